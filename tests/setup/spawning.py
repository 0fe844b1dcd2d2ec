"""The command line in a process that starts others by spawning only: `python -m tests.setup.spawning`."""

from __future__ import annotations

import multiprocessing
import os

if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    for name in ("fork", "forkpty", "register_at_fork", "getppid", "killpg"):
        delattr(os, name)

    from pithead.cli.main import app

    app(prog_name="pithead")
