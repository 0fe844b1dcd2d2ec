"""Who is connected where, as rows: one for each seat and worker while it is, and one without a worker for the time when
it last was.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, text

from pithead.server import schema
from pithead.server.rows import SeatVisit

NOWHERE = ""
# Two workers may say the same of a seat at the same moment.
WRITE = text(
    "INSERT INTO presence (table_id, seat, worker, at) VALUES (:table, :seat, :worker, :at)"
    " ON CONFLICT (table_id, seat, worker) DO UPDATE SET at = excluded.at WHERE excluded.at > presence.at"
)

PULSED = text(
    "UPDATE presence SET at = pulses.at FROM pulses WHERE presence.worker = pulses.worker AND pulses.at > presence.at"
)


def attend(
    connection: Connection, table: str, worker: str, came: Sequence[int], left: Sequence[int], now: float
) -> bool:
    """Seats have come to a worker, or left it; False where the table is gone."""
    t, p = schema.tables, schema.presence
    if connection.execute(select(t.c.id).where(t.c.id == table)).first() is None:
        return False
    connection.execute(delete(p).where(p.c.table_id == table, p.c.worker == worker, p.c.seat.in_(left)))
    rows = [(seat, worker) for seat in came] + [(seat, NOWHERE) for seat in left]
    connection.execute(WRITE, [{"table": table, "seat": seat, "worker": place, "at": now} for seat, place in rows])
    return True


def presence(connection: Connection, table: str) -> dict[int, SeatVisit]:
    """Who is connected at any worker, and when they last were, by seat."""
    p = schema.presence
    found: dict[int, SeatVisit] = {}
    for row in connection.execute(select(p).where(p.c.table_id == table)):
        before = found.get(int(row.seat), SeatVisit())
        if row.worker == NOWHERE:
            found[int(row.seat)] = SeatVisit(before.here, float(row.at))
        else:
            found[int(row.seat)] = SeatVisit(True, before.seen)
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
        rows = [{"table": r.table_id, "seat": r.seat, "worker": NOWHERE, "at": max(at, float(r.at))} for r in left]
        if rows:
            connection.execute(WRITE, rows)
        connection.execute(delete(p).where(p.c.worker == worker))
        tables |= {str(r.table_id) for r in left}
    return sorted(tables)
