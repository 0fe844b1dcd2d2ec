"""Imperial Miners' foreman: whole turn lines like the apprentice's, in a wider search, valued by tuned weights."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.core import frames
from pithead.core.advice import Advice, sane
from pithead.core.api import OVER, Bot, Budget, Event, Game, State
from pithead.core.chance import Rng
from pithead.games import foremen
from pithead.games.imperial_miners import appraise, outlook
from pithead.games.imperial_miners.bot import APART, Planner, apart, left_now
from pithead.games.imperial_miners.features import FEATURES, rates_of
from pithead.games.imperial_miners.glance import glance
from pithead.games.imperial_miners.outlook import SEEN, Outlook
from pithead.games.imperial_miners.plan import Breadth, Plan
from pithead.games.imperial_miners.rates import Rates
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Do, Frame, Phase
from pithead.games.weights import Weights

WIDE = Breadth(width=8, margin=400, enough=600, rough=True)
EVERY = Breadth(width=1000, margin=100000, enough=3000, rough=True)  # for a look at every card


class Foreman(Planner):
    """The line that leads to the position it values most, by features whose weights were tuned in the arena."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or foremen.packaged("imperial_miners", FEATURES)
        self.version = self.weights.version
        self.by_seats = {seats: rates_of(self.weights.of(seats)) for seats in range(1, 6)}
        self.game: Game | None = None
        super().__init__(self.by_seats[1], WIDE)

    def begin(self, game: Game, seat: int, seed: int) -> None:
        foremen.check(game)
        self.game = game
        super().begin(game, seat, seed)

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        self.rates = self.by_seats[int(view.seats)]
        return super().choose(view, legal, budget)

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        assert isinstance(view, ImperialMiners) and self.game is not None, "begin comes first"
        kept = sane(self.game, view, self.seat, legal)
        world = appraise.alone(view, self.seat)
        if frames.top(world.stack[0]) in APART:
            values = self.values(view, kept)
            order = sorted(range(len(kept)), key=lambda i: (-values[i], kept[i]))
            return [Advice(kept[i], values[i], "imperial_miners-why-cards") for i in order]
        found, values = self._lines(world, kept)
        left = int(found.left(world))
        seen = [i for i, code in enumerate(kept) if code in found.ends]
        parts = [outlook.parts(found.ends[kept[i]], self.rates, left) for i in seen]
        told = foremen.explained("imperial_miners", SEEN, [kept[i] for i in seen], [values[i] for i in seen], parts)
        return told + [Advice(code, values[i], "common-reason-foreman") for i, code in enumerate(kept) if code not in found.ends]

    def values(self, view: State, legal: Sequence[int]) -> list[float]:
        """What each choice is worth: points at the end of the game."""
        assert isinstance(view, ImperialMiners)
        self.rates = self.by_seats[int(view.seats)]
        world = appraise.alone(view, self.seat)
        if frames.top(world.stack[0]) in APART:
            return [value / 100 for value in apart(world, self.rates, legal)]
        return self._lines(world, legal)[1]

    def _lines(self, world: ImperialMiners, legal: Sequence[int]) -> tuple[Plan, list[float]]:
        """The best line of every choice; one that no line begins with is worth less than all of them."""
        found = Plan(world, self.rates, EVERY)
        worst = min(found.firsts.values(), default=0)
        return found, [found.firsts.get(code, worst - 100) / 100 for code in legal]

    def worth(self, world: State, seat: int) -> float:
        """A position for one seat, in points at the end of the game."""
        assert isinstance(world, ImperialMiners)
        return worth(world, seat, self.by_seats[int(world.seats)])

    def settled(self, world: State, since: State) -> bool:
        """At the end of the round."""
        assert isinstance(world, ImperialMiners) and isinstance(since, ImperialMiners)
        return world.actor() == OVER or bool(world.round > since.round) or bool(world.phase == Phase.REVEAL and world.clock > since.clock)

    def player(self) -> Bot:
        """Roll-outs are played at a glance: the best-looking card, then the best-looking answer to each question."""
        return Glancer(self.by_seats)


class Glancer:
    """The foreman without a search: what looks best right now; a deck is drawn from by lot."""

    def __init__(self, by_seats: dict[int, Rates]) -> None:
        self.by_seats = by_seats
        self.seat = 0
        self.rng = Rng(0)

    def begin(self, game: Game, seat: int, seed: int) -> None:
        self.seat = seat
        self.rng = Rng(seed)

    def observe(self, event: Event) -> None:
        """It plays from the position alone."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, ImperialMiners)
        if len(legal) == 1:
            return legal[0]
        kind = frames.top(view.stack[self.seat])
        if kind == Frame.DRAW:
            return legal[self.rng.below(len(legal))]
        rates = self.by_seats[int(view.seats)]
        world = appraise.alone(view, self.seat)
        if kind == Frame.KEEP:
            values = apart(world, rates, legal)
            return legal[values.index(max(values))]
        if kind == Frame.FACTION:
            return max(legal, key=lambda code: int(rates.factions[code - Do.FACTION]))
        return int(glance(world, rates, left_now(world)))

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        return [Advice(self.choose(view, legal, budget), 0.0, "common-reason-foreman")]


def worth(world: ImperialMiners, seat: int, rates: Rates) -> float:
    """What a seat has, and what the rounds to come may add to it."""
    s = appraise.alone(world, seat)
    left = int(appraise.rounds_left(s)) + (1 if to_play(s) else 0)
    return int(outlook.worth(s, rates, Outlook(s, rates, left), left)) / 100


def to_play(s: ImperialMiners) -> bool:
    """Whether the card of this round is still to be played."""
    if s.phase in (Phase.MINE, Phase.EVENT):
        kinds = s.stack[0][:: frames.WIDTH]
        return s.phase == Phase.EVENT or Frame.PLAY in kinds or Frame.START in kinds
    return False
