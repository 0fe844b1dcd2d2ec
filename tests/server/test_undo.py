"""Taking back against served bots: over their answers, after a restart, and while one of them thinks."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from pathlib import Path

import pytest

from pithead.core.chance import seed_from
from pithead.games.registry import GAMES, load_game
from pithead.server.settings import Sources
from pithead.table.record import Record
from pithead.table.verify import verify
from tests.server.harness import Host, Json, Seat, tokens, wait_for
from tests.server.inside import inside, serving

BOTS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "apprentice"}, {"kind": "bot", "bot": "pebble"}]
SHORT: dict[str, Json] = {"dig_deep": {"turn_limit": 3}, "rockwell": {"turn_limit": 2}}


def lucky(start: int) -> Sources:
    """Tables with the seeds of their numbers."""
    numbers = count(start)
    return Sources(new_seed=lambda: seed_from("undo", next(numbers)), asks_players=False)


def asked(seat: Seat) -> Json:
    """The state once nobody but the first seat is asked, or the game is over."""
    while seat.states[1]["status"] == "running" and seat.states[1]["waiting"] != [1]:
        if seat.states[1]["offer"]:
            seat.play(1)
        else:
            seat.receive()
    return seat.states[1]


def answered(host: Host, **order: object) -> tuple[Json, Seat, Json]:
    """Rockwell, where a move of the first seat was answered by bots: the table, the seat, the offer before the move."""
    table = host.create(BOTS, game="rockwell", **order)
    seat = host.seat(table["table"], *tokens(table))
    before: Json = {}
    while not asked(seat)["undo_answers"]:
        before = seat.states[1]["offer"]
        seat.play(1)
    return table, seat, before


def moves(offer: Json) -> list[str]:
    return [choice["move"] for choice in offer["choices"]]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whole_games_with_moves_taken_back_over_bots_are_proved_by_their_records(game: str, quick_path: Path) -> None:
    over_bots = 0
    with inside(quick_path, lucky(0)) as host:
        for number in range(3):
            rng = random.Random(f"{game} {number}")
            table = host.create(BOTS, game=game, options=SHORT.get(game, {}))
            seat = host.seat(table["table"], *tokens(table))
            undone = 0
            while asked(seat)["status"] == "running":
                state = seat.states[1]
                assert state["undo"] or not state["undo_answers"]
                if state["undo"] and undone < 40 and rng.random() < 0.4:
                    undone += 1
                    over_bots += bool(state["undo_answers"])
                    assert seat.command("undo", 1)["type"] == "ack"
                else:
                    seat.play(1, rng.randrange(100))
            heard = seat.events[1]
            seat.close()
            assert heard == host.events(table["table"], tokens(table)[0]), "an event is missing, doubled or renumbered"
            record = Record.parse(host.get(f"/tables/{table['table']}/export", tokens(table)[0]).json()["record"])
            assert verify(load_game(game), record).unproved == 0
            strikes = [line["strike"] for line in record.lines if "undo" in line]
            assert len(strikes) == undone
            drawn = {line["c"] for line in record.lines if "draw" in line}
            assert not any(drawn & set(strike) for strike in strikes)  # type: ignore[arg-type]
    assert "failed" not in host.logs()
    assert over_bots > 0 or game != "rockwell", "in the other games each turn begins with a throw or a card"


def test_a_move_is_taken_back_over_bots_after_a_restart(quick_path: Path) -> None:
    db = str(quick_path / "undo.sqlite")
    with inside(quick_path, lucky(7), db=db) as host:
        table, seat, before = answered(host)
        shown = seat.states[1]
        seat.close()
    with serving(db) as host:
        seat = host.seat(table["table"], *tokens(table))
        now = seat.states[1]
        assert (now["undo"], now["undo_answers"]) == (True, shown["undo_answers"])
        assert seat.command("undo", 1)["type"] == "ack"
        assert moves(asked(seat)["offer"]) == moves(before)
        told = host.events(table["table"], tokens(table)[0])
        assert told[-1]["event"] == "undone_answers"
        seat.close()
    with serving(db) as host:
        assert host.events(table["table"], tokens(table)[0]) == told


class Slow:
    """Thinks for ever, and says whether it was let."""

    def __init__(self) -> None:
        self.begun = self.dropped = 0

    async def decide(self, *_: object) -> int:
        self.begun += 1
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        raise AssertionError("nobody waits so long")


def test_a_bot_that_thinks_about_a_move_taken_back_is_stopped_and_answers_the_next_one(quick_path: Path) -> None:
    with inside(quick_path, lucky(7)) as host:
        table, seat, before = answered(host)
        driver, slow = host.worker.driver, Slow()
        assert seat.command("undo", 1)["type"] == "ack"
        first, second = moves(asked(seat)["offer"])[:2]
        quick, driver.decider = driver.decider, slow
        seat.command("play", 1, offer=seat.states[1]["offer"]["number"], moves=[first])
        wait_for(lambda: slow.begun == 1, 20, "no bot thinks")
        assert seat.states[1]["undo"] and not seat.states[1]["undo_answers"]
        driver.decider = quick
        assert seat.command("undo", 1)["type"] == "ack"
        wait_for(lambda: slow.dropped == 1, 20, "it thinks on")
        assert moves(asked(seat)["offer"]) == moves(before)
        seat.command("play", 1, offer=seat.states[1]["offer"]["number"], moves=[second])
        seat.until(lambda m: m["type"] == "state" and m["state"]["undo_answers"] != [])
        told = [event["event"] for event in host.events(table["table"], tokens(table)[0])]
        assert told.count("undone") == 1 and told.count("undone_answers") == 1
        seat.close()
    assert "failed" not in host.logs()
