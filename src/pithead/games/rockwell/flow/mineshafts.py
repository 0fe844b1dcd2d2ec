"""Mineshafts: what the active ones pay (RW-M1), and where one may be put (RW-W4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import achievements, ledger, market
from pithead.games.rockwell.verbs import CREWS, NONE, TILES, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.rockwell.state import Rockwell


def pay(s: Rockwell) -> None:
    """RW-M1: every mineshaft on a drilled tile pays the cubes of the back, all together; then Phase II."""
    tile: i64
    r: i64
    paid: i64 = 0
    for tile in range(TILES):
        seat: i64 = s.shaft[tile]
        if seat == NONE or not s.drilled >> tile & 1:
            continue
        paid = 1
        base: i64 = s.back[tile] * 4
        for r in range(4):
            ledger.earn(s, seat, r, s.t.back_pay[base + r])
        if s.log is not None:
            s.log.append(
                Event(Tell.PAID, (seat, tile, *[int(n) for n in s.t.back_pay[base : base + 4]]), PUBLIC, False)
            )
    if paid:
        achievements.check_all(s, s.seats)
    market.begin(s)


def allowed(s: Rockwell, seat: i64, level: i64) -> i64:
    """RW-W4: mask of the tiles where a level lets a seat put a mineshaft. Never two on one tile."""
    free: i64 = 0
    tile: i64
    for tile in range(TILES):
        if s.shaft[tile] == NONE:
            free |= s.t.on[tile]
    if level >= 3:
        return free
    mine: i64 = 0
    others: i64 = 0
    c: i64
    for c in range(len(s.place)):
        p: i64 = s.place[c]
        if c // CREWS == seat:
            mine |= s.t.on[p] | s.t.near[p]
        else:
            others |= s.t.on[p]
    tiles: i64 = mine & ~others & ~s.drilled
    if level == 2:
        tiles |= mine & s.drilled
    return tiles & free
