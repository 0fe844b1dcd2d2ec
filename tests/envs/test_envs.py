"""What the peers' tests do not ask: luck, secrets, rewards, simultaneous choices, many games at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import numpy as np
import pytest
from tools.env_speed import aec_steps, rate, vector_steps

import pithead.envs
from pithead.core.chance import Rng
from pithead.core.errors import OptionError, PitheadError
from pithead.envs.lanes import Lanes
from pithead.envs.play import Play
from tests.envs.games import TABLES

MOST = [("rockwell", 4), ("dig_deep", 3), ("imperial_miners", 5)]


def random_game(play: Play, seed: int) -> Iterator[Play]:
    """The positions of a game that is chosen at random, the end included."""
    rng = Rng(seed)
    play.begin(seed)
    while play.seat >= 0:
        yield play
        play.choose(play.legal[rng.below(len(play.legal))])
    yield play


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_observation_is_all_that_a_seat_may_know_and_no_more(game: str, seats: int) -> None:
    rng, other = Rng(1), 0
    for number, play in enumerate(random_game(Play(game, seats), 3)):
        if number % 40 == 0:
            seat, truth = number // 40 % seats, play.state
            seen = play.observe(seat)
            play.state = truth.view(seat).determinize(rng)
            other += play.state.key() != truth.key()
            again = play.observe(seat)
            play.state = truth
            assert all(np.array_equal(seen[part], again[part]) for part in seen)
            assert np.flatnonzero(seen["action_mask"]).tolist() == list(truth.legal(seat))
    assert other or seats == 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_choosing_at_once_is_choosing_one_after_the_other(game: str, seats: int) -> None:
    """The same luck and the same choices lead to the same end; nobody's choice is lost."""
    env = pithead.envs.parallel(game, seats)
    observations, _ = env.reset(seed=5)
    alone = Play(game, seats)
    alone.begin(env.play.luck[1])
    rng, steps, together = Rng(2), 0, 0
    while env.agents:
        asked = [agent for agent in env.agents if not observations[agent]["action_mask"][env.wait]]
        together += len(asked) > 1
        actions = dict.fromkeys(env.agents, env.wait)
        for agent in asked:
            codes = np.flatnonzero(observations[agent]["action_mask"])
            actions[agent] = int(codes[rng.below(len(codes))])
            alone.choose_for(int(agent[-1]), actions[agent])
        observations, rewards, _, _, infos = env.step(actions)
        assert alone.state.key() == env.play.state.key()
        assert not any(infos.values())
        steps += 1
    assert list(rewards.values()) == alone.rewards()
    assert (together > 0) == (seats > 1 and game != "dig_deep")


@pytest.mark.parametrize(("game", "seats"), MOST)
def test_many_games_are_so_many_single_ones(game: str, seats: int) -> None:
    batch, rng = pithead.envs.vector(game, 3, seats, reward="score", skip_forced=True), Rng(4)
    batch.reset(seed=9)
    alone = Play(game, seats, reward="score", skip_forced=True)
    assert isinstance(batch.lanes, Lanes)
    games = batch.lanes.games
    alone.begin(games[1].luck[1])
    ended = 0
    while not ended:
        codes = batch.sample(rng)
        expected = alone.observe(alone.seat)
        assert np.array_equal(batch.observations[1], expected["observation"])
        assert np.array_equal(batch.masks[1], expected["action_mask"])
        assert (batch.seats_asked[1], batch.legal[1]) == (alone.seat, alone.legal)
        assert min(len(legal) for legal in batch.legal) > 1
        alone.choose(codes[1])
        batch.step(np.array(codes))
        assert batch.rewards[~batch.done].any() == 0
        ended += int(batch.done[1])
    assert batch.rewards[1].tolist() == alone.rewards() != [0] * seats
    assert games[1].state.round <= 1
    batch.step([legal[0] for legal in batch.legal])
    assert not batch.done[1] and not batch.rewards[1].any()


def test_games_are_the_same_over_any_number_of_processes() -> None:
    """Also where one of them gets fewer games, and where a choice is not legal."""
    one, three = (pithead.envs.vector("dig_deep", 4, 2, reward="score", processes=number) for number in (1, 3))
    rng, ended = Rng(3), 0
    try:
        for seed in (8, None):
            one.reset(seed)
            three.reset(seed)
            for step in range(600):
                assert np.array_equal(one.observations, three.observations) and np.array_equal(one.masks, three.masks)
                assert np.array_equal(one.seats_asked, three.seats_asked) and one.legal == three.legal
                assert np.array_equal(one.rewards, three.rewards) and np.array_equal(one.done, three.done)
                ended += int(one.done.sum())
                codes = one.sample(rng) if step != 99 else [-1] * 4
                one.step(codes)
                three.step(np.array(codes))
        assert ended > 8
    finally:
        three.close()
    with pytest.raises(PitheadError, match="has ended"):
        three.step([0] * 4)
    with pytest.raises(OptionError, match="over 1 to 4 processes"):
        pithead.envs.vector("dig_deep", 4, processes=5)


