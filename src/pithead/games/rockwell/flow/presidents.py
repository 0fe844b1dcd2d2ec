"""Vice Presidents: two for each company, on two of the three boards (RW-P)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import auction
from pithead.games.rockwell.verbs import NONE, SLOTS, Do, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell


def next_president(s: Rockwell) -> None:
    """RW-P1: the first of all in Management order, then the second of all; then Phase I."""
    while s.go < 2 * s.seats:
        s.seat = s.management[s.go % s.seats]
        if len(legal(s)) > 0:
            s.phase = Phase.PLACE
            return
        if s.log is not None:  # RW-P3
            s.log.append(Event(Tell.HOME, (s.seat,), PUBLIC, False))
        s.go += 1
    auction.open_envelopes(s)
    s.phase = Phase.INSURE


def legal(s: Rockwell) -> Ints:
    """RW-P2: any free slot, but not on a board where one's other Vice President is."""
    out: Ints = []
    uses: i64 = (s.seats - 2) * SLOTS
    i: i64
    mine: i64 = NONE
    for i in range(SLOTS):
        if s.slots[i] == s.seat:
            mine = board_of(i)
    for i in range(SLOTS):
        if s.slots[i] == NONE and s.t.slot_uses[uses + i] > 0 and board_of(i) != mine:
            out.append(Do.PLACE + i)
    return out


def board_of(slot: i64) -> i64:
    """Board I, II, III as 0, 1, 2."""
    if slot < 4:
        return 0
    return 1 if slot < 7 else 2


def place(s: Rockwell, code: i64) -> None:
    """RW-P1."""
    slot: i64 = code - Do.PLACE
    s.slots[slot] = s.seat
    if s.log is not None:
        s.log.append(Event(Tell.PLACED, (s.seat, slot), PUBLIC, False))
    s.go += 1
    s.phase = Phase.NEXT_PRESIDENT
