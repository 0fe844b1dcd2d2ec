"""Train a game's net: `python -m tools.train GAME --folder build/train/GAME [--rounds 8] [--games 4000] [--install]`.

Round 0 is played by foremen, or by the net that --begin names, every later one mostly by the net of the round before.
The last rounds (--keep), as far as their games still lie in the folder, are what a net is fitted to. Whatever was
finished is not done again: a run can be killed and taken up, and a net goes on learning where nothing else was kept.
With --rollouts a last net is fitted to the same games and to so many positions with roll-outs as labels. --python names
the interpreter that has torch, where that is another one.
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


def call(python: str, module: object, *words: object) -> None:
    """One step; the whole run ends with it where it fails."""
    done = subprocess.run([*python.split(), "-m", *map(str, (module, *words))], cwd=ROOT)
    if done.returncode:
        raise SystemExit(done.returncode)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=4000, help="of a round")
    parser.add_argument("--rollouts", type=int, default=0, help="positions with roll-outs, after the last round")
    parser.add_argument("--keep", type=int, default=8, help="rounds that a net is fitted to")
    parser.add_argument("--begin", type=Path, help="a net that plays the first round (default: foremen)")
    parser.add_argument("--go-on", action="store_true", help="every net begins with the weights of the one before it")
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
    last: Path | None = order.begin
    steps: list[tuple[str, str, tuple[object, ...]]] = [
        (f"round-{n}", f"net-{n}.npz", ("tools.selfplay", order.game, "--games", order.games, *against))
        for n in range(order.rounds)
    ]
    if order.rollouts:
        steps.append(("rollouts", "net-rollouts.npz", ("tools.rollouts", order.game, "--positions", order.rollouts)))
    for number, (name, file, words) in enumerate(steps):
        net = folder / file
        started = time.monotonic()
        if not net.exists():
            with_net = ("--net", last) if last else ()
            call(
                sys.executable, *words, "--out", folder / name, "--jobs", order.jobs, "--seed", order.seed + number,
                "--seats", order.seats, "--seconds", order.seconds, *with_net, *pack,
            )  # fmt: skip
            between = time.monotonic()
            first = max(0, min(number, order.rounds - 1) - order.keep + 1)
            fitted = [folder / one for one, _, _ in steps[first : number + 1]]
            prior = ("--prior", last, *(["--go-on"] if order.go_on else [])) if last else ()
            call(
                order.python, "tools.fit", order.game, *(one for one in fitted if one.is_dir()), "--out", net, "--seed",
                order.seed, "--minutes", order.fit_minutes, *prior, *pack,
            )  # fmt: skip
            with (folder / "rounds.jsonl").open("a", encoding="utf-8") as log:
                seconds = {"games": round(between - started, 1), "fit": round(time.monotonic() - between, 1)}
                log.write(json.dumps({"round": name, "seconds": seconds}) + "\n")
        last = net
    if order.install and last:
        shutil.copyfile(last, ROOT / "src/pithead/bots" / order.game / "net.npz")


if __name__ == "__main__":
    main()
