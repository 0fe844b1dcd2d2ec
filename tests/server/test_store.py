"""The store: all or nothing, one of two at once, once for each command id; migrations; backup and restore."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import zlib
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, insert, inspect, text
from sqlalchemy.exc import IntegrityError

from pithead.core.api import sees
from pithead.core.chance import Chance
from pithead.games.registry import load_game
from pithead.server import schema
from pithead.server.admin import export
from pithead.server.rows import (
    Change,
    ChatRow,
    Conflict,
    LineRow,
    Repeated,
    SeatSecrets,
    Secrets,
    TableRow,
    Unavailable,
)
from pithead.server.settings import Sources
from pithead.server.shelf import Kept, Shelf
from pithead.server.store import Store
from pithead.server.tables.persistence import record_text
from pithead.table.events import NONE
from pithead.table.record import Record
from pithead.table.table import Table
from tests.server.harness import ROOT, Cluster, Host, Json, Seat, admin, environment, tokens
from tests.server.inside import inside, serving


def row(id: str = "t1", **changes: object) -> TableRow:
    values: dict[str, object] = {
        "id": id,
        "game": "dig_deep",
        "status": "running",
        "header": "{}",
        "seed": b"s",
        "created": 1.0,
        "moved": 1.0,
        "head": 0,
        "version": 1,
        "seating": '{"seats": []}',
        "waiting": 1,
        "last_events": "{}",
        "deadline": None,
        "bots_due": False,
        **changes,
    }
    return TableRow(**values)  # type: ignore[arg-type]


@pytest.fixture
def store(db: str) -> Store:
    store = Store(db)
    store.migrate()
    store.create(row(), [], Secrets({0: "hash"}, {1: "door"}), [(0, b"start")])
    return store


def change(version: int, n: int, command: str = "", **rest: Any) -> Change:
    lines = [LineRow(n, f"line {n}", "[]")]
    return Change("t1", version, {"head": n}, lines, (0, command) if command else None, **rest)


def test_a_change_is_all_or_nothing(store: Store) -> None:
    store.commit(
        change(
            1, 1, "a", snapshot=(1, b"one"), chat=ChatRow(1, 0, "n", "hello", 1.0), secrets=SeatSecrets(0, "new", "old")
        )
    )
    stored = store.load("t1")
    assert stored is not None
    assert (stored.row.head, stored.row.version, stored.secrets, stored.snapshot, stored.lines) == (
        1,
        2,
        Secrets({0: "new"}, {0: "old", 1: "door"}),
        b"one",
        [],
    )
    assert [c.text for c in store.chat("t1")] == ["hello"]
    with pytest.raises(Conflict):
        store.commit(change(1, 2, "b", chat=ChatRow(2, 0, "n", "lost", 1.0)))
    with pytest.raises(Conflict):
        store.commit(change(2, 1, "c", chat=ChatRow(2, 0, "n", "lost", 1.0)))
    with pytest.raises(Repeated):
        store.commit(change(2, 2, "a", chat=ChatRow(2, 0, "n", "lost", 1.0)))
    again = store.load("t1")
    assert again is not None and again.row == stored.row
    assert len(store.chat("t1")) == 1
    assert store.was_done("t1", 0, "a") and not store.was_done("t1", 0, "b") and not store.was_done("t1", 1, "a")


def test_several_changes_in_one_transaction_stand_and_fall_alone(store: Store) -> None:
    for id in ("t2", "t3", "t4"):
        store.create(row(id), [], Secrets(), [(0, b"")])

    def of(table: str, version: int, command: str) -> Change:
        return Change(table, version, {"head": 1}, [LineRow(1, "x", "[]")], (0, command))

    store.commit(of("t3", 1, "done"))
    results = store.commit_all([of("t4", 1, "a"), of("t3", 2, "done"), of("t2", 7, "c"), of("t1", 1, "d")])
    assert [type(r) for r in results] == [type(None), Repeated, Conflict, type(None)]
    heads = {r.id: (r.head, r.version) for r in store.all_rows()}
    assert heads == {"t1": (1, 2), "t2": (0, 1), "t3": (1, 2), "t4": (1, 2)}
    assert not store.was_done("t2", 0, "c")


def test_a_change_is_written_by_the_driver_alone(store: Store) -> None:
    made: list[str] = []
    event.listen(store.writer, "before_cursor_execute", lambda *args: made.append(args[2]))
    store.commit(change(1, 1, "a", snapshot=(1, b"one"), chat=ChatRow(1, 0, "n", "hello", 1.0)))
    assert [type(why) for why in store.commit_all([change(1, 1)])] == [Conflict] and made == []


def test_a_line_cannot_stand_twice(store: Store) -> None:
    store.commit(change(1, 1))
    with pytest.raises(IntegrityError), store.writer.begin() as connection:
        connection.execute(insert(schema.lines), [{"table_id": "t1", "n": 1, "text": "other", "events": "[]"}])


def test_of_two_at_once_one_wins_and_the_other_is_told(db: str) -> None:
    Store(db).migrate()
    stores = [Store(db), Store(db)]
    stores[0].create(row(), [], Secrets(), [(0, b"")])
    won: list[tuple[int, int]] = []
    lost = [0]

    def race(which: int) -> None:
        version = 1
        while version <= 40:
            try:
                stores[which].commit(change(version, version, f"{which}-{version}"))
                won.append((which, version))
            except Conflict:
                lost[0] += 1
            found = stores[which].row("t1")
            assert found is not None
            version = found.version

    threads = [threading.Thread(target=race, args=(i,)) for i in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(version for _, version in won) == list(range(1, 41))
    assert [line.n for line in stores[0].lines("t1")] == list(range(1, 41))


def test_a_lease_is_held_by_one_worker_until_it_runs_out(store: Store) -> None:
    store.create(row("t2", bots_due=True), [], Secrets(), [])
    store.create(row("t3", deadline=50.0), [], Secrets(), [])
    assert store.due(10.0) == ["t2"]
    assert sorted(store.due(60.0)) == ["t2", "t3"]
    assert store.claim("t2", "w1", 10.0, 20.0)
    store.beat("w1", 14.0)
    assert not store.claim("t2", "w2", 15.0, 25.0)
    assert store.claim("t2", "w1", 15.0, 25.0)
    assert store.due(15.0) == []
    assert store.claim("t2", "w2", 26.0, 30.0)
    store.release_all()
    assert store.due(26.0) == ["t2"]


def test_the_lease_of_a_worker_without_a_pulse_is_free(store: Store) -> None:
    store.create(row("t2", bots_due=True), [], Secrets(), [])
    store.beat("w1", 100.0)
    assert store.claim("t2", "w1", 100.0, 1000.0)
    assert store.due(102.0, "w2") == [] and not store.claim("t2", "w2", 102.0, 1000.0)
    assert store.due(104.0, "w1") == [], "whoever looks, lives"
    assert store.due(104.0, "w2") == ["t2"] and store.claim("t2", "w2", 104.0, 1000.0)


def test_deleting_leaves_nothing(store: Store) -> None:
    store.commit(change(1, 1, "a", chat=ChatRow(1, 0, "n", "hello", 1.0)))
    assert store.delete("t1") and not store.delete("t1")
    with store.reader.begin() as connection:
        for table in (schema.tables, *schema.OF_A_TABLE):
            assert connection.execute(text(f"SELECT count(*) FROM {table.name}")).scalar_one() == 0


def test_a_database_that_cannot_be_reached_is_unavailable(quick_path: Path) -> None:
    with pytest.raises(Unavailable, match="refuses") as error:
        Store("postgresql://nobody:secretword@127.0.0.1:1/none").ping()
    assert "secretword" not in str(error.value)


# -- the file


def test_a_database_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite"
    was = os.umask(0o022)
    try:
        for _ in range(2):  # made, then opened again though somebody had opened it to all
            store = Store(str(file))
            store.migrate()
            assert {p.name: p.stat().st_mode & 0o777 for p in file.parent.iterdir()} == dict.fromkeys(
                (p.name for p in file.parent.iterdir()), 0o600
            )
            store.close()
            assert file.parent.stat().st_mode & 0o777 == 0o700
            file.chmod(0o644)
    finally:
        os.umask(was)


# -- migrations


def test_the_migrations_lead_to_the_schema(db: str) -> None:
    store = Store(db)
    store.migrate()
    store.migrate()
    with store.reader.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


OLD_NAMES = {"seating": "meta", "last_events": "told"}  # of columns
OLD_KEYS = {"undo_request": "asked", "snapshot_line": "folded"}  # in what is now the seating


OLD_PACK = "cd5910668a0bff89"  # the hash of Dig Deep's core pack, taken of its bytes


def as_first_revision(kept: dict[str, list[Json]]) -> dict[str, list[Json]]:
    """The rows of one table as the first revision had them."""
    old = {name: [{OLD_NAMES.get(k, k): v for k, v in row.items()} for row in rows] for name, rows in kept.items()}
    table, lines = old["tables"][0], old["lines"]
    del table["aside"], old["presence"]
    told = {audience: [NONE] for audience in json.loads(table["told"])}
    header = {k: v for k, v in json.loads(table["header"]).items() if k not in ("pithead", "table", "proof", "h")}
    commitment = Chance(bytes(table["seed"])).commitment()
    record = Record.start({**header, "pack_hash": OLD_PACK, "commitment": commitment})
    counts: dict[int, dict[str, int]] = {}
    for row in lines:
        record.append({k: v for k, v in json.loads(row["text"]).items() if k not in ("n", "h")})
        for number, mask, _ in json.loads(row["events"]):
            for audience in told:
                told[audience] += [number] if sees(int(audience), mask) else []
        row["text"] = record.texts(row["n"])[-1]
        row["events"] = json.dumps([(mask, event) for _, mask, event in json.loads(row["events"])])
        counts[row["n"]] = {audience: len(numbers) - 1 for audience, numbers in told.items()}
    for row in old["snapshots"]:
        data = json.loads(zlib.decompress(row["data"]))
        del data["numbering"], data["last_events"], data["epoch"], data["nonces"], data["envelopes"]
        hash = json.loads(lines[row["line"] - 1]["text"])["h"]
        row["data"] = zlib.compress(json.dumps({**data, "told": counts[row["line"]], "h": hash}).encode())
    table["header"], table["told"] = record.texts()[0], json.dumps(counts[lines[-1]["n"]])
    meta = {OLD_KEYS.get(k, k): v for k, v in json.loads(table["meta"]).items()}
    meta["asked"]["positions"] = {a: told[a].index(number) for a, number in meta["asked"]["positions"].items()}
    table["meta"] = json.dumps(meta)
    del (
        table["lease_by"],
        table["lease_until"],
        table["stamp"],
        table["waits"],
        table["kept"],
        table["position"],
        old["kept"],
        old["reviews"],
    )
    return old


def first_schema_with_data(db: str) -> tuple[Json, dict[int, list[Json]]]:
    """A database as the first revision had it, with a running game in it in which somebody asks to go back; and what
    its seats were told.
    """
    store = Store(db)
    with inside(Path(), Sources(asks_players=False), db=db) as host:
        table = host.create()
        seat = host.seat(table["table"], *tokens(table))
        for i in range(12):
            own = seat.turn()
            assert own is not None
            seat.play(own, i)
        seat.command("say", 1, text="hello")
        assert seat.command("ask_undo", 1, to="3")["type"] == "ack"
        told = seat.events
        seat.close()
    with store.reader.begin() as connection:
        kept = as_first_revision(
            {
                t.name: [dict(r._mapping) for r in connection.execute(t.select())]
                for t in (schema.tables, *schema.OF_A_TABLE)
            }
        )
    assert kept.pop("invitations") == []
    with store.writer.begin() as connection:
        for name in (
            *kept,
            "presence",
            "changes",
            "pulses",
            "invitations",
            "kept",
            "reviews",
            "notes",
            "alembic_version",
        ):
            connection.execute(text(f"DROP TABLE {name}"))
    store.migrate("0001")
    with store.writer.begin() as connection:
        assert {c["name"] for c in inspect(connection).get_columns("tables")} == set(kept["tables"][0])
        for name, rows in kept.items():
            columns, values = ", ".join(rows[0]), ", ".join(f":{column}" for column in rows[0])
            connection.execute(text(f"INSERT INTO {name} ({columns}) VALUES ({values})"), rows)
    store.close()
    return table, told


def test_a_database_of_the_first_schema_is_brought_up_with_its_data(db: str) -> None:
    table, told = first_schema_with_data(db)
    with serving(db) as host:
        seat = host.seat(table["table"], *tokens(table))
        assert seat.events == told
        told = {audience: list(events) for audience, events in seat.events.items()}
        assert [seat.states[s]["event"] for s in (1, 2)] == [told[s][-1]["n"] for s in (1, 2)]
        assert seat.states[2]["proposal"] == {"by": 1, "to": "3", "agreed": [1], "open": [2]}
        chat = host.get(f"/tables/{table['table']}/chat", tokens(table)[1]).json()
        assert [line["text"] for line in chat["lines"]] == ["hello"]
        while seat.events[1] == told[1]:
            own = seat.turn()
            assert own is not None
            assert seat.play(own)["type"] == "ack"
        assert seat.events[1] == host.events(table["table"], tokens(table)[0])
        seat.close()
    stored = Store(db).load(table["table"])
    assert stored is not None and stored.snapshot is not None
    record = Record.parse(record_text(stored.row.header, Store(db).lines(table["table"])))  # an unbroken chain
    assert record.header["pack_hash"] == load_game("dig_deep").info.pack.digest != OLD_PACK


# -- the admin's work


def test_the_admin_is_a_command(quick_path: Path) -> None:
    Store(str(quick_path / "t.sqlite")).migrate()
    command = [sys.executable, "-m", "pithead.cli", "admin", "list", "--db", str(quick_path / "t.sqlite")]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        env=environment(),
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "no tables\n")


def finish(host: Host) -> Json:
    table = host.create(options={"turn_limit": 2})
    seat = host.seat(table["table"], *tokens(table))
    while (own := seat.turn()) is not None:
        seat.play(own)
    seat.close()
    return table


def test_a_backup_made_while_playing_is_whole_and_can_be_served_and_restored(
    db: str, quick_path: Path, cluster: Cluster
) -> None:
    with serving(db) as host:
        table = host.create(options={"turn_limit": 40})
        seat = host.seat(table["table"], *tokens(table))
        stop = threading.Event()

        def keep_playing(seat: Seat) -> None:
            i = 0
            while not stop.is_set() and (own := seat.turn()) is not None:
                seat.play(own, i)
                i += 1

        player = threading.Thread(target=keep_playing, args=(seat,))
        player.start()
        done = admin(db, "backup", str(quick_path / "copy.sqlite"))
        assert done.exit_code == 0, done.stderr
        stop.set()
        player.join()
        seat.close()
        assert admin(db, "backup", str(quick_path / "copy.sqlite")).exit_code == 1, "a backup is never overwritten"
    assert (quick_path / "copy.sqlite").stat().st_mode & 0o077 == 0
    back = cluster.database(f"restored_{abs(hash(db))}") if "sqlite" in db else str(quick_path / "restored.sqlite")
    restored = admin(back, "restore", str(quick_path / "copy.sqlite"))
    assert restored.exit_code == 0, restored.stderr
    assert "1 tables" in restored.stdout
    assert admin(back, "restore", str(quick_path / "copy.sqlite")).exit_code == 1, "only into an empty database"
    for place in (str(quick_path / "copy.sqlite"), back):
        with serving(place) as host:
            seat = host.seat(table["table"], *tokens(table))
            own = seat.turn()
            assert own is not None
            assert seat.play(own)["type"] == "ack"
            seat.close()
        check_replays(place)


def check_replays(db: str) -> None:
    store = Store(db)
    for found in store.all_rows():
        Table.replay(load_game(found.game), Record.parse(export(store, found.id)), seed=found.seed)
    store.close()


def test_the_admin_lists_exports_deletes_and_tidies_up(db: str) -> None:
    with serving(db) as host:
        table = finish(host)
        listed = admin(db, "list").stdout
        assert table["table"] in listed and "over" in listed
        record = Record.parse(admin(db, "export", table["table"]).stdout)
        assert record.ended
        assert "dropped" in admin(db, "vacuum").stdout
        assert admin(db, "export", "nothing").exit_code == 1
        assert admin(db, "delete", table["table"]).exit_code == 0
        assert admin(db, "delete", table["table"]).exit_code == 1
        assert admin(db, "list").stdout == "no tables\n"
        assert admin(db, "backup").exit_code == 2


def test_a_running_export_of_the_admin_holds_no_seed(quick_path: Path) -> None:
    db = str(quick_path / "t.sqlite")
    with serving(db) as host:
        table = host.create()
        exported = admin(db, "export", table["table"]).stdout
    stored = Store(db).row(table["table"])
    assert stored is not None and stored.seed is not None
    assert stored.seed.hex() not in exported
    assert json.loads(exported.splitlines()[0])["commitment"]


# -- what outlives the rules


def test_what_is_kept_of_a_finished_game_is_kept_once(store: Store) -> None:
    shelf = Shelf(store)
    store.create(row("t2", status="over"), [], Secrets(), [])
    store.create(row("t3", status="archive"), [], Secrets(), [])
    assert shelf.unkept(9) == ["t2"], "neither what runs nor an archive"
    kept = Kept(b"film", b"last", b"scenes", "{}")
    for _ in range(2):  # another worker had the same thought
        shelf.keep("t2", kept)
    assert shelf.kept("t2") == kept and shelf.kept("t1") is None and shelf.unkept(9) == []
    assert store.delete("t2") and shelf.kept("t2") is None


def test_a_review_is_stored_once_and_gives_way_to_a_deeper_one(store: Store) -> None:
    shelf = Shelf(store)
    store.create(row("t2", status="over"), [], Secrets(), [])
    for depth, data in (("quick", b"1"), ("quick", b"2")):  # another worker had the same thought
        shelf.keep_review("t2", depth, data)
    assert shelf.review("t2") == ("quick", b"1")
    for depth, data in (("deep", b"3"), ("deep", b"4"), ("quick", b"5")):
        shelf.keep_review("t2", depth, data)
    assert shelf.review("t2") == ("deep", b"3")
    shelf.forget_review("t2")
    assert shelf.review("t2") is None
    shelf.keep_review("t2", "quick", b"6")
    assert store.delete("t2") and shelf.review("t2") is None
    shelf.keep_review("t2", "quick", b"7")
    assert shelf.review("t2") is None, "nothing is stored of a table that is gone"


def test_a_table_that_waits_for_its_rules_is_not_due_before_the_next_start(store: Store) -> None:
    shelf = Shelf(store)
    store.create(row("t2", bots_due=True), [], Secrets(), [])
    shelf.wait("t2", "it leads elsewhere")
    assert store.due(10.0) == []
    store.release_all()
    assert store.due(10.0) == ["t2"]


def test_a_host_that_drains_says_so_to_every_worker(store: Store) -> None:
    shelf = Shelf(store)
    assert not shelf.draining()
    for _ in range(2):
        shelf.drain(True)
        assert shelf.draining()
    shelf.drain(False)
    assert not shelf.draining()
