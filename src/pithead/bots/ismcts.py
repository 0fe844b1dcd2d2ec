"""Ismcts: information set Monte-Carlo tree search without knowledge of the game, as the academic reference.

Single observer, UCB1 with availability counts (Cowling, Powley, Whitehouse 2012): every simulation samples a world from
the view and walks one common tree, of which only what is legal in that world can be chosen. Chance is drawn on the way.
A simulation ends with random play to the end, or to a depth where the standing decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter

from pithead.bots.advice import sane
from pithead.bots.player import Player
from pithead.core.api import OVER, Advice, Budget, State
from pithead.core.rollout import play_out, settle_by

SIMULATIONS = 200  # where the budget names neither simulations nor milliseconds
EXPLORE = 0.7
DEPTH = 2000  # random decisions at most
ALWAYS = 1 << 30


class Node:
    """What followed one choice of one seat."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0  # for the seat that made the choice
        self.below: dict[tuple[int, int], Node] = {}  # by seat and code

    def mean(self) -> float:
        return self.total / max(1, self.visits)


class Ismcts(Player):
    """Plays what its tree visited most; what the game calls absurd is left out at the root."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        return legal[0] if len(legal) == 1 else self.search(view, legal, budget)[0][0]

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        return [Advice(code, node.mean()) for code, node in self.search(view, legal, budget)]

    def search(self, view: State, legal: Sequence[int], budget: Budget) -> list[tuple[int, Node]]:
        """The choices with their nodes, most visited first."""
        kept = sane(self.game, view, self.seat, legal)
        root = Node()
        until = perf_counter() + budget.milliseconds / 1000
        for _ in range(budget.simulations or (ALWAYS if budget.milliseconds else SIMULATIONS)):
            self._simulate(root, view.determinize(self.rng), kept)
            if budget.milliseconds and perf_counter() > until:
                break
        found = [(code, root.below.get((self.seat, code), Node())) for code in kept]
        return sorted(found, key=lambda one: (-one[1].visits, -one[1].mean(), one[0]))

    def _simulate(self, root: Node, world: State, kept: Sequence[int]) -> None:
        """Down the tree, one new node, random play, and the result back up."""
        path: list[tuple[int, Node]] = []
        node = root
        actor = self.seat
        choices = kept
        while True:
            code, fresh = self._select(node, actor, choices)
            node = node.below[actor, code]
            path.append((actor, node))
            world.apply(actor, code)
            actor = int(settle_by(world, self.rng))
            if fresh or actor == OVER:
                break
            choices = world.legal(actor)
        play_out(world, self.rng, DEPTH)
        standings = [world.standing(seat) for seat in range(int(world.seats))]
        top = max(standings)
        won = 1 / standings.count(top)
        for seat, node in path:
            node.visits += 1
            node.total += won if standings[seat] == top else 0.0

    def _select(self, node: Node, seat: int, choices: Sequence[int]) -> tuple[int, bool]:
        """A choice never tried before, at random; else the highest upper bound by how often it could have been
        chosen.
        """
        new = [code for code in choices if (seat, code) not in node.below]
        for code in choices:
            if (seat, code) in node.below:
                node.below[seat, code].available += 1
        if new:
            code = new[self.rng.below(len(new))]
            made = node.below[seat, code] = Node()
            made.available = 1
            return code, True
        return max(choices, key=lambda code: _bound(node.below[seat, code])), False


def _bound(node: Node) -> float:
    return node.mean() + EXPLORE * sqrt(log(node.available) / max(1, node.visits))
