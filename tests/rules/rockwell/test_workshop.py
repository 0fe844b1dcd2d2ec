"""RW-W: industrial improvements and deliveries."""

from __future__ import annotations

import pytest

from pithead.games.rockwell.verbs import Phase
from tests.rule import rule
from tests.rules.rockwell.positions import PLACES, Position, cubes, workshop


@rule("RW-W1")
@pytest.mark.parametrize(
    ("slots", "turns"),
    [
        ({1: ["III3"], 2: ["III1"], 3: ["III2"], 4: []}, [2, 3, 1, 2, 3, 1]),
        ({1: ["III2"], 2: ["III1"]}, [2, 1] * 3 + [2]),
    ],
)
def test_one_action_each_in_rotation_best_slot_first_up_to_the_number(
    slots: dict[int, list[str]], turns: list[int]
) -> None:
    p = workshop(len(slots), slots)
    for seat in slots:
        p.give(seat, money=30000)
    asked = []
    while p.s.phase == Phase.WORKSHOP:
        seat = p.asked()[0]
        asked.append(seat)
        p.play(f"{seat} improve {asked.count(seat)}")
    assert asked == turns


@rule("RW-W1")
def test_passing_ends_ones_phase() -> None:
    p = workshop(2).give(2, money=9000).play("1 pass", "2 safety", "2 safety")
    assert p.asked() == (2, "workshop")


@rule("RW-W2", "RW-C8")
def test_the_actions_and_their_prices() -> None:
    p = workshop().give(1, zinc=6, money=9000)
    assert p.legal(1) == [
        "pass",
        *[f"improve {i}" for i in range(1, 5)],
        "safety",
        "mobility",
        "mineshaft",
        "deliver zinc",
    ]
    p.play("1 safety", "2 pass")
    assert p.money(1) == 7500 and p.s.safety[0] == 1
    p.play("1 mobility")
    assert p.money(1) == 6000 and p.s.mobility[0] == 1


@rule("RW-W2")
def test_the_same_action_may_be_repeated_in_one_phase() -> None:
    p = workshop(2).give(1, money=9000).play("1 safety", "2 pass", "1 safety", "1 safety")
    assert p.s.safety[0] == 3 and p.money(1) == 9000 - 2000 - 2500 - 3000
    assert "safety" not in p.legal(1)


@rule("RW-W2", "RW-C8")
def test_power_rises_by_one_to_four_at_most() -> None:
    p = workshop(2).give(1, money=9000).play("1 improve 1", "2 pass", "1 improve 1", "1 improve 1")
    assert p.s.power[0] == 4 and p.money(1) == 9000 - 1500 - 2500 - 3500
    assert p.told("improved")[-1] == {"seat": "1", "crew": "1", "place": "E1", "power": 4, "money": 3500}


@rule("RW-W2", "RW-V1")
def test_with_three_players_safety_is_dearer() -> None:
    p = workshop(3).give(1, money=9000).play("1 safety", "2 pass", "1 safety", "1 safety")
    assert p.money(1) == 9000 - 2000 - 2500 - 3000


@rule("RW-W2")
def test_what_cannot_be_paid_is_not_offered() -> None:
    p = workshop().give(1, money=1400)
    assert p.legal(1) == ["pass"]


@rule("RW-W3", "RW-E1", "RW-E6")
def test_an_improvement_drills_at_once_and_the_improver_is_active() -> None:
    p = (
        workshop()
        .put(1, 1, "A1")
        .put(2, 1, "A1")
        .give(1, money=9000)
        .play("1 improve 1")
        .chance("back ZZ", "card 7/4/0/0")
    )
    assert p.s.cards == [1, 0, 0, 0] and p.asked() == (2, "workshop")
    assert cubes(p.told("left_over")[0]) == (1, 0, 0, 0) and p.told("left_over")[0]["seat"] == "1"


@rule("RW-W3", "RW-E2")
def test_an_improvement_on_a_border_can_fill_two_tiles() -> None:
    p = workshop().put(1, 1, "A1/A2").put(2, 1, "A1").put(3, 1, "A2", power=2).give(1, money=9000).play("1 improve 1")
    assert p.legal(1) == ["drill A1", "drill A2"]
    p.play("1 drill A2").chance("back ZZ", "card 5/4/0/0")
    assert p.place(1, 1) == "A2" and p.asked() == (2, "workshop")


@rule("RW-W3", "RW-Z1")
def test_dice_still_count_in_phase_three() -> None:
    p = workshop().put(1, 1, "B1", power=2, die=2).give(1, money=9000).play("1 improve 1")
    assert p.s.phase == Phase.BACK


@rule("RW-W3")
def test_crews_on_entrances_may_be_improved_crews_at_the_center_not() -> None:
    p = workshop().put(1, 2, "center").put(1, 3, "A1", power=2).put(1, 4, "B1", power=4).give(1, money=9000)
    assert [text for text in p.legal(1) if text.startswith("improve")] == ["improve 1", "improve 3"]


@rule("RW-W6")
def test_a_delivery_takes_the_top_tile_for_its_cubes() -> None:
    p = workshop(2).give(1, zinc=14, gold=6, money=0)
    assert p.legal(1) == ["pass", "deliver zinc", "deliver gold"]
    p.play("1 deliver zinc", "2 pass")
    assert p.stock(1) == (8, 0, 0, 6)
    p.play("1 deliver zinc")
    assert p.stock(1) == (1, 0, 0, 6) and p.told("delivered")[1] == {
        "seat": "1",
        "resource": "zinc",
        "cubes": 7,
        "prestige": 2,
    }
    p.play("1 deliver gold")
    before = p.s.standing(0)[0]
    assert p.s.deliveries[:4] == [2, 0, 0, 1] and before >= 2 + 2 + 5


@rule("RW-W6")
def test_an_empty_pile_offers_nothing() -> None:
    p = workshop().give(1, zinc=90)
    p.s.delivered[0] = 7
    p.s.deliveries[4] = 7
    assert "deliver zinc" not in p.legal(1)


@rule("RW-W6")
@pytest.mark.parametrize(("gone", "cost"), [(0, 6), (3, 9), (6, 12)])
def test_each_tile_of_a_pile_costs_one_cube_more(gone: int, cost: int) -> None:
    p = workshop()
    p.s.delivered[2] = gone
    p.s.deliveries[6] = gone
    assert "deliver silver" not in p.give(1, silver=cost - 1, money=0).legal(1)
    assert "deliver silver" in p.give(1, silver=cost, money=0).legal(1)


@rule("RW-W4")
def test_a_mineshaft_bought_under_a_filled_tile_waits_for_the_drilling() -> None:
    p = workshop().give(1, money=9000).play("1 mineshaft", "1 sink A1")
    assert p.s.shaft[PLACES.index("A1")] == 0 and p.told("paid") == []
    p.rest()
    assert isinstance(p, Position) and p.told("paid") == []
