"""Who knows what in Dig Deep (DD-H1): the only file about secrecy.

Public: levels and numbers of all tiles, face-up and sold tiles, dice, coins, cubes, prices, the contents of the
bag, and who has dug which place. Secret: the kinds of face-down tiles and hand tiles, but for those who saw them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core import bag
from pithead.core.api import TRUTH
from pithead.core.chance import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.dig_deep.state import DigDeep

EMPTY: Final = -1


def view(s: DigDeep, seat: i64) -> DigDeep:
    """Unknown tiles become `kinds + level`; the pool then holds all kinds that this audience has not seen."""
    v = s.clone()
    if seat == TRUTH:
        return v
    k: i64 = s.t.kinds
    me: i64 = 1 << seat if seat >= 0 else 0
    i: i64
    kind: i64
    for i in range(len(v.grid)):
        if v.knows[i] & me == 0:
            v.grid[i] = _forget(v, v.grid[i])
    if v.held_knows & me == 0:
        v.held = _forget(v, v.held)
    owner: i64
    for owner in range(s.seats):
        if owner == seat:
            continue
        base: i64 = owner * (k + 3)
        for kind in range(k):
            held: i64 = v.hand[base + kind]
            if held == 0:
                continue
            known: i64 = 0
            if seat >= 0:
                known = s.notes.count((seat * s.seats + owner) * k + kind)
            hidden: i64 = held - known
            if hidden > 0:
                v.hand[base + kind] = known
                v.hand[base + k + s.t.level[kind]] += hidden
                v.pool[kind] += hidden
    # A note is known to its two sides: who dug the tile, and who holds it.
    v.notes = [n for n in s.notes if n // k // s.seats == seat or n // k % s.seats == seat]
    return v


def _forget(v: DigDeep, tile: i64) -> i64:
    if tile == EMPTY or tile >= v.t.kinds:
        return tile
    v.pool[tile] += 1
    return v.t.kinds + v.t.level[tile]


def determinize(v: DigDeep, rng: Rng) -> DigDeep:
    """Deal the tiles this audience has not seen: first those that somebody else has, then nothing more is bound."""
    s = v.clone()
    k: i64 = s.t.kinds
    i: i64
    j: i64
    for i in range(len(s.grid)):
        if s.grid[i] >= k and s.knows[i] != 0:
            s.grid[i] = _deal(s, s.grid[i], rng)
    if s.held >= k and s.held_knows != 0:
        s.held = _deal(s, s.held, rng)
    owner: i64
    for owner in range(s.seats):
        base: i64 = owner * (k + 3)
        for i in range(3):
            for j in range(s.hand[base + k + i]):
                s.hand[base + _deal(s, k + i, rng)] += 1
            s.hand[base + k + i] = 0
    return s


def _deal(s: DigDeep, unknown: i64, rng: Rng) -> i64:
    level: i64 = unknown - s.t.kinds
    kind: i64 = bag.pick(s.pool, s.t.level_start[level], s.t.level_start[level + 1], rng)
    s.pool[kind] -= 1
    return kind
