"""Tunes the weights of a game's foreman by playing: a search by slopes.

    with pool.workers(2) as crew:
        weights = Tuner(Search("rockwell", None, 4, seed=1), minutes=5, crew=crew).run()

In each round every game has its own small random change of all weights, and is played twice on the same deal and seat:
with the change and with its opposite. How the result goes with a weight's change, over all pairs, is that weight's
slope; its error is known, and the weight moves by as much as the slope stands out from it. So each game tells something
of every weight. A weight is changed by a part of itself, and by as much at least as can matter: a few games between
foremen tell the size of what it weighs. Three quarters of the tables seat apprentices, the rest foremen with the
weights the search began from.
At the end the last means, each with a `scale` fitted on positions of games between foremen, and the starting weights
meet on fresh deals, and the best of them is kept.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import copysign, exp, hypot, log, sqrt
from statistics import fmean, pstdev

from msgspec import convert

from pithead.bots.weights import Weights
from pithead.core.api import Json
from pithead.core.errors import OptionError
from pithead.games.registry import load_game
from pithead.lab import pool
from pithead.lab.tuning_games import FOREMEN, Finals, Pairs, Probes, Sample, Search, Sizes, Vector

SPREAD = 0.25  # of a weight: how far it is changed
MATTERS = 0.04  # of the scale: what the least spread makes of what lies between seats
TINY = 0.01  # what lies between seats that are alike
LEAST = 0.05  # the least spread of a weight that is no part of what a position is worth
SURE = (1.0, 3.0)  # errors that a slope must stand out for a step, and for a full one
MEMORY = 0.5  # how much the slopes of the round before still count
NARROW, NARROWEST = 0.9, 0.3  # the spread of a round, of the one before; and of the first one
FINAL = 0.2  # of the time: the last comparison on fresh deals
FEWEST = 50  # pairs of a round that the end of the time cuts short
LAST = 3  # means that meet there
PROBES = 60  # games that the scale is fitted on
SIZED = 20  # games that the sizes are taken from

Line = dict[str, Json]
Note = Callable[[Line], None]


class Tuner:
    """The search over the weights of one game. `note` is told of its beginning, of each round and of the end.

    log  what was noted before: where the same search was left unfinished, it goes on after its last round
    """

    def __init__(
        self,
        search: Search,
        minutes: float,
        crew: pool.Workers,
        pairs: int = 1500,
        only: Sequence[str] = (),
        note: Note | None = None,
        progress: pool.Progress | None = None,
        log: Sequence[Line] = (),
    ) -> None:
        self.search = search
        self.crew = crew
        self.pairs = pairs
        self.told = note
        self.progress = progress
        self.started = time.monotonic()
        self.ends = self.started + 60 * minutes
        self.search_ends = self.ends - FINAL * 60 * minutes
        self.names = search.start.names
        unknown = sorted(set(only) - set(self.names))
        if unknown:
            raise OptionError(f"no such weight: {', '.join(unknown)}; there are {', '.join(self.names)}")
        self.moved = tuple(i for i, name in enumerate(self.names) if not only or name in only)
        self.games = 0
        self.log = log

    def run(self) -> Weights:
        """The best weights found; those that it began with where nothing better was."""
        first, rounds = self.begin()
        means = [vector for vector, _ in rounds]
        slopes = rounds[-1][1] if rounds else [(0.0, 0.0)] * len(self.moved)
        mean = list(means[-1] if means else self.search.first)
        length = 0.0
        while time.monotonic() + length < self.search_ends or not means:
            begun = time.monotonic()
            spread = [max(NARROW ** len(means), NARROWEST) * width for width in first]
            found = self.slopes(mean, spread, len(means))
            slopes = [(MEMORY * a + b, hypot(MEMORY * c, d)) for (a, c), (b, d) in zip(slopes, found, strict=True)]
            for i, width, (slope, error) in zip(self.moved, spread, slopes, strict=True):
                mean[i] += width * step(slope / error)
            means.append(tuple(mean))
            length = time.monotonic() - begun
            self.note_round(means, slopes)
        return self.finish((self.search.first, *means[-LAST:]))

    def begin(self) -> tuple[list[float], list[tuple[Vector, list[tuple[float, float]]]]]:
        """The first spread of each weight; mean and slopes after each round that is logged."""
        plan: Line = {
            "pack": load_game(self.search.game, self.search.pack).info.pack.digest,
            "pairs": self.pairs,
            "moved": [self.names[i] for i in self.moved],
            "from": dict(zip(self.names, self.search.first, strict=True)),
        }
        where: Line = {"game": self.search.game, "seats": self.search.seats, "seed": self.search.seed}
        last = max((n for n, line in enumerate(self.log) if line["what"] == "start"), default=-1)
        lines = self.log[last:] if last >= 0 else []
        if (
            lines
            and all(lines[0].get(key) == value for key, value in {**where, **plan}.items())
            and lines[-1]["what"] != "done"
        ):
            rounds = [
                (convert(line["mean"], Vector), convert(line["found"], list[tuple[float, float]]))
                for line in lines
                if line["what"] == "round"
            ]
            self.games = max(convert(line["games"], int) for line in lines)
            return convert(lines[0]["spread"], list[float]), rounds
        first = self.spread()
        self.note("start", **plan, spread=list(first))
        return first, []

    def spread(self) -> list[float]:
        """A part of each weight, and so much at least that it can matter."""
        mean, scale = self.search.first, self.search.start.scale
        work = Sizes(self.search, mean, self.moved)
        looks = [one for found in pool.stream(work, range(SIZED), self.crew) for one in found]
        sizes = []
        for j in range(len(self.moved)):
            met = [look[j] for look in looks if look[j] > TINY**2]  # what is rare may be large
            sizes.append(sqrt(fmean(met)) if met else 0.0)
        self.games += SIZED
        return [
            max(SPREAD * abs(mean[i]), MATTERS * scale / size if size else LEAST)
            for i, size in zip(self.moved, sizes, strict=True)
        ]

    def note_round(self, means: Sequence[Vector], slopes: Sequence[tuple[float, float]]) -> None:
        clear = [slope / error for slope, error in slopes]
        self.note(
            "round",
            n=len(means),
            clear=sum(abs(one) > 2 for one in clear),
            slopes={self.names[i]: round(one, 1) for i, one in zip(self.moved, clear, strict=True)},
            weights={name: round(m, 4) for name, m in zip(self.names, means[-1], strict=True)},
            mean=list(means[-1]),
            found=[list(pair) for pair in slopes],
        )

    def slopes(self, mean: Sequence[float], spread: Sequence[float], n: int) -> list[tuple[float, float]]:
        """For each weight: the slope of the result along its spread, and its error."""
        work = Pairs(self.search, tuple(mean), self.moved, tuple(spread), n)
        found: list[float] = []
        for one in pool.stream(work, range(self.pairs), self.crew):
            found.append(one)
            if self.progress:
                self.progress(int(time.monotonic() - self.started), int(self.ends - self.started))
            if len(found) >= FEWEST and time.monotonic() > self.search_ends:
                break
        self.games += 2 * len(found)
        changes = [work.change(number) for number in range(len(found))]
        out = []
        for j in range(len(self.moved)):
            products = [difference * change[j] for difference, change in zip(found, changes, strict=True)]
            out.append((fmean(products), max(1e-9, pstdev(products) / sqrt(len(products)))))
        return out

    def finish(self, vectors: tuple[Vector, ...]) -> Weights:
        """Fresh deals decide between what there was and the last means, each with the scale that fits it."""
        scales = (self.search.start.scale, *(self.fit_scale(vector) for vector in vectors[1:]))
        each = 4 * FOREMEN * self.search.seats
        results: list[list[tuple[float, float]]] = [[] for _ in vectors]
        rounds = 0
        while rounds == 0 or time.monotonic() < self.ends:
            work = Finals(self.search, vectors, scales, each, rounds)
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
        version = self.search.start.version + (1 if chosen else 0)
        self.note("done", version=version, scale=round(scales[chosen], 3))
        table = dict(zip(self.names, vectors[chosen], strict=True))
        digest = load_game(self.search.game, self.search.pack).info.pack.digest
        return Weights(self.names, version, scales[chosen], {0: table}, digest)

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
