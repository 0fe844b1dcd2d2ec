"""A report as files: result.json, report.html, games.parquet, and the records of single games."""

from __future__ import annotations

from pathlib import Path

from pithead.extras import MissingExtra
from pithead.lab.balance import ledger, outliers, page, parquet
from pithead.lab.balance.page.names import titles_of
from pithead.lab.balance.plan import Setup
from pithead.lab.balance.result import Result, write
from pithead.lab.balance.rows import rows_of
from pithead.lab.balance.runner import Played
from pithead.lab.balance.table import bots_of

RESULT = "result.json"


def write_files(folder: Path, setup: Setup, played: Played, result: Result) -> list[str]:
    """All of them; what is said of those that could not be written."""
    (folder / RESULT).write_bytes(write(result))
    packs = {pack: setup.load(pack) for pack in (("a", "b") if result.against else ("b",))}
    page.write(folder, result, outliers.write(folder, result, packs), titles_of(result, packs["b"]))
    games = ((game, bots_of(setup, part, game.deal)) for part, found in played.parts.values() for game in found)
    about = {"game": result.game, "pack": result.pack.digest, "plan": result.plan, "pithead": result.pithead}
    try:
        parquet.write(folder, rows_of(games), about)
    except MissingExtra as missing:
        return [f"{missing}; the same games are in {folder / ledger.FILE}"]
    return []
