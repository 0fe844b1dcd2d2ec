"""RW-D, RW-H3: four drilling rounds and the movement of crews."""

from __future__ import annotations

import pytest

from pithead.games.rockwell.verbs import Phase
from tests.rule import rule
from tests.rules.rockwell.positions import GAME, Position


def ends(p: Position, seat: int, crew: int) -> list[str]:
    """Where a crew could go."""
    p.play(f"{seat} crew {crew}")
    assert p.legal(seat)[0] == "stay"
    return [text.split()[1] for text in p.legal(seat)[1:]]


@rule("RW-D1")
def test_every_player_has_one_go_in_each_of_four_rounds() -> None:
    p = Position(4, control="3142").drilling({3: ["I1"]})
    goes = []
    while p.s.drilling:
        if p.s.phase == Phase.CREW:
            goes.append((p.s.drilling, p.asked()[0]))
        p.idle()
    assert goes == [(r, seat) for r in (1, 2, 3, 4) for seat in (3, 1, 4, 2)]


@rule("RW-D1")
def test_the_same_crew_may_be_named_in_several_rounds_and_may_stay() -> None:
    p = Position(2).drilling({1: ["II1", "III1"], 2: ["II2", "III2"]})
    for _ in range(4):
        p.play("1 crew 1", "1 stay", "2 crew 1", "2 stay")
        while p.s.phase in (Phase.AL_CREW, Phase.AL_GO):
            p.idle()
    assert p.place(1, 1) == "E1" and p.s.drilling == 0


@rule("RW-D2")
def test_basic_move_to_an_adjacent_tile_drilled_or_not() -> None:
    p = Position(4).put(1, 1, "B3").put(1, 2, "D8").drill("B4").drilling()
    assert ends(p, 1, 1) == ["A3", "B2", "B4", "C3"]
    p.play("1 go B4", "2 crew 1", "2 stay", "3 crew 1", "3 stay", "4 crew 1")
    p.play("4 stay").rest(Phase.CREW)


@rule("RW-D2")
def test_from_a_d_tile_to_the_center_and_from_an_entrance_to_two_tiles() -> None:
    p = Position(4).put(1, 2, "D8").drilling()
    assert ends(p, 1, 2) == ["C8", "D1", "D7", "center"]
    q = Position(4).drilling()
    assert ends(q, 1, 4) == ["A7", "A8"]


@rule("RW-D2")
def test_entrances_are_never_entered_again() -> None:
    p = Position(4).put(1, 1, "A1").levels(1, mobility=3).drilling()
    assert not [place for place in ends(p, 1, 1) if place.startswith("E")]


@rule("RW-D3")
def test_a_player_with_no_crew_left_passes() -> None:
    p = Position(4)
    for crew in range(1, 5):
        p.put(1, crew, "center")
    p.drilling()
    assert p.asked() == (2, "crew") and p.told("no_crew") == [{"seat": "1"}]


@rule("RW-D1")
def test_a_crew_at_the_center_is_not_named() -> None:
    p = Position(4).put(1, 2, "center").drilling()
    assert p.legal(1) == ["crew 1", "crew 3", "crew 4"]


@rule("RW-D4")
def test_the_advantage_comes_after_the_movement_and_after_its_extraction() -> None:
    p = Position(4).put(1, 1, "A1", power=2).drilling({1: ["I3"]})
    p.play("1 crew 2", "1 go A3")
    assert p.asked() == (1, "hire")
    p = Position(4).put(1, 1, "A3", power=2).drilling({1: ["I3"]}).play("1 crew 2", "1 go A3")
    p.chance("back ZZ", "card 3/1/0/0")
    assert p.asked() == (1, "hire")


@rule("RW-D4")
def test_slots_1_and_2_bribe_slots_3_and_4_hire_and_a_crew_that_stays_may_too() -> None:
    p = Position(4).put(1, 1, "A1").put(2, 1, "A2").drilling({1: ["I1"], 2: ["I4"]})
    p.play("1 crew 1", "1 stay")
    assert p.legal(1) == ["bribe 2 1 A1", "pass"]
    p.play("1 pass", "2 crew 1", "2 stay")
    assert p.legal(2) == ["hire 1", "pass"]


