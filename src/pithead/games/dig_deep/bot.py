"""Dig Deep's list of absurd moves, and its scripted player.

Moves that nobody forgives, on top of being legal:

DD-ABS-1  selling a tile that pays the seller nothing while another face-up tile would pay
DD-ABS-2  `done` on the last turn while a sale would still pay
DD-ABS-3  `done` while a sale would pay the top price, undivided, for every gem of a tile: waiting cannot gain
DD-ABS-4  lowering a gem that oneself has face up and nobody else has face up, in hand or invested
DD-ABS-5  raising a gem for another's face-up tile, with no tile and no cube of one's own that gains by it
DD-ABS-6  a cube below an empty column while a column with tiles has room for it
DD-ABS-7  buying a die that is never rolled again
DD-ABS-8  taking back the cube that holds a column with tiles while one lies below an empty column
DD-ABS-9  discarding a die of the kind just bought, while there is another kind
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pithead.core import bag
from pithead.core.api import Budget, Event, Game, State
from pithead.core.chance import Rng
from pithead.games.dig_deep import flow, market
from pithead.games.dig_deep.scene import last_turn, use_of
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import MAX_COLUMNS, Do, Phase, Use

EMPTY = -1


def absurd(view: DigDeep, code: int) -> str:
    """Id of the entry above that a legal choice of the seat on turn falls under, or ""."""
    s = view
    if code >= Do.SELL:
        return "DD-ABS-1" if earns(s, code - Do.SELL) == 0 and best_sale(s) > 0 else ""
    if code == Do.DONE:
        return _absurd_done(s)
    if Do.ADVERTISE <= code < Do.INVEST:
        return _absurd_advert(s, (code - Do.ADVERTISE) // 2, (code - Do.ADVERTISE) % 2)
    if Do.RESERVE <= code < Do.TAKE_BACK:
        return "DD-ABS-6" if s.height[code - Do.RESERVE] == 0 and _room_elsewhere(s) else ""
    if Do.BUY <= code < Do.DISCARD:
        return "DD-ABS-7" if last_turn(s) else ""
    if Do.TAKE_BACK <= code < Do.TAKE_BACK + MAX_COLUMNS:
        return "DD-ABS-8" if _gives_up(s, code - Do.TAKE_BACK) and _idle_cube(s) else ""
    if Do.DISCARD <= code < Do.END:
        mine = s.dice[s.seat * 6 : s.seat * 6 + 6]
        return "DD-ABS-9" if mine[code - Do.DISCARD] == s.new_die and any(d != s.new_die for d in mine) else ""
    return ""


def _absurd_done(s: DigDeep) -> str:
    if s.uses[Use.SELL] == 0:
        return ""
    if last_turn(s) and best_sale(s) > 0:
        return "DD-ABS-2"
    for kind in face_up(s, s.seat):
        whole = True
        for gem in range(5):
            if s.t.gems[kind * 5 + gem] > 0:
                others = bag.total(s.invested, gem * s.seats, (gem + 1) * s.seats) - s.invested[gem * s.seats + s.seat]
                whole = whole and s.price[gem] == s.t.top_price and others == 0
        if whole:
            return "DD-ABS-3"
    return ""


def _absurd_advert(s: DigDeep, gem: int, up: int) -> str:
    me = s.seat
    k = s.t.kinds
    own = copies(s, s.shown, me * k, gem)
    others = sum(copies(s, s.shown, i * k, gem) for i in range(s.seats) if i != me)
    invested = bag.total(s.invested, gem * s.seats, (gem + 1) * s.seats) - s.invested[gem * s.seats + me]
    if up:
        gains = own + copies(s, s.hand, me * (k + 3), gem) + s.invested[gem * s.seats + me]
        return "DD-ABS-5" if others > 0 and gains == 0 else ""
    in_hands = sum(tiles_in_hand(s, i) for i in range(s.seats) if i != me)
    return "DD-ABS-4" if own > 0 and others == 0 and invested == 0 and in_hands == 0 else ""


def _room_elsewhere(s: DigDeep) -> bool:
    return any(s.height[i] > 0 and flow.can_reserve(s, i) and i != s.taken for i in range(len(s.height)))


def _gives_up(s: DigDeep, column: int) -> bool:
    """Whether a cube taken from a column loses the control of its tiles."""
    cubes = s.cubes[column * s.seats : (column + 1) * s.seats]
    rival = max(n for i, n in enumerate(cubes) if i != s.seat)
    return s.height[column] > 0 and cubes[s.seat] == rival


def _idle_cube(s: DigDeep) -> bool:
    return any(s.height[i] == 0 and s.cubes[i * s.seats + s.seat] > 0 for i in range(len(s.height)))


# -- What a position tells the seat on turn


def face_up(s: DigDeep, seat: int) -> list[int]:
    """The kinds of tile that a seat has face up."""
    k = s.t.kinds
    return [kind for kind in range(k) if s.shown[seat * k + kind] > 0]


def copies(s: DigDeep, tiles: Sequence[int], base: int, gem: int) -> int:
    """Copies of a gem on tiles counted by kind from `base` on."""
    return sum(tiles[base + kind] * s.t.gems[kind * 5 + gem] for kind in range(s.t.kinds) if tiles[base + kind])


def tiles_in_hand(s: DigDeep, seat: int) -> int:
    k = s.t.kinds + 3
    return bag.total(s.hand, seat * k, (seat + 1) * k)


def earns(s: DigDeep, kind: int) -> int:
    """What the seat on turn takes for a tile sold now."""
    return sum(market.payout(s, s.seat, kind, gem)[s.seat] for gem in range(5) if s.t.gems[kind * 5 + gem])


def best_sale(s: DigDeep) -> int:
    return max((earns(s, kind) for kind in face_up(s, s.seat)), default=0)


def rounds_left(s: DigDeep) -> int:
    """A guess at the rounds after this one: what is left to mine at the pace of all dice, or the turn limit."""
    if last_turn(s):
        return 0
    rows = len(s.grid) // len(s.height)
    need = 0
    for column in range(len(s.height)):
        for i in range(s.height[column]):
            need += s.t.level[s.grid[column * rows + i]] + 1
    pace = 0  # in sixths of a pickaxe
    for die in s.dice:
        if die != EMPTY:
            for face in range(die * 6, die * 6 + 6):
                if s.t.face_action[face] == Use.MINE:
                    pace += s.t.face_number[face]
    guess = 1 + need * 6 * 4 // (3 * max(1, pace))  # a quarter of the pickaxes finds nothing to take
    return min(guess, s.turn_limit - s.round) if s.turn_limit else guess


class Apprentice:
    """Gives each choice points by a few rules of thumb and takes the best; equals are drawn.

    In a turn it reserves, digs, mines, smelts, advertises, sells and invests, in this order.
    """

    def __init__(self) -> None:
        self.seat = 0
        self.rng = Rng(0)

    def begin(self, game: Game, seat: int, seed: int) -> None:
        self.seat = seat
        self.rng = Rng(seed)

    def observe(self, event: Event) -> None:
        """It plays from the position alone."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, DigDeep)
        if len(legal) == 1:
            return legal[0]
        points = [self.points(view, code) for code in legal]
        best = max(points)
        ties = [code for code, p in zip(legal, points, strict=True) if p == best]
        return ties[self.rng.below(len(ties))]

    def points(self, s: DigDeep, code: int) -> float:
        """How good a choice is, to be compared with the others of the same moment."""
        if s.phase == Phase.RESOLVE:
            return self._action(s, code)
        if s.phase == Phase.MINING:
            return 0 if code == Do.STOP else self._mine(s, code - Do.MINE)
        if s.phase == Phase.WILD:
            return 0 if s.price[code] == s.t.top_price else stake(s, code)
        if s.phase == Phase.REROLL:
            return reroll_gain(s, code - Do.MARK) if code < Do.KEEP else 0
        if s.phase == Phase.BUY:
            return 0 if code == Do.END else self._buy(s, code - Do.BUY)
        if s.phase == Phase.DISCARD:
            return -die_value(s, s.dice[self.seat * 6 + code - Do.DISCARD])
        if s.phase == Phase.DIG_TARGET:
            return self._put(s, code - Do.PUT)
        return self._reserve(s, code - Do.RESERVE)  # a cube taken back goes somewhere

    def _action(self, s: DigDeep, code: int) -> float:
        """The main menu: a thousand points a step of the plan, less for what is not worth doing."""
        if code == Do.DONE:
            return 0
        use = use_of(code)
        if use == Use.RESERVE:
            gain = self._take_back(s, code - Do.TAKE_BACK) if code >= Do.TAKE_BACK else self._reserve(s, code - Do.RESERVE)
            return 7000 + gain if gain > 0 else -1
        if use == Use.DIG:
            gain = self._dig(s, code - Do.DIG)
            return 6000 + gain if gain > 0 else -1
        if use == Use.MINE:
            gain = self._mine(s, code - Do.MINE)
            return 5000 + gain if gain > 0 else -1
        if use == Use.SMELT:
            return 4000 + earns(s, code - Do.SMELT)
        if use == Use.ADVERTISE:
            gain = self._advertise(s, (code - Do.ADVERTISE) // 2, (code - Do.ADVERTISE) % 2)
            return 3000 + gain if gain > 0 else -1
        if use == Use.SELL:
            gain = self._sell(s, code - Do.SELL)
            return 2000 + gain if gain > 0 else -1
        return 1000 + stake(s, code - Do.INVEST, cube=1)

    def _reserve(self, s: DigDeep, column: int) -> float:
        """A column that the cube wins counts more than one it only shuts to others."""
        cubes = s.cubes[column * s.seats : (column + 1) * s.seats]
        rival = max(n for i, n in enumerate(cubes) if i != self.seat)
        tiles = column_worth(s, column)
        if cubes[self.seat] > rival:
            return 0.02 * tiles if cubes[self.seat] == rival + 1 else 0
        if cubes[self.seat] == rival:
            return 0.5 * tiles
        return tiles if cubes[self.seat] + 1 == rival else 0.1 * tiles

    def _take_back(self, s: DigDeep, source: int) -> float:
        """Only a cube that does nothing where it is."""
        if source < MAX_COLUMNS and s.height[source] == 0:
            return 1
        return -1

    def _dig(self, s: DigDeep, column: int) -> float:
        """A tile that only others can mine comes over to a column of one's own."""
        if s.uses[Use.MINE] <= flow.top_level(s, column) or flow.controls(s, self.seat, column):
            return 0
        rows = len(s.grid) // len(s.height)
        if not any(flow.controls(s, self.seat, i) and s.height[i] < rows for i in range(len(s.height))):
            return 0
        return top_worth(s, column)

    def _put(self, s: DigDeep, column: int) -> float:
        return 1 if flow.controls(s, self.seat, column) else 0

    def _mine(self, s: DigDeep, column: int) -> float:
        """The tile for its pickaxes; the last tile only when the others have more left to sell."""
        level = flow.top_level(s, column)
        if bag.total(s.height, 0, len(s.height)) == 1 and not s.finishing and not self._ready_to_end(s):
            return -1
        spare = s.uses[Use.MINE] - level - 1
        open_now = flow.controls(s, self.seat, column) and sum(s.cubes[column * s.seats : (column + 1) * s.seats]) == s.cubes[column * s.seats + self.seat]
        shared = 0 if open_now and s.cubes[column * s.seats + self.seat] > 0 else 2
        return 1 + top_worth(s, column) + shared - 0.1 * spare

    def _ready_to_end(self, s: DigDeep) -> bool:
        k = s.t.kinds
        left = [tiles_in_hand(s, i) + bag.total(s.shown, i * k, (i + 1) * k) for i in range(s.seats)]
        return left[self.seat] <= max(left)

    def _advertise(self, s: DigDeep, gem: int, up: int) -> float:
        """Raise what one will sell next; else lower what only others have."""
        k = s.t.kinds
        kinds = face_up(s, self.seat)
        if kinds and s.uses[Use.SELL] > 0:
            best = max(kinds, key=lambda kind: (earns(s, kind), -kind))
            if up:
                return 10 * s.t.gems[best * 5 + gem] + 0.1 * copies(s, s.shown, self.seat * k, gem)
        want = stake(s, gem)
        return want if up else -want

    def _sell(self, s: DigDeep, kind: int) -> float:
        """What it earns and does for the majorities, less what others earn, if it is time to sell."""
        earned, given = 0, 0
        for gem in range(5):
            if s.t.gems[kind * 5 + gem]:
                paid = market.payout(s, self.seat, kind, gem)
                earned += paid[self.seat]
                given += sum(paid) - paid[self.seat]
        size = sum(s.t.gems[kind * 5 : kind * 5 + 5])
        k = s.t.kinds
        backlog = tiles_in_hand(s, self.seat) + bag.total(s.shown, self.seat * k, (self.seat + 1) * k)
        left = rounds_left(s)
        if left > 0 and earned < PATIENCE * size and backlog <= left:
            return 0
        return 1 + earned - 0.5 * given + majority(s, self.seat, kind)

    def _buy(self, s: DigDeep, space: int) -> float:
        left = rounds_left(s)
        price = s.t.prices[space]
        gain = die_value(s, s.market[space]) * left
        if s.dice[self.seat * 6 + 5] != EMPTY:
            gain -= min(die_value(s, d) for d in s.dice[self.seat * 6 : self.seat * 6 + 6]) * left
        return gain - price


PATIENCE = 4  # coins a gem that a sale should bring while there is time
DIE = (1.6, 2.6, 2.4, 2.8, 1.8, 1.8, 1.9, 2.0)


def die_value(s: DigDeep, die: int) -> float:
    """Coins a turn that a die brings."""
    total = 0.0
    for face in range(die * 6, die * 6 + 6):
        total += USE[s.t.face_action[face]] * s.t.face_number[face]
    return total / 6


USE = (1.0, 1.8, 2.0, 4.0, 1.0, 2.0, 2.0)  # what one use of an action is worth in coins, by `Use`


def stake(s: DigDeep, gem: int, cube: int = 0) -> float:
    """How much more the seat on turn has in a gem than the others."""
    k = s.t.kinds
    me = s.seat
    mine = 2.0 * copies(s, s.shown, me * k, gem) + copies(s, s.hand, me * (k + 3), gem) + s.invested[gem * s.seats + me] + cube
    theirs = 0.0
    for i in range(s.seats):
        if i != me:
            theirs += 2.0 * copies(s, s.shown, i * k, gem) + copies(s, s.hand, i * (k + 3), gem) + s.invested[gem * s.seats + i]
    return mine - theirs / (s.seats - 1)


def tile_worth(s: DigDeep, tile: int) -> float:
    """What a tile may bring at prices to come; of an unknown one the mean of its level."""
    k = s.t.kinds
    if tile < k:
        return sum(s.t.gems[tile * 5 + gem] * (s.price[gem] + 5) / 2 for gem in range(5))
    level = tile - k
    first, stop = s.t.level_start[level], s.t.level_start[level + 1]
    total = bag.total(s.pool, first, stop)
    return sum(s.pool[kind] * tile_worth(s, kind) for kind in range(first, stop) if s.pool[kind]) / max(1, total)


def top_worth(s: DigDeep, column: int) -> float:
    rows = len(s.grid) // len(s.height)
    return tile_worth(s, s.grid[column * rows + s.height[column] - 1])


def column_worth(s: DigDeep, column: int) -> float:
    """All tiles of a column, those below for less."""
    rows = len(s.grid) // len(s.height)
    total = 0.0
    for i in range(s.height[column]):
        total = 0.8 * total + tile_worth(s, s.grid[column * rows + i])
    return total


def majority(s: DigDeep, seat: int, kind: int) -> float:
    """What a sold tile does for the bonuses: most where the race is close."""
    k = s.t.kinds
    gain = 0.0
    for gem in range(5):
        n = s.t.gems[kind * 5 + gem]
        if n:
            mine = copies(s, s.sold, seat * k, gem)
            best = max(copies(s, s.sold, i * k, gem) for i in range(s.seats) if i != seat)
            lead = mine - best
            if -3 <= lead <= 3:
                gain += n * 2
    return gain


def turn_value(s: DigDeep, uses: Sequence[int]) -> float:
    """What the actions rolled are worth this turn, as far as they find something to do."""
    me = s.seat
    k = s.t.kinds
    reach = 0
    for column in range(len(s.height)):
        if s.height[column] > 0 and flow.controls(s, me, column):
            reach += (flow.top_level(s, column) + 1) * min(2, s.height[column])
    last = last_turn(s)
    picks = min(uses[Use.MINE], reach)
    hand = tiles_in_hand(s, me) + picks // 2
    smelts = min(uses[Use.SMELT], hand)
    up = bag.total(s.shown, me * k, (me + 1) * k) + smelts
    sells = min(uses[Use.SELL], up)
    if last:
        return 2.0 * min(smelts, uses[Use.SELL]) + 6.0 * sells
    value = USE[Use.MINE] * picks + USE[Use.SMELT] * smelts + 6.0 * sells
    return value + 1.0 * uses[Use.RESERVE] + 0.7 * uses[Use.DIG] + 2.0 * uses[Use.ADVERTISE] + 1.5 * uses[Use.INVEST]


def reroll_gain(s: DigDeep, position: int) -> float:
    """What one more throw of a die is worth on average, less its coin."""
    uses = [0] * 7
    uses[Use.SELL] = 1
    base = s.seat * 6
    for i in range(6):
        die = s.dice[base + i]
        if die != EMPTY and i != position and not s.marks >> i & 1:
            face = die * 6 + s.faces[i]
            uses[s.t.face_action[face]] += s.t.face_number[face]
    die = s.dice[base + position]
    values = []
    for face in range(die * 6, die * 6 + 6):
        action, n = s.t.face_action[face], s.t.face_number[face]
        uses[action] += n
        values.append(turn_value(s, uses))
        uses[action] -= n
    return sum(values) / 6 - values[s.faces[position]] - 1.3
