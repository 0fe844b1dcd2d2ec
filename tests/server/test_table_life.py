"""The life of a table: links, offers, undo, giving up a seat, chat, hints, clocks, replays, branches, archives."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pithead.bots.registry import levels
from pithead.games.clauses import clauses
from pithead.games.registry import GAMES, load_game
from pithead.locales import Texts
from pithead.server.settings import Limits
from pithead.table.record import Record
from pithead.table.verify import verify
from tests.server.harness import GENEROUS, Host, Json, Seat, hosted, tokens, wait_for
from tests.server.inside import serving

GAME = load_game("dig_deep")


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


def play_to_the_end(seat: Seat, seed: int = 1) -> None:
    rng = random.Random(seed)
    while (own := seat.turn()) is not None:
        seat.play(own, rng.randrange(100))


@pytest.fixture(scope="module")
def finished(host: Host) -> Json:
    """A hot-seat game played to its end."""
    table = host.create(options={"turn_limit": 3})
    seat = host.seat(table["table"], *tokens(table))
    play_to_the_end(seat)
    assert seat.states[1]["status"] == "over"
    seat.close()
    return table


@pytest.fixture
def pair(host: Host) -> Iterator[tuple[Json, Seat]]:
    """A hot-seat table of two."""
    table = host.create()
    seat = host.seat(table["table"], *tokens(table))
    yield table, seat
    seat.close()


# -- seats and links


def test_a_link_opens_one_seat_and_no_other(host: Host) -> None:
    table = host.create([{"kind": "me"}, {"kind": "invite"}])
    mine, theirs = tokens(table)
    assert host.get(f"/tables/{table['table']}", mine).json()["seat"] == 1
    assert host.get(f"/tables/{table['table']}", theirs).json()["seat"] == 2
    assert host.get(f"/tables/{table['table']}", table["spectator"]["token"]).json()["seat"] == 0
    for wrong in ("", "x" * 32, mine[:-1], mine + "x"):
        assert host.get(f"/tables/{table['table']}", wrong).status_code == 401
    other = host.create()
    assert host.get(f"/tables/{table['table']}", tokens(other)[0]).json()["code"] == "bad_token"
    assert host.get("/tables/nosuchtable", mine).text == host.get(f"/tables/{other['table']}", mine).text


def test_a_command_for_another_seat_is_refused(host: Host) -> None:
    table = host.create([{"kind": "me"}, {"kind": "invite"}])
    seat = host.seat(table["table"], tokens(table)[0])
    assert seat.command("undo", 2)["code"] == "not_yours"
    watcher = host.seat(table["table"], table["spectator"]["token"])
    assert watcher.command("undo", 1)["code"] == "not_yours"
    body = {"type": "undo", "id": "x", "seat": 2}
    assert host.post(f"/tables/{table['table']}/commands", body, tokens(table)[0]).json()["code"] == "not_yours"
    seat.close()
    watcher.close()


def test_an_invited_person_joins_with_a_name(host: Host) -> None:
    table = host.create([{"kind": "me", "name": "Ann"}, {"kind": "invite"}])
    ann = host.seat(table["table"], tokens(table)[0])
    assert [p["joined"] for p in ann.states[1]["players"]] == [True, False]
    answer = host.post(f"/tables/{table['table']}/join", {"name": " Ben\u202e  \x07the 2nd "}, tokens(table)[1])
    assert answer.json()["players"][1]["name"] == "Ben the 2nd"
    ann.until(lambda m: m["type"] == "state" and m["state"]["players"][1]["joined"])
    assert ann.states[1]["players"][1]["name"] == "Ben the 2nd"
    assert host.post(f"/tables/{table['table']}/join", {}, table["spectator"]["token"]).json()["code"] == "not_yours"
    ann.close()


def test_a_new_link_makes_the_old_one_void(host: Host, pair: tuple[Json, Seat]) -> None:
    table, seat = pair
    old = tokens(table)[0]
    new = host.post(f"/tables/{table['table']}/link", token=old).json()
    assert new["link"].endswith(new["token"])
    assert seat.until(lambda m: m["type"] == "closing")["code"] == "bad_token"
    assert host.get(f"/tables/{table['table']}", old).status_code == 401
    assert host.get(f"/tables/{table['table']}", new["token"]).json()["seat"] == 1


def test_my_tables_say_where_it_is_my_turn(host: Host, finished: Json) -> None:
    table = host.create()
    seat = host.seat(table["table"], *tokens(table))
    turn = seat.turn()
    asked = [{"table": table["table"], "token": t} for t in tokens(table)]
    asked += [
        {"table": finished["table"], "token": tokens(finished)[0]},
        {"table": "gone", "token": "x" * 32},
        {"table": table["table"], "token": "y" * 32},
        {"table": table["table"], "token": table["spectator"]["token"]},
    ]
    rows = host.post("/mine", {"tables": asked}).json()["tables"]
    assert [r["my_turn"] for r in rows[:2]] == [turn == 1, turn == 2]
    assert rows[2]["status"] == "over" and not rows[2]["my_turn"]
    assert not rows[3]["found"] and not rows[4]["found"]
    assert rows[5]["seat"] == 0 and not rows[5]["my_turn"]
    assert rows[0]["event"] == seat.states[1]["event"]
    assert rows[0]["players"] == seat.states[1]["players"]
    seat.close()


# -- playing


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
    late = host.seat(table["table"], tokens(table)[0], after=10)
    assert late.events[1] == [e for e in known if e["n"] > 10]
    assert not late.inbox[1]["fresh"]
    late.close()


def test_a_gap_that_is_too_long_is_answered_with_a_fresh_view(host: Host) -> None:
    table = host.create(options={"turn_limit": 30})
    seat = host.seat(table["table"], *tokens(table))
    rng = random.Random(3)
    while seat.states[1]["event"] < 450 and (own := seat.turn()) is not None:
        seat.play(own, rng.randrange(100))
    late = host.seat(table["table"], tokens(table)[0])
    assert late.inbox[1]["fresh"]
    assert len(late.events[1]) == 400
    assert late.events[1][-1]["n"] == late.states[1]["event"]
    page = host.get(f"/tables/{table['table']}/events", tokens(table)[0], after=0).json()
    assert (len(page["events"]), page["last"]) == (400, late.states[1]["event"])
    rest = host.get(f"/tables/{table['table']}/events", tokens(table)[0], after=400).json()["events"]
    assert [e["n"] for e in page["events"] + rest] == list(range(1, page["last"] + 1))
    assert (page["events"] + rest)[-400:] == late.events[1]
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
        [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "bot", "bot": "pebble"}], options={"turn_limit": 4}
    )
    seat = host.seat(table["table"], *tokens(table))
    for i in range(25):
        own = seat.turn()
        if own is None:
            seat.until(lambda m: seat.turn() is not None)
            own = seat.turn()
        assert own is not None
        seat.play(own, i)
    target = seat.states[1]["event"] // 2
    then = host.get(f"/tables/{table['table']}/replay", tokens(table)[0], at=target).json()["scene"]
    assert seat.command("ask_undo", 1, to=10**6)["code"] == "bad_request"
    assert seat.command("answer_undo", 2, agree=True)["code"] == "no_undo"
    assert seat.command("ask_undo", 1, to=target)["type"] == "ack"
    proposal = seat.states[2]["proposal"]
    assert (proposal["by"], proposal["agreed"], proposal["open"]) == (1, [1], [2])
    assert seat.command("ask_undo", 2, to=3)["code"] == "not_allowed"
    assert seat.command("answer_undo", 2, agree=False)["type"] == "ack"
    assert seat.states[1]["proposal"] is None
    assert seat.command("ask_undo", 1, to=target)["type"] == "ack"
    assert seat.command("answer_undo", 2, agree=True, id="yes")["type"] == "ack"
    assert seat.command("answer_undo", 2, agree=True, id="yes")["repeated"]
    assert any(told["event"] == "undone" for told in seat.events[1])  # a bot may already have moved on from there
    assert seat.states[1]["scene"]["round"] <= then["round"] + 1
    play_to_the_end_with_bots(seat)
    record = Record.parse(host.get(f"/tables/{table['table']}/export", tokens(table)[0]).json()["record"])
    assert any(line.get("agreed") for line in record.lines)
    assert verify(GAME, record).draws > 0
    seat.close()


def play_to_the_end_with_bots(seat: Seat) -> None:
    rng = random.Random(4)
    while seat.states[1]["status"] == "running":
        own = seat.turn()
        if own is None:
            seat.receive()
        else:
            seat.play(own, rng.randrange(100))


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


# -- giving up and coming back


def test_a_bot_takes_over_a_seat_and_hands_it_back(host: Host) -> None:
    table = host.create(options={"turn_limit": 30})
    ann, ben = (host.seat(table["table"], t) for t in tokens(table))
    assert ann.command("take_back")["code"] == "not_allowed"
    assert ann.command("give_up", bot="nobody")["code"] == "bad_options"
    assert ann.command("give_up", bot="pebble")["type"] == "ack"
    while ben.states[2]["players"][0]["kind"] == "human":
        ben.receive()
    assert ben.states[2]["players"][0] == {
        "seat": 1,
        "name": "Ann",
        "kind": "bot",
        "bot": "pebble",
        "joined": True,
        "given_up": True,
    }
    assert ann.command("play", offer=1, moves=["keep"])["code"] == "not_allowed"
    assert ann.command("take_back")["type"] == "ack"
    assert ann.states[1]["players"][0]["kind"] == "human"
    names = [e["event"] for e in ben.events[2]]
    assert "sat" in names
    ann.close()
    ben.close()


def test_all_seats_given_up_are_played_to_the_end_by_bots(host: Host) -> None:
    table = host.create(options={"turn_limit": 3})
    seat = host.seat(table["table"], *tokens(table))
    for own in (1, 2):
        assert seat.command("give_up", own)["type"] == "ack"
    seat.until(lambda m: m["type"] == "state" and m["state"]["status"] == "over", 60)
    seat.close()


# -- talk


def test_the_bench_is_heard_by_players_only_after_the_end(host: Host) -> None:
    table = host.create(options={"turn_limit": 3})
    seat = host.seat(table["table"], *tokens(table))
    bench = host.seat(table["table"], table["spectator"]["token"])
    assert bench.command("say", 0, text="he has the ruby", name="Eve")["type"] == "ack"
    assert seat.command("say", 1, text="<b>hello</b> \x00\u202eyou")["type"] == "ack"
    bench.until(lambda m: m["type"] == "chat" and m["lines"][-1]["seat"] == 1)
    assert [(c["n"], c["seat"], c["text"]) for c in bench.chat] == [
        (1, 0, "he has the ruby"),
        (2, 1, "<b>hello</b> you"),
    ]
    assert {(c["n"], c["text"]) for c in seat.chat} == {(1, "<b>hello</b> you")}
    assert host.get(f"/tables/{table['table']}/chat", tokens(table)[0]).json()["lines"][0]["text"] == "<b>hello</b> you"
    play_to_the_end(seat)
    seat.command("say", 2, text="good game")
    heard = host.get(f"/tables/{table['table']}/chat", tokens(table)[0]).json()["lines"]
    assert [(c["n"], c["text"]) for c in heard] == [(1, "<b>hello</b> you"), (2, "he has the ruby"), (3, "good game")]
    seat.close()
    bench.close()


def test_a_muted_seat_is_not_heard(host: Host) -> None:
    table = host.create()
    ann, ben = (host.seat(table["table"], t) for t in tokens(table))
    assert ann.command("mute", whom=2, muted=True)["type"] == "ack"
    assert ann.command("mute", whom=1, muted=True)["code"] == "bad_request"
    assert ann.states[1]["muted"] == [2]
    ben.command("say", text="are you asleep?")
    assert host.get(f"/tables/{table['table']}/chat", tokens(table)[0]).json()["lines"] == []
    ann.command("mute", whom=2, muted=False)
    assert host.get(f"/tables/{table['table']}/chat", tokens(table)[0]).json()["lines"][0]["text"] == "are you asleep?"
    assert ben.command("say", text="\u200b \x01")["code"] == "bad_request"
    ann.close()
    ben.close()


# -- hints


def test_a_hint_is_a_legal_move_and_changes_nothing(host: Host, pair: tuple[Json, Seat]) -> None:
    _, seat = pair
    own = seat.turn()
    assert own is not None
    offer = seat.states[own]["offer"]
    advice = seat.command("hint", own, offer=offer["number"])
    moves = [one["move"] for one in advice["moves"]]
    assert 1 <= len(moves) <= 3 and len(set(moves)) == len(moves)
    assert set(moves) <= {c["move"] for c in offer["choices"]}
    assert all(
        math.isfinite(one["value"]) for one in advice["moves"]
    )  # in the bot's own order: a search ends with its last contenders
    assert all(Texts().has(one["reason"]) for one in advice["moves"])
    assert advice["bot"] == levels("dig_deep")[-1]
    assert seat.states[own]["offer"] == offer
    assert seat.command("hint", own, offer=offer["number"] + 1)["code"] == "stale_offer"
    assert seat.command("hint", 3 - own, offer=seat.states[3 - own]["event"] * 0 + 1)["code"] in (
        "illegal",
        "stale_offer",
    )
    without = host.create(hints=False)
    blind = host.seat(without["table"], *tokens(without))
    turn = blind.turn()
    assert turn is not None
    assert blind.command("hint", turn, offer=blind.states[turn]["offer"]["number"])["code"] == "not_allowed"
    blind.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_gets_the_same_hint_in_every_game(host: Host, game: str) -> None:
    made = host.create(game=game)
    seat = host.seat(made["table"], *tokens(made))
    own = seat.turn()
    assert own is not None
    number = seat.states[own]["offer"]["number"]
    first, second = (seat.command("hint", own, offer=number)["moves"] for _ in range(2))
    assert first == second and first
    seat.close()


def test_a_hint_for_a_sealed_bid_is_the_whole_bid_and_one_command_brings_it(host: Host) -> None:
    made = host.create(game="rockwell")
    seat = host.seat(made["table"], *tokens(made))
    offer = seat.states[1]["offer"]
    (advised,) = seat.command("hint", 1, offer=offer["number"])["moves"]
    run = [advised["move"], *[one["move"] for one in advised["then"]]]
    assert [one.rpartition(" ")[0] for one in run] == ["bid zinc", "bid copper", "bid silver", "bid gold", "bid_money"]
    assert [one["verb"] for one in advised["then"]] == ["bid"] * 3 + ["bid_money"]
    assert Texts().has(advised["reason"])
    assert seat.command("play", 1, offer=offer["number"], moves=run)["type"] == "ack"
    while seat.states[1]["waiting"] != [2]:
        seat.receive(10)
    seat.close()


def test_hints_are_rated_for_each_seat(quick_path: Path) -> None:
    with serving(str(quick_path / "hints.sqlite"), limits=Limits(**{**GENEROUS, "hints": 2})) as host:
        made = host.create()
        seat = host.seat(made["table"], *tokens(made))
        own = seat.turn()
        assert own is not None
        number = seat.states[own]["offer"]["number"]
        answers = [seat.command("hint", own, offer=number) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["advice", "advice", "refused"]
        assert answers[2]["code"] == "too_many" and answers[2]["retry"] > 0
        assert seat.command("hint", 3 - own, offer=1)["code"] != "too_many"
        seat.close()


# -- clocks


def test_when_time_is_up_a_bot_plays_that_decision(host: Host) -> None:
    table = host.create(clock={"kind": "move", "seconds": 1})
    seat = host.seat(table["table"], *tokens(table))
    own = seat.turn()
    assert own is not None
    running = [c["seat"] for c in seat.states[1]["clocks"]["seats"] if c["running"]]
    assert running == [own]
    seat.until(lambda m: m["type"] == "state" and any(e["event"] == "out_of_time" for e in m["events"]), 10)
    told = next(e for e in seat.events[1] if e["event"] == "out_of_time")
    assert told["seat"] == str(own)
    seat.close()


def test_a_clock_waits_for_everybody_to_come(host: Host) -> None:
    table = host.create([{"kind": "me"}, {"kind": "invite"}], clock={"kind": "bank", "seconds": 60, "increment": 5})
    seat = host.seat(table["table"], tokens(table)[0])
    assert not any(c["running"] for c in seat.states[1]["clocks"]["seats"])
    host.post(f"/tables/{table['table']}/join", {"name": "Ben"}, tokens(table)[1])
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


# -- the past


def test_every_position_can_be_looked_at_with_ones_own_eyes(host: Host) -> None:
    table = host.create(options={"turn_limit": 4})
    seat = host.seat(table["table"], *tokens(table))
    seen: dict[int, dict[int, Json]] = {1: {}, 2: {}}
    rng = random.Random(5)
    while (own := seat.turn()) is not None:
        for s in (1, 2):
            seen[s][seat.states[s]["event"]] = seat.states[s]["scene"]
        seat.play(own, rng.randrange(100))
    for s in (1, 2):
        for at in list(seen[s])[::7]:
            past = host.get(f"/tables/{table['table']}/replay", tokens(table)[s - 1], at=at).json()
            assert past["scene"] == seen[s][at], f"seat {s} at {at}"
    last = host.get(f"/tables/{table['table']}/replay", tokens(table)[0], at=0, view="all").json()["last"]
    whole = host.get(f"/tables/{table['table']}/replay", tokens(table)[0], at=last, view="all").json()
    assert whole["scene"] == seat.states[1]["scene"]
    assert (
        host.get(f"/tables/{table['table']}/replay", tokens(table)[0], at=last + 1, view="all").json()["code"]
        == "bad_request"
    )
    seat.close()


def test_nothing_of_the_record_is_open_while_the_game_runs(host: Host, pair: tuple[Json, Seat]) -> None:
    table, _ = pair
    token = tokens(table)[0]
    for path in ("export", "verify", "replay?at=0&view=all", "events?view=all"):
        answer = host.get(f"/tables/{table['table']}/{path}", token)
        assert (answer.status_code, answer.json()["code"]) == (409, "running")
    order = {"at": 0, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    assert host.post(f"/tables/{table['table']}/branch", order, token).json()["code"] == "running"


def test_a_finished_game_can_be_branched_and_played_on(host: Host, finished: Json) -> None:
    name, token = finished["table"], tokens(finished)[0]
    last = host.get(f"/tables/{name}/replay", token, at=0, view="all").json()["last"]
    order = {
        "at": last // 2,
        "seats": [{"kind": "me", "name": "New"}, {"kind": "bot", "bot": "pebble"}],
        "pace": "instant",
    }
    twig = host.post(f"/tables/{name}/branch", order, token).json()
    seat = host.seat(twig["table"], *tokens(twig))
    then = host.get(f"/tables/{name}/replay", token, at=last // 2, view="all").json()["scene"]
    assert seat.states[1]["scene"]["round"] >= then["round"]
    play_to_the_end_with_bots(seat)
    proof = host.get(f"/tables/{twig['table']}/verify", tokens(twig)[0]).json()
    assert proof["unproved"] == 0 and proof["draws"] > 0
    assert host.post(f"/tables/{name}/branch", {**order, "at": last}, token).json()["code"] == "bad_record"
    assert (
        host.post(f"/tables/{name}/branch", {**order, "seats": order["seats"] + [{"kind": "invite"}]}, token).json()[
            "code"
        ]
        == "bad_options"
    )
    seat.close()


def test_a_record_can_be_imported_looked_at_and_branched(host: Host, finished: Json) -> None:
    record = host.get(f"/tables/{finished['table']}/export", tokens(finished)[0]).json()["record"]
    archive = host.post("/import", {"record": record}).json()
    token = archive["spectator"]["token"]
    assert archive["seats"] == []
    state = host.get(f"/tables/{archive['table']}", token).json()
    assert (state["status"], state["offer"]) == ("archive", None)
    assert host.get(f"/tables/{archive['table']}/export", token).json()["record"] == record
    assert host.get(f"/tables/{archive['table']}/verify", token).json()["unproved"] == 0
    for at in (0, 5, 50):
        ours = host.get(f"/tables/{archive['table']}/replay", token, at=at).json()
        theirs = host.get(
            f"/tables/{finished['table']}/replay", finished["spectator"]["token"], at=at, view="all"
        ).json()
        assert ours["scene"] == theirs["scene"]
    lines = record.splitlines(keepends=True)
    running = host.post("/import", {"record": "".join(lines[:60])}).json()
    order = {"at": 20, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    twig = host.post(f"/tables/{running['table']}/branch", order, running["spectator"]["token"]).json()
    assert host.get(f"/tables/{twig['table']}", tokens(twig)[0]).json()["status"] == "running"
    for damaged in ("", "hello\n", "[" * 50_000 + "\n", record[:-5], record.replace('"move":"', '"move":"x', 1)):
        answer = host.post("/import", {"record": damaged})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
        assert "line " in answer.json()["message"]


def test_a_table_of_other_rules_is_left_untouched(quick_path: Path) -> None:
    from sqlalchemy import update

    from pithead.server import schema
    from pithead.server.store import Store

    db = str(quick_path / "t.sqlite")
    with serving(db) as host:
        table = host.create()
    store = Store(db)
    row = store.row(table["table"])
    assert row is not None
    with store.writer.begin() as connection:
        connection.execute(update(schema.tables).values(header=row.header.replace('"rules":1', '"rules":99')))
    with serving(db) as host:
        answer = host.get(f"/tables/{table['table']}", tokens(table)[0])
        assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")
        assert "rules version 99" in answer.json()["message"]
    after = store.row(table["table"])
    assert after is not None and after.version == row.version


# -- restarts


def test_after_a_restart_everything_is_there_and_bots_move_on(db: str) -> None:
    with hosted(db, pause=0.3) as host:
        table = host.create(
            [{"kind": "me"}, {"kind": "bot", "bot": "pebble"}], pace="human", options={"turn_limit": 30}
        )
        seat = host.seat(table["table"], *tokens(table))
        while seat.turn() is None:
            seat.receive()
        while seat.turn() is not None:
            seat.play(1, 1)
        before = seat.states[1]["event"]
        host.kill()
        again = Host(db, pause=0.0)
        try:
            back = again.seat(table["table"], *tokens(table), after=before)
            assert back.states[1]["event"] >= before
            while back.turn() is None:
                back.receive(30)
            assert all(e["n"] > before for e in back.events[1])
            back.close()
        finally:
            assert again.stop() == 0
        host.stop = lambda: 0  # type: ignore[method-assign]


def test_the_rules_and_texts_are_served(host: Host) -> None:
    for game in GAMES:
        served = host.get(f"/games/{game}/rules", lang="de").json()["clauses"]
        assert [c["id"] for c in served] == list(clauses(game))
        assert all(c["text"] and c["section"] for c in served)
    served = host.get("/games/dig_deep/rules").json()["clauses"]
    assert "|" in next(c["text"] for c in served if c["id"] == "DD-C6"), "a clause keeps its table"
    for lang in ("en", "de", "fr"):
        assert "common" in host.get(f"/texts/{lang}").json()["catalogues"]
    assert host.get("/texts/xx").status_code == 404
    assert host.get("/games/chess/rules").status_code == 404


def test_opening_costs_the_same_however_long_the_game(quick_path: Path) -> None:
    """A table is opened from its last snapshot: the lines replayed are bounded."""
    from pithead.server.store import Store

    db = str(quick_path / "long.sqlite")
    with serving(db) as host:
        table = host.create([{"kind": "me"}, {"kind": "hotseat"}], options={"turn_limit": 12})
        seat = host.seat(table["table"], *tokens(table))
        for own in (1, 2):
            seat.command("give_up", own, bot="pebble")
        seat.until(lambda m: m["type"] == "state" and m["state"]["status"] == "over", 60)
        seat.close()
    stored = Store(db).load(table["table"])
    assert stored is not None
    assert stored.row.head > 300
    assert len(stored.lines) < 120
