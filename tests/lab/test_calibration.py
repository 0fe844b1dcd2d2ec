"""Chances that come true, and chances that do not."""

from __future__ import annotations

from math import erf, sqrt

import numpy as np
import pytest

from pithead.bots.temperature import softmax
from pithead.core.errors import OptionError
from pithead.lab.balance.page.charts import Series
from pithead.lab.calibration import Floats, Origin, calibrate, judge_game, thirds
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


def walk(games: int, steps: int, seed: int) -> tuple[Floats, Floats, Origin]:
    """Positions of games of two whose chances are right at every step: a walk, won by who is ahead at its end. Every
    second position is told from the other seat.
    """
    rng = np.random.default_rng(seed)
    path = np.cumsum(rng.normal(size=(games, steps + 1)), axis=1)
    left = np.sqrt(np.arange(steps, 0, -1))
    first = np.vectorize(lambda x: (1 + erf(x / sqrt(2))) / 2)(path[:, :steps] / left)
    won = np.repeat(path[:, -1:] > 0, steps, axis=1).astype(np.float64)
    seat = np.tile(np.arange(steps) % 2, (games, 1))
    told = [np.where(seat == 0, one, 1 - one).ravel() for one in (first, won)]
    chances, shares = (np.stack([one, 1 - one], axis=1) for one in told)
    return chances, shares, Origin(np.repeat(np.arange(games), steps) + 700, seat.ravel())


@pytest.mark.parametrize("games", [100, 400])
def test_the_error_of_an_ideal_judge_is_what_one_shows(games: int) -> None:
    found = []
    for seed in range(12):
        chances, shares, origin = walk(games, 20, seed)
        found.append(calibrate(chances, shares, "net", 2, "whole game", origin))
    shown, said = (np.mean([getattr(one, name) for one in found]) for name in ("error", "ideal"))
    assert shown == pytest.approx(said, rel=0.35)
    assert sum(one.error <= one.ideal_high for one in found) >= 9
    assert all(one.games == games and one.low <= one.error for one in found)
    assert np.mean([one.low for one in found]) < 0.01 < np.mean([one.high for one in found])


def test_an_error_that_many_games_show_is_none_of_luck() -> None:
    chances, shares, origin = walk(400, 20, 1)
    boast = calibrate(softmax(2 * np.log(np.clip(chances, 1e-9, 1))), shares, "net", 2, "whole game", origin)
    assert boast.error > boast.ideal_high and 0.03 < boast.low < boast.error < boast.high
    apart = calibrate(chances, shares, "net", 2, "whole game")
    together = calibrate(chances, shares, "net", 2, "whole game", origin)
    assert together.ideal > 1.5 * apart.ideal, "positions of one game share its result"


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


def test_one_number_of_players_can_be_judged_alone() -> None:
    found = judge_game("imperial_miners", 2, 1, None, seats=2)
    assert {(one.judge, one.seats) for one in found} == {("net", 2), ("foreman", 2)}
    assert all(one.games <= 2 for one in found)
    with pytest.raises(OptionError, match="2 to 5 players, not with 1"):
        judge_game("imperial_miners", 2, 1, None, seats=1)
