"""The bots by name: the rungs of the ladder, a game's styles, and the academic reference.

What a game has of its own is found by its id: `ROSTER` of the package `pithead.bots.<game>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from pithead.bots.engineer import Engineer
from pithead.bots.foreman import Foreman
from pithead.bots.ismcts import Ismcts
from pithead.bots.layout import Encoder
from pithead.bots.pebble import Pebble
from pithead.bots.roster import Roster
from pithead.bots.weights import parse_weights
from pithead.core.api import Bot, Game
from pithead.core.errors import OptionError
from pithead.games.packs import pack_files
from pithead.games.registry import GAMES, load_game

LEVELS = ("easy", "medium", "hard", "hardest")

OWN_WEIGHTS = "foreman.toml"  # of a pack: what `pithead tune` has made for it

# the bots that play any game
GENERIC: dict[str, Callable[[str], Bot]] = {"pebble": lambda game_id: Pebble(), "ismcts": lambda game_id: Ismcts()}


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


def load_encoder(game_id: str) -> Encoder:
    """What turns a game's views into numbers; OptionError where it has nothing of the kind."""
    encoder = load_roster(game_id).encoder
    if encoder is None:
        raise OptionError(f"{game_id} has no encoder: there is {', '.join(encoded_games())}")
    return encoder


def encoded_games() -> list[str]:
    """The games that have an encoder."""
    return [name for name in GAMES if load_roster(name).encoder is not None]


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


@lru_cache(maxsize=64)
def able_levels(game: Game, transfer: bool = False) -> tuple[str, ...]:
    """The rungs that can play a game with its pack, weakest first: those that have no weights, or have some for it.

    transfer  weights that were tuned on another pack will do
    """
    rungs = levels(game.info.id)
    foreign = [] if transfer else transferred(rungs, game)
    return tuple(name for name in rungs if name not in foreign)


def styles(game_id: str) -> list[str]:
    """The scripted characters of a game, by name."""
    return sorted(load_roster(game_id).styles)


def bot_names(game_id: str) -> list[str]:
    """The ladder of a game, then its styles."""
    return [*levels(game_id), *styles(game_id)]


def make_bot(name: str, game_id: str, pack: Path | None = None, transfer: bool = False) -> Bot:
    """A new bot for one seat; OptionError says what there is.

    pack      the pack that it will play with: weights that lie in it go before those that come with the game
    transfer  weights that were tuned on another pack will do
    """
    own = load_roster(game_id)
    if name in GENERIC:
        return GENERIC[name](game_id)
    if name == "engineer":
        return Engineer(_foreman(game_id, pack, transfer))
    if name == "apprentice" and own.apprentice:
        return own.apprentice()
    if name == "foreman":
        return _foreman(game_id, pack, transfer)
    if name in own.styles:
        return own.styles[name]()
    raise OptionError(f"{game_id} has no bot '{name}': there is {', '.join(bot_names(game_id))}")


def _foreman(game_id: str, pack: Path | None, transfer: bool) -> Foreman:
    make = load_roster(game_id).foreman
    if make is None:
        raise OptionError(f"{game_id} has no foreman: there is {', '.join(bot_names(game_id))}")
    foreman = make()
    if pack is not None and OWN_WEIGHTS in (files := pack_files(pack)):
        game = load_game(game_id, pack)
        foreman = make(parse_weights(OWN_WEIGHTS, files[OWN_WEIGHTS].decode(), game, foreman.weights.names))
    foreman.transfer = transfer
    return foreman


def transferred(names: Iterable[str], game: Game) -> list[str]:
    """Those bots whose weights were tuned on another pack than this game has; each once."""
    return [name for name in dict.fromkeys(names) if _tuned_on(name, game) not in ("", game.info.pack.digest)]


def _tuned_on(name: str, game: Game) -> str:
    bot = make_bot(name, game.info.id, game.pack_path)
    foreman = bot.foreman if isinstance(bot, Engineer) else bot
    return foreman.weights.pack if isinstance(foreman, Foreman) else ""


def bot_version(name: str, game_id: str, pack: Path | None = None) -> str:
    """`foreman-3`: what a rating is a rating of. A bot that plays otherwise than before has a higher version."""
    return f"{name}-{getattr(make_bot(name, game_id, pack), 'version', 1)}"
