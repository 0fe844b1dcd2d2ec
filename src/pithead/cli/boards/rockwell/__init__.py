"""Rockwell in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from pithead.cli.boards import Board, Shown
from pithead.cli.boards.rockwell.drawing import draw
from pithead.cli.boards.rockwell.legend import legend
from pithead.cli.boards.rockwell.notes import final, note
from pithead.games.rockwell.scene_types import Scene
from pithead.locales import Texts
from pithead.table.offer import Choice


class RockwellBoard(Board[Scene]):
    """Rockwell."""

    follow = frozenset({"card", "joined", "left_over", "lost", "die_taken", "die_left"})

    def draw(self, shown: Shown[Scene], texts: Texts, width: int, room: int | None = None) -> RenderableType:
        return draw(shown, texts, width, room)

    def note(self, choice: Choice, shown: Shown[Scene], texts: Texts) -> Text:
        return note(choice, shown, texts)

    def legend(self, shown: Shown[Scene], texts: Texts) -> list[tuple[Text, str]]:
        return legend(shown, texts)

    def final(self, shown: Shown[Scene], texts: Texts, width: int) -> RenderableType:
        return final(shown, texts)


BOARD = RockwellBoard()
