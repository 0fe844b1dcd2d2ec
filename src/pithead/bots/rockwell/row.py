"""The row of numbers that a seat's view of Rockwell is written as: where each block starts, and what it says.

Companies are counted from the seat that is asked for, in turn order; with two players Al comes third. Money is in
hundreds of dollars. What achievements not taken and insurance discarded prove about others' insurance is left out, but
for the most that each can have insured.
"""

from __future__ import annotations

from typing import Final

from pithead.bots.layout import Block, Group, Layout
from pithead.games.rockwell.tables import PILES
from pithead.games.rockwell.verbs import CREWS, GOALS, MAX_BACKS, MAX_CARDS, PLACES, SLOTS, TILES

VERSION: Final = 1
COMPANIES: Final = 4
SIZE: Final = 1492  # numbers of a row


class Table:
    """First number of each block of the table's figures."""

    TURN: Final = 0
    TURNS_LEFT: Final = 1
    GO: Final = 2
    DRILLING: Final = 3
    BRIBES: Final = 4
    DICE: Final = 5
    ASIDE: Final = 6
    DELIVERED: Final = 7
    COST: Final = 11
    TAKEN: Final = 15
    PRIZE: Final = 24
    LEFT: Final = 33
    DECK: Final = 43
    PILES: Final = 107
    PILE: Final = 6  # numbers of one pile
    WIDTH: Final = 155


class Company:
    """First number of each block about a company, from the start of its copy."""

    FIRST: Final = 155
    PRESENT: Final = 0
    AL: Final = 1
    MONEY: Final = 2
    LEDGER: Final = 3
    INSURED: Final = 7
    ROOF: Final = 11
    DISCARDED: Final = 15
    INSURANCE: Final = 16
    SAFETY: Final = 17
    MOBILITY: Final = 18
    MINES: Final = 19
    CARDS: Final = 20
    DELIVERIES: Final = 21
    PRIZES: Final = 25
    PRESTIGE: Final = 34
    POWER: Final = 35
    DIE: Final = 39
    PLACE: Final = 43
    WIDTH: Final = 47


class Tile:
    """First number of each block about a tile, from the start of its copy."""

    FIRST: Final = 343
    NEED: Final = 0
    MISSING: Final = 1
    WIDTH: Final = 2


class Moment:
    """First number of each block about what is under way."""

    FIRST: Final = 407
    PHASE: Final = 407
    SEATS: Final = 429
    OPTIONS: Final = 432
    SEAT: Final = 435
    ACTIVE: Final = 439
    CAUSE: Final = 443
    DEAL: Final = 448
    SHAFT: Final = 456
    CARD: Final = 459
    BACKS: Final = 523
    TARGET: Final = 587
    PENDING: Final = 656
    SPOT: Final = 688
    SHAFT_FROM: Final = 720
    REASON: Final = 752
    WIDTH: Final = 349


class Act:
    """First number of each block about what a company does, from the start of its copy."""

    FIRST: Final = 756
    MANAGEMENT: Final = 0
    CONTROL: Final = 4
    SLOTS: Final = 8
    TRADED: Final = 18
    BOOTY: Final = 22
    RISK: Final = 26
    ASKED: Final = 27
    PLAN: Final = 28
    STEP: Final = 33
    SEALED: Final = 34
    CREW: Final = 35
    MOVER: Final = 39
    WIDTH: Final = 43


class Ground:
    """First number of each block about what has become of a tile, from the start of its copy."""

    FIRST: Final = 928
    DRILLED: Final = 0
    PAY: Final = 1
    SHAFT: Final = 5
    WIDTH: Final = 9


class Place:
    """Where the powers at all places start."""

    FIRST: Final = 1216
    WIDTH: Final = 4


