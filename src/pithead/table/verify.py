"""Proof that the luck of a finished game was honest: every outcome drawn again from the revealed seed, every sealed
choice held against what was published of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from pithead.core.api import CHANCE, Game, Json
from pithead.core.chance import Chance, SpyRng
from pithead.core.errors import PitheadError
from pithead.table.branch import dealt, earlier_luck
from pithead.table.luck import commitment_of, key_in, rng_of
from pithead.table.record import Record, RecordError
from pithead.table.table import Table

SHOWN = 400  # outcomes of one random number that are listed


@dataclass(frozen=True)
class Number:
    """A random number below `below` (0: one that is passed over) and what each would have meant, the others being as
    they are: names with how many numbers in a row mean them. None are listed of very many.
    """

    below: int
    got: int
    means: list[tuple[str, int]]


@dataclass(frozen=True)
class Drawn:
    """How an outcome follows from the seed: its line, the key of its generator, and the numbers asked of that."""

    line: int
    draw: str
    key: tuple[int, ...]
    numbers: list[Number]


@dataclass(frozen=True)
class Proof:
    """What was proved: how many outcomes were drawn again, and the commitment they hang on.

    seed      the table's secret, which the commitment binds
    unproved  outcomes that stand before a branch whose earlier seed was never revealed; a position that it begins from
              where it does not follow from the seed, as one that another version of the program dealt
    seals     sealed choices that are what was published of them
    drawn     each outcome that this table drew itself, where it was asked for
    """

    draws: int
    commitment: str
    seed: str
    unproved: int = 0
    seals: int = 0
    drawn: tuple[Drawn, ...] = ()


def verify(game: Game, record: Record, explain: bool = False) -> Proof:
    """Replay a finished record and draw each outcome again; RecordError names the first line that does not fit.
    `explain` asks for how each outcome was drawn.
    """
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
    drawn: list[Drawn] = []
    for line in record.lines:
        while stretches and int(str(line["n"])) > stretches[0][0]:
            stretches.pop(0)
        luck = stretches[0][1] if stretches else table.chance
        if "position" in line:
            proved = luck is not None and _dealt_so(game, line, luck)
            draws, unproved = draws + proved, unproved + (not proved)
        if "draw" in line and stretches and luck is None:
            unproved += 1
        elif "draw" in line and luck is not None and table.state.actor() == CHANCE:  # else replaying refuses it
            fair = game.outcomes.format(table.state.sample(rng_of(luck, table.state.chance_key(), table.epoch)))
            if fair != line["draw"]:
                raise RecordError(int(str(line["n"])) + 1, f"the seed gives '{fair}', the record says '{line['draw']}'")
            draws += 1
            if explain and not stretches:
                drawn.append(_explained(table, luck, int(str(line["n"])), fair))
        table.replay_line(line)
    return Proof(draws, commitment, seed, unproved, sum("seal" in line for line in record.lines), tuple(drawn))


def _dealt_so(game: Game, line: dict[str, Json], luck: Chance) -> bool:
    """Whether the position that a table begins from follows from its luck and what the seat saw."""
    try:
        position = game.load(line["position"])  # type: ignore[arg-type]
        return dealt(position.view(int(str(line["of"])) - 1), luck).key() == position.key()
    except (PitheadError, ValueError, KeyError, TypeError, IndexError):  # replaying says what is wrong
        return False


def _explained(table: Table, luck: Chance, line: int, draw: str) -> Drawn:
    """How the outcome that is drawn now comes about."""
    key = key_in(table.epoch, table.state.chance_key())
    start = luck.start(key)
    spy = SpyRng(start)
    table.state.sample(spy)
    numbers = [
        Number(n, r, _means(table, start, i, n) if 0 < n <= SHOWN else [])
        for i, (n, r) in enumerate(zip(spy.asked, spy.given, strict=True))
    ]
    return Drawn(line, draw, key, numbers)


def _means(table: Table, start: int, at: int, below: int) -> list[tuple[str, int]]:
    out: list[tuple[str, int]] = []
    for value in range(below):
        name = table.game.outcomes.format(table.state.sample(SpyRng(start, at, value)))
        out = [*out[:-1], (name, out[-1][1] + 1)] if out and out[-1][0] == name else [*out, (name, 1)]
    return out
