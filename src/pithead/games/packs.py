"""Content packs: a folder of TOML files whose rows each say where their figures come from.

A game's `tables.py` asks this module for checked values; whatever is wrong is refused with file, row and reason. A
pack's hash covers what the rules ask for (`number`, `numbers`, `text`, `texts`) and nothing else: names, translations,
sources, remarks (`words`, `remarks`), comments and layout can be mended without making it another pack.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from pithead.core.api import Json, PackInfo
from pithead.core.errors import PackError

SOURCES = ("rulebook", "reconstructed")


class Row:
    """One row of a pack file. Every getter checks, and `done` refuses what nobody asked for.

    source  where its figures come from: one of SOURCES
    read    what the rules have asked for so far, by name: the row's part in the pack's hash
    """

    def __init__(self, file: str, label: str, data: dict[str, object]) -> None:
        self.file = file
        self.label = label
        self.data = data
        self.asked: set[str] = set()
        self.read: dict[str, object] = {}
        self.source = self.words("source", SOURCES)

    def refuse(self, reason: str) -> PackError:
        """The error to raise for this row."""
        return PackError(self.file, self.label, reason)

    def _value(self, name: str) -> object:
        self.asked.add(name)
        if name not in self.data:
            raise self.refuse(f"'{name}' is missing")
        return self.data[name]

    def has(self, name: str) -> bool:
        """Whether an optional value is there."""
        self.asked.add(name)
        return name in self.data

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number that the rules read; `default` where the row may leave it out."""
        value = default if default is not None and not self.has(name) else self._value(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.refuse(f"'{name}' must be a whole number from {low} to {high}, not {value!r}")
        self.read[name] = value
        return value

    def numbers(self, name: str, low: int, high: int, length: int = -1) -> list[int]:
        """Whole numbers that the rules read."""
        value = self._value(name)
        if not isinstance(value, list) or (length >= 0 and len(value) != length):
            raise self.refuse(f"'{name}' must be a list{f' of {length}' if length >= 0 else ''}, not {value!r}")
        out: list[int] = []
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
                raise self.refuse(f"'{name}' holds {item!r}; each must be a whole number from {low} to {high}")
            out.append(item)
        self.read[name] = out
        return list(out)

    def text(self, name: str, choices: Sequence[str] = ()) -> str:
        """A text that the rules read: an id, a declaration."""
        self.read[name] = value = self.words(name, choices)
        return value

    def texts(self, name: str, length: int = -1) -> list[str]:
        """Texts that the rules read."""
        self.read[name] = value = self.remarks(name, length)
        return list(value)

    def means(self, name: str, value: object) -> None:
        """What a text says to the rules in one form, where it can be spelt in several: that goes into the hash."""
        self.read[name] = value

    def words(self, name: str, choices: Sequence[str] = ()) -> str:
        """A text that is shown and never read by the rules: a name in some language."""
        value = self._value(name)
        if not isinstance(value, str):
            raise self.refuse(f"'{name}' must be a text, not {value!r}")
        if choices and value not in choices:
            raise self.refuse(f"'{name}' must be one of {', '.join(choices)}, not '{value}'")
        return value

    def remarks(self, name: str, length: int = -1) -> list[str]:
        """Texts that are shown and never read by the rules."""
        value = self._value(name)
        if (
            not isinstance(value, list)
            or not all(isinstance(v, str) for v in value)
            or (length >= 0 and len(value) != length)
        ):
            raise self.refuse(
                f"'{name}' must be a list of {length if length >= 0 else 'any number of'} texts, not {value!r}"
            )
        return [str(v) for v in value]

    def done(self) -> None:
        """Refuse keys that nobody asked for: a typing error would otherwise be lost."""
        extra = [k for k in self.data if k not in self.asked]
        if extra:
            raise self.refuse(f"unknown: {', '.join(extra)}")


class Pack:
    """The files of a pack. `name` is the folder's name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name = folder.name
        self.printed = 0
        self.reconstructed = 0
        if not folder.is_dir():
            raise PackError(str(folder), "", "there is no such folder")
        self.files: dict[str, dict[str, object]] = {}
        self.asked: dict[tuple[str, str, str], Row] = {}  # by file, table and place: a number, or what it is known by
        for path in sorted(folder.glob("*.toml")):
            try:
                self.files[path.name] = tomllib.loads(path.read_bytes().decode())
            except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
                raise PackError(str(path), "", f"not readable as TOML: {error}") from None

    def rows(self, file: str, table: str, known_by: str = "") -> list[Row]:
        """The rows of an array of tables, each with a checked source.

        Their order is part of the pack, unless each is `known_by` a field of its own, such as the number of seats.
        """
        if file not in self.files:
            raise PackError(str(self.folder / file), "", "the file is missing")
        value = self.files[file].get(table)
        if not isinstance(value, list) or not value or not all(isinstance(v, dict) for v in value):
            raise PackError(str(self.folder / file), table, f"there are no [[{table}]] rows")
        out: list[Row] = []
        for i, data in enumerate(value):
            row = Row(str(self.folder / file), f"{table} {data.get('id', i + 1)}", data)
            if row.source == "rulebook":
                self.printed += 1
            else:
                self.reconstructed += 1
            place = f"{known_by} {data.get(known_by)}" if known_by else str(i)
            if known_by and (file, table, place) in self.asked:
                raise row.refuse(f"there are two rows with {place}")
            self.asked[file, table, place] = row
            out.append(row)
        return out

    def row(self, file: str, table: str) -> Row:
        """The only row of a table that must have exactly one."""
        rows = self.rows(file, table)
        if len(rows) != 1:
            raise PackError(str(self.folder / file), table, f"there must be one row, not {len(rows)}")
        return rows[0]

    def plain_rows(self) -> dict[str, list[dict[str, Json]]]:
        """The rows as they stand in the files, by the name of their table."""
        out: dict[str, list[dict[str, Json]]] = {}
        for tables in self.files.values():
            for name, rows in tables.items():
                if isinstance(rows, list):
                    out.setdefault(name, []).extend(rows)
        return out

    def info(self) -> PackInfo:
        """For `GameInfo`; call it after every row was asked for."""
        return PackInfo(self.name, self._digest(), self.printed, self.reconstructed)

    def _digest(self) -> str:
        """16 hex digits that are equal exactly when the rules have read the same from two packs."""
        read = sorted((*place, name, value) for place, row in self.asked.items() for name, value in row.read.items())
        return sha256(json.dumps(read, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()[:16]


def core_pack(game: str) -> Path:
    """The folder of the pack that a game ships with."""
    return Path(__file__).parent / game / "data" / "core"
