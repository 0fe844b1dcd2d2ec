"""A record played again under other rules than it was played by: does it come to the same positions?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from pithead.core.api import Game, Json
from pithead.table.film import Film
from pithead.table.record import Record, RecordError
from pithead.table.table import Table, empty_table

Told: TypeAlias = tuple[str, int, dict[str, Any]]  # an event: its number, who saw it, its names


def play_again(
    game: Game,
    record: Record,
    told: Sequence[Sequence[Told]],
    positions: Mapping[int, Json],
    seed: bytes | None = None,
) -> tuple[Table, Film]:
    """The table of a record under this game's rules, whichever it was played by, and its film.

    told       what each line told, when it was played
    positions  the positions that are known, by their line: whole, or by their key

    RecordError names the first line that is not possible under these rules, tells something else or leads elsewhere.
    """
    table = empty_table(Table, game, record, seed)
    film = Film()
    film.add(table.state)
    _compare(table, positions, 0)
    for line, events in zip(record.lines, told, strict=True):
        before = len(table.event_log)
        table.replay_line(line)
        film.add(table.state)
        number = table.record.count
        if [(e.number, e.seen_by, e.event) for e in table.event_log[before:]] != [tuple(one) for one in events]:
            raise RecordError(number + 1, "something else happens here")
        _compare(table, positions, number)
    return table, film


def _compare(table: Table, positions: Mapping[int, Json], line: int) -> None:
    known = positions.get(line)
    if known is None:
        return
    if known != (table.state.key().hex() if isinstance(known, str) else table.state.to_json()):
        raise RecordError(line + 1, "the position is another one here")
