"""The difference of two content packs, row by row: what a designer changed, in words.

found = pack_diff(Pack(one), Pack(two))
said = change_lines(found[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pithead.core.api import Json
from pithead.games.packs import Pack

LONG = 6  # a list of more is told by the places that differ
KEYS = ("id", "seats", "level")  # what a row is known by, where it has it and no other row of its table has the same


@dataclass(frozen=True)
class Change:
    """A row that is new, gone or changed.

    fields  of a changed row: by name, what it was and what it is (None where it is not there)
    """

    file: str
    row: str
    kind: Literal["new", "gone", "changed"]
    table: str = ""  # that the row stands in
    name: str = ""
    fields: Mapping[str, tuple[Json, Json]] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {
            "file": self.file,
            "row": self.row,
            "kind": self.kind,
            "name": self.name,
            "fields": {name: [before, after] for name, (before, after) in self.fields.items()},
        }


def pack_diff(one: Pack, two: Pack, lang: str = "en") -> list[Change]:
    """Everything in which two packs of a game differ, in the order of the files, with the names of a language; comments
    and layout do not count.
    """
    out: list[Change] = []
    for file in sorted({*one.files, *two.files}):
        before, after = _rows(one.files.get(file, {})), _rows(two.files.get(file, {}))
        for label, (table, _) in {**before, **after}.items():
            was, now = (found[label][1] if label in found else None for found in (before, after))
            change = _compare(file, table, label, was, now, lang)
            if change:
                out.append(change)
    return out


def _rows(file: Mapping[str, object]) -> dict[str, tuple[str, Mapping[str, Json]]]:
    """The rows of a file by what they are known by, each with its table; values outside of any row are a row without a
    name.
    """
    out: dict[str, tuple[str, Mapping[str, Json]]] = {}
    loose: dict[str, Json] = {}
    for table, rows in file.items():
        if isinstance(rows, dict):
            out[table] = table, rows
        elif isinstance(rows, list) and all(isinstance(row, dict) for row in rows):
            key = next((key for key in KEYS if len({str(row.get(key)) for row in rows if key in row}) == len(rows)), "")
            for number, row in enumerate(rows, 1):
                known = f" {row[key]}" if key == "id" else f", {key} {row[key]}" if key else f" {number}"
                out[table + (known if len(rows) > 1 or key else "")] = table, row
        else:
            loose[table] = rows  # type: ignore[assignment]  # a value of TOML
    if loose:
        out[""] = "", loose
    return out


def _compare(
    file: str, table: str, label: str, before: Mapping[str, Json] | None, after: Mapping[str, Json] | None, lang: str
) -> Change | None:
    name = str((after or before or {}).get(lang, ""))
    if before is None or after is None:
        return Change(file, label, "gone" if after is None else "new", table, name)
    fields = {
        key: (before.get(key), after.get(key)) for key in {**before, **after} if before.get(key) != after.get(key)
    }
    return Change(file, label, "changed", table, name, fields) if fields else None


# -- in words


def change_lines(change: Change, before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """A change in words; of a card, whose text stands under its id, also what it says before and after."""
    title = " ".join(part for part in (change.row or change.file, change.name) if part)
    id = change.row.rpartition(" ")[2]
    if change.kind != "changed":
        said = (after if change.kind == "new" else before).get(id, "")
        return [f"{title}: {change.kind}" + (f" ({said})" if said else "")]
    parts = [_field(name, was, now) for name, (was, now) in change.fields.items()]
    lines = [f"{title}: {'; '.join(parts)}"]
    if before.get(id, "") != after.get(id, ""):
        lines += [f"  before: {before.get(id, '')}", f"  now: {after.get(id, '')}"]
    return lines


def _field(name: str, was: Json, now: Json) -> str:
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now) > LONG:
        places = [
            f"({number}) {_value(one)} → {_value(two)}"
            for number, (one, two) in enumerate(zip(was, now, strict=True), 1)
            if one != two
        ]
        return f"{name} {', '.join(places)}"
    return f"{name} {_value(was)} → {_value(now)}"


def _value(value: Json) -> str:
    if isinstance(value, list):
        return ", ".join(map(_value, value)) if value else "nothing"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_value(one)}" for name, one in value.items()) if value else "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "(not there)"
    return f"“{value}”" if isinstance(value, str) and not value.isalnum() else str(value)
