"""RW-M, RW-W4, RW-W5: what mineshafts pay, and where they may stand."""

from __future__ import annotations

import pytest

from pithead.games.rockwell.verbs import Phase
from tests.rule import rule
from tests.rules.rockwell.positions import PLACES, Position, cubes, resume, workshop


def tiles(p: Position, seat: int = 1) -> list[str]:
    """Where the mineshaft in hand may go."""
    return [text.removeprefix("sink ") for text in p.legal(seat)]


@rule("RW-M1")
def test_every_mineshaft_on_a_drilled_tile_pays_the_cubes_of_the_back() -> None:
    p = Position(4).drill("A1", "C3").mineshaft(1, "A1", "B2").mineshaft(2, "C3").drilling().rest(Phase.MARKET)
    assert [(event["seat"], event["tile"], cubes(event)) for event in p.told("paid")] == [
        ("1", "A1", (2, 0, 0, 0)),
        ("2", "C3", (0, 1, 1, 0)),
    ]
    assert p.stock(1) == (5, 2, 1, 0) and p.stock(2) == (3, 3, 2, 0)


@rule("RW-M1", "RW-Q3")
def test_all_are_paid_together_and_ties_go_by_management_order() -> None:
    p = Position(4, management="3214").drill("A1", "A3").mineshaft(1, "A1").mineshaft(2, "A3")
    p.drilling().give(1, zinc=6, copper=8).give(2, zinc=6, copper=8)
    resume(p, Phase.MINESHAFTS)
    assert p.prize(2, "zinc_copper") == 4 and p.prize(1, "zinc_copper") == 3


def buying(level: int) -> Position:
    """Seat 1 in the workshop, about to buy the Mineshaft of a level; its earlier ones stand far away."""
    p = workshop().give(1, money=9000)
    return p.mineshaft(1, *["D5", "D6"][: level - 1])


@rule("RW-W4")
def test_mineshaft_1_undrilled_occupied_or_adjacent_and_without_opponents() -> None:
    p = (
        buying(1)
        .put(1, 1, "B1")
        .put(1, 2, "C5")
        .put(1, 3, "center")
        .put(1, 4, "center")
        .put(2, 1, "B1")
        .put(2, 2, "B2")
        .drill("A1")
    )
    p.play("1 mineshaft")
    assert tiles(p) == ["B5", "B8", "C1", "C4", "C5", "C6", "D5"]


@rule("RW-W4")
def test_a_crew_on_an_entrance_counts_and_a_straddling_crew_stands_on_both() -> None:
    p = buying(1).put(1, 2, "B1/B2")
    for crew in (3, 4):
        p.put(1, crew, "center")
    p.play("1 mineshaft")
    assert tiles(p) == ["A1", "A2", "B1", "B2", "B3", "B8", "C1", "C2"]


@rule("RW-W4", "RW-D10")
def test_an_opponents_straddling_crew_stands_on_both_tiles() -> None:
    p = buying(1).put(2, 1, "A1/A2")
    for crew in (2, 3, 4):
        p.put(1, crew, "center")
    assert "mineshaft" not in p.legal(1)  # RW-W4: without a legal tile it cannot be bought


@rule("RW-W4")
def test_mineshaft_2_adds_drilled_tiles_occupied_or_adjacent_whoever_is_there() -> None:
    p = buying(2).put(1, 1, "B1").put(2, 1, "B1").put(2, 2, "B2").put(2, 3, "C1").drill("B1", "B2", "D1")
    for crew in (2, 3, 4):
        p.put(1, crew, "center")
    p.play("1 mineshaft")
    assert tiles(p) == ["A1", "B1", "B2", "B8"]


@rule("RW-W4")
def test_mineshaft_3_any_tile_but_never_two_on_one_and_never_the_center() -> None:
    p = buying(3).mineshaft(2, "A4").put(2, 1, "C7").drill("B2")
    p.play("1 mineshaft")
    assert tiles(p) == [name for name in PLACES[:32] if name not in ("D5", "D6", "A4")]


@rule("RW-W4", "RW-V5")
def test_als_crews_are_opponents() -> None:
    p = workshop(2).give(1, money=9000)
    for crew in range(1, 5):
        p.put("al", crew, "A1").put(1, crew, "center")
    p.put("al", 1, "A2").put("al", 2, "D1").put("al", 3, "D2").put("al", 4, "D3").put(1, 1, "E1")
    p.play("1 mineshaft")
    assert tiles(p) == ["A1"]


@rule("RW-W4", "RW-C8")
@pytest.mark.parametrize(("level", "price"), [(1, 1500), (2, 2000), (3, 2500)])
def test_the_level_is_paid_and_its_mineshaft_put_down_at_once(level: int, price: int) -> None:
    p = buying(level).play("1 mineshaft", "1 sink A1")
    assert p.money(1) == 9000 - price and p.s.mines[0] == level and p.s.shaft[0] == 0
    assert p.told("mineshaft") == [{"seat": "1", "level": level, "tile": "A1", "money": price}]


@rule("RW-W4")
def test_there_are_three_levels() -> None:
    p = workshop().give(1, money=9000).mineshaft(1, "D5", "D6", "D7")
    assert "mineshaft" not in p.legal(1)


@rule("RW-W5")
def test_moving_pays_a_level_already_reached_and_takes_one_of_ones_own() -> None:
    p = workshop().give(1, money=9000).mineshaft(1, "D5", "D6").mineshaft(2, "C1")
    assert [text for text in p.legal(1) if text.startswith("relocate")] == [
        "relocate 1 D5",
        "relocate 1 D6",
        "relocate 2 D5",
        "relocate 2 D6",
    ]
    p.play("1 relocate 2 D6", "1 sink A1")
    assert p.money(1) == 7000 and p.s.shaft[PLACES.index("D6")] == -1 and p.s.shaft[0] == 0 and p.s.mines[0] == 2


@rule("RW-W5")
def test_the_level_paid_decides_where_it_may_go() -> None:
    p = workshop().give(1, money=9000).mineshaft(1, "D5", "D6", "D7").drill("A1")
    one = p.play("1 relocate 1 D5")
    assert "A1" not in tiles(one) and "A2" in tiles(one) and "C1" not in tiles(one)
    q = workshop().give(1, money=9000).mineshaft(1, "D5", "D6", "D7").drill("A1").play("1 relocate 3 D5")
    assert "C1" in tiles(q) and "D5" not in tiles(q)


@rule("RW-W5")
def test_a_level_that_cannot_be_paid_is_not_offered() -> None:
    p = workshop().give(1, money=1900).mineshaft(1, "D5", "D6", "D7")
    assert {text.split()[1] for text in p.legal(1) if text.startswith("relocate")} == {"1"}
