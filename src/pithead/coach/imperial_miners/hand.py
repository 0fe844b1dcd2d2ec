"""Cards that are drawn, searched for, sold and discarded."""

from __future__ import annotations

from dataclasses import replace

from pithead.bots.imperial_miners import outlook
from pithead.coach.imperial_miners.both import Both, best_effect, both, message, pile_words
from pithead.coach.imperial_miners.laying import counting, labels
from pithead.coach.imperial_miners.line import Pile
from pithead.coach.question import Comparison, Said
from pithead.core import frames
from pithead.core.api import Json
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects.words import FACTIONS, PLAIN, ROMAN, Count
from pithead.games.imperial_miners.verbs import CENTRE, WIDE, Do, Frame, Phase

HAND = "hand"
LAST = 0.05


def rounds_to_come(x: Both) -> int:
    """Rounds in which a card of the hand can still be played, this one too while its card is to come."""
    return x.left + (1 if x.view.phase == Phase.EVENT else 0)


# -- decks


def _decks(x: Both) -> tuple[int, int] | None:
    """The two decks, where they are what is chosen."""
    if x.kind not in (Frame.DRAW, Frame.FACTION):
        return None
    found = [next((code for code in codes if Do.DRAW <= code < Do.FACTION), -1) for codes in _codes(x)]
    levels = [(code - Do.DRAW) % 3 for code in found]
    return (levels[0], levels[1]) if -1 not in found and levels[0] != levels[1] else None


def _codes(x: Both) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return x.comparison.chosen.codes, x.comparison.rival.codes


def _faction(x: Both, codes: tuple[int, ...]) -> int:
    """The faction that is searched for, or PLAIN."""
    named = next((code - Do.FACTION for code in codes if Do.FACTION <= code < Do.ADVANCE), None)
    if named is not None:
        return int(named)
    return int(frames.get(x.view.stack[x.seat], 2)) if x.kind == Frame.DRAW else PLAIN


def _unseen(x: Both, level: int, faction: int) -> list[int]:
    """The cards of a level (and a faction) that the seat has not seen, each as often as there are of it."""
    t, s = x.t, x.a.start
    return [
        card
        for card in range(t.level_start[level], t.level_start[level + 1])
        if faction == PLAIN or t.factions[card] >> faction & 1
        for _ in range(s.deck[card])
    ]


def draw_price(c: Comparison) -> Said | None:
    """More cards of the deck can be paid."""
    x = both(c)
    levels = _decks(x)
    if levels is None or rounds_to_come(x) == 0:
        return None
    gold = int(x.a.end.gold[0])
    found = []
    for level, codes in zip(levels, _codes(x), strict=True):
        cards = _unseen(x, level, _faction(x, codes))
        found.append((sum(1 for card in cards if x.t.cost[card] <= gold), len(cards)))
    (pays, n), (less, other) = found
    if n == 0 or other == 0:
        return None
    return x.said(
        "draw-price",
        0.8 * (pays / n - less / other),
        HAND,
        gold=gold,
        pays=pays,
        n=n,
        deck=ROMAN[levels[0]],
        less=less,
        rest=other,
        other=ROMAN[levels[1]],
    )


def draw_room(c: Comparison) -> Said | None:
    """A card of the rival's deck would have no place yet."""
    x = both(c)
    levels = _decks(x)
    if levels is None or not mine.can_place(x.a.end, 0, levels[0]) or mine.can_place(x.a.end, 0, levels[1]):
        return None
    return x.said("draw-room", 0.7, "room", deck=ROMAN[levels[0]], other=ROMAN[levels[1]])


def draw_worth(c: Comparison) -> Said | None:
    """What a card of a deck, or of a faction, adds to the hand on average."""
    x = both(c)
    if x.kind not in (Frame.DRAW, Frame.FACTION):
        return None
    gains = outlook.gains(x.a.start, x.rates, rounds_to_come(x))
    worth = []
    for codes in _codes(x):
        faction = _faction(x, codes)
        deck = next(((code - Do.DRAW) % 3 for code in codes if Do.DRAW <= code < Do.FACTION), None)
        decks = range(3) if deck is None else [deck]
        worth.append(max(int(outlook.deck_gain(x.a.start, gains, level, faction)) for level in decks))
    weight = (worth[0] - worth[1]) / 150
    points, less = (_tenths(one / 100) for one in worth)
    return x.said("draw-worth", weight, "worth", points=points, otherwise=x.otherwise, less=less)


