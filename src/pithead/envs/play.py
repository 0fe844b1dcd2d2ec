"""One game as every environment here plays it: luck from a seed, choices checked at the door, seats as rows of numbers.

An observation is made of the view of its seat and of nothing else. A choice that is not legal ends the game, as
PettingZoo has it: the seat gets less than any game brings, the others 0.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pithead.batch.match import Match
from pithead.bots.registry import load_encoder
from pithead.core.api import OVER, Options, check_bots
from pithead.core.chance import seed_from
from pithead.core.errors import OptionError
from pithead.envs.picture import position_picture
from pithead.envs.rewards import reward_for
from pithead.envs.text import position_text
from pithead.games.registry import load_game, load_kit

Row: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = "dict[str, NDArray[Any]]"

RENDERS = ("ansi", "rgb_array")
LARGEST = 32767  # of an observation's numbers
SEEDS = 2**63


def check_render(mode: str | None) -> str | None:
    """OptionError for a mode that there is not."""
    if mode is not None and mode not in RENDERS:
        raise OptionError(f"there is no render mode '{mode}': there is {', '.join(RENDERS)}")
    return mode


class Play(Match):
    """A game under way, from one game to the next.

    game         its id
    options      of the table, on top of those that simulated games have (limits that end what people would end)
    reward       win, margin or score; "" is the win, alone the score
    skip_forced  whether a choice among one is made without asking

    `state` is the truth and not for whoever learns.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Options | None = None,
        pack: Path | None = None,
        reward: str = "",
        skip_forced: bool = False,
    ) -> None:
        self.game = load_game(game, pack)
        self.encoder = load_encoder(game)
        self.seats = seats or self.game.info.max_seats
        self.options = {**load_kit(game).simulation, **(options or {})}
        fresh = self.game.new(self.seats, self.options)
        check_bots(self.game.info, self.options)
        super().__init__(fresh, skip_forced)
        self.reward = reward_for(reward, self.seats)
        self.actions = int(self.game.actions.size)
        self.size = self.encoder.layout.size

    def begin(self, seed: int) -> None:
        """A new game; the same seed brings the same luck to whatever is chosen."""
        self.luck = ("env", seed)
        self.deal(seed_from(*self.luck))

    def rewards(self) -> list[float]:
        """By seat: 0 until the game is over."""
        if self.seat != OVER:
            return [0.0] * self.seats
        if self.broken >= 0:
            return [self.reward.illegal if seat == self.broken else 0.0 for seat in range(self.seats)]
        return self.reward.of(self.state)

    # -- what a seat is told

    def space(self, extra: int = 0) -> spaces.Dict:
        """Of observations; with so many actions more than the game has."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, LARGEST, (self.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.actions + extra,), np.int8),
            }
        )

    def observe(self, seat: int, extra: int = 0) -> Observation:
        """A seat's row and mask, in arrays of their own."""
        row, mask = np.empty(self.size, np.int16), np.empty(self.actions + extra, np.int8)
        self.write(seat, row, mask[: self.actions] if extra else mask)
        return {"observation": row, "action_mask": mask}

    def write(self, seat: int, row: Any, mask: Any) -> None:
        """The same into buffers; nothing may be chosen in a game that is over."""
        self.encoder.encode(self.state, seat, row)
        self.encoder.mask(self.state, seat, mask)
        if self.broken >= 0:
            mask[:] = 0

    def scales(self) -> NDArray[np.float32]:
        """An observation divided by this lies at about 0 to 1."""
        return np.array(self.encoder.layout.scales(), np.float32)

    def render(self, mode: str | None, seat: int) -> str | NDArray[np.uint8] | None:
        """The position as a seat sees it, or as SPECTATOR does: in words ("ansi") or as a picture ("rgb_array")."""
        if mode is None:
            return None
        show = position_text if mode == "ansi" else position_picture
        return show(self.game, self.state.view(seat), seat)
