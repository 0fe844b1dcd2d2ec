"""The bots by name: the rungs of the ladder, a game's styles, and the academic reference.

What a game has of its own is found by its id: `ROSTER` of the package `pithead.bots.<game>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from pithead.bots.engineer import Engineer
from pithead.bots.foreman import Foreman
from pithead.bots.ismcts import Ismcts
from pithead.bots.layout import Encoder
from pithead.bots.pebble import Pebble
from pithead.bots.roster import Roster
from pithead.bots.tempered import Tempered, even_share
from pithead.bots.training import Training
from pithead.bots.weights import Weights, parse_weights
from pithead.core.api import Bot, Game
from pithead.core.errors import OptionError, PackError
from pithead.extras import EXTRAS, need
from pithead.games.packs import pack_files
from pithead.games.registry import GAMES, load_game

if TYPE_CHECKING:
    from pithead.bots.net import Net

LEVELS = ("easy", "medium", "hard", "hardest")

OWN_WEIGHTS = "foreman.toml"  # of a pack: what `pithead tune` has made for it
OWN_NET = "net.npz"  # of a game, or of a pack: what `tools.train` has made for it
THOROUGH = {"engineer": 1, "geologist": 5}  # searches: how many times the usual roll-outs

HEATS = (80, 60, 40, 20, 10)  # of the levels below a rung
HEAT = "@"  # surveyor@40: surveyor at a temperature of 0.040 of win share
HEATED = ("surveyor", "engineer", "foreman")  # which rung is made weaker: the first of these that a game has

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
    """The rungs of a game's ladder, weakest first; those that judge by a net only where that can be read."""
    own = load_roster(game_id)
    scripted = {"apprentice": own.apprentice, "foreman": own.foreman}
    above = () if own.surveyor and not net_at_hand() else own.rungs
    return ["pebble", *(name for name, found in scripted.items() if found), *above]


def net_at_hand() -> bool:
    """Whether the extra that nets need is installed."""
    return find_spec(EXTRAS["net"][0]) is not None


def without_net() -> list[str]:
    """The rungs that a plain install leaves out, as `game bot`; none where the extra `net` is there."""
    if net_at_hand():
        return []
    return [f"{game} {rung}" for game in GAMES for rung in load_roster(game).rungs if load_roster(game).surveyor]


def rung_of(bot: str) -> str:
    """The rung that a weaker bot is made from; any other name as it is."""
    return bot.partition(HEAT)[0]


def level_scale(game_id: str, able: Sequence[str] = ()) -> list[str]:
    """All opponents that a person may grow with, weakest first: the lowest rung that judges by the chance to win, made
    weaker on purpose, then the rungs from there up. That is foreman where nothing above it can play; without a foreman
    the rungs above the random one, which is an opponent only where there is no other.

    able  the rungs that can play, where that is not all of them
    """
    rungs = list(able) or levels(game_id)
    rung = next((name for name in HEATED if name in rungs), "")
    if not rung:
        return rungs[1:] or rungs
    return [*(f"{rung}{HEAT}{heat}" for heat in HEATS), *rungs[rungs.index(rung) :]]


def weaker_bots(able: Sequence[str]) -> list[str]:
    """All bots that rungs are made into by making them weaker: those of the scale, and those that sit at tables which
    are older than it.
    """
    return [f"{rung}{HEAT}{heat}" for rung in able if rung in HEATED for heat in HEATS]


def named_levels(game_id: str, able: Sequence[str] = ()) -> dict[str, str]:
    """Which bot is which level of a game, easiest first: as far apart on the scale as can be."""
    scale = level_scale(game_id, able)
    names = LEVELS[: len(scale)]
    return {name: scale[round(i * (len(scale) - 1) / max(1, len(names) - 1))] for i, name in enumerate(names)}


@lru_cache(maxsize=64)
def able_levels(game: Game, transfer: bool = False) -> tuple[str, ...]:
    """The rungs that can play a game with its pack, weakest first: those that have no weights, or have some for it.

    transfer  weights that were tuned on another pack will do, and nets where they know its actions
    """
    rungs = [name for name in levels(game.info.id) if _net_knows(name, game)]
    foreign = [] if transfer else transferred(rungs, game)
    return tuple(name for name in rungs if name not in foreign)


