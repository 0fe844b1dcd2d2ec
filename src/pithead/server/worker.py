"""Worker: one process that serves tables, put together from its parts."""

from __future__ import annotations

import asyncio

from pithead.core.errors import PitheadError
from pithead.games.registry import GAMES
from pithead.server.async_store import AsyncStore
from pithead.server.background import BackgroundTasks
from pithead.server.bot_driver import BotDriver
from pithead.server.bot_pool import BotPool
from pithead.server.change_feed import ChangeFeed
from pithead.server.logs import Log
from pithead.server.metrics import Metrics
from pithead.server.rows import Unavailable
from pithead.server.settings import Settings, Sources
from pithead.server.store import Store
from pithead.server.tables.commands import Commands
from pithead.server.tables.creation import TableCreator
from pithead.server.tables.registry import RoomRegistry
from pithead.server.tables.room import RoomServices

STOPPING = "the server stops; come back in a moment"


class Worker:
    """Everything one process needs to serve tables. `start` and `stop` frame its life, on one event loop."""

    def __init__(self, settings: Settings, sources: Sources | None = None, log: Log | None = None) -> None:
        self.settings = settings
        self.sources = sources or Sources()
        self.log = log or Log()
        self.metrics = Metrics()
        self.name = self.sources.new_id()
        self.stopping = False
        self.tasks = BackgroundTasks(self.log)
        database = Store(settings.db, shared=settings.workers > 1)
        self.store = AsyncStore(database, self.tasks, self.metrics)
        self.bots = BotPool(settings.bot_processes, list(GAMES), settings.think_ms)
        self.driver = BotDriver(self.bots, self.tasks, self.log, self.metrics, self.sources.now, settings.move_pause)
        services = RoomServices(
            self.store,
            self.sources.now,
            self.driver.wake,
            self.name,
            settings.lease_seconds,
            settings.snapshot_every,
        )
        shared = settings.workers > 1 or not database.sqlite
        self.rooms = RoomRegistry(services, self.tasks, self.log, self.metrics, shared)
        self.feed = ChangeFeed(database, self.log, self.rooms.table_changed, self.rooms.changes_missed)
        self.commands = Commands(self.bots, self.log, settings.limits)
        self.creator = TableCreator(
            services, self.sources, self.bots, self.rooms.open, self.log, self.metrics, settings.limits.tables
        )

    async def start(self) -> None:
        """Look after tables from now on. The database has its newest form already."""
        await self.store.ping()
        self.tasks.start(self._scan())
        self.feed.start()
        self.log.write("started", worker=self.name)

    async def stop(self) -> None:
        """Take no more commands, finish those under way, say goodbye to every client."""
        self.stopping = self.driver.stopping = True
        self.feed.stop()
        await self.rooms.close(STOPPING)
        await self.store.flush()
        self.tasks.cancel()
        await asyncio.to_thread(self.bots.close)
        await self.store.close()
        self.log.write("stopped", worker=self.name)

    async def _scan(self) -> None:
        """Pick up tables whose bot nobody moves or whose clock has run out; close idle rooms."""
        while not self.stopping:
            try:
                await self._pick_up()
            except Unavailable as error:
                self.log.write("store_unavailable", reason=str(error))
            self.rooms.close_idle(self.settings.idle_seconds)
            await asyncio.sleep(self.settings.scan_seconds)

    async def _pick_up(self) -> None:
        now = self.sources.now()
        until = now + self.settings.lease_seconds
        for table in await self.store.due(now):
            if self.stopping or not await self.store.claim(table, self.name, now, until):
                continue
            try:
                room = await self.rooms.open(table)
            except PitheadError as error:
                self.log.write("table_skipped", table=table, reason=str(error))
                continue
            room.row.lease_by, room.row.lease_until = self.name, until
            self.driver.wake(room)
