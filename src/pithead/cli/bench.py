"""`pithead bench`: the speed of both builds in one run; with `--bots` or `--encoders`, that of those."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from pithead.cli.output import PackOption, TransferOption, console, errors_told, print_json
from pithead.core.api import Json
from pithead.games.registry import game_of, load_game
from pithead.lab import bench as lab
from pithead.lab import pool
from pithead.lab.bot_speed import bench_bots
from pithead.lab.cluster import cluster
from pithead.lab.encoder_speed import bench_encoders

FIGURES = {
    "decisions_per_s": "decisions/s inside the engine",
    "api_decisions_per_s": "decisions/s from Python",
    "games_per_s": "games/s",
    "clone_us": "clone, µs",
}
BOT_FIGURES = {
    "games": "games",
    "games_per_s": "games/s",
    "core_games_per_s": "per core",
    "core_decisions_per_s": "decisions/s",
    "p50_us": "p50 µs",
    "p95_us": "p95 µs",
}
ENCODER_FIGURES = {
    "positions": "positions",
    "view_us": "view, µs",
    "encode_us": "encode, µs",
    "mask_us": "mask, µs",
    "encode_p95_us": "encode p95, µs",
}


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Which games (default: all of them).")] = None,
    seats: Annotated[
        int, typer.Option(min=0, help="Number of players (default: as many as each game takes; with --bots, four).")
    ] = 0,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each figure is measured.")] = 2.0,
    bots: Annotated[
        bool, typer.Option("--bots", help="The bots instead: a table full of each rung, and how long a decision takes.")
    ] = False,
    encoders: Annotated[
        bool, typer.Option("--encoders", help="The encoders instead: a view, its row of numbers, its mask of choices.")
    ] = False,
    bot: Annotated[
        list[str] | None, typer.Option(help="With --bots: only this bot; may be given several times.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="With --bots: processes.")] = 1,
    ray: Annotated[
        bool,
        typer.Option("--ray", help="With --bots: on a Ray cluster, the one at RAY_ADDRESS or one on this machine."),
    ] = False,
    pack: PackOption = None,
    transfer: TransferOption = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead.")] = False,
) -> None:
    """Decisions per second inside the engine and from Python, clone time and games per second, interpreted and
    compiled; or games and decisions per second of the bots; or what it takes to turn a position into numbers.
    """
    with errors_told():
        names = games or ([game_of(pack)] if pack else [])
        for name in names:
            load_game(name, pack)
        if bots:
            with cluster(jobs) if ray else pool.workers(jobs) as crew:
                result = bench_bots(names, bot or (), seats, seconds, crew, pack, transfer, _tell)
        elif encoders:
            result = bench_encoders(names, seats, seconds, pack, _tell)
        else:
            result = lab.bench(names, seats, seconds, pack, _tell)
    if as_json:
        print_json(result)
    elif bots:
        show_bots(result)
    elif encoders:
        show_encoders(result)
    else:
        show(result)


def _tell(what: str) -> None:
    typer.echo(f"measuring {what}", err=True)


def show_bots(result: dict[str, Json]) -> None:
    """A table for each game: a line for each bot."""
    for name, rows in result.items():
        assert isinstance(rows, dict)
        table = Table(name, "seats", *BOT_FIGURES.values())
        for bot, row in rows.items():
            assert isinstance(row, dict)
            table.add_row(bot, f"{row['seats']}", *(f"{row[key]:,}" for key in BOT_FIGURES))
        console.print(table)


def show_encoders(result: dict[str, Json]) -> None:
    """A table for each game: a line for each number of seats."""
    for name, rows in result.items():
        assert isinstance(rows, dict)
        table = Table(f"{name}, seats", *ENCODER_FIGURES.values())
        for seats, row in rows.items():
            assert isinstance(row, dict)
            table.add_row(seats, *(f"{row[key]:,}" for key in ENCODER_FIGURES))
        console.print(table)


def show(result: dict[str, Json]) -> None:
    """A table for each game: the figures of both builds side by side."""
    for name, row in result.items():
        if not isinstance(row, dict) or name == "catanatron":
            continue
        plain, built = row["interpreted"], row["compiled"]
        assert isinstance(plain, dict)
        table = Table(f"{name}, {plain['seats']} seats", "interpreted", "compiled")
        for key, title in FIGURES.items():
            table.add_row(title, f"{plain[key]:,}", f"{built[key]:,}" if isinstance(built, dict) else "")
        console.print(table)
        if isinstance(built, dict):
            console.print(f"compiled / interpreted: {row['ratio']}")
        else:
            console.print(f"{row['note']}", style="bold yellow")
        if "ratio_to_catanatron" in row:
            console.print(f"to Catanatron: {row['ratio_to_catanatron']}")
    peer = result.get("catanatron")
    if isinstance(peer, dict):
        console.print(f"Catanatron, four random players: {peer['decisions_per_s']:,} decisions/s")
    else:
        console.print("Catanatron is not installed: `pip install 'pithead\\[bench]'` adds the comparison", style="dim")
