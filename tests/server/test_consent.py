"""Puzzles of people's games: only finished ones, only with everybody's consent, without names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from pithead.cli.puzzles import puzzles
from pithead.games.registry import load_game
from pithead.lab.puzzles import read_file
from pithead.server.consent import Left, agreed_games
from pithead.server.store import Store
from pithead.server.tables.seating import decode
from pithead.table.record import Record
from pithead.table.table import Table
from pithead.table.verify import verify
from tests.attacks import Attack
from tests.server.harness import Host, Json, hosted, play_to_the_end, tokens

SHORT: Json = {"turn_limit": 2}
NAMES = ("Wilhelmina", "Bartholomew")
PEOPLE: list[Json] = [{"kind": "me", "name": NAMES[0]}, {"kind": "invite", "name": NAMES[1]}]


def made(db: str, folder: Path, game: str = "dig_deep") -> Json:
    """What the command of the host says."""
    app = typer.Typer()
    app.command()(puzzles)
    order = ["make", game, "--from", db, "--out", str(folder / "made.jsonl"), "--jobs", "1", "--json"]
    done = CliRunner().invoke(app, order)
    assert done.exit_code == 0, done.output
    found: Json = json.loads(done.stdout[done.stdout.index("{") :])
    return found


def game_of_two(host: Host, finish: bool = True, game: str = "dig_deep") -> tuple[str, list[str]]:
    """A table of two people, played to its end; its tokens."""
    table = host.create(PEOPLE, game, options=SHORT)
    keys = host.everybody(table)
    seat = host.seat(table["table"], *keys)
    if finish:
        play_to_the_end(seat)
    seat.close()
    return table["table"], keys


def let(host: Host, table: str, token: str, seat: int, agree: bool = True) -> Json:
    order = {"type": "let_puzzles", "id": f"let-{seat}-{agree}-{token[:6]}", "seat": seat, "agree": agree}
    answer = host.post(f"/tables/{table}/commands", order, token)
    found: Json = answer.json()
    return found


def allowed(db: str, game: str = "dig_deep") -> tuple[list[Record], dict[str, int]]:
    store, left = Store(db, shared=True), Left()
    try:
        return list(agreed_games(store, game, left)), dict(left.counts)
    finally:
        store.close()


def test_a_game_is_mined_when_everybody_agreed_and_no_longer_when_one_withdraws(db: str, quick_path: Path) -> None:
    """On each database, through a restart, by the commands that people and hosts use."""
    with hosted(db) as host:
        table, keys = game_of_two(host, game="rockwell")
        for seat, token in enumerate(keys, 1):
            assert host.get(f"/tables/{table}", token).json()["puzzles"] is False, "nobody is asked in silence"
            assert made(db, quick_path, "rockwell")["left_out"] == {"without everybody's consent": 1}
            assert let(host, table, token, seat)["answer"]["type"] == "ack"
        assert host.get(f"/tables/{table}", keys[0]).json()["puzzles"] is True
    told = made(db, quick_path, "rockwell")
    assert told["games"] == 1 and told["left_out"] == {} and told["puzzles"] > 0
    file = quick_path / "made.jsonl"
    found = read_file(file)
    text = file.read_text() + (quick_path / "made.jsonl.games").read_text()
    assert not any(word in text for word in (*NAMES, table)), "nothing says who played, or where"
    with hosted(db) as host:
        assert host.get(f"/tables/{table}", keys[1]).json()["puzzles"] is True, "it outlives a restart"
        assert let(host, table, keys[1], 2, agree=False)["answer"]["type"] == "ack"
        again = made(db, quick_path, "rockwell")
    assert again["games"] == 0 and again["left_out"] == {"without everybody's consent": 1}
    assert again["dropped"] == len(found) and read_file(file) == []


def test_records_have_no_names_and_are_whole(db: str) -> None:
    with hosted(db) as host:
        table, keys = game_of_two(host)
        for seat, token in enumerate(keys, 1):
            let(host, table, token, seat)
    [record], left = allowed(db)
    assert left == {}
    assert not any(word in record.text() for word in (*NAMES, table))
    game = load_game("dig_deep")
    assert Table.replay(game, Record.parse(record.text())).over
    assert verify(game, record).unproved == 0


@pytest.mark.attack("to make a game a puzzle for somebody who did not agree")
def test_nobody_agrees_for_anybody_else(host: Host, attack: Attack) -> None:
    table = host.create([*PEOPLE, {"kind": "bot", "bot": "pebble"}], options=SHORT)
    keys = host.everybody(table)
    seat = host.seat(table["table"], *keys)
    play_to_the_end(seat)
    seat.close()
    id, bench = table["table"], table["spectator"]["token"]
    for token, number in ((keys[0], 2), (keys[1], 1), (keys[0], 3), (keys[0], 0), (bench, 1), (bench, 0), (bench, 3)):
        order = {"type": "let_puzzles", "id": f"x{number}{token[:4]}", "seat": number, "agree": True}
        answer = host.post(f"/tables/{id}/commands", order, token)
        attack.tried(answer.status_code == 200)
        assert answer.status_code in (400, 401, 403, 409), answer.text
    assert let(host, id, keys[0], 1)["answer"]["type"] == "ack"
    states = [host.get(f"/tables/{id}", token).json()["puzzles"] for token in (*keys, bench)]
    assert states == [True, False, False], "each for the own seat"
    found, left = allowed(host.db)
    attack.tried(bool(found))
    assert found == [] and left["without everybody's consent"] >= 1


@pytest.mark.attack("puzzles of a game that may not become any")
def test_running_games_branches_archives_and_old_rows_are_never_taken(quick_path: Path, attack: Attack) -> None:
    db = str(quick_path / "tables.sqlite")
    with hosted(db) as host:
        running, keys = game_of_two(host, finish=False)
        over, others = game_of_two(host)
        for table, both in ((running, keys), (over, others)):
            for number, token in enumerate(both, 1):
                assert let(host, table, token, number)["answer"]["type"] == "ack"
        record = host.get(f"/tables/{over}/export", others[0]).json()["record"]
        archive = host.post("/import", {"record": record}).json()
        bench = archive["spectator"]["token"]
        for number in (0, 1):
            order = {"type": "let_puzzles", "id": f"a{number}", "seat": number, "agree": True}
            assert host.post(f"/tables/{archive['table']}/commands", order, bench).status_code != 200
        two: list[Json] = [{"kind": "me"}, {"kind": "hotseat"}]
        branched = host.post(f"/tables/{over}/branch", {"at": "5", "seats": two}, others[0]).json()
        mine = host.everybody(branched)
        seat = host.seat(branched["table"], *mine)
        play_to_the_end(seat)
        seat.close()
        for number, token in enumerate(mine, 1):
            let(host, branched["table"], token, number)
        given, both = game_of_two(host, finish=False)
        let(host, given, both[0], 1)
        seat = host.seat(given, *both)
        assert seat.command("give_up", 2, bot="pebble")["type"] == "ack"
        seat.close()
        seat = host.seat(given, both[0])
        play_to_the_end(seat)
        seat.close()
    found, left = allowed(db)
    assert left == {
        "running": 1,
        "imported": 1,
        "begun by other people at another table": 1,
        "without everybody's consent": 1,
    }, "whoever gave up has played too"
    attack.tried(len(found) != 1)
    assert len(found) == 1
    store = Store(db, shared=True)
    row = store.row(over)
    assert row is not None
    seating = json.loads(row.seating)
    for one in seating["seats"]:
        del one["puzzles"]
    assert not any(one.puzzles for one in decode(json.dumps(seating)).seats), "a row of before means no"
    store.close()


def test_a_database_that_is_not_there_is_named_and_not_made(quick_path: Path) -> None:
    app = typer.Typer()
    app.command()(puzzles)
    wrong = quick_path / "typo.sqlite"
    done = CliRunner().invoke(app, ["make", "dig_deep", "--from", str(wrong), "--out", str(quick_path / "x.jsonl")])
    assert done.exit_code != 0 and "there is no database" in done.output and not wrong.exists()
    both = ["make", "dig_deep", "--from", str(wrong), "--records", str(quick_path)]
    assert CliRunner().invoke(app, both).exit_code != 0


def test_it_can_be_said_while_the_game_runs_and_by_hot_seats_each(host: Host) -> None:
    table = host.create(options=SHORT)
    seat = host.seat(table["table"], *tokens(table))
    assert seat.command("let_puzzles", 2, agree=True)["type"] == "ack"
    seat.close()
    states = [host.get(f"/tables/{table['table']}", token).json()["puzzles"] for token in tokens(table)]
    assert states == [False, True]
