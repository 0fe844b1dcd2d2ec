"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

# One row a table. `seed` never leaves the server before the end; `version` rises with every change of the row.
tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),  # running, over, archive
    Column("header", Text, nullable=False),
    Column("seed", LargeBinary),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("head", Integer, nullable=False),  # lines so far
    Column("version", Integer, nullable=False),
    Column("seating", Text, nullable=False),  # Seating as JSON
    Column("waiting", Integer, nullable=False),  # mask of seats
    Column("last_events", Text, nullable=False),  # number of each audience's last event, as JSON
    Column("deadline", Float),  # when the first clock runs out
    Column("bots_due", Boolean, nullable=False),  # a bot must move
    Column("lease_by", String(40), nullable=False, server_default=""),  # the worker that moves it
    Column("lease_until", Float, nullable=False, server_default="0"),
    Column("aside", Text, nullable=False, server_default=""),  # why it cannot be opened; nobody tries again
    Column("stamp", String(80), nullable=False, server_default=""),  # the rules it is at; "": those of its header
    Column("waits", Text, nullable=False, server_default=""),  # why it cannot go on under the rules of this program
    Column("kept", Integer, nullable=False, server_default="0"),  # of a finished game: 1 if it is in `kept`, 2 if never
    Column("position", String(60), nullable=False, server_default=""),  # a line, and the key of the position after it
    Index("tables_due", "status", "bots_due", "deadline"),
    Index("tables_kept", "kept", "status"),
)

# When each worker last proved that it can write.
pulses = Table(
    "pulses",
    metadata,
    Column("worker", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)

# The truth: the lines of each record, with the events that they caused (number, mask of who sees it, names).
lines = Table(
    "lines",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("n", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("events", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("line", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),  # snapshot.take as JSON, deflated
    PrimaryKeyConstraint("table_id", "line"),
)

# Commands that were done, by the id that the client made.
commands = Table(
    "commands",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("audience", Integer, nullable=False),
    Column("id", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "audience", "id"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("audience", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "audience"),
)

# What opens the door of a seat until somebody takes it; kept, so that whoever comes later is told.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("n", Integer, nullable=False),
    Column("audience", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

# Whose person is connected at which worker; without a worker, when the seat was last connected anywhere.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("worker", String(40), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "worker"),
    Index("presence_worker", "worker"),
)

# Of a finished game, what is shown of it without its rules.
kept = Table(
    "kept",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("film", LargeBinary, nullable=False),  # its position after each line
    Column("last", LargeBinary, nullable=False),  # a snapshot of its end
    Column("scenes", LargeBinary, nullable=False),  # its end as each audience saw it
    Column("course", Text, nullable=False),  # its reckoning
)

# What a finished game was reviewed to be, once for everybody.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("depth", String(10), nullable=False),  # quick, deep
    Column("data", LargeBinary, nullable=False),  # wire.Review as JSON, deflated
)

# What the whole host must know.
notes = Table(
    "notes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("text", Text, nullable=False),
)

# What changed, for the other workers of a SQLite host (PostgreSQL has NOTIFY).
changes = Table(
    "changes",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # -1: deleted; -2: somebody came or went
    sqlite_autoincrement=True,
)

OF_A_TABLE = (lines, snapshots, commands, tokens, invitations, chat, presence, kept, reviews)
