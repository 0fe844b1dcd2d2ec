"""The look ahead of foreman and surveyor: a choice, what follows from it at once, and where that may lead."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from pithead.bots.rockwell.context import Context
from pithead.bots.rockwell.features import worth
from pithead.bots.tree import Tree
from pithead.core.api import CHANCE, HIDDEN
from pithead.games.rockwell.flow import advantages, board, extraction
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import TILES, Do, Draw, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

# choices that belong to one act with the choice before
OWN_CHOICES: Final = (Phase.MOVE, Phase.DIE, Phase.FIRST, Phase.SINK, Phase.AL_GO)


def filled(view: Rockwell, seat: i64) -> Rockwell:
    """A copy that can be played on: the others have insured nothing that they still hold."""
    s = view.clone()
    i: i64
    for i in range(len(s.insured)):
        if s.insured[i] == HIDDEN:
            s.insured[i] = 0
    return s


class Lookahead:
    """Values positions for one seat by its lead: its own worth, less the rivals' (the best of them counts most)."""

    ctx: Context
    seat: i64
    left: i64
    weights: list[float]
    rivals: float
    scale: float

    def __init__(self, ctx: Context, seat: i64, left: i64, weights: list[float], rivals: float, scale: float) -> None:
        self.ctx = ctx
        self.seat = seat
        self.left = left
        self.weights = weights
        self.rivals = rivals
        self.scale = scale

    def lead(self, s: Rockwell) -> float:
        self.ctx.look(s, self.left)
        mine: float = worth(self.ctx, self.seat, self.weights)
        if self.rivals == 0.0:
            return mine
        others = [worth(self.ctx, seat, self.weights) for seat in range(s.seats) if seat != self.seat]
        top: float = max(others)
        total: float = 0.0
        for other in others:
            total += exp((other - top) / self.scale)
        return mine - self.rivals * (top + self.scale * log(total))

    def values(self, s: Rockwell, codes: Ints) -> list[float]:
        """The lead that each choice of the seat is expected to bring."""
        tree = Tree()
        nodes = [self.after(s, code, tree) for code in codes]
        found = tree.values(self.leads(tree))
        return [found[node] for node in nodes]

    def leads(self, tree: Tree) -> list[float]:
        """Of all leaves."""
        out: list[float] = []
        for leaf in tree.leaves:
            assert isinstance(leaf, Rockwell)
            out.append(self.lead(leaf))
        return out

    def after(self, s: Rockwell, code: i64, tree: Tree) -> i64:
        """One choice of the seat, and all that follows until somebody else must choose, as a node of a tree."""
        world = s.clone()
        world.apply(self.seat, code)
        return self.follow(world, 0, tree)

    def follow(self, s: Rockwell, drilled: i64, tree: Tree) -> i64:
        """Luck on average, the seat's own choices at their best; `drilled`: tiles that this go has drilled already."""
        while True:
            p: i64 = s.phase
            if p == Phase.BACK:
                s.apply(CHANCE, Draw.BACK + self._back(s))
            elif p == Phase.CARD:
                return tree.mean(self._cards(s, drilled + 1, tree))
            elif p == Phase.DISCARD:
                tiles: Ints = s.legal(s.seat) if s.seat == self.seat else []
                s.apply(s.seat, tiles[len(tiles) - 1] if len(tiles) > 0 else Do.DISCARD)
            elif s.seat != self.seat:
                return tree.leaf(s)
            elif p in OWN_CHOICES:
                return tree.most(self._each(s, s.legal(self.seat), drilled, tree))
            elif p == Phase.ADVANTAGE:
                return tree.most(self._each(s, triggers(s) if drilled == 0 else [Do.PASS], drilled, tree))
            else:
                return tree.leaf(s)

    def result(self, s: Rockwell, code: i64) -> Rockwell:
        """The position that a choice leads to, with the first card of each pile and the seat's own best
        continuation.
        """
        world = s.clone()
        world.apply(self.seat, code)
        while True:
            p: i64 = world.phase
            if p == Phase.BACK or p == Phase.CARD:
                world.apply(CHANCE, world.outcomes()[0][0])
            elif p == Phase.DISCARD:
                world.apply(world.seat, Do.DISCARD)
            elif world.seat == self.seat and (p in OWN_CHOICES or p == Phase.ADVANTAGE):
                codes: Ints = triggers(world) if p == Phase.ADVANTAGE else world.legal(self.seat)
                values = self.values(world, codes)
                world.apply(self.seat, codes[values.index(max(values))])
            else:
                return world

    def _back(self, s: Rockwell) -> i64:
        """Any back that the tile may have."""
        first: i64 = s.spot // 8 * s.t.backs
        kind: i64
        for kind in range(s.t.backs):
            if s.bag[first + kind] > 0:
                return kind
        return 0

    def _cards(self, s: Rockwell, drilled: i64, tree: Tree) -> Ints:
        """What each card that may come leads to."""
        pile: i64 = extraction.pile(s)
        out: Ints = []
        slot: i64
        for slot in range(s.t.pile_start[pile], s.t.pile_start[pile + 1]):
            if s.deck[slot] > 0:
                world = s.clone()
                world.apply(CHANCE, Draw.CARD + s.t.card_at[s.low * s.t.cards + slot])
                out.append(self.follow(world, drilled, tree))
        return out

    def _each(self, s: Rockwell, codes: Ints, drilled: i64, tree: Tree) -> Ints:
        """What each choice leads to."""
        out: Ints = []
        code: i64
        for code in codes:
            world = s.clone()
            world.apply(self.seat, code)
            out.append(self.follow(world, drilled, tree))
        return out


def triggers(s: Rockwell) -> Ints:
    """A pass, and the hires and bribes of the active crew that drill at once."""
    out: Ints = []
    code: i64
    tile: i64
    stands: i64 = s.t.on[s.place[s.crew]]
    least: i64 = 99
    for tile in range(TILES):
        if stands >> tile & 1 and not s.drilled >> tile & 1:
            least = min(least, board.need(s, tile) - board.power_on(s, tile))
    for code in advantages.legal(s):
        if code == Do.PASS:
            out.append(code)
        elif code >= Do.HIRE:
            if code - Do.HIRE + 1 == least:
                out.append(code)
        else:
            tile = (code - Do.BRIBE) % TILES
            c: i64 = advantages.bribed_crew(s, (code - Do.BRIBE) // TILES)
            more: i64 = 0 if s.t.on[s.place[c]] >> tile & 1 else s.power[c] + s.die[c]
            if board.power_on(s, tile) + more >= board.need(s, tile):
                out.append(code)
    return out


def group(s: Rockwell) -> i64:
    """The part of a turn that a position belongs to: auction and Vice Presidents, drilling round, market, workshop,
    Al.
    """
    p: i64 = s.phase
    if s.drilling > 0:
        return 10 + s.drilling
    if p == Phase.BID or p == Phase.PLACE:
        return 0
    if p == Phase.INSURE:
        return 10
    if p == Phase.MARKET or p == Phase.AMOUNT:
        return 20
    if p == Phase.AL_RAISE:
        return 40
    return 30 if p != Phase.OVER else 50
