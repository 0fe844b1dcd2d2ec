"""Operation: health, figures, headers, limits, bounds, a store that goes away, a graceful stop, hostile clients."""

from __future__ import annotations

import json
import re
import signal
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pithead.server import wire
from pithead.server.metrics import Metrics
from pithead.server.rate_limits import RateLimit
from pithead.server.refusals import RefusalError
from tests.server.harness import GENEROUS, ROOT, Cluster, Host, Seat, hosted, tokens, wait_for


def test_health_figures_and_description_are_served(host: Host) -> None:
    assert host.http.get("/healthz").json()["status"] == "ok"
    host.create()
    figures = host.http.get("/metrics").text
    assert "pithead_tables_created_total" in figures and "pithead_commit_seconds_bucket" in figures
    document = host.http.get("/api/v1/openapi.json").json()
    assert document["openapi"].startswith("3.")
    assert set(document["paths"]["/api/v1/tables/{table}/commands"]["post"]["responses"]) >= {
        "200",
        "400",
        "401",
        "403",
        "409",
        "413",
        "429",
        "503",
    }
    assert host.http.get("/nothing/here").json()["code"] == "not_found"
    assert host.http.get("/").status_code == 200


def test_every_answer_has_the_security_headers(host: Host) -> None:
    for path in ("/", "/healthz", "/api/v1/games", "/api/v1/tables/x", "/nothing", "/api/v1/openapi.json"):
        headers = host.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_bodies_and_messages_are_bounded(host: Host) -> None:
    for content in (b"x" * (wire.MAX_BODY + 1), iter([b"x" * 40_000, b"x" * 40_000])):
        answer = host.http.post("/api/v1/tables", content=content)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    table = host.create()
    seat = host.seat(table["table"], *tokens(table))
    seat.socket.send("x" * (wire.MAX_MESSAGE + 1))
    assert seat.until(lambda m: m["type"] == "closing")["code"] == "too_large"
    other = host.seat(table["table"], *tokens(table))
    own = other.turn()
    assert own is not None
    assert other.play(own)["type"] == "ack", "the others are not harmed"
    other.close()


def test_a_socket_without_a_proper_hello_is_closed(host: Host) -> None:
    table = host.create()
    address = f"ws{host.url.removeprefix('http')}/api/v1/tables/{table['table']}/socket"
    for first, code in (
        ("{}", "bad_request"),
        ('{"type":"ping"}', "bad_request"),
        ('{"type":"hello","seats":[{"token":"' + "x" * 32 + '"}]}', "bad_token"),
    ):
        with connect(address) as caller:
            caller.send(first)
            messages = [json.loads(caller.recv(10))]
            while messages[-1]["type"] != "closing":
                messages.append(json.loads(caller.recv(10)))
            assert messages[-1]["code"] == code
            with pytest.raises(ConnectionClosed):
                caller.recv(10)


def test_an_ill_formed_command_is_refused_by_its_id(host: Host) -> None:
    """Whoever waits for the answer to a command gets it."""
    table = host.create()
    seat = host.seat(table["table"], *tokens(table))
    empty = {"type": "play", "id": "k7", "seat": 1, "offer": 1, "moves": []}
    for message in (empty, {"type": "no_such", "id": "k8"}, {"type": "play"}):
        seat.socket.send(json.dumps(message))
        refused = seat.until(lambda m: m["type"] == "refused")
        assert (refused["id"], refused["code"]) == (message.get("id", ""), "bad_request")
    seat.close()


def test_too_many_ill_formed_messages_end_the_socket(host: Host) -> None:
    table = host.create()
    seat = host.seat(table["table"], *tokens(table))
    for _ in range(30):
        seat.socket.send("nonsense")
    assert seat.until(lambda m: m["type"] == "closing")["code"] == "bad_request"


def test_rates_are_kept_per_key_and_recover() -> None:
    rate = RateLimit(60)
    for _ in range(60):
        rate.count("a", 100.0)
    with pytest.raises(RefusalError) as refused:
        rate.count("a", 100.0)
    assert refused.value.code == "too_many" and refused.value.retry == 1
    rate.count("b", 100.0)
    rate.count("a", 101.1)
    with pytest.raises(RefusalError):
        rate.count("a", 101.1)


def test_a_flood_is_refused_and_chat_is_slowed_down(quick_path: Path) -> None:
    limits = {**GENEROUS, "requests": 100, "creations": 2, "sockets": 3, "chat": 3}
    with hosted(str(quick_path / "t.sqlite"), limits=limits) as host:
        table = host.create()
        host.create()
        refused = host.post("/tables", {"game": "dig_deep", "seats": []})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert int(refused.headers["retry-after"]) >= 1
        seats = [host.seat(table["table"], *tokens(table)) for _ in range(3)]
        with pytest.raises((AssertionError, ConnectionClosed), match=r"too_many|1008"):
            host.seat(table["table"], *tokens(table))
        answers = [seats[0].command("say", 1, text="hey") for _ in range(5)]
        assert [a["type"] for a in answers] == ["ack"] * 3 + ["refused"] * 2
        for seat in seats:
            seat.close()
        codes = [host.get("/games").status_code for _ in range(120)]
        assert 429 in codes
        with pytest.raises(InvalidStatus):
            host.seat(table["table"], *tokens(table))
        assert host.http.get("/healthz").status_code == 200


