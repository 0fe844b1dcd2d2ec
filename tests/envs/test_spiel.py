"""OpenSpiel's own tests on every game and number of players, and what they do not ask."""

from __future__ import annotations

import pickle
import random
import unittest
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from pithead.core.api import OVER
from pithead.core.chance import Rng
from pithead.core.errors import PackError
from pithead.envs.variants import VARIANTS
from pithead.games.packs import shipped_pack
from tests.envs.games import TABLES

pytestmark = pytest.mark.deep  # OpenSpiel is installed for `make deep` alone

FEW = [("rockwell", 2), ("dig_deep", 2), ("imperial_miners", 2)]
SMALL = [(f"{game}_small", variant.seats) for game, variant in VARIANTS.items()]
SHORT = "pithead_dig_deep_small(turn_limit=2)"  # all of whose positions OpenSpiel's own algorithms visit in seconds


def spiel_game(text: str) -> Any:
    import pyspiel

    import pithead.envs.spiel  # noqa: F401

    return pyspiel.load_game(text)


def load(game: str, players: int, **options: int | str) -> Any:
    given = "".join(f",{name}={value}" for name, value in options.items())
    return spiel_game(f"pithead_{game}(players={players}{given})")


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


@pytest.mark.parametrize(("game", "seats"), TABLES + SMALL)
def test_random_games(game: str, seats: int) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


# -- OpenSpiel's own tests in Python


@pytest.mark.parametrize(("game", "seats"), TABLES + SMALL)
def test_its_simulation_with_clones_and_pickles(game: str, seats: int) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(seats)
    GamesSimTest().sim_game(load(game, seats))


def enforced(base: str, name: str, text: str, **numbers: object) -> None:
    """A class of OpenSpiel's api_test on one game, as that file makes one for each of its own."""
    from absl import flags
    from open_spiel.integration_tests import api_test

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["pytest"])
    for table, number in numbers.items():
        getattr(api_test, table)[name] = number
    case = type(name, (getattr(api_test, base),), {"game_name": name, "game": spiel_game(text)})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5 and not result.skipped
    assert result.wasSuccessful(), "\n".join(trace for _, trace in result.failures + result.errors)


@pytest.mark.parametrize(("game", "seats"), TABLES + SMALL)
def test_its_api_test_on_some_positions(game: str, seats: int) -> None:
    np.random.seed(seats)
    enforced("EnforceAPIOnPartialTreeBase", game, f"pithead_{game}(players={seats})")


def test_its_api_test_on_all_positions_of_a_small_game() -> None:
    """Perfect recall among them, and that no information state is that of two players."""
    numbers = {"TOTAL_NUM_STATES": (1423, 2336, 928), "PERFECT_RECALL_NUM_STATES": 2128}  # chance, players, ends
    enforced("EnforceAPIOnFullTreeBase", "dig_deep_small", SHORT, **numbers)


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_its_monte_carlo_tree_search_plays(game: str, seats: int) -> None:
    """Some choices of it in a game that others finish at random."""
    from open_spiel.python.algorithms import mcts

    spiel = load(game, seats)
    rng, chance = np.random.RandomState(8), random.Random(9)
    search = mcts.MCTSBot(spiel, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state, searched = spiel.new_initial_state(), 0
    while searched < 4:
        play(state, chance, 1)
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            chosen = search.step(state)
            assert chosen in state.legal_actions()
            state.apply_action(chosen)
            searched += 1
    assert sum(play(state, chance).returns()) == pytest.approx(1)


def weighed(codes: list[int]) -> list[float]:
    """Chances that are not all alike, by the codes alone."""
    weights = [1 + code % 7 for code in codes]
    return [weight / sum(weights) for weight in weights]


def test_its_exploitability_is_ours() -> None:
    """The same NashConv of two players, from its walk over positions and from ours over sequences."""
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    class Weighed(policy.Policy):  # type: ignore[misc]
        def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
            return dict(zip(state.legal_actions(), weighed(state.legal_actions()), strict=True))

    game = spiel_game(SHORT)
    tree = replace(VARIANTS["dig_deep"], options={"turn_limit": 2}).tree()
    plans = [seat.plan(seat.uniform()) for seat in tree.seats]
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) == pytest.approx(tree.nash_conv(plans))
    for seat, one in enumerate(tree.seats):
        chances = np.ones(one.sequences)
        for decision in one.decisions:
            chances[decision.first : decision.first + len(decision.legal)] = weighed(decision.legal)
        plans[seat] = one.plan(chances)
    found = exploitability.nash_conv(game, Weighed(game, [0, 1]))
    assert found == pytest.approx(tree.nash_conv(plans)) and found > 0.1


