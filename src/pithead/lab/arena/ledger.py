"""Finished blocks on disk, one JSON line each behind a header: an arena that was killed goes on where it stopped."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

import msgspec

from pithead.core.errors import OptionError
from pithead.lab.arena.contest import Contest
from pithead.lab.arena.games import Block
from pithead.lab.arena.header import header_of

FILE = "blocks.jsonl"


class Ledger:
    """The file of one arena, open for appending; `blocks` are those found there, in order and without a gap."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        self.blocks: list[Block] = []
        header = msgspec.json.encode(header_of(contest))
        lines = self.path.read_bytes().splitlines(keepends=True) if self.path.exists() else []
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()  # cut off in the middle: that block is played again
        if lines:
            _same(self.path, lines[0], header)
            self.blocks = [self._block(number, line, len(contest.lineups)) for number, line in enumerate(lines[1:])]
        self.file: BinaryIO = self.path.open("r+b" if self.path.exists() else "w+b")
        self.file.truncate(sum(len(line) for line in lines))
        self.file.seek(0, os.SEEK_END)
        if not lines:
            self._write(header)

    def _block(self, number: int, line: bytes, lineups: int) -> Block:
        try:
            block = msgspec.json.decode(line, type=Block)
        except msgspec.MsgspecError as error:
            raise OptionError(f"{self.path}, line {number + 2}: {error}") from None
        if (block.deal, block.lineup) != divmod(number, lineups):
            raise OptionError(f"{self.path}, line {number + 2}: another block than the one that follows")
        return block

    def append(self, block: Block) -> None:
        """On disk when this returns."""
        self._write(msgspec.json.encode(block))

    def _write(self, line: bytes) -> None:
        self.file.write(line + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()


def _same(path: Path, found: bytes, wanted: bytes) -> None:
    """OptionError where the file belongs to another arena; it names what differs."""
    try:
        old, new = msgspec.json.decode(found, type=dict), msgspec.json.decode(wanted, type=dict)
    except msgspec.MsgspecError as error:
        raise OptionError(f"{path} is no file of an arena: {error}") from None
    differ = [
        f"{name} is {old.get(name)!r} there and {new.get(name)!r} here"
        for name in {**new, **old}
        if old.get(name) != new.get(name)
    ]
    if differ:
        raise OptionError(f"{path} holds other games: {'; '.join(differ)}. Choose another folder")
