"""A table of one as it was before an answer, so that a search can try the next answer on the same table.

A plan draws no card: decks and luck stay as they are. Nothing that is only told to others is put back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.games.imperial_miners.effects.words import When
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints


class Kept:
    """Copies of lists that mostly stay as they are: the same copy serves until the list has changed."""

    machines: Ints
    carts: Ints
    gaps: Ints
    hand: Ints
    dropped: Ints

    def __init__(self) -> None:
        self.machines = []
        self.carts = []
        self.gaps = []
        self.hand = []
        self.dropped = []

    def renew(self, s: ImperialMiners) -> None:
        """As the table is now."""
        if s.machines != self.machines:
            self.machines = s.machines[:]
        if s.carts[0] != self.carts:
            self.carts = s.carts[0][:]
        if s.gaps[0] != self.gaps:
            self.gaps = s.gaps[0][:]
        if s.hand[0] != self.hand:
            self.hand = s.hand[0][:]
        if s.dropped[0] != self.dropped:
            self.dropped = s.dropped[0][:]


class Before:
    """All that answers can change; lists are copied back only where they did change."""

    open: i64
    clock: i64
    gold: i64
    points: i64
    board: i64
    space: i64
    caved: i64
    acted: i64
    placed: i64
    machines: Ints
    carts: Ints
    gaps: Ints
    hand: Ints
    dropped: Ints
    stack: Ints
    phase: PhaseBefore | None  # where an answer may end the phase and begin another

    def __init__(self, s: ImperialMiners, kept: Kept) -> None:
        """`kept` are the copies that all positions of a search share."""
        kept.renew(s)
        self.open = s.open
        self.clock = s.clock
        self.gold = s.gold[0]
        self.points = s.points[0]
        self.board = s.board[0]
        self.space = s.space[0]
        self.caved = s.caved[0]
        self.acted = s.acted[0]
        self.placed = s.placed[0]
        self.machines = kept.machines
        self.carts = kept.carts
        self.gaps = kept.gaps
        self.hand = kept.hand
        self.dropped = kept.dropped
        self.stack = s.stack[0][:]
        self.phase = PhaseBefore(s) if s.phase == Phase.MINE and s.t.when[s.event] == When.END else None

    def put_back(self, s: ImperialMiners) -> None:
        """The position as it was."""
        s.open = self.open
        s.gold[0] = self.gold
        s.points[0] = self.points
        s.board[0] = self.board
        s.space[0] = self.space
        s.caved[0] = self.caved
        s.acted[0] = self.acted
        if s.placed[0] != self.placed or s.carts[0] != self.carts:  # gaps are the other junctions of the mine
            s.placed[0] = self.placed
            s.carts[0] = self.carts[:]
            s.gaps[0] = self.gaps[:]
        s.stack[0] = self.stack[:]
        s._offers[0].clear()
        if s.machines != self.machines:
            s.machines = self.machines[:]
        if s.hand[0] != self.hand:
            s.hand[0] = self.hand[:]
            s.dropped[0] = self.dropped[:]
        if self.phase is not None and s.clock != self.clock:
            s.clock = self.clock
            s.dropped[0] = self.dropped[:]
            self.phase.put_back(s)


class PhaseBefore:
    """What a new phase makes anew (`flow.remember`), as far as a table of one looks at it."""

    phase: i64
    reason: i64
    refills: i64
    dry: i64
    shuffled: i64
    taken: Ints
    thrown: Ints
    was_deck: Ints
    was_pile: Ints

    def __init__(self, s: ImperialMiners) -> None:
        self.phase = s.phase
        self.reason = s.reason
        self.refills = s.refills
        self.dry = s.dry[0]
        self.shuffled = s.shuffled[0]
        self.taken = s.taken[:]
        self.thrown = s.thrown[0][:]
        self.was_deck = s.was_deck
        self.was_pile = s.was_pile

    def put_back(self, s: ImperialMiners) -> None:
        s.phase = self.phase
        s.reason = self.reason
        s.refills = self.refills
        s.dry[0] = self.dry
        s.shuffled[0] = self.shuffled
        s.taken = self.taken[:]
        s.thrown[0] = self.thrown[:]
        s.was_deck = self.was_deck
        s.was_pile = self.was_pile
