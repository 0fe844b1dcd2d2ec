"""The games of a vector spread over processes, whose arrays lie in memory that all share."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from weakref import finalize

from pithead.core.api import Options
from pithead.core.errors import PitheadError
from pithead.envs.lanes import Arrays, Lanes
from pithead.envs.play import Play

STEP = -1  # any other number is the root of a reset


@dataclass(frozen=True)
class Setting:
    """What a game is made of: see `Play`."""

    game: str
    seats: int
    options: Options | None
    pack: Path | None
    reward: str
    skip_forced: bool

    def play(self) -> Play:
        return Play(self.game, self.seats, self.options, self.pack, self.reward, self.skip_forced)


class Workers:
    """Processes with about as many games each. They end with `close`, with this object, or with this process."""

    def __init__(self, setting: Setting, n: int, processes: int, one: Play) -> None:
        context = get_context("spawn")
        memory = context.RawArray(ctypes.c_byte, Arrays.size(n, one))
        self.arrays = Arrays.over(memory, n, one)
        bounds = [n * k // processes for k in range(processes + 1)]
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        for first, end in pairwise(bounds):
            ours, theirs = context.Pipe()
            started = context.Process(target=_work, args=(theirs, memory, setting, n, first, end), daemon=True)
            started.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(started)
        self.close = finalize(self, _end, self.lines, self.processes)

    def reset(self, root: int) -> None:
        """All games anew."""
        self._tell(root)

    def step(self, codes: list[int]) -> None:
        """One choice in each game."""
        self.arrays.chosen[:] = codes
        self._tell(STEP)

    def _tell(self, word: int) -> None:
        """To all; then wait for all. PitheadError where one of them has ended."""
        try:
            for line in self.lines:
                line.send(word)
            for line in self.lines:
                line.recv()
        except (EOFError, OSError):
            self.close()
            raise PitheadError("a process of the vector has ended") from None


def _end(lines: list[Connection], processes: list[Any]) -> None:
    for line in lines:
        line.close()
    for process in processes:
        process.join()


def _work(line: Connection, memory: Any, setting: Setting, n: int, first: int, end: int) -> None:
    """What a process does until nobody asks any more."""
    games = [setting.play() for _ in range(first, end)]
    arrays = Arrays.over(memory, n, games[0]).part(first, end)
    lanes = Lanes(games, first, arrays)
    try:
        while True:
            word = line.recv()
            if word == STEP:
                lanes.step(arrays.chosen.tolist())
            else:
                lanes.reset(word)
            line.send(True)
    except (EOFError, OSError, KeyboardInterrupt):
        return
