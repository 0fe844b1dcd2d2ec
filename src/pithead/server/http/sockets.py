"""One WebSocket: hello, then commands in and news out. A hostile client harms only itself."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pithead.core.errors import PitheadError
from pithead.server import wire
from pithead.server.http.addresses import address_of
from pithead.server.rate_limits import RateLimit
from pithead.server.refusals import RefusalError, as_refusal
from pithead.server.settings import Limits
from pithead.server.tables.room import Room
from pithead.server.tables.services import Delivered
from pithead.server.worker import STOPPING, Worker

HELLO_SECONDS = 10.0
CLOSING_SECONDS = 1.0
CROWDED = "too many sockets at this table"
DECODER: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)
FINAL: dict[wire.RefusalCode, wire.ClosingCode] = {  # nothing comes of trying again
    "bad_token": "bad_token",
    "other_rules": "other_rules",
    "no_pack": "no_pack",
}


class SocketClosing(Exception):
    """The connection is to be closed, and why."""

    def __init__(self, code: wire.ClosingCode, message: str, pack: str = "") -> None:
        super().__init__(message)
        self.code: wire.ClosingCode = code
        self.message = message
        self.pack = pack


class SocketCount:
    """How many sockets each address has, and how much they say."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.addresses: Counter[str] = Counter()
        self.messages = RateLimit(limits.address_messages)

    def add(self, address: str) -> None:
        if self.addresses[address] >= self.limits.sockets:
            raise SocketClosing("too_many", "too many sockets from one address")
        self.addresses[address] += 1

    def remove(self, address: str) -> None:
        self.addresses[address] -= 1
        if self.addresses[address] <= 0:
            del self.addresses[address]


class Connection:
    """A client of rooms. `send` never waits: a client that does not read runs over its backlog and is cut off."""

    def __init__(self, worker: Worker, socket: WebSocket, address: str, count: Callable[[], None]) -> None:
        """`count` counts a message of its address; RefusalError where it is one too many."""
        self.worker = worker
        self.address = address
        self.count = count
        self.limits = worker.settings.limits
        self.socket = socket
        self.delivered: dict[int, Delivered] = {}
        self.presence = b""
        self.queue: deque[bytes] = deque()
        self.filled = asyncio.Event()
        self.ended = asyncio.Event()
        self.end: SocketClosing | None = None
        self.rate = RateLimit(self.limits.messages)
        self.malformed = 0
        self.advising: set[asyncio.Task[None]] = set()

    def send(self, message: bytes) -> None:
        if self.end is None and len(self.queue) >= self.limits.backlog:
            self.end = SocketClosing("slow", "you do not read what is sent")
            self.queue.clear()
            self.ended.set()
        if self.end is None:
            self.queue.append(message)
        self.filled.set()

    def send_message(self, message: wire.FromServer) -> None:
        self.send(msgspec.json.encode(message))

    def close(self, code: str, message: str) -> None:
        if self.end is None:
            self.end = SocketClosing(msgspec.convert(code, wire.ClosingCode), message)
        self.filled.set()
        self.ended.set()

    # -- writing

    async def close_in_time(self) -> None:
        """Once the end has come, what is queued has a moment to go out; a client that does not read does not hold it
        up.
        """
        await self.ended.wait()
        assert self.end is not None
        await asyncio.sleep(CLOSING_SECONDS)
        raise self.end

    async def write_queued(self) -> None:
        """Send what is queued until the end; then raise why it ends."""
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
            raise SocketClosing("too_large", f"a message may have {wire.MAX_MESSAGE} bytes")
        try:
            self.rate.count("")
            self.count()
        except RefusalError:
            raise SocketClosing("too_many", "too many messages") from None
        try:
            return DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeError) as error:
            self.refuse(_id_of(raw), RefusalError("bad_request", str(error)[:200]))
            return None

    def refuse(self, id: str, refusal: RefusalError) -> None:
        """Say what was wrong; after too many ill-formed messages close."""
        self.malformed += refusal.code == "bad_request"
        if self.malformed > self.limits.refusals:
            raise SocketClosing("bad_request", "too many messages that are not of the documented form")
        self.send_message(wire.Refused(id, refusal.code, refusal.message, refusal.possible, refusal.retry))

    async def handshake(self, table: str) -> Room:
        """Wait for the hello and answer it; from then on the room sends what changes."""
        try:
            hello = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
        except TimeoutError:
            raise SocketClosing("bad_request", "no hello came") from None
        if not isinstance(hello, wire.Hello):
            raise SocketClosing("bad_request", "the first message must be a hello")
        try:
            room = await self.worker.rooms.open(table)
            async with room.lock:
                await room.refresh()
            for seat in hello.seats:
                await room.meet(room.audience_of(seat.token), hello.device)
            async with room.lock:
                await room.refresh()
                await self._enter(room, hello)
        except PitheadError as error:
            refusal = as_refusal(error)
            raise SocketClosing(FINAL.get(refusal.code, "unavailable"), refusal.message, refusal.pack) from None
        return room

    async def _enter(self, room: Room, hello: wire.Hello) -> None:
        if len(room.clients) >= self.limits.table_sockets:
            _make_room(room, {room.audience_of(seat.token) for seat in hello.seats})
        for seat in hello.seats:
            audience = room.audience_of(seat.token)
            if audience >= 0:
                room.home = room.home or self.address
            self.delivered[audience] = Delivered(seat.after, seat.chat, link=room.link_of(audience))
        seats = [wire.to_seat(a) for a in self.delivered]
        self.send_message(wire.Welcome(room.id, seats, self.worker.sources.now()))
        for audience in self.delivered:
            await room.send_state(self, audience)
            room.send_chat(self, audience)
        room.enter(self)

    async def read_messages(self, room: Room) -> None:
        """Do what the client asks for until the socket ends."""
        while True:
            message = await self.receive()
            if message is None:
                continue
            if isinstance(message, wire.Ping):
                self.send_message(wire.Pong(self.worker.sources.now()))
            elif isinstance(message, wire.Hello):
                self.refuse("", RefusalError("bad_request", "one hello is enough"))
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
        audience = wire.to_audience(message.seat)
        if audience not in self.delivered:
            self.refuse("", RefusalError("not_yours", f"seat {message.seat} is not yours"))
            return
        async with room.lock:
            await room.refresh()
            self.delivered[audience].event = message.after
            await room.send_state(self, audience)

    async def _command(self, room: Room, command: wire.Command) -> None:
        room.last_used = monotonic()
        try:
            self._admit(command)
            audience = wire.to_audience(command.seat)
            link = self.delivered[audience].link
            answer = await self.worker.commands.execute(room, audience, command, link)
        except PitheadError as error:
            refusal = as_refusal(error)
            self.worker.metrics.commands.labels(refusal.code).inc()
            with suppress(SocketClosing):
                self.refuse(command.id, refusal)
            return
        self.worker.metrics.commands.labels("ack").inc()
        self.send_message(answer)

    def _admit(self, command: wire.Command) -> None:
        if wire.to_audience(command.seat) not in self.delivered:
            raise RefusalError("not_yours", f"seat {command.seat} is not yours")
        if self.worker.stopping:
            raise RefusalError("unavailable", STOPPING, retry=2)