def _tenths(n: float) -> Json:
    """A number as it is written, with one decimal."""
    tenths = round(10 * max(0.0, n))
    return message("tenths", n=tenths // 10, tenth=tenths % 10)


def draw_points(c: Comparison) -> Said | None:
    """Cards of the deck, or of the faction, bring more points when they are laid."""
    x = both(c)
    if x.kind not in (Frame.DRAW, Frame.FACTION) or rounds_to_come(x) == 0:
        return None
    n, less = (_mean_points(x, codes) for codes in _codes(x))
    return x.said(
        "draw-points", 0.1 * (n - less), "worth", points=_tenths(n), otherwise=x.otherwise, less=_tenths(less)
    )


def _mean_points(x: Both, codes: tuple[int, ...]) -> float:
    """Points that an unseen card of a choice gives at once, on average, as the mine is now."""
    found = [_laid(x, card).points for card in _choice(x, codes)]
    return sum(found) / max(1, len(found))


def _choice(x: Both, codes: tuple[int, ...]) -> list[int]:
    """The unseen cards of the deck and the faction that are chosen."""
    deck = next(((code - Do.DRAW) % 3 for code in codes if Do.DRAW <= code < Do.FACTION), None)
    return [card for level in (range(3) if deck is None else [deck]) for card in _unseen(x, level, _faction(x, codes))]


def draw_unseen(c: Comparison) -> Said | None:
    """What is said of decks and factions where there is nothing more to say: how many cards are left to find."""
    x = both(c)
    if x.kind not in (Frame.DRAW, Frame.FACTION):
        return None
    n, less = (len(_choice(x, codes)) for codes in _codes(x))
    if n == less:
        return x.said("draw-even", LAST / 2, HAND, n=n)
    return x.said("draw-unseen", LAST / 2, HAND, n=n, otherwise=x.otherwise, less=less)


def draw_cheap(c: Comparison) -> Said | None:
    """Cards of a higher level cost less."""
    x = both(c)
    levels = _decks(x)
    if levels is None:
        return None
    price, other = (
        round(sum(int(x.t.cost[card]) for card in cards) / max(1, len(cards)))
        for cards in (_unseen(x, level, PLAIN) for level in levels)
    )
    return x.said(
        "draw-cheap", LAST * (other - price), HAND, deck=ROMAN[levels[0]], n=price, other=ROMAN[levels[1]], less=other
    )


def search_many(c: Comparison) -> Said | None:
    """More cards of the faction are still to be found."""
    x = both(c)
    levels = _decks(x)
    factions = [_faction(x, codes) for codes in _codes(x)]
    if levels is None or PLAIN in factions or factions[0] != factions[1]:
        return None
    many = [len(_unseen(x, level, factions[0])) for level in levels]
    return x.said(
        "search-many",
        0.06 * (many[0] - many[1]),
        HAND,
        n=many[0],
        faction=FACTIONS[factions[0]],
        deck=ROMAN[levels[0]],
        less=many[1],
        other=ROMAN[levels[1]],
    )


def names_faction(c: Comparison) -> Said | None:
    """Own cards count the faction that is named."""
    x = both(c)
    one, other = (_faction(x, codes) for codes in _codes(x))
    if x.kind != Frame.FACTION or one == other:
        return None
    who, less = (labels(x, counting(x.a.start, Count.CARDS_OF, faction)) for faction in (one, other))
    if len(who) <= len(less):
        return None
    return x.said(
        "names-faction", 0.5 * (len(who) - len(less)), HAND, faction=FACTIONS[one], card=who[:3], many=len(who)
    )


def names_new(c: Comparison) -> Said | None:
    """The mine has not got the faction that is named, and cards count factions."""
    x = both(c)
    one, other = (_faction(x, codes) for codes in _codes(x))
    if x.kind != Frame.FACTION or mine.cards_of(x.a.start, 0, one) or not mine.cards_of(x.a.start, 0, other):
        return None
    who = labels(x, counting(x.a.start, Count.FACTIONS))
    return x.said("names-new", 0.5 * len(who), HAND, faction=FACTIONS[one], card=who[:3], many=len(who))


# -- how many there are


def hand_short(c: Comparison) -> Said | None:
    """There are more rounds than cards: new ones are wanted."""
    x = both(c)
    more = _drawn(x.a.total()) - _drawn(x.b.total())
    held = len(x.b.end.hand[0])
    if more <= 0 or x.kind != Frame.CHOOSE or held >= x.left:
        return None
    return x.said("hand-short", 0.5 * min(more, x.left - held), HAND, held=held, rounds=message("rounds", n=x.left))


def _drawn(pile: Pile) -> int:
    return pile.cards + pile.sought + pile.fours


def hand_long(c: Comparison) -> Said | None:
    """There are more cards than rounds: one goes that could not be played anyway."""
    x = both(c)
    if x.kind != Frame.SELL or not Do.SELL <= x.first < Do.PLACE or x.second != Do.STOP:
        return None
    held, rounds = len(x.a.start.hand[0]), rounds_to_come(x)
    return x.said(
        "hand-long",
        0.2 * min(3, held - rounds),
        HAND,
        held=message("cards", n=held),
        rounds=message("rounds", n=rounds),
    )


def _parted(x: Both) -> tuple[int, int] | None:
    """The two cards that the choices part with."""
    if not all(Do.SELL <= code < Do.PLACE for code in (x.first, x.second)):
        return None
    return (x.first - Do.SELL) % 160, (x.second - Do.SELL) % 160


def unpaid(c: Comparison) -> Said | None:
    """The card that goes cannot be paid for a while."""
    x = both(c)
    if not Do.SELL <= x.first < Do.PLACE:
        return None
    card, gold = (x.first - Do.SELL) % 160, int(x.a.start.gold[0])
    short = int(x.t.cost[card]) - gold
    parted = _parted(x)
    if parted is not None and x.t.cost[parted[1]] > gold:
        return None
    return x.said("unpaid", 0.15 * short, "paid", card=x.card(card), price=int(x.t.cost[card]), gold=gold)


def unplaced(c: Comparison) -> Said | None:
    """The card that goes has no place in the mine."""
    x = both(c)
    if not Do.SELL <= x.first < Do.PLACE:
        return None
    card = (x.first - Do.SELL) % 160
    parted = _parted(x)
    if mine.can_place(x.a.start, 0, x.t.level[card]):
        return None
    if parted is not None and not mine.can_place(x.a.start, 0, x.t.level[parted[1]]):
        return None
    level = int(x.t.level[card])
    return x.said("unplaced", 0.5, "room", card=x.card(card), deck=ROMAN[level], other=ROMAN[level - 1])


def parts_with(c: Comparison) -> Said | None:
    """Of two cards the one goes that would bring less."""
    x = both(c)
    parted = _parted(x)
    if parted is None or not all(mine.can_place(x.a.start, 0, x.t.level[card]) for card in parted):
        return None
    one, other = (_paid(x, card) for card in parted)
    return x.said(
        "parts-with",
        x.value(other) - x.value(one),
        HAND,
        card=x.card(parted[0]),
        neighbour=x.card(parted[1]),
        pile=pile_words(one),
        less=pile_words(other),
    )


def _paid(x: Both, card: int) -> Pile:
    """What a card brings at its best place, with its price."""
    pile = _laid(x, card)
    return replace(pile, gold=pile.gold - int(x.t.cost[card]))


def _laid(x: Both, card: int) -> Pile:
    """What a card brings at its best place now; by itself where it has none."""
    s, level = x.a.start, int(x.t.level[card])
    cells: list[int] = []
    mine.places(s, 0, level, cells)
    found = []
    for cell in (cells or [level * WIDE + CENTRE // 2]) if s.placed[0] < x.t.rounds else []:
        trial = s.clone()
        mine.put(trial, 0, card, cell)
        found.append(best_effect(x, trial, x.t.card_program + card, int(trial.placed[0]) - 1))
    return max(found, key=x.value, default=Pile())


def holds(c: Comparison) -> Said | None:
    """A card stays in the hand that the rival would part with."""
    x = both(c)
    if not Do.SELL <= x.second < Do.PLACE:
        return None
    card = (x.second - Do.SELL) % 160
    pile = _paid(x, card)
    if not pile.scored:
        pile = _laid(x, card)
    return x.said("holds", max(LAST / 5, 0.2 * x.value(pile)), HAND, card=x.card(card), pile=pile_words(pile))


FACTS = (
    draw_price,
    draw_room,
    draw_worth,
    draw_points,
    draw_unseen,
    draw_cheap,
    search_many,
    names_faction,
    names_new,
    hand_short,
    hand_long,
    unpaid,
    unplaced,
    parts_with,
    holds,
)
