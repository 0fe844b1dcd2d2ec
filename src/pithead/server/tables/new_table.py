"""The rows of a table that was just made, before it has a name."""

from __future__ import annotations

import json
from dataclasses import dataclass

from pithead.core.api import CHANCE
from pithead.server.rows import LineRow
from pithead.server.tables.persistence import last_events, line_rows, packed_snapshot
from pithead.table.record import Record
from pithead.table.table import Table


@dataclass(frozen=True)
class NewTable:
    """Also what comes back from the process that replayed a record."""

    game: str
    header: str
    lines: list[LineRow]
    snapshots: list[tuple[int, bytes]]
    last_events: str
    waiting: int
    players: list[tuple[str, str, str]]
    seed: bytes | None


def new_table(table: Table, snapshot_every: int) -> NewTable:
    """The rows of a table. Snapshots stand where a replay needs them, and at its end."""
    record = Record(table.record.header, list(table.record.lines))
    if record.count > snapshot_every:
        again = Table.replay(table.game, record, upto=0, seed=table.secret)
        return replayed(again, record, snapshot_every)
    return _rows(table, [packed_snapshot(table)])


def replayed(table: Table, record: Record, snapshot_every: int) -> NewTable:
    """Replay line by line, with a snapshot now and then. An agreed undo needs all lines before it, so nothing is
    folded.
    """
    snapshots = [packed_snapshot(table)]
    for line in record.lines:
        table.replay_line(line)
        if "undo" in line or table.record.count - snapshots[-1][0] >= snapshot_every:
            snapshots.append(packed_snapshot(table))
    return _rows(table, snapshots)


def _rows(table: Table, snapshots: list[tuple[int, bytes]]) -> NewTable:
    return NewTable(
        game=table.game.info.id,
        header=json.dumps(table.record.header, ensure_ascii=False, separators=(",", ":")),
        lines=line_rows(table, 0),
        snapshots=snapshots,
        last_events=last_events(table),
        waiting=0 if table.state.actor() <= CHANCE else table.state.waiting(),
        players=[(p.name, p.kind, p.bot) for p in table.players],
        seed=table.secret,
    )
