"""A program with newer rules takes over a database: nothing that is stored is lost."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.harness import Host, Json, admin, hosted, play_to_the_end, tokens, wait_for

NEWER = "tests.server.other_rules"
BOT: Json = {"kind": "bot", "bot": "pebble"}


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The newer rules are others."""
    monkeypatch.setenv("PITHEAD_TEST_RULES", "changed")


def kept(db: str) -> int:
    with closing(sqlite3.connect(db)) as raw:
        return int(raw.execute("SELECT count(*) FROM kept").fetchone()[0])


def some_moves(host: Host, table: Json, count: int) -> None:
    seat = host.seat(table["table"], *tokens(table))
    for i in range(count):
        while (own := seat.turn()) is None:
            seat.receive(30)
        assert seat.play(own, i)["type"] == "ack"
    seat.close()


def finished_game(host: Host, db: str) -> Json:
    """A game played to its end, with a word of chat, of which everything is kept."""
    table = host.create(options={"turn_limit": 3})
    seat = host.seat(table["table"], *tokens(table))
    seat.command("say", 1, text="good luck")
    play_to_the_end(seat)
    seat.close()
    wait_for(lambda: kept(db) == 1, 60, "the game is not kept")
    return table


def shown(host: Host, table: Json) -> dict[str, object]:
    """All that a person is shown of a finished game."""
    id, token = table["table"], tokens(table)[0]
    events = host.events(id, token, "all")
    places = ",".join(e["n"] for e in events[:: len(events) // 10][:11] + events[-1:])
    pages = {
        "export": host.get(f"/tables/{id}/export", token),
        "chat": host.get(f"/tables/{id}/chat", token),
        "course": host.get(f"/tables/{id}/course", token),
        "own": host.get(f"/tables/{id}/replay", token, at=events[4]["n"]),
        "all": host.get(f"/tables/{id}/replay", token, at=places, view="all"),
        "state": host.get(f"/tables/{id}", token),
    }
    for name, page in pages.items():
        assert page.status_code == 200, f"{name}: {page.text}"
    share = host.get(f"/tables/{id}/share", token, at=events[-1]["n"]).json()["link"]
    key = share.partition("&s=")[2].partition("#")[0]
    picture = host.http.get(f"/api/v1/tables/{id}/picture.png", params={"at": events[-1]["n"], "s": key})
    assert picture.status_code == 200
    answers = {name: page.json() for name, page in pages.items()}
    for one in (*answers["own"]["positions"], *answers["all"]["positions"][:-1]):
        del one["scene"]["gem_bonus"]  # what a rule says is shown as it is now, where the game has not ended
        for row in one["scene"]["gems"]:
            del row["bonus"]
    return {**answers, "events": events, "picture": picture.content}


def test_what_is_finished_is_shown_without_the_rules_that_played_it(quick_path: Path, changed: None) -> None:
    db = str(quick_path / "t.sqlite")
    with hosted(db) as host:
        table = finished_game(host, db)
        before = shown(host, table)
    with hosted(db, program=NEWER) as host:
        after = shown(host, table)
        for part, seen in before.items():
            assert after[part] == seen, part
        assert "gem_bonus" in str(before["state"]), "and the end shows what was reckoned then"
        seat = host.seat(table["table"], *tokens(table))
        assert seat.states[1]["status"] == "over" and seat.chat[0]["text"] == "good luck"
        refused = seat.command("say", 1, text="too late")
        assert (refused["code"], "looked at" in refused["message"]) == ("other_rules", True)
        seat.close()
        (mine,) = host.post("/mine", {"tables": [{"table": table["table"], "token": tokens(table)[0]}]}).json()[
            "tables"
        ]
        assert mine["status"] == "over" and mine["result"] == seat.states[1]["result"]


def test_a_running_table_that_comes_to_the_same_positions_goes_on(quick_path: Path) -> None:
    db = str(quick_path / "t.sqlite")
    with hosted(db) as host:
        people = host.create(options={"turn_limit": 8})
        bots = host.create([{"kind": "me"}, BOT, BOT], options={"turn_limit": 8})
        other = host.create()
        some_moves(host, other, 3)
        over = finished_game(host, db)
        some_moves(host, people, 60)
        some_moves(host, bots, 2)
        state = host.get(f"/tables/{people['table']}", tokens(people)[0]).json()
    with closing(sqlite3.connect(db)) as raw, raw:
        (head, position), *_ = raw.execute("SELECT head, position FROM tables WHERE id = ?", (people["table"],))
        assert position.startswith(f"{head} "), "the server has said where it stopped"
        raw.execute("UPDATE tables SET position = head || ' 00' WHERE id = ?", (other["table"],))
        raw.execute("UPDATE tables SET kept = 0")  # as of a program that kept nothing
        raw.execute("DELETE FROM kept")
    with hosted(db, program=NEWER) as host:
        again = host.get(f"/tables/{people['table']}", tokens(people)[0]).json()
        assert again["scene"] == state["scene"] and again["event"] == state["event"]
        some_moves(host, bots, 2)
        assert host.get(f"/tables/{other['table']}", tokens(other)[0]).json()["code"] == "other_rules"
        wait_for(lambda: kept(db) == 1, 60, "what comes to the same end is not kept")
        assert host.get(f"/tables/{over['table']}", tokens(over)[0]).json()["status"] == "over"
        seat = host.seat(people["table"], *tokens(people))
        play_to_the_end(seat)
        seat.close()
        lines = host.get(f"/tables/{people['table']}/export", tokens(people)[0]).json()["record"].splitlines()
        stamps = [line for line in map(json.loads, lines[1:]) if "rules" in line]
        assert [line["rules"] for line in stamps] == [json.loads(lines[0])["rules"] + 1]
        assert host.get(f"/tables/{people['table']}/verify", tokens(people)[0]).status_code == 200
        assert host.logs().count("table_renewed") == 2
    with hosted(db, program=NEWER) as host:
        some_moves(host, bots, 2)
        assert "table_renewed" not in host.logs()


@pytest.mark.attack("Read what others hide in the record of a table that waits for its rules")
def test_a_running_table_that_would_stand_otherwise_waits_and_says_so(quick_path: Path, changed: None) -> None:
    db = str(quick_path / "t.sqlite")
    with hosted(db) as host:
        table = host.create([{"kind": "me"}, BOT])
        some_moves(host, table, 3)
    with closing(sqlite3.connect(db)) as raw, raw:
        raw.execute("UPDATE tables SET deadline = 1")  # the scan would look after it
    id, token = table["table"], tokens(table)[0]
    with hosted(db, program=NEWER) as host:
        answer = host.get(f"/tables/{id}", token)
        assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")
        assert "it waits" in answer.json()["message"] and "export" in answer.json()["message"]
        with pytest.raises(AssertionError, match="other_rules"):
            host.seat(id, token)
        (mine,) = host.post("/mine", {"tables": [{"table": id, "token": token}]}).json()["tables"]
        assert (mine["status"], mine["my_turn"]) == ("waits", False)
        assert host.events(id, token), "what the seat was told is still there"
        assert host.get(f"/tables/{id}/export", token).json()["code"] == "running", "it hides what others hide"
        listed = admin(db, "list").stdout
        assert "waits: " in listed and "rules 2" in listed
        lines = [json.loads(line) for line in admin(db, "export", id).stdout.splitlines()]
        assert lines[0]["game"] == "dig_deep" and len(lines) > 3
        time.sleep(3.5)  # three rounds of the scan
        assert host.logs().count(id) <= 3, "nobody tries again and again"
    with hosted(db) as host:
        some_moves(host, table, 3)


def test_draining_takes_no_new_tables_and_leaves_the_running_ones(quick_path: Path) -> None:
    db = str(quick_path / "t.sqlite")
    with hosted(db) as host:
        table = host.create()
        assert admin(db, "drain").stdout == "no new tables are taken; running: 1\n"
        refused = host.post("/tables", {"game": "dig_deep", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
        assert (refused.status_code, refused.json()["code"]) == (503, "draining")
        assert "go on" in refused.json()["message"]
        some_moves(host, table, 3)
    with hosted(db) as host:
        assert host.post("/tables", {"game": "dig_deep", "seats": [{"kind": "me"}, BOT]}).status_code == 503
        assert admin(db, "drain", "--off").exit_code == 0
        host.create()
