"""Rockwell's facts about crews that get ready, achievements and the end: where each is said, and where not."""

from __future__ import annotations

import pytest

from pithead.coach.question import Comparison, Fact
from pithead.coach.rockwell import moves
from pithead.games.rockwell.verbs import Phase
from tests.coach.rockwell.positions import Position, said


def go() -> Position:
    return Position(Phase.CREW)


def waiting(power: int) -> Position:
    """A1 needs 3: one's own crew, one of the second seat, and a crew of the third next to it."""
    return go().crew(0, 1, "A1").crew(1, 1, "A1").crew(2, 1, "A8", power)


def pair_of_crews() -> Position:
    """A1 needs 3: crew 1 brings 2, crew 2 the third, and nobody else is near."""
    return go().crew(0, 1, "A8", 2).drilled("A8", "A2").crew(0, 2, "A2").crew(1, 1, "A5").crew(2, 1, "A5")


def last_round() -> Position:
    position = pair_of_crews()
    position.s.drilling = 4
    return position


def with_slot(slot: str) -> Position:
    return go().crew(0, 1, "A2", 2).drilled("A2").president(0, slot)


def beside(theirs: int) -> Comparison:
    position = go().crew(0, 1, "B2", 2).crew(1, 1, "B1", theirs)
    return position.compare("crew 1; go B1", "crew 1; go A2")


def on_border() -> Position:
    position = go().crew(0, 1, "A1", 1)
    position.s.mobility[0] = 2
    return position


def near_center(theirs: int) -> Position:
    """The second seat has been at the center: one more ends the game of three."""
    return go().crew(0, 1, "D1").crew(1, 1, "center").has(1, "center", 6).has(1, "gold", theirs)


def two_strata() -> Position:
    """Both B1 (5) and A2 (4) lack 1 or 2, with a crew of one's own next to each."""
    return go().crew(0, 1, "A1", 3).drilled("A1", "B2").crew(0, 2, "B2", 3)


CASES: list[tuple[Fact, str, Comparison, Comparison]] = [
    (
        moves.join,
        "join",
        go().crew(1, 1, "A1").crew(2, 1, "A8").compare("crew 1; go A1", "crew 2; go A3"),
        go().crew(1, 1, "A1").compare("crew 4; go A7", "crew 2; go A3"),
    ),
    (
        moves.left_out,
        "left_out",
        waiting(2).compare("crew 2; go A3", "crew 1; go A2"),
        waiting(1).compare("crew 2; go A3", "crew 1; go A2"),
    ),
    (
        moves.lets_drill,
        "lets_drill",
        go().crew(1, 1, "A1").crew(1, 2, "A8").compare("crew 2; go A3", "crew 1; go A1"),
        go().crew(1, 1, "A1").compare("crew 2; go A3", "crew 3; go A5"),
    ),
    (
        moves.completes_next,
        "completes_next",
        pair_of_crews().compare("crew 1; go A1", "crew 1; stay"),
        last_round().compare("crew 1; go A1", "crew 1; stay"),
    ),
    (
        moves.advantage_next,
        "hire_next",
        with_slot("I3").compare("crew 1; go A1", "crew 1; stay"),
        with_slot("III1").compare("crew 1; go A1", "crew 1; stay"),
    ),
    (
        moves.advantage_next,
        "bribe_next",
        with_slot("I1").crew(1, 1, "A8").compare("crew 1; go A1", "crew 1; stay"),
        with_slot("I1").crew(1, 1, "A5").compare("crew 1; go A1", "crew 1; stay"),
    ),
    (moves.leads, "leads", beside(1), beside(2)),
    (
        moves.keeps_tile,
        "keeps_tile",
        go().crew(0, 1, "B1", 4).drilled("B2").crew(0, 2, "B2").compare("crew 3; go A5", "crew 1; go B2"),
        go().crew(0, 1, "B1", 4).drilled("B1").compare("crew 3; go A5", "crew 1; go B2"),
    ),
    (
        moves.brings_power,
        "brings_power",
        go().crew(0, 1, "B2", 4).drilled("B2").compare("crew 1; go B1", "crew 1; stay"),
        go().crew(0, 1, "B2", 4).drilled("B2").compare("crew 1; stay", "crew 1; go B1"),
    ),
    (
        moves.richer,
        "richer",
        two_strata().compare("crew 1; go B1", "crew 1; go A2"),
        two_strata().compare("crew 1; go A2", "crew 1; go B1"),
    ),
    (
        moves.both_tiles,
        "both_tiles",
        on_border().compare("crew 1; go A1/A2", "crew 1; stay"),
        on_border().compare("crew 1; stay", "crew 1; go A1/A2"),
    ),
    (
        moves.achieves,
        "achieves",
        go().crew(0, 1, "D1").compare("crew 1; go center", "crew 1; stay"),
        go().crew(0, 1, "D1").crew(0, 2, "center").has(0, "center").compare("crew 1; go center", "crew 1; stay"),
    ),
    (
        moves.deep_step,
        "deep_step",
        go().crew(0, 1, "B1").compare("crew 1; go C1", "crew 1; stay"),
        go().crew(0, 1, "B1").has(0, "deep_crews").compare("crew 1; go C1", "crew 1; stay"),
    ),
    (
        moves.toward_center,
        "toward_center",
        go().crew(0, 1, "C1").compare("crew 1; go D1", "crew 1; stay"),
        go().crew(0, 1, "A1").compare("crew 1; go B1", "crew 1; stay"),
    ),
    (
        moves.last_turn,
        "end_ahead",
        near_center(0).has(0, "silver", 4).compare("crew 1; go center", "crew 1; stay"),
        near_center(9).compare("crew 1; go center", "crew 1; stay"),
    ),
    (
        moves.last_turn,
        "end_behind",
        near_center(9).compare("crew 1; stay", "crew 1; go center"),
        near_center(0).has(0, "silver", 4).compare("crew 1; stay", "crew 1; go center"),
    ),
]


@pytest.mark.parametrize(("fact", "id", "yes", "no"), CASES, ids=[case[1] for case in CASES])
def test_is_said_where_it_fits_and_nowhere_else(fact: Fact, id: str, yes: Comparison, no: Comparison) -> None:
    assert said(fact, yes) == id
    assert said(fact, no) == ""


def test_who_completes_a_tile_next_is_named_with_what_one_shares() -> None:
    """The crew of the second seat and one's own make 2 of 3; the second seat goes next and cannot, the third can."""
    one = moves.join(go().crew(1, 1, "A1").crew(2, 1, "A8").compare("crew 1; go A1", "crew 2; go A3"))
    assert one is not None
    assert (one.args["tile"], one.args["power"], one.args["need"], one.args["seat"]) == ("A1", 2, 3, "3")


def test_a_bribed_crew_is_not_taken_for_ones_own() -> None:
    """The rival choice moves somebody else's crew off its tile: nobody is told to keep it there."""
    position = Position(Phase.ADVANTAGE).crew(0, 1, "C2", 1).active(1).president(0, "I1").crew(1, 1, "C1", 4)
    comparison = position.crew(0, 2, "C1", 2).compare("pass", "bribe 2 1 C2")
    assert said(moves.keeps_tile, comparison) == ""
    assert said(moves.left_out, comparison) == ""
