"""Facts about wilds and rerolls of Dig Deep: where each is the right thing to say, and where it must not be said."""

from __future__ import annotations

from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import GEMS, Phase
from tests.coach.dig_deep.asked import first, said
from tests.rules.dig_deep.positions import give, opened, own_dice, prices, throw


def wild(seats: int = 2) -> DigDeep:
    """Seat 0 names a gem for a wild."""
    s = opened(seats)
    throw(s, "wild ruby ruby", "mine 1, mine 1, mine 1")
    assert s.phase == Phase.WILD
    return s


def thrown(own: str, *dice: str) -> DigDeep:
    """Seat 0 may roll dice again."""
    s = opened()
    own_dice(s, 0, *(dice or ("basic", "basic", "basic")))
    throw(s, "ruby ruby ruby", own)
    assert s.phase == Phase.REROLL
    return s


def test_raise_what_one_holds() -> None:
    s = wild()
    give(s, 0, "hand", "L1-E", "L1-EA")
    give(s, 1, "shown", "L1-E")
    one = said(s, "wild emerald", "wild ruby")["raise-held"]
    assert one.args == {"gem": "emerald", "n": 2, "m": 1, "seat": "2"}
    assert "raise-held" not in said(s, "wild ruby", "wild emerald")
    prices(s, emerald=10)
    assert "raise-held" not in said(s, "wild emerald", "wild ruby")


def test_raise_what_is_sold_this_turn() -> None:
    s = wild()
    give(s, 0, "shown", "L3-DD")
    one = said(s, "wild diamond", "wild ruby")["raise-sale"]
    assert one.args == {"gem": "diamond", "price": 3, "tile": "L3-DD", "coins": 6}
    assert "raise-sale" not in said(s, "wild ruby", "wild diamond")


def test_a_price_at_the_top_cannot_be_raised() -> None:
    s = wild()
    prices(s, sapphire=10)
    assert said(s, "wild ruby", "wild sapphire")["raise-top"].args == {"gem": "sapphire", "price": 10}
    prices(s, sapphire=9)
    assert "raise-top" not in said(s, "wild ruby", "wild sapphire")


def test_a_price_that_helps_another() -> None:
    s = wild()
    give(s, 1, "shown", "L2-SS")
    assert said(s, "wild ruby", "wild sapphire")["raise-feeds"].args == {"gem": "sapphire", "seat": "2", "n": 2, "m": 0}
    give(s, 0, "hand", "L2-AS", "L2-AS")
    assert "raise-feeds" not in said(s, "wild ruby", "wild sapphire")


def test_a_gem_of_which_more_lies_in_the_columns() -> None:
    s = wild()
    assert said(s, "wild sapphire", "wild ruby").keys() & {"raise-coming"}
    assert "raise-coming" not in said(s, "wild ruby", "wild sapphire")


def test_two_gems_always_have_a_sentence() -> None:
    s = wild()
    for gem in GEMS[1:]:
        assert said(s, "wild ruby", f"wild {gem}")["raise-both"].args["price"] == 5
    s = thrown("mine 1, mine 1, mine 1")
    assert "raise-both" not in said(s, "keep", "mark 1, roll")


def test_what_two_wilds_have_in_common_is_not_compared() -> None:
    s = opened()
    throw(s, "wild wild ruby", "mine 1, mine 1, mine 1")
    give(s, 0, "shown", "L3-DD")
    assert said(s, "wild ruby, wild diamond", "wild ruby, wild emerald")["raise-both"].args["gem"] == "diamond"


def test_the_throw_may_bring_the_pickaxes_for_a_tile() -> None:
    s = thrown("smelt 2, smelt 2, smelt 1")
    one = said(s, "mark 1, mark 2, mark 3, roll", "keep")["reroll-tile"]
    assert one.args["times"] == 9 and one.args["other"] == 0 and one.args["level"] == 1  # 1 - (1/2)^3
    assert first(s, "mark 1, mark 2, mark 3, roll", "keep") == "reroll-tile"
    assert "reroll-tile" not in said(thrown("mine 2, smelt 2, smelt 1"), "mark 2, roll", "keep")


def test_the_pickaxes_for_a_tile_are_kept() -> None:
    s = thrown("mine 2, smelt 2, smelt 1")
    one = said(s, "keep", "mark 1, mark 2, roll")["keep-tile"]
    assert one.args["level"] == 1 and one.args["times"] == 8  # 3/4 rounds to 8 in 10
    assert "keep-tile" not in said(s, "keep", "mark 2, roll")


