"""Who is connected where, as rows: one for each seat and worker while it is, and one without a worker for the time when
it last was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, select, text

from pithead.server import schema
from pithead.server.rows import SeatVisit, Visits

NOWHERE = ""
# Two workers may say the same of a seat at the same moment.
WRITE = text(
    "INSERT INTO presence (table_id, seat, worker, at) VALUES (:table, :seat, :worker, :at)"
    " ON CONFLICT (table_id, seat, worker) DO UPDATE SET at = excluded.at WHERE excluded.at > presence.at"
)

REMOVE = text("DELETE FROM presence WHERE table_id = :table AND seat = :seat AND worker = :worker")
PULSED = text(
    "UPDATE presence SET at = pulses.at FROM pulses WHERE presence.worker = pulses.worker AND pulses.at > presence.at"
)


class _Row(NamedTuple):
    table: str
    seat: int
    worker: str
    at: float


def _ordered(rows: list[_Row]) -> list[dict[str, Any]]:
    """In one order for all workers, so that no two of them wait for each other."""
    return [row._asdict() for row in sorted(rows)]


def attend(connection: Connection, worker: str, visits: Sequence[Visits], now: float) -> list[str]:
    """Seats have come to a worker, or left it; the tables of these that there are still."""
    t = schema.tables
    asked = select(t.c.id).where(t.c.id.in_([one.table for one in visits]))
    there = {str(row.id) for row in connection.execute(asked)}
    rows: list[_Row] = []
    gone: list[_Row] = []
    for one in visits:
        if one.table in there:
            rows += [_Row(one.table, seat, worker, now) for seat in one.came]
            rows += [_Row(one.table, seat, NOWHERE, now) for seat in one.left]
            gone += [_Row(one.table, seat, worker, now) for seat in one.left]
    if gone:
        connection.execute(REMOVE, _ordered(gone))
    if rows:
        connection.execute(WRITE, _ordered(rows))
    return sorted(there)


def presence(connection: Connection, tables: Sequence[str]) -> dict[str, dict[int, SeatVisit]]:
    """Who is connected at any worker, and when they last were, by table and seat."""
    p = schema.presence
    found: dict[str, dict[int, SeatVisit]] = {table: {} for table in tables}
    for row in connection.execute(select(p).where(p.c.table_id.in_(tables))):
        seats = found[str(row.table_id)]
        before = seats.get(int(row.seat), SeatVisit())
        if row.worker == NOWHERE:
            seats[int(row.seat)] = SeatVisit(before.here, float(row.at))
        else:
            seats[int(row.seat)] = SeatVisit(True, before.seen)
    return found


def note_pulses(connection: Connection) -> None:
    """Whoever is connected was so at the last pulse of the worker at least; pulses may be forgotten then."""
    connection.execute(PULSED)


def silent(connection: Connection, before: float | None) -> list[tuple[str, float]]:
    """Workers without a pulse since a time (None: all), and when they had their last (0: unknown)."""
    p, beats = schema.presence, schema.pulses
    pulses = {str(row.worker): float(row.at) for row in connection.execute(select(beats))}
    named = connection.execute(select(p.c.worker).where(p.c.worker > NOWHERE).distinct())
    workers = {str(row.worker) for row in named} | set(pulses)
    return [(one, pulses.get(one, 0.0)) for one in sorted(workers) if before is None or pulses.get(one, 0.0) < before]


def depart(connection: Connection, workers: Sequence[tuple[str, float]]) -> list[str]:
    """Everybody has left some workers, each at a time; the tables."""
    p = schema.presence
    tables: set[str] = set()
    for worker, at in workers:
        left = connection.execute(select(p).where(p.c.worker == worker)).all()
        rows = [_Row(str(r.table_id), int(r.seat), NOWHERE, max(at, float(r.at))) for r in left]
        if rows:
            connection.execute(WRITE, _ordered(rows))
        connection.execute(delete(p).where(p.c.worker == worker))
        tables |= {str(r.table_id) for r in left}
    return sorted(tables)
