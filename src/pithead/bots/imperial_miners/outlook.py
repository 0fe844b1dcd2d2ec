"""What the rounds to come may add to an own position of Imperial Miners, in hundredths of a point: hand, chains,
Progress, carts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.imperial_miners import valuation
from pithead.bots.imperial_miners.projection import WORST, Ground, Held, Places, Projection, Sketch
from pithead.bots.imperial_miners.rates import Rates
from pithead.bots.imperial_miners.valuation import NOWHERE
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.effects.words import PLAIN
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import BOARDS, ROUNDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

NOT_ASKED: Final = -100
ENDLESS: Final = 1000000  # more gold than anybody has


def track(s: ImperialMiners, r: Rates, left: i64) -> i64:
    """What the next spaces of the marker's board (and of the one after it) promise: a share of all that lie within
    reach.
    """
    reach: i64 = (left * r.reach + 99) // 100
    total: i64 = 0
    best: i64 = 0
    board: i64
    for board in range(BOARDS):
        if s.space[0] > 0 and board != s.board[0]:
            continue
        side: i64 = interpreter.side_of(s, board)
        total = 0
        space: i64
        for space in range(s.space[0] + 1, min(s.t.spaces[side], s.space[0] + reach) + 1):
            branch: i64 = s.t.program[interpreter.space_program(s, side, space)]
            total += max(0, valuation.branch_worth(s, r, branch, NOWHERE, NOWHERE, left))
        beyond: i64 = s.space[0] + reach - s.t.spaces[side]
        if beyond > 0:
            total += beyond * r.next_board
        best = max(best, total)
    return best * r.density // 100


def rooms(s: ImperialMiners) -> Ints:
    """By level: how many cards of it could be laid now; level I always has room."""
    out: Ints = [ROUNDS, 0, 0, 0]
    level: i64
    for level in range(1, 4):
        cells: Ints = []
        mine.places(s, 0, level, cells)
        out[level] = len(cells)
    return out


class Outlook:
    """What the rounds to come hold, apart from gold and marker: the hand, the chains and the room for it, and all the
    rest.
    """

    hand: list[Held]
    above: Ints  # by level: the best chain above a card of it
    room: Ints
    places: Places | None  # for a player that looks further ahead
    machines: i64
    caves: i64
    engine: i64
    carts: i64
    rest: i64  # all of these
    by_gold: dict[int, int]  # gold: what the hand will bring
    by_marker: dict[int, int]  # board and space: what Progress promises
    rich: i64  # the gold from which on more of it changes nothing for the hand, as far as is known,
    rich_hand: i64  # and what the hand will bring then
    last_gold: i64  # what was asked for last in each of them, or NOT_ASKED, and its answer
    last_hand: i64
    last_marker: i64
    last_progress: i64

    def __init__(self, s: ImperialMiners, r: Rates, left: i64, ground: Ground | None = None) -> None:
        """`ground` is that of the mine, where it is known."""
        reach = valuation.reaches(s, r, left)
        self.above = valuation.chains(s, reach)
        self.hand = []
        if ground is None and (r.growth > 0 or r.open_half != 0):
            ground = Ground(s)
        self.places = Places(s, reach, ground) if ground is not None and r.growth > 0 else None
        self.room = rooms(s) if self.places is None else []
        card: i64
        for card in s.hand[0]:
            self.add(s, r, card, left)
        self.machines = r.machine[left] * mine.machines(s, 0) * r.kept // 100
        self.caves = -(r.cave[left] * mine.bits(s.caved[0]) * r.buried // 100)
        self.engine = self._engine(s, r, left)
        self.carts = 0
        if ground is not None and r.open_half != 0:
            self.carts += r.open_half * min(ground.open, 2 * left)
        self.rest = self.machines + self.caves + self.engine + self.carts
        self.by_gold = {}
        self.by_marker = {}
        self.rich = ENDLESS
        self.rich_hand = 0
        self.last_gold = NOT_ASKED
        self.last_hand = 0
        self.last_marker = NOT_ASKED
        self.last_progress = 0

    def add(self, s: ImperialMiners, r: Rates, card: i64, left: i64) -> None:
        """One more card for the hand."""
        held = Held(s, r, card, left)
        if self.places is not None:
            held.fit(s, r, self.places)
        self.hand.append(held)

    def hold(self, hand: list[Held]) -> None:
        """Another hand for the same mine."""
        self.hand = hand
        self.by_gold = {}
        self.rich = ENDLESS
        self.last_gold = NOT_ASKED

    def hand_worth(self, s: ImperialMiners, r: Rates, left: i64) -> i64:
        """What the hand will bring."""
        gold: i64 = s.gold[0]
        if gold >= self.rich:
            return self.rich_hand
        if gold == self.last_gold:
            return self.last_hand
        known = self.by_gold.get(gold)
        if known is None:
            if self.places is None:
                known = schedule(r, self.hand, self.above, self.room, gold, left)
            else:
                projection = Projection(r, left, gold, self.places.chain, self.places.top)
                known = self.of(r, projection.finish(self.hand))
                if not projection.short:
                    self.rich = gold
                    self.rich_hand = known
            self.by_gold[gold] = known
        self.last_gold = gold
        self.last_hand = known
        return known

    def of(self, r: Rates, total: i64) -> i64:
        """What the hand will bring, by what a projection says of it."""
        worth: i64 = total * r.hand // 100
        for held in self.hand:
            worth += r.held[held.level]
        return worth

    def progress(self, s: ImperialMiners, r: Rates, left: i64) -> i64:
        """What the marker promises."""
        marker: i64 = BOARDS * s.space[0] + s.board[0]
        if marker == self.last_marker:
            return self.last_progress
        known = self.by_marker.get(marker)
        if known is None:
            known = track(s, r, left) + r.space * s.space[0]
            self.by_marker[marker] = known
        self.last_marker = marker
        self.last_progress = known
        return known

    def _engine(self, s: ImperialMiners, r: Rates, left: i64) -> i64:
        total: i64 = 0
        level: i64
        for level in range(1, 4):
            total += r.chain[level] * self.above[level] * left // 100
            if self.places is not None:
                total += r.rooms[level] * min(len(self.places.cells[level]), left)
        faction: i64
        for faction in range(6):
            if r.factions[faction] != 0:
                total += r.factions[faction] * left * mine.cards_of(s, 0, faction)
        return total


def schedule(r: Rates, hand: list[Held], above: Ints, room: Ints, gold: i64, left: i64) -> i64:
    """What some cards will bring, one a round, of those that have room and can be paid the best first."""
    total: i64 = 0
    used: i64 = 0
    purse: i64 = 10 * gold
    played: i64
    i: i64
    open_to: Ints = room[:]
    for played in range(left):
        best: i64 = -1
        most: i64 = WORST
        for i in range(len(hand)):
            if not used >> i & 1 and open_to[hand[i].level] > 0 and hand[i].price <= purse:
                value: i64 = hand[i].whole(r, above)
                if value > most:
                    most = value
                    best = i
        if best >= 0:
            total += r.plays[played] * (most + r.played) // 100
            used |= 1 << best
            purse -= hand[best].price
            open_to[hand[best].level] -= 1
            if hand[best].level < 3:
                open_to[hand[best].level + 1] += 1
        purse += r.income
    return total


def gains(s: ImperialMiners, r: Rates, left: i64, faction: i64 = PLAIN) -> Ints:
    """By card: how much more the hand would bring with it; 0 for those that are not among the unseen (of a faction)."""
    out: Ints = [0] * s.t.cards
    if left == 0:
        return out
    o = Outlook(s, r, left)
    before: i64 = o.hand_worth(s, r, left)
    sketch: Sketch | None = None
    if o.places is not None:
        sketch = Sketch(Projection(r, left, s.gold[0], o.places.chain, o.places.top), o.hand)
    card: i64
    for card in range(s.t.four):
        if s.deck[card] > 0 and (faction == PLAIN or s.t.factions[card] >> faction & 1):
            o.add(s, r, card, left)
            if sketch is None:
                out[card] = schedule(r, o.hand, o.above, o.room, s.gold[0], left) - before
            else:
                out[card] = o.of(r, sketch.total_with(o.hand)) - before
            o.hand.pop()
    return out


def deck_gain(s: ImperialMiners, gains: Ints, level: i64, faction: i64) -> i64:
    """The mean gain of the unseen cards of a level (and a faction); -1 if there is none."""
    total: i64 = 0
    n: i64 = 0
    card: i64
    for card in range(s.t.level_start[level], s.t.level_start[level + 1]):
        if s.deck[card] > 0 and (faction == PLAIN or s.t.factions[card] >> faction & 1):
            total += s.deck[card] * gains[card]
            n += s.deck[card]
    return total // n if n > 0 else -1


def worth(s: ImperialMiners, r: Rates, o: Outlook, left: i64) -> i64:
    """The position at the end of a round with `left` rounds to come."""
    total: i64 = 100 * s.points[0] + r.cart * len(s.carts[0]) + r.gold[left] * s.gold[0]
    if r.fond >= 0:
        total += r.fondness * mine.cards_of(s, 0, r.fond)
    if left == 0:
        return total
    return total + o.rest + o.progress(s, r, left) + o.hand_worth(s, r, left)


SEEN: Final = ("points", "carts", "gold", "hand", "progress", "machines", "caveins", "engine", "junctions")


def parts_of(s: ImperialMiners, r: Rates, o: Outlook, left: i64) -> list[float]:
    """The same position taken apart, in points, in the order of SEEN."""
    hand: i64 = o.hand_worth(s, r, left) if left > 0 else 0
    rest: Ints = [0, 0, 0, 0, 0] if left == 0 else [o.progress(s, r, left), o.machines, o.caves, o.engine, o.carts]
    found: Ints = [100 * s.points[0], r.cart * len(s.carts[0]), r.gold[left] * s.gold[0], hand] + rest
    return [int(n) / 100 for n in found]