def test_a_second_sale() -> None:
    s = thrown("smelt 2, smelt 2, mine 2", "basic", "yellow", "yellow")
    give(s, 0, "shown", "L1-R", "L3-DD")
    one = said(s, "mark 2, mark 3, roll", "keep")["reroll-sale"]
    assert one.args == {"times": 8, "other": 0, "coins": 4}
    kept = thrown("smelt 2, sell 1, mine 2", "basic", "yellow", "yellow")
    give(kept, 0, "shown", "L1-R", "L3-DD")
    assert said(kept, "keep", "mark 2, roll")["keep-sale"].args == {"times": 5, "coins": 4}
    assert "reroll-sale" not in said(kept, "mark 3, roll", "keep")
    assert "keep-sale" not in said(s, "keep", "mark 2, roll")


def test_a_smelt_for_the_hand() -> None:
    s = thrown("mine 2, mine 2, mine 2")
    assert "reroll-smelt" not in said(s, "mark 1, mark 2, roll", "keep")
    give(s, 0, "hand", "L3-DD")
    assert said(s, "mark 1, mark 2, roll", "keep")["reroll-smelt"].args["times"] == 6  # 1 - (2/3)^2
    kept = thrown("mine 2, smelt 2, mine 2")
    give(kept, 0, "hand", "L3-DD")
    assert said(kept, "keep", "mark 2, roll")["keep-smelt"].args["times"] == 3
    assert "keep-smelt" not in said(kept, "keep", "mark 1, roll")


def test_a_die_that_finds_nothing_to_do() -> None:
    s = thrown("smelt 2, reserve 1, reserve 1")
    assert said(s, "mark 1, roll", "keep")["reroll-idle"].args == {"die": "basic", "action": "smelt", "n": 2}
    give(s, 0, "hand", "L3-DD")
    assert "reroll-idle" not in said(s, "mark 1, roll", "keep")


def test_the_best_side_of_a_die() -> None:
    s = thrown("mine 4, mine 2, mine 2", "red", "red", "red")
    assert said(s, "mark 2, roll", "mark 1, mark 2, roll")["keep-best"].args == {"die": "red", "action": "mine", "n": 4}
    assert "keep-best" not in said(s, "mark 1, roll", "mark 1, mark 2, roll")


def test_coins_that_still_buy_a_die() -> None:
    s = thrown("mine 2, mine 2, mine 2")
    s.coins[0] = 5
    assert said(s, "keep", "mark 1, roll")["keep-coins"].args == {"coins": 5, "price": 5, "die": "red"}
    s.coins[0] = 7
    assert "keep-coins" not in said(s, "keep", "mark 1, roll")


def test_the_mean_of_a_throw() -> None:
    s = thrown("smelt 2, smelt 2, smelt 2")
    assert said(s, "mark 1, mark 2, mark 3, roll", "keep")["reroll-mean"].args["cost"] == 3
    assert "reroll-sets" in said(s, "mark 1, mark 2, mark 3, roll", "mark 1, roll")
    assert not said(s, "keep", "mark 1, mark 2, mark 3, roll").keys() & {"reroll-mean", "keep-mean", "reroll-sets"}
    good = thrown("mine 4, mine 4, mine 4", "red", "red", "red")
    assert said(good, "keep", "mark 1, mark 2, roll")["keep-mean"].args == {"other": 0, "price": 2}


def test_a_die_with_better_sides() -> None:
    s = thrown("mine 2, smelt 1, reserve 1")
    assert said(s, "mark 2, roll", "keep")["reroll-better"].args["n"] in (3, 4, 5)
    assert "reroll-better" not in said(s, "mark 1, roll", "keep")


def test_two_sets_of_dice_always_have_a_sentence() -> None:
    s = thrown("mine 2, smelt 2, reserve 1")
    assert "reroll-swaps" in said(s, "mark 1, roll", "mark 2, roll")
    assert "reroll-rolls" in said(s, "mark 1, mark 2, mark 3, roll", "mark 2, roll")
    assert said(s, "keep", "mark 1, mark 3, roll")["reroll-keeps"].args["coins"] == 2
    assert "reroll-keeps" not in said(s, "mark 1, roll", "keep")
    assert said(s, "mark 1, roll", "keep")["reroll-rolls"].args["n"] == 1
