"""Beside a choice of Imperial Miners, and at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pithead.cli.boards import Shown, named
from pithead.cli.boards.imperial_miners.drawing import board_word
from pithead.cli.boards.imperial_miners.signs import CART, effect_signs, glyphs
from pithead.core.api import Game
from pithead.games.imperial_miners.detail_types import (
    AdvancePreview,
    BoardPreview,
    DrawPreview,
    PlacePreview,
    ResolvePreview,
)
from pithead.games.imperial_miners.scene_types import Card, LaidCard, Scene
from pithead.locales import Texts
from pithead.table.offer import Choice


def note(choice: Choice, shown: Shown[Scene], texts: Texts) -> Text:
    """A few words on what a choice costs and brings."""
    out = Text(style="dim")
    if choice.cost.get("gold"):
        out.append(f"−{choice.cost['gold']}¢ ")
    told = _NOTES.get(choice.verb)
    if told is not None:
        out.append(told(choice.preview, shown.game, texts))
    return out


def phrase(choice: Choice, shown: Shown[Scene], texts: Texts) -> str:
    """An effect by what it does."""
    return shown.game.phrase(choice.verb, choice.preview, texts.lang)


def arguments(choice: Choice, shown: Shown[Scene], texts: Texts) -> list[str]:
    """Places as players count them; a cart by its two cards."""
    if choice.verb == "place":
        place = str(choice.preview["place"])
        return [texts.label(shown.game, "place", place) if "-L" in place else place]
    if choice.verb == "cart":
        return [texts.label(shown.game, "card", str(choice.preview[name])) for name in ("card", "neighbour")]
    return [str(choice.preview["spot"])] if "cell" in choice.args else []


def _note_resolve(branch: ResolvePreview, game: Game, texts: Texts) -> str:
    gains = [f"+{branch[name]}{glyphs(f'[{name}]')}" for name in ("gold", "vp") if branch[name]]
    return " ".join(gains)


def _note_play(card: Card, game: Game, texts: Texts) -> str:
    return f"{card['level']} {effect_signs(game, card['effect'])}"


def _note_card(card: Card, game: Game, texts: Texts) -> str:
    return f"{card['level']} {card['cost']}¢ {effect_signs(game, card['effect'])}"


def _note_place(place: PlacePreview, game: Game, texts: Texts) -> str:
    return board_word(texts, "carts-then", n=place["carts"], sign=CART) if place["carts"] else ""


def _note_laid(card: LaidCard, game: Game, texts: Texts) -> str:
    return f"{texts.label(game, 'card', card['card'])}: {effect_signs(game, card['effect'])}"


def _note_space(step: AdvancePreview | BoardPreview, game: Game, texts: Texts) -> str:
    if not step.get("effect"):
        return ""
    return f"{board_word(texts, 'space', n=step['space'])} {effect_signs(game, step['effect'])}"


def _note_draw(deck: DrawPreview, game: Game, texts: Texts) -> str:
    return board_word(texts, "left", n=deck["cards"])


_NOTES: dict[str, Callable[[Any, Game, Texts], str]] = {
    "resolve": _note_resolve,
    "keep": _note_card,
    "sell": _note_card,
    "discard": _note_card,
    "play": _note_play,
    "place": _note_place,
    "climb": _note_laid,
    "activate": _note_laid,
    "machine": _note_laid,
    "cavein": _note_laid,
    "clear": _note_laid,
    "advance": _note_space,
    "board": _note_space,
    "draw": _note_draw,
    "search": _note_draw,
}


def final(shown: Shown[Scene], texts: Texts) -> RenderableType:
    """IM-Z1, IM-Z2: points, carts, the total, what breaks ties; alone, the grade."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for name in ("", "player"):
        table.add_column(board_word(texts, name) if name else "")
    for name in ("points", "carts", "total", "gold"):
        table.add_column(board_word(texts, name), justify="right")
    for row in sorted(shown.scene["final"], key=lambda r: (r["place"], r["seat"])):
        table.add_row(
            f"{row['place']}.",
            named(row["seat"], shown.names[row["seat"]]),
            str(row["points"]),
            str(row["carts"]),
            Text(str(row["total"]), style="bold"),
            str(row["gold"]),
        )
    grade = shown.scene["final"][0]["grade"]
    if grade is None:
        return table
    return Group(table, Text(texts.msg(f"imperial_miners-grade-{grade}"), style="bold #ffc46b"))
