"""Records of finished games as one Parquet file to learn from: a row for each decision. Needs the extra `pithead[lab]`.

A row has what the seat could know (the encoder's numbers), what it could choose, what it chose, and how its game ended;
no names, no seed, and nothing that the seat did not see. Decisions that were taken back are left out.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import pithead
from pithead.bots.evaluator import result
from pithead.bots.layout import FORMAT
from pithead.bots.registry import load_encoder
from pithead.core.api import CHANCE, OVER, Game, Json, State
from pithead.core.errors import OptionError, PitheadError
from pithead.extras import need
from pithead.table.record import Record, RecordError
from pithead.table.table import check_rules

GROUP = 20_000  # decisions that are held and written at once


@dataclass
class Exported:
    """What was written, and what was left out."""

    games: int = 0
    decisions: int = 0
    taken_back: int = 0
    unfinished: int = 0
    bots: dict[str, int] = field(default_factory=dict)  # decisions by who made them; "" are persons


class Columns:
    """The decisions of some games, column by column."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.numbers = array(FORMAT)
        self.legal = array("H")
        self.legal_ends = array("i", [0])
        self.rows: dict[str, list[Any]] = {name: [] for name in ("record", "line", "round", "seats", "seat", "bot")}
        self.action = array("H")
        self.share = array("f")
        self.points = array("i")
        self._row = bytearray(2 * size)

    def __len__(self) -> int:
        return len(self.action)

    def add(self, encode: Callable[[State, int, Any], None], state: State, seat: int, legal: list[int]) -> None:
        """What a seat saw and could choose."""
        encode(state, seat, memoryview(self._row).cast(FORMAT))
        self.numbers.frombytes(self._row)
        self.legal.extend(legal)
        self.legal_ends.append(len(self.legal))

    def table(self, arrow: Any, schema: Any) -> Any:
        """As Arrow has it."""
        numbers = _plain(arrow, arrow.int16(), self.numbers)
        legal = _plain(arrow, arrow.uint16(), self.legal)
        ends = _plain(arrow, arrow.int32(), self.legal_ends)
        columns = [
            *(arrow.array(values, schema.field(name).type) for name, values in self.rows.items()),
            _plain(arrow, arrow.uint16(), self.action),
            arrow.ListArray.from_arrays(ends, legal, type=schema.field("legal").type),
            arrow.FixedSizeListArray.from_arrays(numbers, type=schema.field("observation").type),
            _plain(arrow, arrow.float32(), self.share),
            _plain(arrow, arrow.int32(), self.points),
        ]
        return arrow.Table.from_arrays(columns, schema=schema)


def _plain(arrow: Any, kind: Any, values: array[Any]) -> Any:
    return arrow.Array.from_buffers(kind, len(values), [None, arrow.py_buffer(values)])


def export(game: Game, records: Iterable[tuple[str, Record]], out: Path) -> Exported:
    """Write `out` whole, and its data card beside it (`out` with .md). Records come with their names, for messages.

    Games that are not over, or that people broke off, are counted and left out. RecordError for one that cannot be
    replayed, MissingExtra without pyarrow.
    """
    arrow = need("lab")
    done, encoder = Exported(), load_encoder(game.info.id)
    schema = _schema(arrow, encoder.layout.size).with_metadata(_about(game))
    part = out.with_name(out.name + ".part")
    reader = Reader(game, encoder.encode, done, Columns(encoder.layout.size))
    with import_module("pyarrow.parquet").ParquetWriter(
        part, schema, compression="zstd", compression_level=1, use_dictionary=["bot"], write_statistics=False
    ) as writer:
        for name, record in records:
            try:
                reader.read(record)
            except RecordError as error:
                raise PitheadError(f"{name}: {error}") from None
            if len(reader.columns) >= GROUP:
                writer.write_table(reader.columns.table(arrow, schema))
                reader.columns = Columns(encoder.layout.size)
        if len(reader.columns):
            writer.write_table(reader.columns.table(arrow, schema))
    if not done.decisions:
        part.unlink()
        raise OptionError("there is no finished game to export")
    part.replace(out)
    out.with_suffix(".md").write_text(card(game, out.name, done), encoding="utf-8")
    return done


