"""Whether chances to win are honest: what was expected against what came of it, by part of the game and seat count.

Positions come from games of self-play that no net was fitted to. Each seat of each position counts once: of all that
were given a chance of 30 %, 30 % should win.

The positions of a game share its one result, so that few games show an error where there is none. How much, is worked
out: an ideal judge gives the same chances, and they are right. One lot for each game decides by them who wins at each
of its positions; such an error is what luck alone would show.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pithead.bots.net import Net
from pithead.bots.registry import load_roster, load_training, net_file
from pithead.bots.temperature import Judged, Temperature, find_temperatures, softmax
from pithead.core.api import Json
from pithead.core.errors import OptionError
from pithead.games.registry import load_game
from pithead.lab import pool
from pithead.lab.balance.page.charts import Series
from pithead.lab.picture import curves
from pithead.lab.selfplay import Job, Samples, joined, net_of

BINS = 10
PARTS = ("whole game", "first third", "second third", "last third")
SEED = 7_000_000  # of the games: far from those that nets learn from
REPEATS = 400  # of the bootstrap, and of games with an ideal judge

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Bin:
    """Chances from one tenth: how many seats had one, what they were on average, and how many of them won."""

    seats: int
    expected: float
    won: float


@dataclass(frozen=True)
class Calibration:
    """One judge over some positions.

    log_loss    of the winner's chance; lower is better
    error       expected calibration error: how far chances are off on average, 0 to 1
    games       that the positions are from
    low, high   95 % interval of the error, by drawing games anew and taking off what that adds
    ideal       the error that an ideal judge would show by as many games, on average
    ideal_high  and in all but one of twenty times at most
    """

    judge: str
    seats: int
    part: str
    positions: int
    log_loss: float
    error: float
    curve: list[Bin] = field(default_factory=list)
    games: int = 0
    low: float = 0.0
    high: float = 0.0
    ideal: float = 0.0
    ideal_high: float = 0.0

    def to_json(self) -> dict[str, Json]:
        data: dict[str, Json] = asdict(self)
        return data


@dataclass(frozen=True)
class Origin:
    """Where positions come from: the game of each, and the seat that their chances are counted from."""

    games: NDArray[np.int64]
    seats: NDArray[np.int64]


def calibrate(
    chances: Floats, shares: Floats, judge: str, seats: int, part: str, origin: Origin | None = None
) -> Calibration:
    """From the chances of each position's seats and their shares of the win; without an origin each position is a game
    of its own.
    """
    loss = float(-(shares * np.log(np.clip(chances, 1e-6, 1))).sum(axis=1).mean())
    flat, won = chances.ravel(), shares.ravel()
    which = np.minimum((flat * BINS).astype(int), BINS - 1)
    curve = [
        Bin(int(n), float(flat[which == b].mean()), float(won[which == b].mean()))
        for b in range(BINS)
        if (n := (which == b).sum())
    ]
    error = sum(one.seats * abs(one.expected - one.won) for one in curve) / len(flat)
    known = origin or Origin(np.arange(len(chances)), np.zeros(len(chances), dtype=np.int64))
    game = np.unique(known.games, return_inverse=True)[1]
    rng = np.random.default_rng(SEED)
    again = redrawn_errors(chances, shares, game, rng)
    ideal = ideal_errors(chances, game, known.seats, rng)
    low, high = (max(0.0, 2 * error - float(np.quantile(again, q))) for q in (0.975, 0.025))
    return Calibration(
        *(judge, seats, part, len(chances), loss, error, curve, int(game.max()) + 1),
        *(low, high, float(ideal.mean()), float(np.quantile(ideal, 0.95))),
    )


def redrawn_errors(chances: Floats, shares: Floats, game: NDArray[np.int64], rng: np.random.Generator) -> Floats:
    """The error by as many games, drawn with replacement, again and again."""
    seats = chances.shape[1]
    which = np.minimum((chances * BINS).astype(int), BINS - 1)
    place = (game[:, None] * BINS + which).ravel()
    count = int(game.max()) + 1
    off = np.bincount(place, (chances - shares).ravel(), count * BINS).reshape(count, BINS)
    positions = seats * np.bincount(game, minlength=count)
    times = rng.multinomial(count, np.full(count, 1 / count), REPEATS).astype(np.float64)
    errors: Floats = np.abs(times @ off).sum(axis=1) / (times @ positions)
    return errors


def ideal_errors(
    chances: Floats, game: NDArray[np.int64], viewers: NDArray[np.int64], rng: np.random.Generator
) -> Floats:
    """The error where the chances are right, again and again: one lot decides each game, read by the chances of each of
    its positions.
    """
    seats = chances.shape[1]
    at_table = (np.arange(seats) - viewers[:, None]) % seats
    steps = np.take_along_axis(chances, at_table, axis=1).cumsum(axis=1)[:, :-1]
    which = np.minimum((chances * BINS).astype(int), BINS - 1)
    expected = np.bincount(which.ravel(), chances.ravel(), BINS)
    every = np.arange(len(chances))
    out = np.zeros(REPEATS)
    for i in range(REPEATS):
        winner = (rng.random(int(game.max()) + 1)[game][:, None] >= steps).sum(axis=1)
        won = np.bincount(which[every, (winner - viewers) % seats], minlength=BINS)
        out[i] = np.abs(expected - won).sum() / chances.size
    return out


def thirds(samples: Samples) -> NDArray[np.int64]:
    """Of each position: which third of its game it is from, 0 to 2."""
    games, rounds = samples.about[:, 0], samples.about[:, 4]
    last = np.zeros(int(games.max()) + 1, dtype=np.int64)
    np.maximum.at(last, games, rounds)
    return np.minimum(3 * (rounds - 1) // np.maximum(1, last[games]), 2).astype(np.int64)


def judge_game(
    game_id: str,
    games: int,
    jobs: int,
    progress: pool.Progress | None,
    net: Path | None = None,
    pack: Path | None = None,
    seats: int = 0,
) -> list[Calibration]:
    """The net's calibration and foreman's, by seat count and part of the game; OptionError for a game without a net.

    seats  only this number of players; 0: each from two on
    """
    _training, roster = load_training(game_id), load_roster(game_id)
    path = net or net_file(game_id)
    if not path.is_file() or roster.foreman is None:
        raise OptionError(f"{game_id} has no net: python -m tools.train {game_id} makes one")
    scale = roster.foreman().weights.scale
    found = played(game_id, games, jobs, progress, path, pack, SEED, seats)
    return list(_calibrations(net_of(path, game_id, pack), scale, found))


def played(
    game_id: str,
    games: int,
    jobs: int,
    progress: pool.Progress | None,
    net: Path,
    pack: Path | None = None,
    seed: int = SEED,
    only: int = 0,
) -> dict[int, Samples]:
    """By seat count: positions of games at tables of two and more, or of so many."""
    info = load_game(game_id, pack).info
    out: dict[int, Samples] = {}
    counts = range(max(2, info.min_seats), info.max_seats + 1)
    if only:
        if only not in counts:
            raise OptionError(f"{info.title} has a winner with {counts[0]} to {counts[-1]} players, not with {only}")
        counts = range(only, only + 1)
    for seats in counts:

        def told(done: int, _: int, before: int = games * len(out)) -> None:
            if progress:
                progress(before + done, games * len(counts))

        out[seats] = joined(pool.run(Job(game_id, seed, net, pack, seats), games, jobs, told))
    return out


def temperatures(net: Net, found: dict[int, Samples]) -> dict[int, Temperature]:
    """By seat count: what the net's logits must be divided by to be honest about these games."""
    judged = {}
    for seats, samples in found.items():
        logits = net.heads(samples.rows, samples.numbers, seats)[0].astype(np.float64)
        shares, games = samples.shares[:, :seats], samples.about[:, 0]
        judged[seats] = Judged(logits, shares, samples.rows[:, net.progress], games)
    return find_temperatures(judged)