TABLE = [
    Block("turn", Table.TURN, 1, "turns begun", 8),
    Block("turns_left", Table.TURNS_LEFT, 1, "turns after this one; 0 without a limit too", 12),
    Block("go", Table.GO, 1, "position in the order under way", 8),
    Block("drilling", Table.DRILLING, 1, "drilling round; 0 outside", 4),
    Block("bribes", Table.BRIBES, 1, "bribery tiles on Board I", 3),
    Block("dice", Table.DICE, 1, "subcontractor dice on Board I", 3),
    Block("aside", Table.ASIDE, 1, "extraction cards set aside for Al", 6),
    Block("delivered", Table.DELIVERED, 4, "delivery tiles gone, by resource", 7),
    Block("cost", Table.COST, 4, "cubes that the next delivery of each resource takes; 0 where none is left", 10),
    Block("taken", Table.TAKEN, GOALS, "tiles gone of each achievement", 4),
    Block("prize", Table.PRIZE, GOALS, "prestige of the next tile of each achievement; 0 where none is left", 6),
    Block("left", Table.LEFT, SLOTS, "transactions or actions left, by slot", 3),
    Block("deck", Table.DECK, MAX_CARDS, "1 for each extraction card still in its pile, in the order of the piles"),
    Block(
        "piles", Table.PILES, PILES * Table.PILE, "by pile: cards left, their cubes by resource (4), with Danger", 20
    ),
]
COMPANY = [
    Block("present", Company.PRESENT, 1, "1 for a company with crews"),
    Block("al", Company.AL, 1, "1 for Al"),
    Block("money", Company.MONEY, 1, "hundreds of dollars", 50),
    Block("ledger", Company.LEDGER, 4, "cubes by resource that public events leave, those insured included", 10),
    Block("insured", Company.INSURED, 4, "cubes turned into insurance: this seat's; everybody's at the end", 3),
    Block("roof", Company.ROOF, 4, "the most that can be insured, by public events", 10),
    Block("discarded", Company.DISCARDED, 1, "insurance tiles discarded", 5),
    Block("insurance", Company.INSURANCE, 1, "insurance tiles left, where `insured` is known", 3),
    Block("safety", Company.SAFETY, 1, "level", 3),
    Block("mobility", Company.MOBILITY, 1, "level", 3),
    Block("mines", Company.MINES, 1, "level of Mineshaft", 3),
    Block("cards", Company.CARDS, 1, "extraction cards kept", 6),
    Block("deliveries", Company.DELIVERIES, 4, "delivery tiles by resource", 3),
    Block("prizes", Company.PRIZES, GOALS, "prestige of its tile of each achievement", 6),
    Block("prestige", Company.PRESTIGE, 1, "of deliveries and achievements so far", 30),
    Block("power", Company.POWER, CREWS, "own power of each crew", 4),
    Block("die", Company.DIE, CREWS, "power of its subcontractor", 4),
    Block("place", Company.PLACE, CREWS, "1 + the place of each crew: tiles, center, entrances, borders", PLACES),
]
TILE = [
    Block("need", Tile.NEED, 1, "required power; 0 once drilled", 10),
    Block("missing", Tile.MISSING, 1, "power that is still missing", 10),
]
MOMENT = [
    Block("phase", 0, 22, "1 at what the position waits for"),
    Block("seats", Moment.SEATS - Moment.FIRST, 3, "1 at two, three or four players"),
    Block("options", Moment.OPTIONS - Moment.FIRST, 3, "1 each: one crew on a border, open stocks, low powers"),
    Block("seat", Moment.SEAT - Moment.FIRST, COMPANIES, "1 at who decides, where one does", seats=True),
    Block("active", Moment.ACTIVE - Moment.FIRST, COMPANIES, "1 at the company whose act is under way", seats=True),
    Block("cause", Moment.CAUSE - Moment.FIRST, 5, "1 at what the last act was"),
    Block("deal", Moment.DEAL - Moment.FIRST, 8, "1 at the transaction under way: sales by resource, then purchases"),
    Block("shaft", Moment.SHAFT - Moment.FIRST, 3, "1 at the level of the mineshaft about to be put down"),
    Block("card", Moment.CARD - Moment.FIRST, MAX_CARDS, "1 at the extraction card being shared"),
    Block("backs", Moment.BACKS - Moment.FIRST, 4 * MAX_BACKS, "backs that nobody has seen, by stratum and kind", 4),
    Block("target", Moment.TARGET - Moment.FIRST, PLACES, "1 at where a crew with a die is about to go"),
    Block("pending", Moment.PENDING - Moment.FIRST, TILES, "1 at tiles that the act may have filled"),
    Block("spot", Moment.SPOT - Moment.FIRST, TILES, "1 at the tile being drilled"),
    Block("shaft_from", Moment.SHAFT_FROM - Moment.FIRST, TILES, "1 at the tile that a mineshaft leaves"),
    Block("reason", Moment.REASON - Moment.FIRST, 4, "1 at why the game has ended; the first one: it has not"),
]
ACT = [
    Block("management", Act.MANAGEMENT, 4, "1 at its place in Management order"),
    Block("control", Act.CONTROL, 4, "1 at its place in Control order"),
    Block("slots", Act.SLOTS, SLOTS, "1 at slots with a Vice President of its own"),
    Block("traded", Act.TRADED, 4, "1 at resources dealt in this phase"),
    Block("booty", Act.BOOTY, 4, "shares under way, by resource", 5),
    Block("risk", Act.RISK, 1, "cubes still to lose to Danger", 5),
    Block("asked", Act.ASKED, 1, "1 once it has answered for Danger"),
    Block("plan", Act.PLAN, 5, "the sealed choice of the seat asked for so far: cubes by resource, money", 10),
    Block("step", Act.STEP, 1, "how many of its numbers are decided", 5),
    Block("sealed", Act.SEALED, 1, "1 where the sealed choice is in"),
    Block("crew", Act.CREW, CREWS, "1 at the active crew"),
    Block("mover", Act.MOVER, CREWS, "1 at the crew that the act under way changed"),
]
GROUND = [
    Block("drilled", Ground.DRILLED, 1, "1 once drilled"),
    Block("pay", Ground.PAY, 4, "what its back pays, by resource, once seen", 2),
    Block("shaft", Ground.SHAFT, COMPANIES, "1 at whose mineshaft stands there", seats=True),
]
PLACE = [Block("power", 0, COMPANIES, "power of each company's crews and dice there", 4, seats=True)]

LAYOUT = Layout(
    "rockwell",
    VERSION,
    [
        Group("table", 0, 1, Table.WIDTH, "figures of the whole table", TABLE),
        Group("company", Company.FIRST, COMPANIES, Company.WIDTH, "by company; all 0 where there is none", COMPANY, 1),
        Group("tile", Tile.FIRST, TILES, Tile.WIDTH, "by tile, A1 to D8", TILE),
        Group("moment", Moment.FIRST, 1, Moment.WIDTH, "what is under way", MOMENT),
        Group("act", Act.FIRST, COMPANIES, Act.WIDTH, "what a company does", ACT, 1),
        Group("ground", Ground.FIRST, TILES, Ground.WIDTH, "by tile: what has become of it", GROUND),
        Group("place", Place.FIRST, PLACES, Place.WIDTH, "by place: tiles, center, entrances, borders", PLACE),
    ],
)
assert LAYOUT.size == SIZE
