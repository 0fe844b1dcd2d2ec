"""Imperial Miners in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from pithead.cli.boards import Board, Shown
from pithead.cli.boards.imperial_miners.drawing import draw
from pithead.cli.boards.imperial_miners.notes import final, note
from pithead.games.imperial_miners.scene_types import Scene
from pithead.locales import Texts
from pithead.table.offer import Choice


class ImperialMinersBoard(Board[Scene]):
    """Imperial Miners."""

    heading = "round"
    follow = frozenset(
        {
            "activated",
            "gold",
            "vp",
            "paid",
            "machine",
            "cavein",
            "cleared",
            "cart",
            "completed",
            "moved",
            "changed",
            "dug_out",
            "drew",
        }
    )

    def draw(self, shown: Shown[Scene], texts: Texts, width: int) -> RenderableType:
        return draw(shown, texts, width)

    def note(self, choice: Choice, shown: Shown[Scene], texts: Texts) -> Text:
        return note(choice, shown, texts)

    def final(self, shown: Shown[Scene], texts: Texts, width: int) -> RenderableType:
        return final(shown, texts)


BOARD = ImperialMinersBoard()
