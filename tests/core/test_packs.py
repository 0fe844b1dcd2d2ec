"""What makes a pack another pack: everything that the rules read, and nothing else."""

import copy
import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pithead.core.errors import PackError
from pithead.games._template.game import NuggetsGame
from pithead.games.packs import ABOUT, Pack, core_pack
from pithead.games.registry import GAMES, load_kit

Files = dict[str, dict[str, list[dict[str, Any]]]]  # rows by file and table

SHOWN = ("en", "de", "fr", "source", "reconstructed", "attested")  # fields that no rule reads
KNOWN_BY = {("grid", "seats"), ("frequency", "level"), ("improvements", "seats"), ("bonus", "seats"), ("touch", "id")}
PACKS = ["_template", *GAMES]
REFUSED = "refused"
EVERY = 9  # one row in so many is changed, and the first of each table


def digest(game: str, folder: Path) -> str:
    """The hash of a pack, or REFUSED."""
    create: Callable[[Path], Any] = NuggetsGame if game == "_template" else load_kit(game).create
    try:
        return str(create(folder).info.pack.digest)
    except PackError:
        return REFUSED


def read(game: str) -> Files:
    """The files with rows; what the pack says of itself as a whole has none."""
    paths = [path for path in core_pack(game).glob("*.toml") if path.name != ABOUT]
    return {path.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in paths}


def write(folder: Path, files: Files) -> Path:
    """The files of a pack; JSON texts, numbers and lists are TOML too."""
    folder.mkdir(exist_ok=True)
    for name, tables in files.items():
        lines: list[str] = []
        for table, rows in tables.items():
            for row in rows:
                lines += [f"[[{table}]]", *(f"{k} = {json.dumps(v, ensure_ascii=False)}" for k, v in row.items())]
        (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def some_rows(files: Files) -> Iterator[tuple[str, str, int]]:
    for file, tables in files.items():
        for table, rows in tables.items():
            yield from ((file, table, i) for i in range(0, len(rows), EVERY))


def other(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, list):
        return [other(value[0]), *value[1:]] if value else ["x"]
    return value + 1 if isinstance(value, int) else f"{value}x"


@pytest.mark.parametrize("game", PACKS)
def test_a_name_a_source_a_remark_a_comment_and_the_layout_do_not_count(game: str, tmp_path: Path) -> None:
    files = read(game)
    for tables in files.values():
        for rows in tables.values():
            for row in rows:
                for name in SHOWN:
                    if name == "source":
                        row[name] = "rulebook" if row[name] == "reconstructed" else "reconstructed"
                    elif name in row:
                        row[name] = other(row[name])
    folder = write(tmp_path / "mine", files)
    for path in folder.glob("*.toml"):
        path.write_text("# A remark.\n\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert digest(game, folder) == digest(game, core_pack(game))


@pytest.mark.parametrize("game", PACKS)
def test_every_other_field_counts(game: str, tmp_path: Path) -> None:
    files, core = read(game), digest(game, core_pack(game))
    found: set[str] = set()
    for file, table, i in some_rows(files):
        for name, value in files[file][table][i].items():
            if name in SHOWN:
                continue
            changed = copy.deepcopy(files)
            changed[file][table][i][name] = other(value)
            found.add(digest(game, write(tmp_path / "mine", changed)))
            assert core not in found, (file, table, i, name)
    assert found - {REFUSED}


@pytest.mark.parametrize("game", PACKS)
def test_the_order_of_rows_counts_unless_they_are_known_by_a_field(game: str, tmp_path: Path) -> None:
    files, core = read(game), digest(game, core_pack(game))
    for file, tables in files.items():
        for table, rows in tables.items():
            if len(rows) < 2:
                continue
            changed = copy.deepcopy(files)
            changed[file][table] = rows[::-1]
            known = any((table, name) in KNOWN_BY for name in rows[0])
            assert (digest(game, write(tmp_path / "mine", changed)) == core) == known, (file, table)


def small(folder: Path, text: str) -> Pack:
    folder.mkdir(exist_ok=True)
    (folder / "a.toml").write_text(text, encoding="utf-8")
    return Pack(folder)


def test_a_default_and_the_same_value_written_out_are_one(tmp_path: Path) -> None:
    found = []
    for text in ("", "count = 1\n", "count = 2\n"):
        pack = small(tmp_path, f'[[card]]\nsource = "rulebook"\n{text}')
        row = pack.row("a.toml", "card")
        assert row.number("count", 1, 9, default=1) == (2 if "2" in text else 1)
        row.done()
        found.append(pack.info().digest)
    assert found[0] == found[1] != found[2]


def test_two_rows_that_are_known_by_the_same_are_refused(tmp_path: Path) -> None:
    pack = small(tmp_path, '[[grid]]\nseats = 2\nsource = "rulebook"\n[[grid]]\nseats = 2\nsource = "rulebook"\n')
    with pytest.raises(PackError, match="there are two rows with seats 2"):
        pack.rows("a.toml", "grid", known_by="seats")
