"""`pithead`: the commands, each imported when it is called."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import typer
from typer.core import TyperGroup

import pithead

COMMANDS = {
    "play": "Play in the terminal, against bots or hot-seat.",
    "serve": "Host tables for people and bots: browser, API, SQLite or PostgreSQL.",
    "admin": "Tables of a server: list, export, delete, vacuum, backup.",
    "replay": "Step through a record; prove that its luck was honest.",
    "review": "Where a finished game was decided: chances, mistakes, luck and skill.",
    "puzzles": "Decisions with one clearly best choice: mined, shown, solved, checked.",
    "sim": "Thousands of games between bots.",
    "arena": "How strong bots are: duplicate deals, ratings, sequential tests.",
    "exploit": "How much can be won from each bot, exactly, on a small variant.",
    "balance": "What a pack does to a game: verdicts, items, seats, skill and luck.",
    "tune": "A foreman's weights, fitted to a pack by playing.",
    "check": "The conformance suite and long random games.",
    "perft": "Node counts from fixed positions.",
    "bench": "The speed of both builds.",
    "judge": "Whether the chances to win that a net gives come true.",
    "encoders": "What a position looks like as numbers, for those who train on it.",
    "records": "Decisions of many records as a Parquet file, for those who train on them.",
    "rules": "A clause of the rules; which code and tests stand behind each.",
    "games": "What there is to play.",
    "pack": "Content packs: begun, checked, put into words, compared.",
}


class LazyGroup(TyperGroup):
    """A command's module `pithead.cli.<name>` is imported when that command is run, so that help is quick."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] in COMMANDS and args[0] in self.commands:
            module = import_module(f"pithead.cli.{args[0]}")
            one = typer.Typer(add_completion=False)
            one.command(args[0])(getattr(module, args[0]))
            self.commands[args[0]] = typer.main.get_command(one)
        return super().resolve_command(ctx, args)


app = typer.Typer(cls=LazyGroup, invoke_without_command=True, pretty_exceptions_show_locals=False)


def _placeholder() -> None:
    raise AssertionError("the group puts the real command here before it is run")


for _name, _help in COMMANDS.items():
    if find_spec(f"pithead.cli.{_name}") is not None:
        app.command(_name, help=_help)(_placeholder)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pithead {pithead.__version__}")
        raise typer.Exit


@app.callback()
def _pithead(
    context: typer.Context,
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="The version, and nothing else."
    ),
) -> None:
    """Rockwell, Dig Deep and Imperial Miners: play, replay, simulate, check.

    Without a command: serve tables on this machine and open the page.
    """
    if context.invoked_subcommand is None:
        import_module("pithead.cli.serve").serve_and_open()
