"""Multisets with late binding: decks, dice bags, face-down tiles.

A bag is a run of counts in a flat int list. What is in it is known; which one comes next is not decided
before somebody sees it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.chance import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints


def total(counts: Ints, start: i64, stop: i64) -> i64:
    """How many things lie in counts[start:stop]."""
    n: i64 = 0
    i: i64
    for i in range(start, stop):
        n += counts[i]
    return n


def pick(counts: Ints, start: i64, stop: i64, rng: Rng) -> i64:
    """The index of one thing drawn at random from counts[start:stop], which must not be empty; takes nothing out."""
    r: i64 = rng.below(total(counts, start, stop))
    i: i64
    for i in range(start, stop):
        r -= counts[i]
        if r < 0:
            return i
    raise AssertionError("a pick beyond the end of the bag")


def odds(counts: Ints, start: i64, stop: i64) -> list[tuple[int, float]]:
    """Each index that can be picked, with its probability."""
    n = int(total(counts, start, stop))
    return [(i, int(counts[i]) / n) for i in range(int(start), int(stop)) if counts[i] > 0]
