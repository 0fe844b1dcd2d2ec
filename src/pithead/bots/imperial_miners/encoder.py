"""A seat's view of Imperial Miners as a row of numbers (`row.py` says which), and its choices as a row of bytes."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from pithead.bots.imperial_miners.row import LAYOUT, SEATS, SIZE, Mine, Moment, Own, Player, Slot, Table
from pithead.bots.layout import FORMAT, Encoder
from pithead.core import frames
from pithead.core.api import State
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import BOARDS, ROUNDS, SOMEBODY, WIDE, Do

if TYPE_CHECKING:
    from mypy_extensions import i64
    from typing_extensions import Buffer

    from pithead.core.api import Ints

NOTHING: Final = Struct(f"{2 * SIZE}x")
HEADS: Final = [Player.FIRST + seats * Player.WIDTH for seats in range(SEATS + 1)]  # by number of players
FIGURES: Final = [Struct(f"{size}{FORMAT}") for size in HEADS]
SLOTS: Final = [Struct(f"{cards * Slot.WIDTH}{FORMAT}") for cards in range(ROUNDS + 1)]  # by cards in a mine
NO_ACTION: Final = Struct(f"{Do.STOP + 1}x")
NONE: Final = -1
MOST: Final = 32767
GAP: Final = 1
CART: Final = 2


def encode(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of SIZE numbers of 16 bits with what a seat may know; `view` must be that seat's view."""
    assert isinstance(view, ImperialMiners)
    row = memoryview(out)
    if row.format != FORMAT or len(row) != SIZE:
        raise ValueError(f"a row of Imperial Miners is {SIZE} numbers of 16 bits")
    NOTHING.pack_into(row, 0)
    seats: i64 = view.seats
    head: Ints = [0] * HEADS[seats]
    me: i64 = seat
    turn: i64
    _table(view, me, head)
    for turn in range(seats):
        other: i64 = (me + turn) % seats
        _player(view, other, Player.FIRST + turn * Player.WIDTH, head)
        _mine(view, other, turn, head, row)
    FIGURES[seats].pack_into(row, 0, *head)
    _moment(view, me, row)
    _pending(view.stack[seat], row)
    _count(view, view.hand[seat], row, Own.HAND)
    _count(view, view.thrown[seat], row, Own.DISCARDS)
    _count(view, view.dropped[seat], row, Own.DISCARDS)
    _count(view, view.turned, row, Moment.TURNED)


