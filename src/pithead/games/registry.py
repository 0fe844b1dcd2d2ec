"""The games by id, imported when first asked for. A new game is one line here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path

from pithead.core.api import Game
from pithead.core.errors import OptionError, PackError
from pithead.games.kit import Kit
from pithead.games.packs import core_pack, other_packs, pack_files

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


def load_game(game: str, pack: Path | None = None) -> Game:
    """A game with its core pack, or with the pack of a folder or zip; OptionError for an unknown id."""
    return _opened(game, pack)


@lru_cache(maxsize=64)
def _opened(game: str, pack: Path | None) -> Game:
    """One game however it is asked for: a cache tells an argument that is left out from one that is None."""
    return load_kit(game).create(pack)


def find_game(game: str, digest: str, given: Sequence[Path] = ()) -> Game | None:
    """A game with the pack of that hash: the one it comes with, an earlier version of that, or one of those given (all
    of this game); None where none of them has it. OptionError for an unknown id.
    """
    core = load_game(game)
    others = (load_game(game, path) for path in (*other_packs(game), *given))
    return next((one for one in (core, *others) if one.info.pack.digest == digest), None)


def game_of(pack: Path) -> str:
    """The game whose core pack has files of the same names; PackError says what each game's are."""
    have = set(pack_files(pack))
    wanted = {name: {file.name for file in core_pack(name).glob("*.toml")} for name in GAMES}
    shared = {name: len(have & files) for name, files in wanted.items()}
    best = [name for name, n in shared.items() if n and n == max(shared.values())]
    exact = [name for name in best if have >= wanted[name]] or best
    if len(exact) == 1:
        return exact[0]
    expected = "; ".join(f"{name}: {', '.join(sorted(files))}" for name, files in wanted.items())
    raise PackError(str(pack), "", f"its files do not tell whose pack it is ({expected}): name the game")
