"""Rockwell's scripted player."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.advice import best, ranked, sane
from pithead.bots.player import Player
from pithead.bots.rockwell import bids
from pithead.bots.rockwell.drilling import Drilling, reach
from pithead.bots.rockwell.powers import total
from pithead.bots.rockwell.trade import Market, Workshop
from pithead.bots.rockwell.valuation import USUAL_HABITS, Habits
from pithead.core.api import Advice, Budget, Game, State
from pithead.games.rockwell.facts import surely_last_turn
from pithead.games.rockwell.flow import board
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import CREWS, NONE, SLOTS, Do, Phase


class Apprentice(Player):
    """Gives each choice its gain in dollars by a few rules of thumb and takes the best that is not absurd; equals are
    drawn.

    A choice follows from the view and the seed: each step of a sealed choice is told from the same amounts.
    """

    version = 2

    def __init__(self, habits: Habits = USUAL_HABITS) -> None:
        self.habits = habits

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, Rockwell)
        if len(legal) == 1:
            return legal[0]
        if view.phase in (Phase.BID, Phase.INSURE):
            return self._sealed(view, legal)
        kept = sensible(self.game, view, self.seat, legal)
        return best(kept, self.points(view, kept), self.rng)

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        assert isinstance(view, Rockwell)
        if view.phase in (Phase.BID, Phase.INSURE):
            return [Advice(self._sealed(view, legal), 0.0)]
        kept = sensible(self.game, view, self.seat, legal)
        return ranked(kept, self.points(view, kept))

    def _sealed(self, s: Rockwell, legal: Sequence[int]) -> int:
        """RW-A1, RW-I1: one step of a sealed choice."""
        amounts = self.bid(s) if s.phase == Phase.BID else self.insurance(s)
        return legal[min(amounts[s.step[self.seat]], len(legal) - 1)]

    def bid(self, s: Rockwell) -> list[int]:
        """Cubes of each resource and hundreds of dollars; the same at each step of the auction."""
        return bids.bid(s, self.seat, self.seed)

    def insurance(self, s: Rockwell) -> list[int]:
        """Cubes of each resource; the same at each step."""
        return bids.insurance(s, self.seat)

    def points(self, s: Rockwell, legal: Sequence[int]) -> list[int]:
        """The gain of each choice, to be compared with the others of the same moment."""
        if s.phase == Phase.PLACE:
            shop = Workshop(s, self.seat, self.habits)
            return [bids.slot_value(s, self.seat, code - Do.PLACE, shop) for code in legal]
        if s.phase == Phase.DISCARD:
            return list(range(len(legal)))
        if s.phase in (Phase.MARKET, Phase.AMOUNT):
            return self._deals(s, legal)
        if s.phase in (Phase.WORKSHOP, Phase.SINK):
            shop = Workshop(s, self.seat, self.habits)
            return [shop.gain(code) for code in legal]
        drilling = Drilling(s, self.seat, self.habits)
        if s.phase == Phase.CREW:
            return [self._crew(s, drilling, self.seat * CREWS + code - Do.CREW) for code in legal]
        if s.phase == Phase.MOVE:
            return drilling.moves(s.crew, [s.place[s.crew] if code == Do.STAY else code - Do.GO for code in legal])
        if s.phase == Phase.DIE:
            drilling.lift(s.crew)
            values = {arrival.die: arrival.value for arrival in drilling.arrivals(s.crew, s.target)}
            return [values[0] if code == Do.LEAVE else values[code - Do.TAKE + 1] for code in legal]
        if s.phase == Phase.ADVANTAGE:
            return [drilling.advantage(code) for code in legal]
        if s.phase == Phase.FIRST:
            return [drilling.drilled(code - Do.DRILL, drilling.powers[code - Do.DRILL], s.active) for code in legal]
        return [self._al(s, drilling, code) for code in legal]

    def _crew(self, s: Rockwell, drilling: Drilling, c: int) -> int:
        """The best go of a crew."""
        ends = [s.place[c], *reach(s, self.seat, c)]
        return max(drilling.moves(c, ends))

    def _deals(self, s: Rockwell, legal: Sequence[int]) -> list[int]:
        """RW-K: sales before purchases; the plan is made again for the amount."""
        return deal_points(s, legal, self.plan(s))

    def plan(self, s: Rockwell) -> list[int]:
        """RW-K: cubes to buy (sell: below 0) by resource."""
        shop = Workshop(s, self.seat, self.habits)
        return Market(s, self.seat, s.left[s.go], actions_to_come(s, self.seat), shop).deals

    def _al(self, s: Rockwell, drilling: Drilling, code: int) -> int:
        """RW-V: what a move or a raise of Al brings on one's own tiles, less the others'."""
        if code >= Do.AL_RAISE:
            c = s.seats * CREWS + code - Do.AL_RAISE
            tiles = drilling.atlas.tiles_on[s.place[c]]
            return sum(self._al_on(s, drilling, tile, 1) for tile in tiles)
        if code >= Do.AL_GO:
            return self._al_on(s, drilling, code - Do.AL_GO, s.power[s.crew])
        return 0

    def _al_on(self, s: Rockwell, drilling: Drilling, tile: int, power: int) -> int:
        if s.drilled >> tile & 1:
            return 0
        before = drilling.hope(tile, drilling.powers[tile])
        more = drilling.added(tile, s.seats, power)
        if total(more) >= drilling.need[tile]:
            return drilling.drilled(tile, more, s.seats) - before
        return drilling.hope(tile, more) - before


def sensible(game: Game, view: Rockwell, seat: int, legal: Sequence[int]) -> list[int]:
    """What is not absurd; a mineshaft that is moved in the last turn never pays. All of them where nothing is left."""
    kept = sane(game, view, seat, legal)
    if not surely_last_turn(view):
        return kept
    return [code for code in kept if not Do.RELOCATE <= code < Do.SINK] or kept


def actions_to_come(s: Rockwell, seat: int) -> int:
    """Actions of the workshop that a seat has in this turn."""
    slot = board.slot_of(s, seat, 7, SLOTS)
    return s.t.slot_uses[(s.seats - 2) * SLOTS + slot] if slot != NONE else 0


def deal_points(s: Rockwell, legal: Sequence[int], plan: Sequence[int]) -> list[int]:
    """RW-K: how well each deal, or each amount of one, follows a plan of cubes to buy (sell: below 0) by resource;
    sales come first.
    """
    if s.phase == Phase.AMOUNT:
        want = max(1, abs(int(plan[s.deal % 4])))
        return [-abs(int(code) - Do.CUBES + 1 - want) for code in legal]
    out = []
    for code in legal:
        n = plan[(code - Do.SELL) % 4] if code != Do.PASS else 0
        if code == Do.PASS:
            out.append(0)
        elif code >= Do.BUY:
            out.append(1 if n > 0 else -1)
        else:
            out.append(2 if n < 0 else -1)
    return out
