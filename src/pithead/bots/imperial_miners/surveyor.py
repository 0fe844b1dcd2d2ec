"""Imperial Miners' surveyor: foreman's lines, but a net judges where they end; and which cards to keep.

What a net says of an end are points. In the last rounds at a table it is the chance to win that counts, told as the
points that are worth as much where the game is even. In the very last round foreman knows the points themselves; draws
and discards are foreman's too.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import log
from typing import TYPE_CHECKING

from pithead.bots.evaluator import Judgement
from pithead.bots.foreman import Candidate
from pithead.bots.imperial_miners import outlook, plan, valuation
from pithead.bots.imperial_miners.apprentice import APART, left_now
from pithead.bots.imperial_miners.ends import End, Ends
from pithead.bots.imperial_miners.foreman import BEHIND, EVERY, MOST, TRIED, WIDE, Foreman
from pithead.bots.imperial_miners.outlook import Outlook
from pithead.bots.imperial_miners.plan import Breadth, Plan
from pithead.bots.weights import Weights
from pithead.core import frames
from pithead.core.api import OVER, Budget, State
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import ROUNDS, Do, Frame

if TYPE_CHECKING:
    from pithead.bots.net import Net, NetEvaluator

BROAD = Breadth(width=24, margin=1000, enough=2000, rough=True)  # a net finds more in a plan than foreman does
ENDS = 128  # of a plan that are judged at most,
FAR = 1200  # none so many hundredths of a point behind the best,
EACH = 30  # and so many of one card at one place
LATE = 3  # rounds to come from which on the chance to win counts
EVEN = 4.0  # so many scales of points make the whole of a win, where the game is even
WITHIN = 0.3  # part of the noise by which lines that begin alike differ
LOTS = 1 << 20  # of a lot that noise is made from


class Option:
    """A line that may be chosen.

    codes   its answers
    value   what foreman gives it
    leaf    where it ends
    firsts  how many of the answers, in any order, it may begin with
    """

    def __init__(self, codes: Sequence[int], value: float, leaf: ImperialMiners, firsts: int = 1) -> None:
        self.codes = [int(code) for code in codes]
        self.value = value
        self.leaf = leaf
        self.firsts = firsts


class Surveyor(Foreman):
    """Takes the line whose end a net values most; foreman's own without a net.

    temperature  0: the best; else choices by lot, a win share of so much behind the best e times as seldom
    """

    def __init__(self, net: Net | None, weights: Weights | None = None, temperature: float = 0.0) -> None:
        super().__init__(weights)
        self.noise = EVEN * self.weights.scale * temperature  # in points
        self.breadth = WIDE
        self.evaluator: NetEvaluator | None = None
        if net is not None:
            from pithead.bots.net import NetEvaluator

            self.breadth = BROAD
            self.evaluator = NetEvaluator(net)

    def judge(self, leaves: Sequence[State], seat: int) -> list[Judgement]:
        return self.evaluator.judge(leaves, seat) if self.evaluator is not None else super().judge(leaves, seat)

    # -- what to choose from

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(view, ImperialMiners)
        if len(legal) == 1:
            return legal[0]
        answer = self.planner.answers.get(plan.moment(view, self.seat), -1)
        if answer in legal:
            return answer
        if not self.decides(view):
            return super().choose(view, legal, budget)
        options = self.options(view, legal, self.breadth)
        values = self.worths(view, options)
        i = self.pick(view, options, values)
        self.take(view, options[i])
        self.pursue(self._candidate_of(view, options[i], values[i]))
        return options[i].codes[0]

    def decides(self, view: ImperialMiners) -> bool:
        """Whether lines are weighed here: of all choices of cards only what to keep."""
        kind = frames.top(view.stack[self.seat])
        return kind not in APART or kind == Frame.KEEP

    def options(self, view: ImperialMiners, legal: Sequence[int], breadth: Breadth) -> list[Option]:
        """The lines worth a look that begin with a legal choice, the best by foreman's value first."""
        if frames.top(view.stack[self.seat]) == Frame.KEEP:
            return self._sets(view, legal)
        ends = Ends()
        found = Plan(valuation.alone(view, self.seat), self.by_seats[int(view.seats)], breadth, ends)
        best = [end for end in ends.best(ENDS, FAR, EACH) if end.codes[0] in legal]
        if breadth is EVERY:
            best += self._missing(found, best, legal)
        if not best:
            best = [End(found.firsts.get(legal[0], 0), list(legal[:1]), 0)]
        return [
            Option(end.codes, end.value / 100, played_on(view, self.seat, found.reached(end.codes))) for end in best
        ]

    def _missing(self, found: Plan, best: Sequence[End], legal: Sequence[int]) -> list[End]:
        """The best line of each choice that none begins with."""
        there = {end.codes[0] for end in best}
        return [
            End(found.firsts[code], found.lines[code].codes(), 0)
            for code in legal
            if code not in there and code in found.lines
        ]

    def _sets(self, view: ImperialMiners, legal: Sequence[int]) -> list[Option]:
        """All that may be kept; not without a card of level I, where there is one."""
        world = valuation.alone(view, self.seat)
        rates = self.by_seats[int(view.seats)]
        stack, hand, level = world.stack[0], world.hand[0], world.t.level
        kept = int(frames.get(stack, 2))
        have = [card for i, card in enumerate(hand) if kept >> i & 1]
        rest = [card for i, card in enumerate(hand) if not kept >> i & 1]
        sets = sorted(set(combinations(rest, int(frames.get(stack, 1)))))
        low = [cards for cards in sets if any(level[card] == 0 for card in [*have, *cards])] or sets
        world.stack[0], world.open = [], 0
        out = []
        for cards in low:
            world.hand[0] = sorted([*have, *cards])
            value = int(outlook.worth(world, rates, Outlook(world, rates, world.t.rounds), world.t.rounds)) / 100
            codes = sorted([Do.KEEP + card for card in cards], key=lambda code: (code not in legal, code))
            firsts = sum(code in legal for code in codes)
            if firsts:
                out.append(Option(codes, value, played_on(view, self.seat, world), firsts))
        return sorted(out, key=lambda option: -option.value)

    # -- what they are worth

    def worths(self, view: ImperialMiners, options: Sequence[Option]) -> list[float]:
        """In points; by foreman in the last round."""
        left = left_now(view)
        if self.evaluator is None or left == 0 or len(options) == 1:
            return [option.value for option in options]
        found = self.judge([option.leaf for option in options], self.seat)
        if view.seats == 1 or left > LATE:
            return [one.points[self.seat] for one in found]
        return [EVEN * self.weights.scale * one.shares[self.seat] for one in found]

    def pick(self, view: ImperialMiners, options: Sequence[Option], values: Sequence[float]) -> int:
        """The best of them, with noise where there is some: most of it the same for lines that begin alike."""
        if self.noise == 0.0:
            return values.index(max(values))
        shift: dict[tuple[int, ...], float] = {}
        noisy = []
        for option, value in zip(options, values, strict=True):
            start = tuple(option.codes[:2])
            if start not in shift:
                shift[start] = self._lot()
            noisy.append(value + self.noise * (shift[start] + WITHIN * self._lot()))
        return noisy.index(max(noisy))

    def _lot(self) -> float:
        """From Gumbel's distribution: by the largest of such lots, chances are as of a softmax."""
        return -log(-log((int(self.rng.below(LOTS)) + 0.5) / LOTS))

    def take(self, view: ImperialMiners, option: Option) -> None:
        """A line was chosen."""

    def values(self, view: State, legal: Sequence[int]) -> list[float]:
        """What each choice is worth: that of its best line."""
        assert isinstance(view, ImperialMiners)
        if not self.decides(view):
            return super().values(view, legal)
        options = self.options(view, legal, EVERY)
        best = _best_of_each(options, self.worths(view, options))
        least = min(best.values(), default=0.0)
        return [best.get(code, least - 1) for code in legal]

    # -- for a search on top of it

    def candidates(self, view: State, legal: Sequence[int]) -> list[Candidate]:
        """The best lines that begin differently, as foreman's candidates."""
        assert isinstance(view, ImperialMiners)
        if not self.decides(view):
            return super().candidates(view, legal)
        options = self.options(view, legal, self.breadth)
        values = self.worths(view, options)
        order = sorted(range(len(options)), key=lambda i: -values[i])
        out: list[Candidate] = []
        starts: set[tuple[int, ...]] = set()
        for i in order:
            start = tuple(options[i].codes[:2])
            if start not in starts and values[i] >= values[order[0]] - BEHIND:
                starts.add(start)
                out.append(self._candidate_of(view, options[i], values[i]))
        alone = frames.top(view.stack[self.seat]) not in TRIED or left_now(view) == 0
        return out[: 1 if alone else MOST]

    def _candidate_of(self, view: ImperialMiners, option: Option, value: float) -> Candidate:
        return Candidate(value, option.codes, plan.moments(valuation.alone(view, self.seat), option.codes))

    def rollout_values(self, ends: Sequence[State], seat: int) -> list[float]:
        """Points at the end."""
        if self.evaluator is None:
            return super().rollout_values(ends, seat)
        judged = self.judge(ends, seat)
        return [
            self._points(end, seat) if end.actor() == OVER else one.points[seat]
            for end, one in zip(ends, judged, strict=True)
        ]


