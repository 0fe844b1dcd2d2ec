"""Learners on our environments: masked PPO of sb3-contrib, and one in plain PyTorch. `make deep` installs both."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

pytestmark = pytest.mark.deep


@pytest.mark.parametrize("example", ["learn", "selfplay"])
def test_a_first_agent_learns(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A little while: every choice was legal, or the game would have ended at −1,000 points."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    points = import_module(example).main(0.2, 4, 4)
    del sys.modules[example]
    assert points[-1]["steps"] > 4096 and points[-1]["seconds"] >= 12
    assert all(0 <= point[bot] <= 1 for point in points for bot in ("pebble", "apprentice"))
