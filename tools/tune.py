"""Tunes the weights of a game's foreman by playing: a cross-entropy search on all cores.

    python -m tools.tune dig_deep --minutes 7 --jobs 5

Each generation draws candidates around the current mean and plays them all on the same deals, one candidate against
apprentices (and, every third table, against foremen with the weights the search began from). The best fifth gives the next mean and spread. At
the end the mean, the best candidates and the starting weights meet on fresh deals, and the best of them is written; then
`scale` is fitted on positions of games between foremen. Every generation is a line of tools/tuning/<game>.jsonl.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from math import exp, log, sqrt
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from statistics import fmean, pstdev

from pithead.bots.registry import make_bot
from pithead.core.api import CHANCE, OVER, Bot, Budget, State
from pithead.core.chance import Chance, seed_from
from pithead.games.foremen import Foreman, weights_file
from pithead.games.registry import GAMES, file_of, load_game
from pithead.games.weights import Weights, write_weights
from pithead.lab.settings import simulation_options

LOGS = Path(__file__).parent / "tuning"
MARGIN = 0.1  # of the fitness: the margin in points, besides the win share
ELITE = 5  # one in so many candidates is kept
KEEP = 0.3  # how much of the old mean and spread stays
FLOOR = 0.1  # the least spread of a weight, as part of its first spread
FINAL = 0.2  # of the time: the last comparison on fresh deals

Sample = tuple[list[float], int]  # worth by seat at a moment of a game, and who won it


def foreman_of(game_id: str, names: Sequence[str], vector: Sequence[float], scale: float, version: int = 0) -> Foreman:
    module = file_of(game_id, "foreman")
    assert module is not None, f"{game_id} has no foreman"
    made: Foreman = module.Foreman(Weights(names, version, scale, {0: dict(zip(names, vector, strict=True))}))
    return made


def features_of(game_id: str) -> tuple[str, ...]:
    module = file_of(game_id, "foreman")
    assert module is not None, f"{game_id} has no foreman"
    names: tuple[str, ...] = module.FEATURES
    return names


class Task:
    """One game of one candidate: what is sent to a worker."""

    def __init__(self, game: str, seats: int, vector: tuple[float, ...], rival: tuple[float, ...] | None, scale: float, deal: tuple[str | int, ...],
                 seat: int, probe: bool = False) -> None:
        self.game = game
        self.seats = seats
        self.vector = vector
        self.rival = rival  # weights of the other seats; None: apprentices
        self.scale = scale
        self.deal = deal
        self.seat = seat
        self.probe = probe  # note the worth of positions on the way


def play(task: Task) -> tuple[float, float, list[Sample]]:
    """The candidate's win share, its margin over the mean of the others, and the samples of a probe."""
    game = load_game(task.game)
    names = features_of(task.game)
    bots: list[Bot] = []
    for seat in range(task.seats):
        if seat == task.seat:
            bots.append(foreman_of(task.game, names, task.vector, task.scale))
        elif task.rival is None:
            bots.append(make_bot("apprentice", task.game))
        else:
            bots.append(foreman_of(task.game, names, task.rival, task.scale))
    for seat, bot in enumerate(bots):
        bot.begin(game, seat, int.from_bytes(seed_from(*task.deal, "bot", seat)[:8], "big"))
    state = game.new(task.seats, simulation_options(task.game))
    moments = list(drive(state, bots, Chance(seed_from(*task.deal)), task.probe))
    standings = [state.standing(seat) for seat in range(task.seats)]
    best = max(standings)
    share = 1 / standings.count(best) if standings[task.seat] == best else 0.0
    scores = [s[0] for s in standings]
    others = [score for seat, score in enumerate(scores) if seat != task.seat]
    return share, scores[task.seat] - (fmean(others) if others else 0.0), [(worth, standings.index(best)) for worth in moments]


def drive(state: State, bots: Sequence[Bot], chance: Chance, probe: bool) -> Iterator[list[float]]:
    """Play to the end; a probe yields the worth of all seats where a foreman would stop a roll-out."""
    judge = bots[0]
    budget = Budget()
    since = state.clone()
    actor = int(state.actor())
    while actor != OVER:
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
        else:
            legal = state.legal(actor)
            state.apply(actor, legal[0] if len(legal) == 1 else bots[actor].choose(state.view(actor), legal, budget))
        actor = int(state.actor())
        if probe and actor != OVER and judge.settled(state, since):  # type: ignore[attr-defined]
            since = state.clone()
            yield [judge.worth(state, seat) for seat in range(len(bots))]  # type: ignore[attr-defined]


