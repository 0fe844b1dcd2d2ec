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

SIDEWAYS: Final = (0, 1, 4, 5)  # halves that a later card may meet: L, R, BL, BR
PLACES: Final = 5  # of each level, so many are looked at: those with the best chains
WORST: Final = -1000000000
NO_PLACE: Final = -1000000000
STRANGER: Final = 100  # in place of a card of the hand


class Held:
    """A card that may be played: what it brings when it is laid and each time again, without the chain above it."""

    card: i64
    level: i64
    price: i64  # in tenths of a gold piece
    laid: i64
    again: i64
    fits: Ints  # what the carts are worth that it would complete at each place of its level; empty before it is asked
    best_fit: i64  # the most of them, or 0

    def __init__(self, s: ImperialMiners, r: Rates, card: i64, left: i64) -> None:
        """To be played in one of `left` rounds."""
        self.card = card
        self.level = s.t.level[card]
        self.price = 10 * s.t.cost[card]
        self.again = valuation.card_worth(s, r, card, NOWHERE, max(0, left - 1))
        self.laid = self.again + r.half * mine.bits(s.t.halves[card]) - r.gold[left] * s.t.cost[card]
        if r.fond >= 0 and s.t.factions[card] >> r.fond & 1:
            self.laid += r.fondness
        self.fits = []
        self.best_fit = 0

    def fit(self, s: ImperialMiners, r: Rates, places: Places) -> None:
        """Look at the places of its level."""
        full: i64 = s.t.halves[self.card]
        halves: i64
        for halves in places.halves[self.level]:
            fit: i64 = r.fit * mine.bits(full & halves)
            self.fits.append(fit)
            self.best_fit = max(self.best_fit, fit)

    def whole(self, r: Rates, above: Ints) -> i64:
        """What it will bring with the best chain above it."""
        chain: i64 = above[self.level]
        return self.laid + chain - (r.missing if self.level > 0 and chain == 0 else 0)

    def score(self, chain: i64, fit: i64, rest: i64) -> i64:
        """By what it is chosen for a place: what it brings, and `rest` per cent of what a longer chain brings."""
        worth: i64 = self.laid + chain + fit
        return worth + (self.again + chain) * rest // 100 if self.level < 3 else worth


def open_halves(s: ImperialMiners) -> i64:
    """Full half-carts of the mine that have no neighbour yet."""
    n: i64 = 0
    i: i64
    half: i64
    for i in range(s.placed[0]):
        for half in SIDEWAYS:
            if s.t.halves[s.cards[i]] >> half & 1 and mine.find(s, 0, s.cells[i] + mine.step(half)) < 0:
                n += 1
    return n


class Ground:
    """Where cards can be laid in a mine, whatever else happens to it."""

    cells: list[Ints]  # by level: the free ones, ascending
    halves: list[Ints]  # of a card at each of them: mask of those that would meet a full one
    open: i64  # full half-carts of the mine that have no neighbour yet
    placed: i64  # cards in that mine, and the cell of the last
    last: i64

    def __init__(self, s: ImperialMiners) -> None:
        self.cells = []
        self.halves = []
        self.open = open_halves(s)
        self.placed = s.placed[0]
        self.last = last_cell(s)
        level: i64
        cell: i64
        for level in range(4):
            cells: Ints = []
            halves: Ints = []
            mine.places(s, 0, level, cells)
            for cell in cells:
                halves.append(met(s, cell))
            self.cells.append(cells)
            self.halves.append(halves)

    def is_of(self, s: ImperialMiners) -> bool:
        """Whether it is still that of a mine that has changed by its last card at most."""
        return s.placed[0] == self.placed and last_cell(s) == self.last


def last_cell(s: ImperialMiners) -> i64:
    """The cell of the card laid last."""
    return s.cells[s.placed[0] - 1] if s.placed[0] > 0 else NOWHERE


class Places:
    """The free cells of each level, those with the best chains above them first."""

    cells: list[Ints]
    chain: list[Ints]
    top: Ints  # by level: the best chain, or NO_PLACE
    halves: list[Ints]  # of a card at each cell: mask of those that would meet a full one

    def __init__(self, s: ImperialMiners, reach: Ints, ground: Ground) -> None:
        self.top = []
        self.cells = []
        self.chain = []
        self.halves = []
        level: i64
        n: i64
        for level in range(4):
            found = ground.cells[level]
            met_there = ground.halves[level]
            cells: Ints = []
            chain: Ints = []
            halves: Ints = []
            for n in range(len(found)):
                above: i64 = valuation.above(s, reach, found[n])
                at: i64 = len(chain)
                while at > 0 and chain[at - 1] < above:
                    at -= 1
                if at < PLACES:
                    cells.insert(at, found[n])
                    chain.insert(at, above)
                    halves.insert(at, met_there[n])
                    if len(chain) > PLACES:
                        cells.pop()
                        chain.pop()
                        halves.pop()
            self.cells.append(cells)
            self.chain.append(chain)
            self.top.append(best_chain(chain))
            self.halves.append(halves)


def met(s: ImperialMiners, cell: i64) -> i64:
    """Mask of the halves of a card at a cell that would meet a full half of a neighbour."""
    mask: i64 = 0
    half: i64
    for half in range(6):
        other: i64 = mine.find(s, 0, cell + mine.step(half))
        if other >= 0 and s.t.halves[s.cards[other]] >> mine.opposite(half) & 1:
            mask |= 1 << half
    return mask


