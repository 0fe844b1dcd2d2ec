"""Content packs: TOML files in a folder or a zip, whose rows each say where their figures come from.

Reading a pack executes nothing and is bounded: so many files, so many bytes.

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
from zipfile import BadZipFile, ZipFile

from pithead.core.api import Json, PackInfo
from pithead.core.errors import PackError

SOURCES = ("rulebook", "reconstructed")
MOST_FILES = 64
MOST_BYTES = 1_000_000  # of one file, unpacked
DEEPEST = 20  # brackets within brackets
ABOUT = "pack.toml"  # of the pack as a whole: its `version`
LATEST = 9999


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


def pack_files(path: Path) -> dict[str, bytes]:
    """The TOML files of a pack by name: those of a folder, or of a zip (at its top, or in its one folder)."""
    if path.is_dir():
        found = sorted(path.glob("*.toml"))
        _bounded(path, {one.name: one.stat().st_size for one in found})
        return {one.name: one.read_bytes() for one in found}
    if not path.is_file():
        raise PackError(str(path), "", "there is no such folder or zip")
    try:
        with ZipFile(path) as archive:
            inside = {one.filename: one for one in archive.infolist() if one.filename.endswith(".toml")}
            if len({name.rpartition("/")[0] for name in inside}) > 1:
                raise PackError(str(path), "", "its TOML files are in several folders: a pack has one")
            _bounded(path, {name: one.file_size for name, one in inside.items()})
            out: dict[str, bytes] = {}
            for name, one in sorted(inside.items()):
                with archive.open(one) as file:
                    data = file.read(MOST_BYTES + 1)
                _bounded(path, {name: len(data)})
                out[name.rpartition("/")[2]] = data
            return out
    except (BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError) as error:
        raise PackError(str(path), "", f"neither a folder nor a zip that can be read: {error}") from None


def _bounded(path: Path, sizes: dict[str, int]) -> None:
    if len(sizes) > MOST_FILES:
        raise PackError(str(path), "", f"{len(sizes)} files: a pack has at most {MOST_FILES}")
    for name, size in sizes.items():
        if size > MOST_BYTES:
            raise PackError(str(path / name), "", f"{size:,} bytes: a file has at most {MOST_BYTES:,}")


def _read_toml(path: str, data: bytes) -> dict[str, object]:
    try:
        text = data.decode()
        if _depth(text) > DEEPEST:
            raise PackError(path, "", f"brackets more than {DEEPEST} deep")
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError(path, "", f"not readable as TOML: {error}") from None


def _depth(text: str) -> int:
    """How deep brackets may stand in each other, at most: those in texts and comments count too."""
    deepest = depth = 0
    for sign in text:
        if sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}":
            depth = max(0, depth - 1)
    return deepest


class Pack:
    """The files of a pack. `name` is that of its folder or zip."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.stem if path.suffix == ".zip" else path.name
        self.printed = 0
        self.reconstructed = 0
        self.files = {name: _read_toml(str(path / name), data) for name, data in pack_files(path).items()}
        self.asked: dict[tuple[str, str, str], Row] = {}  # by file, table and place: a number, or what it is known by
        self.version = self._version()

    def _version(self) -> int:
        """That of `pack.toml`, or 1."""
        about = self.files.get(ABOUT, {})
        unknown = [name for name in about if name != "version"]
        value = about.get("version", 1)
        if unknown:
            raise PackError(str(self.path / ABOUT), "", f"unknown: {', '.join(unknown)}; there is 'version'")
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= LATEST:
            raise PackError(
                str(self.path / ABOUT), "version", f"must be a whole number from 1 to {LATEST}, not {value!r}"
            )
        return value

    def rows(self, file: str, table: str, known_by: str = "") -> list[Row]:
        """The rows of an array of tables, each with a checked source.

        Their order is part of the pack, unless each is `known_by` a field of its own, such as the number of seats.
        """
        if file not in self.files:
            raise PackError(str(self.path / file), "", "the file is missing")
        value = self.files[file].get(table)
        if not isinstance(value, list) or not value or not all(isinstance(v, dict) for v in value):
            raise PackError(str(self.path / file), table, f"there are no [[{table}]] rows")
        out: list[Row] = []
        for i, data in enumerate(value):
            row = Row(str(self.path / file), f"{table} {data.get('id', i + 1)}", data)
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
            raise PackError(str(self.path / file), table, f"there must be one row, not {len(rows)}")
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
        return PackInfo(self.name, self._digest(), self.printed, self.reconstructed, self.version)

    def _digest(self) -> str:
        """16 hex digits that are equal exactly when the rules have read the same from two packs."""
        read = sorted((*place, name, value) for place, row in self.asked.items() for name, value in row.read.items())
        return sha256(json.dumps(read, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()[:16]


def core_pack(game: str) -> Path:
    """The folder of the pack that a game ships with."""
    return Path(__file__).parent / game / "data" / "core"


def other_packs(game: str) -> list[Path]:
    """The folders of what comes with a game besides: what its pack was in earlier versions, for their records, and the
    pack of its small variant.
    """
    core = core_pack(game)
    return sorted(one for one in core.parent.iterdir() if one.is_dir() and one != core)


def shipped_pack(game: str, name: str) -> Path:
    """A pack that comes with a game, by its name; PackError says what there is."""
    found = {one.name: one for one in (core_pack(game), *other_packs(game))}
    if name not in found:
        raise PackError(name, "", f"no such pack comes with {game}: there is {', '.join(found)}")
    return found[name]
