"""Extraction: a tile is drilled the moment its power is reached, and its card is shared (RW-E)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core import bag
from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import achievements, board, danger, drilling
from pithead.games.rockwell.verbs import BORDER, CREWS, NONE, RING, TILES, Cause, Do, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell


def look(s: Rockwell) -> None:
    """RW-E1: drill what the act has filled, before anything else goes on. RW-E2: of two tiles the actor picks the
    first.
    """
    first: i64 = NONE
    tile: i64
    if s.pending != 0:
        for tile in range(TILES):
            if s.pending >> tile & 1 and board.is_filled(s, tile):
                if first != NONE:
                    s.seat = s.active
                    s.phase = Phase.FIRST
                    return
                first = tile
    s.pending = 0
    if first != NONE:
        strike(s, first)
    else:
        go_on(s)


def legal(s: Rockwell) -> Ints:
    """RW-E2: the tiles filled at once."""
    out: Ints = []
    tile: i64
    for tile in range(TILES):
        if s.pending >> tile & 1 and board.is_filled(s, tile):
            out.append(Do.DRILL + tile)
    return out


def choose_first(s: Rockwell, code: i64) -> None:
    """RW-E2: the other one is looked at again afterwards."""
    tile: i64 = code - Do.DRILL
    s.pending &= ~s.t.on[tile]
    strike(s, tile)


def strike(s: Rockwell, tile: i64) -> None:
    """RW-E3: its back comes next."""
    s.spot = tile
    s.phase = Phase.BACK


def reveal(s: Rockwell, kind: i64) -> None:
    """RW-E3, RW-E8: the back is seen; straddling crews move wholly onto the tile (RW-D8); a card comes next."""
    tile: i64 = s.spot
    s.back[tile] = kind
    s.bag[tile // RING * s.t.backs + kind] -= 1
    s.drilled |= s.t.on[tile]  # a mask from the tables: compiled, 1 << 31 would be negative
    if s.log is not None:
        s.log.append(Event(Tell.DRILLED, (board.named(s, s.active), tile, kind), PUBLIC, True))
    c: i64
    for c in range(len(s.place)):
        if s.place[c] >= BORDER and s.t.on[s.place[c]] >> tile & 1:
            s.place[c] = tile
            if s.log is not None:
                s.log.append(Event(Tell.JOINED, (c // CREWS, c % CREWS, s.power[c], tile), PUBLIC, False))
    s.phase = Phase.CARD


def pile(s: Rockwell) -> i64:
    """The pile of the tile being drilled."""
    return s.t.pile[s.layout * TILES + s.spot]


def refill(s: Rockwell, number: i64) -> None:
    """RW-E7: an empty pile takes all its cards back; the kept ones still count."""
    first: i64 = s.t.pile_start[number]
    last: i64 = s.t.pile_start[number + 1]
    i: i64
    if bag.total(s.deck, first, last) == 0:
        for i in range(first, last):
            s.deck[i] = 1


def draw(s: Rockwell, card: i64) -> None:
    """RW-E3: the top card of the pile; RW-E8: shares, left-overs, Danger."""
    number: i64 = pile(s)
    s.deck[s.t.slot_of[s.low * s.t.cards + card]] -= 1
    s.drawn[number] += 1
    refill(s, number)
    s.card = card
    if s.log is not None:
        s.log.append(Event(Tell.CARD, (board.named(s, s.active), card), PUBLIC, True))
    share(s, card)
    danger.strike(s, card)


def priority(s: Rockwell, tile: i64) -> i64:
    """RW-E5: the owner of the mineshaft; else the most power; a tie goes to the active player, wherever he stands."""
    if s.shaft[tile] != NONE:
        return s.shaft[tile]
    best: i64 = NONE
    most: i64 = 0
    owner: i64
    for owner in range(s.owners):
        n: i64 = board.power_of(s, owner, tile)
        if n > most:
            most = n
            best = owner
        elif n == most:
            best = s.active
    return best


def share(s: Rockwell, card: i64) -> None:
    """RW-E4: each resource evenly among all who have a crew there; RW-E5: the rest to one."""
    tile: i64 = s.spot
    owner: i64
    r: i64
    parts: i64 = 0
    sharing: i64 = 0
    for owner in range(s.owners):
        if board.power_of(s, owner, tile) > 0:
            parts += 1
            sharing |= 1 << owner
    first: i64 = priority(s, tile)
    for r in range(4):
        cubes: i64 = s.t.card_cubes[card * 4 + r]
        if cubes == 0:
            continue
        s.supply[r] -= cubes
        for owner in range(s.owners):
            if sharing >> owner & 1:
                s.booty[owner * 4 + r] = cubes // parts
        s.booty[first * 4 + r] += cubes % parts
    if s.log is not None:
        _tell_shares(s, card, sharing, parts, first)


def _tell_shares(s: Rockwell, card: i64, sharing: i64, parts: i64, first: i64) -> None:
    assert s.log is not None
    cubes = [int(n) for n in s.t.card_cubes[card * 4 : card * 4 + 4]]
    for owner in range(s.owners):
        if sharing >> owner & 1:
            s.log.append(Event(Tell.SHARE, (board.named(s, owner), *[n // parts for n in cubes]), PUBLIC, False))
    rest = [int(n % parts) for n in cubes]
    if any(rest):
        s.log.append(Event(Tell.LEFT_OVER, (board.named(s, first), *rest), PUBLIC, False))


def settle(s: Rockwell) -> None:
    """RW-E8: booty into the stocks, the card to the active player (RW-E6), one achievement check.

    RW-V5: what Al gets goes to the supply, and a card he causes is set aside.
    """
    i: i64
    for i in range(s.owners * 4):
        if s.booty[i] > 0:
            if i < s.seats * 4:
                s.ledger[i] += s.booty[i]
            else:
                s.supply[i % 4] += s.booty[i]
            s.booty[i] = 0
    if s.active < s.seats:
        s.cards[s.active] += 1
    else:
        s.aside += 1
    s.spot = NONE
    s.card = NONE
    achievements.check_all(s, s.active)
    s.phase = Phase.FILLED


def go_on(s: Rockwell) -> None:
    """Whatever follows the act, once nothing is left to drill."""
    if 0 <= s.mover < s.seats * CREWS:
        achievements.check_crews(s, s.mover // CREWS)  # RW-Q1
    s.mover = NONE
    if s.cause == Cause.MOVE:
        s.phase = Phase.OFFER  # RW-D4: after any extraction
    elif s.cause == Cause.ADVANTAGE:
        drilling.finish_go(s)
    elif s.cause == Cause.IMPROVEMENT:
        s.phase = Phase.NEXT_WORK
    elif s.cause == Cause.AL_MOVE:
        s.phase = Phase.ROUND_OVER
    else:
        s.phase = Phase.END
