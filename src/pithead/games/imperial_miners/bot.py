"""Imperial Miners' scripted player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pithead.core import frames
from pithead.core.advice import Advice
from pithead.core.api import Budget, Event, Game, State
from pithead.core.chance import Rng
from pithead.games.imperial_miners import appraise, plan
from pithead.games.imperial_miners.appraise import Outlook
from pithead.games.imperial_miners.plan import Plan
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Do, Frame, Phase


class Apprentice:
    """Plans its whole turn at the first decision and follows the plan until it draws a card; then it plans again.

    Everything it weighs is in its view; equal decks are drawn with its own randomness.
    """

    def __init__(self) -> None:
        self.seat = 0
        self.rng = Rng(0)
        self.answers: dict[tuple[int, ...], int] = {}

    def begin(self, game: Game, seat: int, seed: int) -> None:
        self.seat = seat
        self.rng = Rng(seed)
        self.answers = {}

    def observe(self, event: Event) -> None:
        """It plays from the position alone."""

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        return [Advice(self.choose(view, legal, budget), 0.0, "common-reason-apprentice")]

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, ImperialMiners)
        if len(legal) == 1:
            return legal[0]
        planned = self.answers.get(plan.moment(view, self.seat), -1)
        if planned in legal:
            return planned
        world = appraise.alone(view, self.seat)
        kind = frames.top(world.stack[0])
        if kind == Frame.KEEP:
            return self._keep(world)
        left = int(appraise.rounds_left(world)) + (1 if world.phase == Phase.EVENT else 0)
        if kind == Frame.DRAW:
            return self._draw(world, legal, left)
        if kind == Frame.FACTION:
            return Do.FACTION + int(plan.best_faction(world, appraise.gains(world, left)))
        if kind == Frame.LIMIT:
            return self._throw(world, legal, left)
        found = Plan(world)
        self.answers = {moment: int(code) for moment, code in zip(found.moments, found.codes, strict=True)}
        return int(found.codes[0])

    def _draw(self, world: ImperialMiners, legal: Sequence[int], left: int) -> int:
        """From the deck whose unseen cards promise most."""
        faction = int(frames.get(world.stack[0], 2))
        gains = appraise.gains(world, left)
        worths = [int(plan.deck_worth(world, gains, (code - Do.DRAW) % 3, faction)) for code in legal]
        ties = [code for code, n in zip(legal, worths, strict=True) if n == max(worths)]
        return ties[self.rng.below(len(ties))]

    def _throw(self, world: ImperialMiners, legal: Sequence[int], left: int) -> int:
        """The card without which the hand brings most."""
        above = appraise.chains(world, left)

        def rest(code: int) -> tuple[int, int]:
            trial = world.clone()
            trial.hand[0].remove(code - Do.DISCARD)
            return int(appraise.hand_plan(trial, left)), -int(appraise.hand_worth(world, code - Do.DISCARD, above, left))

        return max(legal, key=rest)

    def _keep(self, world: ImperialMiners) -> int:
        """Of all sets that can be kept the one worth most; always with a card of level I, the cheapest of equals."""
        stack, hand = world.stack[0], world.hand[0]
        kept = int(frames.get(stack, 2))
        have = [card for i, card in enumerate(hand) if kept >> i & 1]
        rest = [card for i, card in enumerate(hand) if not kept >> i & 1]
        best, first = plan.WORST, rest[0]
        for more in combinations(rest, int(frames.get(stack, 1))):
            value = self._set_worth(world, [*have, *more])
            if value > best:
                best, first = value, more[0]
        return Do.KEEP + first

    def _set_worth(self, world: ImperialMiners, cards: list[int]) -> int:
        t = world.t
        world.hand[0] = sorted(cards)
        ones = sum(1 for card in cards if t.level[card] == 0)
        value = int(appraise.worth(world, Outlook(world, t.rounds), t.rounds))
        cheap = sum(1 for card in cards if t.level[card] < 2)
        return value + (0 if ones else -100000) + (100 if cheap >= 2 else 0)
