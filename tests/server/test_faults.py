"""What is broken stays alone: a damaged table, a locked or full database; health says what is true."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from pithead.cli import admin
from pithead.server.store import Store
from tests.server.harness import Json, hosted, tokens, wait_for
from tests.server.inside import inside
from tests.server.test_deaths import lost_time

DAMAGE = {
    "header": "UPDATE tables SET header = '{' WHERE id = ?",
    "seating": "UPDATE tables SET seating = '[]' WHERE id = ?",
    "line": "UPDATE lines SET text = 'what?' WHERE table_id = ? AND n = 2",
    "move": """UPDATE lines SET text = replace(text, '"n":', '"m":') WHERE table_id = ? AND n = 2""",
    "clock": "UPDATE tables SET seating = replace(seating, '\"times\"', '\"thymes\"') WHERE id = ?",
}
SEATS: list[Json] = [{"kind": "bot", "bot": "pebble"}, {"kind": "me", "name": "Ann"}]


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_table_is_set_aside_and_the_others_go_on(what: str, quick_path: Path) -> None:
    file = quick_path / "t.sqlite"
    with hosted(str(file)) as host:
        broken = host.create(SEATS, game="rockwell")
        sound = host.create(SEATS, game="rockwell")
    with closing(sqlite3.connect(file)) as raw, raw:
        assert raw.execute(DAMAGE[what], (broken["table"],)).rowcount == 1
        raw.execute("DELETE FROM snapshots")
        raw.execute("UPDATE tables SET bots_due = 1, lease_until = 0")
    with hosted(str(file)) as host:
        seat = host.seat(sound["table"], tokens(sound)[0])
        while (own := seat.turn()) is None:
            seat.receive(20)
        assert seat.play(own)["type"] == "ack"
        answer = host.get(f"/tables/{broken['table']}", tokens(broken)[0])
        assert answer.status_code == 503 and "set aside" in answer.json()["message"]
        mine = [{"table": t["table"], "token": tokens(t)[0]} for t in (broken, sound)]
        rows = host.post("/mine", {"tables": mine}).json()["tables"]
        assert [row["found"] for row in rows] == [True, True] and rows[1]["status"] == "running"
        assert host.http.get("/healthz").status_code == 200
        log = host.logs()
        seat.close()
    store = Store(str(file))
    listed = {row[:16]: row for row in admin.run(store, admin.Action.list, "").splitlines()}
    assert "set aside" not in listed[sound["table"]]
    assert "set aside: " in listed[broken["table"]]
    assert log.count("table_set_aside") == 1, "nobody tries again and again"
    admin.run(store, admin.Action.retry, broken["table"])
    assert "set aside" not in admin.run(store, admin.Action.list, "")
    store.close()


def test_health_says_within_two_seconds_that_nothing_can_be_written(quick_path: Path) -> None:
    with inside(quick_path) as host:
        assert host.http.get("/healthz").json()["problem"] == ""
        with closing(sqlite3.connect(quick_path / "inside.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for _ in range(3):
                with lost_time() as late:
                    start = time.monotonic()
                    answer = host.http.get("/healthz")
                    took = time.monotonic() - start
                assert answer.status_code == 503 and answer.json()["problem"]
                assert took < 2 + sum(late), f"{took:.1f} s, of which {sum(late):.1f} s were others'"
            other.execute("ROLLBACK")
        wait_for(lambda: host.http.get("/healthz").status_code == 200, 30, "health does not come back")
        assert host.logs().count("store_unavailable") == 1
        assert "pithead_store_failures_total 1.0" in host.http.get("/metrics").text


def test_health_says_that_tables_are_not_looked_after(quick_path: Path) -> None:
    with inside(quick_path) as host:
        host.worker.scanned -= 3 * 3600 + 60
        answer = host.http.get("/healthz")
        assert answer.status_code == 503 and "looked after" in answer.json()["problem"]