def _calibrations(net: Net, scale: float, found: dict[int, Samples]) -> Iterator[Calibration]:
    for seats, samples in found.items():
        third = thirds(samples)
        about = samples.about.astype(np.int64)
        shares = samples.shares[:, :seats].astype(np.float64)
        worth = samples.numbers[:, :seats].astype(np.float64)
        chances_by_net = net.chances(samples.rows, samples.numbers, seats)[0].astype(np.float64)
        judges = {"net": chances_by_net, "foreman": softmax(worth / scale)}
        for name, chances in judges.items():
            for number, part in enumerate(PARTS):
                chosen = np.ones(len(third), dtype=bool) if number == 0 else third == number - 1
                if chosen.any():
                    origin = Origin(about[chosen, 0], about[chosen, 2])
                    yield calibrate(chances[chosen], shares[chosen], name, seats, part, origin)


def reliability(title: str, found: Sequence[Calibration]) -> str:
    """The net's curves of whole games as a picture, beside what an honest one would have."""
    drawn = [
        Series(f"{one.seats} seats", [(100 * bin.expected, 100 * bin.won) for bin in one.curve])
        for one in found
        if one.judge == "net" and one.part == PARTS[0]
    ]
    drawn.append(Series("honest", [(0.0, 0.0), (100.0, 100.0)]))
    heading = f"{title}: chances to win, expected and come true"
    return curves(heading, drawn, "chance that the net gave, %", "how many of them won, %")
