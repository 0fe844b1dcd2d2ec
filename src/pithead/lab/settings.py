"""What random and simulated games of each game need besides its defaults: limits that end what people would end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pithead.core.api import State
from pithead.games.registry import file_of

Figures: TypeAlias = Callable[[State], dict[str, float]]
Traits: TypeAlias = Callable[[State, int], list[str]]
Sources: TypeAlias = Callable[[State, int], dict[str, int]]

OPTIONS: dict[str, dict[str, int | bool | str]] = {
    "dig_deep": {"stall_limit": 12},  # DD-Z4: simulations also end after 12 rounds without a tile mined
    "rockwell": {"turn_limit": 12},
}


def simulation_options(game_id: str) -> dict[str, int | bool | str]:
    """The table options of simulated games; a copy."""
    return dict(OPTIONS.get(game_id, {}))


def extra_figures(game_id: str) -> Figures | None:
    """`report(state)` of the game's own `report.py`: further figures of a finished game, or None."""
    found: Figures | None = getattr(file_of(game_id, "report"), "report", None)
    return found


def traits_of(game_id: str) -> Traits | None:
    """`traits(state, seat)` of the same file: what a seat did in a finished game, to compare those that did with those
    that did not.
    """
    found: Traits | None = getattr(file_of(game_id, "report"), "traits", None)
    return found


def sources_of(game_id: str) -> Sources | None:
    """`sources(state, seat)` of the same file: where a seat's points come from; they add up to its score."""
    found: Sources | None = getattr(file_of(game_id, "report"), "sources", None)
    return found


def keeps_history(game_id: str) -> bool:
    """Whether that report wants the events of the whole game in the state's log (`HISTORY = True`)."""
    return bool(getattr(file_of(game_id, "report"), "HISTORY", False))
