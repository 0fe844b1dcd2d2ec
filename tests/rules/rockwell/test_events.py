"""What is told of a game: every event says in one field whose it is, and a crew is told by power and place."""

from __future__ import annotations

import pytest

from pithead.core.api import CHANCE, OVER, Json
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.rockwell.scene import PLACES
from pithead.games.rockwell.state import Rockwell
from tests.rules.rockwell.positions import GAME

OF_THE_TABLE = {"turn", "management", "control", "round", "ended", "laid"}
OF_A_GO = {"stayed", "moved", "die_taken", "die_left", "hired", "bribed", "improved", "passed", "sold", "placed"}


def played(seats: int, seed: int) -> list[tuple[int, dict[str, Json], Rockwell]]:
    """A random game: each event, who caused it and the position that it led to."""
    state = GAME.new(seats, {"turn_limit": 2})
    assert isinstance(state, Rockwell)
    chance, luck = Chance(seed_from("events", seed)), Rng(seed)
    out: list[tuple[int, dict[str, Json], Rockwell]] = []
    while (actor := state.actor()) != OVER:
        state.log = []
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
        else:
            legal = state.legal(actor)
            state.apply(actor, legal[luck.below(len(legal))])
        for event in state.log:
            row = GAME.events[event.kind]
            out.append((actor, {"event": row.name, **row.name_values(event.args)}, state.clone()))
    return out


@pytest.mark.parametrize("seed", [3, 17, 2024])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_event_says_whose_it_is(seats: int, seed: int) -> None:
    told = played(seats, seed)
    assert {str(event["event"]) for _, event, _ in told} >= {"moved", "stayed", "drilled", "share", "left_over"}
    for actor, event, _ in told:
        kind = event["event"]
        assert ("seat" in event) == (kind not in OF_THE_TABLE), event
        if kind in OF_A_GO and event["seat"] != "al":
            assert event["seat"] == str(actor + 1), event


@pytest.mark.parametrize("seed", [3, 17, 2024])
def test_a_crew_is_told_by_its_power_and_its_place(seed: int) -> None:
    for _, event, then in played(2, seed):
        if event["event"] not in ("moved", "stayed", "improved", "al_raised"):
            continue
        owner = then.seats if event["seat"] == "al" or event["event"] == "al_raised" else int(str(event["seat"])) - 1
        crew = owner * 4 + int(str(event["crew"])) - 1
        assert (event["power"], event["place"]) == (then.power[crew], PLACES[then.place[crew]]), event
