"""Games between bots, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from pithead.bots.driver import ask
from pithead.core.api import OVER, Bot, Budget, Game, State
from pithead.core.chance import Chance
from pithead.core.rollout import settle

S = TypeVar("S", bound=State)


def decisions(game: Game, state: S, chance: Chance, bots: Sequence[Bot]) -> Iterator[tuple[S, int, int]]:
    """Each decision of seated bots to the end: the position, the seat and its choice, which is then done; at last
    (position, OVER, OVER).
    """
    while (seat := int(settle(state, chance))) != OVER:
        code = ask(game, bots[seat], seat, state.view(seat), state.legal(seat), Budget())
        yield state, seat, code
        state.apply(seat, code)
    yield state, OVER, OVER