def test_its_counterfactual_regret_minimisation_nears_an_equilibrium() -> None:
    from open_spiel.python.algorithms import cfr, exploitability

    game = spiel_game(SHORT)
    solver, gaps = cfr.CFRPlusSolver(game), []
    for rounds in (1, 4):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        gaps.append(exploitability.nash_conv(game, solver.average_policy()))
    assert gaps[1] < gaps[0] / 3 and gaps[1] < 0.05


# -- what they do not ask


def test_a_pack_and_settled_luck_are_parameters() -> None:
    small = spiel_game("pithead_rockwell_small")
    assert small.num_players() == 2
    state = small.new_initial_state()
    while state.is_chance_node():
        ((code, p),) = state.chance_outcomes()
        assert p == 1
        state.apply_action(code)
    free = spiel_game("pithead_rockwell_small(settled=layout)").new_initial_state()
    assert len(free.chance_outcomes()) == 1
    free.apply_action(0)
    assert len(free.chance_outcomes()) == 2
    again = spiel_game(f"pithead_rockwell(players=2,turn_limit=1,pack={shipped_pack('rockwell', 'small')})")
    assert again.setting.game.info.pack.digest == small.setting.game.info.pack.digest
    with pytest.raises(PackError, match="no such pack"):
        spiel_game("pithead_rockwell(pack=tiny)")


def test_observers_that_there_are_not_are_none() -> None:
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = spiel_game("pithead_dig_deep_small")
    none, one = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    for public, private in ((True, none), (False, one)):
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        assert make_observation(game, kind) is None
    assert make_observation(game) is not None


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
            faces, odds = zip(*state.chance_outcomes(), strict=True)
            assert list(faces) == sorted(set(faces)) and set(faces) <= set(range(6))
            assert all(round(6 * p, 9) in (1, 2, 3) for p in odds)  # as many of the six as have the same on them
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
    assert tensor[size : size + 2].tolist() == [0, 1]
    last, recalled, told = state.chosen[1][-1], tensor[size + 2 : size + 258], tensor[size + 258 :]
    assert recalled[0] == np.float32((last + 1) / spiel.num_distinct_actions())
    assert np.count_nonzero(recalled) == min(256, len(state.chosen[1]))
    assert np.array_equal(told, (np.array(state.told[1][:-513:-1], np.float32) + 1) / 100) and len(told) == 512


def test_no_two_information_states_of_a_small_game_have_one_tensor() -> None:
    tensors: dict[tuple[float, ...], str] = {}

    def walk(state: Any) -> None:
        if not state.is_chance_node() and not state.is_terminal():
            text = state.information_state_string()
            assert tensors.setdefault(tuple(state.information_state_tensor()), text) == text
        for code in state.legal_actions():
            walk(state.child(code))

    walk(spiel_game(SHORT).new_initial_state())
    assert len(tensors) == 2128


def test_its_environment_for_learners_runs() -> None:
    from open_spiel.python import rl_environment

    env, chance = rl_environment.Environment(load("dig_deep", 2, turn_limit=1)), random.Random(9)
    step = env.reset()
    while not step.last():
        step = env.step([chance.choice(step.observations["legal_actions"][step.observations["current_player"]])])
    assert sum(step.rewards) == pytest.approx(1)
