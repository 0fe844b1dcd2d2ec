"""A seat's view of Dig Deep as a row of numbers (`row.py` says which), and its choices as a row of bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16

from pithead.batch.rows import Writer, mark, write_numbers
from pithead.bots.dig_deep.row import LAYOUT, SIZE, Column, Dug, Moment, Player, Table, Tiles
from pithead.bots.layout import Encoder
from pithead.core.api import State
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.tables import LEVELS, MAX_ROWS
from pithead.games.dig_deep.verbs import MAX_KINDS, Do, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64
    from typing_extensions import Buffer

    from pithead.core.api import Ints

ACTIONS: Final = Do.SELL + MAX_KINDS
EMPTY: Final = -1


class DigDeepWriter(Writer):
    """From the truth the row is the same as from the seat's view: what a view forgets is forgotten here too."""

    def fill(self, state: State, seat: i64, row: vec[i16]) -> None:
        assert isinstance(state, DigDeep)
        v = state
        other: i64
        _table(v, row)
        for other in range(v.seats):
            _player(v, seat, other, row)
        _hands(v, seat, row)
        _kinds(v, v.shown, seat, Tiles.SHOWN, row)
        _kinds(v, v.sold, seat, Tiles.SOLD, row)
        _columns(v, seat, row)
        _moment(v, seat, row)
        if Phase.WILD <= v.phase <= Phase.TAKEN_BACK:
            _throw(v, row)
        if len(v.notes) > 0:
            _notes(v, seat, row)


WRITER: Final = DigDeepWriter()


