"""Who is thought for next: people's tables before those of bots alone, then one address after another, and of an
address one table after another. However many tables somebody has, nobody else waits for more than one of them.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")
Tables: TypeAlias = "OrderedDict[str, deque[T]]"  # by table, the next one first


@dataclass(frozen=True)
class Turn:
    """For whom something is thought: whether people play there, the address they play from, the table."""

    people: bool
    address: str
    table: str


class FairQueue(Generic[T]):
    """What waits. Nothing in it waits for more than one item of each other address, and of each table of its own."""

    def __init__(self) -> None:
        self.people: OrderedDict[str, Tables[T]] = OrderedDict()  # by address, the next one first
        self.bots: OrderedDict[str, Tables[T]] = OrderedDict()

    def put(self, turn: Turn, item: T) -> None:
        """One more at the end of its table's line."""
        tables = self._rank(turn).setdefault(turn.address, OrderedDict())
        tables.setdefault(turn.table, deque()).append(item)

    def take(self) -> T | None:
        """The next one; None if nothing waits."""
        rank = self.people or self.bots
        if not rank:
            return None
        address, tables = next(iter(rank.items()))
        table, line = next(iter(tables.items()))
        item = line.popleft()
        rank.move_to_end(address)
        tables.move_to_end(table)
        self._tidy(rank, address, table)
        return item

    def discard(self, turn: Turn, item: T) -> None:
        """Forget one that nobody waits for any more, if it is still here."""
        rank = self._rank(turn)
        if item in rank.get(turn.address, OrderedDict()).get(turn.table, ()):
            rank[turn.address][turn.table].remove(item)
            self._tidy(rank, turn.address, turn.table)

    def _rank(self, turn: Turn) -> OrderedDict[str, Tables[T]]:
        return self.people if turn.people else self.bots

    @staticmethod
    def _tidy(rank: OrderedDict[str, Tables[T]], address: str, table: str) -> None:
        if not rank[address][table]:
            del rank[address][table]
        if not rank[address]:
            del rank[address]
