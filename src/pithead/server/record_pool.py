"""Whole records are read in a process of their own, within bounds of time and memory: anybody may have written them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from pithead.server.bot_pool import BotPool
from pithead.server.fair_queue import Turn
from pithead.server.metrics import Metrics
from pithead.server.process_limits import end_after, limit_memory
from pithead.server.refusals import RefusalError

P = ParamSpec("P")
T = TypeVar("T")
MEMORY = 1 << 30  # bytes
WAITING = 16  # at once, of one address; the next is refused
ALL_WAITING = 128


def within(seconds: int, work: Callable[[], T]) -> T:
    """Do some work in this process, which ends with it if it takes longer or more memory than it may."""
    limit_memory(MEMORY)
    stop = end_after(seconds)
    try:
        return work()
    except MemoryError:
        os._exit(1)
    finally:
        stop()


class RecordPool:
    """Processes that read records, those of one address after those of another. They are made when they are needed, and
    anew where a record was too much for one.
    """

    def __init__(self, games: Sequence[str], seconds: int, metrics: Metrics, processes: int = 1) -> None:
        self.process = BotPool(processes, games, 0, attempts=1)
        self.seconds = seconds
        self.metrics = metrics
        self.waiting: Counter[str] = Counter()  # by address

    async def run(self, turn: Turn, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do some work on a record; RefusalError where it takes too much, or too many wait."""
        if self.waiting[turn.address] >= WAITING or self.waiting.total() >= ALL_WAITING:
            self.metrics.refused.labels("records_waiting").inc()
            raise RefusalError("full", "as many records are read as can be; try again in a moment", retry=10)
        self.waiting[turn.address] += 1
        try:
            return await self.process.run(turn, within, self.seconds, partial(work, *args, **kwargs))
        except BrokenProcessPool:
            self.metrics.refused.labels("long_record").inc()
            text = f"to read this record takes more than {self.seconds} s, or more memory than there is for it"
            raise RefusalError("bad_record", text) from None
        finally:
            self.waiting[turn.address] -= 1
            self.waiting += Counter()  # forget those at 0

    def close(self) -> None:
        """Let what is under way end. Blocks for as long."""
        self.process.close()
