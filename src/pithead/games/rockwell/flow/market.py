"""Phase II: sale and purchase of resources at fixed prices (RW-K)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import achievements, ledger
from pithead.games.rockwell.verbs import MAX_CUBES, NONE, SLOTS, Do, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

FIRST: Final = 4  # slots of Board II
LAST: Final = 7


def begin(s: Rockwell) -> None:
    """RW-K1: up to the slot's number, by rotation."""
    i: i64
    for i in range(s.seats):
        s.traded[i] = 0
    open_board(s, FIRST, LAST)
    s.phase = Phase.NEXT_DEAL


def open_board(s: Rockwell, first: i64, last: i64) -> None:
    """Each Vice President of a board gets what the slot gives; the best slot begins."""
    i: i64
    for i in range(first, last):
        s.left[i] = s.t.slot_uses[(s.seats - 2) * SLOTS + i] if s.slots[i] != NONE else 0
    s.go = first


def next_slot(s: Rockwell, first: i64, last: i64) -> bool:
    """The next slot in rotation with something left becomes `go`, its seat the one to act; False if there is none."""
    i: i64
    n: i64 = last - first
    for i in range(n):
        slot: i64 = first + (s.go - first + i) % n
        if s.left[slot] > 0:
            s.go = slot
            s.seat = s.slots[slot]
            return True
    return False


def next_deal(s: Rockwell) -> None:
    """RW-K1: a board without Vice Presidents is skipped. RW-T1: asked whatever the stock."""
    if next_slot(s, FIRST, LAST):
        s.phase = Phase.MARKET
    else:
        open_board(s, LAST, SLOTS)
        s.phase = Phase.NEXT_WORK


def legal(s: Rockwell) -> Ints:
    """RW-K2, RW-K3: sell or buy one resource not dealt in before, then how many; or pass."""
    r: i64
    if s.phase == Phase.AMOUNT:
        return list(range(Do.CUBES, Do.CUBES + most(s)))
    out: Ints = [Do.PASS]
    closed: i64 = s.traded[s.seat]
    for r in range(4):
        if not closed >> r & 1 and ledger.stock(s, s.seat, r) > 0:
            out.append(Do.SELL + r)
    for r in range(4):
        if not closed >> r & 1 and s.money[s.seat] >= s.t.prices[r]:
            out.append(Do.BUY + r)
    return out


def most(s: Rockwell) -> i64:
    """How many cubes the transaction under way can move."""
    if s.deal < 4:
        return min(ledger.stock(s, s.seat, s.deal), MAX_CUBES)
    return min(s.money[s.seat] // s.t.prices[s.deal - 4], MAX_CUBES)


def apply(s: Rockwell, code: i64) -> None:
    """RW-K2."""
    if code == Do.PASS:
        drop_out(s)
        s.phase = Phase.NEXT_DEAL
    elif s.phase == Phase.MARKET:
        s.deal = code - Do.SELL
        if s.deal < 4:
            ledger.showed(s, s.seat, s.deal, 1)
        s.phase = Phase.AMOUNT
    else:
        trade(s, code - Do.CUBES + 1)


def drop_out(s: Rockwell) -> None:
    """RW-K1, RW-W1: who passes is out for this phase."""
    s.left[s.go] = 0
    s.go += 1
    if s.log is not None:
        s.log.append(Event(Tell.PASSED, (s.seat,), PUBLIC, False))


def trade(s: Rockwell, cubes: i64) -> None:
    """RW-K2: any number of one resource at its price."""
    r: i64 = s.deal % 4
    price: i64 = cubes * s.t.prices[r]
    if s.deal < 4:
        ledger.spend(s, s.seat, r, cubes)
        ledger.pay(s, s.seat, -price)
    else:
        ledger.earn(s, s.seat, r, cubes)
        ledger.pay(s, s.seat, price)
    if s.log is not None:
        kind = Tell.SOLD if s.deal < 4 else Tell.BOUGHT
        s.log.append(Event(kind, (s.seat, r, cubes, 100 * price), PUBLIC, False))
    if s.deal >= 4:
        achievements.check_stock(s, s.seat)
    s.traded[s.seat] |= 1 << r
    s.deal = NONE
    s.left[s.go] -= 1
    s.go += 1
    s.phase = Phase.NEXT_DEAL
