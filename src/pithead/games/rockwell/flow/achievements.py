"""Achievements: automatic, at once, the best tile left (RW-Q).

A condition can only come true where cubes, cards, power or depth grow, so only there is it looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import ledger
from pithead.games.rockwell.verbs import CREWS, GOALS, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.rockwell.state import Rockwell


def check_all(s: Rockwell, active: i64) -> None:
    """RW-Q3: the active player first, then Management order; with Al active Management order alone (RW-V5)."""
    if active < s.seats:
        check_seat(s, active)
    seat: i64
    for seat in s.management:
        if seat != active:
            check_seat(s, seat)


def check_seat(s: Rockwell, seat: i64) -> None:
    """All of one seat's achievements."""
    check_stock(s, seat)
    check_crews(s, seat)
    goal: i64
    for goal in range(GOALS):
        if 0 < s.t.goal_cards[goal] <= s.cards[seat] and s.prizes[seat * GOALS + goal] == 0:
            take(s, seat, goal, False)


def check_stock(s: Rockwell, seat: i64) -> None:
    """RW-Q2: cubes in stock; insurance does not count (RW-I1)."""
    goal: i64
    r: i64
    for goal in s.t.stock_goals:
        if s.prizes[seat * GOALS + goal] != 0:
            continue
        owned: i64 = 1
        for r in range(4):
            cubes: i64 = s.t.goal_cubes[goal * 4 + r]
            if cubes > s.ledger[seat * 4 + r]:
                owned = -1
                break
            if cubes > ledger.stock(s, seat, r):
                owned = 0
        if owned == 1:
            ledger.took(s, seat, goal)
            take(s, seat, goal, True)
        elif owned == 0:
            ledger.missed(s, seat, goal)


def check_crews(s: Rockwell, seat: i64) -> None:
    """RW-Q2, RW-Q4: power and depth of crews; dice do not count, crews at the center do."""
    goal: i64
    c: i64
    for goal in s.t.crew_goals:
        if s.prizes[seat * GOALS + goal] != 0:
            continue
        n: i64 = 0
        power: i64 = s.t.goal_power[goal]
        depth: i64 = s.t.goal_depth[goal]
        for c in range(seat * CREWS, seat * CREWS + CREWS):
            if s.power[c] >= power and s.t.depth[s.place[c]] >= depth:
                n += 1
        if n >= s.t.goal_crews[goal]:
            take(s, seat, goal, False)


def take(s: Rockwell, seat: i64, goal: i64, reveals: bool) -> None:
    """RW-Q1: the best tile left of that pile, free, once per player."""
    value: i64 = s.t.values[((s.seats - 2) * 3 + s.t.goal_tier[goal]) * 4 + s.taken[goal]]
    s.taken[goal] += 1
    s.prizes[seat * GOALS + goal] = value
    if s.log is not None:
        s.log.append(Event(Tell.ACHIEVED, (seat, goal, value), PUBLIC, reveals))
