"""Finished games for reviews."""

from __future__ import annotations

from functools import cache

from pithead.core.api import Options
from pithead.lab.reviews import played
from pithead.table.table import Table

SHORT: dict[str, dict[str, int | bool | str]] = {"dig_deep": {"turn_limit": 6}, "rockwell": {"turn_limit": 4}}


@cache
def finished(game_id: str, bots: tuple[str, ...], seed: int = 1, short: bool = True, people: int = 1) -> Table:
    """The table of a game that these bots have played to its end; the first seats are said to be people."""
    options: Options = SHORT.get(game_id, {}) if short else {}
    return played(game_id, bots, seed, options, people)
