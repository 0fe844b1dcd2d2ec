"""Rockwell's list of moves that nobody forgives, and the place for its scripted player."""

from __future__ import annotations

from pithead.games.rockwell.state import Rockwell


def absurd(view: Rockwell, seat: int, code: int) -> str:
    """Id of the entry that a choice falls under, or an empty string. Looks at the seat's own view only."""
    return ""
