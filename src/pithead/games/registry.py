"""The games by id, imported when first asked for. A new game is one line here."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path

from pithead.core.api import Game
from pithead.core.errors import OptionError
from pithead.games.kit import Kit

GAMES = {
    "dig_deep": "pithead.games.dig_deep.kit",
    "rockwell": "pithead.games.rockwell.kit",
    "imperial_miners": "pithead.games.imperial_miners.kit",
}


@cache
def load_kit(game: str) -> Kit:
    """All of a game; OptionError for an unknown id."""
    module = GAMES.get(game)
    if module is None:
        raise OptionError(f"there is no game '{game}': there is {', '.join(GAMES)}")
    kit: Kit = import_module(module).KIT
    return kit


@lru_cache(maxsize=16)
def load_game(game: str, pack: Path | None = None) -> Game:
    """A game with its core pack, or with the pack of a folder; OptionError for an unknown id."""
    return load_kit(game).create(pack)
