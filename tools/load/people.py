"""People who play by a script: each live table has one, a spectator who watches, and bots."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import httpx
import msgspec
from tests.server.harness import Host, Json, luck_of_maker, tokens
from websockets.asyncio.client import ClientConnection, connect


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


@dataclass
class Crowd:
    """Tables with everybody at them, listening."""

    seated: list[Seated]
    listening: Sequence[asyncio.Future[None]]

    async def leave(self) -> None:
        for task in self.listening:
            task.cancel()
        sockets = [socket for s in self.seated for socket in (s.player, s.watcher)]
        await asyncio.gather(*[socket.close() for socket in sockets], return_exceptions=True)


async def gather(
    hosts: Sequence[Host], count: int, game: str, pace: str, bots: Sequence[str] = ("pebble",), first: int = 0
) -> Crowd:
    """So many tables of a person and some bots. With several hosts the person sits at one and the spectator at the
    next, so that every move goes from host to host.
    """
    pool = asyncio.Semaphore(20)
    tables = await _create(hosts, count, game, pace, bots)
    seated = await asyncio.gather(*[_sit(hosts, first + i, table, pool) for i, table in enumerate(tables)])
    return Crowd(seated, [asyncio.ensure_future(work) for s in seated for work in (s.listen(), s.watch())])


async def add_luck(http: httpx.AsyncClient, place: str, made: Json) -> None:
    """What the maker of a table adds to its luck, so that it begins."""
    for token, command in luck_of_maker(made):
        address = f"{place}/api/v1/tables/{made['table']}/commands"
        await http.post(address, json=command, headers={"authorization": f"Bearer {token}"})


async def _create(hosts: Sequence[Host], count: int, game: str, pace: str, bots: Sequence[str]) -> list[dict[str, str]]:
    seats = [{"kind": "me", "name": "Script"}, *[{"kind": "bot", "bot": bot} for bot in bots]]
    out: list[dict[str, str]] = []
    async with httpx.AsyncClient(timeout=60) as http:
        for i in range(count):
            order = {"game": game, "pace": pace, "seats": seats}
            place = hosts[i % len(hosts)].url
            made = (await http.post(f"{place}/api/v1/tables", json=order)).json()
            await add_luck(http, place, made)
            out.append({"table": made["table"], "player": tokens(made)[0], "watcher": made["spectator"]["token"]})
    return out


async def _sit(hosts: Sequence[Host], number: int, table: dict[str, str], pool: asyncio.Semaphore) -> Seated:
    """Open both sockets of a table."""
    here, there = hosts[number % len(hosts)], hosts[(number + 1) % len(hosts)]
    async with pool:
        player = await _greet(here, table["table"], table["player"])
        return Seated(number, player, await _greet(there, table["table"], table["watcher"]))


async def _greet(host: Host, table: str, token: str) -> ClientConnection:
    address = f"ws{host.url.removeprefix('http')}/api/v1/tables/{table}/socket"
    socket = await connect(address, max_size=None, compression=None, open_timeout=60, ping_interval=None)
    await socket.send(msgspec.json.encode({"type": "hello", "seats": [{"token": token}]}).decode())
    return socket


async def at_a_pace(seated: Sequence[Seated], seconds: float, every: float) -> list[float]:
    """One move at each table every so many seconds; how long each took."""
    end = time.perf_counter() + seconds
    took: list[float] = []

    async def person(s: Seated) -> None:
        rng = random.Random(s.number)
        await asyncio.sleep(rng.uniform(0, every))
        while time.perf_counter() < end:
            one = await s.play(rng)
            if one is not None:
                took.append(one)
            await asyncio.sleep(every if one is not None else 0.5)

    await asyncio.gather(*[person(s) for s in seated])
    return took


async def at_once(seated: Sequence[Seated], seconds: float) -> list[float]:
    """Each person answers as soon as asked; how long each move took."""
    end = time.perf_counter() + seconds
    took: list[float] = []

    async def person(s: Seated) -> None:
        rng = random.Random(s.number)
        while time.perf_counter() < end and s.status == "running":
            one = await s.play(rng)
            if one is None:
                await asyncio.sleep(0.002)
            else:
                took.append(one)

    await asyncio.gather(*[person(s) for s in seated])
    return took
