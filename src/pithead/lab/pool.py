"""Work on many games by index, in this process or in several; the results come back in the order of the indices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from multiprocessing import get_context
from time import perf_counter
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Work: TypeAlias = Callable[[Sequence[int]], list[T]]  # picklable: a top-level function or a dataclass with __call__
Progress: TypeAlias = Callable[[int, int], None]  # done, of how many

CHUNK_SECONDS = 0.2  # a chunk shorter than 50 ms costs more to send than to do
PROBE = 2  # games played here first, to measure how many make a chunk


def run(work: Work[T], count: int, jobs: int = 1, progress: Progress | None = None) -> list[T]:
    """`work` on 0 to count - 1. Each result must depend on its index alone; then it does not matter how many jobs share them."""
    started = perf_counter()
    done = work(range(min(PROBE, count)))
    if progress:
        progress(len(done), count)
    each = max((perf_counter() - started) / max(1, len(done)), 1e-6)
    size = max(1, ceil(CHUNK_SECONDS / each))
    chunks = [range(i, min(i + size, count)) for i in range(len(done), count, size)]
    for part in _parts(work, chunks, jobs):
        done += part
        if progress:
            progress(len(done), count)
    return done


def _parts(work: Work[T], chunks: Sequence[Sequence[int]], jobs: int) -> Iterator[list[T]]:
    if jobs <= 1 or len(chunks) <= 1:
        yield from map(work, chunks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, chunks)
