"""Games between bots as records: what `pithead replay` opens and `pithead records export` reads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from pithead.bots.driver import Source
from pithead.core.api import OVER, Game, Options
from pithead.core.chance import seed_from
from pithead.core.errors import OptionError
from pithead.table.record import Player, Record
from pithead.table.table import Table


def new_folder(folder: Path) -> Path:
    """Made where it is missing; OptionError where there are records in it, which nobody could tell from new ones."""
    if folder.exists() and (not folder.is_dir() or any(folder.glob("*.jsonl"))):
        raise OptionError(f"{folder} has records already, or is no folder: name a new one")
    folder.mkdir(parents=True, exist_ok=True)
    return folder.resolve()


def record_of(game: Game, options: Options, bots: Sequence[str], source: Source, choices: Iterable[int]) -> Record:
    """A game whose luck comes from `source`.

    bots     by seat
    choices  those that the bots made where they had one, in their order
    """
    players = [Player("", "bot", name) for name in bots]
    table, made = Table(game, players, options, seed_from(*source)), iter(choices)
    while (seat := table.state.actor()) != OVER:
        legal = table.state.legal(seat)
        code = legal[0] if len(legal) == 1 else next(made)
        table.play(seat, [game.actions.decode(code)], table.offers[seat])
    return table.record
