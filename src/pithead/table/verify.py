"""Proof that the luck of a finished game was honest: every outcome drawn again from the revealed seed, every sealed
choice held against what was published of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from pithead.core.api import CHANCE, Game
from pithead.table.branch import earlier_luck
from pithead.table.luck import commitment_of, rng_of
from pithead.table.record import Record, RecordError
from pithead.table.table import Table


@dataclass(frozen=True)
class Proof:
    """What was proved: how many outcomes were drawn again, and the commitment they hang on.

    seed      the table's secret, which the commitment binds
    unproved  outcomes that stand before a branch whose earlier seed was never revealed
    seals     sealed choices that are what was published of them
    """

    draws: int
    commitment: str
    seed: str
    unproved: int = 0
    seals: int = 0


def verify(game: Game, record: Record) -> Proof:
    """Replay a finished record and draw each outcome again; RecordError names the first line that does not fit."""
    if not record.ended:
        raise RecordError(len(record.lines) + 1, "the game is not over, so its seed is not revealed yet")
    seed = str(record.lines[-1].get("seed"))
    number = len(record.lines) + 1
    try:
        secret = bytes.fromhex(seed)
        commitment = commitment_of(record.header, secret)
        if commitment != record.header["commitment"]:
            raise RecordError(number, "the revealed seed is not the one that the header commits to")
        table = Table.replay(game, record, upto=0, seed=secret)
    except ValueError as error:
        raise RecordError(number, f"the revealed seed cannot be read: {error}") from None
    stretches = earlier_luck(record)
    draws = unproved = 0
    for line in record.lines:
        while stretches and int(str(line["n"])) > stretches[0][0]:
            stretches.pop(0)
        luck = stretches[0][1] if stretches else table.chance
        if "draw" in line and stretches and luck is None:
            unproved += 1
        elif "draw" in line and luck is not None and table.state.actor() == CHANCE:  # else replaying refuses it
            fair = game.outcomes.format(table.state.sample(rng_of(luck, table.state.chance_key(), table.epoch)))
            if fair != line["draw"]:
                raise RecordError(int(str(line["n"])) + 1, f"the seed gives '{fair}', the record says '{line['draw']}'")
            draws += 1
        table.replay_line(line)
    return Proof(draws, commitment, seed, unproved, sum("seal" in line for line in record.lines))
