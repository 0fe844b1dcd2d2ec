"""Dig Deep's foreman: a weighted sum of features, and the best way through one turn by it."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots import foreman as base
from pithead.bots.advice import best, sane
from pithead.bots.dig_deep.apprentice import Apprentice
from pithead.bots.dig_deep.features import FEATURES, weights_of
from pithead.bots.dig_deep.outlook import Outlook
from pithead.bots.dig_deep.plan import Weigher
from pithead.bots.dig_deep.reroll import Roll
from pithead.bots.foreman import packaged
from pithead.bots.weights import Weights
from pithead.core.api import Bot, Budget, Game, State
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Phase


class Foreman(base.Foreman):
    """Tries out every choice of a step of its turn and takes the one whose position it likes best; equals are drawn."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or packaged("dig_deep", FEATURES)
        self.version = self.weights.version
        self.tables = {seats: self.weights.of(seats) for seats in (2, 3, 4)}
        self.seen = {seats: weights_of(row) for seats, row in self.tables.items()}
        self.thrown: tuple[object, ...] = ()
        self.sets: list[float] = []

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.thrown = ()

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        kept = sane(self.game, view, self.seat, legal)
        return kept[0] if len(kept) == 1 else best(kept, self.values(view, kept), self.rng)

    def values(self, view: State, legal: Sequence[int]) -> list[float]:
        """What each choice is worth: points of lead at the end."""
        assert isinstance(view, DigDeep)
        seats = int(view.seats)
        weigher = Weigher(view, self.seat, self.tables[seats], self.seen[seats], self.weights.scale)
        if view.phase != Phase.REROLL:
            return weigher.values(list(legal))
        return weigher.marks(list(legal), self.sets_of(view))

    def sets_of(self, view: DigDeep) -> list[float]:
        """What each set of dice thrown again gains, by mask; the marks of one reroll share one reckoning."""
        moment = (int(view.turns), tuple(view.faces), tuple(view.price))
        if moment != self.thrown:
            self.sets = Roll(view, self.seat, self.tables[int(view.seats)]).sets()
            self.thrown = moment
        return self.sets

    def worth(self, world: State, seat: int) -> float:
        """A position for one seat, in points at the end."""
        assert isinstance(world, DigDeep)
        return Outlook(world).of(seat).worth(self.seen[int(world.seats)])

    def rollout_ends(self, world: State, since: State) -> bool:
        """Once the turn in progress is over."""
        assert isinstance(world, DigDeep) and isinstance(since, DigDeep)
        return bool(world.turns > since.turns)

    def rollout_player(self) -> Bot:
        """Roll-outs are played by the apprentice, which is much faster."""
        return Apprentice()
