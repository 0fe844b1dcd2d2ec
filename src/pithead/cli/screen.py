"""The terminal itself: printing, asking, clearing, and the curtain between two people at one screen."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec

from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.segment import Segment, Segments
from rich.text import Text

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen and everything scrolled off it


class Screen:
    """Where a game is shown. Without a terminal nothing is cleared, and what is read is echoed."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = Console(highlight=False) if self.live else Console(highlight=False, width=_plain_width())
        if self.live:
            self._readline = import_module("readline") if find_spec("readline") is not None else None

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def page(self, *things: RenderableType, more: str) -> None:
        """Something long: a live screen stops when it is full and asks for Enter."""
        if not self.live:
            self.show(*things)
            return
        lines = self.console.render_lines(Group(*things), pad=False)
        room = self.height - 1
        for start in range(0, len(lines), room):
            if start:
                self.ask(more + " ")
            part = lines[start : start + room]
            self.console.print(Segments([segment for line in part for segment in (*line, Segment.line())]), end="")

    def count(self, thing: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(thing))

    def clear(self) -> None:
        """A fresh screen."""
        if self.live:
            self.console.clear()

    def wipe(self) -> None:
        """A fresh screen with nothing above it to scroll back to, and nothing typed to go back to."""
        if self.live:
            if self._readline is not None:  # it gives `input` editing and a history
                self._readline.clear_history()
            self.console.file.write(WIPE)
            self.console.file.flush()

    def curtain(self, words: Text) -> None:
        """A screen with nothing on it but these words."""
        panel = Align.center(
            Panel(words, padding=(1, 4)), vertical="middle", height=self.height - 2 if self.live else None
        )
        self.show(panel)

    def ask(self, prompt: str) -> str:
        """One line; EOFError at the end of the input, KeyboardInterrupt on Ctrl-C."""
        if self.live:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.show(Text(prompt + line.strip()))
        return line.strip()


def _plain_width() -> int:
    """What a pipe is given: the columns of the environment, else 80."""
    value = os.environ.get("COLUMNS", "")
    return max(40, int(value)) if value.isdigit() else 80
