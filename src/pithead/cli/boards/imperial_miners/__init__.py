"""Imperial Miners in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from pithead.cli.boards import Board, Shown
from pithead.cli.boards.imperial_miners.drawing import draw
from pithead.cli.boards.imperial_miners.legend import legend, no_card
from pithead.cli.boards.imperial_miners.notes import arguments, final, note, phrase
from pithead.core.api import Json
from pithead.games.imperial_miners.scene_types import Scene
from pithead.locales import Texts
from pithead.table.offer import Choice


class ImperialMinersBoard(Board[Scene]):
    """Imperial Miners."""

    heading = "round"
    follow = frozenset(
        {
            "activated",
            "resolved",
            "surface",
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
            "turned",
            "drew",
        }
    )

    untold = frozenset({"decks"})

    def draw(self, shown: Shown[Scene], texts: Texts, width: int, room: int | None = None) -> RenderableType:
        return draw(shown, texts, width, room)

    def note(self, choice: Choice, shown: Shown[Scene], texts: Texts) -> Text:
        return note(choice, shown, texts)

    def phrase(self, choice: Choice, shown: Shown[Scene], texts: Texts) -> str:
        return phrase(choice, shown, texts)

    def arguments(self, choice: Choice, shown: Shown[Scene], texts: Texts) -> list[str]:
        return arguments(choice, shown, texts)

    def notice(self, shown: Shown[Scene], events: Sequence[Mapping[str, Json]], texts: Texts) -> str:
        return no_card(shown, events, texts)

    def legend(self, shown: Shown[Scene], texts: Texts) -> list[tuple[Text, str]]:
        return legend(shown, texts)

    def final(self, shown: Shown[Scene], texts: Texts, width: int) -> RenderableType:
        return final(shown, texts)


BOARD = ImperialMinersBoard()
