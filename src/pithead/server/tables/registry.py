"""The open rooms of one worker: opened when somebody asks for a table, closed when nobody looks any more."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic

from pithead.core.api import Game
from pithead.server.background import BackgroundTasks
from pithead.server.logs import Log, fault_place
from pithead.server.metrics import Metrics
from pithead.server.refusals import RefusalError, unknown_table
from pithead.server.rows import StoredTable, Unavailable
from pithead.server.store import PRESENCE
from pithead.server.tables import rules_at, seating
from pithead.server.tables.archives import HOUR
from pithead.server.tables.persistence import open_table
from pithead.server.tables.room import Room, RoomServices
from pithead.table.record import RecordError

ANY_VERSION = -1
BROKEN = "this table is damaged and was set aside; whoever runs the server can see why"


class RoomRegistry:
    """One worker's rooms by their table. `shared`: other workers write to the same store."""

    def __init__(
        self, services: RoomServices, tasks: BackgroundTasks, log: Log, metrics: Metrics, shared: bool
    ) -> None:
        self.services = services
        self.tasks = tasks
        self.log = log
        self.metrics = metrics
        self.shared = shared
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}

    async def open(self, table: str) -> Room:
        """The room of a table, opened if it is not; RefusalError if there is no such table. What another worker has
        written by now is read before anybody looks: a secret that was changed there opens nothing here.
        """
        room = self.rooms.get(table)
        if room is None or room.deleted:
            task = self.opening.get(table)
            if task is None:
                task = asyncio.ensure_future(self._open(table))
                self.opening[table] = task
                task.add_done_callback(lambda _: self.opening.pop(table, None))
            room = await asyncio.shield(task)
        elif self.shared and not room.stale:
            room.stale = await self.services.store.version(table) != room.row.version
        room.last_used = monotonic()
        return room

    async def _open(self, table: str) -> Room:
        stored = await self.services.store.load(table)
        if stored is None:
            raise unknown_table()
        if stored.row.aside:
            raise RefusalError("unavailable", BROKEN)
        try:
            game = rules_at.game_of(stored.row, self.services.packs)
            if stored.row.waits:
                raise RefusalError("other_rules", rules_at.WAITS)
            room = await self._room(game, stored)
        except RefusalError as error:
            if error.pack and not stored.row.waits:
                await self.services.store.wait(table, rules_at.waits_for(error.pack))
            raise
        except Unavailable:
            raise
        except Exception as error:  # a damaged row: this table fails alone
            await self.set_aside(table, error)
            raise RefusalError("unavailable", BROKEN) from None
        if room.row.status == "archive" and self.services.wall() - room.row.moved >= HOUR:
            await self.services.store.look_at(table, self.services.wall())
        if room.seating.chat:
            room.chat = await self.services.store.chat(table)
        self.rooms[table] = room
        self.metrics.rooms.set(len(self.rooms))
        # Between the reading and now another worker may have written; whoever looks next reads again.
        room.stale = self.shared
        return room

    async def _room(self, game: Game, stored: StoredTable) -> Room:
        store = self.services.store
        here = rules_at.stamp_at(stored.row) == rules_at.stamp_of(game)
        if not here and stored.row.status == "running":
            stored, here = await rules_at.renew(store, game, stored), True
            self.log.write("table_renewed", table=stored.row.id)
        kept = None if here else await store.kept(stored.row.id)
        table = open_table(game, stored) if here else rules_at.open_kept(game, stored.row, kept)
        seats = seating.decode(stored.row.seating)
        room = Room(self.services, game, stored.row, seats, table, stored.secrets, [], last_used=monotonic())
        if kept is not None:
            room.only_shown, room.ends = True, rules_at.last_scenes(kept)
        return room

    async def set_aside(self, table: str, error: Exception) -> None:
        """A table that cannot be looked after is left alone until somebody has mended it: `pithead admin` shows why."""
        where = f" in line {error.line}" if isinstance(error, RecordError) else ""
        reason = f"{fault_place(error)}{where}"
        self.log.write("table_set_aside", table=table, reason=reason)
        self.metrics.aside.inc()
        await self.services.store.set_aside(table, reason)

    def close_idle(self, seconds: float) -> None:
        """Forget rooms that nobody has looked at for so long; the store has them."""
        before = monotonic() - seconds
        gone: list[Room] = []
        for table, room in list(self.rooms.items()):
            if room.deleted or (room.idle and room.last_used < before):
                gone.append(self.rooms.pop(table))
        if gone:
            self.tasks.start(self._put_away(gone))
        self.metrics.rooms.set(len(self.rooms))

    async def _put_away(self, rooms: list[Room]) -> None:
        """Whoever opens them next, perhaps under other rules, knows at which position they were."""
        still = [room for room in rooms if room.row.status == "running" and not (room.stale or room.deleted)]
        positions = [(room.id, room.row.version, rules_at.position_of(room.table)) for room in still]
        if positions:
            await self.services.store.put_away(positions)

    async def close(self, message: str) -> None:
        """Say goodbye to every client, let the commands under way end, and put the tables away."""
        for room in list(self.rooms.values()):
            for client in list(room.clients):
                client.close("stopping", message)
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        with suppress(Unavailable):
            await self._put_away(list(self.rooms.values()))

    # -- changes by other workers

    def table_changed(self, table: str, version: int) -> None:
        """Another process changed a table (or this one did, and knows it)."""
        room = self.rooms.get(table)
        if room is None or 0 <= version <= room.row.version:
            return
        if version == PRESENCE:
            self.presence_changed(room)
        elif not room.clients and not room.lock.locked():
            room.stale = True
        else:
            self.tasks.start(room.catch_up(version))

    def changes_missed(self) -> None:
        """Changes may have been lost: look at every open table."""
        for table in list(self.rooms):
            self.table_changed(table, ANY_VERSION)
            self.presence_changed(self.rooms[table])

    def presence_changed(self, room: Room) -> None:
        """Somebody may have come to a table or left it elsewhere."""
        if room.clients:
            self.services.presence_changed(room)