@rule("RW-D4")
def test_without_a_president_on_board_one_there_is_no_advantage() -> None:
    p = Position(4).put(1, 1, "A1").put(2, 1, "A2").drilling({1: ["II1", "III1"], 4: ["I1"]})
    p.rest(Phase.CREW)
    while p.asked()[0] != 1:
        p.idle()
    p.play("1 crew 1", "1 stay")
    assert p.asked()[0] != 1


@rule("RW-D5")
def test_mobility_1_jumps_to_the_second_tile_but_only_from_a_tile() -> None:
    p = Position(4).put(1, 1, "B3").levels(1, mobility=1).drilling()
    assert ends(p, 1, 1) == ["A3", "B1", "B2", "B4", "B5", "C3"]
    q = Position(4).levels(1, mobility=1).drilling()
    assert ends(q, 1, 1) == ["A1", "A2"]


@rule("RW-D5")
def test_mobility_2_straddles_in_one_step_and_leaves_a_border_in_one_step() -> None:
    p = Position(4).put(1, 1, "B3").put(1, 2, "C8/C1").levels(1, mobility=2).drilling()
    assert ends(p, 1, 1) == ["A3", "B1", "B2", "B4", "B5", "C3", "B2/B3", "B3/B4"]
    q = Position(4).put(1, 2, "C8/C1").levels(1, mobility=2).drilling()
    assert ends(q, 1, 2) == ["C1", "C8"]
    assert "A1/A2" not in ends(Position(4).levels(1, mobility=2).drilling(), 1, 1)


@rule("RW-D5")
def test_mobility_3_takes_two_steps_in_any_combination() -> None:
    p = Position(4).put(1, 1, "B3").levels(1, mobility=3).drilling()
    assert ends(p, 1, 1) == [
        "A2",
        "A3",
        "A4",
        "B1",
        "B2",
        "B4",
        "B5",
        "C2",
        "C3",
        "C4",
        "D3",
        "A2/A3",
        "A3/A4",
        "B1/B2",
        "B2/B3",
        "B3/B4",
        "B4/B5",
        "C2/C3",
        "C3/C4",
    ]
    q = Position(4).put(1, 2, "C8/C1").levels(1, mobility=3).drilling()
    assert ends(q, 1, 2) == ["B1", "B8", "C1", "C2", "C7", "C8", "D1", "D8", "C1/C2", "C7/C8"]


@rule("RW-D5")
def test_the_jump_is_never_one_of_two_steps_and_the_center_ends_a_movement() -> None:
    far = ends(Position(4).put(1, 1, "B3").levels(1, mobility=3).drilling(), 1, 1)
    assert "B6" not in far and "A1" not in far
    deep = ends(Position(4).put(1, 1, "D1").levels(1, mobility=3).drilling(), 1, 1)
    assert "center" in deep and "D5" not in deep and "D4" not in deep


@rule("RW-D5")
def test_a_movement_that_would_end_where_it_began_is_staying() -> None:
    for place in ("B3", "B3/B4"):
        assert place not in ends(Position(4).put(1, 1, place).levels(1, mobility=3).drilling(), 1, 1)


@rule("RW-D5")
def test_an_entrance_counts_as_the_first_step_of_mobility_3() -> None:
    assert ends(Position(4).levels(1, mobility=3).drilling(), 1, 1) == [
        "A1",
        "A2",
        "A3",
        "A8",
        "B1",
        "B2",
        "A1/A2",
        "A2/A3",
        "A8/A1",
    ]


@rule("RW-D6")
def test_a_straddling_crew_counts_on_both_tiles_with_its_die() -> None:
    p = Position(4).put(1, 1, "B1/B2", power=2, die=2)
    powers = [tile["power"] for tile in GAME.scene(p.s.view(0), 0)["tiles"] if tile["tile"] in ("B1", "B2", "B3")]
    assert powers == [4, 4, 0]


@rule("RW-D7")
def test_one_crew_of_each_player_on_a_border() -> None:
    p = Position(4).put(1, 1, "B3").put(1, 2, "B2/B3").put(2, 1, "B3/B4").levels(1, mobility=2).drilling()
    places = ends(p, 1, 1)
    assert "B2/B3" not in places and "B3/B4" in places


