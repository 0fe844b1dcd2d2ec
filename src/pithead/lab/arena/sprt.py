"""A sequential test of a win share on block means.

The generalised test of Michel Van den Bergh, as chess engines are tested: the log-likelihood ratio of p1 against p0 of
a normal mean whose
variance is that of the blocks so far. The variance starts from one imaginary block of a single game, so that equal
first blocks decide
nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

ERROR = 0.05  # of either kind
FEWEST = 16  # blocks before anything is decided


@dataclass(frozen=True)
class Verdict:
    """What the test says after `blocks` blocks: "accept" for p1, "reject" for p0, or "undecided"."""

    p0: float
    p1: float
    decision: str
    ratio: float  # log-likelihood ratio
    low: float  # at or below it p0 stands
    high: float  # at or above it p1 stands
    blocks: int


class Sprt:
    """Takes block means in order; the first decision stands."""

    def __init__(self, p0: float, p1: float) -> None:
        self.p0, self.p1 = p0, p1
        self.high = log((1 - ERROR) / ERROR)
        self.n, self.sum, self.squares = 0, 0.0, 0.0

    def add(self, mean: float) -> Verdict:
        self.n += 1
        self.sum += mean
        self.squares += mean * mean
        return self.verdict()

    def verdict(self) -> Verdict:
        middle = (self.p0 + self.p1) / 2
        if self.n == 0:
            return Verdict(self.p0, self.p1, "undecided", 0.0, -self.high, self.high, 0)
        mean = self.sum / self.n
        variance = (max(0.0, self.squares - self.n * mean * mean) + middle * (1 - middle)) / self.n
        ratio = self.n * (self.p1 - self.p0) * (mean - middle) / variance
        decision = "undecided"
        if self.n >= FEWEST and abs(ratio) >= self.high:
            decision = "accept" if ratio > 0 else "reject"
        return Verdict(self.p0, self.p1, decision, ratio, -self.high, self.high, self.n)
