"""Connections, before and below any request: so many of an address and in all, a head that comes in time, and a client
that reads what it is sent. uvicorn bounds none of these; whatever is slow or silent here costs nobody else anything.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pithead.server.http.addresses import one_line
from pithead.server.http.refused import refusal_body
from pithead.server.process_limits import files_for_connections
from pithead.server.rate_limits import Refused
from pithead.server.refusals import RefusalError
from pithead.server.settings import Settings

LOOK_SECONDS = 1.0  # between two looks at all connections
MAX_HEAD = 1 << 16  # bytes
PROGRESS = 1 << 14  # bytes that a client must read of what waits for it, in `read_seconds`


@dataclass(eq=False)
class Line:
    """One connection.

    since    when the head that is waited for began; None while a request is under way, or nothing is waited for
    head     bytes of it so far
    unsent   what the client had not read at `stalled`, when it last made progress
    """

    address: str
    since: float | None
    head: int = 0
    unsent: int = 0
    stalled: float = 0.0


class Connections:
    """All connections of one worker."""

    def __init__(self, settings: Settings, refused: Refused) -> None:
        self.limits = settings.limits
        self.by_address = not settings.trust_proxy  # all of a proxy's come from the proxy
        self.refused = refused
        self.lines: dict[asyncio.Transport, Line] = {}
        self.waiting: dict[asyncio.Transport, None] = {}  # for a head, the longest first
        self.addresses: Counter[str] = Counter()
        self.most = min(self.limits.all_connections, files_for_connections())
        self.looking = False

    def opened(self, transport: asyncio.Transport) -> None:
        """A new one; it is closed again if its address has too many. Where there are too many in all, the one that has
        said nothing for longest makes room.
        """
        peer = transport.get_extra_info("peername")
        address = one_line(str(peer[0])) if isinstance(peer, tuple) else ""
        full = len(self.lines) >= self.most
        self.lines[transport] = Line(address, asyncio.get_running_loop().time())
        self.addresses[address] += 1
        if self.by_address and self.addresses[address] > self.limits.connections:
            self._end(transport, "address_connections", 429, "too many connections from your address; close some")
        elif full and not self.waiting:
            self._end(transport, "connections", 503, "this server has as many connections as it can hold; try again")
        elif full:
            self._end(next(iter(self.waiting)), "connections")
        if not transport.is_closing():
            self.waiting[transport] = None
        if not self.looking:
            self.looking = True
            self._look_again()

    def heard(self, transport: asyncio.Transport, size: int, busy: bool) -> None:
        """It sent something; `busy`: a request is under way, else this belongs to the head of one."""
        line = self.lines.get(transport)
        if line is None or transport.is_closing():
            return
        if busy:
            line.since, line.head = None, 0
            self.waiting.pop(transport, None)
            return
        if line.since is None:
            line.since = asyncio.get_running_loop().time()
            self.waiting[transport] = None
        line.head += size
        if line.head > MAX_HEAD:
            self._end(transport, "long_head", 431, f"the head of a request may have {MAX_HEAD} bytes")

    def read(self, transport: asyncio.Transport) -> None:
        """The client has read much of what waited for it."""
        if transport in self.lines:
            self.lines[transport].unsent = 0

    def closed(self, transport: asyncio.Transport) -> None:
        """It is gone."""
        self.waiting.pop(transport, None)
        line = self.lines.pop(transport, None)
        if line is not None:
            self.addresses[line.address] -= 1
            if not self.addresses[line.address]:
                del self.addresses[line.address]

    def _look_again(self) -> None:
        self.looking = bool(self.lines)
        if self.looking:
            asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        """End those that are too slow."""
        now = asyncio.get_running_loop().time()
        for transport in list(self.waiting):
            line = self.lines[transport]
            if line.since is not None and now - line.since >= self.limits.head_seconds:
                text = f"the head of a request must come within {self.limits.head_seconds} s"
                self._end(transport, "slow_head", 408 if line.head else 0, text)
        for transport, line in list(self.lines.items()):
            unsent = transport.get_write_buffer_size()
            if not unsent or not line.unsent or unsent <= line.unsent - PROGRESS:
                line.unsent, line.stalled = unsent, now
            elif now - line.stalled >= self.limits.read_seconds:
                self.refused.count("slow_reader")
                transport.abort()
        self._look_again()

    def _end(self, transport: asyncio.Transport, why: str, status: int = 0, text: str = "") -> None:
        """Close it, with a word where somebody may listen."""
        self.refused.count(why)
        self.waiting.pop(transport, None)
        if status:
            transport.write(_answer(status, text))
        transport.close()


def _answer(status: int, text: str) -> bytes:
    """A whole answer over HTTP, where no request has come that could be answered."""
    refusal = RefusalError("too_many", text, retry=10) if status in (429, 503) else RefusalError("bad_request", text)
    body = refusal_body(refusal)
    head = f"HTTP/1.1 {status} Refused\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return f"{head}connection: close\r\n\r\n".encode() + body


class BoundedHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's connection, counted and watched by the application's `connections`."""

    app: Any
    transport: asyncio.Transport
    cycle: Any

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.app.connections.opened(transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self:  # it has not become a socket
            busy = self.cycle is not None and not self.cycle.response_complete
            self.app.connections.heard(self.transport, len(data), busy)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.app.connections.read(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.app.connections.closed(self.transport)


class BoundedSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket: the connection goes on, and what it says is counted elsewhere."""

    app: Any

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.app.connections.heard(transport, 0, busy=True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.app.connections.read(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.app.connections.closed(self.transport)
