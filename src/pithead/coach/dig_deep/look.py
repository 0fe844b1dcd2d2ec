"""Two choices of a Dig Deep seat side by side, with what its own view lets it reckon.

Coins "to come" are those of foreman's outlook: the mean price of a sale to the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from pithead.bots.dig_deep.almanac import MOST, almanac, one_die
from pithead.bots.dig_deep.outlook import Outlook
from pithead.bots.dig_deep.plan import after
from pithead.coach.question import Comparison, Fact, Said
from pithead.core.api import Json
from pithead.games.dig_deep import facts, flow, market
from pithead.games.dig_deep.state import EMPTY, DigDeep
from pithead.games.dig_deep.verbs import COLUMNS, GEMS, Do, Use

SURE: Final = 10  # times in ten


@dataclass(frozen=True)
class Choice:
    """A whole choice, read.

    verb     of its first move; marks, `keep` and `roll` all are "reroll"
    value    the first argument: a column, gem, kind, space, position or source
    up       whether an Advertise raises
    marks    mask of the dice that are rolled again
    columns  that are mined, in order
    codes    all moves
    """

    verb: str
    value: int
    up: bool
    marks: int
    columns: tuple[int, ...]
    codes: tuple[int, ...]


def read(comparison: Comparison, codes: tuple[int, ...]) -> Choice:
    """What a tuple of moves does in the position of a comparison."""
    s = comparison.view
    assert isinstance(s, DigDeep)
    first = codes[0]
    columns = tuple(code - Do.MINE for code in codes if Do.MINE <= code < Do.STOP)
    if Do.MARK <= first <= Do.ROLL:
        marks = int(s.marks)
        for code in codes:
            if Do.MARK <= code < Do.KEEP:
                marks |= 1 << (code - Do.MARK)
        return Choice("reroll", 0, False, marks, (), codes)
    verb = comparison.game.actions.verb_of(first)
    value = first - verb.start
    if verb.name == "advertise":
        return Choice(verb.name, value // 2, bool(value % 2), 0, (), codes)
    return Choice(verb.name, value, False, 0, columns, codes)


def apart(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two runs of wilds without what they have in common; any other choices as they are."""
    if not all(code < Do.MARK for code in (*first, *second)):
        return first, second
    mine, other = list(first), list(second)
    for code in first:
        if code in other:
            other.remove(code)
            mine.remove(code)
    return (tuple(mine), tuple(other)) if mine and other else (first, second)


