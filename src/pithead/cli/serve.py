"""`pithead serve`: host tables for people and bots."""

from __future__ import annotations

import logging
import os
import re
import signal
import socket
import sys
import tempfile
import time
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from typing import Annotated, Any
from urllib.request import urlopen

import msgspec
import typer
import uvicorn
from uvicorn.supervisors import Multiprocess

from pithead.bots.registry import without_net
from pithead.cli.output import errors_told
from pithead.core.errors import OptionError
from pithead.games.packs import Pack, pack_files
from pithead.games.registry import game_of
from pithead.lab.pack_check import check_pack
from pithead.server.http.app import ENVIRONMENT, create_app
from pithead.server.http.connections import BoundedHttp, BoundedSocket
from pithead.server.logs import Log
from pithead.server.packs import Packs
from pithead.server.process_limits import raise_file_limit
from pithead.server.resume import resume
from pithead.server.settings import Limits, Settings, new_epoch, steady
from pithead.server.store import Store

PORT = 8000
LOOPBACK = ("localhost", "127.0.0.1", "::1")
UVICORN: dict[str, Any] = {
    "http": BoundedHttp,
    "ws": BoundedSocket,
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
    place = os.environ.get("XDG_DATA_HOME") or (os.environ.get("LOCALAPPDATA") if os.name == "nt" else "")
    return str(Path(place or Path.home() / ".local" / "share") / "pithead" / "tables.sqlite")


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 takes a free one.")] = PORT,
    db: Annotated[str, typer.Option(help="A file for SQLite, or postgresql://user@host/name.")] = "",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve; any of them serves any table.")
    ] = 1,
    bot_processes: Annotated[int, typer.Option(min=1, max=64, help="Processes for bots, in each worker.")] = 1,
    pause: Annotated[float, typer.Option(help="Seconds that a bot takes for a turn at tables of human pace.")] = 1.1,
    trust_proxy: Annotated[
        bool, typer.Option("--trust-proxy", help="Behind a proxy: take addresses from X-Forwarded-For.")
    ] = False,
    called: Annotated[
        list[str] | None,
        typer.Option(help="A name by which it may be called, such as tables.example.org; may be given several times."),
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            envvar="PITHEAD_METRICS_TOKEN",
            show_envvar=True,
            help="Opens /metrics from elsewhere, as a bearer token. Without it, /metrics answers on this machine only.",
        ),
    ] = "",
    limits: Annotated[str, typer.Option(help='Other limits, as JSON: {"requests": 1000}.')] = "",
    pack: Annotated[
        list[Path] | None,
        typer.Option(help="A content pack that tables may have, a folder or a zip; may be given several times."),
    ] = None,
    transfer: Annotated[
        bool,
        typer.Option("--transfer", help="Bots may play a pack with weights tuned on another; the table says so."),
    ] = False,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page, where there is a screen to show it.")
    ] = False,
) -> None:
    """Host tables; stop with Ctrl-C. Without options: on this machine only, in a SQLite file."""
    try:
        bounds = msgspec.json.decode(limits, type=Limits) if limits else Limits()
    except msgspec.DecodeError as error:
        raise typer.BadParameter(str(error), param_hint="--limits") from None
    if metrics_token and not re.fullmatch(r"[!-~]{16,128}", metrics_token):
        raise typer.BadParameter("16 to 128 characters without blanks", param_hint="--metrics-token")
    settings = Settings(
        db=db or default_db(),
        workers=workers,
        bot_processes=bot_processes,
        move_pause=pause,
        trust_proxy=trust_proxy,
        hosts=tuple(name.lower() for name in called) if called else () if trust_proxy else own_names(host),
        metrics_token=metrics_token,
        limits=bounds,
        packs=tuple(str(path.resolve()) for path in pack or ()),
        transfer=transfer,
    )
    with errors_told():
        check_packs(settings)
        run(settings, _listen(host, port), open_page)


