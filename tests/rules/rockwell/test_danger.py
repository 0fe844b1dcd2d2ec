"""RW-G: Danger, Safety and insurance."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.rockwell.positions import Position, cubes


def struck(power: int = 2) -> Position:
    """Seat 1 has so much power on A1, and its first crew beside it."""
    return Position(4).put(1, 2, "A1", power=power).drilling()


def draw(p: Position) -> Position:
    """Seat 1 drills A1 and meets Danger."""
    return p.play("1 crew 1", "1 go A1").chance("back ZZ", "card 5/3/1/0!")


@rule("RW-G1", "RW-G4")
def test_example_power_1_and_power_2_lose_the_three_dearest() -> None:
    p = draw(struck()).play("1 discard 0")
    assert cubes(p.told("lost")[0]) == (0, 2, 1, 0)
    assert p.stock(1) == (3 + 5, 2 + 1, 1, 0)


@rule("RW-G3")
def test_example_three_insurance_tiles_save_the_whole_booty() -> None:
    p = draw(struck().insured(1, zinc=3)).play("1 discard 3")
    assert p.told("lost") == [] and p.stock(1) == (8, 5, 2, 0) and p.insurance(1) == 0


@rule("RW-G3")
def test_example_two_insurance_tiles_leave_the_single_dearest_cube_lost() -> None:
    p = draw(struck().insured(1, zinc=3)).play("1 discard 2")
    assert cubes(p.told("lost")[0]) == (0, 0, 1, 0) and p.insurance(1) == 1


@rule("RW-G4", "RW-G2")
def test_example_booty_of_gold_and_silver_power_2_safety_1_loses_the_gold() -> None:
    p = (
        Position(4)
        .put(1, 1, "C2", power=2)
        .put(2, 1, "C1", power=3)
        .put(3, 1, "C1")
        .put(4, 1, "C1")
        .levels(1, safety=1)
        .drilling()
    )
    p.play("1 crew 1", "1 go C1").chance("back SS", "card 0/2/6/5!")
    assert cubes(p.told("share")[0]) == (0, 0, 1, 1)
    assert p.told("danger")[0] == {"seat": "1", "cubes": 1}
    p.play("1 discard 0", "2 discard 0", "3 discard 0", "4 discard 0")
    assert cubes(p.told("lost")[0]) == (0, 0, 0, 1) and p.stock(1) == (3, 2, 2, 0)


@rule("RW-G1")
def test_the_loss_is_from_the_booty_never_from_the_stock() -> None:
    p = Position(4).give(1, gold=5, money=3000).put(1, 1, "E1", power=4).drilling()
    draw(p).play("1 discard 0")
    assert p.stock(1) == (5, 0, 0, 5)


@rule("RW-G1")
def test_left_overs_belong_to_the_booty_and_dice_to_the_power() -> None:
    p = (
        Position(4)
        .put(1, 2, "A2", die=1)
        .put(2, 1, "A2")
        .drilling()
        .play("1 crew 1", "1 go A2")
        .chance("back ZZ", "card 4/3/2/0!")
    )
    assert p.told("danger") == [{"seat": "1", "cubes": 3}, {"seat": "2", "cubes": 1}]
    p.play("1 discard 0", "2 discard 0")
    # both get 2 zinc 1 copper 1 silver, and 1 as the stronger 1 copper more
    assert [cubes(event) for event in p.told("lost")] == [(0, 2, 1, 0), (0, 0, 1, 0)]


@rule("RW-G1")
def test_a_player_with_only_a_mineshaft_is_exempt() -> None:
    p = draw(struck(power=1).mineshaft(3, "A1").put(2, 1, "A1")).play("1 discard 0", "2 discard 0")
    assert [event["seat"] for event in p.told("danger")] == ["1", "2"]
    assert p.stock(3) == (4, 3, 2, 0)  # all that was left over


@rule("RW-G1")
def test_a_player_with_a_mineshaft_and_a_crew_is_not_exempt() -> None:
    p = draw(struck(power=1).mineshaft(2, "A1").put(2, 1, "A1"))
    assert [(event["seat"], event["cubes"]) for event in p.told("danger")] == [("1", 2), ("2", 1)]
    p.play("1 discard 0", "2 discard 0")
    assert cubes(p.told("lost")[1]) == (0, 0, 1, 0)  # from share and left-overs together


@rule("RW-G2")
@pytest.mark.parametrize(("safety", "loss"), [(0, 3), (1, 2), (2, 0), (3, 0)])
def test_safety_saves_one_three_or_all(safety: int, loss: int) -> None:
    p = draw(struck().levels(1, safety=safety))
    assert [event["cubes"] for event in p.told("danger")] == [loss] * (loss > 0)


@rule("RW-G2")
def test_safety_3_saves_everything_from_any_power() -> None:
    assert draw(struck().put(1, 1, "E1", power=4).levels(1, safety=3)).told("danger") == []


@rule("RW-G2")
def test_check_power_4_booty_2_safety_1_loses_1() -> None:
    p = (
        Position(4)
        .put(1, 1, "C2", power=4)
        .put(2, 1, "C1", power=1)
        .put(3, 1, "C1")
        .put(4, 1, "C1")
        .mineshaft(2, "C1")
        .levels(1, safety=1)
    )
    p.drilling().play("1 crew 1", "1 go C1").chance("back SS", "card 0/2/6/5!")
    assert cubes(p.told("share")[0]) == (0, 0, 1, 1) and p.told("danger")[0]["cubes"] == 1


@rule("RW-G3")
def test_never_more_tiles_than_cubes_still_to_lose() -> None:
    p = draw(struck().insured(1, zinc=9).levels(1, safety=1))
    assert p.legal(1) == ["discard 0", "discard 1", "discard 2"]


@rule("RW-G3")
def test_asked_are_the_active_player_then_the_others_in_control_order_and_answers_are_open() -> None:
    p = (
        Position(4, control="4321")
        .put(1, 2, "A1")
        .put(2, 1, "A1")
        .put(3, 1, "A3")
        .put(4, 1, "E1")
        .insured(4, zinc=1)
        .drilling()
    )
    p.play("4 crew 2", "4 stay", "3 crew 2", "3 stay", "2 crew 2", "2 stay", "1 crew 1", "1 go A1")
    p.chance("back ZZ", "card 5/3/1/0!")
    assert p.asked() == (1, "discard")
    p.play("1 discard 0")
    assert p.told("discarded") == [{"seat": "1", "tiles": 0}] and p.asked() == (2, "discard")
    q = Position(4, control="2431").put(1, 2, "B1", power=2).put(4, 1, "B1", power=2).put(2, 1, "A1").drilling()
    q.play("2 crew 1", "2 go B1").chance("back CC", "card 3/4/4/0!")
    asked = []
    while q.asked()[1] == "discard":
        asked.append(q.asked()[0])
        q.idle()
    assert asked == [2, 4, 1]
