"""What the seats of Dig Deep may look forward to: the columns, the tiles they will sell, the bonuses."""

from __future__ import annotations

from math import exp, log, pow
from typing import TYPE_CHECKING, Final

from pithead.bots.dig_deep.almanac import GEMS, Engine
from pithead.bots.dig_deep.parts import Column, Holding

if TYPE_CHECKING:
    from mypy_extensions import i64

SPENT: Final = 0.75  # of the pickaxes rolled, what finds a tile to take
RACE: Final = 2.0  # gems sold that make a lead twice as sure, at the end


class Ground:
    """What lies in the columns for one seat: tiles and their worth where it may mine, its share in those held with
    others counted; the columns held alone, safely, with others, by others; the top tiles within reach.
    """

    def __init__(self) -> None:
        self.tiles = 0.0
        self.worth = 0.0
        self.alone = 0.0
        self.safe = 0.0
        self.shared = 0.0
        self.shut = 0.0
        self.reach = 0.0
        self.columns = 0.0
        self.fronts = 0.0

    def add(self, column: Column, lead: i64, total: float, top: float) -> None:
        """One more column, with what it is worth and its top tile alone."""
        if lead < 0:
            self.shut += total
            if lead == -1:
                self.fronts += 1.0
            return
        part = float(column.height) / float(column.leaders)
        self.tiles += part
        self.worth += part * total / float(column.height)
        self.reach += top
        if lead > 0:
            self.columns += 1.0
            self.alone += total
            if lead > 1:
                self.safe += total
        else:
            self.shared += total / float(column.leaders)
            if column.most > 0:
                self.fronts += 1.0


class Course:
    """How many tiles a seat will have mined, smelted and sold in its turns to come, each step at the pace of its
    dice.
    """

    def __init__(self, engine: Engine, holding: Holding, turns: float, tiles: float) -> None:
        self.engine = engine
        self.holding = holding
        self.turns = turns
        self.tiles = tiles
        mined = less(tiles, turns * engine.picks * SPENT / 2.0)
        smelted = less(holding.hand.tiles + mined, turns * engine.smelts)
        self.sold = less(holding.shown.tiles + smelted, turns * engine.sells)

    def fits(self, engine: Engine, holding: Holding, turns: float, tiles: float) -> bool:
        """Whether it would be the same again."""
        return self.engine is engine and self.holding is holding and self.turns == turns and self.tiles == tiles


class Runner:
    """A seat in the race for the bonuses: its chance in the gem at hand, and what it may hope for in all."""

    def __init__(self) -> None:
        self.power = 0.0
        self.hope = 0.0


class Race:
    """The bonuses of all seats as the race for them stands with what is unsold; `turns` are those still to come."""

    def __init__(self, holdings: list[Holding], turns: float) -> None:
        self.turns = turns
        self.runners = [Runner() for holding in holdings]
        sure = RACE + turns * 0.7
        gem: i64
        i: i64
        for gem in range(GEMS):
            top = -100.0
            for holding in holdings:
                top = max(top, holding.chances[gem])
            total = 0.0
            for i in range(len(holdings)):
                behind = holdings[i].chances[gem] - top
                power = exp(behind / sure) if behind < 0.0 else 1.0
                self.runners[i].power = power
                total += power
            for runner in self.runners:
                runner.hope += runner.power / total


def less(a: float, b: float) -> float:
    """A soft minimum: where both are much alike it is below them."""
    if a <= 0.0 or b <= 0.0:
        return 0.0
    return exp(-log(pow(a, -3.0) + pow(b, -3.0)) / 3.0)
