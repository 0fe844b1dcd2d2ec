"""Nuggets' scripted player."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.player import Player
from pithead.core.api import Budget, State
from pithead.games._template.state import Nuggets


class Apprentice(Player):
    """Bids high for what is worth much: the hand's lowest card for the least nugget, its highest for the best."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, Nuggets)
        return legal[view.nugget * (len(legal) - 1) // (len(view.bag) - 1)]
