"""The commit path: a change of a table as statements of the database's own driver.

Every move writes the same few statements. The driver keeps them prepared; to have them made anew each time by the
toolkit that the rest of the store uses takes twenty times as long as the database takes to do them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from pithead.core.errors import PitheadError
from pithead.server.rows import Change, Conflict, Unavailable

CHANNEL = "pithead"
CHANGES_KEPT = 10_000  # rows; a worker that lags further looks at all its tables

Run: TypeAlias = Callable[[str, tuple[Any, ...]], Any]  # a statement with its values; a cursor


class Commits:
    """Writes changes to one database, each all or nothing. `shared`: other processes have the same SQLite file."""

    def __init__(self, engine: Engine, shared: bool) -> None:
        self.engine = engine
        self.sqlite = engine.dialect.name == "sqlite"
        self.shared = shared
        driver: Any = engine.dialect.dbapi
        self.failure: type[Exception] = driver.Error
        self.double: type[Exception] = driver.IntegrityError

    def write(self, changes: Sequence[Change]) -> list[PitheadError | None]:
        """Do some changes of different tables, on SQLite in one transaction; for each Conflict if it was not done."""
        return self._write_together(changes) if self.sqlite else [self._write_alone(change) for change in changes]

    def announce(self, run: Run, table: str, version: int) -> None:
        """Let other workers know of a change with the same transaction, by the statement that `run` runs."""
        if not self.sqlite:
            run("SELECT pg_notify(%s, %s)", (CHANNEL, f"{table} {version}"))
        elif self.shared:
            last = run("INSERT INTO changes (table_id, version) VALUES (?, ?)", (table, version)).lastrowid
            if last % 1000 == 0:
                run("DELETE FROM changes WHERE id <= ?", (last - CHANGES_KEPT,))

    def announce_all(self, run: Run, tables: Sequence[str], version: int) -> None:
        """The same of several tables, on PostgreSQL with one statement."""
        if self.sqlite:
            for table in tables:
                self.announce(run, table, version)
        elif tables:
            notices = [f"{table} {version}" for table in tables]
            run("SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice", (CHANNEL, notices))

    # -- SQLite

    def _write_together(self, changes: Sequence[Change]) -> list[PitheadError | None]:
        results: list[PitheadError | None] = [None] * len(changes)
        with self._connection() as connection:
            run = connection.execute
            run("BEGIN IMMEDIATE")
            for i, change in enumerate(changes):
                run("SAVEPOINT before")
                try:
                    self._run_all(run, change)
                except (Conflict, self.double):
                    run("ROLLBACK TO before")
                    results[i] = Conflict(change.table)
                run("RELEASE before")
            run("COMMIT")
        return results

    def _run_all(self, run: Run, change: Change) -> None:
        """The statements of a change."""
        table = change.table
        row = (change.version + 1, *change.values.values(), table, change.version)
        if run(_sqlite_update(tuple(change.values)), row).rowcount != 1:
            raise Conflict(table)
        for name, columns, rows in _inserts(change):
            for values in rows:
                run(_sqlite_insert(name, columns), (table, *values))
        for secret in _secrets(change):
            run(_sqlite_secret(secret.name, secret.column, bool(secret.hash)), (table, *secret.values))
        self.announce(run, table, change.version + 1)

    # -- PostgreSQL

    def _write_alone(self, change: Change) -> PitheadError | None:
        """One statement, which is a transaction: one exchange with the database."""
        parts, secrets = _inserts(change), _secrets(change)
        text = _postgresql(
            tuple(change.values),
            tuple((name, columns) for name, columns, _ in parts),
            tuple((secret.name, secret.column, bool(secret.hash)) for secret in secrets),
        )
        values: list[Any] = [change.version + 1, *change.values.values(), change.table, change.version]
        for _, columns, rows in parts:
            values += [[row[i] for row in rows] for i in range(len(columns))]
        for secret in secrets:
            values += secret.values
        with self._connection() as connection:
            connection.autocommit = True
            try:
                done = connection.execute(
                    text, (*values, CHANNEL, f"{change.table} {change.version + 1}"), prepare=True
                )
            except self.double:
                return Conflict(change.table)
            finally:
                if not connection.closed:
                    connection.autocommit = False
        return None if done.rowcount == 1 else Conflict(change.table)

    @contextmanager
    def _connection(self) -> Iterator[Any]:
        """One of the driver's connections; what was not committed is taken back. Unavailable if the database fails."""
        try:
            pooled = self.engine.raw_connection()
        except (self.failure, SQLAlchemyError) as error:
            raise _unavailable(error) from error
        connection: Any = pooled.dbapi_connection
        try:
            yield connection
        except self.failure as error:
            lost: Any = error
            if self.engine.dialect.is_disconnect(lost, connection, None):
                pooled.invalidate(error)
                self.engine.dispose()
            raise _unavailable(error) from error
        finally:
            pooled.close()


