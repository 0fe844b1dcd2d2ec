"""Positions in words and as pictures: what an audience sees, and nothing that it does not."""

from __future__ import annotations

import numpy as np
import pytest

import pithead.envs
from pithead.core.api import OVER, SPECTATOR
from pithead.core.chance import Rng
from pithead.core.errors import OptionError
from pithead.envs.play import RENDERS, Play
from tests.envs.games import TABLES

MOST = [("rockwell", 4), ("dig_deep", 3), ("imperial_miners", 5)]


def random_play(game: str, seats: int, seed: int, steps: int) -> Play:
    """A game that is chosen at random for so many steps, or to its end."""
    play, rng = Play(game, seats), Rng(seed)
    play.begin(seed)
    while play.seat != OVER and steps > 0:
        play.choose(play.legal[rng.below(len(play.legal))])
        steps -= 1
    return play


def shown(play: Play, mode: str, seat: int) -> bytes:
    """What is rendered, to compare."""
    made = play.render(mode, seat)
    return made.encode() if isinstance(made, str) else np.asarray(made).tobytes()


@pytest.mark.parametrize("mode", RENDERS)
@pytest.mark.parametrize(("game", "seats"), MOST)
def test_worlds_that_an_audience_cannot_tell_apart_look_the_same(game: str, seats: int, mode: str) -> None:
    """Of seats and of spectators; and seats do see more than spectators where there are secrets."""
    rng, others, more = Rng(1), 0, 0
    for number, steps in enumerate((8, 30, 100, 300) if mode == "ansi" else (30, 300)):
        play = random_play(game, seats, number, steps)
        truth = play.state
        for audience in (SPECTATOR, number % seats):
            seen = shown(play, mode, audience)
            play.state = truth.view(audience).determinize(rng)
            others += play.state.key() != truth.key()
            assert shown(play, mode, audience) == seen
            play.state = truth
            more += mode == "ansi" and audience != SPECTATOR and seen != shown(play, mode, SPECTATOR)
    assert others and (more or mode != "ansi")


@pytest.mark.parametrize(("game", "seats"), MOST)
def test_a_picture_changes_with_the_game(game: str, seats: int) -> None:
    early, late = (random_play(game, seats, 2, steps).render("rgb_array", 0) for steps in (5, 200))
    for picture in (early, late):
        assert isinstance(picture, np.ndarray) and picture.shape == (630, 1200, 3) and picture.dtype == np.uint8
        assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 50
    assert not np.array_equal(np.asarray(early), np.asarray(late))


@pytest.mark.parametrize(
    ("game", "seats", "mode"), [*((*one, "ansi") for one in TABLES), *((*one, "rgb_array") for one in MOST)]
)
def test_environments_show_whoever_must_choose(game: str, seats: int, mode: str) -> None:
    aec = pithead.envs.aec(game, seats, render_mode=mode)
    aec.reset(seed=4)
    assert same(aec.render(), aec.play.render(mode, aec.play.seat))
    aec.step(-1)  # not legal: the game is over
    assert same(aec.render(), aec.play.render(mode, SPECTATOR))
    parallel = pithead.envs.parallel(game, seats, render_mode=mode)
    parallel.reset(seed=4)
    assert same(parallel.render(), parallel.play.render(mode, SPECTATOR))
    single = pithead.envs.single(game, seats, opponents="pebble", seat=seats - 1, render_mode=mode)
    single.reset(seed=4)
    assert same(single.render(), single.play.render(mode, seats - 1))
    assert aec.metadata["render_modes"] == parallel.metadata["render_modes"] == [*RENDERS]
    assert single.metadata["render_modes"] == [*RENDERS]


def same(one: object, other: object) -> bool:
    return type(one) is type(other) and np.array_equal(np.asarray(one), np.asarray(other))


def test_words_of_spectators_have_no_choices() -> None:
    play = random_play("rockwell", 3, 1, 30)
    words = str(play.render("ansi", SPECTATOR))
    assert "as spectators see it" in words.splitlines()[0] and "choices:" not in words
    assert "choices:" in str(play.render("ansi", play.seat))


def test_a_mode_that_there_is_not_is_told() -> None:
    for make in (pithead.envs.aec, pithead.envs.parallel, pithead.envs.single):
        with pytest.raises(OptionError, match="there is no render mode 'human': there is ansi, rgb_array"):
            make("dig_deep", render_mode="human")
        assert make("dig_deep").render() is None
