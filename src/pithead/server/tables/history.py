"""The past of a table, read from the store: positions, replays, whole records."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

import msgspec

from pithead.core.api import OVER, SPECTATOR, TRUTH, Game, State, seats_in
from pithead.server import wire
from pithead.server.refusals import RefusalError, unknown_table
from pithead.server.rows import ChatRow, LineRow, TableRow
from pithead.server.tables import access
from pithead.server.tables.persistence import events_seen, record_text, stored_record, unpack
from pithead.server.tables.room import Ended, Room
from pithead.server.tables.seating import Seating, decode
from pithead.server.tables.services import TableStore
from pithead.table import snapshot
from pithead.table.events import NONE, TableEvent, after, public_part
from pithead.table.film import Film, load_older, unpack_film
from pithead.table.offer import make_offer
from pithead.table.record import Record
from pithead.table.table import Table, empty_table

View = Literal["own", "all"]
KEPT = 5000  # lines at most, of a finished game that is looked at
FAR = 48  # lines between two positions, from where a snapshot is nearer


class Timeline:
    """The lines of a record, and the events that they told an audience."""

    def __init__(self, rows: list[LineRow], audience: int, events: list[TableEvent] | None = None) -> None:
        """`events`: those of the same lines and audience, where they were read before."""
        self.rows = rows
        self.events = events_seen(rows, audience) if events is None else events

    @property
    def last(self) -> str:
        """The number of the last event."""
        return self.events[-1].number if self.events else NONE

    def line_of(self, position: str) -> int | None:
        """The line that told an event; 0 for the set-up, None if there is none yet."""
        place = self._place(position)
        return None if place is None else self._line(place)

    def last_line_at(self, position: str) -> int | None:
        """The last line of a position: the one before the command that tells the next event, or before that event
        where one command tells both. The set-up is never cut in two."""
        place = self._place(position)
        if place is None:
            return None
        if place == len(self.events):
            return self.rows[-1].n if self.rows else 0
        first, following = self._line(place), self._line(place + 1)
        begins = _begin_of_command(self.rows, following)
        return max(begins - 1 if begins > first else following - 1, _last_of_set_up(self.rows))

    def position_of(self, line: int) -> str:
        """The number of the last event told up to a line."""
        return next((entry.number for entry in reversed(self.events) if entry.line <= line), NONE)

    def _place(self, position: str) -> int | None:
        """How many events the audience has been told there, the event itself counted. One that spectators are told and
        this audience is not stands between two of its own.
        """
        if position == NONE:
            return 0
        for i, entry in enumerate(self.events):
            if entry.number == position:
                return i + 1
        if not position.isdigit() or public_part(self.last) < int(position):
            return None
        return sum(public_part(entry.number) < int(position) for entry in self.events)

    def _line(self, place: int) -> int:
        return self.events[place - 1].line if place else 0


def _begin_of_command(rows: list[LineRow], line: int) -> int:
    """The first line of the command that a line belongs to."""
    command = json.loads(rows[line - 1].text).get("c")
    while command is not None and line > 1 and json.loads(rows[line - 2].text).get("c") == command:
        line -= 1
    return line


def _last_of_set_up(rows: list[LineRow]) -> int:
    """The last line of the set-up: the draws before the first decision, or the position in their place."""
    last = 0
    for row in rows:
        if '"move"' in row.text:
            break
        if '"draw"' in row.text or '"position"' in row.text:
            last = row.n
    return last


def branch_line(rows: list[LineRow], position: str) -> int:
    """The last line of a position of a game that everybody may see whole."""
    line = Timeline(rows, TRUTH).last_line_at(position)
    if line is None:
        raise RefusalError("bad_request", f"there is no position {position}")
    return line


def line_before(rows: list[LineRow], line: int) -> int:
    """The line before a move of a game that everybody may see whole."""
    if line > len(rows) or '"move"' not in rows[line - 1].text:
        raise RefusalError("bad_request", f"nobody decides anything in line {line}")
    return line - 1


def moves_after(rows: list[LineRow], line: int) -> bool:
    """Whether anybody decided anything after a line."""
    return any('"move"' in row.text for row in rows if row.n > line)


def first_command_after(table: Table, line: int) -> int:
    """The first command, of those not taken back, that begins after a line."""
    begun: dict[int, int] = {}
    for step in table.steps:
        begun.setdefault(step.command, step.line)
    later = [command for command, first in begun.items() if first > line and command > 0]
    if not later:
        raise RefusalError("no_undo", "nothing was played after that position")
    return min(later)


async def whole_table(room: Room) -> Table:
    """The table with its whole history, fit to be played on."""
    record = stored_record(room.row.header, await room.store.lines(room.id))
    return await room.store.in_thread(Table.replay, room.game, record, seed=room.row.seed)


class Past(Protocol):
    """A table as far as its past is concerned: nothing of it needs the rules."""

    @property
    def id(self) -> str: ...

    @property
    def store(self) -> TableStore: ...

    @property
    def open_to_all(self) -> bool: ...

    row: TableRow
    seating: Seating
    chat: list[ChatRow]
    ended: Ended


@dataclass
class StoredPast:
    """The past of a table whose rules are not here."""

    store: TableStore
    row: TableRow
    seating: Seating
    chat: list[ChatRow]
    ended: Ended = field(default_factory=Ended)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def open_to_all(self) -> bool:
        return self.row.status != "running"


async def stored_past(store: TableStore, table: str, token: str) -> tuple[StoredPast, int]:
    """What is stored of a table, and whose token this is; RefusalError if it opens nothing."""
    found = await store.load(table)
    audience = access.audience_of(token, found.secrets.tokens) if found is not None else None
    if found is None or audience is None:
        raise unknown_table()
    return StoredPast(store, found.row, decode(found.row.seating), await store.chat(table)), audience


async def finished_course(room: Past) -> wire.Course | None:
    """The reckoning of a finished game as it is kept; None where it is not yet."""
    if not room.open_to_all:
        raise RefusalError("running", "the reckoning is open once the game is over")
    kept = await room.store.kept(room.id)
    return None if kept is None else msgspec.json.decode(kept.course, type=wire.Course)


async def finished_record(room: Past) -> str:
    """The file of the record; RefusalError while the game runs."""
    if not room.open_to_all:
        raise RefusalError("running", "the record is open once the game is over")
    return record_text(room.row.header, await all_lines(room))


async def all_lines(room: Past) -> list[LineRow]:
    """The record's lines; those of a finished game are read once."""
    kept = room.ended.lines
    if kept is not None and len(kept) == room.row.head:
        return kept
    rows = await room.store.lines(room.id)
    if room.row.status != "running" and len(rows) == room.row.head <= KEPT:
        room.ended = Ended(rows)
    return rows


