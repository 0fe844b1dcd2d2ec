"""Shares and means with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt

Z95 = 1.959963984540054  # two-sided 95 %


@dataclass(frozen=True)
class Share:
    """A share of wins and its 95 % interval."""

    share: float
    low: float
    high: float


def wilson(p: float, n: float) -> Share:
    """The share `p` of `n` games with Wilson's interval."""
    centre = p + Z95 * Z95 / (2 * n)
    spread = Z95 * sqrt(p * (1 - p) / n + Z95 * Z95 / (4 * n * n))
    scale = 1 + Z95 * Z95 / n
    low = (centre - spread) / scale if p > 0 else 0.0
    high = (centre + spread) / scale if p < 1 else 1.0
    return Share(p, low, high)


def share_of(wins: Sequence[float]) -> Share:
    """The mean of values from 0 to 1 with Wilson's interval, which for shared wins is a little too wide, never too
    narrow.
    """
    return wilson(min(1.0, fsum(wins) / len(wins)), len(wins))


@dataclass(frozen=True)
class Mean:
    """A mean and its 95 % interval; of a single value the interval is that value."""

    mean: float
    low: float
    high: float


def mean_of(values: Sequence[float]) -> Mean:
    """The mean with its normal interval; `values` must not be empty."""
    n = len(values)
    mean = fsum(values) / n
    spread = Z95 * sqrt(fsum((v - mean) ** 2 for v in values) / (n - 1) / n) if n > 1 else 0.0
    return Mean(mean, mean - spread, mean + spread)


def share_by_block(blocks: Sequence[float]) -> Share:
    """The mean of block means with Wilson's interval for as many games as the scatter of the blocks is worth.

    The games of a block are not independent, its mean is one observation. Where all blocks are equal each counts as one
    game: too
    wide, never too narrow. At least 30 blocks are wanted for the interval to mean what it says.
    """
    n = len(blocks)
    p = min(1.0, max(0.0, fsum(blocks) / n))
    variance = fsum((b - p) ** 2 for b in blocks) / (n - 1) / n if n > 1 else 0.0
    return wilson(p, p * (1 - p) / variance if variance > 0 and 0 < p < 1 else n)
