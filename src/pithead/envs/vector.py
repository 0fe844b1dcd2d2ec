"""Many games in one process: the seats that must choose, one of each game, lie in one batch.

    batch = vector("rockwell", 256, seats=4, skip_forced=True)
    batch.reset(seed=1)
    while learning:
        batch.step(policy(batch.observations, batch.masks, batch.seats_asked))

The arrays are made once and written over at every step: copy what is to last. A game that ends begins anew at once; its
rewards stand beside the first position of the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pithead.core.api import Options
from pithead.core.match import Batch
from pithead.envs.play import SEEDS, Play


class Vector:
    """See `Play` for the arguments not named here.

    n             how many games
    observations  (n, numbers) int16: of the seat that must choose
    masks         (n, actions) int8: 1 where it may choose an action
    seats_asked   (n,) int8: which seat that is
    legal         by game: the codes of the mask, ascending
    rewards       (n, seats) float32: of the games that the last step ended, else 0
    done          (n,) bool: which these are
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int = 0,
        options: Options | None = None,
        pack: Path | None = None,
        reward: str = "",
        skip_forced: bool = False,
    ) -> None:
        self.games = [Play(game, seats, options, pack, reward, skip_forced) for _ in range(n)]
        one = self.games[0]
        self.n, self.seats, self.actions = n, one.seats, one.actions
        self.observations: NDArray[np.int16] = np.zeros((n, one.size), np.int16)
        self.masks: NDArray[np.int8] = np.zeros((n, one.actions), np.int8)
        self.seats_asked: NDArray[np.int8] = np.zeros(n, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((n, one.seats), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.scales = one.scales()
        self.batch = Batch(
            list(self.games),
            one.actions,
            one.encoder.encode,
            [row.data for row in self.observations],
            [row.data for row in self.masks.view(np.uint8)],
            self.seats_asked.view(np.uint8).data,
        )
        self.legal = self.batch.legal
        self._seeds = np.random.default_rng()
        self._ended: list[int] = []

    def reset(self, seed: int | None = None) -> None:
        """All games anew. Without a seed their luck follows from that of the last reset that had one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._forget()
        for i in range(self.n):
            self._begin(i)

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """One choice in each game. One that is not legal ends its game (`rewards` says for whom)."""
        self._forget()
        self._ended = self.batch.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))
        for i in self._ended:
            self.done[i] = True
            self.rewards[i] = self.games[i].rewards()
            self._begin(i)

    def _forget(self) -> None:
        for i in self._ended:
            self.done[i] = False
            self.rewards[i] = 0
        self._ended.clear()

    def _begin(self, i: int) -> None:
        self.games[i].begin(int(self._seeds.integers(SEEDS)))
        self.batch.show(i)
