"""Dig Deep's position: fields, clone, and the doors to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pithead.core.api import State
from pithead.core.chance import Rng
from pithead.games.dig_deep import chance, flow, scoring, view
from pithead.games.dig_deep.tables import Tables
from pithead.games.dig_deep.verbs import Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

EMPTY = -1


class DigDeep(State):
    """Everything on the table. Lists by seat have `seats` entries per row; unknown tiles are kinds `kinds + level`."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "round",
        "reason",
        "turn_limit",
        "stall_limit",
        "phase",
        "seat",
        "start",
        "finishing",
        "quiet",
        "turns",
        "wilds",
        "marks",
        "mined_one",
        "held",
        "held_from",
        "held_knows",
        "taken",
        "new_die",
        "fills",
        "coins",
        "stock",
        "cubes",
        "invested",
        "price",
        "height",
        "grid",
        "knows",
        "pool",
        "hand",
        "shown",
        "sold",
        "notes",
        "dice",
        "faces",
        "market_roll",
        "market",
        "bag",
        "uses",
    )
    GROWING: ClassVar[dict[str, int]] = {"notes": 1}

    t: Tables
    turn_limit: i64
    stall_limit: i64
    phase: i64
    seat: i64  # whose turn it is
    start: i64  # the starting player
    finishing: i64  # 1 once the last tile has been mined
    quiet: i64  # rounds in a row without a tile mined
    turns: i64  # turns begun
    wilds: i64  # wild market dice not yet chosen for
    marks: i64  # mask of own dice marked for the reroll
    mined_one: i64  # 1 if a tile was mined this round
    held: i64  # the tile under way in a Dig, or EMPTY
    held_from: i64  # the column it came from
    held_knows: i64  # who knows it
    taken: i64  # where a cube taken back came from: a column, 9 + gem, or EMPTY
    new_die: i64  # a seventh die just bought, or EMPTY
    fills: i64  # dice drawn from the bag so far
    coins: Ints
    stock: Ints  # own cubes not on the table
    cubes: Ints  # column * seats + seat
    invested: Ints  # gem * seats + seat
    price: Ints
    height: Ints  # tiles in each column
    grid: Ints  # column * rows + position from the bottom: a kind, or kinds + level where nobody has seen it
    knows: Ints  # the same places: mask of the seats that know the tile
    pool: Ints  # kinds that nobody has seen (a view: that this audience has not seen)
    hand: Ints  # seat * (kinds + 3) + kind
    shown: Ints  # seat * kinds + kind, face up
    sold: Ints  # seat * kinds + kind
    notes: Ints  # (knower * seats + owner) * kinds + kind, sorted: a hand tile known by somebody who dug it
    dice: Ints  # seat * 6 + position: a die, or EMPTY
    faces: Ints  # faces of the dice of the seat whose turn it is
    market_roll: Ints  # faces of the three market dice
    market: Ints  # six spaces: a die or EMPTY
    bag: Ints  # by die
    uses: Ints  # what is left of the rolled actions, by `Use`

    def clone(self) -> DigDeep:
        s = self.sharing()
        s.coins = self.coins[:]
        s.stock = self.stock[:]
        s.cubes = self.cubes[:]
        s.invested = self.invested[:]
        s.price = self.price[:]
        s.height = self.height[:]
        s.grid = self.grid[:]
        s.knows = self.knows[:]
        s.pool = self.pool[:]
        s.hand = self.hand[:]
        s.shown = self.shown[:]
        s.sold = self.sold[:]
        s.notes = self.notes[:]
        s.dice = self.dice[:]
        s.faces = self.faces[:]
        s.market_roll = self.market_roll[:]
        s.market = self.market[:]
        s.bag = self.bag[:]
        s.uses = self.uses[:]
        return s

    def sharing(self) -> DigDeep:
        """The same position with the same lists: whoever changes one of them puts a copy in its place first."""
        s = DigDeep()
        s.t = self.t
        s.log = None
        s.seats = self.seats
        s.round = self.round
        s.reason = self.reason
        s.turn_limit = self.turn_limit
        s.stall_limit = self.stall_limit
        s.phase = self.phase
        s.seat = self.seat
        s.start = self.start
        s.finishing = self.finishing
        s.quiet = self.quiet
        s.turns = self.turns
        s.wilds = self.wilds
        s.marks = self.marks
        s.mined_one = self.mined_one
        s.held = self.held
        s.held_from = self.held_from
        s.held_knows = self.held_knows
        s.taken = self.taken
        s.new_die = self.new_die
        s.fills = self.fills
        s.coins = self.coins
        s.stock = self.stock
        s.cubes = self.cubes
        s.invested = self.invested
        s.price = self.price
        s.height = self.height
        s.grid = self.grid
        s.knows = self.knows
        s.pool = self.pool
        s.hand = self.hand
        s.shown = self.shown
        s.sold = self.sold
        s.notes = self.notes
        s.dice = self.dice
        s.faces = self.faces
        s.market_roll = self.market_roll
        s.market = self.market
        s.bag = self.bag
        s.uses = self.uses
        return s

    def actor(self) -> i64:
        return flow.actor(self)

    def waiting(self) -> i64:
        seat = flow.actor(self)
        return 1 << seat if seat >= 0 else 0

    def legal(self, seat: i64) -> Ints:
        if flow.actor(self) != seat:
            return []
        return flow.legal(self)

    def apply(self, seat: i64, code: i64) -> None:
        if seat < 0:
            chance.apply(self, code)
        else:
            flow.apply(self, code)

    def chance_key(self) -> tuple[int, ...]:
        return chance.key(self)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def outcomes(self) -> list[tuple[int, float]]:
        return chance.outcomes(self)

    def view(self, seat: i64) -> DigDeep:
        return view.view(self, seat)

    def determinize(self, rng: Rng) -> DigDeep:
        return view.determinize(self, rng)

    def standing(self, seat: i64) -> tuple[int, ...]:
        return scoring.standing(self, seat)

    def audit(self) -> None:
        scoring.audit(self)


