"""Rockwell's scripted characters: the apprentice with one idea each. Opponents of another kind; none is tuned."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.rockwell import bids
from pithead.bots.rockwell.apprentice import Apprentice
from pithead.bots.rockwell.valuation import PRESTIGE, at_center, wealth
from pithead.games.rockwell.facts import counted_bid
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import CREWS, Do, Phase

EAGER = 4 * PRESTIGE  # dollars that a character adds to what it likes
PURSE = 60  # per cent of its wealth that the overbidder bids


class Character(Apprentice):
    """The apprentice's dollars, and a character's own on top of them."""

    def points(self, s: Rockwell, legal: Sequence[int]) -> list[int]:
        return [gain + self.liking(s, code) for code, gain in zip(legal, super().points(s, legal), strict=True)]

    def liking(self, s: Rockwell, code: int) -> int:
        """Dollars that the character adds to a choice."""
        return 0


class CoreRusher(Character):
    """Sends its deepest crew straight down to the center."""

    def liking(self, s: Rockwell, code: int) -> int:
        if at_center(s, self.seat) or s.phase not in (Phase.CREW, Phase.MOVE):
            return 0
        crews = range(self.seat * CREWS, self.seat * CREWS + CREWS)
        runner = max(crews, key=lambda c: (s.t.depth[s.place[c]], -c))
        if s.phase == Phase.CREW:
            return EAGER if code - Do.CREW == runner % CREWS else 0
        deeper = code != Do.STAY and s.t.depth[code - Do.GO] > s.t.depth[s.place[runner]]
        return EAGER if s.crew == runner and deeper else 0


class Hoarder(Character):
    """Keeps what it has for the majorities at the end: no deliveries, no bids, no insurance, no sales."""

    def bid(self, s: Rockwell) -> list[int]:
        return [0] * 5

    def insurance(self, s: Rockwell) -> list[int]:
        return [0] * 4

    def liking(self, s: Rockwell, code: int) -> int:
        if s.phase == Phase.WORKSHOP and code >= Do.DELIVER:
            return -EAGER
        if s.phase == Phase.MARKET and Do.SELL <= code < Do.BUY:
            return -3  # the market's plan gives ranks, not dollars
        return 0


class ZeroBidder(Character):
    """Never bids for the order."""

    def bid(self, s: Rockwell) -> list[int]:
        return [0] * 5


class Overbidder(Character):
    """Wants to be first, whatever it costs."""

    def bid(self, s: Rockwell) -> list[int]:
        return bids.pay(s, self.seat, min(PURSE * wealth(s, self.seat) // 100, counted_bid(s, self.seat)))


class Briber(Character):
    """Takes the bribery slots of Board I and bribes whenever it can."""

    def liking(self, s: Rockwell, code: int) -> int:
        if s.phase == Phase.PLACE:
            slot = code - Do.PLACE
            return EAGER if slot < 4 and s.t.slot_bribes[slot] else 0
        return EAGER if s.phase == Phase.ADVANTAGE and Do.BRIBE <= code < Do.HIRE else 0


class Deliverer(Character):
    """Is in the workshop every turn, turns cubes into delivery tiles as soon as it can, and improves little else."""

    def liking(self, s: Rockwell, code: int) -> int:
        if s.phase == Phase.PLACE:
            return EAGER if code - Do.PLACE >= 7 else 0
        if s.phase != Phase.WORKSHOP or code == Do.PASS:
            return 0
        return EAGER if code >= Do.DELIVER else -PRESTIGE


STYLES: dict[str, type[Character]] = {
    "briber": Briber,
    "core-rusher": CoreRusher,
    "deliverer": Deliverer,
    "hoarder": Hoarder,
    "overbidder": Overbidder,
    "zero-bidder": ZeroBidder,
}
