"""Rockwell's facts about tiles that are drilled at once: where each is said, and where not."""

from __future__ import annotations

import pytest

from pithead.coach.question import Comparison, Fact
from pithead.coach.rockwell import drills
from pithead.games.rockwell.verbs import Phase
from tests.coach.rockwell.positions import Position, said


def go() -> Position:
    return Position(Phase.CREW).crew(0, 1, "A2", 3)


def hire(power: int = 2, tile: str = "A1", money: int = 3000) -> Position:
    return Position(Phase.ADVANTAGE).crew(0, 1, tile, power).active(1).president(0, "I3").money(0, money)


def bribe(mine: int, theirs: int) -> Position:
    return Position(Phase.ADVANTAGE).crew(0, 1, "A1", mine).active(1).president(0, "I1").crew(1, 1, "A2", theirs)


def shared(mine: int, theirs: int) -> Comparison:
    return Position(Phase.CREW).crew(0, 1, "A2", mine).crew(1, 1, "A1", theirs).compare("crew 1; go A1", "crew 1; stay")


def deep() -> Position:
    """Crew 2 drills C1, crew 1 A1."""
    return go().crew(0, 2, "C2", 4).crew(0, 3, "C1", 3)


def pass_by(mine: int, theirs: int) -> Comparison:
    """Drilling A1 is the rival choice."""
    return Position(Phase.CREW).crew(0, 1, "A2", mine).crew(1, 1, "A1", theirs).compare("crew 1; stay", "crew 1; go A1")


def risky(safety: int) -> Comparison:
    position = go()
    position.s.safety[0] = safety
    return position.compare("crew 1; stay", "crew 1; go A1")


def cards(n: int, done: bool = False) -> Comparison:
    position = go().has(0, "extractions") if done else go()
    position.s.cards[0] = n
    return position.compare("crew 1; go A1", "crew 1; stay")


def slow_bribe(mine: int, theirs: int) -> Position:
    """B1 needs 5: nothing is drilled."""
    position = Position(Phase.ADVANTAGE).crew(0, 1, "B1", mine).crew(0, 2, "B2", 2).active(1).president(0, "I1")
    return position.drilled("B2", "A1").crew(1, 1, "A1", theirs)


def far_bribe() -> Position:
    return Position(Phase.ADVANTAGE).crew(0, 1, "C1", 1).active(1).president(0, "I1").crew(1, 1, "C2", 4)


CASES: list[tuple[Fact, str, Comparison, Comparison]] = [
    (drills.drill_alone, "drill_alone", go().compare("crew 1; go A1", "crew 1; stay"), shared(2, 1)),
    (drills.drill_first, "drill_first", shared(2, 1), shared(1, 2)),
    (drills.drill_shared, "drill_shared", shared(1, 2), shared(2, 1)),
    (
        drills.drill_richer,
        "drill_richer",
        deep().compare("crew 2; go C1", "crew 1; go A1"),
        deep().compare("crew 1; go A1", "crew 2; go C1"),
    ),
    (drills.drill_fee, "drill_fee", hire().compare("hire 1", "pass"), hire().compare("pass", "hire 1")),
    (
        drills.cheaper_die,
        "cheaper_die",
        hire(4, "B1").compare("hire 1", "hire 2"),
        hire(4, "B1").compare("hire 2", "hire 1"),
    ),
    (drills.saves_fee, "saves_fee", hire(1).compare("pass", "hire 1"), hire(2).compare("pass", "hire 1")),
    (
        drills.fee_too_high,
        "fee_too_high",
        hire(1, "A2").crew(1, 1, "A2").crew(2, 1, "A2").shaft(1, "A2").compare("pass", "hire 1"),
        hire(3, "C1").crew(0, 2, "C1", 3).compare("pass", "hire 1"),
    ),
    (
        drills.bribe_drills,
        "bribe_drills",
        bribe(2, 1).compare("bribe 2 1 A1", "pass"),
        bribe(2, 1).compare("pass", "bribe 2 1 A1"),
    ),
    (
        drills.bribe_feeds,
        "bribe_feeds",
        bribe(1, 2).compare("pass", "bribe 2 1 A1"),
        bribe(2, 1).compare("pass", "bribe 2 1 A1"),
    ),
    (
        drills.bribe_brings,
        "bribe_brings",
        slow_bribe(1, 3).compare("bribe 2 1 B1", "pass"),
        slow_bribe(1, 3).compare("pass", "bribe 2 1 B1"),
    ),
    (
        drills.bribe_takes,
        "bribe_takes",
        bribe(1, 1).crew(1, 2, "A2", 2).compare("bribe 2 1 A1", "pass"),
        bribe(1, 1).drilled("A2").compare("bribe 2 1 A1", "pass"),
    ),
    (
        drills.bribe_idle,
        "bribe_idle",
        slow_bribe(2, 1).compare("pass", "bribe 2 1 B1"),
        bribe(2, 1).compare("pass", "bribe 2 1 A1"),
    ),
    (
        drills.bribe_idle,
        "bribe_undoes",
        far_bribe().crew(0, 2, "C2", 3).compare("pass", "bribe 2 1 C1"),
        far_bribe().compare("bribe 2 1 C1", "pass"),
    ),
    (drills.card_step, "card_step", cards(2), cards(2, done=True)),
    (drills.card_step, "card_goal", cards(5), cards(5, done=True)),
    (drills.danger_avoided, "danger_avoided", risky(0), risky(3)),
    (
        drills.forestall,
        "forestall",
        go().crew(1, 1, "A8", 3).compare("crew 1; go A1", "crew 1; stay"),
        go().compare("crew 1; go A1", "crew 1; stay"),
    ),
    (drills.feeds, "feeds", pass_by(1, 2), pass_by(2, 1)),
]


@pytest.mark.parametrize(("fact", "id", "yes", "no"), CASES, ids=[case[1] for case in CASES])
def test_is_said_where_it_fits_and_nowhere_else(fact: Fact, id: str, yes: Comparison, no: Comparison) -> None:
    assert said(fact, yes) == id
    assert said(fact, no) == ""


def test_a_tie_goes_to_whoever_drills_even_with_less_power() -> None:
    """RW-E5: two others tie at the top, and the seat that drills takes what is left over."""
    position = Position(Phase.CREW).crew(0, 1, "B2", 1).crew(1, 1, "B1", 2).crew(2, 1, "B1", 2)
    one = drills.drill_first(position.compare("crew 1; go B1", "crew 1; stay"))
    assert one is not None
    assert (one.args["because"], one.args["power"], one.args["next"]) == ("tie", 1, 2)
    assert one.args["seat"] == ["2", "3"]


def test_a_mineshaft_takes_what_is_left_over() -> None:
    position = Position(Phase.CREW).crew(0, 1, "A2", 1).crew(1, 1, "A1", 2)
    one = drills.drill_first(position.shaft(0, "A1").compare("crew 1; go A1", "crew 1; stay"))
    assert one is not None
    assert one.args["because"] == "mineshaft"


def test_a_tile_that_both_choices_drill_is_not_called_risky() -> None:
    """A crew of power 2 or 3 comes: less is at stake with the first, but it drills the same tile."""
    position = go().crew(0, 2, "A8", 2).crew(0, 3, "A1", 1)
    assert said(drills.danger_avoided, position.compare("crew 2; go A1", "crew 1; go A1")) == ""
