"""What things are worth to a seat, in dollars: prestige, cubes, time, and the share of a tile that is drilled.

Used by the scripted player. Looks at the seat's own view only: of the others it reads the public ledger.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import lru_cache

from pithead.games.rockwell.flow import ledger, workshop
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.tables import Tables
from pithead.games.rockwell.verbs import CENTER, CREWS, GOALS, NONE, PLACES, TILES

PRESTIGE = 1500  # dollars for a point: deliveries cost 1,200 to 2,400
USUAL = 8  # turns that a game lasts

Powers = list[int]  # by company


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


class Atlas:
    """Distances and lists made once from a pack's board."""

    def __init__(self, t: Tables) -> None:
        self.tiles_on = [[tile for tile in range(TILES) if t.on[place] >> tile & 1] for place in range(PLACES)]
        self.tiles_near = [
            [tile for tile in range(TILES) if (t.near[place] & ~t.on[place]) >> tile & 1] for place in range(PLACES)
        ]
        self.distance = [_distances(t, place) for place in range(PLACES)]


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


def at_center(s: Rockwell, seat: int) -> bool:
    return CENTER in s.place[seat * CREWS : seat * CREWS + CREWS]


def majority(s: Rockwell) -> int:
    """RW-Z2: how many companies at the center end the game."""
    return s.seats // 2 + 1


def turns_left(s: Rockwell) -> int:
    """Turns after this one, by guess: what games usually last, and how far the majority is from the center."""
    steps = sorted(0 if at_center(s, seat) else 5 - max(_depths(s, seat)) for seat in range(s.seats))
    away = steps[majority(s) - 1]
    if away == 0:
        return 0
    left = min(max(1, USUAL - s.round), 2 * away)
    return min(left, s.turn_limit - s.round) if s.turn_limit else left


def _depths(s: Rockwell, seat: int) -> list[int]:
    return [s.t.depth[p] for p in s.place[seat * CREWS : seat * CREWS + CREWS]]


def fade(s: Rockwell, habits: Habits) -> int:
    """Per cent of their price that cubes and money are worth at this time."""
    return habits.fade[min(turns_left(s), len(habits.fade) - 1)]


def prize(s: Rockwell, seat: int, goal: int) -> int:
    """Dollars for an achievement: 0 if the seat has it or no tile is left."""
    if s.prizes[seat * GOALS + goal] or s.taken[goal] >= s.seats:
        return 0
    return PRESTIGE * s.t.values[((s.seats - 2) * 3 + s.t.goal_tier[goal]) * 4 + s.taken[goal]]


def prestige(s: Rockwell, seat: int) -> int:
    """Points so far, with the bonuses as the public ledger has them."""
    points = sum(s.prizes[seat * GOALS : seat * GOALS + GOALS])
    points += sum(s.deliveries[seat * 4 + r] * s.t.delivery_prestige[r] for r in range(4))
    for r in range(4):
        points += s.t.bonus[
            (s.seats - 2) * 4 + sum(s.ledger[i * 4 + r] > s.ledger[seat * 4 + r] for i in range(s.seats))
        ]
    return points + s.t.bonus[(s.seats - 2) * 4 + sum(m > s.money[seat] for m in s.money)]


def lead(s: Rockwell, seat: int) -> int:
    """Points ahead of the best of the others."""
    return prestige(s, seat) - max(prestige(s, i) for i in range(s.seats) if i != seat)


# -- cubes


def stock(s: Rockwell, seat: int) -> list[int]:
    return [ledger.stock(s, seat, r) for r in range(4)]


def worth(s: Rockwell, seat: int, habits: Habits) -> list[int]:
    """Dollars for one more cube of each resource: its price, more where an achievement is close, less near the end."""
    have = stock(s, seat)
    rate = fade(s, habits)
    out = [price * rate for price in s.t.prices]
    for goal in s.t.stock_goals:
        value = prize(s, seat, goal)
        lack = [max(0, s.t.goal_cubes[goal * 4 + r] - have[r]) for r in range(4)]
        cost = 100 * sum(n * price for n, price in zip(lack, s.t.prices, strict=True))
        if value and cost:
            more = habits.pull * value // (cost + 2000)
            for r in range(4):
                if lack[r]:
                    out[r] += s.t.prices[r] * more
    return out


def wealth(s: Rockwell, seat: int) -> int:
    """Money and cubes at market value in hundreds; of others the most that it can be."""
    cubes = s.ledger[seat * 4 : seat * 4 + 4]
    return s.money[seat] + sum(n * price for n, price in zip(cubes, s.t.prices, strict=True))


def delivery_gain(s: Rockwell, resource: int, worths: Sequence[int]) -> int:
    """What the top delivery tile brings beyond its cubes; far below nothing if the pile is empty."""
    cost = workshop.delivery_cost(s, resource)
    return PRESTIGE * s.t.delivery_prestige[resource] - cost * worths[resource] if cost else -99999


# -- tiles


def cards_left(s: Rockwell, pile: int) -> tuple[int, ...]:
    """The cards that may lie on top of a pile."""
    first = s.low * s.t.cards
    return tuple(
        [s.t.card_at[first + slot] for slot in range(s.t.pile_start[pile], s.t.pile_start[pile + 1]) if s.deck[slot]]
    )


@lru_cache(maxsize=20000)
def booty(
    t: Tables, cards: tuple[int, ...], parts: int, inside: bool, first: bool, power: int, saved: int
) -> tuple[int, int, int, int]:
    """Cubes that one company gets, summed over the cards: its share, what is left over, less what Danger takes.

    `inside`: it has a crew there; `first`: it has priority; `saved`: cubes that Safety and insurance keep.
    """
    out = [0, 0, 0, 0]
    for card in cards:
        cubes = t.card_cubes[card * 4 : card * 4 + 4]
        mine = [(n // parts if inside else 0) + (n % parts if first else 0) for n in cubes]
        if inside and t.card_danger[card]:
            loss = max(0, min(power, sum(mine)) - saved)
            for r in (3, 2, 1, 0):
                lost = min(loss, mine[r])
                mine[r] -= lost
                loss -= lost
        for r in range(4):
            out[r] += mine[r]
    return (out[0], out[1], out[2], out[3])


def priority(s: Rockwell, tile: int, powers: Powers, active: int) -> int:
    """RW-E5, on powers that are thought of."""
    if s.shaft[tile] != NONE:
        return int(s.shaft[tile])
    most = max(powers)
    return powers.index(most) if powers.count(most) == 1 else active


def spoils(s: Rockwell, tile: int, powers: Powers, active: int, seat: int, worths: Sequence[int]) -> int:
    """Dollars that a seat can expect of a tile drilled with these powers on it."""
    first = priority(s, tile, powers, active) == seat
    power = powers[seat]
    if not first and not power:
        return 0
    cards = cards_left(s, s.t.pile[s.layout * TILES + tile])
    saved = s.t.saves[s.safety[seat]]
    if s.insured[seat * 4] >= 0:
        saved += ledger.insurance(s, seat)
    parts = sum(1 for p in powers if p) or 1
    sums = booty(s.t, cards, parts, power > 0, first, power, min(saved, 16))
    return sum(n * w for n, w in zip(sums, worths, strict=True)) // len(cards)
