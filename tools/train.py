"""Train a game's net: `python -m tools.train GAME --folder build/train/GAME [--rounds 8] [--games 4000] [--install]`.

Round 0 is played by foremen, every later one mostly by the net of the round before; the last four rounds, as far as
their games still lie in the folder, are what a net is fitted to. Whatever was finished is not done again: a run can be
killed and taken up, and a net goes on learning where nothing else was kept.
--python names the interpreter that has torch, where that is another one.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = 4  # rounds that a net is fitted to


def call(python: str, module: str, *words: object) -> None:
    """One step; the whole run ends with it where it fails."""
    done = subprocess.run([*python.split(), "-m", module, *map(str, words)], cwd=ROOT)
    if done.returncode:
        raise SystemExit(done.returncode)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=4000, help="of a round")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument(
        "--against", default="", help="a bot that plays all seats but one: what a net gains on it alone"
    )
    parser.add_argument("--pack", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=0, help="of a round's games (default: until all are played)")
    parser.add_argument("--fit-minutes", type=float, default=0)
    parser.add_argument("--python", default=sys.executable, help="to fit with")
    parser.add_argument("--install", action="store_true", help="put the last net where the game's bots look for it")
    order = parser.parse_args()
    folder: Path = order.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    pack = ("--pack", order.pack) if order.pack else ()
    against = ("--against", order.against) if order.against else ()
    last: Path | None = None
    for number in range(order.rounds):
        net = folder / f"net-{number}.npz"
        played = folder / f"round-{number}"
        started = time.monotonic()
        if not net.exists():
            with_net = ("--net", last) if last else ()
            call(
                sys.executable, "tools.selfplay", order.game, "--out", played, "--games", order.games, "--jobs",
                order.jobs, "--seed", order.seed + number, "--seats", order.seats, "--seconds", order.seconds,
                *with_net, *against, *pack,
            )  # fmt: skip
            between = time.monotonic()
            last_rounds = [folder / f"round-{n}" for n in range(max(0, number - KEPT + 1), number + 1)]
            rounds = [one for one in last_rounds if one.is_dir()]
            prior = ("--prior", last) if last else ()
            call(
                order.python, "tools.fit", order.game, *rounds, "--out", net, "--seed", order.seed, "--minutes",
                order.fit_minutes, *prior, *pack,
            )  # fmt: skip
            with (folder / "rounds.jsonl").open("a", encoding="utf-8") as file:
                seconds = {"games": round(between - started, 1), "fit": round(time.monotonic() - between, 1)}
                file.write(json.dumps({"round": number, "seconds": seconds}) + "\n")
        last = net
    if order.install and last:
        shutil.copyfile(last, ROOT / "src/pithead/bots" / order.game / "net.npz")


if __name__ == "__main__":
    main()
