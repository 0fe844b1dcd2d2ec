"""What the store takes and gives: rows, changes, and why a change was not made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from pithead.core.errors import PitheadError

CommandKey: TypeAlias = tuple[int, str]  # an audience, and the id that its client gave the command


class Conflict(PitheadError):
    """Somebody else changed the table first; look again."""


class Repeated(PitheadError):
    """A command with this id was done before."""


class Unavailable(PitheadError):
    """The database cannot be reached or refuses; nothing was changed."""


@dataclass(frozen=True)
class LineRow:
    """A record line as its text, with the events it caused as JSON."""

    n: int
    text: str
    events: str


@dataclass(frozen=True)
class ChatRow:
    """A line of chat; `n` counts in the table."""

    n: int
    audience: int
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Visits:
    """Seats of a table that have come to a worker, and that have left it."""

    table: str
    came: Sequence[int]
    left: Sequence[int]


@dataclass(frozen=True)
class SeatVisit:
    """Whether a seat is connected at any worker, and when it last was (0: never)."""

    here: bool = False
    seen: float = 0.0


@dataclass
class TableRow:
    """A row of `tables`."""

    id: str
    game: str
    status: str
    header: str
    seed: bytes | None
    created: float
    moved: float
    head: int
    version: int
    seating: str
    waiting: int
    last_events: str
    deadline: float | None
    bots_due: bool
    lease_by: str = ""
    lease_until: float = 0.0
    aside: str = ""
    stamp: str = ""
    waits: str = ""
    kept: int = 0
    position: str = ""


@dataclass
class Secrets:
    """The hashes of a table's secrets: tokens by audience, invitations by seat, those too that somebody has taken."""

    tokens: dict[int, str] = field(default_factory=dict)
    invitations: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class SeatSecrets:
    """The hashes of a seat's token and invitation from now on; "": it has none."""

    seat: int
    token: str
    invitation: str


@dataclass
class Change:
    """What one transaction does to a table that has version `version`."""

    table: str
    version: int
    values: dict[str, Any]
    lines: list[LineRow] = field(default_factory=list)
    command: CommandKey | None = None
    snapshot: tuple[int, bytes] | None = None
    chat: ChatRow | None = None
    secrets: SeatSecrets | None = None


@dataclass
class StoredTable:
    """What is needed to open a table: its row, its secrets, the latest snapshot and the lines after it."""

    row: TableRow
    secrets: Secrets
    snapshot: bytes | None
    lines: list[LineRow]
