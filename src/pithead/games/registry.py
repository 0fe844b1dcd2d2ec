"""The games by id, imported when first asked for. A new game is one line here."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from pithead.core.api import Game
from pithead.core.errors import OptionError

GAMES = {
    "dig_deep": "pithead.games.dig_deep.game",
    "rockwell": "pithead.games.rockwell.game",
    "imperial_miners": "pithead.games.imperial_miners.game",
}


@lru_cache(maxsize=16)
def load_game(game: str, pack: Path | None = None) -> Game:
    """A game with its core pack, or with the pack of a folder; OptionError for an unknown id."""
    module = GAMES.get(game)
    if module is None:
        raise OptionError(f"there is no game '{game}': there is {', '.join(GAMES)}")
    loaded: Game = import_module(module).create(pack)
    return loaded


@cache
def file_of(game: str, name: str) -> ModuleType | None:
    """A file of a game's folder that not every game has, such as `report` or `styles`; or None."""
    full = f"{GAMES[game].rpartition('.')[0]}.{name}"
    return import_module(full) if find_spec(full) is not None else None
