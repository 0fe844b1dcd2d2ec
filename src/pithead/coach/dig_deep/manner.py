"""Where Dig Deep can be judged: between two turns."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.dig_deep.plan import after
from pithead.coach.guide import SET_UP, Manner
from pithead.core.api import Bot, Budget, State
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Do, Phase

ACTIONS = ((Do.RESERVE, Do.MINE), (Do.MINE, Do.STOP), (Do.ADVERTISE, Do.INVEST), (Do.INVEST, Do.DONE))
CARDS = ((Do.SMELT, Do.SELL), (Do.SELL, 1 << 30))  # first code of an action, and the first that is none of it any more
LONGEST = 8  # moves of a plan


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


def plan(player: Bot, view: State, seat: int, codes: Sequence[int]) -> list[int]:
    """All uses of one action: pickaxes, cubes, smelters. What is mined stays unknown."""
    assert isinstance(view, DigDeep)
    code, out = codes[-1], list[int]()
    action = next((one for one in (*ACTIONS, *CARDS) if one[0] <= code < one[1]), None)
    s = view
    while action is not None and len(out) < LONGEST:
        s = after(s, code)
        legal = [int(one) for one in s.legal(seat)]
        if not legal:
            break
        code = int(player.choose(s, legal, Budget()))
        if not action[0] <= code < action[1]:
            break
        out.append(code)
    return out


MANNER = Manner(
    quiet,
    settled,
    seen,
    opened,
    {"starts": SET_UP, "fill": "market", "tile": "tiles", "rolled": "dice", "rerolled": "rerolls"},
    ("starts", "fill"),
    plan=plan,
)
