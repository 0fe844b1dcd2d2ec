"""How each game looks in a terminal: one module a game, drawing from its scene.

A module has `draw(scene, texts, width)`, the whole board. It may also have `note(choice, scene, texts)`, a few words
beside one choice, `final(scene, texts, width)`, the last reckoning, `paint(text)`, a sentence with the game's names in
colour, `keep(event, scene)` and `aside(kept, texts)`, what can be seen at an event and how the log tells it later,
`FOLLOW`, the events that go on the line of the event before them, and `HEADING`, the one that opens a turn.
A game without a module is drawn as its scene stands.

The scene is that of `Table.scene`, with the seats' names added under "names", the game under "game" and the seats that
owe
no decision under "ready".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from pithead.locales import Texts
from pithead.table.offer import Choice
from pithead.table.table import Table

Scene = Mapping[str, Any]

# Okabe-Ito, safe for colour-blind eyes, and a shape for each seat, so that colour is never alone.
SEAT_COLOURS = ("#3d9be0", "#e8722a", "#1fae84", "#cf86b2", "#d6b800", "#9a9a9a", "#c05050")
SEAT_MARKS = ("●", "▲", "■", "◆", "★", "✚", "✖")


def mark(seat: int) -> Text:
    """The shape of a seat in its colour."""
    return Text(SEAT_MARKS[seat], style=f"bold {SEAT_COLOURS[seat]}")


def named(seat: int, name: str) -> Text:
    """A seat by shape and name."""
    return Text.assemble(mark(seat), " ", (name, f"bold {SEAT_COLOURS[seat]}"))


def scene_of(table: Table, audience: int, names: Sequence[str]) -> Scene:
    """What an audience sees, as boards draw it."""
    waiting = table.waiting()
    return {
        **table.scene(audience),
        "names": names,
        "game": table.game,
        "ready": [seat for seat in range(len(names)) if seat not in waiting],
    }


class Board:
    """The drawing of one game; what its module lacks has a plain form."""

    def __init__(self, game: str) -> None:
        name = f"pithead.cli.boards.{game}"
        self.module = import_module(name) if find_spec(name) is not None else None
        self.follow: frozenset[str] = getattr(self.module, "FOLLOW", frozenset())
        self.heading: str = getattr(self.module, "HEADING", "turn")

    def draw(self, scene: Scene, texts: Texts, width: int) -> RenderableType:
        """The whole board in at most `width` columns."""
        if self.module is None:
            return Pretty({k: v for k, v in scene.items() if k not in ("names", "game", "ready", "final")}, max_depth=4)
        drawn: RenderableType = self.module.draw(scene, texts, width)
        return drawn

    def note(self, choice: Choice, scene: Scene, texts: Texts) -> Text:
        """A few words on what a choice costs and brings."""
        if self.module is not None and hasattr(self.module, "note"):
            note: Text = self.module.note(choice, scene, texts)
            return note
        return Text(", ".join(f"{name} {value}" for name, value in choice.cost.items()), style="dim")

    def final(self, scene: Scene, texts: Texts, width: int) -> RenderableType | None:
        """The last reckoning, where the game has one."""
        if self.module is None or not hasattr(self.module, "final"):
            return None
        drawn: RenderableType = self.module.final(scene, texts, width)
        return drawn

    def keep(self, event: Mapping[str, Any], scene: Scene) -> Any:
        """What should be remembered of the position an event led to, or None."""
        return self.module.keep(event, scene) if self.module is not None and hasattr(self.module, "keep") else None

    def aside(self, kept: Any, texts: Texts) -> Text:
        """What was kept, in words."""
        assert self.module is not None
        told: Text = self.module.aside(kept, texts)
        return told

    def paint(self, text: str) -> Text:
        """A sentence with the game's names in their colours."""
        if self.module is not None and hasattr(self.module, "paint"):
            painted: Text = self.module.paint(text)
            return painted
        return Text(text)
