"""RW-V: two and three players, and Al."""

from __future__ import annotations

import pytest

from pithead.games.rockwell.verbs import Phase
from tests.rule import rule
from tests.rules.rockwell.positions import GAME, Position, cubes, workshop


def stay(p: Position) -> Position:
    """Both players stay, then Al is to move."""
    return p.play(*[move for seat in (1, 2) for move in (f"{seat} crew {first(p, seat)}", f"{seat} stay")])


def first(p: Position, seat: int) -> int:
    return next(crew for crew in range(1, 5) if p.place(seat, crew) != "center")


def active(p: Position) -> str:
    """Al's active crew, before or after its move."""
    return str(p.told("moved")[-1]["crew"]) if p.told("moved") else str(p.s.crew - p.crew("al", 1) + 1)


@rule("RW-V1")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_boards_and_bonuses_of_two_and_three_players(seats: int) -> None:
    p = Position(seats).auction()
    third = ["III3"] if seats == 3 else []
    assert [text.split()[1] for text in p.legal(1)] == ["I1", "I2", "I3", "I4", "II1", "II2", "III1", "III2", *third]
    assert p.s.t.bonus[(seats - 2) * 4 :][:4] == ([2, 0, 0, 0] if seats == 2 else [2, 1, 0, 0])


@rule("RW-V2")
def test_al_has_four_crews_of_power_1_on_the_entrances_and_nothing_else() -> None:
    p = Position(2)
    assert [p.place("al", crew) for crew in range(1, 5)] == ["E1", "E2", "E3", "E4"]
    assert len(p.s.money) == len(p.s.cards) == 2 and len(p.s.ledger) == 8 and len(p.s.place) == len(p.s.power) == 12


@rule("RW-V3")
def test_al_moves_one_crew_after_every_drilling_round_the_fourth_before_mineshafts() -> None:
    p = Position(2).drill("A1").mineshaft(1, "A1").drilling().rest(Phase.MARKET)
    names = [GAME.events[e.kind].name for e in p.log if GAME.events[e.kind].name in ("round", "moved", "paid")]
    assert names == ["round", "moved", "round", "moved", "round", "moved", "round", "moved", "paid"]
    assert {event["seat"] for event in p.told("moved")} == {"al"}


@rule("RW-V3")
def test_first_a_crew_on_an_entrance_or_a_drilled_tile_whatever_its_power() -> None:
    p = (
        Position(2)
        .put("al", 1, "B1", power=4)
        .put("al", 2, "C5", power=2)
        .put("al", 3, "C7")
        .put("al", 4, "C1")
        .drill("C7")
        .drilling()
    )
    stay(p)
    assert active(p) == "3"


@rule("RW-V3")
def test_of_several_the_strongest_then_the_shallowest() -> None:
    p = (
        Position(2)
        .put("al", 1, "E1")
        .put("al", 2, "C5", power=2)
        .put("al", 3, "B7", power=2)
        .put("al", 4, "E4")
        .drill("C5", "B7")
        .drilling()
    )
    assert active(stay(p)) == "3"
    q = Position(2).put("al", 1, "B1").put("al", 2, "C5").put("al", 3, "C7").put("al", 4, "D1").drilling()
    assert active(stay(q)) == "1"


@rule("RW-V3")
def test_a_tie_between_crews_falls_to_the_first_player_in_control_order() -> None:
    p = Position(2, control="21").drilling()
    p.play("2 crew 1", "2 stay", "1 crew 1", "1 stay")
    assert p.asked() == (2, "al_crew") and p.legal(2) == [f"al_crew {i}" for i in range(1, 5)]
    p.play("2 al_crew 3")
    assert p.told("moved")[-1] == {
        "seat": "al",
        "crew": "3",
        "power": 1,
        "from": "E3",
        "place": "A5",
    }  # 3 missing on A5, 4 on A6


