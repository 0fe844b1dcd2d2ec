"""A step loop in the manner of PettingZoo, over any game: who acts, what it may do, do it."""

from __future__ import annotations

from pithead.core.api import OVER, Game, Options
from pithead.core.chance import Rng
from pithead.core.rollout import settle_by


class StepLoop:
    """One game, chance drawn from `rng`. `last` and `step` alternate until `last` says that the game is over."""

    def __init__(self, game: Game, seats: int, options: Options, rng: Rng) -> None:
        self.state = game.new(seats, options)
        self.size = game.actions.size
        self.rng = rng
        self.agent = settle_by(self.state, rng)

    def last(self) -> tuple[bytearray, list[int], bool]:
        """The mask of legal actions of `agent`, the same as a list, and whether the game is over."""
        mask = bytearray(self.size)
        if self.agent == OVER:
            return mask, [], True
        legal = self.state.legal(self.agent)
        for code in legal:
            mask[code] = 1
        return mask, legal, False

    def step(self, code: int) -> None:
        """`agent` does one legal action; then chance, and `agent` is who acts next."""
        self.state.apply(self.agent, code)
        self.agent = settle_by(self.state, self.rng)
