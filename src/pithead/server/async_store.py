"""The store's blocking calls on threads, for code that runs on the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import ParamSpec, TypeVar

from pithead.core.errors import PitheadError
from pithead.server.background import BackgroundTasks
from pithead.server.metrics import Metrics
from pithead.server.rows import Change, ChatRow, LineRow, SeatVisit, Secrets, StoredTable, TableRow, Visits
from pithead.server.shelf import Kept, Shelf
from pithead.server.store import Store

P = ParamSpec("P")
T = TypeVar("T")
BATCH = 64  # changes in one transaction


class AsyncStore:
    """One worker's way to the store. Each method does what the store's method of the same name does."""

    def __init__(self, store: Store, tasks: BackgroundTasks, metrics: Metrics) -> None:
        self.blocking = store
        self.shelf = Shelf(store)
        self.tasks = tasks
        self.metrics = metrics
        self.writers = ThreadPoolExecutor(1 if store.sqlite else 6, "store-write")
        self.readers = ThreadPoolExecutor(2 if store.sqlite else 4, "store-read")
        self.pending: list[tuple[Change, asyncio.Future[None]]] = []
        self.committing: asyncio.Task[None] | None = None

    async def flush(self) -> None:
        """Wait until what is being written is in the database."""
        if self.committing is not None:
            await asyncio.wait([self.committing])

    async def close(self) -> None:
        """Let go of the database; `flush` before."""
        for pool in (self.writers, self.readers):
            await asyncio.to_thread(pool.shutdown)
        self.blocking.close()

    # -- reading

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Anything that blocks and writes nothing, on one of the reading threads."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, lambda: work(*args, **kwargs))

    async def ping(self) -> None:
        await self.in_thread(self.blocking.ping)

    async def load(self, table: str) -> StoredTable | None:
        return await self.in_thread(self.blocking.load, table)

    async def row(self, table: str) -> TableRow | None:
        return await self.in_thread(self.blocking.row, table)

    async def version(self, table: str) -> int:
        return await self.in_thread(self.blocking.version, table)

    async def rows(self, tables: Sequence[str]) -> list[tuple[TableRow, dict[int, str]]]:
        return await self.in_thread(self.blocking.rows, tables)

    async def lines(self, table: str, after: int = 0, upto: int | None = None) -> list[LineRow]:
        return await self.in_thread(self.blocking.lines, table, after, upto)

    async def recent_events(self, table: str, upto: int, limit: int) -> list[LineRow]:
        return await self.in_thread(self.blocking.recent_events, table, upto, limit)

    async def snapshot(self, table: str, line: int) -> tuple[int, bytes] | None:
        return await self.in_thread(self.blocking.snapshot, table, line)

    async def snapshots(self, table: str) -> list[tuple[int, bytes]]:
        return await self.in_thread(self.shelf.snapshots, table)

    async def kept(self, table: str) -> Kept | None:
        return await self.in_thread(self.shelf.kept, table)

    async def review(self, table: str) -> tuple[str, bytes] | None:
        return await self.in_thread(self.shelf.review, table)

    async def unkept(self, limit: int) -> list[str]:
        return await self.in_thread(self.shelf.unkept, limit)

    async def draining(self) -> bool:
        return await self.in_thread(self.shelf.draining)

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        return await self.in_thread(self.blocking.chat, table, after)

    async def presence(self, tables: Sequence[str]) -> dict[str, dict[int, SeatVisit]]:
        return await self.in_thread(self.blocking.presence, tables)

    async def was_done(self, table: str, audience: int, command: str) -> bool:
        return await self.in_thread(self.blocking.was_done, table, audience, command)

    async def count_running(self) -> int:
        return await self.in_thread(self.blocking.count_running)

    async def seatings_due(self) -> list[str]:
        return await self.in_thread(self.blocking.seatings_due)

    async def archives(self) -> list[tuple[str, float]]:
        return await self.in_thread(self.blocking.archives)

    async def due(self, now: float, worker: str) -> list[str]:
        return await self.in_thread(self.blocking.due, now, worker)

    # -- writing

    async def _write(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A call that commits. It runs to its end even if whoever asked has gone."""
        return await asyncio.shield(
            asyncio.get_running_loop().run_in_executor(self.writers, lambda: work(*args, **kwargs))
        )

    async def create(
        self, row: TableRow, lines: Sequence[LineRow], secrets: Secrets, snapshots: Sequence[tuple[int, bytes]]
    ) -> None:
        await self._write(self.blocking.create, row, lines, secrets, snapshots)

    async def beat(self, worker: str, now: float) -> bool:
        return await self._write(self.blocking.beat, worker, now)

    async def attend(self, worker: str, visits: Sequence[Visits], now: float) -> None:
        await self._write(self.blocking.attend, worker, visits, now)

    async def depart(self, worker: str, now: float) -> None:
        await self._write(self.blocking.depart, worker, now)

    async def bury(self, worker: str, before: float) -> list[str]:
        return await self._write(self.blocking.bury, worker, before)

    async def keep(self, table: str, kept: Kept | None) -> None:
        await self._write(self.shelf.keep, table, kept)

    async def keep_review(self, table: str, depth: str, data: bytes) -> None:
        await self._write(self.shelf.keep_review, table, depth, data)

    async def forget_review(self, table: str) -> None:
        await self._write(self.shelf.forget_review, table)

    async def put_away(self, positions: Sequence[tuple[str, int, str]]) -> None:
        await self._write(self.shelf.put_away, positions)

    async def wait(self, table: str, why: str) -> None:
        await self._write(self.shelf.wait, table, why)

    async def set_aside(self, table: str, reason: str) -> bool:
        return await self._write(self.blocking.set_aside, table, reason)

    async def look_at(self, table: str, now: float) -> None:
        await self._write(self.blocking.look_at, table, now)

    async def delete(self, table: str) -> bool:
        return await self._write(self.blocking.delete, table)

    async def claim(self, table: str, worker: str, now: float, until: float) -> bool:
        return await self._write(self.blocking.claim, table, worker, now, until)

    async def commit(self, change: Change) -> None:
        """Write a change; Conflict, Repeated or Unavailable say why nothing was done.

        On SQLite, which has one writer, the changes that come in while others are written go into one transaction.
        """
        start = perf_counter()
        try:
            if self.blocking.sqlite:
                done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self.pending.append((change, done))
                if self.committing is None or self.committing.done():
                    self.committing = self.tasks.start(self._commit_pending())
                await asyncio.shield(done)
            else:
                await self._write(self.blocking.commit, change)
        finally:
            self.metrics.commit.observe(perf_counter() - start)

    async def _commit_pending(self) -> None:
        while self.pending:
            batch, self.pending = self.pending[:BATCH], self.pending[BATCH:]
            results: list[PitheadError | None]
            try:
                results = await self._write(self.blocking.commit_all, [change for change, _ in batch])
            except PitheadError as error:
                results = [error] * len(batch)
            for (_, done), why in zip(batch, results, strict=True):
                if why is None:
                    done.set_result(None)
                else:
                    done.set_exception(why)