def mask(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of bytes, one for each action: 1 where the seat may choose it now."""
    assert isinstance(view, ImperialMiners)
    NO_ACTION.pack_into(out, 0)
    row = memoryview(out).cast("B")
    code: i64
    for code in view.legal(seat):
        row[code] = 1


ENCODER = Encoder(LAYOUT, encode, mask)


def _table(v: ImperialMiners, me: i64, head: Ints) -> None:
    i: i64
    head[Table.ROUND] = v.round
    head[Table.ROUNDS_LEFT] = max(0, v.t.rounds - v.round)
    for i in range(3):
        head[Table.LEFT + i] = max(0, v.left[i])
        head[Table.SIDES + i] = v.sides[i]
        head[Table.TAKEN + i] = v.taken[me * 3 + i]


def _player(v: ImperialMiners, seat: i64, at: i64, head: Ints) -> None:
    head[at + Player.PRESENT] = 1
    head[at + Player.GOLD] = v.gold[seat]
    head[at + Player.POINTS] = v.points[seat]
    head[at + Player.PLACED] = v.placed[seat]
    head[at + Player.CARTS] = len(v.carts[seat])
    head[at + Player.GAPS] = len(v.gaps[seat])
    head[at + Player.SPACE] = v.space[seat]
    _levels(v, v.hand[seat], head, at + Player.HAND)
    _levels(v, v.thrown[seat], head, at + Player.DISCARDS)
    _levels(v, v.dropped[seat], head, at + Player.DISCARDS)


def _levels(v: ImperialMiners, cards: Ints, head: Ints, at: i64) -> None:
    """Cards by level; of an unknown one that is all there is."""
    card: i64
    for card in cards:
        level: i64 = v.t.level[card]
        head[at + level] = head[at + level] + 1


def _mine(v: ImperialMiners, seat: i64, turn: i64, head: Ints, row: memoryview) -> None:
    """The cards of a mine, their sums and the marker."""
    placed: i64 = v.placed[seat]
    slots: Ints = [0] * (placed * Slot.WIDTH)
    at: i64 = 0
    player: i64 = Player.FIRST + turn * Player.WIDTH
    cards: i64 = Mine.FIRST + turn * Mine.WIDTH
    caved: i64 = v.caved[seat]
    acted: i64 = v.acted[seat]
    machines: i64 = 0
    caveins: i64 = 0
    factions: i64 = 0
    base: i64 = seat * ROUNDS
    i: i64
    if v.board[seat] != NONE:
        row[cards + Mine.BOARD + v.board[seat]] = 1
    row[cards + Mine.SPACE + v.space[seat]] = 1
    for i in range(placed):
        card: i64 = v.cards[base + i]
        cell: i64 = v.cells[base + i]
        level: i64 = cell // WIDE
        slots[at + Slot.CARD] = card + 1
        slots[at + Slot.ROW] = level + 1
        slots[at + Slot.PLACE] = cell - level * WIDE + 1
        slots[at + Slot.MACHINES] = v.machines[base + i]
        slots[at + Slot.CAVED] = caved >> i & 1
        slots[at + Slot.ACTED] = acted >> i & 1
        head[player + Player.ROWS + level] = head[player + Player.ROWS + level] + 1
        machines += v.machines[base + i]
        caveins += caved >> i & 1
        factions += _spread(v.t.factions[card])
        _add(v, card, row, cards + Mine.CARDS)
        at += Slot.WIDTH
    head[player + Player.MACHINES] = machines
    head[player + Player.CAVEINS] = caveins
    for i in range(6):
        head[player + Player.FACTIONS + i] = factions >> (8 * i) & 255
    _junctions(v, v.carts[seat], seat, CART, slots)
    _junctions(v, v.gaps[seat], seat, GAP, slots)
    SLOTS[placed].pack_into(row, 2 * (Slot.FIRST + turn * ROUNDS * Slot.WIDTH), *slots)


def _spread(mask: i64) -> i64:
    """The six bits of a mask, eight apart: such numbers may be added."""
    return (mask & 1) | (mask & 2) << 7 | (mask & 4) << 14 | (mask & 8) << 21 | (mask & 16) << 28 | (mask & 32) << 35


def _junctions(v: ImperialMiners, junctions: Ints, seat: i64, kind: i64, slots: Ints) -> None:
    """Each with the card that it is named by."""
    base: i64 = seat * ROUNDS
    junction: i64
    i: i64
    for junction in junctions:
        cell: i64 = junction // 3
        for i in range(v.placed[seat]):
            if v.cells[base + i] == cell:
                slots[i * Slot.WIDTH + Slot.JUNCTIONS + junction - 3 * cell] = kind
                break


def _moment(v: ImperialMiners, me: i64, row: memoryview) -> None:
    i: i64
    row[Moment.PHASE + v.phase] = 1
    row[Moment.SEATS + v.seats - 1] = 1
    row[Moment.REASON + v.reason] = 1
    if v.event != NONE:
        row[Moment.EVENT + v.event] = 1
    for i in range(v.t.events):
        if v.events[i] == 0:
            row[Moment.REVEALED + i] = 1
    for i in range(BOARDS):
        if v.refills >> i & 1:
            row[Moment.REFILLS + i] = 1
        if v.dry[me] >> i & 1:
            row[Moment.DRY + i] = 1
    if v.drawing == me:
        row[Moment.DRAWING] = 1
    elif v.drawing == SOMEBODY:
        row[Moment.DRAWING + 1] = 1
    if v.open >> me & 1:
        row[Moment.OPEN] = 1
    if v.first_game > 0:
        row[Moment.FIRST_GAME] = 1


def _pending(stack: Ints, row: memoryview) -> None:
    """What the seat is asked."""
    if len(stack) == 0:
        return
    i: i64
    row[Moment.FRAME + frames.top(stack)] = 1
    row[Moment.DEPTH] = len(stack) // frames.WIDTH
    for i in range(1, frames.WIDTH):
        row[Moment.ARGUMENTS + i - 1] = min(MOST, max(0, frames.get(stack, i) + 2))


def _count(v: ImperialMiners, cards: Ints, row: memoryview, at: i64) -> None:
    """Known cards, by card."""
    card: i64
    for card in cards:
        _add(v, card, row, at)


def _add(v: ImperialMiners, card: i64, row: memoryview, at: i64) -> None:
    """One card more; most there are but once."""
    n: i64 = 0
    if v.t.count[card] > 1 or card == v.t.four:
        n = row[at + card]
    row[at + card] = n + 1
