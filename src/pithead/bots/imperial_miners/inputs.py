"""What a net is shown of Imperial Miners: the encoder's row, and foreman's own numbers of the seat's mine and hand.

A leaf is a seat's view, or one in which the seat has played on by a plan: the draws that the plan left out still lie on
its pile, each with what it promises (`plan.PROMISE`).
"""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from pithead.bots.foreman import packaged
from pithead.bots.imperial_miners import draws, outlook, projection, valuation
from pithead.bots.imperial_miners.encoder import encode
from pithead.bots.imperial_miners.features import FEATURES, rates_of
from pithead.bots.imperial_miners.outlook import SEEN, Outlook
from pithead.bots.imperial_miners.plan import PROMISE
from pithead.bots.imperial_miners.rates import LATEST, Rates
from pithead.bots.imperial_miners.row import LAYOUT, SEATS
from pithead.bots.training import Inputs
from pithead.core import frames
from pithead.core.api import State
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import BOARDS, MAX_CARDS, MAX_SPACES, ROUNDS, WIDE, Frame

if TYPE_CHECKING:
    from mypy_extensions import i64
    from typing_extensions import Buffer

    from pithead.core.api import Ints

GOLD: Final = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 25]
CHAINS: Final = 3  # of each level, so many of the best
KNOWN: Final = 2000  # mines of others whose worth is remembered

# -- first number of each block
PARTS: Final = SEATS
DUE: Final = PARTS + 9
BEST: Final = DUE + 3
ROOM: Final = BEST + 4 * CHAINS
HELD: Final = ROOM + 4
RICH: Final = HELD + 7
LEFT: Final = RICH + 14
MARKER: Final = LEFT + LATEST + 1
HEAD: Final = MARKER  # numbers that are written all at once
MACHINES: Final = MARKER + 1 + 2 * BOARDS * MAX_SPACES
CAVED: Final = MACHINES + MAX_CARDS
FREE: Final = CAVED + MAX_CARDS
REACH: Final = FREE + MAX_CARDS
LAID: Final = REACH + MAX_CARDS
SIZE: Final = LAID + MAX_CARDS

NAMES: Final = (
    *(f"worth.{seat}" for seat in range(SEATS)),
    *(f"part_{name}" for name in SEEN),  # foreman's value of the own affairs, taken apart
    "due_plain",  # cards still to be drawn of any kind,
    "due_sought",  # of a faction,
    "due_worth",  # and what they promise
    *(f"chain_{level}_{n}" for level in range(4) for n in range(CHAINS)),  # the best above free places of a level
    *(f"room_{level}" for level in range(1, 4)),  # free places of a level
    "open_halves",  # full half-carts without a neighbour
    "hand",  # cards in hand,
    *(f"hand_faction_{faction}" for faction in range(6)),  # by faction
    *(f"gold_{gold}" for gold in GOLD),  # 1 from so much on
    *(f"left_{left}" for left in range(LATEST + 1)),  # 1 at the rounds still to come
    "marker_0",  # 1 where the marker is: below the boards, or at a space of a side of a board
    *(f"marker_{board}_{side}_{n}" for board in range(BOARDS) for side in range(2) for n in range(MAX_SPACES)),
    *(f"machines_{card}" for card in range(MAX_CARDS)),  # of the own mine by card: machines,
    *(f"caved_{card}" for card in range(MAX_CARDS)),  # cave-ins,
    *(f"free_{card}" for card in range(MAX_CARDS)),  # free places below,
    *(f"reach_{card}" for card in range(MAX_CARDS)),  # what the best chain from there upwards brings
    *(f"laid_{card}" for card in range(MAX_CARDS)),  # of the hand by card: what it brings when it is laid
)
NOTHING: Final = Struct(f"{4 * SIZE}x")
FIGURES: Final = Struct(f"{HEAD}f")

_rates: dict[int, Rates] = {}
_others: dict[tuple[int, ...], float] = {}


def rates_for(seats: int) -> Rates:
    """Foreman's rates at a table of so many."""
    if seats not in _rates:
        _rates[seats] = rates_of(packaged("imperial_miners", FEATURES).of(seats))
    return _rates[seats]


def fill(leaf: State, seat: int, row: Buffer, numbers: Buffer) -> None:
    """Both rows, from what a seat knows of a leaf."""
    assert isinstance(leaf, ImperialMiners)
    encode(leaf, seat, row)
    given = memoryview(numbers)
    if given.format != "f" or len(given) != SIZE:
        raise ValueError(f"foreman's numbers of Imperial Miners are {SIZE} of 32 bits")
    out = given.cast("B").cast("f")
    NOTHING.pack_into(out, 0)
    seats = int(leaf.seats)
    r = rates_for(seats)
    own = leaf if seats == 1 else valuation.alone(leaf, seat)
    head = [0.0] * HEAD
    _own(own, r, head, out)
    for k in range(1, seats):
        head[k] = _worth_of_other(leaf, (seat + k) % seats, r)
    FIGURES.pack_into(out, 0, *head)


