"""`pithead serve`: host tables for people and bots."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
import uvicorn
from uvicorn.supervisors import Multiprocess

from pithead.server.http.app import ENVIRONMENT, create_app
from pithead.server.logs import Log
from pithead.server.settings import Limits, Settings
from pithead.server.store import Store

UVICORN: dict[str, Any] = {
    "ws": "websockets-sansio",
    "ws_max_size": 1 << 17,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    "ws_per_message_deflate": False,
    "access_log": False,
    "log_level": "warning",
    "server_header": False,
    "timeout_graceful_shutdown": 5,
    "timeout_keep_alive": 30,
    "h11_max_incomplete_event_size": 1 << 16,
    "proxy_headers": False,
}


def default_db() -> str:
    """Where a host that says nothing keeps its tables."""
    return str(Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pithead" / "tables.sqlite")


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 takes a free one.")] = 8000,
    db: Annotated[str, typer.Option(help="A file for SQLite, or postgresql://user@host/name.")] = "",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve; any of them serves any table.")
    ] = 1,
    bot_processes: Annotated[int, typer.Option(min=1, max=64, help="Processes for bots, in each worker.")] = 1,
    pause: Annotated[float, typer.Option(help="Seconds that a bot takes for a turn at tables of human pace.")] = 1.1,
    trust_proxy: Annotated[
        bool, typer.Option("--trust-proxy", help="Behind a proxy: take addresses from X-Forwarded-For.")
    ] = False,
    limits: Annotated[str, typer.Option(help='Other limits, as JSON: {"requests": 1000}.')] = "",
) -> None:
    """Host tables; stop with Ctrl-C. Without options: on this machine only, in a SQLite file."""
    try:
        bounds = msgspec.json.decode(limits, type=Limits) if limits else Limits()
    except msgspec.DecodeError as error:
        raise typer.BadParameter(str(error), param_hint="--limits") from None
    settings = Settings(
        db=db or default_db(),
        workers=workers,
        bot_processes=bot_processes,
        move_pause=pause,
        trust_proxy=trust_proxy,
        limits=bounds,
    )
    run(settings, host, port)


def run(settings: Settings, host: str, port: int) -> None:
    """Bring the database to its newest form, then serve until told to stop."""
    store = Store(settings.db)
    store.migrate()
    store.release_all()
    store.close()
    listener = _listen(host, port)
    shown = listener.getsockname()
    place = f"http://{f'[{shown[0]}]' if ':' in shown[0] else shown[0]}:{shown[1]}"
    print(f"Pithead serves tables at {place}/", flush=True)
    Log().write(
        "listening",
        host=str(shown[0]),
        port=int(shown[1]),
        workers=settings.workers,
        db="sqlite" if store.sqlite else "postgresql",
    )
    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format='{"event": "log", "error": "%(levelname)s %(name)s"}'
    )
    for number in (signal.SIGTERM, signal.SIGINT):  # uvicorn handles them while it runs; to be stopped is no failure
        signal.signal(number, signal.SIG_IGN)
    if settings.workers == 1:
        config = uvicorn.Config(create_app(settings), **UVICORN)
        uvicorn.Server(config).run(sockets=[listener])
        return
    with tempfile.TemporaryDirectory(prefix="pithead-metrics-") as figures:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures
        os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
        config = uvicorn.Config(
            "pithead.server.http.app:from_environment", factory=True, workers=settings.workers, **UVICORN
        )
        Multiprocess(config, sockets=[listener]).run()


def _listen(host: str, port: int) -> socket.socket:
    """The listening socket, shared by all workers."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise typer.BadParameter(
            f"cannot listen on {host} port {port}: {error.strerror}", param_hint="--port"
        ) from None
    listener.listen(2048)
    listener.set_inheritable(True)
    return listener
