"""Who knows what in Nuggets (NU-H1): the only file about secrecy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core import bag
from pithead.core.api import HIDDEN, TRUTH
from pithead.core.chance import Rng
from pithead.games._template.tables import KINDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games._template.state import Nuggets


def view(s: Nuggets, seat: i64) -> Nuggets:
    """Others' cards become a number, their bids HIDDEN; the deck then holds all that this audience has not seen."""
    v = s.clone()
    if seat == TRUTH:
        return v
    other: i64
    card: i64
    for other in range(s.seats):
        if other == seat:
            continue
        base: i64 = other * (KINDS + 1)
        for card in range(KINDS):
            v.deck[card] += v.hand[base + card]
            v.hand[base + KINDS] += v.hand[base + card]
            v.hand[base + card] = 0
        if v.bids[other] >= 0:
            v.deck[v.bids[other]] += 1
            v.bids[other] = HIDDEN
    return v


def determinize(v: Nuggets, rng: Rng) -> Nuggets:
    """Deal the unknown cards from what this audience has not seen."""
    s = v.clone()
    seat: i64
    i: i64
    for seat in range(s.seats):
        base: i64 = seat * (KINDS + 1)
        for i in range(s.hand[base + KINDS]):
            s.hand[base + _take(s, rng)] += 1
        s.hand[base + KINDS] = 0
        if s.bids[seat] == HIDDEN:
            s.bids[seat] = _take(s, rng)
    return s


def _take(s: Nuggets, rng: Rng) -> i64:
    card: i64 = bag.pick(s.deck, 0, KINDS, rng)
    s.deck[card] -= 1
    return card
