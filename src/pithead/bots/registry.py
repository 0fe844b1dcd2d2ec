"""The bots by name: the rungs of the ladder, a game's styles, and the academic reference.

A game's own players live beside its rules: `bot.py` (Apprentice), `foreman.py` (Foreman), `styles.py` (STYLES: name to
class).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pithead.bots.engineer import Engineer
from pithead.bots.ismcts import Ismcts
from pithead.bots.pebble import Pebble
from pithead.core.api import Bot
from pithead.core.errors import OptionError
from pithead.games.registry import GAMES, file_of

SEARCHED = ("dig_deep", "imperial_miners")  # games whose engineer is stronger than its foreman by enough to be a rung
OWN = {
    "apprentice": ("bot", "Apprentice"),
    "foreman": ("foreman", "Foreman"),
}  # rung: the game's file and the class in it
GENERIC: dict[str, Callable[[str], Bot]] = {
    "pebble": lambda game_id: Pebble(),
    "engineer": lambda game_id: Engineer(_own("foreman", game_id)),
    "ismcts": lambda game_id: Ismcts(),
}


def levels(game_id: str) -> list[str]:
    """The rungs of a game's ladder, weakest first."""
    own = [name for name in OWN if file_of(game_id, OWN[name][0]) is not None]
    return ["pebble", *own, *(["engineer"] if game_id in SEARCHED and "foreman" in own else [])]


def styles(game_id: str) -> list[str]:
    """The scripted characters of a game, by name."""
    return sorted(getattr(file_of(game_id, "styles"), "STYLES", {}))


def bot_names(game_id: str) -> list[str]:
    """Every name that `make_bot` knows for a game: the ladder, then the styles."""
    return [*levels(game_id), *styles(game_id)]


def _own(name: str, game_id: str) -> Any:
    """A rung that the game brings along."""
    file, kind = OWN[name]
    module = file_of(game_id, file)
    if module is None:
        raise OptionError(f"{game_id} has no {name}")
    return getattr(module, kind)()


def make_bot(name: str, game_id: str) -> Bot:
    """A new bot for one seat; OptionError says what there is."""
    if game_id not in GAMES:
        raise OptionError(f"there is no game '{game_id}': there is {', '.join(GAMES)}")
    if name in GENERIC:
        return GENERIC[name](game_id)
    if name not in bot_names(game_id):
        raise OptionError(f"there is no bot '{name}': there is {', '.join(bot_names(game_id))}")
    bot: Bot = _own(name, game_id) if name in OWN else file_of(game_id, "styles").STYLES[name]()  # type: ignore[union-attr]
    return bot


def bot_version(name: str, game_id: str) -> str:
    """`foreman-3`: what a rating is a rating of. A bot that plays otherwise than before has a higher version."""
    return f"{name}-{getattr(make_bot(name, game_id), 'version', 1)}"
