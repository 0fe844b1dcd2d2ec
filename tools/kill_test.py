"""kill -9 the server at random moments under load: `python tools/kill_test.py --kills 200 [--db sqlite|postgresql|both]
[--workers N]`.

Clients play on real sockets and send a command again, under the same id, until it is answered. Afterwards every record
must hold, for each person's seat, exactly the acknowledged moves in their order: none lost, none doubled. Every table
must
replay from its first line, and from its last snapshot, to the same position.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tests import keeper
from tests.server.harness import Cluster, Host, Json, Seat, tokens
from websockets.exceptions import WebSocketException

from pithead.games.registry import GAMES, load_game
from pithead.server.store import Store
from pithead.server.tables.persistence import open_table, record_text
from pithead.table.record import Record
from pithead.table.table import Table

BROKEN = (WebSocketException, OSError, httpx.HTTPError, TimeoutError, EOFError)


@dataclass
class Load:
    """What the clients did: for each table and seat, the moves that were acknowledged, in order."""

    url: str
    acked: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    stopping: bool = False
    lock: threading.Lock = field(default_factory=threading.Lock)
    commands: int = 0
    repeated: int = 0


class Player(threading.Thread):
    """Plays one table after another, both persons' seats on one socket, through every crash."""

    def __init__(self, load: Load, number: int) -> None:
        super().__init__(daemon=True)
        self.load = load
        self.rng = random.Random(number)
        self.http = httpx.Client(base_url=load.url, timeout=10, headers={"connection": "close"})
        self.error = ""

    def run(self) -> None:
        try:
            while not self.load.stopping:
                self.table()
        except Exception as error:
            self.error = repr(error)

    def table(self) -> None:
        """One table, to its end or to the end of the test."""
        made = self.create()
        if made is None:
            return
        pending: Json | None = None
        while True:
            try:
                seat = Seat(self.load.url, made["table"], tuple(tokens(made)))
            except (*BROKEN, AssertionError):
                time.sleep(0.05)
                continue
            try:
                while True:
                    if pending is None:
                        if self.load.stopping or seat.states[1]["status"] == "over":
                            seat.close()
                            return
                        pending = self.choose(seat)
                    if pending is None:
                        seat.receive(10)
                    elif self.settle(seat, made["table"], pending):
                        pending = None
            except BROKEN:
                seat.stack.pop_all()

    def create(self) -> Json | None:
        game = self.rng.choice(sorted(GAMES))
        seats = [
            {"kind": "me"},
            {"kind": "hotseat"},
            *([{"kind": "bot", "bot": "pebble"}] if load_game(game).info.max_seats > 2 else []),
        ]
        try:
            answer = self.http.post("/api/v1/tables", json={"game": game, "seats": seats, "pace": "instant"})
            return dict(answer.json()) if answer.status_code == 200 else None
        except BROKEN:
            time.sleep(0.05)
            return None

    def choose(self, seat: Seat) -> Json | None:
        own = seat.turn()
        if own is None:
            return None
        offer = seat.states[own]["offer"]
        move = self.rng.choice(offer["choices"])["move"]
        return {
            "type": "play",
            "id": f"{self.rng.getrandbits(64):x}",
            "seat": own,
            "offer": offer["number"],
            "moves": [move],
        }

    def settle(self, seat: Seat, table: str, pending: Json) -> bool:
        """Send a command and wait for its answer; whether it was answered for good."""
        seat.send(pending)
        answer = seat.until(lambda m: m.get("id") == pending["id"], 10)
        if answer["type"] == "ack":
            with self.load.lock:
                self.load.acked.setdefault((table, pending["seat"]), []).append(pending["moves"][0])
                self.load.commands += 1
                self.load.repeated += answer["repeated"]
            return True
        return answer["code"] not in ("unavailable", "conflict")


def check(db: str, load: Load) -> int:
    """Compare the store with what was acknowledged; how many tables were checked."""
    store = Store(db)
    for row in store.all_rows():
        game = load_game(row.game)
        rows = store.lines(row.id)
        assert [r.n for r in rows] == list(range(1, row.head + 1)), f"{row.id}: lines are missing or doubled"
        whole = Table.replay(game, Record.parse(record_text(row.header, rows)), seed=row.seed)
        stored = store.load(row.id)
        assert stored is not None
        assert open_table(game, stored).state.key() == whole.state.key(), f"{row.id}: the snapshot is another position"
        people = [i + 1 for i, p in enumerate(json.loads(row.header)["players"]) if p["kind"] == "human"]
        for seat in people:
            moves = [str(line["move"]) for line in whole.record.lines if line.get("seat") == seat]
            assert moves == load.acked.get((row.id, seat), []), (
                f"{row.id} seat {seat}: the record is not what was acknowledged"
            )
    tables = len(store.all_rows())
    store.close()
    return tables


def wait_for_moves(load: Load, count: int) -> None:
    """Until so many more commands were acknowledged, or three seconds have passed."""
    before, end = load.commands, time.monotonic() + 3
    while load.commands < before + count and time.monotonic() < end:
        time.sleep(0.002)


def kill_test(db: str, kills: int, workers: int, clients: int, seed: int = 1) -> dict[str, Any]:
    """The whole test on one database; AssertionError says what was lost."""
    rng = random.Random(seed)
    host = Host(db, workers=workers)
    load = Load(host.url)
    players = [Player(load, seed * 1000 + i) for i in range(clients)]
    for player in players:
        player.start()
    try:
        for _ in range(kills):
            wait_for_moves(load, rng.randrange(1, 60))
            time.sleep(rng.uniform(0, 0.05))
            host.kill()
            host = Host(db, workers=workers, port=host.port)
        time.sleep(0.3)
        load.stopping = True
        for player in players:
            player.join(60)
            assert not player.is_alive(), "a client never got its answer"
            assert not player.error, player.error
        assert host.stop() == 0
    finally:
        load.stopping = True
        if host.process.poll() is None:
            host.kill()
    log = host.logs()
    assert "failed" not in log and "broken" not in log, log
    return {
        "kills": kills,
        "tables": check(db, load),
        "commands": load.commands,
        "answered_after_a_crash": load.repeated,
    }


def main() -> int:
    """Run it and print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--db", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--clients", type=int, default=4)
    args = parser.parse_args()
    kinds = ["sqlite", "postgresql"] if args.db == "both" else [args.db]
    for kind in kinds:
        kills = args.kills // len(kinds)
        with tempfile.TemporaryDirectory() as folder:
            keeper.remove_at_end(Path(folder))
            cluster = Cluster() if kind == "postgresql" else None
            try:
                db = cluster.database("kill") if cluster else str(Path(folder) / "kill.sqlite")
                start = time.time()
                print(
                    kind, kill_test(db, kills, args.workers, args.clients), f"{time.time() - start:.0f} s", flush=True
                )
            finally:
                if cluster:
                    cluster.remove()
    return 0


if __name__ == "__main__":
    sys.exit(main())
