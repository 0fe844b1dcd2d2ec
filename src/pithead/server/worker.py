"""House: all open rooms of one worker, what it hears from the others, and the threads that the store's calls run on."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, perf_counter
from typing import ParamSpec, TypeVar

import psycopg

from pithead.core.api import Game
from pithead.core.errors import PitheadError
from pithead.games.registry import GAMES, load_game
from pithead.server.bot_driver import drive
from pithead.server.bot_pool import Thinkers
from pithead.server.logs import Log, Metrics
from pithead.server.rate_limits import Rate
from pithead.server.refusals import BAD_TOKEN, Refuse
from pithead.server.settings import Settings, Sources
from pithead.server.store import CHANNEL, NEWS_KEPT, Change, Store, Stored, Unavailable
from pithead.server.tables import seating as meta
from pithead.server.tables.room import Room, open_table
from pithead.table.record import RecordError

P = ParamSpec("P")
T = TypeVar("T")
POLL = 0.01  # seconds between looks for news, where workers share a SQLite file
ANY_VERSION = -1
BATCH = 64  # changes in one transaction


class House:
    """One worker's rooms. `start` and `stop` frame its life; everything between runs on one event loop."""

    def __init__(self, settings: Settings, sources: Sources | None = None, log: Log | None = None) -> None:
        self.settings = settings
        self.sources = sources or Sources()
        self.log = log or Log()
        self.metrics = Metrics()
        self.store = Store(settings.db, shared=settings.workers > 1)
        self.worker = self.sources.new_id()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.stopping = False
        self.thinkers = Thinkers(settings.thinkers, list(GAMES), settings.think_ms)
        self.writers = ThreadPoolExecutor(1 if self.store.sqlite else 6, "store-write")
        self.readers = ThreadPoolExecutor(2 if self.store.sqlite else 4, "store-read")
        self.chat_rate = Rate(settings.limits.chat)
        self.hint_rate = Rate(settings.limits.hints)
        self.pending: list[tuple[Change, asyncio.Future[None]]] = []
        self.committing: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.ended = threading.Event()

    # -- life

    async def start(self) -> None:
        """Look after tables from now on. The database has its newest form already."""
        self.loop = asyncio.get_running_loop()
        await self.read(self.store.ping)
        self.spawn(self._scan())
        if not self.store.sqlite or self.store.shared:
            listen = self._poll if self.store.sqlite else self._listen
            threading.Thread(target=listen, name="news", daemon=True).start()
        self.log.write("started", worker=self.worker)

    async def stop(self) -> None:
        """Take no more commands, finish those under way, say goodbye to every socket."""
        self.stopping = True
        self.ended.set()
        for room in list(self.rooms.values()):
            for client in list(room.clients):
                client.close("stopping", "the server stops; come back in a moment")
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        if self.committing is not None:
            await asyncio.wait([self.committing])
        for task in list(self.tasks):
            task.cancel()
        await asyncio.to_thread(self.thinkers.close)
        for pool in (self.writers, self.readers):
            await asyncio.to_thread(pool.shutdown)
        self.store.close()
        self.log.write("stopped", worker=self.worker)

    def spawn(self, work: object) -> asyncio.Task[None]:
        """Run something beside; its failure is logged, never lost."""
        assert asyncio.iscoroutine(work)
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.log.fault("task_failed", error)

    # -- the store, off the loop

    async def read(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A blocking call of the store that writes nothing."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, lambda: call(*args, **kwargs))

    async def write(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A blocking call that commits. It runs to its end even if whoever asked has gone."""
        return await asyncio.shield(
            asyncio.get_running_loop().run_in_executor(self.writers, lambda: call(*args, **kwargs))
        )

    async def commit(self, change: Change) -> None:
        """Write a change; Conflict, Repeated or Unavailable say why nothing was done.

        On SQLite, which has one writer, the changes that come in while others are written go into one transaction.
        """
        start = perf_counter()
        try:
            if self.store.sqlite:
                done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self.pending.append((change, done))
                if self.committing is None or self.committing.done():
                    self.committing = self.spawn(self._commit_pending())
                await asyncio.shield(done)
            else:
                await self.write(self.store.commit, change)
        finally:
            self.metrics.commit.observe(perf_counter() - start)

    async def _commit_pending(self) -> None:
        while self.pending:
            batch, self.pending = self.pending[:BATCH], self.pending[BATCH:]
            results: list[PitheadError | None]
            try:
                results = await self.write(self.store.commit_all, [change for change, _ in batch])
            except PitheadError as error:
                results = [error] * len(batch)
            for (_, done), why in zip(batch, results, strict=True):
                if why is None:
                    done.set_result(None)
                else:
                    done.set_exception(why)

    # -- rooms

    def game(self, game: str, rules: object, pack: object) -> Game:
        """The game of a record, if this program has its rules version and pack."""
        if game not in GAMES:
            raise Refuse("other_rules", f"this server does not have the game '{game}'")
        loaded = load_game(game)
        if loaded.info.rules_version != rules or loaded.info.pack.digest != pack:
            mine = f"rules version {loaded.info.rules_version} and pack {loaded.info.pack.digest}"
            raise Refuse(
                "other_rules", f"this table is pinned to rules version {rules} and pack {pack}; this server has {mine}"
            )
        return loaded

    async def open(self, table: str) -> Room:
        """The room of a table, opened if it is not; Refuse if there is no such table."""
        room = self.rooms.get(table)
        if room is None or room.gone:
            task = self.opening.get(table)
            if task is None:
                task = asyncio.ensure_future(self._open(table))
                self.opening[table] = task
                task.add_done_callback(lambda _: self.opening.pop(table, None))
            room = await asyncio.shield(task)
        room.used = monotonic()
        return room

    async def _open(self, table: str) -> Room:
        stored = await self.read(self.store.load, table)
        if stored is None:
            raise Refuse("bad_token", BAD_TOKEN)
        room = self._room(stored)
        if room.meta.chat:
            room.chat = await self.read(self.store.chat, table)
        self.rooms[table] = room
        self.metrics.rooms.set(len(self.rooms))
        # Between the reading and now another worker may have written; whoever looks next reads again.
        room.stale = self.settings.workers > 1 or not self.store.sqlite
        return room

    def _room(self, stored: Stored) -> Room:
        header = json.loads(stored.row.header)
        game = self.game(stored.row.game, header.get("rules"), header.get("pack_hash"))
        try:
            table = open_table(game, stored)
        except RecordError as error:
            self.log.write("table_broken", table=stored.row.id, reason=str(error))
            raise Refuse("unavailable", "this table cannot be opened") from None
        return Room(self, game, stored.row, meta.decode(stored.row.meta), table, stored.tokens, [], used=monotonic())

    def mind(self, room: Room) -> None:
        """Move the table's bots, if that is this worker's business."""
        if self.stopping or room.gone or not room.row.bots_due or room.row.lease_by != self.worker:
            return
        if room.driver is None or room.driver.done():
            room.driver = self.spawn(drive(room))

    # -- what nobody minds, and what is idle

    async def _scan(self) -> None:
        """Pick up tables whose bot nobody moves or whose clock has run out; close idle rooms."""
        while not self.stopping:
            try:
                await self._pick_up()
            except Unavailable as error:
                self.log.write("store_unavailable", reason=str(error))
            self._close_idle()
            await asyncio.sleep(self.settings.scan_seconds)

    async def _pick_up(self) -> None:
        now = self.sources.now()
        for table in await self.read(self.store.due, now):
            if self.stopping or not await self.write(
                self.store.claim, table, self.worker, now, now + self.settings.lease_seconds
            ):
                continue
            try:
                room = await self.open(table)
            except PitheadError as error:
                self.log.write("table_skipped", table=table, reason=str(error))
                continue
            room.row.lease_by, room.row.lease_until = self.worker, now + self.settings.lease_seconds
            if room.driver is None or room.driver.done():
                room.driver = self.spawn(drive(room))

    def _close_idle(self) -> None:
        """Forget rooms that nobody looks at; the store has them."""
        before = monotonic() - self.settings.idle_seconds
        for table, room in list(self.rooms.items()):
            driven = room.driver is not None and not room.driver.done()
            if room.gone or (not room.clients and not driven and not room.lock.locked() and room.used < before):
                del self.rooms[table]
        self.metrics.rooms.set(len(self.rooms))

    # -- news of other workers

    def hear(self, table: str, version: int) -> None:
        """Another process changed a table (or this one did, and knows it)."""
        room = self.rooms.get(table)
        if room is None or self.stopping or 0 <= version <= room.row.version:
            return
        if not room.clients and not room.lock.locked():
            room.stale = True
        else:
            self.spawn(room.catch_up(version))

    def hear_all(self) -> None:
        """News may have been lost: look at every open table."""
        for table in list(self.rooms):
            self.hear(table, ANY_VERSION)

    def _call(self, call: Callable[..., None], *args: object) -> None:
        """From the news thread to the loop."""
        if self.loop is not None and not self.ended.is_set():
            try:
                self.loop.call_soon_threadsafe(call, *args)
            except RuntimeError:  # the loop has closed in the meantime
                self.ended.set()

    def _listen(self) -> None:
        """PostgreSQL: wait for NOTIFY, on a connection of its own that is made again when it breaks."""
        address = self.store.url.replace("postgresql+psycopg://", "postgresql://", 1)
        while not self.ended.is_set():
            try:
                with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._call(self.hear_all)
                    while not self.ended.is_set():
                        for note in connection.notifies(timeout=0.5):
                            table, _, version = note.payload.partition(" ")
                            self._call(self.hear, table, int(version))
            except psycopg.Error as error:
                self.log.write("news_lost", reason=type(error).__name__)
                self.ended.wait(1.0)

    def _poll(self) -> None:
        """SQLite: look whether another process has written."""
        with self.store.reader.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            seen, last = -1, self.store.last_news()
            while not self.ended.wait(POLL):
                version = raw.execute("PRAGMA data_version").fetchone()[0]
                if version == seen:
                    continue
                seen = version
                try:
                    rows = self.store.news(last)
                except Unavailable as error:
                    self.log.write("news_lost", reason=str(error))
                    seen = -1
                    continue
                if rows and rows[0][0] > last + NEWS_KEPT // 2:
                    self._call(self.hear_all)
                for number, table, changed in rows:
                    last = number
                    self._call(self.hear, table, changed)
