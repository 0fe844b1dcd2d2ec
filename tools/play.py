"""`make play`: the server, with the rules compiled beside it: `python -m tools.play [the options of pithead serve]`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys


def main() -> int:
    """Serve until told to stop; the compiling ends with it, and goes on next time from where it was."""
    compiling = subprocess.Popen([sys.executable, "-m", "tools.compile_rules", "--beside"], process_group=0)
    command = [sys.executable, "-m", "pithead.cli", *(["serve", *sys.argv[1:]] if sys.argv[1:] else [])]
    serving = subprocess.Popen(command)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the server by itself
    signal.signal(signal.SIGTERM, lambda number, _: serving.send_signal(number))
    try:
        return serving.wait()
    finally:
        if compiling.poll() is None:
            os.killpg(compiling.pid, signal.SIGTERM)
            compiling.wait()


if __name__ == "__main__":
    sys.exit(main())
