"""Imperial Miners' apprentice: whole games by the rules, nothing absurd, nothing it cannot know, and the strength it
claims.
"""

from __future__ import annotations

from functools import cache
from statistics import fmean

import pytest

from pithead.bots.imperial_miners import valuation
from pithead.bots.imperial_miners.apprentice import Apprentice
from pithead.core.api import OVER, Budget
from pithead.core.chance import Chance, seed_from
from pithead.core.rollout import settle
from pithead.games.imperial_miners.report import figures, traits
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Phase
from pithead.games.registry import load_game
from pithead.lab.simulate import simulate
from tests.bots.imperial_miners.games import (
    check_it_never_peeps,
    check_it_repeats_itself,
    decisions,
    new_bots,
    played_well,
    wins,
)

SOLO = 16


@cache
def solo(seed: int) -> ImperialMiners:
    """A solo game to its end; every choice on the way was legal and not absurd."""
    return played_well(["apprentice"], seed)


@pytest.mark.parametrize(("seats", "first_game"), [(2, False), (3, False), (4, True), (5, False)])
def test_it_plays_whole_games_and_nothing_absurd_at_any_number_of_seats(seats: int, first_game: bool) -> None:
    state = played_well(["apprentice", "apprentice", *["pebble"] * (seats - 2)], seats, first_game)
    assert state.phase == Phase.OVER
    assert state.placed[:2] == [10, 10]


def test_alone_it_reaches_fifty_points_on_average() -> None:
    assert fmean(solo(seed).standing(0)[0] for seed in range(SOLO)) >= 50


def test_it_never_runs_out_of_cards_to_play() -> None:
    assert fmean(int(solo(seed).placed[0]) for seed in range(SOLO)) >= 9.5


def test_it_beats_three_pebbles() -> None:
    assert wins("apprentice", "pebble", 5) >= 4


def test_what_it_cannot_know_does_not_change_its_choice() -> None:
    check_it_never_peeps("apprentice", 3)


def test_the_same_seed_plays_the_same_game() -> None:
    check_it_repeats_itself("apprentice")


def test_it_plans_a_turn_once_and_again_only_after_a_draw() -> None:
    """Between two plans there is a card drawn or a phase begun."""
    game = load_game("imperial_miners")
    for seed in range(3):
        state, chance = game.new(1), Chance(seed_from("imperial plans", seed))
        bot = Apprentice()
        bot.begin(game, 0, seed)
        planned: list[tuple[int, int]] = []
        while settle(state, chance) != OVER:
            before, view = bot.planner.answers, state.view(0)
            assert isinstance(view, ImperialMiners)
            code = bot.choose(view, state.legal(0), Budget())
            if bot.planner.answers is not before:
                planned.append((int(view.clock), int(sum(view.taken))))
            state.apply(0, code)
        assert len(planned) >= 10
        assert len(set(planned)) == len(planned)


def test_a_question_in_between_does_not_disturb_its_plan() -> None:
    """Asked about a position of another game, it answers that one, and goes on with its own afterwards."""
    game = load_game("imperial_miners")
    others = [(state.view(0), state.legal(0)) for state, seat, _ in decisions(["pebble"], 5) if seat == 0]
    chance = Chance(seed_from("imperial apprentice", 1))
    state = game.new(1)
    asked = new_bots(game, ["apprentice"], 1)[0]
    n = 0
    while settle(state, chance) != OVER:
        view, legal = others[n % len(others)]
        assert asked.choose(view, legal, Budget()) in legal
        code = asked.choose(state.view(0), state.legal(0), Budget())
        assert code in state.legal(0)
        state.apply(0, code)
        n += 1
    assert state.standing(0)[0] >= 30


def test_a_table_of_one_has_what_its_seat_has() -> None:
    for state, seat, _ in decisions(["pebble", "pebble", "pebble"], 4):
        if seat == 1:
            world = valuation.alone(state.view(1), 1)
            assert world.legal(0) == state.legal(1)
            assert world.standing(0) == state.standing(1)
            assert world.hand[0] == state.hand[1]


def test_the_report_names_what_was_played_and_the_grade() -> None:
    state = solo(0)
    counted = figures(state)
    assert counted["cards played"] == state.placed[0]
    assert counted["point tokens"] + counted["complete carts"] == state.standing(0)[0]
    assert sum(value for name, value in counted.items() if name.startswith("grade ")) == 1
    did = traits(state, 0)
    played = {state.t.card_ids[card] for card in state.cards[: state.placed[0]]}
    assert {name.split()[1] for name in did if name.startswith("played ")} == played
    assert not {name.split()[1] for name in did if name.startswith("unused ")} & played


def test_a_simulation_compares_seats_that_played_a_card_with_those_that_did_not() -> None:
    result = simulate("imperial_miners", 2, ["pebble"], 30)
    for name, compared in result.traits.items():
        groups = [group for group in (compared.having, compared.lacking) if group is not None]
        assert sum(group.seats for group in groups) == 60, name
        assert all(group.points.low <= group.points.mean <= group.points.high for group in groups)
    assert any(name.startswith("played ") for name in result.traits)
