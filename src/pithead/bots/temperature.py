"""Temperatures: what a net's logits are divided by so that its chances come true.

A net may be too bold while a game is young and too careful near its end. So a temperature depends on how far the game
is, which a net reads off the position (`Inputs.progress`). It is found on games that the net was not fitted to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

FARTHEST = 1 << 15  # a game is never as far: numbers of a row have 16 bits, and none is below 0
LEAST, MOST = 0.2, 8.0  # of a temperature
KNOTS = (0.03, 0.27, 0.5, 0.73, 0.97)  # of the positions, so many lie before each knot
STEEP = 0.7  # by which the logarithms of neighbouring knots are expected to differ
APART = 0.25  # by which a seat count is expected to differ from all, on average and from knot to knot
STEPS = (0.4, 0.2, 0.1, 0.05, 0.02, 0.01)  # of the search, in logarithms


@dataclass(frozen=True)
class Temperature:
    """Linear between its knots, the same before the first and after the last.

    at      how far a game is at each knot: whole numbers that rise
    values  the temperature there
    """

    at: Sequence[int]
    values: Sequence[float]

    def inverse(self) -> NDArray[np.float32]:
        """1 / temperature where a game is at 0, 1, 2 …, up to any number of a row."""
        table: NDArray[np.float32] = (1 / np.interp(np.arange(FARTHEST), self.at, self.values)).astype(np.float32)
        return table

    def mean(self) -> float:
        """Over the knots."""
        return float(np.mean(self.values))

    def to_json(self) -> list[list[float]]:
        """The knots and what it is there; `read_temperature` reads it."""
        return [[at, value] for at, value in zip(self.at, self.values, strict=True)]


def read_temperature(data: float | Sequence[Sequence[float]]) -> Temperature:
    """From a net's header; ValueError where it is none. Older nets have one number for the whole game."""
    knots = [(0, data)] if isinstance(data, int | float) else [(int(at), value) for at, value in data]
    at = [one for one, _ in knots]
    if not at or at[0] < 0 or sorted(set(at)) != at or not all(value > 0 for _, value in knots):
        raise ValueError(f"{data} is no temperature")
    return Temperature(at, [float(value) for _, value in knots])


def softmax(logits: NDArray[Any]) -> NDArray[Any]:
    """Chances from logits, row by row."""
    powers = np.exp(logits - np.maximum.reduce(logits, axis=-1, keepdims=True))  # for few rows twice as fast as max()
    out: NDArray[Any] = powers / np.add.reduce(powers, axis=-1, keepdims=True)
    return out


def together(logits: NDArray[Any]) -> NDArray[Any]:
    """What the members of a net say as one: the mean of their chances."""
    out: NDArray[Any] = np.add.reduce(softmax(logits), axis=0) / len(logits)
    return out


@dataclass(frozen=True)
class Judged:
    """Positions of one seat count that a net has judged, and what came of them.

    logits    by member, position and seat
    shares    of the win, by position and seat
    progress  how far the game is at each position
    games     which game each position is from
    """

    logits: NDArray[Any]
    shares: NDArray[Any]
    progress: NDArray[Any]
    games: NDArray[Any]


def find_temperatures(found: dict[int, Judged]) -> dict[int, Temperature]:
    """By seat count: what the logits of all members must be divided by to be honest, together, about these games.

    The most likely one, where a game counts as one observation, however many of its positions there are. First one for
    all seat counts together, then each seat count's own, which leaves it as far as its games give reason to.
    """
    if not found:
        return {}
    everything = _pooled(found)
    at = np.unique(np.quantile(everything.progress, KNOTS).round().astype(np.int64))
    rough = np.diff(np.eye(len(at)), axis=0) / STEEP
    common = _likeliest(everything, at, np.zeros(len(at)), rough)
    apart = np.vstack([np.ones(len(at)) / len(at), np.diff(np.eye(len(at)), axis=0)]) / APART
    return {
        seats: Temperature(at.tolist(), np.exp(_likeliest(judged, at, common, apart)).round(3).tolist())
        for seats, judged in found.items()
    }


def _pooled(found: dict[int, Judged]) -> Judged:
    """All of it; where nobody sits there is no chance."""
    most = max(one.shares.shape[1] for one in found.values())
    logits, shares, games = [], [], []
    for seats, one in found.items():
        none = (0, most - one.shares.shape[1])
        logits.append(np.pad(one.logits, ((0, 0), (0, 0), none), constant_values=-np.inf))
        shares.append(np.pad(one.shares, ((0, 0), none)))
        games.append(one.games.astype(np.int64) * 100 + seats)
    progress = np.concatenate([one.progress for one in found.values()])
    return Judged(np.concatenate(logits, axis=1), np.concatenate(shares), progress, np.concatenate(games))


def _likeliest(judged: Judged, at: NDArray[Any], around: NDArray[Any], unlikely: NDArray[Any]) -> NDArray[Any]:
    """Logarithms of the temperature at some knots, searched for from others on: what the games say against how far it
    is from there, each row of `unlikely` times the difference being a deviation.
    """
    hats = np.stack([np.interp(judged.progress, at, one) for one in np.eye(len(at))], axis=1)
    weight = len(np.unique(judged.games)) / len(judged.shares)

    def cost(logs: NDArray[Any]) -> float:
        if logs.min() < np.log(LEAST) or logs.max() > np.log(MOST):
            return float("inf")
        chances = together(judged.logits / (hats @ np.exp(logs))[:, None])
        loss = -(judged.shares * np.log(np.clip(chances, 1e-9, 1))).sum()
        return float(weight * loss + ((unlikely @ (logs - around)) ** 2).sum() / 2)

    logs, best = around, cost(around)
    ways = [np.ones(len(at)), *np.eye(len(at))]
    for step in STEPS:
        better = True
        while better:
            better = False
            for way in [sign * step * way for way in ways for sign in (1, -1)]:
                while (found := cost(logs + way)) < best - 1e-9:
                    logs, best, better = logs + way, found, True
    return logs
