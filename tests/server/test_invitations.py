"""An invitation lets one person take a seat, whose token nobody else ever has: attacked as a host and a guest would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from pithead.server.rows import Change, SeatSecrets
from pithead.server.tables.access import hash_token
from tests.attacks import Attack
from tests.server.harness import Host, Json, hosted, tokens
from tests.server.inside import Clock, Inside, fixed_sources, inside

PEOPLE: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "invite"}]
KEY = "k" * 24
HOST = "Have a seat that was handed out: see it, play it, or lock its person out"
DEVICE = "Sit on a seat beside its person unnoticed"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def near(quick_path: Path, clock: Clock) -> Iterator[Inside]:
    """A server whose time the test sets."""
    with inside(quick_path, fixed_sources(clock)) as host:
        yield host


def asked_with(host: Host, table: str, secret: str) -> list[httpx.Response]:
    """Everything that a seat's token opens, asked for with some secret."""
    place = f"/tables/{table}"
    reads = ["", "/events", "/replay?at=0", "/chat", "/share?at=0", "/export", "/verify", "/course", "/review"]
    commands: list[Json] = [
        {"type": "play", "id": "a1", "seat": 2, "offer": 1, "moves": ["keep"]},
        {"type": "give_up", "id": "a2", "seat": 2},
        {"type": "rename", "id": "a3", "seat": 2, "name": "Eve"},
        {"type": "say", "id": "a4", "seat": 2, "text": "I am Ben"},
    ]
    return [
        *[host.get(f"{place}{read}", secret) for read in reads],
        *[host.post(f"{place}/commands", command, secret) for command in commands],
        host.post(f"{place}/link", {}, secret),
        host.post(f"{place}/rematch", {}, secret),
    ]


def by_device(host: Host, path: str, token: str, device: str, body: Any = None) -> httpx.Response:
    """A request from a device that says its name."""
    headers = {"authorization": f"Bearer {token}", "pithead-device": device}
    if body is None:
        return host.http.get(f"/api/v1{path}", headers=headers)
    return host.http.post(f"/api/v1{path}", json=body, headers=headers)


@pytest.mark.attack(HOST)
def test_what_the_host_handed_out_opens_nothing_before_or_after_the_seat_is_taken(host: Host, attack: Attack) -> None:
    table = host.create(PEOPLE)
    link = table["seats"][1]
    attack.tried(succeeded=bool(link["token"]), how="the table's maker is told a token")
    secret = link["invitation"]
    for taken in (False, True):
        for answer in asked_with(host, table["table"], secret):
            attack.tried(succeeded=answer.status_code != 401, how=f"{taken} {answer.request.url} {answer.text}")
        with pytest.raises(AssertionError, match="bad_token"):
            host.seat(table["table"], secret)
        mine = host.post("/mine", {"tables": [{"table": table["table"], "token": secret}]}).json()["tables"][0]
        attack.tried(succeeded=mine["found"], how="/mine")
        if not taken:
            token = host.join(table, 2, "Ben")
            attack.tried(succeeded=secret in token or token in secret)
    assert host.get(f"/tables/{table['table']}", token).json()["seat"] == 2


