"""Pebble: chooses at random among the moves that are not absurd, in any game."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.advice import ranked, sane
from pithead.bots.player import Player
from pithead.core.api import Advice, Budget, State


class Pebble(Player):
    """Uniform over the legal choices that `Game.absurd` does not name; over all of them where it names every one."""

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        return ranked(kept := sane(self.game, view, self.seat, legal), [0.0] * len(kept))

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        rest = list(legal)
        while len(rest) > 1:
            i = self.rng.below(len(rest))
            if not self.game.absurd(view, self.seat, rest[i]):
                return rest[i]
            rest.pop(i)
        if rest and not self.game.absurd(view, self.seat, rest[0]):
            return rest[0]
        return legal[self.rng.below(len(legal))]
