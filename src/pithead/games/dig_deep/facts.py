"""What can be said of a Dig Deep position from a seat's view: control, counts, and what a sale pays now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core import bag
from pithead.games.dig_deep import flow, market
from pithead.games.dig_deep.verbs import Do, Use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.dig_deep.state import DigDeep


def last_turn(s: DigDeep) -> bool:
    """Whether every seat has its last turn in this round."""
    return bool(s.finishing) or 0 < s.turn_limit <= s.round


def controllers(s: DigDeep, column: int) -> list[int]:
    """The seats that control a column."""
    return [i for i in range(s.seats) if flow.controls(s, i, column)]


def use_of(code: int) -> int:
    """The pool (see `Use`) that a choice of the main menu draws on; `done` draws on none."""
    for start, use in (
        (Do.SELL, Use.SELL),
        (Do.SMELT, Use.SMELT),
        (Do.INVEST, Use.INVEST),
        (Do.ADVERTISE, Use.ADVERTISE),
        (Do.DIG, Use.DIG),
        (Do.MINE, Use.MINE),
    ):
        if code >= start:
            return use
    return Use.RESERVE


def face_up(s: DigDeep, seat: int) -> list[int]:
    """The kinds of tile that a seat has face up."""
    k = s.t.kinds
    return [kind for kind in range(k) if s.shown[seat * k + kind] > 0]


def copies(s: DigDeep, tiles: Ints, base: i64, gem: i64) -> i64:
    """Copies of a gem on tiles counted by kind from `base` on."""
    n: i64 = 0
    kind: i64
    for kind in range(s.t.kinds):
        if tiles[base + kind]:
            n += tiles[base + kind] * s.t.gems[kind * 5 + gem]
    return n


def tiles_in_hand(s: DigDeep, seat: int) -> i64:
    k = s.t.kinds + 3
    return bag.total(s.hand, seat * k, (seat + 1) * k)


def unsold(s: DigDeep, seat: int) -> i64:
    """Tiles in hand and face up."""
    k = s.t.kinds
    return tiles_in_hand(s, seat) + bag.total(s.shown, seat * k, (seat + 1) * k)


def earns(s: DigDeep, kind: int) -> i64:
    """What the seat on turn takes for a tile sold now."""
    return sum(market.payout(s, s.seat, kind, gem)[s.seat] for gem in range(5) if s.t.gems[kind * 5 + gem])


def best_sale(s: DigDeep) -> i64:
    return max((earns(s, kind) for kind in face_up(s, s.seat)), default=0)
