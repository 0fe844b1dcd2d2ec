"""What the games of an arena depend on: pinned in its file, and checked on every machine that plays some of them."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

import pithead
from pithead.bots.driver import transferred_of, versions_of
from pithead.lab.arena.contest import Contest

FORMAT = 1


class Header(Struct, frozen=True):
    """Arguments and versions. The number of deals is left out: more may follow."""

    format: int
    pithead: str
    game: str
    rules_version: int
    pack: str
    pack_hash: str
    seats: int
    bots: list[str]
    versions: dict[str, str]
    ladder: bool
    seed: int
    options: dict[str, int | bool | str]
    simulations: int
    milliseconds: int
    sprt: list[float]
    transferred: list[str] = []  # bots whose weights were tuned on another pack
    mixed: bool = False


@lru_cache(maxsize=256)
def header_of(contest: Contest) -> Header:
    """As this process would play the contest."""
    game = contest.load()
    info = game.info
    return Header(
        FORMAT,
        pithead.__version__,
        contest.game,
        info.rules_version,
        info.pack.name,
        info.pack.digest,
        contest.seats,
        list(contest.bots),
        versions_of(contest.bots, game),
        contest.ladder,
        contest.seed,
        dict(contest.options),
        contest.simulations,
        contest.milliseconds,
        list(contest.sprt or ()),
        transferred_of(contest.bots, game),
        contest.mixed,
    )
