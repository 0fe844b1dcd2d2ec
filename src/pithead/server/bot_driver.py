"""Moving the bots of a table, and the seats whose time is up, until a person must decide."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from pithead.bots.registry import levels
from pithead.core.errors import PitheadError
from pithead.server.bot_pool import decision_seed
from pithead.server.refusals import Refuse
from pithead.server.store import Conflict, Unavailable
from pithead.server.tables import clocks
from pithead.server.tables.commands import strongest
from pithead.server.tables.room import Move, Room
from pithead.table.lesson import load_lesson

GIVE_WAY = 0.02  # seconds, after a person on another worker was quicker


@dataclass(frozen=True)
class Job:
    """A decision to make. `by` is set if it is made for a person whose time is up."""

    seat: int
    bot: str
    by: str
    offer: int


def next_job(room: Room) -> Job | None:
    """The next decision that is not a person's."""
    table = room.table
    if room.row.status != "running" or table.over:
        return None
    for seat in table.waiting():
        if table.players[seat].kind == "bot":
            return Job(seat, table.players[seat].bot, "", table.offers[seat])
    for seat in clocks.late(room.meta, room.house.sources.now()):
        stand_in = strongest(room.row.game)
        return Job(seat, stand_in, stand_in, table.offers[seat])
    return None


async def drive(room: Room) -> None:
    """Make decisions until none is left to make. Every one is committed like a person's."""
    last = -1
    while not room.house.stopping:
        try:
            async with room.lock:
                await room.freshen()
                job = next_job(room)
            if job is None:
                return
            code = await _decide(room, job)
            if room.meta.pace == "human" and not job.by:
                await asyncio.sleep(room.house.settings.move_pause * (0.25 if job.seat == last else 1.0))
            last = job.seat
            async with room.lock:
                await room.freshen()
                if code is not None and next_job(room) == job:
                    await _play(room, job, code)
        except (Refuse, Unavailable) as error:
            room.house.log.write("bot_stopped", table=room.id, reason=str(error))
            return
        except Conflict:
            await asyncio.sleep(GIVE_WAY)


async def _play(room: Room, job: Job, code: int) -> None:
    room.table.play(job.seat, [room.game.actions.decode(code)], job.offer, by=job.by)
    if job.by:
        clocks.spent(room.meta, job.seat, room.house.sources.now())
    room.house.metrics.bot_moves.inc()
    await room.commit(Move())


async def _decide(room: Room, job: Job) -> int | None:
    """What the bot chooses. One that fails is replaced by the simplest; None if the table has moved on meanwhile."""
    async with room.lock:
        await room.freshen()
        if next_job(room) != job:
            return None
        scripted = load_lesson(room.row.game).advice(room.table.state, job.seat) if room.meta.lesson else None
        if scripted is not None:
            return room.game.actions.parse(scripted.moves[0])
        view = room.table.view(job.seat)
        legal = view.legal(job.seat)
        seed = decision_seed(room.row.seed or b"\0", job.seat, room.table.record.count)
    for bot in dict.fromkeys((job.bot, levels(room.row.game)[0])):
        try:
            return await room.house.thinkers.decide(room.game, bot, job.seat, view, legal, seed)
        except (PitheadError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
            room.house.log.fault("bot_failed", error, table=room.id, bot=bot)
    return int(legal[seed % len(legal)])
