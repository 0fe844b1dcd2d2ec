"""A room needs a store, a clock and clients, and nothing else: here a store in memory and a clock that stands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from pithead.coach.hints import Hint, Inquiry
from pithead.core.api import Game, State
from pithead.core.chance import seed_from
from pithead.games.registry import load_game
from pithead.server import wire
from pithead.server.fair_queue import Turn
from pithead.server.logs import Log
from pithead.server.refusals import RefusalError
from pithead.server.rows import (
    Change,
    ChatRow,
    Conflict,
    LineRow,
    SeatVisit,
    Secrets,
    StoredTable,
    TableRow,
    Unavailable,
    Visits,
)
from pithead.server.settings import Limits
from pithead.server.shelf import Kept
from pithead.server.tables import seating
from pithead.server.tables.commands import Commands
from pithead.server.tables.new_table import new_table
from pithead.server.tables.persistence import open_table
from pithead.server.tables.room import Room, RoomServices
from pithead.server.tables.seating import Seating, SeatState
from pithead.server.tables.services import Delivered
from pithead.table.record import Player
from pithead.table.table import Table

Json = dict[str, Any]
GAME = load_game("dig_deep")


class Memory:
    """A store of one table; `errors` are raised by the next commits, `diary` tells what happened in which order."""

    def __init__(self, row: TableRow, lines: Sequence[LineRow]) -> None:
        self.stored = row
        self.all_lines = list(lines)
        self.commands: set[tuple[int, str]] = set()
        self.errors: list[Exception] = []
        self.diary: list[str] = []

    async def load(self, table: str) -> StoredTable | None:
        self.diary.append("load")
        return StoredTable(TableRow(**vars(self.stored)), Secrets({0: "", 1: ""}), None, list(self.all_lines))

    async def row(self, table: str) -> TableRow | None:
        return TableRow(**vars(self.stored))

    async def version(self, table: str) -> int:
        return self.stored.version

    async def lines(self, table: str, after: int = 0, upto: int | None = None) -> list[LineRow]:
        return [row for row in self.all_lines if row.n > after and (upto is None or row.n <= upto)]

    async def recent_events(self, table: str, upto: int, limit: int) -> list[LineRow]:
        return [row for row in self.all_lines if row.n <= upto][-limit:]

    async def snapshot(self, table: str, line: int) -> tuple[int, bytes] | None:
        return None

    async def snapshots(self, table: str) -> list[tuple[int, bytes]]:
        return []

    async def kept(self, table: str) -> Kept | None:
        return None

    async def put_away(self, positions: Sequence[tuple[str, int, str]]) -> None:
        pass

    async def wait(self, table: str, why: str) -> None:
        self.stored.waits = why

    async def draining(self) -> bool:
        return False

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        return []

    async def was_done(self, table: str, audience: int, command: str) -> bool:
        return (audience, command) in self.commands

    async def count_running(self) -> int:
        return 1

    async def seatings_due(self) -> list[str]:
        return [self.stored.seating] if self.stored.bots_due else []

    async def create(
        self, row: TableRow, lines: Sequence[LineRow], secrets: Secrets, snapshots: Sequence[tuple[int, bytes]]
    ) -> None:
        raise AssertionError("a room makes no tables")

    async def commit(self, change: Change) -> None:
        if self.errors:
            raise self.errors.pop(0)
        assert change.version == self.stored.version
        self.stored = TableRow(**{**vars(self.stored), **change.values, "version": change.version + 1})
        self.all_lines += change.lines
        if change.command is not None:
            self.commands.add(change.command)
        self.diary.append("commit")

    async def look_at(self, table: str, now: float) -> None:
        raise AssertionError("there are no archives")

    async def set_aside(self, table: str, reason: str) -> bool:
        raise AssertionError("nothing is damaged")

    async def attend(self, worker: str, visits: Sequence[Visits], now: float) -> None:
        raise AssertionError("a room writes nobody down itself")

    async def presence(self, tables: Sequence[str]) -> dict[str, dict[int, SeatVisit]]:
        raise AssertionError("a room asks for nobody itself")

    async def in_thread(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return work(*args, **kwargs)


class Listener:
    """A client that keeps what it is sent."""

    def __init__(self, diary: list[str], *audiences: int) -> None:
        self.delivered = {audience: Delivered() for audience in audiences}
        self.presence = b""
        self.diary = diary
        self.messages: list[Json] = []

    def send(self, message: bytes) -> None:
        self.diary.append("send")
        self.messages.append(json.loads(message))

    def close(self, code: str, message: str) -> None:
        self.diary.append(f"close {code}")


class NoBots:
    """Nobody is asked for advice."""

    async def advise(self, turn: Turn, game: Game, view: State, inquiry: Inquiry) -> Hint:
        raise AssertionError("no bot is asked")


def make_room(*kinds: str) -> tuple[Room, Memory, list[Room]]:
    """A room of a new table; the list fills with the rooms whose bots are woken."""
    players = [Player(f"P{i}", kind, "pebble" if kind == "bot" else "") for i, kind in enumerate(kinds)]
    new = new_table(Table(GAME, players, {}, seed_from("room")), 1000)
    seats = [SeatState("bot" if kind == "bot" else "hotseat", "P", joined=True) for kind in kinds]
    row = TableRow(
        "t", "dig_deep", "running", new.header, new.seed, 0.0, 0.0, len(new.lines), 1,
        seating.encode(Seating(seats, None, [], True, "instant")), new.waiting, new.last_events, None, False,
    )  # fmt: skip
    store = Memory(row, new.lines)
    woken: list[Room] = []
    services = RoomServices(store, lambda: 100.0, woken.append, "me", 15.0, 48, lambda room: None)
    stored = asyncio.run(store.load("t"))
    assert stored is not None
    store.diary.clear()
    seated = seating.decode(row.seating)
    room = Room(services, GAME, stored.row, seated, open_table(GAME, stored), stored.secrets, [])
    return room, store, woken


def play(room: Room, id: str = "a") -> wire.Ack | wire.Advice:
    """The first choice of whoever is asked, as a command."""
    seat = room.table.waiting()[0]
    offer = room.table.offer(seat)
    command = wire.Play(id, seat + 1, offer.number, [offer.choices[0].move])
    return asyncio.run(Commands(NoBots(), Log(), Limits()).execute(room, seat, command))


def test_what_was_played_is_committed_before_anybody_is_sent_it() -> None:
    room, store, woken = make_room("human", "human")
    listener = Listener(store.diary, 0, 1)
    room.clients.add(listener)
    assert play(room) == wire.Ack("a", room.table.commands[0].seat + 1, False)
    assert store.diary == ["commit", "send", "send"]
    assert [message["type"] for message in listener.messages] == ["state", "state"]
    assert listener.messages[0]["events"][-1]["n"] == listener.messages[0]["state"]["event"]
    assert store.stored.head == room.table.record.count
    assert woken == []


def test_after_a_conflict_the_table_is_read_again_and_the_command_done_once() -> None:
    room, store, _ = make_room("human", "human")
    store.errors = [Conflict("t")]
    before = room.table
    assert isinstance(play(room), wire.Ack)
    assert store.diary == ["load", "commit"]
    assert room.table is not before and len(room.table.commands) == 1


def test_when_the_store_is_away_nothing_is_sent_and_memory_is_thrown_away() -> None:
    room, store, _ = make_room("human", "human")
    listener = Listener(store.diary, 0, 1)
    room.clients.add(listener)
    asyncio.run(room.broadcast())
    store.diary.clear()
    store.errors = [Unavailable("away")]
    with pytest.raises(RefusalError) as refused:
        play(room)
    assert refused.value.code == "unavailable"
    assert store.diary == [] and room.stale
    asyncio.run(room.refresh())
    assert room.table.offers == [1, 1] and room.table.commands == []
    assert isinstance(play(room, "b"), wire.Ack)
    assert store.diary == ["load", "commit", "send", "send"]


def test_bots_are_woken_where_this_worker_holds_the_lease() -> None:
    room, store, woken = make_room("bot", "bot")
    asyncio.run(room.commit())
    assert woken == [room] and store.stored.lease_by == "me" and store.stored.lease_until == 115.0
    room.row.lease_by, room.row.lease_until = "another", 1e9
    asyncio.run(room.commit())
    assert woken == [room] and store.stored.lease_by == "me"
