"""Dig Deep in a terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from rich.console import RenderableType
from rich.text import Text

from pithead.cli.boards import Board, Shown
from pithead.cli.boards.dig_deep.drawing import BY_LETTER, draw, tile_sign, word
from pithead.cli.boards.dig_deep.legend import legend, reroll
from pithead.cli.boards.dig_deep.notes import final, note
from pithead.core.api import Json
from pithead.games.dig_deep.scene_types import Scene
from pithead.locales import Texts
from pithead.table.offer import Choice


class DigDeepBoard(Board[Scene]):
    """Dig Deep."""

    follow = frozenset({"price", "saw", "paid", "returned", "filled"})

    def draw(self, shown: Shown[Scene], texts: Texts, width: int, room: int | None = None) -> RenderableType:
        return draw(shown, texts, width, room)

    def note(self, choice: Choice, shown: Shown[Scene], texts: Texts) -> Text:
        return note(choice, shown, texts)

    def spelled(self, typed: str, shown: Shown[Scene], texts: Texts) -> str:
        return reroll(typed, shown, texts) if shown.scene["phase"] == "reroll" else typed

    def legend(self, shown: Shown[Scene], texts: Texts) -> list[tuple[Text, str]]:
        return legend(shown, texts)

    def final(self, shown: Shown[Scene], texts: Texts, width: int) -> RenderableType:
        return final(shown, texts)

    def aside(self, event: Mapping[str, Json], scene: Scene) -> Callable[[Texts], Text] | None:
        """The dice as they lie after a throw, by action: Mine 2+1, Smelt 2."""
        if event["event"] not in ("rolled", "rerolled") or int(str(event["seat"])) - 1 != scene["turn"]:
            return None
        sums: dict[str, list[str]] = {}
        for die in scene["seats"][scene["turn"]]["dice"]:
            if die["rolled"] is not None:
                action, number = die["rolled"].split()
                sums.setdefault(action, []).append(number)
        return lambda texts: Text(
            texts.listed([f"{word(texts, 'action', action)} {'+'.join(numbers)}" for action, numbers in sums.items()])
        )

    def paint(self, text: str) -> Text:
        """Tiles such as L2-AS with their gems' colours."""
        out = Text()
        for part in re.split(r"(L[123]-[REASD]+)", text):
            if re.fullmatch(r"L[123]-[REASD]+", part):
                out.append_text(tile_sign(int(part[1]), [BY_LETTER[letter] for letter in part[3:]]))
            else:
                out.append(part)
        return out


BOARD = DigDeepBoard()
