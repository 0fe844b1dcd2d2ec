"""Distances: to achievements, deliveries and what money buys in the Workshop."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.rockwell.standing import prize
from pithead.coach.rockwell.reading import Choice, part
from pithead.core.api import Json
from pithead.games.rockwell.flow import mineshafts, workshop
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import CENTER, CREWS, GOALS


def short_of(s: Rockwell, goal: int, stock: Sequence[int]) -> list[int]:
    """Cubes of each resource that a stock lacks for an achievement."""
    return [max(0, int(s.t.goal_cubes[goal * 4 + r]) - stock[r]) for r in range(4)]


def price_of(s: Rockwell, cubes: Sequence[int]) -> int:
    """Dollars for cubes."""
    return 100 * sum(int(n * price) for n, price in zip(cubes, s.t.prices, strict=True))


def stock_goals(s: Rockwell, seat: int) -> list[int]:
    """Achievements of cubes that a seat can still take."""
    return [int(goal) for goal in s.t.stock_goals if prize(s, seat, goal) > 0]


def stock_of(choice: Choice) -> list[int]:
    return [choice.stock(r) for r in range(4)]


def crews_for(s: Rockwell, seat: int, goal: int) -> int:
    """RW-Q2: crews that are strong and deep enough for an achievement."""
    return sum(
        1
        for c in range(seat * CREWS, seat * CREWS + CREWS)
        if s.power[c] >= s.t.goal_power[goal] and s.t.depth[s.place[c]] >= s.t.goal_depth[goal]
    )


def achieved(choice: Choice, goals: Sequence[int]) -> list[int]:
    """Which of some achievements a choice brings at once."""
    s, then, seat = choice.s, choice.then, choice.seat
    out = []
    for goal in goals:
        if prize(s, seat, goal) == 0:
            continue
        if s.t.goal_crews[goal] > 0:
            if crews_for(then, seat, goal) >= s.t.goal_crews[goal]:
                out.append(int(goal))
        elif then.prizes[seat * GOALS + goal] > 0:
            out.append(int(goal))
    return out


def goal_name(s: Rockwell, goal: int) -> str:
    return s.t.goal_names[goal]


class Wish:
    """An improvement that money buys: its price in dollars, the points that it brings at once, and its words."""

    def __init__(self, price: int, points: int, words: Json) -> None:
        self.price = price
        self.points = points
        self.words = words


def wishes(s: Rockwell, seat: int) -> list[Wish]:
    """What a seat could buy in the Workshop, whatever its money; what brings points first."""
    out: list[Wish] = []
    prices = (int(s.seats) - 2) * 3
    for c in range(seat * CREWS, seat * CREWS + CREWS):
        power = int(s.power[c])
        if power < 4 and s.place[c] != CENTER:
            then = s.clone()
            then.power[c] += 1
            gained = [
                int(prize(s, seat, goal))
                for goal in s.t.crew_goals
                if s.t.goal_power[goal] > 1 and crews_for(then, seat, goal) >= s.t.goal_crews[goal]
            ]
            out.append(Wish(100 * int(s.t.power_price[power]), sum(gained), part("buy-power", power=power + 1)))
    for id, levels, table in (
        ("buy-safety", s.safety, s.t.safety_price),
        ("buy-mobility", s.mobility, s.t.mobility_price),
        ("buy-mineshaft", s.mines, s.t.mineshaft_price),
    ):
        level = int(levels[seat])
        if level < 3 and (id != "buy-mineshaft" or mineshafts.allowed(s, seat, level + 1) != 0):
            out.append(Wish(100 * int(table[prices + level]), 0, part(id, level=level + 1)))
    return sorted(out, key=lambda one: (-one.points, one.price))


def delivery(s: Rockwell, resource: int) -> tuple[int, int]:
    """Cubes and prestige of the top delivery tile; no cubes where none is left."""
    return int(workshop.delivery_cost(s, resource)), int(s.t.delivery_prestige[resource])
