"""Long computations on whole records. Each runs in another process and gives back what it found, or why it cannot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from pithead.coach.puzzles import PuzzleError, view_of
from pithead.coach.shipped import shipped_by_id
from pithead.core.api import SPECTATOR, TRUTH, Game, Json
from pithead.core.chance import Chance
from pithead.core.errors import PitheadError
from pithead.games.registry import find_game, load_game
from pithead.server import wire
from pithead.server.rows import LineRow
from pithead.server.shelf import Kept
from pithead.server.tables.new_table import NewTable, replayed
from pithead.server.tables.persistence import pack, packed_snapshot, positions, stored_record, told
from pithead.server.tables.seating import clean_text
from pithead.table.again import play_again
from pithead.table.branch import dealt, luck_at
from pithead.table.course import course, grades
from pithead.table.record import Player, Record, RecordError
from pithead.table.table import Table, missing_pack
from pithead.table.verify import Drawn, verify

# Of an imported record; a long game has 2,000 lines and takes 270 KB.
MAX_LINES = 5_000
MAX_HEADER = 1 << 15  # bytes
MAX_WORD = 200  # characters of anything that is written in it
MAX_ROWS = 1 << 21  # bytes that it takes to keep
MAX_NAME = 40


class ShownTable(Table):
    """The table of a record that anybody may have written: names are read as those that are given here."""

    def _sit(self, seat: int, player: Player) -> None:
        super()._sit(seat, shown(player))

    def _tell_clock(self, seat: int, bot: str) -> None:
        super()._tell_clock(seat, clean_text(bot, MAX_NAME))


def shown(player: Player) -> Player:
    """A player by a name that can be shown."""
    return Player(clean_text(player.name, MAX_NAME), player.kind, clean_text(player.bot, MAX_NAME))


def import_record(text: str, snapshot_every: int, given: Mapping[str, Sequence[Path]] | None = None) -> NewTable | str:
    """The rows of a record, or why it cannot be read. `given`: packs beside the games' own, by game."""
    try:
        if text.count("\n") > MAX_LINES + 1:
            return f"a record of {text.count(chr(10)) - 1} lines is too long: {MAX_LINES} are the most"
        if text.find("\n") > MAX_HEADER:
            return f"line 1: the header has more than {MAX_HEADER} bytes"
        record = Record.parse(text)
        for number, line in enumerate([record.header, *record.lines], 1):
            _check_words(line, number)
        id = str(record.header["game"])
        game = find_game(id, str(record.played_by[1]), (given or {}).get(id, ()))
        if game is None:
            return missing_pack(record)
        _check_position(game, record)
        table = ShownTable.replay(game, record, upto=0)
        table.players = [shown(player) for player in table.players]
        return replayed(table, record, snapshot_every, MAX_ROWS)
    except RecursionError:
        return "line 1: the record is nested too deeply"
    except PitheadError as error:
        return str(error)


def _check_position(game: Game, record: Record) -> None:
    """RecordError where a record begins from a position that is none of a puzzle here, dealt by the record's own luck:
    another one could be anything.
    """
    line = record.lines[0] if record.lines else {}
    if "position" not in line:
        return
    try:
        position = game.load(line["position"])  # type: ignore[arg-type]
        id = position.view(int(str(line["of"])) - 1).key().hex()
        puzzle = shipped_by_id(game.info.id, id)
        if puzzle is not None and dealt(view_of(game, puzzle), Chance(luck_at(record, 0))).key() == position.key():
            return
    except (PuzzleError, ValueError, KeyError, TypeError, IndexError, OverflowError, AssertionError):
        pass
    raise RecordError(2, "the position that it begins from is not one of the puzzles here, dealt by its seed")


def _check_words(value: Json, number: int) -> None:
    """RecordError if anything in a line is longer than what a game writes."""
    if isinstance(value, str) and len(value) > MAX_WORD:
        raise RecordError(number, f"'{value[:20]}…' has {len(value)} characters, and {MAX_WORD} are the most")
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in parts:
        _check_words(part, number)


def verify_record(text: str, pack: Path | None = None) -> wire.Proof | str:
    """Draw the luck of a record again, or say what does not fit. `pack`: that it is played with."""
    try:
        record = Record.parse(text)
        proof = verify(load_game(str(record.header["game"]), pack), record, explain=True)
        drawn = [wire.Drawn(one.line, one.draw, list(one.key), _numbers(one)) for one in proof.drawn]
        return wire.Proof(proof.draws, proof.unproved, proof.seals, proof.commitment, proof.seed, drawn)
    except PitheadError as error:
        return str(error)


def _numbers(one: Drawn) -> list[wire.Number]:
    return [wire.Number(n.below, n.got, [wire.Meaning(*meaning) for meaning in n.means]) for n in one.numbers]


def chart_record(id: str, text: str, pack: Path | None) -> wire.Course | str:
    """The course of a table's record, or why it cannot be read."""
    try:
        record = Record.parse(text)
        game = load_game(str(record.header["game"]), pack)
        return chart(id, Table.replay(game, record))
    except PitheadError as error:
        return str(error)


def chart(id: str, table: Table) -> wire.Course:
    """The course of a table that has its whole history."""
    turns = [wire.Turn(one.round, one.score, one.wealth, one.sources) for one in course(table)]
    return wire.Course(id, turns, grades(table))


def keep_record(
    id: str, header: str, rows: list[LineRow], snapshots: list[tuple[int, bytes]], pack: Path | None
) -> Kept | str:
    """What is kept of a finished game, or why it cannot be: under the rules of this program it would be another one."""
    record = stored_record(header, rows)
    try:
        game = load_game(str(record.header["game"]), pack)
        table, film = play_again(game, record, told(rows), positions(snapshots))
    except PitheadError as error:
        return str(error)
    course = msgspec.json.encode(chart(id, table)).decode()
    return Kept(film.pack(), packed_snapshot(table)[1], _scenes(table), course)


def _scenes(table: Table) -> bytes:
    """A position of which nothing is hidden any more, as each audience sees it."""
    truth = table.state.view(TRUTH)
    audiences = (*range(len(table.players)), SPECTATOR)
    return pack({str(audience): table.game.scene(truth, audience) for audience in audiences})
