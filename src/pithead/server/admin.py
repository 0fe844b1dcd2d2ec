"""Looking after a database while it is served: copies, exports, tidying up."""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, delete, func, insert, select

from pithead.core.errors import PitheadError
from pithead.server import schema
from pithead.server.shelf import Shelf
from pithead.server.store import Store, newest_form
from pithead.server.tables.persistence import record_text

BATCH = 500  # rows copied at once


class AdminError(PitheadError):
    """What was asked for cannot be done; nothing was changed."""


def check_form(store: Store) -> None:
    """AdminError unless the database is there and has the form that this program works with. Nothing is changed."""
    form, newest = store.form(), newest_form()
    if form == newest:
        return
    if not form:
        where = f" at {store.file}" if store.sqlite else ""
        raise AdminError(f"there is no database of Pithead{where}; `pithead serve` makes one")
    if form > newest:
        raise AdminError(f"the database has form {form} of a newer Pithead; this one works with form {newest}")
    raise AdminError(
        f"the database has form {form} of an older Pithead, this one works with form {newest}. Stop the server, then "
        "`pithead admin migrate` brings it there; a program of the older form can no longer serve it"
    )


def migrate(store: Store) -> str:
    """Bring a database that is there to the newest form; what was done, in words."""
    before = store.form()
    if not before or before > newest_form():
        check_form(store)
    store.migrate()
    return f"form {before} before, form {store.form()} now"


def export(store: Store, table: str) -> str:
    """The record of a table as far as it is played. The seed of a running game is not in it."""
    row = store.row(table)
    if row is None:
        raise AdminError(f"there is no table '{table}'")
    return record_text(row.header, store.lines(table))


def backup(store: Store, target: Path) -> int:
    """Copy the whole database, as it is at one moment, into a new SQLite file; how many tables it holds.

    The server goes on meanwhile. The file can be served as it is, or brought back with `restore`. It holds the seeds
    of running games: it is readable by its owner only.
    """
    if target.exists():
        raise AdminError(f"{target} exists already")
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    os.close(os.open(partial, os.O_CREAT | os.O_WRONLY, 0o600))
    if store.sqlite:
        _copy_file(store.file, partial)
    else:
        _copy_all(store, partial)
    _forget_leases(partial)
    partial.rename(target)
    with sqlite3.connect(target) as raw:
        tables = int(raw.execute("SELECT count(*) FROM tables").fetchone()[0])
    raw.close()
    return tables


def _copy_file(file: Path, target: Path) -> None:
    """A SQLite database as it is at one moment, also while it is written."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)


def _copy_all(store: Store, partial: Path) -> None:
    copy = Store(str(partial))
    copy.migrate()
    with (
        store.reader.connect().execution_options(isolation_level="REPEATABLE READ") as source,
        source.begin(),
        copy.writer.begin() as target,
    ):
        _copy_rows(source, target)
    copy.close()


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in (schema.tables, *schema.OF_A_TABLE):
        for rows in source.execute(select(table)).partitions(BATCH):
            target.execute(insert(table), [dict(row._mapping) for row in rows])


def _forget_leases(file: Path) -> None:
    """In a copy nobody moves any bot."""
    copy = Store(str(file))
    copy.release_all()
    copy.close()
    with sqlite3.connect(file) as raw:
        raw.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    raw.close()


def restore(store: Store, source: Path) -> int:
    """Bring a backup into an empty database; how many tables came."""
    if not source.is_file():
        raise AdminError(f"there is no file {source}")
    if not store.form():
        store.migrate()
    check_form(store)
    if count(store):
        raise AdminError("the database holds tables already; restore into an empty one")
    with tempfile.TemporaryDirectory(prefix="pithead-restore-") as folder:
        copy = Store(str(Path(folder) / "copy.sqlite"))
        _copy_file(source, copy.file)
        copy.migrate()  # the backup itself stays as it is
        with copy.reader.begin() as rows, store.writer.begin() as target:
            _copy_rows(rows, target)
        copy.close()
    return count(store)


def count(store: Store) -> int:
    """How many tables there are."""
    with store.reader.begin() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())


def vacuum(store: Store) -> int:
    """Drop what is no longer needed (command ids of finished games, old changes) and let the database tidy up; rows
    dropped.
    """
    over = select(schema.tables.c.id).where(schema.tables.c.status != "running")
    with store.writer.begin() as connection:
        dropped = connection.execute(delete(schema.commands).where(schema.commands.c.table_id.in_(over))).rowcount
        last = connection.execute(select(func.coalesce(func.max(schema.changes.c.id), 0))).scalar_one()
        dropped += connection.execute(delete(schema.changes).where(schema.changes.c.id < int(last) - 1000)).rowcount
    if store.sqlite:
        with sqlite3.connect(store.file, timeout=20) as raw:
            raw.execute("VACUUM")
        raw.close()
    else:
        with store.writer.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM (ANALYZE)")
    return int(dropped)


def drain(store: Store, on: bool) -> str:
    """Take no new tables from now on, or again; in words, with how many run."""
    Shelf(store).drain(on)
    running = store.count_running()
    if not on:
        return f"new tables are taken again; running: {running}"
    return f"no new tables are taken; running: {running}" + ("" if running else ". The server can be stopped")


def _seats(seating: str) -> int:
    """How many seats there are; 0 where that cannot be read."""
    try:
        return len(json.loads(seating)["seats"])
    except (ValueError, KeyError, TypeError):
        return 0


def listing(store: Store) -> list[dict[str, str | int | float]]:
    """One row a table: no names, no secrets."""
    out: list[dict[str, str | int | float]] = []
    for row in store.all_rows():
        seats = _seats(row.seating)
        out.append(
            {
                "table": row.id,
                "game": row.game,
                "status": row.status,
                "seats": seats,
                "lines": row.head,
                "moved": row.moved,
                "aside": row.aside,
                "waits": row.waits,
            }
        )
    return out
