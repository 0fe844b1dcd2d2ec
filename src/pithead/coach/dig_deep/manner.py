"""Where Dig Deep can be judged: between two turns."""

from __future__ import annotations

from pithead.coach.guide import SET_UP, Manner
from pithead.core.api import State
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Phase


def quiet(state: State, seat: int) -> bool:
    assert isinstance(state, DigDeep)
    return bool(state.phase == Phase.ROLL)


def settled(state: State, since: State, seat: int) -> bool:
    """Once the turn is over."""
    assert isinstance(state, DigDeep) and isinstance(since, DigDeep)
    return bool(state.turns > since.turns)


def seen(state: State, seat: int) -> State:
    return state.view(seat)


def opened(state: State) -> bool:
    return True


MANNER = Manner(
    quiet,
    settled,
    seen,
    opened,
    {"starts": SET_UP, "fill": "market", "tile": "tiles", "rolled": "dice", "rerolled": "rerolls"},
    ("starts", "fill"),
)
