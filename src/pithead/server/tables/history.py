"""The past of a table, read from the store: positions, replays, whole records."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal

from pithead.core.api import SPECTATOR, TRUTH, Game, Json
from pithead.server import wire
from pithead.server.refusals import Refuse
from pithead.server.store import Line, Store
from pithead.server.tables import presentation
from pithead.server.tables.room import seen_events, told_by, unpack
from pithead.table import snapshot
from pithead.table.record import Record
from pithead.table.table import Table

if TYPE_CHECKING:
    from pithead.server.tables.room import Room

View = Literal["own", "all"]


class Past:
    """The lines of a record, and which of them told an audience its events."""

    def __init__(self, rows: list[Line], audience: int) -> None:
        self.rows = rows
        self.lines = [row.n for row in rows for told in told_by(row) if told.seen(audience)]

    def line_of(self, position: int) -> int | None:
        """The line that told the n-th event; 0 for the set-up, None if there is none yet."""
        if position == 0:
            return 0
        return self.lines[position - 1] if position <= len(self.lines) else None

    def last_line_at(self, position: int) -> int | None:
        """The last line of a position: the one before the command that tells the next event, or before that event
        where one command tells both. The set-up is never cut in two."""
        first, following = self.line_of(position), self.line_of(position + 1)
        if first is None:
            return None
        if following is None:
            return self.rows[-1].n if self.rows else 0
        begins = _begin_of_command(self.rows, following)
        return max(begins - 1 if begins > first else following - 1, _set_up(self.rows))

    def position_of(self, line: int) -> int:
        """How many events were told up to a line."""
        return sum(n <= line for n in self.lines)


def _begin_of_command(rows: list[Line], line: int) -> int:
    """The first line of the command that a line belongs to."""
    command = json.loads(rows[line - 1].text).get("c")
    while command is not None and line > 1 and json.loads(rows[line - 2].text).get("c") == command:
        line -= 1
    return line


def branch_line(rows: list[Line], position: int) -> int:
    """The line of a position in the numbers of the view "all"."""
    line = Past(rows, TRUTH).last_line_at(position)
    if line is None:
        raise Refuse("bad_request", f"there is no position {position}")
    return line


def moves_after(rows: list[Line], line: int) -> bool:
    """Whether anybody decided anything after a line."""
    return any('"move"' in row.text for row in rows if row.n > line)


def first_command_after(table: Table, line: int) -> int:
    """The first command, of those not taken back, that begins after a line."""
    begun: dict[int, int] = {}
    for step in table.steps:
        begun.setdefault(step.command, step.line)
    later = [command for command, first in begun.items() if first > line and command > 0]
    if not later:
        raise Refuse("no_undo", "nothing was played after that position")
    return min(later)


async def whole_table(room: Room) -> Table:
    """The table with its whole history, fit to be played on."""
    rows = await room.house.read(room.house.store.lines, room.id)
    record = Record(json.loads(room.row.header), [json.loads(row.text) for row in rows])
    return await room.house.read(lambda: Table.replay(room.game, record, seed=room.row.seed))


def record_text(header: str, rows: list[Line]) -> str:
    """The file of a record."""
    head: dict[str, Json] = json.loads(header)
    first = json.dumps(head, ensure_ascii=False, separators=(",", ":"))
    return "".join(f"{text}\n" for text in [first, *[row.text for row in rows]])


def audience_for(room: Room, audience: int, view: View) -> int:
    """Whose numbers and eyes a look at the past has."""
    if view == "own":
        return TRUTH if room.row.status == "archive" else audience
    if not room.open_to_all:
        raise Refuse("running", "everything is shown once the game is over")
    return TRUTH


async def events(room: Room, audience: int, after: int, view: View) -> wire.History:
    """Up to MAX_EVENTS events after a number."""
    eyes = audience_for(room, audience, view)
    rows = await room.house.read(room.house.store.lines, room.id)
    seen = seen_events(rows, eyes)
    page = seen[after : after + wire.MAX_EVENTS]
    return wire.History(
        presentation.to_wire(audience), after, len(seen), presentation.numbered(page, after + len(page))
    )


def position_at(store: Store, game: Game, table: str, header: str, line: int) -> Table:
    """The table after a line: from the last snapshot before it, so that the cost does not grow with the length."""
    found = store.snapshot(table, line)
    data: dict[str, Json] = json.loads(header)
    if found is None:
        at, opened = 0, Table.replay(game, Record(data))
    else:
        at, opened = found[0], snapshot.restore(game, data, unpack(found[1]))
    for row in store.lines(table, at, line):
        opened.replay_line(json.loads(row.text))
    return opened


async def replay(room: Room, audience: int, at: int, view: View) -> wire.Replay:
    """What an audience saw while the at-th event was its last."""
    eyes = audience_for(room, audience, view)
    rows = await room.house.read(room.house.store.lines, room.id)
    past = Past(rows, eyes)
    line = past.last_line_at(at)
    if line is None:
        raise Refuse("bad_request", f"there is no position {at} yet")
    table = await room.house.read(position_at, room.house.store, room.game, room.id, room.row.header, line)
    if eyes == TRUTH:
        scene = room.game.scene(table.state.view(TRUTH), audience if audience >= 0 else SPECTATOR)
    else:
        scene = table.scene(eyes)
    return wire.Replay(
        room.id, view, presentation.to_wire(audience), at, len(past.lines), scene, [s + 1 for s in table.waiting()]
    )


def _set_up(rows: list[Line]) -> int:
    """The last line of the set-up: the draws before the first decision."""
    for row in rows:
        if '"draw"' not in row.text:
            return row.n - 1
    return rows[-1].n if rows else 0
