"""Who of the persons at a table is connected, at whichever worker: written by each worker, told by all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from pithead.server import wire
from pithead.server.background import BackgroundTasks
from pithead.server.rows import SeatVisit, Unavailable, Visits
from pithead.server.tables.room import Attendance, Room
from pithead.server.tables.services import TableStore

INTERVAL = 0.1  # seconds between two rounds, unless so many have come that a round is full
ROUND = 64  # tables


class PresenceKeeper:
    """Writes who is connected to the rooms of a worker, and tells each room's clients who is at the table.

    It goes in rounds, one transaction and one question for all tables where somebody came or went: when a thousand come
    back at once, moves do not wait behind a thousand arrivals.
    """

    def __init__(self, store: TableStore, tasks: BackgroundTasks, now: Callable[[], float], worker: str) -> None:
        self.store = store
        self.tasks = tasks
        self.now = now
        self.worker = worker
        self.stopping = False
        self.due: dict[Room, None] = {}  # in the order in which they were woken
        self.rounds: asyncio.Task[None] | None = None

    def wake(self, room: Room) -> None:
        """Somebody has come or gone, here or at another worker. What cannot be written now stays due."""
        room.attendance.due = True
        self.due[room] = None
        self.go_on()

    def go_on(self) -> None:
        """Write and tell what is due."""
        if self.due and not self.stopping and (self.rounds is None or self.rounds.done()):
            self.rounds = self.tasks.start(self._go_round())

    def write_anew(self, room: Room) -> None:
        """What this worker had written was struck out, since it seemed dead."""
        room.attendance = Attendance()
        self.wake(room)

    async def stop(self) -> None:
        """Begin no other round; wait for the one under way."""
        self.stopping = True
        if self.rounds is not None:
            await asyncio.wait([self.rounds])

    async def _go_round(self) -> None:
        """Until nothing is due, or the store is away."""
        while self.due and not self.stopping:
            rooms = list(self.due)[:ROUND]
            for room in rooms:
                del self.due[room]
            try:
                await self._write(rooms)
                visits = await self.store.presence([room.id for room in rooms])
            except BaseException as error:
                self.due.update(dict.fromkeys(rooms))
                if isinstance(error, Unavailable):
                    return
                raise
            for room in rooms:
                room.attendance.due = room in self.due
                self._tell(room, visits.get(room.id, {}))
            if len(self.due) < ROUND and not self.stopping:
                await asyncio.sleep(INTERVAL)

    async def _write(self, rooms: Sequence[Room]) -> None:
        moved = [(room, here) for room in rooms if (here := room.seats_here()) != room.attendance.seats]
        if not moved:
            return
        known = [room.attendance for room, _ in moved]
        visits = [
            Visits(room.id, sorted(here - before.seats), sorted(before.seats - here))
            for (room, here), before in zip(moved, known, strict=True)
        ]
        await self.store.attend(self.worker, visits, self.now())
        for (room, here), before in zip(moved, known, strict=True):
            if room.attendance is before:
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
