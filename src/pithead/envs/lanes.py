"""Some of the games of a vector, in arrays that lie in this process or in memory that several share.

The luck of a game follows from the root of its vector and from its own number, so that it does not matter how many
processes the games are spread over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pithead.batch.match import Batch
from pithead.envs.play import SEEDS, Play


@dataclass(frozen=True)
class Arrays:
    """What a vector shows of its games, a line for each: see `Vector`."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    seats_asked: NDArray[np.int8]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    chosen: NDArray[np.int32]

    @staticmethod
    def size(n: int, play: Play) -> int:
        """How many bytes the arrays of so many games take."""
        return sum(_bytes(shape, kind) for shape, kind in _shapes(n, play))

    @classmethod
    def over(cls, memory: Any, n: int, play: Play) -> Arrays:
        """Arrays in some memory of that size."""
        parts: list[Any] = []
        at = 0
        for shape, kind in _shapes(n, play):
            parts.append(np.frombuffer(memory, kind, int(np.prod(shape)), at).reshape(shape))
            at += _bytes(shape, kind)
        return cls(*parts)

    def part(self, first: int, end: int) -> Arrays:
        """The lines of some games."""
        parts = (self.observations, self.masks, self.seats_asked, self.rewards, self.done, self.chosen)
        return Arrays(*(part[first:end] for part in parts))  # type: ignore[arg-type]


def _shapes(n: int, play: Play) -> list[tuple[tuple[int, ...], Any]]:
    return [
        ((n, play.size), np.int16),
        ((n, play.actions), np.int8),
        ((n,), np.int8),
        ((n, play.seats), np.float32),
        ((n,), np.bool_),
        ((n,), np.int32),
    ]


def _bytes(shape: tuple[int, ...], kind: Any) -> int:
    """With what brings the next array to a multiple of 8."""
    return -(-int(np.prod(shape)) * int(np.dtype(kind).itemsize) // 8) * 8


class Lanes:
    """Games that go on together.

    games   each with a line in `arrays`
    first   the number of the first of them in the whole vector
    """

    def __init__(self, games: Sequence[Play], first: int, arrays: Arrays) -> None:
        self.games, self.first, self.arrays = games, first, arrays
        self.batch = Batch(
            list(games),
            games[0].actions,
            games[0].size,
            games[0].encoder.writer,
            [row.data for row in arrays.observations],
            [row.data for row in arrays.masks.view(np.uint8)],
            arrays.seats_asked.view(np.uint8).data,
        )
        self._ended: list[int] = []

    def reset(self, root: int) -> None:
        """All games anew."""
        self._forget()
        self._seeds = [np.random.default_rng((root, self.first + i)) for i in range(len(self.games))]
        for i in range(len(self.games)):
            self._begin(i)

    def step(self, codes: list[int]) -> None:
        """One choice in each game; one that ends begins anew."""
        self._forget()
        self._ended = self.batch.step(codes)
        for i in self._ended:
            self.arrays.done[i] = True
            self.arrays.rewards[i] = self.games[i].rewards()
            self._begin(i)

    def _forget(self) -> None:
        for i in self._ended:
            self.arrays.done[i] = False
            self.arrays.rewards[i] = 0
        self._ended = []

    def _begin(self, i: int) -> None:
        self.games[i].begin(int(self._seeds[i].integers(SEEDS)))
        self.batch.show(i)
