"""What tables need of the program around them, each as narrow as it can be. Nothing here knows a worker or a socket."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ParamSpec, Protocol, TypeVar

from pithead.coach.hints import Hint, Inquiry
from pithead.core.api import Game, State
from pithead.server.fair_queue import Turn
from pithead.server.rows import Change, ChatRow, LineRow, SeatVisit, Secrets, StoredTable, TableRow, Visits
from pithead.server.shelf import Kept
from pithead.table.events import NONE

P = ParamSpec("P")
T = TypeVar("T")


class TableStore(Protocol):
    """The store, as tables use it. `commit` raises Conflict or Repeated; anything may raise Unavailable."""

    async def load(self, table: str) -> StoredTable | None: ...

    async def row(self, table: str) -> TableRow | None: ...

    async def version(self, table: str) -> int: ...

    async def lines(self, table: str, after: int = 0, upto: int | None = None) -> list[LineRow]: ...

    async def recent_events(self, table: str, upto: int, limit: int) -> list[LineRow]: ...

    async def snapshot(self, table: str, line: int) -> tuple[int, bytes] | None: ...

    async def snapshots(self, table: str) -> list[tuple[int, bytes]]: ...

    async def kept(self, table: str) -> Kept | None: ...

    async def put_away(self, positions: Sequence[tuple[str, int, str]]) -> None: ...

    async def wait(self, table: str, why: str) -> None: ...

    async def draining(self) -> bool: ...

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]: ...

    async def was_done(self, table: str, audience: int, command: str) -> bool: ...

    async def count_running(self) -> int: ...

    async def seatings_due(self) -> list[str]: ...

    async def create(
        self, row: TableRow, lines: Sequence[LineRow], secrets: Secrets, snapshots: Sequence[tuple[int, bytes]]
    ) -> None: ...

    async def commit(self, change: Change) -> None: ...

    async def look_at(self, table: str, now: float) -> None: ...

    async def set_aside(self, table: str, reason: str) -> bool: ...

    async def attend(self, worker: str, visits: Sequence[Visits], now: float) -> None: ...

    async def presence(self, tables: Sequence[str]) -> dict[str, dict[int, SeatVisit]]: ...

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T: ...


class Adviser(Protocol):
    """Asks a bot what it would choose, and why not this; ValueError if it answers with something that is not legal."""

    async def advise(self, turn: Turn, game: Game, view: State, inquiry: Inquiry) -> Hint: ...


class JobRunner(Protocol):
    """Runs a long computation where nobody waits for it."""

    async def run(self, turn: Turn, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T: ...


@dataclass
class Delivered:
    """What a client has been sent of one audience: its last event and chat line, its state, and the link it came by."""

    event: str = NONE
    chat: int = 0
    state: bytes = b""
    link: int = 0


class Client(Protocol):
    """Somebody who is sent what changes, as a room sees it."""

    delivered: dict[int, Delivered]  # by audience
    presence: bytes  # the last message about who is here

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read is cut off."""

    def close(self, code: str, message: str) -> None:
        """Say why, and hang up."""
