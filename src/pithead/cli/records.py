"""`pithead records`: what can be done with many records at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from pithead.cli import saves
from pithead.cli.output import PackOption, console, errors_told, print_json
from pithead.core.errors import OptionError
from pithead.lab.export import export
from pithead.table.record import Record


class Action(StrEnum):
    """What can be done."""

    export = "export"


def records(
    action: Annotated[Action, typer.Argument(help="export: decisions to learn from, as one Parquet file.")],
    files: Annotated[list[Path], typer.Argument(help="Records of one game, or folders of them.")],
    parquet: Annotated[Path, typer.Option(help="The file to write; its data card is written beside it (.md).")],
    pack: PackOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead.")] = False,
) -> None:
    """Decisions of finished games as a Parquet file: what a seat knew, could choose and chose, and how it ended."""
    with errors_told():
        paths = _paths(files)
        game = saves.game_of(saves.read_record(paths[0]), pack)
        done = export(game, _read(paths), parquet)
    if as_json:
        print_json(asdict(done))
        return
    console.print(f"{done.decisions:,} decisions of {done.games:,} games in {parquet}, {parquet.with_suffix('.md')}")
    if done.unfinished:
        console.print(f"{done.unfinished:,} games without an end are left out")


def _paths(files: list[Path]) -> list[Path]:
    found = [path for file in files for path in (sorted(file.glob("*.jsonl")) if file.is_dir() else [file])]
    if not found:
        raise OptionError("there is no record (*.jsonl) in what was named")
    return found


def _read(paths: list[Path]) -> Iterator[tuple[str, Record]]:
    for path in paths:
        yield str(path), saves.read_record(path)
