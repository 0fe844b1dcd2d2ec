"""The auction: sealed bids of cubes and money set the Management order (RW-A)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import ledger
from pithead.games.rockwell.verbs import MAX_CUBES, MAX_MONEY, Do, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

STEPS: Final = 5  # zinc, copper, silver, gold, money


def begin_turn(s: Rockwell) -> None:
    """A new turn starts with the auction."""
    if s.log is not None:
        s.log.append(Event(Tell.TURN, (s.round,), PUBLIC, False))
    open_envelopes(s)
    s.phase = Phase.BID


def open_envelopes(s: Rockwell) -> None:
    """Nothing is decided and nothing is hidden any more."""
    i: i64
    for i in range(len(s.plan)):
        s.plan[i] = 0
    for i in range(s.seats):
        s.step[i] = 0


def legal(s: Rockwell, seat: i64) -> Ints:
    """RW-A1: any part, one resource after the other, then money. RW-T1: asked also with nothing to bid."""
    r: i64 = s.step[seat]
    if r >= STEPS or r < 0:
        return []
    if r == 4:
        return list(range(Do.BID_MONEY, Do.BID_MONEY + min(s.money[seat], MAX_MONEY) + 1))
    base: i64 = Do.BID + r * (MAX_CUBES + 1)
    return list(range(base, base + min(ledger.stock(s, seat, r), MAX_CUBES) + 1))


def bid(s: Rockwell, seat: i64, code: i64) -> None:
    """RW-A4: others learn only that a bid is complete; the last one opens all."""
    r: i64 = s.step[seat]
    if r == 4:
        s.plan[seat * 5 + 4] = code - Do.BID_MONEY
    else:
        s.plan[seat * 5 + r] = (code - Do.BID) % (MAX_CUBES + 1)
    s.step[seat] = r + 1
    if r + 1 < STEPS:
        return
    if s.log is not None:
        s.log.append(Event(Tell.BID_IN, (seat,), PUBLIC, False))
    i: i64
    for i in range(s.seats):
        if s.step[i] < STEPS:
            return
    reveal(s)


def value(s: Rockwell, seat: i64) -> i64:
    """RW-A1: money and cubes at market value, in hundreds."""
    at: i64 = seat * 5
    return (
        s.plan[at] * s.t.prices[0]
        + s.plan[at + 1] * s.t.prices[1]
        + s.plan[at + 2] * s.t.prices[2]
        + s.plan[at + 3] * s.t.prices[3]
        + s.plan[at + 4]
    )


def reveal(s: Rockwell) -> None:
    """RW-A2: highest first, tied players as before. RW-A3: all bids are paid."""
    values: Ints = [value(s, i) for i in range(s.seats)]
    order = s.management
    i: i64
    j: i64
    for i in range(1, s.seats):  # by insertion: equal bids keep their order
        seat: i64 = order[i]
        j = i
        while j > 0 and values[order[j - 1]] < values[seat]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = seat
    r: i64
    for seat in range(s.seats):
        for r in range(4):
            if s.plan[seat * 5 + r] > 0:
                ledger.spend(s, seat, r, s.plan[seat * 5 + r])
        ledger.pay(s, seat, s.plan[seat * 5 + 4])
        if s.log is not None:
            cubes = tuple([int(n) for n in s.plan[seat * 5 : seat * 5 + 4]])
            s.log.append(Event(Tell.BID, (seat, *cubes, 100 * s.plan[seat * 5 + 4], 100 * values[seat]), PUBLIC, True))
    if s.log is not None:
        s.log.append(Event(Tell.MANAGEMENT, tuple([int(i) for i in order]), PUBLIC, False))
    open_envelopes(s)
    s.go = 0
    s.phase = Phase.NEXT_PRESIDENT