@pytest.mark.attack(HOST)
def test_a_taken_seat_is_taken_from_nobody(host: Host, attack: Attack) -> None:
    table = host.create(PEOPLE)
    name, mine, secret = table["table"], tokens(table)[0], table["seats"][1]["invitation"]
    ben = host.seat(name, host.join(table, 2, "Ben"))
    again = host.post(f"/tables/{name}/join", {"name": "Eve"}, secret)
    attack.tried(succeeded=again.status_code != 409, how=again.text)
    assert again.json()["code"] == "taken" and "ask whoever invited you" in again.json()["message"]
    keyed = host.post(f"/tables/{name}/join", {"name": "Eve", "key": KEY}, secret)
    attack.tried(succeeded=keyed.status_code != 409, how=keyed.text)
    attack.tried(succeeded=host.get(f"/tables/{name}/invitation", secret).json()["code"] != "taken")
    anew = host.post(f"/tables/{name}/invitation", {"seat": 2}, mine)
    attack.tried(succeeded=anew.status_code != 403, how=anew.text)
    for order in ({"type": "stand_in", "id": "s", "seat": 1, "whom": 2},):
        bot = host.post(f"/tables/{name}/commands", order, mine)
        attack.tried(succeeded=bot.status_code != 403, how=bot.text)
    for path, body in (("join", {"name": "Eve"}), ("link", {})):
        other = host.post(f"/tables/{name}/{path}", body, mine)
        attack.tried(succeeded=other.json()["seat"] != 1, how=other.text)
    ben.send({"type": "ping"})
    assert ben.until(lambda m: m["type"] in ("pong", "closing"))["type"] == "pong"
    assert host.get(f"/tables/{name}", mine).status_code == 401, "the host's own new link was for the host's own seat"
    ben.close()


@pytest.mark.attack(HOST)
def test_only_the_host_invites_and_only_where_nobody_came(host: Host, attack: Attack) -> None:
    table = host.create([*PEOPLE, {"kind": "invite"}, {"kind": "bot", "bot": "pebble"}])
    name, mine = table["table"], tokens(table)[0]
    ben = host.join(table, 2, "Ben")
    for token in (ben, table["spectator"]["token"], table["seats"][2]["invitation"]):
        for whom in (1, 2, 3, 4, 7):
            answer = host.post(f"/tables/{name}/invitation", {"seat": whom}, token)
            attack.tried(succeeded=answer.status_code == 200, how=answer.text)
            order = {"type": "stand_in", "id": f"s{whom}", "seat": 2, "whom": whom}
            attack.tried(succeeded=host.post(f"/tables/{name}/commands", order, token).status_code == 200)
    for whom in (1, 2, 4, 7):
        attack.tried(succeeded=host.post(f"/tables/{name}/invitation", {"seat": whom}, mine).status_code == 200)
    old = table["seats"][2]["invitation"]
    anew = host.post(f"/tables/{name}/invitation", {"seat": 3}, mine).json()
    assert anew["link"] == f"/join/{name}#{anew['invitation']}"
    attack.tried(succeeded=host.post(f"/tables/{name}/join", {}, old).json()["code"] != "bad_token")
    cleo = host.post(f"/tables/{name}/join", {"name": "Cleo"}, anew["invitation"]).json()
    assert (cleo["seat"], cleo["state"]["players"][2]["name"]) == (3, "Cleo")
    assert host.get(f"/tables/{name}", cleo["token"]).json()["seat"] == 3


def test_a_lost_answer_is_asked_for_again_with_the_same_key(host: Host) -> None:
    table = host.create(PEOPLE)
    name, secret = table["table"], table["seats"][1]["invitation"]
    token = host.join(table, 2, "Ben", key=KEY)
    again = host.post(f"/tables/{name}/join", {"name": "Ben", "key": KEY}, secret).json()
    assert again["token"] == token
    assert host.post(f"/tables/{name}/join", {"name": "Ben", "key": KEY[:-1] + "x"}, secret).json()["code"] == "taken"
    assert host.post(f"/tables/{name}/join", {"name": "Ben", "key": "short"}, secret).json()["code"] == "bad_request"
    new = host.post(f"/tables/{name}/link", {"key": KEY}, token).json()["token"]
    assert new != token and host.post(f"/tables/{name}/link", {"key": KEY}, token).json()["token"] == new
    assert host.post(f"/tables/{name}/link", {}, token).status_code == 401
    assert host.get(f"/tables/{name}", new).json()["seat"] == 2


