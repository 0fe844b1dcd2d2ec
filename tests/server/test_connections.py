"""Silent, dripping and unreading connections: they are ended, and nobody else notices."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import sleep

import pytest

from pithead.server.process_limits import files_for_connections, raise_file_limit
from pithead.server.settings import Limits
from tests.attacks import Attack
from tests.server.harness import GENEROUS, Host, Seat, hosted, quick_folder, tokens, wait_for
from tests.server.inside import Inside, inside

resource = pytest.importorskip("resource")
HEAD = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-drip: "


def from_address(host: Host, address: str, first: bytes = b"") -> socket.socket:
    """A connection from a loopback address, and what it says at first."""
    port = int(host.url.rpartition(":")[2])
    made = socket.create_connection(("127.0.0.1", port), timeout=20, source_address=(address, 0))
    with suppress(OSError):  # it may be closed already
        made.sendall(first)
    return made


def ended(connection: socket.socket) -> bool:
    """Whether the server has closed it, looked at without waiting."""
    connection.setblocking(False)
    try:
        while connection.recv(1 << 16):
            pass
        return True
    except BlockingIOError:
        return False
    except OSError:
        return True


def said(connection: socket.socket) -> str:
    """All that comes until the server closes it."""
    connection.settimeout(20)
    text = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(1 << 16):
            text += part
    return text.decode()


def drip(connections: list[socket.socket]) -> None:
    """One more byte each."""
    for one in connections:
        with suppress(OSError):
            one.send(b"x")


def refused(host: Host, what: str) -> int:
    """How many of a kind were refused."""
    found = re.search(rf'pithead_refused_total{{what="{what}"}} (\d+)', host.http.get("/metrics").text)
    return int(found[1]) if found else 0


@contextmanager
def limited(**limits: int) -> Iterator[Inside]:
    with inside(quick_folder("pithead-connections-"), limits=Limits(**{**GENEROUS, **limits})) as host:
        yield host


@contextmanager
def few_files(number: int) -> Iterator[None]:
    """What is started meanwhile begins with so many open files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def plays_on(host: Host, seat: Seat) -> bool:
    """Whether a person's move is answered, and a page that is opened now."""
    own = seat.turn()
    assert own is not None
    if seat.play(own)["type"] != "ack" or not host.healthy():
        return False
    made = host.create()
    host.seat(made["table"], *tokens(made)).close()
    return True


@pytest.mark.attack("Stop the server by holding connections open")
@pytest.mark.parametrize("addresses", [1, 8])
def test_a_person_plays_on_beside_more_than_a_thousand_silent_connections(
    attack: Attack, addresses: int, quick_path: Path
) -> None:
    raise_file_limit()
    limits = {**GENEROUS, "connections": Limits().connections}
    with few_files(1024), ExitStack() as stack:
        host = stack.enter_context(hosted(str(quick_path / "tables.sqlite"), limits=limits))
        assert '"files": ' in host.logs()
        raise_file_limit()
        made = host.create()
        seat = host.seat(made["table"], *tokens(made))
        stack.callback(seat.close)
        held: list[socket.socket] = []
        for number in range(1400):
            place = f"127.0.0.{2 + number % addresses}"
            held.append(stack.enter_context(from_address(host, place, HEAD if number % 2 else b"")))
            if number % 200 == 199:
                drip(held[1::2])
                attack.tried(succeeded=not plays_on(host, seat), how=f"{number + 1} from {addresses} addresses")
        if addresses == 1:
            wait_for(lambda: sum(map(ended, held)) >= len(held) - limits["connections"], 20, "too many are held")
            assert refused(host, "address_connections") >= len(held) - limits["connections"]


@pytest.mark.attack("Stop the server by holding connections open")
@pytest.mark.parametrize("first", [b"", b"GET /", HEAD], ids=["silent", "few bytes", "half a head"])
def test_a_head_must_come_in_time_however_it_drips(attack: Attack, first: bytes) -> None:
    with limited(head_seconds=1) as host, from_address(host, "127.0.0.2", first) as held:
        for _ in range(400):
            sleep(0.05)
            drip([held] if first else [])
            if ended(held):
                break
        attack.tried(succeeded=not ended(held))
        wait_for(lambda: refused(host, "slow_head") == 1, 20, "it was not counted")


@pytest.mark.attack("Stop the server by holding connections open")
def test_the_next_request_of_a_connection_must_come_in_time_too(attack: Attack) -> None:
    with limited(head_seconds=1) as host, from_address(host, "127.0.0.2", b"GET / HTTP/1.1\r\nhost: a\r\n\r\n") as held:
        assert held.recv(1 << 16).startswith(b"HTTP/1.1 200")
        held.sendall(HEAD)
        answer = said(held)
        attack.tried(succeeded="408" not in answer)
        assert "must come within 1 s" in answer


