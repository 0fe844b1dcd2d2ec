"""The bots by name. Some play every game; a game's own scripted player lives beside its rules."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from pithead.bots.pebble import Pebble
from pithead.core.api import Bot
from pithead.core.errors import OptionError
from pithead.games.registry import GAMES

GENERIC: dict[str, Callable[[], Bot]] = {"pebble": Pebble}
SCRIPTED = {"apprentice": "Apprentice"}  # name: class in the game's bot.py


def bot_names() -> list[str]:
    """Every name that `make_bot` knows, weakest first."""
    return [*GENERIC, *SCRIPTED]


def make_bot(name: str, game_id: str) -> Bot:
    """A new bot for one seat; OptionError says what there is."""
    if game_id not in GAMES:
        raise OptionError(f"there is no game '{game_id}': there is {', '.join(GAMES)}")
    if name in GENERIC:
        return GENERIC[name]()
    if name not in SCRIPTED:
        raise OptionError(f"there is no bot '{name}': there is {', '.join(bot_names())}")
    module = import_module(GAMES[game_id].rpartition(".")[0] + ".bot")
    bot: Bot = getattr(module, SCRIPTED[name])()
    return bot
