"""The end of a turn and of the game (RW-Z)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.games.rockwell import scoring
from pithead.games.rockwell.flow import auction
from pithead.games.rockwell.verbs import CENTER, CREWS, GOALS, NONE, SLOTS, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.rockwell.state import Rockwell

BY_CENTER: Final = 1
BY_ACHIEVEMENTS: Final = 2
BY_LIMIT: Final = 3


def end_turn(s: Rockwell) -> None:
    """RW-Z1: the end is tested once; if the game goes on, everything returns to Board I and a new auction starts."""
    s.reason = reason(s)
    if s.reason:
        s.phase = Phase.OVER
        scoring.tell_end(s)
        return
    s.bribes = s.t.bribery_tiles
    s.dice = s.t.dice
    i: i64
    for i in range(len(s.die)):
        s.die[i] = 0
    for i in range(SLOTS):
        s.slots[i] = NONE
    s.round += 1
    auction.begin_turn(s)


def reason(s: Rockwell) -> i64:
    """RW-Z2, RW-Z5: why the game ends with this turn; 0 if it goes on."""
    at_center: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if CENTER in s.place[seat * CREWS : seat * CREWS + CREWS]:
            at_center += 1
    if 2 * at_center > s.seats:  # 3 of 4, 2 of 3, 2 of 2
        return BY_CENTER
    goal: i64
    for seat in range(s.seats):
        won: i64 = 0
        n: i64 = 0
        for goal in range(GOALS):
            if s.prizes[seat * GOALS + goal] > 0:
                won |= 1 << goal
                n += 1
        if n >= s.t.end_goals and won & s.t.last_tier == s.t.last_tier:
            return BY_ACHIEVEMENTS
    if 0 < s.turn_limit <= s.round:
        return BY_LIMIT
    return 0
