"""Rockwell's facts about the places of Vice Presidents: where each is said, and where not."""

from __future__ import annotations

import pytest

from pithead.coach.question import Comparison, Fact
from pithead.coach.rockwell import boards
from pithead.games.rockwell.verbs import Phase
from tests.coach.rockwell.positions import Position, said


def first(seat: int = 0) -> Position:
    position = Position(Phase.PLACE, seat)
    position.s.go = position.s.management.index(seat)
    return position


def ready(stock: tuple[int, ...] = (0, 0, 0, 0), money: int = 0) -> Position:
    return first().stock(0, *stock).money(0, money)


def strong() -> Position:
    return first().crew(0, 1, "E1", 2).crew(0, 2, "E2", 2)


CASES: list[tuple[Fact, str, Comparison, Comparison]] = [
    (
        boards.slot_order,
        "slot_order",
        first(2).compare("place I1", "place II1"),
        first(0).compare("place I1", "place II1"),
    ),
    (
        boards.slot_advantage,
        "slot_hire",
        first().crew(0, 1, "A1", 2).compare("place I3", "place II1"),
        first().compare("place I3", "place II1"),
    ),
    (
        boards.slot_advantage,
        "slot_bribe",
        first().crew(0, 1, "A1", 2).crew(1, 1, "A8").compare("place I1", "place II1"),
        first().crew(0, 1, "A1", 2).compare("place I1", "place II1"),
    ),
    (
        boards.slot_delivery,
        "slot_delivery",
        ready((6, 0, 0, 0)).compare("place III1", "place II1"),
        ready((5, 0, 0, 0)).compare("place III1", "place II1"),
    ),
    (
        boards.slot_improves,
        "slot_achieves",
        strong().money(0, 1500).compare("place III1", "place II1"),
        strong().money(0, 1400).compare("place III1", "place II1"),
    ),
    (
        boards.slot_improves,
        "slot_improves",
        ready(money=1500).compare("place III1", "place II1"),
        ready(money=1500).compare("place III1", "place III2"),
    ),
    (
        boards.slot_poor,
        "slot_poor",
        ready(money=1400).compare("place II1", "place III1"),
        ready((6, 0, 0, 0), 1400).compare("place II1", "place III1"),
    ),
    (
        boards.slot_goal,
        "slot_goal",
        ready((0, 0, 8, 0), 1600).compare("place II1", "place III1"),
        ready((0, 0, 8, 0), 1500).compare("place II1", "place III1"),
    ),
    (
        boards.slot_sells,
        "slot_sells",
        ready((0, 0, 0, 5), 100).compare("place II1", "place III1"),
        ready((0, 0, 0, 5), 6000).compare("place II1", "place III1"),
    ),
    (
        boards.slot_uses,
        "slot_uses",
        first().compare("place II1", "place II2"),
        first().compare("place II2", "place II1"),
    ),
    (
        boards.slot_before,
        "slot_before",
        first().compare("place III2", "place III3"),
        first().compare("place III1", "place III2"),
    ),
    (
        boards.slot_scarce,
        "slot_scarce",
        first().president(1, "III1").compare("place II1", "place I1"),
        first().president(1, "II1").compare("place I1", "place III1"),
    ),
]


@pytest.mark.parametrize(("fact", "id", "yes", "no"), CASES, ids=[case[1] for case in CASES])
def test_is_said_where_it_fits_and_nowhere_else(fact: Fact, id: str, yes: Comparison, no: Comparison) -> None:
    assert said(fact, yes) == id
    assert said(fact, no) == ""


def test_the_order_of_drilling_names_the_worst_that_others_can_still_make_of_it() -> None:
    one = boards.slot_order(first(2).compare("place I2", "place II1"))
    assert one is not None
    assert (one.args["n"], one.args["rest"], one.args["worst"], one.args["sure"]) == (1, 3, 2, 0)
