"""The scripted player's market and workshop: what to improve, what to deliver, and which deals pay for it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pithead.bots.rockwell.drilling import Drilling
from pithead.bots.rockwell.valuation import USUAL_HABITS, Habits, delivery_gain, fade, prize, stock, turns_left, worth
from pithead.games.rockwell.flow import board, mineshafts, workshop
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import CREWS, NONE, RING, SLOTS, TILES, Do

MOBILITY_TURN = (350, 300, 600)  # dollars that a level brings in a turn
SAFETY_CUBES = (2, 4, 6)  # cubes that a level saves in a turn where there is Danger
DANGER = (0, 10, 25, 45, 60)  # per cent of Danger by depth
TROUBLE = 20  # dollars that a transaction must bring at least

Wish = tuple[int, int, int]  # dollars gained beyond the price, price in hundreds, code


# -- workshop


class Workshop:
    """What each action of Phase III gains a seat, in dollars beyond its price."""

    def __init__(self, s: Rockwell, seat: int, habits: Habits = USUAL_HABITS) -> None:
        self.s = s
        self.seat = seat
        self.habits = habits
        self.left = turns_left(s)
        self.rate = fade(s, habits)
        self.worths = worth(s, seat, habits)
        self.prices = (s.seats - 2) * 3
        self.drilling = Drilling(s, seat, habits)
        self.wanted: list[Wish] | None = None

    def gain(self, code: int) -> int:
        """What one legal code gains; a pass gains nothing."""
        if code == Do.PASS:
            return 0
        if code >= Do.DELIVER:
            return delivery_gain(self.s, code - Do.DELIVER, self.worths)
        if code >= Do.SINK:
            return self.shaft_pay(code - Do.SINK)
        if code >= Do.RELOCATE:
            level, tile = divmod(code - Do.RELOCATE, TILES)
            return self.best_shaft(level + 1) - self.shaft_pay(tile) - self.cost(code)
        if code == Do.MINESHAFT:
            return self.best_shaft(self.s.mines[self.seat] + 1) - self.cost(code)
        if code == Do.MOBILITY:
            return self.left * self.habits.mobility * MOBILITY_TURN[self.s.mobility[self.seat]] // 100 - self.cost(code)
        if code == Do.SAFETY:
            return self._safety() - self.cost(code)
        return self._power(self.seat * CREWS + code - Do.IMPROVE) - self.cost(code)

    def price(self, code: int) -> int:
        """Hundreds of dollars that an action costs; 0 for a delivery."""
        s = self.s
        if code >= Do.SINK or code == Do.PASS:
            return 0
        if code >= Do.RELOCATE:
            return s.t.mineshaft_price[self.prices + (code - Do.RELOCATE) // TILES]
        if code == Do.MINESHAFT:
            return s.t.mineshaft_price[self.prices + s.mines[self.seat]]
        if code == Do.MOBILITY:
            return s.t.mobility_price[self.prices + s.mobility[self.seat]]
        if code == Do.SAFETY:
            return s.t.safety_price[self.prices + s.safety[self.seat]]
        return s.t.power_price[s.power[self.seat * CREWS + code - Do.IMPROVE]]

    def cost(self, code: int) -> int:
        """Dollars, by what money is worth at this time."""
        return self.price(code) * self.rate

    def _safety(self) -> int:
        """Cubes saved in the turns to come, by how deep the crews are."""
        crews = self.s.place[self.seat * CREWS : self.seat * CREWS + CREWS]
        danger = sum(DANGER[min(4, self.s.t.depth[p])] for p in crews) // CREWS
        return self.left * danger * SAFETY_CUBES[self.s.safety[self.seat]] * 9 * self.habits.safety // 100

    def _power(self, c: int) -> int:
        """Power in the turns to come, what the improvement drills at once, and the way to the achievements of power."""
        s = self.s
        gain = self.habits.power * self.left
        place = s.place[c]
        for tile in self.drilling.atlas.tiles_on[place]:
            if not s.drilled >> tile & 1:
                before = self.drilling.hope(tile, self.drilling.powers[tile])
                gain += max(0, self.drilling.hope(tile, self.drilling.added(tile, self.seat, 1)) - before)
        crews = [s.power[i] for i in range(self.seat * CREWS, self.seat * CREWS + CREWS)]
        for goal in s.t.crew_goals:
            if s.t.goal_power[goal] > s.power[c]:
                gain += self._power_goal(goal, c, crews)
        return gain

    def _power_goal(self, goal: int, c: int, crews: list[int]) -> int:
        """Part of an achievement's worth: this price in what is still to be paid for it, for the crews that are
        closest.
        """
        s = self.s
        aim = s.t.goal_power[goal]
        ranked = sorted(range(CREWS), key=lambda i: (-crews[i], i))[: s.t.goal_crews[goal]]
        if c % CREWS not in ranked:
            return 0
        steps = [level for i in ranked for level in range(crews[i], aim)]
        to_pay = sum(s.t.power_price[level] for level in steps)
        if self.left == 0 and len(steps) > self._actions():
            return 0
        return prize(s, self.seat, goal) * s.t.power_price[s.power[c]] // to_pay

    def _actions(self) -> int:
        slot = board.slot_of(self.s, self.seat, 7, SLOTS)
        return self.s.left[slot] if slot != NONE else 0

    # -- mineshafts

    def shaft_pay(self, tile: int) -> int:
        """Dollars that a mineshaft brings in the turns to come."""
        s = self.s
        if s.drilled >> tile & 1:
            return self.left * self._back_worth(s.back[tile]) * self.habits.shafts // 100
        first = tile // RING * s.t.backs
        count = s.bag[first : first + s.t.backs]
        pay = sum(n * self._back_worth(kind) for kind, n in enumerate(count)) // max(1, sum(count))
        missing = max(0, self.drilling.need[tile] - sum(self.drilling.powers[tile]))
        return max(0, self.left - 1) * pay * max(25, 90 - 8 * missing) * self.habits.shafts // 10000 + 300

    def _back_worth(self, kind: int) -> int:
        return sum(n * w for n, w in zip(self.s.t.back_pay[kind * 4 : kind * 4 + 4], self.worths, strict=True))

    def best_shaft(self, level: int) -> int:
        """The best tile that a level allows."""
        tiles = mineshafts.allowed(self.s, self.seat, level)
        return max((self.shaft_pay(tile) for tile in range(TILES) if tiles >> tile & 1), default=-99999)

    # -- what to save for

    def wishes(self) -> list[Wish]:
        """What money could buy, best first."""
        if self.wanted is not None:
            return self.wanted
        s = self.s
        codes = [Do.IMPROVE + i for i in range(CREWS) if workshop.may_improve(s, self.seat * CREWS + i)]
        if s.safety[self.seat] < 3:
            codes.append(Do.SAFETY)
        if s.mobility[self.seat] < 3:
            codes.append(Do.MOBILITY)
        if s.mines[self.seat] < 3:
            codes.append(Do.MINESHAFT)
        found = [(self.gain(code), self.price(code), code) for code in codes]
        self.wanted = sorted([wish for wish in found if wish[0] > 0], key=lambda wish: (-wish[0], wish[2]))
        return self.wanted


# -- market

Deals = dict[int, int]  # resource: cubes bought (sold if negative)


class Market:
    """The best deals for the transactions that are left: which achievements and deliveries to buy for, what to sell."""

    def __init__(self, s: Rockwell, seat: int, uses: int, actions: int, shop: Workshop) -> None:
        self.s = s
        self.seat = seat
        self.uses = uses
        self.actions = actions
        self.have = stock(s, seat)
        self.shop = shop
        self.wishes = self.shop.wishes()
        self.closed = s.traded[seat]
        self.value, self.deals = self._best()

    def _best(self) -> tuple[int, Deals]:
        s = self.s
        rich = s.money[self.seat] + self._cost(self.have)
        goals = [
            goal
            for goal in s.t.stock_goals
            if prize(s, self.seat, goal) and self._cost(s.t.goal_cubes[goal * 4 : goal * 4 + 4]) <= rich
        ]
        tiles = [
            r
            for r in range(4)
            if delivery_gain(s, r, self.shop.worths) > 0 and workshop.delivery_cost(s, r) * s.t.prices[r] <= rich
        ]
        found = [
            self._deals_for(aims, orders)
            for n in range(len(goals) + 1)
            for aims in combinations(goals, n)
            for m in range(min(self.actions, len(tiles)) + 1)
            for orders in combinations(tiles, m)
        ]
        return max((one for one in found if one is not None), key=lambda one: one[0], default=(0, {}))

    def _cost(self, cubes: Sequence[int]) -> int:
        """Hundreds of dollars for so many cubes."""
        return sum(n * price for n, price in zip(cubes, self.s.t.prices, strict=True))

    def _deals_for(self, aims: tuple[int, ...], orders: tuple[int, ...]) -> tuple[int, Deals] | None:
        """Worth and deals that reach some achievements and deliveries; None if it cannot be done."""
        s = self.s
        prices = s.t.prices
        keep = [0, 0, 0, 0]
        value = 0
        for goal in aims:
            value += prize(s, self.seat, goal)
            for r in range(4):
                keep[r] = max(keep[r], s.t.goal_cubes[goal * 4 + r])
        for r in orders:
            value += delivery_gain(s, r, self.shop.worths)
            keep[r] = max(keep[r], workshop.delivery_cost(s, r))
        money = s.money[self.seat]
        deals: Deals = {}
        for r in range(4):
            if self.have[r] < keep[r]:
                if self.closed >> r & 1:
                    return None
                deals[r] = keep[r] - self.have[r]
                money -= deals[r] * prices[r]
        if len(deals) > self.uses:
            return None
        spare = [r for r in range(4) if not self.closed >> r & 1 and self.have[r] > keep[r]]
        spare.sort(key=lambda r: (keep[r] - self.have[r]) * prices[r])
        short = -money
        actions = self.actions - len(orders) if self.actions else 2
        part = 100 if self.actions else 50  # without a workshop now it is for the next turn
        for gain, price, _ in self.wishes[: max(0, actions)]:
            can = sum((self.have[r] - keep[r]) * prices[r] for r in spare[: self.uses - len(deals)])
            if short + price <= can:
                short += price
                value += gain * part // 100
        for r in spare:
            if short <= 0:
                break
            if len(deals) >= self.uses:
                return None
            n = min(self.have[r] - keep[r], (short + prices[r] - 1) // prices[r])
            deals[r] = -n
            short -= n * prices[r]
            value -= n * (
                self.shop.worths[r] - self.shop.rate * prices[r]
            )  # what the cubes were worth beyond their price
        return None if short > 0 else (value - TROUBLE * len(deals), deals)
