"""What outlives the rules that it was played by: films, reckonings and reviews of finished games, which rules a table
is at, and whether the host takes new tables. Plain blocking calls, as the store's are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from pithead.server import schema
from pithead.server.rows import Unavailable
from pithead.server.store import Store

NOT_YET, KEPT, NEVER = 0, 1, 2  # of `tables.kept`
DRAINING = "draining"  # a note
DEEP = "deep"  # of a review: there is none deeper


@dataclass(frozen=True)
class Kept:
    """What is kept of a finished game.

    film    its position after each line: `Film.pack`
    last    the table at its end: a packed snapshot
    scenes  its last position as each audience saw it, by audience, packed
    course  the reckoning, as the wire has it
    """

    film: bytes
    last: bytes
    scenes: bytes
    course: str


@contextmanager
def _begun(engine: Engine) -> Iterator[Connection]:
    try:
        with engine.begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise Unavailable(f"the database refuses: {type(error).__name__}") from error


class Shelf:
    """One database, as far as it is about what outlives the rules."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- finished games

    def unkept(self, limit: int) -> list[str]:
        """Finished games of which nothing is kept yet. Archives expire: whoever wants one kept has its record."""
        t = schema.tables
        with _begun(self.store.reader) as connection:
            here = (t.c.status == "over", t.c.aside == "", t.c.waits == "")
            wanted = select(t.c.id).where(t.c.kept == NOT_YET, *here).limit(limit)
            return [str(row.id) for row in connection.execute(wanted)]

    def keep(self, table: str, kept: Kept | None) -> None:
        """Keep it; None: it cannot be."""
        t = schema.tables
        with _begun(self.store.writer) as connection:
            there = connection.execute(
                update(t).where(t.c.id == table, t.c.kept == NOT_YET).values(kept=KEPT if kept else NEVER)
            )
            if kept is not None and there.rowcount == 1:
                connection.execute(insert(schema.kept), [{"table_id": table, **vars(kept)}])

    def kept(self, table: str) -> Kept | None:
        k = schema.kept
        with _begun(self.store.reader) as connection:
            row = connection.execute(select(k).where(k.c.table_id == table)).first()
            return None if row is None else Kept(bytes(row.film), bytes(row.last), bytes(row.scenes), str(row.course))

    def review(self, table: str) -> tuple[str, bytes] | None:
        """The review of a finished game: its depth, and what was stored of it."""
        r = schema.reviews
        with _begun(self.store.reader) as connection:
            row = connection.execute(select(r).where(r.c.table_id == table)).first()
            return None if row is None else (str(row.depth), bytes(row.data))

    def keep_review(self, table: str, depth: str, data: bytes) -> None:
        """Store a review. A deeper one takes the place of one that is not; of two that are alike the first stands, so
        that everybody sees the same. Nothing where the table is gone.
        """
        r, t = schema.reviews, schema.tables
        with _begun(self.store.writer) as connection:
            if connection.execute(select(t.c.id).where(t.c.id == table).with_for_update()).first() is None:
                return
            there = connection.execute(select(r.c.depth).where(r.c.table_id == table)).scalar()
            if there is None:
                connection.execute(insert(r), [{"table_id": table, "depth": depth, "data": data}])
            elif depth == DEEP != there:
                connection.execute(update(r).where(r.c.table_id == table).values(depth=depth, data=data))

    def forget_review(self, table: str) -> None:
        """One that this program cannot read is made anew."""
        r = schema.reviews
        with _begun(self.store.writer) as connection:
            connection.execute(delete(r).where(r.c.table_id == table))

    # -- running games

    def snapshots(self, table: str) -> list[tuple[int, bytes]]:
        """Every snapshot of a table, with its line."""
        s = schema.snapshots
        with _begun(self.store.reader) as connection:
            found = connection.execute(select(s).where(s.c.table_id == table).order_by(s.c.line))
            return [(int(row.line), bytes(row.data)) for row in found]

    def put_away(self, positions: Sequence[tuple[str, int, str]]) -> None:
        """Say of some tables, each by its id and version, at which position they are; not of one that has moved on."""
        t = schema.tables
        with _begun(self.store.writer) as connection:
            for table, version, position in positions:
                connection.execute(update(t).where(t.c.id == table, t.c.version == version).values(position=position))

    def wait(self, table: str, why: str) -> None:
        """It cannot go on under the rules of this program. Nobody tries again before the next start of a host."""
        t = schema.tables
        with _begun(self.store.writer) as connection:
            connection.execute(update(t).where(t.c.id == table).values(waits=why))

    # -- the host

    def drain(self, on: bool) -> None:
        """From now on no new tables are taken, or again."""
        n = schema.notes
        with _begun(self.store.writer) as connection:
            connection.execute(delete(n).where(n.c.name == DRAINING))
            if on:
                connection.execute(insert(n), [{"name": DRAINING, "text": ""}])

    def draining(self) -> bool:
        """Whether no new tables are taken."""
        n = schema.notes
        with _begun(self.store.reader) as connection:
            asked = select(func.count()).select_from(n).where(n.c.name == DRAINING)
            return int(connection.execute(asked).scalar_one()) > 0
