"""Reviews of finished games: begun when somebody first asks, quick first and then deep, stored for everybody."""

from __future__ import annotations

import asyncio
import zlib
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol, TypeAlias

import msgspec

from pithead.coach.habits import first_thing, habit_thing
from pithead.coach.report import Count, Thing
from pithead.coach.review import Part
from pithead.server import wire
from pithead.server.background import BackgroundTasks
from pithead.server.fair_queue import Turn
from pithead.server.logs import Log
from pithead.server.refusals import RefusalError
from pithead.server.rows import LineRow, Unavailable
from pithead.server.shelf import DEEP
from pithead.server.tables import history
from pithead.server.tables.history import Past
from pithead.server.tables.review_jobs import PARTS, review_part, whole_review, why_not
from pithead.server.tables.room import Room
from pithead.server.tables.services import JobRunner

VERSION = 2  # of a review that is stored; others are made anew
Played: TypeAlias = tuple[str, list[LineRow], Path | None]  # header, lines and pack of a record
DEPTHS: tuple[wire.Depth, ...] = ("quick", "deep")
ALMOST = 0.99  # of a review whose parts are there and are put together
AT_ONCE = 4  # parts of a review that wait for a process
DECODER = msgspec.json.Decoder(wire.Review)


class ReviewStore(Protocol):
    """The store, as reviews use it."""

    async def review(self, table: str) -> tuple[str, bytes] | None: ...

    async def keep_review(self, table: str, depth: str, data: bytes) -> None: ...

    async def forget_review(self, table: str) -> None: ...


class Unreviewable(Exception):
    """Why there is no review of a game."""


@dataclass
class Work:
    """A review under way. `upto`: the depth that somebody wants; `done`: how much of its next depth; `problem`: why it
    came to nothing.
    """

    upto: wire.Depth
    done: float = 0.0
    problem: str = ""


def check_over(room: Past) -> None:
    """RefusalError where a game cannot be reviewed by anybody: it goes on, or its record has no end."""
    if not room.open_to_all:
        raise RefusalError("running", "a game is reviewed once it is over")


