"""Where Imperial Miners can be judged: once a seat has finished its round."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots import foreman as base
from pithead.bots.imperial_miners.surveyor import Surveyor
from pithead.coach.guide import SET_UP, Manner
from pithead.core import frames
from pithead.core.api import CHANCE, State
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Frame, Phase


def quiet(state: State, seat: int) -> bool:
    """Not between rounds: what the next event brings is played too. In the last round never: what is left of it is
    played, so that the result itself is known.
    """
    assert isinstance(state, ImperialMiners)
    if state.drawing != CHANCE or state.open >> seat & 1 or state.round >= state.t.rounds:
        return False
    return bool(state.phase in (Phase.KEEP, Phase.MINE))


def settled(state: State, since: State, seat: int) -> bool:
    """Once the seat has finished its round, or all have."""
    assert isinstance(state, ImperialMiners)
    return quiet(state, seat) or (state.round < state.t.rounds and bool(state.phase == Phase.REVEAL))


def seen(state: State, seat: int) -> State:
    return state.view(seat)


def opened(state: State) -> bool:
    """Never: in every phase all seats act at once."""
    return False


def starts(foreman: base.Foreman, view: State, legal: Sequence[int]) -> list[list[int]]:
    """Of the cards to keep whole sets."""
    assert isinstance(view, ImperialMiners)
    if not isinstance(foreman, Surveyor) or frames.top(view.stack[foreman.seat]) != Frame.KEEP:
        return []
    options = foreman.options(view, legal, foreman.breadth)
    values = foreman.worths(view, options)
    order = sorted(range(len(options)), key=lambda i: -values[i])
    return [options[i].codes for i in order[: base.WIDTH]]


MANNER = Manner(
    quiet,
    settled,
    seen,
    opened,
    {"sides": SET_UP, "event": "events", "card": "cards", "none": "cards"},
    ("sides", "card", "none"),
    starts,
)
