"""The reroll of Dig Deep (DD-R3) by exact expectation: every set of dice, every throw, and what its uses are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.dig_deep.features import EMPTY, SEEN
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
    """The value of every set of dice rerolled: the mean over all throws of what the uses would bring."""

    def __init__(self, s: DigDeep, seat: i64, weights: list[float]) -> None:
        self.s = s
        self.coins: i64 = s.coins[seat]
        self.taste = weights[len(SEEN) :]
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
        self.memo: dict[int, float] = {}

    def sets(self) -> list[float]:
        """By mask of the dice rerolled: what the uses are worth on average, less what keeping all is worth and less the
        coins.
        """
        n: i64 = 1 << len(self.dice)
        out = [NEVER] * n
        mask: i64
        kept = self._mean(0)
        for mask in range(n):
            count: i64 = 0
            i: i64
            for i in range(len(self.dice)):
                count += mask >> i & 1
            if count > self.coins or self._twin(mask):
                continue
            out[mask] = (self._mean(mask) - kept if mask else 0.0) - float(count) * self.taste[8]
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

    def _mean(self, mask: i64) -> float:
        """Every throw of the dice of a mask, by what they add up to: codes hold Mine, Smelt, Sell and Reserve, six bits
        each.
        """
        s = self.s
        chances: dict[int, float] = {1 << 12: 1.0}  # the free Sell
        extra = 0.0  # the other uses, none on the last turn
        i: i64
        face: i64
        action: i64
        for i in range(len(self.dice)):
            die: i64 = self.dice[i]
            first: i64 = 0
            last: i64 = 6
            if not mask >> i & 1:
                first = s.faces[i]
                last = first + 1
            p = 1.0 / float(last - first)
            then: dict[int, float] = {}
            for face in range(die * 6 + first, die * 6 + last):
                action = s.t.face_action[face]
                step: i64 = 0
                if action == Use.MINE:
                    step = s.t.face_number[face]
                elif action == Use.SMELT:
                    step = s.t.face_number[face] << 6
                elif action == Use.SELL:
                    step = s.t.face_number[face] << 12
                elif action == Use.RESERVE:
                    step = s.t.face_number[face] << 18
                else:
                    extra += p * float(s.t.face_number[face]) * self.taste[action]
                for code, chance in chances.items():
                    key = code + step
                    then[key] = then.get(key, 0.0) + chance * p
            chances = then
        out = 0.0 if self.last else extra
        for code, chance in chances.items():
            out += chance * self._worth(code)
        return out

    def _worth(self, code: int) -> float:
        known = self.memo.get(code, NEVER)
        if known > NEVER:
            return known
        picks: i64 = min(code & 63, self.reach)
        smelts: i64 = min(code >> 6 & 63, self.hand + picks // 2)
        sells: i64 = min(code >> 12 & 63, self.shown + smelts)
        taste = self.taste
        if self.last:
            value = taste[Use.SMELT] * float(min(smelts, code >> 12 & 63)) + taste[Use.SELL] * float(sells)
        else:
            value = taste[Use.MINE] * float(picks) + taste[Use.SMELT] * float(smelts) + taste[Use.SELL] * float(sells)
            value += self.reserve * float(code >> 18 & 63)
        self.memo[code] = value
        return value
