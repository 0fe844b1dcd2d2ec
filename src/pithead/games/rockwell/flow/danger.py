"""Danger: losses from the booty, lowered by Safety and by insurance (RW-G)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import board, ledger
from pithead.games.rockwell.verbs import MAX_CUBES, Do, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell


def strike(s: Rockwell, card: i64) -> None:
    """RW-G1, RW-G2: power there or booty, whichever is less, lowered by Safety. Al ignores it (RW-V5)."""
    if s.t.card_danger[card] == 0:
        s.phase = Phase.SETTLE
        return
    seat: i64
    for seat in range(s.seats):
        loss: i64 = min(board.power_of(s, seat, s.spot), total(s, seat)) - s.t.saves[s.safety[seat]]
        if loss > 0:
            s.risk[seat] = loss
            if s.log is not None:
                s.log.append(Event(Tell.DANGER, (seat, loss), PUBLIC, False))
    s.asked = 0
    s.phase = Phase.DANGER


def total(s: Rockwell, seat: i64) -> i64:
    """Cubes of a booty."""
    return s.booty[seat * 4] + s.booty[seat * 4 + 1] + s.booty[seat * 4 + 2] + s.booty[seat * 4 + 3]


def next_question(s: Rockwell) -> None:
    """RW-G3: the active player, then the others in Control order. RW-T1: asked also without insurance."""
    if s.active < s.seats and must_ask(s, s.active):
        s.seat = s.active
        s.phase = Phase.DISCARD
        return
    seat: i64
    for seat in s.control:
        if must_ask(s, seat):
            s.seat = seat
            s.phase = Phase.DISCARD
            return
    lose(s)


def must_ask(s: Rockwell, seat: i64) -> bool:
    return s.risk[seat] > 0 and not s.asked >> seat & 1


def legal(s: Rockwell) -> Ints:
    """RW-G3: one tile for each cube still to lose, never more."""
    most: i64 = min(s.risk[s.seat], ledger.insurance(s, s.seat), MAX_CUBES)
    return list(range(Do.DISCARD, Do.DISCARD + most + 1))


def discard(s: Rockwell, code: i64) -> None:
    """RW-G3: the answer is open."""
    tiles: i64 = code - Do.DISCARD
    s.discarded[s.seat] += tiles
    s.risk[s.seat] -= tiles
    s.asked |= 1 << s.seat
    if s.log is not None:
        s.log.append(Event(Tell.DISCARDED, (s.seat, tiles), PUBLIC, True))
    s.phase = Phase.DANGER


def lose(s: Rockwell) -> None:
    """RW-G4: always the most valuable cubes of the booty."""
    seat: i64
    r: i64
    for seat in range(s.seats):
        if s.risk[seat] == 0:
            continue
        lost = [0, 0, 0, 0]
        for r in range(3, -1, -1):
            n: i64 = min(s.risk[seat], s.booty[seat * 4 + r])
            s.booty[seat * 4 + r] -= n
            s.supply[r] += n
            s.risk[seat] -= n
            lost[r] = int(n)
        if s.log is not None:
            s.log.append(Event(Tell.LOST, (seat, *lost), PUBLIC, False))
    s.asked = 0
    s.phase = Phase.SETTLE
