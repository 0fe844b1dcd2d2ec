"""Times of moves as counts in classes 5 % apart: they add up over games and machines, and tell percentiles to within
2.5 %.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import floor, log
from typing import TypeAlias

Histogram: TypeAlias = dict[int, int]  # class: moves in it

LEAST = 1e-6  # seconds: the first class ends here
STEP = log(1.05)


def class_of(seconds: float) -> int:
    return 0 if seconds <= LEAST else 1 + floor(log(seconds / LEAST) / STEP)


def seconds_of(number: int) -> float:
    """The middle of a class."""
    return LEAST * float(1.05 ** (number - 0.5))


def merged(parts: Iterable[Mapping[int, int]]) -> Histogram:
    total: Histogram = {}
    for part in parts:
        for number, count in part.items():
            total[number] = total.get(number, 0) + count
    return total


def percentile(times: Mapping[int, int], share: float) -> float:
    """Seconds that this share of the moves keeps within; 0 where there are none."""
    wanted = share * sum(times.values())
    seen = 0
    for number in sorted(times):
        seen += times[number]
        if seen >= wanted:
            return seconds_of(number)
    return 0.0
