"""The scripted player's goes: which crew, where to, with which die, bribe or hire, and what Al does.

A crew is worth what it can expect at the best tile in reach, less the further away it is; a go is the change that
gains most. A tile's worth is the expected share of what its pile still holds, times the odds that it is drilled soon.
"""

from __future__ import annotations

from functools import cache

from pithead.bots.rockwell.valuation import (
    PRESTIGE,
    USUAL_HABITS,
    Habits,
    Powers,
    at_center,
    atlas_of,
    booty,
    cards_left,
    lead,
    majority,
    prize,
    spoils,
    turns_left,
    worth,
)
from pithead.games.rockwell.flow import advantages, board, drilling
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import BORDER, CENTER, CREWS, GOALS, NONE, PLACES, TILES, Do

DECAY = (100, 75, 56, 42, 31, 23, 17, 12, 9)  # per cent that is left of a tile's worth so many moves away
DOWN = (100, 85, 72, 61, 52, 44, 38, 32, 27)  # the same for the center
REACH = 3  # moves that a crew looks ahead
NOTHING = -99999
LATE = 12  # from this turn on the end is welcome to whoever can bring it


@cache
def odds(missing: int, own: int, others: int) -> int:
    """Per cent: how likely a tile is drilled soon, by the power it lacks and the power that stands next to it."""
    if missing <= own:
        return max(40, 85 - 8 * missing)
    if missing <= own + others:
        return max(20, 60 - 8 * missing)
    return max(4, 30 - 6 * (missing - own - others))


def reach(s: Rockwell, seat: int, c: int) -> list[int]:
    """RW-D2, RW-D5: where a crew of the seat on turn may go."""
    at = s.mobility[seat] * PLACES + s.place[c]
    ends = s.t.reach[s.t.reach_start[at] : s.t.reach_start[at + 1]]
    return [end for end in ends if end < BORDER or drilling.may_straddle(s, end)]


