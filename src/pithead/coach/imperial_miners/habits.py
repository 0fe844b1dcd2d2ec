"""What people do again and again in Imperial Miners."""

from __future__ import annotations

from pithead.coach.habits import Case, Chosen, Codes, Habit, Played, another, of_choices
from pithead.coach.imperial_miners.line import Line, follow, rates
from pithead.games.imperial_miners.state import NONE, ImperialMiners
from pithead.games.imperial_miners.verbs import Do

POINT = 0.02  # chance to win that a point is worth: measured, docs/review.md
GOLD = 5  # left at the end from which on it is worth a word
TO_COME = 2  # rounds before the end at which gold still had a use
DEEP = 2  # cards of level III and IV
FIRST = "cards_3"  # the source of most points at usual tables: what a first game is about


def _view(one: Chosen) -> ImperialMiners:
    assert isinstance(one.view, ImperialMiners)
    return one.view


# -- cards that come and go


def _draw_deep(one: Chosen) -> float | None:
    """A deeper deck was better."""
    if one.verb != "draw" or one.played[0] == Do.DRAW + DEEP:
        return None
    return float(one.other == "draw" and one.better is not None and one.better[0] > one.played[0])


def _draw_cheap(one: Chosen) -> float | None:
    """A deck nearer to the surface was better."""
    if one.verb != "draw" or one.played[0] == Do.DRAW:
        return None
    return float(one.other == "draw" and one.better is not None and one.better[0] < one.played[0])


def _draws(codes: Codes) -> bool:
    return any(Do.DRAW <= code < Do.ADVANCE for code in codes)


def _card_taken(one: Chosen) -> float | None:
    """An effect that draws a card, where another one was better."""
    if one.verb != "resolve" or not _draws(one.played):
        return None
    return float(one.other == "resolve" and one.better is not None and not _draws(one.better))


def _deep_cards(one: Chosen, codes: Codes) -> int:
    return sum(int(_view(one).t.level[code - Do.KEEP]) >= DEEP for code in codes)


def _keep_deep(one: Chosen) -> float | None:
    """More cards of the deep levels were better kept."""
    if one.verb != "keep":
        return None
    return float(max(0, _deep_cards(one, one.better) - _deep_cards(one, one.played))) if one.better else 0.0


# -- the card that is played


def _lines(one: Chosen) -> tuple[Line, Line] | None:
    """What was played and what was better, each to the end of the round."""
    if one.better is None or one.other != "play":
        return None
    return follow(one.view, one.seat, one.played), follow(one.view, one.seat, one.better)


def _chain(one: Chosen) -> float | None:
    """A card that wakes more cards was better; counted in cards."""
    if one.verb != "play":
        return None
    found = _lines(one)
    return float(max(0, len(found[1].chain) - len(found[0].chain))) if found else 0.0


def _carts(one: Chosen) -> float | None:
    """A card that completes more carts was better; counted in carts."""
    if one.verb != "play":
        return None
    found = _lines(one)
    return float(max(0, found[1].joins - found[0].joins)) if found else 0.0


def _price(one: Chosen) -> float | None:
    """A cheaper card was better; counted in gold."""
    if one.verb != "play":
        return None
    found = _lines(one)
    return float(max(0, found[0].price - found[1].price)) if found and found[1].card != NONE else 0.0


def _points(one: Chosen) -> float | None:
    """A card that brings more points in the same round was better; counted in points."""
    if one.verb != "play":
        return None
    found = _lines(one)
    return float(max(0, found[1].total().scored - found[0].total().scored)) if found else 0.0


def _place(one: Chosen) -> float | None:
    """The same card in another place was better."""
    if one.verb != "play":
        return None
    return float(one.better is not None and one.better[0] == one.played[0] and one.better != one.played)


# -- the end


def _gold_left(played: Played) -> list[Case]:
    """Gold that came to nothing; counted in gold."""
    s = played.end
    assert isinstance(s, ImperialMiners)
    if not played.choices:
        return []
    gold = int(s.gold[played.seat])
    missed = gold if gold >= GOLD else 0
    points = missed * int(rates(int(s.seats)).gold[TO_COME]) / 100
    return [Case(played.choices[-1].line, float(missed), POINT * points)]


HABITS: tuple[Habit, ...] = (
    of_choices("chain", _chain),
    of_choices("carts", _carts),
    of_choices("price", _price),
    of_choices("place", _place),
    of_choices("points", _points),
    of_choices("card-taken", _card_taken),
    of_choices("draw-deep", _draw_deep),
    of_choices("draw-cheap", _draw_cheap),
    of_choices("keep-deep", _keep_deep),
    another("discard-other", "discard"),
    another("sell-other", "sell"),
    Habit("gold-left", _gold_left),
)
