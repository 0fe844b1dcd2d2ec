"""The scripted player's goes: which crew, where to, with which die, bribe or hire, and what Al does.

A crew is worth what it can expect at the best tile in reach, less the further away it is; a go is the change that
gains most. A tile's worth is the expected share of what its pile still holds, times the odds that it is drilled soon.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.rockwell.piles import Pile, piles_of
from pithead.bots.rockwell.powers import companies, packed, power_of, strongest, total
from pithead.bots.rockwell.standing import saved_cubes
from pithead.bots.rockwell.valuation import (
    PRESTIGE,
    USUAL_HABITS,
    Atlas,
    Habits,
    at_center,
    atlas_of,
    lead,
    majority,
    prize,
    turns_left,
    worth,
)
from pithead.games.rockwell.flow import advantages, board, drilling
from pithead.games.rockwell.verbs import BORDER, CENTER, CREWS, GOALS, NONE, PLACES, TILES, Do

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

DOWN: Final[list[int]] = [100, 85, 72, 61, 52, 44, 38, 32, 27]  # per cent left of the center so many moves away
NOTHING: Final = -99999
UNKNOWN: Final = -999999999
POWERS: Final = 16  # a crew and its die have less
LATE: Final = 12  # from this turn on the end is welcome to whoever can bring it


def odds(missing: i64, own: i64, others: i64) -> i64:
    """Per cent: how likely a tile is drilled soon, by the power it lacks and the power that stands next to it."""
    if missing <= own:
        return max(40, 85 - 8 * missing)
    if missing <= own + others:
        return max(20, 60 - 8 * missing)
    return max(4, 30 - 6 * (missing - own - others))


def reach(s: Rockwell, seat: i64, c: i64) -> Ints:
    """RW-D2, RW-D5: where a crew of the seat on turn may go."""
    at: i64 = s.mobility[seat] * PLACES + s.place[c]
    ends: Ints = s.t.reach[s.t.reach_start[at] : s.t.reach_start[at + 1]]
    return [end for end in ends if end < BORDER or drilling.may_straddle(s, end)]


class Arrival:
    """What a crew is worth where it comes to, with so much power of its die, fee paid; 0 for none."""

    def __init__(self, die: i64, value: i64) -> None:
        self.die = die
        self.value = value


class Drilling:
    """The board as one seat looks at it before a choice. Powers on a tile are packed, see `powers`."""

    s: Rockwell
    seat: i64
    habits: Habits
    atlas: Atlas
    worths: Ints
    left: i64
    saved: i64
    need: Ints
    powers: Ints
    near: Ints  # power one step away, packed
    piles: list[Pile]
    gains: Ints  # tile * POWERS + power: see `_gain`; without power: what there is now
    card_prize: i64
    runner: i64
    center: i64
    depth_steps: i64
    depth_prize: i64

    def __init__(self, s: Rockwell, seat: i64, habits: Habits = USUAL_HABITS) -> None:
        self.s = s
        self.seat = seat
        self.habits = habits
        self.atlas = atlas_of(s.t)
        self.worths = worth(s, seat, habits)
        self.left = turns_left(s)
        self.saved = saved_cubes(s, seat)
        self.need = s.t.need[s.layout * TILES : s.layout * TILES + TILES]
        piles = piles_of(s.t).read(s)
        self.piles = [piles[i] for i in s.t.pile[s.layout * TILES : s.layout * TILES + TILES]]
        self.powers = [0] * TILES
        self.near = [0] * TILES
        self.gains = [UNKNOWN] * (TILES * POWERS)
        c: i64
        tile: i64
        goal: i64
        for tile in range(TILES):
            self.need[tile] -= s.low
        for c in range(len(s.place)):
            self._count(c, 1)
        self.card_prize = self._card_prize()
        self.runner = self._runner()
        self.center = self._center()
        self.depth_steps = 0
        for c in range(seat * CREWS, seat * CREWS + CREWS):
            self.depth_steps += max(0, 3 - s.t.depth[s.place[c]])
        self.depth_prize = 0
        for goal in s.t.crew_goals:
            if s.t.goal_depth[goal] == 3:
                self.depth_prize += prize(s, seat, goal)

    def _count(self, c: i64, sign: i64) -> None:
        """A crew comes or goes."""
        s = self.s
        power: i64 = sign * packed(c // CREWS, s.power[c] + s.die[c])
        tile: i64
        for tile in self.atlas.tiles_on[s.place[c]]:
            self.powers[tile] += power
        for tile in self.atlas.tiles_near[s.place[c]]:
            self.near[tile] += power

    # -- tiles

    def _card_prize(self) -> i64:
        """Dollars for one more extraction card."""
        s = self.s
        goal: i64
        for goal in range(GOALS):
            cards: i64 = s.t.goal_cards[goal]
            if cards > 0:
                return prize(s, self.seat, goal) // (max(1, cards - s.cards[self.seat]) + 1)
        return 0

    def drilled(self, tile: i64, powers: i64, active: i64) -> i64:
        """Dollars for an extraction: one's own share and card, less some of what the others get."""
        s = self.s
        mine: i64 = self.spoils(tile, powers, active)
        whole: i64 = self.piles[tile].whole.dollars(self.worths)
        if s.owners > s.seats and power_of(powers, s.seats) != 0:
            whole -= whole // companies(powers)  # Al's share is nobody's
        rest: i64 = max(0, whole - mine) if powers != packed(self.seat, power_of(powers, self.seat)) else 0
        envy: i64 = self.habits.envy
        return mine - envy * rest // (100 * (s.seats - 1)) + (self.card_prize if active == self.seat else 0)

    def spoils(self, tile: i64, powers: i64, active: i64) -> i64:
        """Dollars that the seat can expect of a tile drilled with these powers on it; RW-E5 says who comes first."""
        shaft: i64 = self.s.shaft[tile]
        leader: i64 = shaft if shaft != NONE else strongest(powers)
        first: i64 = 1 if (leader if leader != NONE else active) == self.seat else 0
        power: i64 = power_of(powers, self.seat)
        if first == 0 and power == 0:
            return 0
        return self.piles[tile].share(max(1, companies(powers)), first, power, self.saved).dollars(self.worths)

    def hope(self, tile: i64, powers: i64) -> i64:
        """Dollars for what an undrilled tile with these powers on it may bring."""
        if power_of(powers, self.seat) == 0 and self.s.shaft[tile] != self.seat:
            return 0
        missing: i64 = self.need[tile] - total(powers)
        if missing <= 0:
            return self.drilled(tile, powers, self.seat)
        near: i64 = self.near[tile]
        own: i64 = power_of(near, self.seat)
        return odds(missing, own, total(near) - own) * self.spoils(tile, powers, NONE) // 100

    def added(self, tile: i64, owner: i64, power: i64) -> i64:
        return self.powers[tile] + packed(owner, power)

    # -- crews

    def crew_value(self, c: i64, place: i64, power: i64) -> i64:
        """Dollars for a crew of a power at a place, the board otherwise as it is without it (see `lift`)."""
        s = self.s
        if place == CENTER:
            return self.center if c == self.runner else NOTHING
        best: i64 = 0
        if c == self.runner and place < BORDER:
            best = self.center * DOWN[self.atlas.distance[place][CENTER]] // 100
        if place >= BORDER:
            here: i64 = 0
            tile: i64
            for tile in self.atlas.tiles_on[place]:
                here += self._gain(tile, power)
            return max(best, here) + self._depth_gain(place)
        for step in self.atlas.steps[place]:
            if not s.drilled >> step.tile & 1:
                value: i64 = step.part * self._gain(step.tile, power) // 100
                if value > best:
                    best = value
        return best + self._depth_gain(place)

    def _gain(self, tile: i64, power: i64) -> i64:
        """What a crew adds on a tile to what its company has there anyway."""
        key: i64 = tile * POWERS + power
        found: i64 = self.gains[key]
        if found == UNKNOWN:
            before: i64 = self.gains[tile * POWERS]
            if before == UNKNOWN:
                before = self.hope(tile, self.powers[tile])
                self.gains[tile * POWERS] = before
            found = self.hope(tile, self.added(tile, self.seat, power)) - before
            self.gains[key] = found
        return found

    def _depth_gain(self, place: i64) -> i64:
        """RW-Q2: on the way to all crews deep down."""
        deep: i64 = self.habits.deep
        return deep * self.depth_prize * min(3, self.s.t.depth[place]) // (100 * (self.depth_steps + 2))

    def lift(self, c: i64) -> None:
        """Think of the board without a crew."""
        self._count(c, -1)
        self.gains = [UNKNOWN] * (TILES * POWERS)

    def lower(self, c: i64) -> None:
        """Put the crew back."""
        self._count(c, 1)

    def moves(self, c: i64, ends: Ints) -> Ints:
        """Dollars gained by each destination of a crew, its present place included, over staying without more ado."""
        s = self.s
        place: i64 = s.place[c]
        power: i64 = s.power[c] + s.die[c]
        self.lift(c)
        stay: i64 = self.crew_value(c, place, power)
        out: Ints = []
        end: i64
        for end in ends:
            if end == place:
                out.append(max(0, self._with_advantage(c, end, power) - stay))
                continue
            most: i64 = UNKNOWN
            for arrival in self.arrivals(c, end):
                most = max(most, arrival.value)
            out.append(most - stay)
        self.lower(c)
        return out

    def arrivals(self, c: i64, end: i64) -> list[Arrival]:
        """A lifted crew goes somewhere: with each power that its die can have there, and without."""
        s = self.s
        power: i64 = s.power[c]
        out = [Arrival(0, max(self.crew_value(c, end, power), self._with_advantage(c, end, power)))]
        if s.die[c] != 0 and end != CENTER:
            die: i64
            for die in range(1, s.t.depth[end] + 1):
                if s.t.fees[die] <= s.money[self.seat]:
                    out.append(Arrival(die, self.crew_value(c, end, power + die) - 100 * s.t.fees[die]))
        return out

    # -- bribery and subcontracting

    def _with_advantage(self, c: i64, end: i64, power: i64) -> i64:
        """A lifted crew at a place where the seat's slot on Board I lets it drill at once: what that is worth."""
        slot: i64 = board.slot_of(self.s, self.seat, 0, 4)
        return NOTHING if slot == NONE else self._by_slot(c, end, power, slot)

    def slot_gain(self, slot: i64) -> i64:
        """Dollars that a slot of Board I would gain at once, over all crews where they stand and one step on."""
        s = self.s
        gain: i64 = 0
        c: i64
        end: i64
        for c in range(self.seat * CREWS, self.seat * CREWS + CREWS):
            place: i64 = s.place[c]
            if place == CENTER:
                continue
            self.lift(c)
            power: i64 = s.power[c]
            most: i64 = self._by_slot(c, place, power, slot)
            for end in reach(s, self.seat, c):
                most = max(most, self._by_slot(c, end, power, slot))
            if most > NOTHING:
                gain += max(0, most - self.crew_value(c, place, power))
            self.lower(c)
        return gain

    def _by_slot(self, c: i64, end: i64, power: i64, slot: i64) -> i64:
        """A lifted crew at a place where a hire or a bribe drills: what that is worth; else far below nothing."""
        s = self.s
        best: i64 = NOTHING
        if not board.in_play(end):
            return best
        bribes: bool = s.t.slot_bribes[slot] != 0
        if (bribes and s.bribes == 0) or (not bribes and s.dice == 0 and s.die[c] == 0):
            return best
        tile: i64
        for tile in self.atlas.tiles_on[end]:
            powers: i64 = self.added(tile, self.seat, power)
            missing: i64 = self.need[tile] - total(powers)
            if s.drilled >> tile & 1 or missing <= 0:
                continue
            if bribes:
                best = max(best, self._best_bribe(tile, powers, missing))
            elif missing <= s.t.depth[end] and s.t.fees[missing] <= s.money[self.seat]:
                value: i64 = self.drilled(tile, powers + packed(self.seat, missing), self.seat)
                best = max(best, value - 100 * s.t.fees[missing])
        return best

    def _best_bribe(self, tile: i64, powers: i64, missing: i64) -> i64:
        """Of the crews that a bribe could bring to a tile, that the seat could pay for, and that would drill it."""
        s = self.s
        best: i64 = NOTHING
        b: i64
        for b in range(len(s.place)):
            if (
                b // CREWS != self.seat
                and s.power[b] + s.die[b] >= missing
                and s.t.fees[s.die[b]] <= s.money[self.seat]
                and advantages.may_come(s, b, tile)
            ):
                best = max(best, self._bribed(b, tile, powers))
        return best

    def _bribed(self, b: i64, tile: i64, powers: i64) -> i64:
        """Dollars for a tile with a bribed crew on it, less its fee."""
        s = self.s
        if not (s.place[b] >= BORDER and s.t.on[s.place[b]] >> tile & 1):  # else it stood there with one foot
            powers += packed(b // CREWS, s.power[b] + s.die[b])
        return self.hope(tile, powers) - 100 * s.t.fees[s.die[b]]

    def advantage(self, code: i64) -> i64:
        """Dollars gained by a hire or a bribe of the active crew."""
        s = self.s
        tile: i64
        if code == Do.PASS:
            return 0
        if code >= Do.HIRE:
            power: i64 = code - Do.HIRE + 1
            gain: i64 = -100 * s.t.fees[power]
            for tile in self.atlas.tiles_on[s.place[s.crew]]:
                missing: i64 = self.need[tile] - total(self.powers[tile])
                if not s.drilled >> tile & 1 and power >= missing:
                    gain += self.hope(tile, self.added(tile, self.seat, power)) - self.hope(tile, self.powers[tile])
            return gain
        tile = (code - Do.BRIBE) % TILES
        b: i64 = advantages.bribed_crew(s, (code - Do.BRIBE) // TILES)
        return self._bribed(b, tile, self.powers[tile]) - self.hope(tile, self.powers[tile])

    # -- the center

    def _runner(self) -> i64:
        """The crew that heads for the center: the nearest, of these the weakest; none if the company is there."""
        s = self.s
        if at_center(s, self.seat):
            return NONE
        best: i64 = NONE
        least: i64 = 0
        c: i64
        for c in range(self.seat * CREWS, self.seat * CREWS + CREWS):
            power: i64 = s.power[c]
            rank: i64 = (power // 3 * 10 - s.t.depth[s.place[c]]) * 10 + power
            if best == NONE or rank < least:
                best = c
                least = rank
        return best

    def _center(self) -> i64:
        """Dollars for reaching the center: the achievement, less what the crew would still do, and what the end
        means.
        """
        s = self.s
        if self.runner == NONE:
            return 0
        points: i64 = 0
        goal: i64
        for goal in s.t.crew_goals:
            if s.t.goal_depth[goal] == 5:
                points += prize(s, self.seat, goal)
        value: i64 = self.habits.rush * points // 100 - self.habits.power * s.power[self.runner] * self.left
        others: i64 = 0
        i: i64
        for i in range(s.seats):
            if i != self.seat and at_center(s, i):
                others += 1
        if others + 1 == majority(s):
            ahead: i64 = lead(s, self.seat) + points // PRESTIGE
            if ahead < 0 and s.round < LATE:
                return 0
            value += self.habits.finish * ahead
        return value
