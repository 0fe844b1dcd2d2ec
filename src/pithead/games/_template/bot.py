"""Nuggets' scripted player, and its list of moves that nobody forgives. Both see views only."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.core.advice import Advice
from pithead.core.api import Budget, Event, Game, State
from pithead.games._template.state import Nuggets

ABSURD = {"NU-ABS-1": "the highest card for the least nugget, with a lower one at hand"}  # by id, in words


def absurd(v: Nuggets, seat: int, code: int) -> str:
    """Id in ABSURD that a legal choice of a seat falls under, or ""."""
    legal = v.legal(seat)
    return "NU-ABS-1" if v.nugget == 0 and len(legal) > 1 and code == legal[-1] else ""


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
