"""Fuzz of HTTP by its own description and of the socket by a hostile client: only documented answers, no failure, no
change.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pithead.server.http import openapi
from pithead.server.http.routes import ROUTES, Route
from tests.server.harness import Json, Seat, quick_folder, tokens
from tests.server.inside import Inside, inside

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(openapi.describe())


@pytest.fixture(scope="module")
def fuzzed() -> Iterator[Inside]:
    """A server that must have told of no failure after all of it."""
    with inside(quick_folder("pithead-fuzz-")) as host:
        yield host
        assert "failed" not in host.logs(), host.logs()


@pytest.fixture(scope="module")
def tables(fuzzed: Inside) -> dict[str, Json]:
    """A running and a finished table."""
    running, over = fuzzed.create(), fuzzed.create(options={"turn_limit": 1})
    seat = fuzzed.seat(over["table"], *tokens(over))
    while (own := seat.turn()) is not None:
        seat.play(own)
    seat.close()
    return {"running": running, "over": over}


def snapshot(host: Inside, table: Json) -> list[Any]:
    """What all audiences see, without what chat and names may change."""
    out: list[Any] = []
    for token in (*tokens(table), table["spectator"]["token"]):
        state = host.get(f"/tables/{table['table']}", token).json()
        out.append([state["scene"], state["offer"], state["waiting"], state["status"]])
    return out


@SCHEMA.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
def test_http_answers_as_described_whatever_is_asked(case: Any, fuzzed: Inside) -> None:
    """By strangers: no token, or a made-up one."""
    case.call_and_validate(base_url=fuzzed.url, checks=CHECKS)


@pytest.mark.parametrize("which", ["running", "over"])
def test_http_answers_as_described_to_somebody_with_a_link(which: str, fuzzed: Inside, tables: dict[str, Json]) -> None:
    """Every operation on a table with a valid token and generated parameters and bodies; the position never changes
    unasked.
    """
    table = tables[which]
    before = snapshot(fuzzed, table)
    for route in ROUTES:
        if "{table}" in route.path and not route.path.endswith(("/link", "/commands")):
            fuzz(fuzzed, route, table, 6)
    assert snapshot(fuzzed, table) == before


def test_commands_are_answered_as_described_whatever_they_are(fuzzed: Inside) -> None:
    """With a valid token; a seat may well be given up or renamed by it, but nothing else than documented comes back."""
    for route in ROUTES:
        if route.path.endswith("/commands"):
            fuzz(fuzzed, route, fuzzed.create(), 60)


def fuzz(host: Inside, route: Route, table: Json, examples: int) -> None:
    """Generated requests for one operation, with a valid token."""

    @settings(
        max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
    )
    @given(case=SCHEMA[route.path][route.method].as_strategy())
    def ask(case: Any) -> None:
        case.path_parameters["table"] = table["table"]
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {tokens(table)[0]}"}
        case.call_and_validate(base_url=host.url, checks=CHECKS)

    ask()


def mutations(rng: random.Random, good: Json) -> Iterator[str]:
    """Messages that are nearly right, and others that are not at all."""
    text = json.dumps(good)
    yield text[: rng.randrange(len(text))]
    yield text + text
    yield text.replace(":", ": ", 1)[::-1]
    yield "".join(chr(rng.randrange(1, 0x300)) for _ in range(rng.randrange(200)))
    yield "[" * rng.randrange(1, 5000)
    yield json.dumps({**good, "type": rng.choice(["play", "undo", "state", "hello", "", "x" * 50])})
    wrong: list[Any] = [None, -1, 0, 2**70, 1.5, "", "x" * 300, [], {}, [[]], True, "\udc80"]
    for key in good:
        for value in wrong:
            yield json.dumps({**good, key: value})


def good_messages(seat: Seat, table: Json, foreign: Json) -> list[Json]:
    """One well-formed but stale, foreign or senseless message of each kind."""
    return [
        {"type": "play", "id": "a", "seat": 1, "offer": 10**6, "moves": ["keep"]},
        {"type": "play", "id": "b", "seat": 2, "offer": 0, "moves": ["x"] * 64},
        {"type": "undo", "id": "c", "seat": 7},
        {"type": "ask_undo", "id": "d", "seat": 1, "to": "9999999"},
        {"type": "answer_undo", "id": "e", "seat": 1, "agree": True},
        {"type": "take_back", "id": "f", "seat": 1},
        {"type": "give_up", "id": "g", "seat": 1, "bot": "no such bot"},
        {"type": "mute", "id": "h", "seat": 1, "whom": 7, "muted": True},
        {"type": "hint", "id": "i", "seat": 1, "offer": 10**6},
        {"type": "say", "id": "j", "seat": 5, "text": "hello"},
        {"type": "sync", "seat": 5, "after": "9b9"},
        {"type": "hello", "seats": [{"token": tokens(foreign)[0]}]},
    ]


def test_a_hostile_socket_gets_documented_answers_and_changes_nothing(fuzzed: Inside, tables: dict[str, Json]) -> None:
    rng = random.Random(7)
    table, foreign = tables["running"], fuzzed.create()
    before = snapshot(fuzzed, table)
    seen: set[str] = set()
    seat: Seat | None = None
    messages = good_messages(fuzzed.seat(table["table"], *tokens(table)), table, foreign)
    hostile = [m for good in messages for m in [json.dumps(good), *mutations(rng, good)]]
    hostile = [m for m in hostile if '"bot": ""' not in m]  # that is a proper way to give up a seat
    rng.shuffle(hostile)
    for message in hostile[:400]:
        if seat is None:
            seat = fuzzed.seat(table["table"], *tokens(table))
        try:
            seat.socket.send(message)
            seat.send({"type": "ping"})
            seat.until(lambda m: m["type"] in ("pong", "closing"))
        except ConnectionClosed:
            pass
        kinds = {m["type"] for m in seat.inbox}
        seen |= {m["code"] for m in seat.inbox if "code" in m}
        assert kinds <= {"welcome", "state", "chat", "ack", "refused", "advice", "pong", "closing", "presence"}
        if "closing" in kinds:
            seat = None
    assert snapshot(fuzzed, table) == before
    assert {"bad_request", "stale_offer", "not_yours"} <= seen
    assert "unavailable" not in seen


def test_foreign_tokens_and_half_handshakes_open_nothing(fuzzed: Inside, tables: dict[str, Json]) -> None:
    table, foreign = tables["running"], tables["over"]
    address = f"ws{fuzzed.url.removeprefix('http')}/api/v1/tables/{table['table']}/socket"
    for seats in (
        [{"token": tokens(foreign)[0]}],
        [{"token": tokens(table)[0]}, {"token": tokens(foreign)[1]}],
        [{"token": "x" * 128}],
    ):
        with connect(address) as caller:
            caller.send(json.dumps({"type": "hello", "seats": seats}))
            assert json.loads(caller.recv(10))["type"] == "closing"
    with connect(address) as caller:
        caller.send(b"\xff\xfe\x00binary")
        while (answer := json.loads(caller.recv(10)))["type"] != "closing":
            assert answer["type"] == "refused"
    for path in ("", "/..%2f..%2fetc", "/x/y/socket"):
        with pytest.raises(InvalidStatus), connect(f"ws{fuzzed.url.removeprefix('http')}/api/v1/tables{path}"):
            pass


def test_paths_outside_the_client_are_not_served(quick_path: Path) -> None:
    (quick_path / "static").mkdir()
    (quick_path / "static" / "index.html").write_text("<!doctype html><title>Pithead</title>")
    (quick_path / "static" / "app.js").write_text("1")
    (quick_path / "secret.txt").write_text("secret")
    with inside(quick_path, static=str(quick_path / "static")) as host:
        for page in ("/", "/t/abc", "/new/dig_deep"):
            assert "Pithead" in host.http.get(page).text
        assert host.http.get("/app.js").text == "1"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/static/../../secret.txt"):
            answer = host.http.get(path)
            assert answer.status_code == 404 and "secret" not in answer.text.replace(path, "")


def test_the_client_s_files_are_packed_for_browsers_that_unpack_them(quick_path: Path) -> None:
    code = "const ore = 1;\n" * 400
    (quick_path / "static" / "assets").mkdir(parents=True)
    (quick_path / "static" / "index.html").write_text("<!doctype html><title>Pithead</title>")
    (quick_path / "static" / "assets" / "app-1a2b.js").write_text(code)
    with inside(quick_path, static=str(quick_path / "static")) as host:
        plain = host.http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        packed = host.http.get("/assets/app-1a2b.js", headers={"accept-encoding": "br, gzip"})
        assert plain.text == packed.text == code
        assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(code) // 10
        assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert "immutable" in plain.headers["cache-control"] and "immutable" in packed.headers["cache-control"]
        assert host.http.get("/assets/gone.js").status_code == 404
        (quick_path / "static" / "assets" / "app-1a2b.js").write_text("changed")
        assert host.http.get("/assets/app-1a2b.js").text == "changed"
