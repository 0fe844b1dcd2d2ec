"""`pithead pack`: a content pack of any game: begun, checked, put into words, compared."""

from __future__ import annotations

from collections.abc import Callable
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
from pithead.games.packs import Pack, core_pack, pack_files, shipped_pack
from pithead.games.registry import GAMES, game_of, load_kit
from pithead.lab.pack_check import check_pack, row_texts
from pithead.lab.pack_diff import change_lines, pack_diff
from pithead.locales import LANGUAGES


@dataclass
class Asked:
    """A command line, understood."""

    paths: list[Path]
    game: str | None
    lang: str | None
    as_json: bool

    def whose(self) -> str:
        """The game that all packs named are of."""
        found = {self.game or game_of(path) for path in self.paths}
        if len(found) > 1:
            raise OptionError(f"packs of several games: {', '.join(sorted(found))}")
        return found.pop()


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
                "version": info.version,
                "hash": info.digest,
                "printed": info.printed,
                "reconstructed": info.reconstructed,
            }
            out.update({kind: list(rows) for kind, rows in self.report.rows.items()})
        return out


def _checked(path: Path, game: str) -> Checked:
    return Checked(game, path, check_pack(path, game))


def pack(
    action: Annotated[
        str,
        typer.Argument(
            help="new FOLDER FROM: a copy to edit. check PATH: what is wrong with it, else what it holds. "
            "text PATH: every card in words. diff ONE TWO: what differs, in words."
        ),
    ],
    paths: Annotated[
        list[str], typer.Argument(help="Packs: folders, zips, or what comes with a game: its name, or rockwell/small.")
    ],
    game: Annotated[str | None, typer.Option(help="Whose pack it is (default: told by its files).")] = None,
    lang: Annotated[
        str | None, typer.Option(help="The language of names and texts: en, de or fr (default: en; text: all three).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead, with every language.")] = False,
) -> None:
    """Begin, check, read and compare content packs.

    Exits with 1 where something is wrong with a pack that is checked.
    """
    with errors_told():
        if action not in ACTIONS:
            raise OptionError(f"there is no 'pack {action}': there is {', '.join(ACTIONS)}")
        if lang is not None and lang not in LANGUAGES:
            raise OptionError(f"there is no language '{lang}': there is {', '.join(LANGUAGES)}")
        wanted, do = ACTIONS[action]
        if len(paths) != wanted:
            raise OptionError(f"'pack {action}' takes {wanted} {'path' if wanted == 1 else 'paths'}, not {len(paths)}")
        fine = do(Asked([_named(path) for path in paths], game, lang, as_json))
    if not fine:
        raise typer.Exit(1)


def _named(text: str) -> Path:
    """A pack as the command line calls it: `rockwell`, `rockwell/small`, or a path."""
    game, slash, name = text.partition("/")
    if game not in GAMES or Path(text).exists():
        return Path(text)
    return shipped_pack(game, name) if slash else core_pack(game)


def new(asked: Asked) -> bool:
    """A folder with the files of another pack."""
    folder, source = asked.paths
    if folder.exists():
        raise OptionError(f"{folder} exists: a new pack is a new folder")
    game = asked.game or game_of(source)
    files = {name: data for name, data in pack_files(source).items() if name in _names(game)}
    load_kit(game).create(source)  # what is wrong with the pack is said before anything is written
    folder.mkdir(parents=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
    if asked.as_json:
        print_json({"game": game, "path": str(folder), "files": [*sorted(files)]})
    else:
        console.print(
            Text(f"{folder}: {game}, {', '.join(sorted(files))}. Edit them, then: pithead pack check {folder}"),
            soft_wrap=True,
        )
    return True


def _names(game: str) -> set[str]:
    return {file.name for file in core_pack(game).glob("*.toml")}


def check_and_show(asked: Asked) -> bool:
    """The faults of a pack, or what it holds."""
    checked = _checked(asked.paths[0], asked.whose())
    if asked.as_json:
        print_json(checked.to_json())
    else:
        show(checked, asked.lang or "en")
    return not checked.report.problems


def text(asked: Asked) -> bool:
    """Every card and event of a pack in words, in one language or all."""
    checked = _checked(asked.paths[0], asked.whose())
    if checked.report.problems:
        raise PackError(str(asked.paths[0]), "", checked.report.problems[0])
    rows = {kind: [row for row in found if "texts" in row] for kind, found in checked.report.rows.items()}
    if not any(rows.values()):
        raise OptionError(f"the components of {checked.game} have figures alone: 'pack check' prints them")
    if asked.as_json:
        print_json({kind: list(found) for kind, found in rows.items()})
        return True
    for kind, found in rows.items():
        console.print(Text(kind, style="bold"))
        for row in found:
            for lang in [asked.lang] if asked.lang else LANGUAGES:
                said = Text.assemble(
                    (f"{row['id']} {_cell(row['names'], lang)}", "bold"), f": {_cell(row['texts'], lang)}"
                )
                console.print(said, soft_wrap=True)
    return True


def diff(asked: Asked) -> bool:
    """In which rows and figures two packs differ."""
    game = asked.whose()
    one, two = (_checked(path, game) for path in asked.paths)
    for checked in (one, two):
        if checked.report.problems:
            raise PackError(str(checked.path), "", checked.report.problems[0])
    changes = pack_diff(Pack(asked.paths[0]), Pack(asked.paths[1]), asked.lang or "en")
    assert one.report.info is not None and two.report.info is not None
    same = one.report.info.digest == two.report.info.digest
    if asked.as_json:
        print_json({"game": game, "same_to_the_rules": same, "changes": [change.to_json() for change in changes]})
        return True
    lang = asked.lang or "en"
    texts = [row_texts(checked.report, lang) for checked in (one, two)]
    for change in changes:
        console.print(Text("\n".join(change_lines(change, texts[0], texts[1]))), soft_wrap=True)
    verdict = "the same to the rules" if same else "another pack to the rules"
    console.print(
        Text(f"{len(changes)} {'row differs' if len(changes) == 1 else 'rows differ'}: {verdict}", style="bold")
    )
    return True


ACTIONS: dict[str, tuple[int, Callable[[Asked], bool]]] = {
    "new": (2, new),
    "check": (1, check_and_show),
    "text": (1, text),
    "diff": (2, diff),
}


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
            f": {checked.game} pack {info}, ",
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
