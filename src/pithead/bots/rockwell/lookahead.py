"""The look ahead of foreman and surveyor: a choice, what follows from it at once, and where that may lead."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from pithead.bots.rockwell.context import Context
from pithead.bots.rockwell.features import worth
from pithead.bots.tree import Tree
from pithead.core.api import CHANCE, HIDDEN
from pithead.games.rockwell.flow import advantages, board, extraction
from pithead.games.rockwell.verbs import TILES, Do, Draw, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

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
    """Values positions for one seat by its lead: its own worth, less the rivals' (the best of them counts most).

    tree   where given, what was looked at is kept there, for whoever values positions otherwise
    leads  of the leaves of the tree
    node   of the tree: what was looked at last
    """

    ctx: Context
    seat: i64
    left: i64
    weights: list[float]
    rivals: float
    scale: float
    tree: Tree | None
    leads: list[float]
    node: i64

    def __init__(self, ctx: Context, seat: i64, left: i64, weights: list[float], rivals: float, scale: float) -> None:
        self.ctx = ctx
        self.seat = seat
        self.left = left
        self.weights = weights
        self.rivals = rivals
        self.scale = scale
        self.tree = None
        self.leads = []
        self.node = 0

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

    def after(self, s: Rockwell, code: i64) -> float:
        """One choice of the seat, and all that follows until somebody else must choose."""
        world = s.clone()
        world.apply(self.seat, code)
        return self.follow(world, 0)

    def follow(self, s: Rockwell, drilled: i64) -> float:
        """Luck on average, the seat's own choices at their best; `drilled`: tiles that this go has drilled already."""
        while True:
            p: i64 = s.phase
            if p == Phase.BACK:
                s.apply(CHANCE, Draw.BACK + self._back(s))
            elif p == Phase.CARD:
                return self._cards(s, drilled + 1)
            elif p == Phase.DISCARD:
                tiles: Ints = s.legal(s.seat) if s.seat == self.seat else []
                s.apply(s.seat, tiles[len(tiles) - 1] if len(tiles) > 0 else Do.DISCARD)
            elif s.seat != self.seat:
                return self._leaf(s)
            elif p in OWN_CHOICES:
                return self._best(s, s.legal(self.seat), drilled)
            elif p == Phase.ADVANTAGE:
                return self._best(s, triggers(s) if drilled == 0 else [Do.PASS], drilled)
            else:
                return self._leaf(s)

    def _leaf(self, s: Rockwell) -> float:
        lead: float = self.lead(s)
        if self.tree is not None:
            self.leads.append(lead)
            self.node = self.tree.leaf(s)
        return lead

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
                best: i64 = codes[0]
                most: float = -1e9
                one: i64
                for one in codes:
                    value: float = self.after(world, one)
                    if value > most:
                        most = value
                        best = one
                world.apply(self.seat, best)
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

    def _cards(self, s: Rockwell, drilled: i64) -> float:
        pile: i64 = extraction.pile(s)
        total: float = 0.0
        cards: i64 = 0
        nodes: Ints = []
        slot: i64
        for slot in range(s.t.pile_start[pile], s.t.pile_start[pile + 1]):
            if s.deck[slot] > 0:
                world = s.clone()
                world.apply(CHANCE, Draw.CARD + s.t.card_at[s.low * s.t.cards + slot])
                total += self.follow(world, drilled)
                cards += 1
                nodes.append(self.node)
        if self.tree is not None:
            self.node = self.tree.mean(nodes)
        return total / float(cards)

    def _best(self, s: Rockwell, codes: Ints, drilled: i64) -> float:
        best: float = -1e9
        nodes: Ints = []
        code: i64
        for code in codes:
            world = s.clone()
            world.apply(self.seat, code)
            value: float = self.follow(world, drilled)
            nodes.append(self.node)
            if value > best:
                best = value
        if self.tree is not None:
            self.node = self.tree.most(nodes)
        return best


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
