"""The parts of a Dig Deep position that foreman's features are made of: tiles and columns.

A part holds what can be said of it without the rest of the position. It is never changed: positions that agree in it
share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.dig_deep.almanac import EMPTY, GEMS, LEVELS, Almanac, Dealt

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.dig_deep.state import DigDeep

LIKELY: Final = 0.6  # of an unsold copy in the race for a bonus


def unseen_tiles(s: DigDeep, book: Almanac) -> list[float]:
    """Of an unknown tile of each level (level * GEMS + gem): the copies to expect."""
    out: list[float] = []
    level: i64
    kind: i64
    i: i64
    for level in range(LEVELS):
        copies: Ints = [0] * GEMS
        tiles: i64 = 0
        for kind in range(s.t.level_start[level], s.t.level_start[level + 1]):
            n: i64 = s.pool[kind]
            if n > 0:
                tiles += n
                tile = book.tiles[kind]
                for i in range(len(tile.gems)):
                    copies[tile.gems[i]] += n * tile.counts[i]
        for i in range(GEMS):
            out.append(float(copies[i]) / float(max(1, tiles)))
    return out


def sold_copies(s: DigDeep, seat: i64, book: Almanac) -> list[float]:
    """Copies of each gem that a seat has sold."""
    copies: Ints = [0] * GEMS
    base: i64 = seat * s.t.kinds
    kind: i64
    i: i64
    for kind in range(s.t.kinds):
        n: i64 = s.sold[base + kind]
        if n > 0:
            tile = book.tiles[kind]
            for i in range(len(tile.gems)):
                copies[tile.gems[i]] += n * tile.counts[i]
    return [float(n) for n in copies]


class Pile:
    """A seat's tiles face up, or in its hand: their number, and the gems on them, kind by kind."""

    def __init__(self) -> None:
        self.tiles = 0.0
        self.gems: Ints = []
        self.copies: list[float] = []

    def add(self, gem: i64, copies: float) -> None:
        self.gems.append(gem)
        self.copies.append(copies)

    def at(self, prices: list[float]) -> float:
        """What the gems come to."""
        out = 0.0
        i: i64
        for i in range(len(self.gems)):
            out += self.copies[i] * prices[self.gems[i]]
        return out


class Holding:
    """The tiles that a seat has, and those it has sold.

    copies    of each gem, unsold
    counted   of each gem, sold
    chances   of each gem: how it stands in the race for the bonus
    glut      how much of the same
    """

    def __init__(self, s: DigDeep, seat: i64, book: Almanac, unseen: list[float], counted: list[float]) -> None:
        k: i64 = s.t.kinds
        self.shown = Pile()
        self.hand = Pile()
        self.counted = counted
        copies: Ints = [0] * GEMS
        shown_tiles: i64 = 0
        hand_tiles: i64 = 0
        kind: i64
        gem: i64
        i: i64
        for kind in range(k):
            shown: i64 = s.shown[seat * k + kind]
            held: i64 = s.hand[seat * (k + LEVELS) + kind]
            if shown + held > 0:
                shown_tiles += shown
                hand_tiles += held
                tile = book.tiles[kind]
                for i in range(len(tile.gems)):
                    gem = tile.gems[i]
                    n: i64 = tile.counts[i]
                    copies[gem] += (shown + held) * n
                    if shown > 0:
                        self.shown.add(gem, float(shown * n))
                    if held > 0:
                        self.hand.add(gem, float(held * n))
        self.copies = [float(n) for n in copies]
        for i in range(LEVELS):
            hidden: i64 = s.hand[seat * (k + LEVELS) + k + i]
            if hidden > 0:
                hand_tiles += hidden
                for gem in range(GEMS):
                    expected = float(hidden) * unseen[i * GEMS + gem]
                    self.copies[gem] += expected
                    self.hand.add(gem, expected)
        self.shown.tiles = float(shown_tiles)
        self.hand.tiles = float(hand_tiles)
        self.chances = [counted[gem] + LIKELY * self.copies[gem] for gem in range(GEMS)]
        self.glut = 0.0
        for gem in range(GEMS):
            self.glut += self.copies[gem] * self.copies[gem]


