"""The foreman's auction: a mixed strategy for an all-pay auction of places in the order, and what a bid is paid with.

Everybody is taken to value the places alike. Each may bid some levels of value as far as the public ledger lets him;
regret matching finds how often each level should be bid, so that nobody would gain by another habit. Some of the
others' bids are taken to be casual instead: anything up to a part of what they have.

A level is an object because its numbers change tens of thousands of times: compiled attributes are plain doubles.
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


class Level:
    """One level of value that a bidder may bid.

    regret  for not having bid it
    habit   how often it was bid so far, later rounds counting more
    share   how often it is bid now
    below   how often the others see him bid less
    upto    how often they see him bid this or less
    gain    what it brings while the others keep to their strategies
    """

    def __init__(self) -> None:
        self.regret: float = 0.0
        self.habit: float = 0.0
        self.share: float = 0.0
        self.below: float = 0.0
        self.upto: float = 0.0
        self.gain: float = 0.0


class Bidder:
    """One company in the auction: `most` and `casual` are the highest levels of its purse and of a casual bid."""

    most: i64
    casual: i64
    levels: list[Level]

    def __init__(self, purse: i64, step: i64) -> None:
        self.most = min(purse // step, LEVELS - 1)
        self.casual = min(purse // CASUAL // step, LEVELS - 1)
        self.levels = [Level() for _ in range(LEVELS)]

    def decide(self, casual: float) -> None:
        """Bid in proportion to the regrets, or any affordable level where there are none; the others see a share of
        casual bids besides.
        """
        total: float = 0.0
        for level in self.levels:
            total += level.regret
        any_level: float = 1.0 / float(self.most + 1)
        for a, level in enumerate(self.levels):
            if total > 0.0:
                level.share = level.regret / total
            else:
                level.share = any_level if a <= self.most else 0.0
        self.show(casual)

    def show(self, casual: float) -> None:
        """What the others see of its shares."""
        any_casual: float = casual / float(self.casual + 1)
        below: float = 0.0
        for a, level in enumerate(self.levels):
            level.below = below
            below += (1.0 - casual) * level.share + (any_casual if a <= self.casual else 0.0)
            level.upto = below

    def learn(self, weight: float) -> None:
        """Regret what would have gained more than the mean."""
        mean: float = 0.0
        for level in self.levels:
            mean += level.share * level.gain
        for a, level in enumerate(self.levels):
            level.habit += weight * level.share
            if a <= self.most:
                level.regret = max(0.0, level.regret + level.gain - mean)


def mixture(
    values: list[float], purses: Ints, step: i64, price: float, casual: float, me: i64, rounds: i64 = ROUNDS
) -> list[float]:
    """How often the bidder `me` should bid each level; see `mixtures`."""
    return mixtures(values, purses, step, price, casual, rounds)[me]


def mixtures(
    values: list[float], purses: Ints, step: i64, price: float, casual: float, rounds: i64
) -> list[list[float]]:
    """How often each bidder should bid each level.

    values  points for each place in the order, the first one first
    purses  hundreds that each bidder can bid at most, by his place before the auction (who is ahead wins a tie)
    step    hundreds between two levels
    price   points that a hundred costs
    casual  share of the others' bids that follow no strategy
    rounds  of regret matching
    """
    bidders = [Bidder(purse, step) for purse in purses]
    turn: i64
    i: i64
    for turn in range(rounds):
        for bidder in bidders:
            bidder.decide(casual)
        for i in range(len(bidders)):
            _weigh(bidders, i, values, float(step), price)
            bidders[i].learn(float(turn + 1))
    out: list[list[float]] = []
    for bidder in bidders:
        total: float = 0.0
        for level in bidder.levels:
            total += level.habit
        out.append([level.habit / total for level in bidder.levels])
    return out


def exploitability(mixes: list[list[float]], values: list[float], purses: Ints, step: i64, price: float) -> float:
    """The most that any bidder would gain, in points, by another level while the others keep to these mixtures."""
    bidders = [Bidder(purse, step) for purse in purses]
    i: i64
    for i in range(len(bidders)):
        for a, level in enumerate(bidders[i].levels):
            level.share = mixes[i][a]
        bidders[i].show(0.0)
    most: float = 0.0
    for i in range(len(bidders)):
        _weigh(bidders, i, values, float(step), price)
        mean: float = 0.0
        best: float = -1e9
        for a, level in enumerate(bidders[i].levels):
            mean += level.share * level.gain
            if a <= bidders[i].most and level.gain > best:
                best = level.gain
        most = max(most, best - mean)
    return most


def _weigh(bidders: list[Bidder], i: i64, values: list[float], step: float, price: float) -> None:
    """What each level brings a bidder on average while the others keep to their strategies."""
    n: i64 = len(bidders)
    third: float = values[2] if n > 2 else 0.0
    fourth: float = values[3] if n > 3 else 0.0
    a: i64
    j: i64
    for a in range(LEVELS):
        at_1: float = 1.0  # chance of each place
        at_2: float = 0.0
        at_3: float = 0.0
        at_4: float = 0.0
        for j in range(n):
            if j == i:
                continue
            other = bidders[j].levels[a]
            behind: float = other.upto if i < j else other.below
            ahead: float = 1.0 - behind
            at_4 = at_4 * behind + at_3 * ahead
            at_3 = at_3 * behind + at_2 * ahead
            at_2 = at_2 * behind + at_1 * ahead
            at_1 = at_1 * behind
        cost: float = float(a) * step * price
        bidders[i].levels[a].gain = -cost + at_1 * values[0] + at_2 * values[1] + at_3 * third + at_4 * fourth


def draw(mix: list[float], rng: Rng) -> i64:
    """A level by its share."""
    at: float = float(rng.below(1000000)) / 1000000.0
    level: i64
    for level in range(len(mix)):
        at -= mix[level]
        if at < 0.0:
            return level
    return 0
