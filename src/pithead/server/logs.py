"""The log of a running server. It holds no token, no seed, no name and no word of chat."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from traceback import extract_tb
from typing import TextIO

FIELDS = frozenset(
    {
        "table",
        "game",
        "seats",
        "bot",
        "error",
        "reason",
        "worker",
        "pid",
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
        "files",
        "count",
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
        self.write(event, error=fault_place(error), **fields)


def fault_place(error: BaseException) -> str:
    """An error by its kind and where it arose."""
    place = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in extract_tb(error.__traceback__)[-1:]]
    return " at ".join([type(error).__name__, *place])
