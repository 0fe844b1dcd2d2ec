"""The bots by name: the rungs of the ladder, a game's styles, and the academic reference.

What a game has of its own is found by its id: `ROSTER` of the package `pithead.bots.<game>`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from pithead.bots.engineer import Engineer
from pithead.bots.foreman import Foreman
from pithead.bots.ismcts import Ismcts
from pithead.bots.pebble import Pebble
from pithead.bots.roster import Roster
from pithead.core.api import Bot
from pithead.core.errors import OptionError
from pithead.games.registry import GAMES

LEVELS = ("easy", "medium", "hard", "hardest")

# the bots that play any game (engineer: any that has a foreman)
GENERIC: dict[str, Callable[[str], Bot]] = {
    "pebble": lambda game_id: Pebble(),
    "engineer": lambda game_id: Engineer(_foreman(game_id)),
    "ismcts": lambda game_id: Ismcts(),
}


@cache
def load_roster(game_id: str) -> Roster:
    """The players that a game has of its own; OptionError for an unknown id."""
    if game_id not in GAMES:
        raise OptionError(f"there is no game '{game_id}': there is {', '.join(GAMES)}")
    package = f"pithead.bots.{game_id}"
    if find_spec(package) is None:
        return Roster()
    roster: Roster = import_module(package).ROSTER
    return roster


def levels(game_id: str) -> list[str]:
    """The rungs of a game's ladder, weakest first."""
    own = load_roster(game_id)
    there = {"apprentice": own.apprentice, "foreman": own.foreman, "engineer": own.engineer and own.foreman}
    return ["pebble", *(name for name, found in there.items() if found)]


def named_levels(game_id: str) -> dict[str, str]:
    """Which bot is which level of a game, easiest first: the rungs above the random one, which is an opponent only
    where there is no other.
    """
    rungs = levels(game_id)
    return dict(zip(LEVELS, rungs[1:] or rungs, strict=False))


def styles(game_id: str) -> list[str]:
    """The scripted characters of a game, by name."""
    return sorted(load_roster(game_id).styles)


def bot_names(game_id: str) -> list[str]:
    """The ladder of a game, then its styles."""
    return [*levels(game_id), *styles(game_id)]


def make_bot(name: str, game_id: str) -> Bot:
    """A new bot for one seat; OptionError says what there is."""
    own = load_roster(game_id)
    if name in GENERIC:
        return GENERIC[name](game_id)
    if name == "apprentice" and own.apprentice:
        return own.apprentice()
    if name == "foreman":
        return _foreman(game_id)
    if name in own.styles:
        return own.styles[name]()
    raise OptionError(f"{game_id} has no bot '{name}': there is {', '.join(bot_names(game_id))}")


def _foreman(game_id: str) -> Foreman:
    foreman = load_roster(game_id).foreman
    if foreman is None:
        raise OptionError(f"{game_id} has no foreman: there is {', '.join(bot_names(game_id))}")
    return foreman()


def bot_version(name: str, game_id: str) -> str:
    """`foreman-3`: what a rating is a rating of. A bot that plays otherwise than before has a higher version."""
    return f"{name}-{getattr(make_bot(name, game_id), 'version', 1)}"