def _unavailable(error: Exception) -> Unavailable:
    """What went wrong, without statements and their values."""
    return Unavailable(f"the database refuses: {type(error).__name__}")


# -- the statements

Columns: TypeAlias = tuple[tuple[str, str], ...]  # names and PostgreSQL's types

COMMANDS: Columns = (("audience", "int"), ("id", "text"))
LINES: Columns = (("n", "int"), ("text", "text"), ("events", "text"))
SNAPSHOTS: Columns = (("line", "int"), ("data", "bytea"))
CHAT: Columns = (("n", "int"), ("audience", "int"), ("name", "text"), ("text", "text"), ("at", "float8"))


def _inserts(change: Change) -> list[tuple[str, Columns, list[tuple[Any, ...]]]]:
    """The rows that a change adds beside the table's own: where, which columns after the table's id, their values."""
    found: list[tuple[str, Columns, list[tuple[Any, ...]]]] = []
    if change.command is not None:
        found.append(("commands", COMMANDS, [change.command]))
    if change.lines:
        found.append(("lines", LINES, [(line.n, line.text, line.events) for line in change.lines]))
    if change.snapshot is not None:
        found.append(("snapshots", SNAPSHOTS, [change.snapshot]))
    if (chat := change.chat) is not None:
        found.append(("chat", CHAT, [(chat.n, chat.audience, chat.name, chat.text, chat.at)]))
    return found


@dataclass(frozen=True)
class Secret:
    """What opens a seat from now on, in a table of hashes; none where its hash is ""."""

    name: str
    column: str
    seat: int
    hash: str

    @property
    def values(self) -> tuple[Any, ...]:
        return (self.seat, self.hash) if self.hash else (self.seat,)


def _secrets(change: Change) -> list[Secret]:
    """Whatever opened a seat before opens it no more."""
    if (new := change.secrets) is None:
        return []
    return [Secret("tokens", "audience", new.seat, new.token), Secret("invitations", "seat", new.seat, new.invitation)]


@lru_cache(maxsize=64)
def _sqlite_secret(name: str, column: str, there: bool) -> str:
    if not there:
        return f"DELETE FROM {name} WHERE table_id = ? AND {column} = ?"
    return f"INSERT OR REPLACE INTO {name} (table_id, {column}, hash) VALUES (?, ?, ?)"


@lru_cache(maxsize=64)
def _sqlite_update(names: tuple[str, ...]) -> str:
    values = ", ".join(f"{name} = ?" for name in ("version", *names))
    return f"UPDATE tables SET {values} WHERE id = ? AND version = ?"


@lru_cache(maxsize=64)
def _sqlite_insert(name: str, columns: Columns) -> str:
    names = ", ".join(column for column, _ in columns)
    return f"INSERT INTO {name} (table_id, {names}) VALUES (?{', ?' * len(columns)})"


@lru_cache(maxsize=64)
def _postgresql(
    names: tuple[str, ...], parts: tuple[tuple[str, Columns], ...], secrets: tuple[tuple[str, str, bool], ...]
) -> str:
    """A whole change: its row, if that has the version still, and only then the rest and the notice. A row if done."""
    values = ", ".join(f"{name} = %s" for name in ("version", *names))
    steps = [f"changed AS (UPDATE tables SET {values} WHERE id = %s AND version = %s RETURNING id)"]
    for name, columns in parts:
        listed = ", ".join(column for column, _ in columns)
        arrays = ", ".join(f"%s::{kind}[]" for _, kind in columns)
        rows = f"SELECT changed.id, added.* FROM changed, unnest({arrays}) AS added"
        steps.append(f"add_{name} AS (INSERT INTO {name} (table_id, {listed}) {rows})")
    for name, column, there in secrets:
        if there:
            insert = f"INSERT INTO {name} (table_id, {column}, hash) SELECT id, %s::int, %s::text FROM changed"
            step = f"{insert} ON CONFLICT (table_id, {column}) DO UPDATE SET hash = excluded.hash"
        else:
            step = f"DELETE FROM {name} USING changed WHERE table_id = changed.id AND {column} = %s"
        steps.append(f"renew_{name} AS ({step})")
    return f"WITH {', '.join(steps)} SELECT pg_notify(%s, %s) FROM changed"
