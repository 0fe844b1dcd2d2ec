"""Bots with a rule of their own: one that never takes an item, one that takes it wherever it can.

So it is the item that is judged and not the bot's opinion of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.player import Player
from pithead.core.api import Advice, Bot, Budget, Game, State
from pithead.games.registry import load_kit


class Habit(Player):
    """Another bot that chooses among fewer choices: those that the rule leaves, where it leaves any."""

    def __init__(self, inner: Bot, item: str, always: bool) -> None:
        self.inner = inner
        self.item = item
        self.always = always

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.inner.begin(game, seat, seed, at)

    def left(self, view: State, legal: Sequence[int]) -> list[int]:
        """What the rule leaves: all, where it would leave nothing."""
        items = load_kit(self.game.info.id).report.items
        names = items(view, self.seat, legal) if items else []
        kept = [code for code, name in zip(legal, names, strict=False) if (name == self.item) == self.always]
        return kept or list(legal)

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        kept = self.left(view, legal)
        if len(kept) == 1:
            return kept[0]
        code = int(self.inner.choose(view, kept, budget))
        if code in kept:
            return code
        ranked = [one.code for one in self.inner.explain(view, kept, budget) if one.code in kept]
        return ranked[0] if ranked else kept[self.rng.below(len(kept))]

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        return self.inner.explain(view, self.left(view, legal), budget)
