"""A seat's view of Rockwell as a row of numbers (`row.py` says which), and its choices as a row of bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pithead.batch.rows import Writer, mark, write_numbers
from pithead.bots.layout import Encoder
from pithead.bots.rockwell.row import LAYOUT, SIZE, Act, Company, Ground, Moment, Place, Table, Tile
from pithead.core.api import HIDDEN, State
from pithead.games.rockwell.flow import auction, insurance
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.tables import PILES, Tables
from pithead.games.rockwell.verbs import (
    BORDER,
    CREWS,
    GOALS,
    MAX_BACKS,
    NONE,
    RING,
    TILES,
    Do,
    Phase,
)

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from pithead.core.api import Ints

ACTIONS: Final = Do.AL_RAISE + CREWS
FIELD: Final = 10  # bits of a sum over the cards of a pile
SPAN: Final = (1 << FIELD) - 1


class Figures:
    """What the encoder reads of a pack again and again, as machine numbers.

    pile   by slot of the deck: its pile
    brings by slot: 1, zinc, copper, silver, gold, danger, FIELD bits each, so that cards may be added up
    need   by layout and tile
    pay    by back and resource
    """

    t: Tables
    low: i64
    pile: vec[i64]
    brings: vec[i64]
    need: vec[i64]
    pay: vec[i64]

    def __init__(self, t: Tables, low: i64) -> None:
        self.t = t
        self.low = low
        self.need = vec[i64](t.need)
        self.pay = vec[i64](t.back_pay)
        pile = vec[i64]([0] * t.cards)
        brings = vec[i64]([0] * t.cards)
        slot: i64
        card: i64
        i: i64
        n: i64
        for slot in range(t.cards):
            card = t.card_at[low * t.cards + slot]
            n = t.card_danger[card]
            for i in range(4):
                n = n << FIELD | t.card_cubes[card * 4 + 3 - i]
            brings[slot] = n << FIELD | 1
        for i in range(PILES):
            for slot in range(t.pile_start[i], t.pile_start[i + 1]):
                pile[slot] = i
        self.pile = pile
        self.brings = brings


class RockwellWriter(Writer):
    """From the truth the row is the same as from the seat's view: nothing is read that a view leaves out."""

    figures: Figures | None

    def __init__(self) -> None:
        self.figures = None

    def fill(self, state: State, seat: i64, row: vec[i16]) -> None:
        assert isinstance(state, Rockwell)
        v = state
        figures = self.figures
        if figures is None or figures.t is not v.t or figures.low != v.low:
            figures = Figures(v.t, v.low)
            self.figures = figures
        seats: i64 = v.seats
        power = vec[i64]([0] * TILES)
        owner: i64
        _table(v, row)
        _piles(v, figures, row)
        for owner in range(v.owners):
            at: i64 = owner if owner >= seats else (owner - seat + seats) % seats
            _crews(v, owner, at, row, power)
            if owner < seats:
                _company(v, seat, owner, Company.FIRST + at * Company.WIDTH, row)
                _seat(v, seat, owner, Act.FIRST + at * Act.WIDTH, row)
            _act(v, owner, Act.FIRST + at * Act.WIDTH, row)
        _offices(v, seat, row)
        _tiles(v, seat, figures, power, row)
        _moment(v, seat, row)


WRITER: Final = RockwellWriter()


