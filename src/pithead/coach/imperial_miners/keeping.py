"""The four cards that are kept at the start, as one choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from pithead.coach.imperial_miners.both import Both, best_effect, both, pile_words
from pithead.coach.imperial_miners.laying import counts, labels
from pithead.coach.imperial_miners.line import Pile
from pithead.coach.question import Comparison, Said
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects.words import FACTIONS, ITEM, At, Count, Op
from pithead.games.imperial_miners.tables import Tables
from pithead.games.imperial_miners.verbs import CENTRE, WIDE, Do, Frame

KEPT = "kept"
# What some cards make and others count: the operation that makes it, the counts that look at it.
THEMES = {
    "machines": (Op.MACHINE, (Count.MACHINES, Count.MACHINES_HERE, Count.MACHINES_CARTS)),
    "carts": (Op.CART, (Count.CARTS, Count.CARTS_HERE, Count.MACHINES_CARTS)),
    "caveins": (Op.CAVEIN, (Count.CAVEINS,)),
    "space": (Op.ADVANCE, (Count.SPACE,)),
}


def _sets(x: Both) -> tuple[list[int], list[int]] | None:
    """The cards that are kept by the one choice and by the other."""
    if x.kind != Frame.KEEP:
        return None
    kept = x.view.stack[x.seat][-4] if len(x.view.stack[x.seat]) else 0
    have = [int(card) for i, card in enumerate(x.view.hand[x.seat]) if kept >> i & 1]
    one, other = ([code - Do.KEEP for code in c.codes] for c in (x.comparison.chosen, x.comparison.rival))
    return sorted([*have, *one]), sorted([*have, *other])


def _only(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """Cards of the first that the second has not."""
    rest = list(other)
    out = []
    for card in one:
        if card in rest:
            rest.remove(card)
        else:
            out.append(card)
    return out


def begins(c: Comparison) -> Said | None:
    """A card of level I: without one nothing can be played in round 1."""
    x = both(c)
    found = _sets(x)
    if found is None:
        return None
    ones = [card for card in found[0] if x.t.level[card] == 0]
    if not ones or any(x.t.level[card] == 0 for card in found[1]):
        return None
    return x.said("begins", 6, KEPT, card=x.card(ones[0]))


def two_ones(c: Comparison) -> Said | None:
    """A second card of level I costs nothing and widens the mine."""
    x = both(c)
    found = _sets(x)
    if found is None:
        return None
    many = [[card for card in cards if x.t.level[card] == 0] for cards in found]
    if len(many[0]) != 2 or len(many[1]) != 1:
        return None
    return x.said("two-ones", 0.8, "levels", card=labels(x, many[0]), otherwise=x.otherwise)


def keep_price(c: Comparison) -> Said | None:
    """The four cost less."""
    x = both(c)
    found = _sets(x)
    if found is None:
        return None
    price, other = (sum(int(x.t.cost[card]) for card in cards) for cards in found)
    weight = 0.2 * (other - price) if other - price >= 2 else 0.04 * (other - price)
    return x.said("keep-price", weight, "price", n=price, otherwise=x.otherwise, less=other)


def _pairs(t: Tables, cards: Sequence[int], faction: int) -> int:
    """How often a card counts the faction of another."""
    return sum(
        1
        for one, other in permutations(cards, 2)
        if counts(t, one, Count.CARDS_OF, faction) and t.factions[other] >> faction & 1
    )


def together(c: Comparison) -> Said | None:
    """Cards of a faction that count one another."""
    x = both(c)
    found = _sets(x)
    if found is None:
        return None
    more = [(_pairs(x.t, found[0], f) - _pairs(x.t, found[1], f), f) for f in range(len(FACTIONS))]
    many, faction = max(more)
    who = [card for card in found[0] if x.t.factions[card] >> faction & 1 or counts(x.t, card, Count.CARDS_OF, faction)]
    return x.said("together", 0.5 * many, KEPT, card=labels(x, who), faction=FACTIONS[faction])


def many_factions(c: Comparison) -> Said | None:
    """A card that counts factions, and many of them to count."""
    x = both(c)
    found = _sets(x)
    if found is None:
        return None
    who = [card for card in found[0] if counts(x.t, card, Count.FACTIONS)]
    n, less = (len(_factions(x.t, cards)) for cards in found)
    if not who:
        return None
    return x.said(
        "many-factions",
        0.4 * (n - less),
        KEPT,
        card=labels(x, who[:2]),
        many=len(who),
        n=n,
        otherwise=x.otherwise,
        less=less,
    )


def _factions(t: Tables, cards: Sequence[int]) -> set[int]:
    return {f for card in cards for f in range(len(FACTIONS)) if t.factions[card] >> f & 1}


def theme(c: Comparison) -> Said | None:
    """Cards that make something and cards that count it."""
    x = both(c)
    found = _sets(x)
    if found is None:
        return None
    best: tuple[float, str] = (0.0, "")
    for name in THEMES:
        more = _theme_pairs(x.t, found[0], name) - _theme_pairs(x.t, found[1], name)
        best = max(best, (0.4 * more, name))
    weight, name = best
    who = [card for card in found[0] if name and (_makes(x.t, card, name) or _looks(x.t, card, name))]
    return x.said("theme", weight, KEPT, card=labels(x, who), theme=name)


def _theme_pairs(t: Tables, cards: Sequence[int], name: str) -> int:
    return sum(1 for one, other in permutations(cards, 2) if _makes(t, one, name) and _looks(t, other, name))


def _makes(t: Tables, card: int, name: str) -> bool:
    program = t.card_program + card
    return any(
        t.items[item + At.OP] == THEMES[name][0]
        for branch in range(t.program[program], t.program[program + 1])
        for item in range(t.first_item[branch], t.last_item[branch], ITEM)
    )


def _looks(t: Tables, card: int, name: str) -> bool:
    return any(counts(t, card, count) for count in THEMES[name][1])


def first_income(c: Comparison) -> Said | None:
    """The better of two cards of level I: it is woken in most rounds."""
    x = both(c)
    found = _sets(x)
    if found is None:
        return None
    ones = [[card for card in _only(a, b) if x.t.level[card] == 0] for a, b in (found, found[::-1])]
    if len(ones[0]) != 1 or len(ones[1]) != 1:
        return None
    gains, less = (_alone(x, cards[0]) for cards in ones)
    return x.said(
        "first-income",
        1.5 * (x.value(gains) - x.value(less)),
        KEPT,
        card=x.card(ones[0][0]),
        pile=pile_words(gains),
        neighbour=x.card(ones[1][0]),
        less=pile_words(less),
    )


def _alone(x: Both, card: int) -> Pile:
    """What a card of level I brings as the first of its mine."""
    trial = x.a.start.clone()
    mine.put(trial, 0, card, CENTRE // 2)
    return best_effect(x, trial, x.t.card_program + card, 0)


def half_carts(c: Comparison) -> Said | None:
    """More half-carts on the four cards."""
    x = both(c)
    found = _sets(x)
    if found is None:
        return None
    n, less = (sum(int(mine.bits(x.t.halves[card])) for card in cards) for cards in found)
    return x.said("half-carts", 0.06 * (n - less), "carts", n=n, otherwise=x.otherwise, less=less)


def kept_instead(c: Comparison) -> Said | None:
    """What a card brings beside the other three, and the one that goes for it."""
    x = both(c)
    found = _sets(x)
    if found is None:
        return None
    one, other = _only(*found), _only(*found[::-1])
    if not one or not other:
        return None
    gains = max(((_beside(x, card, found[0]), card) for card in one), key=lambda pair: x.value(pair[0]))
    less = max(((_beside(x, card, found[1]), card) for card in other), key=lambda pair: x.value(pair[0]))
    weight = max(0.001, 0.3 * (x.value(gains[0]) - x.value(less[0])))
    return x.said(
        "kept-instead",
        weight,
        KEPT,
        card=x.card(gains[1]),
        pile=pile_words(gains[0]),
        neighbour=x.card(less[1]),
        less=pile_words(less[0]),
    )


def _beside(x: Both, card: int, cards: Sequence[int]) -> Pile:
    """What a card brings in a mine of these alone, with its price."""
    trial = x.a.start.clone()
    places = [0, 0, 0, 0]
    for one in sorted(cards, key=lambda one: (one == card, x.t.level[one])):
        level = int(x.t.level[one])
        mine.put(trial, 0, one, level * WIDE + CENTRE // 2 + places[level])
        places[level] += 1
    pile = best_effect(x, trial, x.t.card_program + card, len(cards) - 1)
    return replace(pile, gold=pile.gold - int(x.t.cost[card]))


FACTS = (begins, two_ones, keep_price, together, many_factions, theme, first_income, half_carts, kept_instead)
