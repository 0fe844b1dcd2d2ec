"""New tables: from nothing, from a position of the past, from a record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from pithead.core.api import CHANCE, SPECTATOR, Json
from pithead.core.errors import OptionError, PitheadError
from pithead.games.registry import load_game
from pithead.server import wire
from pithead.server.refusals import Refuse, refusal
from pithead.server.store import Line, TableRow
from pithead.server.tables import clocks, history
from pithead.server.tables import seating as meta
from pithead.server.tables.commands import check_bot
from pithead.server.tables.room import Room, as_line, pack
from pithead.server.worker import House
from pithead.table import snapshot
from pithead.table.branch import branch
from pithead.table.course import course
from pithead.table.lesson import has_lesson, load_lesson
from pithead.table.record import Player, Record
from pithead.table.table import Table
from pithead.table.verify import verify

MAX_LINES = 20_000  # of an imported record


@dataclass(frozen=True)
class Founded:
    """A table's rows, before it has a name: also what crosses over from the process that replayed a record."""

    game: str
    header: str
    lines: list[Line]
    snapshots: list[tuple[int, bytes]]
    told: str
    waiting: int
    players: list[tuple[str, str, str]]
    over: bool
    seed: bytes | None


# -- from nothing


async def create(house: House, order: wire.CreateTable) -> wire.CreatedTable:
    """A new table; Refuse says which part of the order cannot be."""
    try:
        game = load_game(order.game)
        specs = lesson_seats(order) if order.lesson else order.seats
        players = people(order.game, specs)
        if order.lesson:
            lesson = load_lesson(order.game)
            table = Table(game, players, lesson.options, lesson.seed, open_seed=True)
        else:
            table = Table(game, players, order.options, house.sources.new_seed())
    except PitheadError as error:
        raise refusal(error) from None
    seats = [_seat(spec, player) for spec, player in zip(specs, players, strict=True)]
    data = meta.Meta(seats, _clock(order.clock), [], order.hints, order.pace, order.lesson)
    return await _found(house, found_rows(table, len(table.record.lines) + 1), data, "running")


def lesson_seats(order: wire.CreateTable) -> list[wire.SeatSpec]:
    """The learner and the lesson's bots; OptionError if the order wants anything else."""
    if not has_lesson(order.game):
        raise OptionError(f"there is no lesson for '{order.game}'")
    if len(order.seats) != 1 or order.seats[0].kind != "me" or order.options:
        raise OptionError("a lesson has one seat, 'me', and options of its own")
    return [*order.seats, *[wire.SeatSpec("bot", bot=bot) for bot in load_lesson(order.game).bots]]


def people(game: str, seats: Sequence[wire.SeatSpec]) -> list[Player]:
    """The players of an order; a name that is left out is made up."""
    if sum(spec.kind == "me" for spec in seats) > 1:
        raise OptionError("only one seat can be 'me'; more persons at this client are 'hotseat'")
    out: list[Player] = []
    for i, spec in enumerate(seats):
        if spec.kind == "bot":
            check_bot(spec.bot, game)
            out.append(Player(meta.clean(spec.name, 40) or f"{spec.bot.capitalize()} {i + 1}", "bot", spec.bot))
        elif spec.bot:
            raise OptionError(f"seat {i + 1} is a person's and has no bot")
        else:
            out.append(Player(meta.clean(spec.name, 40) or f"Player {i + 1}"))
    return out


def _seat(spec: wire.SeatSpec, player: Player) -> meta.SeatMeta:
    return meta.SeatMeta(spec.kind, player.name, joined=spec.kind != "invite")


def _clock(clock: wire.ClockSpec | None) -> wire.ClockSpec | None:
    if clock is not None and clock.kind == "move" and clock.increment:
        raise Refuse("bad_options", "only a bank has an increment")
    return clock


# -- from the past


async def branch_table(house: House, room: Room, order: wire.BranchTable) -> wire.CreatedTable:
    """A new table from a position of a finished game or an archive."""
    history.audience_for(room, SPECTATOR, "all")
    rows = await house.read(house.store.lines, room.id)
    try:
        players = people(room.row.game, order.seats)
        if len(players) != len(room.meta.seats):
            raise OptionError(f"the game has {len(room.meta.seats)} seats, not {len(players)}")
        line = history.branch_line(rows, order.at)
        record = Record(json.loads(room.row.header), [json.loads(row.text) for row in rows])
        table = await house.read(branch, room.game, record, line, players, house.sources.new_seed())
    except PitheadError as error:
        raise refusal(error) from None
    seats = [_seat(spec, player) for spec, player in zip(order.seats, players, strict=True)]
    data = meta.Meta(seats, _clock(order.clock), [], order.hints, order.pace)
    return await _found(house, found_rows(table, house.settings.snapshot_every), data, "running")


async def import_table(house: House, order: wire.ImportTable) -> wire.CreatedTable:
    """An archive of a record. It is replayed in another process: a long one keeps nobody waiting."""
    found = await house.thinkers.run(read_record, order.record, house.settings.snapshot_every)
    if isinstance(found, str):
        raise Refuse("bad_record", found)
    seats = [meta.SeatMeta("bot" if kind == "bot" else "hotseat", name, joined=True) for name, kind, _ in found.players]
    return await _found(house, found, meta.Meta(seats, None, [], False, "instant"), "archive")


