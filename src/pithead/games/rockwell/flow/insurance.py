"""Phase I, step 1: cubes become insurance, in secret and together (RW-I1); then the drilling order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import auction, drilling, ledger
from pithead.games.rockwell.verbs import MAX_CUBES, Do, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

STEPS: Final = 4  # zinc, copper, silver, gold


def legal(s: Rockwell, seat: i64) -> Ints:
    """Any number of each resource. RW-T1: asked also with nothing in stock."""
    r: i64 = s.step[seat]
    if r >= STEPS or r < 0:
        return []
    base: i64 = Do.INSURE + r * (MAX_CUBES + 1)
    return list(range(base, base + min(ledger.stock(s, seat, r), MAX_CUBES) + 1))


def insure(s: Rockwell, seat: i64, code: i64) -> None:
    """Others learn only that a seat is ready; the last one starts the drilling."""
    r: i64 = s.step[seat]
    s.plan[seat * 5 + r] = (code - Do.INSURE) % (MAX_CUBES + 1)
    s.step[seat] = r + 1
    if r + 1 < STEPS:
        return
    if s.log is not None:
        s.log.append(Event(Tell.INSURANCE_IN, (seat,), PUBLIC, False))
    i: i64
    for i in range(s.seats):
        if s.step[i] < STEPS:
            return
    take_effect(s)


def take_effect(s: Rockwell) -> None:
    """RW-I1: one for one; nobody ever learns how many of the others."""
    ledger.close_period(s)
    seat: i64
    r: i64
    for seat in range(s.seats):
        for r in range(4):
            s.insured[seat * 4 + r] += s.plan[seat * 5 + r]
        if s.log is not None:
            cubes = tuple([int(n) for n in s.plan[seat * 5 : seat * 5 + 4]])
            s.log.append(Event(Tell.INSURED, (seat, *cubes), 1 << seat, False))
    auction.open_envelopes(s)
    drilling.set_order(s)