class Look:
    """One comparison, and what can be reckoned from the view of its seat."""

    def __init__(self, comparison: Comparison) -> None:
        view = comparison.view
        assert isinstance(view, DigDeep)
        self.game = comparison.game
        self.s = view
        self.t = view.t
        self.me = comparison.seat
        chosen, rival = apart(comparison.chosen.whole, comparison.rival.whole)
        self.chosen = read(comparison, chosen)
        self.rival = read(comparison, rival)

    @cached_property
    def outlook(self) -> Outlook:
        return Outlook(self.s)

    @cached_property
    def turns(self) -> float:
        """Own turns still to come after this one, as foreman expects the end."""
        s = self.s
        return 0.0 if facts.last_turn(s) else float(self.outlook.rounds)

    @cached_property
    def others(self) -> list[int]:
        """The other seats in the order in which they play."""
        return [(self.me + i) % int(self.s.seats) for i in range(1, int(self.s.seats))]

    def plays_again(self, seat: int) -> bool:
        """Whether another seat has a turn before one's own next one."""
        s = self.s
        if not facts.last_turn(s):
            return True
        return (seat - int(s.start)) % int(s.seats) > (self.me - int(s.start)) % int(s.seats)

    def both(self, verb: str) -> bool:
        return self.chosen.verb == verb == self.rival.verb

    # -- gems and tiles

    def gems(self, kind: int) -> dict[int, int]:
        """Copies of each gem on a tile."""
        return {gem: int(self.t.gems[kind * 5 + gem]) for gem in range(5) if self.t.gems[kind * 5 + gem]}

    def own(self, gem: int) -> int:
        """Copies that one has face up and in hand."""
        k = int(self.t.kinds)
        shown = facts.copies(self.s, self.s.shown, self.me * k, gem)
        return int(shown + facts.copies(self.s, self.s.hand, self.me * (k + 3), gem))

    def shown(self, seat: int, gem: int) -> int:
        """Copies that a seat has face up."""
        return int(facts.copies(self.s, self.s.shown, seat * int(self.t.kinds), gem))

    def most_shown(self, gem: int) -> tuple[int, int]:
        """Who of the others has the most copies face up, and how many; the next player where nobody has one."""
        seat = max(self.others, key=lambda i: self.shown(i, gem))
        return seat, self.shown(seat, gem)

    def sold(self, seat: int, gem: int) -> int:
        return int(facts.copies(self.s, self.s.sold, seat * int(self.t.kinds), gem))

    def face_up(self, seat: int) -> list[int]:
        return [int(kind) for kind in facts.face_up(self.s, seat)]

    def in_hand(self) -> list[int]:
        """The kinds of tile in one's own hand."""
        base = self.me * (int(self.t.kinds) + 3)
        return [kind for kind in range(int(self.t.kinds)) if self.s.hand[base + kind] > 0]

    def tiles(self, where: str) -> int:
        """How many tiles one has in hand, or face up."""
        k = int(self.t.kinds)
        if where == "hand":
            return int(facts.tiles_in_hand(self.s, self.me))
        return sum(int(n) for n in self.s.shown[self.me * k : (self.me + 1) * k])

    def worth(self, tile: int) -> float:
        """What a tile brings at the prices to come; of an unknown one the mean of what its level may still hold."""
        price = self.outlook.price
        if tile >= self.t.kinds:
            level = tile - int(self.t.kinds)
            return sum(float(price[gem]) * float(self.outlook.unseen[level * 5 + gem]) for gem in range(5))
        return sum(float(price[gem]) * n for gem, n in self.gems(tile).items())

    def pays(self, kind: int) -> int:
        """What one gets for a tile sold now."""
        return int(facts.earns(self.s, kind))

    def pays_others(self, kind: int) -> dict[int, int]:
        """What the others get for it."""
        out = dict.fromkeys(self.others, 0)
        for gem in self.gems(kind):
            for seat, paid in enumerate(market.payout(self.s, self.me, kind, gem)):
                if seat != self.me:
                    out[seat] += int(paid)
        return out

    def best_sale(self, s: DigDeep | None = None) -> tuple[int, int]:
        """What the best sale pays now, and its kind of tile; 0 and EMPTY without one."""
        s = s or self.s
        found = [(int(facts.earns(s, kind)), int(kind)) for kind in facts.face_up(s, self.me)]
        return max(found, default=(0, EMPTY))

    # -- columns

    def column(self, column: int) -> list[int]:
        """The tiles of a column, the top one last."""
        rows = len(self.s.grid) // len(self.s.height)
        return [int(tile) for tile in self.s.grid[column * rows : column * rows + int(self.s.height[column])]]

    def cost(self, tile: int) -> int:
        """Pickaxes: its level from 1."""
        return int(self.t.level[tile]) + 1

    def column_worth(self, column: int) -> float:
        return sum(self.worth(tile) for tile in self.column(column))

    def control(self, column: int, s: DigDeep | None = None) -> list[int]:
        return [int(seat) for seat in facts.controllers(s or self.s, column)]

    def cubes(self, column: int, seat: int) -> int:
        return int(self.s.cubes[column * int(self.s.seats) + seat])

    def has_picks(self, seat: int, need: int) -> float:
        """How likely the next throw of a seat shows so many pickaxes."""
        dice = sum(one_die(int(die)) for die in self.s.dice[seat * 6 : seat * 6 + 6] if die != EMPTY)
        throw = almanac(self.t).throw(dice)
        return sum(p for total, p in zip(throw.sums, throw.chances, strict=True) if total & MOST >= need)

    def after(self, choice: Choice) -> DigDeep:
        """The position after the first move of a choice, chance left out."""
        return after(self.s, choice.codes[0])

    def uses(self, use: int) -> int:
        return int(self.s.uses[use])

    @property
    def picks(self) -> int:
        return self.uses(Use.MINE)

    def mineable(self) -> list[int]:
        """The columns that one may mine and whose top tile the pickaxes reach."""
        return [
            i
            for i in range(len(self.s.height))
            if self.s.height[i] > 0 and flow.controls(self.s, self.me, i) and flow.top_level(self.s, i) < self.picks
        ]


Args: TypeAlias = dict[str, Json]  # of a message
Seen: TypeAlias = Callable[[Look], Said | None]


def fact(see: Seen) -> Fact:
    """What is seen in a look, as a fact of a comparison."""

    def said(comparison: Comparison) -> Said | None:
        return see(Look(comparison))

    said.__name__ = see.__name__
    return said


def say(id: str, weight: float, about: str, **args: Json) -> Said | None:
    """A sentence, if it counts for anything."""
    return Said(f"coach_dig_deep-{id}", args, weight, about) if weight > 0 else None


def times(chance: float) -> int:
    """A chance as times in ten: one at least, and ten where it fails less than once in twenty."""
    return max(1, min(SURE, round(10 * chance)))


def seat(index: int) -> str:
    """A seat as an argument of a message: as in events."""
    return str(index + 1)


def column(index: int) -> str:
    return COLUMNS[index]


def gem(index: int) -> str:
    return GEMS[index]


def counted(index: int, n: int) -> Json:
    """So many of a gem, as an argument: a message of its own."""
    return {"id": f"coach_dig_deep-count-{GEMS[index]}", "args": {"n": n}}


def other_gem(index: int) -> str:
    """A second gem of a sentence: the message with its name."""
    return f"dig_deep-gem-{GEMS[index]}"
