"""Steps a second of the environments, on one core, with choices at random: every step with its observation and mask.

python -m tools.env_speed [--seconds 2]
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from time import process_time

import pithead.envs
from pithead.bots.registry import encoded_games
from pithead.core.chance import Rng
from pithead.games.registry import load_game

GAMES = 64  # of a vector
STRIDE = 20  # steps between two looks at the clock


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    print(f"{'game':<16} seats      aec   vector   vector, skip_forced")
    for game in encoded_games():
        info = load_game(game).info
        for seats in sorted({info.min_seats, info.max_seats}):
            plain, skipping = (rate(vector_steps(game, seats, skip), seconds) for skip in (False, True))
            one = rate(aec_steps(game, seats), seconds)
            print(f"{game:<16} {seats:>5} {one:>8,.0f} {plain:>8,.0f} {skipping:>8,.0f}", flush=True)


def rate(work: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time; `work` makes some and says how many."""
    steps, started = 0, process_time()
    while (taken := process_time() - started) < seconds:
        steps += work()
    return steps / taken


def aec_steps(game: str, seats: int) -> Callable[[], int]:
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


def vector_steps(game: str, seats: int, skip_forced: bool) -> Callable[[], int]:
    """Decisions of all games together; those that are skipped do not count."""
    batch, rng = pithead.envs.vector(game, GAMES, seats, skip_forced=skip_forced), Rng(1)
    batch.reset(seed=1)

    def work() -> int:
        batch.step(batch.sample(rng))
        return GAMES

    return work


if __name__ == "__main__":
    main()
