"""A table as rows of the store, and back."""

from __future__ import annotations

import json
import zlib
from typing import Any

import msgspec

from pithead.core.api import Game, Json
from pithead.server.rows import LineRow, StoredTable
from pithead.table import snapshot
from pithead.table.again import Told
from pithead.table.events import NONE, TableEvent, visible
from pithead.table.record import Record
from pithead.table.table import Table, empty_table

ENCODE = msgspec.json.Encoder().encode
NUMBERS = msgspec.json.Decoder(dict[str, str])
EVENTS = msgspec.json.Decoder(list[tuple[str, int, dict[str, Any]]])  # number, mask, names


def open_table(game: Game, stored: StoredTable) -> Table:
    """The table of what the store has of it."""
    header = json.loads(stored.row.header)
    if stored.snapshot is None:
        table = empty_table(Table, game, Record(header), stored.row.seed)
    else:
        table = snapshot.restore(game, header, unpack(stored.snapshot), stored.row.seed)
    for line in stored.lines:
        table.replay_line(json.loads(line.text))
    return table


def line_rows(table: Table, after: int) -> list[LineRow]:
    """The record's lines after a number, with their events."""
    events: dict[int, list[tuple[str, int, dict[str, Json]]]] = {}
    for entry in reversed(table.event_log):
        if entry.line <= after:
            break
        events.setdefault(entry.line, []).insert(0, (entry.number, entry.seen_by, entry.event))
    record = table.record
    lines = enumerate(record.lines[after - record.folded :], after + 1)
    return [LineRow(n, record_line(line), ENCODE(events.get(n, [])).decode()) for n, line in lines]


def record_line(line: dict[str, Json]) -> str:
    """A line of a record's file."""
    return ENCODE(line).decode()


def record_text(header: str, rows: list[LineRow]) -> str:
    """The file of a record."""
    return "".join(f"{text}\n" for text in [record_line(json.loads(header)), *[row.text for row in rows]])


def stored_record(header: str, rows: list[LineRow]) -> Record:
    """The record of a table's header and lines."""
    return Record(json.loads(header), [json.loads(row.text) for row in rows])


def told(rows: list[LineRow]) -> list[list[Told]]:
    """What each of some stored lines told, when it was played."""
    return [EVENTS.decode(row.events) for row in rows]


def positions(snapshots: list[tuple[int, bytes]]) -> dict[int, Json]:
    """The positions of some snapshots, by their line."""
    return {line: unpack(data)["state"] for line, data in snapshots}


def events_seen(rows: list[LineRow], audience: int) -> list[TableEvent]:
    """What an audience was told by some stored lines."""
    found = [
        TableEvent(number, mask, row.n, event) for row in rows for number, mask, event in EVENTS.decode(row.events)
    ]
    return visible(audience, found)


def last_events(table: Table) -> str:
    """The number of each audience's last event, as the store has it."""
    return ENCODE(snapshot.last_event_numbers(table)).decode()


def last_event(numbers: str, audience: int) -> str:
    """The number of an audience's last event, of what `last_events` made."""
    return NUMBERS.decode(numbers).get(str(audience), NONE)


def packed_snapshot(table: Table) -> tuple[int, bytes]:
    """A snapshot of the table as it is: its line, and what `unpack` reads."""
    return table.record.count, pack(snapshot.take(table))


def pack(data: object) -> bytes:
    """What `unpack` reads."""
    return zlib.compress(msgspec.json.encode(data), 1)


def unpack(data: bytes) -> dict[str, Json]:
    out: dict[str, Json] = msgspec.json.decode(zlib.decompress(data))
    return out
