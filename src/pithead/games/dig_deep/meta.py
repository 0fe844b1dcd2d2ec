"""Dig Deep at a glance: title, seats, options, rules version."""

from __future__ import annotations

from pithead.core.api import GameInfo, Option, PackInfo

RULES_VERSION = 1

OPTIONS = (
    Option("turn_limit", 60, "DD-Z4", low=0, high=1000, people_only=0),
    Option("stall_limit", 0, "DD-Z4", low=0, high=1000),
)


def info(pack: PackInfo) -> GameInfo:
    """What a lobby shows, with the pack in use."""
    return GameInfo("dig_deep", "Dig Deep", "DD", 2, 4, OPTIONS, RULES_VERSION, pack, "complete")
