"""What foreman looks at in a position of Dig Deep: features of one seat, each readable on its own.

Works on views as well as on whole positions: an unknown tile counts as the mean of what its level may still hold.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from pithead.games.dig_deep.verbs import Phase, Use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.dig_deep.state import DigDeep

EMPTY: Final = -1
GEMS: Final = 5
SPENT: Final = 0.75  # of the pickaxes rolled, what finds a tile to take
HASTE: Final = 0.65  # what a round to come takes of a round today: dice are bought
LONGEST: Final = 12.0
RISE: Final = 0.6  # what a gem's price rises a turn: three market dice, the wilds shared out
RACE: Final = 2.0  # gems sold that make a lead twice as sure, at the end

SEEN: Final = (  # of a seat's position
    "coins",
    "capital",
    "bonus",
    "bonus_hope",
    "income",
    "sale_now",
    "sale_later",
    "face_up",
    "hand",
    "stuck",
    "glut",
    "picks",
    "smelts",
    "sells",
    "reserves",
    "digs",
    "adverts",
    "invests",
    "balance",
    "flow",
    "dice",
    "control",
    "safe",
    "shared",
    "shut",
    "reach",
    "columns",
    "fronts",
    "stock",
    "shares",
    "dividend",
    "drag",
    "known",
    "time",
    "last_word",
)
# of a throw: what each use is worth that finds something to do, and what a reroll must gain for each die
TASTE: Final = (
    "roll_reserve",
    "roll_pick",
    "roll_smelt",
    "roll_sell",
    "roll_dig",
    "roll_advert",
    "roll_invest",
    "roll_shut",
    "throw",
)
FEATURES: Final = SEEN + TASTE


class Features:
    """A position made ready: what all seats share is worked out once, then each seat's features."""

    def __init__(self, s: DigDeep) -> None:
        self.s = s
        self.level_gems: list[float] = [0.0] * (3 * GEMS)  # of an unknown tile of each level: expected copies
        self.copies: list[float] = [0.0] * (s.seats * GEMS)  # unsold, face up and in hand
        self.counted: list[float] = [0.0] * (s.seats * GEMS)  # sold
        self.rate: list[float] = [0.0] * (s.seats * 7)  # expected uses a turn
        self.column: list[float] = [0.0] * len(s.height)  # what lies there, at prices to come
        self.best: list[float] = [0.0] * len(s.height)  # the top tile alone
        self.held: list[float] = [0.0] * s.seats  # pickaxes that a seat's own columns need
        self.coming: list[float] = [0.0] * GEMS  # copies in the grid
        self.price: list[float] = [0.0] * GEMS  # the mean to the end
        self.rounds = 0.0
        self._levels()
        self._rates()
        self._tiles()
        self._rounds()
        self._prices()
        self._columns()

    def _levels(self) -> None:
        s = self.s
        level: i64
        kind: i64
        gem: i64
        for level in range(3):
            tiles: i64 = 0
            for kind in range(s.t.level_start[level], s.t.level_start[level + 1]):
                n: i64 = s.pool[kind]
                if n > 0:
                    tiles += n
                    for gem in range(GEMS):
                        self.level_gems[level * GEMS + gem] += float(n * s.t.gems[kind * GEMS + gem])
            if tiles > 0:
                for gem in range(GEMS):
                    self.level_gems[level * GEMS + gem] /= float(tiles)

    def _rates(self) -> None:
        s = self.s
        seat: i64
        i: i64
        face: i64
        for seat in range(s.seats):
            for i in range(seat * 6, seat * 6 + 6):
                die: i64 = s.dice[i]
                if die != EMPTY:
                    for face in range(die * 6, die * 6 + 6):
                        self.rate[seat * 7 + s.t.face_action[face]] += float(s.t.face_number[face]) / 6.0

    def _rounds(self) -> None:
        """The rounds after this one: whoever holds most alone against the pace of its pickaxes sets the end."""
        s = self.s
        rows: i64 = len(s.grid) // len(s.height)
        column: i64
        i: i64
        kind: i64
        gem: i64
        shared = 0.0
        unknown: Ints = [0, 0, 0]
        for column in range(len(s.height)):
            if s.height[column] == 0:
                continue
            need: i64 = 0
            for i in range(s.height[column]):
                kind = s.grid[column * rows + i]
                need += s.t.level[kind] + 1
                if kind >= s.t.kinds:
                    unknown[kind - s.t.kinds] += 1
                else:
                    for gem in range(GEMS):
                        self.coming[gem] += float(s.t.gems[kind * GEMS + gem])
            owner = self.owner(column)
            if owner < 0:
                shared += float(need)
            else:
                self.held[owner] += float(need)
        for i in range(3):
            if unknown[i] > 0:
                for gem in range(GEMS):
                    self.coming[gem] += float(unknown[i]) * self.level_gems[i * GEMS + gem]
        if s.finishing or 0 < s.turn_limit <= s.round:
            return
        pace = 0.1
        for i in range(s.seats):
            pace += self.rate[i * 7 + Use.MINE]
        most = 0.0
        for i in range(s.seats):
            most = max(most, self.held[i] / (SPENT * (0.1 + self.rate[i * 7 + Use.MINE])))
        gone = float((s.seat - s.start + s.seats) % s.seats) / float(s.seats)  # of this round
        guess = max(most + 0.5 * shared / (SPENT * pace), (shared + sum(self.held)) / (SPENT * pace)) + gone - 0.5
        if guess > 2.0:
            guess = 2.0 + HASTE * (guess - 2.0)
        self.rounds = max(0.2, min(LONGEST, guess))
        if s.turn_limit:
            self.rounds = min(self.rounds, float(s.turn_limit - s.round))

    def owner(self, column: i64) -> i64:
        """The seat that alone controls a column, or EMPTY."""
        s = self.s
        base: i64 = column * s.seats
        most: i64 = 0
        who: i64 = EMPTY
        i: i64
        for i in range(s.seats):
            n: i64 = s.cubes[base + i]
            if n > most:
                most = n
                who = i
            elif n == most:
                who = EMPTY
        return who

    def _prices(self) -> None:
        """The mean price of a sale to the end (fitted to games): that of today counts when the end is near, and what is
        still to be sold.
        """
        s = self.s
        gem: i64
        i: i64
        for gem in range(GEMS):
            supply = self.coming[gem]
            for i in range(s.seats):
                supply += self.copies[i * GEMS + gem]
            near = 1.0 / (1.0 + 0.3 * self.rounds)
            mean = (
                7.2 + near * (1.1 * float(s.price[gem]) - 6.7) + 0.036 * (RISE * float(s.seats) * self.rounds - supply)
            )
            self.price[gem] = max(1.0, min(10.0, mean))

    def turns(self, seat: i64) -> float:
        """Turns that a seat still has, the one in progress not counted once it has been rolled."""
        s = self.s
        place: i64 = (seat - s.start + s.seats) % s.seats
        now: i64 = (s.seat - s.start + s.seats) % s.seats
        if place > now or (place == now and s.phase <= Phase.REROLL_DICE):
            return self.rounds + 1.0
        return self.rounds

    def _tiles(self) -> None:
        s = self.s
        k: i64 = s.t.kinds
        seat: i64
        kind: i64
        gem: i64
        for seat in range(s.seats):
            at: i64 = seat * GEMS
            for kind in range(k):
                unsold: i64 = s.shown[seat * k + kind] + s.hand[seat * (k + 3) + kind]
                sold: i64 = s.sold[seat * k + kind]
                if unsold + sold > 0:
                    for gem in range(GEMS):
                        n: i64 = s.t.gems[kind * GEMS + gem]
                        if n > 0:
                            self.copies[at + gem] += float(unsold * n)
                            self.counted[at + gem] += float(sold * n)
            for kind in range(3):
                hidden: i64 = s.hand[seat * (k + 3) + k + kind]
                if hidden > 0:
                    for gem in range(GEMS):
                        self.copies[at + gem] += float(hidden) * self.level_gems[kind * GEMS + gem]

    def tile(self, kind: i64) -> float:
        """What a tile brings at the prices to come."""
        s = self.s
        out = 0.0
        gem: i64
        level: i64 = kind - s.t.kinds
        for gem in range(GEMS):
            if level < 0:
                n: i64 = s.t.gems[kind * GEMS + gem]
                if n > 0:
                    out += self.price[gem] * float(n)
            else:
                out += self.price[gem] * self.level_gems[level * GEMS + gem]
        return out

    def _columns(self) -> None:
        s = self.s
        rows: i64 = len(s.grid) // len(s.height)
        column: i64
        i: i64
        worth = [self.tile(s.t.kinds + i) for i in range(3)]
        for column in range(len(s.height)):
            total = 0.0
            top = 0.0
            for i in range(s.height[column]):
                kind: i64 = s.grid[column * rows + i]
                top = worth[kind - s.t.kinds] if kind >= s.t.kinds else self.tile(kind)
                total = 0.95 * total + top
            self.column[column] = total
            self.best[column] = top

    def of(self, seat: i64) -> list[float]:
        """The features of one seat, in the order of FEATURES."""
        s = self.s
        turns = self.turns(seat)
        coins = float(s.coins[seat])
        out = [coins, min(coins, 20.0) * turns]
        self._bonus(seat, turns, out)
        self._unsold(seat, turns, out)
        self._engine(seat, turns, out)
        self._control(seat, turns, out)
        self._shares(seat, turns, out)
        out.append(turns)
        most = 0.0
        i: i64
        for i in range(s.seats):
            if i != seat:
                most = max(most, self.held[i])
        out.append(min(10.0, max(0.0, self.held[seat] - most)))
        return out

    def _bonus(self, seat: i64, turns: float, out: list[float]) -> None:
        """The bonuses if it ended now, and as the race for them stands with what is unsold."""
        s = self.s
        now = 0.0
        hope = 0.0
        sure = RACE + turns * 0.7
        gem: i64
        i: i64
        for gem in range(GEMS):
            mine = self.counted[seat * GEMS + gem]
            most = True
            tied: i64 = 0
            total = 0.0
            own = 0.0
            top = -100.0
            for i in range(s.seats):
                sold = self.counted[i * GEMS + gem]
                if sold > mine:
                    most = False
                elif sold == mine:
                    tied += 1
                top = max(top, sold + 0.6 * self.copies[i * GEMS + gem])
            for i in range(s.seats):
                power = exp((self.counted[i * GEMS + gem] + 0.6 * self.copies[i * GEMS + gem] - top) / sure)
                total += power
                if i == seat:
                    own = power
            hope += own / total
            if most and mine > 0.0:
                now += 1.0 / float(tied)
        out.append(float(s.t.bonus) * now)
        out.append(float(s.t.bonus) * hope)

    def _unsold(self, seat: i64, turns: float, out: list[float]) -> None:
        """Tiles face up and in hand, as far as there are Smelts and Sells to come for them."""
        s = self.s
        k: i64 = s.t.kinds
        room = turns * (1.0 + self.rate[seat * 7 + Use.SELL])
        melts = turns * self.rate[seat * 7 + Use.SMELT]
        shown = 0.0
        hand = 0.0
        shown_now = 0.0
        hand_now = 0.0
        shown_then = 0.0
        hand_then = 0.0
        kind: i64
        gem: i64
        for kind in range(k + 3):
            up = float(s.shown[seat * k + kind]) if kind < k else 0.0
            held = float(s.hand[seat * (k + 3) + kind])
            if up + held > 0.0:
                shown += up
                hand += held
                for gem in range(GEMS):
                    n = float(s.t.gems[kind * GEMS + gem]) if kind < k else self.level_gems[(kind - k) * GEMS + gem]
                    if n > 0.0:
                        price = float(s.price[gem])
                        shown_now += up * n * price
                        hand_now += held * n * price
                        shown_then += up * n * self.price[gem]
                        hand_then += held * n * self.price[gem]
        self._income(seat, turns, shown, hand, shown_then, hand_then, out)
        first = min(1.0, room / shown) if shown > 0.0 else 0.0
        then = min(1.0, min(melts, max(0.0, room - shown)) / hand) if hand > 0.0 else 0.0
        out.append(first * shown_now + then * hand_now)
        out.append(first * shown_then + then * hand_then)
        out.append(first * shown)
        out.append(then * hand)
        out.append((1.0 - first) * shown + (1.0 - then) * hand)
        glut = 0.0
        for gem in range(GEMS):
            mine = self.copies[seat * GEMS + gem]
            glut += mine * mine
        out.append(glut / (2.0 + turns))

    def _income(
        self, seat: i64, turns: float, shown: float, hand: float, shown_then: float, hand_then: float, out: list[float]
    ) -> None:
        """What the tiles bring that can be mined, smelted and sold to the end, each step at the pace of the dice."""
        s = self.s
        column: i64
        i: i64
        tiles = 0.0
        worth = 0.0
        for column in range(len(s.height)):
            if s.height[column] > 0:
                base: i64 = column * s.seats
                mine: i64 = s.cubes[base + seat]
                most: i64 = 0
                tied: i64 = 0
                for i in range(s.seats):
                    n: i64 = s.cubes[base + i]
                    if n > most:
                        most = n
                        tied = 1
                    elif n == most:
                        tied += 1
                if mine == most:
                    part = float(s.height[column]) / float(tied)
                    tiles += part
                    worth += part * self.column[column] / float(s.height[column])
        mean = worth / tiles if tiles > 0.0 else 0.0
        at: i64 = seat * 7
        mined = less(tiles, turns * self.rate[at + Use.MINE] * SPENT / 2.0)
        melted = less(hand + mined, turns * self.rate[at + Use.SMELT])
        sold = less(shown + melted, turns * (1.0 + self.rate[at + Use.SELL]))
        have = shown + hand
        old = min(sold, have)
        out.append((old * (shown_then + hand_then) / have if have > 0.0 else 0.0) + (sold - old) * mean)

    def _engine(self, seat: i64, turns: float, out: list[float]) -> None:
        """What the dice will bring in the turns to come: much of one action is worth less than some of each."""
        base: i64 = seat * 7
        picks = self.rate[base + Use.MINE]
        melts = self.rate[base + Use.SMELT]
        sells = 1.0 + self.rate[base + Use.SELL]
        out.append(turns * sqrt(picks))
        out.append(turns * sqrt(melts))
        out.append(turns * sqrt(sells))
        out.append(turns * sqrt(self.rate[base + Use.RESERVE]))
        out.append(turns * sqrt(self.rate[base + Use.DIG]))
        out.append(turns * sqrt(self.rate[base + Use.ADVERTISE]))
        out.append(turns * sqrt(self.rate[base + Use.INVEST]))
        out.append(turns * min(picks / 2.0, min(melts, sells)))
        out.append(turns * picks)
        n: i64 = 0
        i: i64
        for i in range(seat * 6, seat * 6 + 6):
            if self.s.dice[i] != EMPTY:
                n += 1
        out.append(float(n))

    def _control(self, seat: i64, turns: float, out: list[float]) -> None:
        """Columns held alone, safely, with others, by others; and the top tiles within reach."""
        s = self.s
        alone = 0.0
        shared = 0.0
        safe = 0.0
        shut = 0.0
        reach = 0.0
        columns = 0.0
        fronts = 0.0
        column: i64
        i: i64
        for column in range(len(s.height)):
            if s.height[column] == 0:
                continue
            base: i64 = column * s.seats
            mine: i64 = s.cubes[base + seat]
            other: i64 = 0
            tied: i64 = 1
            for i in range(s.seats):
                if i != seat:
                    n: i64 = s.cubes[base + i]
                    if n > other:
                        other = n
                    if n == mine:
                        tied += 1
            if mine > other:
                columns += 1.0
                alone += self.column[column]
                reach += self.best[column]
                if mine > other + 1:
                    safe += self.column[column]
            elif mine == other:
                shared += self.column[column] / float(tied)
                reach += self.best[column]
                if mine > 0:
                    fronts += 1.0
            else:
                shut += self.column[column]
                if mine + 1 == other:
                    fronts += 1.0
        now = min(1.0, turns)
        out.append(alone * now)
        out.append(safe * now)
        out.append(shared * now)
        out.append(shut * now)
        out.append(sqrt(reach) * now)
        out.append(columns * now)
        out.append(fronts * now)
        out.append(sqrt(float(s.stock[seat])) * now)

    def _shares(self, seat: i64, turns: float, out: list[float]) -> None:
        """Own cubes on gems, what others' sales may pay on them, what others' cubes take; and tiles known in the
        grid.
        """
        s = self.s
        value = 0.0
        paid = 0.0
        drag = 0.0
        gem: i64
        i: i64
        for gem in range(GEMS):
            base: i64 = gem * s.seats
            cubes: i64 = 0
            for i in range(s.seats):
                cubes += s.invested[base + i]
            if cubes == 0:
                continue
            share = float(s.price[gem]) / float(1 + cubes)
            mine: i64 = s.invested[base + seat]
            others = 0.0
            for i in range(s.seats):
                if i != seat:
                    others += self.copies[i * GEMS + gem]
            value += share * float(mine)
            paid += share * float(mine) * min(2.0, others)
            drag += share * float(cubes - mine) * min(3.0, self.copies[seat * GEMS + gem])
        now = min(1.0, turns)
        out.append(value * now)
        out.append(paid * now)
        out.append(drag * now)
        known = 0.0
        bit: i64 = 1 << seat
        for i in range(len(s.grid)):
            if s.knows[i] & bit:
                known += 1.0
        out.append(known * now)

    def worth(self, seat: i64, weights: list[float]) -> float:
        """Weights times features: points at the end, roughly."""
        out = 0.0
        seen = self.of(seat)
        i: i64
        for i in range(len(seen)):
            out += seen[i] * weights[i]
        return out


def less(a: float, b: float) -> float:
    """A soft minimum: where both are much alike it is below them."""
    if a <= 0.0 or b <= 0.0:
        return 0.0
    return exp(-log(a**-3 + b**-3) / 3.0)


def lead(s: DigDeep, seat: i64, weights: list[float], scale: float) -> float:
    """A position for one seat against the others: its worth less their worth, the strongest counting most; in
    points.
    """
    features = Features(s)
    mine = features.worth(seat, weights)
    others: list[float] = []
    i: i64
    for i in range(s.seats):
        if i != seat:
            others.append(features.worth(i, weights))
    top = max(others)
    total = 0.0
    for other in others:
        total += exp((other - top) / scale)
    return mine - top - scale * log(total)
