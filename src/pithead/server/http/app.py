"""The application: FastAPI over the table of routes, the socket, health, figures and the browser client's files."""

from __future__ import annotations

import gc
import hmac
import os
import signal
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
from pithead.server.background import when_parent_ends
from pithead.server.http import openapi
from pithead.server.http.addresses import address_of, is_local
from pithead.server.http.files import Files
from pithead.server.http.guard import App, Guard
from pithead.server.http.refused import STATUS, refusal_body
from pithead.server.http.routes import API, ROUTES, ApiRequest, Route
from pithead.server.http.sharing import Pictures, add_pictures, described
from pithead.server.http.sockets import SocketCount, serve_socket
from pithead.server.logs import Log
from pithead.server.refusals import RefusalError, as_refusal
from pithead.server.settings import Settings, Sources
from pithead.server.tables.access import hash_token
from pithead.server.worker import Worker

ENVIRONMENT = "PITHEAD_SETTINGS"
COLLECT = (20_000, 20, 20)  # a scene is hundreds of objects that nothing holds: Python's 700 is one look at each scene
JSON = "application/json"
DEVICE = "pithead-device"  # header: the name of the device that asks
PACKAGED = Path(__file__).parent.parent / "static"
FIGURES_DENIED = "figures are for whoever runs this server: ask on its own machine, or with its metrics token"
NO_CLIENT = (
    "Pithead serves tables here. The browser client is not built; the API is under /api/v1 (see "
    "/api/v1/openapi.json).\n"
)


def create_app(settings: Settings, sources: Sources | None = None, log: Log | None = None) -> App:
    """One worker's application. The database must have its newest form."""
    worker = Worker(settings, sources, log)
    sockets = SocketCount(settings.limits)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await worker.start()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        yield
        await worker.stop()

    app = FastAPI(
        title="Pithead", version=pithead.__version__, docs_url=None, redoc_url=None, openapi_url=None, lifespan=life
    )
    app.state.worker = worker
    for route in ROUTES:
        app.add_api_route(route.path, _endpoint(worker, route), methods=[route.method], include_in_schema=False)
    _add_operations(app, worker)

    @app.websocket(f"{API}/tables/{{table}}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await serve_socket(worker, sockets, websocket, table, settings.trust_proxy)

    _browser_client(app, Path(settings.static) if settings.static else PACKAGED, add_pictures(app, worker, API))
    return Guard(app, settings, worker.log, worker.metrics)


def _add_operations(app: FastAPI, worker: Worker) -> None:
    """What is not a row of the API: its description, health, figures, and the answer to any other address."""
    document = msgspec.json.encode(openapi.describe())

    @app.get(f"{API}/openapi.json", include_in_schema=False)
    async def described() -> Response:
        return Response(document, media_type=JSON)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        return await _health(worker)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if not _may_see_figures(request, worker.settings.metrics_token):
            return _refused(RefusalError("not_allowed", FIGURES_DENIED))
        return Response(worker.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @app.exception_handler(HTTPException)
    async def unknown(_: Request, error: HTTPException) -> Response:
        return _refused(
            RefusalError("not_found", "there is nothing at this address")
            if error.status_code in (404, 405)
            else RefusalError("bad_request", str(error.detail)),
            error.status_code,
        )


def _may_see_figures(request: Request, token: str) -> bool:
    """Figures count commands: with them a stranger could tell when a secret choice was made."""
    given = hash_token(_bearer(request))
    return is_local(request.scope) or (bool(token) and hmac.compare_digest(given, hash_token(token)))


def _bearer(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:128] if scheme.lower() == "bearer" else ""


def from_environment() -> App:
    """For uvicorn's worker processes: settings come as JSON in the environment. A worker ends with its supervisor."""
    when_parent_ends(lambda: os.kill(os.getpid(), signal.SIGTERM))
    return create_app(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))


def _endpoint(worker: Worker, route: Route) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            answer = await route.handler(await _api_request(worker, route, request))
        except PitheadError as error:
            return _refused(as_refusal(error))
        except Exception as error:  # a fault of ours: it is logged, and the client is told what it can do
            worker.log.fault("request_failed", error, method=route.method, path=route.path)
            return _refused(RefusalError("unavailable", "something went wrong here; try again", retry=5))
        return Response(msgspec.json.encode(answer), media_type=JSON, headers={"cache-control": "no-store"})

    return endpoint


async def _api_request(worker: Worker, route: Route, request: Request) -> ApiRequest:
    """Take a request apart; RefusalError if it is not of the documented form."""
    path = {name: str(value) for name, value in request.path_params.items()}
    for name, value in path.items():
        if len(value) > 40 or not value.replace("-", "").replace("_", "").isalnum() or not value.isascii():
            raise RefusalError("bad_token" if name == "table" else "not_found", f"there is no such {name}")
    try:
        pairs = request.query_params.multi_items()
        if len({name for name, _ in pairs}) != len(pairs):
            raise RefusalError("bad_request", "a parameter stands there twice")
        query = msgspec.convert(dict(pairs), route.query, strict=False)
        raw = await request.body()
        body: Any = msgspec.json.decode(raw, type=route.body) if route.body is not None else None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError) as error:
        raise RefusalError("bad_request", str(error)[:200]) from None
    address = address_of(request.scope, worker.settings.trust_proxy)
    device = request.headers.get(DEVICE, "")[:64]
    return ApiRequest(worker, path, query, body, _bearer(request), address, device)


def _refused(refusal: RefusalError, status: int = 0) -> Response:
    headers = {"cache-control": "no-store"}
    if refusal.retry:
        headers["retry-after"] = str(refusal.retry)
    return Response(refusal_body(refusal), status or STATUS[refusal.code], media_type=JSON, headers=headers)


async def _health(worker: Worker) -> Response:
    problem = await worker.health()
    status: Any = "stopping" if worker.stopping else "unavailable" if problem else "ok"
    body = msgspec.json.encode(wire.Health(status, pithead.__version__, problem))
    return Response(body, 200 if status == "ok" else 503, media_type=JSON, headers={"cache-control": "no-store"})


def _browser_client(app: FastAPI, folder: Path, pictures: Pictures) -> None:
    """The built client: its files, and its page for every address that is a page's."""
    page = folder / "index.html"

    async def client(request: Request) -> Response:
        if not page.is_file():
            return Response(NO_CLIENT, media_type="text/plain")
        text = await described(page.read_bytes(), request, pictures)
        return Response(text, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})

    for path in (
        "/",
        "/t/{table}",
        "/join/{table}",
        "/rules/{game}",
        "/cards/{game}",
        "/new/{game}",
        "/learn/{game}",
        "/about",
        "/puzzles",
        "/puzzles/{game}",
        "/puzzles/{game}/{number}",
    ):
        app.add_api_route(path, client, methods=["GET"], include_in_schema=False)
    if folder.is_dir():
        app.mount("/", Files(directory=folder), name="client")
