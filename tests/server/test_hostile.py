"""Odd input, floods and foreign pages: each is refused with a sentence, and nothing of ours fails."""

from __future__ import annotations

import asyncio
import json
import time
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

import httpx
import pytest
import typer
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pithead.cli.serve import own_names, serve
from pithead.server.http.addresses import address_of
from pithead.server.settings import Limits
from tests.attacks import Attack
from tests.server.harness import GENEROUS, Host, Json, quick_folder, tokens
from tests.server.inside import Inside, inside

NAMES = {
    "surrogate": '"\\ud800"',
    "half a pair": '"a\\udc80b"',
    "invisible": '"\\u200b\\u200d\\u2060\\ufeff"',
    "stacked": '"a' + "\\u0301" * 39 + '"',
    "control": '"\\u0000\\u0007"',
    "right to left": '"\\u202egnihton\\u202c"',
    "blank letters": '"\\u3164\\u115f\\u2800"',
}
NUMBERS = ["1e400", "-1e400", "1e-400", "1" * 400, "-0", "1.0", "9223372036854775808", "true", '"1"', "[1]"]


@pytest.fixture(scope="module")
def host() -> Iterator[Inside]:
    """A server that must have told of no failure after all of it."""
    with inside(quick_folder("pithead-hostile-")) as host:
        yield host
        assert "failed" not in host.logs(), host.logs()


def post(server: Host, path: str, body: str | bytes, token: str = "", **headers: str) -> httpx.Response:
    head = {"content-type": "application/json", **headers}
    if token:
        head["authorization"] = f"Bearer {token}"
    content = body.encode() if isinstance(body, str) else body
    return server.http.post(f"/api/v1{path}", content=content, headers=head)


def bodies(value: str) -> Iterator[tuple[str, str]]:
    """Each address that takes a body, with a value somewhere in it."""
    yield "/tables", f'{{"game": "dig_deep", "seats": {value}}}'
    yield "/tables", f'{{"game": "dig_deep", "options": {{"turn_limit": {value}}}, "seats": [{{"kind": "me"}}]}}'
    yield "/tables", f'{{"game": "dig_deep", "more": {value}, "seats": [{{"kind": "me"}}]}}'
    yield "/mine", f'{{"tables": {value}}}'
    yield "/import", f'{{"record": {value}}}'
    yield "/import", json.dumps({"record": f'{{"game": {value}}}\n{{"n": {value}}}\n'})


@pytest.mark.attack("Stop the server by odd input")
@pytest.mark.parametrize("depth", [900, 20_000])
@pytest.mark.parametrize("open_", ["[", '{"a":'])
def test_nothing_is_too_deep(host: Inside, open_: str, depth: int, attack: Attack) -> None:
    table = host.create()
    for path, body in bodies(open_ * depth + "1" + ("]" if open_ == "[" else "}") * depth):
        answer = post(host, path, body)
        refused = 400 <= answer.status_code < 500 and bool(answer.json()["message"])
        attack.tried(not refused, (path, answer.text[:200]))
    for path in ("commands", "join", "branch"):
        answer = post(host, f"/tables/{table['table']}/{path}", open_ * depth, tokens(table)[0])
        attack.tried(not 400 <= answer.status_code < 500, (path, answer.text[:200]))
    seat = host.seat(table["table"], *tokens(table))
    seat.socket.send(f'{{"type": "play", "id": "deep", "moves": {open_ * depth}')
    assert seat.until(lambda m: m["type"] in ("refused", "closing"))["code"] in ("bad_request", "too_large")
    seat.close()


@pytest.mark.attack("Stop the server by odd input")
@pytest.mark.parametrize("number", NUMBERS)
def test_odd_numbers_are_refused_or_understood(host: Inside, number: str, attack: Attack) -> None:
    table = host.create()
    for path, body in bodies(number):
        attack.tried(post(host, path, body).status_code >= 500, (path, body[:80]))
    for field in ("seat", "offer", "to"):
        body = f'{{"type": "play", "id": "n", "seat": 1, "offer": 1, "moves": ["keep"], "{field}": {number}}}'
        answer = post(host, f"/tables/{table['table']}/commands", body, tokens(table)[0])
        attack.tried(answer.status_code >= 500, (field, number))


