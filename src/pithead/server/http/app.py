"""The application: FastAPI over the table of routes, the socket, health, figures and the browser client's files."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from starlette.exceptions import HTTPException

import pithead
from pithead.core.errors import PitheadError
from pithead.server import wire
from pithead.server.http import openapi
from pithead.server.http.files import Files
from pithead.server.http.guard import App, Guard, refusal_body
from pithead.server.http.routes import API, ROUTES, Call, Route
from pithead.server.http.sockets import Doorman, serve_socket
from pithead.server.logs import Log
from pithead.server.refusals import STATUS, Refuse, refusal
from pithead.server.settings import Settings, Sources
from pithead.server.worker import House

ENVIRONMENT = "PITHEAD_SETTINGS"
JSON = "application/json"
PACKAGED = Path(__file__).parent.parent / "static"
NO_CLIENT = (
    "Pithead serves tables here. The browser client is not built; the API is under /api/v1 (see "
    "/api/v1/openapi.json).\n"
)


def create_app(settings: Settings, sources: Sources | None = None, log: Log | None = None) -> App:
    """One worker's application. The database must have its newest form."""
    house = House(settings, sources, log)
    doorman = Doorman(house)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Pithead", version=pithead.__version__, docs_url=None, redoc_url=None, openapi_url=None, lifespan=life
    )
    app.state.house = house
    for route in ROUTES:
        app.add_api_route(route.path, _endpoint(house, route), methods=[route.method], include_in_schema=False)
    document = msgspec.json.encode(openapi.describe())

    @app.get(f"{API}/openapi.json", include_in_schema=False)
    async def described() -> Response:
        return Response(document, media_type=JSON)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        return await _health(house)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @app.websocket(f"{API}/tables/{{table}}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await serve_socket(house, doorman, websocket, table, settings.trust_proxy)

    @app.exception_handler(HTTPException)
    async def unknown(_: Request, error: HTTPException) -> Response:
        return _refused(
            Refuse("not_found", "there is nothing at this address")
            if error.status_code in (404, 405)
            else Refuse("bad_request", str(error.detail)),
            error.status_code,
        )

    _browser_client(app, Path(settings.static) if settings.static else PACKAGED)
    return Guard(app, settings.limits, house.log, house.metrics, settings.trust_proxy)


def from_environment() -> App:
    """For uvicorn's worker processes: settings come as JSON in the environment. A worker ends with its supervisor."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    return create_app(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))


def _endpoint(house: House, route: Route) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            answer = await route.handler(await _call(house, route, request))
        except PitheadError as error:
            return _refused(refusal(error))
        except Exception as error:  # a fault of ours: it is logged, and the client is told what it can do
            house.log.fault("request_failed", error, method=route.method, path=route.path)
            return _refused(Refuse("unavailable", "something went wrong here; try again", retry=5))
        return Response(msgspec.json.encode(answer), media_type=JSON, headers={"cache-control": "no-store"})

    return endpoint


async def _call(house: House, route: Route, request: Request) -> Call:
    """Take a request apart; Refuse if it is not of the documented form."""
    path = {name: str(value) for name, value in request.path_params.items()}
    for name, value in path.items():
        if len(value) > 40 or not value.replace("-", "").replace("_", "").isalnum() or not value.isascii():
            raise Refuse("bad_token" if name == "table" else "not_found", f"there is no such {name}")
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if route.token and scheme.lower() != "bearer":
        token = ""
    try:
        pairs = request.query_params.multi_items()
        if len({name for name, _ in pairs}) != len(pairs):
            raise Refuse("bad_request", "a parameter stands there twice")
        query = msgspec.convert(dict(pairs), route.query, strict=False)
        raw = await request.body()
        body: Any = msgspec.json.decode(raw, type=route.body) if route.body is not None else None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError) as error:
        raise Refuse("bad_request", str(error)[:200]) from None
    return Call(house, path, query, body, token.strip()[:128])


def _refused(refuse: Refuse, status: int = 0) -> Response:
    headers = {"cache-control": "no-store"}
    if refuse.retry:
        headers["retry-after"] = str(refuse.retry)
    return Response(refusal_body(refuse), status or STATUS[refuse.code], media_type=JSON, headers=headers)


async def _health(house: House) -> Response:
    status: Any = "stopping" if house.stopping else "ok"
    try:
        await house.read(house.store.ping)
    except PitheadError:
        status = "unavailable"
    body = msgspec.json.encode(wire.Health(status, pithead.__version__))
    return Response(body, 200 if status == "ok" else 503, media_type=JSON, headers={"cache-control": "no-store"})


def _browser_client(app: FastAPI, folder: Path) -> None:
    """The built client: its files, and its page for every address that is a page's."""
    page = folder / "index.html"

    async def client(request: Request) -> Response:
        if not page.is_file():
            return Response(NO_CLIENT, media_type="text/plain")
        return Response(page.read_bytes(), media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})

    for path in ("/", "/t/{table}", "/rules/{game}", "/new/{game}", "/learn/{game}", "/about"):
        app.add_api_route(path, client, methods=["GET"], include_in_schema=False)
    if folder.is_dir():
        app.mount("/", Files(directory=folder), name="client")
