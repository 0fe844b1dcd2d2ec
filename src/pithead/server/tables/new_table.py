"""The rows of a table that was just made."""

from __future__ import annotations

import json
from dataclasses import dataclass

from pithead.core.api import CHANCE, Json
from pithead.server.rows import LineRow
from pithead.server.tables.persistence import last_events, line_rows, packed_snapshot
from pithead.table.record import Record, RecordError
from pithead.table.table import Table


@dataclass(frozen=True)
class NewTable:
    """Also what comes back from the process that replayed a record. `id` is the one that its header names, or ""."""

    id: str
    game: str
    header: str
    lines: list[LineRow]
    snapshots: list[tuple[int, bytes]]
    last_events: str
    waiting: int
    players: list[tuple[str, str, str]]
    seed: bytes | None
    stamp: str  # the rules it is at


def new_table(table: Table, snapshot_every: int) -> NewTable:
    """The rows of a table. Snapshots stand where a replay needs them, and at its end."""
    record = Record(table.record.header, list(table.record.lines))
    if record.count > snapshot_every:
        again = Table.replay(table.game, record, upto=0, seed=table.secret)
        return replayed(again, record, snapshot_every)
    return _rows(table, [packed_snapshot(table)])


def replayed(table: Table, record: Record, snapshot_every: int, archive: int | None = None) -> NewTable:
    """Replay line by line, with a snapshot every so many lines (never between a choice and its seal) and behind an undo
    that goes back before the last one. An agreed undo needs all lines before it, so nothing is folded.

    archive  nobody plays on: there is a snapshot at the end too, and RecordError where the rows would have more bytes
    """
    snapshots = [packed_snapshot(table)]
    steps = size = 0
    for line in record.lines:
        back = _goes_back_before(table, line, steps)
        table.replay_line(line)
        due = table.record.count - snapshots[-1][0] >= snapshot_every and table.envelopes.due is None
        if back or due or (archive is not None and line is record.lines[-1]):
            snapshots.append(packed_snapshot(table))
            steps = len(table.steps)
            size += len(snapshots[-1][1])
            _check_size(size, archive, table.record.count)
    rows = _rows(table, snapshots)
    _check_size(size + sum(len(row.text) + len(row.events) for row in rows.lines), archive, table.record.count)
    return rows


def _goes_back_before(table: Table, line: dict[str, Json], steps: int) -> bool:
    """Whether a line takes back some of the first steps."""
    strike = line.get("strike")
    numbers = [n for n in strike if isinstance(n, int)] if isinstance(strike, list) else []
    return bool(numbers) and table.steps_before(min(numbers)) < steps


def _check_size(size: int, most: int | None, lines: int) -> None:
    if most is not None and size > most:
        raise RecordError(lines + 1, f"up to here the game takes {size} bytes to keep, and {most} are the most")


def _rows(table: Table, snapshots: list[tuple[int, bytes]]) -> NewTable:
    return NewTable(
        id=str(table.record.header.get("table", "")),
        game=table.game.info.id,
        header=json.dumps(table.record.header, ensure_ascii=False, separators=(",", ":")),
        lines=line_rows(table, 0),
        snapshots=snapshots,
        last_events=last_events(table),
        waiting=0 if table.state.actor() <= CHANCE else table.state.waiting(),
        players=[(p.name, p.kind, p.bot) for p in table.players],
        seed=table.secret,
        stamp="{} {}".format(*table.record.played_by),
    )