@rule("RW-V3")
def test_al_never_straddles_and_never_stays() -> None:
    p = stay(
        Position(2)
        .put("al", 1, "D1", power=2)
        .put("al", 2, "D3")
        .put("al", 3, "D5")
        .put("al", 4, "D7")
        .drill("C1")
        .drilling()
    )
    assert p.legal(1) == ["al_go D2", "al_go D8"]


@rule("RW-V4", "RW-D6")
@pytest.mark.parametrize(("die", "place"), [(0, "B8"), (2, "C1")])
def test_he_goes_where_the_least_power_is_missing_dice_and_straddlers_counted(die: int, place: str) -> None:
    # A1 misses 3 of 3; B8 needs 6 and has a straddler of 4; C1 needs 7 and has 4, or 6 with a die; B2 misses 6
    p = (
        Position(2)
        .put("al", 1, "B1", power=2)
        .drill("B1")
        .put(2, 1, "B7/B8", power=4)
        .put(1, 1, "C1", power=4, die=die)
        .drilling()
    )
    assert stay(p).told("moved")[-1]["place"] == place


@rule("RW-V4")
def test_outward_and_sideways_too() -> None:
    p = Position(2).put("al", 1, "B1", power=2).drill("B1").put(1, 1, "A1", power=2).drilling()
    stay(p)
    assert p.told("moved")[-1]["place"] == "A1"


@rule("RW-V4")
def test_tied_destinations_are_picked_by_the_same_player() -> None:
    p = Position(2).put("al", 1, "B1", power=2).drill("B1").put(1, 1, "B2").put(1, 2, "B8").drill("A1").drilling()
    stay(p)
    assert p.asked() == (1, "al_go") and p.legal(1) == ["al_go B2", "al_go B8"]


@rule("RW-V4")
def test_with_all_neighbours_drilled_any_of_them_may_be_picked_but_not_the_center() -> None:
    p = Position(2).put("al", 1, "D1", power=2).drill("D1", "D2", "D8", "C1").drilling()
    stay(p)
    assert p.legal(1) == ["al_go C1", "al_go D2", "al_go D8"]
    q = Position(2).put("al", 1, "A1", power=2).drill("A1", "A2", "A8", "B1").drilling()
    stay(q)
    assert q.legal(1) == ["al_go A2", "al_go A8", "al_go B1"]


def al_drills(card: str, *, al: int, mine: int = 0, his: int = 0, die: int = 0) -> Position:
    """Al's strongest crew goes from C1 to B1 (needs 5), where the two players have so much power."""
    p = Position(2).put("al", 1, "C1", power=al).drill("C1").put("al", 2, "D5").put("al", 3, "D6").put("al", 4, "D7")
    if mine:
        p.put(1, 1, "B1", power=mine, die=die)
    if his:
        p.put(2, 1, "B1", power=his)
    return stay(p.drilling()).chance("back CC", f"card {card}")


@rule("RW-V5")
def test_al_shares_like_a_player_and_his_share_goes_to_the_supply() -> None:
    p = al_drills("4/5/2/0", al=2, mine=3)
    assert [(event["seat"], cubes(event)) for event in p.told("share")] == [
        ("1", (2, 2, 1, 0)),
        ("al", (2, 2, 1, 0)),
    ]
    assert p.told("left_over")[0]["seat"] == "1" and p.stock(1) == (5, 2 + 3, 2, 0)


@rule("RW-V5")
def test_al_by_most_power_takes_what_is_left_over_for_the_supply() -> None:
    p = al_drills("4/5/2/0", al=4, mine=1)
    assert p.told("left_over") == [{"seat": "al", "zinc": 0, "copper": 1, "silver": 0, "gold": 0}]
    assert p.stock(1) == (5, 4, 2, 0)


@rule("RW-V5")
def test_when_al_drills_the_card_is_set_aside_and_a_tie_goes_to_the_supply() -> None:
    p = al_drills("4/5/2/0", al=1, mine=2, his=2)
    assert p.s.aside == 1 and p.s.cards == [0, 0]
    assert p.told("left_over")[0] == {"seat": "al", "zinc": 1, "copper": 2, "silver": 2, "gold": 0}
    assert p.stock(1) == p.stock(2) == (4, 3, 1, 0)