async def timeline_of(room: Past, eyes: int) -> Timeline:
    """What somebody was told of the game; likewise."""
    rows = await all_lines(room)
    timeline = Timeline(rows, eyes, room.ended.events.get(eyes))
    if rows is room.ended.lines:
        room.ended.events[eyes] = timeline.events
    return timeline


def eyes_of(room: Past, audience: int, view: View) -> int:
    """Whose eyes a look at the past has."""
    if view == "own":
        return TRUTH if room.row.status == "archive" else audience
    if not room.open_to_all:
        raise RefusalError("running", "everything is shown once the game is over")
    return TRUTH


async def events(room: Past, audience: int, number: str, view: View) -> wire.History:
    """Up to MAX_EVENTS events after one."""
    timeline = await timeline_of(room, eyes_of(room, audience, view))
    found = after(timeline.events, number)
    if found is None:
        raise RefusalError("bad_request", f"there is no event {number} yet")
    page = [entry.to_json() for entry in found[: wire.MAX_EVENTS]]
    return wire.History(wire.to_seat(audience), number, timeline.last, page)


async def position_at(room: Room, line: int) -> Table:
    """The table after a line: from the last snapshot before it, so that the cost does not grow with the length."""
    found = await room.store.snapshot(room.id, line)
    first = found[0] if found else 0
    kept = room.ended.lines
    rows = kept[first:line] if kept is not None else await room.store.lines(room.id, first, line)
    return await room.store.in_thread(_replay, room.game, room.row.header, found[1] if found else None, rows)