def encode(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of SIZE numbers of 16 bits with what a seat may know."""
    row = vec[i16]([0] * SIZE)
    WRITER.fill(view, seat, row)
    write_numbers(row, out)


def mask(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of bytes, one for each action: 1 where the seat may choose it now."""
    mark(view.legal(seat), ACTIONS, out)


ENCODER = Encoder(LAYOUT, encode, mask, WRITER)


def _table(v: Rockwell, row: vec[i16]) -> None:
    t = v.t
    i: i64
    n: i64
    row[Table.TURN] = i16(v.round)
    row[Table.TURNS_LEFT] = i16(max(0, v.turn_limit - v.round))
    row[Table.GO] = i16(v.go)
    row[Table.DRILLING] = i16(v.drilling)
    row[Table.BRIBES] = i16(v.bribes)
    row[Table.DICE] = i16(v.dice)
    row[Table.ASIDE] = i16(v.aside)
    for i in range(4):
        n = v.delivered[i]
        row[Table.DELIVERED + i] = i16(n)
        n += t.delivery_start[i]
        if n < t.delivery_start[i + 1]:
            row[Table.COST + i] = i16(t.delivery_cost[n])
    i = 0
    for n in v.taken:
        row[Table.TAKEN + i] = i16(n)
        if n < 4:
            row[Table.PRIZE + i] = i16(t.values[((v.seats - 2) * 3 + t.goal_tier[i]) * 4 + n])
        i += 1
    i = 0
    for n in v.left:
        row[Table.LEFT + i] = i16(n)
        i += 1


def _piles(v: Rockwell, figures: Figures, row: vec[i16]) -> None:
    """The cards that are left: which, and what they bring in all."""
    brings: vec[i64] = figures.brings
    pile: vec[i64] = figures.pile
    sums = vec[i64]([0] * PILES)
    slot: i64 = 0
    left: i64
    i: i64
    k: i64
    for left in v.deck:
        if left > 0:
            row[Table.DECK + slot] = 1
            sums[pile[slot]] = sums[pile[slot]] + brings[slot]
        slot += 1
    for i in range(PILES):
        total: i64 = sums[i]
        for k in range(Table.PILE):
            row[Table.PILES + i * Table.PILE + k] = i16(total >> (k * FIELD) & SPAN)


def _crews(v: Rockwell, owner: i64, turn: i64, row: vec[i16], tiles: vec[i64]) -> None:
    """The crews of a company, its power at each place where it has some, and what that adds to the power of all on each
    tile; a crew on a border counts on both.
    """
    at: i64 = Company.FIRST + turn * Company.WIDTH
    powers: Ints = v.power
    dice: Ints = v.die
    places: Ints = v.place
    i: i64
    row[at + Company.PRESENT] = 1
    for i in range(CREWS):
        power: i64 = powers[owner * CREWS + i]
        die: i64 = dice[owner * CREWS + i]
        place: i64 = places[owner * CREWS + i]
        spot: i64 = Place.FIRST + turn + place * Place.WIDTH
        row[at + Company.POWER + i] = i16(power)
        row[at + Company.DIE + i] = i16(die)
        row[at + Company.PLACE + i] = i16(place + 1)
        row[spot] = row[spot] + i16(power + die)
        if place < TILES:
            tiles[place] = tiles[place] + power + die
        elif place >= BORDER:
            left: i64 = place - BORDER
            right: i64 = left - left % RING + (left + 1) % RING
            tiles[left] = tiles[left] + power + die
            tiles[right] = tiles[right] + power + die
    if owner >= v.seats:
        row[at + Company.AL] = 1


def _company(v: Rockwell, me: i64, owner: i64, at: i64, row: vec[i16]) -> None:
    i: i64
    n: i64
    row[at + Company.MONEY] = i16(max(0, v.money[owner]))
    ledger: Ints = v.ledger
    roof: Ints = v.roof
    deliveries: Ints = v.deliveries
    prestige: i64 = 0
    for i in range(4):
        row[at + Company.LEDGER + i] = i16(ledger[owner * 4 + i])
        row[at + Company.ROOF + i] = i16(roof[owner * 4 + i])
        n = deliveries[owner * 4 + i]
        row[at + Company.DELIVERIES + i] = i16(n)
        prestige += n * v.t.delivery_prestige[i]
    if owner == me or v.phase == Phase.OVER:  # RW-I1
        _insurance(v, owner, at, row)
    row[at + Company.DISCARDED] = i16(v.discarded[owner])
    row[at + Company.SAFETY] = i16(v.safety[owner])
    row[at + Company.MOBILITY] = i16(v.mobility[owner])
    row[at + Company.MINES] = i16(v.mines[owner])
    row[at + Company.CARDS] = i16(v.cards[owner])
    prizes: Ints = v.prizes
    for i in range(GOALS):
        n = prizes[owner * GOALS + i]
        row[at + Company.PRIZES + i] = i16(n)
        prestige += n
    row[at + Company.PRESTIGE] = i16(prestige)


def _insurance(v: Rockwell, owner: i64, at: i64, row: vec[i16]) -> None:
    """What the company has insured, and the tiles that are left of it."""
    i: i64
    n: i64
    left: i64 = -v.discarded[owner]
    for i in range(4):
        n = v.insured[owner * 4 + i]
        row[at + Company.INSURED + i] = i16(n)
        left += n
    row[at + Company.INSURANCE] = i16(max(0, left))


def _act(v: Rockwell, owner: i64, at: i64, row: vec[i16]) -> None:
    i: i64
    for i in range(4):
        row[at + Act.BOOTY + i] = i16(max(0, v.booty[owner * 4 + i]))
    if v.crew != NONE and v.crew // CREWS == owner:
        row[at + Act.CREW + v.crew % CREWS] = 1
    if v.mover != NONE and v.mover // CREWS == owner:
        row[at + Act.MOVER + v.mover % CREWS] = 1


def _seat(v: Rockwell, me: i64, owner: i64, at: i64, row: vec[i16]) -> None:
    """What a player's company does; Al has none of it."""
    i: i64
    traded: i64 = v.traded[owner]
    if traded != 0:
        for i in range(4):
            row[at + Act.TRADED + i] = i16(traded >> i & 1)
    row[at + Act.RISK] = i16(max(0, v.risk[owner]))
    if v.asked >> owner & 1:
        row[at + Act.ASKED] = 1
    if v.phase == Phase.BID or v.phase == Phase.INSURE:
        _sealed(v, me, owner, at, row)


def _sealed(v: Rockwell, me: i64, owner: i64, at: i64, row: vec[i16]) -> None:
    """A sealed choice: the own one as far as it has come, of the others whether it is in."""
    i: i64
    steps: i64 = auction.STEPS if v.phase == Phase.BID else insurance.STEPS
    done: i64 = v.step[owner]
    if done == steps:
        row[at + Act.SEALED] = 1
    if owner == me and done != HIDDEN:
        row[at + Act.STEP] = i16(done)
        for i in range(5):
            row[at + Act.PLAN + i] = i16(max(0, v.plan[owner * 5 + i]))


def _offices(v: Rockwell, me: i64, row: vec[i16]) -> None:
    """Who has which management, control and president; Al none of them."""
    seats: i64 = v.seats
    owner: i64
    i: i64
    for i in range(seats):
        _office(v.management[i], seats, me, Act.MANAGEMENT + i, row)
        _office(v.control[i], seats, me, Act.CONTROL + i, row)
    i = Act.SLOTS
    for owner in v.slots:
        _office(owner, seats, me, i, row)
        i += 1


def _office(owner: i64, seats: i64, me: i64, office: i64, row: vec[i16]) -> None:
    if 0 <= owner < seats:
        row[Act.FIRST + (owner - me + seats) % seats * Act.WIDTH + office] = 1


def _tiles(v: Rockwell, me: i64, figures: Figures, power: vec[i64], row: vec[i16]) -> None:
    needs: vec[i64] = figures.need
    pay: vec[i64] = figures.pay
    seats: i64 = v.seats
    drilled: i64 = v.drilled
    backs: Ints = v.back
    tile: i64 = 0
    owner: i64
    i: i64
    for owner in v.shaft:
        at: i64 = Ground.FIRST + tile * Ground.WIDTH
        if drilled >> tile & 1:
            row[at + Ground.DRILLED] = 1
            back: i64 = backs[tile]
            if back != NONE:
                for i in range(4):
                    row[at + Ground.PAY + i] = i16(pay[back * 4 + i])
        else:
            need: i64 = needs[v.layout * TILES + tile] - v.low
            row[Tile.FIRST + tile * Tile.WIDTH + Tile.NEED] = i16(need)
            row[Tile.FIRST + tile * Tile.WIDTH + Tile.MISSING] = i16(max(0, need - power[tile]))
        if owner != NONE:
            row[at + Ground.SHAFT + (owner if owner >= seats else (owner - me + seats) % seats)] = 1
        tile += 1


def _moment(v: Rockwell, me: i64, row: vec[i16]) -> None:
    i: i64
    seats: i64 = v.seats
    row[Moment.PHASE + v.phase] = 1
    row[Moment.SEATS + seats - 2] = 1
    row[Moment.OPTIONS] = i16(v.one_border)
    row[Moment.OPTIONS + 1] = i16(v.open_stocks)
    row[Moment.OPTIONS + 2] = i16(v.low)
    row[Moment.REASON + v.reason] = 1
    row[Moment.CAUSE + v.cause] = 1
    row[Moment.ACTIVE + (v.active if v.active >= seats else (v.active - me + seats) % seats)] = 1
    if Phase.INSURE < v.phase < Phase.OVER:
        row[Moment.SEAT + (v.seat - me + seats) % seats] = 1
    if v.deal != NONE:
        row[Moment.DEAL + v.deal] = 1
    if v.shaft_level > 0:
        row[Moment.SHAFT + v.shaft_level - 1] = 1
    if v.card != NONE:
        row[Moment.CARD + v.card] = 1
    if v.target != NONE:
        row[Moment.TARGET + v.target] = 1
    if v.spot != NONE:
        row[Moment.SPOT + v.spot] = 1
    if v.shaft_from != NONE:
        row[Moment.SHAFT_FROM + v.shaft_from] = 1
    if v.pending != 0:
        for i in range(TILES):
            row[Moment.PENDING + i] = i16(v.pending >> i & 1)
    backs: i64 = v.t.backs
    at: i64 = Moment.BACKS
    n: i64
    i = 0
    for n in v.bag:  # stratum by stratum
        row[at + i] = i16(n)
        i += 1
        if i == backs:
            i = 0
            at += MAX_BACKS
