"""A seat's view of Dig Deep as a row of numbers (`row.py` says which), and its choices as a row of bytes."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from pithead.bots.dig_deep.row import HEAD, LAYOUT, SIZE, Column, Dug, Moment, Player, Table, Tiles
from pithead.bots.layout import FORMAT, Encoder
from pithead.core.api import State
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.tables import LEVELS, MAX_ROWS
from pithead.games.dig_deep.verbs import MAX_KINDS, Do, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64
    from typing_extensions import Buffer

    from pithead.core.api import Ints

NOTHING: Final = Struct(f"{2 * SIZE}x")
FIGURES: Final = Struct(f"{HEAD}{FORMAT}")
NO_ACTION: Final = Struct(f"{Do.SELL + MAX_KINDS}x")
EMPTY: Final = -1


def encode(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of SIZE numbers of 16 bits with what a seat may know; `view` must be that seat's view."""
    assert isinstance(view, DigDeep)
    row = memoryview(out)
    if row.format != FORMAT or len(row) != SIZE:
        raise ValueError(f"a row of Dig Deep is {SIZE} numbers of 16 bits")
    NOTHING.pack_into(row, 0)
    head: Ints = [0] * HEAD
    me: i64 = seat
    other: i64
    _table(view, head)
    for other in range(view.seats):
        _player(view, me, other, head, row)
    _columns(view, me, head, row)
    FIGURES.pack_into(row, 0, *head)
    _moment(view, me, row)
    if Phase.WILD <= view.phase <= Phase.TAKEN_BACK:
        _throw(view, row)
    if len(view.notes) > 0:
        _notes(view, me, row)