@pytest.mark.attack("Bear a name that misleads")
@pytest.mark.parametrize("kind", NAMES)
def test_every_name_can_be_read_or_is_refused(host: Inside, kind: str) -> None:
    body = f'{{"game": "dig_deep", "seats": [{{"kind": "me", "name": {NAMES[kind]}}}, {{"kind": "hotseat"}}]}}'
    made = post(host, "/tables", body)
    assert made.status_code in (200, 400), made.text
    if made.status_code == 200:
        token = made.json()["seats"][0]["token"]
        path = f"/tables/{made.json()['table']}"
        state = host.get(path, token).json()
        assert readable(state["players"][0]["name"])
        for command in (
            f'{{"type": "rename", "id": "r", "seat": 1, "name": {NAMES[kind]}}}',
            f'{{"type": "say", "id": "s", "seat": 1, "text": {NAMES[kind]}}}',
        ):
            assert post(host, f"{path}/commands", command, token).status_code in (200, 400)
        assert readable(host.get(path, token).json()["players"][0]["name"])
        assert all(readable(line["text"]) for line in host.get(f"{path}/chat", token).json()["lines"])


def readable(text: str) -> bool:
    """No more than a few marks on a letter, nothing that cannot be seen or turns the line around."""
    marks = 0
    for one in text:
        marks = marks + 1 if unicodedata.combining(one) else 0
        if marks > 2 or not one.isprintable() or one in "\u3164\u115f\u2800":
            return False
    return True


@pytest.mark.attack("Act for a player from another site's page")
def test_pages_of_others_and_other_names_of_the_host_are_refused(host: Inside, attack: Attack) -> None:
    table = host.create()
    body = '{"tables": []}'
    own = host.url.removeprefix("http://")
    assert post(host, "/mine", body).status_code == 200, "a program sends no origin"
    assert post(host, "/mine", body, origin=host.url).status_code == 200
    for origin in ("http://evil.example", "null", f"http://{own}.evil.example", "https://evil.example:80"):
        answer = post(host, "/mine", body, origin=origin)
        attack.tried(answer.status_code != 403 or "origin" not in answer.json()["message"], f"a post from {origin}")
        attack.tried(opens(own, table["table"], origin), f"a socket from {origin}")
    assert opens(own, table["table"], host.url)


def opens(place: str, table: str, origin: str) -> bool:
    """Whether a page of some origin is given a socket."""
    try:
        with connect(f"ws://{place}/api/v1/tables/{table}/socket", additional_headers={"Origin": origin}):
            return True
    except InvalidStatus:
        return False


@pytest.mark.attack("Act for a player from another site's page")
def test_a_server_for_this_machine_answers_to_no_made_up_name() -> None:
    """A page whose name leads here (DNS rebinding) is of the same origin by its own account."""
    with inside(quick_folder("pithead-names-"), hosts=own_names("127.0.0.1")) as host:
        port = host.url.rpartition(":")[2]
        for name in ("localhost", "127.0.0.1", "[::1]"):
            assert post(host, "/mine", '{"tables": []}', host=f"{name}:{port}").status_code == 200
        evil = f"evil.example:{port}"
        refused = post(host, "/mine", '{"tables": []}', host=evil, origin=f"http://{evil}")
        assert refused.status_code == 403 and "it is called localhost" in refused.json()["message"]
    assert own_names("0.0.0.0") == ()


def scope(client: str, *forwarded: str) -> dict[str, Any]:
    return {"client": (client, 1), "headers": [(b"x-forwarded-for", one.encode()) for one in forwarded]}


