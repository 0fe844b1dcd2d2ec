"""What a plan has worked out already: positions that share all that matters are looked at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.imperial_miners import valuation
from pithead.bots.imperial_miners.outlook import Outlook
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

    def __init__(self, line: Line, adds: i64, leaves: i64) -> None:
        self.line = line
        self.adds = adds
        self.leaves = leaves


class Known:
    """Outlooks and searched positions of one mine by what they depend on; another card laid makes them void."""

    outlooks: dict[int, Outlook]
    searched: dict[tuple[int, int, int], Searched]
    machines: Numbered
    carts: Numbered
    hands: Numbered
    stacks: Numbered
    by_marker: bool  # whether a card of the hand or the mine looks at the Progress marker

    def __init__(self, s: ImperialMiners) -> None:
        self.machines = Numbered()
        self.carts = Numbered()
        self.hands = Numbered()
        self.stacks = Numbered()
        self.by_marker = valuation.looks_at_marker(s.t, s.t.four)
        card: i64
        for card in s.hand[0] + s.cards[: s.placed[0]]:
            if valuation.looks_at_marker(s.t, card):
                self.by_marker = True
        self.forget()

    def forget(self) -> None:
        self.outlooks = {}
        self.searched = {}

    def belongings(self, s: ImperialMiners) -> i64:
        """Positions of one mine that share this have the same outlook."""
        lists: i64 = (self.machines.of(s.machines) << 13 | self.carts.of(s.carts[0])) << 13 | self.hands.of(s.hand[0])
        return (lists << 10 | s.caved[0]) << 5 | (s.space[0] if self.by_marker else 0)

    def position(self, s: ImperialMiners) -> tuple[int, int, int]:
        """Positions that share this go on alike, whatever points they have; the mine but for the card laid last is the
        same in all of them.
        """
        last: i64 = s.cells[s.placed[0] - 1] + 1 if s.placed[0] > 0 else 0
        rest: i64 = ((s.clock << 8 | last) << 16 | s.gold[0]) << 10 | s.acted[0]
        return self.belongings(s), (rest << 5 | s.space[0]) << 2 | s.board[0] + 1, self.stacks.of(s.stack[0])
