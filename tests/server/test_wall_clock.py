"""The wall clock is set an hour forth or back: players' clocks, bots and leases do not notice."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import Json, Seat, hosted, tokens

HOUR = 3600
PROGRAM = "tests.server.wall_clock"
BOT: Json = {"kind": "bot", "bot": "pebble"}


@pytest.fixture
def set_wall(quick_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets by how many seconds the server's wall clock is wrong."""
    file = quick_path / "wrong"
    monkeypatch.setenv("PITHEAD_TEST_WALL", str(file))

    def set_to(seconds: float) -> None:
        fresh = quick_path / "new"
        fresh.write_text(str(seconds))
        fresh.rename(file)

    set_to(0)
    return set_to


def left(seat: Seat, own: int) -> float:
    """The seconds that a seat which was just opened has left. The welcome may be a moment older than the state, in
    which the clock was set going.
    """
    welcome = next(m for m in reversed(seat.inbox) if m["type"] == "welcome")
    clock = next(c for c in seat.states[own]["clocks"]["seats"] if c["seat"] == own)
    assert clock["running"]
    passed = welcome["time"] - clock["since"]
    assert passed > -1
    return float(clock["left"] - max(0, passed))


def timeouts(seat: Seat) -> int:
    return sum(e["event"] == "out_of_time" for e in seat.events[1])


def test_a_jump_of_the_wall_clock_moves_no_players_clock(quick_path: Path, set_wall: Callable[[float], None]) -> None:
    with hosted(str(quick_path / "t.sqlite"), program=PROGRAM) as host:
        long = host.create([{"kind": "me", "name": "Ann"}, BOT], clock={"kind": "bank", "seconds": 600})
        patient = host.seat(long["table"], *tokens(long))
        for jump in (HOUR, -HOUR):
            short = host.create(clock={"kind": "move", "seconds": 4})
            hasty = host.seat(short["table"], *tokens(short))
            set_wall(jump)
            hasty.until(lambda m, hasty=hasty: timeouts(hasty) > 0, 60)  # type: ignore[misc]  # neither at once nor never
            hasty.close()
            while (own := patient.turn()) is None:  # the bot answers too
                patient.receive(30)
            assert patient.play(own)["type"] == "ack"
        while patient.turn() is None:
            patient.receive(30)
        assert timeouts(patient) == 0
        again = host.seat(long["table"], *tokens(long))
        assert 400 < left(again, 1) <= 600
        for seat in (patient, again):
            seat.close()


def test_nobodys_time_runs_while_the_server_is_away(quick_path: Path, set_wall: Callable[[float], None]) -> None:
    db = str(quick_path / "t.sqlite")
    with hosted(db, program=PROGRAM) as host:
        table = host.create(clock={"kind": "move", "seconds": 600})
    for jump in (HOUR, -HOUR):
        set_wall(jump)
        with hosted(db, program=PROGRAM) as host:
            seat = host.seat(table["table"], *tokens(table))
            own = seat.turn()
            assert own is not None and 400 < left(seat, own) <= 600
            time.sleep(2.5)  # two rounds of the scan
            assert seat.play(own)["type"] == "ack" and timeouts(seat) == 0
            seat.close()
