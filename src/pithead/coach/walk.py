"""A finished game step by step: what was drawn, what was chosen as a whole, and the positions in between."""

from __future__ import annotations

from dataclasses import dataclass

from pithead.coach.guide import SET_UP, manner_of
from pithead.coach.weigh import goes_on
from pithead.core.api import CHANCE, PUBLIC, Event, Game, State, seats_in
from pithead.core.errors import PitheadError
from pithead.table.record import Player, Record
from pithead.table.table import Table


class ReviewError(PitheadError):
    """A game that cannot be reviewed."""


@dataclass(frozen=True)
class Beat:
    """One thing that happened: a draw, a whole choice, or the whole set-up.

    lines   of the record that it has
    seat    who chose; None for luck
    stream  the luck that it was; "" for a choice
    codes   the moves of a choice
    before  the position that it was made in
    after   the position that it led to
    forced  there was nothing to choose
    sealed  others chose at the same time, or had chosen and were not seen
    person  a person chose
    """

    lines: tuple[int, ...]
    round: int
    seat: int | None
    stream: str
    codes: tuple[int, ...]
    before: State
    after: State
    forced: bool = False
    sealed: bool = False
    person: bool = False


@dataclass(frozen=True)
class Walk:
    """A finished game; what was taken back is left out.

    end    the last position: that of the last beat, or its reckoning where all agreed to end the game there
    told   all events
    whole  they are those of a game from its set-up on
    """

    game: Game
    players: list[Player]
    beats: list[Beat]
    end: State
    told: list[Event]
    last_line: int
    whole: bool = True


def walk(game: Game, record: Record) -> Walk:
    """RecordError for a record that cannot be replayed, ReviewError for a running game."""
    if not record.ended:
        raise ReviewError("only a finished game can be reviewed")
    table = Table.replay(game, record)
    walker = _Walker(game, table)
    if table.laid_out:
        walker.lay_out()
    while walker.at < len(table.steps):
        walker.draw() if table.steps[walker.at].seat == CHANCE else walker.choice()
    return Walk(
        game, list(table.players), walker.beats, table.state, walker.told, len(record.lines), not table.laid_out
    )


class _Walker:
    """Plays the steps of a table once more, beat by beat."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.manner = manner_of(game.info.id)
        self.steps = table.steps
        self.at = 0
        self.people = {command.number: not command.bot for command in table.commands}
        self.state = table.first_position()
        self.told: list[Event] = []
        self.state.log = self.told
        self.beats: list[Beat] = []
        self.together = False
        self.asked = 0

    def lay_out(self) -> None:
        """The position that it begins from is a set-up."""
        number = int(self.state.round)
        self.beats.append(Beat((1,), number, None, SET_UP, (), self.state.clone(), self.state.clone()))

    def draw(self) -> None:
        """One draw; of the set-up all of them."""
        before, first, number = self.state.clone(), self.at, int(self.state.round)
        stream = self.manner.streams[self._drawn()]
        while True:
            opening = not self.beats and self._drawn() in self.manner.opening
            self.state.apply(CHANCE, self.steps[self.at].code)
            self.at += 1
            more = self.at < len(self.steps) and self.steps[self.at].seat == CHANCE
            if not (opening and more and self._drawn() in self.manner.opening):
                break
        stream = SET_UP if opening else stream
        self.beats.append(Beat(self._lines(first), number, None, stream, (), before, self.state.clone()))

    def _drawn(self) -> str:
        return self.game.outcomes.verb_of(int(self.steps[self.at].code)).name

    def choice(self) -> None:
        """One whole choice of a seat."""
        state, told, first = self.state, self.told, self.at
        before, number, since = state.clone(), int(state.round), len(told)
        seat, command = int(self.steps[first].seat), int(self.steps[first].command)
        sealed = self._at_once(int(state.waiting()))
        legal, forced, codes = [int(code) for code in state.legal(seat)], True, list[int]()
        while True:
            forced = forced and len(legal) == 1
            codes.append(int(self.steps[self.at].code))
            moment = len(told)
            state.apply(seat, codes[-1])
            self.at += 1
            legal = goes_on(self.game, state, seat, codes[-1], told[moment:])
            if not legal or self.at == len(self.steps) or self.steps[self.at].seat != seat:
                break
        if self.asked == 1 << seat and any(event.seen_by == PUBLIC for event in told[since:]):
            self.asked = 0  # the last one has chosen, and what all of them chose is shown
        person = self.people.get(command, False)
        after = state.clone()
        self.beats.append(
            Beat(self._lines(first), number, seat, "", tuple(codes), before, after, forced, sealed, person)
        )

    def _at_once(self, waiting: int) -> bool:
        """Whether others choose at the same time. It lasts until somebody is asked who was not, or the last one's
        choice is told to everybody.
        """
        if waiting & ~self.asked:
            self.together = len(seats_in(waiting)) > 1
        self.asked = waiting
        return self.together

    def _lines(self, first: int) -> tuple[int, ...]:
        return tuple(int(step.line) for step in self.steps[first : self.at])
