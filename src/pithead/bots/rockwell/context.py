"""What all features of a Rockwell position have in common: who stands where, what tiles may bring, how long the game
lasts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pithead.games.rockwell.flow import ending
from pithead.games.rockwell.tables import Tables
from pithead.games.rockwell.verbs import CREWS, GOALS, PLACES, TILES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

USUAL: Final = 8  # turns that a game lasts


class Ground:
    """Lists made once from a pack's board, and expected shares as they are worked out."""

    on: list[list[int]]  # place: tiles that a crew there stands on
    near: list[list[int]]  # place: tiles one step away
    steps: list[list[int]]  # tile or entrance: tiles two and three steps away, as step * TILES + tile
    shares: dict[int, list[float]]

    def __init__(self, t: Tables) -> None:
        self.on = [[tile for tile in range(TILES) if t.on[place] >> tile & 1] for place in range(PLACES)]
        self.near = [
            [tile for tile in range(TILES) if (t.near[place] & ~t.on[place]) >> tile & 1] for place in range(PLACES)
        ]
        self.steps = [self._steps(place) for place in range(PLACES)]
        self.shares = {}

    def _steps(self, place: int) -> list[int]:
        seen = set(self.on[place])
        front = set(self.on[place])
        out: list[int] = []
        for step in range(1, 4):
            front = {tile for here in (front or {place}) for tile in self.near[here]} - seen
            seen |= front
            out += [step * TILES + tile for tile in sorted(front)]
        return out


@lru_cache(maxsize=8)
def ground_of(t: Tables) -> Ground:
    return Ground(t)


def odds(missing: i64, own: i64, others: i64) -> float:
    """How likely a tile is drilled soon, by the power it lacks and the power that stands next to it."""
    if missing <= own:
        return max(0.4, 0.85 - 0.08 * float(missing))
    if missing <= own + others:
        return max(0.2, 0.6 - 0.08 * float(missing))
    return max(0.04, 0.3 - 0.06 * float(missing - own - others))


def stock(s: Rockwell, seat: i64, r: i64) -> i64:
    """Cubes of a seat, as far as they are known."""
    insured: i64 = s.insured[seat * 4 + r]
    return s.ledger[seat * 4 + r] - insured if insured > 0 else s.ledger[seat * 4 + r]


def prize(s: Rockwell, seat: i64, goal: i64) -> i64:
    """Points of an achievement that a seat can still take; 0 for none."""
    if s.prizes[seat * GOALS + goal] != 0 or s.taken[goal] >= s.seats:
        return 0
    return s.t.values[((s.seats - 2) * 3 + s.t.goal_tier[goal]) * 4 + s.taken[goal]]


def turns_left(s: Rockwell) -> i64:
    """Turns after this one, by guess: what games usually last, and how far the majority is from the center."""
    if ending.reason(s) != 0:
        return 0
    steps: Ints = []
    seat: i64
    c: i64
    for seat in range(s.seats):
        deepest: i64 = 0
        for c in range(seat * CREWS, seat * CREWS + CREWS):
            if s.t.depth[s.place[c]] > deepest:
                deepest = s.t.depth[s.place[c]]
        steps.append(5 - deepest)
    steps.sort()
    left: i64 = 2 * steps[s.seats // 2]
    usual: i64 = USUAL - s.round
    if usual < 1:
        usual = 1
    if left > usual:
        left = usual
    if s.turn_limit > 0 and s.turn_limit - s.round < left:
        left = s.turn_limit - s.round
    return left


class Context:
    """What the features of all seats of one position have in common.

    left  turns after this one: the same for all positions that are compared, unless the end is certain
    """

    s: Rockwell
    ground: Ground
    left: i64
    powers: Ints  # tile * owners + owner
    total: Ints  # tile
    near: Ints  # tile * owners + owner: power one step away
    near_all: Ints  # tile
    decks: Ints  # pile: the cards in it as bits

    def __init__(self, s: Rockwell, left: i64) -> None:
        self.s = s
        self.ground = ground_of(s.t)
        self.left = left if ending.reason(s) == 0 else 0
        owners: i64 = s.owners
        self.powers = [0] * (TILES * owners)
        self.total = [0] * TILES
        self.near = [0] * (TILES * owners)
        self.near_all = [0] * TILES
        c: i64
        tile: i64
        for c in range(len(s.place)):
            place: i64 = s.place[c]
            power: i64 = s.power[c] + s.die[c]
            for tile in self.ground.on[place]:
                self.powers[tile * owners + c // CREWS] += power
                self.total[tile] += power
            for tile in self.ground.near[place]:
                self.near[tile * owners + c // CREWS] += power
                self.near_all[tile] += power
        self.decks = []
        slot: i64
        pile: i64
        for pile in range(len(s.drawn)):
            bits: i64 = 0
            for slot in range(s.t.pile_start[pile], s.t.pile_start[pile + 1]):
                bits = bits * 2 + (1 if s.deck[slot] > 0 else 0)
            self.decks.append(bits)

    def expected(self, tile: i64, parts: i64, first: i64, power: i64, saved: i64) -> list[float]:
        """Cubes that a company can expect of a tile: its share, what is left over if it comes first, less what Danger
        takes.
        """
        s = self.s
        pile: i64 = s.t.pile[s.layout * TILES + tile]
        key: int = (
            ((((self.decks[pile] * 8 + pile) * 2 + s.low) * 8 + parts) * 2 + first) * 32 + min(power, 31)
        ) * 32 + min(saved, 31)
        found = self.ground.shares.get(key)
        if found is None:
            found = _expected(s, pile, parts, first, power, saved)
            self.ground.shares[key] = found
        return found


def _expected(s: Rockwell, pile: i64, parts: i64, first: i64, power: i64, saved: i64) -> list[float]:
    out = [0.0, 0.0, 0.0, 0.0]
    t = s.t
    cards: i64 = 0
    slot: i64
    r: i64
    for slot in range(t.pile_start[pile], t.pile_start[pile + 1]):
        if s.deck[slot] == 0:
            continue
        cards += 1
        card: i64 = t.card_at[s.low * t.cards + slot]
        mine: Ints = [0, 0, 0, 0]
        booty: i64 = 0
        for r in range(4):
            cubes: i64 = t.card_cubes[card * 4 + r]
            if parts > 0 and power > 0:
                mine[r] = cubes // parts
            if first != 0:
                mine[r] += cubes % parts if parts > 0 else cubes
            booty += mine[r]
        if t.card_danger[card] != 0 and power > 0:
            loss: i64 = min(power, booty) - saved
            for r in range(3, -1, -1):
                if loss <= 0:
                    break
                lost: i64 = min(loss, mine[r])
                mine[r] -= lost
                loss -= lost
        for r in range(4):
            out[r] += float(mine[r])
    return [n / float(max(1, cards)) for n in out]
