"""Rockwell's position: fields, clone, and the doors to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pithead.core.api import State
from pithead.core.chance import Rng
from pithead.games.rockwell import chance, scoring, view
from pithead.games.rockwell.flow import turn
from pithead.games.rockwell.tables import Tables
from pithead.games.rockwell.verbs import CREWS, ENTRANCE, GOALS, NONE, PLENTY, SLOTS, TILES, Cause, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints


class Rockwell(State):
    """Everything on the table. Crews are numbered company * 4 + number; with two players Al is company 2.

    Stock is kept as a public ledger and a secret: what a seat has is `ledger - insured`, and its insurance is the
    sum of `insured` less what it has discarded. Money follows from public events.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "round",
        "reason",
        "owners",
        "turn_limit",
        "one_border",
        "open_stocks",
        "low",
        "phase",
        "seat",
        "layout",
        "drilled",
        "go",
        "drilling",
        "crew",
        "mover",
        "target",
        "cause",
        "active",
        "pending",
        "spot",
        "card",
        "asked",
        "deal",
        "shaft_level",
        "shaft_from",
        "bribes",
        "dice",
        "aside",
        "bank",
        "management",
        "control",
        "slots",
        "left",
        "plan",
        "step",
        "place",
        "power",
        "die",
        "back",
        "shaft",
        "bag",
        "deck",
        "drawn",
        "ledger",
        "insured",
        "roof",
        "clauses",
        "proofs",
        "discarded",
        "money",
        "supply",
        "safety",
        "mobility",
        "mines",
        "cards",
        "deliveries",
        "delivered",
        "prizes",
        "taken",
        "traded",
        "booty",
        "risk",
    )
    GROWING: ClassVar[dict[str, int]] = {"clauses": 5, "proofs": 6}

    t: Tables
    owners: i64  # companies with crews: the seats, and Al after them with two players
    turn_limit: i64  # RW-Z5; 0 for none
    one_border: i64  # 1: one crew in all on a border (RW-D7)
    open_stocks: i64  # 1: the ledger is shown (RW-S3)
    low: i64  # 1: all required powers are one lower (RW-C12)
    phase: i64
    seat: i64  # whose decision it is, where one seat decides
    layout: i64  # a bit for each stratum
    drilled: i64  # mask of the drilled tiles
    go: i64  # position in the order under way: Vice President, go of a drilling round, slot of a board
    drilling: i64  # drilling round, 1 to 4; 0 outside
    crew: i64  # the active crew, or NONE
    mover: i64  # the crew that the act under way changed, or NONE
    target: i64  # where a crew with a die is about to go, or NONE
    cause: i64  # what the act under way was
    active: i64  # who acts: a seat, or `seats` for Al
    pending: i64  # mask of the tiles that the act may have filled
    spot: i64  # the tile being drilled, or NONE
    card: i64  # the extraction card being shared, or NONE
    asked: i64  # mask of the seats that have answered for Danger
    deal: i64  # the transaction under way: resource, 4 + resource for a purchase, or NONE
    shaft_level: i64  # level of the mineshaft about to be put down; 0 for none
    shaft_from: i64  # the tile it comes from, or NONE
    bribes: i64  # bribery tiles on Board I
    dice: i64  # subcontractor dice on Board I
    aside: i64  # extraction cards set aside for Al
    bank: i64  # hundreds of dollars in the bank
    management: Ints  # seats in Management order
    control: Ints  # seats in Control order
    slots: Ints  # who has a Vice President there, or NONE
    left: Ints  # transactions or actions left, by slot
    plan: Ints  # seat * 5 + resource (4: money): a sealed bid or insurance not yet opened
    step: Ints  # by seat: how much of it has been decided; a view hides it until all is
    place: Ints  # crew (company * 4 + number): where it is
    power: Ints  # crew: its own power
    die: Ints  # crew: power of its subcontractor, 0 for none
    back: Ints  # tile: kind of its back, NONE while undrilled
    shaft: Ints  # tile: whose mineshaft stands there, or NONE
    bag: Ints  # stratum * backs + kind: backs that nobody has seen
    deck: Ints  # slot of the piles: 1 while the card is in its pile
    drawn: Ints  # pile: cards drawn so far
    ledger: Ints  # seat * 4 + resource: cubes by public events alone
    insured: Ints  # seat * 4 + resource: cubes turned into insurance; secret
    roof: Ints  # seat * 4 + resource: `insured` is at most this, by public events since the last insurance
    # public evidence, five numbers each: seat, and a bound for each resource; `insured` reaches one of the bounds
    clauses: Ints
    proofs: Ints  # public evidence, six numbers each: seat, earlier roofs, and the insurance discarded under them
    discarded: Ints  # seat: insurance tiles discarded
    money: Ints  # seat: hundreds of dollars
    supply: Ints  # resource: cubes in the supply
    safety: Ints  # seat: level
    mobility: Ints
    mines: Ints  # seat: level of Mineshaft
    cards: Ints  # seat: extraction cards kept
    deliveries: Ints  # seat * 4 + resource: delivery tiles
    delivered: Ints  # resource: tiles gone from its pile
    prizes: Ints  # seat * 9 + achievement: prestige of the tile, 0 for none
    taken: Ints  # achievement: tiles gone from its pile
    traded: Ints  # seat: mask of the resources dealt in this phase
    booty: Ints  # company * 4 + resource: shares under way
    risk: Ints  # seat: cubes still to lose to Danger

    def clone(self) -> Rockwell:
        s = Rockwell()
        s.t = self.t
        s.log = None
        s.seats = self.seats
        s.round = self.round
        s.reason = self.reason
        s.owners = self.owners
        s.turn_limit = self.turn_limit
        s.one_border = self.one_border
        s.open_stocks = self.open_stocks
        s.low = self.low
        s.phase = self.phase
        s.seat = self.seat
        s.layout = self.layout
        s.drilled = self.drilled
        s.go = self.go
        s.drilling = self.drilling
        s.crew = self.crew
        s.mover = self.mover
        s.target = self.target
        s.cause = self.cause
        s.active = self.active
        s.pending = self.pending
        s.spot = self.spot
        s.card = self.card
        s.asked = self.asked
        s.deal = self.deal
        s.shaft_level = self.shaft_level
        s.shaft_from = self.shaft_from
        s.bribes = self.bribes
        s.dice = self.dice
        s.aside = self.aside
        s.bank = self.bank
        s.management = self.management[:]
        s.control = self.control[:]
        s.slots = self.slots[:]
        s.left = self.left[:]
        s.plan = self.plan[:]
        s.step = self.step[:]
        s.place = self.place[:]
        s.power = self.power[:]
        s.die = self.die[:]
        s.back = self.back[:]
        s.shaft = self.shaft[:]
        s.bag = self.bag[:]
        s.deck = self.deck[:]
        s.drawn = self.drawn[:]
        s.ledger = self.ledger[:]
        s.insured = self.insured[:]
        s.roof = self.roof[:]
        s.clauses = self.clauses[:]
        s.proofs = self.proofs[:]
        s.discarded = self.discarded[:]
        s.money = self.money[:]
        s.supply = self.supply[:]
        s.safety = self.safety[:]
        s.mobility = self.mobility[:]
        s.mines = self.mines[:]
        s.cards = self.cards[:]
        s.deliveries = self.deliveries[:]
        s.delivered = self.delivered[:]
        s.prizes = self.prizes[:]
        s.taken = self.taken[:]
        s.traded = self.traded[:]
        s.booty = self.booty[:]
        s.risk = self.risk[:]
        return s

    def actor(self) -> i64:
        return turn.actor(self)

    def waiting(self) -> i64:
        return turn.waiting(self)

    def legal(self, seat: i64) -> Ints:
        return turn.legal(self, seat)

    def apply(self, seat: i64, code: i64) -> None:
        if seat < 0:
            chance.apply(self, code)
        else:
            turn.apply(self, seat, code)
        turn.advance(self)

    def chance_key(self) -> tuple[int, ...]:
        return chance.key(self)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def outcomes(self) -> list[tuple[int, float]]:
        return chance.outcomes(self)

    def view(self, seat: i64) -> Rockwell:
        return view.view(self, seat)

    def determinize(self, rng: Rng) -> Rockwell:
        return view.determinize(self, rng)

    def standing(self, seat: i64) -> tuple[int, ...]:
        return scoring.standing(self, seat)

    def audit(self) -> None:
        scoring.audit(self)


