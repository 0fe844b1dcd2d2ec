"""What Rockwell's foreman sees in a position: numbers that a player could name, for one seat.

Points are prestige, wealth is in thousands of dollars, time in turns after this one. Of the others' stocks the public
ledger is read where a view hides them; nothing else that a seat cannot know is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.rockwell.context import Context, Tile, odds
from pithead.bots.rockwell.feature_names import Feature
from pithead.bots.rockwell.piles import Worths
from pithead.bots.rockwell.powers import power_of
from pithead.bots.rockwell.standing import (
    bonuses,
    goes_left,
    goes_or_pay,
    points,
    prize,
    saved_cubes,
    stock,
    uses_left,
)
from pithead.games.rockwell.flow import board, ledger
from pithead.games.rockwell.verbs import CENTER, CREWS, GOALS, NONE, RING, SLOTS, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

WORTH_LATER: Final[list[float]] = [0.15, 0.7, 0.9, 1.0]  # of wealth with so many turns to come
RANKS_LATER: Final[list[float]] = [1.0, 0.6, 0.4, 0.25]  # how far the ranks of now tell those at the end
PULL: Final = 0.75  # thousands that a point of an achievement adds to the cubes that it lacks, by how close it is
DANGER: Final[list[float]] = [0.0, 0.1, 0.25, 0.45, 0.6, 0.0]  # share of Danger cards by depth
MOBILE: Final[list[float]] = [0.0, 1.0, 1.7, 3.0]  # by level of Mobility
CASH: Final = 50  # hundreds in hand that help in the next workshop


def worth(ctx: Context, seat: i64, weights: list[float]) -> float:
    """Weights times features."""
    return Features(ctx, seat).worth(weights)


class Features:
    """One seat in the position that a context looks at: an attribute for each of FEATURES, and what they share."""

    def __init__(self, ctx: Context, seat: i64) -> None:
        s = ctx.s
        self.ctx = ctx
        self.s = s
        self.seat: i64 = seat
        self.left: i64 = ctx.left
        self.goes: i64 = goes_left(s, seat)
        self.deals: i64 = uses_left(s, seat, 4, 7, Phase.AMOUNT)
        self.actions: i64 = uses_left(s, seat, 7, SLOTS, Phase.SINK)
        self.time: float = float(self.left) + float(self.goes) / 4.0
        self.saved: i64 = saved_cubes(s, seat)
        self.prestige: float = 0.0
        self.bonuses: float = 0.0
        self.wealth: float = 0.0
        self.money: float = 0.0
        self.stock_goals: float = 0.0
        self.stock_goals_near: float = 0.0
        self.card_goal: float = 0.0
        self.power_goals: float = 0.0
        self.depth_goal: float = 0.0
        self.center_goal: float = 0.0
        self.power: float = 0.0
        self.tile_shares: float = 0.0
        self.tile_priority: float = 0.0
        self.crews: float = 0.0
        self.depth: float = 0.0
        self.mineshafts: float = 0.0
        self.mineshafts_to_come: float = 0.0
        self.safety: float = 0.0
        self.mobility: float = 0.0
        self.insurance: float = 0.0
        self.control: float = 0.0
        self.market: float = 0.0
        self.workshop: float = 0.0
        self.advantage: float = 0.0
        self._holdings()
        self._crews()
        self._tiles()
        self._levels()
        self._slots()

    def worth(self, weights: list[float]) -> float:
        """Weights times features."""
        total: float = self.prestige * weights[Feature.PRESTIGE]
        total += self.bonuses * weights[Feature.BONUSES]
        total += self.wealth * weights[Feature.WEALTH]
        total += self.money * weights[Feature.MONEY]
        total += self.stock_goals * weights[Feature.STOCK_GOALS]
        total += self.stock_goals_near * weights[Feature.STOCK_GOALS_NEAR]
        total += self.card_goal * weights[Feature.CARD_GOAL]
        total += self.power_goals * weights[Feature.POWER_GOALS]
        total += self.depth_goal * weights[Feature.DEPTH_GOAL]
        total += self.center_goal * weights[Feature.CENTER_GOAL]
        total += self.power * weights[Feature.POWER]
        total += self.tile_shares * weights[Feature.TILE_SHARES]
        total += self.tile_priority * weights[Feature.TILE_PRIORITY]
        total += self.crews * weights[Feature.CREWS]
        total += self.depth * weights[Feature.DEPTH]
        total += self.mineshafts * weights[Feature.MINESHAFTS]
        total += self.mineshafts_to_come * weights[Feature.MINESHAFTS_TO_COME]
        total += self.safety * weights[Feature.SAFETY]
        total += self.mobility * weights[Feature.MOBILITY]
        total += self.insurance * weights[Feature.INSURANCE]
        total += self.control * weights[Feature.CONTROL]
        total += self.market * weights[Feature.MARKET]
        total += self.workshop * weights[Feature.WORKSHOP]
        total += self.advantage * weights[Feature.ADVANTAGE]
        return total

    # -- what a seat has

    def _holdings(self) -> None:
        """Points and wealth, how far a seat is on the way to each achievement, and what a cube is worth to it."""
        s = self.s
        seat: i64 = self.seat
        prices = s.t.prices
        late: i64 = min(self.left, 3)
        rate: float = WORTH_LATER[late]
        if self.left == 0:
            rate += (
                (0.25 if self.deals > 0 else 0.0)
                + (0.25 if self.actions > 0 else 0.0)
                + (0.05 if self.goes > 0 else 0.0)
            )
        have: Ints = [stock(s, seat, 0), stock(s, seat, 1), stock(s, seat, 2), stock(s, seat, 3)]
        wealth: float = float(s.money[seat]) / 10.0
        r: i64
        goal: i64
        for r in range(4):
            wealth += float(have[r] * prices[r]) / 10.0
        self.prestige = float(points(s, seat))
        self.bonuses = float(bonuses(s, seat, have, s.money[seat])) * RANKS_LATER[late]
        self.wealth = wealth * rate
        self.money = float(min(s.money[seat], CASH)) / 10.0 * (1.0 if self.left > 0 else 0.0)
        self.market = float(min(self.deals, 3)) * min(wealth, 10.0) / 10.0
        self.workshop = min(float(self.actions), wealth / 1.5)
        self.worths = Worths(
            float(prices[0]) / 10.0 * rate,
            float(prices[1]) / 10.0 * rate,
            float(prices[2]) / 10.0 * rate,
            float(prices[3]) / 10.0 * rate,
        )
        soon: float = (
            1.0 if self.left >= 2 else 0.8 if self.left == 1 else 0.4 if self.goes > 0 or self.deals > 0 else 0.0
        )
        for goal in s.t.stock_goals:
            value: i64 = prize(s, seat, goal)
            if value > 0:
                self._stock_goal(goal, float(value), have, soon)
        self._card_goal()
        for goal in s.t.crew_goals:
            value = prize(s, seat, goal)
            if value > 0:
                self._crew_goal(goal, value)

    def _stock_goal(self, goal: i64, value: float, have: Ints, soon: float) -> None:
        """By the part of its cubes that are there, in money; the closer it is, the more the others are worth."""
        t = self.s.t
        cost: i64 = 0
        lack: i64 = 0
        r: i64
        for r in range(4):
            need: i64 = t.goal_cubes[goal * 4 + r]
            cost += need * t.prices[r]
            if need > have[r]:
                lack += (need - have[r]) * t.prices[r]
        part: float = 1.0 - float(lack) / float(cost)
        self.stock_goals += value * part * soon
        self.stock_goals_near += value * part * part * part * soon
        if lack == 0:
            return
        more: float = PULL * value * soon / (float(lack) / 10.0 + 2.0)
        worths = self.worths
        if t.goal_cubes[goal * 4] > have[0]:
            worths.zinc += float(t.prices[0]) / 10.0 * more
        if t.goal_cubes[goal * 4 + 1] > have[1]:
            worths.copper += float(t.prices[1]) / 10.0 * more
        if t.goal_cubes[goal * 4 + 2] > have[2]:
            worths.silver += float(t.prices[2]) / 10.0 * more
        if t.goal_cubes[goal * 4 + 3] > have[3]:
            worths.gold += float(t.prices[3]) / 10.0 * more

    def _card_goal(self) -> None:
        s = self.s
        soon: float = 1.0 if self.left >= 2 else 0.8 if self.left == 1 else 0.1 * float(self.goes)
        goal: i64
        for goal in range(GOALS):
            cards: i64 = s.t.goal_cards[goal]
            if cards > 0:
                part: float = min(1.0, float(s.cards[self.seat]) / float(cards))
                self.card_goal += float(prize(s, self.seat, goal)) * part * soon

    def _crew_goal(self, goal: i64, value: i64) -> None:
        """By what is still to be paid for power; by the steps still to go for depth."""
        s = self.s
        t = s.t
        crews: i64 = t.goal_crews[goal]
        aim: i64 = t.goal_power[goal]
        depth: i64 = t.goal_depth[goal]
        levels: Ints = []
        c: i64
        i: i64
        level: i64
        for c in range(self.seat * CREWS, self.seat * CREWS + CREWS):
            levels.append(s.power[c] if aim > 1 else min(depth, t.depth[s.place[c]]))
        levels.sort()
        if aim > 1:
            done: i64 = 0
            whole: i64 = 0
            for i in range(CREWS - crews, CREWS):
                for level in range(1, aim):
                    whole += t.power_price[level]
                    if level < levels[i]:
                        done += t.power_price[level]
            soon: float = 1.0 if self.left >= 2 else 0.8 if self.left == 1 else 0.5 if self.actions > 0 else 0.0
            self.power_goals += float(value * done) / float(whole) * soon
            return
        steps: i64 = 0
        for i in range(CREWS - crews, CREWS):
            steps += levels[i]
        reached: float = float(steps) / float(crews * depth)
        missing: i64 = crews * depth - steps
        if self.left == 0 and missing > self.goes:
            return
        if depth == 5:
            self.center_goal += float(value) * reached
        else:
            self.depth_goal += float(value) * reached * (1.0 + reached) / 2.0

    # -- where its crews are

    def _crews(self) -> None:
        """Power and depth for the time that is left, and what each crew adds on the best tile in reach."""
        s = self.s
        self.ctx.stamp += 1
        power: i64 = 0
        depth: i64 = 0
        c: i64
        for c in range(self.seat * CREWS, self.seat * CREWS + CREWS):
            place: i64 = s.place[c]
            if place == CENTER:
                continue
            power += s.power[c]
            depth += s.t.depth[place]
            if self.time > 0.0:
                self.crews += self._best_tile(place, min(s.power[c] + s.die[c], 15))
        self.power = float(power) * self.time
        self.depth = float(depth) / 4.0 * min(self.time, 4.0)

    def _best_tile(self, place: i64, power: i64) -> float:
        """What a crew adds where it stands or a few steps away, less the further it is."""
        best: float = 0.0
        stamp: i64 = self.ctx.stamp
        for tile in self.ctx.on[place]:
            if tile.open:
                best += self._hope(tile, 0) - self._hope(tile, -power)
        for way in self.ctx.ways[place]:
            tile = way.tile
            if not tile.open:
                continue
            gain = tile.gains[power]
            if gain.stamp != stamp:
                gain.stamp = stamp
                gain.value = self._hope(tile, power) - self._hope(tile, 0)
            value: float = gain.value * way.part
            if value > best:
                best = value
        return best

    def _hope(self, tile: Tile, more: i64) -> float:
        """What a tile may bring with so much more of a seat's power on it."""
        own: i64 = power_of(tile.here, self.seat)
        mine: i64 = own + more
        shaft: i64 = tile.shaft
        if mine == 0 and shaft != self.seat:
            return 0.0
        parts: i64 = tile.parts
        if own > 0:
            parts -= 1
        if mine > 0:
            parts += 1
        most: i64 = tile.second if tile.top_owner == self.seat else tile.top
        first: i64 = 1 if shaft == self.seat or (shaft == NONE and mine > most) else 0
        near: i64 = power_of(tile.near, self.seat)
        others: i64 = tile.near_all - near
        if more > 0:
            near = max(0, near - more)
        return odds(tile.missing - more, near, others) * tile.pile.share(parts, first, mine, self.saved).worth(
            self.worths
        )

    def _tiles(self) -> None:
        """What the undrilled tiles that a seat stands on or has a mineshaft on may bring; what its mineshafts will
        pay.
        """
        due: float = float(self.left) + (1.0 if goes_or_pay(self.s) else 0.0)
        for tile in self.ctx.tiles:
            mine: i64 = power_of(tile.here, self.seat)
            if tile.shaft == self.seat:
                if not tile.open:
                    self.mineshafts += self._back_pay(self.s.back[tile.number]) * due
                    continue
            elif not tile.open or mine == 0:
                continue
            self._tile(tile, mine, due)

    def _tile(self, tile: Tile, mine: i64, due: float) -> None:
        """One that is not drilled yet."""
        most: i64 = tile.second if tile.top_owner == self.seat else tile.top
        near: i64 = power_of(tile.near, self.seat)
        chance: float = odds(tile.missing, near, tile.near_all - near)
        plain: float = 0.0
        if mine > 0:
            plain = tile.pile.share(tile.parts, 0, mine, self.saved).worth(self.worths)
            self.tile_shares += chance * plain
        shaft: i64 = tile.shaft
        sure: float = (
            1.0
            if shaft == self.seat
            else 0.0
            if shaft != NONE
            else 1.0
            if mine > most
            else 0.4
            if mine == most
            else 0.1
        )
        if sure > 0.0:
            whole: float = tile.pile.share(tile.parts, 1, mine, self.saved).worth(self.worths)
            self.tile_priority += sure * chance * (whole - plain)
        if shaft == self.seat:
            self.mineshafts_to_come += (
                self._back_hope(tile) * (1.0 - (1.0 - chance) * (1.0 - chance)) * max(0.0, due - 0.5)
            )  # sooner or later

    def _back_pay(self, kind: i64) -> float:
        """What a back pays."""
        pay = self.s.t.back_pay
        at: i64 = kind * 4
        worths = self.worths
        return (
            float(pay[at]) * worths.zinc
            + float(pay[at + 1]) * worths.copper
            + float(pay[at + 2]) * worths.silver
            + float(pay[at + 3]) * worths.gold
        )

    def _back_hope(self, tile: Tile) -> float:
        """What a back of a tile's stratum pays on average."""
        s = self.s
        pays = s.t.back_pay
        worths = self.worths
        first: i64 = tile.number // RING * s.t.backs
        total: i64 = 0
        pay: float = 0.0
        kind: i64
        for kind in range(s.t.backs):
            n: i64 = s.bag[first + kind]
            total += n
            if n > 0:
                pay += float(n * pays[kind * 4]) * worths.zinc
                pay += float(n * pays[kind * 4 + 1]) * worths.copper
                pay += float(n * pays[kind * 4 + 2]) * worths.silver
                pay += float(n * pays[kind * 4 + 3]) * worths.gold
        return pay / float(max(1, total))

    # -- what it may do

    def _levels(self) -> None:
        """Safety and Mobility for the time that is left; insurance in hand."""
        s = self.s
        danger: float = 0.0
        saves: i64 = s.t.saves[s.safety[self.seat]]
        c: i64
        for c in range(self.seat * CREWS, self.seat * CREWS + CREWS):
            danger += DANGER[s.t.depth[s.place[c]]] * float(min(saves, s.power[c] + 1))
        self.safety = danger / 4.0 * self.time
        self.mobility = MOBILE[s.mobility[self.seat]] * self.time
        if s.insured[self.seat * 4] >= 0:
            self.insurance = float(max(0, min(ledger.insurance(s, self.seat), 4))) * min(1.0, self.time)

    def _slots(self) -> None:
        """The place in the Control order, and a slot of Board I, for the goes that are left."""
        s = self.s
        i: i64
        for i in range(s.seats):
            if s.control[i] == self.seat:
                self.control = float((s.seats - 1 - i) * self.goes) / 4.0
        if self.goes > 0 and board.slot_of(s, self.seat, 0, 4) != NONE:
            self.advantage = float(self.goes) / 4.0