class Column:
    """A column of the grid: its tiles, and whose it is.

    plain    whether the tiles lie as they were dealt, and nobody has seen one
    tiles    from the bottom, where it is not plain
    need     pickaxes that it takes
    most     cubes of a seat there; `leaders` have as many
    owner    who alone controls it, or EMPTY
    lead     of each seat: its cubes less the most of another
    known    of each seat: the tiles that it knows, where it is not plain
    """

    def __init__(self, s: DigDeep, column: i64, dealt: Dealt) -> None:
        base: i64 = column * len(dealt.tiles)
        self.height: i64 = s.height[column]
        self.top: i64 = s.grid[base + self.height - 1] if self.height > 0 else EMPTY
        self.mine: i64 = s.cubes[column * s.seats + s.seat]
        self.plain = True
        i: i64
        for i in range(self.height):
            if s.knows[base + i] != 0 or s.grid[base + i] != dealt.tiles[i]:
                self.plain = False
                break
        self.need: i64 = dealt.need[self.height]
        self.tiles: Ints = []
        self.known: Ints = []
        if not self.plain:
            self._tiles(s, base)
        self.most: i64 = 0
        self.leaders: i64 = 0
        self.owner: i64 = EMPTY
        self.lead: Ints = []
        self._control(s, column * s.seats)

    def _tiles(self, s: DigDeep, base: i64) -> None:
        """Tile by tile what a plain column has from the deal."""
        self.tiles = s.grid[base : base + self.height]
        self.known = [0] * s.seats
        self.need = 0
        i: i64
        seat: i64
        for i in range(self.height):
            self.need += s.t.level[self.tiles[i]] + 1
            for seat in range(s.seats):
                self.known[seat] += s.knows[base + i] >> seat & 1

    def _control(self, s: DigDeep, base: i64) -> None:
        second: i64 = 0
        seat: i64
        for seat in range(s.seats):
            n: i64 = s.cubes[base + seat]
            if n > self.most:
                second = self.most
                self.most = n
                self.leaders = 1
                self.owner = seat
            elif n == self.most:
                self.leaders += 1
                self.owner = EMPTY
            elif n > second:
                second = n
        for seat in range(s.seats):
            self.lead.append(s.cubes[base + seat] - (second if seat == self.owner else self.most))

    def same(self, s: DigDeep, column: i64) -> bool:
        """Whether the choices of the seat on turn have not touched it since."""
        if s.height[column] != self.height or s.cubes[column * s.seats + s.seat] != self.mine:
            return False
        rows: i64 = len(s.grid) // len(s.height)
        return self.height == 0 or s.grid[column * rows + self.height - 1] == self.top


class Board:
    """All columns.

    held     of each seat: pickaxes that the columns need which it controls alone; `shared` the others
    coming   copies of each gem that lie there
    known    of each seat: the tiles there that it knows
    """

    def __init__(self, s: DigDeep, book: Almanac, unseen: list[float], before: Board | None) -> None:
        dealt = book.dealt[s.seats - 2]
        self.columns: list[Column] = []
        self.held = [0.0] * s.seats
        self.shared = 0.0
        self.known: Ints = [0] * s.seats
        i: i64
        for i in range(len(s.height)):
            if before is not None and before.columns[i].same(s, i):
                self._take(s, before.columns[i])
            else:
                self._take(s, Column(s, i, dealt))
        self.coming = self._coming(s, book, unseen)

    def _take(self, s: DigDeep, column: Column) -> None:
        self.columns.append(column)
        if column.height == 0:
            return
        if column.owner == EMPTY:
            self.shared += float(column.need)
        else:
            self.held[column.owner] += float(column.need)
        if not column.plain:
            seat: i64
            for seat in range(s.seats):
                self.known[seat] += column.known[seat]

    def _coming(self, s: DigDeep, book: Almanac, unseen: list[float]) -> list[float]:
        """Known tiles by their gems, unknown ones as expected."""
        copies: Ints = [0] * GEMS
        unknown: Ints = [0] * LEVELS
        self._count(s, book, copies, unknown)
        out: list[float] = []
        gem: i64
        level: i64
        for gem in range(GEMS):
            coming = float(copies[gem])
            for level in range(LEVELS):
                coming += float(unknown[level]) * unseen[level * GEMS + gem]
            out.append(coming)
        return out

    def _count(self, s: DigDeep, book: Almanac, copies: Ints, unknown: Ints) -> None:
        """The known tiles of all columns by gem, the unknown ones by level."""
        size: i64 = book.dealt[s.seats - 2].size
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        kind: i64
        i: i64
        for column in self.columns:
            if column.plain:
                third += min(column.height, size)
                second += max(0, min(column.height - size, size))
                first += max(0, column.height - 2 * size)
                continue
            for kind in column.tiles:
                if kind >= s.t.kinds:
                    unknown[kind - s.t.kinds] += 1
                else:
                    tile = book.tiles[kind]
                    for i in range(len(tile.gems)):
                        copies[tile.gems[i]] += tile.counts[i]
        unknown[0] += first
        unknown[1] += second
        unknown[2] += third
