"""The parts of a Dig Deep position that foreman's features are made of: dice, tiles, columns.

A part holds what can be said of it without the rest of the position. It is never changed: positions that agree in it
share it.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from pithead.games.dig_deep.verbs import Use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.dig_deep.state import DigDeep

EMPTY: Final = -1
GEMS: Final = 5
LEVELS: Final = 3
LIKELY: Final = 0.6  # of an unsold copy in the race for a bonus


def unseen_tiles(s: DigDeep) -> list[float]:
    """Of an unknown tile of each level (level * GEMS + gem): the copies to expect."""
    out = [0.0] * (LEVELS * GEMS)
    level: i64
    kind: i64
    gem: i64
    for level in range(LEVELS):
        tiles: i64 = 0
        for kind in range(s.t.level_start[level], s.t.level_start[level + 1]):
            n: i64 = s.pool[kind]
            if n > 0:
                tiles += n
                for gem in range(GEMS):
                    out[level * GEMS + gem] += float(n * s.t.gems[kind * GEMS + gem])
        if tiles > 0:
            for gem in range(GEMS):
                out[level * GEMS + gem] /= float(tiles)
    return out


class Engine:
    """What a seat's dice bring a turn on average, and the roots of that: much of one action is worth less than some of
    each.
    """

    def __init__(self, s: DigDeep, seat: i64) -> None:
        rate = [0.0] * 7
        dice: i64 = 0
        i: i64
        face: i64
        for i in range(seat * 6, seat * 6 + 6):
            die: i64 = s.dice[i]
            if die != EMPTY:
                dice += 1
                for face in range(die * 6, die * 6 + 6):
                    rate[s.t.face_action[face]] += float(s.t.face_number[face]) / 6.0
        self.dice = float(dice)
        self.picks = rate[Use.MINE]
        self.smelts = rate[Use.SMELT]
        self.sells = 1.0 + rate[Use.SELL]  # one of them is free
        self.root_picks = sqrt(self.picks)
        self.root_smelts = sqrt(self.smelts)
        self.root_sells = sqrt(self.sells)
        self.root_reserves = sqrt(rate[Use.RESERVE])
        self.root_digs = sqrt(rate[Use.DIG])
        self.root_adverts = sqrt(rate[Use.ADVERTISE])
        self.root_invests = sqrt(rate[Use.INVEST])


class Pile:
    """A seat's tiles face up, or in its hand: their number, and the gems on them, kind by kind."""

    def __init__(self) -> None:
        self.tiles = 0.0
        self.gems: Ints = []
        self.copies: list[float] = []

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

    def __init__(self, s: DigDeep, seat: i64, unseen: list[float]) -> None:
        k: i64 = s.t.kinds
        self.shown = Pile()
        self.hand = Pile()
        self.copies = [0.0] * GEMS
        self.counted = [0.0] * GEMS
        kind: i64
        gem: i64
        for kind in range(k):
            shown: i64 = s.shown[seat * k + kind]
            held: i64 = s.hand[seat * (k + 3) + kind]
            sold: i64 = s.sold[seat * k + kind]
            if shown + held + sold > 0:
                self.shown.tiles += float(shown)
                self.hand.tiles += float(held)
                for gem in range(GEMS):
                    n: i64 = s.t.gems[kind * GEMS + gem]
                    if n > 0:
                        self._add(gem, float(shown * n), float(held * n), float(sold * n))
        for kind in range(LEVELS):
            hidden: i64 = s.hand[seat * (k + 3) + k + kind]
            if hidden > 0:
                self.hand.tiles += float(hidden)
                for gem in range(GEMS):
                    self._add(gem, 0.0, float(hidden) * unseen[kind * GEMS + gem], 0.0)
        self.chances = [self.counted[gem] + LIKELY * self.copies[gem] for gem in range(GEMS)]
        self.glut = 0.0
        for gem in range(GEMS):
            self.glut += self.copies[gem] * self.copies[gem]

    def _add(self, gem: i64, shown: float, held: float, sold: float) -> None:
        if shown > 0.0:
            self.shown.gems.append(gem)
            self.shown.copies.append(shown)
        if held > 0.0:
            self.hand.gems.append(gem)
            self.hand.copies.append(held)
        self.copies[gem] += shown + held
        self.counted[gem] += sold


class Column:
    """A column of the grid: its tiles, and whose it is.

    tiles    from the bottom
    plain    whether the tiles lie as they were dealt, and nobody has seen one
    need     pickaxes that it takes
    most     cubes of a seat there; `leaders` have as many
    owner    who alone controls it, or EMPTY
    lead     of each seat: its cubes less the most of another
    known    of each seat: the tiles that it knows
    """

    def __init__(self, s: DigDeep, column: i64) -> None:
        rows: i64 = len(s.grid) // len(s.height)
        self.height: i64 = s.height[column]
        self.tiles = s.grid[column * rows : column * rows + self.height]
        self.top: i64 = self.tiles[self.height - 1] if self.height > 0 else EMPTY
        self.mine: i64 = s.cubes[column * s.seats + s.seat]
        self.plain = True
        self.need: i64 = 0
        self.known: Ints = [0] * s.seats
        i: i64
        seat: i64
        for i in range(self.height):
            kind: i64 = self.tiles[i]
            self.need += s.t.level[kind] + 1
            knows: i64 = s.knows[column * rows + i]
            if knows != 0 or kind != s.t.kinds + LEVELS - 1 - i // (rows // LEVELS):
                self.plain = False
                for seat in range(s.seats):
                    self.known[seat] += knows >> seat & 1
        self.most: i64 = 0
        self.leaders: i64 = 0
        self.owner: i64 = EMPTY
        self.lead: Ints = []
        self._control(s, column)

    def _control(self, s: DigDeep, column: i64) -> None:
        base: i64 = column * s.seats
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

    def __init__(self, s: DigDeep, unseen: list[float], before: Board | None) -> None:
        self.columns: list[Column] = []
        self.held = [0.0] * s.seats
        self.shared = 0.0
        self.coming = [0.0] * GEMS
        self.known: Ints = [0] * s.seats
        i: i64
        gem: i64
        for i in range(len(s.height)):
            if before is not None and before.columns[i].same(s, i):
                self._take(s, before.columns[i])
            else:
                self._take(s, Column(s, i))
        lying: Ints = [0] * LEVELS  # unknown tiles of each level
        self._lying(s, lying)
        for i in range(LEVELS):
            if lying[i] > 0:
                for gem in range(GEMS):
                    self.coming[gem] += float(lying[i]) * unseen[i * GEMS + gem]

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

    def _lying(self, s: DigDeep, lying: Ints) -> None:
        """Counts the tiles of all columns: known ones by their gems, unknown ones by level."""
        size: i64 = len(s.grid) // len(s.height) // LEVELS  # of a level
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        kind: i64
        gem: i64
        for column in self.columns:
            if column.plain:
                third += min(column.height, size)
                second += max(0, min(column.height - size, size))
                first += max(0, column.height - 2 * size)
                continue
            for kind in column.tiles:
                if kind >= s.t.kinds:
                    lying[kind - s.t.kinds] += 1
                else:
                    for gem in range(GEMS):
                        self.coming[gem] += float(s.t.gems[kind * GEMS + gem])
        lying[0] += first
        lying[1] += second
        lying[2] += third
