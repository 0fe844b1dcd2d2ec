"""The tool that measures every rung before and now: two working copies, the same way of measuring."""

from tools import compare_speed
from tools.compare_speed import PAGE, ROOT, compare, placed, table


def test_two_working_copies_are_measured_alike() -> None:
    found = compare(ROOT, ROOT, ["dig_deep"], ["pebble"], ["1", "2"], 0.05)
    rows = found["games"]["dig_deep"]["pebble"]
    assert list(rows) == ["1", "2"]
    assert all(one["games_per_s"] > 0 for row in rows.values() for one in row.values())
    assert table(found).splitlines()[0] == "| games/s, 4 seats | one process | two processes |"
    assert compare_speed.cell(2.0, 9.0) == "2 → 9 (4.5×)"


def test_the_table_has_its_place_in_the_docs() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert placed(placed(page, "| a |"), "| b |").count("| b |") == 1 and "| b |" not in page
