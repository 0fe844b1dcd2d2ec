"""A game's one door: everything that the rest of the program may ask of it, in one typed object.

Each game has a `kit.py` with `KIT`; the registry names it. Its bots have a door of their own (`pithead.bots.roster`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pithead.core.api import Game, Json, PackInfo, State


def _score(state: State, seat: int) -> int:
    return int(state.standing(seat)[0])


def _nothing(state: State, seat: int) -> dict[str, int]:
    return {}


def _no_grades(state: State) -> list[int]:
    return []


def _itself(state: State, outcome: int) -> int:
    return outcome


@dataclass(frozen=True)
class Report:
    """What a game tells about its positions beyond scores; each part may be left out.

    sources       where a seat's score comes from; the parts sum to it
    wealth        what a seat can spend, for charts
    grades        the least score of each grade above the lowest, where a game with as many players has grades
    figures       further figures of a finished game, each with a name
    traits        what a seat did in a finished game, to compare those that did with those that did not
    wants_events  whether `figures` reads the events of the whole game in the state's log
    items         of a position, a seat and its legal codes: for each code the name of what it takes ("card 019": a kind
                  and a label), "" for nothing; no list at all where no code takes anything. It reads what the seat may
                  know, and is asked at every choice of a simulation
    earned        of a finished game and a seat: what it could have beside that, and whether it has it
    streams       the names of the streams of luck, by the first number of their chance keys
    """

    sources: Callable[[State, int], dict[str, int]] = _nothing
    wealth: Callable[[State, int], int] = _score
    grades: Callable[[State], list[int]] = _no_grades
    figures: Callable[[State], dict[str, float]] | None = None
    traits: Callable[[State, int], list[str]] | None = None
    wants_events: bool = False
    items: Callable[[State, int, Sequence[int]], list[str]] | None = None
    earned: Callable[[State, int], dict[str, bool]] | None = None
    streams: tuple[str, ...] = ()


@dataclass
class PackReport:
    """What a game finds in a pack folder: all that is wrong with it, or its facts and its rows in words, by kind."""

    problems: list[str] = field(default_factory=list)
    info: PackInfo | None = None
    rows: dict[str, list[dict[str, Json]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Kit:
    """All of a game.

    create      the game with the content pack of a folder, or with its core pack
    simulation  table options of simulated games: limits that end what people would end
    report      what it tells about its positions
    lessons     the scripts of guided games by name, the first one first
    shown       verbs of sealed choices that lie open as soon as everybody has chosen; others stay secret to the end
    check_pack  reads a pack folder and puts its rows into words, or None where the rows stand for themselves
    alike       of a chance node and one of its outcomes: the first one that the rules treat in the same way
    """

    create: Callable[[Path | None], Game]
    simulation: Mapping[str, int | bool | str] = field(default_factory=dict)
    report: Report = field(default_factory=Report)
    lessons: Mapping[str, Path] = field(default_factory=dict)
    shown: frozenset[str] = frozenset()
    check_pack: Callable[[Path], PackReport] | None = None
    alike: Callable[[State, int], int] = _itself
