"""Many games at once: the seats that must choose, one of each game, lie in one batch.

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
from pithead.core.chance import Rng
from pithead.core.errors import OptionError
from pithead.envs.lanes import Arrays, Lanes
from pithead.envs.play import SEEDS
from pithead.envs.workers import Setting, Workers


class Vector:
    """See `Play` for the arguments not named here.

    n             how many games
    processes     how many processes they are spread over; the games are the same for any number. With more than one,
                  `close` ends them
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
        processes: int = 1,
    ) -> None:
        if not 1 <= processes <= n:
            raise OptionError(f"{n} games can be spread over 1 to {n} processes, not over {processes}")
        setting = Setting(game, seats, options, pack, reward, skip_forced)
        one = setting.play()
        self.n, self.seats, self.actions, self.scales = n, one.seats, one.actions, one.scales()
        self.lanes: Lanes | Workers
        if processes > 1:
            self.lanes = Workers(setting, n, processes, one)
        else:
            arrays = Arrays.over(bytearray(Arrays.size(n, one)), n, one)
            self.lanes = Lanes([one, *(setting.play() for _ in range(n - 1))], 0, arrays)
        arrays = self.lanes.arrays
        self.observations, self.masks, self.seats_asked = arrays.observations, arrays.masks, arrays.seats_asked
        self.rewards, self.done = arrays.rewards, arrays.done
        self._seeds = np.random.default_rng()

    @property
    def legal(self) -> list[list[int]]:
        if isinstance(self.lanes, Lanes):
            return self.lanes.batch.legal
        return [np.flatnonzero(mask).tolist() for mask in self.masks]

    def reset(self, seed: int | None = None) -> None:
        """All games anew. Without a seed their luck follows from that of the last reset that had one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.lanes.reset(int(self._seeds.integers(SEEDS)))

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """One choice in each game. One that is not legal ends its game (`rewards` says for whom)."""
        self.lanes.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))

    def sample(self, rng: Rng) -> list[int]:
        """A choice for each game, all that are legal equally likely."""
        if isinstance(self.lanes, Lanes):
            return self.lanes.batch.sample(rng)
        return [legal[rng.below(len(legal))] for legal in self.legal]

    def close(self) -> None:
        """End the other processes, where there are some; the arrays stay."""
        if isinstance(self.lanes, Workers):
            self.lanes.close()
