"""What a position is worth to everybody at the table: the one question that searches, hints and reviews ask.

A search first collects its leaves and then has them judged in one call: a net takes as long for one as for many.
Foreman's weighted sum answers it, and so does a net.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from pithead.core.api import OVER, State


class Judgement:
    """One position.

    shares  the chance of each seat to win; together 1
    points  what each seat is expected to have at the end
    """

    def __init__(self, shares: list[float], points: list[float]) -> None:
        self.shares = shares
        self.points = points


@runtime_checkable
class Evaluator(Protocol):
    def judge(self, leaves: Sequence[State], seat: int) -> list[Judgement]:
        """Each position as `seat` knows it: its view, played on. A finished game is its result."""


def result(world: State) -> Judgement:
    """Of a finished game: who wins shares the one win with its equals."""
    assert world.actor() == OVER
    standings = [world.standing(seat) for seat in range(int(world.seats))]
    top = max(standings)
    won = 1 / standings.count(top)
    return Judgement([won if one == top else 0.0 for one in standings], [float(one[0]) for one in standings])
