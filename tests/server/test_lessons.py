"""Guided first games over the wire: the server brings seed, bots and script; no client chooses a seed."""

from __future__ import annotations

import pytest

from pithead.server import wire
from pithead.table.lesson import load_lesson
from tests.parts import LESSONS
from tests.server.harness import Host, Json, tokens, wait_for

ME = [{"kind": "me", "name": "Ann"}]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_whoever_follows_the_guide_is_led_to_the_end(host: Host, game: str, name: str) -> None:
    made = host.create(ME, game=game, lesson=name)
    token, path = tokens(made)[0], f"/tables/{made['table']}"
    lesson = load_lesson(game, name)
    state: Json = host.get(path, token).json()
    assert state["seed"] == lesson.seed.hex()
    assert [player["kind"] for player in state["players"]] == ["human", *["bot"] * len(lesson.bots)]
    steps: list[int] = []
    seat = host.seat(made["table"], token)
    while not seat.states[1]["guide"]["done"]:
        if not seat.states[1]["offer"]:
            seat.receive()
            continue
        guide, offer = seat.states[1]["guide"], seat.states[1]["offer"]
        assert guide["on"] and guide["says"]
        assert guide["moves"][0]["move"] in [choice["move"] for choice in offer["choices"]]
        steps.append(guide["step"])
        run = [one["move"] for one in guide["moves"]]
        assert seat.command("play", 1, offer=offer["number"], moves=run)["type"] == "ack"
    assert steps == list(range(lesson.moves_of(0))), "each move of the learner counts one"
    guide = seat.states[1]["guide"]
    assert guide["says"] == [lesson.over] and guide["moves"] == []
    if seat.states[1]["status"] == "over":
        standing = [list(lesson.end.standing(s)) for s in range(len(lesson.steps))]
        assert seat.states[1]["result"]["standing"] == standing
    else:
        while not seat.states[1]["offer"]:
            seat.receive()
        free = seat.states[1]["offer"]
        assert seat.command("play", 1, offer=free["number"], moves=[free["choices"][0]["move"]])["type"] == "ack"
        guide = seat.states[1]["guide"]
        assert guide["done"] and not guide["on"] and guide["says"] == [lesson.over]
    seat.close()


def test_the_guide_is_the_learners_alone_and_ends_with_the_script(host: Host) -> None:
    made = host.create(ME, lesson="first")
    token, path = tokens(made)[0], f"/tables/{made['table']}"
    assert host.get(path, made["spectator"]["token"]).json()["guide"] is None
    seat = host.seat(made["table"], token)
    wait_for(lambda: seat.states[1]["offer"] is not None, 5, "the learner is never asked")
    guided = seat.states[1]["guide"]["moves"][0]["move"]
    other = next(c["move"] for c in seat.states[1]["offer"]["choices"] if c["move"] != guided)
    assert seat.command("play", 1, offer=seat.states[1]["offer"]["number"], moves=[other])["type"] == "ack"
    assert seat.states[1]["guide"] == {
        "lesson": "first",
        "step": 0,
        "of": load_lesson("dig_deep", "first").moves_of(0),
        "on": False,
        "done": False,
        "moves": [],
        "says": [],
    }
    while seat.states[1]["status"] == "running":  # the bot plays on without a script
        if seat.turn() is None:
            seat.receive()
        else:
            seat.play(1)
    seat.close()


def test_a_lesson_takes_no_other_seats_and_no_options_and_no_order_takes_a_seed(host: Host) -> None:
    for order in (
        {"seats": [*ME, {"kind": "bot", "bot": "pebble"}]},
        {"seats": [{"kind": "invite"}]},
        {"seats": ME, "options": {"turn_limit": 1}},
        {"seats": ME, "lesson": "last"},
    ):
        answer = host.post("/tables", {"game": "dig_deep", "lesson": "first", **order})
        assert answer.status_code == 400 and answer.json()["code"] == "bad_options"
    assert (
        host.post("/tables", {"game": "dig_deep", "seats": [*ME, {"kind": "hotseat"}], "seed": "00" * 32}).json()[
            "code"
        ]
        == "bad_request"
    )
    assert "seed" not in wire.CreateTable.__struct_fields__
    ordinary = host.create([*ME, {"kind": "bot", "bot": "pebble"}])
    state = host.get(f"/tables/{ordinary['table']}", tokens(ordinary)[0]).json()
    assert state["seed"] == "" and state["guide"] is None


def test_a_branch_of_a_lesson_has_a_secret_seed(host: Host) -> None:
    made = host.create(ME, game="dig_deep", lesson="first")
    token = tokens(made)[0]
    seat = host.seat(made["table"], token)
    while seat.states[1]["status"] == "running":
        if seat.turn() is None:
            seat.receive()
            continue
        moves = [one["move"] for one in seat.states[1]["guide"]["moves"]][:1]
        seat.command("play", 1, offer=seat.states[1]["offer"]["number"], moves=moves)
    seat.close()
    answer = host.post(f"/tables/{made['table']}/branch", {"at": "3", "seats": [*ME, {"kind": "hotseat"}]}, token)
    assert answer.status_code == 200, answer.text
    branch = answer.json()
    assert host.get(f"/tables/{branch['table']}", tokens(branch)[0]).json()["seed"] == ""
