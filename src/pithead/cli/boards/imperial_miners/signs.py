"""Effects of Imperial Miners in a few signs: ¢ is gold, ★ points, ▤ a card, » spaces, ↯ an activation, ⚙ a machine,
▓ a cave-in, ◉ a cart.
"""

from __future__ import annotations

import re

from pithead.core.api import Game
from pithead.games.imperial_miners.effects.signs import Brief
from pithead.games.imperial_miners.effects.text import program_of
from pithead.games.imperial_miners.effects.words import FACTIONS, LETTERS

CART = "◉"
GLYPHS: dict[str, str] = {
    "gold": "¢",
    "vp": "★",
    "card": "▤",
    "advance": "»",
    "machine": "⚙",
    "cavein": "▓",
    "cart": CART,
    "faction": "⚑",
    "place": "▭",
    "activate": "↯",
    "again": "↻",
}
GLYPHS.update(zip(FACTIONS, LETTERS, strict=True))


def effect_signs(game: Game, effect: str, between: str = "|") -> str:
    """An effect in a few signs, by its id: `2¢`, `2★↯`, `3¢→3★`; something stands between its choices."""
    return glyphs(Brief().program(program_of(game, effect)[0], between))


def glyphs(brief: str) -> str:
    """Each sign as one character."""
    return re.sub(r"\[(\w+)\]", lambda sign: GLYPHS[sign[1]], brief)
