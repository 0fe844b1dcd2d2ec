"""docs/bots.md is what its data say."""

import json
from collections import Counter
from pathlib import Path

import pytest
from tools import make_bots_page as tool

from pithead.lab import pool
from pithead.lab.arena.contest import make_contest
from pithead.lab.arena.report import write
from pithead.lab.arena.runner import run
from pithead.lab.audit import Checked, Plan, result
from pithead.lab.findings import Report


def test_the_page_is_made_of_the_results_kept_beside_it() -> None:
    assert tool.results()
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(tool.results()), "run: python -m tools.make_bots_page"


def test_the_figures_of_the_checks_are_told_bot_by_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "HONESTY", tmp_path / "honesty.json")
    assert "## Honest" not in tool.page([])
    plan = Plan(("dig_deep",), positions=3, games=1)
    report = Report("dig_deep", tried=Counter({"leak": 3, "absurd moves": 70}), failed=Counter({"leak": 2}))
    report.reasons["sold out"] = 1
    checked = Checked("dig_deep", "pebble", "pebble-1", report, {"leak": 1.0, "lint": 2.0})
    found = tmp_path / "found.json"
    found.write_text(json.dumps(result(plan, [checked], "pithead check", 2, 1.5)), encoding="utf-8")
    assert tool.keep(found) == tool.HONESTY
    text = tool.page([])
    assert "| Dig Deep | Pebble | pebble-1 | 3 | 2 | 1 | 70 | – | 0 | 1 | 2 |" in text
    assert "3 s of one core; searches of 4 trials" in text


def test_a_result_is_kept_and_its_figures_and_versions_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "DATA", tmp_path / "kept")
    for contest in (
        make_contest("dig_deep", ["apprentice", "pebble"], 2, 3, options={"turn_limit": 3}, ladder=True),
        make_contest("dig_deep", ["apprentice", "pebble"], 2, 3, options={"turn_limit": 3}, sprt=(0.4, 0.5)),
        make_contest("imperial_miners", ["pebble"], 2, 1, ladder=True),
    ):
        with pool.workers(1) as crew:
            played = run(contest, crew)
        write(tmp_path, played)
        kept = tool.keep(tmp_path / "result.json")
        assert kept.name.startswith(f"{contest.game}-{contest.seats}-")
        text = tool.page(tool.results())
        for word in (contest.command(), played.pack_hash, *played.versions.values()):
            assert word in text
    assert [r.game for r in tool.results()] == ["dig_deep", "dig_deep", "imperial_miners"]
    assert "wins against 2 of the one below" in text
    assert "undecided after 2 deals" in text
    assert "| grade 0 |" in text
