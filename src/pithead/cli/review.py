"""`pithead review`: where a finished game was decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from pithead.cli import saves
from pithead.cli.coaching import thing_lines
from pithead.cli.output import console, default_jobs, errors_told, percent, print_json, progress_bar, signed
from pithead.cli.play import check_language
from pithead.cli.players import player_names
from pithead.cli.review_page import page
from pithead.coach.habits import people_things
from pithead.coach.marks import EFFORTS, WORDED
from pithead.coach.report import Review
from pithead.coach.review import PARTS
from pithead.coach.review import review as made
from pithead.core.api import Game
from pithead.core.errors import OptionError
from pithead.locales import Texts
from pithead.table.record import Player


def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    seat: Annotated[int | None, typer.Option(help="Weigh this seat's decisions (default: people's).")] = None,
    depth: Annotated[str, typer.Option(help=" or ".join(EFFORTS))] = "quick",
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes (default: quick one, deep one for each core).")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en, de or fr.")] = None,
    pack: Annotated[
        Path | None, typer.Option(help="The content pack it was played with, if not the core pack.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the review as one HTML file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead.")] = False,
) -> None:
    """Chances by move, what decisions lost, luck and skill of a finished game."""
    with errors_told():
        texts = Texts(check_language(lang))
        record = saves.read_record(file)
        game = saves.game_of(record, pack)
        players = record.header["players"]
        assert isinstance(players, list)
        if seat is not None and not 1 <= seat <= len(players):
            raise OptionError(f"--seat {seat}: there are seats 1 to {len(players)}")
        seats = [seat - 1] if seat is not None else None
        workers = jobs or (default_jobs() if depth == "deep" else 1)
        with progress_bar(file.name) as told:
            found = made(game, record, depth, lambda done: told(round(done * PARTS), PARTS), workers, seats)
    names = player_names([Player(one.name, one.kind, one.bot) for one in found.seats], texts)
    if out is not None:
        out.write_text(page(game, found, names, texts), encoding="utf-8")
    if as_json:
        print_json({**found.to_json(), "coach": [asdict(thing) for thing in people_things(found)]})
    elif out is None:
        _show(game, found, names, texts, seat)


def _show(game: Game, found: Review, names: Sequence[str], texts: Texts, seat: int | None) -> None:
    """On a terminal: the sum, the turning points, and the decisions that lost something."""
    streams = list(dict.fromkeys(stream for one in found.sums for stream in one.luck))
    labels = [texts.msg(f"coach_{found.game}-stream-{stream}") for stream in streams]
    grid = Grid(
        _word(texts, "player"),
        _word(texts, "fair"),
        *labels,
        _word(texts, "others"),
        _word(texts, "own"),
        _word(texts, "result"),
        _word(texts, "accuracy"),
        title=_word(texts, "sum"),
    )
    for one in found.sums:
        luck = [signed(one.luck.get(stream, 0.0), 1) for stream in streams]
        grid.add_row(
            names[one.seat],
            percent(one.fair),
            *luck,
            signed(one.others, 1),
            signed(one.own, 1),
            percent(one.result),
            percent(one.accuracy) if one.accuracy is not None else "",
        )
    console.print(grid)
    console.print(_word(texts, "turning"), style="bold")
    for point in found.turning:
        if seat in (None, point.seat + 1):
            said = [texts.because(game, one.id, one.args, names) for one in (point.title, *point.reasons)]
            console.print(f"  {names[point.seat]}: {' '.join(said)}", highlight=False)
    worse = [one for one in found.decisions if one.mark in WORDED]
    console.print(_word(texts, "decisions"), style="bold")
    for decision in worse:
        assert decision.better is not None
        console.print(
            f"  {decision.line}  {names[decision.seat]}, {texts.msg('coach-mark-' + decision.mark)}"
            f" (−{percent(decision.loss)}): {', '.join(decision.played.moves)} → {', '.join(decision.better.moves)}",
            highlight=False,
        )
    if not worse:
        console.print(f"  {_word(texts, 'none')}")
    for thing in people_things(found):
        if seat in (None, thing.seat + 1):
            heading, words = thing_lines(game, thing, names, texts)
            console.print(heading + Text(f" ({names[thing.seat]})") if len(found.seats) > 1 else heading)
            console.print(words)


def _word(texts: Texts, name: str) -> str:
    return texts.msg(f"coach-review-{name}")
