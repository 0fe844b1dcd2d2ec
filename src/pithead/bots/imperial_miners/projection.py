"""How the rounds to come may go: cards of the hand and cards not yet drawn, one a round, each at the place that suits
it best.

Chains grow with every card; a place is used once. All of it is a sketch: nothing is activated, gold comes in at a
steady pace.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.imperial_miners import valuation
from pithead.bots.imperial_miners.rates import Rates
from pithead.bots.imperial_miners.valuation import NOWHERE
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.state import ImperialMiners

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

STRANGER_COST: Final = [0, 2, 5]  # gold that a card not yet drawn will cost, by level
PLACES: Final = 5  # of each level, so many are looked at: those with the best chains
WORST: Final = -1000000000


class Hand:
    """Cards that may be played: what each brings when it is laid and each time again, both without the chain above
    it.
    """

    cards: Ints
    laid: Ints
    again: Ints
    fits: list[Ints]  # by card: what the carts are worth that it would complete at each place of its level

    def __init__(self) -> None:
        self.cards = []
        self.laid = []
        self.again = []
        self.fits = []

    def add(self, s: ImperialMiners, r: Rates, card: i64, left: i64) -> None:
        """One more card, to be played in one of `left` rounds."""
        again: i64 = valuation.card_worth(s, r, card, NOWHERE, max(0, left - 1))
        self.cards.append(card)
        self.again.append(again)
        laid: i64 = again + r.half * mine.bits(s.t.halves[card]) - r.gold[left] * s.t.cost[card]
        if r.fond >= 0 and s.t.factions[card] >> r.fond & 1:
            laid += r.fondness
        self.laid.append(laid)

    def fit(self, s: ImperialMiners, r: Rates, places: Places) -> None:
        """The last card added, at the places of its level."""
        card: i64 = self.cards[len(self.cards) - 1]
        out: Ints = []
        cell: i64
        for cell in places.cells[s.t.level[card]]:
            out.append(r.fit * joined(s, card, cell))
        self.fits.append(out)

    def drop(self) -> None:
        """The last one goes."""
        self.cards.pop()
        self.laid.pop()
        self.again.pop()
        if len(self.fits) > len(self.cards):
            self.fits.pop()

    def whole(self, s: ImperialMiners, r: Rates, i: i64, above: Ints) -> i64:
        """What a card will bring with the best chain above it."""
        level: i64 = s.t.level[self.cards[i]]
        return self.laid[i] + above[level] - (r.missing if level > 0 and above[level] == 0 else 0)


class Places:
    """The free cells of each level, those with the best chains above them first."""

    cells: list[Ints]
    chain: list[Ints]

    def __init__(self, s: ImperialMiners, reach: Ints) -> None:
        self.cells = []
        self.chain = []
        level: i64
        cell: i64
        for level in range(4):
            found: Ints = []
            mine.places(s, 0, level, found)
            order: list[tuple[int, int]] = []
            for cell in found:
                order.append((-valuation.above(s, reach, cell), cell))
            order.sort()
            cells: Ints = []
            chain: Ints = []
            for worse, cell in order[:PLACES]:
                cells.append(cell)
                chain.append(-worse)
            self.cells.append(cells)
            self.chain.append(chain)


def joined(s: ImperialMiners, card: i64, cell: i64) -> i64:
    """Carts that a card would complete at a cell."""
    n: i64 = 0
    half: i64
    halves: i64 = s.t.halves[card]
    for half in range(6):
        if halves >> half & 1:
            other: i64 = mine.find(s, 0, cell + mine.step(half))
            if other >= 0 and s.t.halves[s.cards[other]] >> mine.opposite(half) & 1:
                n += 1
    return n


def project(s: ImperialMiners, r: Rates, hand: Hand, places: Places, left: i64) -> i64:
    """What the rounds to come will bring by the cards that are played in them."""
    t = s.t
    total: i64 = 0
    used: i64 = 0
    purse: i64 = 10 * s.gold[0]
    taken: Ints = [0, 0, 0, 0]  # by level: mask of the places used
    chain: list[Ints] = [row[:] for row in places.chain]
    round: i64
    i: i64
    p: i64
    level: i64
    value: i64
    score: i64
    for round in range(left):
        rest: i64 = (left - round - 1) * r.growth
        card: i64 = -1
        place: i64 = 0
        most: i64 = WORST
        worth: i64 = 0
        again: i64 = 0
        row: i64 = 0
        for i in range(len(hand.cards)):
            if used >> i & 1 or 10 * t.cost[hand.cards[i]] > purse:
                continue
            level = t.level[hand.cards[i]]
            fits = hand.fits[i]
            there = chain[level]
            for p in range(len(there)):
                if taken[level] >> p & 1:
                    continue
                value = hand.laid[i] + there[p] + (fits[p] if p < len(fits) else 0)
                score = value + (hand.again[i] + there[p]) * rest // 100 if level < 3 else value
                if score > most:
                    most, worth, card, place, row, again = score, value, i, p, level, hand.again[i]
        for level in range(3):
            if 10 * STRANGER_COST[level] > purse:
                continue
            there = chain[level]
            for p in range(len(there)):
                if taken[level] >> p & 1:
                    continue
                value = r.strangers[level] + there[p] - r.played
                score = value + (r.strangers[level] + there[p]) * rest // 100
                if score > most:
                    most, worth, card, place, row, again = score, value, 100, p, level, r.strangers[level]
        if card >= 0:
            total += r.plays[round] * (worth + r.played) // 100
            purse -= 10 * (STRANGER_COST[row] if card == 100 else t.cost[hand.cards[card]])
            if card < 100:
                used |= 1 << card
            taken[row] |= 1 << place
            if row == 0:
                chain[0].append(0)
            if row < 3:
                chain[row + 1].append(again + chain[row][place])
                chain[row + 1].append(again + chain[row][place])
        purse += r.income
    return total
