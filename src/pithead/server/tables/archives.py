"""Archives: imported records, so many and no longer than somebody looks at them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container
from typing import Protocol

from pithead.server.logs import Log
from pithead.server.metrics import Metrics
from pithead.server.refusals import RefusalError
from pithead.server.settings import Limits

HOUR = 3600.0
DAY = 24 * HOUR


class ArchiveStore(Protocol):
    """The store, as archives use it."""

    async def archives(self) -> list[tuple[str, float]]: ...

    async def delete(self, table: str) -> bool: ...


class Archives:
    """Counts them, and forgets those that nobody has looked at for long."""

    def __init__(
        self, store: ArchiveStore, wall: Callable[[], float], limits: Limits, log: Log, metrics: Metrics
    ) -> None:
        self.store = store
        self.wall = wall
        self.limits = limits
        self.log = log
        self.metrics = metrics
        self.lock = asyncio.Lock()  # one is made at a time, so that they are counted rightly
        self.next_look = 0.0

    async def make_room(self) -> None:
        """There is room for one more; RefusalError if not. Who has not been looked at for a day makes way. Call it
        with the lock.
        """
        kept = await self.store.archives()
        while len(kept) >= self.limits.archives:
            id, seen = kept.pop(0)
            if self.wall() - seen < DAY:
                self.metrics.refused.labels("archives").inc()
                text = f"this server keeps {self.limits.archives} imported records, and all of them are in use"
                raise RefusalError("full", text, retry=int(HOUR))
            await self._forget(id)

    async def expire(self, open_rooms: Container[str]) -> None:
        """Forget those that have not been looked at for as long as they are kept; look for them once an hour."""
        now = self.wall()
        if now < self.next_look:
            return
        self.next_look = now + HOUR
        for id, seen in await self.store.archives():
            if now - seen >= self.limits.archive_days * DAY and id not in open_rooms:
                await self._forget(id)

    async def _forget(self, id: str) -> None:
        if await self.store.delete(id):
            self.metrics.expired.inc()
            self.log.write("archive_expired", table=id)
