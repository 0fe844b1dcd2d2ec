"""Games for reviews to be tried on: how long a review takes, and how many of its marks hold.

A mark is tried twice. By the judge that made it, in other worlds, many times as many: that tells how much of it was
luck of the sample. And by playing both choices to the end of the game, all seats by the strongest rung that thinks
without a search: that asks no judge at all. One end says little of one mark, so that is for the mean of many.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from time import perf_counter, process_time
from typing import ParamSpec, TypeVar

from pithead.bots.driver import ask, bot_seed, luck_of, seat_bot
from pithead.bots.registry import load_roster, make_bot, styles
from pithead.coach.guide import Guide, coach_bot
from pithead.coach.marks import EFFORTS, THRESHOLDS, confirmed_loss
from pithead.coach.report import Review
from pithead.coach.review import review
from pithead.coach.walk import Walk, walk
from pithead.core.api import Bot, Budget, Options, State
from pithead.core.chance import seed_from
from pithead.games.registry import load_game
from pithead.table.record import Player
from pithead.table.table import Table

P = ParamSpec("P")
T = TypeVar("T")

TIMES = 20  # the budget of a confirmation, in those of a review
HOLDS = 0.5  # part of its mark's threshold that a confirmed loss has at least
SERIOUS = ("mistake", "blunder")
OF_A_GAME = 10  # marks that are tried at most


def played(game_id: str, bots: Sequence[str], seed: int, options: Options | None = None, people: int = 0) -> Table:
    """A game of these bots to its end, at a table of its own; the first seats are said to be people."""
    game = load_game(game_id)
    players = [Player(f"P{i + 1}") if i < people else Player(f"P{i + 1}", "bot", bot) for i, bot in enumerate(bots)]
    table = Table(game, players, options, seed_from("review", game_id, seed))
    seated = [seat_bot(game, bot, seat, bot_seed(luck_of(table.chance), seat)) for seat, bot in enumerate(bots)]
    while not table.over:
        seat = table.waiting()[0]
        legal = [int(code) for code in table.state.legal(seat)]
        code = ask(game, seated[seat], seat, table.view(seat), legal, Budget())
        table.play(seat, [game.actions.format(code)], table.offers[seat])
    return table


@dataclass(frozen=True)
class Series:
    """Games of one title: apprentices, styles and foremen at `seats`, the first `people` of them said to be people."""

    game: str
    seats: int
    people: int
    seed: int

    def table(self, number: int) -> Table:
        """The game of that number."""
        cast = ["apprentice", *styles(self.game), "foreman"]
        bots = [cast[(number + seat) % len(cast)] for seat in range(self.seats)]
        return played(self.game, bots, self.seed + number, people=self.people)


@lru_cache(maxsize=2)
def _course(series: Series, number: int) -> tuple[Table, Walk]:
    table = series.table(number)
    return table, walk(table.game, table.record)


# -- how long


@dataclass(frozen=True)
class Timed:
    """A review of one game: seconds, those of all processors together, and how much there was to do.

    gap  how far fair share + luck + choices is from the result, at most
    """

    number: int
    seconds: float
    processor: float
    decisions: int
    gap: float


def timed(series: Series, number: int, depth: str, pool: Executor) -> Timed:
    """By the processes of a pool that is warm, as a server's is."""
    table = series.table(number)
    meter = Meter(pool)
    started, busy = perf_counter(), process_time()
    found = review(table.game, table.record, depth, pool=meter)
    seconds, busy = perf_counter() - started, process_time() - busy + meter.busy
    return Timed(number, round(seconds, 3), round(busy, 3), len(found.decisions), gap(found))


class Meter(Executor):
    """A pool, and the processor time that its processes took."""

    def __init__(self, pool: Executor) -> None:
        self.pool = pool
        self.busy = 0.0

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        out: Future[T] = Future()

        def done(inner: Future[tuple[T, float]]) -> None:
            try:
                found, busy = inner.result()
            except BaseException as error:
                out.set_exception(error)
                return
            self.busy += busy
            out.set_result(found)

        self.pool.submit(_metered, partial(work, *args, **kwargs)).add_done_callback(done)
        return out


def _metered(work: Callable[[], T]) -> tuple[T, float]:
    started = process_time()
    return work(), process_time() - started


def gap(found: Review) -> float:
    return max(abs(one.fair + sum(one.luck.values()) + one.others + one.own - one.result) for one in found.sums)


# -- how many marks hold


@dataclass(frozen=True)
class Marked:
    """A decision that a review calls a mistake or worse, and what is left of its loss.

    loss     by the review
    better   the choice that was found better
    again    by its judge in other worlds, TIMES as many, with the standard error: -1 while that was not tried
    to_end   by the ends of so many games with each choice; none where that was not tried
    """

    number: int
    line: int
    mark: str
    loss: float
    better: list[str]
    again: float = 0.0
    error: float = -1.0
    to_end: float = 0.0
    to_end_error: float = 0.0
    ends: int = 0

    @property
    def tried(self) -> bool:
        return self.error >= 0

    @property
    def holds(self) -> bool:
        """At least half of what its mark stands for is lost."""
        return self.again >= HOLDS * dict(THRESHOLDS)[self.mark]


@dataclass(frozen=True)
class Marks:
    """Work for a pool: the serious marks of the game of a number, some from all of it where there are many."""

    series: Series
    depth: str

    def __call__(self, numbers: Sequence[int]) -> list[list[Marked]]:
        return [self._of(number) for number in numbers]

    def _of(self, number: int) -> list[Marked]:
        table, _ = _course(self.series, number)
        found = review(table.game, table.record, self.depth)
        marks = [
            Marked(number, one.line, one.mark, one.loss, one.better.moves)
            for one in found.decisions
            if one.mark in SERIOUS and one.better is not None
        ]
        return [marks[i * len(marks) // OF_A_GAME] for i in range(OF_A_GAME)] if len(marks) > OF_A_GAME else marks


@dataclass(frozen=True)
class Tries:
    """Work for a pool: some marks, tried again. `ends`: games played to their end for each choice."""

    series: Series
    depth: str
    marks: Sequence[Marked]
    ends: int

    def __call__(self, indices: Sequence[int]) -> list[Marked]:
        return [self._tried(self.marks[i]) for i in indices]

    def _tried(self, mark: Marked) -> Marked:
        table, course = _course(self.series, mark.number)
        game = table.game
        beat = next(one for one in course.beats if mark.line in one.lines)
        assert beat.seat is not None
        guide = Guide(game, coach_bot(game), beat.seat, beat.seat + 1, transfer=True)
        loss, error = confirmed_loss(guide, beat, mark.better, TIMES * EFFORTS[self.depth].worlds)
        out = replace(mark, again=round(loss, 4), error=round(error, 4))
        if not self.ends:
            return out
        finisher = Finisher(game, coach_bot(game), beat.seat, beat.seat + 1, transfer=True)
        loss, error = confirmed_loss(finisher, beat, mark.better, self.ends)
        return replace(out, to_end=round(loss, 4), to_end_error=round(error, 4), ends=self.ends)


class Finisher(Guide):
    """Plays on to the end of the game, all seats by the strongest rung without a search: nothing is left to judge."""

    def after(self, view: State, codes: Sequence[int], world: int) -> State:
        return self.played(self.world(view, world), codes, world, lambda state: False)

    def new_player(self) -> Bot:
        rung = "surveyor" if load_roster(self.game.info.id).surveyor else "foreman"
        return make_bot(rung, self.game.info.id, self.game.pack_path, self.transfer)
