"""What a seat may take back by itself, and the position without it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from pithead.core.api import CHANCE, Game, Options, State
from pithead.core.errors import MoveError, PitheadError


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
    """What a table has played and not taken back, from `base` on, or from the set-up."""

    game: Game
    seats: int
    options: Options
    base: State | None
    steps: Sequence[Step]
    commands: Sequence[Command]

    def without(self, strike: Collection[int]) -> State:
        """The position without some commands; MoveError if what remains is no longer legal."""
        state = self.base.clone() if self.base is not None else self.game.new(self.seats, self.options)
        for step in self.steps:
            if step.command in strike:
                continue
            if step.seat != CHANCE and step.code not in state.legal(step.seat):
                raise MoveError("a later move depends on this one")
            if step.seat == CHANCE and state.actor() != CHANCE:
                raise MoveError("a later draw depends on this move")
            state.apply(step.seat, step.code)
        return state

    def undoable(self, seat: int, now: State, bots: Collection[int]) -> list[int]:
        """The commands that a seat may strike by itself in the position `now`: none, its last one, or that one with
        all that bots answered. `bots`: the seats where bots sit now.

        Nothing may have been drawn or revealed by any of them, and a choice that the seat has sealed stands.
        """
        own = [c for c in self.commands if c.seat == seat]
        if not own or own[-1].reveals or own[-1].sealed:
            return []
        last = own[-1].number
        later = [c for c in self.commands if c.number > last]
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