@pytest.mark.attack("Get around the limits of an address")
def test_an_address_is_one_line_to_the_network() -> None:
    assert address_of(scope("192.0.2.7"), False) == "192.0.2.7"
    assert address_of(scope("2001:db8:1:2::1"), False) == address_of(scope("2001:db8:1:2:ffff::9"), False)
    assert address_of(scope("2001:db8:1:2::1"), False) != address_of(scope("2001:db8:1:3::1"), False)
    assert address_of(scope("::ffff:192.0.2.7"), False) == "192.0.2.7"
    assert address_of(scope("10.0.0.1", "1.1.1.1"), False) == "10.0.0.1", "nobody is believed who is not trusted"
    assert address_of(scope("10.0.0.1", "1.1.1.1, 2.2.2.2"), True) == "2.2.2.2", "the proxy's own word is the last"
    assert address_of(scope("10.0.0.1", "1.1.1.1", "2.2.2.2"), True) == "2.2.2.2"
    assert address_of(scope("10.0.0.1", "1.1.1.1, nonsense"), True) == "10.0.0.1"


@pytest.mark.attack("Get around the limits of an address")
def test_a_new_socket_brings_no_new_allowance() -> None:
    limits = Limits(**{**GENEROUS, "address_messages": 40})
    with inside(quick_folder("pithead-rate-"), limits=limits) as host:
        table = host.create()
        sent = 0
        for _ in range(6):
            seat = host.seat(table["table"], *tokens(table))
            for _ in range(10):
                seat.send({"type": "ping"})
                answer = seat.until(lambda m: m["type"] in ("pong", "closing"))
                if answer["type"] == "closing":
                    assert answer["code"] == "too_many"
                    return
                sent += 1
            seat.close()
        raise AssertionError(f"{sent} messages were answered")


@pytest.mark.attack("Keep the server busy with dear questions")
@pytest.mark.parametrize("path", ["verify", "course"])
def test_what_reckons_a_whole_game_is_counted(path: str) -> None:
    limits = Limits(**{**GENEROUS, "reckonings": 3})
    with inside(quick_folder("pithead-rate-"), limits=limits) as host:
        table = host.create()
        answers = [host.get(f"/tables/{table['table']}/{path}", tokens(table)[0]).status_code for _ in range(5)]
        assert 429 not in answers[:3] and answers[3:] == [429, 429]


@pytest.mark.attack("Keep the server busy with dear questions")
def test_play_and_undo_in_turn_are_counted() -> None:
    limits = Limits(**{**GENEROUS, "undos": 5})
    with inside(quick_folder("pithead-rate-"), limits=limits) as host:
        table = host.create()
        seat = host.seat(table["table"], *tokens(table))
        own = seat.turn()
        assert own is not None
        codes = [seat.command("undo", own).get("code", "") for _ in range(7)]
        assert "too_many" not in codes[:5] and codes[5:] == ["too_many", "too_many"]
        seat.close()


@pytest.mark.attack("Fill the disk with a game that does not go on")
def test_what_goes_round_in_circles_is_counted(attack: Attack) -> None:
    limits = Limits(**{**GENEROUS, "undos": 6})
    circles: list[list[Json]] = [
        [{"type": "rename", "name": "Ann"}, {"type": "rename", "name": "Eve"}],
        [{"type": "give_up", "bot": "pebble"}, {"type": "take_back"}],
        [{"type": "set_pace", "pace": "human"}, {"type": "set_pace", "pace": "instant"}],
        [{"type": "mute", "whom": 2, "muted": True}, {"type": "mute", "whom": 2, "muted": False}],
        [{"type": "let_puzzles", "agree": True}, {"type": "let_puzzles", "agree": False}],
    ]
    with inside(quick_folder("pithead-circles-"), limits=limits) as host:
        for circle in circles:
            table = host.create()
            seat = host.seat(table["table"], *tokens(table))
            start = time.monotonic()
            answers = [seat.command(**one, seat=1) for _ in range(8) for one in circle]
            most = 6 + 6 * (time.monotonic() - start) / 60  # what may be done meanwhile
            assert "bad_request" not in [answer.get("code") for answer in answers], answers
            attack.tried(sum(answer.get("code") != "too_many" for answer in answers) > most, answers)
            lines = host.worker.store.blocking.lines(table["table"])
            attack.tried(sum('"sit"' in line.text for line in lines) > most, circle)
            seat.close()


