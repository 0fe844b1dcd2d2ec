"""The foreman's Phases II and III: which deals, achievements, deliveries and improvements to aim for, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.rockwell.context import Context
from pithead.bots.rockwell.feature_names import Feature
from pithead.bots.rockwell.features import CASH, RANKS_LATER, WORTH_LATER, worth
from pithead.bots.rockwell.standing import bonuses, prize, stock
from pithead.games.rockwell.flow import mineshafts, workshop
from pithead.games.rockwell.verbs import CREWS, NONE, TILES, Do

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

NEVER_PLANNED: Final = -9999.0
TROUBLE: Final = 0.02  # points that a transaction must bring at least


class Plan:
    """What the transactions and actions of a turn can make of a seat's holdings.

    value  points, its holdings at the end of the turn included
    deals  by resource: cubes to buy, or to sell if negative
    """

    def __init__(self, value: float, deals: Ints) -> None:
        self.value = value
        self.deals = deals


class Wish:
    """Something that money buys in Phase III: what it gains in points, and its price in hundreds."""

    def __init__(self, gain: float, price: i64, code: i64) -> None:
        self.gain = gain
        self.price = price
        self.code = code


class Economy:
    """One seat's holdings and wishes before Phase II or III."""

    ctx: Context
    s: Rockwell
    seat: i64
    left: i64
    weights: list[float]
    have: Ints
    money: i64
    rate: float  # points for a thousand dollars at the end of the turn
    cash: float  # points for a thousand dollars in hand
    soon: float
    wishes: list[Wish]
    goals: Ints
    best: Plan
    keeps: bool  # whether all plans are kept
    plans: list[Plan]

    def __init__(self, ctx: Context, s: Rockwell, seat: i64, left: i64, weights: list[float]) -> None:
        self.ctx = ctx
        self.s = s
        self.seat = seat
        self.left = left
        self.weights = weights
        self.have = [stock(s, seat, 0), stock(s, seat, 1), stock(s, seat, 2), stock(s, seat, 3)]
        self.money = s.money[seat]
        self.rate = weights[Feature.WEALTH] * WORTH_LATER[min(left, 3)]
        self.cash = weights[Feature.MONEY] if left > 0 else 0.0
        self.soon = 1.0 if left >= 2 else 0.8 if left == 1 else 0.0
        self.wishes = []
        self.goals = [goal for goal in s.t.stock_goals if prize(s, seat, goal) > 0]
        self.best = Plan(NEVER_PLANNED, [0, 0, 0, 0])
        self.keeps = False
        self.plans = []

    def plan(self, deals: i64, actions: i64) -> Plan:
        """The best of all sets of achievements and deliveries, improvements added as far as money goes."""
        self.wishes = wishes(self.ctx, self.s, self.seat, self.left, self.weights)
        self.best = Plan(NEVER_PLANNED, [0, 0, 0, 0])
        aims: i64
        for aims in range(1 << len(self.goals) if deals > 0 else 1):
            self._deliveries(aims, 0, [0, 0, 0, 0], deals, actions)
        return self.best

    def different(self, deals: i64, actions: i64, most: i64) -> list[Plan]:
        """The best plans with deals of their own, the best first."""
        self.keeps = True
        self.plan(deals, actions)
        self.plans.sort(key=_value)
        out: list[Plan] = []
        for plan in self.plans:
            if len(out) < most and all(plan.deals != other.deals for other in out):
                out.append(plan)
        return out

    def _deliveries(self, aims: i64, first: i64, tiles: Ints, deals: i64, actions: i64) -> None:
        """Every number of tiles from each pile."""
        self._consider(aims, tiles, deals, actions)
        if actions == 0:
            return
        r: i64
        for r in range(first, 4):
            if self._cost(r, tiles[r] + 1) * self.s.t.prices[r] <= self._rich(r, deals):
                tiles[r] += 1
                self._deliveries(aims, r, tiles, deals, actions - 1)
                tiles[r] -= 1

    def _rich(self, r: i64, deals: i64) -> i64:
        """Hundreds that could go into one resource."""
        total: i64 = self.have[r] * self.s.t.prices[r]
        i: i64
        if deals > 0:
            total += self.money
            for i in range(4):
                if i != r:
                    total += self.have[i] * self.s.t.prices[i]
        return total

    def _cost(self, r: i64, tiles: i64) -> i64:
        """Cubes for so many tiles of a pile; far too many where it does not hold them."""
        t = self.s.t
        start: i64 = t.delivery_start[r] + self.s.delivered[r]
        if start + tiles > t.delivery_start[r + 1]:
            return 9999
        cost: i64 = 0
        i: i64
        for i in range(start, start + tiles):
            cost += t.delivery_cost[i]
        return cost

    def _consider(self, aims: i64, tiles: Ints, deals: i64, actions: i64) -> None:
        """One set: what must be bought and sold for it, and what it is worth; dropped if it cannot be paid."""
        s = self.s
        prices = s.t.prices
        value: float = 0.0
        gone: Ints = [0, 0, 0, 0]
        keep: Ints = [0, 0, 0, 0]
        r: i64
        g: i64
        for r in range(4):
            if tiles[r] > 0:
                gone[r] = self._cost(r, tiles[r])
                keep[r] = gone[r]
                value += self.weights[Feature.PRESTIGE] * float(tiles[r] * s.t.delivery_prestige[r])
        for g in range(len(self.goals)):
            if aims >> g & 1:
                goal: i64 = self.goals[g]
                value += self.weights[Feature.PRESTIGE] * float(prize(s, self.seat, goal))
                for r in range(4):
                    keep[r] = max(keep[r], s.t.goal_cubes[goal * 4 + r])
        out: Ints = [0, 0, 0, 0]
        money: i64 = self.money
        closed: i64 = s.traded[self.seat]
        used: i64 = 0
        for r in range(4):
            if keep[r] > self.have[r]:
                if closed >> r & 1:
                    return
                out[r] = keep[r] - self.have[r]
                money -= out[r] * prices[r]
                used += 1
        if used > deals:
            return
        money = self._raise_money(out, keep, money, deals - used, actions)
        if money < 0:
            return
        gain, money = self._spend(money, actions)
        value += gain
        cubes: Ints = [self.have[r] + out[r] - gone[r] for r in range(4)]
        for r in range(4):
            if out[r] != 0:
                value -= TROUBLE
        value += self._hold(cubes, money, aims)
        plan = Plan(value, out)
        if value > self.best.value:
            self.best = plan
        if self.keeps:
            self.plans.append(plan)

    def _raise_money(self, out: Ints, keep: Ints, money: i64, deals: i64, actions: i64) -> i64:
        """Sells what is not kept, the cheapest in points first, as far as the plan and the wishes need it; the money
        then.
        """
        s = self.s
        want: i64 = 0
        n: i64 = 0
        wish: Wish
        for wish in self.wishes:
            if n < actions and wish.gain > float(wish.price) * self.rate / 10.0:
                want += wish.price
                n += 1
        if self.left > 0:
            want = max(want, CASH // 2)
        while deals > 0 and money < want:
            r: i64 = NONE
            i: i64
            for i in range(4):
                if (
                    out[i] == 0
                    and not s.traded[self.seat] >> i & 1
                    and self.have[i] > keep[i]
                    and (
                        r == NONE or (self.have[i] - keep[i]) * s.t.prices[i] > (self.have[r] - keep[r]) * s.t.prices[r]
                    )
                ):
                    r = i
            if r == NONE:
                break
            price: i64 = s.t.prices[r]
            cubes: i64 = min(self.have[r] - keep[r], (want - money + price - 1) // price)
            out[r] = -cubes
            money += cubes * price
            deals -= 1
        return money

    def _spend(self, money: i64, actions: i64) -> tuple[float, i64]:
        """Points of the improvements that the money buys, and what is left of it."""
        value: float = 0.0
        wish: Wish
        for wish in self.wishes:
            if actions == 0:
                break
            if (
                wish.price <= money
                and wish.gain > float(wish.price) * (self.rate + (self.cash if money <= CASH else 0.0)) / 10.0
            ):
                money -= wish.price
                value += wish.gain
                actions -= 1
        return value, money

    def _hold(self, cubes: Ints, money: i64, aims: i64) -> float:
        """Points for what is held at the end of the turn: as the features have it."""
        s = self.s
        total: float = float(money) / 10.0
        r: i64
        g: i64
        for r in range(4):
            total += float(cubes[r] * s.t.prices[r]) / 10.0
        value: float = total * self.rate + float(min(money, CASH)) / 10.0 * self.cash
        value += (
            float(bonuses(s, self.seat, cubes, money)) * RANKS_LATER[min(self.left, 3)] * self.weights[Feature.BONUSES]
        )
        if self.soon > 0.0:
            for g in range(len(self.goals)):
                if aims >> g & 1:
                    continue
                goal: i64 = self.goals[g]
                cost: i64 = 0
                lack: i64 = 0
                for r in range(4):
                    need: i64 = s.t.goal_cubes[goal * 4 + r]
                    cost += need * s.t.prices[r]
                    if need > cubes[r]:
                        lack += (need - cubes[r]) * s.t.prices[r]
                part: float = 1.0 - float(lack) / float(cost)
                value += (
                    float(prize(s, self.seat, goal))
                    * part
                    * self.soon
                    * (self.weights[Feature.STOCK_GOALS] + self.weights[Feature.STOCK_GOALS_NEAR] * part * part)
                )
        return value

    def payment(self, value: i64) -> Ints:
        """Cubes of each resource and hundreds of dollars that make up a value and cost the fewest points."""
        out: Ints = [0, 0, 0, 0, 0]
        cubes: Ints = self.have[:]
        money: i64 = self.money
        while value > 0:
            now: float = self._hold(cubes, money, 0)
            best: i64 = NONE
            least: float = 1e9
            r: i64
            for r in range(4):
                price: i64 = self.s.t.prices[r]
                if cubes[r] > 0 and price <= value:
                    cubes[r] -= 1
                    loss: float = (now - self._hold(cubes, money, 0)) / float(price)
                    cubes[r] += 1
                    if loss < least:
                        least = loss
                        best = r
            if money > 0 and now - self._hold(cubes, money - 1, 0) < least:
                best = 4
            if best == NONE:
                break
            out[best] += 1
            if best == 4:
                money -= 1
                value -= 1
            else:
                cubes[best] -= 1
                value -= self.s.t.prices[best]
        return out


def _value(plan: Plan) -> float:
    return -plan.value


def wishes(ctx: Context, s: Rockwell, seat: i64, left: i64, weights: list[float]) -> list[Wish]:
    """The improvements that gain more than nothing, the best beyond their price first."""
    before: float = own_worth(ctx, s, seat, left, weights)
    prices: i64 = (s.seats - 2) * 3
    found: list[Wish] = []
    i: i64
    for i in range(CREWS):
        c: i64 = seat * CREWS + i
        if workshop.may_improve(s, c):
            s.power[c] += 1
            found.append(
                Wish(own_worth(ctx, s, seat, left, weights) - before, s.t.power_price[s.power[c] - 1], Do.IMPROVE + i)
            )
            s.power[c] -= 1
    if s.safety[seat] < 3:
        s.safety[seat] += 1
        found.append(
            Wish(
                own_worth(ctx, s, seat, left, weights) - before,
                s.t.safety_price[prices + s.safety[seat] - 1],
                Do.SAFETY,
            )
        )
        s.safety[seat] -= 1
    if s.mobility[seat] < 3:
        s.mobility[seat] += 1
        found.append(
            Wish(
                own_worth(ctx, s, seat, left, weights) - before,
                s.t.mobility_price[prices + s.mobility[seat] - 1],
                Do.MOBILITY,
            )
        )
        s.mobility[seat] -= 1
    if s.mines[seat] < 3:
        gain: float = best_shaft(ctx, s, seat, s.mines[seat] + 1, left, weights) - before
        found.append(Wish(gain, s.t.mineshaft_price[prices + s.mines[seat]], Do.MINESHAFT))
    rate: float = weights[Feature.WEALTH] * WORTH_LATER[min(left, 3)] / 10.0
    kept = [(float(wish.price) * rate - wish.gain, int(wish.code), wish) for wish in found if wish.gain > 0.0]
    kept.sort(key=_order)
    return [entry[2] for entry in kept]


def _order(entry: tuple[float, int, Wish]) -> tuple[float, int]:
    return entry[0], entry[1]


def own_worth(ctx: Context, s: Rockwell, seat: i64, left: i64, weights: list[float]) -> float:
    """Weights times features for one seat."""
    ctx.look(s, left)
    return worth(ctx, seat, weights)


def best_shaft(ctx: Context, s: Rockwell, seat: i64, level: i64, left: i64, weights: list[float]) -> float:
    """The worth with a new mineshaft on the best tile that a level allows; far below everything where there is none."""
    tiles: i64 = mineshafts.allowed(s, seat, level)
    best: float = NEVER_PLANNED
    tile: i64
    for tile in range(TILES):
        if tiles >> tile & 1:
            s.shaft[tile] = seat
            value: float = own_worth(ctx, s, seat, left, weights)
            s.shaft[tile] = NONE
            if value > best:
                best = value
    return best
