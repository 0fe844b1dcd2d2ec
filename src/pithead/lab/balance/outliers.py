"""Records of the games worth a look, as files that `pithead replay` opens."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pithead.bots.driver import ask, bot_seed, seat_bot
from pithead.core.api import Budget, Game, Options, State
from pithead.core.chance import Chance, seed_from
from pithead.core.rollout import play_on
from pithead.lab.arena.words import bot_title
from pithead.lab.balance.result import Result, Source
from pithead.table.record import Player, Record
from pithead.table.table import Table

FOLDER = "records"
MOST = 5_000  # choices that are recorded: of a game that does not end, this shows enough

Records = Mapping[tuple[str, int, str], str]  # stage, deal and pack of a game: the file that records it


def write(folder: Path, result: Result, packs: Mapping[str, Game]) -> Records:
    """A record of each outlier and of each example of a loophole; `packs` are the games by "a" and "b". The files'
    names are relative to the folder.
    """
    found = [(one.kind, one.source) for one in result.outliers]
    found += [(one.kind, one.example) for one in result.loopholes if one.example is not None]
    out: dict[tuple[str, int, str], str] = {}
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    for kind, source in found:
        key = (source.stage, source.deal, source.pack)
        if key in out:
            continue
        name = f"{FOLDER}/{kind.replace(' ', '-')}-{source.deal}.jsonl"
        record = record_of(packs[source.pack], source, result.options)
        (folder / name).write_text(record.text(), encoding="utf-8")
        out[key] = name
    return out


def record_of(game: Game, source: Source, options: Options) -> Record:
    """The game played again, by the same bots with the same luck."""
    moves = _moves(game, source, options)
    players = [Player(f"{bot_title(name)} {seat + 1}", "bot", name) for seat, name in enumerate(source.bots)]
    table = Table(game, players, options, seed_from(*source.words))
    for seat, code in moves:
        table.play(seat, [game.actions.decode(code)], table.offers[seat])
    return table.record


def _moves(game: Game, source: Source, options: Options) -> list[tuple[int, int]]:
    bots = [
        seat_bot(game, name, seat, bot_seed(source.words, seat), transfer=True) for seat, name in enumerate(source.bots)
    ]
    moves: list[tuple[int, int]] = []

    def choose(state: State, seat: int, legal: list[int]) -> int:
        moves.append((seat, ask(game, bots[seat], seat, state.view(seat), legal, Budget())))
        return moves[-1][1]

    state = game.new(len(source.bots), options)
    play_on(state, Chance(seed_from(*source.words)), choose, lambda state: len(moves) >= MOST)
    return moves
