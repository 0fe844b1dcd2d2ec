"""Dig Deep's door to the rest of the program."""

from __future__ import annotations

from pathlib import Path

from pithead.core.api import State
from pithead.games.dig_deep import chance, report
from pithead.games.dig_deep.game import DigDeepGame
from pithead.games.dig_deep.state import DigDeep
from pithead.games.kit import Kit, Report


def _alike(state: State, outcome: int) -> int:
    assert isinstance(state, DigDeep)
    return int(chance.alike(state, outcome))


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
    alike=_alike,
)