def test_a_client_that_does_not_read_is_cut_off_without_harm_to_the_others(quick_path: Path) -> None:
    limits = {**GENEROUS, "backlog": 20}
    with hosted(str(quick_path / "t.sqlite"), limits=limits) as host:
        table = host.create(
            [{"kind": "me"}, *[{"kind": "hotseat"}] * 3], options={"turn_limit": 100}
        )  # long enough to fill every buffer
        address = f"ws{host.url.removeprefix('http')}/api/v1/tables/{table['table']}/socket"
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", host.port))
        with connect(address, sock=narrow, max_queue=1, close_timeout=1) as deaf:
            hello = [{"token": t} for t in (*tokens(table), table["spectator"]["token"])]
            deaf.send(json.dumps({"type": "hello", "seats": hello}))
            quick = host.seat(table["table"], *tokens(table))
            slowest = 0.0
            for i in range(800):
                own = quick.turn()
                if own is None:
                    break
                start = time.monotonic()
                quick.play(own, i)
                slowest = max(slowest, time.monotonic() - start)
                if i % 50 == 49 and "pithead_sockets 1.0" in host.http.get("/metrics").text:
                    break
            assert "pithead_sockets 1.0" in host.http.get("/metrics").text, "the deaf client is still there"
            assert slowest < 5.0
            quick.close()


def test_being_told_to_stop_is_graceful(quick_path: Path) -> None:
    host = Host(str(quick_path / "t.sqlite"))
    table = host.create()
    seat = host.seat(table["table"], *tokens(table))
    own = seat.turn()
    assert own is not None
    seat.play(own)
    event = seat.states[own]["event"]
    host.process.send_signal(signal.SIGTERM)
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            seat.receive(10)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert host.process.wait(15) == 0
    with hosted(host.db) as again:
        back = again.seat(table["table"], *tokens(table))
        assert back.states[own]["event"] == event
        back.close()


def test_when_the_database_goes_away_nothing_is_acknowledged_and_all_comes_back() -> None:
    cluster = Cluster()
    try:
        with hosted(cluster.database("away")) as host:
            table = host.create()
            seat = host.seat(table["table"], *tokens(table))
            own = seat.turn()
            assert own is not None
            seat.play(own)
            before = list(seat.events[1]), list(seat.events[2])
            turn = seat.turn()
            assert turn is not None
            cluster.stop()
            refused = seat.play(turn, id="during")
            assert (refused["type"], refused["code"]) == ("refused", "unavailable")
            assert host.http.get("/healthz").status_code == 503
            cluster.start()
            answers = [refused]

            def stored() -> bool:
                answers.append(seat.play(turn, id="during"))
                return bool(answers[-1]["type"] == "ack")

            wait_for(stored, 60, "it does not come back")
            assert not answers[-1]["repeated"]
            assert [seat.events[s][: len(before[s - 1])] for s in (1, 2)] == list(before)
            assert seat.command("play", turn, id="during", offer=1, moves=["x"])["repeated"]
            seat.close()
    finally:
        cluster.remove()


def test_deleting_a_table_closes_its_sockets_in_every_worker(db: str) -> None:
    from pithead.server.store import Store

    with hosted(db, workers=2) as host:
        table = host.create()
        seats = [Seat(host.url, table["table"], tuple(tokens(table))) for _ in range(4)]
        assert Store(db, shared=True).delete(table["table"])
        for seat in seats:
            assert seat.until(lambda m: m["type"] == "closing")["code"] == "gone"
        assert host.get(f"/tables/{table['table']}", tokens(table)[0]).status_code == 401


def test_the_dashboard_shows_every_figure_and_no_other() -> None:
    board = json.loads((ROOT / "docs" / "grafana.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked += [one["query"] for one in board["templating"]["list"]]
    shown = {name for text in asked for name in re.findall(r"pithead_\w+", text)}
    families = list(Metrics().registry.collect())
    suffixes = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
    exported = {f"{family.name}{end}" for family in families for end in suffixes[family.type]}
    assert shown <= exported, "the dashboard asks for what nobody exports"
    assert all(any(name.startswith(family.name) for name in shown) for family in families)
    places = [tuple(panel["gridPos"][side] for side in "xy") for panel in board["panels"]]
    assert len(set(places)) == len(places) == len({panel["id"] for panel in board["panels"]})
