"""Dig Deep's scripted player."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.advice import best, ranked, sane
from pithead.bots.dig_deep.valuation import (
    column_worth,
    majority,
    reroll_gain,
    rounds_left,
    set_value,
    shut_out,
    stake,
    swapped,
    top_worth,
)
from pithead.bots.player import Player
from pithead.core import bag
from pithead.core.api import Advice, Budget, State
from pithead.games.dig_deep import flow, market
from pithead.games.dig_deep.facts import copies, earns, face_up, unsold, use_of
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import MAX_COLUMNS, Do, Phase, Use

EMPTY = -1
PLAN = (Use.RESERVE, Use.DIG, Use.MINE, Use.SMELT, Use.ADVERTISE, Use.SELL, Use.INVEST)  # the order of a turn
STEP = 1000000  # points between two steps of the plan
PATIENCE = 4  # coins a gem that a sale should bring while there is time
OPEN = 200  # points for a tile that others could take as well


class Apprentice(Player):
    """Gives each choice points by a few rules of thumb and takes the best; equals are drawn.

    In a turn it reserves, digs, mines, smelts, advertises, sells and invests, in this order.
    """

    version = 2

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, DigDeep)
        if len(legal) == 1:
            return legal[0]
        kept = sane(self.game, view, self.seat, legal)
        return best(kept, [self.points(view, code) for code in kept], self.rng)

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        assert isinstance(view, DigDeep)
        kept = sane(self.game, view, self.seat, legal)
        return ranked(kept, [self.points(view, code) for code in kept])

    def points(self, s: DigDeep, code: int) -> int:
        """How good a choice is, to be compared with the others of the same moment."""
        if s.phase == Phase.RESOLVE:
            return self._action(s, code)
        if s.phase == Phase.MINING:
            return 0 if code == Do.STOP else self._mine(s, code - Do.MINE)
        if s.phase == Phase.WILD:
            return 0 if s.price[code] == s.t.top_price else stake(s, code)
        if s.phase == Phase.REROLL:
            return reroll_gain(s, code - Do.MARK) if code < Do.KEEP else 0
        if s.phase == Phase.BUY:
            return 0 if code == Do.END else self._buy(s, code - Do.BUY)
        if s.phase == Phase.DISCARD:
            dice = s.dice[self.seat * 6 : self.seat * 6 + 6]
            return set_value(s, swapped(dice, code - Do.DISCARD, s.new_die), shut_out(s, self.seat))
        if s.phase == Phase.DIG_TARGET:
            return self._put(s, code - Do.PUT)
        return self._reserve(s, code - Do.RESERVE)  # a cube taken back goes somewhere

    def _action(self, s: DigDeep, code: int) -> int:
        """The main menu: the plan's steps in order, and within a step what gains most; nothing that gains nothing."""
        if code == Do.DONE:
            return 0
        use = use_of(code)
        if use == Use.RESERVE:
            gain = (
                self._take_back(s, code - Do.TAKE_BACK) if code >= Do.TAKE_BACK else self._reserve(s, code - Do.RESERVE)
            )
        elif use == Use.DIG:
            gain = self._dig(s, code - Do.DIG)
        elif use == Use.MINE:
            gain = self._mine(s, code - Do.MINE)
        elif use == Use.SMELT:
            gain = 1 + earns(s, code - Do.SMELT)
        elif use == Use.ADVERTISE:
            gain = self._advertise(s, (code - Do.ADVERTISE) // 2, (code - Do.ADVERTISE) % 2)
        elif use == Use.SELL:
            gain = self._sell(s, code - Do.SELL)
        else:
            gain = self._invest(s, code - Do.INVEST)
        return STEP * (len(PLAN) - PLAN.index(use)) + gain if gain > 0 else -1

    def _reserve(self, s: DigDeep, column: int) -> int:
        """A column that the cube opens counts most, then one it shuts to others; a safe lead needs none."""
        cubes = s.cubes[column * s.seats : (column + 1) * s.seats]
        lead = cubes[self.seat] - max(n for i, n in enumerate(cubes) if i != self.seat)
        part = {-1: 100, 0: 50, 1: 2}.get(int(lead), 10 if lead < 0 else 0)
        return part * column_worth(s, column) // 100

    def _take_back(self, s: DigDeep, source: int) -> int:
        """Only a cube that does nothing where it is."""
        if source < MAX_COLUMNS and s.height[source] == 0:
            return 1
        return -1

    def _dig(self, s: DigDeep, column: int) -> int:
        """A tile that only others can mine comes over to a column of one's own."""
        if s.uses[Use.MINE] <= flow.top_level(s, column) or flow.controls(s, self.seat, column):
            return 0
        rows = len(s.grid) // len(s.height)
        if not any(flow.controls(s, self.seat, i) and s.height[i] < rows for i in range(len(s.height))):
            return 0
        return top_worth(s, column)

    def _put(self, s: DigDeep, column: int) -> int:
        return 1 if flow.controls(s, self.seat, column) else 0

    def _mine(self, s: DigDeep, column: int) -> int:
        """The best tile, one that others could take too before one that waits; the last tile only when it is time."""
        if bag.total(s.height, 0, len(s.height)) == 1 and not self._ready_to_end(s):
            return -1
        alone = all(not flow.controls(s, i, column) for i in range(s.seats) if i != self.seat)
        return 1 + top_worth(s, column) + 10 * flow.top_level(s, column) + (0 if alone else OPEN)

    def _ready_to_end(self, s: DigDeep) -> bool:
        """Whether somebody else has as many tiles left to sell."""
        left = [unsold(s, i) for i in range(s.seats)]
        return left[self.seat] <= max(n for i, n in enumerate(left) if i != self.seat)

    def _advertise(self, s: DigDeep, gem: int, up: int) -> int:
        """Raise what one will sell next; else lower what only others have."""
        kinds = face_up(s, self.seat)
        if up and kinds and s.uses[Use.SELL] > 0:
            best = max(kinds, key=lambda kind: (earns(s, kind), -kind))
            return 1000 * s.t.gems[best * 5 + gem] + 10 * copies(s, s.shown, self.seat * s.t.kinds, gem)
        want = stake(s, gem)
        return want if up else -want

    def _invest(self, s: DigDeep, gem: int) -> int:
        return 100 + int(stake(s, gem))

    def _sell(self, s: DigDeep, kind: int) -> int:
        """What it earns and does for the majorities, less what others earn, if it is time to sell."""
        earned, given = 0, 0
        for gem in range(5):
            if s.t.gems[kind * 5 + gem]:
                paid = market.payout(s, self.seat, kind, gem)
                earned += paid[self.seat]
                given += sum(paid) - paid[self.seat]
        size = sum(s.t.gems[kind * 5 : kind * 5 + 5])
        left = rounds_left(s)
        if left > 0 and earned < PATIENCE * size and unsold(s, self.seat) <= left:
            return 0
        gain = 100 * earned - 50 * given + majority(s, self.seat, kind)
        return gain if left > 0 else max(1, gain)  # at the end everything goes

    def _buy(self, s: DigDeep, space: int) -> int:
        """What the die adds in the turns to come, less its price."""
        dice = s.dice[self.seat * 6 : self.seat * 6 + 6]
        shut = shut_out(s, self.seat)
        new = s.market[space]
        if dice[5] == EMPTY:
            value = set_value(s, [*dice, new], shut)
        else:
            value = max(set_value(s, swapped(dice, i, new), shut) for i in range(6))
        return (value - set_value(s, dice, shut)) * rounds_left(s) - 100 * s.t.prices[space]
