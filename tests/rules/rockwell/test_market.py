"""RW-K: sale and purchase of resources."""

from __future__ import annotations

from pithead.games.rockwell.verbs import Phase
from tests.rule import rule
from tests.rules.rockwell.positions import Position, market


@rule("RW-K1")
def test_one_transaction_at_a_time_in_rotation_best_slot_first_up_to_the_number() -> None:
    p = market(4, {1: ["II3"], 2: ["II1"], 3: ["II2"]}).give(1, money=20000).give(2, money=20000).give(3, money=20000)
    for seat in (1, 2, 3):
        p.give(seat, zinc=5, copper=5, silver=5, gold=5)
    asked = []
    names = ["zinc", "copper", "silver", "gold"]
    done = {1: 0, 2: 0, 3: 0}
    while p.s.phase == Phase.MARKET:
        seat = p.asked()[0]
        asked.append(seat)
        p.play(f"{seat} sell {names[done[seat]]}", f"{seat} cubes 1")
        done[seat] += 1
    assert asked == [2, 3, 1, 2, 3, 1, 2, 3, 2]


@rule("RW-K1")
def test_who_passes_is_out_for_the_phase() -> None:
    p = market(4, {1: ["II1"], 2: ["II2"]}).play("1 sell zinc", "1 cubes 1", "2 pass", "1 sell copper", "1 cubes 1")
    assert p.asked() == (1, "market")


@rule("RW-K1")
def test_a_board_without_presidents_is_skipped() -> None:
    p = Position(4).drilling({1: ["III1"]}).rest(Phase.WORKSHOP)
    assert p.told("passed") == [] and p.asked() == (1, "workshop")


@rule("RW-K2", "RW-C9")
def test_any_number_of_one_resource_at_the_fixed_price() -> None:
    p = market().give(1, zinc=4, gold=2, money=1300)
    assert p.legal(1) == ["pass", "sell zinc", "sell gold", "buy zinc", "buy copper", "buy silver", "buy gold"]
    p.play("1 sell zinc")
    assert p.legal(1) == ["cubes 1", "cubes 2", "cubes 3", "cubes 4"]
    p.play("1 cubes 3", "2 pass")
    assert p.stock(1) == (1, 0, 0, 2) and p.money(1) == 1300 + 1200
    p.play("1 buy silver")
    assert p.legal(1) == ["cubes 1", "cubes 2", "cubes 3"]
    p.play("1 cubes 2")
    assert p.stock(1) == (1, 0, 2, 2) and p.money(1) == 900


@rule("RW-K3")
def test_no_two_transactions_in_the_same_resource() -> None:
    p = market().give(1, zinc=4, money=5000).play("1 sell zinc", "1 cubes 1", "2 buy gold", "2 cubes 1")
    assert "sell zinc" not in p.legal(1) and "buy zinc" not in p.legal(1) and "buy copper" in p.legal(1)


@rule("RW-K3")
def test_the_next_turn_all_resources_are_open_again() -> None:
    boards = {1: ["II1", "III1"], 2: ["II2", "III2"]}
    p = market(4, boards).play("1 sell zinc", "1 cubes 1").rest()
    p.drilling(boards).rest(Phase.MARKET)
    assert "sell zinc" in p.legal(1)


@rule("RW-K2", "RW-Q1")
def test_a_purchase_can_reach_an_achievement_at_once() -> None:
    p = market().give(1, silver=8, money=1600).play("1 buy silver", "1 cubes 2")
    assert p.prize(1, "silver") == 4
