"""What a net is shown of a Rockwell position: the encoder's row, what tiles may bring, and foreman's own numbers."""

from __future__ import annotations

from struct import Struct
from threading import local
from typing import TYPE_CHECKING, Final

from pithead.bots.foreman import packaged
from pithead.bots.layout import FORMAT, Block, Group, Layout
from pithead.bots.rockwell.context import Context
from pithead.bots.rockwell.encoder import encode
from pithead.bots.rockwell.feature_names import FEATURES as SEEN
from pithead.bots.rockwell.features import Features
from pithead.bots.rockwell.foreman import FEATURES
from pithead.bots.rockwell.powers import power_of
from pithead.bots.rockwell.row import COMPANIES, LAYOUT, SIZE, VERSION, Table
from pithead.bots.rockwell.standing import turns_left
from pithead.bots.training import Inputs
from pithead.core.api import State
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import TILES

if TYPE_CHECKING:
    from mypy_extensions import i64
    from typing_extensions import Buffer

    from pithead.core.api import Ints

WIDTH: Final = 9  # numbers of a tile
SIXTEENTHS: Final = 16
REACH = [
    Block("near", 0, COMPANIES, "power of each company one step away, while it is not drilled", 4, seats=True),
    Block("cubes", 4, 4, "sixteenths of a cube on a card of its pile, by resource, while it is not drilled", 40),
    Block("danger", 8, 1, "sixteenths of a Danger on a card of its pile, while it is not drilled", SIXTEENTHS),
]
ROW = Layout(
    "rockwell",
    VERSION,
    [*LAYOUT.groups, Group("reach", SIZE, TILES, WIDTH, "by tile: who is near, and what it may bring", REACH)],
)
PER_SEAT: Final = ("worth", *SEEN, "goes", "deals", "actions")
NUMBERS: Final = (*(f"{name}.{seat}" for name in PER_SEAT for seat in range(COMPANIES)), "left")
TILE_FIGURES: Final = Struct(f"{TILES * WIDTH}{FORMAT}")
FIGURES: Final = Struct(f"{len(NUMBERS)}f")


class Workplace(local):
    """What is worked out once for each thread: contexts change with every position."""

    def __init__(self) -> None:
        self.ctx: Context | None = None
        self.weights = {
            seats: packaged("rockwell", FEATURES).of(seats)[: len(SEEN)] for seats in range(2, COMPANIES + 1)
        }


_here = Workplace()


def fill(leaf: State, seat: int, row: Buffer, numbers: Buffer) -> None:
    """The row and foreman's numbers of a position as a seat knows it; the others have insured nothing that it cannot
    see.
    """
    assert isinstance(leaf, Rockwell)
    ctx: Context | None = _here.ctx
    if ctx is None or ctx.t is not leaf.t:
        ctx = Context(leaf.t)
        _here.ctx = ctx
    whole = memoryview(row)
    encode(leaf, seat, whole[:SIZE])
    ctx.look(leaf, turns_left(leaf))
    TILE_FIGURES.pack_into(whole, 2 * SIZE, *_reach(ctx, leaf, seat, whole))
    FIGURES.pack_into(numbers, 0, *_figures(ctx, leaf, seat))


def _reach(ctx: Context, s: Rockwell, seat: i64, row: memoryview) -> Ints:
    out: Ints = [0] * (TILES * WIDTH)
    piles: Ints = row[Table.PILES : Table.PILES + 8 * Table.PILE].tolist()
    first: i64 = s.layout * TILES
    i: i64
    tile: i64
    for tile in range(TILES):
        if s.drilled >> tile & 1:
            continue
        at: i64 = tile * WIDTH
        near: i64 = ctx.tiles[tile].near
        if near != 0:
            for i in range(s.owners):
                out[at + (i if i >= s.seats else (i - seat + s.seats) % s.seats)] = power_of(near, i)
        pile: i64 = s.t.pile[first + tile] * Table.PILE
        cards: i64 = piles[pile]
        if cards > 0:
            for i in range(5):
                out[at + 4 + i] = piles[pile + 1 + i] * SIXTEENTHS // cards
    return out


def _figures(ctx: Context, s: Rockwell, seat: i64) -> list[float]:
    """One number for each of NUMBERS."""
    out: list[float] = [0.0] * len(NUMBERS)
    weights: list[float] = _here.weights[int(s.seats)]
    features: i64 = len(SEEN)
    i: i64
    k: i64
    for i in range(s.seats):
        who: i64 = (seat + i) % s.seats
        found = Features(ctx, who)
        out[i] = found.worth(weights)
        for k in range(features):
            out[(k + 1) * COMPANIES + i] = getattr(found, SEEN[k])
        out[(features + 1) * COMPANIES + i] = float(found.goes)
        out[(features + 2) * COMPANIES + i] = float(found.deals)
        out[(features + 3) * COMPANIES + i] = float(found.actions)
    out[len(out) - 1] = float(ctx.left)
    return out


INPUTS = Inputs(ROW, COMPANIES, NUMBERS, fill, ("table", "turn"))
