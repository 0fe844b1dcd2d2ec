"""What holds in every position of a Dig Deep pack, reckoned once: gems on tiles, what dice bring and may show."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING, Final

from pithead.games.dig_deep.verbs import Use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.dig_deep.state import DigDeep
    from pithead.games.dig_deep.tables import Tables

PACKS: Final = 8  # whose almanacs are kept
EMPTY: Final = -1
GEMS: Final = 5
LEVELS: Final = 3
BITS: Final = 6  # of each use in the sum of a throw
MOST: Final = (1 << BITS) - 1


def added(action: i64, number: i64) -> i64:
    """What a face adds to a sum of Mine, Smelt and Sell, BITS each; nothing for the other actions."""
    if action == Use.MINE:
        return number
    if action == Use.SMELT:
        return number << BITS
    if action == Use.SELL:
        return number << 2 * BITS
    return 0


def one_die(die: i64) -> i64:
    """The code of a set with one die; codes of sets add up (three bits for each kind of die)."""
    return 1 << 3 * die


class Throw:
    """The sums (see `added`) that a set of dice may show, and how likely each is."""

    def __init__(self, sums: Ints, chances: list[float]) -> None:
        self.sums = sums
        self.chances = chances


class Tile:
    """A kind of tile: the gems on it, and how many of each."""

    def __init__(self, tables: Tables, kind: i64) -> None:
        self.gems: Ints = []
        self.counts: Ints = []
        gem: i64
        for gem in range(GEMS):
            n: i64 = tables.gems[kind * GEMS + gem]
            if n > 0:
                self.gems.append(gem)
                self.counts.append(n)


class Dealt:
    """A column as it was dealt: its unknown tiles from the bottom, and by height the pickaxes that it takes."""

    def __init__(self, tables: Tables, rows: i64) -> None:
        self.size: i64 = rows // LEVELS  # of a level
        self.tiles: Ints = []
        self.need: Ints = [0]
        i: i64
        for i in range(rows):
            level: i64 = LEVELS - 1 - i // self.size
            self.tiles.append(tables.kinds + level)
            self.need.append(self.need[i] + level + 1)


class Engine:
    """What a seat's dice bring a turn on average, and the roots of that: much of one action is worth less than some of
    each.
    """

    def __init__(self, tables: Tables, dice: Ints) -> None:
        rate = [0.0] * 7
        count: i64 = 0
        die: i64
        face: i64
        for die in dice:
            if die != EMPTY:
                count += 1
                for face in range(die * 6, die * 6 + 6):
                    rate[tables.face_action[face]] += float(tables.face_number[face]) / 6.0
        self.dice = float(count)
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


class Almanac:
    """All of these of one pack; what depends on dice is made when it is first asked for."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.tiles = [Tile(tables, kind) for kind in range(tables.kinds)]
        self.dealt = [Dealt(tables, LEVELS * rows) for rows in tables.rows_per_level]  # by seats - 2
        self.throws: dict[int, Throw] = {0: Throw([0], [1.0])}
        self.engines: dict[int, Engine] = {}

    def engine(self, s: DigDeep, seat: i64) -> Engine:
        """What the dice of a seat bring."""
        code: i64 = 0
        i: i64
        for i in range(seat * 6, seat * 6 + 6):
            code = code << 4 | (s.dice[i] + 1)
        found = self.engines.get(code)
        if found is None:
            found = Engine(self.tables, s.dice[seat * 6 : seat * 6 + 6])
            self.engines[code] = found
        return found

    def throw(self, dice: i64) -> Throw:
        """The throw of a set of dice, by its code (see `one_die`)."""
        found = self.throws.get(dice)
        if found is None:
            found = self._one_more(dice)
            self.throws[dice] = found
        return found

    def _one_more(self, dice: i64) -> Throw:
        """One die of the set thrown after all others."""
        t = self.tables
        die: i64 = 0
        while dice >> 3 * die & 7 == 0:
            die += 1
        before = self.throw(dice - one_die(die))
        chances: dict[int, float] = {}
        i: i64
        face: i64
        for i in range(len(before.sums)):
            for face in range(die * 6, die * 6 + 6):
                key = int(before.sums[i] + added(t.face_action[face], t.face_number[face]))
                chances[key] = chances.get(key, 0.0) + before.chances[i] / 6.0
        return Throw(list(chances), list(chances.values()))


@lru_cache(maxsize=PACKS)
def almanac(tables: Tables) -> Almanac:
    """The almanac of a pack, shared by all who ask."""
    return Almanac(tables)
