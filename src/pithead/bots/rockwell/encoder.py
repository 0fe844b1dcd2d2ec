"""A seat's view of Rockwell as a row of numbers (`row.py` says which), and its choices as a row of bytes."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from pithead.bots.layout import FORMAT, Encoder
from pithead.bots.rockwell.row import HEAD, LAYOUT, SIZE, Act, Company, Ground, Moment, Place, Table, Tile
from pithead.core.api import HIDDEN, State
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
    from mypy_extensions import i64
    from typing_extensions import Buffer

    from pithead.core.api import Ints

NOTHING: Final = Struct(f"{2 * SIZE}x")
FIGURES: Final = Struct(f"{HEAD}{FORMAT}")
NO_ACTION: Final = Struct(f"{Do.AL_RAISE + CREWS}x")


def encode(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of SIZE numbers of 16 bits with what a seat may know; `view` must be that seat's view."""
    assert isinstance(view, Rockwell)
    row = memoryview(out)
    if row.format != FORMAT or len(row) != SIZE:
        raise ValueError(f"a row of Rockwell is {SIZE} numbers of 16 bits")
    NOTHING.pack_into(row, 0)
    head: Ints = [0] * HEAD
    me: i64 = seat
    _table(view, head)
    _piles(view, head)
    owner: i64
    for owner in range(view.owners):
        at: i64 = owner if owner >= view.seats else (owner - me + view.seats) % view.seats
        _company(view, owner, Company.FIRST + at * Company.WIDTH, head)
        _act(view, me, owner, Act.FIRST + at * Act.WIDTH, row)
        _powers_at(view, owner, Place.FIRST + at, row)
    _tiles(view, me, head, row)
    FIGURES.pack_into(row, 0, *head)
    _moment(view, me, row)


def mask(view: State, seat: int, out: Buffer) -> None:
    """Fill a row of bytes, one for each action: 1 where the seat may choose it now."""
    assert isinstance(view, Rockwell)
    NO_ACTION.pack_into(out, 0)
    row = memoryview(out).cast("B")
    code: i64
    for code in view.legal(seat):
        row[code] = 1


ENCODER = Encoder(LAYOUT, encode, mask)


def _table(v: Rockwell, head: Ints) -> None:
    t = v.t
    i: i64
    n: i64
    head[Table.TURN] = v.round
    head[Table.TURNS_LEFT] = max(0, v.turn_limit - v.round)
    head[Table.GO] = v.go
    head[Table.DRILLING] = v.drilling
    head[Table.BRIBES] = v.bribes
    head[Table.DICE] = v.dice
    head[Table.ASIDE] = v.aside
    for i in range(4):
        head[Table.DELIVERED + i] = v.delivered[i]
        n = t.delivery_start[i] + v.delivered[i]
        if n < t.delivery_start[i + 1]:
            head[Table.COST + i] = t.delivery_cost[n]
    for i in range(GOALS):
        n = v.taken[i]
        head[Table.TAKEN + i] = n
        if n < 4:
            head[Table.PRIZE + i] = t.values[((v.seats - 2) * 3 + t.goal_tier[i]) * 4 + n]
    for i in range(SLOTS):
        head[Table.LEFT + i] = v.left[i]


def _piles(v: Rockwell, head: Ints) -> None:
    """The cards that are left: which, and what they bring in all."""
    t = v.t
    deck: Ints = v.deck
    cubes: Ints = t.card_cubes
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
                card: i64 = t.card_at[first + slot]
                head[Table.DECK + slot] = 1
                n += 1
                zinc += cubes[card * 4]
                copper += cubes[card * 4 + 1]
                silver += cubes[card * 4 + 2]
                gold += cubes[card * 4 + 3]
                danger += t.card_danger[card]
        at: i64 = Table.PILES + pile * Table.PILE
        head[at] = n
        head[at + 1] = zinc
        head[at + 2] = copper
        head[at + 3] = silver
        head[at + 4] = gold
        head[at + 5] = danger


def _company(v: Rockwell, owner: i64, at: i64, head: Ints) -> None:
    i: i64
    n: i64
    head[at + Company.PRESENT] = 1
    for i in range(CREWS):
        head[at + Company.POWER + i] = v.power[owner * CREWS + i]
        head[at + Company.DIE + i] = v.die[owner * CREWS + i]
        head[at + Company.PLACE + i] = v.place[owner * CREWS + i] + 1
    if owner >= v.seats:
        head[at + Company.AL] = 1
        return
    head[at + Company.MONEY] = max(0, v.money[owner])
    insurance_left: i64 = -v.discarded[owner]
    prestige: i64 = 0
    for i in range(4):
        head[at + Company.LEDGER + i] = v.ledger[owner * 4 + i]
        n = v.insured[owner * 4 + i]
        if n > 0:
            head[at + Company.INSURED + i] = n
            insurance_left += n
        head[at + Company.ROOF + i] = v.roof[owner * 4 + i]
        n = v.deliveries[owner * 4 + i]
        head[at + Company.DELIVERIES + i] = n
        prestige += n * v.t.delivery_prestige[i]
    head[at + Company.DISCARDED] = v.discarded[owner]
    head[at + Company.INSURANCE] = max(0, insurance_left)
    head[at + Company.SAFETY] = v.safety[owner]
    head[at + Company.MOBILITY] = v.mobility[owner]
    head[at + Company.MINES] = v.mines[owner]
    head[at + Company.CARDS] = v.cards[owner]
    for i in range(GOALS):
        n = v.prizes[owner * GOALS + i]
        head[at + Company.PRIZES + i] = n
        prestige += n
    head[at + Company.PRESTIGE] = prestige


