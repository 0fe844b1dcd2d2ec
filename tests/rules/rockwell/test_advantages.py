"""RW-B, RW-H: bribery and subcontracting."""

from __future__ import annotations

import pytest

from pithead.games.rockwell.verbs import Phase
from tests.rule import rule
from tests.rules.rockwell.positions import Position


def bribes(p: Position, seat: int = 1) -> list[str]:
    return [text for text in p.legal(seat) if text.startswith("bribe")]


@rule("RW-B1")
def test_only_opponents_crews_on_adjacent_tiles_drilled_or_not() -> None:
    p = (
        Position(4)
        .put(1, 1, "B1")
        .put(1, 2, "B2")
        .put(2, 1, "B2")
        .put(3, 1, "C1")
        .put(4, 1, "A1")
        .put(2, 2, "C2")
        .put(3, 2, "B1")
        .drill("C1")
    )
    p.drilling({1: ["I1"]}).play("1 crew 1", "1 stay")
    assert bribes(p) == ["bribe 2 1 B1", "bribe 3 1 B1", "bribe 4 1 B1"]


@rule("RW-B1")
def test_not_onto_a_drilled_tile() -> None:
    p = Position(4).put(1, 1, "B1").put(2, 1, "B2").drill("B1").drilling({1: ["I1"]}).play("1 crew 1", "1 stay")
    assert p.asked()[0] == 2  # there is nothing to ask


@rule("RW-B1")
def test_not_from_an_entrance_and_not_from_the_center() -> None:
    p = Position(4).put(1, 1, "A1").put(1, 2, "D1").put(2, 1, "center").drilling({1: ["I1"]}).play("1 crew 1", "1 stay")
    assert p.asked()[0] == 2
    q = Position(4).put(1, 2, "D1").put(2, 1, "center").drilling({1: ["I1"]}).play("1 crew 2", "1 stay")
    assert q.asked()[0] == 2


@rule("RW-B1")
def test_an_entrance_and_the_center_are_no_destination() -> None:
    p = Position(4).put(2, 1, "A1").drilling({1: ["I1"]}).play("1 crew 1", "1 stay")
    assert p.asked()[0] == 2
    q = Position(4).put(1, 1, "D1").put(2, 1, "D2").drilling({1: ["I1"]}).play("1 crew 1", "1 go center")
    assert q.asked()[0] == 2


@rule("RW-B2")
def test_each_bribe_uses_one_of_three_tiles_for_the_turn() -> None:
    p = (
        Position(4)
        .put(1, 1, "D1")
        .put(2, 1, "D2")
        .put(2, 2, "D2")
        .put(2, 3, "D2")
        .put(2, 4, "D2")
        .drilling({1: ["I1"]})
    )
    for crew in (1, 2, 3):
        p.play("1 crew 1", "1 stay", f"1 bribe 2 {crew} D1")
        p.put(2, crew, "B5")  # out of the way again
        while p.asked()[0] != 1:
            p.idle()
    assert p.s.bribes == 0
    p.play("1 crew 1", "1 stay")
    assert p.asked()[0] == 2  # no tile is left, so nobody is asked
    p.rest()
    assert p.s.bribes == 3


@rule("RW-B2")
def test_once_per_player_and_drilling_round() -> None:
    p = (
        Position(4)
        .put(1, 1, "D1")
        .put(2, 1, "D2")
        .put(2, 2, "D2")
        .drilling({1: ["I1"]})
        .play("1 crew 1", "1 stay", "1 bribe 2 1 D1")
    )
    assert p.asked()[0] == 2


@rule("RW-B3")
def test_a_subcontractor_comes_along_unchanged_and_the_briber_pays_its_fee() -> None:
    p = (
        Position(4)
        .put(1, 1, "B1")
        .put(2, 1, "B2", die=2)
        .drilling({1: ["I1"]})
        .play("1 crew 1", "1 stay", "1 bribe 2 1 B1")
    )
    assert p.die(2, 1) == 2 and p.money(1) == 1500 and p.place(2, 1) == "B1" and p.s.dice == 2


@rule("RW-B3")
def test_he_must_be_able_to_pay() -> None:
    p = Position(4).put(1, 1, "B1").put(2, 1, "B2", die=2).put(3, 1, "C1").drilling({1: ["I1"]}).give(1, money=1400)
    p.play("1 crew 1", "1 stay")
    assert bribes(p) == ["bribe 3 1 B1"]


@rule("RW-B3")
def test_not_where_the_die_would_exceed_the_stratum() -> None:
    p = (
        Position(4)
        .put(1, 1, "A1")
        .put(2, 1, "B1", die=2)
        .put(3, 1, "A2", die=1)
        .drilling({1: ["I1"]})
        .play("1 crew 1", "1 stay")
    )
    assert bribes(p) == ["bribe 3 1 A1"]


