"""A server inside the test's own process, on a real socket, with time, names, secrets and luck of the test's making."""

from __future__ import annotations

import io
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from pithead.core.chance import seed_from
from pithead.server.http.app import create_app
from pithead.server.http.connections import BoundedHttp, BoundedSocket
from pithead.server.http.guard import Guard
from pithead.server.logs import Log
from pithead.server.settings import Limits, Settings, Sources
from pithead.server.store import Store
from pithead.server.worker import Worker
from tests.server.harness import DEVICE, GENEROUS, Host, wait_for


class Clock:
    """Time as a test says."""

    now = 1e9

    def __call__(self) -> float:
        return self.now


def fixed_sources(now: Callable[[], float] = lambda: 1e9) -> Sources:
    """The same names, secrets and luck in every run; time stands still, or is as the test says."""
    ids, secrets = count(1), count(1)
    return Sources(
        now,
        lambda: f"id{next(ids):06d}",
        lambda: f"secret-{next(secrets):024d}",
        lambda: seed_from("secrecy"),
        now,
        asks_players=False,
    )


class Inside(Host):
    """A host without a process of its own."""

    def __init__(self, folder: Path, sources: Sources | None = None, **settings: Any) -> None:
        self.asks_players = sources is None or sources.asks_players
        self.db = settings.pop("db", str(folder / "inside.sqlite"))
        store = Store(self.db)
        store.migrate()
        store.close()
        self.log_text = io.StringIO()
        limits = settings.pop("limits", Limits(**GENEROUS))
        settings.setdefault("scan_seconds", 3600.0)
        app = create_app(Settings(db=self.db, limits=limits, **settings), sources, Log(self.log_text))
        assert isinstance(app, Guard)
        self.guard = app
        self.worker: Worker = app.app.state.worker  # type: ignore[attr-defined]
        config = uvicorn.Config(
            app,
            port=0,
            http=BoundedHttp,
            ws=BoundedSocket,
            ws_per_message_deflate=False,
            log_level="error",
            access_log=False,
            date_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=2,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        wait_for(lambda: self.server.started, 60, "the server does not start")
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        headers = {"connection": "close", "user-agent": "test", "pithead-device": DEVICE}
        self.http = httpx.Client(base_url=self.url, timeout=30, headers=headers)

    def logs(self) -> str:
        return self.log_text.getvalue()

    def close(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(20)


@contextmanager
def serving(db: str, **settings: Any) -> Iterator[Inside]:
    """A server of this process on a given database; its log must tell of no failure."""
    with inside(Path(), None, db=db, **settings) as host:
        yield host
    assert "failed" not in host.logs(), host.logs()


@contextmanager
def inside(folder: Path, sources: Sources | None = None, **settings: Any) -> Iterator[Inside]:
    host = Inside(folder, sources, **settings)
    try:
        yield host
    finally:
        host.close()
