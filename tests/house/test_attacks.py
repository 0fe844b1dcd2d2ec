"""The table of attacks says what was counted, and that nothing succeeded."""

from __future__ import annotations

from pathlib import Path

from tools.make_attacks_page import PAGE, TABLE, page, read

from tests.attacks import Line


def test_the_page_is_what_was_counted_and_nothing_succeeded() -> None:
    lines = read([TABLE])
    assert PAGE.read_text(encoding="utf-8") == page(lines), "run: make attack"
    assert lines and all(one.attempts >= one.tests > 0 == one.successes for one in lines)


def test_the_parts_of_a_run_are_added_up(tmp_path: Path) -> None:
    for name, attempts in (("a", 3), ("b", 4)):
        (tmp_path / name).write_text(f'[{{"aim": "win", "tests": 1, "attempts": {attempts}, "successes": 0}}]')
    assert read([tmp_path / "a", tmp_path / "b"]) == [Line("win", 2, 7, 0)]