@rule("RW-D7")
def test_the_german_reading_allows_one_crew_in_all() -> None:
    p = Position(4, one_crew_per_border=True).put(1, 1, "B3").put(2, 1, "B3/B4").levels(1, mobility=2).drilling()
    places = ends(p, 1, 1)
    assert "B2/B3" in places and "B3/B4" not in places


@rule("RW-D8")
def test_a_straddling_crew_moves_onto_the_tile_that_is_drilled_and_shares() -> None:
    p = Position(4).put(2, 1, "A1/A2").put(1, 1, "A1").drilling().play("1 crew 2", "1 stay", "2 crew 2", "2 stay")
    p.play("3 crew 1", "3 go A1")
    p.chance("back ZZ", "card 6/2/0/0")
    assert p.place(2, 1) == "A1" and p.told("joined") == [{"seat": "2", "crew": "1", "power": 1, "tile": "A1"}]
    assert [event["seat"] for event in p.told("share")] == ["1", "2", "3"]


@rule("RW-D9")
def test_tiles_passed_through_are_not_drilled() -> None:
    p = Position(4).put(1, 1, "A1", power=2).put(1, 2, "A8", power=2).levels(1, mobility=3).drilling()
    p.play("1 crew 2", "1 go A2")  # by way of A1, where power 4 would do for 3
    assert p.s.drilled == 0 and p.asked()[0] == 2


@rule("RW-D10")
@pytest.mark.parametrize("drilled", ["B3", "B4"])
def test_only_the_border_of_two_undrilled_tiles_can_be_straddled(drilled: str) -> None:
    p = Position(4).put(1, 1, "B3").levels(1, mobility=2).drill(drilled).drilling()
    assert "B3/B4" not in ends(p, 1, 1)


@rule("RW-H3")
def test_a_crew_with_a_die_takes_it_along_for_the_fee_or_abandons_it() -> None:
    p = Position(4).put(1, 1, "B1", die=2).drilling().play("1 crew 1", "1 go C1")
    assert p.legal(1) == ["take 1", "take 2", "take 3", "leave"]
    p.play("1 take 3")
    assert p.die(1, 1) == 3 and p.money(1) == 1000 and p.s.dice == 2
    q = Position(4).put(1, 1, "B1", die=2).drilling().play("1 crew 1", "1 go C1", "1 leave")
    assert q.die(1, 1) == 0 and q.money(1) == 3000 and q.s.dice == 3


@rule("RW-H3", "RW-H2")
def test_the_stratum_limit_holds_where_the_movement_ends() -> None:
    p = Position(4).put(1, 1, "B1", die=2).drilling().play("1 crew 1", "1 go A1")
    assert p.legal(1) == ["take 1", "leave"]


@rule("RW-H3")
def test_who_cannot_pay_must_abandon() -> None:
    p = Position(4).put(1, 1, "B1", die=2).drilling().give(1, money=900).play("1 crew 1", "1 go C1")
    assert p.legal(1) == ["leave"]


@rule("RW-H3")
def test_an_abandoned_die_can_be_hired_again_in_the_same_go() -> None:
    p = Position(4).put(1, 1, "B1", die=2).put(2, 1, "B5", die=1).put(3, 1, "B7", die=1).drilling({1: ["I3"]})
    p.play("1 crew 1", "1 go B2", "1 leave")
    assert p.legal(1) == ["hire 1", "hire 2", "pass"]
    p.play("1 hire 2")
    assert p.die(1, 1) == 2 and p.money(1) == 1500


@rule("RW-H3")
def test_into_the_center_a_die_is_abandoned_without_fee() -> None:
    p = Position(4).put(1, 1, "D1", die=4).drilling().play("1 crew 1", "1 go center")
    assert p.s.dice == 3 and p.money(1) == 3000 and p.die(1, 1) == 0


@rule("RW-H3")
def test_a_crew_that_stays_keeps_its_die_free_of_charge() -> None:
    p = Position(4).put(1, 1, "B1", die=2).drilling().play("1 crew 1", "1 stay")
    assert p.die(1, 1) == 2 and p.money(1) == 3000 and p.asked()[0] == 2
