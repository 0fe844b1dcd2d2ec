"""A seat's view of Imperial Miners as a row of numbers (`row.py` says which), and its choices as a row of bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pithead.bots.imperial_miners.row import LAYOUT, SIZE, Mine, Moment, Own, Player, Slot, Table
from pithead.bots.layout import Encoder
from pithead.core import frames
from pithead.core.api import CHANCE, State
from pithead.core.rows import mark, write_numbers
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import BOARDS, CELLS, ROUNDS, WIDE, Do

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from pithead.core.api import Ints

ACTIONS: Final = Do.STOP + 1
NONE: Final = -1
MOST: Final = 32767
GAP: Final = 1
CART: Final = 2


def encode(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of SIZE numbers of 16 bits with what a seat may know. From the truth it is the same as from the seat's
    view: of the others nothing is read but how they stood when the phase began, of their cards nothing but the levels.
    """
    assert isinstance(view, ImperialMiners)
    row = vec[i16]([0] * SIZE)
    places = vec[i16]([0] * CELLS)
    seats: i64 = view.seats
    me: i64 = seat
    turn: i64
    _table(view, me, row)
    _self(view, me, row, places)
    for turn in range(1, seats):
        _other(view, me, (me + turn) % seats, turn, row, places)
    _moment(view, me, row)
    _pending(view.stack[me], row)
    write_numbers(row, out)


