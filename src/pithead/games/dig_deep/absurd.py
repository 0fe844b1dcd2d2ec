"""Dig Deep's list of moves that nobody forgives, on top of being legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core import bag
from pithead.games.dig_deep import flow
from pithead.games.dig_deep.facts import best_sale, copies, earns, face_up, last_turn, tiles_in_hand
from pithead.games.dig_deep.verbs import MAX_COLUMNS, Do, Use

if TYPE_CHECKING:
    from pithead.games.dig_deep.state import DigDeep

MOVES = {  # by id, in words; docs/absurd.md lists them
    "DD-ABS-1": "selling a tile that pays the seller nothing while another face-up tile would pay",
    "DD-ABS-2": "`done` on the last turn while a sale would still pay",
    "DD-ABS-3": "`done` while a sale would pay the top price, undivided, for every gem of a tile: waiting cannot gain",
    "DD-ABS-4": "lowering a gem that oneself has face up and nobody else has face up, in hand or invested",
    "DD-ABS-5": "raising a gem for another's face-up tile, with no tile and no cube of one's own that gains by it",
    "DD-ABS-6": "a cube below an empty column while a column with tiles has room for it",
    "DD-ABS-7": "buying a die that is never rolled again",
    "DD-ABS-8": "taking back the cube that holds a column with tiles while one lies below an empty column",
    "DD-ABS-9": "discarding a die of the kind just bought, while there is another kind",
}


def absurd(view: DigDeep, code: int) -> str:
    """Id in MOVES that a legal choice of the seat on turn falls under, or ""."""
    s = view
    if code >= Do.SELL:
        return "DD-ABS-1" if earns(s, code - Do.SELL) == 0 and best_sale(s) > 0 else ""
    if code == Do.DONE:
        return _absurd_done(s)
    if Do.ADVERTISE <= code < Do.INVEST:
        return _absurd_advert(s, (code - Do.ADVERTISE) // 2, (code - Do.ADVERTISE) % 2)
    if Do.RESERVE <= code < Do.TAKE_BACK:
        return "DD-ABS-6" if s.height[code - Do.RESERVE] == 0 and _room_elsewhere(s) else ""
    if Do.BUY <= code < Do.DISCARD:
        return "DD-ABS-7" if last_turn(s) else ""
    if Do.TAKE_BACK <= code < Do.TAKE_BACK + MAX_COLUMNS:
        return "DD-ABS-8" if _gives_up(s, code - Do.TAKE_BACK) and _idle_cube(s) else ""
    if Do.DISCARD <= code < Do.END:
        mine = s.dice[s.seat * 6 : s.seat * 6 + 6]
        return "DD-ABS-9" if mine[code - Do.DISCARD] == s.new_die and any(d != s.new_die for d in mine) else ""
    return ""


def _absurd_done(s: DigDeep) -> str:
    if s.uses[Use.SELL] == 0:
        return ""
    if last_turn(s) and best_sale(s) > 0:
        return "DD-ABS-2"
    for kind in face_up(s, s.seat):
        whole = True
        for gem in range(5):
            if s.t.gems[kind * 5 + gem] > 0:
                others = bag.total(s.invested, gem * s.seats, (gem + 1) * s.seats) - s.invested[gem * s.seats + s.seat]
                whole = whole and s.price[gem] == s.t.top_price and others == 0
        if whole:
            return "DD-ABS-3"
    return ""


def _absurd_advert(s: DigDeep, gem: int, up: int) -> str:
    me = s.seat
    k = s.t.kinds
    own = copies(s, s.shown, me * k, gem)
    others = sum(copies(s, s.shown, i * k, gem) for i in range(s.seats) if i != me)
    invested = bag.total(s.invested, gem * s.seats, (gem + 1) * s.seats) - s.invested[gem * s.seats + me]
    if up:
        gains = own + copies(s, s.hand, me * (k + 3), gem) + s.invested[gem * s.seats + me]
        return "DD-ABS-5" if others > 0 and gains == 0 else ""
    in_hands = sum(tiles_in_hand(s, i) for i in range(s.seats) if i != me)
    return "DD-ABS-4" if own > 0 and others == 0 and invested == 0 and in_hands == 0 else ""


def _room_elsewhere(s: DigDeep) -> bool:
    return any(s.height[i] > 0 and flow.can_reserve(s, i) and i != s.taken for i in range(len(s.height)))


def _gives_up(s: DigDeep, column: int) -> bool:
    """Whether a cube taken from a column loses the control of its tiles."""
    cubes = s.cubes[column * s.seats : (column + 1) * s.seats]
    rival = max(n for i, n in enumerate(cubes) if i != s.seat)
    return s.height[column] > 0 and cubes[s.seat] == rival


def _idle_cube(s: DigDeep) -> bool:
    return any(s.height[i] == 0 and s.cubes[i * s.seats + s.seat] > 0 for i in range(len(s.height)))