class Reviews:
    """One worker's reviews. What is quick goes before what is deep: nobody's first look waits for somebody else's
    second.
    """

    def __init__(self, store: ReviewStore, jobs: JobRunner, tasks: BackgroundTasks, log: Log) -> None:
        self.store = store
        self.jobs = jobs
        self.tasks = tasks
        self.log = log
        self.work: dict[str, Work] = {}  # by table

    async def stored(self, room: Past) -> wire.Review | None:
        """What there is of a review; RefusalError while the game runs."""
        check_over(room)
        found = await self.store.review(room.id)
        if found is None:
            return None
        try:
            review = DECODER.decode(zlib.decompress(found[1]))
        except (msgspec.DecodeError, zlib.error):  # of another program
            review = None
        if review is None or review.version != VERSION:
            await self.store.forget_review(room.id)
            return None
        return review

    def begin(self, room: Room, turn: Turn, found: wire.Review | None, upto: wire.Depth = "deep") -> None:
        """See to it that the review becomes as deep as that."""
        if found is not None and found.depth in (upto, DEEP):
            return
        if room.id in self.work:
            if upto == DEEP:
                self.work[room.id].upto = "deep"
            return
        if not room.table.over:
            raise RefusalError("running", "a game is reviewed once it is over, and this record has no end")
        work = self.work[room.id] = Work(upto)
        self.tasks.start(self._review(room, turn, work, found))

    def progress(self, table: str, found: wire.Review | None, have: str) -> wire.ReviewProgress:
        """What is there now, unless the asker has it."""
        work = self.work.get(table)
        if found is None and work is not None and work.problem:
            raise RefusalError("bad_record", work.problem)
        done = 1.0 if (found is not None and found.depth == DEEP) or work is None or work.problem else work.done
        shown = None if found is None or found.depth == have else found
        return wire.ReviewProgress(table, found.depth if found else "", done, shown)

    async def _review(self, room: Room, turn: Turn, work: Work, found: wire.Review | None) -> None:
        """One depth after the other."""
        try:
            rows = await history.all_lines(room)
            played = (room.row.header, rows, room.game.pack_path)
            for depth in DEPTHS if found is None else DEPTHS[1:]:
                if depth == DEEP != work.upto:
                    break
                work.done = 0.0
                made = await self._made(turn, played, depth, work)
                await self.store.keep_review(room.id, depth, zlib.compress(msgspec.json.encode(made), 6))
            del self.work[room.id]
        except* Unreviewable as error:
            work.problem = str(error.exceptions[0])
        except* (RefusalError, Unavailable, BrokenExecutor) as error:  # too many wait, a process was lost, and so on
            self.log.write("review_given_up", table=room.id, reason=str(error.exceptions[0]))
            self.work.pop(room.id, None)  # the next look begins anew
        except* Exception as error:
            work.problem = "this game could not be reviewed"
            self.log.fault("review_failed", error, table=room.id)

    async def _made(self, turn: Turn, played: Played, depth: wire.Depth, work: Work) -> wire.Review:
        """Part by part, a few at once; Unreviewable says why not."""
        left, parts = iter(range(PARTS[depth])), list[Part]()
        rank = replace(turn, people=depth != DEEP)

        async def some() -> None:
            for part in left:
                found = await self.jobs.run(rank, review_part, *played, depth, part)
                if isinstance(found, str):
                    raise Unreviewable(found)
                parts.append(found)
                work.done = len(parts) / PARTS[depth]

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(some())
        return await self.jobs.run(rank, whole_review, *played, depth, parts)

    async def coached(self, room: Room, turn: Turn, seat: int, asked: wire.AskCoach) -> wire.Coached:
        """The one thing for a seat to try next time. After a lesson, which was played as its script says, it comes from
        the games before alone.
        """
        game = room.row.game
        earlier = [
            [Count(seat, one.id, one.cases, one.times, one.amount, one.worth, 0) for one in counts]
            for counts in asked.earlier
        ]
        if room.seating.lesson_id:
            thing = habit_thing(game, seat, [[], *earlier]) or first_thing(game, seat, len(room.table.players))
            return wire.Coached(room.id, 1.0, _shown(thing), [])
        found = await self.stored(room)
        if any(player.kind != "bot" for i, player in enumerate(room.table.players) if i != seat):
            return wire.Coached(room.id, 1.0, None, [])
        self.begin(room, turn, found, DEPTHS[0])
        if found is None:
            done = self.progress(room.id, None, "").done
            return wire.Coached(room.id, min(done, ALMOST), None, [])
        own = [one for one in found.habits if one.seat == seat]
        here = [Count(*msgspec.structs.astuple(one)) for one in own]
        thing = habit_thing(game, seat, [here, *earlier])
        alone = next((one for one in found.things if one.seat == seat), None)
        return wire.Coached(room.id, 1.0, _shown(thing) or alone, own)

    async def compare(self, room: Room, turn: Turn, asked: wire.AskWhyNot) -> wire.WhyNot:
        """Another choice in the place of a reviewed one."""
        found = await self.stored(room)
        decisions = found.decisions if found is not None else []
        decision = next((one for one in decisions if one.line == asked.line), None)
        if decision is None:
            raise RefusalError("bad_request", f"no decision that was reviewed begins with line {asked.line}")
        rows = await history.all_lines(room)
        played = [move.move for move in decision.played.moves]
        answer = await self.jobs.run(
            turn, why_not, room.row.header, rows, room.game.pack_path, asked.line, played, asked.moves
        )
        if isinstance(answer, str):
            raise RefusalError("illegal", answer)
        return answer


def _shown(thing: Thing | None) -> wire.OneThing | None:
    if thing is None:
        return None
    said = [wire.Sentence(one.id, one.args) for one in (thing.advice, *thing.seen)]
    return wire.OneThing(thing.seat, thing.id, said[0], said[1:], thing.line)
