"""Machines, carts and cave-ins: where a token does most, or least harm."""

from __future__ import annotations

from typing import TypeAlias

from pithead.coach.imperial_miners.both import Both, both, count_words, each_turn, pile_words
from pithead.coach.imperial_miners.laying import counting, counts, labels
from pithead.coach.imperial_miners.line import Pile
from pithead.coach.question import Comparison, Said
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects.words import COUNTS, Count
from pithead.games.imperial_miners.state import NONE, ImperialMiners
from pithead.games.imperial_miners.verbs import WIDE, Do, Frame

CAVES = "caves"
TOKENS = "tokens"
FED = (Count.MACHINES, Count.CARTS, Count.CAVEINS, Count.MACHINES_CARTS)
DEEP = 2  # a card of this row is hardly woken a second time
Fed: TypeAlias = tuple[int, int, int]  # what is counted, how much with the one choice, with the other


def harmless(c: Comparison) -> Said | None:
    """A cave-in in the last round costs nothing."""
    x = both(c)
    if x.left > 0 or x.gains.caves <= max(0, x.less.caves) or x.kind == Frame.PICK:
        return None
    weight = x.value(x.gains) - x.value(x.less) + 0.1
    return x.said("harmless", weight, CAVES, pile=pile_words(_without_caves(x.gains)))


def _without_caves(pile: Pile) -> Pile:
    out = Pile()
    out.add(pile)
    out.caves = 0
    return out


def spared(c: Comparison) -> Said | None:
    """The rival lets a card cave in that will be wanted."""
    x = both(c)
    if x.left == 0 or x.kind == Frame.PICK:
        return None
    new = [slot for slot in range(x.b.end.placed[0]) if _caved(x.b.end, slot) and not _caved(x.b.start, slot)]
    lost = [slot for slot in new if _stands(x, slot) and not _caved(x.a.end, slot)]
    best = max(lost, key=lambda slot: x.value(each_turn(x, x.b.end, slot)), default=NONE)
    if best == NONE or x.a.total().caves >= x.b.total().caves:
        return None
    pile = each_turn(x, x.b.end, best)
    card = x.card(int(x.b.end.cards[best]))
    return x.said(
        "spared", min(x.value(pile), int(x.rates.cave[x.left]) / 100), CAVES, card=card, pile=pile_words(pile)
    )


def _stands(x: Both, slot: int) -> bool:
    """Whether the same card lies there in the end of both lines."""
    return slot < x.a.end.placed[0] and bool(x.a.end.cards[slot] == x.b.end.cards[slot])


def _caved(s: ImperialMiners, slot: int) -> bool:
    return bool(s.caved[0] >> slot & 1)


def _targets(x: Both, verb: int) -> tuple[int, int] | None:
    """The slots of two different targets of a machine or a cave-in."""
    if x.kind not in (Frame.PICK, Frame.CLEAR) or not all(verb <= code < verb + 88 for code in (x.first, x.second)):
        return None
    return int(mine.find(x.a.start, 0, x.first - verb)), int(mine.find(x.a.start, 0, x.second - verb))


def cave_target(c: Comparison) -> Said | None:
    """The cave-in goes where a turn is worth least."""
    x = both(c)
    slots = _targets(x, Do.CAVEIN)
    if slots is None or x.left == 0:
        return None
    piles = [each_turn(x, x.a.start, slot) for slot in slots]
    return x.said(
        "cave-target",
        x.value(piles[1]) - x.value(piles[0]),
        CAVES,
        card=x.card(int(x.a.start.cards[slots[0]])),
        neighbour=x.card(int(x.a.start.cards[slots[1]])),
        pile=pile_words(piles[0]),
        less=pile_words(piles[1]),
    )


