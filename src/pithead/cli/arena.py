"""`pithead arena`: how strong bots are, on duplicate deals."""

from __future__ import annotations

from contextlib import closing, nullcontext
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
from pithead.core.errors import OptionError
from pithead.games.registry import load_game
from pithead.lab import pool
from pithead.lab.arena.contest import make_contest
from pithead.lab.arena.ledger import Ledger
from pithead.lab.arena.report import write
from pithead.lab.arena.results import Result
from pithead.lab.arena.runner import run
from pithead.lab.arena.words import bot_title, interval, milliseconds_text, rate, rating_text, seats_text
from pithead.lab.cluster import cluster
from pithead.lab.lock import locked

DECISIONS = {
    "accept": "accepted: the share is p1 rather than p0",
    "reject": "rejected: the share is p0 rather than p1",
    "undecided": "undecided",
}


def arena(
    game: Annotated[str, typer.Argument(help="Which game; see `pithead games`.")],
    bots: Annotated[
        str,
        typer.Option(
            help="Names of bots: the candidate, then the others, who fill the other seats in turn. One of your own is "
            "module:Class, such as mine:MyBot (docs/research.md)."
        ),
    ],
    deals: Annotated[
        int, typer.Option(min=1, help="How many deals; each is played once for every seat of the candidate.")
    ] = 100,
    seats: Annotated[int | None, typer.Option(help="Number of players (default: 4).")] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Every bot against tables of every other one.")] = False,
    mixed: Annotated[
        bool, typer.Option("--mixed", help="Tables of different bots, neighbours of the list: ratings by few games.")
    ] = False,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, whatever the number of jobs.")] = 1,
    sprt: Annotated[
        str | None, typer.Option(help="Two win shares p0,p1 such as 0.25,0.30: stop as soon as one of them stands.")
    ] = None,
    simulations: Annotated[int, typer.Option(min=0, help="Budget of bots that search, for one decision.")] = 0,
    milliseconds: Annotated[
        int, typer.Option(min=0, help="The same in time; then games cannot be repeated exactly.")
    ] = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="A table option, such as turn_limit=40; may be given several times.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Folder for blocks, result.json and report.html; the same command goes on there."),
    ] = None,
    ray: Annotated[
        bool, typer.Option("--ray", help="Play on a Ray cluster: the one at RAY_ADDRESS, or one on this machine.")
    ] = False,
    pack: PackOption = None,
    transfer: TransferOption = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead.")] = False,
) -> None:
    """Measure bots against each other: win shares by block, ratings, times of moves."""
    with errors_told(), locked(out) if out else nullcontext():
        names = [name.strip() for name in bots.split(",") if name.strip()]
        contest = make_contest(
            game,
            names,
            deals,
            seats,
            seed,
            read_options(load_game(game, pack), option or []),
            ladder=ladder,
            mixed=mixed,
            simulations=simulations,
            milliseconds=milliseconds,
            sprt=read_shares(sprt) if sprt else None,
            pack=pack,
            transfer=transfer,
        )
        with (
            closing(Ledger(out, contest)) if out else nullcontext() as ledger,
            cluster(jobs) if ray else pool.workers(jobs) as crew,
            progress_bar(game) as bar,
        ):
            result = run(contest, crew, ledger, bar)
        result.jobs = jobs
        if out:
            write(out, result)
    if as_json:
        print_json(result.to_json())
    else:
        show(result)


def read_shares(text: str) -> tuple[float, float]:
    """`0.25,0.30` as two numbers."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise OptionError(f"--sprt takes two win shares such as 0.25,0.30, not {text!r}") from None
    return low, high


def show(result: Result) -> None:
    """The figures as tables."""
    console.print(
        f"{result.title}, {seats_text(result.seats)}: {result.deals:,} deals, {result.games:,} "
        f"games, seed {result.seed}; "
        f"{pack_text(result.pack, result.pack_hash, result.transferred)}, rules {result.rules_version}"
    )
    if result.seats == 1:
        _show_solo(result)
    elif result.ladder:
        _show_matrix(result)
    elif not result.mixed:
        _show_parts(result)
    _show_bots(result)
    if result.sprt:
        test = result.sprt
        console.print(
            f"p0 {test.p0:g}, p1 {test.p1:g}: {DECISIONS[test.decision]} after {test.blocks:,} deals "
            f"(log-likelihood ratio {test.ratio:.2f}, bounds {test.low:.2f} and {test.high:.2f})"
        )
    console.print(
        f"{result.seconds:.1f} s, {result.games_per_s:,.1f} games/s; in all {result.core_seconds:.1f} s of one core "
        f"({result.build}; {result.machine})"
    )


def _show_parts(result: Result) -> None:
    table = Table(
        "bot", "seats", "wins of a seat", "95 %", "points", "95 %", title=f"parity is {percent(1 / result.seats)}"
    )
    for lineup in result.lineups:
        for part in lineup.parts:
            table.add_row(
                bot_title(part.bot),
                str(part.seats),
                percent(part.wins.share),
                interval(part.wins),
                f"{part.points.mean:.1f}",
                f"{part.points.low:.1f}–{part.points.high:.1f}",
            )
    console.print(table)


def _show_solo(result: Result) -> None:
    """Means of games alone, grades among them."""
    table = Table("mean of a game", *(bot_title(lineup.names[0]) for lineup in result.lineups))
    points = [lineup.parts[0].points for lineup in result.lineups]
    table.add_row("points", *(f"{mean.mean:.1f} ({mean.low:.1f}–{mean.high:.1f})" for mean in points))
    for name in result.lineups[0].figures:
        table.add_row(name, *(f"{lineup.figures[name]:.2f}" for lineup in result.lineups))
    console.print(table)


def _show_matrix(result: Result) -> None:
    table = Table(
        "one",
        *(f"against {bot_title(name)}" for name in result.bots),
        title=f"share of wins; parity is {percent(1 / result.seats)}",
    )
    for name, row in zip(result.bots, result.matrix, strict=True):
        table.add_row(bot_title(name), *(f"{percent(cell.share)} ({interval(cell)})" if cell else "–" for cell in row))
    console.print(table)


def _show_bots(result: Result) -> None:
    table = Table(
        "bot",
        "rating",
        "95 %",
        "moves",
        "p50",
        "p95",
        "games/s",
        title="ratings; processor time of a move; games a second of one core",
    )
    for name in result.bots:
        rating, pace, own = result.ratings.get(name), result.pace[name], result.lineup(name, name)
        table.add_row(
            result.versions[name],
            *rating_text(rating),
            f"{pace.moves:,}",
            milliseconds_text(pace.p50),
            milliseconds_text(pace.p95),
            rate(own.games_per_core_s) if own else "–",
        )
    console.print(table)
