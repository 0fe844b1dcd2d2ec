"""Records that anybody may have written: bounded in time, memory and room, shown by clean names, kept for a while."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from string import ascii_letters

import pytest

from pithead.core.api import Game, Json
from pithead.core.chance import Rng, seed_from
from pithead.games.registry import GAMES, load_game
from pithead.server.fair_queue import Turn
from pithead.server.metrics import Metrics
from pithead.server.record_pool import RecordPool
from pithead.server.refusals import RefusalError
from pithead.server.settings import Limits
from pithead.server.tables import history, record_jobs
from pithead.server.tables.archives import DAY
from pithead.server.tables.new_table import NewTable
from pithead.server.tables.record_jobs import MAX_ROWS, import_record
from pithead.table.record import Player, Record
from pithead.table.table import Table
from tests.attacks import Attack
from tests.server.harness import GENEROUS, wait_for
from tests.server.inside import Inside, fixed_sources, inside
from tests.server.test_connections import from_address, said
from tests.server.test_hostile import readable

TURN = Turn(True, "", "")
GAME = load_game("dig_deep")
each_game = pytest.mark.parametrize("game", [load_game(name) for name in GAMES], ids=lambda game: game.info.id)


def new_table(game: Game = GAME, seats: int = 2) -> Table:
    return Table(game, [Player(name) for name in ("Ann", "Ben", "Cleo")[:seats]], {}, seed_from("imports"))


def step(table: Table, rng: Rng) -> None:
    waiting = table.waiting()
    seat = waiting[int(rng.below(len(waiting)))]
    offer = table.offer(seat)
    table.play(seat, [offer.choices[int(rng.below(len(offer.choices)))].move], offer.number)


def take_back(table: Table) -> None:
    """Everybody agrees to take the last command back."""
    table.undo_agreed(0, table.commands[-1].number)


def altered(table: Table, change: Callable[[dict[str, Json]], dict[str, Json]]) -> str:
    """A record with other lines, each of which a change made; the chain fits them."""
    record = table.record
    forged = Record.start(change({k: v for k, v in record.header.items() if k != "h"}))
    for line in record.lines:
        forged.append(change({k: v for k, v in line.items() if k not in ("n", "h")}))
    return forged.text()


def size_of(rows: NewTable) -> int:
    return sum(len(row.text) + len(row.events) for row in rows.lines) + sum(len(data) for _, data in rows.snapshots)


# -- room


def stairs(length: int) -> str:
    """So many moves, each of them taken back by itself afterwards."""
    table, rng = new_table(), Rng(1)
    while len(table.commands) < length:
        step(table, rng)
        assert not table.over
    while table.commands:
        take_back(table)
    return table.record.text()


def to_and_fro(length: int) -> str:
    return moved_to_and_fro(length).record.text()


def moved_to_and_fro(length: int) -> Table:
    """One move, taken back and made again so often."""
    table, rng = new_table(), Rng(1)
    for _ in range(length):
        step(table, rng)
        take_back(table)
    return table


def long_name(length: int, table: Table | None = None) -> str:
    name = "".join(random.Random(1).choices(ascii_letters, k=length))  # which is not packed into less

    def named(line: dict[str, Json]) -> dict[str, Json]:
        return {**line, "players": _named(line, name)} if "game" in line else line

    return altered(table or new_table(), named)


def named_to_and_fro(length: int) -> str:
    return long_name(length, moved_to_and_fro(600))


def _named(header: dict[str, Json], name: str) -> list[Json]:
    players = header["players"]
    assert isinstance(players, list)
    return [{"name": name, "kind": "human", "bot": ""} for _ in players]


def long_words(field: str, length: int) -> str:
    """A game with something long in each line."""
    table, rng = new_table(), Rng(1)
    for _ in range(40):
        step(table, rng)
        table.sit(0, Player("Ann"))
    return altered(table, lambda line: {**line, field: "x" * length} if "game" not in line else line)


@pytest.mark.attack("Fill the disk with a small record")
@pytest.mark.parametrize(
    "make",
    [
        pytest.param(lambda: long_name(300_000), id="a name"),
        pytest.param(lambda: long_name(150), id="a middling name"),
        pytest.param(lambda: named_to_and_fro(20_000), id="a name in every snapshot"),
        pytest.param(lambda: named_to_and_fro(190), id="a middling name in every snapshot"),
        pytest.param(lambda: long_words("by", 4000), id="bots' names"),
        pytest.param(lambda: long_words("hash", 4000), id="seals"),
        pytest.param(lambda: long_words("more", 199), id="unknown words"),
        pytest.param(lambda: to_and_fro(1500), id="to and fro"),
        pytest.param(lambda: stairs(120), id="stairs"),
    ],
)
def test_a_record_takes_little_more_room_than_its_own(attack: Attack, make: Callable[[], str]) -> None:
    text = make()
    rows = import_record(text, 48)
    if isinstance(rows, str):
        assert rows.startswith("line ") and len(rows) < 300, "told which line, and why"
        attack.tried(succeeded=False)
    else:
        lines = len(rows.lines)
        attack.tried(succeeded=size_of(rows) > 12 * len(text) + 100_000, how=f"{size_of(rows)} of {len(text)}")
        if "undo" not in text:
            attack.tried(succeeded=len(rows.snapshots) > lines // 48 + 2, how=len(rows.snapshots))


@pytest.mark.attack("Fill the disk with a small record")
def test_to_and_fro_makes_snapshots_by_the_number_of_lines(attack: Attack) -> None:
    rows = import_record(to_and_fro(400), 48)
    assert isinstance(rows, NewTable)
    attack.tried(succeeded=len(rows.snapshots) > len(rows.lines) // 48 + 2, how=f"{len(rows.snapshots)} snapshots")


@pytest.mark.attack("Fill the disk with a small record")
def test_what_takes_too_much_room_is_refused(attack: Attack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_jobs, "MAX_ROWS", 50_000)
    found = import_record(stairs(120), 8)
    attack.tried(succeeded=not isinstance(found, str))
    assert isinstance(found, str) and "bytes to keep, and 50000 are the most" in found
    assert MAX_ROWS * Limits().archives < 10**9, "in all"
    assert record_jobs.MAX_LINES <= history.KEPT, "and looked at quickly"


@pytest.mark.attack("Fill the disk with a small record")
def test_too_many_lines_are_refused_before_they_are_read(attack: Attack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_jobs, "MAX_LINES", 50)
    found = import_record(to_and_fro(60), 48)
    attack.tried(succeeded=not isinstance(found, str) or "50 are the most" not in found)


@each_game
def test_every_position_is_found_again_from_the_snapshots(game: Game) -> None:
    table, rng = new_table(game, 3), Rng(5)
    for _ in range(90):
        if table.over:
            break
        choice = int(rng.below(10))
        mine = [seat for seat in range(3) if table.can_undo(seat)]
        if choice == 0 and table.commands:
            later = table.commands[-1 - int(rng.below(min(8, len(table.commands))))]
            table.undo_agreed(1, later.number)
        elif choice == 1 and mine:
            table.undo(mine[0])
        else:
            step(table, rng)
    text = table.record.text()
    rows = import_record(text, 7)
    assert isinstance(rows, NewTable), rows
    assert rows.snapshots[-1][0] == len(rows.lines), "it is opened from its end"
    record = Record.parse(text)
    again = Table.replay(game, record, upto=0)
    for row, line in zip(rows.lines, record.lines, strict=True):
        again.replay_line(line)
        start = next(one for one in reversed(rows.snapshots) if one[0] <= row.n)
        found = history._replay(game, rows.header, start[1], rows.lines[start[0] : row.n])
        assert found.state.key() == again.state.key() and found.last_events == again.last_events, row.n


# -- time and memory


@pytest.mark.attack("Stop the server with a record that takes long to read")
def test_a_record_that_takes_too_long_or_too_much_ends_alone(attack: Attack) -> None:
    async def run() -> None:
        pool = RecordPool([], 2, Metrics())
        try:
            assert await pool.run(TURN, len, "abc") == 3
            long = asyncio.ensure_future(pool.run(TURN, time.sleep, 600))
            beside = asyncio.ensure_future(pool.run(Turn(True, "elsewhere", ""), len, "abcd"))
            with pytest.raises(RefusalError, match="takes more than 2 s"):
                await long
            attack.tried(succeeded=await beside != 4, how="time")
            with pytest.raises(RefusalError, match="more memory than there is"):
                await pool.run(TURN, bytearray, 3 << 30)
            attack.tried(succeeded=await pool.run(TURN, len, "ab") != 2, how="memory")
        finally:
            pool.close()

    asyncio.run(run())


@pytest.mark.attack("Stop the server with a record that takes long to read")
def test_only_so_many_wait_to_be_read(attack: Attack) -> None:
    async def run() -> None:
        pool = RecordPool([], 20, Metrics())
        asked = [asyncio.ensure_future(pool.run(TURN, len, "abc")) for _ in range(60)]
        beside = asyncio.ensure_future(pool.run(Turn(True, "elsewhere", ""), len, "abcd"))
        found = await asyncio.gather(*asked, return_exceptions=True)
        attack.tried(succeeded=await beside != 4, how="another address is refused")
        pool.close()
        refused = [one for one in found if isinstance(one, RefusalError)]
        attack.tried(succeeded=len(refused) != 44, how=f"{len(refused)} of 60 were refused")
        assert {one.code for one in refused} == {"full"} and found.count(3) == 16 and not pool.waiting

    asyncio.run(run())


@pytest.mark.attack("Fill the memory with records that never come")
def test_few_records_of_one_address_are_taken_in_at_once(attack: Attack, quick_path: Path) -> None:
    head = b"POST /api/v1/import HTTP/1.1\r\nhost: a\r\ncontent-length: 4000000\r\n\r\n{"
    with inside(quick_path) as host, ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(from_address(host, "127.0.0.2", head))
        wait_for(lambda: host.guard.importing["127.0.0.2"] == 2, 20, "they were not taken in")
        refused = said(stack.enter_context(from_address(host, "127.0.0.2", head)))
        attack.tried(succeeded='"code":"full"' not in refused, how=refused)
        attack.tried(succeeded=archive(host)[0] != 200, how="nobody else can import")
        stack.close()
        wait_for(lambda: not host.guard.importing, 20, "they are still counted")


# -- names


@pytest.mark.attack("Show a name that cannot be read")
@pytest.mark.parametrize("name", ["\u202egnihton", "a" + "\u0301" * 39, "\u200b\u2060x\ufeff", "\u3164", "x" * 150])
def test_names_are_cleaned_where_they_are_shown_and_the_record_stays_as_it_is(
    attack: Attack, name: str, quick_path: Path
) -> None:
    table, rng = new_table(), Rng(3)
    for _ in range(20):
        step(table, rng)
    table.sit(1, Player("Dora"))
    step(table, rng)
    text = altered(
        table,
        lambda line: (
            {**line, "players": _named(line, name)}
            if "game" in line
            else {**line, "player": {"name": name, "kind": "bot", "bot": name}}
            if "sit" in line
            else line
        ),
    )
    with inside(quick_path) as host:
        made = host.post("/import", {"record": text})
        assert made.status_code == 200, made.text
        path, token = f"/tables/{made.json()['table']}", made.json()["spectator"]["token"]
        shown = [one["name"] for one in host.get(path, token).json()["players"]]
        told = [one for one in host.events(made.json()["table"], token) if one["event"] == "sat"]
        assert len(shown) == 2 and len(told) == 1
        for one in (*shown, told[0]["name"], told[0]["bot"]):
            attack.tried(succeeded=not readable(one) or len(one) > 40, how=one)
        assert host.get(f"{path}/export", token).json()["record"] == text


# -- archives


def archive(host: Inside) -> tuple[int, str, str]:
    """Import a record: the status, the table and the secret to look at it."""
    answer = host.post("/import", {"record": new_table().record.text()})
    if answer.status_code != 200:
        return answer.status_code, answer.json()["code"], answer.json()["message"]
    return 200, answer.json()["table"], answer.json()["spectator"]["token"]


@pytest.mark.attack("Fill the disk with imported records")
def test_archives_are_counted_and_expire(attack: Attack, quick_path: Path) -> None:
    now = [1e9]
    sources = fixed_sources(lambda: now[0])
    with inside(quick_path, sources, limits=Limits(**{**GENEROUS, "archives": 3})) as host:
        kept = [archive(host) for _ in range(3)]
        assert [one[0] for one in kept] == [200] * 3
        refused = archive(host)
        attack.tried(succeeded=refused[0] == 200)
        assert refused[:2] == (429, "full") and "keeps 3 imported records" in refused[2]
        host.worker.rooms.rooms.clear()
        now[0] += DAY + 1
        assert host.get(f"/tables/{kept[0][1]}", kept[0][2]).status_code == 200, "somebody looks at the first"
        assert archive(host)[0] == 200, "another one makes room"
        attack.tried(succeeded=len(host.worker.store.blocking.archives()) > 3)
        gone = [host.get(f"/tables/{table}", token).status_code for _, table, token in kept]
        assert gone == [200, 401, 200], "the one that nobody has looked at for longest"
        host.worker.rooms.rooms.clear()
        now[0] += 31 * DAY
        asyncio.run(host.worker.archives.expire(host.worker.rooms.rooms))
        attack.tried(succeeded=bool(host.worker.store.blocking.archives()), how="after a month")
