"""A weaker foreman, human in kind: small mistakes often, big ones rarely, absurd ones never.

Each sane choice has a loss: the chance to win that it gives away against the best, as foreman sees it. A choice is
drawn, e times as seldom for each temperature of loss; what loses more than a few temperatures is not drawn at all. A
choice of several steps, such as a sealed bid or the dice of a reroll, stays foreman's own, so that it is a whole.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pithead.bots.advice import drawn, ranked, sane
from pithead.bots.foreman import Foreman
from pithead.bots.player import Player
from pithead.core.api import Advice, Budget, Game, State

MOST = 4.0  # temperatures of loss beyond which nothing is drawn


class Tempered(Player):
    """Draws its choices by what they are worth to its foreman.

    temperature  in win share
    whole        verbs whose decisions are steps of one choice, beside amounts
    """

    def __init__(self, foreman: Foreman, temperature: float, whole: Collection[str] = ()) -> None:
        self.foreman = foreman
        self.version = foreman.version
        self.temperature = temperature
        self.whole = frozenset(whole)

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.foreman.begin(game, seat, seed, at)

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        if self.in_steps(legal):
            return self.foreman.choose(view, legal, budget)
        kept = sane(self.game, view, self.seat, legal)
        if len(kept) == 1:
            return kept[0]
        losses = self.losses(view, kept)
        near = [i for i, loss in enumerate(losses) if loss <= MOST * self.temperature]
        return drawn([kept[i] for i in near], [-losses[i] for i in near], self.temperature, self.rng)

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        """What foreman would say; where it draws, each choice by the chance to win that it gives away."""
        if len(legal) == 1 or self.in_steps(legal):
            return self.foreman.explain(view, legal, budget)
        kept = sane(self.game, view, self.seat, legal)
        return ranked(kept, [-loss for loss in self.losses(view, kept)], "common-reason-foreman")

    def in_steps(self, legal: Sequence[int]) -> bool:
        """Whether what is asked is a step of a choice that must stay whole."""
        verbs = [self.game.actions.verb_of(code) for code in legal]
        return any(verb.kind == "amount" or verb.name in self.whole for verb in verbs)

    def losses(self, view: State, kept: Sequence[int]) -> list[float]:
        """The chance to win that each choice gives away: points behind the best, by what a point is worth to one who
        has an even share of it.
        """
        values = self.foreman.values(view, kept)
        even = 1 / max(2, int(view.seats))
        rate = even * (1 - even) / self.foreman.weights.scale
        most = max(values)
        return [(most - value) * rate for value in values]
