"""Nuggets' scripted player."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.core.api import Advice, Budget, Event, Game, State
from pithead.games._template.state import Nuggets


class Apprentice:
    """Bids high for what is worth much: the hand's lowest card for the least nugget, its highest for the best."""

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """It needs to know nothing before the first card."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, Nuggets)
        return legal[view.nugget * (len(legal) - 1) // (len(view.bag) - 1)]

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        return [Advice(self.choose(view, legal, budget), 0.0, "common-reason-apprentice")]

    def observe(self, event: Event) -> None:
        """It remembers nothing."""
