"""The packs of a host: those that come with the games, those it was given at its start, and who can play them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path

from pithead.bots.registry import able_levels, rung_of, transferred
from pithead.core.api import Game
from pithead.core.errors import OptionError, PackError
from pithead.games.packs import Pack, core_pack
from pithead.games.registry import GAMES, find_game, game_of, load_game
from pithead.lab.pack_diff import Change, pack_diff
from pithead.server.rows import TableRow

MOST = 32  # that a host can be given


class Packs:
    """Which packs there are. Nothing of them changes while the host runs.

    given     the paths of those it was given, by their game
    transfer  bots may play a pack with weights that were tuned on another
    """

    def __init__(self, given: Sequence[str] = (), transfer: bool = False) -> None:
        """PackError says which pack cannot be given, and why."""
        if len(given) > MOST:
            raise OptionError(f"{len(given)} packs: a host can have {MOST}")
        self.transfer = transfer
        self.given: dict[str, list[Path]] = {game: [] for game in GAMES}
        for path in map(Path, given):
            self.given[game_of(path)].append(path)
        for game, paths in self.given.items():
            if paths:
                self._check(game)

    def _check(self, game: str) -> None:
        """Each pack of a game is another one, has a name of its own, and weights that are for it if it has any."""
        known: list[Game] = []
        for one in self.offered(game):
            pack = one.info.pack
            for other in known:
                if pack.digest == other.info.pack.digest:
                    raise PackError(_place(one), "", f"to the rules it is the same as {other.info.pack}: give one")
                if label(pack.name, pack.version) == label(other.info.pack.name, other.info.pack.version):
                    text = f"there is another pack {other.info.pack}: give it another name, or a 'version' in pack.toml"
                    raise PackError(_place(one), "", text)
            able_levels(one)  # weights of its own that are for something else
            known.append(one)

    def offered(self, game: str) -> list[Game]:
        """The game with each pack that a new table of it can have, its own first; OptionError for an unknown id."""
        return [load_game(game), *(load_game(game, path) for path in self.given.get(game, ()))]

    def chosen(self, game: str, wanted: str) -> Game:
        """The game with the pack of a name, a name and version ("mine 2") or a hash; "": its own. OptionError says what
        there is.
        """
        offered = self.offered(game)
        found = [one for one in offered if wanted in _names(one)] if wanted else offered[:1]
        if len(found) == 1:
            return found[0]
        there = ", ".join(label(one.info.pack.name, one.info.pack.version) for one in found or offered)
        raise OptionError(
            f"there are several packs '{wanted}': {there}"
            if found
            else f"there is no pack '{wanted}': there is {there}"
        )

    def find(self, game: str, digest: str) -> Game | None:
        """The game with the pack of a hash; None where this host does not have it."""
        return find_game(game, digest, self.given.get(game, ()))

    def missing(self, row: TableRow) -> str:
        """The pack that a table is played with, as its players are told of it, where this host does not have it; "" if
        it does. What was played with a game's own pack is never missing: that is a matter of the rules.
        """
        header = json.loads(row.header)
        if row.game not in GAMES or header.get("pack") == core_pack(row.game).name:
            return ""
        digest = row.stamp.partition(" ")[2] or str(header["pack_hash"])
        found = self.find(row.game, digest)
        return "" if found else label(header.get("pack"), header.get("pack_version", 1))


def _place(game: Game) -> str:
    return str(game.pack_path or game.info.pack.name)


def _names(game: Game) -> tuple[str, ...]:
    pack = game.info.pack
    return pack.name, label(pack.name, pack.version), pack.digest


def label(name: object, version: object) -> str:
    """A pack as people call it: "mine 2"."""
    return f"{name} {version}"


def foreign_bots(bots: Iterable[str], game: Game) -> list[str]:
    """Those bots that have no weights for the pack of a game, each once; a weaker level is made of its rung."""
    return [name for name in dict.fromkeys(bots) if rung_of(name) in _foreign_rungs(game)]


@lru_cache(maxsize=64)
def _foreign_rungs(game: Game) -> frozenset[str]:
    return frozenset(transferred(able_levels(game, transfer=True), game))


@lru_cache(maxsize=64)
def changes(game: Game, lang: str = "en") -> tuple[Change, ...]:
    """In what a game's pack differs from the one that the game comes with, row by row."""
    core = core_pack(game.info.id)
    if game.pack_path is None:
        return ()
    rows = {file.name for file in core.glob("*.toml")}
    return tuple(one for one in pack_diff(Pack(core), Pack(game.pack_path), lang) if one.file in rows)


def changed_rows(game: Game) -> dict[str, int]:
    """How many rows differ, by the name of their table."""
    return dict(Counter(one.table for one in changes(game)))
