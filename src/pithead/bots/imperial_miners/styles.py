"""Imperial Miners' characters: the apprentice's way to plan, with another idea of what matters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pithead.bots.imperial_miners import valuation
from pithead.bots.imperial_miners.apprentice import Apprentice
from pithead.bots.imperial_miners.plan import Breadth, Plan
from pithead.bots.imperial_miners.rates import Rates
from pithead.core import frames
from pithead.core.api import Bot, Budget, State
from pithead.games.imperial_miners.effects.words import FACTIONS
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Do, Frame

FONDNESS = 400
EVERY = Breadth(width=1000, margin=1000000)


class Character(Apprentice):
    """A player whose rates say what it likes."""


class Partisan(Character):
    """Wants the cards of one faction, and the others only where it has none."""

    def __init__(self, faction: int) -> None:
        rates = Rates()
        rates.fond = faction
        rates.fondness = FONDNESS
        super().__init__(rates)


class CartFiller(Character):
    """Wants complete carts: lays cards where halves meet, and takes tokens."""

    def __init__(self) -> None:
        rates = Rates()
        rates.cart = 350
        rates.half = 60
        super().__init__(rates)


class ProgressRunner(Character):
    """Wants its marker to move, and spends its gold for that."""

    def __init__(self) -> None:
        rates = Rates()
        rates.step = [3 * worth for worth in rates.step]
        rates.run = 200
        super().__init__(rates)


class CheapFirst(Character):
    """Plays the cheapest card it can, and plans the rest of the turn around it."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, ImperialMiners)
        if len(legal) == 1 or frames.top(view.stack[self.seat]) != Frame.PLAY:
            return super().choose(view, legal, budget)
        cost = view.t.cost
        cheapest = min(cost[code - Do.PLAY] for code in legal)
        found = Plan(valuation.alone(view, self.seat), self.planner.rates, EVERY).firsts
        return max((code for code in legal if cost[code - Do.PLAY] == cheapest), key=lambda code: found.get(code, -1))


STYLES: dict[str, Callable[[], Bot]] = {
    **{name: partial(Partisan, faction) for faction, name in enumerate(FACTIONS)},
    "cart-filler": CartFiller,
    "progress-runner": ProgressRunner,
    "cheap-first": CheapFirst,
}
