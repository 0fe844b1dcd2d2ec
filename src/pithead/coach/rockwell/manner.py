"""Where Rockwell can be judged: before a sealed choice begins, and between two acts."""

from __future__ import annotations

from pithead.bots.rockwell.lookahead import filled, group
from pithead.coach.guide import SET_UP, Manner
from pithead.core.api import State
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import Phase

WITHIN = (Phase.MOVE, Phase.DIE, Phase.FIRST, Phase.DISCARD, Phase.ADVANTAGE, Phase.AMOUNT, Phase.SINK, Phase.AL_GO)


def quiet(state: State, seat: int) -> bool:
    assert isinstance(state, Rockwell)
    if state.phase in (Phase.BID, Phase.INSURE):
        return not any(state.step)
    return bool(state.phase > Phase.INSURE and state.phase not in WITHIN)


def settled(state: State, since: State, seat: int) -> bool:
    """Once the auction, the drilling round, the market or the workshop is over."""
    assert isinstance(state, Rockwell) and isinstance(since, Rockwell)
    return (state.round != since.round or group(state) != group(since)) and quiet(state, seat)


def seen(state: State, seat: int) -> State:
    view = state.view(seat)
    assert isinstance(view, Rockwell)
    return filled(view, seat)


def opened(state: State) -> bool:
    assert isinstance(state, Rockwell)
    return state.phase not in (Phase.BID, Phase.INSURE)


MANNER = Manner(
    quiet,
    settled,
    seen,
    opened,
    {"layout": SET_UP, "management": SET_UP, "control": SET_UP, "back": "backs", "card": "cards"},
    ("layout", "management", "control"),
)
