"""Finished games on disk, one JSON line each behind the plan: a report that was killed goes on where it stopped."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

import msgspec

from pithead.core.errors import OptionError
from pithead.lab.balance.plan import Asked, Plan
from pithead.lab.balance.rows import Game

FILE = "games.jsonl"
SYNC = 50  # games between two moments at which all is safe on the disk


class Ledger:
    """The file of one report, open for appending. `games` are those found there, by stage, in their order."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        self.games: dict[str, list[Game]] = {}
        self.written = 0
        lines = whole_lines(self.path)
        if lines and _plan(self.path, lines[0]) != plan:
            raise OptionError(f"{self.path} holds the games of another plan: choose another folder")
        for number, line in enumerate(lines[1:], 2):
            self._keep(number, line)
        self.file: BinaryIO = self.path.open("r+b" if self.path.exists() else "w+b")
        self.file.truncate(sum(len(line) for line in lines))
        self.file.seek(0, os.SEEK_END)
        if not lines:
            self._write(msgspec.json.encode(plan))
            self._sync()

    def _keep(self, number: int, line: bytes) -> None:
        try:
            game = msgspec.json.decode(line, type=Game)
        except msgspec.MsgspecError as error:
            raise OptionError(f"{self.path}, line {number}: {error}") from None
        self.games.setdefault(game.stage, []).append(game)

    def append(self, game: Game) -> None:
        """Handed to the system when this returns: a kill of this process loses nothing."""
        self._write(msgspec.json.encode(game))
        self.written += 1
        if self.written % SYNC == 0:
            self._sync()

    def _write(self, line: bytes) -> None:
        self.file.write(line + b"\n")
        self.file.flush()

    def _sync(self) -> None:
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self._sync()
        self.file.close()


def whole_lines(path: Path) -> list[bytes]:
    """The lines of a file that were written whole: not one that a kill cut off in the middle."""
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    return lines[:-1] if lines and not lines[-1].endswith(b"\n") else lines


def _plan(path: Path, line: bytes) -> Plan:
    try:
        return msgspec.json.decode(line, type=Plan)
    except msgspec.MsgspecError as error:
        raise OptionError(f"{path} is no file of a balance report: {error}") from None


def found_plan(folder: Path, asked: Asked) -> Plan | None:
    """The plan that a folder holds, if it was asked for in the same words; OptionError says in what it differs."""
    lines = whole_lines(folder / FILE)
    if not lines:
        return None
    plan = _plan(folder / FILE, lines[0])
    old, new = msgspec.to_builtins(plan.asked), msgspec.to_builtins(asked)
    differ = [f"{name} is {old[name]!r} there and {new[name]!r} here" for name in new if old[name] != new[name]]
    if differ:
        raise OptionError(f"{folder / FILE} holds other games: {'; '.join(differ)}. Choose another folder")
    return plan