@rule("RW-B4")
@pytest.mark.parametrize(
    ("border", "possible"), [("B2/B3", True), ("B1/B2", True), ("B8/B1", True), ("B3/B4", False), ("C1/C2", True)]
)
def test_a_straddling_crew_can_be_bribed_if_one_of_its_tiles_adjoins_or_is_the_destination(
    border: str, possible: bool
) -> None:
    p = Position(4).put(1, 1, "B1").put(2, 1, border).drilling({1: ["I1"]}).play("1 crew 1", "1 stay")
    assert (p.asked() == (1, "bribe")) is possible
    if possible:
        p.play("1 bribe 2 1 B1")
        assert p.place(2, 1) == "B1"


@rule("RW-B4")
def test_a_straddling_briber_names_one_of_his_two_tiles() -> None:
    p = (
        Position(4)
        .put(1, 1, "B1/B2")
        .put(2, 1, "B3")
        .put(3, 1, "B1")
        .put(4, 1, "C1")
        .drilling({1: ["I1"]})
        .play("1 crew 1", "1 stay")
    )
    assert bribes(p) == ["bribe 2 1 B2", "bribe 3 1 B2", "bribe 4 1 B1"]


@rule("RW-H1")
def test_a_free_die_beside_the_active_crew_for_its_fee() -> None:
    p = Position(4).put(1, 1, "D1").drilling({1: ["I4"]}).play("1 crew 1", "1 stay")
    assert p.legal(1) == ["hire 1", "hire 2", "hire 3", "hire 4", "pass"]
    p.play("1 hire 4")
    assert p.money(1) == 500 and p.die(1, 1) == 4 and p.s.dice == 2 and p.asked()[0] == 2


@rule("RW-H1")
def test_one_die_per_crew_and_none_without_a_free_die() -> None:
    p = Position(4).put(1, 1, "D1", die=1).drilling({1: ["I3"]}).play("1 crew 1", "1 stay")
    assert p.asked()[0] == 2
    q = (
        Position(4)
        .put(1, 1, "D1")
        .put(2, 1, "D2", die=1)
        .put(2, 2, "D3", die=1)
        .put(2, 3, "D4", die=1)
        .drilling({1: ["I3"]})
    )
    q.play("1 crew 1", "1 stay")
    assert q.asked()[0] == 2


@rule("RW-H1")
def test_dice_return_at_the_end_of_the_turn() -> None:
    p = Position(4).put(1, 1, "D1").drilling({1: ["I3"]}).play("1 crew 1", "1 stay", "1 hire 1").rest()
    assert p.die(1, 1) == 0 and p.s.dice == 3


@rule("RW-H2")
@pytest.mark.parametrize(("place", "most"), [("A1", 1), ("B1", 2), ("C1", 3), ("D1", 4), ("C1/C2", 3)])
def test_power_at_most_the_depth_of_the_stratum(place: str, most: int) -> None:
    p = Position(4).put(1, 1, place).drilling({1: ["I3"]}).play("1 crew 1", "1 stay")
    assert p.legal(1) == [f"hire {power}" for power in range(1, most + 1)] + ["pass"]


@rule("RW-H2")
def test_on_a_drilled_tile_too_but_not_on_an_entrance() -> None:
    p = Position(4).put(1, 1, "B1").drill("B1").drilling({1: ["I3"]}).play("1 crew 1", "1 stay")
    assert p.asked() == (1, "hire")
    q = Position(4).drilling({1: ["I3"]}).play("1 crew 1", "1 stay")
    assert q.asked()[0] == 2


@rule("RW-H1", "RW-E1", "RW-E2")
def test_a_hire_on_a_border_can_fill_two_tiles() -> None:
    p = (
        Position(4)
        .put(1, 1, "B1/B2", power=3)
        .put(2, 1, "B2")
        .drilling({1: ["I3"]})
        .play("1 crew 1", "1 stay", "1 hire 2")
    )
    assert p.asked() == (1, "first") and p.legal(1) == ["drill B1", "drill B2"]


@rule("RW-B2", "RW-E1")
def test_a_bribe_that_brings_a_subcontractor_drills_by_its_power() -> None:
    p = (
        Position(4)
        .put(1, 1, "B1", power=2)
        .put(2, 1, "B2", die=2)
        .drilling({1: ["I2"]})
        .play("1 crew 1", "1 stay", "1 bribe 2 1 B1")
    )
    assert p.s.phase == Phase.BACK
