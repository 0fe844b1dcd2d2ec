"""`pithead pack`: a content pack of any game, checked and printed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from pithead.cli.output import console, errors_told, print_json
from pithead.core.api import Json
from pithead.core.errors import OptionError, PackError
from pithead.games.kit import PackReport
from pithead.games.packs import Pack, core_pack
from pithead.games.registry import GAMES, load_kit
from pithead.locales import LANGUAGES

ACTIONS = ("check",)


@dataclass
class Checked:
    """A pack as its game reads it."""

    game: str
    path: Path
    report: PackReport

    def to_json(self) -> dict[str, Json]:
        problems, info = self.report.problems, self.report.info
        out: dict[str, Json] = {
            "game": self.game,
            "path": str(self.path),
            "ok": not problems,
            "problems": list(problems),
        }
        if info is not None:
            out["pack"] = {
                "name": info.name,
                "hash": info.digest,
                "printed": info.printed,
                "reconstructed": info.reconstructed,
            }
            out.update({kind: list(rows) for kind, rows in self.report.rows.items()})
        return out


def pack(
    action: Annotated[
        str, typer.Argument(help="check: read a pack, refuse what is wrong with it, print what it holds.")
    ],
    path: Annotated[Path, typer.Argument(help="The folder of the pack.")],
    game: Annotated[str | None, typer.Option(help="Whose pack it is (default: told by its files).")] = None,
    lang: Annotated[str, typer.Option(help="The language of names and generated texts: en, de or fr.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead, with every language.")] = False,
) -> None:
    """Check a content pack: file, row and reason of whatever is wrong; else its cards, with the texts made from their
    effects.

    Exits with 1 where something is wrong with the pack.
    """
    with errors_told():
        if action not in ACTIONS:
            raise OptionError(f"there is no 'pack {action}': there is {', '.join(ACTIONS)}")
        if lang not in LANGUAGES:
            raise OptionError(f"there is no language '{lang}': there is {', '.join(LANGUAGES)}")
        checked = check(path, game or game_of(path))
    if as_json:
        print_json(checked.to_json())
    else:
        show(checked, lang)
    if checked.report.problems:
        raise typer.Exit(1)


def game_of(path: Path) -> str:
    """The game whose core pack has files of the same names."""
    if not path.is_dir():
        raise PackError(str(path), "", "there is no such folder")
    have = {file.name for file in path.glob("*.toml")}
    wanted = {name: {file.name for file in core_pack(name).glob("*.toml")} for name in GAMES}
    shared = {name: len(have & files) for name, files in wanted.items()}
    best = [name for name, n in shared.items() if n and n == max(shared.values())]
    exact = [name for name in best if have == wanted[name]] or best
    if len(exact) == 1:
        return exact[0]
    expected = "; ".join(f"{name}: {', '.join(sorted(files))}" for name, files in wanted.items())
    raise PackError(str(path), "", f"its files do not tell whose pack it is ({expected}): say it with --game")


def check(path: Path, game: str) -> Checked:
    """Read a pack as a game does. A game that puts its rows into words reports everything at once, any other its first
    fault.
    """
    kit = load_kit(game)
    if kit.check_pack is not None:
        return Checked(game, path, kit.check_pack(path))
    report = PackReport()
    try:
        report.info = kit.create(path.resolve()).info.pack
        report.rows = Pack(path).plain_rows()
    except PackError as error:
        report.problems.append(str(error))
    return Checked(game, path, report)


def show(checked: Checked, lang: str) -> None:
    """The faults, one a line; or the facts of the pack and a table for each kind of row."""
    problems, info = checked.report.problems, checked.report.info
    if info is None:
        for problem in problems:
            console.print(Text(problem), soft_wrap=True)
        console.print(Text(f"{checked.path}: {len(problems)} wrong", style="bold red"))
        return
    for kind, rows in checked.report.rows.items():
        console.print(_table(kind, rows, lang))
    console.print(
        Text.assemble(
            (str(checked.path), "bold"),
            f": {checked.game} pack '{info.name}' {info.digest}, ",
            f"{info.printed} rows printed, {info.reconstructed} reconstructed: nothing wrong",
        )
    )


def _table(kind: str, rows: list[dict[str, Json]], lang: str) -> Table:
    """Rows of one kind; of names and texts in several languages the one asked for."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    table = Table(title=f"{kind}: {len(rows)}", title_justify="left", pad_edge=False)
    for name in columns:
        table.add_column(name.removesuffix("s") if name in ("names", "texts") else name, overflow="fold")
    for row in rows:
        table.add_row(*[Text(_cell(row.get(name), lang)) for name in columns])
    return table


def _cell(value: Json, lang: str) -> str:
    if isinstance(value, dict):
        return str(value.get(lang, "; ".join(f"{k} {v}" for k, v in value.items())))
    if isinstance(value, list):
        return " ".join(_cell(item, lang) for item in value)
    return "" if value is None else str(value)
