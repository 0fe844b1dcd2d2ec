"""Imperial Miners' foreman: by the rules, from views alone, the same again from the same seed, and stronger than the
apprentice.
"""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest

from pithead.bots.foreman import weights_file
from pithead.bots.imperial_miners import outlook, valuation
from pithead.bots.imperial_miners.features import FEATURES, rates_of
from pithead.bots.imperial_miners.foreman import Foreman
from pithead.bots.imperial_miners.outlook import Outlook
from pithead.bots.weights import Weights, read_weights
from pithead.core.api import OVER, Budget
from pithead.core.errors import PackError
from pithead.games.imperial_miners.verbs import Phase
from pithead.games.registry import load_game
from tests.bots.imperial_miners.games import (
    check_it_never_peeps,
    check_it_repeats_itself,
    decisions,
    last,
    played_well,
    wins,
)

SOLO = 12
MATCH = 8


def foreman(seat: int = 0, seed: int = 1) -> Foreman:
    bot = Foreman()
    bot.begin(load_game("imperial_miners"), seat, seed)
    return bot


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_it_plays_whole_games_and_nothing_absurd_at_any_number_of_seats(seats: int) -> None:
    state = played_well(["foreman", *["pebble"] * (seats - 1)], seats, first_game=seats == 3)
    assert state.phase == Phase.OVER


def test_the_same_seed_plays_the_same_game() -> None:
    check_it_repeats_itself("foreman")


@pytest.mark.parametrize("seats", [1, 3])
def test_what_it_remembers_does_not_change_its_choice(seats: int) -> None:
    """Asked twice about every decision of a game, the second time from memory, it says what one without it says."""
    game = load_game("imperial_miners")
    plain, keen = Foreman(), Foreman()
    keen.remember()
    made = keen.planner.made
    assert made is not None
    for state, seat, _ in decisions(["foreman"] * seats, 3):
        if seat != 0:
            continue
        said, known = set(), 0
        for bot in (plain, keen, keen):
            known = len(made)
            bot.begin(game, 0, 1)
            said.add(bot.choose(state.view(0), state.legal(0), Budget()))
        assert len(said) == 1 and len(made) == known
    assert len(made) > 10


def test_what_it_cannot_know_does_not_change_its_choice() -> None:
    check_it_never_peeps("foreman", 5)


def test_alone_it_scores_more_than_the_apprentice() -> None:
    means = [fmean(last([name], seed).standing(0)[0] for seed in range(SOLO)) for name in ("foreman", "apprentice")]
    assert means[0] > means[1]


def test_it_beats_three_apprentices_more_often_than_its_turn() -> None:
    assert wins("foreman", "apprentice", MATCH) / MATCH > 0.25


def test_every_choice_has_a_value_and_the_best_is_the_one_it_takes() -> None:
    asked = 0
    for n, (state, seat, code) in enumerate(decisions(["foreman"], 6)):
        if seat == OVER or n % 4 or len(state.legal(0)) == 1:
            continue
        bot = foreman()
        legal = list(state.legal(0))
        values = bot.values(state.view(0), legal)
        assert len(values) == len(legal)
        taken = bot.choose(state.view(0), legal, Budget())
        assert values[legal.index(taken)] >= max(values) - 3
        asked += 1
    assert asked > 5


def test_it_explains_every_kind_of_choice() -> None:
    for n, (state, seat, _) in enumerate(decisions(["foreman"], 8)):
        if seat == OVER or n % 3:
            continue
        advice = foreman().explain(state.view(0), state.legal(0), Budget())
        assert [one.value for one in advice] == sorted((one.value for one in advice), reverse=True)
        assert advice and {one.code for one in advice} <= set(state.legal(0))


def test_the_parts_of_a_position_add_up_to_its_worth() -> None:
    rates = rates_of(Foreman().weights.of(1))
    for state, _, _ in decisions(["apprentice"], 2):
        if state.phase == Phase.MINE:
            world = valuation.alone(state, 0)
            left = int(valuation.rounds_left(world))
            o = Outlook(world, rates, left)
            whole = int(outlook.worth(world, rates, o, left)) / 100
            assert sum(outlook.parts_of(world, rates, o, left)) == pytest.approx(whole)


def test_who_is_ahead_has_the_greater_share() -> None:
    bot = foreman()
    for state, seat, _ in decisions(["apprentice", "pebble"], 3):
        if state.round == 8 and state.phase == Phase.MINE and seat == 0:
            first, second = bot.judge([state], seat)[0].shares
            assert first > second
            assert first + second == pytest.approx(1)
            return
    raise AssertionError("the eighth round did not come")


def test_a_roll_out_ends_at_the_end_of_the_second_round_after_its_own_and_not_before() -> None:
    bot = foreman()
    since = None
    found = []
    for state, seat, _ in decisions(["pebble", "pebble"], 4):
        if state.round == 3 and since is None:
            since = state.clone()
        if since is not None and seat != OVER:
            ended = state.clone()
            ended.phase, ended.open = Phase.REVEAL, 0
            found.append((int(state.round), bot.rollout_ends(state, since), bot.rollout_ends(ended, since)))
    assert {inside for _, inside, _ in found} == {False}
    assert {done for number, _, done in found if number < 5} == {False}
    assert {done for number, _, done in found if number >= 5} == {True}


def test_its_player_for_roll_outs_is_legal_and_never_absurd() -> None:
    game = load_game("imperial_miners")
    player = foreman().rollout_player()
    player.begin(game, 0, 1)
    for n, (state, seat, _) in enumerate(decisions(["pebble", "pebble"], 7)):
        if seat == 0 and n % 2 == 0:
            code = player.choose(state.view(0), state.legal(0), Budget())
            assert code in state.legal(0)
            assert game.absurd(state.view(0), 0, code) == "", game.actions.format(code)


def test_weights_refuse_another_pack(tmp_path: Path) -> None:
    game = load_game("imperial_miners")
    text = weights_file("imperial_miners").read_text(encoding="utf-8")
    assert read_weights(weights_file("imperial_miners"), game, FEATURES).version >= 1
    other = tmp_path / "weights.toml"
    other.write_text(text.replace(game.info.pack.digest, "0" * 8), encoding="utf-8")
    with pytest.raises(PackError, match="pack"):
        read_weights(other, game, FEATURES)


def test_a_weight_changes_what_it_values() -> None:
    """Gold and a favourite faction: with the weight the position with more of it is worth more."""
    table = dict(zip(FEATURES, Foreman().weights.of(1), strict=True))
    poor = next(state for state, _, _ in decisions(["apprentice"], 2) if state.round == 5 and state.phase == Phase.MINE)
    rich = poor.clone()
    rich.gold[0] += 4
    gains = []
    for gold in (0.2, 0.9):
        bot = Foreman(Weights(FEATURES, 1, 10.0, {0: {**table, "gold": gold, "hand": 0.0}}))
        gains.append(bot.worth(rich, 0) - bot.worth(poor, 0))
    assert 0 < gains[0] < gains[1]
