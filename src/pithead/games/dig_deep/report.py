"""Where the coins of Dig Deep come from, and what a choice takes: for reviews and the reports of the lab."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.core.api import State
from pithead.games.dig_deep import flow, scoring
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import GEMS, Do, Phase, Tell


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


def items(state: State, seat: int, codes: Sequence[int]) -> list[str]:
    """The dice bought, the levels mined, the tiles sold, the gems advertised and invested in."""
    assert isinstance(state, DigDeep)
    if state.phase not in (Phase.RESOLVE, Phase.MINING, Phase.BUY):
        return []
    return [_item(state, code) for code in codes]


def _item(s: DigDeep, code: int) -> str:
    if code >= Do.SELL:
        return f"tile {s.t.kind_names[code - Do.SELL]}"
    if Do.BUY <= code < Do.DISCARD:
        return f"die {s.t.die_names[s.market[code - Do.BUY]]}"
    if Do.MINE <= code < Do.STOP:
        return f"level {int(flow.top_level(s, code - Do.MINE)) + 1}"
    if Do.ADVERTISE <= code < Do.INVEST:
        return f"advert {GEMS[(code - Do.ADVERTISE) // 2]}"
    if Do.INVEST <= code < Do.DONE:
        return f"share {GEMS[code - Do.INVEST]}"
    if Do.RESERVE <= code < Do.TAKE_BACK:
        return "action reserve"
    return "action dig" if Do.DIG <= code < Do.PUT else ""
