"""`pithead balance`: what a pack does to a game, or to another pack's, with verdicts that hold."""

from __future__ import annotations

import re
from contextlib import closing, nullcontext
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from pithead.cli.output import PackOption, console, errors_told, percent, print_json, progress_bar
from pithead.cli.play import read_options
from pithead.core.errors import OptionError
from pithead.games.registry import load_game
from pithead.lab import pool
from pithead.lab.arena.words import bots_text, seats_text
from pithead.lab.balance import page
from pithead.lab.balance.files import write_files
from pithead.lab.balance.ledger import Ledger, found_plan
from pithead.lab.balance.page import words
from pithead.lab.balance.page.names import Titles, named, titles_of
from pithead.lab.balance.plan import TRIALS, Plan, Setup, make_asked
from pithead.lab.balance.report import report
from pithead.lab.balance.result import Price, Result
from pithead.lab.balance.runner import run
from pithead.lab.balance.timing import planned
from pithead.lab.cluster import cluster
from pithead.lab.lock import locked

SEAT = "seat "  # how the figures begin that are shares
UNITS = {"s": 1, "m": 60, "h": 3600}


def balance(
    game: Annotated[str, typer.Argument(help="Which game; see `pithead games`.")],
    pack: PackOption = None,
    against: Annotated[
        Path | None,
        typer.Option(help="Pack A, to compare with on the same deals; the game's name for its own."),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Number of players (default: 4, or the most).")] = None,
    budget: Annotated[str | None, typer.Option(help="How long: 90s, 10m, 2h.")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="How many games in all (default: 2000).")] = None,
    bot: Annotated[str, typer.Option(help="Who plays most of it (default: apprentice).")] = "",
    strengths: Annotated[
        str | None, typer.Option(help="Other strengths that play the same (default: the first rungs; none: '').")
    ] = None,
    trials: Annotated[int, typer.Option(min=0, help="Items to try by restricted play and forced style.")] = TRIALS,
    item: Annotated[
        list[str] | None,
        typer.Option(help="Try this item instead, or all of a kind, such as 'die red' or die; may be given often."),
    ] = None,
    only_verdicts: Annotated[
        bool, typer.Option("--only-verdicts", help="All games for the verdicts: no ladder, luck or styles.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same report, whoever plays the games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    ray: Annotated[
        bool, typer.Option("--ray", help="Play on a Ray cluster: the one at RAY_ADDRESS, or one on this machine.")
    ] = False,
    option: Annotated[
        list[str] | None, typer.Option(help="A table option, such as turn_limit=40; may be given several times.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Folder for the games and the report; the same command goes on there.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead.")] = False,
) -> None:
    """Report on the balance of a pack: verdicts, seats, items, skill and luck, trust, loopholes."""
    started = perf_counter()
    with errors_told(), locked(out) if out else nullcontext():
        if budget and games:
            raise OptionError("give --budget or --games, not both")
        other = None if against is None or str(against) == game else against
        amount = f"{read_seconds(budget):g} s" if budget else f"{games or 2000} games"
        names = None if strengths is None else [name.strip() for name in strengths.split(",") if name.strip()]
        values = read_options(load_game(game, pack), option or [])
        asked = make_asked(
            game,
            amount,
            pack=pack,
            against=other,
            compare=against is not None,
            seats=seats,
            bot=bot,
            strengths=names,
            seed=seed,
            options=values,
            trials=trials,
            tries=item or (),
            skill=not only_verdicts,
        )
        plan = (found_plan(out, asked) if out else None) or planned(asked, pack, jobs)
        setup = Setup(plan, (("a", other), ("b", pack)))
        with (
            closing(Ledger(out, plan)) if out else nullcontext() as ledger,
            cluster(jobs) if ray else pool.workers(jobs) as crew,
            progress_bar(game) as bar,
        ):
            played = run(setup, crew, ledger, bar, None if as_json else lambda found: show_prices(plan, found))
        result = replace(report(setup, played), seconds=perf_counter() - started, fresh=played.fresh)
        if out:
            for note in write_files(out, setup, played, result):
                typer.echo(f"pithead: {note}", err=True)
    if as_json:
        print_json(result.to_json())
    else:
        show(result, titles_of(result, setup.load("b")))
        if out:
            console.print(f"The whole report: {out / page.FILE}", soft_wrap=True)


def read_seconds(text: str) -> int:
    """`90s`, `10m`, `2h` in seconds."""
    found = re.fullmatch(r"(\d+)\s*([smh])", text.strip())
    if not found or not int(found[1]):
        raise OptionError(f"--budget takes a time such as 90s, 10m or 2h, not {text!r}")
    return int(found[1]) * UNITS[found[2]]


def show_prices(plan: Plan, prices: list[Price]) -> None:
    """What the budget can find, before most of the games."""
    main = plan.parts[0]
    console.print(
        f"{plan.games:,} games, {main.deals:,} deals of them by {main.bot}. The smallest difference that these find:"
    )
    for price in prices:
        shown = words.percent if price.id.startswith(SEAT) else words.number
        found = "none: too few games" if price.smallest is None else shown(price.smallest)
        more = ""
        if price.smallest is None or price.smallest > price.margin:
            time = f", about {words.duration(price.seconds)}" if price.seconds else ""
            more = f"; one of {shown(price.margin)} would take {price.games:,} games{time}"
        console.print(f"  {price.id}: {found}{more}")


def show(whole: Result, titles: Titles) -> None:
    """The verdicts, and the tables in short, in the words of the page."""
    result = named(whole, titles)
    packs = f"pack {result.pack.name} {result.pack.digest}"
    if result.against:
        packs += f" against {result.against.name} {result.against.digest}"
    console.print(f"{result.title}, {seats_text(result.seats)}, {result.bot}, seed {result.seed}: {packs}")
    console.print(f"[bold]{result.overall.verdict}[/bold]: {escape(result.overall.reason)}")
    _show_findings(result)
    marked = [line for line in result.table().items if line.mark]
    for mark in ("dead", "must-have"):
        names = [f"{line.name} ({percent(line.share)})" for line in marked if line.mark == mark]
        if names:
            console.print(escape(f"{mark}: {', '.join(names)}"))
    for trial in result.trials:
        console.print(
            escape(
                f"a seat that {trial.rule} takes {trial.item}: {words.change(trial.points.mean, 'points')}, "
                f"wins {words.change(trial.wins.mean, 'share')}: {trial.verdict}, {words.games(trial.games)}"
            )
        )
    for rung in result.skill.rungs:
        console.print(
            f"one {rung.stronger} among {bots_text(rung.weaker)} wins {words.estimate(rung.wins)}, "
            f"an equal share is {words.percent(rung.parity)}"
        )
    for luck in result.skill.luck:
        around = "" if luck.low is None or luck.high is None else f" ({words.between(luck.low, luck.high, 'share')})"
        console.print(
            f"luck of {luck.stream}: {words.percent(luck.share)}{around} of the spread, {words.games(luck.games)}"
        )
    for hole in result.loopholes:
        told = f", {words.games(hole.games)}" if hole.games else ""
        console.print(escape(f"{hole.kind}: {words.spoken(hole.what)} {hole.clause}".rstrip() + told))


def _show_findings(result: Result) -> None:
    paired = result.against is not None
    heads = ("A", "B") if paired else ("ought to be", "is")
    table = Table("figure", *heads, "difference", "interval", "verdict")
    for one in result.findings:
        if one.group != "item" or one.verdict not in words.STEADY:
            bound = " (depends on the bot)" if one.bot_bound else ""
            table.add_row(
                escape(one.about),
                words.plain(one.a, one.unit),
                words.plain(one.b, one.unit),
                words.change(one.difference, one.unit).split()[0],
                words.between(one.low, one.high, one.unit),
                one.verdict + bound,
            )
    console.print(table)
