"""The review of a finished game: chances by move, what decisions lost, luck and skill, turning points.

The work comes in parts that need nothing of each other: whoever has processes to spare does several at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from pithead.bots.registry import bot_version
from pithead.coach import curve
from pithead.coach.curve import Chances
from pithead.coach.guide import coach_bot, guides_of
from pithead.coach.habits import counts, this_game
from pithead.coach.marks import EFFORTS, accuracy, decide
from pithead.coach.report import Decision, Draw, Moment, Result, Review, Seat
from pithead.coach.turning import turning_points
from pithead.coach.usual import fair_shares, sources
from pithead.coach.walk import Walk, walk
from pithead.core.api import Game
from pithead.core.errors import OptionError
from pithead.games.registry import load_game
from pithead.table.record import Record

PARTS = 8
NOTABLE = 0.05  # of luck, for anybody

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Part:
    """A part of the work: chances after some beats and some decisions, by the number of the beat."""

    chances: dict[int, Chances]
    decisions: dict[int, Decision]


def review(
    game: Game,
    record: Record,
    depth: str = "quick",
    progress: Progress | None = None,
    jobs: int = 1,
    seats: Sequence[int] | None = None,
    pool: Executor | None = None,
) -> Review:
    """The review of a finished game; ReviewError for a running one, RecordError for one that cannot be replayed.

    depth     one of EFFORTS
    progress  told how much is done, from 0 to 1
    jobs      processes
    seats     whose decisions are weighed; default: those of people, or everybody's where only bots play
    pool      processes that are there already, in the place of `jobs` new ones
    """
    told = progress or (lambda done: None)
    course = walk(game, record)
    who = tuple(seats) if seats is not None else reviewed(course)
    parts: list[Part] = []
    if jobs == 1 and pool is None:
        for part in range(PARTS):
            parts.append(examine(game, course, depth, part, PARTS, who))
            told((part + 1) / PARTS)
    else:
        text = record.text()
        with _processes(jobs) if pool is None else nullcontext(pool) as crew:
            asked = (game.info.id, game.pack_path, text, depth)
            waiting = [crew.submit(examine_text, *asked, part, PARTS, who) for part in range(PARTS)]
            for i, one in enumerate(waiting):
                parts.append(one.result())
                told((i + 1) / PARTS)
    return compose(course, depth, parts)


def _processes(jobs: int) -> AbstractContextManager[Executor]:
    return ProcessPoolExecutor(jobs, get_context("spawn"))


def reviewed(course: Walk) -> tuple[int, ...]:
    """Whose decisions are weighed: people's; everybody's where there are none."""
    people = tuple(seat for seat, player in enumerate(course.players) if player.kind != "bot")
    return people or tuple(range(len(course.players)))


def examine_text(
    game_id: str, pack: Path | None, text: str, depth: str, part: int, parts: int, seats: Sequence[int]
) -> Part:
    """One part of the work, for another process."""
    game = load_game(game_id, pack)
    return examine(game, walk_of(game, text), depth, part, parts, seats)


_last: list[tuple[str, str, Walk]] = []  # pack, record, and its game: the parts of one review come one after the other


def walk_of(game: Game, text: str) -> Walk:
    """A finished game by the text of its record; the last one is kept."""
    pack = game.info.pack.digest
    if not _last or _last[0][:2] != (pack, text):
        _last[:] = [(pack, text, walk(game, Record.parse(text)))]
    return _last[0][2]


def examine(game: Game, course: Walk, depth: str, part: int, parts: int, seats: Sequence[int]) -> Part:
    """One part of the work; the same whoever does it."""
    if depth not in EFFORTS:
        raise OptionError(f"there is no depth '{depth}': there is {', '.join(EFFORTS)}")
    effort = EFFORTS[depth]
    guides = guides_of(game, len(course.players))
    at = [i for i in range(len(course.beats)) if i * parts // len(course.beats) == part]
    found = dict(zip(at, curve.chances(guides, [course.beats[i] for i in at], effort.curve), strict=True))
    asked = [i for i, beat in enumerate(course.beats) if beat.seat in seats and not beat.forced]
    screen = effort.screened(len(asked))
    decisions = {}
    for i in asked:
        beat = course.beats[i]
        if i not in found or beat.seat is None:
            continue
        one = decide(guides[beat.seat], beat, effort, screen)
        if one is not None:
            decisions[i] = one
    return Part(found, decisions)


def compose(course: Walk, depth: str, parts: Sequence[Part]) -> Review:
    """The review, from all parts of the work."""
    game, beats = course.game, course.beats
    chances = {i: one for part in parts for i, one in part.chances.items()}
    found = [chances[i] for i in range(len(beats))]
    by_beat = {i: one for part in parts for i, one in part.decisions.items()}
    decisions = [by_beat[i] for i in sorted(by_beat)]
    seats = range(len(course.players))
    fair = fair_shares(course)
    changes = curve.changes(course, found, fair)
    draws = [
        Draw(beat.lines[-1], beat.round, beat.stream, _rounded(change.all))
        for beat, change in zip(beats, changes, strict=True)
        if beat.seat is None and max(map(abs, change.all)) >= NOTABLE
    ]
    accuracies = [accuracy([one for one in decisions if one.seat == seat]) for seat in seats]
    standing = [[int(value) for value in course.end.standing(seat)] for seat in seats]
    judge = coach_bot(game)
    people = sorted({one.seat for one in decisions if one.person})
    return Review(
        game=game.info.id,
        depth=depth,
        done=1.0,
        judge=bot_version(judge, game.info.id, game.pack_path),
        seats=[Seat(player.name, player.kind, player.bot) for player in course.players],
        result=Result(
            curve.final_shares(course), standing, [1 + sum(other > one for other in standing) for one in standing]
        ),
        moments=_moments(course, found),
        decisions=decisions,
        draws=draws,
        sums=curve.sums(course, found, fair, accuracies),
        turning=[one for seat in seats for one in turning_points(course, changes, decisions, seat)],
        sources=sources(course),
        habits=counts(course, decisions, people),
        things=[one for seat in people if (one := this_game(decisions, seat)) is not None],
    )


def _moments(course: Walk, found: Sequence[Chances]) -> list[Moment]:
    out = []
    for beat, one in zip(course.beats, found, strict=True):
        total = sum(one.shares) if len(one.shares) > 1 else 1.0
        errors = [error / total for error in one.errors] if total > 0 else one.errors
        out.append(Moment(beat.lines[-1], beat.round, beat.seat, _rounded(curve.scaled(one.shares)), _rounded(errors)))
    return out


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 5) for value in values]
