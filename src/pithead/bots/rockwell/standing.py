"""What can be read off a Rockwell position for one seat: how long the game lasts, what the seat has, what it may do.

Of the others' stocks the public ledger is read where a view hides them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.games.rockwell.flow import board, ending, ledger
from pithead.games.rockwell.verbs import CREWS, GOALS, NONE, SLOTS, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

USUAL: Final = 8  # turns that a game lasts


def stock(s: Rockwell, seat: i64, r: i64) -> i64:
    """Cubes of a seat, as far as they are known."""
    insured: i64 = s.insured[seat * 4 + r]
    return s.ledger[seat * 4 + r] - insured if insured > 0 else s.ledger[seat * 4 + r]


def prize(s: Rockwell, seat: i64, goal: i64) -> i64:
    """Points of an achievement that a seat can still take; 0 for none."""
    if s.prizes[seat * GOALS + goal] != 0 or s.taken[goal] >= s.seats:
        return 0
    return s.t.values[((s.seats - 2) * 3 + s.t.goal_tier[goal]) * 4 + s.taken[goal]]


def turns_left(s: Rockwell) -> i64:
    """Turns after this one, by guess: what games usually last, and how far the majority is from the center."""
    if ending.reason(s) != 0:
        return 0
    steps: Ints = []
    seat: i64
    c: i64
    for seat in range(s.seats):
        deepest: i64 = 0
        for c in range(seat * CREWS, seat * CREWS + CREWS):
            if s.t.depth[s.place[c]] > deepest:
                deepest = s.t.depth[s.place[c]]
        steps.append(5 - deepest)
    steps.sort()
    left: i64 = 2 * steps[s.seats // 2]
    usual: i64 = USUAL - s.round
    if usual < 1:
        usual = 1
    if left > usual:
        left = usual
    if s.turn_limit > 0 and s.turn_limit - s.round < left:
        left = s.turn_limit - s.round
    return left


def goes_left(s: Rockwell, seat: i64) -> i64:
    """Goes of a seat in the drilling rounds of this turn that are still to come."""
    if s.drilling == 0:
        return s.t.rounds if s.phase <= Phase.PLACE or s.phase == Phase.NEXT_PRESIDENT else 0
    i: i64
    for i in range(s.go, s.seats):
        if s.control[i] == seat:
            return s.t.rounds - s.drilling + 1
    return s.t.rounds - s.drilling


def uses_left(s: Rockwell, seat: i64, first: i64, last: i64, until: i64) -> i64:
    """Transactions or actions that a seat still has in this turn."""
    slot: i64 = board.slot_of(s, seat, first, last)
    if slot == NONE or (s.phase >= Phase.AL_CREW and s.drilling == 0):
        return 0
    if s.drilling > 0 or s.phase <= Phase.PLACE or s.phase < until - 1:
        return s.t.slot_uses[(s.seats - 2) * SLOTS + slot]
    return s.left[slot] if s.phase <= until else 0


def points(s: Rockwell, seat: i64) -> i64:
    """Prestige of tiles."""
    points: i64 = 0
    i: i64
    r: i64
    for i in range(seat * GOALS, seat * GOALS + GOALS):
        points += s.prizes[i]
    for r in range(4):
        points += s.deliveries[seat * 4 + r] * s.t.delivery_prestige[r]
    return points


def bonuses(s: Rockwell, seat: i64, have: Ints, money: i64) -> i64:
    """RW-Z3: the bonuses of a seat, if it had this."""
    total: i64 = 0
    i: i64
    r: i64
    for r in range(5):
        ahead: i64 = 0
        for i in range(s.seats):
            if i != seat and (stock(s, i, r) > have[r] if r < 4 else s.money[i] > money):
                ahead += 1
        total += s.t.bonus[(s.seats - 2) * 4 + ahead]
    return total


def saved_cubes(s: Rockwell, seat: i64) -> i64:
    """Cubes that Safety and insurance keep, as far as it is known."""
    saved: i64 = s.t.saves[s.safety[seat]]
    if s.insured[seat * 4] >= 0:
        more: i64 = ledger.insurance(s, seat)
        if more > 0:
            saved += more
    return saved


def goes_or_pay(s: Rockwell) -> bool:
    """Whether the mineshafts are still to pay in this turn."""
    return s.drilling > 0 or s.phase <= Phase.PLACE
