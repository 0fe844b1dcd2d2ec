"""Weighing a decision: whole choices, the same worlds for all, from the seat's view alone."""

from __future__ import annotations

import pytest

from pithead.bots.driver import Asked, drive, seat_bots
from pithead.bots.registry import make_bot
from pithead.coach.guide import coach_bot
from pithead.coach.weigh import paired_error, weigh
from pithead.core.api import Game
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.errors import OptionError
from pithead.games.registry import load_game

SEATS = {"dig_deep": 3, "rockwell": 3, "imperial_miners": 2}


def decisions(game: Game, seats: int, prompt: str, most: int = 400) -> list[Asked]:
    """What apprentices were asked in one game, by the game's prompt."""
    asked: list[Asked] = []
    state = game.new(seats)
    bots = [make_bot("apprentice", game.info.id) for _ in range(seats)]
    seat_bots(game, bots, ("weigh", 1))
    drive(game, state, bots, Chance(seed_from("weigh", 1)), None, asked.append, lambda _: len(asked) >= most)
    return [one for one in asked if prompt in game.prompt(one.view, one.seat)]


@pytest.mark.parametrize("game_id", SEATS)
def test_the_best_comes_first_and_the_same_view_gets_the_same_answer(game_id: str) -> None:
    game = load_game(game_id)
    one = decisions(game, SEATS[game_id], "", 60)[-1]
    question = weigh(game, coach_bot(game), one.seat, one.view, one.legal, 5, 4, [(one.code,)])
    assert [option.share for option in question.options] == sorted(
        (option.share for option in question.options), reverse=True
    )
    assert question.options[0].error == 0
    assert any(option.codes[0] == one.code for option in question.options)
    assert all(0 <= option.share <= 1 for option in question.options)
    # another truth behind the same view changes nothing
    view = one.view.determinize(Rng(9)).view(one.seat)
    assert weigh(game, coach_bot(game), one.seat, view, one.legal, 5, 4, [(one.code,)]).options == question.options


@pytest.mark.parametrize("game_id", SEATS)
def test_foreman_judges_where_there_is_no_net(game_id: str) -> None:
    game = load_game(game_id)
    one = decisions(game, SEATS[game_id], "", 40)[-1]
    question = weigh(game, "foreman", one.seat, one.view, one.legal, 5, 2)
    assert question.options
    with pytest.raises(OptionError, match="apprentice"):
        weigh(game, "apprentice", one.seat, one.view, one.legal, 5, 2)


def test_a_sealed_bid_is_one_choice() -> None:
    game = load_game("rockwell")
    one = decisions(game, 3, "bid", 40)[0]
    question = weigh(game, coach_bot(game), one.seat, one.view, one.legal, 3, 2)
    assert {len(option.codes) for option in question.options} == {5}


def test_the_cards_to_keep_are_one_choice_in_whatever_order() -> None:
    game = load_game("imperial_miners")
    one = decisions(game, 2, "keep", 10)[0]
    question = weigh(game, coach_bot(game), one.seat, one.view, one.legal, 3, 2)
    sets = [frozenset(option.codes) for option in question.options]
    assert len(sets) > 1 and len(sets) == len(set(sets))
    assert len({len(cards) for cards in sets}) == 1 and len(sets[0]) > 1
    first = question.options[-1].codes
    asked = weigh(game, coach_bot(game), one.seat, one.view, one.legal, 3, 2, [first[::-1]])
    assert len(asked.options) == len(question.options)


def test_a_reroll_is_all_its_dice() -> None:
    game = load_game("dig_deep")
    one = next(one for one in decisions(game, 3, "") if game.actions.format(one.legal[0]) == "mark 1")
    question = weigh(game, coach_bot(game), one.seat, one.view, one.legal, 3, 2)
    last = {game.actions.format(option.codes[-1]).split()[0] for option in question.options}
    assert last <= {"roll", "keep"}


def test_alone_a_share_is_one_of_points() -> None:
    game = load_game("imperial_miners")
    one = decisions(game, 1, "play")[0]
    question = weigh(game, coach_bot(game), 0, one.view, one.legal, 3, 4)
    best = question.options[0]
    assert 0 < best.share < 1
    assert all((a.share >= b.share) == (a.points >= b.points - 1e-6) for a in question.options for b in [best])


def test_the_error_is_that_of_differences_in_the_same_worlds() -> None:
    assert paired_error([0.5, 0.7, 0.1], [0.4, 0.6, 0.0]) == pytest.approx(0)
    assert paired_error([1.0, 0.0], [0.0, 0.0]) == pytest.approx(0.5)
    assert paired_error([0.5], [0.4]) == 0
