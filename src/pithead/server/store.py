"""The store is the truth: what it has not committed did not happen. SQLite by default, PostgreSQL by its address.

Every method is a plain blocking call; `AsyncStore` runs them on threads. A change is one transaction: the lines of a
move, the row of its table, the client's command id, a snapshot, a chat line, and the notice to other workers.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Row,
    and_,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from pithead.core.errors import PitheadError
from pithead.extras import need
from pithead.server import presence_rows, schema, stored_secrets
from pithead.server.commits import Commits
from pithead.server.rows import (
    Change,
    ChatRow,
    LineRow,
    Repeated,
    SeatVisit,
    Secrets,
    StoredTable,
    TableRow,
    Unavailable,
    Visits,
)

DELETED = -1  # in place of a version, where a table was deleted
PRESENCE = -2  # likewise, where somebody came or went
DEAD_SECONDS = 3.0  # without a pulse, after which a worker's bots are anybody's
BEAT = text("INSERT INTO pulses (worker, at) VALUES (:worker, :at) ON CONFLICT (worker) DO UPDATE SET at = excluded.at")


def database_url(name: str) -> str:
    """The address in SQLAlchemy's words: a file name means SQLite."""
    for prefix in ("postgresql://", "postgres://"):
        if name.startswith(prefix):
            return "postgresql+psycopg://" + name.removeprefix(prefix)
    return name if "://" in name else f"sqlite:///{Path(name).absolute()}"


def _private(file: Path) -> None:
    """A database file for its owner's eyes alone, with a folder of its own if there is none. SQLite gives its other
    files the same rights.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    file.chmod(0o600)


def _migrations() -> Any:
    """Alembic's settings: where the migrations lie."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def newest_form() -> str:
    """The form that this program works with."""
    from alembic.script import ScriptDirectory

    return str(ScriptDirectory.from_config(_migrations()).get_current_head())