@pytest.mark.attack("Stop the server by holding connections open")
def test_a_body_must_come_in_time_however_it_drips(attack: Attack) -> None:
    head = b"POST /api/v1/mine HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{"
    with limited(body_seconds=1) as host, from_address(host, "127.0.0.2", head) as held:
        held.settimeout(0.1)
        text = b""
        for _ in range(200):
            drip([held])
            with suppress(TimeoutError):
                text += held.recv(1 << 16)
            if text:
                break
        attack.tried(succeeded=not text)
        assert b"400" in text and b"the body of a request must come within 1 s" in text
        wait_for(lambda: ended(held), 20, "it is still open")


@pytest.mark.attack("Stop the server by holding connections open")
def test_a_head_without_end_is_cut_off(attack: Attack) -> None:
    with limited() as host, from_address(host, "127.0.0.2", HEAD) as held:
        with suppress(OSError):
            for _ in range(64):
                held.sendall(b"x" * 4096)
        wait_for(lambda: ended(held), 20, "it is still open")
        attack.tried(succeeded=refused(host, "long_head") != 1)


@pytest.mark.attack("Stop the server by holding connections open")
def test_a_client_that_does_not_read_is_cut_off(attack: Attack) -> None:
    ask = b"GET /api/v1/games/rockwell/rules HTTP/1.1\r\nhost: a\r\n\r\n"
    with limited(read_seconds=1) as host, from_address(host, "127.0.0.2", ask * 400) as held:
        wait_for(lambda: refused(host, "slow_reader") == 1, 20, "it is still served")
        attack.tried(succeeded=not ended(held))


@pytest.mark.attack("Stop the server by holding connections open")
def test_where_all_connections_are_taken_the_silent_make_room(attack: Attack) -> None:
    with limited(all_connections=10) as host, ExitStack() as stack:
        held = [stack.enter_context(from_address(host, f"127.0.0.{2 + n}")) for n in range(20)]
        wait_for(lambda: sum(map(ended, held)) == 10, 20, "there are too many")
        attack.tried(succeeded=not host.healthy())
        made = host.create()
        assert all(map(ended, held[:10])) and not any(map(ended, held[15:])), "the longest silent one goes first"
        sockets = [host.seat(made["table"], *tokens(made)) for _ in range(10)]
        wait_for(lambda: all(map(ended, held)), 20, "there are too many")
        assert sockets[0].command("say", text="still here")["type"] == "ack"
        attack.tried(succeeded="503" not in said(stack.enter_context(from_address(host, "127.0.0.9"))))
        for one in sockets:
            one.close()


def test_sockets_count_as_connections_of_their_address_until_they_end() -> None:
    with limited(connections=4) as host:
        made = host.create()
        wait_for(lambda: not host.guard.connections.lines, 20, "the request's connection has not ended")
        sockets = [host.seat(made["table"], *tokens(made)) for _ in range(4)]
        with from_address(host, "127.0.0.1") as fifth:
            assert "too many connections from your address" in said(fifth)
        for one in sockets:
            one.close()
        wait_for(lambda: not host.guard.connections.lines, 20, "an ended socket is still counted")
        host.seat(made["table"], *tokens(made)).close()


def test_as_many_files_may_be_open_as_the_system_allows() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with few_files(256):
        assert files_for_connections() == 128
        found = raise_file_limit()
        assert found == resource.getrlimit(resource.RLIMIT_NOFILE)[0] and (found == 65_536 or found == hard)
        assert raise_file_limit() == found


def comes_in(host: Host, table: str, token: str) -> Seat | None:
    """A socket at a table, unless it is refused."""
    try:
        return host.seat(table, token)
    except AssertionError as refusal:
        assert "too_many" in str(refusal)
        return None


@pytest.mark.attack("Keep a player from the table by filling it with sockets")
@pytest.mark.parametrize("attacker", ["the bench", "another seat"])
def test_a_table_that_somebody_fills_still_opens_for_its_players(attacker: str, attack: Attack) -> None:
    with limited(table_sockets=6) as host:
        table = host.create([{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}])
        name, (ann, ben, cid) = table["table"], host.everybody(table)
        secret = table["spectator"]["token"] if attacker == "the bench" else cid
        crowd = [comes_in(host, name, secret) for _ in range(8)]
        assert [one is not None for one in crowd] == [True] * 6 + [False] * 2
        players = []
        for token in (ann, ben):
            player = comes_in(host, name, token)
            attack.tried(player is None, "a player does not come in")
            players.append(player)
            for _ in range(4):
                attack.tried(comes_in(host, name, secret) is not None, "the crowd takes the place again")
        for player in players:
            assert player is not None
            player.send({"type": "ping"})
            attack.tried(player.until(lambda m: m["type"] in ("pong", "closing"))["type"] != "pong", "thrown out")
        for one in (*crowd, *players):
            if one is not None:
                one.close()
