"""The door: bounded bodies, rates for each address, security headers, one log line and one figure a request."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, MutableMapping, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any, TypeAlias

from pithead.server import wire
from pithead.server.http.addresses import address_of, host_name, is_local
from pithead.server.http.connections import Connections
from pithead.server.http.refused import STATUS, refusal_body
from pithead.server.logs import Log
from pithead.server.metrics import Metrics
from pithead.server.rate_limits import RateLimit, Refused
from pithead.server.refusals import RefusalError
from pithead.server.settings import Settings

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

IMPORT = "/api/v1/import"
IMPORTING = 2  # at once, of one address
ALL_IMPORTING = 32
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def _header(scope: Scope, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


def check_caller(scope: Scope, hosts: Sequence[str]) -> None:
    """RefusalError for a name by which this server is not called, and for a page of another site. Programs send no
    origin.
    """
    host = _header(scope, b"host").lower()
    name = host_name(scope)
    if hosts and name not in hosts:
        raise RefusalError("not_allowed", f"this server is not called '{name[:80]}'; it is called {', '.join(hosts)}")
    origin = _header(scope, b"origin").lower()
    place = re.sub(r":(80|443)$", "", origin.partition("://")[2])
    if origin and place != re.sub(r":(80|443)$", "", host):
        raise RefusalError("not_allowed", f"the origin '{origin[:80]}' is another site")


def max_body(path: str) -> int:
    """How large a body may be."""
    return 2 * wire.MAX_RECORD if path == IMPORT else wire.MAX_BODY


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: App, settings: Settings, log: Log, metrics: Metrics) -> None:
        self.app = app
        self.refused = Refused(metrics, log)
        self.connections = Connections(settings, self.refused)
        self.settings = settings
        self.requests = RateLimit(settings.limits.requests)
        self.creations = RateLimit(settings.limits.creations)
        self.reckonings = RateLimit(settings.limits.reckonings)
        self.imports = RateLimit(settings.limits.imports)
        self.branches = RateLimit(settings.limits.branches)
        self.importing: Counter[str] = Counter()  # by address
        self.log = log
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and (problem := self._not_connected(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1013, "reason": problem})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start, status = perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            self._admit(scope)
            with self._large(scope):
                await self.app(scope, await self._body(scope, receive), answer)
        except RefusalError as refusal:
            await _refuse(answer, refusal)
        self.metrics.requests.labels(str(status)).inc()
        if status >= 500:
            self.log.write(
                "request",
                method=scope["method"],
                path=scope["path"],
                status=status,
                ms=round((perf_counter() - start) * 1000, 1),
            )

    @contextmanager
    def _large(self, scope: Scope) -> Iterator[None]:
        """Few large bodies are taken in at once: each is held in memory."""
        if scope["path"] != IMPORT:
            yield
            return
        address = address_of(scope, self.settings.trust_proxy)
        if self.importing[address] >= IMPORTING or self.importing.total() >= ALL_IMPORTING:
            self.refused.count("imports")
            raise RefusalError("full", "as many records are taken in as can be; try again in a moment", retry=10)
        self.importing[address] += 1
        try:
            yield
        finally:
            self.importing[address] -= 1
            self.importing += Counter()  # forget those at 0

    async def _body(self, scope: Scope, receive: Receive) -> Receive:
        """The whole body, if it comes in time."""
        seconds = self.settings.limits.body_seconds
        try:
            async with asyncio.timeout(seconds):
                return await _whole_body(receive, max_body(scope["path"]))
        except TimeoutError:
            self.refused.count("slow_body")
            raise RefusalError("bad_request", f"the body of a request must come within {seconds} s") from None

    def _not_connected(self, scope: Scope) -> str:
        """Why a socket is not opened; "" if it is."""
        try:
            check_caller(scope, self.settings.hosts)
            self.requests.count(address_of(scope, self.settings.trust_proxy))
        except RefusalError as refusal:
            return refusal.message
        return ""

    def _admit(self, scope: Scope) -> None:
        path, address = scope["path"], address_of(scope, self.settings.trust_proxy)
        if path in ("/healthz", "/metrics") and is_local(scope):
            return
        self.requests.count(address)
        if scope["method"] == "POST":
            check_caller(scope, self.settings.hosts)
            if path in ("/api/v1/tables", IMPORT) or path.endswith(("/branch", "/play-on")):
                self.creations.count(address)
            if path == IMPORT:
                self.imports.count(address)
            if path.endswith("/branch"):
                self.branches.count(address)
            if path.endswith("/why-not"):
                self.reckonings.count(address)
        elif path.endswith(("/verify", "/course")):
            self.reckonings.count(address)
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value) > max_body(path)):
                raise RefusalError("too_large", f"a body may have {max_body(path)} bytes")


async def _whole_body(receive: Receive, most: int) -> Receive:
    """The body, read up to its bound before anybody works on it."""
    parts: list[bytes] = []
    size, more, left = 0, True, False
    while more:
        message = await receive()
        if message["type"] != "http.request":
            left = True
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        more = message.get("more_body", False)
        if size > most:
            raise RefusalError("too_large", f"a body may have {most} bytes")
    given = False

    async def again() -> Message:
        nonlocal given
        if left or given:
            return {"type": "http.disconnect"} if left else await receive()
        given = True
        return {"type": "http.request", "body": b"".join(parts), "more_body": False}

    return again


async def _refuse(send: Send, refusal: RefusalError) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), (b"connection", b"close")]
    if refusal.retry:
        headers.append((b"retry-after", str(refusal.retry).encode()))
    await send({"type": "http.response.start", "status": STATUS[refusal.code], "headers": headers})
    await send({"type": "http.response.body", "body": refusal_body(refusal)})
