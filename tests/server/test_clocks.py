"""Clocks as arithmetic: who is charged, what is earned, who is late."""

from __future__ import annotations

import pytest

from pithead.server.tables import clocks
from pithead.server.tables.seating import Seating, SeatState, TimeLeft
from pithead.server.wire import ClockSpec
from tests.server.harness import Host, tokens


def seating(kind: str, seconds: int, increment: int = 0, joined: bool = True) -> Seating:
    seats = [SeatState("me", "A", True), SeatState("invite", "B", joined), SeatState("bot", "C", True)]
    made = Seating(seats, ClockSpec(kind, seconds, increment), [], True, "human")  # type: ignore[arg-type]
    clocks.set_up(made, 0.0)
    return made


def left(made: Seating) -> list[float]:
    return [t.left for t in made.times]


def test_a_bank_is_charged_while_one_is_waited_for_and_earns_its_increment() -> None:
    made = seating("bank", 60, 5)
    clocks.update(made, [0], 100.0)
    assert clocks.deadline(made) == 160.0
    clocks.update(made, [1], 110.0)
    assert left(made)[:2] == [55.0, 60.0]
    clocks.update(made, [0], 112.0)
    assert left(made)[:2] == [55.0, 63.0]


def test_time_per_move_starts_afresh_each_time() -> None:
    made = seating("move", 60)
    clocks.update(made, [0], 0.0)
    clocks.update(made, [1], 50.0)
    clocks.update(made, [0], 60.0)
    assert clocks.deadline(made) == 120.0


def test_consecutive_decisions_of_one_turn_share_its_time() -> None:
    made = seating("move", 60)
    clocks.update(made, [0], 0.0)
    clocks.update(made, [0], 30.0)
    assert clocks.deadline(made) == 60.0


def test_in_a_simultaneous_phase_every_clock_runs_until_its_seat_has_answered() -> None:
    made = seating("bank", 60)
    clocks.update(made, [0, 1, 2], 0.0)
    assert [t.running for t in made.times] == [True, True, False], "a bot has no clock"
    clocks.update(made, [1], 10.0)
    assert [t.running for t in made.times] == [False, True, False]
    assert clocks.timed_out(made, 60.0) == [1]


def test_no_clock_runs_before_everybody_has_come_or_for_a_seat_given_up() -> None:
    made = seating("move", 60, joined=False)
    clocks.update(made, [0, 1], 0.0)
    assert clocks.deadline(made) is None
    made.seats[1].joined = True
    clocks.update(made, [0, 1], 5.0)
    assert clocks.deadline(made) == 65.0
    made.seats[0].given_up = True
    clocks.update(made, [0, 1], 6.0)
    assert [t.running for t in made.times] == [False, True, False]


@pytest.mark.parametrize(("kind", "increment", "fresh"), [("move", 0, 60.0), ("bank", 7, 7.0), ("bank", 0, 1.0)])
def test_after_a_bot_has_decided_the_person_may_think_again(kind: str, increment: int, fresh: float) -> None:
    made = seating(kind, 60, increment)
    clocks.update(made, [0], 0.0)
    assert clocks.timed_out(made, 59.9) == [] and clocks.timed_out(made, 60.0) == [0]
    clocks.restart_after_timeout(made, 0, 61.0)
    clocks.update(made, [0], 61.0)
    assert made.times[0] == TimeLeft(fresh, 61.0, True)
    assert clocks.timed_out(made, 61.0) == []


def test_a_table_without_a_clock_has_none() -> None:
    made = Seating([SeatState("me", "A", True)], None, [], True, "human")
    clocks.set_up(made, 0.0)
    clocks.update(made, [0], 0.0)
    clocks.restart_after_timeout(made, 0, 0.0)
    assert clocks.deadline(made) is None and clocks.timed_out(made, 10**9) == []


# -- at a table


def test_when_time_is_up_a_bot_plays_that_decision(host: Host) -> None:
    table = host.create(clock={"kind": "move", "seconds": 1})
    seat = host.seat(table["table"], *tokens(table))
    own = seat.turn()
    assert own is not None
    running = [c["seat"] for c in seat.states[1]["clocks"]["seats"] if c["running"]]
    assert running == [own]
    message = seat.until(lambda m: m["type"] == "state" and any(e["event"] == "out_of_time" for e in m["events"]))
    told = next(e for e in message["events"] if e["event"] == "out_of_time")  # time may have been up before too
    assert told["seat"] == str(own)
    seat.close()


def test_a_clock_waits_for_everybody_to_come(host: Host) -> None:
    table = host.create([{"kind": "me"}, {"kind": "invite"}], clock={"kind": "bank", "seconds": 60, "increment": 5})
    seat = host.seat(table["table"], tokens(table)[0])
    assert not any(c["running"] for c in seat.states[1]["clocks"]["seats"])
    host.join(table, 2, "Ben")
    seat.until(lambda m: m["type"] == "state" and any(c["running"] for c in m["state"]["clocks"]["seats"]))
    assert (
        host.post(
            "/tables",
            {
                "game": "dig_deep",
                "seats": [{"kind": "me"}, {"kind": "hotseat"}],
                "clock": {"kind": "move", "seconds": 9, "increment": 3},
            },
        ).json()["code"]
        == "bad_options"
    )
    seat.close()
