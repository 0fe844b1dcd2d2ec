"""A rung made weaker, human in kind: small mistakes often, big ones rarely, absurd ones never.

Each sane choice has a loss: the chance to win that it gives away against the best, as the rung sees it. A choice is
drawn, e times as seldom for each temperature of loss; what loses more than a few temperatures is not drawn at all. A
choice of several steps, such as a sealed bid or the dice of a reroll, stays the rung's own, so that it is a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from pithead.bots.advice import drawn, ranked, sane
from pithead.bots.engineer import Engineer
from pithead.bots.foreman import Foreman
from pithead.bots.player import Player
from pithead.core.api import Advice, Budget, Game, State

MOST = 4.0  # temperatures of loss beyond which nothing is drawn
TRIALS = 32  # of a decision, where the rung searches: a level answers at once

Unit: TypeAlias = Callable[[State, float], float]


def even_share(view: State, scale: float) -> float:
    """What a point is worth in the chance to win, to one who has an even share of it.

    scale  points that make a win e times as likely
    """
    even = 1 / max(2, int(view.seats))
    return even * (1 - even) / scale


class Tempered(Player):
    """Draws its choices by what they are worth to a rung.

    rung         a foreman, with a net or without, or a search on top of one
    temperature  in win share
    whole        verbs whose decisions are steps of one choice, beside amounts
    unit         what one of the values of the rung's foreman is worth in the chance to win
    plain        where the rung searches: who values the choices that it does not try
    near         what it could have drawn at its last decision; nothing where it drew nothing
    """

    def __init__(
        self,
        rung: Foreman | Engineer,
        temperature: float,
        whole: Collection[str] = (),
        unit: Unit = even_share,
        plain: Foreman | None = None,
    ) -> None:
        self.rung = rung
        self.foreman = rung.foreman if isinstance(rung, Engineer) else rung
        self.version = rung.version
        self.temperature = temperature
        self.whole = frozenset(whole)
        self.unit = unit
        self.plain = plain or self.foreman
        self.near: list[int] = []

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        for one in {id(player): player for player in (self.rung, self.foreman, self.plain)}.values():
            one.begin(game, seat, seed, at)

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        self.near = []
        if len(legal) == 1:
            return legal[0]
        if self.in_steps(legal):
            return self.foreman.choose(view, legal, budget)
        kept = sane(self.game, view, self.seat, legal)
        if len(kept) == 1:
            return kept[0]
        return self.draw(kept, self.losses(view, kept, budget))

    def draw(self, kept: Sequence[int], losses: Sequence[float]) -> int:
        """One of the choices that are near the best, by its temperature."""
        near = [i for i, loss in enumerate(losses) if loss <= MOST * self.temperature]
        self.near = [kept[i] for i in near]
        return drawn(self.near, [-losses[i] for i in near], self.temperature, self.rng)

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        """What its foreman would say; where it draws, each choice by the chance to win that it gives away."""
        if len(legal) == 1 or self.in_steps(legal):
            return self.foreman.explain(view, legal, budget)
        kept = sane(self.game, view, self.seat, legal)
        return ranked(kept, [-loss for loss in self.losses(view, kept, budget)])

    def in_steps(self, legal: Sequence[int]) -> bool:
        """Whether what is asked is a step of a choice that must stay whole."""
        verbs = [self.game.actions.verb_of(code) for code in legal]
        return any(verb.kind == "amount" or verb.name in self.whole for verb in verbs)

    def losses(self, view: State, kept: Sequence[int], budget: Budget | None = None) -> list[float]:
        """The chance to win that each choice gives away against the best."""
        if isinstance(self.rung, Engineer):
            given = budget or Budget()
            trials = min(TRIALS, given.simulations or TRIALS)
            return self._tried(self.rung, view, kept, Budget(trials, given.milliseconds))
        return _behind(self.rung.values(view, kept), self.unit(view, self.rung.weights.scale))

    def _tried(self, rung: Engineer, view: State, kept: Sequence[int], budget: Budget) -> list[float]:
        """By a short search, in its order; what it leaves out is no better than the last of what it tried."""
        found = rung.search(view, kept, budget)
        unit = 1.0 if self.foreman.trust == 1.0 else self.unit(view, self.foreman.weights.scale)
        lost, losses = 0.0, dict[int, float]()
        for one in found:
            lost = max(lost, unit * (found[0].share() - one.share()))
            losses.setdefault(one.code, lost)
        others = _behind(self.plain.values(view, kept), even_share(view, self.plain.weights.scale))
        return [losses.get(code, max(lost, other)) for code, other in zip(kept, others, strict=True)]


def _behind(values: Sequence[float], unit: float) -> list[float]:
    most = max(values)
    return [(most - value) * unit for value in values]