def set_up(t: Tables, seats: i64, turn_limit: i64, one_border: i64, open_stocks: i64, low: i64) -> Rockwell:
    """RW-S2 to RW-S4: the table before the tiles are laid and the orders are drawn."""
    s = Rockwell()
    s.t = t
    s.log = None
    s.seats = seats
    s.round = 1
    s.reason = 0
    owners: i64 = seats + 1 if seats == 2 else seats  # RW-S6, RW-V2
    s.owners = owners
    s.turn_limit = turn_limit
    s.one_border = one_border
    s.open_stocks = open_stocks
    s.low = low
    s.phase = Phase.LAYOUT
    s.seat = 0
    s.layout = 0
    s.drilled = 0
    s.go = 0
    s.drilling = 0
    s.crew = NONE
    s.mover = NONE
    s.target = NONE
    s.cause = Cause.MOVE
    s.active = 0
    s.pending = 0
    s.spot = NONE
    s.card = NONE
    s.asked = 0
    s.deal = NONE
    s.shaft_level = 0
    s.shaft_from = NONE
    s.bribes = t.bribery_tiles
    s.dice = t.dice
    s.aside = 0
    s.bank = PLENTY
    s.management = list(range(seats))
    s.control = list(range(seats))
    s.slots = [NONE] * SLOTS
    s.left = [0] * SLOTS
    s.plan = [0] * (seats * 5)
    s.step = [0] * seats
    s.place = [ENTRANCE + i for i in range(CREWS)] * owners
    s.power = [1] * (owners * CREWS)
    s.die = [0] * (owners * CREWS)
    s.back = [NONE] * TILES
    s.shaft = [NONE] * TILES
    s.bag = t.back_count[:]
    s.deck = [1] * t.cards
    s.drawn = [0] * (len(t.pile_start) - 1)
    s.ledger = t.start_cubes * seats
    s.insured = [0] * (seats * 4)
    s.roof = [0] * (seats * 4)
    s.clauses = []
    s.proofs = []
    s.discarded = [0] * seats
    s.money = [t.start_money] * seats
    s.supply = [PLENTY] * 4
    s.safety = [0] * seats
    s.mobility = [0] * seats
    s.mines = [0] * seats
    s.cards = [0] * seats
    s.deliveries = [0] * (seats * 4)
    s.delivered = [0] * 4
    s.prizes = [0] * (seats * GOALS)
    s.taken = [0] * GOALS
    s.traded = [0] * seats
    s.booty = [0] * (owners * 4)
    s.risk = [0] * seats
    return s
