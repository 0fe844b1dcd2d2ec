"""Room: the async shell around one Table. The store commits first; only then is anybody told.

Whoever touches the table holds `room.lock`. If the store refuses a change, the table in memory is thrown away and
read again, so that memory is never ahead of the store.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import time
from typing import Any

import msgspec

from pithead.core.api import SPECTATOR, Game, Json
from pithead.server import wire
from pithead.server.fair_queue import Turn
from pithead.server.packs import Packs
from pithead.server.refusals import RefusalError, unknown_table
from pithead.server.rows import Change, ChatRow, CommandKey, Conflict, LineRow, SeatSecrets, Secrets, TableRow
from pithead.server.settings import Limits
from pithead.server.tables import access, clocks, persistence, presentation, seating
from pithead.server.tables.rules_at import ONLY_SHOWN
from pithead.server.tables.services import Client, TableStore
from pithead.table import snapshot
from pithead.table.events import NONE, TableEvent, after, visible
from pithead.table.film import Film
from pithead.table.lesson import load_lesson
from pithead.table.table import Table

FORCED_SNAPSHOT = 256  # lines: then a snapshot is taken though somebody could still take something back
ENDED = "this seat goes on at another device, or was taken by somebody"
MAX_DEVICES = 8  # that a seat tells apart
TRIES = 30  # when other workers move at the same moment, such as bots at an instant pace


@dataclass(frozen=True)
class RoomServices:
    """All that a room has of the program around it."""

    store: TableStore
    now: Callable[[], float]
    wake_bots: Callable[[Room], None]  # a bot of this table must move, and this worker holds the lease
    worker: str  # whose lease it is, by name
    lease_seconds: float
    snapshot_every: int  # lines
    presence_changed: Callable[[Room], None]  # somebody has come to this table or left it
    bot_tables: int = Limits().bot_tables  # at most, where no person plays
    wall: Callable[[], float] = time  # for dates; `now` is for clocks and leases
    started: float = 0.0  # when this worker began: nobody is known to have been away for longer
    packs: Packs = field(default_factory=Packs)


@dataclass
class Attendance:
    """What a worker has written of who is connected to a table here."""

    seats: frozenset[int] = frozenset()
    due: bool = False  # something has changed since


@dataclass
class Ended:
    """What was read of a game that is over: it does not change any more."""

    lines: list[LineRow] | None = None
    events: dict[int, list[TableEvent]] = field(default_factory=dict)  # by audience


@dataclass(eq=False)
class Room:
    """One open table of this worker."""

    services: RoomServices
    game: Game
    row: TableRow
    seating: seating.Seating
    table: Table
    secrets: Secrets
    chat: list[ChatRow]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: set[Client] = field(default_factory=set)
    attendance: Attendance = field(default_factory=Attendance)
    ended: Ended = field(default_factory=Ended)
    stale: bool = False  # memory may differ from the store
    deleted: bool = False
    only_shown: bool = False  # played by rules that are not here: nothing is done at it any more
    ends: dict[int, Json] = field(default_factory=dict)  # the last scene by audience, where it is only shown
    film: Film | None = None  # of a finished game, once somebody has looked at its past
    bot_task: asyncio.Task[None] | None = None  # moves its bots
    last_used: float = 0.0
    home: str = ""  # the address that it is played from: where the first person at it came from

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def store(self) -> TableStore:
        return self.services.store

    @property
    def open_to_all(self) -> bool:
        """Whether nothing is secret any more."""
        return self.row.status == "archive" or self.table.over

    def turn(self) -> Turn:
        """For whom its bots think. A table of which no address is known stands for itself."""
        return Turn(not self.seating.bots_alone, self.home or self.id, self.id)

    def audience_of(self, token: str) -> int:
        """Whose token this is; RefusalError if nobody's."""
        found = access.audience_of(token, self.secrets.tokens)
        if found is not None:
            return found
        if access.holder_of(token, self.secrets.invitations) is not None:
            raise RefusalError("bad_token", "this is an invitation, which opens no seat: it lets somebody take one")
        raise unknown_table()

    def link_of(self, audience: int) -> int:
        """How often the secrets that open an audience's seat have changed."""
        return self.seating.seats[audience].link if audience >= 0 else 0

    def check_begun(self) -> None:
        """RefusalError while the game waits for people."""
        if self.seating.missing:
            seats = " and ".join(str(seat + 1) for seat in self.seating.missing)
            raise RefusalError("gathering", f"the game begins when everybody sits; it waits for seat {seats}")

    # -- reading from the store

    async def refresh(self) -> None:
        """Read what other workers wrote, if anything, and tell the clients here. Call it with the lock, before you look
        at the table.
        """
        if self.deleted:
            raise unknown_table()
        if self.stale:
            await self._reload()
            await self.broadcast()

    async def _reload(self) -> None:
        """Throw the table away and read it again."""
        self.stale = True
        stored = await self.store.load(self.id)
        if stored is None:
            self.deleted = True
            raise unknown_table()
        self.row, self.secrets, self.seating = stored.row, stored.secrets, seating.decode(stored.row.seating)
        if not self.only_shown:
            self.table = persistence.open_table(self.game, stored)
        await self._read_chat()
        self.stale = False

    async def _read_chat(self) -> None:
        if self.seating.chat > len(self.chat):
            self.chat += await self.store.chat(self.id, len(self.chat))

    async def catch_up(self, version: int) -> None:
        """Another worker changed the table: read the new lines and tell the clients here."""
        async with self.lock:
            if 0 <= version <= self.row.version or self.deleted:
                return
            try:
                await self._read_on()
            except RefusalError:
                for client in list(self.clients):
                    client.close("gone", "the table was deleted")
                return
            await self.broadcast()
        self.wake_bots()

    async def _read_on(self) -> None:
        """The lines after those in memory; all from the latest snapshot where that is needed."""
        head = self.row.head
        row = await self.store.row(self.id)
        if row is None or self.stale or row.head < head:
            await self._reload()
            return
        fresh = seating.decode(row.seating)
        rows = await self.store.lines(self.id, head, row.head) if row.head > head else []
        lines: list[dict[str, Json]] = [json.loads(line.text) for line in rows]
        relinked = any(new.link != old.link for new, old in zip(fresh.seats, self.seating.seats, strict=True))
        if relinked or fresh.snapshot_line > self.table.record.folded or any(line.get("agreed") for line in lines):
            await self._reload()
            return
        self.stale = True  # until every line is in
        for line in lines:
            self.table.replay_line(line)
        self.row, self.seating, self.stale = row, fresh, False
        await self._read_chat()

    # -- writing

    async def change(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something to the table with its lock; again with fresh eyes if another worker was quicker, some times."""
        if self.only_shown:
            raise RefusalError("other_rules", ONLY_SHOWN)
        for attempt in range(TRIES):
            try:
                async with self.lock:
                    await self.refresh()
                    await work()
                return
            except Conflict:
                if attempt == TRIES - 1:
                    raise

    async def commit(
        self,
        command: CommandKey | None = None,
        chat: ChatRow | None = None,
        secrets: SeatSecrets | None = None,
        force_snapshot: bool = False,
        keep_undo_request: bool = False,
    ) -> None:
        """Write what the table has done since the last commit, and what is given beside it; then tell everybody.

        Call it with the lock. On failure memory is thrown away. New lines end a request to undo, unless it is kept.
        """
        self._gather()
        new = persistence.line_rows(self.table, self.row.head)
        if new and not keep_undo_request:
            self.seating.undo_request = None
        if self.seating.lesson_id and not self.seating.lesson_done:
            lesson = load_lesson(self.row.game, self.seating.lesson_id)
            self.seating.lesson_done = lesson.at_end(self.table.state)
        take = force_snapshot or self._snapshot_due()
        values = self._new_values(take, chat)
        change = Change(self.id, self.row.version, values, new, command, None, chat, secrets)
        if take:
            change.snapshot = persistence.packed_snapshot(self.table)
        try:
            await self.store.commit(change)
        except BaseException:
            self.stale = True
            raise
        for name, value in values.items():
            setattr(self.row, name, value)
        self.row.version += 1
        if chat is not None:
            self.chat.append(chat)
        if secrets is not None:
            self._keep_secrets(secrets)
        await self.broadcast()
        if take:
            snapshot.fold(self.table)
        self.wake_bots()

    def _keep_secrets(self, new: SeatSecrets) -> None:
        for known, hashed in ((self.secrets.tokens, new.token), (self.secrets.invitations, new.invitation)):
            known.pop(new.seat, None)
            if hashed:
                known[new.seat] = hashed

    async def meet(self, audience: int, device: str) -> None:
        """Somebody comes to a seat from a device. One that the seat does not know is kept, and the seat is told."""
        mark = access.device_mark(device)

        async def keep() -> None:
            devices = self.seating.seats[audience].devices
            if mark not in devices and len(devices) < MAX_DEVICES:
                devices.append(mark)
                await self.commit(keep_undo_request=True)

        if audience >= 0 and self.row.status == "running" and mark not in self.seating.seats[audience].devices:
            await self.change(keep)

    def _gather(self) -> None:
        """Who has come is no longer waited for; with the last of them the game begins."""
        if self.seating.missing:
            awaited = self.seating.awaited(not self.table.begun)
            self.seating.missing = [seat for seat in self.seating.missing if seat in awaited]
            begin_if_gathered(self.table, self.seating)

    def _snapshot_due(self) -> bool:
        length = len(self.table.record.lines)
        return length >= FORCED_SNAPSHOT or (length >= self.services.snapshot_every and snapshot.settled(self.table))

    def _new_values(self, take: bool, chat: ChatRow | None) -> dict[str, Any]:
        """The row as it will be."""
        now, table, seats = self.services.now(), self.table, self.seating
        waiting = [] if table.over or seats.missing else table.waiting()
        clocks.update(seats, waiting, now)
        seats.names = [(p.name, p.kind, p.bot) for p in table.players]
        seats.result = presentation.table_result(table)
        seats.snapshot_line = table.record.count if take else seats.snapshot_line
        seats.chat += chat is not None
        if table.over and seats.chat_at_end is None:
            seats.chat_at_end = len(self.chat)
        due = self.row.status != "archive" and any(table.players[s].kind == "bot" for s in waiting)
        values: dict[str, Any] = {
            "head": table.record.count,
            "seating": seating.encode(seats),
            "status": "over" if table.over and self.row.status == "running" else self.row.status,
            "waiting": sum(1 << s for s in waiting),
            "last_events": persistence.last_events(table),
            "deadline": clocks.deadline(seats),
            "bots_due": due,
        }
        if table.last_events[SPECTATOR] != persistence.last_event(self.row.last_events, SPECTATOR):
            # By what everybody was told: when a secret choice is made is secret too.
            values["moved"] = self.services.wall()
        return {**values, **self._lease(due, now)}

    def _lease(self, due: bool, now: float) -> dict[str, Any]:
        """Who moves the bots from now on."""
        if not due:
            return {"lease_by": "", "lease_until": 0.0}
        worker = self.services.worker
        if self.row.lease_by in ("", worker) or self.row.lease_until <= now:
            return {"lease_by": worker, "lease_until": now + self.services.lease_seconds}
        return {}

    def wake_bots(self) -> None:
        """Have the table's bots moved, if that is this worker's business."""
        if not self.deleted and self.row.bots_due and self.row.lease_by == self.services.worker:
            self.services.wake_bots(self)

    def restart_bots(self) -> None:
        """The position they think about is gone: whatever they would answer is dropped. Call it with the lock."""
        if self.bot_task is not None:
            self.bot_task.cancel()
            self.bot_task = None
        self.wake_bots()

    # -- telling

    def enter(self, client: Client) -> None:
        """A client is sent what changes from now on."""
        self.clients.add(client)
        self.services.presence_changed(self)

    def leave(self, client: Client) -> None:
        """It is gone."""
        if client in self.clients:
            self.clients.discard(client)
            self.services.presence_changed(self)

    def seats_here(self) -> frozenset[int]:
        """The seats that are connected at this worker."""
        return frozenset(audience for client in self.clients for audience in client.delivered if audience >= 0)

    @property
    def idle(self) -> bool:
        """Whether nobody looks, nothing is under way, and nothing is left to be written."""
        running = self.bot_task is not None and not self.bot_task.done()
        return not (self.clients or self.lock.locked() or running or self.attendance.due)

    async def broadcast(self) -> None:
        """Send each audience what changed for it, and nothing where nothing did."""
        states: dict[int, bytes] = {}
        common = presentation.shared(self.row, self.table, self.seating) if self.clients else None
        for client in list(self.clients):
            if any(self.link_of(a) != sent.link for a, sent in client.delivered.items()):
                client.close("ended", ENDED)
                continue
            for audience, sent in client.delivered.items():
                if audience not in states:
                    states[audience] = self.state_bytes(audience, common)
                if sent.state != states[audience]:
                    await self.send_state(client, audience, states[audience])
                self.send_chat(client, audience)

    def state(self, audience: int, common: presentation.Shared | None = None) -> wire.TableState:
        """All that an audience may know; `common` where it is made for several."""
        known = common or presentation.shared(self.row, self.table, self.seating)
        state = presentation.table_state(self.row, self.table, self.seating, audience, known)
        return msgspec.structs.replace(state, scene=self.ends[audience]) if self.only_shown else state

    def state_bytes(self, audience: int, common: presentation.Shared | None = None) -> bytes:
        """The same, encoded."""
        return msgspec.json.encode(self.state(audience, common))

    async def send_state(self, client: Client, audience: int, state: bytes | None = None) -> None:
        """The state, and the events that a client has not been sent."""
        sent = client.delivered[audience]
        body = self.state_bytes(audience) if state is None else state
        events, complete = await self.events(audience, sent.event)
        message = {
            "type": "state",
            "seat": wire.to_seat(audience),
            "state": msgspec.Raw(body),
            "events": [entry.to_json() for entry in events],
            "fresh": not complete,
        }
        sent.event, sent.state = self.table.last_events[audience], body
        client.send(msgspec.json.encode(message))

    def send_chat(self, client: Client, audience: int) -> None:
        """The lines of chat that a client has not been sent."""
        if not self.chat:
            return
        sent = client.delivered[audience]
        lines = [line for line in presentation.visible_chat(self.chat, self.seating, audience) if line[0] > sent.chat]
        if lines:
            sent.chat = lines[-1][0]
            shown = presentation.chat_lines(lines[-wire.MAX_CHAT :])
            client.send(msgspec.json.encode(wire.Chat(wire.to_seat(audience), shown)))

    async def events(self, audience: int, number: str) -> tuple[list[TableEvent], bool]:
        """What an audience was told after an event, from the store where memory has forgotten: at most MAX_EVENTS of
        the latest, and whether these are all.
        """
        found = self.table.events_after(audience, number)
        if found is None:
            folded = self.table.record.folded
            rows = await self.store.recent_events(self.id, folded, 4 * wire.MAX_EVENTS) if folded else []
            seen = persistence.events_seen(rows, audience) + visible(audience, self.table.event_log)
            found = after(seen, number) if number != NONE or not rows or rows[0].n == 1 else None
        if found is None:
            return seen[-wire.MAX_EVENTS :], False
        return found[-wire.MAX_EVENTS :], len(found) <= wire.MAX_EVENTS


def begin_if_gathered(table: Table, seats: seating.Seating) -> None:
    """The first draws, once nobody is missing."""
    if not seats.missing and not table.begun:
        table.begin([seat.nonce or "" for seat in seats.seats])
