"""Rockwell's surveyor: foreman's look ahead, the positions at its end judged by a net."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pithead.bots.advice import drawn
from pithead.bots.evaluator import Evaluator, Judgement
from pithead.bots.foreman import WIDTH, Candidate
from pithead.bots.rockwell.apprentice import sensible
from pithead.bots.rockwell.foreman import Foreman
from pithead.bots.rockwell.lookahead import filled
from pithead.bots.tree import Tree
from pithead.bots.weights import Weights
from pithead.core.api import Budget, State
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import Do, Phase

if TYPE_CHECKING:
    from pithead.bots.net import Net

POINT: Final = 0.03  # win share that a point of foreman's counts as
CLEAR: Final = 0.06  # a choice this much win share behind the best is not tried out
JUDGED: Final = (
    Phase.PLACE,
    Phase.CREW,
    Phase.MOVE,
    Phase.DIE,
    Phase.FIRST,
    Phase.ADVANTAGE,
    Phase.WORKSHOP,
    Phase.SINK,
    Phase.AL_CREW,
    Phase.AL_GO,
    Phase.AL_RAISE,
)


class Surveyor(Foreman):
    """Vice Presidents, drilling, workshop and Al by the net's chance to win, foreman's value beside it; bids,
    insurance and the market are foreman's. Without a net it is foreman.

    advice       how much foreman's own value counts beside the net's
    temperature  win share by which a choice must be better to come e times as often; 0: always the best
    """

    def __init__(
        self, net: Net | None, weights: Weights | None = None, advice: float = 0.3, temperature: float = 0.0
    ) -> None:
        super().__init__(weights)
        self.evaluator: Evaluator | None = None
        if net is not None:
            from pithead.bots.net import NetEvaluator  # numpy: not there in a plain install

            self.evaluator = NetEvaluator(net)
        self.advice = advice
        self.temperature = temperature

    def judge(self, leaves: Sequence[State], seat: int) -> list[Judgement]:
        return super().judge(leaves, seat) if self.evaluator is None else self.evaluator.judge(leaves, seat)

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, Rockwell)
        if self.temperature == 0 or len(legal) == 1 or not self._judges(view):
            return super().choose(view, legal, budget)
        kept = sensible(self.game, view, self.seat, legal)
        return drawn(kept, self.values(view, kept), self.temperature, self.rng)

    def _judges(self, view: Rockwell) -> bool:
        """Whether the net has a say here."""
        return self.evaluator is not None and view.phase in JUDGED

    def values(self, view: State, legal: Sequence[int]) -> list[float]:
        """The chance to win that each choice brings, and foreman's value in the same unit beside it."""
        assert isinstance(view, Rockwell)
        if self.evaluator is None:
            return super().values(view, legal)
        if not self._judges(view):
            return [POINT * value for value in super().values(view, legal)]
        s = filled(view, self.seat)
        ahead = self._lookahead(s)
        ahead.tree = tree = Tree()
        nodes: list[int] = []
        for code in legal:
            ahead.after(s, code)
            nodes.append(ahead.node)
        shares = [one.shares[self.seat] for one in self.judge(tree.leaves, self.seat)]
        point = POINT * self.advice
        if s.phase == Phase.PLACE:
            found = tree.values(shares)
            beside = self._slots(s, [code - Do.PLACE for code in legal])
        else:
            found = tree.values([share + point * lead for share, lead in zip(shares, ahead.leads, strict=True)])
            beside = self._with_thumb(view, legal, [0.0] * len(legal))
        return [found[node] + point * more for node, more in zip(nodes, beside, strict=True)]

    def candidates(self, view: State, legal: Sequence[int]) -> list[Candidate]:
        """The choices worth roll-outs, the best first: at most WIDTH, none far behind the first."""
        if self.evaluator is None:
            return super().candidates(view, legal)
        values = self.values(view, legal) if len(legal) > 1 else [0.0]
        order = sorted(range(len(legal)), key=lambda i: -values[i])
        least = values[order[0]] - CLEAR
        return [Candidate(values[i], [legal[i]]) for i in order[:WIDTH] if values[i] >= least]

    def rollout_values(self, ends: Sequence[State], seat: int) -> list[float]:
        """The chance to win, by what the seat knows in each sampled world."""
        known: list[State] = []
        for end in ends:
            view = end.view(seat)
            assert isinstance(view, Rockwell)
            known.append(filled(view, seat))
        return [one.shares[seat] for one in self.judge(known, seat)]
