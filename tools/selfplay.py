"""Games that a net learns from: `python -m tools.selfplay GAME --out FOLDER [--net FILE] [--games 4000] [--jobs N]`.

Run again, it goes on where it was cut off. tools.train calls it, round after round.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from pithead.lab import pool
from pithead.lab.lock import locked
from pithead.lab.selfplay import Job, Samples, write_games


def arguments(about: str | None) -> argparse.ArgumentParser:
    """What every program asks for that plays games into a folder."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--net", type=Path)
    parser.add_argument("--pack", type=Path)
    parser.add_argument(
        "--seats", type=int, default=0, help="of every game (default: mixed, as the game's training says)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=0, help="stop after the file under way (default: never)")
    return parser


def play(work: pool.Work[Samples], order: argparse.Namespace, games: int) -> None:
    """So many games into the folder, and how far it is every few seconds."""
    started = time.monotonic()
    said = 0.0
    count = 0
    with locked(order.out):
        late = lambda: bool(order.seconds and time.monotonic() - started > order.seconds)  # noqa: E731
        for count in write_games(work, order.out, games, order.jobs, late):
            if time.monotonic() - said > 5:
                said = time.monotonic()
                print(f"{order.out}: {count} of {games} games, {said - started:.0f} s", file=sys.stderr, flush=True)
    print(f"{order.out}: {count} games in {time.monotonic() - started:.0f} s", flush=True)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--against", default="", help="a bot that plays all seats but one (default: all learn)")
    order = parser.parse_args()
    play(Job(order.game, order.seed, order.net, order.pack, order.seats, order.against), order, order.games)


if __name__ == "__main__":
    main()
