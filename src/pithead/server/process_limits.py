"""Bounds that only some systems set for a process: open files, memory, time, priority. Elsewhere there is none, or a
thread keeps it. Nothing else of the program may use what one system alone has.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from threading import Timer

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

FILES = 65_536  # that the server asks for, where it may have as many
OWN_FILES = 128  # of these, for everything that is no connection


def raise_file_limit() -> int:
    """Allow this process, and those that it starts, as many open files as it may have; how many that is, 0 where
    nobody counts.
    """
    if resource is None:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS allows less than it says
            return soft
    return max(soft, wanted)


def files_for_connections() -> int:
    """How many connections the open files of this process allow."""
    if resource is None:
        return FILES
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES if soft == resource.RLIM_INFINITY else max(1, soft - OWN_FILES, soft // 2)


def limit_memory(most: int) -> None:
    """Allow this process so many bytes of data."""
    if resource is not None:
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        bound = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (bound, hard))


def end_after(seconds: int) -> Callable[[], object]:
    """End this process after so many seconds, unless what comes back is called before."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
        return lambda: signal.setitimer(signal.ITIMER_REAL, 0)
    timer = Timer(seconds, os._exit, [1])
    timer.daemon = True
    timer.start()
    return timer.cancel


def give_way(steps: int) -> None:
    """Let other processes go first."""
    if hasattr(os, "nice"):
        os.nice(steps)
