"""RW-I, RW-O: insurance and the drilling order."""

from __future__ import annotations

from pithead.core.api import HIDDEN, SPECTATOR
from tests.rule import rule
from tests.rules.rockwell.positions import GAME, Position


@rule("RW-I1")
def test_cubes_become_insurance_one_for_one_in_secret() -> None:
    p = Position(4).auction().presidents().insure(1, zinc=2, silver=1).insure(2).insure(3)
    assert p.s.view(2).plan[:5] == [HIDDEN] * 5 and p.s.view(SPECTATOR).step == [4, 4, 4, HIDDEN]
    p.insure(4)
    assert p.insurance(1) == 3 and p.stock(1) == (1, 2, 0, 0)
    insured = [e for e in p.log if GAME.events[e.kind].name == "insured"]
    assert [e.seen_by for e in insured] == [1, 2, 4, 8]


@rule("RW-I1")
def test_insurance_is_never_bid_and_is_kept_for_later_turns() -> None:
    p = Position(4).auction().presidents().insure(1, zinc=3).insure(2).insure(3).insure(4).rest()
    assert p.insurance(1) == 3 and p.legal(1) == ["bid zinc 0"]


@rule("RW-I1")
def test_insured_cubes_count_neither_for_achievements_nor_for_bonuses() -> None:
    p = Position(4).give(1, silver=9).insured(1, silver=3).drilling()
    assert p.stock(1) == (0, 0, 9, 0)
    p.put(1, 2, "A1", power=2).play("1 crew 1", "1 go A1").chance("back ZZ", "card 3/1/0/0")
    assert p.prize(1, "silver") == 0
    assert p.s.standing(0)[2] == 9 + 4


@rule("RW-O1")
def test_board_one_comes_first_by_slot_and_the_rest_follow_as_before() -> None:
    # seats 1 white, 2 red, 3 green, 4 purple
    p = Position(4, control="1234").auction()
    p.presidents({4: ["I2"], 3: ["I3"], 1: ["II1", "III1"], 2: ["II2", "III2"]}).no_insurance()
    assert p.s.control == [3, 2, 0, 1]


@rule("RW-O1")
def test_the_new_order_is_the_previous_one_of_the_next_turn() -> None:
    boards = {1: ["I4", "II3"], 2: ["II1", "III1"], 3: ["II2", "III2"], 4: ["III3", "I1"]}
    p = Position(4, control="4321").auction().presidents(boards).no_insurance()
    assert p.s.control == [3, 0, 2, 1]
    boards = {1: ["II1", "III1"], 2: ["I2", "II2"], 3: ["II3", "III2"], 4: ["III3", "I4"]}
    p.rest().auction().presidents(boards).no_insurance()
    assert p.s.control == [1, 3, 0, 2]
