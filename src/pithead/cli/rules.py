"""`pithead rules`: a clause, or clause, functions and tests."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from pithead.cli.output import console, errors_told, print_json
from pithead.core.api import Json
from pithead.core.errors import OptionError
from pithead.games.clauses import ID, clause, clauses
from pithead.games.registry import GAMES, load_game
from pithead.lab.coverage import Coverage, cover


def rules(
    game: Annotated[
        str | None, typer.Argument(help="Which game (default: all of them), or a clause such as DD-A3.")
    ] = None,
    clause_id: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="One clause of that game.")] = None,
    coverage: Annotated[
        bool,
        typer.Option("--coverage", help="Functions and tests of each clause; exits with 1 where a test is missing."),
    ] = False,
    lang: Annotated[str, typer.Option(help="en, de or fr.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead.")] = False,
) -> None:
    """Print the rules or one clause of them, or which code and which tests stand behind each clause."""
    with errors_told():
        if game and ID.fullmatch(game.upper()):
            game, clause_id = game_of(game.upper()), game
        names = [game] if game else list(GAMES)
        for name in names:
            load_game(name)
        if coverage:
            show_coverage([cover(name) for name in names], as_json)
        elif clause_id:
            show_texts({clause_id.upper(): clause(names[0], clause_id, lang)}, as_json)
        else:
            for_all = {name: text for one in names for name, text in clauses(one, lang).items()}
            show_texts(for_all, as_json)


def game_of(clause_id: str) -> str:
    """The game whose clauses begin like this one."""
    for name in GAMES:
        if clause_id.startswith(load_game(name).info.prefix + "-"):
            return name
    raise OptionError(f"no game has clauses like {clause_id}")


def show_texts(texts: dict[str, str], as_json: bool) -> None:
    if as_json:
        print_json({**texts})
        return
    for name, text in texts.items():
        if text.startswith("|"):
            text = f"**{name}** " + " ".join(cell.strip() for cell in text.strip("|").split("|")[1:])
        console.print(Markdown(text))
        console.print()


def show_coverage(found: list[Coverage], as_json: bool) -> None:
    """Counts first; a clause without a test, or a test of an unknown clause, is a failure."""
    if as_json:
        print_json(as_object(found))
    else:
        for one in found:
            _show_table(one)
    if not all(one.ok for one in found):
        raise typer.Exit(1)


def as_object(found: list[Coverage]) -> dict[str, Json]:
    """One game's coverage, or the sums with each game's below `games`."""
    if len(found) == 1:
        return found[0].to_json()
    return {
        "clauses": sum(len(one.tests) for one in found),
        "missing": [name for one in found for name in one.missing],
        "unknown": [name for one in found for name in one.unknown],
        "games": {one.game: one.to_json() for one in found},
    }


def _show_table(one: Coverage) -> None:
    table = Table("clause", "functions", "tests", title=one.game)
    for name, tests in one.tests.items():
        shown = "\n".join(test.rpartition("::")[2] for test in tests) or "[bold red]none[/]"
        table.add_row(name, "\n".join(one.functions[name]), shown)
    console.print(table)
    console.print(
        f"{one.game}: {len(one.tests)} clauses, {len(one.missing)} without a test, "
        f"{len(one.uncited)} that no code cites"
    )
    for name in one.unknown:
        console.print(f"there is no clause {name}", style="bold red")
