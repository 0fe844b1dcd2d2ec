"""How games look in a terminal: one module a game, named by its id, whose `BOARD` draws the game's scenes.

A game without a module is drawn as its scene stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeAlias, TypeVar

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from pithead.core.api import Game, Json
from pithead.locales import Texts
from pithead.table.offer import Choice
from pithead.table.table import Table

S = TypeVar("S", bound=Mapping[str, object])  # the scenes of a game

# Okabe-Ito, safe for colour-blind eyes, and a shape for each seat, so that colour is never alone.
SEAT_COLOURS = ("#3d9be0", "#e8722a", "#1fae84", "#cf86b2", "#d6b800", "#9a9a9a", "#c05050")
SEAT_MARKS = ("●", "▲", "■", "◆", "★", "✚", "✖")


def mark(seat: int) -> Text:
    """The shape of a seat in its colour."""
    return Text(SEAT_MARKS[seat], style=f"bold {SEAT_COLOURS[seat]}")


def named(seat: int, name: str) -> Text:
    """A seat by shape and name."""
    return Text.assemble(mark(seat), " ", (name, f"bold {SEAT_COLOURS[seat]}"))


@dataclass(frozen=True)
class Shown(Generic[S]):
    """What a board draws: the scene of one audience, and what the table adds to it.

    names  of the seats
    ready  the seats that owe no decision
    """

    scene: S
    names: Sequence[str]
    game: Game
    ready: Sequence[int]


class Board(Generic[S]):
    """The drawing of a game with such scenes; what a game's board leaves out has a plain form.

    heading  the event that opens a turn
    follow   the events that go on the line of the event before them
    """

    heading = "turn"
    follow: frozenset[str] = frozenset()

    def draw(self, shown: Shown[S], texts: Texts, width: int) -> RenderableType:
        """The whole board in at most `width` columns."""
        return Pretty({name: value for name, value in shown.scene.items() if name != "final"}, max_depth=4)

    def note(self, choice: Choice, shown: Shown[S], texts: Texts) -> Text:
        """A few words on what a choice costs and brings."""
        return Text(", ".join(f"{name} {value}" for name, value in choice.cost.items()), style="dim")

    def final(self, shown: Shown[S], texts: Texts, width: int) -> RenderableType | None:
        """The last reckoning, where the game has one."""
        return None

    def aside(self, event: Mapping[str, Json], scene: S) -> Callable[[Texts], Text] | None:
        """What can be seen just after an event and makes it clearer, to be told later in any language; or None."""
        return None

    def paint(self, text: str) -> Text:
        """A sentence with the game's names in their colours."""
        return Text(text)


AnyBoard: TypeAlias = Board[Any]
AnyShown: TypeAlias = Shown[Any]


def board_of(game: str) -> AnyBoard:
    """The board of a game, by its id."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return Board()
    board = import_module(name).BOARD
    assert isinstance(board, Board), f"{name}.BOARD must be a Board"
    return board


def shown_to(table: Table, audience: int, names: Sequence[str]) -> AnyShown:
    """What an audience sees, as boards draw it."""
    waiting = table.waiting()
    ready = [seat for seat in range(len(names)) if seat not in waiting]
    return Shown(table.scene(audience), names, table.game, ready)
