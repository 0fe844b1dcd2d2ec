"""How fast every rung of the ladders is, before and now: `python -m tools.compare_speed --before TREE [--write]`.

A table full of each bot is measured in another working copy, compiled as this one is, and in this one, by one process,
by two, and by Ray: the copies take turns, and each plays with its own rules, bots and packs. The machine ought to do
nothing else. --write puts the table into docs/performance.md and the figures into docs/speed.json.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from pithead.bots.registry import levels
from pithead.core import rollout
from pithead.games.registry import GAMES, load_game
from pithead.lab import pool
from pithead.lab.cluster import cluster

ROOT = Path(__file__).parents[1]
MEASURE = ROOT / "src/pithead/lab/bot_speed.py"  # measures both copies: the other one may be older than it
PAGE, FIGURES = ROOT / "docs/performance.md", ROOT / "docs/speed.json"
BEGIN, END = "<!-- made by tools/compare_speed.py -->\n", "<!-- end -->\n"
WAYS = {"1": "one process", "2": "two processes", "ray": "Ray, two processes"}

Json = dict[str, Any]


# -- one copy: a process that measures


def serve(way: str) -> None:
    """Answer lines of JSON, each a game, a bot, a number of seats and seconds."""
    module = import_module(MEASURE.stem)
    if way == "ray":
        import_module("ray").cloudpickle.register_pickle_by_value(module)
    with cluster(2) if way == "ray" else pool.workers(int(way)) as crew:
        print(json.dumps(not str(rollout.__file__).endswith(".py")), flush=True)
        for line in sys.stdin:
            order = json.loads(line)
            job = module.Job(order["game"], order["seats"], order["bot"], None, False)
            print(json.dumps(asdict(module.measure(job, order["seconds"], crew))), flush=True)


class Copy:
    """A working copy, measured in a process of its own."""

    def __init__(self, tree: Path, way: str, tools: Path) -> None:
        self.tree = tree
        env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tree / "src"), str(tools)))}
        command = [sys.executable, "-P", __file__, "--serve", way]
        self.child = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.compiled = bool(self._answer())

    def measure(self, game: str, bot: str, seats: int, seconds: float) -> Json:
        assert self.child.stdin
        order = {"game": game, "bot": bot, "seats": seats, "seconds": seconds}
        self.child.stdin.write(json.dumps(order) + "\n")
        self.child.stdin.flush()
        found: Json = self._answer()
        return found

    def _answer(self) -> Any:
        assert self.child.stdout
        line = self.child.stdout.readline()
        if not line:
            raise SystemExit(f"{self.tree}: ended with status {self.child.wait()}")
        return json.loads(line)

    def close(self) -> None:
        assert self.child.stdin
        self.child.stdin.close()
        self.child.wait()


# -- both copies


def compare(before: Path, after: Path, games: list[str], bots: list[str], ways: list[str], seconds: float) -> Json:
    """By game, bot and way, what was measured before and after."""
    out: Json = {"seconds": seconds, "games": {}}
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(MEASURE, folder)
        for way in ways:
            copies = {"before": Copy(before, way, Path(folder)), "after": Copy(after, way, Path(folder))}
            out["compiled"] = {name: copy.compiled for name, copy in copies.items()}
            for game in games:
                seats = min(4, load_game(game).info.max_seats)
                for bot in [bot for bot in levels(game) if not bots or bot in bots]:
                    print(f"{WAYS[way]}: {game}, {bot}", file=sys.stderr)
                    found = {name: copy.measure(game, bot, seats, seconds) for name, copy in copies.items()}
                    out["games"].setdefault(game, {}).setdefault(bot, {})[way] = found
            for copy in copies.values():
                copy.close()
    return out


def table(found: Json) -> str:
    """Games a second in Markdown: before, now, and how many times faster."""
    ways = [way for way in WAYS if any(way in rows for bots in found["games"].values() for rows in bots.values())]
    lines = [f"| games/s, 4 seats | {' | '.join(WAYS[way] for way in ways)} |", f"| --- |{' --- |' * len(ways)}"]
    for game, bots in found["games"].items():
        for bot, rows in bots.items():
            cells = [cell(rows[way]["before"]["games_per_s"], rows[way]["after"]["games_per_s"]) for way in ways]
            lines.append(f"| {load_game(game).info.title}, {bot} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def cell(before: float, after: float) -> str:
    return f"{before:,.3g} → {after:,.3g} ({after / before:.1f}×)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="default: all of them")
    parser.add_argument("--before", type=Path, help="another working copy, compiled as this one is")
    parser.add_argument("--after", type=Path, default=ROOT, help="default: this working copy")
    parser.add_argument("--bot", action="append", default=[], help="only this rung; may be given several times")
    parser.add_argument("--way", action="append", choices=list(WAYS), help="only this way of playing; default: all")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each figure is measured")
    parser.add_argument("--json", action="store_true", help="print one object instead of the table")
    parser.add_argument("--write", action="store_true", help="put it into docs/performance.md and docs/speed.json")
    parser.add_argument("--serve", choices=list(WAYS), help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        serve(wish.serve)
        return
    if wish.before is None:
        parser.error("--before: compared with which working copy?")
    found = compare(wish.before, wish.after, wish.games or list(GAMES), wish.bot, wish.way or list(WAYS), wish.seconds)
    print(json.dumps(found, indent=1) if wish.json else table(found))
    if wish.write:
        FIGURES.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        PAGE.write_text(placed(PAGE.read_text(encoding="utf-8"), table(found)), encoding="utf-8")


def placed(page: str, text: str) -> str:
    """The page with the table in its place."""
    return re.sub(f"{BEGIN}.*?{END}", lambda _: f"{BEGIN}\n{text}\n{END}", page, count=1, flags=re.DOTALL)


if __name__ == "__main__":
    main()
