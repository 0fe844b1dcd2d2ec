"""What things are worth to a seat, in dollars: prestige, cubes, time, and the share of a tile that is drilled.

Used by the scripted player. Looks at the seat's own view only: of the others it reads the public ledger.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pithead.bots.rockwell import standing
from pithead.games.rockwell.flow import ledger, workshop
from pithead.games.rockwell.tables import Tables
from pithead.games.rockwell.verbs import CENTER, CREWS, GOALS, PLACES, TILES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

PRESTIGE: Final = 1500  # dollars for a point: deliveries cost 1,200 to 2,400
USUAL: Final = 8  # turns that a game lasts
DECAY: Final[list[int]] = [100, 75, 56, 42]  # per cent that is left of a tile's worth so many moves away


class Habits:
    """How much the rules of thumb count one thing against another; per cent where nothing else is said."""

    def __init__(self) -> None:
        self.fade = [25, 60, 85, 100]  # that cubes and money are worth with so many turns to come
        self.pull = 50  # on top of the price for cubes of an achievement that is close
        self.order = 100  # of what a slot of Board I is worth for its place
        self.at_once = 40  # of what its advantage could gain on the spot: others move first, or leave
        self.liquid = 60  # of its cubes that count as money while no market is sure
        self.deep = 50  # of the achievement's worth that pulls crews down to stratum C
        self.rush = 60  # of the achievement's worth that pulls a crew to the center
        self.envy = 35  # of what the others get on average that counts against an extraction
        self.power = 550  # dollars that a point of power brings in a turn
        self.mobility = 100  # of what a level of Mobility brings
        self.safety = 100  # of what a level of Safety saves
        self.shafts = 100  # of what a mineshaft pays
        self.finish = 1000  # dollars for each point of the lead with which it ends the game


USUAL_HABITS = Habits()


class Step:
    """A tile in reach, and the per cent of its worth that are left so far away."""

    def __init__(self, tile: i64, part: i64) -> None:
        self.tile = tile
        self.part = part


class Atlas:
    """Distances and lists made once from a pack's board."""

    tiles_on: list[list[int]]
    tiles_near: list[list[int]]
    distance: list[list[int]]
    steps: list[list[Step]]

    def __init__(self, t: Tables) -> None:
        self.tiles_on = [[tile for tile in range(TILES) if t.on[place] >> tile & 1] for place in range(PLACES)]
        self.tiles_near = [
            [tile for tile in range(TILES) if (t.near[place] & ~t.on[place]) >> tile & 1] for place in range(PLACES)
        ]
        self.distance = [_distances(t, place) for place in range(PLACES)]
        self.steps = [
            [Step(tile, DECAY[away[tile]]) for tile in range(TILES) if away[tile] < len(DECAY)]
            for away in self.distance
        ]


def _distances(t: Tables, start: int) -> list[int]:
    """Basic moves from a place to each tile and the center."""
    out = [99] * PLACES
    out[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here == CENTER and here != start:
            continue
        for there in t.touches[here]:
            if out[there] == 99 and there <= CENTER:
                out[there] = out[here] + 1
                queue.append(there)
    return out


@lru_cache(maxsize=8)
def atlas_of(t: Tables) -> Atlas:
    return Atlas(t)


# -- time and prestige


def at_center(s: Rockwell, seat: i64) -> bool:
    c: i64
    for c in range(seat * CREWS, seat * CREWS + CREWS):
        if s.place[c] == CENTER:
            return True
    return False


def majority(s: Rockwell) -> i64:
    """RW-Z2: how many companies at the center end the game."""
    return s.seats // 2 + 1


def turns_left(s: Rockwell) -> i64:
    """Turns after this one, by guess: what games usually last, and how far the majority is from the center."""
    steps: Ints = []
    seat: i64
    c: i64
    for seat in range(s.seats):
        deepest: i64 = 0
        for c in range(seat * CREWS, seat * CREWS + CREWS):
            deepest = max(deepest, s.t.depth[s.place[c]])
        steps.append(5 - deepest)
    steps.sort()
    away: i64 = steps[majority(s) - 1]
    if away == 0:
        return 0
    left: i64 = min(max(1, USUAL - s.round), 2 * away)
    return min(left, s.turn_limit - s.round) if s.turn_limit > 0 else left


def fade(s: Rockwell, habits: Habits) -> i64:
    """Per cent of their price that cubes and money are worth at this time."""
    return habits.fade[min(turns_left(s), len(habits.fade) - 1)]


def prize(s: Rockwell, seat: i64, goal: i64) -> i64:
    """Dollars for an achievement: 0 if the seat has it or no tile is left."""
    if s.prizes[seat * GOALS + goal] != 0 or s.taken[goal] >= s.seats:
        return 0
    return PRESTIGE * s.t.values[((s.seats - 2) * 3 + s.t.goal_tier[goal]) * 4 + s.taken[goal]]


def prestige(s: Rockwell, seat: i64) -> i64:
    """Points so far, with the bonuses as the public ledger has them."""
    points: i64 = standing.points(s, seat)
    i: i64
    r: i64
    for r in range(5):
        ahead: i64 = 0
        for i in range(s.seats):
            if s.ledger[i * 4 + r] > s.ledger[seat * 4 + r] if r < 4 else s.money[i] > s.money[seat]:
                ahead += 1
        points += s.t.bonus[(s.seats - 2) * 4 + ahead]
    return points


def lead(s: Rockwell, seat: i64) -> i64:
    """Points ahead of the best of the others."""
    best: i64 = -1
    i: i64
    for i in range(s.seats):
        if i != seat:
            best = max(best, prestige(s, i))
    return prestige(s, seat) - best


# -- cubes


def stock(s: Rockwell, seat: i64) -> Ints:
    return [
        ledger.stock(s, seat, 0),
        ledger.stock(s, seat, 1),
        ledger.stock(s, seat, 2),
        ledger.stock(s, seat, 3),
    ]


def worth(s: Rockwell, seat: i64, habits: Habits) -> Ints:
    """Dollars for one more cube of each resource: its price, more where an achievement is close, less near the end."""
    t = s.t
    have = stock(s, seat)
    rate: i64 = fade(s, habits)
    out: Ints = [t.prices[0] * rate, t.prices[1] * rate, t.prices[2] * rate, t.prices[3] * rate]
    goal: i64
    r: i64
    for goal in t.stock_goals:
        value: i64 = prize(s, seat, goal)
        cost: i64 = 0
        for r in range(4):
            cost += 100 * max(0, t.goal_cubes[goal * 4 + r] - have[r]) * t.prices[r]
        if value > 0 and cost > 0:
            more: i64 = habits.pull * value // (cost + 2000)
            for r in range(4):
                if t.goal_cubes[goal * 4 + r] > have[r]:
                    out[r] += t.prices[r] * more
    return out


def wealth(s: Rockwell, seat: i64) -> i64:
    """Money and cubes at market value in hundreds; of others the most that it can be."""
    total: i64 = s.money[seat]
    r: i64
    for r in range(4):
        total += s.ledger[seat * 4 + r] * s.t.prices[r]
    return total


def delivery_gain(s: Rockwell, resource: i64, worths: Ints) -> i64:
    """What the top delivery tile brings beyond its cubes; far below nothing if the pile is empty."""
    cost: i64 = workshop.delivery_cost(s, resource)
    return PRESTIGE * s.t.delivery_prestige[resource] - cost * worths[resource] if cost > 0 else -99999
