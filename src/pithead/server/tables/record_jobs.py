"""Long computations on whole records. Each runs in another process and gives back what it found, or why it cannot."""

from __future__ import annotations

from pithead.core.errors import PitheadError
from pithead.games.registry import load_game
from pithead.server import wire
from pithead.server.tables.new_table import NewTable, replayed
from pithead.table.course import course, grades
from pithead.table.record import Record
from pithead.table.table import Table
from pithead.table.verify import verify

MAX_LINES = 20_000  # of an imported record


def import_record(text: str, snapshot_every: int) -> NewTable | str:
    """The rows of a record, or why it cannot be read."""
    try:
        record = Record.parse(text)
        if len(record.lines) > MAX_LINES:
            return f"a record of {len(record.lines)} lines is too long: {MAX_LINES} are the most"
        game = load_game(str(record.header["game"]))
        return replayed(Table.replay(game, record, upto=0), record, snapshot_every)
    except RecursionError:
        return "line 1: the record is nested too deeply"
    except PitheadError as error:
        return str(error)


def verify_record(text: str) -> wire.Proof | str:
    """Draw the luck of a record again, or say what does not fit."""
    try:
        record = Record.parse(text)
        proof = verify(load_game(str(record.header["game"])), record)
        return wire.Proof(proof.draws, proof.unproved, proof.commitment, proof.seed)
    except PitheadError as error:
        return str(error)


def chart_record(id: str, text: str) -> wire.Course | str:
    """The course of a table's record, or why it cannot be read."""
    try:
        record = Record.parse(text)
        game = load_game(str(record.header["game"]))
        turns = [wire.Turn(one.round, one.score, one.wealth, one.sources) for one in course(game, record)]
        return wire.Course(id, turns, grades(game, record))
    except PitheadError as error:
        return str(error)
