"""Power and presence on the tiles (RW-C2, RW-C3, RW-D6): read only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.games.rockwell.verbs import AL, BORDER, CREWS, TILES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.rockwell.state import Rockwell


def need(s: Rockwell, tile: i64) -> i64:
    """Required power of a tile."""
    return s.t.need[s.layout * TILES + tile] - s.low


def power_on(s: Rockwell, tile: i64) -> i64:
    """Power of all crews and dice there; a straddling crew counts on both its tiles."""
    n: i64 = 0
    c: i64
    for c in range(len(s.place)):
        if s.t.on[s.place[c]] >> tile & 1:
            n += s.power[c] + s.die[c]
    return n


def power_of(s: Rockwell, owner: i64, tile: i64) -> i64:
    """Power of one company there, dice included; 0 exactly when it has no crew there."""
    n: i64 = 0
    c: i64
    for c in range(owner * CREWS, owner * CREWS + CREWS):
        if s.t.on[s.place[c]] >> tile & 1:
            n += s.power[c] + s.die[c]
    return n


def is_filled(s: Rockwell, tile: i64) -> bool:
    """RW-E1: enough power on an undrilled tile."""
    return not s.drilled >> tile & 1 and power_on(s, tile) >= need(s, tile)


def in_play(place: i64) -> bool:
    """On a tile or a border: not at an entrance, not at the center."""
    return place < TILES or place >= BORDER


def slot_of(s: Rockwell, seat: i64, first: i64, last: i64) -> i64:
    """The slot of a seat's Vice President among some slots, or -1."""
    i: i64
    for i in range(first, last):
        if s.slots[i] == seat:
            return i
    return -1


def named(s: Rockwell, owner: i64) -> i64:
    """A company as texts and events number it: Al is always `AL`."""
    return AL if owner == s.seats else owner
