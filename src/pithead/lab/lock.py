"""One run at a time in a folder: a lock that ends with its process, on every system.

SQLite locks a file in the way of the system that it runs on, and the system takes the lock back from a process that
was killed. Whoever finds the folder locked can still read who holds it.
"""

from __future__ import annotations

import os
import platform
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from pithead.core.errors import OptionError

FILE = ".lock"
PATIENCE = 1.0  # seconds in which another run writes down that it holds the folder


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """The folder, which is made if need be, is this run's alone; OptionError names whoever has it."""
    folder.mkdir(parents=True, exist_ok=True)
    me = f"process {os.getpid()} on {platform.node()} since {datetime.now():%Y-%m-%d %H:%M:%S}"
    with closing(sqlite3.connect(folder / FILE, timeout=PATIENCE, isolation_level=None)) as file:
        try:
            _take(file, me)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise OptionError(f"{folder / FILE}: {error}") from None
            raise OptionError(f"{folder} is in use: {_holder(file)}. Wait for it, or choose another folder") from None
        except sqlite3.DatabaseError as error:
            raise OptionError(f"{folder / FILE} is no lock of Pithead: {error}") from None
        yield


def _take(file: sqlite3.Connection, me: str) -> None:
    """Write down who holds it, where others can read it, and then hold it; whoever came in between is written over."""
    while True:
        file.execute("BEGIN IMMEDIATE")
        file.execute("CREATE TABLE IF NOT EXISTS holder (name TEXT)")
        if _holder(file) == me:
            return
        file.execute("DELETE FROM holder")
        file.execute("INSERT INTO holder VALUES (?)", (me,))
        file.execute("COMMIT")


def _holder(file: sqlite3.Connection) -> str:
    found = file.execute("SELECT name FROM holder").fetchone()
    return str(found[0]) if found else "another run"
