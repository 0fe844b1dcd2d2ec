"""Imperial Miners' foreman: whole turns like the apprentice's, in a wider search, valued by tuned weights."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots import foreman as base
from pithead.bots.foreman import Candidate, packaged
from pithead.bots.imperial_miners import outlook, plan, valuation
from pithead.bots.imperial_miners.apprentice import APART, Planner, apart, left_now
from pithead.bots.imperial_miners.features import FEATURES, rates_of
from pithead.bots.imperial_miners.glance import glance
from pithead.bots.imperial_miners.outlook import Outlook
from pithead.bots.imperial_miners.plan import Breadth, Plan
from pithead.bots.imperial_miners.rates import Rates
from pithead.bots.player import Player
from pithead.bots.weights import Weights
from pithead.core import frames
from pithead.core.api import OVER, Bot, Budget, Game, State
from pithead.core.chance import Rng
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Do, Frame, Phase

WIDE = Breadth(width=8, margin=400, enough=600, rough=True)
EVERY = Breadth(width=1000, margin=100000, enough=3000, rough=True)  # for a look at every card
TRIED = (Frame.PLAY, Frame.PLACE, Frame.CHOOSE, Frame.CHAIN)  # decisions that roll-outs may turn
MOST = 4  # candidates at most,
BEHIND = 5.0  # and none so many points behind the best
ROUNDS = 2  # that a roll-out goes on beyond the round it began in


class Foreman(base.Foreman):
    """The plan that leads to the position it values most, by features whose weights were tuned in the arena."""

    trust = 0.5

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or packaged("imperial_miners", FEATURES)
        self.version = self.weights.version
        self.by_seats = {seats: rates_of(self.weights.of(seats)) for seats in range(1, 6)}
        self.planner = Planner(self.by_seats[1], WIDE)

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.planner.adopt((), ())

    def remember(self) -> None:
        self.planner.made = {}

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, ImperialMiners)
        self.planner.rates = self.by_seats[int(view.seats)]
        return self.planner.choose(view, self.seat, legal, self.rng)

    def values(self, view: State, legal: Sequence[int]) -> list[float]:
        """Points at the end of the game, by the best plan of each choice; what no plan begins with is worth less than
        all of these.
        """
        assert isinstance(view, ImperialMiners)
        rates = self.by_seats[int(view.seats)]
        world = valuation.alone(view, self.seat)
        if frames.top(world.stack[0]) in APART:
            return [value / 100 for value in apart(world, rates, legal)]
        firsts = Plan(world, rates, EVERY).firsts
        worst = min(firsts.values(), default=0)
        return [firsts.get(code, worst - 100) / 100 for code in legal]

    def worth(self, world: State, seat: int) -> float:
        """A position for one seat, in points at the end of the game."""
        assert isinstance(world, ImperialMiners)
        return worth(world, seat, self.by_seats[int(world.seats)])

    # -- roll-outs: nothing affects other players' mines (IM-M9), so one's own affairs are played on alone, for points

    def candidates(self, view: State, legal: Sequence[int]) -> list[Candidate]:
        """The best plan of each of a few choices; in the last round, or where no plan decides, what it takes itself."""
        assert isinstance(view, ImperialMiners)
        rates = self.by_seats[int(view.seats)]
        world = valuation.alone(view, self.seat)
        kind = frames.top(world.stack[0])
        if kind in APART:
            values = apart(world, rates, legal)
            return [Candidate(max(values) / 100, [legal[values.index(max(values))]])]
        found = Plan(world, rates, EVERY)
        order = sorted((code for code in legal if code in found.firsts), key=lambda code: (-found.firsts[code], code))
        if kind not in TRIED or world.round == world.t.rounds:
            order = order[:1]
        some = [self._candidate(world, rates, code, found) for code in order[:MOST]]
        return [one for one in some if one.value >= some[0].value - BEHIND] or [Candidate(0.0, legal[:1])]

    def _candidate(self, world: ImperialMiners, rates: Rates, code: int, found: Plan) -> Candidate:
        """A choice with the best plan that begins with it."""
        value = int(found.firsts[code]) / 100
        if code == found.codes[0]:
            return Candidate(value, [int(c) for c in found.codes], found.moments)
        after = world.clone()
        plan.answer(after, code)
        rest = Plan(after, rates, WIDE) if after.open else None
        return Candidate(
            value, [code, *(rest.codes if rest else [])], [plan.moment(world, 0), *(rest.moments if rest else [])]
        )

    def pursued(self, view: State, legal: Sequence[int]) -> int:
        """The plan goes on; but where a card is laid is worth a search of its own."""
        assert isinstance(view, ImperialMiners)
        return (
            -1
            if frames.top(view.stack[self.seat]) == Frame.PLACE
            else self.planner.answers.get(plan.moment(view, self.seat), -1)
        )

    def pursue(self, candidate: Candidate) -> None:
        self.planner.adopt(candidate.moments, candidate.codes)

    def sample_world(self, view: State, rng: Rng) -> tuple[State, int]:
        """A table of one; every card that it has not seen may be drawn."""
        assert isinstance(view, ImperialMiners)
        s = valuation.alone(view, self.seat)
        starts = s.t.level_start
        s.left = [sum(s.deck[starts[level] : starts[level + 1]]) for level in range(3)]
        s.was_thrown = [[]]
        return s, 0

    def rollout_values(self, ends: Sequence[State], seat: int) -> list[float]:
        """Points at the end."""
        return [self._points(world, seat) for world in ends]

    def _points(self, world: State, seat: int) -> float:
        assert isinstance(world, ImperialMiners)
        return (
            float(world.standing(seat)[0]) + world.gold[seat] / 100
            if world.actor() == OVER
            else self.worth(world, seat)
        )

    def rollout_ends(self, world: State, since: State) -> bool:
        """Some rounds on, at their end."""
        assert isinstance(world, ImperialMiners) and isinstance(since, ImperialMiners)
        return world.actor() == OVER or bool(world.phase == Phase.REVEAL and world.round >= since.round + ROUNDS)

    def rollout_player(self) -> Bot:
        """Roll-outs are played at a glance: the best-looking card, then the best-looking answer to each question."""
        return Glancer(self.by_seats)


class Glancer(Player):
    """The foreman without a search: what looks best right now; a deck is drawn from by lot."""

    def __init__(self, by_seats: dict[int, Rates]) -> None:
        self.by_seats = by_seats

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, ImperialMiners)
        if len(legal) == 1:
            return legal[0]
        kind = frames.top(view.stack[self.seat])
        if kind == Frame.DRAW:
            return legal[self.rng.below(len(legal))]
        rates = self.by_seats[int(view.seats)]
        world = view if view.seats == 1 else valuation.alone(view, self.seat)
        if kind == Frame.KEEP:
            values = apart(world, rates, legal)
            return legal[values.index(max(values))]
        if kind == Frame.FACTION:
            return max(legal, key=lambda code: int(rates.factions[code - Do.FACTION]))
        return int(glance(world, rates, left_now(world)))


def worth(world: ImperialMiners, seat: int, rates: Rates) -> float:
    """What a seat has, and what the rounds to come may add to it."""
    s = valuation.alone(world, seat)
    left = int(valuation.rounds_to_come(s))
    return int(outlook.worth(s, rates, Outlook(s, rates, left), left)) / 100
