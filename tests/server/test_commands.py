"""Commands: once for each id, offers, gaps, taking back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pithead.games.registry import GAMES, load_game
from pithead.table.record import Record
from pithead.table.verify import verify
from tests.server.harness import Host, Json, Seat, play_to_the_end, tokens, wait_for


def to_verb(seat: Seat, verb: str) -> int:
    """Play on until a seat of this client is offered a verb; which seat."""
    rng = random.Random(verb)
    for _ in range(400):
        own = seat.turn()
        assert own is not None
        if any(c["verb"] == verb for c in seat.states[own]["offer"]["choices"]):
            return own
        seat.play(own, rng.randrange(100))
    raise AssertionError(f"{verb} never came up")


def test_a_command_sent_twice_is_applied_once(host: Host, pair: tuple[Json, Seat]) -> None:
    table, seat = pair
    own = seat.turn()
    assert own is not None
    offer = seat.states[own]["offer"]
    command: dict[str, Any] = {"offer": offer["number"], "moves": [offer["choices"][0]["move"]], "id": "same"}
    assert seat.command("play", own, **command) == {"type": "ack", "id": "same", "seat": own, "repeated": False}
    event = seat.states[own]["event"]
    assert seat.command("play", own, **command)["repeated"]
    again = host.post(
        f"/tables/{table['table']}/commands", {"type": "play", "seat": own, **command}, tokens(table)[own - 1]
    )
    assert again.json()["answer"]["repeated"]
    assert again.json()["state"]["event"] == event
    other = 3 - own
    assert seat.command("say", other, text="hello", id="same")["repeated"] is False, "ids are a seat's own"


def test_an_undo_sent_twice_takes_back_one_command(pair: tuple[Json, Seat]) -> None:
    _, seat = pair
    own = to_verb(seat, "keep")
    seat.command("play", own, offer=seat.states[own]["offer"]["number"], moves=["keep"])
    seat.command("play", own, offer=seat.states[own]["offer"]["number"], moves=["done"])
    assert seat.command("undo", own, id="u")["type"] == "ack"
    between = seat.states[own]["scene"]
    assert seat.command("undo", own, id="u")["repeated"]
    assert seat.states[own]["scene"] == between


def test_a_stale_offer_and_an_illegal_move_change_nothing(pair: tuple[Json, Seat]) -> None:
    _, seat = pair
    own = seat.turn()
    assert own is not None
    before = seat.states[own]
    number = before["offer"]["number"]
    assert seat.command("play", own, offer=number + 1, moves=["keep"])["code"] == "stale_offer"
    refused = seat.command("play", own, offer=number, moves=["fly"])
    assert (refused["code"], bool(refused["possible"])) == ("illegal", True)
    assert seat.command("play", 3 - own, offer=seat.states[3 - own]["offer"] or 1, moves=["keep"])["code"] in (
        "illegal",
        "bad_request",
    )
    seat.send({"type": "sync", "seat": own, "after": before["event"]})
    seat.until(lambda m: m["type"] == "state")
    assert seat.states[own] == before


def test_a_client_that_missed_events_gets_the_gap(host: Host, pair: tuple[Json, Seat]) -> None:
    table, seat = pair
    for i in range(30):
        own = seat.turn()
        assert own is not None
        seat.play(own, i)
    known = seat.events[1]
    late = host.seat(table["table"], tokens(table)[0], after=known[9]["n"])
    assert late.events[1] == known[10:]
    assert not late.inbox[1]["fresh"]
    late.close()


def test_a_gap_that_is_too_long_is_answered_with_a_fresh_view(host: Host) -> None:
    table = host.create(options={"turn_limit": 100})
    seat = host.seat(table["table"], *tokens(table))
    rng = random.Random(3)
    while len(seat.events[1]) < 450 and (own := seat.turn()) is not None:
        seat.play(own, rng.randrange(100))
    late = host.seat(table["table"], tokens(table)[0])
    assert late.inbox[1]["fresh"]
    assert len(late.events[1]) == 400
    assert late.events[1][-1]["n"] == late.states[1]["event"]
    page = host.get(f"/tables/{table['table']}/events", tokens(table)[0]).json()
    assert (len(page["events"]), page["last"]) == (400, late.states[1]["event"])
    told = host.events(table["table"], tokens(table)[0])
    assert told == seat.events[1] and told[:400] == page["events"] and told[-400:] == late.events[1]
    lost = host.seat(table["table"], tokens(table)[0], after="999b9")
    assert lost.inbox[1]["fresh"] and lost.events[1] == late.events[1]
    assert host.get(f"/tables/{table['table']}/events", tokens(table)[0], after="999").json()["code"] == "bad_request"
    lost.close()
    late.close()
    seat.close()


# -- taking back


def test_undo_goes_back_to_the_last_reveal(pair: tuple[Json, Seat]) -> None:
    _, seat = pair
    own = to_verb(seat, "keep")
    before = seat.states[own]["scene"]
    seat.command("play", own, offer=seat.states[own]["offer"]["number"], moves=["keep"])
    assert seat.states[own]["undo"]
    assert seat.command("undo", own)["type"] == "ack"
    assert seat.states[own]["scene"] == before
    mark = next(c["move"] for c in seat.states[own]["offer"]["choices"] if c["verb"] == "mark")
    seat.command("play", own, offer=seat.states[own]["offer"]["number"], moves=[mark, "roll"])
    assert not seat.states[own]["undo"]
    assert seat.command("undo", own)["code"] == "no_undo"


def test_going_further_back_needs_everybody(host: Host) -> None:
    table = host.create(
        [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "bot", "bot": "pebble"}], options={"turn_limit": 8}
    )
    seat = host.seat(table["table"], *tokens(table))
    for i in range(25):
        own = seat.turn()
        if own is None:
            seat.until(lambda m: seat.turn() is not None)
            own = seat.turn()
        assert own is not None
        seat.play(own, i)
    target = seat.events[1][len(seat.events[1]) // 2]["n"]
    then = host.get(f"/tables/{table['table']}/replay", tokens(table)[0], at=target).json()["positions"][0]["scene"]
    assert seat.command("ask_undo", 1, to="999999")["code"] == "bad_request"
    assert seat.command("answer_undo", 2, agree=True)["code"] == "no_undo"
    assert seat.command("ask_undo", 1, to=target)["type"] == "ack"
    proposal = seat.states[2]["proposal"]
    assert (proposal["by"], proposal["agreed"], proposal["open"]) == (1, [1], [2])
    assert seat.command("ask_undo", 2, to="3")["code"] == "not_allowed"
    assert seat.command("answer_undo", 2, agree=False)["type"] == "ack"
    assert seat.states[1]["proposal"] is None
    assert seat.command("ask_undo", 1, to=target)["type"] == "ack"
    assert seat.command("answer_undo", 2, agree=True, id="yes")["type"] == "ack"
    assert seat.command("answer_undo", 2, agree=True, id="yes")["repeated"]
    assert any(told["event"] == "undone" for told in seat.events[1])  # a bot may already have moved on from there
    assert seat.states[1]["scene"]["round"] <= then["round"] + 1
    play_to_the_end(seat)
    record = Record.parse(host.get(f"/tables/{table['table']}/export", tokens(table)[0]).json()["record"])
    assert any(line.get("agreed") for line in record.lines)
    assert verify(load_game("dig_deep"), record).draws > 0
    seat.close()


def test_alone_among_bots_one_goes_back_at_once(host: Host) -> None:
    table = host.create([{"kind": "me"}, {"kind": "bot", "bot": "pebble"}])
    seat = host.seat(table["table"], *tokens(table))
    while seat.turn() is None:
        seat.receive()
    first = seat.states[1]
    seat.play(1)
    answer = seat.command("ask_undo", to=first["event"])
    assert answer["type"] == "ack", answer
    wait_for(lambda: seat.states[1]["scene"] == first["scene"] or seat.receive() is None, 5, "not gone back")
    seat.close()


# -- an early end


@pytest.mark.parametrize("game", sorted(GAMES))
def test_alone_among_bots_a_game_ends_as_it_stands(host: Host, game: str) -> None:
    table = host.create([{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "pebble"}], game=game)
    seat = host.seat(table["table"], *tokens(table))
    for _ in range(2):
        while seat.turn() is None:
            seat.receive()
        seat.play(1)
    assert seat.command("ask_end", 1)["type"] == "ack"
    state = seat.states[1]
    assert (state["result"]["reason"], state["waiting"], state["offer"], state["undo"]) == ("agreed", [], None, False)
    assert len(state["seed"]) == 64
    assert seat.events[1][-1] == {**seat.events[1][-1], "event": "ended_by_agreement", "seat": "1"}
    assert seat.command("undo", 1)["code"] == "over"
    export = host.get(f"/tables/{table['table']}/export", tokens(table)[0]).json()
    record = Record.parse(export["record"])
    assert record.lines[-1]["end"] == "agreed" and record.lines[-1]["by"] == 1
    assert verify(load_game(game), record).draws > 0
    assert record.lines[-1]["standing"] == state["result"]["standing"]
    archive = host.post("/import", {"record": export["record"]}).json()
    shown = host.get(f"/tables/{archive['table']}", archive["spectator"]["token"]).json()
    assert shown["result"] == state["result"]
    seat.close()


def test_people_end_a_game_only_together(host: Host, pair: tuple[Json, Seat]) -> None:
    _, seat = pair
    assert seat.command("answer_end", 1, agree=True)["code"] == "not_allowed"
    assert seat.command("ask_end", 1)["type"] == "ack"
    assert seat.states[2]["ending"] == {"by": 1, "agreed": [1], "open": [2]}
    assert seat.command("ask_end", 2)["code"] == "not_allowed"
    assert seat.command("answer_end", 2, agree=False)["type"] == "ack"
    assert (seat.states[2]["ending"], seat.states[2]["status"]) == (None, "running")
    seat.command("ask_end", 2)
    assert seat.command("answer_end", 1, agree=True)["type"] == "ack"
    assert [seat.states[own]["result"]["reason"] for own in (1, 2)] == ["agreed", "agreed"]
