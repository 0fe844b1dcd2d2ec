"""What other workers change: a thread that hears of it and calls back on the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

from pithead.server.commits import CHANGES_KEPT, CHANNEL
from pithead.server.logs import Log
from pithead.server.rows import Unavailable
from pithead.server.store import Store

POLL = 0.01  # seconds between looks for changes, where workers share a SQLite file
ALONE = 0.25  # the same for a worker alone: `pithead admin` writes too


class ChangeFeed:
    """Calls `changed(table, version)` for each change, and `missed()` when some may have been lost."""

    def __init__(self, store: Store, log: Log, changed: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        self.store = store
        self.log = log
        self.changed = changed
        self.missed = missed
        self.ended = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Listen from now on."""
        self.loop = asyncio.get_running_loop()
        work = self._poll if self.store.sqlite else self._listen
        threading.Thread(target=work, name="change-feed", daemon=True).start()

    def stop(self) -> None:
        self.ended.set()

    def _call(self, call: Callable[..., None], *args: object) -> None:
        """From the thread to the loop."""
        if self.loop is not None and not self.ended.is_set():
            try:
                self.loop.call_soon_threadsafe(self._deliver, call, *args)
            except RuntimeError:  # the loop has closed in the meantime
                self.ended.set()

    def _deliver(self, call: Callable[..., None], *args: object) -> None:
        if not self.ended.is_set():
            call(*args)

    def _listen(self) -> None:
        """PostgreSQL: wait for NOTIFY, on a connection of its own that is made again when it breaks."""
        import psycopg

        address = self.store.url.replace("postgresql+psycopg://", "postgresql://", 1)
        while not self.ended.is_set():
            try:
                with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._call(self.missed)
                    while not self.ended.is_set():
                        for note in connection.notifies(timeout=0.5):
                            table, _, version = note.payload.partition(" ")
                            self._call(self.changed, table, int(version))
            except psycopg.Error as error:
                self.log.write("change_feed_lost", reason=type(error).__name__)
                self.ended.wait(1.0)

    def _poll(self) -> None:
        """SQLite: look whether another process has written."""
        with self.store.reader.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            seen, last = -1, self.store.last_change()
            while not self.ended.wait(POLL if self.store.shared else ALONE):
                version = raw.execute("PRAGMA data_version").fetchone()[0]
                if version == seen:
                    continue
                seen = version
                try:
                    rows = self.store.changes(last)
                except Unavailable as error:
                    self.log.write("change_feed_lost", reason=str(error))
                    seen = -1
                    continue
                if rows and rows[0][0] > last + CHANGES_KEPT // 2:
                    self._call(self.missed)
                for number, table, changed in rows:
                    last = number
                    self._call(self.changed, table, changed)