@pytest.mark.attack(DEVICE)
def test_a_seat_is_told_of_a_second_device_and_ends_it(host: Host, attack: Attack) -> None:
    table = host.create(PEOPLE)
    name, secret = table["table"], table["seats"][1]["invitation"]
    token = by_device(host, f"/tables/{name}/join", secret, "bens phone", {"name": "Ben"}).json()["token"]
    for device in ("bens phone", "bens phone"):
        assert by_device(host, f"/tables/{name}", token, device).json()["devices"] == 1
    ways: list[Callable[[], object]] = [
        lambda: by_device(host, f"/tables/{name}", token, "eve"),
        lambda: host.get(f"/tables/{name}/events", token),
        lambda: host.seat(name, token).close(),
        lambda: by_device(
            host, f"/tables/{name}/commands", token, "eve", {"type": "say", "id": "e", "seat": 2, "text": "I am Ben"}
        ),
    ]
    for way in ways:
        way()
        seen = by_device(host, f"/tables/{name}", token, "bens phone").json()["devices"]
        attack.tried(succeeded=seen < 2, how="a second device is not told")
        old = token
        eve = host.seat(name, old)
        token = by_device(host, f"/tables/{name}/link", old, "bens phone", {}).json()["token"]
        attack.tried(succeeded=eve.until(lambda m: m["type"] == "closing")["code"] != "ended", how="the socket stays")
        attack.tried(succeeded=host.get(f"/tables/{name}", old).status_code != 401, how="the old token")
        assert by_device(host, f"/tables/{name}", token, "bens phone").json()["devices"] == 1
        eve.close()


def test_a_device_that_comes_is_told_to_the_seat_alone(near: Inside) -> None:
    table = near.create(PEOPLE)
    name = table["table"]
    token = near.join(table, 2, "Ben")
    ann, ben = near.seat(name, tokens(table)[0]), near.seat(name, token)
    before = near.post("/mine", {"tables": [{"table": name, "token": tokens(table)[0]}]}).text
    heard = len([m for m in ann.inbox if m["type"] == "state"])
    by_device(near, f"/tables/{name}", token, "another")
    assert ben.until(lambda m: m["type"] == "state")["state"]["devices"] == 2
    ann.send({"type": "ping"})
    ann.until(lambda m: m["type"] == "pong")
    assert len([m for m in ann.inbox if m["type"] == "state"]) == heard
    assert near.post("/mine", {"tables": [{"table": name, "token": tokens(table)[0]}]}).text == before
    ann.close()
    ben.close()


@pytest.mark.attack(DEVICE)
def test_a_seat_is_kept_over_a_restart_and_by_two_workers(quick_path: Path, attack: Attack) -> None:
    db = str(quick_path / "tables.sqlite")
    with hosted(db) as first:
        table = first.create(PEOPLE)
        name, secret = table["table"], table["seats"][1]["invitation"]
        token = first.join(table, 2, "Ben")
    with hosted(db, workers=2) as second:
        for _ in range(8):
            assert second.get(f"/tables/{name}", token).json()["players"][1]["name"] == "Ben"
            assert second.post(f"/tables/{name}/join", {}, secret).json()["code"] == "taken"
        for round in range(6):
            sockets = [second.seat(name, token) for _ in range(4)]
            old, token = token, second.post(f"/tables/{name}/link", {}, token).json()["token"]
            for i, socket in enumerate(sockets):  # before they hear that they are ended
                with suppress(ConnectionClosed):
                    socket.send({"type": "say", "id": f"{round} {i}", "seat": 2, "text": "I am Ben"})
            for _ in range(3):
                attack.tried(succeeded=second.get(f"/tables/{name}", old).status_code != 401)
                order = {"type": "say", "id": f"{round}", "seat": 2, "text": "I am Ben"}
                attack.tried(succeeded=second.post(f"/tables/{name}/commands", order, old).status_code != 401)
                assert second.get(f"/tables/{name}", token).json()["seat"] == 2
            for socket in sockets:
                assert socket.until(lambda m: m["type"] == "closing")["code"] == "ended"
                socket.close()
        attack.tried(succeeded=second.get(f"/tables/{name}/chat", token).json()["lines"] != [])
        other = second.create(PEOPLE)
        joined = [second.post(f"/tables/{other['table']}/join", {}, other["seats"][1]["invitation"]) for _ in range(6)]
        assert [answer.status_code for answer in joined] == [200, 409, 409, 409, 409, 409]


