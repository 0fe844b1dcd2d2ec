"""Dig Deep, a turn: roll."""

from __future__ import annotations

import pytest

from pithead.core.api import CHANCE
from pithead.core.errors import TooMany
from pithead.games.dig_deep.verbs import Phase, Tell
from tests.rule import rule
from tests.rules.dig_deep.positions import (
    GAME,
    do,
    heard,
    legal,
    offered,
    opened,
    own_dice,
    prices,
    rethrow,
    throw,
    told,
)


@rule("DD-R1")
def test_own_dice_and_market_dice_are_thrown_together() -> None:
    s = opened()
    own_dice(s, 0, "basic", "basic", "basic", "red")
    events = heard(s)
    assert s.actor() == CHANCE
    throw(s, "ruby wild emerald", "mine 1, smelt 1, reserve 1, mine 4")
    assert told(events, 1)[0] == "rolled 1 ruby wild emerald ['1', '4', '6', '4', None, None]"
    assert s.actor() == 0


@rule("DD-R1")
def test_a_throw_is_one_chance_node_with_too_many_outcomes_to_list() -> None:
    with pytest.raises(TooMany):
        opened().outcomes()


@rule("DD-R2")
def test_each_market_die_raises_its_gem() -> None:
    s = opened()
    throw(s, "ruby ruby diamond", "mine 1, mine 1, mine 1")
    assert prices(s) == {"ruby": 4, "emerald": 2, "amethyst": 2, "sapphire": 2, "diamond": 3}


@rule("DD-R2")
def test_no_price_rises_above_ten() -> None:
    s = opened()
    prices(s, ruby=9, diamond=10)
    throw(s, "ruby ruby diamond", "mine 1, mine 1, mine 1")
    assert (prices(s)["ruby"], prices(s)["diamond"]) == (10, 10)


@rule("DD-R2")
def test_wilds_are_chosen_one_at_a_time_after_the_known_gems() -> None:
    s = opened()
    throw(s, "wild ruby wild", "mine 1, mine 1, mine 1")
    assert s.phase == Phase.WILD
    assert prices(s)["ruby"] == 3, "the known gem comes first"
    do(s, "wild sapphire")
    assert s.phase == Phase.WILD
    assert prices(s)["sapphire"] == 3
    do(s, "wild sapphire")
    assert prices(s)["sapphire"] == 4
    assert s.phase == Phase.REROLL, "the reroll comes after all market dice"


@rule("DD-R2")
def test_a_wild_may_name_any_gem_also_one_at_ten() -> None:
    s = opened()
    prices(s, ruby=10)
    throw(s, "wild emerald emerald", "mine 1, mine 1, mine 1")
    assert legal(s) == ["wild ruby", "wild emerald", "wild amethyst", "wild sapphire", "wild diamond"]
    do(s, "wild ruby")
    assert prices(s)["ruby"] == 10


@rule("DD-R3")
def test_marked_dice_are_paid_and_thrown_together_once() -> None:
    s = opened()
    throw(s, "ruby ruby ruby", "mine 1, reserve 1, smelt 1")
    do(s, "mark 1", "mark 3")
    assert s.coins[0] == 12, "nothing is paid before the throw"
    do(s, "roll")
    assert s.coins[0] == 10
    assert s.actor() == CHANCE
    s.log = []
    rethrow(s, "mine 2, smelt 2")
    told = [GAME.events[e.kind].name_values(e.args) for e in s.log if e.kind == Tell.REROLLED]
    assert [{k: v for k, v in one.items() if v} for one in told] == [{"seat": "1", "paid": 2, "mine": 2, "smelt": 2}]
    assert s.phase == Phase.RESOLVE, "only one reroll"
    assert s.uses == [1, 2, 2, 1, 0, 0, 0], "reserve 1 was kept"


@rule("DD-R3")
def test_market_dice_are_never_rerolled() -> None:
    s = opened()
    throw(s, "ruby ruby ruby", "mine 1, reserve 1, smelt 1")
    before = prices(s)
    do(s, "mark 1", "roll")
    rethrow(s, "mine 2")
    assert prices(s) == before
    assert s.market_roll == [0, 0, 0]


@rule("DD-R3")
def test_whoever_keeps_pays_nothing() -> None:
    s = opened()
    throw(s, "ruby ruby ruby", "mine 1, reserve 1, smelt 1")
    do(s, "keep")
    assert s.coins[0] == 12
    assert s.phase == Phase.RESOLVE


@rule("DD-R3")
def test_of_equal_dice_only_the_first_is_offered() -> None:
    s = opened()
    own_dice(s, 0, "basic", "basic", "basic", "red")
    throw(s, "ruby ruby ruby", "smelt 1, smelt 1, mine 2, mine 2")
    assert offered(s, "mark") == ["1", "3", "4"], "a basic and a red die are not equal"
    do(s, "mark 1")
    assert offered(s, "mark") == ["2", "3", "4"]
    assert legal(s)[-1] == "roll", "once marked, keep is gone"


@rule("DD-R3")
def test_not_more_dice_than_coins() -> None:
    s = opened()
    s.coins[0] = 1
    throw(s, "ruby ruby ruby", "mine 1, reserve 1, smelt 1")
    do(s, "mark 2")
    assert legal(s) == ["roll"]
    s = opened()
    s.coins[0] = 0
    throw(s, "ruby ruby ruby", "mine 1, reserve 1, smelt 1")
    assert s.phase == Phase.RESOLVE, "no coins, no reroll"


@rule("DD-R3")
def test_all_outcomes_of_a_small_reroll_are_equally_likely() -> None:
    s = opened()
    throw(s, "ruby ruby ruby", "mine 1, reserve 1, smelt 1")
    do(s, "mark 1", "mark 2", "roll")
    outcomes = s.outcomes()
    assert len(outcomes) == 36
    assert {p for _, p in outcomes} == {1 / 36}
    assert all(GAME.outcomes.format(code).split()[3:] == ["1"] * 4 for code, _ in outcomes)
