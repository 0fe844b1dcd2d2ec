"""Dig Deep's door to the rest of the program."""

from __future__ import annotations

from pathlib import Path

from pithead.games.dig_deep import report
from pithead.games.dig_deep.game import DigDeepGame
from pithead.games.kit import Kit, Report

KIT = Kit(
    create=DigDeepGame,
    simulation={"stall_limit": 12},  # DD-Z4: simulations also end after 12 rounds without a tile mined
    report=Report(
        sources=report.sources,
        wealth=report.wealth,
        items=report.items,
        streams=("starting player", "dice bag", "throws", "rerolls", "tiles"),
    ),
    lessons={"first": Path(__file__).with_name("lesson.toml")},
)
