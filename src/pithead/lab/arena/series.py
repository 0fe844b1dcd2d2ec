"""Many contests as one stream of work, so that no process waits for the last games of one; cut at any time, resumable.

    blocks = run_series({"ladder": contest}, Path("runs"), jobs=16, seconds=520)

Each contest has its own ledger in the folder. Blocks under way when the time is up are played again by the next run.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from multiprocessing import active_children
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from pithead.lab import pool
from pithead.lab.arena.contest import Contest
from pithead.lab.arena.games import Block, Job
from pithead.lab.arena.header import header_of
from pithead.lab.arena.ledger import Ledger
from pithead.lab.arena.results import Result, summarize
from pithead.lab.lock import locked

Told: TypeAlias = Callable[[str, Sequence[Block]], None]  # a contest and its blocks so far


@dataclass(frozen=True)
class Series:
    """Blocks of all contests by one number: what is sent to another process."""

    jobs: tuple[Job, ...]

    @cached_property
    def ends(self) -> list[int]:
        """Behind the last block of each contest."""
        return list(accumulate(blocks_of(job.contest) for job in self.jobs))

    def __call__(self, indices: Sequence[int]) -> list[Block]:
        return [self.one(index) for index in indices]

    def one(self, index: int) -> Block:
        which = bisect_right(self.ends, index)
        job = self.jobs[which]
        job.check()
        return job.block(index - (self.ends[which - 1] if which else 0))


def blocks_of(contest: Contest) -> int:
    return contest.deals * len(contest.lineups)


def run_series(
    contests: Mapping[str, Contest], folder: Path, jobs: int = 1, seconds: float = 0, told: Told | None = None
) -> dict[str, list[Block]]:
    """By name: the blocks that there are, in their order, of contests in the order given; all of them unless the time
    is up.

    seconds  0: as long as it takes
    """
    started = perf_counter()
    with locked(folder), ExitStack() as stack:
        ledgers = {
            name: stack.enter_context(closing(Ledger(folder / name, contest))) for name, contest in contests.items()
        }
        found = {name: ledgers[name].blocks[: blocks_of(contest)] for name, contest in contests.items()}
        if told:
            for name, blocks in found.items():
                told(name, blocks)
        for name, block in _fresh(contests, found, jobs):
            if seconds and perf_counter() - started > seconds:
                break
            ledgers[name].append(block)
            found[name].append(block)
            if told:
                told(name, found[name])
    return found


def _fresh(
    contests: Mapping[str, Contest], found: Mapping[str, Sequence[Block]], jobs: int
) -> Iterator[tuple[str, Block]]:
    """The blocks that are missing, as they are played; closed early, those under way are given up."""
    work = Series(tuple(Job(contest, header_of(contest)) for contest in contests.values()))
    missing: list[tuple[str, int]] = []
    first = 0
    for name, contest in contests.items():
        missing += [(name, first + number) for number in range(len(found[name]), blocks_of(contest))]
        first += blocks_of(contest)
    before = set(active_children())
    with pool.workers(jobs if len(missing) > 1 else 1) as crew:
        try:
            fresh = pool.stream(work, [index for _, index in missing], crew)
            for (name, _), block in zip(missing, fresh, strict=True):
                yield name, block
        except GeneratorExit:
            for child in set(active_children()) - before:
                child.terminate()
            raise


def whole_deals(contest: Contest, blocks: Sequence[Block], jobs: int) -> Result | None:
    """The figures of the deals that are complete; None before there is one."""
    deals = min(contest.deals, len(blocks) // len(contest.lineups))
    if not deals:
        return None
    result = summarize(replace(contest, deals=deals), blocks[: deals * len(contest.lineups)])
    result.jobs = jobs
    return result
