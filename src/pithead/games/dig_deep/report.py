"""Where the coins of Dig Deep come from: for the review of a game and the arena's report."""

from __future__ import annotations

from pithead.core.api import State
from pithead.games.dig_deep import scoring
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import GEMS, Tell


def sources(state: State, seat: int) -> dict[str, int]:
    """The score of a seat by source; the parts sum to `standing(seat)[0]`.

    Without a log of the whole game its coins are one source; with one, they are told apart by where they came from and
    went.
    """
    assert isinstance(state, DigDeep)
    coins = {"coins": int(state.coins[seat])} if state.log is None else _coins(state, seat)
    return {**coins, **{f"bonus_{gem}": int(scoring.bonus(state, seat, i)) for i, gem in enumerate(GEMS)}}


def _coins(s: DigDeep, seat: int) -> dict[str, int]:
    assert s.log is not None
    out = {"start": int(s.t.coins), "sales": 0, "shares": 0, "dice": 0, "rerolls": 0}
    seller = -1
    for event in s.log:
        if event.kind == Tell.SOLD:
            seller = event.args[0]
        elif event.kind == Tell.PAID and event.args[0] == seat:
            out["sales" if seller == seat else "shares"] += event.args[2]
        elif event.kind == Tell.BOUGHT and event.args[0] == seat:
            out["dice"] -= event.args[3]
        elif event.kind == Tell.REROLLED and event.args[0] == seat:
            out["rerolls"] -= event.args[1]
    return out


def wealth(state: State, seat: int) -> int:
    """Coins in hand."""
    assert isinstance(state, DigDeep)
    return int(state.coins[seat])
