"""Nuggets' list of moves that nobody forgives, on top of being legal."""

from __future__ import annotations

from pithead.games._template.state import Nuggets

MOVES = {"NU-ABS-1": "the highest card for the least nugget, with a lower one at hand"}  # by id, in words


def absurd(v: Nuggets, seat: int, code: int) -> str:
    """Id in MOVES that a legal choice of a seat falls under, or ""."""
    legal = v.legal(seat)
    return "NU-ABS-1" if v.nugget == 0 and len(legal) > 1 and code == legal[-1] else ""
