"""What the tests start ends with them, also when they are killed.

Each test process has a keeper: a process of its own that is told what to stop and what to remove, and does so as soon
as the test process is gone, whatever ended it. What was ended in good order is released before.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

STDIN = 0
PATIENCE = 5.0  # seconds that a process has to follow a signal before it is killed


@cache
def _pipe(owner: int) -> int:
    """To the keeper of a process, started when it is first needed. It is in no process group that a test ends."""
    command = [sys.executable, __file__, str(owner)]
    keeper = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True, cwd="/")
    assert keeper.stdin is not None
    return os.dup(keeper.stdin.fileno())


def _tell(word: str, task: str) -> None:
    os.write(_pipe(os.getpid()), f"{word} {task}\n".encode())  # short enough to arrive whole


def stop_at_end(pid: int, number: signal.Signals = signal.SIGKILL) -> None:
    """Signal a process once this one is gone; a negative number means a whole process group."""
    _tell("keep", f"signal {int(number)} {pid}")


def release(pid: int, number: signal.Signals = signal.SIGKILL) -> None:
    """It has ended: its number may soon be another's."""
    _tell("drop", f"signal {int(number)} {pid}")


def remove_at_end(folder: Path) -> None:
    """Remove a folder once this process is gone, if it is still there."""
    _tell("keep", f"remove {folder}")


# -- the keeper itself


def _keep(owner: int) -> list[str]:
    """Wait for the owner's end; what is to be done then."""
    tasks: dict[str, None] = {}
    rest = b""
    while os.getppid() == owner:  # a forked child of the owner may hold the pipe open
        if not select.select([STDIN], [], [], 0.2)[0]:
            continue
        data = os.read(STDIN, 65536)
        if not data:
            break
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            word, _, task = line.decode().partition(" ")
            if word == "keep":
                tasks[task] = None
            else:
                tasks.pop(task, None)
    return list(tasks)


def _send(pid: int, number: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, number)
    except OSError:
        return False
    return True


def _end(tasks: list[str]) -> None:
    signals = [task.split()[1:] for task in tasks if task.startswith("signal ")]
    pids = [int(pid) for number, pid in signals if _send(int(pid), int(number))]
    end = time.monotonic() + PATIENCE
    while any(_send(pid, 0) for pid in pids) and time.monotonic() < end:
        time.sleep(0.05)
    for pid in pids:
        _send(pid, signal.SIGKILL)
    for task in tasks:
        if task.startswith("remove "):
            shutil.rmtree(task.removeprefix("remove "), ignore_errors=True)


if __name__ == "__main__":
    for ignored in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(ignored, signal.SIG_IGN)
    _end(_keep(int(sys.argv[1])))
