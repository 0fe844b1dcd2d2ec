"""Tunes the weights of a game's foreman by playing: a search by slopes.

    with pool.workers(2) as crew:
        weights = Tuner(Search("rockwell", None, 4, seed=1), minutes=5, crew=crew).run()

In each round every game has its own small random change of all weights, and is played twice on the same deal and seat:
with the change and with its opposite. How the result goes with a weight's change, over all pairs, is that weight's
slope; its error is known, and the weight moves by as much as the slope stands out from it. So each game tells something
of every weight. Three quarters of the tables seat apprentices, the rest foremen with the weights the search began from.
At the end the last means and the starting weights meet on fresh deals, and the best of them is kept; then `scale` is
fitted on positions of games between foremen.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import copysign, exp, hypot, log, sqrt
from pathlib import Path
from statistics import fmean, pstdev

from pithead.bots.driver import drive, seat_bots
from pithead.bots.foreman import Foreman
from pithead.bots.registry import load_roster, make_bot
from pithead.bots.weights import Weights
from pithead.core.api import OVER, Bot, Game, Json, State
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import OptionError
from pithead.games.registry import load_game, load_kit
from pithead.lab import pool

SPREAD = 0.25  # of a weight: how far it is changed
LEAST = 0.05  # the least spread
SURE = (1.0, 3.0)  # errors that a slope must stand out for a step, and for a full one
MEMORY = 0.5  # how much the slopes of the round before still count
NARROW = 0.9  # the spread of a round, of the one before
FOREMEN = 4  # one table in so many seats foremen
FINAL = 0.2  # of the time: the last comparison on fresh deals
LAST = 3  # means that meet there
PROBES = 60  # games that the scale is fitted on

Vector = tuple[float, ...]
Deal = tuple[str | int, ...]
Sample = tuple[list[float], int]  # worth by seat at a moment of a game, and who won it
Note = Callable[[dict[str, Json]], None]


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

    def foreman(self, vector: Vector) -> Foreman:
        make = load_roster(self.game).foreman
        assert make is not None
        start = self.start
        return make(Weights(start.names, 0, start.scale, {0: dict(zip(start.names, vector, strict=True))}))

    def bots(self, vector: Vector, n: int) -> tuple[list[Bot], int]:
        """The table of a numbered game, and the candidate's seat."""
        rival = self.first if n % FOREMEN == FOREMEN - 1 else None
        own = n // FOREMEN % self.seats
        others = [self.foreman(rival) if rival else make_bot("apprentice", self.game) for _ in range(self.seats)]
        return [self.foreman(vector) if seat == own else bot for seat, bot in enumerate(others)], own

    def play(self, vector: Vector, n: int, deal: Deal) -> tuple[float, float]:
        """The candidate's win share, and how well it did: its lead over the best of the others as a chance, alone its
        points.
        """
        bots, own = self.bots(vector, n)
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
    each: int
    round: int

    def __call__(self, numbers: Sequence[int]) -> list[tuple[float, float]]:
        return [self.one(*divmod(number, self.each)) for number in numbers]

    def one(self, vector: int, number: int) -> tuple[float, float]:
        deal = ("tune", self.search.game, self.search.seed, "final", self.round, number)
        return self.search.play(self.vectors[vector], number, deal)


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
        found = list(worths(load_game(self.search.game, self.search.pack), state, bots, Chance(seed_from(*deal))))
        standings = [state.standing(seat) for seat in range(seats)]
        return [(worth, standings.index(max(standings))) for worth in found]


def worths(game: Game, state: State, bots: Sequence[Foreman], chance: Chance) -> Iterator[list[float]]:
    """Play to the end, and yield the worth of all seats wherever a foreman would end a roll-out on the way."""
    since = state.clone()

    def ends(now: State) -> bool:
        return bots[0].rollout_ends(now, since)

    while True:
        drive(game, state, bots, chance, until=ends)
        if state.actor() == OVER:
            return
        since = state.clone()
        yield [bots[0].worth(state, seat) for seat in range(len(bots))]


