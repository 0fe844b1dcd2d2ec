"""OpenSpiel's own tests on every game and number of players, and what they do not ask."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

from pithead.core.api import OVER
from pithead.core.chance import Rng
from tests.envs.games import TABLES

pytestmark = pytest.mark.deep  # OpenSpiel is installed for `make deep` alone

FEW = [("rockwell", 2), ("dig_deep", 2), ("imperial_miners", 2)]


def load(game: str, players: int, **options: int) -> Any:
    import pyspiel

    import pithead.envs.spiel  # noqa: F401

    given = "".join(f",{name}={value}" for name, value in options.items())
    return pyspiel.load_game(f"pithead_{game}(players={players}{given})")


def play(state: Any, rng: random.Random, steps: int = 100_000) -> Any:
    """Choose and draw at random; each outcome of chance as often as it should be."""
    while not state.is_terminal() and steps:
        if state.is_chance_node():
            codes, odds = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(odds) - 1) < 1e-9
            state.apply_action(rng.choices(codes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_games(game: str, seats: int) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_a_position_is_told_by_its_history(game: str, seats: int) -> None:
    import pyspiel

    spiel = load(game, seats)
    state = play(spiel.new_initial_state(), random.Random(1), 100)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))
    assert again.history() == state.history() and str(again) == str(state)
    copy = state.clone()
    play(copy, random.Random(2))
    assert str(again) == str(state) != str(copy)
    assert sum(copy.returns()) == pytest.approx(1)
    assert copy.position.actor() == OVER and copy.move_number() < spiel.max_game_length()
    assert pickle.loads(pickle.dumps(spiel)).num_players() == seats


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_what_a_player_may_not_know_is_in_no_string_and_no_tensor(game: str, seats: int) -> None:
    """In a world that a player cannot tell from the true one it sees the same."""
    state, rng, other = load(game, seats).new_initial_state(), random.Random(3), 0
    for _ in range(12):
        play(state, rng, 40)
        if state.is_terminal():
            break
        for player in range(seats):
            world = state.clone()
            world.position = state.position.view(player).determinize(Rng(5))
            other += world.position.key() != state.position.key()
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
    assert other


@pytest.mark.parametrize("game", ["rockwell", "imperial_miners"])
def test_what_others_have_chosen_in_secret_is_not_recalled(game: str) -> None:
    """Two choices that look the same to somebody who has yet to choose leave the same information state."""
    state, rng, alike = load(game, 2).new_initial_state(), random.Random(3), 0
    for _ in range(150):
        play(state, rng, 1)
        if state.is_terminal() or state.position.waiting() != 3:
            continue
        first, second = (state.child(code) for code in (state.legal_actions()[0], state.legal_actions()[-1]))
        if first.history() != second.history() and first.position.view(1).key() == second.position.view(1).key():
            alike += 1
            assert first.information_state_string(1) == second.information_state_string(1)
            assert first.information_state_tensor(1) == second.information_state_tensor(1)
            assert first.information_state_string(0) != second.information_state_string(0)
    assert alike > 5


def test_a_throw_is_single_dice() -> None:
    state, rng, dice = load("dig_deep", 2).new_initial_state(), random.Random(4), 0
    while not state.is_terminal() and dice < 100:
        before = state.position.key()
        if state.is_chance_node() and state.action_to_string(-1, 0) == "die 1":
            assert state.chance_outcomes() == [(face, 1 / 6) for face in range(6)]
            dice += 1
        play(state, rng, 1)
        assert not state.parts or state.position.key() == before
    rolled = [line for line in state.known[0].splitlines() if line.startswith("rolled")]
    assert dice >= 100 and len(rolled) > 5 and len(set(rolled)) > 5


def test_options_are_parameters() -> None:
    short, long = (load("rockwell", 2, turn_limit=limit) for limit in (1, 12))
    turns = [play(game.new_initial_state(), random.Random(5)).position.round for game in (short, long)]
    assert turns[0] == 1 < turns[1]


def test_alone_returns_are_points() -> None:
    end = play(load("imperial_miners", 1).new_initial_state(), random.Random(6))
    assert end.returns() == [end.position.standing(0)[0]]


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_tensors_are_the_encoder_s_rows_and_one_s_own_choices(game: str, seats: int) -> None:
    spiel = load(game, seats)
    state = play(spiel.new_initial_state(), random.Random(7), 200)
    size = state.setting.encoder.layout.size
    row = np.zeros(size, np.int16)
    state.setting.encoder.encode(state.position.view(1), 1, row)
    tensor = np.array(state.information_state_tensor(1), np.float32)
    assert np.array_equal(tensor[:size], np.array(state.observation_tensor(1), np.float32))
    assert np.array_equal(tensor[:size], row / state.setting.scales)
    last = state.chosen[1][-1]
    assert tensor[size] == np.float32((last + 1) / spiel.num_distinct_actions())
    assert np.count_nonzero(tensor[size:]) == min(256, len(state.chosen[1]))


def test_its_algorithms_run() -> None:
    """Monte-Carlo tree search against a random player in a short game, and its environment for learners."""
    import pyspiel
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import mcts
    from open_spiel.python.bots import uniform_random

    game = load("dig_deep", 2, turn_limit=1)
    rng = np.random.RandomState(8)
    search = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    bots, state, chance = [search, uniform_random.UniformRandomBot(1, rng)], game.new_initial_state(), random.Random(9)
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node() or (state.current_player() == 0 and searched >= 5):
            play(state, chance, 1)
        else:
            searched += state.current_player() == 0
            state.apply_action(bots[state.current_player()].step(state))
    assert searched == 5 and sum(state.returns()) == pytest.approx(1)
    env = rl_environment.Environment(game)
    step = env.reset()
    while not step.last():
        step = env.step([chance.choice(step.observations["legal_actions"][step.observations["current_player"]])])
    assert sum(step.rewards) == pytest.approx(1)
    assert isinstance(game, pyspiel.Game)
