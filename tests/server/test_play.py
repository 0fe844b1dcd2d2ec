"""Whole games over real sockets: persons by script, bots, spectators, reconnects in the middle, one and two workers."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

from pithead.games.registry import GAMES, load_game
from pithead.table.events import NONE
from pithead.table.record import Record
from pithead.table.verify import verify
from tests.server.harness import ROOT, Host, Json, Seat, hosted, tokens

SHORT: dict[str, dict[str, Any]] = {"dig_deep": {"turn_limit": 4}, "rockwell": {"turn_limit": 4}}
# Every game on SQLite with one worker, one on PostgreSQL with two; the other ways are deep.
CASES = [
    *[("sqlite", 1, game) for game in sorted(GAMES)],
    ("postgresql", 2, "rockwell"),
    *[
        pytest.param(db, workers, game, marks=pytest.mark.deep)
        for db, workers in (("postgresql", 2), ("sqlite", 2), ("postgresql", 1))
        for game in sorted(GAMES)
        if (db, workers, game) != ("postgresql", 2, "rockwell")
    ],
]


def play_out(host: Host, name: str, people: list[str], rng: random.Random, watcher: Seat | None = None) -> Json:
    """Every person on a socket of its own, random choices, now and then a broken connection; the last state of the
    first.
    """
    seats = [host.seat(name, token) for token in people]
    while True:
        for i, seat in enumerate(seats):
            if seat.states[seat.seats[0]]["status"] == "over":
                continue
            if seat.turn() is None:
                break_off = rng.random() < 0.03
                if break_off:
                    known = seat.events[seat.seats[0]]
                    seat.close()
                    seats[i] = host.seat(name, people[i], after=known[-1]["n"] if known else NONE)
                    seats[i].events[seats[i].seats[0]] = known + seats[i].events[seats[i].seats[0]]
                continue
            own = seat.turn()
            assert own is not None
            if rng.random() < 0.1 and seat.states[own]["undo"]:
                answer = seat.command("undo", own)
                assert answer["type"] == "ack" or answer["code"] == "no_undo", answer
            else:
                answer = seat.play(own, rng.randrange(1000))
                assert answer["type"] == "ack" or answer["code"] in ("stale_offer", "illegal"), answer
        if all(seat.states[seat.seats[0]]["status"] == "over" for seat in seats):
            break
        for seat in seats:
            drain(seat)
    everything = {event["n"]: event for event in host.events(name, people[0], "all")}
    for seat, token in zip(seats, people, strict=True):
        heard = seat.events[seat.seats[0]]
        assert heard == host.events(name, token), "an event is missing or doubled"
        assert all(everything[event["n"]] == event for event in heard), "the end has changed a number"
    if watcher is not None:
        watcher.until(lambda m: m["type"] == "state" and m["state"]["status"] == "over")
    end = seats[0].states[seats[0].seats[0]]
    for seat in seats:
        seat.close()
    return end


def drain(seat: Seat) -> None:
    """Read what has come in."""
    try:
        while seat.turn() is None:
            seat.receive(0.005)
    except TimeoutError:
        return


@pytest.mark.parametrize(("db", "workers", "game"), CASES, indirect=["db"])
def test_whole_games_of_persons_and_bots_with_spectators_and_reconnects(db: str, workers: int, game: str) -> None:
    rng = random.Random(f"{game} {workers}")
    loaded = load_game(game)
    with hosted(db, workers=workers) as host:
        kinds = [{"kind": "me", "name": "Ann"}, {"kind": "invite"}, {"kind": "bot", "bot": "pebble"}]
        seats = kinds[: max(2, min(3, loaded.info.max_seats))]
        table = host.create(seats, game=game, options=SHORT.get(game, {}))
        people = [*tokens(table), host.join(table, 2, "Ben")]
        watcher = host.seat(table["table"], table["spectator"]["token"])
        end = play_out(host, table["table"], people, rng, watcher)
        assert sorted(end["result"]["places"])[0] == 1
        assert end["players"][1]["name"] == "Ben"
        assert len(end["seed"]) == 64
        export = host.get(f"/tables/{table['table']}/export", table["spectator"]["token"]).json()
        proof = verify(loaded, Record.parse(export["record"]))
        shown = host.get(f"/tables/{table['table']}/verify", table["spectator"]["token"]).json()
        assert (shown["draws"], shown["seed"], shown["unproved"]) == (proof.draws, end["seed"], 0)
        watcher.close()


def test_the_example_client_plays_a_game_to_its_end(host: Host) -> None:
    assert len((ROOT / "examples" / "client.py").read_text().splitlines()) <= 60
    table = host.create(
        [{"kind": "invite", "name": "Script"}, {"kind": "bot", "bot": "pebble"}], options={"turn_limit": 3}
    )
    command = [sys.executable, "examples/client.py", f"{host.url}{table['seats'][0]['link']}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "Script: " in done.stdout and "ended" in done.stdout


def test_the_example_bot_makes_a_table_and_plays_there(host: Host) -> None:
    assert len((ROOT / "examples" / "bot.py").read_text().splitlines()) <= 60
    command = [sys.executable, "examples/bot.py", host.url, "dig_deep", "pebble"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "Mine: " in done.stdout and "ended" in done.stdout and "refused" not in done.stdout
