"""Real servers and real databases for the tests: `pithead serve` as a process, PostgreSQL in a folder of its own."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import typer
from typer.testing import CliRunner, Result
from websockets.sync.client import ClientConnection, connect

from pithead.cli.admin import admin as admin_command
from pithead.table.events import NONE
from tests import keeper

ROOT = Path(__file__).parents[2]
GENEROUS = {
    "requests": 10**6,
    "creations": 10**6,
    "connections": 10**5,
    "sockets": 10**4,
    "messages": 10**6,
    "address_messages": 10**6,
    "reckonings": 10**6,
    "undos": 10**6,
    "chat": 10**6,
    "hints": 10**6,
    "table_sockets": 10**4,
    "bot_tables": 10**4,
    "imports": 10**6,
    "branches": 10**6,
    "archives": 10**4,
}
DEVICE = "the device of all tests"  # unless they say otherwise
Json = dict[str, Any]


def environment(root: Path = ROOT) -> dict[str, str]:
    """For a process that uses the program and its tests, of this tree or another."""
    return {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}


def postgres_bin() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) if Path("/usr/lib/postgresql").is_dir() else []
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return Path(named).resolve().parent if named else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def quick_folder(prefix: str) -> Path:
    """A temporary folder in memory where there is one: the tests write much, and wait for every sync."""
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free > 2**30
    folder = Path(tempfile.mkdtemp(prefix=prefix, dir=memory if roomy else None))
    keeper.remove_at_end(folder)
    return folder


class Cluster:
    """A PostgreSQL of the tests' own, on loopback, in a temporary folder."""

    def __init__(self) -> None:
        programs = postgres_bin()
        assert programs is not None, "PostgreSQL is not installed: apt-get install postgresql"
        self.programs = programs
        self.folder = quick_folder("pithead-pg-")
        self.port = free_port()
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            shutil.chown(self.folder, "postgres", "postgres")
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", "pithead", "-E", "UTF8", "--locale=C")
        self.start()

    def _run(self, program: str, *args: str) -> None:
        as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        done = subprocess.run(
            [*as_user, str(self.programs / program), *args],
            capture_output=True,
            cwd="/",
            text=True,
            check=False,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c "
            "max_connections=80"
        )
        self._run(
            "pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-w", "-l", str(self.folder / "log"), "start"
        )
        self.pid = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        keeper.stop_at_end(self.pid, signal.SIGQUIT)

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "stop")
        keeper.release(self.pid, signal.SIGQUIT)

    def database(self, name: str) -> str:
        """The address of a fresh database."""
        with psycopg.connect(f"postgresql://pithead@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return f"postgresql://pithead@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Host:
    """`pithead serve` as a process of its own."""

    asks_players = True  # for a part of the luck of their tables

    def __init__(
        self,
        db: str,
        workers: int = 1,
        pause: float = 0.0,
        limits: Json | None = None,
        port: int = 0,
        program: str = "pithead.cli",
        address: str = "127.0.0.1",
        root: Path = ROOT,
        packs: Sequence[Path] = (),
        transfer: bool = False,
    ) -> None:
        self.db = db
        command = [
            sys.executable,
            "-m",
            program,
            "serve",
            "--host",
            address,
            "--port",
            str(port),
            "--db",
            db,
            "--workers",
            str(workers),
            "--pause",
            str(pause),
            "--limits",
            json.dumps(limits if limits is not None else GENEROUS),
            *[word for path in packs for word in ("--pack", str(path))],
            *(["--transfer"] if transfer else []),
        ]
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env=environment(root),
            start_new_session=True,
            cwd=root,
        )
        keeper.stop_at_end(-self.process.pid)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "serves tables at" in line, f"no server: {line}{self.logs()}"
        self.url = line.split()[-1].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])
        self.http = httpx.Client(
            base_url=self.url, timeout=30, headers={"connection": "close", "pithead-device": DEVICE}
        )
        wait_for(self.healthy, 60, "the server does not answer")

    def healthy(self) -> bool:
        try:
            return self.http.get("/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    def logs(self) -> str:
        self.log.seek(0)
        return self.log.read()

    def kill(self) -> None:
        """kill -9, all of its processes."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)
        keeper.release(-self.process.pid)
        self.http.close()

    def stop(self) -> int:
        """Ask it to stop; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(20)
            keeper.release(-self.process.pid)
            return status
        finally:
            self.http.close()

    # -- asking

    def get(self, path: str, token: str = "", **query: Any) -> httpx.Response:
        return self.http.get(
            f"/api/v1{path}", params=query or None, headers={"authorization": f"Bearer {token}"} if token else {}
        )

    def post(self, path: str, body: Any = None, token: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return self.http.post(f"/api/v1{path}", content=json.dumps(body) if body is not None else b"", headers=headers)

    def create(self, seats: list[Json] | None = None, game: str = "dig_deep", **rest: Any) -> Json:
        """A new table; two hot-seat persons if nothing is said."""
        order = {
            "game": game,
            "pace": "instant",
            "seats": seats or [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Ben"}],
            **rest,
        }
        answer = self.post("/tables", order)
        assert answer.status_code == 200, answer.text
        made: Json = answer.json()
        if self.asks_players:
            for token, command in luck_of_maker(made):
                self.post(f"/tables/{made['table']}/commands", command, token)
        return made

    def join(self, table: Json, seat: int, name: str = "", **rest: Any) -> str:
        """Take a seat by its invitation, and add to the luck; its token."""
        order = {"name": name, **rest}
        answer = self.post(f"/tables/{table['table']}/join", order, table["seats"][seat - 1]["invitation"])
        assert answer.status_code == 200, answer.text
        token = str(answer.json()["token"])
        if self.asks_players:
            self.post(f"/tables/{table['table']}/commands", add_luck(seat), token)
        return token

    def everybody(self, table: Json) -> list[str]:
        """Every invited person takes the seat; the tokens of all persons, in the order of the seats."""
        people = [seat for seat in table["seats"] if seat["kind"] != "bot"]
        return [seat["token"] or self.join(table, seat["seat"]) for seat in people]

    def events(self, table: str, token: str, view: str = "own") -> list[Json]:
        """All that an audience was told, page by page."""
        found: list[Json] = []
        while True:
            page = self.get(f"/tables/{table}/events", token, after=found[-1]["n"] if found else NONE, view=view).json()
            found += page["events"]
            if not found or found[-1]["n"] == page["last"]:
                return found

    def seat(self, table: str, *tokens: str, after: str = NONE) -> Seat:
        return Seat(self.url, table, tokens, after)


class Seat:
    """A socket that sits on one or more seats and remembers what it was told."""

    def __init__(self, url: str, table: str, tokens: tuple[str, ...], after: str = NONE) -> None:
        self.stack = ExitStack()
        address = f"ws{url.removeprefix('http')}/api/v1/tables/{table}/socket"
        self.socket: ClientConnection = self.stack.enter_context(
            connect(address, max_size=None, open_timeout=60, compression=None)
        )
        self.states: dict[int, Json] = {}
        self.events: dict[int, list[Json]] = {}
        self.chat: list[Json] = []
        self.inbox: list[Json] = []
        self.raw: list[str] = []
        self.number = 0
        self.send({"type": "hello", "seats": [{"token": t, "after": after} for t in tokens], "device": DEVICE})
        self.until(lambda m: m["type"] in ("welcome", "closing"))
        welcome = self.inbox[-1]
        assert welcome["type"] == "welcome", welcome
        self.seats: list[int] = welcome["seats"]
        for seat in self.seats:
            self.until(lambda m, seat=seat: seat in self.states)  # type: ignore[misc]
        for seat in self.seats:
            if seat in self.states[seat]["adds"]:
                self.command("add_luck", seat, nonce=os.urandom(32).hex())

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 60.0) -> Json:
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Json = json.loads(raw)
        self.inbox.append(message)
        if message["type"] == "state":
            self.states[message["seat"]] = message["state"]
            self.events.setdefault(message["seat"], []).extend(message["events"])
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message

    def until(self, wanted: Callable[[Json], bool], timeout: float = 60.0) -> Json:
        """Read on to the message that is wanted."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def command(self, type: str, seat: int | None = None, **fields: Any) -> Json:
        """Send a command and wait for its answer: ack, refused or advice."""
        self.number += 1
        id = fields.pop("id", f"{type}-{self.number}-{os.urandom(4).hex()}")
        self.send({"type": type, "id": id, "seat": self.seats[0] if seat is None else seat, **fields})
        return self.until(lambda m: m.get("id") == id)

    def play(self, seat: int, choice: int = 0, **fields: Any) -> Json:
        """Answer a seat's offer with one of its choices."""
        offer = self.states[seat]["offer"]
        return self.command(
            "play",
            seat,
            offer=offer["number"],
            moves=[offer["choices"][choice % len(offer["choices"])]["move"]],
            **fields,
        )

    def turn(self) -> int | None:
        """A seat of this client that is asked for something."""
        return next((s for s in self.seats if s and self.states[s]["offer"]), None)

    def close(self) -> None:
        self.stack.close()


def play_to_the_end(seat: Seat, seed: int = 1) -> None:
    """Random choices for every seat of a client until the game is over."""
    rng = random.Random(seed)
    while seat.states[seat.seats[0]]["status"] == "running":
        own = seat.turn()
        if own is None:
            seat.receive()
        else:
            seat.play(own, rng.randrange(100))


def wait_for(true: Callable[[], bool], seconds: float, otherwise: str) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)


@contextmanager
def hosted(db: str, **options: Any) -> Iterator[Host]:
    """A server for a while; its log must tell of no failure."""
    host = Host(db, **options)
    try:
        yield host
        status = host.stop()
        log = host.logs()
        assert status == 0, log
        assert "failed" not in log and "Traceback" not in log and "leaked" not in log, log
    finally:
        if host.process.poll() is None:
            host.kill()


def admin(db: str, *args: str) -> Result:
    """`pithead admin`, in this process."""
    one = typer.Typer()
    one.command()(admin_command)
    return CliRunner().invoke(one, [*args, "--db", db])


def luck_of_maker(made: Json) -> list[tuple[str, Json]]:
    """What the maker of a table adds to its luck for each of his own seats: a command, and the token it goes with."""
    own = [seat for seat in made["seats"] if seat["kind"] in ("me", "hotseat")]
    return [(seat["token"], add_luck(seat["seat"])) for seat in own]


def add_luck(seat: int) -> Json:
    """The command by which a seat adds to the luck."""
    return {"type": "add_luck", "id": "luck", "seat": seat, "nonce": os.urandom(32).hex()}


def tokens(table: Json) -> list[str]:
    """The tokens of the seats at the device that made the table, in the order of the seats."""
    return [seat["token"] for seat in table["seats"] if seat["token"]]
