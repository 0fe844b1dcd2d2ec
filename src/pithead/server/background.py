"""Work beside: tasks whose failure is logged, and a watch for the end of the parent process."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable, Coroutine

from pithead.server.logs import Log


class BackgroundTasks:
    """Tasks that run beside what asked for them."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Run something beside; its failure is logged, never lost."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.log.fault("task_failed", error)

    def cancel(self) -> None:
        """End whatever still runs."""
        for task in list(self.tasks):
            task.cancel()


def when_parent_ends(action: Callable[[], None]) -> None:
    """Do something, on a thread of its own, once the process that started this one is gone."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        action()

    threading.Thread(target=watch, daemon=True).start()
