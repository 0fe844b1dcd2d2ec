"""Driving a position without a table: for measurements, random games and the roll-outs of a search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import CHANCE, OVER, State
from pithead.core.chance import Chance, Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


def settle(state: State, chance: Chance) -> i64:
    """Draw chance from its keyed streams until a seat must choose; the actor then: a seat or OVER."""
    actor: i64 = state.actor()
    while actor == CHANCE:
        state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
        actor = state.actor()
    return actor


def play_out(state: State, rng: Rng, limit: i64 = 1000000) -> i64:
    """Choose uniformly to the end, or for `limit` decisions; how many were made."""
    n: i64 = 0
    actor: i64 = state.actor()
    while actor != OVER and n < limit:
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            codes = state.legal(actor)
            state.apply(actor, codes[rng.below(len(codes))])
            n += 1
        actor = state.actor()
    return n
