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
    """Every game: seats, options, rules version, content pack with its hash, and how much of it is printed or reconstructed."""
    with errors_told():
        infos = [load_game(name).info for name in GAMES]
    if as_json:
        print_json([as_object(info) for info in infos])
        return
    table = Table("id", "title", "seats", "options", "rules", "pack", "stage", "printed", "reconstructed")
    for info in infos:
        options = "\n".join(f"{option.name} = {option.default}" for option in info.options)
        table.add_row(info.id, info.title, f"{info.min_seats}–{info.max_seats}", options, str(info.rules_version),
                      f"{info.pack.name} {info.pack.digest}", info.stage, str(info.pack.printed), str(info.pack.reconstructed))
    console.print(table)


def as_object(info: GameInfo) -> dict[str, Json]:
    """What a lobby shows of a game, as JSON."""
    pack = info.pack
    return {
        "id": info.id, "title": info.title, "seats": {"min": info.min_seats, "max": info.max_seats},
        "options": [_option(option) for option in info.options], "rules_version": info.rules_version,
        "pack": {"name": pack.name, "hash": pack.digest, "printed": pack.printed, "reconstructed": pack.reconstructed}, "stage": info.stage,
    }


def _option(option: Option) -> dict[str, Json]:
    out: dict[str, Json] = {"name": option.name, "default": option.default, "clause": option.clause}
    if option.choices:
        out["choices"] = list(option.choices)
    elif not isinstance(option.default, bool):
        out["low"], out["high"] = option.low, option.high
    return out
