"""The log of a search: gone on with, cut off or somebody else's."""

from __future__ import annotations

from pathlib import Path

from pithead.cli.tune import read_log
from tests.cli.drive import run

WHOLE = '{"what": "start", "games": 20}\n'


def test_a_line_that_a_kill_cut_off_is_struck(tmp_path: Path) -> None:
    log = tmp_path / "search.jsonl"
    assert read_log(log) == []
    log.write_text(WHOLE + '{"what": "rou', encoding="utf-8")
    assert [line["what"] for line in read_log(log)] == ["start"]
    assert log.read_text(encoding="utf-8") == WHOLE, "what is noted next begins a line of its own"


def test_a_file_that_is_no_log_is_named_and_left_alone(tmp_path: Path) -> None:
    for text in ("my notes\n", "[1]\n", "{}\nhalf"):
        log = tmp_path / "notes.txt"
        log.write_text(text, encoding="utf-8")
        done = run("tune", "dig_deep", "--minutes", "0", "--out", str(tmp_path / "w.toml"), "--log", str(log))
        assert done.exit_code == 2 and "is no log of pithead tune" in " ".join(done.output.split())
        assert log.read_text(encoding="utf-8") == text and not (tmp_path / "w.toml").exists()