def _replay(game: Game, header: str, start: bytes | None, rows: list[LineRow]) -> Table:
    """The table of a snapshot, or of the beginning, and the lines after it."""
    if start is None:
        table = empty_table(Table, game, Record(json.loads(header)), None)
    else:
        table = snapshot.restore(game, json.loads(header), unpack(start))
    _play_on(table, rows)
    return table


def _play_on(table: Table, rows: list[LineRow]) -> None:
    for row in rows:
        table.replay_line(json.loads(row.text))


def _near(rows: list[LineRow]) -> bool:
    """Whether a table can be played on over these lines: not over many, nor over an agreed undo, which needs all lines
    before it.
    """
    return len(rows) <= FAR and not any('"agreed"' in row.text for row in rows)


async def replay(room: Room, audience: int, places: Sequence[str], view: View) -> wire.Replay:
    """What an audience saw while each of some events was its last. What lies close together is replayed once."""
    eyes = eyes_of(room, audience, view)
    timeline = await timeline_of(room, eyes)
    lines: dict[str, int] = {}
    for at in places:
        line = timeline.last_line_at(at)
        if line is None:
            raise RefusalError("bad_request", f"there is no position {at} yet")
        lines[at] = line
    shown: dict[str, wire.Position] = {}
    if (film := await film_of(room)) is not None:
        for at in places:
            state = await room.store.in_thread(load_older, room.game, film.at(lines[at]))
            shown[at] = _position(room.game, state, audience, eyes, at)
            if room.only_shown and lines[at] == room.row.head:
                shown[at] = msgspec.structs.replace(shown[at], scene=room.ends[audience])
        return wire.Replay(room.id, view, wire.to_seat(audience), timeline.last, [shown[at] for at in places])
    table: Table | None = None
    for at in sorted(lines, key=lambda one: lines[one]):
        between = timeline.rows[table.record.count if table else 0 : lines[at]]
        if table is None or not _near(between):
            table = await position_at(room, lines[at])
        else:
            await room.store.in_thread(_play_on, table, between)
        shown[at] = _position(room.game, table.state, audience, eyes, at)
    return wire.Replay(room.id, view, wire.to_seat(audience), timeline.last, [shown[at] for at in places])


async def decision_at(room: Room, line: int) -> wire.DecisionAsked:
    """What the seat that made the move of a line was asked, once the game is over."""
    if not room.open_to_all:
        raise RefusalError("running", "decisions are looked at once the game is over")
    rows = await all_lines(room)
    move = json.loads(rows[line - 1].text) if line <= len(rows) else {}
    if "move" not in move:
        raise RefusalError("bad_request", f"nobody decides anything in line {line}")
    seat = int(move["seat"]) - 1
    if (film := await film_of(room)) is not None:
        state = await room.store.in_thread(load_older, room.game, film.at(line - 1))
    else:
        state = (await position_at(room, line - 1)).state
    view = state.view(seat)
    return wire.DecisionAsked(line, seat, room.game.scene(view, seat), make_offer(room.game, view, seat, line))


async def film_of(room: Room) -> Film | None:
    """The film of a finished game, where there is one."""
    if room.film is None and room.open_to_all and (kept := await room.store.kept(room.id)) is not None:
        room.film = await room.store.in_thread(unpack_film, kept.film)
    return room.film


def _position(game: Game, state: State, audience: int, eyes: int, at: str) -> wire.Position:
    over = state.actor() == OVER
    seat = (audience if audience >= 0 else SPECTATOR) if eyes == TRUTH else eyes
    scene = game.scene(state.view(TRUTH if over else eyes), seat)
    return wire.Position(at, scene, [s + 1 for s in seats_in(state.waiting())])
