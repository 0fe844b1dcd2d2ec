"""Chances that come true, and chances that do not."""

from __future__ import annotations

import numpy as np
import pytest

from pithead.bots.net import softmax
from pithead.lab.balance.page.charts import Series
from pithead.lab.calibration import Floats, calibrate, thirds
from pithead.lab.picture import curves
from pithead.lab.selfplay import Samples


def drawn(chances: Floats, seed: int) -> Floats:
    """Winners, drawn by the chances."""
    rng = np.random.default_rng(seed)
    winners = (rng.random(len(chances))[:, None] > chances.cumsum(axis=1)).sum(axis=1)
    return np.asarray(np.eye(chances.shape[1])[np.minimum(winners, chances.shape[1] - 1)], dtype=np.float64)


@pytest.mark.parametrize("seed", [1, 2])
def test_honest_chances_have_no_error_and_boasts_have_one(seed: int) -> None:
    logits = np.random.default_rng(seed).normal(size=(20_000, 4))
    chances = softmax(logits)
    shares = drawn(chances, seed)
    honest = calibrate(chances, shares, "net", 4, "whole game")
    boast = calibrate(softmax(3 * logits), shares, "net", 4, "whole game")
    assert honest.error < 0.01 < 0.05 < boast.error
    assert honest.log_loss < boast.log_loss
    assert sum(one.seats for one in honest.curve) == 80_000
    assert all(abs(one.expected - one.won) < 0.05 for one in honest.curve if one.seats > 500)


def test_a_game_is_divided_into_thirds_by_its_own_length() -> None:
    about = np.array([[7, 4, 0, i, r] for i, r in enumerate((1, 2, 3, 4, 5, 6))] + [[8, 4, 0, 0, 1], [8, 4, 0, 1, 3]])
    none = np.zeros((len(about), 1))
    floats = none.astype(np.float32)
    samples = Samples(none.astype(np.int16), floats, floats, floats, about.astype(np.int32))
    assert thirds(samples).tolist() == [0, 0, 1, 1, 2, 2, 0, 2]


def test_a_picture_names_its_curves_and_stays_inside() -> None:
    text = curves("a < b", [Series("one", [(0, 1), (1, 2)]), Series("two", [(0, 2), (1, 2)])], "across", "upwards")
    assert "a &lt; b" in text
    assert text.count("<path") == 2 * 2  # each with its key
    assert ">one<" in text and ">two<" in text