@pytest.mark.parametrize(("game", "seats"), MOST)
def test_rewards(game: str, seats: int) -> None:
    *_, play = random_game(Play(game, seats), 6)
    points = [play.state.standing(seat)[0] for seat in range(seats)]
    best = [seat for seat in range(seats) if play.state.standing(seat) == max(map(play.state.standing, range(seats)))]
    assert play.rewards() == [1 / len(best) if seat in best else 0 for seat in range(seats)]
    *_, play = random_game(Play(game, seats, reward="score"), 6)
    assert play.rewards() == points
    *_, play = random_game(Play(game, seats, reward="margin"), 6)
    assert play.rewards() == [mine - max(points[:i] + points[i + 1 :]) for i, mine in enumerate(points)]


def test_alone_the_score_counts() -> None:
    *_, play = random_game(Play("imperial_miners", 1), 6)
    assert play.rewards() == [play.state.standing(0)[0]]
    for reward in ("win", "margin"):
        with pytest.raises(OptionError, match="alone there is 'score'"):
            Play("imperial_miners", 1, reward=reward)
    with pytest.raises(OptionError, match="there is no reward 'gold'"):
        Play("rockwell", reward="gold")


@pytest.mark.parametrize(("game", "seats"), MOST)
def test_what_is_not_legal_ends_the_game(game: str, seats: int) -> None:
    env = pithead.envs.aec(game, seats)
    env.reset(seed=1)
    agent, mask = env.agent_selection, env.last()[0]["action_mask"]
    env.step(int(np.argmin(mask)))
    assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.agents}
    assert all(env.terminations.values()) and "illegal" in env.infos[agent]
    assert not env.observe(agent)["action_mask"].any()
    both = pithead.envs.parallel(game, seats)
    observations, _ = both.reset(seed=1)
    actions = {one: int(np.argmax(observations[one]["action_mask"])) for one in both.agents}
    _, rewards, ends, _, infos = both.step({**actions, "seat_1": int(np.argmin(observations["seat_1"]["action_mask"]))})
    assert rewards["seat_1"] == -1 and all(ends.values()) and infos["seat_1"] and not both.agents


@pytest.mark.parametrize(("game", "seats"), MOST)
def test_the_same_seed_is_the_same_luck_and_the_same_bots(game: str, seats: int) -> None:
    def line(seed: int) -> tuple[list[bytes], float]:
        env, rng, keys = pithead.envs.single(game, seats, ["apprentice"] * (seats - 1)), Rng(1), []
        observation, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert info["action_mask"] is env.action_masks()
            codes = np.flatnonzero(observation["action_mask"])
            assert len(codes) > 1
            observation, reward, over, _, info = env.step(int(codes[rng.below(len(codes))]))
            keys.append(observation["observation"].tobytes())
        return keys, reward

    assert line(1) == line(1)
    assert line(1)[0] != line(2)[0]


def test_opponents_fit_the_seats() -> None:
    with pytest.raises(OptionError, match="there are 2 opponents"):
        pithead.envs.single("dig_deep", 3, opponents=["pebble"])
    with pytest.raises(OptionError, match="seats from 0 to 2"):
        pithead.envs.single("dig_deep", 3, seat=3)


@pytest.mark.parametrize(("game", "seats"), MOST)
def test_a_position_in_words(game: str, seats: int) -> None:
    env = pithead.envs.aec(game, seats, render_mode="ansi")
    env.reset(seed=3)
    text = env.render()
    assert text is not None
    for code in env.play.legal:
        assert env.play.game.actions.format(code) in text
    *_, play = random_game(env.play, 3)
    assert f"{play.state.standing(0)[0]} points" in str(play.render("ansi", 0))
    assert pithead.envs.aec(game, seats).render() is None


def test_the_example_plays() -> None:
    assert 0 <= run_path(str(Path(__file__).parents[2] / "examples/single.py"))["main"](2) <= 1


def test_steps_are_counted() -> None:
    assert rate(aec_steps("dig_deep", 2), 0.01) > 0
    assert rate(vector_steps("dig_deep", 2, True), 0.01) > 0
