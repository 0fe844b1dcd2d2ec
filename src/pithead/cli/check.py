"""`pithead check`: the conformance suite over random games of any game; with `--bots`, whether its bots play fair."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from pithead.cli.output import PackOption, TransferOption, console, default_jobs, errors_told, print_json, progress_bar
from pithead.core.api import Json
from pithead.core.errors import OptionError
from pithead.games.registry import GAMES, game_of, load_game
from pithead.lab import pool
from pithead.lab.audit import RESULT, Checked, Plan, result, run
from pithead.lab.conformance import check_indices
from pithead.lab.findings import Report
from pithead.lab.honesty import SIMULATIONS

SHOWN_MOVES = 12


@dataclass(frozen=True)
class Job:
    """The games of some indices at one seat count: what is sent to another process."""

    game: str
    seats: int
    seed: int
    thorough: bool
    pack: Path | None = None

    def __call__(self, indices: Sequence[int]) -> list[Report]:
        return [
            check_indices(load_game(self.game, self.pack), self.seats, [index], self.seed, thorough=self.thorough)
            for index in indices
        ]


def check(
    game: Annotated[str | None, typer.Argument(help="Which game (default: all of them).")] = None,
    games: Annotated[
        int, typer.Option(min=1, help="Random games for each number of seats; with --bots, games of each bot.")
    ] = 100,
    seats: Annotated[int | None, typer.Option(help="Only this number of seats.")] = None,
    seed: Annotated[int, typer.Option(help="Other games for another seed.")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes (default: one for each core).")] = None,
    thorough: Annotated[
        bool, typer.Option("--thorough", help="Every audience at every step, not one in turn.")
    ] = False,
    bots: Annotated[
        bool, typer.Option("--bots", help="The bots instead: none knows more than its seat, none makes an absurd move.")
    ] = False,
    positions: Annotated[int, typer.Option(min=1, help="With --bots: positions at which each bot is asked.")] = 10_000,
    simulations: Annotated[
        int, typer.Option(min=1, help="With --bots: budget of those that search, for one decision.")
    ] = SIMULATIONS,
    out: Annotated[
        Path | None,
        typer.Option(help="With --bots: a folder for what was found; the same command goes on where it was stopped."),
    ] = None,
    pack: PackOption = None,
    transfer: TransferOption = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead.")] = False,
) -> None:
    """Play random games and check at every step what every game must keep; exits with 1 on any failure."""
    if pack is not None and game is None:
        with errors_told():
            game = game_of(pack)
    names = [game] if game else list(GAMES)
    if bots:
        with errors_told():
            plan = Plan(tuple(names), positions, games, seed, simulations, pack, transfer)
            found = check_bots(plan, jobs or default_jobs(), out)
        finish_bots(found, as_json)
        return
    with errors_told():
        reports = [check_one(name, games, seats, seed, jobs or default_jobs(), thorough, pack) for name in names]
    if as_json:
        print_json({"ok": all(r.ok for r in reports), "games": {r.game: r.to_json() for r in reports}})
    else:
        for report in reports:
            show(report)
    if not all(report.ok for report in reports):
        raise typer.Exit(1)


def check_one(
    name: str, games: int, seats: int | None, seed: int, jobs: int, thorough: bool, pack: Path | None
) -> Report:
    """All seat counts of one game, or the one asked for."""
    info = load_game(name, pack).info
    counts = range(info.min_seats, info.max_seats + 1)
    if seats is not None and seats not in counts:
        raise OptionError(f"{info.title} is for {info.min_seats} to {info.max_seats} players, not {seats}")
    total = Report(name)
    for count in counts if seats is None else [seats]:
        with progress_bar(f"{name}, {count} seats") as bar:
            for report in pool.run(Job(name, count, seed, thorough, pack), games, jobs, bar):
                total.merge(report)
    return total


def check_bots(plan: Plan, jobs: int, folder: Path | None) -> list[Checked]:
    """Every bot of the games; with a folder, its figures lie there."""
    started = perf_counter()
    with progress_bar("bots") as bar:
        found = run(plan, jobs, folder, bar, tell)
    if folder:
        command = "pithead check " + " ".join(
            [
                *(plan.games_named if len(plan.games_named) == 1 else ()),
                f"--bots --positions {plan.positions} --games {plan.games} --seed {plan.seed}",
            ]
        )
        data = result(plan, found, command, jobs, perf_counter() - started)
        (folder / RESULT).write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return found


def tell(one: Checked) -> None:
    """A line on standard error: one bot is done."""
    failed = "no failure" if one.report.ok else ", ".join(f"{name}: {n}" for name, n in one.report.failed.items())
    took = one.seconds["leak"] + one.seconds["lint"]
    typer.echo(
        f"{one.game}, {one.version}: {one.report.tried['leak']:,} positions, {one.report.reasons.total():,} games, "
        f"{failed}; {took:,.0f} s",
        err=True,
    )


def finish_bots(found: list[Checked], as_json: bool) -> None:
    """The reports of all bots by game, and the exit status."""
    ok = all(one.report.ok for one in found)
    if as_json:
        games: dict[str, dict[str, Json]] = {}
        for one in found:
            games.setdefault(one.game, {})[one.bot] = one.report.to_json()
        print_json({"ok": ok, "games": {name: {**bots} for name, bots in games.items()}})
    else:
        for one in found:
            show(one.report, one.bot)
    if not ok:
        raise typer.Exit(1)


def show(report: Report, bot: str = "") -> None:
    """What was tried, and each failure with what reproduces it."""
    title = f"{report.game}{', ' if bot else ''}{bot}"
    table = Table(
        "check",
        "tried",
        "failed",
        title=f"{title}: {report.games:,} games, {report.steps:,} steps, seats {report.seats}",
    )
    for name in sorted({*report.tried, *report.failed}):
        failed = report.failed[name]
        table.add_row(name, f"{report.tried[name]:,}", f"[bold red]{failed:,}[/]" if failed else "0")
    console.print(table)
    if report.reasons:
        console.print("ended by: " + ", ".join(f"{reason} {n:,}" for reason, n in sorted(report.reasons.items())))
    for finding in report.findings:
        console.print(
            f"\n[bold red]{finding.check}[/] {finding.game}, {finding.seats} seats, --seed "
            f"{finding.seed}, game {finding.index}, "
            f"step {finding.step}, {finding.audience}"
        )
        console.print(finding.message, markup=False)
        for move in finding.moves[-SHOWN_MOVES:]:
            console.print(f"  {move}", markup=False)
    console.print(
        f"{title}: "
        + ("[green]no failure[/]" if report.ok else f"[bold red]{sum(report.failed.values()):,} failures[/]")
    )