def mask(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of bytes, one for each action: 1 where the seat may choose it now."""
    mark(view.legal(seat), ACTIONS, out)


ENCODER = Encoder(LAYOUT, encode, mask)


def _table(v: ImperialMiners, me: i64, row: vec[i16]) -> None:
    i: i64
    left: i64
    again: i64 = v.shuffled[me]
    row[Table.ROUND] = i16(v.round)
    row[Table.ROUNDS_LEFT] = i16(max(0, v.t.rounds - v.round))
    for i in range(3):
        left = v.was_deck[i] - v.taken[me * 3 + i]  # IM-D1: as when the phase began, less the own draws
        if again >> i & 1:
            left += v.was_pile[i]
        row[Table.LEFT + i] = i16(max(0, left))
        row[Table.SIDES + i] = i16(v.sides[i])
        row[Table.TAKEN + i] = i16(v.taken[me * 3 + i])


def _self(v: ImperialMiners, me: i64, row: vec[i16], places: vec[i16]) -> None:
    """The seat's own affairs, as they are."""
    at: i64 = Player.FIRST
    row[at + Player.GOLD] = i16(v.gold[me])
    row[at + Player.POINTS] = i16(v.points[me])
    _marker(v.board[me], v.space[me], 0, row)
    _levels(v, v.hand[me], 0, row, at + Player.HAND)
    _levels(v, v.was_thrown[me], v.shuffled[me], row, at + Player.DISCARDS)
    _levels(v, v.dropped[me], 0, row, at + Player.DISCARDS)
    _count(v, v.hand[me], 0, row, Own.HAND)
    _count(v, v.was_thrown[me], v.shuffled[me], row, Own.DISCARDS)
    _count(v, v.dropped[me], 0, row, Own.DISCARDS)
    _mine(v, me, v.placed[me], v.caved[me], v.acted[me], v.machines, 0, row, places)
    _junctions(v.carts[me], CART, v.placed[me], 0, row, places)
    _junctions(v.gaps[me], GAP, v.placed[me], 0, row, places)


def _other(v: ImperialMiners, me: i64, seat: i64, turn: i64, row: vec[i16], places: vec[i16]) -> None:
    """Another seat's affairs, as they were when the phase began."""
    at: i64 = Player.FIRST + turn * Player.WIDTH
    row[at + Player.GOLD] = i16(v.was_gold[seat])
    row[at + Player.POINTS] = i16(v.was_points[seat])
    _marker(v.was_board[seat], v.was_space[seat], turn, row)
    _levels(v, v.was_hand[seat], 0, row, at + Player.HAND)
    _levels(v, v.was_thrown[seat], v.shuffled[me], row, at + Player.DISCARDS)
    _mine(v, seat, v.was_placed[seat], v.was_caved[seat], v.was_acted[seat], v.was_machines, turn, row, places)
    _junctions(v.was_carts[seat], CART, v.was_placed[seat], turn, row, places)
    _junctions(v.was_gaps[seat], GAP, v.was_placed[seat], turn, row, places)


def _marker(board: i64, space: i64, turn: i64, row: vec[i16]) -> None:
    at: i64 = Mine.FIRST + turn * Mine.WIDTH
    row[Player.FIRST + turn * Player.WIDTH + Player.SPACE] = i16(space)
    row[at + Mine.SPACE + space] = 1
    if board != NONE:
        row[at + Mine.BOARD + board] = 1


def _levels(v: ImperialMiners, cards: Ints, without: i64, row: vec[i16], at: i64) -> None:
    """Cards by level, but for certain levels; of an unknown one that is all there is."""
    t = v.t
    known: i64 = t.cards
    second: i64 = t.level_start[1]
    third: i64 = t.level_start[2]
    card: i64
    level: i64
    for card in cards:
        if card >= known:
            level = card - known
        elif card == t.four:
            level = 3
        else:
            level = 0 if card < second else 1 if card < third else 2
        if not without >> level & 1:
            row[at + level] = row[at + level] + 1


def _mine(
    v: ImperialMiners,
    seat: i64,
    placed: i64,
    caved: i64,
    acted: i64,
    machines: Ints,
    turn: i64,
    row: vec[i16],
    places: vec[i16],
) -> None:
    """The cards of a mine and their sums; `places` then has where each of its cells is written."""
    player: i64 = Player.FIRST + turn * Player.WIDTH
    at: i64 = Slot.FIRST + turn * ROUNDS * Slot.WIDTH
    count: i64 = Mine.FIRST + turn * Mine.WIDTH + Mine.CARDS
    all_cards: Ints = v.cards
    cells: Ints = v.cells
    marks: Ints = v.t.factions
    built: i64 = 0
    caveins: i64 = 0
    factions: i64 = 0
    base: i64 = seat * ROUNDS
    i: i64
    row[player + Player.PRESENT] = 1
    row[player + Player.PLACED] = i16(placed)
    for i in range(placed):
        card: i64 = all_cards[base + i]
        cell: i64 = cells[base + i]
        level: i64 = cell // WIDE
        places[cell] = i16(at)
        row[at + Slot.CARD] = i16(card + 1)
        row[at + Slot.ROW] = i16(level + 1)
        row[at + Slot.PLACE] = i16(cell - level * WIDE + 1)
        row[at + Slot.MACHINES] = i16(machines[base + i])
        row[at + Slot.CAVED] = i16(caved >> i & 1)
        row[at + Slot.ACTED] = i16(acted >> i & 1)
        row[player + Player.ROWS + level] = row[player + Player.ROWS + level] + 1
        row[count + card] = row[count + card] + 1
        built += machines[base + i]
        caveins += caved >> i & 1
        factions += _spread(marks[card])
        at += Slot.WIDTH
    row[player + Player.MACHINES] = i16(built)
    row[player + Player.CAVEINS] = i16(caveins)
    for i in range(6):
        row[player + Player.FACTIONS + i] = i16(factions >> (8 * i) & 255)


def _spread(mask: i64) -> i64:
    """The six bits of a mask, eight apart: such numbers may be added."""
    return (mask & 1) | (mask & 2) << 7 | (mask & 4) << 14 | (mask & 8) << 21 | (mask & 16) << 28 | (mask & 32) << 35


def _junctions(junctions: Ints, kind: i64, placed: i64, turn: i64, row: vec[i16], places: vec[i16]) -> None:
    """Each with the card that it is named by, and their number."""
    first: i64 = Slot.FIRST + turn * ROUNDS * Slot.WIDTH
    junction: i64
    row[Player.FIRST + turn * Player.WIDTH + (Player.CARTS if kind == CART else Player.GAPS)] = i16(len(junctions))
    for junction in junctions:
        cell: i64 = junction // 3
        at: i64 = i64(places[cell])
        if first <= at < first + placed * Slot.WIDTH:
            row[at + Slot.JUNCTIONS + junction - 3 * cell] = i16(kind)


def _moment(v: ImperialMiners, me: i64, row: vec[i16]) -> None:
    i: i64
    row[Moment.PHASE + v.phase] = 1
    row[Moment.SEATS + v.seats - 1] = 1
    row[Moment.REASON + v.reason] = 1
    if v.event != NONE:
        row[Moment.EVENT + v.event] = 1
    events: Ints = v.events
    for i in range(v.t.events):
        if events[i] == 0:
            row[Moment.REVEALED + i] = 1
    again: i64 = v.shuffled[me]
    dry: i64 = v.dry[me]
    for i in range(BOARDS):
        row[Moment.REFILLS + i] = i16(again >> i & 1)
        row[Moment.DRY + i] = i16(dry >> i & 1)
    if v.drawing == me:
        row[Moment.DRAWING] = 1
        _count(v, v.turned, 0, row, Moment.TURNED)
    elif v.drawing != CHANCE:
        row[Moment.DRAWING + 1] = 1
    if v.open >> me & 1:
        row[Moment.OPEN] = 1
    if v.first_game > 0:
        row[Moment.FIRST_GAME] = 1


def _pending(stack: Ints, row: vec[i16]) -> None:
    """What the seat is asked."""
    if len(stack) == 0:
        return
    i: i64
    row[Moment.FRAME + frames.top(stack)] = 1
    row[Moment.DEPTH] = i16(len(stack) // frames.WIDTH)
    for i in range(1, frames.WIDTH):
        row[Moment.ARGUMENTS + i - 1] = i16(min(MOST, max(0, frames.get(stack, i) + 2)))


def _count(v: ImperialMiners, cards: Ints, without: i64, row: vec[i16], at: i64) -> None:
    """Known cards, by card, but for certain levels."""
    card: i64
    for card in cards:
        if not without >> v.t.level[card] & 1:
            row[at + card] = row[at + card] + 1