def encode(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of SIZE numbers of 16 bits with what a seat may know."""
    row = vec[i16]([0] * SIZE)
    WRITER.fill(view, seat, row)
    write_numbers(row, out)


def mask(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of bytes, one for each action: 1 where the seat may choose it now."""
    mark(view.legal(seat), ACTIONS, out)


ENCODER = Encoder(LAYOUT, encode, mask, WRITER)


def _table(v: DigDeep, row: vec[i16]) -> None:
    row[Table.ROUND] = i16(v.round)
    row[Table.ROUNDS_LEFT] = i16(max(0, v.turn_limit - v.round))
    row[Table.QUIET] = i16(v.quiet)
    row[Table.QUIET_LEFT] = i16(max(0, v.stall_limit - v.quiet))
    row[Table.FINISHING] = i16(v.finishing)
    row[Table.MINED] = i16(v.mined_one)
    row[Table.WILDS] = i16(v.wilds)
    _copy(v.price, Table.PRICE, row)
    _copy(v.bag, Table.BAG, row)
    _copy(v.pool, Table.UNSEEN, row)


def _copy(numbers: Ints, at: i64, row: vec[i16]) -> None:
    n: i64
    for n in numbers:
        row[at] = i16(n)
        at += 1


def _player(v: DigDeep, me: i64, seat: i64, row: vec[i16]) -> None:
    at: i64 = Player.FIRST + (seat - me + v.seats) % v.seats * Player.WIDTH
    i: i64
    die: i64
    row[at + Player.PRESENT] = 1
    row[at + Player.COINS] = i16(v.coins[seat])
    row[at + Player.STOCK] = i16(v.stock[seat])
    dice: Ints = v.dice
    for i in range(seat * 6, seat * 6 + 6):
        die = dice[i]
        if die == EMPTY:
            break
        row[at + Player.DICE + die] = row[at + Player.DICE + die] + 1
    for i in range(5):
        row[at + Player.INVESTED + i] = i16(v.invested[i * v.seats + seat])


def _hands(v: DigDeep, me: i64, row: vec[i16]) -> None:
    """The tiles in hand; of others' hands those that `me` has dug itself, and the levels of the rest."""
    kinds: i64 = v.t.kinds
    width: i64 = kinds + LEVELS
    seats: i64 = v.seats
    seat: i64 = 0
    kind: i64 = 0
    at: i64 = Tiles.FIRST + (seats - me) % seats * Tiles.WIDTH + Tiles.HAND
    n: i64
    for n in v.hand:
        if n > 0:
            if kind >= kinds:
                row[at + MAX_KINDS + kind - kinds] = row[at + MAX_KINDS + kind - kinds] + i16(n)
            elif seat == me:
                row[at + kind] = i16(n)
            else:
                row[at + kind] = i16(_known(v, me, seat, kind, n, row, at + MAX_KINDS))
        kind += 1
        if kind == width:
            kind = 0
            seat += 1
            at = Tiles.FIRST + (seat - me + seats) % seats * Tiles.WIDTH + Tiles.HAND


def _kinds(v: DigDeep, tiles: Ints, me: i64, block: i64, row: vec[i16]) -> None:
    """How many tiles of each kind everybody has somewhere in the open."""
    kinds: i64 = v.t.kinds
    seats: i64 = v.seats
    seat: i64 = 0
    kind: i64 = 0
    at: i64 = Tiles.FIRST + (seats - me) % seats * Tiles.WIDTH + block
    n: i64
    for n in tiles:
        if n > 0:
            row[at + kind] = i16(n)
        kind += 1
        if kind == kinds:
            kind = 0
            seat += 1
            at = Tiles.FIRST + (seat - me + seats) % seats * Tiles.WIDTH + block


def _known(v: DigDeep, me: i64, owner: i64, kind: i64, held: i64, row: vec[i16], levels: i64) -> i64:
    """How many of some tiles in another hand `me` knows; the rest counts as unseen and by level alone."""
    note: i64 = (me * v.seats + owner) * v.t.kinds + kind
    known: i64 = 0
    found: i64
    for found in v.notes:
        if found == note:
            known += 1
    if held > known:
        level: i64 = levels + v.t.level[kind]
        row[level] = row[level] + i16(held - known)
        row[Table.UNSEEN + kind] = row[Table.UNSEEN + kind] + i16(held - known)
    return known


def _columns(v: DigDeep, me: i64, row: vec[i16]) -> None:
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
        row[at + Column.PRESENT] = 1
        row[at + Column.HEIGHT] = i16(height)
        for i in range(seats):
            row[at + Column.CUBES + i] = i16(cubes[column * seats + (me + i) % seats])
        top: i64 = column * rows + height - 1
        for i in range(height):
            row[at + Column.LEVELS + i] = i16(level[grid[top - i]] + 1)
            if knows[top - i] != 0:
                _dug(v, me, top - i, row, Dug.FIRST + (column * MAX_ROWS + i) * Dug.WIDTH)


def _dug(v: DigDeep, me: i64, cell: i64, row: vec[i16], at: i64) -> None:
    """A tile that somebody has seen."""
    tile: i64 = v.grid[cell]
    seen_by: i64 = v.knows[cell]
    i: i64
    if tile < v.t.kinds:
        if seen_by >> me & 1:
            for i in range(5):
                row[at + Dug.GEMS + i] = i16(v.t.gems[tile * 5 + i])
        else:
            row[Table.UNSEEN + tile] = row[Table.UNSEEN + tile] + 1
    for i in range(1, v.seats):
        if seen_by >> ((me + i) % v.seats) & 1:
            row[at + Dug.KNOWS + i - 1] = 1


def _moment(v: DigDeep, me: i64, row: vec[i16]) -> None:
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
        _held(v, me, row)
    if v.taken != EMPTY:
        row[Moment.TAKEN + v.taken] = 1
    if v.new_die != EMPTY:
        row[Moment.NEW_DIE + v.new_die] = 1


def _held(v: DigDeep, me: i64, row: vec[i16]) -> None:
    """The tile under way in a Dig."""
    i: i64
    row[Moment.HELD_LEVEL] = i16(v.t.level[v.held] + 1)
    row[Moment.HELD_FROM + v.held_from] = 1
    if v.held < v.t.kinds:
        if v.held_knows >> me & 1:
            for i in range(5):
                row[Moment.HELD_GEMS + i] = i16(v.t.gems[v.held * 5 + i])
        else:
            row[Table.UNSEEN + v.held] = row[Table.UNSEEN + v.held] + 1


def _throw(v: DigDeep, row: vec[i16]) -> None:
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
        row[Moment.FACES + i * 7 + v.t.face_action[face]] = i16(v.t.face_number[face])
        if v.marks >> i & 1:
            row[Moment.MARKS + i] = 1
    if v.phase >= Phase.RESOLVE:
        for i in range(7):
            if v.uses[i] > 0:
                row[Moment.USES + i] = i16(v.uses[i])


def _notes(v: DigDeep, me: i64, row: vec[i16]) -> None:
    """Which tiles of the own hand others know."""
    kinds: i64 = v.t.kinds
    note: i64
    for note in v.notes:
        if note // kinds % v.seats == me:
            knower: i64 = (note // kinds // v.seats - me + v.seats) % v.seats
            at: i64 = Tiles.FIRST + knower * Tiles.WIDTH + Tiles.KNOWS + note % kinds
            row[at] = row[at] + 1
