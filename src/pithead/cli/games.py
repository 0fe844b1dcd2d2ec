"""`pithead games`: what there is to play."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from pithead.cli.output import console, errors_told, print_json
from pithead.core.api import GameInfo, Json, Option
from pithead.games.registry import GAMES, load_game


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects instead.")] = False,
) -> None:
    """Every game: seats, options, rules version, content pack with its hash, and how much of it is printed or
    reconstructed.
    """
    with errors_told():
        infos = [load_game(name).info for name in GAMES]
    if as_json:
        print_json([as_object(info) for info in infos])
        return
    for info in infos:
        console.print(about(info))


def about(info: GameInfo) -> Table:
    """One game, a line for each fact."""
    table = Table("id", info.id, title=info.title, title_justify="left", min_width=60)
    table.add_row("seats", f"{info.min_seats} to {info.max_seats}")
    for option in info.options:
        table.add_row(f"option {option.name}", f"{option.default} ({option.clause})")
    table.add_row("rules version", str(info.rules_version))
    table.add_row("pack", f"{info.pack.name} {info.pack.digest}")
    table.add_row("printed", f"{info.pack.printed} rows")
    table.add_row("reconstructed", f"{info.pack.reconstructed} rows")
    table.add_row("stage", info.stage)
    return table


def as_object(info: GameInfo) -> dict[str, Json]:
    """What a lobby shows of a game, as JSON."""
    pack = info.pack
    return {
        "id": info.id,
        "title": info.title,
        "seats": {"min": info.min_seats, "max": info.max_seats},
        "options": [_option(option) for option in info.options],
        "rules_version": info.rules_version,
        "pack": {"name": pack.name, "hash": pack.digest, "printed": pack.printed, "reconstructed": pack.reconstructed},
        "stage": info.stage,
    }


def _option(option: Option) -> dict[str, Json]:
    out: dict[str, Json] = {"name": option.name, "default": option.default, "clause": option.clause}
    if option.choices:
        out["choices"] = list(option.choices)
    elif not isinstance(option.default, bool):
        out["low"], out["high"] = option.low, option.high
    return out
