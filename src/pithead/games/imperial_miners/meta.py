"""Imperial Miners at a glance: title, seats, options, rules version."""

from __future__ import annotations

from pithead.core.api import GameInfo, Option, PackInfo

RULES_VERSION = 2

OPTIONS = (Option("first_game", False, "IM-S2"),)


def info(pack: PackInfo) -> GameInfo:
    """What a lobby shows, with the pack in use."""
    return GameInfo("imperial_miners", "Imperial Miners", "IM", 1, 5, OPTIONS, RULES_VERSION, pack, "complete")
