"""One WebSocket: hello, then commands in and news out. A hostile client harms only itself."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextlib import suppress
from time import monotonic
from typing import Literal, TypeAlias

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pithead.core.errors import PitheadError
from pithead.server import wire
from pithead.server.http.guard import address_of
from pithead.server.rate_limits import Rate
from pithead.server.refusals import Refuse, refusal
from pithead.server.tables import presentation
from pithead.server.tables.commands import obey
from pithead.server.tables.room import Heard, Room
from pithead.server.worker import House

HELLO_SECONDS = 10.0
FAREWELL_SECONDS = 1.0
DECODER: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)
Why: TypeAlias = Literal[
    "stopping", "bad_token", "bad_request", "too_large", "too_many", "slow", "other_rules", "unavailable", "gone"
]


class Hangup(Exception):
    """The connection is to be closed."""

    def __init__(self, code: Why, message: str) -> None:
        super().__init__(message)
        self.code: Why = code
        self.message = message


class Doorman:
    """How many sockets each address and each table has."""

    def __init__(self, house: House) -> None:
        self.limits = house.settings.limits
        self.addresses: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        if self.addresses[address] >= self.limits.sockets:
            raise Hangup("too_many", "too many sockets from one address")
        self.addresses[address] += 1

    def leave(self, address: str) -> None:
        self.addresses[address] -= 1
        if self.addresses[address] <= 0:
            del self.addresses[address]


class Connection:
    """A socket after its hello. `send` never waits: a client that does not read runs over its backlog and is cut
    off.
    """

    def __init__(self, house: House, doorman: Doorman, socket: WebSocket) -> None:
        self.house = house
        self.doorman = doorman
        self.socket = socket
        self.heard: dict[int, Heard] = {}
        self.queue: deque[bytes] = deque()
        self.filled = asyncio.Event()
        self.ended = asyncio.Event()
        self.end: Hangup | None = None
        self.rate = Rate(house.settings.limits.messages)
        self.faults = 0
        self.advising: set[asyncio.Task[None]] = set()

    def send(self, message: bytes) -> None:
        if self.end is None and len(self.queue) >= self.house.settings.limits.backlog:
            self.end = Hangup("slow", "you do not read what is sent")
            self.queue.clear()
            self.ended.set()
        if self.end is None:
            self.queue.append(message)
        self.filled.set()

    def say(self, message: wire.FromServer) -> None:
        self.send(msgspec.json.encode(message))

    def close(self, code: str, message: str) -> None:
        if self.end is None:
            self.end = Hangup(msgspec.convert(code, Why), message)
        self.filled.set()
        self.ended.set()

    # -- writing

    async def expire(self) -> None:
        """Once the end has come, what is queued has a moment to go out; a client that does not read does not hold it
        up.
        """
        await self.ended.wait()
        assert self.end is not None
        await asyncio.sleep(FAREWELL_SECONDS)
        raise self.end

    async def write(self) -> None:
        """Send what is queued until the end; then say why and hang up."""
        while True:
            while self.queue:
                await self.socket.send_text(self.queue.popleft().decode())
            if self.end is not None:
                raise self.end
            self.filled.clear()
            await self.filled.wait()

    # -- reading

    async def receive(self) -> wire.FromClient | None:
        """The next message; None for one that was refused."""
        data = await self.socket.receive()
        if data["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(data.get("code", 1000))
        raw = data.get("text") if data.get("text") is not None else data.get("bytes")
        assert raw is not None
        if len(raw) > wire.MAX_MESSAGE:
            raise Hangup("too_large", f"a message may have {wire.MAX_MESSAGE} bytes")
        try:
            self.rate.take("")
        except Refuse:
            raise Hangup("too_many", "too many messages") from None
        try:
            return DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeError) as error:
            self.fault(_id_of(raw), Refuse("bad_request", str(error)[:200]))
            return None

    def fault(self, id: str, refuse: Refuse) -> None:
        """Say what was wrong; after too many ill-formed messages hang up."""
        self.faults += refuse.code == "bad_request"
        if self.faults > self.house.settings.limits.refusals:
            raise Hangup("bad_request", "too many messages that are not of the documented form")
        self.say(wire.Refused(id, refuse.code, refuse.message, refuse.possible, refuse.retry))

    async def greet(self, table: str) -> Room:
        """Wait for the hello and answer it."""
        try:
            hello = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
        except TimeoutError:
            raise Hangup("bad_request", "no hello came") from None
        if not isinstance(hello, wire.Hello):
            raise Hangup("bad_request", "the first message must be a hello")
        try:
            room = await self.house.open(table)
            async with room.lock:
                await room.freshen()
                if len(room.clients) >= self.doorman.limits.table_sockets:
                    raise Hangup("too_many", "too many sockets at this table")
                self._seat(room, hello)
                self.say(wire.Welcome(table, [presentation.to_wire(a) for a in self.heard], self.house.sources.now()))
                for audience in self.heard:
                    await room.tell_one(self, audience)
                    room.tell_chat(self, audience)
                room.clients.add(self)
        except PitheadError as error:
            refuse = refusal(error)
            codes: dict[str, Why] = {"bad_token": "bad_token", "other_rules": "other_rules"}
            raise Hangup(codes.get(refuse.code, "unavailable"), refuse.message) from None
        return room

    def _seat(self, room: Room, hello: wire.Hello) -> None:
        for seat in hello.seats:
            audience = room.audience(seat.token)
            after = min(seat.after, room.table.last_event(audience))
            link = room.meta.seats[audience].link if audience >= 0 else 0
            self.heard[audience] = Heard(after, seat.chat, link=link)

    async def listen(self, room: Room) -> None:
        """Obey until the socket ends."""
        while True:
            message = await self.receive()
            if message is None:
                continue
            if isinstance(message, wire.Ping):
                self.say(wire.Pong(self.house.sources.now()))
            elif isinstance(message, wire.Hello):
                self.fault("", Refuse("bad_request", "one hello is enough"))
            elif isinstance(message, wire.Sync):
                await self._sync(room, message)
            elif isinstance(message, wire.Hint):
                task = asyncio.ensure_future(self._command(room, message))
                self.advising.add(task)
                task.add_done_callback(self.advising.discard)
            else:
                # A command that has begun is finished, even if the socket breaks meanwhile.
                await asyncio.shield(self._command(room, message))

    async def _sync(self, room: Room, message: wire.Sync) -> None:
        audience = presentation.from_wire(message.seat)
        if audience not in self.heard:
            self.fault("", Refuse("not_yours", f"seat {message.seat} is not yours"))
            return
        async with room.lock:
            await room.freshen()
            self.heard[audience].event = min(message.after, room.table.last_event(audience))
            await room.tell_one(self, audience)

    async def _command(self, room: Room, command: wire.Command) -> None:
        room.used = monotonic()
        try:
            self._admit(command)
            answer = await obey(room, presentation.from_wire(command.seat), command)
        except PitheadError as error:
            refuse = refusal(error)
            self.house.metrics.commands.labels(refuse.code).inc()
            with suppress(Hangup):
                self.fault(command.id, refuse)
            return
        self.house.metrics.commands.labels("ack").inc()
        self.say(answer)

    def _admit(self, command: wire.Command) -> None:
        if presentation.from_wire(command.seat) not in self.heard:
            raise Refuse("not_yours", f"seat {command.seat} is not yours")
        if self.house.stopping:
            raise Refuse("unavailable", "the server stops; come back in a moment", retry=2)


class Named(msgspec.Struct):
    """What is read of an ill-formed message: the id that its sender waits for."""

    id: wire.CommandId = ""


def _id_of(raw: str | bytes) -> str:
    """The id of an ill-formed message, or "" where it has none."""
    try:
        return msgspec.json.decode(raw, type=Named).id
    except (msgspec.DecodeError, UnicodeError):
        return ""


async def serve_socket(house: House, doorman: Doorman, socket: WebSocket, table: str, trust_proxy: bool) -> None:
    """The whole life of a socket."""
    await socket.accept()
    address = address_of(socket.scope, trust_proxy)
    connection = Connection(house, doorman, socket)
    room: Room | None = None
    tasks: list[asyncio.Task[None]] = []
    try:
        doorman.enter(address)
        house.metrics.sockets.inc()
        try:
            room = await connection.greet(table)
            tasks = [
                asyncio.ensure_future(work)
                for work in (connection.write(), connection.listen(room), connection.expire())
            ]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            house.metrics.sockets.dec()
            doorman.leave(address)
            if room is not None:
                room.clients.discard(connection)
            for task in [*tasks, *connection.advising]:
                task.cancel()
    except WebSocketDisconnect:
        return
    except Hangup as end:
        await _hang_up(socket, end)
    except Exception as error:
        house.log.fault("socket_failed", error, table=table)
        await _hang_up(socket, Hangup("unavailable", "something went wrong here"))


async def _hang_up(socket: WebSocket, end: Hangup) -> None:
    """Say why and close; a client that does not even read this is left to the transport."""
    with suppress(Exception):
        if socket.application_state != WebSocketState.DISCONNECTED:
            closing = msgspec.json.encode(wire.Closing(end.code, end.message)).decode()
            await asyncio.wait_for(socket.send_text(closing), FAREWELL_SECONDS)
            await asyncio.wait_for(socket.close(1012 if end.code == "stopping" else 1008), FAREWELL_SECONDS)
