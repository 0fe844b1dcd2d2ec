"""Others' learners on our environments: masked PPO of sb3-contrib, which is installed for `make deep` alone."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

pytestmark = pytest.mark.deep


def test_the_first_agent_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little while: every choice was legal, or the game would have ended at −1,000 points."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    learn = import_module("learn")
    points = learn.main(0.2, 4, 4)
    del sys.modules["learn"]
    assert points[-1]["steps"] > 4096 and points[-1]["seconds"] >= 12
    assert all(0 <= point[bot] <= 1 for point in points for bot in ("pebble", "apprentice"))
