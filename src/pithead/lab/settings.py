"""What random and simulated games of each game need besides its defaults: limits that end what people would end."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from pithead.core.api import State

Figures: TypeAlias = Callable[[State], dict[str, float]]
Traits: TypeAlias = Callable[[State, int], list[str]]

OPTIONS: dict[str, dict[str, int | bool | str]] = {
    "dig_deep": {"stall_limit": 12},  # DD-Z4: simulations also end after 12 rounds without a tile mined
    "rockwell": {"turn_limit": 12},
}


def simulation_options(game_id: str) -> dict[str, int | bool | str]:
    """The table options of simulated games; a copy."""
    return dict(OPTIONS.get(game_id, {}))


def extra_figures(game_id: str) -> Figures | None:
    """`report(state)` of the game's own `report.py`: further figures of a finished game, or None."""
    found: Figures | None = _of_report(game_id, "report")
    return found


def traits_of(game_id: str) -> Traits | None:
    """`traits(state, seat)` of the same file: what a seat did in a finished game, to compare those that did with those that did not."""
    found: Traits | None = _of_report(game_id, "traits")
    return found


def _of_report(game_id: str, function: str) -> Any:
    name = f"pithead.games.{game_id}.report"
    return getattr(import_module(name), function, None) if find_spec(name) is not None else None