class Tuner:
    """The search over the weights of one game. `note` is told of each round and of the end."""

    def __init__(
        self,
        search: Search,
        minutes: float,
        crew: pool.Workers,
        pairs: int = 1500,
        only: Sequence[str] = (),
        note: Note | None = None,
        progress: pool.Progress | None = None,
    ) -> None:
        self.search = search
        self.crew = crew
        self.pairs = pairs
        self.told = note
        self.progress = progress
        self.started = time.monotonic()
        self.ends = self.started + 60 * minutes
        self.names = search.start.names
        unknown = sorted(set(only) - set(self.names))
        if unknown:
            raise OptionError(f"no such weight: {', '.join(unknown)}; there are {', '.join(self.names)}")
        self.moved = tuple(i for i, name in enumerate(self.names) if not only or name in only)
        self.games = 0

    def run(self) -> Weights:
        """The best weights found; those that it began with where nothing better was."""
        mean = list(self.search.first)
        spread = [max(SPREAD * abs(mean[i]), LEAST) for i in self.moved]
        search_ends = self.ends - FINAL * (self.ends - self.started)
        means: list[Vector] = []
        slopes = [(0.0, 0.0)] * len(self.moved)
        length = 0.0
        while time.monotonic() + length < search_ends or not means:
            begun = time.monotonic()
            found = self.slopes(mean, spread, len(means))
            slopes = [(MEMORY * a + b, hypot(MEMORY * c, d)) for (a, c), (b, d) in zip(slopes, found, strict=True)]
            for i, width, (slope, error) in zip(self.moved, spread, slopes, strict=True):
                mean[i] += width * step(slope / error)
            means.append(tuple(mean))
            spread = [max(NARROW * width, LEAST) for width in spread]
            length = time.monotonic() - begun
            clear = [slope / error for slope, error in slopes]
            self.note(
                "round",
                n=len(means),
                clear=sum(abs(one) > 2 for one in clear),
                slopes={self.names[i]: round(one, 1) for i, one in zip(self.moved, clear, strict=True)},
                weights={name: round(m, 4) for name, m in zip(self.names, mean, strict=True)},
            )
        return self.finish((self.search.first, *means[-LAST:]))

    def slopes(self, mean: Sequence[float], spread: Sequence[float], n: int) -> list[tuple[float, float]]:
        """For each weight: the slope of the result along its spread, and its error."""
        work = Pairs(self.search, tuple(mean), self.moved, tuple(spread), n)
        found: list[float] = []
        for one in pool.stream(work, range(self.pairs), self.crew):
            found.append(one)
            if self.progress:
                self.progress(int(time.monotonic() - self.started), int(self.ends - self.started))
        self.games += 2 * len(found)
        changes = [work.change(number) for number in range(self.pairs)]
        out = []
        for j in range(len(self.moved)):
            products = [difference * change[j] for difference, change in zip(found, changes, strict=True)]
            out.append((fmean(products), max(1e-9, pstdev(products) / sqrt(len(products)))))
        return out

    def finish(self, vectors: tuple[Vector, ...]) -> Weights:
        """Fresh deals decide between what there was and the last means."""
        each = 4 * FOREMEN * self.search.seats
        results: list[list[tuple[float, float]]] = [[] for _ in vectors]
        rounds = 0
        while rounds == 0 or time.monotonic() < self.ends:
            work = Finals(self.search, vectors, each, rounds)
            played = list(pool.stream(work, range(each * len(vectors)), self.crew))
            self.games += len(played)
            for i, result in enumerate(results):
                result += played[i * each : (i + 1) * each]
            rounds += 1
        chosen = max(range(len(vectors)), key=lambda i: sum(value for _, value in results[i]))
        self.note(
            "final",
            games_each=len(results[0]),
            shares=[round(fmean(share for share, _ in result), 4) for result in results],
            results=[round(fmean(value for _, value in result), 4) for result in results],
            error=round(pstdev([value for _, value in results[0]]) / sqrt(len(results[0])), 4),
            chosen=chosen,
        )
        scale = self.fit_scale(vectors[chosen])
        version = self.search.start.version + (1 if chosen else 0)
        self.note("done", version=version, scale=round(scale, 3))
        table = dict(zip(self.names, vectors[chosen], strict=True))
        digest = load_game(self.search.game, self.search.pack).info.pack.digest
        return Weights(self.names, version, scale, {0: table}, digest)

    def fit_scale(self, vector: Vector) -> float:
        """The scale that makes the winners of games between foremen most likely, by their worth at moments on the
        way.
        """
        work = Probes(self.search, vector)
        samples = [one for found in pool.stream(work, range(PROBES), self.crew) for one in found]
        return golden(lambda scale: -likelihood(samples, scale), 2.0, 400.0)

    def note(self, what: str, **more: Json) -> None:
        if self.told:
            self.told(
                {
                    "what": what,
                    "game": self.search.game,
                    "seats": self.search.seats,
                    "seed": self.search.seed,
                    "seconds": round(time.monotonic() - self.started, 1),
                    "games": self.games,
                    **more,
                }
            )


def step(clear: float) -> float:
    """The step of a weight, in spreads, by how many errors its slope stands out."""
    least, most = SURE
    return copysign(min(1.0, max(0.0, abs(clear) - least) / (most - least)), clear)


def likelihood(samples: Sequence[Sample], scale: float) -> float:
    """Mean log of the share that the winner had."""
    total = 0.0
    for worth, winner in samples:
        top = max(worth)
        total += (worth[winner] - top) / scale - log(sum(exp((w - top) / scale) for w in worth))
    return total / max(1, len(samples))


def golden(f: Callable[[float], float], low: float, high: float) -> float:
    """The minimum of a function with one valley, on a logarithmic axis."""
    ratio = (sqrt(5) - 1) / 2
    a, b = log(low), log(high)
    for _ in range(40):
        c, d = b - ratio * (b - a), a + ratio * (b - a)
        if f(exp(c)) < f(exp(d)):
            b = d
        else:
            a = c
    return exp((a + b) / 2)
