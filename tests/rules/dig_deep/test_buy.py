"""Dig Deep, a turn: buy."""

from __future__ import annotations

from pithead.core.api import CHANCE
from pithead.games.dig_deep.verbs import Phase
from tests.rule import rule
from tests.rules.dig_deep.positions import buying, dice_of, do, happen, legal, market_of, offered, own_dice, throw


@rule("DD-B1")
def test_a_die_costs_the_price_of_its_space() -> None:
    s = buying(coins=8)
    assert legal(s) == ["buy 1", "buy 2", "buy 3", "buy 4", "end"]
    do(s, "buy 3")
    assert s.coins[0] == 1
    assert dice_of(s, 0) == ["basic", "basic", "basic", "yellow"]


@rule("DD-B1")
def test_dice_slide_left_and_a_new_one_fills_the_right_end() -> None:
    s = buying(coins=30)
    do(s, "buy 2")
    assert s.actor() == CHANCE
    assert market_of(s) == ["red", "yellow", "blue", "black", "pink", ""]
    happen(s, "fill green")
    assert market_of(s) == ["red", "yellow", "blue", "black", "pink", "green"]
    assert s.bag[s.t.die_names.index("green")] == 4


@rule("DD-B1")
def test_any_number_of_dice_may_be_bought() -> None:
    s = buying(coins=15)
    do(s, "buy 1")
    happen(s, "fill green")
    do(s, "buy 1")
    happen(s, "fill green")
    do(s, "buy 1")
    happen(s, "fill green")
    assert s.coins[0] == 0
    assert legal(s) == ["end"]


@rule("DD-B1")
def test_with_an_empty_bag_later_spaces_stay_empty() -> None:
    s = buying(coins=100)
    for die in range(len(s.bag)):
        s.bag[die] = 0
    do(s, "buy 1", "buy 1")
    assert s.phase == Phase.BUY, "nothing is drawn"
    assert market_of(s) == ["yellow", "blue", "black", "pink", "", ""]
    assert offered(s, "buy") == ["1", "2", "3", "4"]


@rule("DD-B1")
def test_the_last_die_of_the_bag_fills_the_first_empty_space() -> None:
    s = buying(coins=100)
    for die in range(len(s.bag)):
        s.bag[die] = 0
    s.bag[7] = 1
    do(s, "buy 6")
    assert s.outcomes() == [(4 + 7, 1.0)]
    happen(s, "fill green")
    do(s, "buy 1")
    assert market_of(s) == ["white", "yellow", "blue", "black", "green", ""]


@rule("DD-B2")
def test_a_seventh_die_forces_another_out_of_the_game() -> None:
    s = buying(coins=30)
    own_dice(s, 0, "basic", "basic", "basic", "blue", "pink", "pink")
    bag = list(s.bag)
    do(s, "buy 1")
    assert legal(s) == ["discard 1", "discard 4", "discard 5"], "of equal dice the first; not the new one"
    do(s, "discard 4")
    assert dice_of(s, 0) == ["basic", "basic", "basic", "pink", "pink", "red"]
    assert s.bag == bag, "not back into the bag"


@rule("DD-B2")
def test_a_die_bought_this_turn_may_be_discarded_for_the_next() -> None:
    s = buying(coins=30)
    own_dice(s, 0, *["basic"] * 6)
    do(s, "buy 1", "discard 1")
    happen(s, "fill green")
    do(s, "buy 1", "discard 6")
    happen(s, "fill green")
    assert dice_of(s, 0) == ["basic"] * 5 + ["white"]


@rule("DD-B2")
def test_the_sixth_die_forces_nothing() -> None:
    s = buying(coins=30)
    own_dice(s, 0, *["basic"] * 5)
    do(s, "buy 1")
    assert s.phase == Phase.FILL
    assert len(dice_of(s, 0)) == 6


@rule("DD-B2")
def test_a_discard_with_an_empty_bag_goes_on_buying() -> None:
    s = buying(coins=30)
    own_dice(s, 0, *["basic"] * 6)
    for die in range(len(s.bag)):
        s.bag[die] = 0
    do(s, "buy 1", "discard 1")
    assert legal(s)[-1] == "end"


@rule("DD-B3")
def test_dice_bought_are_rolled_from_the_next_turn_on() -> None:
    s = buying(coins=30)
    do(s, "buy 1")
    happen(s, "fill green")
    assert s.phase == Phase.BUY, "no throw of the new die now"
    do(s, "end")
    throw(s, "ruby ruby ruby", "mine 1, mine 1, mine 1")
    do(s, "keep", "done", "end")
    throw(s, "ruby ruby ruby", "mine 1, mine 1, mine 1, mine 4")
    do(s, "keep")
    assert s.uses[1] == 7