@rule("RW-V5")
def test_al_in_a_tie_with_an_active_player_loses_it_to_him() -> None:
    p = (
        Position(2)
        .put("al", 1, "A1", power=2)
        .put(1, 1, "E1", power=2)
        .drilling()
        .play("1 crew 1", "1 go A1")
        .chance("back ZZ", "card 7/4/0/0")
    )
    assert p.told("left_over")[0]["seat"] == "1" and p.s.cards == [1, 0]


@rule("RW-V5")
def test_a_mineshaft_beats_al() -> None:
    p = (
        Position(2)
        .mineshaft(2, "A1")
        .put("al", 1, "A1", power=2)
        .drilling()
        .play("1 crew 1", "1 go A1")
        .chance("back ZZ", "card 7/4/0/0")
    )
    assert p.told("left_over")[0]["seat"] == "2"


@rule("RW-V5")
def test_al_ignores_danger_and_with_him_active_the_questions_go_in_control_order() -> None:
    p = (
        Position(2, control="21")
        .put("al", 1, "C1", power=2)
        .drill("C1")
        .put(1, 1, "B1", power=2)
        .put(2, 1, "B1")
        .drilling()
    )
    p.play("2 crew 2", "2 stay", "1 crew 2", "1 stay").chance("back CC", "card 3/4/4/0!")
    assert [event["seat"] for event in p.told("danger")] == ["1", "2"]
    assert p.asked() == (2, "discard")
    p.play("2 discard 0")
    assert p.asked() == (1, "discard")


@rule("RW-V5")
def test_al_alone_gives_everything_to_the_supply_and_never_counts_for_the_end() -> None:
    p = Position(2).put("al", 1, "A1", power=2).put("al", 2, "B1", power=4).drill("B1").drilling()
    before = [p.stock(1), p.stock(2)]
    stay(p).chance("back ZZ", "card 7/4/0/0")
    assert [p.stock(1), p.stock(2)] == before and p.s.aside == 1


@rule("RW-V6")
def test_the_first_player_in_management_order_raises_one_crew_by_one() -> None:
    p = Position(2, management="21").drilling({1: ["III1"]}).rest(Phase.AL_RAISE)
    assert p.asked() == (2, "al_raise") and p.legal(2) == [f"al_raise {i}" for i in range(1, 5)]
    p.play("2 al_raise 4")
    assert p.s.power[p.crew("al", 4)] == 2 and p.told("al_raised") == [
        {"seat": "2", "crew": "4", "place": "A7", "power": 2}
    ]


@rule("RW-V6")
def test_at_most_to_4_and_if_all_have_4_nothing_happens() -> None:
    p = workshop(2)
    for crew in (1, 2, 3):
        p.put("al", crew, f"D{crew}", power=4)
    p.rest(Phase.AL_RAISE)
    assert p.legal(1) == ["al_raise 4"]
    q = workshop(2)
    for crew in range(1, 5):
        q.put("al", crew, f"D{crew}", power=4)
    q.play("1 pass", "2 pass")
    assert q.s.phase == Phase.BID and q.s.round == 2


@rule("RW-V6", "RW-V5", "RW-E1")
def test_the_raise_can_drill_with_the_dice_still_standing() -> None:
    p = workshop(2).put("al", 1, "B1", power=2).put(1, 1, "B1", die=1).rest(Phase.AL_RAISE).play("1 al_raise 1")
    p.chance("back CC", "card 4/5/2/0")
    assert p.s.aside == 1 and p.told("left_over")[0]["seat"] == "al" and p.s.round == 2 and p.die(1, 1) == 0


@rule("RW-V7")
def test_als_crews_can_be_bribed() -> None:
    p = (
        Position(2)
        .put(1, 1, "B1")
        .put("al", 2, "B2")
        .drilling({1: ["I1"]})
        .play("1 crew 1", "1 stay", "1 bribe al 2 B1")
    )
    assert p.place("al", 2) == "B1" and p.told("bribed")[0]["company"] == "al"