def mask(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of bytes, one for each action: 1 where the seat may choose it now."""
    assert isinstance(view, DigDeep)
    NO_ACTION.pack_into(out, 0)
    row = memoryview(out).cast("B")
    code: i64
    for code in view.legal(seat):
        row[code] = 1


ENCODER = Encoder(LAYOUT, encode, mask)


def _table(v: DigDeep, head: Ints) -> None:
    i: i64
    head[Table.ROUND] = v.round
    head[Table.ROUNDS_LEFT] = max(0, v.turn_limit - v.round)
    head[Table.QUIET] = v.quiet
    head[Table.QUIET_LEFT] = max(0, v.stall_limit - v.quiet)
    head[Table.FINISHING] = v.finishing
    head[Table.MINED] = v.mined_one
    head[Table.WILDS] = v.wilds
    for i in range(5):
        head[Table.PRICE + i] = v.price[i]
    for i in range(8):
        head[Table.BAG + i] = v.bag[i]
    pool: Ints = v.pool
    for i in range(len(pool)):
        head[Table.UNSEEN + i] = pool[i]


def _player(v: DigDeep, me: i64, seat: i64, head: Ints, row: memoryview) -> None:
    turn: i64 = (seat - me + v.seats) % v.seats
    at: i64 = Player.FIRST + turn * Player.WIDTH
    i: i64
    die: i64
    head[at + Player.PRESENT] = 1
    head[at + Player.COINS] = v.coins[seat]
    head[at + Player.STOCK] = v.stock[seat]
    dice: Ints = v.dice
    for i in range(seat * 6, seat * 6 + 6):
        die = dice[i]
        if die == EMPTY:
            break
        head[at + Player.DICE + die] = head[at + Player.DICE + die] + 1
    for i in range(5):
        head[at + Player.INVESTED + i] = v.invested[i * v.seats + seat]
    kinds: i64 = v.t.kinds
    at = Tiles.FIRST + turn * Tiles.WIDTH
    base: i64 = seat * (kinds + LEVELS)
    _tiles(v.hand, base, kinds, row, at + Tiles.HAND)
    _tiles(v.hand, base + kinds, LEVELS, row, at + Tiles.HAND + MAX_KINDS)
    _tiles(v.shown, seat * kinds, kinds, row, at + Tiles.SHOWN)
    _tiles(v.sold, seat * kinds, kinds, row, at + Tiles.SOLD)


def _tiles(tiles: Ints, base: i64, kinds: i64, row: memoryview, at: i64) -> None:
    """Numbers of tiles by kind."""
    kind: i64
    for kind in range(kinds):
        if tiles[base + kind] > 0:
            row[at + kind] = tiles[base + kind]


def _columns(v: DigDeep, me: i64, head: Ints, row: memoryview) -> None:
    rows: i64 = len(v.grid) // len(v.height)
    seats: i64 = v.seats
    level: Ints = v.t.level
    grid: Ints = v.grid
    knows: Ints = v.knows
    cubes: Ints = v.cubes
    column: i64
    i: i64
    for column in range(len(v.height)):
        at: i64 = Column.FIRST + column * Column.WIDTH
        height: i64 = v.height[column]
        head[at + Column.PRESENT] = 1
        head[at + Column.HEIGHT] = height
        for i in range(seats):
            head[at + Column.CUBES + i] = cubes[column * seats + (me + i) % seats]
        top: i64 = column * rows + height - 1
        for i in range(height):
            head[at + Column.LEVELS + i] = level[grid[top - i]] + 1
            if knows[top - i] != 0:
                _dug(v, me, top - i, row, Dug.FIRST + (column * MAX_ROWS + i) * Dug.WIDTH)


def _dug(v: DigDeep, me: i64, cell: i64, row: memoryview, at: i64) -> None:
    """A tile that somebody has seen."""
    tile: i64 = v.grid[cell]
    i: i64
    if tile < v.t.kinds:
        for i in range(5):
            if v.t.gems[tile * 5 + i] > 0:
                row[at + Dug.GEMS + i] = v.t.gems[tile * 5 + i]
    for i in range(1, v.seats):
        if v.knows[cell] >> ((me + i) % v.seats) & 1:
            row[at + Dug.KNOWS + i - 1] = 1


def _moment(v: DigDeep, me: i64, row: memoryview) -> None:
    i: i64
    row[Moment.PHASE + v.phase] = 1
    row[Moment.SEATS + v.seats - 2] = 1
    row[Moment.TURN + (v.seat - me + v.seats) % v.seats] = 1
    row[Moment.START + (v.start - me + v.seats) % v.seats] = 1
    row[Moment.REASON + v.reason] = 1
    for i in range(6):
        if v.market[i] != EMPTY:
            row[Moment.SPACES + i * 8 + v.market[i]] = 1
    if v.held != EMPTY:
        row[Moment.HELD_LEVEL] = v.t.level[v.held] + 1
        row[Moment.HELD_FROM + v.held_from] = 1
        if v.held < v.t.kinds:
            for i in range(5):
                row[Moment.HELD_GEMS + i] = v.t.gems[v.held * 5 + i]
    if v.taken != EMPTY:
        row[Moment.TAKEN + v.taken] = 1
    if v.new_die != EMPTY:
        row[Moment.NEW_DIE + v.new_die] = 1


def _throw(v: DigDeep, row: memoryview) -> None:
    """The dice of this turn, from the throw to the last of its actions."""
    i: i64
    rolled: i64
    for i in range(3):
        rolled = Moment.ROLLED + v.t.market_faces[v.market_roll[i]]
        row[rolled] = row[rolled] + 1
    for i in range(6):
        die: i64 = v.dice[v.seat * 6 + i]
        if die == EMPTY:
            break
        face: i64 = die * 6 + v.faces[i]
        row[Moment.THROWN + i * 8 + die] = 1
        row[Moment.FACES + i * 7 + v.t.face_action[face]] = v.t.face_number[face]
        if v.marks >> i & 1:
            row[Moment.MARKS + i] = 1
    if v.phase >= Phase.RESOLVE:
        for i in range(7):
            if v.uses[i] > 0:
                row[Moment.USES + i] = v.uses[i]


def _notes(v: DigDeep, me: i64, row: memoryview) -> None:
    """Which tiles of the own hand others know."""
    kinds: i64 = v.t.kinds
    note: i64
    for note in v.notes:
        if note // kinds % v.seats == me:
            knower: i64 = (note // kinds // v.seats - me + v.seats) % v.seats
            at: i64 = Tiles.FIRST + knower * Tiles.WIDTH + Tiles.KNOWS + note % kinds
            row[at] = row[at] + 1