def set_up(t: Tables, seats: i64, turn_limit: i64, stall_limit: i64) -> DigDeep:
    """DD-S1: the table before the starting player and the dice of the market are drawn."""
    s = DigDeep()
    s.t = t
    s.log = None
    s.seats = seats
    s.round = 1
    s.reason = 0
    s.turn_limit = turn_limit
    s.stall_limit = stall_limit
    s.phase = Phase.START_PLAYER
    s.seat = 0
    s.start = 0
    s.finishing = 0
    s.quiet = 0
    s.turns = 0
    s.wilds = 0
    s.marks = 0
    s.mined_one = 0
    s.held = EMPTY
    s.held_from = EMPTY
    s.held_knows = 0
    s.taken = EMPTY
    s.new_die = EMPTY
    s.fills = 0
    s.coins = [t.coins] * seats
    s.stock = [t.cubes] * seats
    columns = t.columns[seats - 2]
    rows = t.rows_per_level[seats - 2]
    s.cubes = [0] * (columns * seats)
    s.invested = [0] * (5 * seats)
    s.price = [t.price] * 5
    s.height = [3 * rows] * columns
    column: Ints = [t.kinds + 2] * rows + [t.kinds + 1] * rows + [t.kinds] * rows  # DD-C3: level 1 on top
    s.grid = column * columns
    s.knows = [0] * (3 * rows * columns)
    s.pool = t.supply[(seats - 2) * t.kinds : (seats - 1) * t.kinds]
    s.hand = [0] * (seats * (t.kinds + 3))
    s.shown = [0] * (seats * t.kinds)
    s.sold = [0] * (seats * t.kinds)
    s.notes = []
    s.dice = ([0] * t.basic_dice + [EMPTY] * (6 - t.basic_dice)) * seats
    s.faces = [0] * 6
    s.market_roll = [0] * 3
    s.market = [EMPTY] * 6
    s.bag = [0, *t.die_count[1:]]
    s.uses = [0] * 7
    return s