def feeds(c: Comparison) -> Said | None:
    """There is more of what a card counts that will still act: one of the hand, or of the upper rows."""
    x = both(c)
    found: list[tuple[float, Fed, list[int]]] = []
    for count in FED if x.left else ():
        n, less = (int(mine.tally(line.end, 0, count, 0, 0)) for line in (x.a, x.b))
        who = [card for card in counting(x.a.end, count) if card in x.a.end.hand[0] or x.t.level[card] < DEEP]
        found.append((0.3 * (n - less) * min(2, len(who)), (count, n, less), who))
    weight, (count, n, less), who = max(found, default=(0.0, (1, 0, 0), []), key=lambda one: one[0])
    cards = labels(x, who)[:2]
    return x.said(
        "feeds",
        weight,
        TOKENS,
        card=cards,
        many=len(cards),
        counted=count_words(COUNTS[count - 1].name, "", n),
        less=less,
        otherwise=x.otherwise,
    )


def out_of_the_way(c: Comparison) -> Said | None:
    """No chain will come through the card any more, as far as the hand goes; through the rival's one may."""
    x = both(c)
    slots = _targets(x, Do.CAVEIN)
    if slots is None or x.left == 0:
        return None
    rows = [int(x.a.start.cells[slot]) // WIDE for slot in slots]
    deepest = max((int(x.t.level[card]) for card in x.a.end.hand[0]), default=0)
    if not rows[1] < deepest <= rows[0]:
        return None
    card, neighbour = (x.card(int(x.a.start.cards[slot])) for slot in slots)
    weight = int(x.rates.cave[x.left]) / 100
    return x.said("out-of-the-way", weight, CAVES, card=card, neighbour=neighbour)


def cleared_again(c: Comparison) -> Said | None:
    """The chain comes through the card in this round, and the cave-in goes again."""
    x = both(c)
    slots = _targets(x, Do.CAVEIN)
    if slots is None or x.left == 0 or _caved(x.a.end, slots[0]) or not _caved(x.b.end, slots[1]):
        return None
    card = x.card(int(x.a.start.cards[slots[0]]))
    return x.said("cleared-again", int(x.rates.cave[x.left]) / 100, CAVES, card=card)


def clears(c: Comparison) -> Said | None:
    """A cave-in goes: its card acts again."""
    x = both(c)
    if not Do.CLEAR <= x.first < Do.CART or x.left == 0:
        return None
    slot = int(mine.find(x.a.start, 0, x.first - Do.CLEAR))
    again = each_turn(x, x.a.start, slot)
    card = x.card(int(x.a.start.cards[slot]))
    return x.said("clears", x.value(again) + 0.2, CAVES, card=card, pile=pile_words(again))


def machine_target(c: Comparison) -> Said | None:
    """The machine goes where it pays each time."""
    x = both(c)
    slots = _targets(x, Do.MACHINE)
    if slots is None:
        return None
    one, other = _with_machine(x, slots[0]), _with_machine(x, slots[1])
    before = each_turn(x, x.a.start, slots[0])
    gain = x.value(one) - x.value(before)
    lost = x.value(other) - x.value(each_turn(x, x.a.start, slots[1]))
    return x.said(
        "machine-target",
        gain - lost,
        TOKENS,
        card=x.card(int(x.a.start.cards[slots[0]])),
        pile=pile_words(one),
        less=pile_words(before),
    )


def _with_machine(x: Both, slot: int) -> Pile:
    """A turn of a card with one more machine on it."""
    trial = x.a.start.clone()
    trial.machines[slot] = min(int(trial.machines[slot]) + 1, int(x.t.machine_limit))
    return each_turn(x, trial, slot)


def cart_target(c: Comparison) -> Said | None:
    """The cart goes to a card that counts the carts around it."""
    x = both(c)
    if x.kind != Frame.CART or not Do.CART <= x.first < Do.DRAW:
        return None
    one, other = mine.between(x.a.start, 0, x.first - Do.CART), mine.between(x.a.start, 0, x.second - Do.CART)
    who = [int(card) for card in one if counts(x.t, int(card), Count.CARTS_HERE)]
    if not who or any(counts(x.t, int(card), Count.CARTS_HERE) for card in other):
        return None
    return x.said("cart-target", 0.6 if x.left else 0.2, TOKENS, card=x.card(who[0]))


FACTS = (feeds, harmless, spared, cave_target, out_of_the_way, cleared_again, clears, machine_target, cart_target)
