"""Steps a second of the environments and of others' on one core, with choices at random: every step with its
observation and mask. All take turns, several times over; of each the median and the best are told.

python -m tools.env_speed [--seconds 1] [--rounds 5] [--json docs/research/speed.json]
"""

from __future__ import annotations

import json
import os
import platform
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import pithead
import pithead.envs
from pithead.bots.registry import encoded_games
from pithead.core.chance import Rng
from pithead.games.registry import load_game
from tools.env_peers import STRIDE, Work, peers

GAMES = 64  # of a vector


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    result = measure(given.seconds, given.rounds)
    for row in result["rows"]:
        print(f"{row['name']:<46} {row['median']:>9,} {row['best']:>9,}")
    print(f"load of the machine before and after: {result['load']}, {result['cores']} cores")
    if given.json:
        given.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def measure(seconds: float, rounds: int) -> dict[str, Any]:
    """All figures: steps a second of processor time."""
    load = [os.getloadavg()[0]]
    works = {name: make() for name, make in {**ours(), **peers()}.items()}
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            found[name].append(rate(work, seconds))
    load.append(os.getloadavg()[0])
    rows = [{"name": name, "median": round(median(all_)), "best": round(max(all_))} for name, all_ in found.items()]
    return {
        "seconds": seconds,
        "rounds": rounds,
        "vector": GAMES,
        "compiled": pithead.compiled_rules(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load": [round(one, 2) for one in load],
        "rows": rows,
    }


def ours() -> dict[str, Callable[[], Work]]:
    """Each game with the fewest and the most seats: AEC, a vector, and one that skips forced choices."""
    found: dict[str, Callable[[], Work]] = {}
    for game in encoded_games():
        info = load_game(game).info
        for seats in sorted({info.min_seats, info.max_seats}):
            found[f"{game} {seats} aec"] = partial(aec_steps, game, seats)
            found[f"{game} {seats} vector"] = partial(vector_steps, game, seats, False)
            found[f"{game} {seats} skip_forced"] = partial(vector_steps, game, seats, True)
    return found


def rate(work: Work, seconds: float) -> float:
    """Steps a second of processor time."""
    steps, started = 0, process_time()
    while (taken := process_time() - started) < seconds:
        steps += work()
    return steps / taken


def aec_steps(game: str, seats: int) -> Work:
    """PettingZoo's loop: `last`, then `step`."""
    env, rng = pithead.envs.aec(game, seats), Rng(1)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(STRIDE):
            _, _, over, _, _ = env.last()
            env.step(None if over else env.play.legal[rng.below(len(env.play.legal))])
            if not env.agents:
                env.reset()
        return STRIDE

    return work


def vector_steps(game: str, seats: int, skip_forced: bool) -> Work:
    """Decisions of all games together; those that are skipped do not count."""
    batch, rng = pithead.envs.vector(game, GAMES, seats, skip_forced=skip_forced), Rng(1)
    batch.reset(seed=1)

    def work() -> int:
        batch.step(batch.sample(rng))
        return GAMES

    return work


if __name__ == "__main__":
    main()