def read_record(text: str, every: int) -> Founded | str:
    """The rows of a record, or why it cannot be read. Runs in a thinker's process."""
    try:
        record = Record.parse(text)
        if len(record.lines) > MAX_LINES:
            return f"a record of {len(record.lines)} lines is too long: {MAX_LINES} are the most"
        game = load_game(str(record.header["game"]))
        table = Table.replay(game, record, upto=0)
        return _replayed(table, record, every)
    except RecursionError:
        return "line 1: the record is nested too deeply"
    except PitheadError as error:
        return str(error)


def _replayed(table: Table, record: Record, every: int) -> Founded:
    """Replay line by line, with a snapshot now and then. An agreed undo needs all lines before it, so nothing is
    folded.
    """
    snapshots = [(0, pack(snapshot.take(table)))]
    for line in record.lines:
        table.replay_line(line)
        n = table.record.count
        if "undo" in line or n - snapshots[-1][0] >= every:
            snapshots.append((n, pack(snapshot.take(table))))
    return _rows(table, snapshots)


def prove(text: str) -> wire.Proof | str:
    """Draw the luck of a record again, or say what does not fit. Runs in a thinker's process."""
    try:
        record = Record.parse(text)
        proof = verify(load_game(str(record.header["game"])), record)
        return wire.Proof(proof.draws, proof.unproved, proof.commitment, proof.seed)
    except PitheadError as error:
        return str(error)


def chart(text: str) -> list[wire.Turn] | str:
    """The course of a record, or why it cannot be read. Runs in a thinker's process."""
    try:
        record = Record.parse(text)
        turns = course(load_game(str(record.header["game"])), record)
        return [wire.Turn(turn.round, turn.score, turn.wealth, turn.sources) for turn in turns]
    except PitheadError as error:
        return str(error)


# -- rows


def found_rows(table: Table, every: int) -> Founded:
    """The rows of a table that was just made. Snapshots stand where a replay needs them, and at its end."""
    record = Record(table.record.header, list(table.record.lines))
    if record.count > every:
        again = Table.replay(table.game, record, upto=0, seed=table.chance.seed if table.chance else None)
        return _replayed(again, record, every)
    return _rows(table, [(table.record.count, pack(snapshot.take(table)))])


def _rows(table: Table, snapshots: list[tuple[int, bytes]]) -> Founded:
    told: dict[int, list[tuple[int, dict[str, Json]]]] = {}
    for t in table.told:
        told.setdefault(t.line, []).append((t.seen_by, t.event))
    return Founded(
        game=table.game.info.id,
        header=json.dumps(table.record.header, ensure_ascii=False, separators=(",", ":")),
        lines=[as_line(line, told.get(int(str(line["n"])), [])) for line in table.record.lines],
        snapshots=snapshots,
        told=json.dumps(snapshot.told_counts(table)),
        waiting=0 if table.state.actor() <= CHANCE else table.state.waiting(),
        players=[(p.name, p.kind, p.bot) for p in table.players],
        over=table.over,
        seed=table.chance.seed if table.chance is not None else None,
    )


async def _found(house: House, found: Founded, data: meta.Meta, status: str) -> wire.CreatedTable:
    """Store the table, and hand out its secrets this once."""
    now, id = house.sources.now(), house.sources.new_id()
    if status == "running" and await house.read(house.store.running) >= house.settings.limits.tables:
        raise Refuse("too_many", "this server has as many tables as it can hold", retry=600)
    seats = range(len(data.seats)) if status == "running" else range(0)
    secrets = {a: house.sources.new_token() for a in (*[s for s in seats if data.seats[s].kind != "bot"], SPECTATOR)}
    waiting = [s for s in seats if found.waiting >> s & 1]
    clocks.start(data, now)
    clocks.turn(data, waiting, now)
    data.names = found.players
    data.folded = found.snapshots[-1][0]
    due = any(found.players[s][1] == "bot" for s in waiting)
    row = TableRow(
        id=id,
        game=found.game,
        status=status,
        header=found.header,
        seed=found.seed,
        created=now,
        moved=now,
        head=len(found.lines),
        version=1,
        meta=meta.encode(data),
        waiting=found.waiting if status == "running" else 0,
        told=found.told,
        deadline=clocks.deadline(data),
        bots_due=due,
        lease_by=house.worker if due else "",
        lease_until=now + house.settings.lease_seconds if due else 0.0,
    )
    try:
        await house.write(
            house.store.create, row, found.lines, {a: meta.hash_token(t) for a, t in secrets.items()}, found.snapshots
        )
    except PitheadError as error:
        raise refusal(error) from None
    house.metrics.created.inc()
    house.log.write("table_created", table=id, game=found.game, seats=len(data.seats))
    if due:
        house.mind(await house.open(id))
    links = [_link(id, i + 1, seat.kind, seat.name, secrets.get(i, "")) for i, seat in enumerate(data.seats)]
    return wire.CreatedTable(
        id, links if status == "running" else [], _link(id, 0, "spectator", "", secrets[SPECTATOR])
    )


def _link(table: str, seat: int, kind: str, name: str, token: str) -> wire.SeatLink:
    return wire.SeatLink(seat, kind, name, token, f"/t/{table}#{token}" if token else "")
