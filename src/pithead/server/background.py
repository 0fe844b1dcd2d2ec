"""Work beside: tasks whose failure is logged, and a watch for the end of the parent process."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from multiprocessing import parent_process

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
    parent = parent_process()
    assert parent is not None, "this process was not started by another of ours"

    def watch() -> None:
        parent.join()
        action()

    threading.Thread(target=watch, daemon=True).start()
