"""Figures as words, and where they stand in a drawing."""

from __future__ import annotations

import re

import pytest

from pithead.lab.balance.page import words
from pithead.lab.balance.page.charts import Axis, Counted, Row, Series, bars, curves, histogram, intervals
from pithead.lab.balance.result import Estimate

PLACE = re.compile(r'(?:x|y|x1|x2|y1|y2|cx|cy|width|height)="(-?[0-9.]+)%"|(?:left|bottom):(-?[0-9.]+)%')


@pytest.mark.parametrize(
    ("value", "unit", "told"),
    [
        (-0.0001, "points", "0.0 points"),
        (1.24, "points", "+1.2 points"),
        (0.042, "points", "+0.04 points"),
        (-0.029, "share", "−2.9 percentage points"),
        (0.5, "changes", "+0.5 changes of the lead"),
    ],
)
def test_a_difference_has_a_sign_and_a_unit(value: float, unit: str, told: str) -> None:
    assert words.change(value, unit) == told


def test_an_interval_below_zero_is_told_with_a_word_between() -> None:
    assert words.between(0.2, 0.3, "share") == "20.0–30.0"
    assert words.between(-1.0, 2.0) == "−1.0 to 2.0"
    assert words.between(None, None) == "too few games"
    assert words.estimate(Estimate(40, 0.25, 0.2, 0.3)) == "25.0 % (20.0–30.0)"
    assert words.estimate(None) == "–"


@pytest.mark.parametrize(("seconds", "told"), [(0.2, "1 s"), (80, "80 s"), (600, "10 minutes"), (9000, "2.5 hours")])
def test_a_time_is_told_in_its_greatest_unit(seconds: float, told: str) -> None:
    assert words.duration(seconds) == told


def test_everything_stands_within_its_drawing() -> None:
    drawn = [
        intervals([Row("a", 0.3, -9.0, 9.0, "0.3"), Row("b", 0.0, 0.0, 0.0, "0", margin=0.03)], 0.25, words.percents),
        intervals([Row("one", 5.0, 5.0, 5.0, "5")], None, words.axis),
        bars([("a", -3.0, "-3"), ("b", 12.0, "12")], words.axis),
        curves(
            [Series("a", [(0.1, 0.2), (0.9, 0.8)], [(0.1, 0.3), (0.7, 0.9)])], "x", "y", words.axis, words.axis, 0.25
        ),
        histogram([Counted("a", {-40: 3, 1000: 1}), Counted("b", {7: 2})], "points"),
    ]
    for one in drawn:
        places = [float(first or second) for first, second in PLACE.findall(one)]
        assert places and all(0 <= place <= 100.01 for place in places)


def test_many_values_are_put_together_in_round_classes() -> None:
    drawn = histogram([Counted("a", dict.fromkeys(range(3, 240), 1))], "choices")
    assert drawn.count("<rect") == 24
    assert '<span style="left:0.00%">0</span>' in drawn


def test_an_axis_has_round_marks_around_its_values() -> None:
    axis = Axis.over([0.13, 0.87, float("inf")], words.percents)
    assert axis.marks[0] <= 0.13 and axis.marks[-1] >= 0.87
    assert axis.at(-5.0) == 0 and axis.at(5.0) == 100