TOKEN = "PITHEAD_METRICS_TOKEN"
KEY = "0123456789abcdef-figures"


def figures_from(host: Inside, address: str, headers: Mapping[str, str | bytes]) -> httpx.Response:
    """What /metrics answers to somebody at an address."""

    async def ask() -> httpx.Response:
        line = httpx.ASGITransport(app=host.guard, client=(address, 5000))
        async with httpx.AsyncClient(transport=line, base_url=host.url) as stranger:
            raw = {name.encode(): one.encode() if isinstance(one, str) else one for name, one in headers.items()}
            return await stranger.get("/metrics", headers=raw)

    return asyncio.run(ask())


@pytest.mark.attack("Tell from the server's figures when a secret choice was made")
@pytest.mark.parametrize("key", ["", KEY])
@pytest.mark.parametrize("trust_proxy", [False, True])
def test_figures_are_for_the_host_alone(key: str, trust_proxy: bool, attack: Attack) -> None:
    with inside(quick_folder("pithead-figures-"), metrics_token=key, trust_proxy=trust_proxy) as host:
        port = host.url.rpartition(":")[2]

        def refused(answer: httpx.Response, how: object) -> None:
            attack.tried("pithead_" in answer.text, how)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")

        tokens_tried = ["Bearer", "Bearer ", f"Bearer {KEY[:-1]}", f"Bearer {KEY}x", f"Basic {KEY}", "Bearer \xe9"]
        for address in ("192.0.2.7", "2001:db8::1", "10.0.0.1", "::ffff:192.0.2.7", "nonsense"):
            refused(figures_from(host, address, {}), address)
            refused(figures_from(host, address, {"x-forwarded-for": "127.0.0.1"}), f"{address}, said to be local")
            for token in tokens_tried:
                refused(figures_from(host, address, {"authorization": token.encode("latin-1")}), (address, token))
        for name in ("x-forwarded-for", "x-forwarded-proto", "forwarded", "x-real-ip", "via"):
            refused(host.http.get("/metrics", headers={name: "127.0.0.1"}), f"by a proxy: {name}")
        for name in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", ""):
            refused(host.http.get("/metrics", headers={"host": name}), f"by a page whose name leads here: {name}")
        for name in ("127.0.0.1", f"localhost:{port}", "[::1]:80"):
            assert "pithead_commands_total" in host.http.get("/metrics", headers={"host": name}).text
        for address in ("127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1"):
            assert "pithead_commands_total" in figures_from(host, address, {}).text
        if key:
            known = {"authorization": f"Bearer {key}", "x-forwarded-for": "192.0.2.7", "host": "tables.example.org"}
            assert "pithead_commands_total" in figures_from(host, "192.0.2.7", known).text
            assert "pithead_commands_total" in host.http.get("/metrics", headers=known).text


@pytest.mark.attack("Keep the server busy with dear questions")
def test_a_stranger_asks_for_health_as_often_as_for_anything_else() -> None:
    """Each answer is proved by a write."""
    limits = Limits(**{**GENEROUS, "requests": 5})
    with inside(quick_folder("pithead-health-"), limits=limits, trust_proxy=True) as host:
        stranger = {"x-forwarded-for": "192.0.2.7"}
        for path in ("/healthz", "/metrics"):
            answers = [host.http.get(path, headers=stranger).status_code for _ in range(8)]
            assert answers[-1] == 429
        assert all(host.http.get("/healthz").status_code == 200 for _ in range(20)), "who is on this machine may"


@pytest.mark.parametrize("token", ["short", "with blanks in its middle", "x" * 129])
def test_a_token_that_can_be_guessed_or_not_be_sent_is_no_token(token: str) -> None:
    program = typer.Typer()
    program.command()(serve)
    answer = CliRunner().invoke(program, ["--port", "0", "--db", "/nowhere/at/all"], env={TOKEN: token})
    assert answer.exit_code == 2 and "16 to 128" in answer.output
