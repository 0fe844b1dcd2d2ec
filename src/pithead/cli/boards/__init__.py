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
    asked  the message id of the question to the audience, or ""
    """

    scene: S
    names: Sequence[str]
    game: Game
    ready: Sequence[int]
    asked: str = ""


class Board(Generic[S]):
    """The drawing of a game with such scenes; what a game's board leaves out has a plain form.

    heading  the event that opens a turn
    follow   the events that go on the line of the event before them
    untold   the events that the board shows anyway
    """

    heading = "turn"
    follow: frozenset[str] = frozenset()
    untold: frozenset[str] = frozenset()

    def draw(self, shown: Shown[S], texts: Texts, width: int, room: int | None = None) -> RenderableType:
        """The whole board in at most `width` columns; with `room`, in so many lines if it can be: what the question is
        not about is shortened or left out.
        """
        return Pretty({name: value for name, value in shown.scene.items() if name != "final"}, max_depth=4)

    def phrase(self, choice: Choice, shown: Shown[S], texts: Texts) -> str:
        """A choice in words, where the game can say it better than the move's own message; else ""."""
        return ""

    def arguments(self, choice: Choice, shown: Shown[S], texts: Texts) -> list[str]:
        """The arguments of a choice as players name them, where the labels of the move are no names; else none."""
        return []

    def spelled(self, typed: str, shown: Shown[S], texts: Texts) -> str:
        """What was typed in a game's own shorthand as moves one after another; else as it was."""
        return typed

    def notice(self, shown: Shown[S], events: Sequence[Mapping[str, Json]], texts: Texts) -> str:
        """Why a question that somebody may expect is not asked; else ""."""
        return ""

    def legend(self, shown: Shown[S], texts: Texts) -> list[tuple[Text, str]]:
        """The signs of the board, and what each means."""
        return []

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
    asked = table.game.prompt(table.view(audience), audience) if audience in waiting else ""
    return Shown(table.scene(audience), names, table.game, ready, asked)
