"""A content pack as its game reads it: all that is wrong with it, or what it holds."""

from __future__ import annotations

from pathlib import Path

from pithead.core.errors import PackError
from pithead.games.kit import PackReport
from pithead.games.packs import Pack
from pithead.games.registry import load_kit


def check_pack(path: Path, game: str) -> PackReport:
    """Read a pack as a game does. A game that puts its rows into words reports everything at once, any other its first
    fault.
    """
    kit = load_kit(game)
    if kit.check_pack is not None:
        return kit.check_pack(path)
    report = PackReport()
    try:
        report.info = kit.create(path.resolve()).info.pack
        report.rows = Pack(path).plain_rows()
    except PackError as error:
        report.problems.append(str(error))
    return report


def row_texts(report: PackReport, lang: str) -> dict[str, str]:
    """The text of each row that has one, by its id."""
    out: dict[str, str] = {}
    for row in (row for found in report.rows.values() for row in found if "texts" in row):
        texts = row["texts"]
        out[str(row["id"])] = str(texts.get(lang, "")) if isinstance(texts, dict) else str(texts)
    return out