def _make_room(room: Room, audiences: set[int]) -> None:
    """At a full table a socket of those who have most makes room for whoever has fewer; SocketClosing where nobody
    has. So nobody is kept from a seat by those who fill the bench, or sit on another seat many times.
    """
    groups = Counter(frozenset(client.delivered) for client in room.clients)
    largest, most = groups.most_common(1)[0]
    if groups[frozenset(audiences)] >= most - 1:
        raise SocketClosing("too_many", CROWDED)
    one = next(client for client in room.clients if frozenset(client.delivered) == largest)
    room.leave(one)
    one.close("too_many", CROWDED)


class IdOnly(msgspec.Struct):
    """What is read of an ill-formed message: the id that its sender waits for."""

    id: wire.CommandId = ""


def _id_of(raw: str | bytes) -> str:
    """The id of an ill-formed message, or "" where it has none."""
    try:
        return msgspec.json.decode(raw, type=IdOnly).id
    except (msgspec.DecodeError, UnicodeError):
        return ""


async def serve_socket(worker: Worker, sockets: SocketCount, socket: WebSocket, table: str, trust_proxy: bool) -> None:
    """The whole life of a socket."""
    await socket.accept()
    address = address_of(socket.scope, trust_proxy)
    try:
        sockets.add(address)
        worker.metrics.sockets.inc()
        try:
            await _converse(Connection(worker, socket, address, lambda: sockets.messages.count(address)), table)
        finally:
            worker.metrics.sockets.dec()
            sockets.remove(address)
    except WebSocketDisconnect:
        return
    except SocketClosing as end:
        await _close(socket, end)
    except Exception as error:
        worker.log.fault("socket_failed", error, table=table)
        await _close(socket, SocketClosing("unavailable", "something went wrong here"))


async def _converse(connection: Connection, table: str) -> None:
    """From the hello to the end, which comes as an exception."""
    room = await connection.handshake(table)
    tasks = [
        asyncio.ensure_future(work)
        for work in (connection.write_queued(), connection.read_messages(room), connection.close_in_time())
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        room.leave(connection)
        for task in [*tasks, *connection.advising]:
            task.cancel()


async def _close(socket: WebSocket, end: SocketClosing) -> None:
    """Say why and close; a client that does not even read this is left to the transport."""
    with suppress(Exception):
        if socket.application_state != WebSocketState.DISCONNECTED:
            closing = msgspec.json.encode(wire.Closing(end.code, end.message, end.pack)).decode()
            await asyncio.wait_for(socket.send_text(closing), CLOSING_SECONDS)
            await asyncio.wait_for(socket.close(1012 if end.code == "stopping" else 1008), CLOSING_SECONDS)
