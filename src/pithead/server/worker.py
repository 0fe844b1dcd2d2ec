"""Worker: one process that serves tables, put together from its parts."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from time import monotonic

from pithead.core.errors import PitheadError
from pithead.games.registry import GAMES
from pithead.server.async_store import AsyncStore
from pithead.server.background import BackgroundTasks
from pithead.server.bot_driver import BotDriver
from pithead.server.bot_pool import BotPool
from pithead.server.change_feed import ChangeFeed
from pithead.server.logs import Log
from pithead.server.metrics import Metrics
from pithead.server.packs import Packs
from pithead.server.record_pool import RecordPool
from pithead.server.rows import Unavailable
from pithead.server.settings import Settings, Sources, new_epoch, steady
from pithead.server.store import PRESENCE, Store
from pithead.server.tables.archives import Archives
from pithead.server.tables.commands import Commands
from pithead.server.tables.creation import TableCreator
from pithead.server.tables.keeping import keep_finished
from pithead.server.tables.presence import PresenceKeeper
from pithead.server.tables.registry import RoomRegistry
from pithead.server.tables.reviews import Reviews
from pithead.server.tables.room import RoomServices

HEALTH_SECONDS = 1.5
PULSE_SECONDS = 1.0  # between two pulses
ALONE_SECONDS = 10.0  # the same for a worker that nobody stands in for
REVIEWING = 2  # processes that review finished games
STOPPING = "the server stops; come back in a moment"


class Worker:
    """Everything one process needs to serve tables. `start` and `stop` frame its life, on one event loop."""

    def __init__(self, settings: Settings, sources: Sources | None = None, log: Log | None = None) -> None:
        self.settings = settings
        self.sources = sources or Sources(steady(settings.epoch or new_epoch()))
        self.log = log or Log()
        self.metrics = Metrics()
        self.name = self.sources.new_id()
        self.stopping = False
        self.scanned = monotonic()  # when tables were last looked after
        self.unwell = ""  # why nothing can be written
        self.keeping: asyncio.Task[None] | None = None  # keeps finished games
        self.tasks = BackgroundTasks(self.log)
        self.packs = Packs(settings.packs, settings.transfer)
        database = Store(settings.db, shared=settings.workers > 1)
        self.store = AsyncStore(database, self.tasks, self.metrics)
        self.bots = BotPool(settings.bot_processes, list(GAMES), settings.think_ms, transfer=settings.transfer)
        self.driver = BotDriver(self.bots, self.tasks, self.log, self.metrics, self.sources.now, settings.move_pause)
        self.presence = PresenceKeeper(self.store, self.tasks, self.sources.now, self.name)
        shared = self.shared = settings.workers > 1 or not database.sqlite
        services = RoomServices(
            self.store,
            self.sources.now,
            self.driver.wake,
            self.name,
            settings.lease_seconds,
            settings.snapshot_every,
            self.presence.wake,
            settings.limits.bot_tables,
            self.sources.wall,
            self.sources.now(),
            self.packs,
        )
        self.rooms = RoomRegistry(services, self.tasks, self.log, self.metrics, shared)
        self.feed = ChangeFeed(database, self.log, self.rooms.table_changed, self.rooms.changes_missed)
        self.commands = Commands(self.bots, self.log, settings.limits)
        self.records = RecordPool(list(GAMES), settings.limits.record_seconds, self.metrics)
        self.reviewing = RecordPool(list(GAMES), settings.limits.record_seconds, self.metrics, REVIEWING)
        self.reviews = Reviews(self.store, self.reviewing, self.tasks, self.log)
        self.archives = Archives(self.store, self.sources.wall, settings.limits, self.log, self.metrics)
        self.creator = TableCreator(
            services,
            self.sources,
            self.records,
            self.rooms.open,
            self.log,
            self.metrics,
            settings.limits.tables,
            self.archives,
        )

    async def start(self) -> None:
        """Look after tables from now on. The database has its newest form already."""
        await self._beat()
        self.tasks.start(self._pulse())
        self.tasks.start(self._scan())
        self.feed.start()
        self.log.write("started", worker=self.name, pid=os.getpid())

    async def stop(self) -> None:
        """Take no more commands, finish those under way, say goodbye to every client."""
        self.stopping = self.driver.stopping = self.presence.stopping = True
        self.feed.stop()
        await self.rooms.close(STOPPING)
        await self.presence.stop()
        await self.store.flush()
        with suppress(Unavailable):
            await self.store.depart(self.name, self.sources.now())
        self.tasks.cancel()
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self.records.close)
        await asyncio.to_thread(self.reviewing.close)
        await self.store.close()
        self.log.write("stopped", worker=self.name)

    async def _scan(self) -> None:
        """Pick up tables whose bot nobody moves or whose clock has run out; close idle rooms. Whatever fails, the next
        round comes.
        """
        while not self.stopping:
            try:
                await self._pick_up()
                await self._look_after_presence()
                await self.archives.expire(self.rooms.rooms)
                self.scanned = monotonic()
                if self.keeping is None or self.keeping.done():
                    self.keeping = self.tasks.start(
                        keep_finished(self.store, self.records.process, self.packs, self.log)
                    )
            except Unavailable as error:
                self._found(str(error))
            except Exception as error:
                self.log.fault("scan_failed", error)
            self.rooms.close_idle(self.settings.idle_seconds)
            await asyncio.sleep(self.settings.scan_seconds)

    async def _pulse(self) -> None:
        """A worker without a pulse is dead to the others: they move its bots, and say that its people are away."""
        while not self.stopping:
            await asyncio.sleep(PULSE_SECONDS if self.shared else ALONE_SECONDS)
            try:
                await self._beat()
            except Unavailable as error:
                self._found(str(error))

    async def _beat(self) -> None:
        """Write that this worker lives; who is connected here too, where others thought that it did not."""
        if await self.store.beat(self.name, self.sources.now()):
            for room in self.rooms.rooms.values():
                self.presence.write_anew(room)

    async def health(self) -> str:
        """Why this worker does not serve as it should; "" if it does. Proved by a write, and by the last scan."""
        try:
            await asyncio.wait_for(self._beat(), HEALTH_SECONDS)
            self._found("")
        except TimeoutError:
            self._found("the database does not answer in time")
        except Unavailable as error:
            self._found(str(error))
        if self.unwell:
            return self.unwell
        late = monotonic() - self.scanned
        return f"tables were last looked after {late:.0f} s ago" if late > self._patience() else ""

    async def _look_after_presence(self) -> None:
        """Write what could not be written, and who was at a worker that no longer lives."""
        self.presence.go_on()
        for table in await self.store.bury(self.name, self.sources.now() - self.settings.lease_seconds):
            self.rooms.table_changed(table, PRESENCE)

    def _patience(self) -> float:
        """Seconds that a scan may take."""
        return max(self.settings.lease_seconds, 3 * self.settings.scan_seconds)

    def _found(self, problem: str) -> None:
        """The store works, or does not: a line and a count when that changes."""
        if problem and not self.unwell:
            self.log.write("store_unavailable", reason=problem)
            self.metrics.store_failures.inc()
        elif self.unwell and not problem:
            self.log.write("store_back")
        self.unwell = problem

    async def _pick_up(self) -> None:
        now = self.sources.now()
        until = now + self.settings.lease_seconds
        for table in await self.store.due(now, self.name):
            if self.stopping or not await self.store.claim(table, self.name, now, until):
                continue
            try:
                room = await self.rooms.open(table)
            except PitheadError as error:
                self.log.write("table_skipped", table=table, reason=str(error))
                continue
            except Exception as error:
                await self.rooms.set_aside(table, error)
                continue
            room.row.lease_by, room.row.lease_until = self.name, until
            self.driver.wake(room)
