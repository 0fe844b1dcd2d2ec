"""The bots by name: the rungs of the ladder, a game's styles, and the academic reference.

A game's own players live beside its rules: `bot.py` (Apprentice), `foreman.py` (Foreman), `styles.py` (STYLES: name to class).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from pithead.bots.pebble import Pebble
from pithead.core.api import Bot
from pithead.core.errors import OptionError
from pithead.games.registry import GAMES

OWN = {"apprentice": ("bot", "Apprentice"), "foreman": ("foreman", "Foreman")}  # rung: the game's file and the class in it
GENERIC: dict[str, Callable[[str], Bot]] = {"pebble": lambda game_id: Pebble()}


@cache
def _module(game_id: str, name: str) -> ModuleType | None:
    """A file of a game's folder, or None where the game has none."""
    full = f"{GAMES[game_id].rpartition('.')[0]}.{name}"
    return import_module(full) if find_spec(full) is not None else None


def levels(game_id: str) -> list[str]:
    """The rungs of a game's ladder, weakest first."""
    return [name for name in ("pebble", "apprentice", "foreman") if name in GENERIC or _module(game_id, OWN[name][0]) is not None]


def styles(game_id: str) -> list[str]:
    """The scripted characters of a game, by name."""
    return sorted(getattr(_module(game_id, "styles"), "STYLES", {}))


def bot_names(game_id: str) -> list[str]:
    """Every name that `make_bot` knows for a game: the ladder, then the styles."""
    return [*levels(game_id), *styles(game_id)]


def make_bot(name: str, game_id: str) -> Bot:
    """A new bot for one seat; OptionError says what there is."""
    if game_id not in GAMES:
        raise OptionError(f"there is no game '{game_id}': there is {', '.join(GAMES)}")
    if name in GENERIC:
        return GENERIC[name](game_id)
    if name not in bot_names(game_id):
        raise OptionError(f"there is no bot '{name}': there is {', '.join(bot_names(game_id))}")
    file, kind = OWN.get(name, ("styles", "STYLES"))
    found = getattr(_module(game_id, file), kind)
    bot: Bot = found() if name in OWN else found[name]()
    return bot


def bot_version(name: str, game_id: str) -> str:
    """`foreman-3`: what a rating is a rating of. A bot that plays otherwise than before has a higher version."""
    return f"{name}-{getattr(make_bot(name, game_id), 'version', 1)}"