def _act(v: Rockwell, me: i64, owner: i64, at: i64, row: memoryview) -> None:
    i: i64
    for i in range(4):
        if v.booty[owner * 4 + i] > 0:
            row[at + Act.BOOTY + i] = v.booty[owner * 4 + i]
    if v.crew != NONE and v.crew // CREWS == owner:
        row[at + Act.CREW + v.crew % CREWS] = 1
    if v.mover != NONE and v.mover // CREWS == owner:
        row[at + Act.MOVER + v.mover % CREWS] = 1
    if owner >= v.seats:
        return
    for i in range(v.seats):
        if v.management[i] == owner:
            row[at + Act.MANAGEMENT + i] = 1
        if v.control[i] == owner:
            row[at + Act.CONTROL + i] = 1
    for i in range(SLOTS):
        if v.slots[i] == owner:
            row[at + Act.SLOTS + i] = 1
    if v.traded[owner] != 0:
        for i in range(4):
            row[at + Act.TRADED + i] = v.traded[owner] >> i & 1
    if v.risk[owner] > 0:
        row[at + Act.RISK] = v.risk[owner]
    if v.asked >> owner & 1:
        row[at + Act.ASKED] = 1
    if v.phase == Phase.BID or v.phase == Phase.INSURE:
        _sealed(v, me, owner, at, row)


def _sealed(v: Rockwell, me: i64, owner: i64, at: i64, row: memoryview) -> None:
    """A sealed choice: the own one as far as it has come, of the others whether it is in."""
    i: i64
    steps: i64 = auction.STEPS if v.phase == Phase.BID else insurance.STEPS
    done: i64 = v.step[owner]
    if done == steps:
        row[at + Act.SEALED] = 1
    if owner == me and done != HIDDEN:
        row[at + Act.STEP] = done
        for i in range(5):
            if v.plan[owner * 5 + i] > 0:
                row[at + Act.PLAN + i] = v.plan[owner * 5 + i]


def _powers_at(v: Rockwell, owner: i64, at: i64, row: memoryview) -> None:
    """The power of a company at each place where it has crews."""
    first: i64 = owner * CREWS
    i: i64
    j: i64
    places: Ints = v.place
    for i in range(first, first + CREWS):
        place: i64 = places[i]
        j = first
        while places[j] != place:
            j += 1
        if j < i:
            continue  # one of its crews before has told it
        power: i64 = 0
        for j in range(i, first + CREWS):
            if places[j] == place:
                power += v.power[j] + v.die[j]
        row[at + place * Place.WIDTH] = power


def _tiles(v: Rockwell, me: i64, head: Ints, row: memoryview) -> None:
    t = v.t
    power: Ints = _powers(v)
    tile: i64
    i: i64
    for tile in range(TILES):
        at: i64 = Ground.FIRST + tile * Ground.WIDTH
        if v.drilled >> tile & 1:
            row[at + Ground.DRILLED] = 1
            back: i64 = v.back[tile]
            if back != NONE:
                for i in range(4):
                    if t.back_pay[back * 4 + i] > 0:
                        row[at + Ground.PAY + i] = t.back_pay[back * 4 + i]
        else:
            need: i64 = t.need[v.layout * TILES + tile] - v.low
            head[Tile.FIRST + tile * Tile.WIDTH + Tile.NEED] = need
            head[Tile.FIRST + tile * Tile.WIDTH + Tile.MISSING] = max(0, need - power[tile])
        owner: i64 = v.shaft[tile]
        if owner != NONE:
            row[at + Ground.SHAFT + (owner if owner >= v.seats else (owner - me + v.seats) % v.seats)] = 1


def _powers(v: Rockwell) -> Ints:
    """The power of all companies on each tile; a crew on a border counts on both."""
    power: Ints = [0] * TILES
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


def _moment(v: Rockwell, me: i64, row: memoryview) -> None:
    i: i64
    seats: i64 = v.seats
    row[Moment.PHASE + v.phase] = 1
    row[Moment.SEATS + seats - 2] = 1
    row[Moment.OPTIONS] = v.one_border
    row[Moment.OPTIONS + 1] = v.open_stocks
    row[Moment.OPTIONS + 2] = v.low
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
            row[Moment.PENDING + i] = v.pending >> i & 1
    stratum: i64
    for stratum in range(4):
        for i in range(v.t.backs):
            if v.bag[stratum * v.t.backs + i] > 0:
                row[Moment.BACKS + stratum * MAX_BACKS + i] = v.bag[stratum * v.t.backs + i]