class Drilling:
    """The board as one seat looks at it before a choice."""

    def __init__(self, s: Rockwell, seat: int, habits: Habits = USUAL_HABITS) -> None:
        self.s = s
        self.seat = seat
        self.habits = habits
        self.atlas = atlas_of(s.t)
        self.worths = worth(s, seat, habits)
        self.left = turns_left(s)
        self.need = [board.need(s, tile) for tile in range(TILES)]
        self.powers: list[Powers] = [[0] * s.owners for _ in range(TILES)]
        self.near: list[list[int]] = [[0, 0] for _ in range(TILES)]  # power one step away: own, others'
        for c, place in enumerate(s.place):
            self._count(c, place, s.power[c] + s.die[c], 1)
        self.gains: dict[int, int] = {}  # tile * 16 + power: see `_gain`
        self.runner = self._runner()
        self.center = self._center()
        self.depth_steps = sum(max(0, 3 - s.t.depth[p]) for p in s.place[seat * CREWS : seat * CREWS + CREWS])
        self.depth_prize = sum(prize(s, seat, goal) for goal in s.t.crew_goals if s.t.goal_depth[goal] == 3)

    def _count(self, c: int, place: int, power: int, sign: int) -> None:
        owner = c // CREWS
        for tile in self.atlas.tiles_on[place]:
            self.powers[tile][owner] += sign * power
        for tile in self.atlas.tiles_near[place]:
            self.near[tile][0 if owner == self.seat else 1] += sign * power

    # -- tiles

    def card_prize(self) -> int:
        """Dollars for one more extraction card."""
        for goal in range(GOALS):
            if self.s.t.goal_cards[goal]:
                return prize(self.s, self.seat, goal) // (
                    max(1, self.s.t.goal_cards[goal] - self.s.cards[self.seat]) + 1
                )
        return 0

    def drilled(self, tile: int, powers: Powers, active: int) -> int:
        """Dollars for an extraction: one's own share and card, less some of what the others get."""
        s = self.s
        mine = spoils(s, tile, powers, active, self.seat, self.worths)
        cards = cards_left(s, s.t.pile[s.layout * TILES + tile])
        sums = booty(s.t, cards, 1, True, True, 0, 0)
        whole = sum(n * w for n, w in zip(sums, self.worths, strict=True)) // len(cards)
        if s.owners > s.seats and powers[s.seats]:
            whole -= whole // sum(1 for p in powers if p)  # Al's share is nobody's
        rest = max(0, whole - mine) if any(p for i, p in enumerate(powers) if i != self.seat) else 0
        return (
            mine - self.habits.envy * rest // (100 * (s.seats - 1)) + (self.card_prize() if active == self.seat else 0)
        )

    def hope(self, tile: int, powers: Powers) -> int:
        """Dollars for what an undrilled tile with these powers on it may bring."""
        if not powers[self.seat] and self.s.shaft[tile] != self.seat:
            return 0
        missing = self.need[tile] - sum(powers)
        if missing <= 0:
            return self.drilled(tile, powers, self.seat)
        own, others = self.near[tile]
        return odds(missing, own, others) * spoils(self.s, tile, powers, NONE, self.seat, self.worths) // 100

    def added(self, tile: int, owner: int, power: int) -> Powers:
        powers = self.powers[tile][:]
        powers[owner] += power
        return powers

    # -- crews

    def crew_value(self, c: int, place: int, power: int) -> int:
        """Dollars for a crew of a power at a place, the board otherwise as it is without it (see `without`)."""
        s = self.s
        if place == CENTER:
            return self.center if c == self.runner else NOTHING
        best = (
            self.center * DOWN[self.atlas.distance[place][CENTER]] // 100 if c == self.runner and place < BORDER else 0
        )
        if place >= BORDER:
            here = sum(self._gain(tile, power) for tile in self.atlas.tiles_on[place])
            return max(best, here) + self._depth_gain(place)
        for tile in range(TILES):
            if s.drilled >> tile & 1:
                continue
            d = self.atlas.distance[place][tile]
            if d <= REACH:
                best = max(best, DECAY[d] * self._gain(tile, power) // 100)
        return best + self._depth_gain(place)

    def _gain(self, tile: int, power: int) -> int:
        """What a crew adds on a tile to what its company has there anyway."""
        key = tile * 16 + power
        if key not in self.gains:
            before = self.hope(tile, self.powers[tile])
            self.gains[key] = self.hope(tile, self.added(tile, self.seat, power)) - before
        return self.gains[key]

    def _depth_gain(self, place: int) -> int:
        """RW-Q2: on the way to all crews deep down."""
        return self.habits.deep * self.depth_prize * min(3, self.s.t.depth[place]) // (100 * (self.depth_steps + 2))

    def lift(self, c: int) -> None:
        """Think of the board without a crew."""
        self._count(c, self.s.place[c], self.s.power[c] + self.s.die[c], -1)
        self.gains.clear()

    def lower(self, c: int) -> None:
        """Put the crew back."""
        self._count(c, self.s.place[c], self.s.power[c] + self.s.die[c], 1)

    def moves(self, c: int, ends: list[int]) -> list[int]:
        """Dollars gained by each destination of a crew, its present place included, over staying without more ado."""
        s = self.s
        self.lift(c)
        stay = self.crew_value(c, s.place[c], s.power[c] + s.die[c])
        out = []
        for end in ends:
            if end == s.place[c]:
                out.append(max(0, self._with_advantage(c, end, s.power[c] + s.die[c]) - stay))
            else:
                out.append(max(value for _, value in self.arrivals(c, end)) - stay)
        self.lower(c)
        return out

    def arrivals(self, c: int, end: int) -> list[tuple[int, int]]:
        """A lifted crew goes somewhere: each power its die can have there, 0 for none, and what it is worth, fee
        paid.
        """
        s = self.s
        out = [(0, max(self.crew_value(c, end, s.power[c]), self._with_advantage(c, end, s.power[c])))]
        if s.die[c] and end != CENTER:
            for die in range(1, s.t.depth[end] + 1):
                if s.t.fees[die] <= s.money[self.seat]:
                    out.append((die, self.crew_value(c, end, s.power[c] + die) - 100 * s.t.fees[die]))
        return out

    # -- bribery and subcontracting

    def _with_advantage(self, c: int, end: int, power: int) -> int:
        """A lifted crew at a place where the seat's slot on Board I lets it drill at once: what that is worth."""
        slot = board.slot_of(self.s, self.seat, 0, 4)
        return NOTHING if slot == NONE else self._by_slot(c, end, power, slot)

    def slot_gain(self, slot: int) -> int:
        """Dollars that a slot of Board I would gain at once, over all crews where they stand and one step on."""
        gain = 0
        for c in range(self.seat * CREWS, self.seat * CREWS + CREWS):
            if self.s.place[c] == CENTER:
                continue
            self.lift(c)
            power = self.s.power[c]
            stay = self.crew_value(c, self.s.place[c], power)
            ends = [self.s.place[c], *reach(self.s, self.seat, c)]
            gain += max(0, max(self._by_slot(c, end, power, slot) for end in ends) - stay)
            self.lower(c)
        return gain

    def _by_slot(self, c: int, end: int, power: int, slot: int) -> int:
        """A lifted crew at a place where a hire or a bribe drills: what that is worth; else far below nothing."""
        s = self.s
        if not board.in_play(end):
            return NOTHING
        best = NOTHING
        for tile in self.atlas.tiles_on[end]:
            powers = self.added(tile, self.seat, power)
            missing = self.need[tile] - sum(powers)
            if s.drilled >> tile & 1 or missing <= 0:
                continue
            if s.t.slot_bribes[slot]:
                if s.bribes:
                    best = max(
                        [
                            best,
                            *[
                                self._bribed(b, tile, powers)
                                for b in self._guests(tile)
                                if s.power[b] + s.die[b] >= missing
                            ],
                        ]
                    )
            elif (
                s.dice + (1 if s.die[c] else 0)
                and missing <= s.t.depth[end]
                and s.t.fees[missing] <= s.money[self.seat]
            ):
                powers[self.seat] += missing
                best = max(best, self.drilled(tile, powers, self.seat) - 100 * s.t.fees[missing])
        return best

    def _guests(self, tile: int) -> list[int]:
        """Crews that a bribe could bring to a tile and that the seat could pay for."""
        s = self.s
        return [
            b
            for b in range(len(s.place))
            if b // CREWS != self.seat and s.t.fees[s.die[b]] <= s.money[self.seat] and advantages.may_come(s, b, tile)
        ]

    def _bribed(self, b: int, tile: int, powers: Powers) -> int:
        """Dollars for a tile with a bribed crew on it, less its fee."""
        s = self.s
        more = powers[:]
        more[b // CREWS] += s.power[b] + s.die[b]
        if s.place[b] >= BORDER and s.t.on[s.place[b]] >> tile & 1:
            more[b // CREWS] -= s.power[b] + s.die[b]  # it stood on the tile with one foot
        return self.hope(tile, more) - 100 * s.t.fees[s.die[b]]

    def advantage(self, code: int) -> int:
        """Dollars gained by a hire or a bribe of the active crew."""
        s = self.s
        if code == Do.PASS:
            return 0
        if code >= Do.HIRE:
            power = code - Do.HIRE + 1
            gain = -100 * s.t.fees[power]
            for tile in self.atlas.tiles_on[s.place[s.crew]]:
                missing = self.need[tile] - sum(self.powers[tile])
                if not s.drilled >> tile & 1 and power >= missing:
                    gain += self.hope(tile, self.added(tile, self.seat, power)) - self.hope(tile, self.powers[tile])
            return gain
        tile = (code - Do.BRIBE) % TILES
        b = advantages.bribed_crew(s, (code - Do.BRIBE) // TILES)
        return self._bribed(b, tile, self.powers[tile]) - self.hope(tile, self.powers[tile])

    # -- the center

    def _runner(self) -> int:
        """The crew that heads for the center: the nearest, of these the weakest; none if the company is there."""
        s = self.s
        if at_center(s, self.seat):
            return NONE
        crews = range(self.seat * CREWS, self.seat * CREWS + CREWS)
        return min(crews, key=lambda c: (s.power[c] // 3, -s.t.depth[s.place[c]], s.power[c], c))

    def _center(self) -> int:
        """Dollars for reaching the center: the achievement, less what the crew would still do, and what the end
        means.
        """
        s = self.s
        if self.runner == NONE:
            return 0
        points = sum(prize(s, self.seat, goal) for goal in s.t.crew_goals if s.t.goal_depth[goal] == 5)
        value = self.habits.rush * points // 100 - self.habits.power * s.power[self.runner] * self.left
        others = sum(at_center(s, i) for i in range(s.seats) if i != self.seat)
        if others + 1 == majority(s):
            ahead = lead(s, self.seat) + points // PRESTIGE
            if ahead < 0 and s.round < LATE:
                return 0
            value += self.habits.finish * ahead
        return value
