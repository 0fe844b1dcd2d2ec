"""Room: the async shell around one Table. The store commits first; only then is anybody told.

Whoever touches the table holds `room.lock`. If the store refuses a change, the table in memory is thrown away and
read again, so that memory is never ahead of the store.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from pithead.core.api import Game, Json
from pithead.server import wire
from pithead.server.refusals import BAD_TOKEN, Refuse
from pithead.server.store import Change, ChatRow, Line, Stored, TableRow
from pithead.server.tables import clocks, presentation
from pithead.server.tables import seating as meta
from pithead.table import snapshot
from pithead.table.record import Record
from pithead.table.table import Table, Told

if TYPE_CHECKING:
    from pithead.server.worker import House

EVENTS = msgspec.json.Decoder(list[tuple[int, dict[str, Any]]])
FORCED_FOLD = 256  # lines: then a snapshot is taken though somebody could still take something back


@dataclass
class Heard:
    """What a socket has been told of one audience."""

    event: int = 0
    chat: int = 0
    state: bytes = b""
    link: int = 0


class Client(Protocol):
    """A socket, as a room sees it."""

    heard: dict[int, Heard]

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read is cut off."""

    def close(self, code: str, message: str) -> None:
        """Say why, and hang up."""


@dataclass
class Move:
    """What `commit` shall write beside the table's new lines."""

    command: tuple[int, str] | None = None
    chat: ChatRow | None = None
    token: tuple[int, str] | None = None
    snapshot: bool = False
    ends_asking: bool = True


