"""What sets of dice may show in Dig Deep, tabulated: each set of dice is reckoned once for a pack."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pithead.games.dig_deep.verbs import Use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.dig_deep.tables import Tables

PACKS: Final = 8  # whose tables are kept
BITS: Final = 6  # of each use in a sum
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


class Throws:
    """The throws of all sets of dice of a pack, each made when it is first asked for."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.known: dict[int, Throw] = {0: Throw([0], [1.0])}

    def of(self, dice: i64) -> Throw:
        """The throw of a set of dice, by its code."""
        found = self.known.get(dice)
        if found is None:
            found = self._one_more(dice)
            self.known[dice] = found
        return found

    def _one_more(self, dice: i64) -> Throw:
        """One die of the set thrown after all others."""
        t = self.tables
        die: i64 = 0
        while dice >> 3 * die & 7 == 0:
            die += 1
        before = self.of(dice - one_die(die))
        chances: dict[int, float] = {}
        i: i64
        face: i64
        for i in range(len(before.sums)):
            for face in range(die * 6, die * 6 + 6):
                key = int(before.sums[i] + added(t.face_action[face], t.face_number[face]))
                chances[key] = chances.get(key, 0.0) + before.chances[i] / 6.0
        return Throw(list(chances), list(chances.values()))


@lru_cache(maxsize=PACKS)
def throws_of(tables: Tables) -> Throws:
    """The throws of a pack, shared by all who ask."""
    return Throws(tables)
