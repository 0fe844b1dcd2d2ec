"""Foreman's way through a turn of Dig Deep: what each choice is worth, from the positions it leads to.

A turn has steps in a fixed order (STEPS); within a step every choice is tried out. What chance will bring counts as
expected: a tile mined unseen is the mean of its level. Mining is a knapsack of pickaxes over the columns, the reroll
the exact expectation over every set of dice and every throw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.dig_deep.almanac import EMPTY
from pithead.bots.dig_deep.features import SEEN, Seen
from pithead.bots.dig_deep.outlook import Outlook
from pithead.bots.dig_deep.reroll import NEVER, Roll
from pithead.core import bag
from pithead.games.dig_deep import flow
from pithead.games.dig_deep.verbs import Do, Phase, Use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.dig_deep.state import DigDeep

STEPS: Final = (Use.RESERVE, Use.DIG, Use.MINE, Use.SMELT, Use.ADVERTISE, Use.SELL, Use.INVEST)
MOST_PICKS: Final = 24
LATER: Final = 0.05  # points that a choice loses for each step it comes too early


def step_of(code: i64) -> i64:
    """Place in STEPS of a choice of the main menu."""
    if code >= Do.SELL:
        return 5
    if code >= Do.SMELT:
        return 3
    if code >= Do.INVEST:
        return 6
    if code >= Do.ADVERTISE:
        return 4
    if code >= Do.DIG:
        return 1
    if code >= Do.MINE:
        return 2
    return 0


def after(s: DigDeep, code: i64) -> DigDeep:
    """The position after a choice, chance left out: an unseen tile stays an unknown one, no die fills the market.

    It shares with the position before it every list that the choice does not change.
    """
    out = s.sharing()
    if not _copies(out, code):
        return out
    flow.apply(out, code)
    if out.phase == Phase.MINED:
        out.hand[out.seat * (out.t.kinds + 3) + out.held] += 1
        out.held = EMPTY
        if bag.total(out.height, 0, len(out.height)) == 0:
            out.finishing = 1
        out.phase = Phase.MINING
    elif out.phase == Phase.FILL:
        out.phase = Phase.BUY
    return out


def _copies(s: DigDeep, code: i64) -> bool:
    """Copies of the lists that a choice changes take their place; False for one that changes nothing yet."""
    if code == Do.END or code == Do.STOP or code == Do.DONE or Do.MARK <= code < Do.RESERVE:
        return False
    s.uses = s.uses[:]
    if code >= Do.SELL:
        s.shown = s.shown[:]
        s.sold = s.sold[:]
        s.coins = s.coins[:]
        s.price = s.price[:]
        s.stock = s.stock[:]
        s.invested = s.invested[:]
    elif code >= Do.SMELT:
        s.hand = s.hand[:]
        s.shown = s.shown[:]
        s.notes = s.notes[:]
    elif code >= Do.BUY:
        s.coins = s.coins[:]
        s.dice = s.dice[:]
        s.faces = s.faces[:]
        s.market = s.market[:]
    elif code >= Do.INVEST:
        s.stock = s.stock[:]
        s.invested = s.invested[:]
    elif code >= Do.ADVERTISE or code < Do.MARK:
        s.price = s.price[:]
    elif code >= Do.MINE:
        s.height = s.height[:]
        s.grid = s.grid[:]
        s.knows = s.knows[:]
        s.hand = s.hand[:]
        s.notes = s.notes[:]
    else:
        s.stock = s.stock[:]
        s.cubes = s.cubes[:]
        s.invested = s.invested[:]
    return True


class Column:
    """A column to mine: what taking its first 1, 2, … tiles gains, and how many pickaxes that takes. Nothing where it
    is closed.
    """

    def __init__(self, gains: list[float], costs: Ints) -> None:
        self.gains = gains
        self.costs = costs


class Weigher:
    """One position with the seat on turn, weighed.

    weights  in the order of FEATURES; `seen` those of SEEN, by name
    """

    def __init__(self, s: DigDeep, seat: i64, weights: list[float], seen: Seen, scale: float) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.seen = seen
        self.scale = scale
        self.outlook = Outlook(s)
        self.base = self.outlook.lead(seat, seen, scale)

    def value(self, s: DigDeep) -> float:
        """What a position is worth that choices have led to."""
        return Outlook(s, self.outlook).lead(self.seat, self.seen, self.scale)

    def gain(self, code: i64) -> float:
        """What a choice gains at once."""
        return self.value(after(self.s, code)) - self.base

    def taste(self, index: i64) -> float:
        """A weight of TASTE."""
        return self.weights[len(SEEN) + index]

    def values(self, legal: Ints) -> list[float]:
        """What each choice is worth, in points of lead at the end."""
        s = self.s
        if s.phase == Phase.RESOLVE:
            return self._menu(legal)
        if s.phase == Phase.REROLL:
            return self.marks(legal, Roll(s, self.seat, self.weights).sets())
        if s.phase == Phase.MINING:
            columns = self._columns(s, s.uses[Use.MINE])
            return [
                self.base + (0.0 if code == Do.STOP else _mine(columns, code - Do.MINE, s.uses[Use.MINE]))
                for code in legal
            ]
        if s.phase == Phase.BUY:
            return [self.base + (0.0 if code == Do.END else self._buy(code)) for code in legal]
        return [self.value(after(s, code)) for code in legal]

    # -- the main menu

    def _menu(self, legal: Ints) -> list[float]:
        """The choices of the first step that gains something, at what they gain; all others at no more than `done`."""
        gains: list[float] = []
        most = [NEVER] * (len(STEPS) + 1)
        code: i64
        step: i64
        now: i64 = len(STEPS)
        by_step: list[Ints] = [[] for i in range(len(STEPS))]
        for code in legal:
            if code != Do.DONE:
                by_step[step_of(code)].append(code)
        found: list[float] = [0.0] * (Do.SELL + self.s.t.kinds)
        for step in range(len(STEPS)):
            if now < len(STEPS) or not by_step[step]:
                continue
            self._step(step, by_step[step], found)
            for code in by_step[step]:
                if found[code] > most[step]:
                    most[step] = found[code]
            if most[step] > 0.0:
                now = step
        for code in legal:
            if code == Do.DONE:
                gains.append(self.base)
                continue
            step = step_of(code)
            value = found[code]
            if step > now:
                value = -LATER * float(step - now)
            elif step < now:
                value = min(value, 0.0) - LATER
            gains.append(self.base + value)
        return gains

    def _step(self, step: i64, codes: Ints, found: list[float]) -> None:
        """What each choice of one step gains."""
        s = self.s
        code: i64
        if step == 0:
            columns = self._columns(s, s.uses[Use.MINE])
            before = _knapsack(columns, s.uses[Use.MINE], EMPTY)[s.uses[Use.MINE]]
            for code in codes:
                found[code] = self._take_back(code) if code >= Do.TAKE_BACK else self._reserve(code, columns, before)
        elif step == 1:
            for code in codes:
                found[code] = self._dig(code - Do.DIG)
        elif step == 2:
            columns = self._columns(s, s.uses[Use.MINE])
            for code in codes:
                found[code] = _mine(columns, code - Do.MINE, s.uses[Use.MINE])
        elif step == 3:
            for code in codes:
                found[code] = self._smelt(code)
        elif step == 4:
            before = self._sales(s, s.uses[Use.SELL])
            for code in codes:
                t = after(s, code)
                found[code] = self._sales(t, t.uses[Use.SELL]) - before
        else:
            for code in codes:
                found[code] = self.gain(code)

    def _sales(self, s: DigDeep, sells: i64) -> float:
        """What a position is worth after the best sales now, one after the other."""
        here = self.base if s is self.s else self.value(s)
        k: i64 = s.t.kinds
        n: i64
        kind: i64
        for n in range(sells):
            best = here
            then: DigDeep = s
            for kind in range(k):
                if s.shown[self.seat * k + kind] > 0:
                    t = after(s, Do.SELL + kind)
                    value = self.value(t)
                    if value > best:
                        best = value
                        then = t
            if best == here:
                break
            here = best
            s = then
        return here

    def _smelt(self, code: i64) -> float:
        """Face up is better than in hand, and best if it can be sold at once."""
        s = self.s
        t = after(s, code)
        gain = self.value(t) - self.base
        k: i64 = s.t.kinds
        if s.uses[Use.SELL] > 0:
            sold = self.value(after(t, Do.SELL + code - Do.SMELT)) - self.base - gain
            if sold > 0.0:
                gain += (
                    sold if s.uses[Use.SELL] > bag.total(s.shown, self.seat * k, (self.seat + 1) * k) else 0.5 * sold
                )
        return gain

    def _reserve(self, code: i64, columns: list[Column], before: float) -> float:
        """The cube for the turns to come, and what it opens to the pickaxes of this turn."""
        s = self.s
        t = after(s, code)
        gain = self.value(t) - self.base
        column: i64 = code - Do.RESERVE
        picks: i64 = s.uses[Use.MINE]
        if picks > 0 and not flow.controls(s, self.seat, column) and flow.controls(t, self.seat, column):
            opened = columns[:]
            opened[column] = self._column(t, column, picks)
            gain += max(0.0, _knapsack(opened, picks, EMPTY)[picks] - before)
        return gain

    def _take_back(self, code: i64) -> float:
        """A cube moved to its best other column."""
        t = after(self.s, code)
        best = NEVER
        target: i64
        for target in flow.legal(t):
            best = max(best, self.value(after(t, target)))
        return best - self.base

    def _dig(self, column: i64) -> float:
        """The tile as expected, on the best column for it; and a little for what is learnt."""
        s = self.s
        rows: i64 = len(s.grid) // len(s.height)
        t = s.sharing()
        _copies(t, Do.DIG + column)
        flow.lift(t, column)
        t.uses[Use.DIG] -= 1
        best = NEVER
        i: i64
        for i in range(len(s.height)):
            if i == column or t.height[i] >= rows or not flow.controls(s, self.seat, i):
                continue
            there = t.sharing()
            _copies(there, Do.PUT + i)
            flow.put(there, i)
            best = max(best, self.value(there) - self.base)
        return (
            max(0.0, best) + 0.1 * self.taste(Use.DIG) if best > NEVER or flow.controls(s, self.seat, column) else NEVER
        )

    # -- mining: a knapsack of pickaxes

    def _columns(self, s: DigDeep, picks: i64) -> list[Column]:
        """Every column, those that the seat controls as deep as the pickaxes reach."""
        out: list[Column] = []
        column: i64
        for column in range(len(s.height)):
            if s.height[column] > 0 and flow.controls(s, self.seat, column):
                out.append(self._column(s, column, picks))
            else:
                out.append(Column([], []))
        return out

    def _column(self, s: DigDeep, column: i64, picks: i64) -> Column:
        start = self.base if s is self.s else self.value(s)
        gains: list[float] = []
        costs: Ints = []
        spent: i64 = 0
        t = s
        while t.height[column] > 0:
            cost: i64 = flow.top_level(t, column) + 1
            if spent + cost > picks:
                break
            spent += cost
            t = t.sharing()
            t.uses = t.uses[:]
            t.uses[Use.MINE] = MOST_PICKS
            t = after(t, Do.MINE + column)
            gains.append(self.value(t) - start)
            costs.append(spent)
        return Column(gains, costs)

    # -- buying

    def _buy(self, code: i64) -> float:
        t = after(self.s, code)
        if t.phase != Phase.DISCARD:
            return self.value(t) - self.base
        best = NEVER
        out: i64
        for out in flow.legal(t):
            best = max(best, self.value(after(t, out)))
        return best - self.base

    # -- the reroll

    def marks(self, legal: Ints, best: list[float]) -> list[float]:
        """A mark is worth the best set of dice that has it; `keep` or `roll` what is marked now."""
        code: i64
        out: list[float] = []
        n: i64 = 0
        marks: i64 = self.s.marks
        for code in legal:
            if code >= Do.KEEP:
                out.append(self.base + best[marks])
                continue
            bit: i64 = 1 << (code - Do.MARK)
            most = NEVER
            for n in range(len(best)):
                if n & marks == marks and n & bit:
                    most = max(most, best[n])
            out.append(self.base + most)
        return out


def _knapsack(columns: list[Column], picks: i64, without: i64) -> list[float]:
    """The most that 0, 1, … pickaxes gain, one column left out."""
    best = [0.0] * (picks + 1)
    i: i64
    p: i64
    n: i64
    for i in range(len(columns)):
        if i == without:
            continue
        gains, costs = columns[i].gains, columns[i].costs
        for p in range(picks, 0, -1):
            for n in range(len(gains)):
                if costs[n] > p:
                    break
                value = best[p - costs[n]] + gains[n]
                if value > best[p]:
                    best[p] = value
    return best


def _mine(columns: list[Column], column: i64, picks: i64) -> float:
    """The first tile of a column now, and the best for the pickaxes that are left."""
    rest = _knapsack(columns, picks, column)
    gains, costs = columns[column].gains, columns[column].costs
    best = NEVER
    i: i64
    for i in range(len(gains)):
        best = max(best, gains[i] + rest[picks - costs[i]])
    return best
