"""Dig Deep, the sale: shares, rounding, prices. The rulebook's three examples stand here with their figures."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.dig_deep.positions import KINDS, do, give, heard, offered, prices, resolving, share, told

ALICE, BOB, CAROL = 0, 1, 2


@rule("DD-M1", "DD-M3")
def test_example_a_two_rubies_without_investors() -> None:
    s = resolving(2, sell=1)
    prices(s, ruby=4)
    give(s, ALICE, "shown", "L1-RR")
    do(s, "sell L1-RR")
    assert s.coins == [12 + 8, 12]
    assert prices(s)["ruby"] == 2


@rule("DD-M1", "DD-M3")
def test_example_b_one_investor_in_the_emerald() -> None:
    s = resolving(2, sell=1)
    s.seat = BOB
    prices(s, emerald=7, amethyst=4)
    share(s, ALICE, "emerald")
    give(s, BOB, "shown", "L1-EA")
    do(s, "sell L1-EA")
    assert s.coins == [12 + 3, 12 + 3 + 4]
    assert prices(s) == {"ruby": 2, "emerald": 6, "amethyst": 3, "sapphire": 2, "diamond": 2}
    assert s.stock == [20, 20]


@rule("DD-M1", "DD-M2", "DD-M3")
def test_example_c_four_shares_and_a_gem_all_of_ones_own() -> None:
    s = resolving(3, sell=1)
    s.seat = CAROL
    prices(s, diamond=8, sapphire=3)
    share(s, ALICE, "diamond")
    share(s, BOB, "diamond")
    share(s, CAROL, "diamond", "sapphire")
    give(s, CAROL, "shown", "L3-SDD")
    do(s, "sell L3-SDD")
    assert s.coins == [12 + 4, 12 + 4, 12 + 8 + 3]
    assert prices(s) == {"ruby": 2, "emerald": 2, "amethyst": 2, "sapphire": 2, "diamond": 6}
    assert s.invested == [0] * 15
    assert s.stock == [20, 20, 20]


@rule("DD-M1")
def test_a_player_may_hold_several_shares() -> None:
    s = resolving(2, sell=1)
    prices(s, ruby=9)
    share(s, BOB, "ruby", "ruby")
    give(s, ALICE, "shown", "L1-R")
    do(s, "sell L1-R")
    assert s.coins == [12 + 3, 12 + 6]


@rule("DD-M1")
def test_every_copy_pays_the_price_before_the_drop() -> None:
    s = resolving(2, sell=1)
    prices(s, ruby=1)
    give(s, ALICE, "shown", "L1-RR")
    do(s, "sell L1-RR")
    assert s.coins[ALICE] == 12 + 2
    assert prices(s)["ruby"] == 0


@rule("DD-M1")
def test_each_copy_is_rounded_by_itself() -> None:
    s = resolving(2, sell=1)
    prices(s, ruby=3)
    share(s, BOB, "ruby")
    give(s, ALICE, "shown", "L1-RR")
    do(s, "sell L1-RR")
    assert s.coins == [12 + 2, 12 + 2], "2 x floor(3 / 2), not floor(6 / 2)"


@rule("DD-M2")
def test_the_full_price_only_where_one_player_holds_every_share() -> None:
    s = resolving(2, sell=1)
    prices(s, ruby=5)
    share(s, ALICE, "ruby")
    give(s, ALICE, "shown", "L1-R")
    do(s, "sell L1-R")
    assert s.coins == [12 + 5, 12], "not 2 x floor(5 / 2)"
    s = resolving(2, sell=1)
    prices(s, ruby=5)
    share(s, ALICE, "ruby")
    share(s, BOB, "ruby")
    give(s, ALICE, "shown", "L1-R")
    do(s, "sell L1-R")
    assert s.coins == [12 + 2, 12 + 1]


@rule("DD-M3")
def test_what_rounding_leaves_over_is_lost() -> None:
    s = resolving(4, sell=1)
    prices(s, ruby=7)
    for seat in (1, 2, 3):
        share(s, seat, "ruby")
    give(s, ALICE, "shown", "L1-R")
    do(s, "sell L1-R")
    assert s.coins == [13, 13, 13, 13], "3 of 7 coins stay in the bank"


@rule("DD-M3")
def test_prices_never_fall_below_zero() -> None:
    s = resolving(2, sell=1)
    prices(s, ruby=0)
    give(s, ALICE, "shown", "L1-RR")
    do(s, "sell L1-RR")
    assert s.coins == [12, 12]
    assert prices(s)["ruby"] == 0


@rule("DD-M3")
def test_only_cubes_on_the_gems_of_the_tile_go_home() -> None:
    s = resolving(2, sell=1)
    share(s, BOB, "ruby", "emerald", "diamond")
    give(s, ALICE, "shown", "L1-RE")
    do(s, "sell L1-RE")
    assert s.stock[BOB] == 19
    assert s.invested[4 * 2 + BOB] == 1


@rule("DD-A6")
def test_a_sold_tile_goes_to_ones_own_discard_pile() -> None:
    s = resolving(2, sell=2)
    give(s, ALICE, "shown", "L1-R", "L1-R")
    give(s, BOB, "shown", "L1-E")
    assert offered(s, "sell") == ["L1-R"], "own tiles that are face up"
    do(s, "sell L1-R")
    assert s.sold[KINDS.index("L1-R")] == 1
    do(s, "sell L1-R")
    assert s.sold[KINDS.index("L1-R")] == 2
    assert offered(s, "sell") == []


@rule("DD-A6")
def test_hand_tiles_are_not_sold() -> None:
    s = resolving(2, sell=1)
    give(s, ALICE, "hand", "L1-R")
    assert offered(s, "sell") == []


@rule("DD-M1", "DD-M3")
def test_a_sale_is_told_to_everybody() -> None:
    s = resolving(2, sell=1)
    prices(s, emerald=7, amethyst=4)
    share(s, BOB, "emerald")
    give(s, ALICE, "shown", "L1-EA")
    events = heard(s)
    do(s, "sell L1-EA")
    assert told(events, BOB) == [
        "sold 1 L1-EA",
        "paid 1 emerald 3 1",
        "paid 2 emerald 3 1",
        "returned 2 emerald 1",
        "price emerald 7 6",
        "paid 1 amethyst 4 1",
        "price amethyst 4 3",
    ]
