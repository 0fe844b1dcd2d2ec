"""Rockwell's surveyor: foreman's look ahead, the positions at its end judged by a net."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pithead.bots.advice import drawn
from pithead.bots.evaluator import Evaluator, Judgement
from pithead.bots.foreman import WIDTH, Candidate
from pithead.bots.rockwell.apprentice import actions_to_come, deal_points, sensible
from pithead.bots.rockwell.foreman import Foreman
from pithead.bots.rockwell.lookahead import Lookahead, filled
from pithead.bots.rockwell.standing import uses_left
from pithead.bots.tree import Tree
from pithead.bots.weights import Weights
from pithead.core.api import Budget, State
from pithead.games.rockwell.facts import counted_bid
from pithead.games.rockwell.flow import presidents
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import SLOTS, Do, Phase

if TYPE_CHECKING:
    from pithead.bots.net import Net

POINT: Final = 0.03  # win share that a point of foreman's counts as
CLEAR: Final = 0.06  # a choice this much win share behind the best is not tried out
SAMPLE: Final = 4  # a payment by which money is judged: one part in so many of what can be bid
LEAST: Final = 0.3  # of foreman's worth of money that it has at least
ROUNDS: Final = 500  # of regret matching, so that nobody gains a hundredth of the prizes by bidding otherwise
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
    """Vice Presidents, drilling, workshop and Al by the net's chance to win, foreman's value beside it; insurance is
    foreman's, and so are bids and the market where nothing else is said. Without a net it is foreman.

    advice       how much foreman's own value counts beside the net's
    temperature  win share by which a choice must be better to come e times as often; 0: always the best
    casual       where given, bids follow the net's values of places and money, and so much of the others' bids is
                 taken to follow no strategy
    plans        where given, so many plans of deals and workshop are played to their end and judged by the net
    """

    def __init__(
        self,
        net: Net | None,
        weights: Weights | None = None,
        advice: float = 0.3,
        temperature: float = 0.0,
        casual: float | None = None,
        plans: int = 0,
    ) -> None:
        super().__init__(weights)
        self.evaluator: Evaluator | None = None
        if net is not None:
            from pithead.bots.net import NetEvaluator  # numpy: not there in a plain install

            self.evaluator = NetEvaluator(net)
        self.advice = advice
        self.temperature = temperature
        self.casual = casual
        self.plans = plans

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
        if self.plans > 0 and view.phase in (Phase.MARKET, Phase.AMOUNT):
            return [POINT * points for points in deal_points(view, legal, self.deals(view))]
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

    # -- the auction

    def prizes(self, s: Rockwell) -> tuple[list[float], float]:
        """The chance to win at each place in the order beyond the last one, and for a hundred dollars."""
        if self.evaluator is None or self.casual is None:
            return super().prizes(s)
        paid = max(1, counted_bid(s, self.seat) // SAMPLE)
        poorer = s.clone()
        for r, cubes in enumerate(self.pay(s, paid)):
            if r < 4:
                poorer.ledger[self.seat * 4 + r] -= cubes
            else:
                poorer.money[self.seat] -= cubes
        leaves = [self._at_place(world, place) for world in (s, poorer) for place in range(s.seats)]
        shares = [one.shares[self.seat] for one in self.judge(leaves, self.seat)]
        stakes = [share - shares[s.seats - 1] for share in shares[: s.seats]]
        for place in range(s.seats - 2, -1, -1):
            stakes[place] = max(stakes[place], stakes[place + 1])
        lost: float = 0.0
        for place in range(s.seats):
            lost += shares[place] - shares[s.seats + place]
        return stakes, max(lost / float(s.seats * paid), LEAST * POINT * self._point_rate(s))

    def _at_place(self, s: Rockwell, place: int) -> State:
        """After the auction, the seat at a place of the order and the others as before."""
        world = s.clone()
        others = [seat for seat in s.management if seat != self.seat]
        world.management = [*others[:place], self.seat, *others[place:]]
        world.go = 0
        presidents.next_president(world)
        return world

    def opposition(self, s: Rockwell) -> tuple[float, int]:
        return super().opposition(s) if self.casual is None else (self.casual, ROUNDS)

    # -- the market

    def deals(self, view: Rockwell) -> list[int]:
        """RW-K: cubes to buy (sell: below 0) by resource, of the plan whose end the net likes best."""
        s = filled(view, self.seat)
        s.phase = Phase.MARKET
        thumb = self.thumbs[int(s.seats)]
        thumb.seat = self.seat
        found = self._economy(s).different(s.left[s.go], actions_to_come(s, self.seat), self.plans)
        plans = [thumb.plan(s), *(plan.deals for plan in found)]
        ahead = self._lookahead(s)
        ends = [self._played(s, plan, ahead) for plan in plans]
        shares = [one.shares[self.seat] for one in self.judge(ends, self.seat)]
        values = [share + POINT * self.advice * ahead.lead(end) for share, end in zip(shares, ends, strict=True)]
        return plans[values.index(max(values))]

    def _played(self, s: Rockwell, plan: Sequence[int], ahead: Lookahead) -> Rockwell:
        """The position once the seat has dealt by a plan and used its workshop as foreman would; the others pass."""
        world = s.clone()
        while world.round == s.round and world.phase in (Phase.MARKET, Phase.WORKSHOP):
            deals = uses_left(world, self.seat, 4, 7, Phase.AMOUNT)
            if deals + uses_left(world, self.seat, 7, SLOTS, Phase.SINK) == 0:
                break
            if world.seat != self.seat:
                world.apply(world.seat, Do.PASS)
            elif world.phase == Phase.WORKSHOP:
                kept = sensible(self.game, world, self.seat, world.legal(self.seat))
                values = [ahead.after(world, code) for code in kept]
                world = ahead.result(world, kept[values.index(max(values))])
            else:
                self._deal(world, plan)
        return world

    def _deal(self, world: Rockwell, plan: Sequence[int]) -> None:
        """The next transaction of a plan, sales first, as far as it can be made; a pass where none is left."""
        for first, sign in ((Do.SELL, -1), (Do.BUY, 1)):
            for r in range(4):
                if plan[r] * sign > 0 and first + r in world.legal(self.seat):
                    world.apply(self.seat, first + r)
                    world.apply(self.seat, min(Do.CUBES + abs(plan[r]) - 1, world.legal(self.seat)[-1]))
                    return
        world.apply(self.seat, Do.PASS)
