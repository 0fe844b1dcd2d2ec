"""Dig Deep, what stands beside each choice: clause, cost, preview and warning."""

from __future__ import annotations

from pithead.core.api import Detail
from pithead.games.dig_deep.state import DigDeep
from tests.rule import rule
from tests.rules.dig_deep.positions import (
    GAME,
    buying,
    clear,
    cube,
    do,
    give,
    opened,
    own_dice,
    prices,
    resolving,
    share,
    throw,
)

ALICE, BOB = 0, 1


def beside(s: DigDeep, text: str) -> Detail:
    seat = s.actor()
    return GAME.detail(s.view(seat), seat, GAME.actions.parse(text))


def test_a_sale_is_previewed_as_it_will_be_paid() -> None:
    s = resolving(sell=1)
    prices(s, emerald=7, amethyst=4)
    share(s, BOB, "emerald")
    give(s, ALICE, "shown", "L1-EA")
    detail = beside(s, "sell L1-EA")
    assert detail.clause == "DD-A6"
    assert detail.preview["paid"] == [7, 3]
    sale = detail.preview["sale"]
    assert isinstance(sale, list) and sale[0] == {
        "gem": "emerald",
        "copies": 1,
        "price": 7,
        "becomes": 6,
        "paid": [3, 3],
        "cubes_back": [0, 1],
    }
    assert detail.warning == ""
    before = list(s.coins)
    do(s, "sell L1-EA")
    assert [a - b for a, b in zip(s.coins, before, strict=True)] == [7, 3]


def test_warnings_name_what_is_wrong_with_a_choice() -> None:
    s = resolving(sell=1, reserve=1)
    give(s, ALICE, "shown", "L1-R", "L1-E")
    prices(s, ruby=0, emerald=2)
    share(s, BOB, "emerald", "emerald")
    clear(s, "c")
    cube(s, ALICE, "d")
    assert beside(s, "sell L1-R").warning == "dig_deep-warn-sells_for_nothing"
    prices(s, emerald=3)
    assert beside(s, "sell L1-E").warning == "dig_deep-warn-pays_another_more"
    assert beside(s, "reserve c").warning == "dig_deep-warn-empty_column"
    assert beside(s, "reserve d").warning == "dig_deep-warn-no_change_of_control"
    assert beside(s, "reserve a").warning == ""
    assert beside(s, "done").warning == "dig_deep-warn-actions_left"
    assert beside(s, "done").preview == {"lost": {"reserve": 1, "sell": 1}}
    assert beside(resolving(), "done").warning == ""


def test_reserve_says_whether_it_gains_control() -> None:
    s = resolving(reserve=1)
    cube(s, BOB, "ab")
    cube(s, BOB, "b")
    assert beside(s, "reserve a").preview == {"control": [BOB], "becomes": [ALICE, BOB], "gains_control": True}
    assert beside(s, "reserve b").preview == {"control": [BOB], "becomes": [BOB], "gains_control": False}
    assert beside(s, "reserve c").preview == {"control": [ALICE, BOB], "becomes": [ALICE], "gains_control": False}
    assert beside(s, "reserve a").cost == {"reserve": 1, "cubes": 1}


def test_mining_says_what_it_costs_and_when_it_is_the_last_tile() -> None:
    s = resolving(mine=3)
    clear(s, "bcdef")
    give(s, BOB, "sold", *[name for k, name in enumerate(s.t.kind_names) for _ in range(s.pool[k])][:-1])
    detail = beside(s, "mine a")
    assert detail.cost == {"pickaxes": 3}
    assert detail.preview == {"level": 3, "tile": None, "gems": [], "pickaxes_left": 0, "last_tile": True, "deeper": []}
    assert detail.warning == "dig_deep-warn-last_tile"


def test_mining_says_what_the_tiles_below_would_cost_as_far_as_the_pickaxes_last() -> None:
    view = resolving(mine=1).view(ALICE)
    levels = [tile["level"] for tile in GAME.scene(view, ALICE)["columns"][0]["tiles"]]
    assert levels == sorted(levels) and levels[0] == 1
    for pickaxes in range(1, 12):
        deeper = beside(resolving(mine=pickaxes), "mine a").preview["deeper"]
        paid = next(n for n in range(len(levels), 0, -1) if sum(levels[:n]) <= pickaxes)
        assert deeper == levels[1:paid]


def test_a_reroll_says_what_it_costs() -> None:
    s = opened()
    throw(s, "ruby ruby emerald", "mine 1, smelt 2, reserve 1")
    do(s, "mark 1")
    assert beside(s, "mark 2").preview == {"reroll_cost": 2, "die": "basic", "rolled": "smelt 2"}
    do(s, "mark 2")
    assert beside(s, "roll").cost == {"coins": 2}


@rule("DD-B1")
def test_a_purchase_says_what_slides_to_which_price() -> None:
    s = buying(coins=30)
    names = [s.t.die_names[die] for die in s.market]
    then = beside(s, "buy 4").preview["then"]
    assert then == [{"die": names[4], "price": 8}, {"die": names[5], "price": 9}, {"die": None, "price": 10}]
    do(s, "buy 4")
    assert [s.t.die_names[die] for die in s.market[3:5]] == names[4:]
    s = buying(coins=30)
    s.bag[:] = [0] * len(s.bag)
    assert beside(s, "buy 6").preview["then"] == []


def test_buying_warns_of_a_seventh_die_and_of_one_never_rolled() -> None:
    s = buying(coins=30)
    assert beside(s, "buy 2").cost == {"coins": 6}
    assert beside(s, "buy 2").warning == ""
    own_dice(s, ALICE, *["basic"] * 6)
    assert beside(s, "buy 2").warning == "dig_deep-warn-seventh_die"
    s.finishing = 1
    assert beside(s, "buy 2").warning == "dig_deep-warn-never_rolled"
