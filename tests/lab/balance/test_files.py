"""The files of a report: every game as a row of a Parquet file, and games worth a look as records."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pithead.games.registry import load_game
from pithead.lab.balance import outliers, parquet
from pithead.lab.balance.result import Source, read
from pithead.lab.balance.rows import Game, Row, rows_of
from pithead.table.record import Record
from pithead.table.table import Table
from tests.cli.drive import run

EXAMPLE = Path(__file__).with_name("example.json")
GAME = Game(
    "main", 7, "b", [30, 41], [1, 0], "center", 6, 90, [[3, 2], [10, 12], [30, 41]], [["die red"], []], [[], []]
)


def rows() -> list[Row]:
    return list(rows_of([(GAME, ["apprentice", "pebble"])] * 3))


def test_a_parquet_file_holds_every_seat_of_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "GROUP", 4)
    path = parquet.write(tmp_path, rows(), {"plan": "0123"})
    read_table: Any = import_module("pyarrow.parquet").read_table
    table = read_table(path)
    assert table.column_names == list(Row.__struct_fields__)
    assert table.schema.metadata[b"plan"] == b"0123"
    lines = table.to_pylist()
    assert len(lines) == 6 and [path.name for path in tmp_path.iterdir()] == [parquet.FILE]
    assert {name: lines[1][name] for name in ("bot", "seat", "score", "win", "margin", "lead_changes", "course")} == {
        "bot": "pebble",
        "seat": 2,
        "score": 41,
        "win": 1.0,
        "margin": 11,
        "lead_changes": 1,
        "course": [2, 12, 41],
    }
    assert lines[0]["offered"] == ["die red"] and lines[0]["furthest_behind"] == 11


def test_an_outlier_is_the_game_that_was_counted(tmp_path: Path) -> None:
    result = read(EXAMPLE.read_bytes())
    one = next(one for one in result.outliers if one.kind == "highest score")
    source = Source("main", one.source.deal, "a", one.source.words, one.source.bots)
    game = load_game(result.game)
    record = outliers.record_of(game, source, result.options)
    (tmp_path / "game.jsonl").write_text(record.text(), encoding="utf-8")
    table = Table.replay(game, Record.parse(record.text()))
    assert table.over and len(table.players) == result.seats
    shown = run("replay", str(tmp_path / "game.jsonl"), "--verify")
    assert shown.exit_code == 0, shown.output


def test_a_report_is_four_kinds_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the command; without the extra one line says what is missing, and the next run makes up for it."""
    command = ["balance", "dig_deep", "--seats", "2", "--games", "80", "--strengths", "", "--trials", "0"]
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "pyarrow", None)
        shown = run(*command, "--out", str(tmp_path))
    assert shown.exit_code == 0, shown.output
    assert "pip install 'pithead[lab]'" in shown.output and "games.jsonl" in shown.output
    assert not (tmp_path / parquet.FILE).exists()
    again = run(*command, "--out", str(tmp_path))
    assert again.exit_code == 0 and "pip install" not in again.output
    assert "games, about" in shown.output and "games, about" not in again.output, "nothing was played: no time is known"
    assert str(tmp_path / "report.html") in again.output
    result = read((tmp_path / "result.json").read_bytes())
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    records = sorted((tmp_path / outliers.FOLDER).iterdir())
    assert records and all(f"{outliers.FOLDER}/{path.name}" in page for path in records)
    best = next(one for one in result.outliers if one.kind == "highest score")
    table = Table.replay(load_game("dig_deep"), Record.parse(_record(records, best.source.deal)))
    assert max(table.state.standing(seat)[0] for seat in range(2)) == best.value
    lines = import_module("pyarrow.parquet").read_table(tmp_path / parquet.FILE).to_pylist()
    assert len(lines) == 2 * sum(stage.played for stage in result.stages)
    main = [line["score"] for line in lines if line["stage"] == "main"]
    assert max(main) == best.value


def _record(records: list[Path], deal: int) -> str:
    return next(path for path in records if path.stem.endswith(f"-{deal}")).read_text(encoding="utf-8")
