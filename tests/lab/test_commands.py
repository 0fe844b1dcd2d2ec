"""The commands of the laboratory: JSON alone on standard output, exit status by result, errors in one line."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pithead.cli import check as check_command
from pithead.cli.main import app
from pithead.core.api import Json
from pithead.games.registry import GAMES, load_game
from pithead.lab.findings import Finding, Report

RUN = CliRunner()


def output(*args: str, status: int = 0) -> Json:
    """The JSON that a command prints."""
    result = RUN.invoke(app, [*args, "--json"])
    assert result.exit_code == status, result.output
    data: Json = json.loads(result.stdout)
    return data


def test_games_lists_every_game_with_its_pack() -> None:
    rows = output("games")
    assert isinstance(rows, list)
    assert [row["id"] for row in rows if isinstance(row, dict)] == list(GAMES)
    info = load_game("dig_deep").info
    first = rows[0]
    assert isinstance(first, dict)
    assert first["pack"] == {
        "name": "core",
        "hash": info.pack.digest,
        "printed": info.pack.printed,
        "reconstructed": info.pack.reconstructed,
    }
    assert first["seats"] == {"min": 2, "max": 4}
    shown = RUN.invoke(app, ["games"])
    assert info.pack.digest in shown.stdout
    assert "Dig Deep" in shown.stdout


def test_check_says_what_it_tried_and_succeeds() -> None:
    data = output("check", "dig_deep", "--games", "2", "--seats", "2", "--jobs", "1")
    assert isinstance(data, dict)
    assert data["ok"] is True
    games = data["games"]
    assert isinstance(games, dict)
    report = games["dig_deep"]
    assert isinstance(report, dict)
    assert report["games"] == 2
    assert report["findings"] == []


def test_check_fails_where_a_finding_is_and_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(name: str, *_: object) -> Report:
        report = Report(name, [2], 1, 5)
        report.add(Finding("legal", name, 2, 1, 0, 5, "seat 1", "legal [2, 1]", ("1: keep",)))
        return report

    monkeypatch.setattr(check_command, "check_one", faulty)
    output("check", "dig_deep", status=1)
    shown = RUN.invoke(app, ["check", "dig_deep"])
    assert shown.exit_code == 1
    assert "legal [2, 1]" in shown.stdout
    assert "1: keep" in shown.stdout


def test_sim_prints_its_figures() -> None:
    data = output("sim", "dig_deep", "--games", "3", "--option", "turn_limit=2", "--bots", "pebble")
    assert isinstance(data, dict)
    assert data["end_reasons"] == {"turn_limit": 3}
    assert data["games"] == 3
    shown = RUN.invoke(app, ["sim", "dig_deep", "--games", "3", "--option", "turn_limit=2"])
    assert "decisions/s" in shown.stdout


def test_perft_counts_and_writes_and_checks_a_file(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    data = output("perft", "dig_deep", "--skip", "10", "--depth", "2", "--write", str(file))
    assert isinstance(data, dict)
    assert output("perft", "--file", str(file)) == {"cases": 1, "wrong": []}
    rows = json.loads(file.read_text())
    rows[0]["counts"][1] += 1
    file.write_text(json.dumps(rows))
    wrong = output("perft", "--file", str(file), status=1)
    assert isinstance(wrong, dict)
    assert "counts were" in str(wrong["wrong"])


def test_rules_prints_a_clause_by_its_id_alone() -> None:
    data = output("rules", "dd-a3")
    assert isinstance(data, dict)
    assert list(data) == ["DD-A3"]
    assert "tied" in RUN.invoke(app, ["rules", "dig_deep", "DD-A3"]).stdout


def test_rules_coverage_has_the_shape_that_others_rely_on() -> None:
    data = output("rules", "dig_deep", "--coverage")
    assert isinstance(data, dict)
    assert data["clauses"] == 33
    assert data["missing"] == []


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["check", "chess"], "no game 'chess'"),
        (["check", "dig_deep", "--seats", "7"], "2 to 4 players"),
        (["sim", "dig_deep", "--bots", "x"], "no bot 'x'"),
        (["perft"], "which game?"),
        (["bench", "chess"], "no game 'chess'"),
        (["rules", "dig_deep", "DD-Q1"], "no clause 'DD-Q1'"),
        (["rules", "ZZ-Q1"], "no game has clauses"),
        (["perft", "--file", "/nowhere.json"], "/nowhere.json"),
    ],
)
def test_an_error_is_one_line_and_status_two(args: list[str], told: str) -> None:
    result = RUN.invoke(app, args)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1


def test_simulated_games_are_written_as_records_that_verify(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ["sim", "dig_deep", "--seats", "2", "--bots", "pebble,apprentice", "--games", "3", "--jobs", "1"]
    output(*words, "--records", str(folder))
    found = sorted(folder.iterdir())
    assert [path.name for path in found] == [f"dig_deep-{number:06}.jsonl" for number in range(3)]
    for path in found:
        assert RUN.invoke(app, ["replay", str(path), "--verify"]).exit_code == 0
    again = RUN.invoke(app, [*words, "--records", str(folder)])
    assert again.exit_code == 2 and str(folder) in again.output.replace("\n", "")
    assert sorted(folder.iterdir()) == found
