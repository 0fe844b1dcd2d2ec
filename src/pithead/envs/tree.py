"""The whole tree of a small game in sequence form: what every end brings, by what each seat chose on the way.

An information set is all that a seat has been told, has chosen and saw where it was asked: nothing is forgotten. A
choice among one is no decision. A sequence of a seat is a choice at a decision together with all that it chose before;
sequence 0 is the empty one. A plan gives each sequence the product of the seat's own chances to choose so, and what
plans bring against each other is a sum over the ends of the game (Koller, Megiddo and von Stengel 1996).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from pithead.core.api import CHANCE, OVER, Event, Game, State, sees
from pithead.core.errors import OptionError
from pithead.envs.rewards import Reward
from pithead.envs.throws import Luck

Plan: TypeAlias = NDArray[np.float64]
Places: TypeAlias = NDArray[np.int64]
Numbers: TypeAlias = tuple[int, ...]  # one for each seat
Told: TypeAlias = Callable[[int], None]

MOST = 3_000_000  # ends: a larger game is refused


@dataclass
class Decision:
    """An information set in which a seat has a choice.

    view    what the seat sees there
    legal   its choices
    parent  the seat's sequence that leads here
    first   the sequence of its first choice; those of the others follow
    level   how many decisions the seat made before
    """

    view: State
    legal: list[int]
    parent: int
    first: int
    level: int


class Seat:
    """The decisions of a seat, level by level, and the sums that run over them.

    sequences  how many there are, the empty one included
    """

    def __init__(self) -> None:
        self.decisions: list[Decision] = []
        self.sequences = 1

    def arrange(self) -> Places:
        """Number the sequences anew, so that those of a level stand together; the new number of each old one."""
        self.decisions.sort(key=lambda one: one.level)
        moved = np.zeros(self.sequences, np.int64)
        at = 1
        for one in self.decisions:
            n = len(one.legal)
            moved[one.first : one.first + n] = np.arange(at, at + n)
            one.first = at
            at += n
        for one in self.decisions:
            one.parent = int(moved[one.parent])
        self.parent = np.array([one.parent for one in self.decisions], np.int64)
        self.first = np.array([*(one.first for one in self.decisions), at], np.int64)
        self.sizes = np.diff(self.first)
        found = np.array([one.level for one in self.decisions], np.int64)
        bounds = [int(n) for n in np.searchsorted(found, np.arange(found.max(initial=-1) + 2))]
        self.levels = list(pairwise(bounds))
        return moved

    def plan(self, chances: Plan) -> Plan:
        """The plan of a seat that makes each choice with such a chance."""
        out = np.ones(self.sequences)
        for low, high in self.levels:
            here = slice(self.first[low], self.first[high])
            out[here] = np.repeat(out[self.parent[low:high]], self.sizes[low:high]) * chances[here]
        return out

    def uniform(self) -> Plan:
        """Chances: every choice of a decision as likely as the others."""
        return np.concatenate([[1.0], np.repeat(1 / self.sizes, self.sizes)])

    def best(self, worth: Plan) -> float:
        """The most that a plan can bring; `worth` is what each sequence brings by itself."""
        total = worth.copy()
        for low, high in reversed(self.levels):
            starts = self.first[low:high]
            top = np.maximum.reduceat(total[starts[0] : self.first[high]], starts - starts[0])
            total += np.bincount(self.parent[low:high], top, self.sequences)
        return float(total[0])

    def regrets(self, worth: Plan, chances: Plan) -> Plan:
        """By sequence: how much more its choice would bring than the decision does with these chances."""
        total, out = worth.copy(), np.zeros(self.sequences)
        for low, high in reversed(self.levels):
            here = slice(self.first[low], self.first[high])
            starts = self.first[low:high] - self.first[low]
            mean = np.add.reduceat(total[here] * chances[here], starts)
            out[here] = total[here] - np.repeat(mean, self.sizes[low:high])
            total += np.bincount(self.parent[low:high], mean, self.sequences)
        return out

    def matching(self, regrets: Plan) -> Plan:
        """Chances in proportion to what is regretted; all alike where nothing is."""
        positive = np.maximum(regrets, 0)
        if not self.decisions:
            return np.ones(1)
        sums = np.repeat(np.add.reduceat(positive, self.first[:-1]), self.sizes)
        out = self.uniform()
        np.divide(positive[1:], sums, out=out[1:], where=sums > 0)
        return out


class Tree:
    """A game from one position on.

    seats    what each seat decides
    chance   of each end: the probability of all draws on the way
    last     of each seat and end: the seat's sequence
    rewards  of each seat and end
    """

    def __init__(self, game: Game, start: State, reward: Reward, luck: Luck, told: Told | None = None) -> None:
        """`told` hears from time to time how many ends were found; OptionError where they are too many."""
        self.game = game
        self.reward = reward
        self.luck = luck
        self.told = told
        self.seats = [Seat() for _ in range(int(start.seats))]
        self.nodes = 0
        self._known: dict[tuple[int, object], int] = {}
        self._found: list[dict[int, Decision]] = [{} for _ in self.seats]
        self._chance: list[float] = []
        self._last: list[tuple[int, ...]] = []
        self._rewards: list[list[float]] = []
        nothing = tuple(0 for _ in self.seats)
        self._walk(start.clone(), 1.0, nothing, nothing, nothing)
        moved = [seat.arrange() for seat in self.seats]
        self.chance: Plan = np.array(self._chance)
        self.rewards: Plan = np.array(self._rewards).T.copy()
        last = np.array(self._last, np.int64).T
        self.last = [numbers[mine] for numbers, mine in zip(moved, last, strict=True)]
        del self._known, self._found, self._chance, self._last, self._rewards

    # -- what plans bring

    def worth(self, seat: int, plans: Sequence[Plan]) -> Plan:
        """What each sequence of a seat brings at the ends that it leads to, while the others follow their plans."""
        weights = self.chance * self.rewards[seat]
        for other, plan in enumerate(plans):
            if other != seat:
                weights = weights * plan[self.last[other]]
        return np.asarray(np.bincount(self.last[seat], weights, self.seats[seat].sequences), np.float64)

    def value(self, seat: int, plans: Sequence[Plan]) -> float:
        """What a seat gets while all follow their plans."""
        return float(self.worth(seat, plans) @ plans[seat])

    def best_value(self, seat: int, plans: Sequence[Plan]) -> float:
        """What a seat could get at best while the others follow their plans."""
        return self.seats[seat].best(self.worth(seat, plans))

    def nash_conv(self, plans: Sequence[Plan]) -> float:
        """How much all seats could gain, each by leaving its plan alone: 0 in an equilibrium."""
        return sum(self.best_value(seat, plans) - self.value(seat, plans) for seat in range(len(self.seats)))

    # -- finding all ends

    def _walk(self, state: State, p: float, known: Numbers, last: Numbers, made: Numbers) -> None:
        """From a position that may be changed.

        known  by seat: a number for all that it knows
        last   by seat: its sequence
        made   by seat: how many decisions it has made
        """
        while True:
            self.nodes += 1
            actor = int(state.actor())
            if actor == OVER:
                self._end(state, p, last)
                return
            if actor == CHANCE:
                odds = self.luck.every(state)
                for code, chance in odds[1:]:
                    child = state.clone()
                    self._walk(child, p * chance, self._apply(child, CHANCE, code, known), last, made)
                p *= odds[0][1]
                known = self._apply(state, CHANCE, odds[0][0], known)
                continue
            legal = [int(code) for code in state.legal(actor)]
            if len(legal) == 1:
                known = self._apply(state, actor, legal[0], known)
                continue
            decision, known = self._decision(state, actor, legal, known, last[actor], made[actor])
            more = (*made[:actor], made[actor] + 1, *made[actor + 1 :])
            for i, code in enumerate(legal):
                child = state.clone() if i + 1 < len(legal) else state
                chosen = (*last[:actor], decision.first + i, *last[actor + 1 :])
                mine = (*known[:actor], self._name(known[actor], code), *known[actor + 1 :])
                self._walk(child, p, self._apply(child, actor, code, mine), chosen, more)
            return

    def _name(self, before: int, more: object) -> int:
        """A number for what is known once something more is."""
        return self._known.setdefault((before, more), len(self._known) + 1)

    def _apply(self, state: State, actor: int, code: int, known: Numbers) -> Numbers:
        """Change the position; what the seats know then."""
        events: list[Event] = []
        state.log = events
        state.apply(actor, code)
        state.log = None
        if not events:
            return known
        out = list(known)
        for event in events:
            token = (event.kind, event.args)
            for seat in range(len(out)):
                if sees(seat, event.seen_by):
                    out[seat] = self._name(out[seat], token)
        return tuple(out)

    def _decision(
        self, state: State, seat: int, legal: list[int], known: Numbers, parent: int, level: int
    ) -> tuple[Decision, Numbers]:
        """The information set of a position, and what is known once the seat has looked around there."""
        view = state.view(seat)
        looked = self._name(known[seat], view.key())
        found = self._found[seat].get(looked)
        if found is None:
            one = self.seats[seat]
            found = Decision(view, legal, parent, one.sequences, level)
            one.decisions.append(found)
            one.sequences += len(legal)
            self._found[seat][looked] = found
        assert found.legal == legal and found.parent == parent, "positions that look the same offer other choices"
        return found, (*known[:seat], looked, *known[seat + 1 :])

    def _end(self, state: State, p: float, last: Numbers) -> None:
        self._chance.append(p)
        self._last.append(last)
        self._rewards.append(self.reward.of(state))
        if self.told is not None and len(self._chance) % 10_000 == 0:
            self.told(len(self._chance))
        if len(self._chance) > MOST:
            raise OptionError(f"this game has more than {MOST:,} ends: too many to list them all")


class Solver:
    """Counterfactual regret minimisation (CFR+, Tammelin 2014): seats in turn, regrets never below nothing, and plans
    that count by the number of their round. With two seats and a constant sum the mean of the plans comes as near to
    an equilibrium as one likes.
    """

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.rounds = 0
        self.regrets = [np.zeros(seat.sequences) for seat in tree.seats]
        self.sums = [np.zeros(seat.sequences) for seat in tree.seats]
        self.plans = [seat.plan(seat.uniform()) for seat in tree.seats]

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            self.rounds += 1
            for number, seat in enumerate(self.tree.seats):
                chances = seat.matching(self.regrets[number])
                worth = self.tree.worth(number, self.plans)
                self.regrets[number] = np.maximum(self.regrets[number] + seat.regrets(worth, chances), 0)
                self.plans[number] = seat.plan(seat.matching(self.regrets[number]))
                self.sums[number] += self.rounds * self.plans[number]

    def mean(self) -> list[Plan]:
        """The plans to be judged."""
        return [total / total[0] for total in self.sums]
