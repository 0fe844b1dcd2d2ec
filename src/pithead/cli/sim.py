"""`pithead sim`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from pithead.cli.output import (
    PackOption,
    TransferOption,
    console,
    errors_told,
    pack_text,
    percent,
    print_json,
    progress_bar,
)
from pithead.cli.play import read_options
from pithead.games.registry import load_game
from pithead.lab.simulate import Simulation, simulate
from pithead.lab.stats import Share


def sim(
    game: Annotated[str, typer.Argument(help="Which game; see `pithead games`.")],
    seats: Annotated[int | None, typer.Option(help="Number of players (default: the fewest).")] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="Names of bots, such as pebble,apprentice: they take the seats in turn, rotated. One of your own is "
            "module:Class, such as mine:MyBot."
        ),
    ] = "pebble,apprentice",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result, whatever the number of jobs.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(help="A table option, such as turn_limit=40; may be given several times.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="A new folder for a record of each game (see `pithead records export`).")
    ] = None,
    pack: PackOption = None,
    transfer: TransferOption = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead.")] = False,
) -> None:
    """Simulate games and report win shares, scores, end reasons and speed."""
    with errors_told(), progress_bar(game) as bar:
        names = [name.strip() for name in bots.split(",") if name.strip()]
        loaded = load_game(game, pack)
        values = read_options(loaded, option or [])
        count = seats or loaded.info.min_seats
        result = simulate(game, count, names, games, seed, jobs, bar, values, pack, transfer, records)
    if as_json:
        print_json(result.to_json())
    else:
        show(result)


def show(result: Simulation) -> None:
    """The figures as tables."""
    table = Table(
        "bot",
        "wins",
        "95 %",
        "score",
        "deciles",
        title=f"{result.game}: {result.games:,} games, {result.seats} seats, seed {result.seed}",
        caption=pack_text(result.pack, result.pack_hash, result.transferred),
    )
    for name, share in result.win_share_by_bot.items():
        score = result.scores_by_bot[name]
        table.add_row(
            name,
            percent(share.share),
            _interval(share),
            f"{score.mean:.1f}",
            " ".join(f"{cut:g}" for cut in score.deciles),
        )
    console.print(table)
    table = Table("seat", "wins", "95 %")
    for seat, share in enumerate(result.win_share_by_seat):
        table.add_row(str(seat + 1), percent(share.share), _interval(share))
    console.print(table)
    console.print(
        "ended by: " + ", ".join(f"{reason} {percent(n / result.games)}" for reason, n in result.end_reasons.items())
    )
    console.print(
        f"rounds: {result.rounds.mean:.1f} ({result.rounds.deciles[0]:g} to "
        f"{result.rounds.deciles[-1]:g} in eight games of ten); "
        f"decisions a game: {result.decisions_per_game:.1f}"
    )
    for name, value in result.figures.items():
        console.print(f"{name}: {value:.2f}")
    if result.traits:
        _show_traits(result)
    console.print(
        f"{result.seconds:.1f} s with {result.jobs} job{'s' if result.jobs > 1 else ''}: "
        f"{result.games_per_s:,.1f} games/s, "
        f"{result.decisions_per_s:,.0f} decisions/s"
    )


def _show_traits(result: Simulation) -> None:
    """What seats did, and how they fared with and without it."""
    table = Table("trait", "seats", "points", "95 %", "without", "wins", "95 %")
    for name, compared in result.traits.items():
        having, lacking = compared.having, compared.lacking
        if having is not None:
            points = having.points
            table.add_row(
                name,
                str(having.seats),
                f"{points.mean:.1f}",
                f"{points.low:.1f}–{points.high:.1f}",
                f"{lacking.points.mean:.1f}" if lacking else "–",
                percent(having.wins.share),
                _interval(having.wins),
            )
    console.print(table)


def _interval(share: Share) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"
