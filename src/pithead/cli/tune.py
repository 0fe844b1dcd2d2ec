"""`pithead tune`: a foreman's weights, fitted to a pack by playing."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from pithead.bots.registry import OWN_WEIGHTS, load_roster
from pithead.bots.weights import write_weights
from pithead.cli.output import PackOption, console, default_jobs, errors_told, print_json, progress_bar
from pithead.core.api import Json
from pithead.core.errors import OptionError
from pithead.games.registry import load_game
from pithead.lab import pool
from pithead.lab.balance.ledger import whole_lines
from pithead.lab.tuning import Tuner
from pithead.lab.tuning_games import Search

SHOWN = ("what", "n", "seconds", "games", "clear", "games_each", "shares", "results", "error", "chosen", "scale")


def tune(
    game: Annotated[str, typer.Argument(help="Which game; see `pithead games`.")],
    pack: PackOption = None,
    minutes: Annotated[float, typer.Option(min=0.0, help="How long; a last comparison is part of it.")] = 5.0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes (default: one for each core).")] = None,
    seats: Annotated[int | None, typer.Option(help="Number of players (default: 4).")] = None,
    pairs: Annotated[int, typer.Option(min=2, help="Pairs of games a round.")] = 1500,
    only: Annotated[str, typer.Option(help="The weights to move, by name (default: all).")] = "",
    seed: Annotated[int, typer.Option(help="Other games for another seed.")] = 1,
    out: Annotated[
        Path | None, typer.Option(help=f"Where the weights go (default: {OWN_WEIGHTS} in the folder of the pack).")
    ] = None,
    log: Annotated[
        Path | None,
        typer.Option(
            help="A file that gets a line of JSON for every round; a search that was left unfinished there goes on."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the last line as an object.")] = False,
) -> None:
    """Adapt the weights of a game's foreman, and with them its engineer, to a pack, by playing.

    It begins with the weights that lie in the pack, or with those that come with the game. Fresh deals decide at the
    end whether the new ones are better; whatever is written was not worse.
    """
    lines: list[dict[str, Json]] = []

    def note(line: dict[str, Json]) -> None:
        lines.append(line)
        if log is not None:
            with log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        if not as_json:
            console.print(" ".join(f"{key}={line[key]}" for key in SHOWN if key in line), soft_wrap=True)

    with errors_told():
        loaded = load_game(game, pack)
        if load_roster(game).foreman is None:
            raise OptionError(f"{game} has no foreman to tune")
        if out is None and (pack is None or not pack.is_dir()):
            raise OptionError("say where the weights go with --out FILE, or name the folder of a pack with --pack")
        target = out or Path(str(pack)) / OWN_WEIGHTS
        table = seats or min(4, loaded.info.max_seats)
        loaded.new(table)  # a wrong number of seats is told before anything starts
        names = [name.strip() for name in only.split(",") if name.strip()]
        before = read_log(log) if log else []
        with pool.workers(jobs or default_jobs()) as crew, progress_bar(game) as bar:
            weights = Tuner(Search(game, pack, table, seed), minutes, crew, pairs, names, note, bar, before).run()
        write_weights(target, loaded, weights)
    if as_json:
        print_json({**lines[-2], "scale": weights.scale, "version": weights.version, "file": str(target)})
    else:
        console.print(f"{target}: version {weights.version}", soft_wrap=True)


def read_log(path: Path) -> list[dict[str, Json]]:
    """What was noted before; a line that a kill cut off is struck, so that the next begins a line of its own."""
    lines = whole_lines(path)
    try:
        found: list[dict[str, Json]] = [json.loads(line) for line in lines]
        if not all(isinstance(line, dict) and "what" in line for line in found):
            raise ValueError("a line does not say what it notes")
    except ValueError as error:
        raise OptionError(f"{path} is no log of pithead tune: {error}") from None
    if path.exists():
        os.truncate(path, sum(len(line) for line in lines))
    return found
