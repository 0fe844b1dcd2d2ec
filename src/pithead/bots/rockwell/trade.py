"""The scripted player's market and workshop: what to improve, what to deliver, and which deals pay for it."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from pithead.bots.rockwell.drilling import Drilling
from pithead.bots.rockwell.powers import total
from pithead.bots.rockwell.valuation import USUAL_HABITS, Habits, delivery_gain, fade, prize, stock, turns_left, worth
from pithead.games.rockwell.flow import board, mineshafts, workshop
from pithead.games.rockwell.verbs import CREWS, NONE, RING, SLOTS, TILES, Do

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

MOBILITY_TURN: Final[list[int]] = [350, 300, 600]  # dollars that a level brings in a turn
SAFETY_CUBES: Final[list[int]] = [2, 4, 6]  # cubes that a level saves in a turn where there is Danger
DANGER: Final[list[int]] = [0, 10, 25, 45, 60]  # per cent of Danger by depth
TROUBLE: Final = 20  # dollars that a transaction must bring at least
NO_TILE: Final = -99999
SUBSETS: Final[list[list[list[int]]]] = [
    [list(chosen) for size in range(n + 1) for chosen in combinations(range(n), size)] for n in range(10)
]  # of so many things, the smaller ones first


# -- workshop


class Wish:
    """Something that money buys: dollars gained beyond the price, the price in hundreds, and the code."""

    def __init__(self, gain: i64, price: i64, code: i64) -> None:
        self.gain = gain
        self.price = price
        self.code = code


class Workshop:
    """What each action of Phase III gains a seat, in dollars beyond its price."""

    s: Rockwell
    seat: i64
    habits: Habits
    left: i64
    rate: i64
    worths: Ints
    prices: i64
    drilling: Drilling
    wanted: list[Wish] | None

    def __init__(self, s: Rockwell, seat: i64, habits: Habits = USUAL_HABITS) -> None:
        self.s = s
        self.seat = seat
        self.habits = habits
        self.left = turns_left(s)
        self.rate = fade(s, habits)
        self.worths = worth(s, seat, habits)
        self.prices = (s.seats - 2) * 3
        self.drilling = Drilling(s, seat, habits)
        self.wanted = None

    def gain(self, code: i64) -> i64:
        """What one legal code gains; a pass gains nothing."""
        s = self.s
        if code == Do.PASS:
            return 0
        if code >= Do.DELIVER:
            return delivery_gain(s, code - Do.DELIVER, self.worths)
        if code >= Do.SINK:
            return self.shaft_pay(code - Do.SINK)
        if code >= Do.RELOCATE:
            level: i64 = (code - Do.RELOCATE) // TILES
            return self.best_shaft(level + 1) - self.shaft_pay((code - Do.RELOCATE) % TILES) - self.cost(code)
        if code == Do.MINESHAFT:
            return self.best_shaft(s.mines[self.seat] + 1) - self.cost(code)
        if code == Do.MOBILITY:
            turn: i64 = self.habits.mobility * MOBILITY_TURN[s.mobility[self.seat]]
            return self.left * turn // 100 - self.cost(code)
        if code == Do.SAFETY:
            return self._safety() - self.cost(code)
        return self._power(self.seat * CREWS + code - Do.IMPROVE) - self.cost(code)

    def price(self, code: i64) -> i64:
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

    def cost(self, code: i64) -> i64:
        """Dollars, by what money is worth at this time."""
        return self.price(code) * self.rate

    def _safety(self) -> i64:
        """Cubes saved in the turns to come, by how deep the crews are."""
        s = self.s
        danger: i64 = 0
        c: i64
        for c in range(self.seat * CREWS, self.seat * CREWS + CREWS):
            danger += DANGER[min(4, s.t.depth[s.place[c]])]
        danger = danger // CREWS
        return self.left * danger * SAFETY_CUBES[s.safety[self.seat]] * 9 * self.habits.safety // 100

    def _power(self, c: i64) -> i64:
        """Power in the turns to come, what the improvement drills at once, and the way to the achievements of power."""
        s = self.s
        drilling = self.drilling
        gain: i64 = self.habits.power * self.left
        tile: i64
        goal: i64
        for tile in drilling.atlas.tiles_on[s.place[c]]:
            if not s.drilled >> tile & 1:
                before: i64 = drilling.hope(tile, drilling.powers[tile])
                gain += max(0, drilling.hope(tile, drilling.added(tile, self.seat, 1)) - before)
        for goal in s.t.crew_goals:
            if s.t.goal_power[goal] > s.power[c]:
                gain += self._power_goal(goal, c)
        return gain

    def _power_goal(self, goal: i64, c: i64) -> i64:
        """Part of an achievement's worth: this price in what is still to be paid for it, for the crews that are
        closest.
        """
        s = self.s
        value: i64 = prize(s, self.seat, goal)
        if value == 0:
            return 0
        aim: i64 = s.t.goal_power[goal]
        crews = sorted(range(self.seat * CREWS, self.seat * CREWS + CREWS), key=lambda crew: (-s.power[crew], crew))[
            : s.t.goal_crews[goal]
        ]
        if c not in crews:
            return 0
        to_pay: i64 = 0
        steps: i64 = 0
        crew: i64
        level: i64
        for crew in crews:
            for level in range(s.power[crew], aim):
                to_pay += s.t.power_price[level]
                steps += 1
        if self.left == 0 and steps > self._actions():
            return 0
        return value * s.t.power_price[s.power[c]] // to_pay

    def _actions(self) -> i64:
        slot: i64 = board.slot_of(self.s, self.seat, 7, SLOTS)
        return self.s.left[slot] if slot != NONE else 0

    # -- mineshafts

    def shaft_pay(self, tile: i64) -> i64:
        """Dollars that a mineshaft brings in the turns to come."""
        s = self.s
        if s.drilled >> tile & 1:
            return self.left * self._back_worth(s.back[tile]) * self.habits.shafts // 100
        first: i64 = tile // RING * s.t.backs
        pay: i64 = 0
        backs: i64 = 0
        kind: i64
        for kind in range(s.t.backs):
            n: i64 = s.bag[first + kind]
            if n > 0:
                pay += n * self._back_worth(kind)
                backs += n
        pay = pay // max(1, backs)
        missing: i64 = max(0, self.drilling.need[tile] - total(self.drilling.powers[tile]))
        return max(0, self.left - 1) * pay * max(25, 90 - 8 * missing) * self.habits.shafts // 10000 + 300

    def _back_worth(self, kind: i64) -> i64:
        pay = self.s.t.back_pay
        worths = self.worths
        at: i64 = kind * 4
        return pay[at] * worths[0] + pay[at + 1] * worths[1] + pay[at + 2] * worths[2] + pay[at + 3] * worths[3]

    def best_shaft(self, level: i64) -> i64:
        """The best tile that a level allows."""
        tiles: i64 = mineshafts.allowed(self.s, self.seat, level)
        best: i64 = NO_TILE
        tile: i64
        for tile in range(TILES):
            if tiles >> tile & 1:
                best = max(best, self.shaft_pay(tile))
        return best

    # -- what to save for

    def wishes(self) -> list[Wish]:
        """What money could buy, best first."""
        if self.wanted is not None:
            return self.wanted
        s = self.s
        codes: Ints = []
        i: i64
        code: i64
        for i in range(CREWS):
            if workshop.may_improve(s, self.seat * CREWS + i):
                codes.append(Do.IMPROVE + i)
        if s.safety[self.seat] < 3:
            codes.append(Do.SAFETY)
        if s.mobility[self.seat] < 3:
            codes.append(Do.MOBILITY)
        if s.mines[self.seat] < 3:
            codes.append(Do.MINESHAFT)
        found: list[Wish] = []
        for code in codes:
            gain: i64 = self.gain(code)
            if gain > 0:
                found.append(Wish(gain, self.price(code), code))
        found.sort(key=lambda wish: (-wish.gain, wish.code))
        self.wanted = found
        return found


# -- market


class Market:
    """The best deals for the transactions that are left: which achievements and deliveries to buy for, what to sell.

    deals  by resource: cubes bought (sold if negative)
    """

    s: Rockwell
    seat: i64
    uses: i64
    actions: i64
    have: Ints
    shop: Workshop
    wishes: list[Wish]
    closed: i64
    found: bool
    value: i64
    deals: Ints

    def __init__(self, s: Rockwell, seat: i64, uses: i64, actions: i64, shop: Workshop) -> None:
        self.s = s
        self.seat = seat
        self.uses = uses
        self.actions = actions
        self.have = stock(s, seat)
        self.shop = shop
        self.wishes = self.shop.wishes()
        self.closed = s.traded[seat]
        self.found = False
        self.value = 0
        self.deals = [0, 0, 0, 0]
        self._try_all()

    def _try_all(self) -> None:
        """Every set of achievements with every set of deliveries that it could pay for at all."""
        s = self.s
        prices = s.t.prices
        rich: i64 = s.money[self.seat]
        goals: Ints = []
        tiles: Ints = []
        goal: i64
        r: i64
        for r in range(4):
            rich += self.have[r] * prices[r]
        for goal in s.t.stock_goals:
            cost: i64 = 0
            for r in range(4):
                cost += s.t.goal_cubes[goal * 4 + r] * prices[r]
            if cost <= rich and prize(s, self.seat, goal) > 0:
                goals.append(goal)
        for r in range(4):
            if delivery_gain(s, r, self.shop.worths) > 0 and workshop.delivery_cost(s, r) * prices[r] <= rich:
                tiles.append(r)
        for aims in SUBSETS[len(goals)]:
            for orders in SUBSETS[len(tiles)]:
                if len(orders) <= self.actions:
                    self._try([goals[i] for i in aims], [tiles[i] for i in orders])

    def _try(self, aims: Ints, orders: Ints) -> None:
        """What the deals that reach some achievements and deliveries are worth, if it can be done."""
        s = self.s
        prices = s.t.prices
        have = self.have
        keep: Ints = [0, 0, 0, 0]
        value: i64 = 0
        goal: i64
        r: i64
        for goal in aims:
            value += prize(s, self.seat, goal)
            for r in range(4):
                keep[r] = max(keep[r], s.t.goal_cubes[goal * 4 + r])
        for r in orders:
            value += delivery_gain(s, r, self.shop.worths)
            keep[r] = max(keep[r], workshop.delivery_cost(s, r))
        short: i64 = -s.money[self.seat]
        deals: Ints = [0, 0, 0, 0]
        used: i64 = 0
        for r in range(4):
            if have[r] < keep[r]:
                if self.closed >> r & 1:
                    return
                deals[r] = keep[r] - have[r]
                short += deals[r] * prices[r]
                used += 1
        if used > self.uses:
            return
        spare = self._spare(keep)
        can: i64 = 0
        for r in spare[: self.uses - used]:
            can += (have[r] - keep[r]) * prices[r]
        actions: i64 = self.actions - len(orders) if self.actions > 0 else 2
        part: i64 = 100 if self.actions > 0 else 50  # without a workshop now it is for the next turn
        for wish in self.wishes[:actions]:
            if short + wish.price <= can:
                short += wish.price
                value += wish.gain * part // 100
        for r in spare:
            if short <= 0:
                break
            if used >= self.uses:
                return
            n: i64 = min(have[r] - keep[r], (short + prices[r] - 1) // prices[r])
            deals[r] = -n
            used += 1
            short -= n * prices[r]
            value -= n * (
                self.shop.worths[r] - self.shop.rate * prices[r]
            )  # what the cubes were worth beyond their price
        value -= TROUBLE * used
        if short <= 0 and (not self.found or value > self.value):
            self.found = True
            self.value = value
            self.deals = deals

    def _spare(self, keep: Ints) -> Ints:
        """Resources of which more is there than is kept, the most valuable surplus first."""
        prices = self.s.t.prices
        out: Ints = []
        r: i64
        at: i64
        for r in range(4):
            if self.closed >> r & 1 or self.have[r] <= keep[r]:
                continue
            at = 0
            while (
                at < len(out)
                and (self.have[out[at]] - keep[out[at]]) * prices[out[at]] >= (self.have[r] - keep[r]) * prices[r]
            ):
                at += 1
            out.insert(at, r)
        return out
