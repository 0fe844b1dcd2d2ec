"""The tool that says whether a bot plays as before: two working copies, the same positions."""

import os
import shutil
from pathlib import Path

import pytest
from tools import compare_play
from tools.compare_play import Comparison, Decision, compare

ROOT = Path(compare_play.ROOT)


@pytest.fixture
def other_tree(tmp_path: Path) -> Path:
    """A working copy whose pebble takes the first choice, always."""
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in (".py", ".toml", ".ftl"):
            copy = tmp_path / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
    pebble = tmp_path / "src/pithead/bots/pebble.py"
    old = "rest = list(legal)\n"
    text = pebble.read_text()
    assert old in text
    pebble.write_text(text.replace(old, f"return legal[0]\n        {old}"))
    return tmp_path


def test_a_working_copy_plays_like_itself() -> None:
    found = compare(ROOT, ROOT, "dig_deep", "pebble", 2, 20, seed=1)
    assert found["positions"] >= 20
    assert found["same"] == found["positions"]
    assert found["share"] == 1.0
    assert found["differing"] == {}
    assert found["times_faster"] > 0


def test_another_player_is_found_out(other_tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "PITHEAD_PURE", "1")
    found = compare(other_tree, ROOT, "dig_deep", "pebble", 2, 50, seed=1)
    assert 0 < found["same"] < found["positions"]
    assert sum(found["differing"].values()) == found["positions"] - found["same"]
    assert not found["before_compiled"]
    assert "the same choice in" in compare_play.text(found)


def test_other_positions_are_no_comparison() -> None:
    result = Comparison("dig_deep")
    with pytest.raises(SystemExit, match="the two rules differ"):
        result.add(1, [Decision(7, 0, 0, 0.1)], [Decision(8, 0, 0, 0.1)])


def test_times_are_summed_and_differences_named() -> None:
    result = Comparison("dig_deep")
    result.add(1, [Decision(7, 0, 0, 0.4), Decision(8, 1, 1, 0.4)], [Decision(7, 0, 0, 0.1), Decision(8, 0, 1, 0.1)])
    found = result.to_json()
    assert found["share"] == 0.5
    assert found["times_faster"] == pytest.approx(4.0)
    assert found["examples"][0]["decision"] == 1
