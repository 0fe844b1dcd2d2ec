"""What a simulation tells about finished games of Dig Deep besides wins and scores."""

from __future__ import annotations

from pithead.core.api import State
from pithead.games.dig_deep import scoring
from pithead.games.dig_deep.state import DigDeep


def sources(state: State, seat: int) -> dict[str, int]:
    """DD-Z3: a seat's coins by where they come from: in hand when the game ended, and the bonuses for the most of a gem (DD-Z2)."""
    assert isinstance(state, DigDeep)
    return {"coins in hand": int(state.coins[seat]), "bonuses": sum(int(scoring.bonus(state, seat, gem)) for gem in range(5))}
