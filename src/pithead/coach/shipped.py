"""The puzzles that come with the program: a file a game, numbered from 1, the easiest first.

`python -m tools.make_puzzles` makes the files (docs/puzzles.md). A line is read when its puzzle is asked for.
"""

from __future__ import annotations

import gzip
from datetime import date
from functools import cache
from math import gcd
from pathlib import Path

import msgspec

from pithead.coach.puzzles import Puzzle, difficulty, read_puzzle
from pithead.games.registry import GAMES

FILE = "puzzles.jsonl.gz"  # in the folder of a game


class Brief(msgspec.Struct, frozen=True):
    """What a list shows of a puzzle."""

    id: str
    seats: int
    round: int
    themes: list[str]
    found: list[str]
    asked: list[str]

    @property
    def difficulty(self) -> int:
        return difficulty(self.found, self.asked)


@cache
def _lines(game: str) -> tuple[bytes, ...]:
    path = shipped_file(game)
    return tuple(gzip.decompress(path.read_bytes()).splitlines()) if game in GAMES and path.is_file() else ()


def shipped_file(game: str) -> Path:
    return Path(__file__).parent / game / FILE


def shipped_count(game: str) -> int:
    return len(_lines(game))


@cache
def shipped_briefs(game: str) -> tuple[Brief, ...]:
    return tuple(msgspec.json.decode(line, type=Brief) for line in _lines(game))


def shipped_puzzle(game: str, number: int) -> Puzzle | None:
    """None where there is no such number."""
    every = _lines(game)
    return read_puzzle(every[number - 1]) if 1 <= number <= len(every) else None


def shipped_by_id(game: str, id: str) -> Puzzle | None:
    """None where there is no such puzzle."""
    number = next((i for i, one in enumerate(shipped_briefs(game), 1) if one.id == id), 0)
    return shipped_puzzle(game, number)


def of_the_day(day: date) -> tuple[str, int] | None:
    """The game and the number of a day, the same for everybody: games take turns, and a puzzle comes back when all of
    its game have been there.
    """
    able = [game for game in GAMES if shipped_count(game)]
    if not able:
        return None
    turn, place = divmod(day.toordinal(), len(able))
    count = shipped_count(able[place])
    return able[place], 1 + turn * _stride(count) % count


def _stride(count: int) -> int:
    """About two fifths of them further on, so that neighbours are of another difficulty, and all are met."""
    step = max(1, round(0.382 * count))
    while gcd(step, count) > 1:
        step += 1
    return step
