"""Verdicts: few false alarms however often one looks, real differences found at the price that was told."""

from __future__ import annotations

import random
from math import inf

import pytest

from pithead.lab.balance.verdicts import (
    FEWEST,
    Observed,
    Verdict,
    games_for,
    holm,
    judge,
    p_value,
    radius,
    smallest_effect,
)


def looks(values: list[float], planned: int) -> list[Observed]:
    return [Observed.of(values[:n]) for n in range(FEWEST, len(values) + 1, 10)]


def test_whoever_looks_after_every_few_games_is_hardly_ever_fooled() -> None:
    fooled = missed = 0
    for seed in range(200):
        luck = random.Random(seed)
        values = [luck.gauss(0, 3) for _ in range(400)]
        seen = looks(values, 400)
        fooled += any(p_value(one, 400) <= 0.05 for one in seen)
        missed += any(abs(one.mean) > radius(one, 400) for one in seen)
    assert fooled <= 15 and missed <= 15, "at most one in twenty, with room for luck: 200 × 0.05 + 2 deviations"


def test_a_difference_is_found_at_the_price_that_was_told() -> None:
    games = games_for(1.0, 3.0)
    assert smallest_effect(games, 3.0) <= 1.0 < smallest_effect(int(games * 0.8), 3.0)
    found = 0
    for seed in range(50):
        luck = random.Random(seed)
        values = [luck.gauss(1.5, 3) for _ in range(games)]
        found += judge({"x": Observed.of(values)}, {"x": 0.1}, games)["x"].verdict is Verdict.MORE
    assert found >= 45


def test_no_difference_is_a_finding_and_not_the_lack_of_one() -> None:
    luck = random.Random(1)
    values = [luck.gauss(0, 1) for _ in range(5000)]
    few, many = Observed.of(values[:40]), Observed.of(values)
    assert judge({"x": few}, {"x": 0.1}, 5000)["x"].verdict is Verdict.OPEN
    assert judge({"x": few}, {"x": 0.1}, 5000)["x"].wanted > 40
    assert judge({"x": many}, {"x": 0.1}, 5000)["x"].verdict is Verdict.SAME
    nothing = judge({"x": Observed.of([0.0] * 100)}, {"x": 0.1}, 100)["x"]
    assert nothing.verdict is Verdict.SAME


def test_a_difference_too_small_to_matter_is_none() -> None:
    luck = random.Random(2)
    values = [luck.gauss(0.05, 0.1) for _ in range(5000)]
    judged = judge({"x": Observed.of(values)}, {"x": 0.2}, 5000)["x"]
    assert judged.p < 0.001 and judged.verdict is Verdict.SAME


def test_many_figures_are_corrected() -> None:
    assert holm({"a": 0.01, "b": 0.04, "c": 0.9}) == {"a"}
    assert holm({"a": 0.01, "b": 0.02, "c": 0.04}) == {"a", "b", "c"}
    assert holm({}) == set()
    alarms = 0
    for seed in range(40):
        luck = random.Random(seed)
        figures = {str(i): Observed.of([luck.gauss(0, 1) for _ in range(200)]) for i in range(40)}
        judged = judge(figures, dict.fromkeys(figures, 0.01), 200)
        alarms += any(one.verdict in (Verdict.MORE, Verdict.LESS) for one in judged.values())
    assert alarms <= 6


@pytest.mark.parametrize("values", [[], [1.0], [1.0] * (FEWEST - 1)])
def test_of_a_handful_of_games_nothing_is_said(values: list[float]) -> None:
    observed = Observed.of(values)
    assert p_value(observed, 100) == 1.0 and radius(observed, 100) == inf
    assert judge({"x": observed}, {"x": 0.5}, 100)["x"].verdict is Verdict.OPEN
