"""`pithead perft`: node counts and the order of choices, from a position or against stored cases."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from pithead.cli.output import console, errors_told, print_json
from pithead.core.errors import OptionError
from pithead.games.registry import load_game, load_kit
from pithead.lab.perft import Case, compare, game_of, measure, read_cases, wander, write_cases


def perft(
    game: Annotated[str | None, typer.Argument(help="Which game.")] = None,
    depth: Annotated[int, typer.Option(min=1, help="Decisions to look ahead.")] = 3,
    seats: Annotated[int | None, typer.Option(help="Number of players (default: the fewest).")] = None,
    seed: Annotated[int, typer.Option(help="Fixes all chance.")] = 1,
    skip: Annotated[int, typer.Option(min=0, help="Random decisions before the position.")] = 0,
    file: Annotated[
        Path | None, typer.Option(help="Check the cases of this file instead; exits with 1 where one differs.")
    ] = None,
    write: Annotated[Path | None, typer.Option(help="Add the position to the cases of this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead.")] = False,
) -> None:
    """Count the positions reached in N decisions, chance fixed by the seed."""
    with errors_told():
        if file is not None:
            wrong = check_file(file, as_json)
            raise typer.Exit(1 if wrong else 0)
        if game is None:
            raise OptionError("which game? Such as: pithead perft dig_deep --seats 3 --skip 100 --depth 4")
        loaded = load_game(game)
        case = wander(loaded, seats or loaded.info.min_seats, seed, skip, dict(load_kit(game).simulation))
        case = measure(loaded, case, depth)
        if write is not None:
            write_cases(write, [*(read_cases(write) if write.exists() else []), case])
    if as_json:
        print_json(case.to_json())
    else:
        show(case)


def check_file(path: Path, as_json: bool) -> list[str]:
    """Measure every case of a file again; what differs."""
    cases = read_cases(path)
    wrong = [text for case in cases for text in compare(case, measure(game_of(case), case, len(case.counts)))]
    if as_json:
        print_json({"cases": len(cases), "wrong": list(wrong)})
    else:
        for text in wrong:
            console.print(text, style="bold red", markup=False)
        console.print(f"{path}: {len(cases)} cases, {len(wrong)} differences")
    return wrong


def show(case: Case) -> None:
    table = Table("decisions", "positions", title=case.name)
    for i, count in enumerate(case.counts):
        table.add_row(str(i + 1), f"{count:,}")
    console.print(table)
    console.print(f"order {case.order}; first choices: {', '.join(case.choices)}", markup=False)
