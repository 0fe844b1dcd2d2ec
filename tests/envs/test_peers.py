"""The tests that PettingZoo and Gymnasium have for environments, on every game and number of seats."""

from __future__ import annotations

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import pithead.envs
from tests.conftest import Amount
from tests.envs.games import TABLES

pytestmark = pytest.mark.parametrize(("game", "seats"), TABLES)


@pytest.mark.filterwarnings("ignore:Observation")  # it is a dict with a mask, no array
def test_one_after_the_other(game: str, seats: int, amount: Amount) -> None:
    api_test(pithead.envs.aec(game, seats, render_mode="ansi"), amount(20, 1000))
    seed_test(lambda: pithead.envs.aec(game, seats), amount(20, 1000))


def test_at_once(game: str, seats: int, amount: Amount) -> None:
    parallel_api_test(pithead.envs.parallel(game, seats), amount(20, 2000))
    parallel_seed_test(lambda: pithead.envs.parallel(game, seats), amount(20, 1000))


def test_pictures_and_words(game: str, seats: int) -> None:
    """PettingZoo asks for the mode "human" too, and then leaves it: nothing here opens a window."""
    render_test(lambda render_mode: pithead.envs.aec(game, seats, render_mode=human_is_none(render_mode)))


def human_is_none(mode: str) -> str | None:
    return None if mode == "human" else mode


def test_a_seat_among_bots(game: str, seats: int) -> None:
    made = gymnasium.make(
        pithead.envs.env_ids()[game], seats=seats, opponents="pebble", render_mode="ansi", disable_env_checker=True
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # what is found in other render modes is only warned of
        check_env(made.unwrapped)
