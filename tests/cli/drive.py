"""Driving the program as a person would: on a pseudo-terminal, or through the command runner."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from codecs import getincrementaldecoder
from fcntl import ioctl
from pathlib import Path

from typer.testing import CliRunner, Result

from pithead.cli.main import app

SEED = "98" * 32  # the first seat starts; smelt 2, mine 1, mine 2 and no wild
ROOT = Path(__file__).parents[2]
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\r")
WIPED = "\x1b[3J"  # the scrollback is gone


def run(*args: str, typed: str = "") -> Result:
    """One command with its input piped in."""
    return CliRunner().invoke(app, list(args), input=typed, env={"COLUMNS": "80", "PITHEAD_LANG": "en"})


def plain(text: str) -> str:
    """Without colours and cursor movements."""
    return ANSI.sub("", text)


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, *args: str, cwd: Path, columns: int = 80, rows: int = 24) -> None:
        self.output = ""
        self.decoder = getincrementaldecoder("utf-8")(errors="replace")  # a letter may come in two parts
        pid, self.handle = pty.fork()
        if pid == 0:
            os.chdir(cwd)
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
            env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TERM": "xterm-256color", "PITHEAD_LANG": "en"}
            os.execve(sys.executable, [sys.executable, "-m", "pithead.cli", *args], env)
        self.pid = pid
        ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read_until(self, *endings: str, timeout: float = 60) -> str:
        """What came since the last call, up to where one of the endings stands at the end; "" in them is the program's
        end.
        """
        start, deadline = len(self.output), time.monotonic() + timeout
        while time.monotonic() < deadline:
            ready, _, _ = select.select([self.handle], [], [], 0.2)
            if not ready:
                continue
            try:
                data = os.read(self.handle, 65536)
            except OSError:
                data = b""
            if not data:
                assert "" in endings, f"the program ended: {self.output[start:]}"
                return self.output[start:]
            self.output += self.decoder.decode(data)
            shown = plain(self.output[start:])
            if any(ending and shown.endswith(ending) for ending in endings):
                return self.output[start:]
        raise AssertionError(f"waited for {endings}, got: {plain(self.output[start:])[-2000:]}")

    def begin(self) -> str:
        """Read what stands before a game, and go on; what it said."""
        said = self.read_until("begin. ", "beginnen. ", "commencer. ")
        self.type("")
        return plain(said)

    def type(self, text: str) -> None:
        os.write(self.handle, (text + "\n").encode())

    def interrupt(self) -> None:
        """Ctrl-C; again where it fell between the prompt and the reading, which Python then notices at the next key
        only.
        """
        for _ in range(10):
            os.write(self.handle, b"\x03")
            if select.select([self.handle], [], [], 1)[0]:
                return

    def kill(self) -> None:
        """As if the power failed."""
        os.kill(self.pid, signal.SIGKILL)
        self.close()

    def close(self) -> int:
        """Wait for the end; the exit status."""
        _, status = os.waitpid(self.pid, 0)
        os.close(self.handle)
        return os.waitstatus_to_exitcode(status)
