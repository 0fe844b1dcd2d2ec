"""Nuggets at a glance. A rules fix that changes outcomes raises the version."""

from __future__ import annotations

from pithead.core.api import GameInfo, Option, PackInfo

RULES_VERSION = 1

OPTIONS = (Option("rounds", 4, "NU-Z1", low=1, high=4),)


def info(pack: PackInfo) -> GameInfo:
    """What a lobby shows, with the pack in use."""
    return GameInfo("nuggets", "Nuggets", "NU", 2, 3, OPTIONS, RULES_VERSION, pack, "toy")