def _net_knows(name: str, game: Game) -> bool:
    """Whether the net that a rung judges by, if it does, knows the actions of a game with its pack; PackError where the
    pack has a net of its own that does not.
    """
    if name not in load_roster(game.info.id).rungs:
        return True
    try:
        make_bot(name, game.info.id, game.pack_path, transfer=True)
    except PackError:
        if game.pack_path is not None and (game.pack_path / OWN_NET).is_file():
            raise
        return False
    return True


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
    if name == "surveyor" and own.surveyor:
        return _surveyor(game_id, pack, transfer)
    if name in THOROUGH and own.foreman:
        return Engineer(_guide(game_id, pack, transfer), THOROUGH[name])
    if name == "apprentice" and own.apprentice:
        return own.apprentice()
    if name == "foreman":
        return _foreman(game_id, pack, transfer)
    rung, _, heat = name.partition(HEAT)
    if heat.isdecimal() and int(heat) and own.foreman:
        found = make_bot(rung, game_id, pack, transfer)
        if isinstance(found, Foreman | Engineer):
            foreman = found.foreman if isinstance(found, Engineer) else found
            unit = own.unit if foreman.net_pack else even_share
            plain = _foreman(game_id, pack, transfer) if isinstance(found, Engineer) else None
            return Tempered(found, int(heat) / 1000, own.whole, unit, plain)
    if name in own.styles:
        return own.styles[name]()
    raise OptionError(f"{game_id} has no bot '{name}': there is {', '.join(bot_names(game_id))}")


def _foreman(game_id: str, pack: Path | None, transfer: bool) -> Foreman:
    make = load_roster(game_id).foreman
    if make is None:
        raise OptionError(f"{game_id} has no foreman: there is {', '.join(bot_names(game_id))}")
    foreman = make(_own_weights(game_id, pack))
    foreman.transfer = transfer
    return foreman


def _own_weights(game_id: str, pack: Path | None) -> Weights | None:
    """The weights that lie in a pack; None where those that come with the game must do."""
    make = load_roster(game_id).foreman
    if pack is None or make is None or OWN_WEIGHTS not in (files := pack_files(pack)):
        return None
    return parse_weights(OWN_WEIGHTS, files[OWN_WEIGHTS].decode(), load_game(game_id, pack), make().weights.names)


def _guide(game_id: str, pack: Path | None, transfer: bool) -> Foreman:
    """What a search stands on: the surveyor, or foreman where a pack has weights of its own and no net."""
    tuned_only = pack is not None and not (pack / OWN_NET).is_file() and _own_weights(game_id, pack) is not None
    with_net = load_roster(game_id).surveyor is not None and not tuned_only
    return (_surveyor if with_net else _foreman)(game_id, pack, transfer)


def _surveyor(game_id: str, pack: Path | None, transfer: bool) -> Foreman:
    make = load_roster(game_id).surveyor
    assert make is not None
    if not net_at_hand():
        need("net")
    net = _net(game_id, pack)
    surveyor = make(net, _own_weights(game_id, pack))
    surveyor.transfer = transfer
    surveyor.net_pack = net.stamps["pack"]
    surveyor.version += net.version - 1
    return surveyor


@lru_cache(maxsize=16)
def _net(game_id: str, pack: Path | None) -> Net:
    """The net that lies in the folder of a pack, or else the one that comes with the game."""
    from pithead.bots.net import load_net

    own = pack / OWN_NET if pack is not None else None
    path = own if own is not None and own.is_file() else net_file(game_id)
    return load_net(path, load_game(game_id, pack), load_training(game_id).inputs)


def net_file(game_id: str) -> Path:
    """Where the net lies that comes with a game."""
    return Path(__file__).parent / game_id / OWN_NET


def load_training(game_id: str) -> Training:
    """How a game's net is taught; OptionError for a game that has none."""
    name = f"pithead.bots.{game_id}.training"
    if game_id not in GAMES or find_spec(f"pithead.bots.{game_id}") is None or find_spec(name) is None:
        raise OptionError(f"{game_id} has nothing to train")
    training: Training = import_module(name).TRAINING
    return training


def transferred(names: Iterable[str], game: Game) -> list[str]:
    """Those bots whose weights were tuned on another pack than this game has; each once."""
    return [name for name in dict.fromkeys(names) if _foreign_pack(name, game)]


def _foreign_pack(name: str, game: Game) -> str:
    """Another pack than the game has that a bot's weights or its net were made for, or ""."""
    bot = make_bot(name, game.info.id, game.pack_path)
    foreman = bot.foreman if isinstance(bot, Engineer | Tempered) else bot
    packs = [foreman.weights.pack, foreman.net_pack] if isinstance(foreman, Foreman) else []
    return next((pack for pack in packs if pack not in ("", game.info.pack.digest)), "")


def bot_version(name: str, game_id: str, pack: Path | None = None) -> str:
    """`foreman-3`: what a rating is a rating of. A bot that plays otherwise than before has a higher version."""
    return f"{name}-{getattr(make_bot(name, game_id, pack), 'version', 1)}"
