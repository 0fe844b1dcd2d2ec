"""Dig Deep's gem market: prices, and who is paid what for one tile (DD-A6, DD-M1 to DD-M3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core import bag
from pithead.core.api import PUBLIC, Event
from pithead.games.dig_deep.verbs import Tell, Use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.dig_deep.state import DigDeep


def change_price(s: DigDeep, gem: i64, step: i64) -> None:
    """Within 0 and the top price."""
    was: i64 = s.price[gem]
    now: i64 = max(0, min(s.t.top_price, was + step))
    s.price[gem] = now
    if s.log is not None and now != was:
        s.log.append(Event(Tell.PRICE, (gem, was, now), PUBLIC, False))


def payout(s: DigDeep, seller: i64, kind: i64, gem: i64) -> Ints:
    """What each seat takes for one gem of a tile sold now."""
    copies: i64 = s.t.gems[kind * 5 + gem]
    base: i64 = gem * s.seats
    cubes: i64 = bag.total(s.invested, base, base + s.seats)
    value: i64 = s.price[gem] // (1 + cubes)  # DD-M1: every share pays floor(price / shares)
    out: Ints = []
    i: i64
    for i in range(s.seats):
        out.append(copies * value * s.invested[base + i])
    if s.invested[base + seller] == cubes:
        out[seller] = copies * s.price[gem]  # DD-M2: whoever holds every share takes the full price
    else:
        out[seller] += copies * value
    return out


def sell(s: DigDeep, kind: i64) -> None:
    """DD-A6: one face-up tile to the discard pile; it pays, prices fall, investors take their cubes home."""
    me: i64 = s.seat
    s.uses[Use.SELL] -= 1
    s.shown[me * s.t.kinds + kind] -= 1
    s.sold[me * s.t.kinds + kind] += 1
    if s.log is not None:
        s.log.append(Event(Tell.SOLD, (me, kind), PUBLIC, False))
    gem: i64
    i: i64
    for gem in range(5):
        copies: i64 = s.t.gems[kind * 5 + gem]
        if copies == 0:
            continue
        paid = payout(s, me, kind, gem)
        base: i64 = gem * s.seats
        for i in range(s.seats):
            s.coins[i] += paid[i]
            cubes: i64 = s.invested[base + i]
            if s.log is not None and (i == me or cubes > 0):
                s.log.append(Event(Tell.PAID, (i, gem, paid[i], cubes + (1 if i == me else 0)), PUBLIC, False))
        for i in range(s.seats):
            cubes = s.invested[base + i]
            if cubes > 0:  # DD-M3: all investment cubes on that gem go back
                s.invested[base + i] = 0
                s.stock[i] += cubes
                if s.log is not None:
                    s.log.append(Event(Tell.RETURNED, (i, gem, cubes), PUBLIC, False))
        change_price(s, gem, -copies)  # DD-M3: down by one per copy
