"""Imperial Miners' scripted player, and what it shares with the foreman: turns by plan, the rest by what the hand will
bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pithead.bots.advice import best
from pithead.bots.imperial_miners import draws, outlook, plan, valuation
from pithead.bots.imperial_miners.outlook import Outlook
from pithead.bots.imperial_miners.plan import Breadth, Plan
from pithead.bots.imperial_miners.projection import WORST
from pithead.bots.imperial_miners.rates import Rates
from pithead.bots.player import Player
from pithead.core import frames
from pithead.core.api import Budget, Game, State
from pithead.core.chance import Rng
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Do, Frame, Phase

APART = (Frame.KEEP, Frame.DRAW, Frame.FACTION, Frame.LIMIT)  # decisions that no plan makes


REMEMBERED = 4096  # plans at most


class Planner:
    """Plans a whole turn at its first decision and follows the plan until a card is drawn; then it plans again.

    Everything it weighs is in the view; equal decks are drawn with the player's own randomness.

    made  by position: the plans so far, for one that meets the same position again; None keeps none
    """

    def __init__(self, rates: Rates, breadth: Breadth) -> None:
        self.rates = rates
        self.breadth = breadth
        self.answers: dict[tuple[int, ...], int] = {}
        self.made: dict[bytes, tuple[list[tuple[int, ...]], list[int]]] | None = None

    def choose(self, view: ImperialMiners, seat: int, legal: Sequence[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        answer = self.answers.get(plan.moment(view, seat), -1)
        if answer in legal:
            return answer
        world = valuation.alone(view, seat)
        kind = frames.top(world.stack[0])
        if kind in APART:
            values = apart(world, self.rates, legal)
            return best(legal, values, rng) if kind == Frame.DRAW else legal[values.index(max(values))]
        moments, codes = self._planned(world)
        self.adopt(moments, codes)
        return codes[0]

    def _planned(self, world: ImperialMiners) -> tuple[list[tuple[int, ...]], list[int]]:
        """The answers to the moments to come; those of a position that was planned before are the same."""
        key = world.key() if self.made is not None else b""
        if self.made is not None and key in self.made:
            return self.made[key]
        found = Plan(world, self.rates, self.breadth)
        out = (found.moments, [int(code) for code in found.codes])
        if self.made is not None:
            if len(self.made) >= REMEMBERED:
                self.made.clear()
            self.made[key] = out
        return out

    def adopt(self, moments: Sequence[tuple[int, ...]], codes: Sequence[int]) -> None:
        """These are the answers to the moments to come."""
        self.answers = {moment: int(code) for moment, code in zip(moments, codes, strict=False)}


class Apprentice(Player):
    """Rules of thumb for what things are worth, or another player's idea of it."""

    def __init__(self, rates: Rates | None = None) -> None:
        self.planner = Planner(rates or Rates(), Breadth())

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.planner.adopt((), ())

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, ImperialMiners)
        return self.planner.choose(view, self.seat, legal, self.rng)


def left_now(world: ImperialMiners) -> int:
    """Cards still to be played after the round under way; its own, too, while that is still to come."""
    return int(valuation.rounds_left(world)) + (1 if world.phase == Phase.EVENT else 0)


def apart(world: ImperialMiners, rates: Rates, legal: Sequence[int]) -> list[float]:
    """What each choice of cards is worth, in hundredths of a point: to keep, to draw, to discard."""
    kind = frames.top(world.stack[0])
    left = left_now(world)
    if kind == Frame.KEEP:
        return _keep(world, rates, legal)
    if kind == Frame.LIMIT:
        return _throw(world, rates, legal, left)
    if kind == Frame.FACTION:
        gains = outlook.gains(world, rates, left)
        return [
            int(draws.deck_worth(world, gains, draws.best_deck(world, gains, code - Do.FACTION), code - Do.FACTION))
            for code in legal
        ]
    faction = int(frames.get(world.stack[0], 2))
    gains = outlook.gains(world, rates, left, faction)
    return [int(draws.deck_worth(world, gains, (code - Do.DRAW) % 3, faction)) for code in legal]


def _throw(world: ImperialMiners, rates: Rates, legal: Sequence[int], left: int) -> list[float]:
    """What the hand brings without the card; of equals the one that brings least by itself."""
    whole = Outlook(world, rates, left)
    hand = whole.hand
    out: list[float] = []
    for code in legal:
        i = world.hand[0].index(code - Do.DISCARD)
        whole.hold(hand[:i] + hand[i + 1 :])
        out.append(int(whole.hand_worth(world, rates, left)) - int(hand[i].whole(rates, whole.above)) / 1000)
    return out


def _keep(world: ImperialMiners, rates: Rates, legal: Sequence[int]) -> list[float]:
    """The best of all sets with a card that can still be kept."""
    stack, hand = world.stack[0], world.hand[0]
    kept = int(frames.get(stack, 2))
    have = [i for i in range(len(hand)) if kept >> i & 1]
    rest = [i for i in range(len(hand)) if not kept >> i & 1]
    most = dict.fromkeys(legal, WORST)
    whole = Outlook(world, rates, world.t.rounds)
    dealt = whole.hand
    for more in combinations(rest, int(frames.get(stack, 1))):
        whole.hold([dealt[i] for i in sorted([*have, *more])])
        value = _set_worth(world, rates, whole)
        for code in {Do.KEEP + hand[i] for i in more} & most.keys():
            most[code] = max(most[code], value)
    return [most[code] for code in legal]


def _set_worth(world: ImperialMiners, rates: Rates, outlook_of_set: Outlook) -> int:
    """Always with a card of level I, and rather with two that cost little."""
    levels = [held.level for held in outlook_of_set.hand]
    value = int(outlook.worth(world, rates, outlook_of_set, world.t.rounds))
    return value + (0 if 0 in levels else -100000) + (100 if sum(1 for level in levels if level < 2) >= 2 else 0)
