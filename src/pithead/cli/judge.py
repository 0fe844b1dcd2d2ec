"""`pithead judge`: whether a game's net is honest about chances to win."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from pithead.cli.output import PackOption, console, default_jobs, errors_told, percent, print_json, progress_bar
from pithead.extras import need
from pithead.games.registry import load_game


def judge(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(min=1, help="Games to play at every seat count from two on.")] = 200,
    seats: Annotated[int, typer.Option(min=0, help="Only this number of players (default: each from two on).")] = 0,
    net: Annotated[Path | None, typer.Option(help="Another net (default: the one that comes with the game).")] = None,
    pack: PackOption = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes (default: one for each core).")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the reliability curves into this SVG file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects instead.")] = False,
) -> None:
    """Log-loss, calibration error and reliability curve of the net and of foreman, by seat count and part of the
    game.
    """
    with errors_told():
        load_game(game, pack)
        need("net")
        from pithead.lab.calibration import judge_game, reliability

        with progress_bar(game) as progress:
            found = judge_game(game, games, jobs or default_jobs(), progress, net, pack, seats)
    if picture is not None:
        picture.write_text(reliability(load_game(game).info.title, found), encoding="utf-8")
    if as_json:
        print_json([one.to_json() for one in found])
        return
    table = Table(
        *("seats", "part", "games", "positions", "judge", "log-loss", "calibration error", "95 %", "an ideal judge's"),
        title=game,
    )
    for one in found:
        table.add_row(
            *(str(one.seats), one.part, f"{one.games:,}", f"{one.positions:,}", one.judge, f"{one.log_loss:.4f}"),
            *(percent(one.error), f"{100 * one.low:.1f}–{100 * one.high:.1f}"),
            f"{percent(one.ideal)}, at most {percent(one.ideal_high)}",
        )
    console.print(table)
    console.print(
        "an ideal judge's: the error that luck alone shows by as many games: the mean, and 19 times out of 20"
    )
