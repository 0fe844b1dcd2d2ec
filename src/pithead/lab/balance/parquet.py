"""The Parquet file of every game: a row for each seat. Needs the extra `pithead[lab]`.

Without it the same games stand in the report's ledger, one JSON line each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import to_builtins

from pithead.extras import need
from pithead.lab.balance.rows import Row

FILE = "games.parquet"
GROUP = 20_000  # rows that are held and written at once


def write(folder: Path, rows: Iterable[Row], about: dict[str, str]) -> Path:
    """The file, put in place whole; `about` goes into its metadata. MissingExtra without pyarrow."""
    arrow = need("lab")
    schema = _schema(arrow).with_metadata(about)
    part = folder / f"{FILE}.part"
    with import_module("pyarrow.parquet").ParquetWriter(part, schema, compression="zstd") as writer:
        for group in _groups(rows):
            writer.write_table(arrow.Table.from_pylist(group, schema=schema))
    return part.replace(folder / FILE)


def _groups(rows: Iterable[Row]) -> Iterator[list[dict[str, Any]]]:
    left = iter(rows)
    while group := [_plain(row) for row in islice(left, GROUP)]:
        yield group


def _plain(row: Row) -> dict[str, Any]:
    return {**to_builtins(row), "sources": list(row.sources.items())}


def _schema(arrow: ModuleType) -> Any:
    """The columns of a row, in its order; words that come often are kept once."""
    word = arrow.dictionary(arrow.int32(), arrow.string())
    names = arrow.list_(arrow.string())
    kinds = {
        "stage": word,
        "deal": arrow.int32(),
        "pack": word,
        "seat": arrow.int8(),
        "bot": word,
        "special": arrow.bool_(),
        "score": arrow.int32(),
        "rank": arrow.int8(),
        "win": arrow.float32(),
        "margin": arrow.int32(),
        "reason": word,
        "rounds": arrow.int32(),
        "decisions": arrow.int32(),
        "lead_changes": arrow.int32(),
        "furthest_behind": arrow.int32(),
        "offered": names,
        "taken": names,
        "sources": arrow.map_(arrow.string(), arrow.int32()),
        "course": arrow.list_(arrow.int32()),
    }
    return arrow.schema([arrow.field(name, kinds[name], nullable=False) for name in Row.__struct_fields__])