def check_packs(settings: Settings) -> None:
    """OptionError or PackError says all that is wrong with the first pack that cannot be given."""
    for path in map(Path, settings.packs):
        problems = check_pack(path, game_of(path)).problems
        if problems:
            raise OptionError("\n".join([*problems, f"{path}: {len(problems)} wrong"]))
    Packs(settings.packs, settings.transfer)


def copied_packs(settings: Settings, folder: Path) -> Settings:
    """The packs as they are now, in a folder of their own: what is edited afterwards concerns the next start."""
    out: list[str] = []
    for number, path in enumerate(map(Path, settings.packs)):
        copy = folder / str(number) / Pack(path).name
        copy.mkdir(parents=True)
        for name, data in pack_files(path).items():
            (copy / name).write_bytes(data)
        out.append(str(copy))
    return msgspec.structs.replace(settings, packs=tuple(out))


def own_names(host: str) -> tuple[str, ...]:
    """What a server is called that listens for this machine alone: no name that a stranger's page can make up. One
    that listens for others may have any name.
    """
    return LOOPBACK if host in LOOPBACK else ()


def serve_and_open() -> None:
    """`pithead` alone: serve on this machine, on the usual port or one that is free, and open the page."""
    try:
        listener = _listen("127.0.0.1", PORT)
    except typer.BadParameter:
        listener = _listen("127.0.0.1", 0)
    with errors_told():
        run(Settings(db=default_db(), hosts=LOOPBACK), listener, open_page=True)


def run(settings: Settings, listener: socket.socket, open_page: bool = False) -> None:
    """Bring the database to its newest form, then serve until told to stop."""
    settings = msgspec.structs.replace(settings, epoch=new_epoch())
    store = Store(settings.db)
    store.migrate()
    resume(store, steady(settings.epoch)())
    store.close()
    shown = listener.getsockname()
    place = f"http://{f'[{shown[0]}]' if ':' in shown[0] else shown[0]}:{shown[1]}"
    print(f"Pithead serves tables at {place}/", flush=True)
    if missing := without_net():
        print(f"Left out, for want of the extra 'net' (pip install 'pithead[net]'): {', '.join(missing)}", flush=True)
    Log().write(
        "listening",
        host=str(shown[0]),
        port=int(shown[1]),
        workers=settings.workers,
        db="sqlite" if store.sqlite else "postgresql",
        files=raise_file_limit(),
    )
    if open_page and has_screen():
        Thread(target=_open, args=(place,), daemon=True).start()
    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format='{"event": "log", "error": "%(levelname)s %(name)s"}'
    )
    for number in (signal.SIGTERM, signal.SIGINT):  # uvicorn handles them while it runs; to be stopped is no failure
        signal.signal(number, signal.SIG_IGN)
    with ExitStack() as folders:
        if settings.packs:
            packs = folders.enter_context(tempfile.TemporaryDirectory(prefix="pithead-packs-"))
            settings = copied_packs(settings, Path(packs))
        if settings.workers == 1:
            config = uvicorn.Config(create_app(settings), **UVICORN)
            uvicorn.Server(config).run(sockets=[listener])
            return
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folders.enter_context(
            tempfile.TemporaryDirectory(prefix="pithead-metrics-")
        )
        os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
        config = uvicorn.Config(
            "pithead.server.http.app:from_environment", factory=True, workers=settings.workers, **UVICORN
        )
        Multiprocess(config, sockets=[listener]).run()


def has_screen() -> bool:
    """Whether a page that is opened would be seen: a desktop, and nobody's automatic run."""
    if os.environ.get("CI") or os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))


def _open(place: str) -> None:
    """Open the page as soon as the server answers."""
    for _ in range(600):
        try:
            with urlopen(f"{place}/healthz", timeout=1):
                webbrowser.open(f"{place}/")
                return
        except OSError:
            time.sleep(0.1)


def _listen(host: str, port: int) -> socket.socket:
    """The listening socket, shared by all workers."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":  # there it would let two servers share a port
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
