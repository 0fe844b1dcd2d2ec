"""The foreman's auction: a mixed strategy for an all-pay auction of places in the order, and what a bid is paid with.

Everybody is taken to value the places alike. Each may bid some levels of value as far as the public ledger lets him;
regret matching finds how often each level should be bid, so that nobody would gain by another habit. Some of the
others' bids are taken to be casual instead: anything up to a part of what they have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core.chance import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

LEVELS: Final = 16
ROUNDS: Final = 80  # of regret matching
CASUAL: Final = 4  # a casual bid is at most one part in so many of a purse


def mixture(values: list[float], purses: Ints, step: i64, price: float, casual: float, me: i64) -> list[float]:
    """How often the bidder `me` should bid each level.

    values  points for each place in the order, the first one first
    purses  hundreds that each bidder can bid at most, by his place before the auction (who is ahead wins a tie)
    step    hundreds between two levels
    price   points that a hundred costs
    casual  share of the others' bids that follow no strategy
    """
    n: i64 = len(purses)
    regrets = [[0.0] * LEVELS for _ in range(n)]
    habits = [[0.0] * LEVELS for _ in range(n)]
    i: i64
    a: i64
    turn: i64
    for turn in range(ROUNDS):
        strategies = [_strategy(regrets[i], purses[i], step) for i in range(n)]
        seen = [_blend(strategies[i], purses[i] // CASUAL, step, casual) for i in range(n)]
        for i in range(n):
            gains = _gains(seen, i, values, step, price)
            mean: float = 0.0
            for a in range(LEVELS):
                mean += strategies[i][a] * gains[a]
            for a in range(LEVELS):
                habits[i][a] += float(turn + 1) * strategies[i][a]
                if a * step <= purses[i]:
                    regrets[i][a] = max(0.0, regrets[i][a] + gains[a] - mean)
    total: float = sum(habits[me])
    return [habit / total for habit in habits[me]]


def _strategy(regrets: list[float], purse: i64, step: i64) -> list[float]:
    """In proportion to the regrets; any affordable level where there are none."""
    total: float = 0.0
    a: i64
    for a in range(LEVELS):
        total += regrets[a]
    if total > 0.0:
        return [regret / total for regret in regrets]
    most: i64 = min(purse // step, LEVELS - 1)
    return [1.0 / float(most + 1) if a <= most else 0.0 for a in range(LEVELS)]


def _blend(strategy: list[float], most: i64, step: i64, casual: float) -> list[float]:
    """A strategy as the others see it."""
    top: i64 = min(most // step, LEVELS - 1)
    even: float = casual / float(top + 1)
    return [(1.0 - casual) * share + (even if a <= top else 0.0) for a, share in enumerate(strategy)]


def _gains(strategies: list[list[float]], i: i64, values: list[float], step: i64, price: float) -> list[float]:
    """What each level brings a bidder on average while the others keep to their strategies."""
    n: i64 = len(strategies)
    below = [0.0] * n  # chance that another bids less than the level
    out: list[float] = []
    a: i64
    j: i64
    k: i64
    for a in range(LEVELS):
        places = [0.0] * n  # chance of each place
        places[0] = 1.0
        for j in range(n):
            if j == i:
                continue
            same: float = strategies[j][a]
            behind: float = below[j] + (same if i < j else 0.0)
            below[j] += same
            for k in range(n - 1, -1, -1):
                places[k] = places[k] * behind + (places[k - 1] * (1.0 - behind) if k > 0 else 0.0)
        gain: float = -float(a * step) * price
        for k in range(n):
            gain += places[k] * values[k]
        out.append(gain)
    return out


def draw(mix: list[float], rng: Rng) -> i64:
    """A level by its share."""
    at: float = float(rng.below(1000000)) / 1000000.0
    level: i64
    for level in range(len(mix)):
        at -= mix[level]
        if at < 0.0:
            return level
    return 0