INPUTS = Inputs(LAYOUT, SEATS, NAMES, fill, ("table", "round"))
assert len(NAMES) == SIZE


def _own(s: ImperialMiners, r: Rates, head: list[float], out: memoryview[float]) -> None:
    left: i64 = valuation.rounds_to_come(s)
    o = Outlook(s, r, left)
    i: i64
    parts = outlook.parts_of(s, r, o, left)
    total: float = 0.0
    for i in range(len(parts)):
        head[PARTS + i] = parts[i]
        total += parts[i]
    _due(s, r, left, head)
    head[0] = total + head[DUE + 2]
    _places(s, o, head)
    _purse_and_marker(s, head, out)
    head[LEFT + left] = 1.0
    _cards(s, r, o, left, head, out)


def _due(s: ImperialMiners, r: Rates, left: i64, head: list[float]) -> None:
    """The draws that lie on the pile."""
    stack = s.stack[0]
    gains: Ints = []
    plain: i64 = 0
    sought: i64 = 0
    worth: i64 = 0
    at: i64
    for at in range(0, len(stack), frames.WIDTH):
        if stack[at] == Frame.DRAW or stack[at] == Frame.FACTION:
            some, of_faction = draws.cards_due(stack, at)
            plain += some
            sought += of_faction
            if stack[at + PROMISE] > 0:
                worth += stack[at + PROMISE] - 1
            else:
                if len(gains) == 0:
                    gains = outlook.gains(s, r, left)
                worth += draws.draw_worth(s, gains, stack[at + 1], draws.faction_due(stack, at))
    head[DUE] = float(plain)
    head[DUE + 1] = float(sought)
    head[DUE + 2] = int(worth) / 100


def _places(s: ImperialMiners, o: Outlook, head: list[float]) -> None:
    places = o.places
    if places is None:
        return
    level: i64
    n: i64
    for level in range(4):
        chain = places.chain[level]
        for n in range(min(CHAINS, len(chain))):
            head[BEST + CHAINS * level + n] = int(chain[n]) / 100
        if level > 0:
            head[ROOM + level - 1] = float(len(places.cells[level]))
    head[ROOM + 3] = float(projection.open_halves(s))


def _purse_and_marker(s: ImperialMiners, head: list[float], out: memoryview[float]) -> None:
    i: i64
    for i in range(14):
        if s.gold[0] >= GOLD[i]:
            head[RICH + i] = 1.0
    at: i64 = MARKER
    if s.space[0] > 0:
        at += (2 * s.board[0] + s.sides[s.board[0]]) * MAX_SPACES + s.space[0]
    out[at] = 1.0


def _cards(s: ImperialMiners, r: Rates, o: Outlook, left: i64, head: list[float], out: memoryview[float]) -> None:
    """Mine and hand by card; of equal cards the sum."""
    reach = valuation.reaches(s, r, left)
    i: i64
    faction: i64
    for i in range(s.placed[0]):
        card: i64 = s.cards[i]
        cell: i64 = s.cells[i]
        free: i64 = 0
        if mine.find(s, 0, cell + WIDE) < 0:
            free += 1
        if mine.find(s, 0, cell + WIDE + 1) < 0:
            free += 1
        _add(out, MACHINES + card, float(s.machines[i]))
        _add(out, CAVED + card, float(s.caved[0] >> i & 1))
        _add(out, FREE + card, float(free))
        _add(out, REACH + card, int(reach[i]) / 100)
    head[HELD] = float(len(o.hand))
    for held in o.hand:
        _add(out, LAID + held.card, int(held.laid) / 100)
        for faction in range(6):
            if s.t.factions[held.card] >> faction & 1:
                head[HELD + 1 + faction] += 1.0


def _add(out: memoryview[float], at: i64, more: float) -> None:
    if more != 0.0:
        out[at] = out[at] + more


def _worth_of_other(v: ImperialMiners, seat: i64, r: Rates) -> float:
    """What foreman gives another seat by what is public: its hand counts as cards not yet drawn."""
    first: i64 = seat * ROUNDS
    end: i64 = first + v.placed[seat]
    key = tuple(
        [v.seats, v.round, v.phase, v.gold[seat], v.points[seat], v.board[seat], v.space[seat], v.caved[seat]]
        + v.sides
        + v.cards[first:end]
        + v.cells[first:end]
        + v.machines[first:end]
        + v.carts[seat]
        + [-1, v.hand[seat].count(v.t.four), id(v.t)]
        + v.stack[seat]
    )
    known = _others.get(key)
    if known is None:
        s = valuation.alone(v, seat)
        s.hand[0] = [card for card in s.hand[0] if card <= s.t.four]
        left: i64 = valuation.rounds_to_come(s)
        known = int(outlook.worth(s, r, Outlook(s, r, left), left)) / 100
        if len(_others) >= KNOWN:
            _others.clear()
        _others[key] = known
    return known
