"""Verdicts that hold whenever one looks: better, worse, no difference, cannot tell.

A figure is observed game by game, and may be looked at after every game: intervals and p-values are those of a
confidence sequence (a normal mixture), which stay valid however often and by whatever rule one stops. Of many figures
judged at once, Holm's correction keeps the chance of a single false alarm at ALPHA. "No difference" is a finding of its
own: the whole interval lies within a margin that does not matter. What is left is "cannot tell", with the number of
games that would tell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import ceil, exp, fsum, inf, log, sqrt

ALPHA = 0.05
FEWEST = 30  # observations before anything is said: the spread itself must be known


class Verdict(StrEnum):
    MORE = "more"
    LESS = "less"
    SAME = "no difference"
    OPEN = "cannot tell"


@dataclass(frozen=True)
class Observed:
    """A figure over games: differences of pairs, or distances from what it ought to be."""

    n: int
    mean: float
    deviation: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Observed:
        n = len(values)
        mean = fsum(values) / n if n else 0.0
        variance = fsum((value - mean) ** 2 for value in values) / (n - 1) if n > 1 else 0.0
        return cls(n, mean, sqrt(variance))

    @classmethod
    def sparse(cls, n: int, values: Sequence[float]) -> Observed:
        """Of n games those values, and nothing in all others."""
        mean = fsum(values) / n if n else 0.0
        squares = fsum((value - mean) ** 2 for value in values) + (n - len(values)) * mean * mean
        return cls(n, mean, sqrt(squares / (n - 1)) if n > 1 else 0.0)


@dataclass(frozen=True)
class Judged:
    """A verdict with what it rests on.

    p       the chance that a figure without any difference ever stands out like this; not corrected
    wanted  of a figure that is open: how many games would tell, if it is what it seems to be
    """

    observed: Observed
    margin: float
    low: float
    high: float
    p: float
    verdict: Verdict
    wanted: int = 0


def mixture(planned: int, alpha: float = ALPHA) -> float:
    """The square of the mixture's scale that makes the interval narrowest around so many observations."""
    return (-2 * log(alpha) + log(-2 * log(alpha) + 1)) / max(1, planned)


def radius(observed: Observed, planned: int, alpha: float = ALPHA) -> float:
    """Half of the width of the interval that holds at every look together with a chance of 1 - alpha."""
    if observed.n < FEWEST:
        return inf
    m, n = mixture(planned), observed.n
    return observed.deviation * sqrt(2 * (n * m + 1) / (n * n * m) * log(sqrt(n * m + 1) / alpha))


def p_value(observed: Observed, planned: int) -> float:
    """Always valid: the chance that the evidence against "no difference at all" ever gets this strong without one."""
    if observed.n < FEWEST:
        return 1.0
    if observed.deviation == 0:
        return 1.0 if observed.mean == 0 else 0.0
    m, n = mixture(planned), observed.n
    total = n * observed.mean / observed.deviation
    grade = m * total * total / (2 * (n * m + 1)) - log(n * m + 1) / 2
    return min(1.0, exp(-grade)) if grade > 0 else 1.0


def holm(p_values: Mapping[str, float], alpha: float = ALPHA) -> set[str]:
    """Those that stand out, with a chance of alpha for even one false alarm among all."""
    out: set[str] = set()
    ordered = sorted(p_values, key=lambda name: p_values[name])
    for rank, name in enumerate(ordered):
        if p_values[name] > alpha / (len(ordered) - rank):
            break
        out.add(name)
    return out


def judge(
    figures: Mapping[str, Observed],
    margins: Mapping[str, float],
    planned: int,
    alpha: float = ALPHA,
    beyond: bool = False,
) -> dict[str, Judged]:
    """A verdict on each figure; `margins` say from where on a difference matters, `alpha` is the chance of a false
    alarm among all of them.

    A difference that stands out but lies within its margin is "no difference": it is there, and does not matter. With
    `beyond` it stands out only where it is larger than the margin.
    """
    p_values = {
        name: p_value(_outside(one, margins[name]) if beyond else one, planned) for name, one in figures.items()
    }
    clear = holm(p_values, alpha)
    out: dict[str, Judged] = {}
    for name, observed in figures.items():
        margin, around = margins[name], radius(observed, planned)
        low, high = observed.mean - around, observed.mean + around
        wanted = 0
        if observed.n >= FEWEST and -margin <= low and high <= margin:
            verdict = Verdict.SAME
        elif name in clear:
            verdict = Verdict.MORE if observed.mean > 0 else Verdict.LESS
        else:
            verdict = Verdict.OPEN
            size = abs(observed.mean)
            effect = max(abs(size - margin), margin / 2) if beyond else max(margin, size)
            wanted = max(games_for(effect, observed.deviation, len(figures)), observed.n + 1)
        out[name] = Judged(observed, margin, low, high, p_values[name], verdict, wanted)
    return out


def _outside(observed: Observed, margin: float) -> Observed:
    """How far a figure is beyond its margin."""
    return Observed(observed.n, max(0.0, abs(observed.mean) - margin), observed.deviation)


def smallest_effect(games: int, deviation: float, figures: int = 1) -> float:
    """The least difference that so many games find, if all of so many figures are judged at once."""
    return radius(Observed(games, 0.0, deviation), games, ALPHA / max(1, figures)) if games >= FEWEST else inf


def games_for(effect: float, deviation: float, figures: int = 1) -> int:
    """How many games find a difference of that size: the price of an answer, told beforehand."""
    if deviation == 0:
        return FEWEST
    if effect <= 0:
        return 0
    games = FEWEST
    while smallest_effect(games, deviation, figures) > effect:
        games = ceil(games * 1.1)
    return games
