"""Whether chances to win are honest: what was expected against what came of it, by part of the game and seat count.

Positions come from games of self-play that no net was fitted to. Each seat of each position counts once: of all that
were given a chance of 30 %, 30 % should win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pithead.bots.net import Net, softmax, together
from pithead.bots.registry import load_roster, load_training, net_file
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

    log_loss  of the winner's chance; lower is better
    error     expected calibration error: how far chances are off on average, 0 to 1
    """

    judge: str
    seats: int
    part: str
    positions: int
    log_loss: float
    error: float
    curve: list[Bin] = field(default_factory=list)

    def to_json(self) -> dict[str, Json]:
        data: dict[str, Json] = asdict(self)
        return data


def calibrate(chances: Floats, shares: Floats, judge: str, seats: int, part: str) -> Calibration:
    """From the chances of each position's seats and their shares of the win."""
    loss = float(-(shares * np.log(np.clip(chances, 1e-6, 1))).sum(axis=1).mean())
    flat, won = chances.ravel(), shares.ravel()
    which = np.minimum((flat * BINS).astype(int), BINS - 1)
    curve = [
        Bin(int(n), float(flat[which == b].mean()), float(won[which == b].mean()))
        for b in range(BINS)
        if (n := (which == b).sum())
    ]
    error = sum(one.seats * abs(one.expected - one.won) for one in curve) / len(flat)
    return Calibration(judge, seats, part, len(chances), loss, error, curve)


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
) -> list[Calibration]:
    """The net's calibration and foreman's, by seat count and part of the game; OptionError for a game without a net."""
    _training, roster = load_training(game_id), load_roster(game_id)
    path = net or net_file(game_id)
    if not path.is_file() or roster.foreman is None:
        raise OptionError(f"{game_id} has no net: python -m tools.train {game_id} makes one")
    scale = roster.foreman().weights.scale
    found = played(game_id, games, jobs, progress, path, pack)
    return list(_calibrations(net_of(path, game_id, pack), scale, found))


def played(
    game_id: str,
    games: int,
    jobs: int,
    progress: pool.Progress | None,
    net: Path,
    pack: Path | None = None,
    seed: int = SEED,
) -> dict[int, Samples]:
    """By seat count: positions of games at tables of two and more."""
    info = load_game(game_id, pack).info
    out: dict[int, Samples] = {}
    counts = range(max(2, info.min_seats), info.max_seats + 1)
    for seats in counts:

        def told(done: int, _: int, before: int = games * len(out)) -> None:
            if progress:
                progress(before + done, games * len(counts))

        out[seats] = joined(pool.run(Job(game_id, seed, net, pack, seats), games, jobs, told))
    return out


def temperatures(net: Net, found: dict[int, Samples]) -> dict[int, float]:
    """By seat count: what the net's logits must be divided by to be honest about these games."""
    out = {}
    for seats, samples in found.items():
        logits = net.heads(samples.rows, samples.numbers, seats)[0].astype(np.float64)
        shares = samples.shares[:, :seats]
        tried = [0.5 * 1.02**i for i in range(90)]
        loss = [-(shares * np.log(np.clip(together(logits / t), 1e-9, 1))).sum() for t in tried]
        out[seats] = round(tried[int(np.argmin(loss))], 3)
    return out


def _calibrations(net: Net, scale: float, found: dict[int, Samples]) -> Iterator[Calibration]:
    for seats, samples in found.items():
        third = thirds(samples)
        shares = samples.shares[:, :seats].astype(np.float64)
        worth = samples.numbers[:, :seats].astype(np.float64)
        chances_by_net = net.chances(samples.rows, samples.numbers, seats)[0].astype(np.float64)
        judges = {"net": chances_by_net, "foreman": softmax(worth / scale)}
        for name, chances in judges.items():
            for number, part in enumerate(PARTS):
                chosen = np.ones(len(third), dtype=bool) if number == 0 else third == number - 1
                if chosen.any():
                    yield calibrate(chances[chosen], shares[chosen], name, seats, part)


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
