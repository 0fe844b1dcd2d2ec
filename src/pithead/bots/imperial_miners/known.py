"""What a plan has worked out already: positions that share all that matters are looked at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.imperial_miners import valuation
from pithead.bots.imperial_miners.outlook import Outlook
from pithead.bots.imperial_miners.projection import Ground
from pithead.bots.imperial_miners.rates import Rates
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects.words import Count
from pithead.games.imperial_miners.state import ImperialMiners

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

NOTHING: Final = -1  # in place of an answer, where nothing is asked any more


class Numbered:
    """Gives each different list a number; the same list is mostly asked for again and again."""

    last: Ints
    number: i64
    numbers: dict[tuple[int, ...], int]

    def __init__(self) -> None:
        self.last = []
        self.number = 0
        self.numbers = {(): 0}

    def of(self, row: Ints) -> i64:
        if row != self.last:
            self.last = row[:]
            key = tuple(row)
            found = self.numbers.get(key)
            if found is None:
                found = len(self.numbers)
                self.numbers[key] = found
            self.number = found
        return self.number


class Line:
    """The best that can follow from a position: what it is worth in the end, and the answers that lead there."""

    value: i64
    code: i64  # the first answer, or NOTHING
    then: Line | None

    def __init__(self, value: i64, code: i64 = NOTHING, then: Line | None = None) -> None:
        self.value = value
        self.code = code
        self.then = then

    def codes(self) -> Ints:
        """All the answers."""
        out: Ints = []
        line: Line | None = self
        while line is not None:
            if line.code != NOTHING:
                out.append(line.code)
            line = line.then
        return out


class Searched:
    """A position that was searched to the end: its line, what that adds to its points, and how many leaves it has."""

    line: Line
    adds: i64
    leaves: i64
    points: i64  # what it was searched with,
    due: i64  # and the draws left out before

    def __init__(self, line: Line, adds: i64, leaves: i64, points: i64, due: i64) -> None:
        self.line = line
        self.adds = adds
        self.leaves = leaves
        self.points = points
        self.due = due


class Known:
    """Outlooks and searched positions of one mine by what they depend on."""

    outlooks: dict[tuple[int, int], Outlook]
    last: Outlook | None  # the one asked for last, mostly asked for again,
    last_machines: i64  # and what it is known by
    last_rest: i64
    ground: Ground | None  # of the mine as it is
    searched: dict[tuple[int, int, tuple[int, ...]], Searched]
    machines: Numbered
    carts: Numbered
    hands: Numbered
    by_marker: bool  # whether a card of the hand or the mine looks at the Progress marker
    laid: bool  # whether the mine stays as it is; while places are compared, no part of it is left out
    by_machine: Ints  # slots of the cards that look at their own machines
    by_cart: bool  # whether a card looks at its own carts

    def __init__(self, s: ImperialMiners) -> None:
        self.machines = Numbered()
        self.carts = Numbered()
        self.hands = Numbered()
        self.by_marker = valuation.looks_at(s.t, s.t.four, Count.SPACE)
        card: i64
        for card in s.hand[0] + s.cards[: s.placed[0]]:
            if valuation.looks_at(s.t, card, Count.SPACE):
                self.by_marker = True
        self.laid = False
        self.by_machine = []
        self.by_cart = False
        self.outlooks = {}
        self.last = None
        self.last_machines = 0
        self.last_rest = 0
        self.ground = None
        self.searched = {}

    def begin(self, s: ImperialMiners) -> None:
        """A card is laid: what was known of another mine is void."""
        self.laid = True
        self.by_machine = []
        self.by_cart = False
        self.forget()
        i: i64
        for i in range(s.placed[0]):
            if valuation.looks_at(s.t, s.cards[i], Count.MACHINES_HERE):
                self.by_machine.append(i)
            if valuation.looks_at(s.t, s.cards[i], Count.CARTS_HERE):
                self.by_cart = True

    def forget(self) -> None:
        """All that was worked out."""
        self.outlooks = {}
        self.last = None
        self.ground = None
        self.searched = {}

    def outlook(self, s: ImperialMiners, r: Rates, left: i64) -> Outlook:
        """Worked out once for all positions of a mine that share it: of machines and carts it mostly matters how many
        there are.
        """
        machines: i64
        carts: i64
        if self.laid:
            machines = mine.machines(s, 0)
            i: i64
            for i in self.by_machine:
                machines = machines << 4 | s.machines[i]
            carts = self.carts.of(s.carts[0]) if self.by_cart else len(s.carts[0])
        else:
            machines = self.machines.of(s.machines)
            carts = self.carts.of(s.carts[0])
        rest: i64 = (carts << 16 | self.hands.of(s.hand[0])) << 10 | s.caved[0]
        rest = rest << 5 | (s.space[0] if self.by_marker else 0)
        last = self.last
        if last is not None and machines == self.last_machines and rest == self.last_rest:
            return last
        key = (machines, rest)
        found = self.outlooks.get(key)
        if found is None:
            found = Outlook(s, r, left, self._ground(s) if self.laid and r.growth > 0 else None)
            self.outlooks[key] = found
        self.last = found
        self.last_machines = machines
        self.last_rest = rest
        return found

    def _ground(self, s: ImperialMiners) -> Ground:
        ground = self.ground
        if ground is None or not ground.is_of(s):
            ground = Ground(s)
            self.ground = ground
        return ground

    def position(self, s: ImperialMiners) -> tuple[int, int, tuple[int, ...]]:
        """Positions that share this go on alike, whatever points they have; the mine but for the card laid last is the
        same in all of them.
        """
        lists: i64 = (self.machines.of(s.machines) << 16 | self.carts.of(s.carts[0])) << 16 | self.hands.of(s.hand[0])
        last: i64 = s.cells[s.placed[0] - 1] + 1 if s.placed[0] > 0 else 0
        marker: i64 = s.space[0] << 2 | s.board[0] + 1
        rest: i64 = ((s.clock << 8 | last) << 16 | s.gold[0]) << 10 | s.acted[0]
        return lists << 10 | s.caved[0], rest << 7 | marker, tuple(s.stack[0])

    def end(self, s: ImperialMiners, due: i64) -> tuple[int, int]:
        """Ends of a round, with so many cards still to be drawn, that share this are the same but for their points."""
        lists: i64 = (self.machines.of(s.machines) << 16 | self.carts.of(s.carts[0])) << 16 | self.hands.of(s.hand[0])
        marker: i64 = s.space[0] << 2 | s.board[0] + 1
        return lists << 10 | s.caved[0], ((laid(s) << 16 | s.gold[0]) << 7 | marker) << 14 | due


def laid(s: ImperialMiners) -> i64:
    """The last card of a mine and its place."""
    slot: i64 = s.placed[0] - 1
    return s.cards[slot] << 8 | s.cells[slot] if slot >= 0 else 0
