"""A seat's view of Imperial Miners as a row of numbers (`row.py` says which), and its choices as a row of bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pithead.batch.rows import Writer, mark, write_numbers
from pithead.bots.imperial_miners.row import LAYOUT, SIZE, Mine, Moment, Own, Player, Slot, Table
from pithead.bots.layout import Encoder
from pithead.core import frames
from pithead.core.api import CHANCE, State
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.tables import Tables
from pithead.games.imperial_miners.verbs import BOARDS, CELLS, ROUNDS, WIDE, Do

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from pithead.core.api import Ints

ACTIONS: Final = Do.STOP + 1
NONE: Final = -1
MOST: Final = 32767
GAP: Final = 1
CART: Final = 2


class Figures:
    """What the encoder reads of a pack again and again, as machine numbers.

    level     by card, the unknown ones included
    factions  by card: a bit for each faction, eight apart, so that cards may be added up
    """

    t: Tables
    level: vec[i64]
    factions: vec[i64]

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.level = vec[i64](t.level)
        self.factions = vec[i64]([0] * len(t.factions))
        factions: vec[i64] = self.factions
        i: i64
        for i in range(len(t.factions)):
            factions[i] = _spread(t.factions[i])


class ImperialMinersWriter(Writer):
    """From the truth the row is the same as from the seat's view: of the others nothing is read but how they stood when
    the phase began, of their cards nothing but the levels.
    """

    figures: Figures | None

    def __init__(self) -> None:
        self.figures = None

    def fill(self, state: State, seat: i64, row: vec[i16]) -> None:
        assert isinstance(state, ImperialMiners)
        v = state
        figures = self.figures
        if figures is None or figures.t is not v.t:
            figures = Figures(v.t)
            self.figures = figures
        places = vec[i16]([0] * CELLS)
        seats: i64 = v.seats
        turn: i64
        _table(v, seat, row)
        _self(v, figures, seat, row, places)
        for turn in range(1, seats):
            _other(v, figures, seat, (seat + turn) % seats, turn, row, places)
        _moment(v, figures, seat, row)
        _pending(v.stack[seat], row)


WRITER: Final = ImperialMinersWriter()


def encode(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of SIZE numbers of 16 bits with what a seat may know."""
    row = vec[i16]([0] * SIZE)
    WRITER.fill(view, seat, row)
    write_numbers(row, out)


def mask(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of bytes, one for each action: 1 where the seat may choose it now."""
    mark(view.legal(seat), ACTIONS, out)


ENCODER = Encoder(LAYOUT, encode, mask, WRITER)


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


def _self(v: ImperialMiners, figures: Figures, me: i64, row: vec[i16], places: vec[i16]) -> None:
    """The seat's own affairs, as they are."""
    at: i64 = Player.FIRST
    row[at + Player.GOLD] = i16(v.gold[me])
    row[at + Player.POINTS] = i16(v.points[me])
    _marker(v.board[me], v.space[me], 0, row)
    _levels(figures, v.hand[me], 0, row, at + Player.HAND)
    _levels(figures, v.was_thrown[me], v.shuffled[me], row, at + Player.DISCARDS)
    _levels(figures, v.dropped[me], 0, row, at + Player.DISCARDS)
    _count(figures, v.hand[me], 0, row, Own.HAND)
    _count(figures, v.was_thrown[me], v.shuffled[me], row, Own.DISCARDS)
    _count(figures, v.dropped[me], 0, row, Own.DISCARDS)
    _mine(v, figures, me, v.placed[me], v.caved[me], v.acted[me], v.machines, 0, row, places)
    _junctions(v.carts[me], CART, v.placed[me], 0, row, places)
    _junctions(v.gaps[me], GAP, v.placed[me], 0, row, places)


def _other(v: ImperialMiners, figures: Figures, me: i64, seat: i64, turn: i64, row: vec[i16], places: vec[i16]) -> None:
    """Another seat's affairs, as they were when the phase began."""
    at: i64 = Player.FIRST + turn * Player.WIDTH
    row[at + Player.GOLD] = i16(v.was_gold[seat])
    row[at + Player.POINTS] = i16(v.was_points[seat])
    _marker(v.was_board[seat], v.was_space[seat], turn, row)
    _levels(figures, v.was_hand[seat], 0, row, at + Player.HAND)
    _levels(figures, v.was_thrown[seat], v.shuffled[me], row, at + Player.DISCARDS)
    _mine(v, figures, seat, v.was_placed[seat], v.was_caved[seat], v.was_acted[seat], v.was_machines, turn, row, places)
    _junctions(v.was_carts[seat], CART, v.was_placed[seat], turn, row, places)
    _junctions(v.was_gaps[seat], GAP, v.was_placed[seat], turn, row, places)


def _marker(board: i64, space: i64, turn: i64, row: vec[i16]) -> None:
    at: i64 = Mine.FIRST + turn * Mine.WIDTH
    row[Player.FIRST + turn * Player.WIDTH + Player.SPACE] = i16(space)
    row[at + Mine.SPACE + space] = 1
    if board != NONE:
        row[at + Mine.BOARD + board] = 1


def _levels(figures: Figures, cards: Ints, without: i64, row: vec[i16], at: i64) -> None:
    """Cards by level, but for certain levels; of an unknown one that is all there is."""
    levels: vec[i64] = figures.level
    card: i64
    for card in cards:
        level: i64 = levels[card]
        if not without >> level & 1:
            row[at + level] = row[at + level] + 1


def _mine(
    v: ImperialMiners,
    figures: Figures,
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
    marks: vec[i64] = figures.factions
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
        n: i64 = machines[base + i]
        level: i64 = cell // WIDE
        places[cell] = i16(at)
        row[at + Slot.CARD] = i16(card + 1)
        row[at + Slot.ROW] = i16(level + 1)
        row[at + Slot.PLACE] = i16(cell - level * WIDE + 1)
        row[at + Slot.MACHINES] = i16(n)
        row[at + Slot.CAVED] = i16(caved >> i & 1)
        row[at + Slot.ACTED] = i16(acted >> i & 1)
        row[player + Player.ROWS + level] = row[player + Player.ROWS + level] + 1
        row[count + card] = row[count + card] + 1
        built += n
        caveins += caved >> i & 1
        factions += marks[card]
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


def _moment(v: ImperialMiners, figures: Figures, me: i64, row: vec[i16]) -> None:
    i: i64
    row[Moment.PHASE + v.phase] = 1
    row[Moment.SEATS + v.seats - 1] = 1
    row[Moment.REASON + v.reason] = 1
    if v.event != NONE:
        row[Moment.EVENT + v.event] = 1
    left: i64
    i = Moment.REVEALED
    for left in v.events:
        if left == 0:
            row[i] = 1
        i += 1
    again: i64 = v.shuffled[me]
    dry: i64 = v.dry[me]
    for i in range(BOARDS):
        row[Moment.REFILLS + i] = i16(again >> i & 1)
        row[Moment.DRY + i] = i16(dry >> i & 1)
    if v.drawing == me:
        row[Moment.DRAWING] = 1
        _count(figures, v.turned, 0, row, Moment.TURNED)
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


def _count(figures: Figures, cards: Ints, without: i64, row: vec[i16], at: i64) -> None:
    """Known cards, by card, but for certain levels."""
    levels: vec[i64] = figures.level
    card: i64
    for card in cards:
        if not without >> levels[card] & 1:
            row[at + card] = row[at + card] + 1
