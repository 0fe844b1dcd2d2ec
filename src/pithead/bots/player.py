"""What every bot keeps of `begin`: its game, its seat, its seed, and a generator for single decisions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from pithead.core.api import Advice, Budget, Game, State
from pithead.core.chance import Rng, seed_from


class Player:
    """The base of the bots that come with the games; `Bot` says what the methods must do.

    version  raised where the bot plays otherwise than before
    seed     for what must hold through several decisions
    rng      for what is drawn for one decision only: ties, sampled worlds
    """

    version: int = 1
    game: Game
    seat: int
    seed: int
    rng: Rng

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.rng = Rng(int.from_bytes(seed_from(seed, "at", at)[:8], "big") if at else seed)

    @abstractmethod
    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        """One of `legal`."""

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        """Its choice alone; one that weighs several says so."""
        return [Advice(self.choose(view, legal, budget), 0.0)]
