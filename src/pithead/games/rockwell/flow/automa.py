"""Al, the invisible player of the two-player game: his moves and his growth (RW-V)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import board
from pithead.games.rockwell.verbs import AL, CREWS, ENTRANCE, NONE, TILES, Cause, Do, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell


def begin(s: Rockwell) -> None:
    """RW-V3: after a drilling round he moves. RW-V6: after Phase III he grows. Only a tie asks a player."""
    out: Ints
    if s.drilling > 0:
        s.seat = s.control[0]
        out = movers(s)
        if len(out) == 1:
            name_crew(s, out[0])
        else:
            s.phase = Phase.AL_CREW
    elif len(weak_crews(s)) > 0:
        s.seat = s.management[0]
        s.phase = Phase.AL_RAISE
    else:
        s.phase = Phase.END


def legal(s: Rockwell) -> Ints:
    """What falls to a player."""
    if s.phase == Phase.AL_CREW:
        return movers(s)
    if s.phase == Phase.AL_GO:
        return goals(s)
    return weak_crews(s)


def apply(s: Rockwell, code: i64) -> None:
    """A player's choice for Al."""
    if s.phase == Phase.AL_CREW:
        name_crew(s, code)
    elif s.phase == Phase.AL_GO:
        go(s, code)
    else:
        grow(s, code)


def movers(s: Rockwell) -> Ints:
    """RW-V3: on an entrance or a drilled tile, else all; of these the strongest; of these the shallowest."""
    out: Ints = []
    best: i64 = -1
    i: i64
    for i in range(CREWS):
        c: i64 = s.seats * CREWS + i
        p: i64 = s.place[c]
        idle: i64 = 1 if p >= ENTRANCE or s.drilled >> p & 1 else 0
        rank: i64 = (idle * 8 + s.power[c]) * 8 + 5 - s.t.depth[p]
        if rank > best:
            best = rank
            out = [Do.AL_CREW + i]
        elif rank == best:
            out.append(Do.AL_CREW + i)
    return out


def name_crew(s: Rockwell, code: i64) -> None:
    """RW-V4: one destination needs no question."""
    s.crew = s.seats * CREWS + code - Do.AL_CREW
    ends = goals(s)
    if len(ends) == 1:
        go(s, ends[0])
    else:
        s.phase = Phase.AL_GO


def goals(s: Rockwell) -> Ints:
    """RW-V4: the adjacent undrilled tile with the least power missing; all drilled: any of them."""
    out: Ints = []
    near: i64 = s.t.near[s.place[s.crew]]
    least: i64 = 1000
    tile: i64
    if near & ~s.drilled != 0:
        near &= ~s.drilled
    for tile in range(TILES):
        if not near >> tile & 1:
            continue
        missing: i64 = 0 if s.drilled >> tile & 1 else board.need(s, tile) - board.power_on(s, tile)
        if missing < least:
            least = missing
            out = [Do.AL_GO + tile]
        elif missing == least:
            out.append(Do.AL_GO + tile)
    return out


def go(s: Rockwell, code: i64) -> None:
    """RW-V3: one step; RW-V5: he is active if it drills."""
    tile: i64 = code - Do.AL_GO
    c: i64 = s.crew
    if s.log is not None:
        s.log.append(Event(Tell.MOVED, (AL, c % CREWS, s.power[c], s.place[c], tile), PUBLIC, False))
    s.place[c] = tile
    act(s, c, Cause.AL_MOVE)


def weak_crews(s: Rockwell) -> Ints:
    """RW-V6: up to power 4."""
    out: Ints = []
    i: i64
    for i in range(CREWS):
        if s.power[s.seats * CREWS + i] < 4:
            out.append(Do.AL_RAISE + i)
    return out


def grow(s: Rockwell, code: i64) -> None:
    """RW-V6: one power more, which may drill."""
    c: i64 = s.seats * CREWS + code - Do.AL_RAISE
    s.power[c] += 1
    if s.log is not None:
        s.log.append(Event(Tell.AL_RAISED, (s.seat, c % CREWS, s.place[c], s.power[c]), PUBLIC, False))
    act(s, c, Cause.AL_RAISE)


def act(s: Rockwell, c: i64, cause: i64) -> None:
    """RW-E1, RW-V5."""
    s.crew = NONE
    s.mover = c
    s.active = s.seats
    s.cause = cause
    s.pending = s.t.on[s.place[c]] & ~s.drilled
    s.phase = Phase.FILLED
