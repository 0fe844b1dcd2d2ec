"""Dig Deep's characters: scripted opponents, each with one idea of its own, otherwise as the apprentice."""

from __future__ import annotations

from typing import ClassVar

from pithead.bots.dig_deep.apprentice import EMPTY, Apprentice
from pithead.bots.dig_deep.valuation import column_worth, rounds_left
from pithead.games.dig_deep import flow
from pithead.games.dig_deep.facts import copies, earns, last_turn
from pithead.games.dig_deep.state import DigDeep


class Style(Apprentice):
    """The apprentice's plan with other likings."""

    LIKES: ClassVar[tuple[str, ...]] = ()  # dice it would rather have
    LIKING = 1500  # hundredths of a coin a liked die is worth more

    def _buy(self, s: DigDeep, space: int) -> int:
        liked = self.LIKING if s.t.die_names[s.market[space]] in self.LIKES and rounds_left(s) > 1 else 0
        return super()._buy(s, space) + liked


class ShallowMiner(Style):
    """Takes the cheapest tiles, and so more of them, as long as there are any."""

    def _mine(self, s: DigDeep, column: int) -> int:
        gain = super()._mine(s, column)
        return gain + 5000 * (2 - int(flow.top_level(s, column))) if gain > 0 else gain


class DeepMiner(Style):
    """Digs down one column after the other to reach the rich tiles first."""

    LIKES: ClassVar[tuple[str, ...]] = ("red", "black")

    def _mine(self, s: DigDeep, column: int) -> int:
        gain = super()._mine(s, column)
        rows = len(s.grid) // len(s.height)
        return gain + 1000 * (rows - int(s.height[column])) if gain > 0 else gain

    def _reserve(self, s: DigDeep, column: int) -> int:
        rows = len(s.grid) // len(s.height)
        return super()._reserve(s, column) * (2 * rows - int(s.height[column])) // rows


class Speculator(Style):
    """Puts cubes on gems and drives their prices up."""

    LIKES: ClassVar[tuple[str, ...]] = ("green", "pink")
    LIKING = 4000

    def _advertise(self, s: DigDeep, gem: int, up: int) -> int:
        """Up with what it has a share in."""
        own = int(s.invested[gem * s.seats + self.seat])
        return 1000 * own * up + super()._advertise(s, gem, up) if own else super()._advertise(s, gem, up)

    def _invest(self, s: DigDeep, gem: int) -> int:
        """What others will sell, dear and soon."""
        others = sum(2 * copies(s, s.shown, i * s.t.kinds, gem) for i in range(s.seats) if i != self.seat)
        return 100 + 20 * int(s.price[gem]) * (1 + int(others))


class ColumnBlocker(Style):
    """Shuts columns to everybody else, the full ones first."""

    LIKES: ClassVar[tuple[str, ...]] = ("blue",)
    LIKING = 3000

    def _reserve(self, s: DigDeep, column: int) -> int:
        cubes = s.cubes[column * s.seats : (column + 1) * s.seats]
        lead = int(cubes[self.seat]) - max(int(n) for i, n in enumerate(cubes) if i != self.seat)
        part = {-1: 60, 0: 100, 1: 80}.get(lead, 5 if lead < 0 else 1)
        return part * int(column_worth(s, column)) // 100


class DiceCollector(Style):
    """Buys every die that it has room or coins for, for as long as it will be rolled."""

    def _buy(self, s: DigDeep, space: int) -> int:
        if rounds_left(s) < 2:
            return super()._buy(s, space)
        room = s.dice[self.seat * 6 + 5] == EMPTY
        gain = super()._buy(s, space)
        return gain + (4000 if room else 700)


class Dumper(Style):
    """Sells at once whatever pays anything."""

    LIKES: ClassVar[tuple[str, ...]] = ("yellow",)

    def _sell(self, s: DigDeep, kind: int) -> int:
        earned = int(earns(s, kind))
        return 1 + 100 * earned if earned > 0 or last_turn(s) else 0


STYLES = {
    "shallow-miner": ShallowMiner,
    "deep-miner": DeepMiner,
    "speculator": Speculator,
    "column-blocker": ColumnBlocker,
    "dice-collector": DiceCollector,
    "dumper": Dumper,
}