class Tuner:
    """The search over the weights of one game."""

    def __init__(self, game: str, seats: int, minutes: float, pool: Pool, jobs: int, population: int, deals: int, seed: int, log: Path) -> None:
        self.game = game
        self.seats = seats
        self.pool = pool
        self.jobs = jobs
        self.population = population
        self.deals = deals
        self.seed = seed
        self.log = log
        self.names = features_of(game)
        self.started = time.monotonic()
        self.ends = self.started + 60 * minutes
        self.version, self.scale, self.first = current(game, self.names)
        self.random = random.Random(seed)
        self.games = 0

    def fitness(self, vectors: Sequence[tuple[float, ...]], deals: Sequence[tuple[str | int, ...]]) -> list[tuple[float, float]]:
        """For each candidate: fitness and win share, all on the same deals; every third table seats foremen instead of apprentices."""
        tasks = [Task(self.game, self.seats, vector, self.first if n % 3 == 2 else None, self.scale, deal, n % self.seats)
                 for vector in vectors for n, deal in enumerate(deals)]
        played = self.pool.map(play, tasks, chunksize=max(1, min(8, len(tasks) // (4 * self.jobs))))
        self.games += len(tasks)
        spread = max(1.0, pstdev([margin for _, margin, _ in played]))
        out = []
        for i in range(len(vectors)):
            mine = played[i * len(deals) : (i + 1) * len(deals)]
            share = fmean(won for won, _, _ in mine)
            out.append((share + MARGIN * fmean(margin for _, margin, _ in mine) / spread, share))
        return out

    def run(self) -> None:
        mean = list(self.first)
        start = [max(0.3 * abs(x), 0.05) for x in mean]
        spread = list(start)
        search_ends = self.ends - FINAL * (self.ends - self.started)
        pool: list[tuple[float, tuple[float, ...]]] = []
        generation = 0
        while time.monotonic() < search_ends:
            vectors = [tuple(mean)] + [tuple(self.random.gauss(m, s) for m, s in zip(mean, spread, strict=True)) for _ in range(self.population - 1)]
            deals = [("tune", self.game, self.seed, generation, n) for n in range(self.deals)]
            found = self.fitness(vectors, deals)
            order = sorted(range(len(vectors)), key=lambda i: -found[i][0])
            elite = [vectors[i] for i in order[: max(2, len(vectors) // ELITE)]]
            for i in range(len(mean)):
                values = [v[i] for v in elite]
                mean[i] = KEEP * mean[i] + (1 - KEEP) * fmean(values)
                spread[i] = max(FLOOR * start[i], KEEP * spread[i] + (1 - KEEP) * pstdev(values))
            pool.append((found[order[0]][0], vectors[order[0]]))
            self.note("generation", n=generation, mean=round(found[0][1], 4), best=round(found[order[0]][1], 4),
                      all=round(fmean(share for _, share in found), 4), weights=dict(zip(self.names, (round(m, 4) for m in mean), strict=True)))
            generation += 1
        self.finish(mean, [vector for _, vector in sorted(pool, key=lambda one: -one[0])[:2]])

    def finish(self, mean: Sequence[float], best: Sequence[tuple[float, ...]]) -> None:
        """Fresh deals decide between the mean, the best candidates and what there was."""
        vectors = [self.first, tuple(mean), *best]
        total = [0.0] * len(vectors)
        shares = [0.0] * len(vectors)
        rounds = 0
        while rounds == 0 or time.monotonic() < self.ends:
            deals = [("tune", self.game, self.seed, "final", rounds, n) for n in range(12 * self.seats)]
            for i, (fit, share) in enumerate(self.fitness(vectors, deals)):
                total[i] += fit
                shares[i] += share
            rounds += 1
        chosen = max(range(len(vectors)), key=lambda i: total[i])
        self.note("final", deals=rounds * 12 * self.seats, shares=[round(s / rounds, 4) for s in shares],
                  chosen=("first", "mean", "best", "second")[chosen])
        table = dict(zip(self.names, vectors[chosen], strict=True))
        version = self.version + (1 if chosen else 0)
        scale = self.fit_scale(vectors[chosen])
        write_weights(weights_file(self.game), load_game(self.game), Weights(self.names, version, scale, {0: table}))
        self.note("written", version=version, scale=round(scale, 3))

    def fit_scale(self, vector: tuple[float, ...]) -> float:
        """The scale that makes the winners of games between foremen most likely, by their worth at moments on the way."""
        seats = self.seats if self.seats > 1 else 4  # alone, everybody wins
        tasks = [Task(self.game, seats, vector, vector, self.scale, ("scale", self.game, self.seed, n), 0, True) for n in range(60)]
        samples = [one for _, _, found in self.pool.map(play, tasks, chunksize=2) for one in found]
        return golden(lambda scale: -likelihood(samples, scale), 2.0, 400.0)

    def note(self, what: str, **more: object) -> None:
        line = {"what": what, "game": self.game, "seats": self.seats, "seed": self.seed,
                "seconds": round(time.monotonic() - self.started, 1), "games": self.games, **more}
        with self.log.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        print(" ".join(f"{key}={value}" for key, value in line.items() if key != "weights"), flush=True)


def current(game: str, names: Sequence[str]) -> tuple[int, float, tuple[float, ...]]:
    """Version, scale and weights to start from: the file as it is, 0 for a feature it has not."""
    path = weights_file(game)
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    table = data.get("weights", {})
    return int(data.get("version", 0)), float(data.get("scale", 20.0)), tuple(float(table.get(name, 0.0)) for name in names)


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


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the weights of a game's foreman by playing.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--population", type=int, default=30)
    parser.add_argument("--deals", type=int, default=24, help="games of each candidate a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="default: tools/tuning/GAME.jsonl")
    args = parser.parse_args()
    path = args.log or LOGS / f"{args.game}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    load_game(args.game)
    with get_context("fork").Pool(args.jobs) as pool:
        Tuner(args.game, args.seats, args.minutes, pool, args.jobs, args.population, args.deals, args.seed, path).run()


if __name__ == "__main__":
    main()
