"""Rockwell at a glance: title, seats, options, rules version."""

from __future__ import annotations

from pithead.core.api import GameInfo, Option, PackInfo

RULES_VERSION = 1

OPTIONS = (
    Option("one_crew_per_border", False, "RW-D7"),
    Option("open_stocks", False, "RW-S3"),
    Option("tile_powers", "core", "RW-C12", choices=("core", "low")),
    Option("turn_limit", 0, "RW-Z5", low=0, high=1000),
)


def info(pack: PackInfo) -> GameInfo:
    """What a lobby shows, with the pack in use."""
    return GameInfo("rockwell", "Rockwell", "RW", 2, 4, OPTIONS, RULES_VERSION, pack, "complete")
