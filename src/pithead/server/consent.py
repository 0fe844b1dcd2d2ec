"""Which finished games of a host may become puzzles: those to which every person at the table has said so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from pithead.core.errors import PitheadError
from pithead.games.registry import find_game
from pithead.server.rows import TableRow
from pithead.server.store import Store
from pithead.server.tables.persistence import stored_record
from pithead.server.tables.seating import decode
from pithead.table.nameless import nameless
from pithead.table.record import Record
from pithead.table.table import Table

# Why a game is left out, in words.
RUNNING = "running"
ARCHIVE = "imported"
UNASKED = "without everybody's consent"
BRANCH = "begun by other people at another table"
LESSON = "lessons"
UNREADABLE = "not readable by this program"


@dataclass
class Left:
    """How many games of a title were left out, by why."""

    counts: Counter[str] = field(default_factory=Counter)

    def text(self) -> str:
        return ", ".join(f"{count} {why}" for why, count in sorted(self.counts.items())) or "none"


def agreed_games(store: Store, game: str, left: Left) -> Iterator[Record]:
    """The records of a title's games that may become puzzles, without names; `left` counts the others."""
    for row in store.all_rows():
        if row.game != game:
            continue
        why = refused(row)
        record = None if why else _read(store, row)
        if record is None:
            left.counts[why or UNREADABLE] += 1
        else:
            yield record


def refused(row: TableRow) -> str:
    """Why a table's game may not become puzzles, or "". Each seat of a person must agree, also where a bot plays for
    the person by now, or the person never came.
    """
    if row.status != "over":
        return RUNNING if row.status == "running" else ARCHIVE
    try:
        seating, header = decode(row.seating), msgspec.json.decode(row.header)
    except msgspec.MsgspecError:
        return UNREADABLE
    if not all(seat.puzzles for seat in seating.seats if seat.kind != "bot"):
        return UNASKED
    if seating.lesson_id:
        return LESSON
    return BRANCH if "luck" in header else ""


def _read(store: Store, row: TableRow) -> Record | None:
    try:
        record = nameless(stored_record(row.header, store.lines(row.id)))
        loaded = find_game(row.game, str(record.played_by[1]))
        if loaded is None:
            return None
        Table.replay(loaded, record)
    except (PitheadError, ValueError, KeyError, AssertionError):
        return None
    return record
