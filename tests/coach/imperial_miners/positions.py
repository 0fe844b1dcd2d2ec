"""Positions at which something is asked, from the pack whose figures stay as they are."""

from __future__ import annotations

from tests.rules.imperial_miners.position import Position

UNDER_TWO = "play 055; place II+1; resolve 1"


def chain(caved: str = "", acted: str = "", round: int = 6) -> Position:
    """A chain that goes on through Gold Mill (I0) or Supply Shed (I+2)."""
    at = Position(mine="020@I0 019@I+2", hand="055", gold=2, caved=caved, round=round).mine_phase()
    for name in acted.split():
        at.s.acted[0] |= 1 << at.slot(name)
    return at.play(UNDER_TWO)


def deep_chain(caved: str = "") -> Position:
    """A chain that goes on through Steam Hall with three machines (II-1) or Storage Cavern (II+1)."""
    mine = "020@I0 075@II-1 055@II+1"
    return (
        Position(mine=mine, hand="100", machines="II-1:3", caved=caved)
        .mine_phase()
        .play("play 100; place III0; resolve 1")
    )


def asked(
    mine: str = "",
    hand: str = "",
    gold: int = 0,
    event: str = "018",
    round: int = 6,
    marker: str = "",
    machines: str = "",
) -> Position:
    """The mine phase, before a card is played."""
    return Position(mine, hand, gold, event, round=round, marker=marker, machines=machines).mine_phase()


def event(
    event: str,
    mine: str = "",
    hand: str = "",
    gold: int = 0,
    round: int = 6,
    marker: str = "",
    machines: str = "",
    caved: str = "",
) -> Position:
    """An event that is resolved at once."""
    at = Position(mine, hand, gold, event, round=round, marker=marker, machines=machines, caved=caved)
    return at.event_phase()


def keep(hand: str) -> Position:
    """The cards dealt, of which four are kept."""
    return Position(hand=hand, round=0).keep_phase()


def scored(own: int, other: int = -1) -> Position:
    """The last round: Battering Ram is laid, and asked for its effect; alone, or against somebody with some points."""
    at = Position(hand="029", round=10, seats=1 if other < 0 else 2)
    at.s.points[0] = own
    if other >= 0:
        at.s.points[1] = other
    return at.mine_phase().play("play 029")
