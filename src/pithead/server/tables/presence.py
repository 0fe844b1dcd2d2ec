"""Who of the persons at a table is connected, at whichever worker: written by each worker, told by all."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from pithead.server import wire
from pithead.server.background import BackgroundTasks
from pithead.server.rows import SeatVisit, Unavailable
from pithead.server.tables.room import Room
from pithead.server.tables.services import TableStore


class PresenceKeeper:
    """Writes who is connected to the rooms of a worker, and tells each room's clients who is at the table."""

    def __init__(self, store: TableStore, tasks: BackgroundTasks, now: Callable[[], float], worker: str) -> None:
        self.store = store
        self.tasks = tasks
        self.now = now
        self.worker = worker
        self.stopping = False

    def wake(self, room: Room) -> None:
        """Somebody has come or gone, here or at another worker. What cannot be written now stays due."""
        kept = room.attendance
        kept.due = True
        if not self.stopping and (kept.task is None or kept.task.done()):
            kept.task = self.tasks.start(self._settle(room))

    def write_anew(self, room: Room) -> None:
        """What this worker had written was struck out, since it seemed dead."""
        room.attendance.seats.clear()
        self.wake(room)

    async def _settle(self, room: Room) -> None:
        """Write and tell until nothing is due, or the store is away."""
        kept = room.attendance
        while kept.due and not self.stopping:
            kept.due = False
            try:
                await self._write(room)
                visits = await self.store.presence(room.id)
            except Unavailable:
                kept.due = True
                return
            self._tell(room, visits)

    async def _write(self, room: Room) -> None:
        known = room.attendance.seats
        here = {audience for client in room.clients for audience in client.delivered if audience >= 0}
        if here != known:
            await self.store.attend(room.id, self.worker, sorted(here - known), sorted(known - here), self.now())
            room.attendance.seats = here

    def _tell(self, room: Room, visits: dict[int, SeatVisit]) -> None:
        """To each client that does not know it; of a seat no more than that it is here, or when it was."""
        seats = [
            wire.SeatPresence(i + 1, visits.get(i, SeatVisit()).here, visits.get(i, SeatVisit()).seen)
            for i, seat in enumerate(room.seating.seats)
            if seat.kind != "bot"
        ]
        message = msgspec.json.encode(wire.Presence(seats))
        for client in list(room.clients):
            if client.presence != message:
                client.presence = message
                client.send(message)