@dataclass(eq=False)
class Room:
    """One open table of this worker."""

    house: House
    game: Game
    row: TableRow
    meta: meta.Meta
    table: Table
    tokens: dict[int, str]
    chat: list[ChatRow]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: set[Client] = field(default_factory=set)
    stale: bool = False  # memory may differ from the store
    gone: bool = False  # deleted
    driver: asyncio.Task[None] | None = None  # moves its bots
    used: float = 0.0

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def open_to_all(self) -> bool:
        """Whether nothing is secret any more."""
        return self.row.status == "archive" or self.table.over

    def audience(self, token: str) -> int:
        """Whose token this is; Refuse if nobody's."""
        found = meta.audience_of(token, self.tokens)
        if found is None:
            raise Refuse("bad_token", BAD_TOKEN)
        return found

    # -- the store

    async def freshen(self) -> None:
        """Read what other workers wrote, if anything. Call it with the lock, before the table is looked at."""
        if self.gone:
            raise Refuse("bad_token", BAD_TOKEN)
        if self.stale:
            await self.reload()

    async def reload(self) -> None:
        """Throw the table away and read it again."""
        self.stale = True
        stored = await self.house.read(self.house.store.load, self.id)
        if stored is None:
            self.gone = True
            raise Refuse("bad_token", BAD_TOKEN)
        self.row, self.tokens, self.meta = stored.row, stored.tokens, meta.decode(stored.row.meta)
        self.table = open_table(self.game, stored)
        if self.meta.chat > len(self.chat):
            self.chat += await self.house.read(self.house.store.chat, self.id, len(self.chat))
        self.stale = False

    async def catch_up(self, version: int) -> None:
        """Another worker changed the table: read the new lines and tell the clients here."""
        async with self.lock:
            if 0 <= version <= self.row.version or self.gone:
                return
            try:
                await self._read_on()
            except Refuse:
                for client in list(self.clients):
                    client.close("gone", "the table was deleted")
                return
            await self.tell()
        self.house.mind(self)

    async def _read_on(self) -> None:
        """The lines after those in memory; all from the latest snapshot where that is needed."""
        store, head = self.house.store, self.row.head
        row = await self.house.read(store.row, self.id)
        if row is None or self.stale or row.head < head:
            await self.reload()
            return
        fresh = meta.decode(row.meta)
        rows = await self.house.read(store.lines, self.id, head, row.head) if row.head > head else []
        parsed: list[dict[str, Json]] = [json.loads(line.text) for line in rows]
        relinked = any(new.link != old.link for new, old in zip(fresh.seats, self.meta.seats, strict=True))
        if relinked or fresh.folded > self.table.record.folded or any(line.get("agreed") for line in parsed):
            await self.reload()
            return
        self.stale = True  # until every line is in
        for line in parsed:
            self.table.replay_line(line)
        self.row, self.meta, self.stale = row, fresh, False
        if fresh.chat > len(self.chat):
            self.chat += await self.house.read(store.chat, self.id, len(self.chat))

    async def commit(self, move: Move) -> None:
        """Write what the table has done since the last commit; then tell everybody. On failure memory is thrown
        away.
        """
        new = self._new_lines()
        take = move.snapshot or self._snapshot_due()
        change = Change(
            self.id, self.row.version, self._values(new, take, move), new, move.command, None, move.chat, move.token
        )
        if take:
            change.snapshot = (self.table.record.count, pack(snapshot.take(self.table)))
        try:
            await self.house.commit(change)
        except BaseException:
            self.stale = True
            raise
        for name, value in change.values.items():
            setattr(self.row, name, value)
        self.row.version += 1
        if move.chat is not None:
            self.chat.append(move.chat)
        if move.token is not None:
            self.tokens[move.token[0]] = move.token[1]
        await self.tell()
        if take:
            snapshot.fold(self.table)
        self.house.mind(self)

    def _new_lines(self) -> list[Line]:
        """The record's lines that the store does not have, with their events."""
        head = self.row.head
        told: dict[int, list[tuple[int, dict[str, Json]]]] = {}
        for t in reversed(self.table.told):
            if t.line <= head:
                break
            told.setdefault(t.line, []).insert(0, (t.seen_by, t.event))
        record = self.table.record
        return [as_line(line, told.get(n, [])) for n, line in enumerate(record.lines[head - record.folded :], head + 1)]

    def _snapshot_due(self) -> bool:
        length = len(self.table.record.lines)
        return length >= FORCED_FOLD or (length >= self.house.settings.snapshot_every and snapshot.settled(self.table))

    def _values(self, new: list[Line], take: bool, move: Move) -> dict[str, Any]:
        """The row as it will be."""
        now, table, values = self.house.sources.now(), self.table, self.meta
        if move.ends_asking and new:
            values.asked = None
        waiting = [] if table.over else table.waiting()
        clocks.turn(values, waiting, now)
        values.names = [(p.name, p.kind, p.bot) for p in table.players]
        values.folded = table.record.count if take else values.folded
        values.chat += move.chat is not None
        if table.over and values.chat_at_end is None:
            values.chat_at_end = len(self.chat)
        due = self.row.status != "archive" and any(table.players[s].kind == "bot" for s in waiting)
        status = "over" if table.over and self.row.status == "running" else self.row.status
        out: dict[str, Any] = {
            "head": table.record.count,
            "meta": meta.encode(values),
            "status": status,
            "waiting": sum(1 << s for s in waiting),
            "told": json.dumps(snapshot.told_counts(table)),
            "deadline": clocks.deadline(values),
            "bots_due": due,
        }
        if new:
            out["moved"] = now
        if due and (self.row.lease_by in ("", self.house.worker) or self.row.lease_until <= now):
            out["lease_by"], out["lease_until"] = self.house.worker, now + self.house.settings.lease_seconds
        elif not due:
            out["lease_by"], out["lease_until"] = "", 0.0
        return out

    # -- telling

    async def tell(self) -> None:
        """Send each audience what changed for it, and nothing where nothing did."""
        states: dict[int, bytes] = {}
        for client in list(self.clients):
            if any(a >= 0 and self.meta.seats[a].link != heard.link for a, heard in client.heard.items()):
                client.close("bad_token", "the link of this seat was made anew")
                continue
            for audience, heard in client.heard.items():
                if audience not in states:
                    states[audience] = self.state_bytes(audience)
                if heard.state != states[audience]:
                    await self.tell_one(client, audience, states[audience])
                self.tell_chat(client, audience)

    def state_bytes(self, audience: int) -> bytes:
        """The state of an audience, encoded."""
        return msgspec.json.encode(presentation.table_state(self.row, self.table, self.meta, audience))

    async def tell_one(self, client: Client, audience: int, state: bytes | None = None) -> None:
        """The state and the events that a socket has not heard."""
        heard = client.heard[audience]
        body = self.state_bytes(audience) if state is None else state
        last = self.table.last_event(audience)
        events = await self.events(audience, heard.event)
        missed = max(0, last - heard.event)
        message = {
            "type": "state",
            "seat": presentation.to_wire(audience),
            "state": msgspec.Raw(body),
            "events": events,
            "fresh": len(events) < missed,
        }
        heard.event, heard.state = last, body
        client.send(msgspec.json.encode(message))

    def tell_chat(self, client: Client, audience: int) -> None:
        """The lines of chat that a socket has not heard."""
        heard = client.heard[audience]
        lines = [line for line in presentation.visible_chat(self.chat, self.meta, audience) if line[0] > heard.chat]
        if lines:
            heard.chat = lines[-1][0]
            client.send(
                msgspec.json.encode(
                    wire.Chat(presentation.to_wire(audience), presentation.chat_lines(lines[-wire.MAX_CHAT :]))
                )
            )

    async def events(self, audience: int, after: int) -> list[dict[str, Any]]:
        """What an audience was told after a number, at most MAX_EVENTS of the latest; from the store where memory has
        forgotten.
        """
        last = self.table.last_event(audience)
        wanted = min(last - after, wire.MAX_EVENTS)
        if wanted <= 0:
            return []
        seen = [t.event for t in self.table.told if t.seen(audience)]
        if wanted > len(seen) and self.table.record.folded:
            rows = await self.house.read(
                self.house.store.recent_events, self.id, self.table.record.folded, 4 * wire.MAX_EVENTS
            )
            seen = seen_events(rows, audience) + seen
        return presentation.numbered(seen[-wanted:], last)


# -- rows and tables


def open_table(game: Game, stored: Stored) -> Table:
    """The table of what the store has of it."""
    header = json.loads(stored.row.header)
    if stored.snapshot is None:
        table = Table.replay(game, Record(header), seed=stored.row.seed)
    else:
        table = snapshot.restore(game, header, unpack(stored.snapshot), stored.row.seed)
    for line in stored.lines:
        table.replay_line(json.loads(line.text))
    return table


def as_line(line: dict[str, Json], events: list[tuple[int, dict[str, Json]]]) -> Line:
    """A record line as the store has it."""
    return Line(
        int(str(line["n"])),
        json.dumps(line, ensure_ascii=False, separators=(",", ":")),
        json.dumps(events, separators=(",", ":")),
    )


def told_by(line: Line) -> list[Told]:
    """The events of a stored line."""
    return [Told(mask, line.n, event) for mask, event in EVENTS.decode(line.events)]


def seen_events(rows: list[Line], audience: int) -> list[dict[str, Json]]:
    """What an audience was told by some lines."""
    return [told.event for row in rows for told in told_by(row) if told.seen(audience)]


def pack(data: dict[str, Json]) -> bytes:
    return zlib.compress(msgspec.json.encode(data), 1)


def unpack(data: bytes) -> dict[str, Json]:
    out: dict[str, Json] = msgspec.json.decode(zlib.decompress(data))
    return out
