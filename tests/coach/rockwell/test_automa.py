"""Rockwell's facts about what falls to a player for Al: where each is said, and where not."""

from __future__ import annotations

import pytest

from pithead.coach.question import Comparison, Fact
from pithead.coach.rockwell import automa
from pithead.coach.rockwell.reading import read
from pithead.games.rockwell.verbs import CREWS, Phase
from tests.coach.rockwell.positions import Position, said

AL = 2


def raising(owner: int, power: int, tile: str = "C1", als: int = 3) -> Comparison:
    """Al's first crew grows, rather than his second; a company has some power on its tile."""
    position = Position(Phase.AL_RAISE, seats=2).crew(AL, 1, tile, als).crew(owner, 1, tile, power)
    return position.compare("al_raise 1", "al_raise 2")


def refrained(owner: int, power: int) -> Comparison:
    """The same the other way round."""
    position = Position(Phase.AL_RAISE, seats=2).crew(AL, 1, "C1", 3).crew(owner, 1, "C1", power)
    return position.compare("al_raise 2", "al_raise 1")


def going(owner: int, chosen: str, rival: str) -> Comparison:
    """A1 and A2 lack 3 each, the second with a crew of a company on it."""
    position = Position(Phase.AL_GO, seats=2).crew(owner, 1, "A2")
    position.s.drilling = 1
    position.s.crew = AL * CREWS
    return position.compare(chosen, rival)


CASES: list[tuple[Fact, str, Comparison, Comparison]] = [
    (automa.al_drills, "al_drills", raising(0, 1, "A1", 1), raising(1, 1, "A1", 1)),
    (automa.al_helps, "al_helps", raising(0, 2), raising(1, 2)),
    (automa.al_crowds, "al_crowds", going(0, "al_go A1", "al_go A2"), going(1, "al_go A1", "al_go A2")),
    (automa.al_hinders, "al_hinders", going(1, "al_go A2", "al_go A1"), going(0, "al_go A2", "al_go A1")),
    (automa.al_elsewhere, "al_elsewhere", refrained(1, 2), refrained(0, 2)),
]


@pytest.mark.parametrize(("fact", "id", "yes", "no"), CASES, ids=[case[1] for case in CASES])
def test_is_said_where_it_fits_and_nowhere_else(fact: Fact, id: str, yes: Comparison, no: Comparison) -> None:
    assert said(fact, yes) == id
    assert said(fact, no) == ""


def test_what_al_drills_by_himself_after_a_go_is_not_said_of_the_go() -> None:
    """The last go of a round; then Al's only crew that is due completes A1."""
    position = Position(Phase.CREW, seat=1, seats=2).crew(AL, 1, "A2", 3).drilled("A2").crew(0, 1, "A1", 2)
    for number in (2, 3, 4):
        position.crew(AL, number, "C5")
    comparison = position.compare("crew 2; go A3", "crew 3; go A5")
    found = read(comparison).chosen
    assert found.then.active == AL
    assert found.strikes == []
