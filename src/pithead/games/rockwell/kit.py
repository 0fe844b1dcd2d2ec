"""Rockwell's door to the rest of the program."""

from __future__ import annotations

from pathlib import Path

from pithead.games.kit import Kit, Report
from pithead.games.rockwell import report
from pithead.games.rockwell.game import RockwellGame

KIT = Kit(
    create=RockwellGame,
    simulation={"turn_limit": 12},
    shown=frozenset({"bid", "bid_money"}),
    report=Report(
        sources=report.sources,
        wealth=report.wealth,
        figures=report.figures,
        wants_events=True,
        items=report.items,
        earned=report.earned,
        streams=("layout", "first management", "first control", "tile backs", "extraction cards"),
    ),
    lessons={
        "first": Path(__file__).with_name("lesson.toml"),
        "second": Path(__file__).with_name("lesson_two.toml"),
    },
)
