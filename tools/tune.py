"""Tunes the weights of a game's foreman by playing: a search by slopes, on all cores.

    python -m tools.tune rockwell --minutes 9 --jobs 16 [--only stake,stake_early]

In each round every game has its own small random change of all weights, and is played twice on the same deal and seat:
with
the change and with its opposite. How the result goes with a weight's change, over all pairs, is that weight's slope;
its
error is known, and the weight moves by as much as the slope stands out from it. So each game tells something of every
weight. Three quarters of the
tables seat apprentices, the rest foremen with the weights the search began from. At the end the last means and the
starting
weights meet on fresh deals, and the best of them is written; then `scale` is fitted on positions of games between
foremen.
Every round is a line of tools/tuning/<game>.jsonl.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from math import copysign, exp, hypot, log, sqrt
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from statistics import fmean, pstdev

from pithead.bots.driver import drive, seat_bots
from pithead.bots.foreman import Foreman, weights_file
from pithead.bots.registry import load_roster, make_bot
from pithead.bots.weights import Weights, write_weights
from pithead.core.api import OVER, Bot, Game, State
from pithead.core.chance import Chance, seed_from
from pithead.games.registry import GAMES, load_game, load_kit

LOGS = Path(__file__).parent / "tuning"
SPREAD = 0.25  # of a weight: how far it is changed
LEAST = 0.05  # the least spread
SURE = (1.0, 3.0)  # errors that a slope must stand out for a step, and for a full one
MEMORY = 0.5  # how much the slopes of the round before still count
NARROW = 0.9  # the spread of a round, of the one before
FOREMEN = 4  # one table in so many seats foremen
FINAL = 0.2  # of the time: the last comparison on fresh deals
LAST = 3  # means that meet there

Sample = tuple[list[float], int]  # worth by seat at a moment of a game, and who won it


def foreman_of(game_id: str, names: Sequence[str], vector: Sequence[float], scale: float, version: int = 0) -> Foreman:
    foreman = load_roster(game_id).foreman
    assert foreman is not None, f"{game_id} has no foreman"
    return foreman(Weights(names, version, scale, {0: dict(zip(names, vector, strict=True))}))


def features_of(game_id: str) -> tuple[str, ...]:
    foreman = load_roster(game_id).foreman
    assert foreman is not None, f"{game_id} has no foreman"
    return foreman().weights.names


class Task:
    """One game of one candidate: what is sent to a worker."""

    def __init__(
        self,
        game: str,
        seats: int,
        vector: tuple[float, ...],
        rival: tuple[float, ...] | None,
        scale: float,
        deal: tuple[str | int, ...],
        seat: int,
        probe: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.vector = vector
        self.rival = rival  # weights of the other seats; None: apprentices
        self.scale = scale
        self.deal = deal
        self.seat = seat
        self.probe = probe  # note the worth of positions on the way


def play(task: Task) -> tuple[float, float, list[Sample]]:
    """The candidate's win share, how well it did (its lead over the best of the others as a chance, its points alone),
    and the samples of a probe.
    """
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
    seat_bots(game, bots, task.deal)
    state = game.new(task.seats, load_kit(task.game).simulation)
    chance = Chance(seed_from(*task.deal))
    moments = list(probe(game, state, bots, chance)) if task.probe else []
    drive(game, state, bots, chance)
    standings = [state.standing(seat) for seat in range(task.seats)]
    best = max(standings)
    share = 1 / standings.count(best) if standings[task.seat] == best else 0.0
    others = [s[0] for seat, s in enumerate(standings) if seat != task.seat]
    mine = standings[task.seat][0] / task.scale
    result = 1 / (1 + exp(max(others) / task.scale - mine)) if others else mine
    return share, result, [(worth, standings.index(best)) for worth in moments]


def pair(tasks: tuple[Task, Task]) -> float:
    """Half of the difference that a change makes, against its opposite."""
    return (play(tasks[0])[1] - play(tasks[1])[1]) / 2


def probe(game: Game, state: State, bots: Sequence[Bot], chance: Chance) -> Iterator[list[float]]:
    """Play to the end, and yield the worth of all seats wherever a foreman would end a roll-out on the way."""
    judge = bots[0]
    assert isinstance(judge, Foreman)
    since = state.clone()

    def ends(now: State) -> bool:
        return judge.rollout_ends(now, since)

    while True:
        drive(game, state, bots, chance, until=ends)
        if state.actor() == OVER:
            return
        since = state.clone()
        yield [judge.worth(state, seat) for seat in range(len(bots))]


def step(clear: float) -> float:
    """The step of a weight, in spreads, by how many errors its slope stands out."""
    least, most = SURE
    return copysign(min(1.0, max(0.0, abs(clear) - least) / (most - least)), clear)


class Tuner:
    """The search over the weights of one game."""

    def __init__(self, game: str, pool: Pool, args: argparse.Namespace, log: Path) -> None:
        self.game = game
        self.pool = pool
        self.seats: int = args.seats
        self.pairs: int = args.pairs
        self.seed: int = args.seed
        self.log = log
        self.names = features_of(game)
        self.started = time.monotonic()
        self.ends = self.started + 60 * args.minutes
        self.version, self.scale, self.first = current(game, self.names)
        unknown = set(args.only) - set(self.names)
        if unknown:
            raise SystemExit(f"no such weight: {', '.join(sorted(unknown))}; there are {', '.join(self.names)}")
        self.moved = [i for i, name in enumerate(self.names) if not args.only or name in args.only]
        self.random = random.Random(args.seed)
        self.games = 0

    def task(self, vector: Sequence[float], n: int, deal: tuple[str | int, ...]) -> Task:
        rival = self.first if n % FOREMEN == FOREMEN - 1 else None
        return Task(self.game, self.seats, tuple(vector), rival, self.scale, deal, n // FOREMEN % self.seats)

    def run(self) -> None:
        mean = list(self.first)
        spread = [max(SPREAD * abs(mean[i]), LEAST) for i in self.moved]
        search_ends = self.ends - FINAL * (self.ends - self.started)
        means: list[tuple[float, ...]] = []
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
            self.note(
                "round",
                n=len(means),
                clear=sum(1 for slope, error in slopes if abs(slope) > 2 * error),
                slopes={
                    self.names[i]: round(slope / error, 1) for i, (slope, error) in zip(self.moved, slopes, strict=True)
                },
                weights=dict(zip(self.names, (round(m, 4) for m in mean), strict=True)),
            )
        self.finish([self.first, *means[-LAST:]])

    def slopes(self, mean: Sequence[float], spread: Sequence[float], n: int) -> list[tuple[float, float]]:
        """For each weight: the slope of the result along its spread, and its error."""
        changes = [[self.random.gauss(0, 1) for _ in self.moved] for _ in range(self.pairs)]
        tasks = []
        for k, change in enumerate(changes):
            up, down = list(mean), list(mean)
            for i, width, z in zip(self.moved, spread, change, strict=True):
                up[i] += width * z
                down[i] -= width * z
            deal = ("tune", self.game, self.seed, n, k)
            tasks.append((self.task(up, k, deal), self.task(down, k, deal)))
        found = self.pool.map(pair, tasks, chunksize=4)
        self.games += 2 * len(tasks)
        out = []
        for j in range(len(self.moved)):
            products = [difference * change[j] for difference, change in zip(found, changes, strict=True)]
            out.append((fmean(products), max(1e-9, pstdev(products) / sqrt(len(products)))))
        return out

    def finish(self, vectors: Sequence[tuple[float, ...]]) -> None:
        """Fresh deals decide between what there was and the last means."""
        results: list[list[tuple[float, float]]] = [[] for _ in vectors]
        rounds = 0
        while rounds == 0 or time.monotonic() < self.ends:
            deals = [("tune", self.game, self.seed, "final", rounds, n) for n in range(4 * FOREMEN * self.seats)]
            tasks = [self.task(vector, n, deal) for vector in vectors for n, deal in enumerate(deals)]
            played = self.pool.map(play, tasks, chunksize=4)
            self.games += len(tasks)
            each = len(tasks) // len(vectors)
            for i, result in enumerate(results):
                result += [(share, value) for share, value, _ in played[i * each : (i + 1) * each]]
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
        table = dict(zip(self.names, vectors[chosen], strict=True))
        version = self.version + (1 if chosen else 0)
        scale = self.fit_scale(vectors[chosen])
        write_weights(weights_file(self.game), load_game(self.game), Weights(self.names, version, scale, {0: table}))
        self.note("written", version=version, scale=round(scale, 3))

    def fit_scale(self, vector: tuple[float, ...]) -> float:
        """The scale that makes the winners of games between foremen most likely, by their worth at moments on the
        way.
        """
        seats = self.seats if self.seats > 1 else 4  # alone, everybody wins
        tasks = [
            Task(self.game, seats, vector, vector, self.scale, ("scale", self.game, self.seed, n), 0, True)
            for n in range(60)
        ]
        samples = [one for _, _, found in self.pool.map(play, tasks, chunksize=2) for one in found]
        return golden(lambda scale: -likelihood(samples, scale), 2.0, 400.0)

    def note(self, what: str, **more: object) -> None:
        line = {
            "what": what,
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "seconds": round(time.monotonic() - self.started, 1),
            "games": self.games,
            **more,
        }
        with self.log.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        print(" ".join(f"{key}={value}" for key, value in line.items() if key not in ("weights", "slopes")), flush=True)


def current(game: str, names: Sequence[str]) -> tuple[int, float, tuple[float, ...]]:
    """Version, scale and weights to start from: the file as it is, 0 for a feature it has not."""
    path = weights_file(game)
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    table = data.get("weights", {})
    return (
        int(data.get("version", 0)),
        float(data.get("scale", 20.0)),
        tuple(float(table.get(name, 0.0)) for name in names),
    )


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
    parser.add_argument("--pairs", type=int, default=1500, help="pairs of games a round")
    parser.add_argument(
        "--only", type=lambda names: names.split(","), default=[], help="the weights to move, by name (default: all)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="default: tools/tuning/GAME.jsonl")
    args = parser.parse_args()
    path = args.log or LOGS / f"{args.game}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    load_game(args.game)
    with get_context("fork").Pool(args.jobs) as pool:
        Tuner(args.game, pool, args, path).run()


if __name__ == "__main__":
    main()
