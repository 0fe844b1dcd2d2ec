"""What a company can expect of a pile of extraction cards, worked out once for each set of cards that is left in it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pithead.games.rockwell.tables import Tables

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

OWNERS: Final = 4  # companies with crews at most


class Worths:
    """What one more cube of each resource is worth."""

    def __init__(self, zinc: float, copper: float, silver: float, gold: float) -> None:
        self.zinc = zinc
        self.copper = copper
        self.silver = silver
        self.gold = gold


class Share:
    """Cubes of each resource that one company gets, on average over the cards; and their sums over all cards."""

    sums: Ints
    cards: i64

    def __init__(self, sums: Ints, cards: i64) -> None:
        n: float = float(max(1, cards))
        self.sums = sums
        self.cards = cards
        self.zinc: float = float(sums[0]) / n
        self.copper: float = float(sums[1]) / n
        self.silver: float = float(sums[2]) / n
        self.gold: float = float(sums[3]) / n

    def worth(self, worths: Worths) -> float:
        """What the average is worth."""
        return (
            self.zinc * worths.zinc
            + self.copper * worths.copper
            + self.silver * worths.silver
            + self.gold * worths.gold
        )

    def dollars(self, worths: Ints) -> i64:
        """The same in whole dollars, from dollars for one cube."""
        sums = self.sums
        return (sums[0] * worths[0] + sums[1] * worths[1] + sums[2] * worths[2] + sums[3] * worths[3]) // self.cards


class Pile:
    """The cards that are left in a pile.

    most   cubes on a card: no share and no loss is larger
    whole  for whoever gets everything
    """

    t: Tables
    cards: Ints
    most: i64
    shares: list[Share | None]
    whole: Share

    def __init__(self, t: Tables, cards: Ints) -> None:
        self.t = t
        self.cards = cards
        self.most = max([sum(t.card_cubes[card * 4 : card * 4 + 4]) for card in cards], default=0)
        self.shares = [None] * ((OWNERS + 1) * 2 * (self.most + 1) * (self.most + 1))
        self.whole = self._share(0, 1, 0, 0)

    def share(self, parts: i64, first: i64, power: i64, saved: i64) -> Share:
        """For a company with so much power among so many: its part, what is left over if it comes first (1), less what
        Danger takes beyond what is saved. Where nobody stands, who comes first gets everything.
        """
        most: i64 = self.most
        at: i64 = ((parts * 2 + first) * (most + 1) + min(power, most)) * (most + 1) + min(saved, most)
        found = self.shares[at]
        if found is None:
            found = self._share(parts, first, power, saved)
            self.shares[at] = found
        return found

    def _share(self, parts: i64, first: i64, power: i64, saved: i64) -> Share:
        t = self.t
        sums: Ints = [0, 0, 0, 0]
        card: i64
        r: i64
        for card in self.cards:
            mine: Ints = [0, 0, 0, 0]
            booty: i64 = 0
            for r in range(4):
                cubes: i64 = t.card_cubes[card * 4 + r]
                if parts > 0 and power > 0:
                    mine[r] = cubes // parts
                if first != 0:
                    mine[r] += cubes % parts if parts > 0 else cubes
                booty += mine[r]
            if t.card_danger[card] != 0 and power > 0:
                loss: i64 = min(power, booty) - saved
                for r in range(3, -1, -1):
                    if loss <= 0:
                        break
                    lost: i64 = min(loss, mine[r])
                    mine[r] -= lost
                    loss -= lost
            for r in range(4):
                sums[r] += mine[r]
        return Share(sums, len(self.cards))


class Piles:
    """The piles of one pack, by what is left in them."""

    t: Tables
    known: dict[int, Pile]

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.known = {}

    def read(self, s: Rockwell) -> list[Pile]:
        """By number of the pile."""
        t = self.t
        out: list[Pile] = []
        pile: i64
        slot: i64
        for pile in range(len(s.drawn)):
            bits: i64 = 0
            for slot in range(t.pile_start[pile], t.pile_start[pile + 1]):
                bits = bits * 2 + (1 if s.deck[slot] > 0 else 0)
            key: int = (bits * len(s.drawn) + pile) * 2 + s.low
            found = self.known.get(key)
            if found is None:
                slots = range(t.pile_start[pile], t.pile_start[pile + 1])
                found = Pile(t, [t.card_at[s.low * t.cards + slot] for slot in slots if s.deck[slot] > 0])
                self.known[key] = found
            out.append(found)
        return out


@lru_cache(maxsize=8)
def piles_of(t: Tables) -> Piles:
    return Piles(t)
