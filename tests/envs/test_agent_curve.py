"""The picture of learning agents in docs/research.md."""

from __future__ import annotations

import json
from pathlib import Path

from tools.agent_curve import drawn

RESEARCH = Path(__file__).parents[2] / "docs/research"


def test_the_picture_is_drawn_from_the_figures_beside_it() -> None:
    figures = {name: json.loads((RESEARCH / f"{name}.json").read_text()) for name in ("agent", "selfplay")}
    assert (RESEARCH / "agents.svg").read_text(encoding="utf-8") == drawn(figures)
