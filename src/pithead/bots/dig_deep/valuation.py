"""What things are worth to the seat on turn in Dig Deep, by rules of thumb: dice, tiles, columns, a throw.

Worth is in hundredths of a coin, so that every build and machine counts alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import TYPE_CHECKING

from pithead.core import bag
from pithead.games.dig_deep import flow
from pithead.games.dig_deep.facts import copies, last_turn, tiles_in_hand
from pithead.games.dig_deep.verbs import Use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.dig_deep.state import DigDeep

EMPTY = -1

# Rules of thumb, in hundredths of a coin.
RATE = (400, 600, 500, 1000, 100, 300, 200)  # a turn, for the first expected use of each action, by `Use`
SHUT = 800  # a turn, for a first expected Reserve, where others hold every column
PICK, MELT, VEND = 180, 200, 600  # a pickaxe, a Smelt, a Sell rolled now that finds something to do
HOLD, LOOK, PUSH, SHARE = 100, 70, 200, 150  # a Reserve, Dig, Advertise, Invest rolled now
THROW = 130  # what a reroll must gain: its coin and a little more
COMING_PRICE = 5  # what a gem costs in the long run
FIGHT = 200  # a gem sold while its bonus is fought for
CLOSE = 3  # gems of lead or arrears in which it still is


def rounds_left(s: DigDeep) -> i64:
    """A guess at the rounds after this one: what is left to mine at the pace of all dice, or the turn limit."""
    if last_turn(s):
        return 0
    rows = len(s.grid) // len(s.height)
    need: i64 = 0
    column: i64
    i: i64
    for column in range(len(s.height)):
        for i in range(s.height[column]):
            need += s.t.level[s.grid[column * rows + i]] + 1
    pace: i64 = 0  # in sixths of a pickaxe
    die: i64
    face: i64
    for die in s.dice:
        if die != EMPTY:
            for face in range(die * 6, die * 6 + 6):
                if s.t.face_action[face] == Use.MINE:
                    pace += s.t.face_number[face]
    guess = 1 + need * 6 * 4 // (3 * max(1, pace))  # a quarter of the pickaxes finds nothing to take
    return min(guess, s.turn_limit - s.round) if s.turn_limit else guess


def shut_out(s: DigDeep, seat: int) -> i64:
    """How many in a hundred of the tiles in the grid lie in columns that only others control."""
    closed = sum(s.height[i] for i in range(len(s.height)) if not flow.controls(s, seat, i))
    return 100 * closed // max(1, bag.total(s.height, 0, len(s.height)))


def set_value(s: DigDeep, dice: Sequence[int], shut: int) -> i64:
    """What a set of dice brings a turn: much of one action is worth less than some of each."""
    sixths: Ints = [0] * 7
    sixths[Use.SELL] = 6
    die: i64
    face: i64
    for die in dice:
        if die != EMPTY:
            for face in range(die * 6, die * 6 + 6):
                sixths[s.t.face_action[face]] += s.t.face_number[face]
    roots = [isqrt(10000 * int(n) // 6) for n in sixths]
    value = SHUT * shut * roots[Use.RESERVE] // 10000
    for rate, root in zip(RATE, roots, strict=True):
        value += rate * root // 100
    return value


def swapped(dice: Sequence[int], position: int, new: int) -> list[int]:
    """The dice after a discard for a new one."""
    return [*dice[:position], *dice[position + 1 :], new]


def stake(s: DigDeep, gem: int) -> i64:
    """How much more the seat on turn has in a gem than the others on average; a face-up copy counts 200."""
    have = [
        200 * copies(s, s.shown, i * s.t.kinds, gem)
        + 100 * copies(s, s.hand, i * (s.t.kinds + 3), gem)
        + 100 * int(s.invested[gem * s.seats + i])
        for i in range(s.seats)
    ]
    mine = have.pop(s.seat)
    return mine - sum(have) // len(have)


def tile_worth(s: DigDeep, tile: i64) -> i64:
    """What a tile may bring at prices to come; of an unknown one the mean of its level."""
    worth: i64 = 0
    gem: i64
    kind: i64
    level: i64 = tile - s.t.kinds
    if level < 0:
        for gem in range(5):
            worth += 50 * s.t.gems[tile * 5 + gem] * (s.price[gem] + COMING_PRICE)
        return worth
    tiles: i64 = 0
    for kind in range(s.t.level_start[level], s.t.level_start[level + 1]):
        if s.pool[kind] > 0:
            worth += s.pool[kind] * tile_worth(s, kind)
            tiles += s.pool[kind]
    return worth // max(1, tiles)


def top_worth(s: DigDeep, column: i64) -> i64:
    rows = len(s.grid) // len(s.height)
    return tile_worth(s, s.grid[column * rows + s.height[column] - 1])


def column_worth(s: DigDeep, column: i64) -> i64:
    """All tiles of a column, those below for less."""
    rows: i64 = len(s.grid) // len(s.height)
    total: i64 = 0
    i: i64
    for i in range(s.height[column]):
        total = total * 4 // 5 + tile_worth(s, s.grid[column * rows + i])
    return total


def majority(s: DigDeep, seat: int, kind: int) -> i64:
    """What a sold tile does for the bonuses, where they are still fought for."""
    k = s.t.kinds
    gain = 0
    for gem in range(5):
        if s.t.gems[kind * 5 + gem]:
            sold = [copies(s, s.sold, i * k, gem) for i in range(s.seats)]
            mine = sold.pop(seat)
            if -CLOSE <= mine - max(sold) <= CLOSE:
                gain += FIGHT * int(s.t.gems[kind * 5 + gem])
    return gain


def turn_value(s: DigDeep, uses: Ints) -> i64:
    """What the actions rolled are worth this turn, as far as they find something to do."""
    me: i64 = s.seat
    reach: i64 = 0
    column: i64
    for column in range(len(s.height)):
        if s.height[column] > 0 and flow.controls(s, me, column):
            reach += (flow.top_level(s, column) + 1) * min(2, s.height[column])
    picks = min(uses[Use.MINE], reach)
    smelts = min(uses[Use.SMELT], tiles_in_hand(s, me) + picks // 2)
    sells = min(uses[Use.SELL], bag.total(s.shown, me * s.t.kinds, (me + 1) * s.t.kinds) + smelts)
    if last_turn(s):
        return MELT * min(smelts, uses[Use.SELL]) + VEND * sells
    value = PICK * picks + MELT * smelts + VEND * sells
    value += (HOLD + SHUT * shut_out(s, me) // 200) * uses[Use.RESERVE]
    return value + LOOK * uses[Use.DIG] + PUSH * uses[Use.ADVERTISE] + SHARE * uses[Use.INVEST]


def reroll_gain(s: DigDeep, position: i64) -> i64:
    """What one more throw of a die is worth on average, less what it should gain at least."""
    uses: Ints = [0] * 7
    uses[Use.SELL] = 1
    base: i64 = s.seat * 6
    i: i64
    face: i64
    for i in range(6):
        die: i64 = s.dice[base + i]
        if die != EMPTY and i != position and not s.marks >> i & 1:
            face = die * 6 + s.faces[i]
            uses[s.t.face_action[face]] += s.t.face_number[face]
    die = s.dice[base + position]
    values: Ints = []
    for face in range(die * 6, die * 6 + 6):
        action, n = s.t.face_action[face], s.t.face_number[face]
        uses[action] += n
        values.append(turn_value(s, uses))
        uses[action] -= n
    return sum(values) // 6 - values[s.faces[position]] - THROW
