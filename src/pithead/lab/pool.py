"""Work on many games by index, in this process or in several; the results come back in the order of the indices."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from math import ceil
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Protocol, TypeAlias, TypeVar

T = TypeVar("T")
R = TypeVar("R", covariant=True)
Work: TypeAlias = Callable[[Sequence[int]], list[T]]  # picklable: a top-level function or a dataclass with __call__
Progress: TypeAlias = Callable[[int, int], None]  # done, of how many

CHUNK_SECONDS = 0.2  # a chunk shorter than 50 ms costs more to send than to do
AHEAD = 3  # chunks sent out for each worker


class Handle(Protocol[R]):
    """Something sent out; `result` waits for it."""

    def result(self) -> R: ...

    def cancel(self) -> object: ...


class Workers(Protocol):
    """Who does the work: this process, several, or a cluster."""

    slots: int  # chunks that may be under way at once

    def submit(self, work: Work[T], chunk: Sequence[int]) -> Handle[tuple[list[T], float]]:
        """Send out `timed(work, chunk)`."""
        ...


def timed(work: Work[T], chunk: Sequence[int]) -> tuple[list[T], float]:
    """The results of a chunk and the seconds it took."""
    started = perf_counter()
    return work(chunk), perf_counter() - started


class _Done(Handle[R]):
    def __init__(self, value: R) -> None:
        self.value = value

    def result(self) -> R:
        return self.value

    def cancel(self) -> None:
        """It is done."""


class Here:
    """This process."""

    slots = 1

    def submit(self, work: Work[T], chunk: Sequence[int]) -> Handle[tuple[list[T], float]]:
        return _Done(timed(work, chunk))


class Processes:
    """Several processes of this machine."""

    def __init__(self, executor: ProcessPoolExecutor, jobs: int) -> None:
        self.executor = executor
        self.slots = AHEAD * jobs

    def submit(self, work: Work[T], chunk: Sequence[int]) -> Handle[tuple[list[T], float]]:
        return self.executor.submit(timed, work, chunk)


def _end_with_parent() -> None:
    """A worker whose parent was killed ends too."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def _processes(jobs: int) -> Iterator[Workers]:
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_end_with_parent) as executor:
        yield Processes(executor, jobs)


@contextmanager
def _here() -> Iterator[Workers]:
    yield Here()


def workers(jobs: int) -> AbstractContextManager[Workers]:
    """As many processes as that; one is this process itself."""
    return _here() if jobs <= 1 else _processes(jobs)


def stream(work: Work[T], indices: Sequence[int], crew: Workers) -> Generator[T, None, None]:
    """The results in the order of `indices`, each as soon as those before it are there. Closed early, it sends out no
    more.

    Each result must depend on its index alone: then it does not matter who does what. Chunks grow until one takes
    CHUNK_SECONDS.
    """
    under_way: deque[Handle[tuple[list[T], float]]] = deque()
    sent, size = 0, 1
    done, seconds = 0, 0.0
    try:
        while sent < len(indices) or under_way:
            while sent < len(indices) and len(under_way) < crew.slots:
                under_way.append(crew.submit(work, indices[sent : sent + size]))
                sent += size
            part, took = under_way.popleft().result()
            done, seconds = done + len(part), seconds + took
            size = min(2 * size, max(1, ceil(CHUNK_SECONDS * done / max(seconds, 1e-6))))
            yield from part
    finally:
        for handle in under_way:
            handle.cancel()


def run(work: Work[T], count: int, jobs: int = 1, progress: Progress | None = None) -> list[T]:
    """`work` on 0 to count - 1."""
    done: list[T] = []
    with workers(jobs if count > 1 else 1) as crew:
        for result in stream(work, range(count), crew):
            done.append(result)
            if progress:
                progress(len(done), count)
    return done
