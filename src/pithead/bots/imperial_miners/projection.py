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
NO_PLACE: Final = -1000000000
STRANGER: Final = 100  # in place of a card of the hand


class Hand:
    """Cards that may be played: what each brings when it is laid and each time again, both without the chain above
    it.
    """

    cards: Ints
    level: Ints
    price: Ints  # in tenths of a gold piece
    laid: Ints
    again: Ints
    fits: list[Ints]  # by card: what the carts are worth that it would complete at each place of its level
    best_fit: Ints  # the most of them, or 0

    def __init__(self) -> None:
        self.cards = []
        self.level = []
        self.price = []
        self.best_fit = []
        self.laid = []
        self.again = []
        self.fits = []

    def add(self, s: ImperialMiners, r: Rates, card: i64, left: i64) -> None:
        """One more card, to be played in one of `left` rounds."""
        again: i64 = valuation.card_worth(s, r, card, NOWHERE, max(0, left - 1))
        self.cards.append(card)
        self.level.append(s.t.level[card])
        self.price.append(10 * s.t.cost[card])
        self.again.append(again)
        laid: i64 = again + r.half * mine.bits(s.t.halves[card]) - r.gold[left] * s.t.cost[card]
        if r.fond >= 0 and s.t.factions[card] >> r.fond & 1:
            laid += r.fondness
        self.laid.append(laid)

    def fit(self, s: ImperialMiners, r: Rates, places: Places) -> None:
        """The last card added, at the places of its level."""
        card: i64 = self.cards[len(self.cards) - 1]
        out: Ints = []
        best: i64 = 0
        cell: i64
        for cell in places.cells[s.t.level[card]]:
            fit: i64 = r.fit * joined(s, card, cell)
            best = max(best, fit)
            out.append(fit)
        self.fits.append(out)
        self.best_fit.append(best)

    def drop(self) -> None:
        """The last one goes."""
        self.cards.pop()
        self.level.pop()
        self.price.pop()
        self.laid.pop()
        self.again.pop()
        if len(self.fits) > len(self.cards):
            self.fits.pop()
            self.best_fit.pop()

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


class Sketch:
    """A projection round by round: what tells whether one more card would change it."""

    purse: Ints
    most: Ints  # the score of what is played
    chain: list[Ints]  # by level: the best chain above a free place, or NO_PLACE

    def __init__(self) -> None:
        self.purse = []
        self.most = []
        self.chain = []

    def changed_by(self, r: Rates, hand: Hand, left: i64) -> bool:
        """Whether the last card of a hand might be played in place of something."""
        i: i64 = len(hand.cards) - 1
        level: i64 = hand.level[i]
        round: i64
        for round in range(left):
            chain: i64 = self.chain[round][level]
            if chain != NO_PLACE and hand.price[i] <= self.purse[round]:
                rest: i64 = (left - round - 1) * r.growth
                if score_at(hand, i, chain, hand.best_fit[i], rest) >= self.most[round]:
                    return True
        return False


def score_at(hand: Hand, i: i64, chain: i64, fit: i64, rest: i64) -> i64:
    """By what a card of the hand is chosen for a place: what it brings, and what a longer chain brings later."""
    worth: i64 = hand.laid[i] + chain + fit
    return worth + (hand.again[i] + chain) * rest // 100 if hand.level[i] < 3 else worth


def project(s: ImperialMiners, r: Rates, hand: Hand, places: Places, left: i64, sketch: Sketch | None = None) -> i64:
    """What the rounds to come will bring by the cards that are played in them."""
    total: i64 = 0
    used: i64 = 0
    purse: i64 = 10 * s.gold[0]
    taken: Ints = [0, 0, 0, 0]  # by level: mask of the places used
    chain: list[Ints] = [row[:] for row in places.chain]
    top: Ints = [0, 0, 0, 0]  # by level: the best chain above a free place, or NO_PLACE
    round: i64
    i: i64
    p: i64
    level: i64
    score: i64
    for level in range(4):
        top[level] = best_chain(chain[level], 0)
    for round in range(left):
        rest: i64 = (left - round - 1) * r.growth
        card: i64 = -1
        place: i64 = 0
        most: i64 = WORST
        row: i64 = 0
        for i in range(len(hand.cards)):
            level = hand.level[i]
            if used >> i & 1 or top[level] == NO_PLACE or hand.price[i] > purse:
                continue
            if score_at(hand, i, top[level], hand.best_fit[i], rest) <= most:
                continue
            fits = hand.fits[i]
            there = chain[level]
            for p in range(len(there)):
                if not taken[level] >> p & 1:
                    score = score_at(hand, i, there[p], fits[p] if p < len(fits) else 0, rest)
                    if score > most:
                        most, card, place, row = score, i, p, level
        for level in range(3):
            if top[level] != NO_PLACE and 10 * STRANGER_COST[level] <= purse:
                score = r.strangers[level] + top[level]
                score += score * rest // 100 - r.played
                if score > most:
                    most, card, row = score, STRANGER, level
        if sketch is not None:
            sketch.purse.append(purse)
            sketch.most.append(most)
            sketch.chain.append(top[:])
        if card >= 0:
            again: i64
            worth: i64
            if card == STRANGER:
                place = free_place(chain[row], taken[row], top[row])
                again = r.strangers[row]
                worth = again + top[row] - r.played
                purse -= 10 * STRANGER_COST[row]
            else:
                again = hand.again[card]
                worth = hand.laid[card] + chain[row][place]
                if place < len(hand.fits[card]):
                    worth += hand.fits[card][place]
                purse -= hand.price[card]
                used |= 1 << card
            total += r.plays[round] * (worth + r.played) // 100
            taken[row] |= 1 << place
            if row == 0:
                chain[0].append(0)
            if row < 3:
                longer: i64 = again + chain[row][place]
                chain[row + 1].append(longer)
                chain[row + 1].append(longer)
                top[row + 1] = max(top[row + 1], longer)
            top[row] = best_chain(chain[row], taken[row])
        purse += r.income
    return total


def best_chain(chain: Ints, taken: i64) -> i64:
    """The best chain above a place that is not taken, or NO_PLACE."""
    best: i64 = NO_PLACE
    p: i64
    for p in range(len(chain)):
        if not taken >> p & 1:
            best = max(best, chain[p])
    return best


def free_place(chain: Ints, taken: i64, wanted: i64) -> i64:
    """The first place that is not taken and has such a chain above it."""
    p: i64 = 0
    while taken >> p & 1 or chain[p] != wanted:
        p += 1
    return p
