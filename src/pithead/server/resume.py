"""The start of a host: whatever the last one left is taken over, and nobody pays for the time in between."""

from __future__ import annotations

from contextlib import suppress

from pithead.server.rows import Change, Conflict
from pithead.server.store import Store
from pithead.server.tables import clocks, seating

UNNOTICED = 30.0  # seconds without a pulse that are no break: a worker alone has one every ten


def resume(store: Store, now: float) -> None:
    """Nobody moves any bot yet. Clocks go on from the last pulse: while nobody served, or when the wall clock was set
    to another time meanwhile, no person's time ran. At a table that waited for its rules or its pack they begin anew.
    """
    last = store.last_pulse()
    gone = last is not None and abs(now - last) > UNNOTICED
    for row in store.clocked():
        if not (gone or row.waits):
            continue
        with suppress(Conflict, ValueError):  # somebody serves it already; a damaged row fails when it is opened
            seats = seating.decode(row.seating)
            if row.waits:
                clocks.begin_anew(seats, now)
            elif last is not None:
                clocks.skip(seats, now - last)
            values = {"seating": seating.encode(seats), "deadline": clocks.deadline(seats)}
            store.commit(Change(row.id, row.version, values))
    store.release_all()