class Store:
    """One database. Safe to use from several threads and, on the same database, several processes."""

    def __init__(self, name: str, shared: bool = False, connections: int = 8) -> None:
        """`shared`: other processes serve the same SQLite file and must hear of changes."""
        self.url = database_url(name)
        self.sqlite = self.url.startswith("sqlite")
        if not self.sqlite:
            need("postgres")
        self.shared = shared
        self.writer = self._engine(connections, "BEGIN IMMEDIATE")
        self.reader = self._engine(connections, "BEGIN") if self.sqlite else self.writer
        self.commits = Commits(self.writer, shared)

    def _engine(self, connections: int, begin: str) -> Engine:
        if not self.sqlite:
            return create_engine(
                self.url,
                pool_size=connections,
                max_overflow=2,
                pool_pre_ping=False,
                pool_timeout=10,
                connect_args={"connect_timeout": 5},
            )
        engine = create_engine(self.url, connect_args={"check_same_thread": False, "timeout": 20})

        @event.listens_for(engine, "connect")
        def _connected(connection: Any, _record: Any) -> None:
            connection.isolation_level = None
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=20000"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def _begun(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        try:
            with self.writer.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise Unavailable(_short(error)) from error

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        try:
            with self.reader.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise Unavailable(_short(error)) from error

    def close(self) -> None:
        self.writer.dispose()
        self.reader.dispose()

    # -- its form

    def migrate(self, revision: str = "head") -> None:
        """Bring the database to the newest form (or, for tests, to an older one)."""
        from alembic import command

        if self.sqlite:
            _private(self.file)
        config = _migrations()
        with self._write() as connection:
            if not self.sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(7351)"))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)

    @property
    def file(self) -> Path:
        """Where a SQLite database is."""
        return Path(self.url.removeprefix("sqlite:///"))

    def form(self) -> str:
        """The form that the database has, by its revision; "" where there is none of ours. Nothing is written, made or
        set by the question.
        """
        asked = "SELECT version_num FROM alembic_version"
        if not self.sqlite:
            with self._read() as connection:
                there = connection.execute(text("SELECT to_regclass('alembic_version')")).scalar_one() is not None
                return str(connection.execute(text(asked)).scalar_one()) if there else ""
        if not self.file.is_file():
            return ""
        try:
            with closing(sqlite3.connect(f"{self.file.as_uri()}?mode=ro", uri=True, timeout=20)) as raw:
                return str(raw.execute(asked).fetchone()[0])
        except sqlite3.DatabaseError:  # not a database, or another program's
            return ""

    def ping(self) -> None:
        """Unavailable if the database does not answer."""
        with self._read() as connection:
            connection.execute(text("SELECT 1"))

    # -- writing

    def beat(self, worker: str, now: float) -> bool:
        """Write a worker's pulse: Unavailable if nothing can be written. Whether it had none, as when it was taken for
        dead.
        """
        p = schema.pulses
        with self._write() as connection:
            none = connection.execute(update(p).where(p.c.worker == worker).values(at=now)).rowcount == 0
            if none:
                connection.execute(BEAT, {"worker": worker, "at": now})
            return none

    def last_pulse(self) -> float | None:
        """When a worker last proved that it lives; None if none ever did."""
        with self._read() as connection:
            found = connection.execute(select(func.max(schema.pulses.c.at))).scalar_one()
            return None if found is None else float(found)

    def create(
        self, row: TableRow, rows: Sequence[LineRow], secrets: Secrets, snapshots: Sequence[tuple[int, bytes]]
    ) -> None:
        """A new table with its first lines."""
        with self._write() as connection:
            connection.execute(insert(schema.tables), [vars(row)])
            if rows:
                connection.execute(insert(schema.lines), [{"table_id": row.id, **vars(r)} for r in rows])
            stored_secrets.add(connection, row.id, secrets)
            if snapshots:
                connection.execute(
                    insert(schema.snapshots), [{"table_id": row.id, "line": n, "data": data} for n, data in snapshots]
                )
            self._announce(connection, row.id, row.version)

    def commit(self, change: Change) -> None:
        """Do a change, all of it or nothing; Conflict or Repeated say why nothing was done."""
        (why,) = self.commit_all([change])
        if why is not None:
            raise why

    def commit_all(self, changes: Sequence[Change]) -> list[PitheadError | None]:
        """Changes of different tables, each all or nothing; for each why it was not done, or None."""
        results = self.commits.write(changes)
        for i, change in enumerate(changes):
            if results[i] is not None and change.command is not None and self.was_done(change.table, *change.command):
                results[i] = Repeated(change.command[1])
        return results

    def _announce(self, connection: Connection, table: str, version: int) -> None:
        self.commits.announce(connection.exec_driver_sql, table, version)

    def delete(self, table: str) -> bool:
        """Forget a table wholly; whether it was there."""
        with self._write() as connection:
            for part in schema.OF_A_TABLE:
                connection.execute(delete(part).where(part.c.table_id == table))
            gone = connection.execute(delete(schema.tables).where(schema.tables.c.id == table)).rowcount == 1
            if gone:
                self._announce(connection, table, DELETED)
            return gone

    # -- reading

    def load(self, table: str) -> StoredTable | None:
        """What is needed to open a table; None if there is none of this id."""
        with self._read() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
            if row is None:
                return None
            # PostgreSQL may show more with each statement: nothing behind the row's head belongs to this reading.
            s, head = schema.snapshots, int(row.head)
            latest = connection.execute(
                select(s).where(s.c.table_id == table, s.c.line <= head).order_by(s.c.line.desc()).limit(1)
            ).first()
            after = 0 if latest is None else int(latest.line)
            return StoredTable(
                _table_row(row),
                stored_secrets.read(connection, table),
                None if latest is None else bytes(latest.data),
                _lines(connection, table, after, head),
            )

    def row(self, table: str) -> TableRow | None:
        """A table's row alone."""
        with self._read() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
            return None if row is None else _table_row(row)

    def version(self, table: str) -> int:
        """How often a table's row was written; 0 if there is none."""
        t = schema.tables
        with self._read() as connection:
            return int(connection.execute(select(t.c.version).where(t.c.id == table)).scalar() or 0)

    def rows(self, tables: Sequence[str]) -> list[tuple[TableRow, dict[int, str]]]:
        """Rows and token hashes of several tables, those that exist."""
        with self._read() as connection:
            found = [
                _table_row(r) for r in connection.execute(select(schema.tables).where(schema.tables.c.id.in_(tables)))
            ]
            hashes: dict[str, dict[int, str]] = {row.id: {} for row in found}
            for r in connection.execute(select(schema.tokens).where(schema.tokens.c.table_id.in_(tables))):
                hashes[str(r.table_id)][int(r.audience)] = str(r.hash)
            return [(row, hashes[row.id]) for row in found]

    def lines(self, table: str, after: int = 0, upto: int | None = None) -> list[LineRow]:
        """The record's lines after number `after`."""
        with self._read() as connection:
            return _lines(connection, table, after, upto)

    def recent_events(self, table: str, upto: int, limit: int) -> list[LineRow]:
        """The last `limit` lines up to a number, oldest first."""
        t = schema.lines
        with self._read() as connection:
            query = (
                select(t.c.n, t.c.text, t.c.events)
                .where(t.c.table_id == table, t.c.n <= upto)
                .order_by(t.c.n.desc())
                .limit(limit)
            )
            return [LineRow(int(r.n), str(r.text), str(r.events)) for r in connection.execute(query)][::-1]

    def snapshot(self, table: str, line: int) -> tuple[int, bytes] | None:
        """The last snapshot that is not after a line."""
        s = schema.snapshots
        with self._read() as connection:
            row = connection.execute(
                select(s).where(s.c.table_id == table, s.c.line <= line).order_by(s.c.line.desc()).limit(1)
            ).first()
            return None if row is None else (int(row.line), bytes(row.data))

    def was_done(self, table: str, audience: int, command: str) -> bool:
        """Whether a command was done."""
        c = schema.commands
        with self._read() as connection:
            where = (c.c.table_id == table, c.c.audience == audience, c.c.id == command)
            return connection.execute(select(c.c.id).where(*where)).first() is not None

    def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        """Chat after a number, oldest first."""
        c = schema.chat
        with self._read() as connection:
            found = connection.execute(select(c).where(c.c.table_id == table, c.c.n > after).order_by(c.c.n))
            return [ChatRow(int(r.n), int(r.audience), str(r.name), str(r.text), float(r.at)) for r in found]

    def count_running(self) -> int:
        """How many games are under way."""
        with self._read() as connection:
            return int(
                connection.execute(
                    select(func.count()).select_from(schema.tables).where(schema.tables.c.status == "running")
                ).scalar_one()
            )

    def all_rows(self) -> list[TableRow]:
        """Every table, latest move first."""
        with self._read() as connection:
            return [
                _table_row(r) for r in connection.execute(select(schema.tables).order_by(schema.tables.c.moved.desc()))
            ]

    # -- archives

    def archives(self) -> list[tuple[str, float]]:
        """Imported records with the time at which somebody last looked at them, that of longest ago first."""
        t = schema.tables
        with self._read() as connection:
            found = connection.execute(select(t.c.id, t.c.moved).where(t.c.status == "archive").order_by(t.c.moved))
            return [(str(r.id), float(r.moved)) for r in found]

    def look_at(self, table: str, now: float) -> None:
        """Somebody looks at an archive."""
        t = schema.tables
        with self._write() as connection:
            connection.execute(update(t).where(t.c.id == table, t.c.status == "archive").values(moved=now))

    # -- bots and clocks

    def seatings_due(self) -> list[str]:
        """The seatings of running tables where a bot must move, those of bots alone among them."""
        t = schema.tables
        with self._read() as connection:
            due = (t.c.status == "running", t.c.bots_due, t.c.aside == "")
            return [str(r.seating) for r in connection.execute(select(t.c.seating).where(*due))]

    def due(self, now: float, worker: str = "", limit: int = 200) -> list[str]:
        """Running tables whose bot nobody moves, or whose clock has run out, as `worker` finds them."""
        t = schema.tables
        late = or_(t.c.bots_due, t.c.deadline <= now)
        with self._read() as connection:
            found = connection.execute(
                select(t.c.id)
                .where(t.c.status == "running", t.c.aside == "", t.c.waits == "", late, _free(now, worker))
                .limit(limit)
            )
            return [str(r.id) for r in found]

    def claim(self, table: str, worker: str, now: float, until: float) -> bool:
        """Take the lease of a table's bots, if it is free."""
        t = schema.tables
        with self._write() as connection:
            free = or_(_free(now, worker), t.c.lease_by == worker)
            taken = connection.execute(
                update(t).where(t.c.id == table, free).values(lease_by=worker, lease_until=until)
            )
            return taken.rowcount == 1

    def set_aside(self, table: str, reason: str) -> bool:
        """Nobody opens this table from now on; "" lets it be opened again. False if there is no such table."""
        t = schema.tables
        with self._write() as connection:
            return connection.execute(update(t).where(t.c.id == table).values(aside=reason)).rowcount == 1

    def release_all(self) -> None:
        """At the start of a host: nobody moves any bot yet, no table waits for other rules before it was tried, and
        nobody is connected, where no other host can be.
        """
        with self._write() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.waits != "").values(waits=""))
            connection.execute(
                update(schema.tables).where(schema.tables.c.lease_until > 0).values(lease_by="", lease_until=0.0)
            )
            presence_rows.note_pulses(connection)
            if self.sqlite:
                presence_rows.depart(connection, presence_rows.silent(connection, None))
            connection.execute(delete(schema.pulses))

    def clocked(self) -> list[TableRow]:
        """Running tables at which a clock runs."""
        t = schema.tables
        with self._read() as connection:
            found = connection.execute(select(t).where(t.c.status == "running", t.c.deadline.is_not(None)))
            return [_table_row(row) for row in found]

    # -- who is connected

    def attend(self, worker: str, visits: Sequence[Visits], now: float) -> None:
        """Seats have come to a worker, or left it, at some tables; nothing where a table is gone."""
        with self._write() as connection:
            tables = presence_rows.attend(connection, worker, visits, now)
            self.commits.announce_all(connection.exec_driver_sql, tables, PRESENCE)

    def presence(self, tables: Sequence[str]) -> dict[str, dict[int, SeatVisit]]:
        """Who is connected at any worker, and when they last were, by table and seat."""
        with self._read() as connection:
            return presence_rows.presence(connection, tables)

    def depart(self, worker: str, now: float) -> None:
        """A worker stops: everybody leaves it."""
        with self._write() as connection:
            tables = presence_rows.depart(connection, [(worker, now)])
            self.commits.announce_all(connection.exec_driver_sql, tables, PRESENCE)

    def bury(self, worker: str, before: float) -> list[str]:
        """Everybody has left the workers, beside one, without a pulse since a time; the tables where that was news."""
        with self._read() as connection:
            workers = [one for one in presence_rows.silent(connection, before) if one[0] != worker]
        if not workers:
            return []
        with self._write() as connection:
            tables = presence_rows.depart(connection, workers)
            connection.execute(delete(schema.pulses).where(schema.pulses.c.worker.in_([one for one, _ in workers])))
            self.commits.announce_all(connection.exec_driver_sql, tables, PRESENCE)
            return tables

    # -- changes by other workers (SQLite)

    def last_change(self) -> int:
        """The number of the latest change."""
        with self._read() as connection:
            return int(connection.execute(select(func.coalesce(func.max(schema.changes.c.id), 0))).scalar_one())

    def changes(self, after: int) -> list[tuple[int, str, int]]:
        """Changes after a number, oldest first: number, table, version."""
        c = schema.changes
        with self._read() as connection:
            found = connection.execute(select(c).where(c.c.id > after).order_by(c.c.id))
            return [(int(r.id), str(r.table_id), int(r.version)) for r in found]


def _free(now: float, worker: str) -> ColumnElement[bool]:
    """Whether nobody moves a table's bots: no lease, one that has run out, or one of another worker that died."""
    t, p = schema.tables, schema.pulses
    alive = select(p.c.worker).where(p.c.at > now - DEAD_SECONDS)
    return or_(t.c.lease_until <= now, and_(t.c.lease_by != worker, t.c.lease_by.not_in(alive)))


def _table_row(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    values["seed"] = None if values["seed"] is None else bytes(values["seed"])
    values["bots_due"] = bool(values["bots_due"])
    return TableRow(**values)


def _lines(connection: Connection, table: str, after: int, upto: int | None = None) -> list[LineRow]:
    t = schema.lines
    query = select(t.c.n, t.c.text, t.c.events).where(t.c.table_id == table, t.c.n > after).order_by(t.c.n)
    if upto is not None:
        query = query.where(t.c.n <= upto)
    return [LineRow(int(r.n), str(r.text), str(r.events)) for r in connection.execute(query)]


def _short(error: SQLAlchemyError) -> str:
    """What went wrong, without statements and their values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"the database refuses: {type(cause).__name__}"
