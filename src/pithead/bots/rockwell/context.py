"""What all features of a Rockwell position have in common: who stands where, what tiles may bring, how long the game
lasts.

Thousands of positions are looked at for one game. So a context is made once and pointed at one position after the
other, and what it counts with are attributes of small objects: compiled, these are plain machine numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.rockwell.piles import Pile, Piles, piles_of
from pithead.bots.rockwell.powers import BITS, MASK, packed, total
from pithead.games.rockwell.flow import ending
from pithead.games.rockwell.tables import Tables
from pithead.games.rockwell.verbs import CREWS, NONE, PLACES, TILES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

POWERS: Final = 16  # a crew and its die have less
AWAY: Final[list[float]] = [1.0, 0.75, 0.5, 0.3]  # of a tile's worth that is left so many moves away


class Gain:
    """What so much power would add on a tile, for the seat that was looked at as number `stamp`."""

    def __init__(self) -> None:
        self.stamp: i64 = -1
        self.value: float = 0.0


class Tile:
    """A tile as it is: powers are packed, see `powers`.

    here, near     power on it and one step away
    parts          companies on it
    top, second    the two highest powers on it, and whose the highest is
    missing        power that it lacks
    near_all       power of all companies one step away
    gains          by power
    """

    number: i64
    open: bool  # not drilled
    shaft: i64
    pile: Pile
    here: i64
    near: i64
    parts: i64
    top: i64
    top_owner: i64
    second: i64
    missing: i64
    near_all: i64
    gains: list[Gain]

    def __init__(self, number: i64, pile: Pile) -> None:
        self.number = number
        self.pile = pile
        self.gains = [Gain() for _ in range(POWERS)]

    def clear(self, drilled: bool, shaft: i64, pile: Pile, need: i64) -> None:
        """Nobody there or near."""
        self.open = not drilled
        self.shaft = shaft
        self.pile = pile
        self.here = 0
        self.near = 0
        self.parts = 0
        self.top = 0
        self.top_owner = NONE
        self.second = 0
        self.missing = need
        self.near_all = 0

    def count(self) -> None:
        """Sums over the companies."""
        powers: i64 = self.here
        owner: i64 = 0
        while powers != 0:
            power: i64 = powers & MASK
            if power > 0:
                self.parts += 1
                self.missing -= power
                if power > self.top:
                    self.second = self.top
                    self.top = power
                    self.top_owner = owner
                elif power > self.second:
                    self.second = power
            powers >>= BITS
            owner += 1
        self.near_all = total(self.near)


class Way:
    """A tile one to three moves away, and how much of its worth is left at that distance."""

    def __init__(self, tile: Tile, part: float) -> None:
        self.tile = tile
        self.part = part


def odds(missing: i64, own: i64, others: i64) -> float:
    """How likely a tile is drilled soon, by the power it lacks and the power that stands next to it."""
    if missing <= own:
        return max(0.4, 0.85 - 0.08 * float(missing))
    if missing <= own + others:
        return max(0.2, 0.6 - 0.08 * float(missing))
    return max(0.04, 0.3 - 0.06 * float(missing - own - others))


class Context:
    """A position, for the features of all seats: `look` before anything is read.

    left  turns after this one: the same for all positions that are compared, unless the end is certain
    """

    t: Tables
    s: Rockwell
    left: i64
    stamp: i64
    tiles: list[Tile]
    on: list[list[Tile]]  # place: tiles that a crew there stands on
    next_to: list[list[Tile]]  # place: tiles one step away
    ways: list[list[Way]]  # place: tiles in reach that a crew there does not stand on, the nearest first
    deck: Ints
    low: i64
    all_piles: Piles
    piles: list[Pile]  # as they are

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.stamp = 0
        self.deck = []
        self.low = 0
        self.all_piles = piles_of(t)
        self.piles = []
        self.tiles = [Tile(tile, Pile(t, [])) for tile in range(TILES)]
        masks = [[tile for tile in range(TILES) if t.on[place] >> tile & 1] for place in range(PLACES)]
        near = [
            [tile for tile in range(TILES) if (t.near[place] & ~t.on[place]) >> tile & 1] for place in range(PLACES)
        ]
        self.on = [[self.tiles[tile] for tile in tiles] for tiles in masks]
        self.next_to = [[self.tiles[tile] for tile in tiles] for tiles in near]
        self.ways = [
            [Way(self.tiles[tile], AWAY[step]) for step, tile in _steps(place, masks, near)] for place in range(PLACES)
        ]

    def look(self, s: Rockwell, left: i64) -> None:
        """From now on this is about a position with so many turns after this one."""
        self.s = s
        self.left = left if ending.reason(s) == 0 else 0
        if self.low != s.low or self.deck != s.deck:
            self.low = s.low
            self.deck = s.deck[:]
            self.piles = self.all_piles.read(s)
        t = self.t
        first: i64 = s.layout * TILES
        i: i64
        c: i64
        for i in range(TILES):
            self.tiles[i].clear(
                s.drilled >> i & 1 != 0, s.shaft[i], self.piles[t.pile[first + i]], t.need[first + i] - s.low
            )
        for c in range(len(s.place)):
            place: i64 = s.place[c]
            power: i64 = packed(c // CREWS, s.power[c] + s.die[c])
            for tile in self.on[place]:
                tile.here += power
            for tile in self.next_to[place]:
                tile.near += power
        for tile in self.tiles:
            tile.count()


def _steps(place: int, on: list[list[int]], near: list[list[int]]) -> list[tuple[int, int]]:
    """Tiles one to three moves away, with that number."""
    seen = set(on[place])
    front = set(on[place])
    out: list[tuple[int, int]] = []
    for step in range(1, 4):
        front = {tile for here in (front or {place}) for tile in near[here]} - seen
        seen |= front
        out += [(step, tile) for tile in sorted(front)]
    return out
