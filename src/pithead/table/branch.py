"""A new table from a position of a record: the same past, other players, new luck from there on, or the same. Or from
what a seat saw, without a past.

The header of a branch says in `luck` which lines were drawn from which earlier seed, so that the whole record can
still be proved: [{"lines": 40, "seed": …}] are lines 1 to 40. The seed is "" where nobody knows it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pithead.core.api import Game, Json, Options, State, check_bots, check_options
from pithead.core.chance import Chance
from pithead.table.luck import mixed
from pithead.table.record import Player, Record, RecordError
from pithead.table.table import Table, promised, terms_of

LEFT_OUT = ("sit", "nonces", "seal")  # lines of a branch's past that were promises of another table
DEAL = (-1, 0)  # the key of what is dealt anew, which no draw of a game has
TERMS = ("game", "rules", "pack", "pack_version", "pack_hash", "options")  # of a header, which a branch shares


def branch(
    game: Game,
    record: Record,
    upto: int,
    players: Sequence[Player],
    seed: bytes,
    name: str = "",
    asks_players: bool = False,
    open_seed: bool = False,
) -> Table:
    """A table that has played the first `upto` lines of a record; RecordError where nothing is left to play,
    OptionError for bots at a table of people. `name`, `asks_players` and `open_seed` as of a new table.

    Lines that say who sat where are left out: the new players have sat there from the start.
    """
    past = [{k: v for k, v in line.items() if k not in ("n", "h")} for line in record.lines[:upto] if _kept(line)]
    if past and "end" in past[-1]:
        raise RecordError(upto + 1, "the game is over there")
    options = record.header["options"]
    if any(player.kind == "bot" for player in players) and isinstance(options, dict):
        check_bots(game.info, {name: value for name, value in options.items() if isinstance(value, (int, str))})
    header: dict[str, Json] = {k: record.header[k] for k in TERMS if k in record.header}
    header["players"] = [p.to_json() for p in players]
    header["luck"] = _stretches(record, upto)
    copied = Record.start(promised(header, seed, name, asks_players, open_seed))
    for line in past:
        copied.append(line)
    table = Table.replay(game, copied, seed=seed)
    if table.begun:
        table.draw_on()
    if table.over:
        raise RecordError(upto + 1, "the game is over there")
    return table


def play_on(
    game: Game, view: State, seat: int, players: Sequence[Player], options: Options, seed: bytes, name: str = ""
) -> Table:
    """A table that goes on from what a seat sees. What the seat cannot know is dealt anew, by the table's seed."""
    values = check_options(game.info, len(players), options)
    if any(player.kind == "bot" for player in players):
        check_bots(game.info, values)
    header = Record.start(promised(terms_of(game, players, values), seed, name)).header
    table = Table(game, players, values, seed, header)
    table.lay_out(dealt(view, Chance(seed)), seat)
    table.draw_on()
    return table


def dealt(view: State, luck: Chance) -> State:
    """A position that a seat's view allows."""
    return view.determinize(luck.rng(DEAL))


def luck_at(record: Record, upto: int) -> bytes:
    """The seed by which the draws after the first `upto` lines were made; RecordError where nobody knows it. A branch
    with it meets the same luck, as far as its players come to the same draws.
    """
    earlier = next((luck.seed.hex() if luck else "" for lines, luck in earlier_luck(record) if lines > upto), None)
    seed = _seed_of(record) if earlier is None else earlier
    if not seed:
        raise RecordError(upto + 1, "the luck of this game is not known")
    return bytes.fromhex(seed)


def _stretches(record: Record, upto: int) -> list[Json]:
    """Which of the copied lines hang on which seed."""

    def kept(lines: int) -> int:
        return sum(_kept(line) for line in record.lines[: min(lines, upto)])

    out: list[Json] = [
        {"lines": kept(lines), "seed": luck.seed.hex() if luck else ""}
        for lines, luck in earlier_luck(record)
        if lines < upto
    ]
    own = _seed_of(record)
    last = next((luck.seed.hex() if luck else "" for lines, luck in earlier_luck(record) if lines >= upto), own)
    return [*out, {"lines": kept(upto), "seed": last}]


def _kept(line: Mapping[str, Json]) -> bool:
    return not any(name in line for name in LEFT_OUT)


def _seed_of(record: Record) -> str:
    """The seed of a record's own draws, where its end has revealed it."""
    secret = str(record.lines[-1].get("seed", "")) if record.lines else ""
    nonces = next((line["nonces"] for line in record.lines if "nonces" in line), None)
    if not secret or not isinstance(nonces, list):
        return secret
    return mixed(bytes.fromhex(secret), [str(nonce) for nonce in nonces]).seed.hex()


def earlier_luck(record: Record) -> list[tuple[int, Chance | None]]:
    """The stretches of a branch's past: the last line of each and its luck, None where it is unknown."""
    out: list[tuple[int, Chance | None]] = []
    rows = record.header.get("luck", [])
    if not isinstance(rows, list):
        raise RecordError(1, "'luck' must be a list")
    for row in rows:
        if not isinstance(row, dict) or not isinstance(row.get("lines"), int) or not isinstance(row.get("seed"), str):
            raise RecordError(1, f"a stretch of luck needs 'lines' and 'seed', not {row!r}")
        try:
            out.append((int(str(row["lines"])), Chance(bytes.fromhex(str(row["seed"]))) if row["seed"] else None))
        except ValueError as error:
            raise RecordError(1, f"an earlier seed cannot be read: {error}") from None
    return out
