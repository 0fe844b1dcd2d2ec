"""A seat's view of Rockwell as a row of numbers (`row.py` says which), and its choices as a row of bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pithead.bots.layout import Encoder
from pithead.bots.rockwell.row import LAYOUT, SIZE, Act, Company, Ground, Moment, Place, Table, Tile
from pithead.core.api import HIDDEN, State
from pithead.core.rows import mark, write_numbers
from pithead.games.rockwell.flow import auction, insurance
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.tables import PILES
from pithead.games.rockwell.verbs import (
    BORDER,
    CREWS,
    GOALS,
    MAX_BACKS,
    NONE,
    RING,
    SLOTS,
    TILES,
    Do,
    Phase,
)

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from pithead.core.api import Ints

ACTIONS: Final = Do.AL_RAISE + CREWS


def encode(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of SIZE numbers of 16 bits with what a seat may know. From the truth it is the same as from the seat's
    view: nothing is read that a view leaves out.
    """
    assert isinstance(view, Rockwell)
    row = vec[i16]([0] * SIZE)
    me: i64 = seat
    _table(view, row)
    _piles(view, row)
    owner: i64
    for owner in range(view.owners):
        at: i64 = owner if owner >= view.seats else (owner - me + view.seats) % view.seats
        _crews(view, owner, Company.FIRST + at * Company.WIDTH, row)
        if owner < view.seats:
            _company(view, me, owner, Company.FIRST + at * Company.WIDTH, row)
            _seat(view, me, owner, Act.FIRST + at * Act.WIDTH, row)
        _act(view, owner, Act.FIRST + at * Act.WIDTH, row)
        _powers_at(view, owner, Place.FIRST + at, row)
    _tiles(view, me, row)
    _moment(view, me, row)
    write_numbers(row, out)


def mask(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of bytes, one for each action: 1 where the seat may choose it now."""
    mark(view.legal(seat), ACTIONS, out)


ENCODER = Encoder(LAYOUT, encode, mask)


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
    taken: Ints = v.taken
    for i in range(GOALS):
        n = taken[i]
        row[Table.TAKEN + i] = i16(n)
        if n < 4:
            row[Table.PRIZE + i] = i16(t.values[((v.seats - 2) * 3 + t.goal_tier[i]) * 4 + n])
    left: Ints = v.left
    for i in range(SLOTS):
        row[Table.LEFT + i] = i16(left[i])


def _piles(v: Rockwell, row: vec[i16]) -> None:
    """The cards that are left: which, and what they bring in all."""
    t = v.t
    deck: Ints = v.deck
    cubes: Ints = t.card_cubes
    dangers: Ints = t.card_danger
    cards: Ints = t.card_at
    first: i64 = v.low * t.cards
    pile: i64
    slot: i64
    for pile in range(PILES):
        zinc: i64 = 0
        copper: i64 = 0
        silver: i64 = 0
        gold: i64 = 0
        danger: i64 = 0
        n: i64 = 0
        for slot in range(t.pile_start[pile], t.pile_start[pile + 1]):
            if deck[slot] > 0:
                card: i64 = cards[first + slot]
                row[Table.DECK + slot] = 1
                n += 1
                zinc += cubes[card * 4]
                copper += cubes[card * 4 + 1]
                silver += cubes[card * 4 + 2]
                gold += cubes[card * 4 + 3]
                danger += dangers[card]
        at: i64 = Table.PILES + pile * Table.PILE
        row[at] = i16(n)
        row[at + 1] = i16(zinc)
        row[at + 2] = i16(copper)
        row[at + 3] = i16(silver)
        row[at + 4] = i16(gold)
        row[at + 5] = i16(danger)


def _crews(v: Rockwell, owner: i64, at: i64, row: vec[i16]) -> None:
    power: Ints = v.power
    die: Ints = v.die
    place: Ints = v.place
    i: i64
    row[at + Company.PRESENT] = 1
    for i in range(CREWS):
        row[at + Company.POWER + i] = i16(power[owner * CREWS + i])
        row[at + Company.DIE + i] = i16(die[owner * CREWS + i])
        row[at + Company.PLACE + i] = i16(place[owner * CREWS + i] + 1)
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
    for i in range(v.seats):
        if v.management[i] == owner:
            row[at + Act.MANAGEMENT + i] = 1
        if v.control[i] == owner:
            row[at + Act.CONTROL + i] = 1
    slots: Ints = v.slots
    for i in range(SLOTS):
        if slots[i] == owner:
            row[at + Act.SLOTS + i] = 1
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


def _powers_at(v: Rockwell, owner: i64, at: i64, row: vec[i16]) -> None:
    """The power of a company at each place where it has crews."""
    places: Ints = v.place
    power: Ints = v.power
    die: Ints = v.die
    i: i64
    for i in range(owner * CREWS, owner * CREWS + CREWS):
        spot: i64 = at + places[i] * Place.WIDTH
        row[spot] = row[spot] + i16(power[i] + die[i])


def _tiles(v: Rockwell, me: i64, row: vec[i16]) -> None:
    t = v.t
    power: vec[i64] = _powers(v)
    drilled: i64 = v.drilled
    needs: Ints = t.need
    shafts: Ints = v.shaft
    backs: Ints = v.back
    tile: i64
    i: i64
    for tile in range(TILES):
        at: i64 = Ground.FIRST + tile * Ground.WIDTH
        if drilled >> tile & 1:
            row[at + Ground.DRILLED] = 1
            back: i64 = backs[tile]
            if back != NONE:
                for i in range(4):
                    row[at + Ground.PAY + i] = i16(t.back_pay[back * 4 + i])
        else:
            need: i64 = needs[v.layout * TILES + tile] - v.low
            row[Tile.FIRST + tile * Tile.WIDTH + Tile.NEED] = i16(need)
            row[Tile.FIRST + tile * Tile.WIDTH + Tile.MISSING] = i16(max(0, need - power[tile]))
        owner: i64 = shafts[tile]
        if owner != NONE:
            row[at + Ground.SHAFT + (owner if owner >= v.seats else (owner - me + v.seats) % v.seats)] = 1


def _powers(v: Rockwell) -> vec[i64]:
    """The power of all companies on each tile; a crew on a border counts on both."""
    power = vec[i64]([0] * TILES)
    c: i64
    n: i64
    for c in range(len(v.place)):
        place: i64 = v.place[c]
        n = v.power[c] + v.die[c]
        if place < TILES:
            power[place] = power[place] + n
        elif place >= BORDER:
            left: i64 = place - BORDER
            right: i64 = left - left % RING + (left + 1) % RING
            power[left] = power[left] + n
            power[right] = power[right] + n
    return power


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
    bag: Ints = v.bag
    stratum: i64
    for stratum in range(4):
        for i in range(backs):
            row[Moment.BACKS + stratum * MAX_BACKS + i] = i16(bag[stratum * backs + i])
