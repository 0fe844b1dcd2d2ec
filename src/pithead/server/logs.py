"""Logs and figures of a running server. Neither holds a token, a seed, a name or a word of chat."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from traceback import extract_tb
from typing import TextIO

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FIELDS = frozenset(
    {
        "table",
        "game",
        "seats",
        "bot",
        "error",
        "reason",
        "worker",
        "path",
        "method",
        "status",
        "ms",
        "sockets",
        "tables",
        "db",
        "host",
        "port",
        "code",
        "workers",
    }
)


class Log:
    """One JSON object a line. Only known fields may be written: a secret has no field to slip into."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream

    def write(self, event: str, **fields: str | int | float) -> None:
        unknown = set(fields) - FIELDS
        if unknown:
            raise ValueError(f"not a field of the log: {', '.join(sorted(unknown))}")
        print(
            json.dumps({"at": round(time.time(), 3), "event": event, **fields}),
            file=self.stream or sys.stderr,
            flush=True,
        )

    def fault(self, event: str, error: BaseException, **fields: str | int | float) -> None:
        """An error by its kind and where it arose, never by its message: that can hold values of a table or a row."""
        place = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in extract_tb(error.__traceback__)[-1:]]
        self.write(event, error=" at ".join([type(error).__name__, *place]), **fields)


class Metrics:
    """The figures of `/metrics`: sums over all tables, nothing of any one of them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.requests = Counter(
            "pithead_http_requests_total", "HTTP requests by kind of answer", ["status"], registry=own
        )
        self.commands = Counter("pithead_commands_total", "Commands of clients by outcome", ["outcome"], registry=own)
        self.bot_moves = Counter("pithead_bot_moves_total", "Decisions made by bots", registry=own)
        self.created = Counter("pithead_tables_created_total", "Tables made", registry=own)
        steps = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
        self.commit = Histogram("pithead_commit_seconds", "Time to commit a change", buckets=steps, registry=own)
        self.sockets = Gauge("pithead_sockets", "Open sockets", multiprocess_mode="livesum", registry=own)
        self.rooms = Gauge("pithead_rooms", "Tables held in memory", multiprocess_mode="livesum", registry=own)

    def text(self) -> bytes:
        """All workers' figures together, where there are several."""
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
