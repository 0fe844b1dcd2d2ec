"""The advantages of Board I, after the movement: bribery and subcontracting (RW-D4, RW-B, RW-H)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import board, drilling, ledger
from pithead.games.rockwell.verbs import BORDER, CREWS, NONE, TILES, Cause, Do, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell


def offer(s: Rockwell) -> None:
    """RW-D4: by the slot on Board I. RW-T1: whoever public facts allow it is asked, whatever his money."""
    s.seat = s.control[s.go]
    slot: i64 = board.slot_of(s, s.seat, 0, 4)
    if slot != NONE and (can_bribe(s) if s.t.slot_bribes[slot] else can_hire(s)):
        s.phase = Phase.ADVANTAGE
    else:
        drilling.finish_go(s)


def can_hire(s: Rockwell) -> bool:
    """RW-H1, RW-H2: a free die, and a crew without one on a tile or a border."""
    return s.dice > 0 and s.die[s.crew] == 0 and board.in_play(s.place[s.crew])


def can_bribe(s: Rockwell) -> bool:
    """RW-B1, RW-B2: a bribery tile is left, and some crew could come."""
    if s.bribes == 0 or not board.in_play(s.place[s.crew]):
        return False
    c: i64
    tile: i64
    for tile in range(TILES):
        if s.t.on[s.place[s.crew]] >> tile & 1:
            for c in range(len(s.place)):
                if may_come(s, c, tile):
                    return True
    return False


def may_come(s: Rockwell, c: i64, tile: i64) -> bool:
    """RW-B1, RW-B3, RW-B4: an opponent's crew next to an undrilled tile, with no die too strong for it; Al's too
    (RW-V7).
    """
    p: i64 = s.place[c]
    if c // CREWS == s.seat or not board.in_play(p) or s.drilled >> tile & 1:
        return False
    from_tiles: i64 = s.t.near[tile]
    if p >= BORDER:
        from_tiles |= s.t.on[tile]
    return s.t.on[p] & from_tiles != 0 and s.die[c] <= s.t.depth[tile]


def legal(s: Rockwell) -> Ints:
    """The advantage of the seat's slot, or none."""
    out: Ints = []
    money: i64 = s.money[s.seat]
    if s.t.slot_bribes[board.slot_of(s, s.seat, 0, 4)]:
        c: i64
        tile: i64
        stands: i64 = s.t.on[s.place[s.crew]]
        for c in range(len(s.place)):
            if c // CREWS == s.seat or s.t.fees[s.die[c]] > money:
                continue
            for tile in range(TILES):
                if stands >> tile & 1 and may_come(s, c, tile):
                    out.append(Do.BRIBE + (board.named(s, c // CREWS) * CREWS + c % CREWS) * TILES + tile)
    else:
        power: i64
        for power in range(1, s.t.depth[s.place[s.crew]] + 1):  # RW-H2
            if s.t.fees[power] <= money:
                out.append(Do.HIRE + power - 1)
    out.append(Do.PASS)
    return out


def use(s: Rockwell, code: i64) -> None:
    """Bribe, hire, or neither."""
    if code == Do.PASS:
        drilling.finish_go(s)
    elif code >= Do.HIRE:
        hire(s, code - Do.HIRE + 1)
    else:
        bribe(s, code - Do.BRIBE)


def bribe(s: Rockwell, what: i64) -> None:
    """RW-B1 to RW-B4: the crew comes, with its die, for whose fee the briber pays."""
    tile: i64 = what % TILES
    c: i64 = bribed_crew(s, what // TILES)
    fee: i64 = s.t.fees[s.die[c]]
    s.bribes -= 1
    ledger.pay(s, s.seat, fee)
    if s.log is not None:
        owner = board.named(s, c // CREWS)
        told = (s.seat, owner, c % CREWS, s.power[c], s.place[c], tile, 100 * fee)
        s.log.append(Event(Tell.BRIBED, told, PUBLIC, False))
    s.place[c] = tile
    act(s, c, s.t.on[tile])


def bribed_crew(s: Rockwell, named: i64) -> i64:
    """The crew of a bribe's first two arguments."""
    return min(named // CREWS, s.seats) * CREWS + named % CREWS


def hire(s: Rockwell, power: i64) -> None:
    """RW-H1: a die beside the active crew, for its fee."""
    s.die[s.crew] = power
    s.dice -= 1
    ledger.pay(s, s.seat, s.t.fees[power])
    if s.log is not None:
        told = (s.seat, s.crew % CREWS, s.place[s.crew], power, 100 * s.t.fees[power])
        s.log.append(Event(Tell.HIRED, told, PUBLIC, False))
    act(s, s.crew, s.t.on[s.place[s.crew]])


def act(s: Rockwell, c: i64, tiles: i64) -> None:
    """RW-E1: a bribe or a hire may drill."""
    s.mover = c
    s.active = s.seat
    s.cause = Cause.ADVANTAGE
    s.pending = tiles & ~s.drilled
    s.phase = Phase.FILLED
