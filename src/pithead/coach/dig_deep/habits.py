"""What people do again and again in Dig Deep."""

from __future__ import annotations

from pithead.coach.habits import Case, Chosen, Habit, Played, another, instead, of_choices
from pithead.games.dig_deep import facts, flow
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Do, Phase, Use

COIN = 0.003  # chance to win that a coin is worth: measured, docs/review.md
LEFT = 2  # tiles at the end from which on it is worth a word
FIRST = "sales"  # the source of most points at usual tables: what a first game is about


def _view(one: Chosen) -> DigDeep:
    assert isinstance(one.view, DigDeep)
    return one.view


def _sell_early(played: Played) -> list[Case]:
    """A sale although the same tile would have paid more a turn later, and a sale was left over then."""
    out = []
    for at, one in enumerate(played.choices):
        if one.verb != "sell":
            continue
        s, kind = _view(one), one.played[0] - Do.SELL
        later = [_view(other) for other in played.choices[at:] if _view(other).turns > s.turns]
        next_turn = [v for v in later if v.turns == later[0].turns and v.phase == Phase.RESOLVE]
        if not next_turn:
            continue
        last = next_turn[-1]
        spare = last.uses[Use.SELL] > sum(
            other.verb == "sell" for other in played.choices if _view(other) is last
        )  # after the last choice of that turn
        gain = int(facts.earns(last, kind)) - int(facts.earns(s, kind)) if spare else 0
        out.append(Case(one.line, float(max(0, gain)), COIN * max(0, gain)))
    return out


def _unsold(played: Played) -> list[Case]:
    """Tiles that nobody bought any more."""
    s = played.end
    assert isinstance(s, DigDeep)
    if not played.choices:
        return []
    k, seat = int(s.t.kinds), played.seat
    kinds = [kind for kind in range(k) for _ in range(s.hand[seat * (k + 3) + kind] + s.shown[seat * k + kind])]
    coins = sum(int(s.price[gem]) * int(s.t.gems[kind * 5 + gem]) for kind in kinds for gem in range(5))
    missed = len(kinds) if len(kinds) >= LEFT else 0
    return [Case(played.choices[-1].line, float(missed), COIN * coins if missed else 0.0)]


def _free_sale(one: Chosen) -> float | None:
    """The turn was ended although something could be sold; counted in coins."""
    if one.verb != "done":
        return None
    if one.other != "sell":
        return 0.0
    assert one.better is not None
    return max(1.0, float(facts.earns(_view(one), one.better[0] - Do.SELL)))


def _top(one: Chosen, code: int) -> int:
    return int(flow.top_level(_view(one), code - Do.MINE))


def _mine_deep(one: Chosen) -> float | None:
    """A tile near the surface before a deeper one."""
    if one.verb != "mine":
        return None
    return float(one.other == "mine" and one.better is not None and _top(one, one.better[0]) > _top(one, one.played[0]))


def _sharers(one: Chosen, code: int) -> int:
    return len(facts.controllers(_view(one), code - Do.MINE))


def _mine_shared(one: Chosen) -> float | None:
    """One's own column before one that others may mine as well."""
    if one.verb != "mine" or _sharers(one, one.played[0]) > 1:
        return None
    return float(one.other == "mine" and one.better is not None and _sharers(one, one.better[0]) > 1)


def _rolls(one: Chosen, codes: tuple[int, ...] | None) -> int:
    """How many dice are rolled again; -1 where it is no throw."""
    if not codes or not Do.MARK <= codes[0] <= Do.ROLL:
        return -1
    return sum(Do.MARK <= code < Do.KEEP for code in codes)


def _reroll_more(one: Chosen) -> float | None:
    """Dice were kept that were better rolled again."""
    kept, wanted = _rolls(one, one.played), _rolls(one, one.better)
    return None if kept < 0 else float(wanted > kept)


def _reroll_less(one: Chosen) -> float | None:
    """Dice were rolled again that were better kept."""
    rolled, wanted = _rolls(one, one.played), _rolls(one, one.better)
    return None if rolled <= 0 else float(0 <= wanted < rolled)


HABITS: tuple[Habit, ...] = (
    Habit("sell-early", _sell_early),
    of_choices("free-sale", _free_sale),
    Habit("unsold", _unsold),
    instead("buy-more", "end", "buy"),
    instead("buy-less", "buy", "end"),
    another("buy-other", "buy"),
    another("discard-other", "discard"),
    of_choices("mine-deep", _mine_deep),
    of_choices("mine-shared", _mine_shared),
    of_choices("reroll-more", _reroll_more),
    of_choices("reroll-less", _reroll_less),
    another("sell-other", "sell"),
    another("reserve-other", "reserve"),
    another("invest-other", "invest"),
)
