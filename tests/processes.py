"""The processes of this machine, as /proc has them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Process:
    """One process, and how long it has computed, in ticks of the clock."""

    pid: int
    state: str
    parent: int
    group: int
    ticks: int

    @property
    def command(self) -> str:
        """Its command line; "" if it has ended meanwhile."""
        try:
            return Path(f"/proc/{self.pid}/cmdline").read_text().replace("\0", " ")
        except OSError:
            return ""


def processes() -> Iterator[Process]:
    """All of them."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        yield Process(int(folder.name), fields[0], int(fields[1]), int(fields[2]), int(fields[11]) + int(fields[12]))


def in_group(group: int) -> list[Process]:
    return [process for process in processes() if process.group == group]


def children(parent: int) -> list[int]:
    return [process.pid for process in processes() if process.parent == parent]


def any_alive(pids: list[int]) -> bool:
    """Whether one of them still runs; what has ended and waits to be collected does not."""
    return any(process.pid in pids and process.state != "Z" for process in processes())
