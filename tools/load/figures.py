"""What is measured of a host under load, one function a figure."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import httpx
from tests.processes import in_group
from tests.server.harness import Host, tokens

from tools.load import people

Figures: TypeAlias = dict[str, float]
SETTLED = 15.0  # seconds, after which everybody has heard who is here


def quantiles(values: Sequence[float]) -> Figures:
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


def cpu(group: int) -> float:
    """Seconds that all processes of a group have computed, a server's bots too: this does not depend on what else the
    machine does.
    """
    return sum(one.ticks for one in in_group(group)) / os.sysconf("SC_CLK_TCK")


@dataclass
class Work:
    """What hosts did in some span of time, by all moves of people and bots."""

    moves: float = 0.0
    cpu: float = 0.0
    seconds: float = 0.0

    def figures(self) -> Figures:
        return {
            "moves_per_s": round(self.moves / self.seconds, 1),
            "cpu_ms_per_move": round(1000 * self.cpu / max(1.0, self.moves), 3),
        }


@contextmanager
def work_of(hosts: Sequence[Host]) -> Iterator[Work]:
    """What they do meanwhile."""
    done = Work()
    before, worked, start = sum(map(moves, hosts)), sum(cpu(h.process.pid) for h in hosts), time.perf_counter()
    yield done
    done.seconds = time.perf_counter() - start
    done.moves = sum(map(moves, hosts)) - before
    done.cpu = sum(cpu(h.process.pid) for h in hosts) - worked


async def human_pace(
    hosts: Sequence[Host],
    game: str,
    count: int,
    seconds: float,
    every: float,
    thinkers: int = 0,
    settled: float = SETTLED,
) -> Figures:
    """One move per table every so many seconds; beside them so many tables where three engineers think all the time.
    It begins so many seconds after the last has come.
    """
    crowd = await people.gather(hosts, count, game, "human")
    beside = await people.gather(hosts, thinkers, game, "instant", ("engineer",) * 3, count)
    await asyncio.sleep(settled)
    with work_of(hosts) as done:
        thinking = asyncio.ensure_future(people.at_once(beside.seated, seconds))
        latencies = await people.at_a_pace(crowd.seated, seconds, every)
        await thinking
    await crowd.leave()
    await beside.leave()
    return {
        "tables": count,
        "thinking": thinkers,
        "sockets": 2 * (count + thinkers),
        **quantiles(latencies),
        **done.figures(),
    }


async def flat_out(host: Host, game: str, count: int, seconds: float) -> Figures:
    """Each person answers at once, bots too; the highest rate."""
    crowd = await people.gather([host], count, game, "instant")
    with work_of([host]) as done:
        latencies = await people.at_once(crowd.seated, seconds)
    await crowd.leave()
    return {"tables": count, **done.figures(), **quantiles(latencies)}


async def per_idle_table(host: Host, game: str, count: int) -> Figures:
    """What an open table that nobody looks at costs in memory."""
    order = {"game": game, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    tables: list[dict[str, str]] = []
    async with httpx.AsyncClient(base_url=host.url, timeout=60) as maker:
        for _ in range(count + 50):
            made = (await maker.post("/api/v1/tables", json=order)).json()
            await people.add_luck(maker, host.url, made)
            tables.append({"table": made["table"], "watcher": made["spectator"]["token"]})

    async def open_all(some: list[dict[str, str]]) -> None:
        async with httpx.AsyncClient(base_url=host.url, timeout=60) as http:
            for t in some:
                await http.get(f"/api/v1/tables/{t['table']}", headers={"authorization": f"Bearer {t['watcher']}"})

    await open_all(tables[:50])
    before = memory(host)
    await open_all(tables[50:])
    return {"tables": count, "kib_per_table": round((memory(host) - before) / 1024 / count, 1)}


def positions(host: Host, game: str) -> Figures:
    """A finished game, looked at in many positions, then its course: milliseconds for each."""
    table = host.create([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "bot", "bot": "pebble"}], game=game)
    seat = host.seat(table["table"], *tokens(table))
    for own in (1, 2):
        seat.command("give_up", own, bot="pebble")
    seat.until(lambda m: m["type"] == "state" and m["state"]["status"] == "over", 300)
    seat.close()
    token = tokens(table)[0]
    told = [event["n"] for event in host.events(table["table"], token, "all")]
    took = [
        _seconds(host, table["table"], "replay", token, at=at, view="all") for at in told[:: max(1, len(told) // 40)]
    ]
    course = [_seconds(host, table["table"], "course", token) for _ in range(5)]
    return {
        "positions": len(took),
        "events": len(told),
        **quantiles(took),
        "max_ms": round(1000 * max(took), 1),
        "course_first_ms": round(1000 * course[0], 1),
        "course_again_ms": round(1000 * max(course[1:]), 1),
    }


def _seconds(host: Host, table: str, what: str, token: str, **query: str) -> float:
    start = time.perf_counter()
    assert host.get(f"/tables/{table}/{what}", token, **query).status_code == 200
    return time.perf_counter() - start
