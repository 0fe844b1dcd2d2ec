"""Moving the bots of tables, and the seats whose time is up, until a person must decide."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pithead.bots.driver import bot_seed, luck_of
from pithead.core.api import Game, State
from pithead.server.background import BackgroundTasks
from pithead.server.fair_queue import Turn
from pithead.server.logs import Log
from pithead.server.metrics import Metrics
from pithead.server.refusals import RefusalError
from pithead.server.rows import Conflict, Unavailable
from pithead.server.tables import clocks
from pithead.server.tables.bots import BOT_ERRORS, able_bot, simplest_bot, strongest_bot
from pithead.server.tables.room import Room
from pithead.table.lesson import load_lesson

GIVE_WAY = 0.02  # seconds, after a person on another worker was quicker


class Decider(Protocol):
    """Asks a bot for a decision; ValueError if it answers with something that is not legal.

    A new bot for each: it is begun with the seed of its seat, `at` the point that the seat has reached.
    """

    async def decide(
        self, turn: Turn, game: Game, bot: str, seat: int, view: State, legal: Sequence[int], seed: int, at: int
    ) -> int: ...


@dataclass(frozen=True)
class Decision:
    """A decision to make. `by` is set if it is made for a person whose time is up."""

    seat: int
    bot: str
    by: str
    offer: int


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a seat's view, its choices, the bot's luck, and how far the seat has come."""

    view: State
    legal: Sequence[int]
    seed: int
    at: int


def next_decision(room: Room, now: float) -> Decision | None:
    """The next decision that is not a person's."""
    table, transfer = room.table, room.services.packs.transfer
    if room.row.status != "running" or table.over or room.seating.missing:
        return None
    for seat in table.waiting():
        if table.players[seat].kind == "bot":
            bot = able_bot(table.players[seat].bot, room.game, transfer)
            return Decision(seat, bot, "", table.offers[seat])
    for seat in clocks.timed_out(room.seating, now):
        stand_in = strongest_bot(room.game, transfer)
        return Decision(seat, stand_in, stand_in, table.offers[seat])
    return None


class BotDriver:
    """Drives tables, each in a task of its own. `pause`: seconds before a bot's turn at tables of human pace."""

    def __init__(
        self,
        decider: Decider,
        tasks: BackgroundTasks,
        log: Log,
        metrics: Metrics,
        now: Callable[[], float],
        pause: float,
    ) -> None:
        self.decider = decider
        self.tasks = tasks
        self.log = log
        self.metrics = metrics
        self.now = now
        self.pause = pause
        self.stopping = False

    def wake(self, room: Room) -> None:
        """Move a table's bots from now on, unless that is being done already."""
        if not self.stopping and (room.bot_task is None or room.bot_task.done()):
            room.bot_task = self.tasks.start(self.drive(room))

    async def drive(self, room: Room) -> None:
        """Make decisions until none is left to make. Every one is committed like a person's."""
        last = -1
        while not self.stopping:
            try:
                async with room.lock:
                    await room.refresh()
                    decision = next_decision(room, self.now())
                    if decision is None:
                        return
                    question = _question(room, decision)
                code = question if isinstance(question, int) else await self._decide(room, decision, question)
                if room.seating.pace == "human" and not decision.by:
                    await asyncio.sleep(self.pause * (0.25 if decision.seat == last else 1.0))
                last = decision.seat
                async with room.lock:
                    await room.refresh()
                    if next_decision(room, self.now()) == decision:
                        await self._play(room, decision, code)
            except (RefusalError, Unavailable) as error:
                self.log.write("bot_stopped", table=room.id, reason=str(error))
                return
            except Conflict:
                await asyncio.sleep(GIVE_WAY)

    async def _play(self, room: Room, decision: Decision, code: int) -> None:
        room.table.play(decision.seat, [room.game.actions.decode(code)], decision.offer, by=decision.by)
        if decision.by:
            clocks.restart_after_timeout(room.seating, decision.seat, self.now())
        self.metrics.bot_moves.inc()
        await room.commit()

    async def _decide(self, room: Room, decision: Decision, asked: Question) -> int:
        """What the bot chooses; one that fails is replaced by the simplest."""
        seat, view, legal, seed, at = decision.seat, asked.view, asked.legal, asked.seed, asked.at
        for bot in dict.fromkeys((decision.bot, simplest_bot(room.game))):
            try:
                return await self.decider.decide(room.turn(), room.game, bot, seat, view, legal, seed, at)
            except BOT_ERRORS as error:
                self.log.fault("bot_failed", error, table=room.id, bot=bot)
        return int(legal[(seed + at) % len(legal)])


def _question(room: Room, decision: Decision) -> Question | int:
    """What a bot is asked, or what a lesson has it do. Call it with the lock."""
    seat, lesson = decision.seat, room.seating.lesson_id
    scripted = load_lesson(room.row.game, lesson).advice(room.table.state, seat) if lesson else None
    if scripted is not None:
        return room.game.actions.parse(scripted.moves[0])
    view = room.table.view(seat)
    # How far its own seat has come: what others do in secret meanwhile, and how quickly, changes nothing for it.
    return Question(view, view.legal(seat), bot_seed(luck_of(room.table.chance), seat), decision.offer)
