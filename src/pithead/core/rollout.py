"""Driving a position without a table: by choices from outside, or at random for measurements and searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from pithead.core.api import CHANCE, OVER, State
from pithead.core.chance import Chance, Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

Choose: TypeAlias = Callable[[State, int, list[int]], int]  # position, seat, its legal codes: the code it chooses
Until: TypeAlias = Callable[[State], bool]


def settle(state: State, chance: Chance) -> i64:
    """Draw chance from its keyed streams until a seat must choose; the actor then: a seat or OVER."""
    actor: i64 = state.actor()
    while actor == CHANCE:
        state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
        actor = state.actor()
    return actor


def settle_by(state: State, rng: Rng) -> i64:
    """The same from one generator: luck that nobody will draw again."""
    actor: i64 = state.actor()
    while actor == CHANCE:
        state.apply(CHANCE, state.sample(rng))
        actor = state.actor()
    return actor


def play_on(state: State, chance: Chance, choose: Choose, until: Until | None = None) -> i64:
    """Play to the end, or to the first position that `until` holds of (chance nodes are asked too); how many choices
    were made.
    """
    n: i64 = 0
    actor: i64 = state.actor()
    while actor != OVER and (until is None or not until(state)):
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
        else:
            state.apply(actor, choose(state, actor, state.legal(actor)))
            n += 1
        actor = state.actor()
    return n


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
