"""What a finished game is worth to each seat. Until then every reward is 0."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pithead.bots.evaluator import result
from pithead.core.api import State
from pithead.core.errors import OptionError


@dataclass(frozen=True)
class Reward:
    """One way to reward.

    of       a finished game: by seat
    illegal  for a choice that is not legal: below anything that a game can bring
    alone    whether it says something with one player
    """

    of: Callable[[State], list[float]]
    illegal: float
    alone: bool


def _win(state: State) -> list[float]:
    """1 to the winner; those who win together share it."""
    return result(state).shares


def _margin(state: State) -> list[float]:
    """Points before (or behind) the best of the others."""
    points = result(state).points
    return [mine - max(points[:seat] + points[seat + 1 :]) for seat, mine in enumerate(points)]


def _score(state: State) -> list[float]:
    """Points."""
    return result(state).points


REWARDS = {
    "win": Reward(_win, -1.0, alone=False),
    "margin": Reward(_margin, -1000.0, alone=False),
    "score": Reward(_score, -1000.0, alone=True),
}


def reward_for(name: str, seats: int) -> Reward:
    """By name; "" is the win, alone the score. OptionError for one that there is not, or that says nothing alone."""
    found = REWARDS.get(name or ("win" if seats > 1 else "score"))
    if found is None:
        raise OptionError(f"there is no reward '{name}': there is {', '.join(REWARDS)}")
    if seats == 1 and not found.alone:
        raise OptionError(f"the reward '{name}' compares players: alone there is 'score'")
    return found
