"""Phase I, steps 2 and 3: the drilling order and the movement of the crews (RW-O, RW-D, RW-H3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import achievements, ledger
from pithead.games.rockwell.verbs import BORDER, CENTER, CREWS, NONE, PLACES, Cause, Do, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell


def set_order(s: Rockwell) -> None:
    """RW-O1: Board I from the left comes first; the rest follow as before."""
    order: Ints = [seat for seat in s.slots[:4] if seat != NONE]
    order += [seat for seat in s.control if seat not in order]
    s.control = order
    if s.log is not None:
        s.log.append(Event(Tell.CONTROL, tuple([int(seat) for seat in order]), PUBLIC, False))
    begin_round(s, 1)


def begin_round(s: Rockwell, number: i64) -> None:
    """RW-D1: every player has one go."""
    s.drilling = number
    s.go = 0
    if s.log is not None:
        s.log.append(Event(Tell.ROUND, (number,), PUBLIC, False))
    s.phase = Phase.NEXT_GO


def next_go(s: Rockwell) -> None:
    """RW-D1: in Control order; then Al, where he plays (RW-V3)."""
    while s.go < s.seats:
        s.seat = s.control[s.go]
        s.crew = NONE
        base: i64 = s.seat * CREWS
        c: i64
        for c in range(base, base + CREWS):
            if s.place[c] != CENTER:
                s.phase = Phase.CREW
                return
        if s.log is not None:  # RW-D3
            s.log.append(Event(Tell.NO_CREW, (s.seat,), PUBLIC, False))
        s.go += 1
    s.crew = NONE
    s.phase = Phase.AL_WORK if s.owners > s.seats else Phase.ROUND_OVER


def end_round(s: Rockwell) -> None:
    """Four rounds; then the mineshafts."""
    if s.drilling < s.t.rounds:
        begin_round(s, s.drilling + 1)
    else:
        s.drilling = 0
        s.phase = Phase.MINESHAFTS


def legal_crews(s: Rockwell) -> Ints:
    """RW-D1: any own crew still in the game."""
    out: Ints = []
    base: i64 = s.seat * CREWS
    i: i64
    for i in range(CREWS):
        if s.place[base + i] != CENTER:
            out.append(Do.CREW + i)
    return out


def name_crew(s: Rockwell, code: i64) -> None:
    """RW-D1."""
    s.crew = s.seat * CREWS + code - Do.CREW
    s.phase = Phase.MOVE


def legal_moves(s: Rockwell) -> Ints:
    """RW-D1, RW-D2, RW-D5: stay, or anywhere in reach; onto a border only where there is room."""
    out: Ints = [Do.STAY]
    reach = s.t.reach
    at: i64 = s.mobility[s.seat] * PLACES + s.place[s.crew]
    i: i64
    for i in range(s.t.reach_start[at], s.t.reach_start[at + 1]):
        end: i64 = reach[i]
        if end < BORDER or may_straddle(s, end):
            out.append(Do.GO + end)
    return out


def may_straddle(s: Rockwell, border: i64) -> bool:
    """RW-D10: two undrilled tiles. RW-D7: one crew of each player, or one in all by option."""
    if s.drilled & s.t.on[border] != 0:
        return False
    first: i64 = 0 if s.one_border else s.seat * CREWS
    last: i64 = len(s.place) if s.one_border else first + CREWS
    c: i64
    for c in range(first, last):
        if s.place[c] == border:
            return False
    return True


def move(s: Rockwell, code: i64) -> None:
    """RW-D1: move or stay. RW-H3: a crew with a die decides about it first, but on its way to the center."""
    c: i64 = s.crew
    if code == Do.STAY:
        if s.log is not None:
            s.log.append(Event(Tell.STAYED, (s.seat, c % CREWS, s.power[c], s.place[c]), PUBLIC, False))
        s.phase = Phase.OFFER
        return
    end: i64 = code - Do.GO
    if s.die[c] == 0:
        arrive(s, end)
    elif end == CENTER:
        leave_die(s)
        arrive(s, end)
    else:
        s.target = end
        s.phase = Phase.DIE


def legal_dice(s: Rockwell) -> Ints:
    """RW-H3: take it along with a power that the stratum allows and the fee is there for, or leave it."""
    out: Ints = []
    power: i64
    for power in range(1, s.t.depth[s.target] + 1):
        if s.t.fees[power] <= s.money[s.seat]:
            out.append(Do.TAKE + power - 1)
    out.append(Do.LEAVE)
    return out


def choose_die(s: Rockwell, code: i64) -> None:
    """RW-H3: the fee is due again, and the power may change."""
    end: i64 = s.target
    s.target = NONE
    if code == Do.LEAVE:
        leave_die(s)
    else:
        power: i64 = code - Do.TAKE + 1
        s.die[s.crew] = power
        ledger.pay(s, s.seat, s.t.fees[power])
        if s.log is not None:
            s.log.append(Event(Tell.DIE_TAKEN, (s.seat, s.crew % CREWS, power, 100 * s.t.fees[power]), PUBLIC, False))
    arrive(s, end)


def leave_die(s: Rockwell) -> None:
    """RW-H3: back to Board I at once."""
    s.die[s.crew] = 0
    s.dice += 1
    if s.log is not None:
        s.log.append(Event(Tell.DIE_LEFT, (s.seat, s.crew % CREWS), PUBLIC, False))


def arrive(s: Rockwell, end: i64) -> None:
    """RW-D9: what the movement drills is looked at where it ends. RW-Q4: the center takes the crew out of the game."""
    c: i64 = s.crew
    if s.log is not None:
        s.log.append(Event(Tell.MOVED, (s.seat, c % CREWS, s.power[c], s.place[c], end), PUBLIC, False))
    s.place[c] = end
    if end == CENTER:
        achievements.check_crews(s, s.seat)
        finish_go(s)
        return
    s.mover = c
    s.active = s.seat
    s.cause = Cause.MOVE
    s.pending = s.t.on[end] & ~s.drilled
    s.phase = Phase.FILLED


def finish_go(s: Rockwell) -> None:
    """The next player in Control order."""
    s.crew = NONE
    s.go += 1
    s.phase = Phase.NEXT_GO
