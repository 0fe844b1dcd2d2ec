"""The reroll of Dig Deep (DD-R3) by exact expectation: every set of dice, every throw, and what its uses are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.dig_deep.almanac import BITS, EMPTY, MOST, added, almanac, one_die
from pithead.bots.dig_deep.features import SEEN
from pithead.bots.dig_deep.valuation import shut_out
from pithead.core import bag
from pithead.games.dig_deep import flow
from pithead.games.dig_deep.facts import last_turn
from pithead.games.dig_deep.verbs import Use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.dig_deep.state import DigDeep

NEVER: Final = -1000.0


class Roll:
    """The value of every set of dice rerolled: the mean over all throws of what the uses would bring.

    Mine, Smelt and Sell depend on each other: their sums are looked up throw by throw. Every other use is worth the
    same, however many there are.
    """

    def __init__(self, s: DigDeep, seat: i64, weights: list[float]) -> None:
        self.s = s
        self.book = almanac(s.t)
        self.coins: i64 = s.coins[seat]
        self.taste = weights[len(SEEN) :]
        self.pick = self.taste[Use.MINE]
        self.smelt = self.taste[Use.SMELT]
        self.sell = self.taste[Use.SELL]
        me: i64 = seat
        self.dice: Ints = [die for die in s.dice[me * 6 : me * 6 + 6] if die != EMPTY]
        self.hand: i64 = bag.total(s.hand, me * (s.t.kinds + 3), (me + 1) * (s.t.kinds + 3))
        self.shown: i64 = bag.total(s.shown, me * s.t.kinds, (me + 1) * s.t.kinds)
        self.reach: i64 = 0  # pickaxes that find something
        column: i64
        for column in range(len(s.height)):
            if s.height[column] > 0 and flow.controls(s, me, column):
                self.reach += (flow.top_level(s, column) + 1) * min(2, s.height[column])
        self.last = last_turn(s)
        self.reserve = self.taste[Use.RESERVE] + self.taste[7] * float(shut_out(s, me)) / 100.0
        self.kept: Ints = []  # of each die: what its face adds to the sum
        self.kept_else: list[float] = []  # and what it is worth else
        self.mean_else: list[float] = []  # the same on average, thrown again
        self._faces()

    def _faces(self) -> None:
        t = self.s.t
        i: i64
        face: i64
        for i in range(len(self.dice)):
            start: i64 = self.dice[i] * 6
            face = start + self.s.faces[i]
            self.kept.append(added(t.face_action[face], t.face_number[face]))
            self.kept_else.append(self._else(face))
            mean = 0.0
            for face in range(start, start + 6):
                mean += self._else(face)
            self.mean_else.append(mean / 6.0)

    def _else(self, face: i64) -> float:
        """What a face is worth that adds nothing to the sum: nothing on the last turn."""
        action: i64 = self.s.t.face_action[face]
        if self.last or action == Use.MINE or action == Use.SMELT or action == Use.SELL:
            return 0.0
        each = self.reserve if action == Use.RESERVE else self.taste[action]
        return each * float(self.s.t.face_number[face])

    def sets(self) -> list[float]:
        """By mask of the dice rerolled: what the uses are worth on average, less what keeping all is worth and less the
        coins.
        """
        n: i64 = 1 << len(self.dice)
        out = [NEVER] * n
        mask: i64
        kept = self.mean(0)
        for mask in range(n):
            count: i64 = 0
            i: i64
            for i in range(len(self.dice)):
                count += mask >> i & 1
            if count > self.coins or self._twin(mask):
                continue
            out[mask] = (self.mean(mask) - kept if mask else 0.0) - float(count) * self.taste[8]
        return out

    def _twin(self, mask: i64) -> bool:
        """Whether of two equal dice the later one is rerolled and the earlier one is not."""
        s = self.s
        i: i64
        j: i64
        for i in range(len(self.dice)):
            if mask >> i & 1:
                for j in range(i):
                    if not mask >> j & 1 and self.dice[j] == self.dice[i] and s.faces[j] == s.faces[i]:
                        return True
        return False

    def mean(self, mask: i64) -> float:
        """What the uses are worth on average if the dice of a mask are thrown again."""
        kept: i64 = Use.FREE_SELL << 2 * BITS
        thrown: i64 = 0
        out = 0.0
        i: i64
        for i in range(len(self.dice)):
            if mask >> i & 1:
                thrown += one_die(self.dice[i])
                out += self.mean_else[i]
            else:
                kept += self.kept[i]
                out += self.kept_else[i]
        throw = self.book.throw(thrown)
        for i in range(len(throw.sums)):
            out += throw.chances[i] * self._worth(kept + throw.sums[i])
        return out

    def _worth(self, uses: i64) -> float:
        """What a sum of Mine, Smelt and Sell is worth, as far as each finds something to do."""
        picks: i64 = min(uses & MOST, self.reach)
        smelts: i64 = min(uses >> BITS & MOST, self.hand + picks // 2)
        rolled: i64 = uses >> 2 * BITS
        sells: i64 = min(rolled, self.shown + smelts)
        if self.last:
            return self.smelt * float(min(smelts, rolled)) + self.sell * float(sells)
        return self.pick * float(picks) + self.smelt * float(smelts) + self.sell * float(sells)
