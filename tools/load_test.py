"""How much one host holds: `python tools/load_test.py [--quick]`. Bounded, on loopback, on whatever cores there are.

Each live table has a person (a script) and a bot of the lowest rung, and two sockets: the person's and a spectator's.
Latency is from the person's command to the last of the two updates. Clients run on the same cores as the server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import uvloop
from tests import keeper
from tests.processes import in_group
from tests.server.harness import Cluster, Host, tokens
from websockets.asyncio.client import ClientConnection, connect

from pithead.games.registry import GAMES


class Choice(msgspec.Struct):
    move: str


class Offer(msgspec.Struct):
    number: int
    choices: list[Choice]


class Brief(msgspec.Struct):
    """What the script needs of a state; the rest is skipped."""

    status: str
    offer: Offer | None


class Message(msgspec.Struct):
    type: str
    state: Brief | None = None
    id: str = ""
    code: str = ""


DECODE = msgspec.json.Decoder(Message).decode


@dataclass
class Seated:
    """One table: the person's socket and the spectator's."""

    number: int
    player: ClientConnection
    watcher: ClientConnection
    offer: Offer | None = None
    status: str = "running"
    acked: dict[str, float] = field(default_factory=dict)
    watched: float = 0.0
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    sent: int = 0

    async def listen(self) -> None:
        """Take in what the person is told."""
        async for raw in self.player:
            message = DECODE(raw)
            if message.state is not None:
                self.offer, self.status = message.state.offer, message.state.status
            elif message.type == "ack":
                self.acked[message.id] = time.perf_counter()
            elif message.type == "refused":
                self.acked[message.id] = -1.0
            self.woken.set()

    async def watch(self) -> None:
        async for _ in self.watcher:
            self.watched = time.perf_counter()

    async def play(self, rng: random.Random) -> float | None:
        """One move, if it is the person's turn; seconds to the last client's update."""
        if self.offer is None or self.status != "running":
            return None
        self.sent += 1
        id = f"{self.number}-{self.sent}"
        move = rng.choice(self.offer.choices).move
        command = {"type": "play", "id": id, "seat": 1, "offer": self.offer.number, "moves": [move]}
        start = time.perf_counter()
        await self.player.send(msgspec.json.encode(command).decode())
        while id not in self.acked:
            self.woken.clear()
            await asyncio.wait_for(self.woken.wait(), 30)
        at = self.acked.pop(id)
        if at < 0:
            return None
        for _ in range(100):  # the spectator's update may still be under way; some moves change nothing for it
            if self.watched >= start:
                break
            await asyncio.sleep(0.001)
        return max(at, self.watched if self.watched >= start else at) - start


async def sit(host: Host, number: int, table: dict[str, str], pool: asyncio.Semaphore) -> Seated:
    """Open both sockets of a table."""
    address = f"ws://127.0.0.1:{host.port}/api/v1/tables/{table['table']}/socket"
    async with pool:
        player, watcher = [await greet(address, table[who]) for who in ("player", "watcher")]
    return Seated(number, player, watcher)


async def greet(address: str, token: str) -> ClientConnection:
    socket = await connect(address, max_size=None, compression=None, open_timeout=60, ping_interval=None)
    await socket.send(msgspec.json.encode({"type": "hello", "seats": [{"token": token}]}).decode())
    return socket


async def create(host: Host, count: int, game: str, pace: str) -> list[dict[str, str]]:
    """So many tables of a person and a bot."""
    order = {"game": game, "pace": pace, "seats": [{"kind": "me", "name": "Script"}, {"kind": "bot", "bot": "pebble"}]}
    out: list[dict[str, str]] = []
    async with httpx.AsyncClient(base_url=host.url, timeout=60) as http:
        for _ in range(count):
            made = (await http.post("/api/v1/tables", json=order)).json()
            out.append({"table": made["table"], "player": tokens(made)[0], "watcher": made["spectator"]["token"]})
    return out


async def at_human_pace(host: Host, game: str, count: int, seconds: float, every: float) -> dict[str, float]:
    """One move per table every so many seconds; the latencies."""
    pool = asyncio.Semaphore(20)
    tables = await create(host, count, game, "human")
    seated = await asyncio.gather(*[sit(host, i, t, pool) for i, t in enumerate(tables)])
    tasks = [asyncio.ensure_future(work) for s in seated for work in (s.listen(), s.watch())]
    await asyncio.sleep(2.0)
    before, worked, start = moves(host), cpu(host), time.perf_counter()
    latencies: list[float] = []

    async def person(s: Seated) -> None:
        rng = random.Random(s.number)
        await asyncio.sleep(rng.uniform(0, every))
        while time.perf_counter() < start + seconds:
            took = await s.play(rng)
            if took is not None:
                latencies.append(took)
            await asyncio.sleep(every if took is not None else 0.5)

    await asyncio.gather(*[person(s) for s in seated])
    elapsed = time.perf_counter() - start
    total, work = moves(host) - before, cpu(host) - worked
    await hang_up(seated, tasks)
    return {
        "tables": count,
        "sockets": 2 * count,
        **quantiles(latencies),
        "moves_per_s": round(total / elapsed, 1),
        "cpu_ms_per_move": round(1000 * work / max(1, total), 2),
    }


async def flat_out(host: Host, game: str, count: int, seconds: float) -> dict[str, float]:
    """Each person answers at once, bots too; the highest rate."""
    pool = asyncio.Semaphore(20)
    tables = await create(host, count, game, "instant")
    seated = await asyncio.gather(*[sit(host, i, t, pool) for i, t in enumerate(tables)])
    tasks = [asyncio.ensure_future(work) for s in seated for work in (s.listen(), s.watch())]
    before, worked, start = moves(host), cpu(host), time.perf_counter()
    latencies: list[float] = []

    async def person(s: Seated) -> None:
        rng = random.Random(s.number)
        while time.perf_counter() < start + seconds and s.status == "running":
            took = await s.play(rng)
            if took is None:
                await asyncio.sleep(0.002)
            else:
                latencies.append(took)

    await asyncio.gather(*[person(s) for s in seated])
    elapsed = time.perf_counter() - start
    total, work = moves(host) - before, cpu(host) - worked
    await hang_up(seated, tasks)
    return {
        "tables": count,
        "moves_per_s": round(total / elapsed, 1),
        "cpu_ms_per_move": round(1000 * work / max(1, total), 2),
        **quantiles(latencies),
    }


async def hang_up(seated: list[Seated], tasks: Sequence[asyncio.Future[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*[socket.close() for s in seated for socket in (s.player, s.watcher)], return_exceptions=True)


def quantiles(values: list[float]) -> dict[str, float]:
    """p50, p95, p99 in milliseconds."""
    ordered = sorted(values) or [0.0]
    return {f"p{q}_ms": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * q // 100)], 1) for q in (50, 95, 99)}


def moves(host: Host) -> float:
    """Commands acknowledged and bot decisions so far, of all workers."""
    text = httpx.get(f"{host.url}/metrics", timeout=30).text
    counted = re.findall(r'^(?:pithead_commands_total\{outcome="ack"\}|pithead_bot_moves_total) (\S+)', text, re.M)
    return sum(float(n) for n in counted)


def memory(host: Host) -> int:
    """Bytes that the serving process holds."""
    text = Path(f"/proc/{host.process.pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) * 1024


def cpu(host: Host) -> float:
    """Seconds that all processes of the server have computed, its bots' too: this does not depend on what else the
    machine does.
    """
    return sum(one.ticks for one in in_group(host.process.pid)) / os.sysconf("SC_CLK_TCK")


async def per_idle_table(host: Host, game: str, count: int) -> dict[str, float]:
    """What an open table that nobody looks at costs in memory."""
    order = {"game": game, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    tables: list[dict[str, str]] = []
    async with httpx.AsyncClient(base_url=host.url, timeout=60) as maker:
        for _ in range(count + 50):
            made = (await maker.post("/api/v1/tables", json=order)).json()
            tables.append({"table": made["table"], "watcher": made["spectator"]["token"]})

    async def open_all(some: list[dict[str, str]]) -> None:
        async with httpx.AsyncClient(base_url=host.url, timeout=60) as http:
            for t in some:
                await http.get(f"/api/v1/tables/{t['table']}", headers={"authorization": f"Bearer {t['watcher']}"})

    await open_all(tables[:50])
    before = memory(host)
    await open_all(tables[50:])
    return {"tables": count, "kib_per_table": round((memory(host) - before) / 1024 / count, 1)}


async def positions(host: Host, game: str) -> dict[str, float]:
    """A finished game, looked at in many positions: milliseconds for each."""
    table = host.create([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "bot", "bot": "pebble"}], game=game)
    seat = host.seat(table["table"], *tokens(table))
    for own in (1, 2):
        seat.command("give_up", own, bot="pebble")
    seat.until(lambda m: m["type"] == "state" and m["state"]["status"] == "over", 300)
    seat.close()
    token = tokens(table)[0]
    told = [event["n"] for event in host.events(table["table"], token, "all")]
    took: list[float] = []
    for at in told[:: max(1, len(told) // 40)]:
        start = time.perf_counter()
        assert host.get(f"/tables/{table['table']}/replay", token, at=at, view="all").status_code == 200
        took.append(time.perf_counter() - start)
    return {"positions": len(took), "events": len(told), **quantiles(took), "max_ms": round(1000 * max(took), 1)}


def main() -> int:
    """Both databases, one and two workers; one line a figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dig_deep", choices=sorted(GAMES))
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--quick", action="store_true", help="small, to see that it works")
    parser.add_argument("--db", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--workers", type=int, nargs="*", default=[1, 2])
    parser.add_argument("--positions", default="rockwell", help="the game whose positions are opened")
    args = parser.parse_args()
    if args.quick:
        args.tables, args.seconds = 20, 4.0
    uvloop.install()
    for kind in args.db:
        cluster = Cluster() if kind == "postgresql" else None
        with tempfile.TemporaryDirectory() as folder:
            keeper.remove_at_end(Path(folder))
            for workers in args.workers:
                db = cluster.database(f"load{workers}") if cluster else str(Path(folder) / f"load{workers}.sqlite")
                measure(args, kind, workers, db)
        if cluster:
            cluster.remove()
    return 0


def measure(args: argparse.Namespace, kind: str, workers: int, db: str) -> None:
    name = f"{kind}, {workers} worker{'s' if workers > 1 else ''}"
    host = Host(db, workers=workers, pause=1.1)
    try:
        if workers == 1:
            print(f"{name}: memory", asyncio.run(per_idle_table(host, args.game, args.tables)), flush=True)
        every = 10.0 if not args.quick else 1.0
        print(
            f"{name}: human pace",
            asyncio.run(at_human_pace(host, args.game, args.tables, args.seconds, every)),
            flush=True,
        )
        print(
            f"{name}: flat out",
            asyncio.run(flat_out(host, args.game, 8 if args.quick else 40, args.seconds / 4)),
            flush=True,
        )
        if workers == 1:
            print(
                f"{name}: any position of a finished {args.positions}",
                asyncio.run(positions(host, args.positions)),
                flush=True,
            )
    finally:
        host.stop()


if __name__ == "__main__":
    sys.exit(main())
