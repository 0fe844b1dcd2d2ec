"""The games that a foreman's weights are tuned by: pairs with a change and its opposite, last comparisons, and looks at
positions on the way.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from pathlib import Path
from statistics import pvariance

from pithead.bots.driver import drive, seat_bots
from pithead.bots.foreman import Foreman
from pithead.bots.registry import load_roster, make_bot
from pithead.bots.weights import Weights
from pithead.core.api import OVER, Bot, Game, State
from pithead.core.chance import Chance, seed_from
from pithead.games.registry import load_game, load_kit

FOREMEN = 4  # one table in so many seats foremen
LOOKS = 5  # one moment in so many is looked at for the sizes of features

Vector = tuple[float, ...]
Deal = tuple[str | int, ...]
Sample = tuple[list[float], int]  # worth by seat at a moment of a game, and who won it


@dataclass(frozen=True)
class Search:
    """What is tuned, and where it starts: the weights of the pack, or those that come with the game."""

    game: str
    pack: Path | None
    seats: int
    seed: int

    @cached_property
    def start(self) -> Weights:
        foreman = make_bot("foreman", self.game, self.pack, transfer=True)
        assert isinstance(foreman, Foreman)
        return foreman.weights

    @property
    def first(self) -> Vector:
        return tuple(self.start.of(self.seats))

    def foreman(self, vector: Vector, scale: float = 0.0) -> Foreman:
        """With these weights; the scale that the search began with, unless another is given."""
        make = load_roster(self.game).foreman
        assert make is not None
        start = self.start
        return make(Weights(start.names, 0, scale or start.scale, {0: dict(zip(start.names, vector, strict=True))}))

    def bots(self, vector: Vector, scale: float, n: int) -> tuple[list[Bot], int]:
        """The table of a numbered game, and the candidate's seat."""
        rival = self.first if n % FOREMEN == FOREMEN - 1 else None
        own = n // FOREMEN % self.seats
        others = [self.foreman(rival) if rival else make_bot("apprentice", self.game) for _ in range(self.seats)]
        return [self.foreman(vector, scale) if seat == own else bot for seat, bot in enumerate(others)], own

    def play(self, vector: Vector, n: int, deal: Deal, scale: float = 0.0) -> tuple[float, float]:
        """The candidate's win share, and how well it did: its lead over the best of the others as a chance, alone its
        points.
        """
        bots, own = self.bots(vector, scale, n)
        state = self.table(bots, deal)
        drive(load_game(self.game, self.pack), state, bots, Chance(seed_from(*deal)))
        standings = [state.standing(seat) for seat in range(self.seats)]
        best = max(standings)
        share = 1 / standings.count(best) if standings[own] == best else 0.0
        others = [s[0] for seat, s in enumerate(standings) if seat != own]
        mine = standings[own][0] / self.start.scale
        return share, 1 / (1 + exp(max(others) / self.start.scale - mine)) if others else mine

    def table(self, bots: Sequence[Bot], deal: Deal) -> State:
        """A new game with these bots in their seats."""
        game = load_game(self.game, self.pack)
        seat_bots(game, bots, deal)
        return game.new(len(bots), load_kit(self.game).simulation)


@dataclass(frozen=True)
class Pairs:
    """The pairs of games of one round by number: half of the difference that each change makes."""

    search: Search
    mean: Vector
    moved: tuple[int, ...]
    spread: Vector
    round: int

    def change(self, number: int) -> list[float]:
        luck = random.Random(f"{self.search.seed} {self.round} {number}")
        return [luck.gauss(0, 1) for _ in self.moved]

    def __call__(self, numbers: Sequence[int]) -> list[float]:
        return [self.one(number) for number in numbers]

    def one(self, number: int) -> float:
        up, down = list(self.mean), list(self.mean)
        for i, width, z in zip(self.moved, self.spread, self.change(number), strict=True):
            up[i] += width * z
            down[i] -= width * z
        deal = ("tune", self.search.game, self.search.seed, self.round, number)
        one, two = (self.search.play(tuple(vector), number, deal)[1] for vector in (up, down))
        return (one - two) / 2


@dataclass(frozen=True)
class Finals:
    """The games of a last comparison by number: those of the first vector, then those of the next."""

    search: Search
    vectors: tuple[Vector, ...]
    scales: tuple[float, ...]
    each: int
    round: int

    def __call__(self, numbers: Sequence[int]) -> list[tuple[float, float]]:
        return [self.one(*divmod(number, self.each)) for number in numbers]

    def one(self, vector: int, number: int) -> tuple[float, float]:
        deal = ("tune", self.search.game, self.search.seed, "final", self.round, number)
        return self.search.play(self.vectors[vector], number, deal, self.scales[vector])


@dataclass(frozen=True)
class Probes:
    """Games between foremen by number: what they thought of positions on the way, and who won."""

    search: Search
    vector: Vector

    def __call__(self, numbers: Sequence[int]) -> list[list[Sample]]:
        return [self.one(number) for number in numbers]

    def one(self, number: int) -> list[Sample]:
        seats = self.search.seats if self.search.seats > 1 else 4  # alone, everybody wins
        deal = ("scale", self.search.game, self.search.seed, number)
        bots = [self.search.foreman(self.vector) for _ in range(seats)]
        state = self.search.table(bots, deal)
        found = [
            [bots[0].worth(state, seat) for seat in range(seats)]
            for _ in moments(load_game(self.search.game, self.search.pack), state, bots, Chance(seed_from(*deal)))
        ]
        standings = [state.standing(seat) for seat in range(seats)]
        return [(worth, standings.index(max(standings))) for worth in found]


@dataclass(frozen=True)
class Sizes:
    """Games between foremen by number: how far the seats lie apart by each weight of 1, squared, at moments on the way.
    Nothing where a weight is no part of what a position is worth.
    """

    search: Search
    vector: Vector
    moved: tuple[int, ...]

    def __call__(self, numbers: Sequence[int]) -> list[list[list[float]]]:
        return [self.one(number) for number in numbers]

    def one(self, number: int) -> list[list[float]]:
        seats = self.search.seats if self.search.seats > 1 else 4
        deal = ("sizes", self.search.game, self.search.seed, number)
        game = load_game(self.search.game, self.search.pack)
        bots = [self.search.foreman(self.vector) for _ in range(seats)]
        more = [self.search.foreman(tuple(w + (i == j) for j, w in enumerate(self.vector))) for i in self.moved]
        for one in more:
            one.begin(game, 0, 0)
        state = self.search.table(bots, deal)
        found = []
        for n, _ in enumerate(moments(game, state, bots, Chance(seed_from(*deal)))):
            if n % LOOKS == number % LOOKS:
                plain = [bots[0].worth(state, seat) for seat in range(seats)]
                found.append([pvariance([one.worth(state, i) - plain[i] for i in range(seats)]) for one in more])
        return found


def moments(game: Game, state: State, bots: Sequence[Foreman], chance: Chance) -> Iterator[None]:
    """Play to the end, and stop wherever a foreman would end a roll-out on the way."""
    since = state.clone()

    def ends(now: State) -> bool:
        return bots[0].rollout_ends(now, since)

    while True:
        drive(game, state, bots, chance, until=ends)
        if state.actor() == OVER:
            return
        since = state.clone()
        yield