# -- what the host may do for a seat


def test_the_host_gives_a_seat_to_a_bot_where_nobody_came(host: Host) -> None:
    table = host.create(PEOPLE, options={"turn_limit": 3})
    name, secret = table["table"], table["seats"][1]["invitation"]
    ann = host.seat(name, tokens(table)[0])
    assert ann.states[1]["host"]
    assert ann.command("stand_in", whom=2, bot="nobody")["code"] == "bad_options"
    assert ann.command("stand_in", whom=2, bot="pebble")["type"] == "ack"
    while ann.states[1]["players"][1]["kind"] != "bot":
        ann.receive()
    assert ann.states[1]["players"][1]["joined"] and not ann.states[1]["players"][1]["given_up"]
    assert host.post(f"/tables/{name}/join", {}, secret).json()["code"] == "taken"
    assert ann.command("stand_in", whom=2)["code"] == "not_allowed"
    ann.close()


@pytest.mark.parametrize("hints", [True, False])
def test_a_bot_stands_in_for_who_is_away_as_long_as_the_table_says(near: Inside, clock: Clock, hints: bool) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "invite"}]
    for away in (0, 600):
        table = near.create(seats, game="dig_deep", options={"turn_limit": 30}, away=away, hints=hints)
        name, token = table["table"], near.join(table, 2, "Ben")
        ann, ben = near.seat(name, tokens(table)[0]), near.seat(name, token)
        ann.until(lambda m: m["type"] == "presence" and m["seats"][1]["here"])
        while ann.states[1]["waiting"] != [2]:
            if ann.turn():
                ann.play(1)
            else:
                ann.receive()
        clock.now += 700
        assert ann.command("stand_in", whom=2)["code"] == "not_allowed", "Ben is here"
        ben.close()
        ann.until(lambda m: m["type"] == "presence" and not m["seats"][1]["here"])
        clock.now += 599
        early = ann.command("stand_in", whom=2)
        assert early["code"] == "not_allowed" and (early["retry"] == 2 or away == 0)
        clock.now += 2
        answer = ann.command("stand_in", whom=2, bot="pebble")
        if away == 0:
            assert answer["code"] == "not_allowed" and "wait for its people" in answer["message"]
            ann.close()
            continue
        assert answer["type"] == "ack", answer
        while 1 not in ann.states[1]["waiting"]:
            ann.receive()
        ben = near.seat(name, token)
        assert ben.states[2]["players"][1]["given_up"]
        assert ben.command("take_back")["type"] == "ack", "also without hints: it was not Ben who asked a bot"
        ben.close()
        ann.close()


def test_tokens_of_before_open_their_seats_and_are_changed_when_somebody_comes(near: Inside) -> None:
    """A table from before the invitations: an invited person's link had the token itself."""
    table = near.create(PEOPLE)
    name = table["table"]
    old = "token-of-before-the-change"
    store = near.worker.store.blocking
    row = store.row(name)
    assert row is not None
    store.commit(Change(name, row.version, {}, secrets=SeatSecrets(1, hash_token(old), "")))
    near.worker.rooms.rooms.clear()
    assert near.get(f"/tables/{name}", old).json()["seat"] == 2
    joined = near.post(f"/tables/{name}/join", {"name": "Ben"}, old).json()
    assert near.get(f"/tables/{name}", joined["token"]).json()["players"][1]["name"] == "Ben"
    assert near.get(f"/tables/{name}", old).status_code == 401
    assert near.post(f"/tables/{name}/join", {"name": "Eve"}, old).json()["code"] == "taken"
    renamed = near.post(f"/tables/{name}/join", {"name": "Benno"}, joined["token"]).json()
    assert renamed["token"] == joined["token"] and renamed["state"]["players"][1]["name"] == "Benno"
