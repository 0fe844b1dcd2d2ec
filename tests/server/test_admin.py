"""`pithead admin` beside a running server: what it deletes is gone at once; it makes and changes nothing unasked."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pithead.server.store import Store, newest_form
from tests.server.harness import admin, hosted, tokens


@pytest.mark.parametrize("workers", [1, 2])
def test_deleting_a_table_closes_its_sockets_at_once(workers: int, quick_path: Path) -> None:
    db = str(quick_path / "t.sqlite")
    with hosted(db, workers=workers) as host:
        table, other = host.create(), host.create()
        seat, neighbour = (host.seat(t["table"], *tokens(t)) for t in (table, other))
        assert admin(db, "delete", table["table"]).exit_code == 0
        assert seat.until(lambda m: m["type"] == "closing", 10)["code"] == "gone"
        assert host.get(f"/tables/{table['table']}", tokens(table)[0]).status_code == 401
        own = neighbour.turn()
        assert own is not None and neighbour.play(own)["type"] == "ack"
        neighbour.close()


ACTIONS = (["list"], ["vacuum"], ["migrate"], ["delete", "x"], ["export", "x"], ["retry", "x"])


def test_a_mistyped_path_makes_nothing(quick_path: Path) -> None:
    wrong, foreign = quick_path / "typo" / "tables.sqlite", quick_path / "foreign.sqlite"
    with closing(sqlite3.connect(foreign)) as raw, raw:
        raw.execute("CREATE TABLE bees (hive TEXT)")
    before = foreign.read_bytes()
    for action in ACTIONS:
        done = admin(str(wrong), *action)
        assert done.exit_code == 1 and "there is no database" in done.stderr and str(wrong) in done.stderr
        assert admin(str(foreign), *action).exit_code == 1
    assert foreign.read_bytes() == before and [p.name for p in quick_path.iterdir()] == [foreign.name]


def test_no_call_but_migrate_changes_the_form_of_a_database(db: str, quick_path: Path) -> None:
    store = Store(db)
    store.migrate("0005")
    for action in (["list"], ["vacuum"], ["backup", str(quick_path / "copy")], ["delete", "x"], ["export", "x"]):
        done = admin(db, *action)
        assert done.exit_code == 1 and "admin migrate" in done.stderr, done
        assert store.form() == "0005"
    done = admin(db, "migrate")
    assert done.exit_code == 0 and "0005" in done.stdout
    assert store.form() == newest_form()
    assert admin(db, "list").stdout == "no tables\n"
    store.close()


def test_restoring_leaves_the_backup_as_it_is(quick_path: Path) -> None:
    old = quick_path / "old.sqlite"
    store = Store(str(old))
    store.migrate("0005")
    store.close()
    before = old.read_bytes()
    done = admin(str(quick_path / "new.sqlite"), "restore", str(old))
    assert done.exit_code == 0, done.stderr
    assert old.read_bytes() == before
