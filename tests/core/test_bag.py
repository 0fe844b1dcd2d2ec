"""Bags: what is in is known, what comes next is fair."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pithead.core import bag
from pithead.core.chance import Rng

COUNTS = st.lists(st.integers(0, 9), min_size=1, max_size=12)


@st.composite
def runs(draw: st.DrawFn) -> tuple[list[int], int, int]:
    """Counts with a stretch of them that is not empty."""
    counts = draw(COUNTS)
    start = draw(st.integers(0, len(counts) - 1))
    stop = draw(st.integers(start + 1, len(counts)))
    assume(sum(counts[start:stop]) > 0)
    return counts, start, stop


@given(COUNTS, st.integers(0, 12), st.integers(0, 12))
def test_total_counts_a_stretch(counts: list[int], start: int, length: int) -> None:
    stop = min(len(counts), start + length)
    assert bag.total(counts, start, stop) == sum(counts[start:stop])


@given(runs(), st.integers())
def test_a_pick_is_something_that_is_there(run: tuple[list[int], int, int], seed: int) -> None:
    counts, start, stop = run
    before = list(counts)
    i = bag.pick(counts, start, stop, Rng(seed))
    assert start <= i < stop
    assert counts[i] > 0
    assert counts == before, "a pick takes nothing out"


@given(runs())
def test_the_odds_are_those_of_the_counts(run: tuple[list[int], int, int]) -> None:
    counts, start, stop = run
    odds = bag.odds(counts, start, stop)
    n = sum(counts[start:stop])
    assert [i for i, _ in odds] == [i for i in range(start, stop) if counts[i]]
    assert all(p == counts[i] / n for i, p in odds)
    assert sum(p for _, p in odds) == pytest.approx(1)


def test_picks_come_as_often_as_the_odds_say() -> None:
    counts = [5, 1, 0, 4, 2, 7]
    rng = Rng(11)
    seen = [0] * 6
    for _ in range(12000):
        seen[bag.pick(counts, 1, 5, rng)] += 1
    assert (seen[0], seen[2], seen[5]) == (0, 0, 0)
    for i, p in bag.odds(counts, 1, 5):
        assert abs(seen[i] - 12000 * p) < 5 * (12000 * p * (1 - p)) ** 0.5


@given(runs(), st.integers())
def test_a_bag_drawn_empty_gives_everything_once(run: tuple[list[int], int, int], seed: int) -> None:
    counts, start, stop = run
    rng = Rng(seed)
    left = list(counts)
    drawn = [0] * len(counts)
    while bag.total(left, start, stop):
        i = bag.pick(left, start, stop, rng)
        left[i] -= 1
        drawn[i] += 1
    assert drawn[start:stop] == counts[start:stop]
