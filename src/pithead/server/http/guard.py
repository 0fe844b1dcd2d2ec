"""The door: bounded bodies, rates for each address, security headers, one log line and one figure a request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any, TypeAlias

from pithead.server import wire
from pithead.server.http.refused import STATUS, refusal_body
from pithead.server.logs import Log
from pithead.server.metrics import Metrics
from pithead.server.rate_limits import RateLimit
from pithead.server.refusals import RefusalError
from pithead.server.settings import Limits

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

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


def address_of(scope: Scope, trust_proxy: bool) -> str:
    """Where a request comes from; the last hop that a trusted proxy names."""
    if trust_proxy:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                return str(value.decode("latin-1").rpartition(",")[2].strip())
    client = scope.get("client")
    return str(client[0]) if client else "local"


def max_body(path: str) -> int:
    """How large a body may be."""
    return 2 * wire.MAX_RECORD if path == "/api/v1/import" else wire.MAX_BODY


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: App, limits: Limits, log: Log, metrics: Metrics, trust_proxy: bool) -> None:
        self.app = app
        self.requests = RateLimit(limits.requests)
        self.creations = RateLimit(limits.creations)
        self.log = log
        self.metrics = metrics
        self.trust_proxy = trust_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._may_connect(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1013, "reason": "too many requests"})
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
            await self.app(scope, await _whole_body(receive, max_body(scope["path"])), answer)
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

    def _may_connect(self, scope: Scope) -> bool:
        try:
            self.requests.count(address_of(scope, self.trust_proxy))
        except RefusalError:
            return False
        return True

    def _admit(self, scope: Scope) -> None:
        path, address = scope["path"], address_of(scope, self.trust_proxy)
        if path in ("/healthz", "/metrics"):
            return
        self.requests.count(address)
        if scope["method"] == "POST" and (
            path in ("/api/v1/tables", "/api/v1/import") or path.endswith(("/branch", "/verify"))
        ):
            self.creations.count(address)
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
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    if refusal.retry:
        headers.append((b"retry-after", str(refusal.retry).encode()))
    await send({"type": "http.response.start", "status": STATUS[refusal.code], "headers": headers})
    await send({"type": "http.response.body", "body": refusal_body(refusal)})