def joined(s: ImperialMiners, card: i64, cell: i64) -> i64:
    """Carts that a card would complete at a cell."""
    return mine.bits(s.t.halves[card] & met(s, cell))


class Projection:
    """The rounds to come, as far as they are sketched: in each the card that scores most at a free place, one of the
    hand or one that is not yet drawn.
    """

    rates: Rates
    left: i64  # rounds not yet sketched
    round: i64
    total: i64  # what the cards played bring
    purse: i64  # tenths of a gold piece
    used: i64  # mask of the hand
    chain: list[Ints]  # by level: the chains above its places; NO_PLACE for one that is taken
    top: Ints  # by level: the best of them
    most: i64  # the score of the card played last
    short: bool  # whether more gold might have changed anything

    def __init__(self, r: Rates, left: i64, gold: i64, chain: list[Ints], top: Ints) -> None:
        self.rates = r
        self.left = left
        self.round = 0
        self.total = 0
        self.purse = 10 * gold
        self.used = 0
        self.chain = [row[:] for row in chain]
        self.top = top[:]
        self.most = WORST
        self.short = False

    def copy(self) -> Projection:
        p = Projection(self.rates, self.left, 0, self.chain, self.top)
        p.round = self.round
        p.total = self.total
        p.purse = self.purse
        p.used = self.used
        return p

    def finish(self, hand: list[Held]) -> i64:
        """All rounds; what they bring."""
        while self.left > 0:
            self.step(hand)
        return self.total

    def step(self, hand: list[Held]) -> None:
        """One more round."""
        r = self.rates
        rest: i64 = (self.left - 1) * r.growth
        card: i64 = -1
        place: i64 = 0
        row: i64 = 0
        most: i64 = WORST
        i: i64
        p: i64
        score: i64
        level: i64
        for i in range(len(hand)):
            held = hand[i]
            level = held.level
            if self.used >> i & 1 or self.top[level] == NO_PLACE:
                continue
            if held.price > self.purse:
                self.short = True
                continue
            if held.score(self.top[level], held.best_fit, rest) <= most:
                continue
            there = self.chain[level]
            for p in range(len(there)):
                if there[p] != NO_PLACE:
                    score = held.score(there[p], held.fits[p] if p < len(held.fits) else 0, rest)
                    if score > most:
                        most, card, place, row = score, i, p, level
        for level in range(3):
            if stranger_price(level) > self.purse:
                self.short = True
            elif self.top[level] != NO_PLACE:
                score = r.strangers[level] + self.top[level]
                score += score * rest // 100 - r.played
                if score > most:
                    most, card, row = score, STRANGER, level
        self.most = most
        if card == STRANGER:
            self._play_stranger(row)
        elif card >= 0:
            self._play(hand[card], place)
            self.used |= 1 << card
        self.purse += r.income
        self.round += 1
        self.left -= 1

    def _play(self, held: Held, place: i64) -> None:
        fit: i64 = held.fits[place] if place < len(held.fits) else 0
        self.purse -= held.price
        self._lay(held.laid + self.chain[held.level][place] + fit + self.rates.played, held.again, held.level, place)

    def _play_stranger(self, level: i64) -> None:
        """At the first of the best places."""
        worth: i64 = self.rates.strangers[level]
        place: i64 = 0
        while self.chain[level][place] != self.top[level]:
            place += 1
        self.purse -= stranger_price(level)
        self._lay(worth + self.top[level], worth, level, place)

    def _lay(self, worth: i64, again: i64, level: i64, place: i64) -> None:
        """A card at a place, which makes room and longer chains below it."""
        self.total += self.rates.plays[self.round] * worth // 100
        row = self.chain[level]
        longer: i64 = again + row[place]
        row[place] = NO_PLACE
        if level == 0:
            row.append(0)
        if level < 3:
            below = self.chain[level + 1]
            below.append(longer)
            below.append(longer)
            self.top[level + 1] = max(self.top[level + 1], longer)
        self.top[level] = best_chain(row)


class Sketch:
    """A projection round by round, to see what one more card for the hand would change."""

    rounds: list[Projection]  # as it stood before each
    most: Ints  # the score of the card played in each
    total: i64

    def __init__(self, whole: Projection, hand: list[Held]) -> None:
        self.rounds = []
        self.most = []
        while whole.left > 0:
            self.rounds.append(whole.copy())
            whole.step(hand)
            self.most.append(whole.most)
        self.total = whole.total

    def total_with(self, hand: list[Held]) -> i64:
        """What the rounds bring with the last card of a hand, which was not there before: all is as it was up to the
        round in which it may be played.
        """
        new = hand[len(hand) - 1]
        i: i64
        for i in range(len(self.rounds)):
            at = self.rounds[i]
            chain: i64 = at.top[new.level]
            if chain == NO_PLACE or new.price > at.purse:
                continue
            if new.score(chain, new.best_fit, (at.left - 1) * at.rates.growth) >= self.most[i]:
                return at.copy().finish(hand)
        return self.total


def stranger_price(level: i64) -> i64:
    """Tenths of a gold piece that a card not yet drawn will cost: 0, 2 or 5 gold."""
    return 0 if level == 0 else 20 if level == 1 else 50


def best_chain(chain: Ints) -> i64:
    """The best chain above a free place, or NO_PLACE."""
    best: i64 = NO_PLACE
    one: i64
    for one in chain:
        best = max(best, one)
    return best
