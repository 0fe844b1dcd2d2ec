"""What a seat may take back by itself, and the position without it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from pithead.core.api import CHANCE, Game, Options, State
from pithead.core.errors import MoveError, PitheadError

MARK_EVERY = 64  # steps: so often the position is kept, so that going back takes no longer the longer a game is


@dataclass(frozen=True)
class Step:
    """One applied line: a decision of a seat, or a chance outcome (seat CHANCE)."""

    command: int
    seat: int
    code: int
    line: int


@dataclass(frozen=True)
class Command:
    """What one `play` did: whose it was, whether a bot sat there, whether anybody learned something by it, and whether
    it sealed a choice.
    """

    number: int
    seat: int
    bot: bool
    reveals: bool = False
    sealed: bool = False


@dataclass(frozen=True)
class Past:
    """What a table has played and not taken back, from `base` on, or from the set-up. Steps and commands stand in the
    order of the commands' numbers.

    marks  positions on the way: after how many steps, and which
    """

    game: Game
    seats: int
    options: Options
    base: State | None
    steps: Sequence[Step]
    commands: Sequence[Command]
    marks: Sequence[tuple[int, State]] = ()

    def steps_before(self, command: int) -> int:
        """How many steps there are before a command."""
        at = len(self.steps)
        while at and self.steps[at - 1].command >= command:
            at -= 1
        return at

    def commands_before(self, command: int) -> int:
        """How many commands there are before a command."""
        at = len(self.commands)
        while at and self.commands[at - 1].number >= command:
            at -= 1
        return at

    def without(self, strike: Collection[int]) -> State:
        """The position without some commands; MoveError if what remains is no longer legal."""
        done, state = self._nearest(self.steps_before(min(strike)))
        for step in self.steps[done:]:
            if step.command in strike:
                continue
            if step.seat != CHANCE and step.code not in state.legal(step.seat):
                raise MoveError("a later move depends on this one")
            if step.seat == CHANCE and state.actor() != CHANCE:
                raise MoveError("a later draw depends on this move")
            state.apply(step.seat, step.code)
        return state

    def _nearest(self, steps: int) -> tuple[int, State]:
        """The last known position that is not after so many steps: after how many it is, and a copy of it."""
        for done, state in reversed(self.marks):
            if done <= steps:
                return done, state.clone()
        return 0, self.base.clone() if self.base is not None else self.game.new(self.seats, self.options)

    def undoable(self, seat: int, now: State, bots: Collection[int]) -> list[int]:
        """The commands that a seat may strike by itself in the position `now`: none, its last one, or that one with
        all that bots answered. `bots`: the seats where bots sit now.

        Nothing may have been drawn or revealed by any of them, and a choice that the seat has sealed stands.
        """
        own = next((c for c in reversed(self.commands) if c.seat == seat), None)
        if own is None or own.reveals or own.sealed:
            return []
        last = own.number
        later = self.commands[self.commands_before(last + 1) :]
        if not later or self._unseen(seat, last, now):
            return [last]
        if all(c.bot and c.seat in bots and not c.reveals for c in later):
            return [last, *[c.number for c in later]]
        return []

    def _unseen(self, seat: int, command: int, now: State) -> bool:
        """Whether all act at once, and nobody else could tell a command from none before they acted."""
        try:
            state = self.without({command})
        except PitheadError:
            return False
        return all(state.view(other).key() == now.view(other).key() for other in range(self.seats) if other != seat)