def played_on(view: ImperialMiners, seat: int, world: ImperialMiners) -> ImperialMiners:
    """A seat's view with its own affairs as in a table of one that was made from it and played on."""
    s = view.clone()
    first = seat * ROUNDS
    s.open = s.open & ~(1 << seat) | (1 << seat if world.open else 0)
    s.gold[seat] = world.gold[0]
    s.points[seat] = world.points[0]
    s.board[seat] = world.board[0]
    s.space[seat] = world.space[0]
    s.caved[seat] = world.caved[0]
    s.acted[seat] = world.acted[0]
    s.placed[seat] = world.placed[0]
    s.cards[first : first + ROUNDS] = world.cards
    s.cells[first : first + ROUNDS] = world.cells
    s.machines[first : first + ROUNDS] = world.machines
    s.carts[seat] = world.carts[0][:]
    s.gaps[seat] = world.gaps[0][:]
    s.hand[seat] = world.hand[0][:]
    s.dropped[seat] = sorted(view.dropped[seat] + world.dropped[0])
    s.stack[seat] = world.stack[0][:]
    return s


def _best_of_each(options: Sequence[Option], values: Sequence[float]) -> dict[int, float]:
    """By first answer: what the line is worth that is worth most."""
    out: dict[int, float] = {}
    for option, value in zip(options, values, strict=True):
        for code in option.codes[: option.firsts]:
            out[code] = max(value, out.get(code, value))
    return out