class Reader:
    """Plays records again and adds their decisions."""

    def __init__(self, game: Game, encode: Callable[[State, int, Any], None], done: Exported, columns: Columns) -> None:
        self.game, self.encode, self.done, self.columns = game, encode, done, columns
        self.moves: dict[str, int] = {}
        self.draws: dict[str, int] = {}

    def read(self, record: Record) -> None:
        check_rules(self.game, record)
        if not record.ended or record.lines[-1]["end"] == "agreed":
            self.done.unfinished += 1
            return
        players, options = record.header["players"], record.header["options"]
        assert isinstance(players, list) and isinstance(options, dict)
        first = record.lines[0].get("position")
        state = self.game.load(first) if isinstance(first, dict) else self.game.new(len(players), options)  # type: ignore[arg-type]
        bots = [_bot(player) for player in players]
        struck = _struck(record)
        before = len(self.columns)
        for line in record.lines:
            try:
                self._line(state, line, bots, struck)
            except (PitheadError, ValueError, KeyError, TypeError) as error:
                raise RecordError(int(str(line["n"])) + 1, str(error)) from None
        if state.actor() != OVER or state.key().hex() != record.lines[-1]["key"]:
            raise RecordError(len(record.lines) + 1, "the final position is another one")
        self._outcome(state, before)

    def _line(self, state: State, line: dict[str, Json], bots: list[str], struck: set[int]) -> None:
        if "sit" in line:
            bots[int(str(line["sit"])) - 1] = _bot(line["player"])
        elif line.get("c") in struck:
            self.done.taken_back += "move" in line
        elif "draw" in line:
            state.apply(CHANCE, self._code(str(line["draw"]), self.draws, self.game.outcomes))
        elif "move" in line:
            seat = int(str(line["seat"])) - 1
            code, legal = self._code(str(line["move"]), self.moves, self.game.actions), state.legal(seat)
            if code not in legal:
                raise PitheadError(f"'{line['move']}' is not legal here")
            self.columns.add(self.encode, state, seat, legal)
            row = (self.done.games, line["n"], int(state.round), int(state.seats), seat, bots[seat])
            for values, value in zip(self.columns.rows.values(), row, strict=True):
                values.append(value)
            self.columns.action.append(code)
            self.done.bots[bots[seat]] = self.done.bots.get(bots[seat], 0) + 1
            state.apply(seat, code)

    @staticmethod
    def _code(text: str, known: dict[str, int], space: Any) -> int:
        code = known.get(text)
        if code is None:
            code = known[text] = int(space.parse(text))
        return code

    def _outcome(self, state: State, first: int) -> None:
        """What the game brought to the seats of its decisions."""
        end = result(state)
        for seat in self.columns.rows["seat"][first:]:
            self.columns.share.append(end.shares[seat])
            self.columns.points.append(int(end.points[seat]))
        self.done.games += 1
        self.done.decisions += len(self.columns) - first


def _bot(player: Json) -> str:
    """The bot in a seat; "" is a person, whose name is nobody's business here."""
    assert isinstance(player, dict)
    return str(player.get("bot") or "") if player.get("kind") == "bot" else ""


def _struck(record: Record) -> set[int]:
    """The commands that were taken back."""
    return {int(str(c)) for line in record.lines if isinstance(strike := line.get("strike"), list) for c in strike}


def _schema(arrow: Any, size: int) -> Any:
    kinds = {
        "record": arrow.int32(),
        "line": arrow.int32(),
        "round": arrow.int16(),
        "seats": arrow.int8(),
        "seat": arrow.int8(),
        "bot": arrow.string(),
        "action": arrow.uint16(),
        "legal": arrow.list_(arrow.field("item", arrow.uint16(), nullable=False)),
        "observation": arrow.list_(arrow.field("item", arrow.int16(), nullable=False), size),
        "share": arrow.float32(),
        "points": arrow.int32(),
    }
    return arrow.schema([arrow.field(name, kind, nullable=False) for name, kind in kinds.items()])


def _about(game: Game) -> dict[str, str]:
    """What is needed to read the file when nothing else is left: in its metadata."""
    layout = load_encoder(game.info.id).layout
    return {
        "pithead": pithead.__version__,
        "game": game.info.id,
        "rules": str(game.info.rules_version),
        **layout.stamps(game),
        "layout": json.dumps(layout.to_json()),
        "action_names": json.dumps([game.actions.format(code) for code in range(game.actions.size)]),
    }


CARD = """# {title}: {decisions:,} decisions of {games:,} games

`{file}`, written by Pithead {version} (`pithead records export`).
Rules version {rules}, pack {pack}; encoder `{stamp}`.

A row is one decision that stood, in the order of the games. Left out: {taken_back:,} decisions that were taken back,
{unfinished:,} games without an end. Decisions by who made them: {bots}.

| column | |
| --- | --- |
| `record` | the game, counted from 0 |
| `line` | its line in the record |
| `round` | rounds begun |
| `seats`, `seat` | how many players; who chooses, from 0 |
| `bot` | the bot in that seat; empty for a person |
| `action` | the code that was chosen, from 0 to {last_action} |
| `legal` | all codes that could be chosen, ascending: the mask in short |
| `observation` | {size} numbers of 16 bits: what this seat could know, players counted from it |
| `share`, `points` | how the game ended for this seat: its part of the win, its points |

The file's metadata has the meaning and scale of every number (`layout`) and the name of every action (`action_names`).
Nothing comes from the truth of a position: no hidden card, no sealed choice, no seed, no name of a person. Whoever
splits the rows should split by `record`: the decisions of one game share its end.
"""


def card(game: Game, name: str, done: Exported) -> str:
    """The data card."""
    layout = load_encoder(game.info.id).layout
    return CARD.format(
        title=game.info.title,
        decisions=done.decisions,
        games=done.games,
        file=name,
        version=pithead.__version__,
        rules=game.info.rules_version,
        pack=game.info.pack,
        stamp=layout.stamp(),
        taken_back=done.taken_back,
        unfinished=done.unfinished,
        bots=", ".join(f"{bot or 'persons'} {n:,}" for bot, n in sorted(done.bots.items())),
        last_action=game.actions.size - 1,
        size=layout.size,
    )
