"""How games look in a picture: one module a game, named by its id, whose `BOARD` draws the game's public scenes.

A game without a module has its title and its seats alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from pithead.pictures.canvas import Canvas
from pithead.pictures.signs import Part

S = TypeVar("S", bound=Mapping[str, object])  # the scenes of a game


class Box(NamedTuple):
    """Where a board has room."""

    x: float
    y: float
    width: float
    height: float


class Figure(NamedTuple):
    """What a seat has: a symbol and a number."""

    sign: tuple[Part, ...]
    number: int


def total(final: Sequence[Any], seat: int, before: int) -> int:
    """What a seat has by the last reckoning; before there is one, what it has by now."""
    return next((int(one["total"]) for one in final if one["seat"] == seat), before)


class Board(Generic[S]):
    """The picture of a game with such scenes; what a game's board leaves out is not drawn."""

    def figures(self, scene: S, seat: int) -> list[Figure]:
        """What everybody sees of a seat, the most telling first."""
        return []

    def draw(self, canvas: Canvas, scene: S, box: Box) -> None:
        """The board, within its box."""


AnyBoard: TypeAlias = Board[Any]


def board_of(game: str) -> AnyBoard:
    """The picture's board of a game, by its id."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return Board()
    board = import_module(name).BOARD
    assert isinstance(board, Board), f"{name}.BOARD must be a Board"
    return board
