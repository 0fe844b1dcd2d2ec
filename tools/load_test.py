"""How much a host holds: `python -m tools.load_test [--quick]`. Bounded, on loopback, on whatever cores there are.

Each live table has a person (a script) and a bot of the lowest rung, and two sockets: the person's and a spectator's.
Latency is from the person's command to the last of the two updates. Clients run on the same cores as the server.

    --before TREE     another clone of the program, measured in turn with this one by the same clients
    --measure flat    only some of: memory, human, thinking, flat, positions, hosts
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import uvloop
from tests import keeper
from tests.server.harness import ROOT, Cluster, Host

from pithead.games.registry import GAMES
from tools.load import figures, many_hosts
from tools.load.figures import Figures

MEASURES = ("memory", "human", "thinking", "flat", "positions", "hosts")
ONE_WORKER = ("memory", "thinking", "positions")  # not measured with more than one
THINKERS = 12  # tables of three engineers


def main() -> int:
    """Both databases, one and two workers, and two hosts; one line a figure, and all of them as JSON."""
    args = _arguments()
    if args.quick:
        args.tables, args.host_tables, args.seconds = 20, 20, 4.0
    uvloop.install()
    if args.out:
        args.out.parent.mkdir(parents=True, exist_ok=True)
    results: list[dict[str, object]] = []

    def tell(name: str, measure: str, found: Figures) -> None:
        results.append({"host": name, "measure": measure, **found})
        print(f"{name}: {measure}", found, flush=True)
        if args.out:
            machine = {"cores": os.cpu_count(), "load": os.getloadavg()[0], "python": platform.python_version()}
            args.out.write_text(json.dumps({"machine": machine, "results": results}, indent=1) + "\n")

    trees = {"": ROOT} if args.before is None else {"before, ": args.before.resolve(), "after, ": ROOT}
    for kind in args.db:
        for workers in args.workers:
            for turn in range(args.turns):
                for tree, root in trees.items():
                    name = f"{tree}{kind}, {workers} worker{'s' if workers > 1 else ''}"
                    _measure(args, kind, workers, root, turn, lambda what, found, name=name: tell(name, what, found))  # type: ignore[misc]
    if "hosts" in args.measure:
        every = 1.0 if args.quick else 10.0
        found = many_hosts.measure(args.game, args.host_tables, args.seconds, every)
        tell("postgresql, 2 hosts", "hosts", found)
        tell("postgresql, 2 hosts", "projection", many_hosts.projection(found))
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dig_deep", choices=sorted(GAMES))
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--host-tables", type=int, default=2000, help="over two hosts")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--quick", action="store_true", help="small, to see that it works")
    parser.add_argument("--db", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--workers", type=int, nargs="*", default=[1, 2])
    parser.add_argument("--measure", nargs="*", default=MEASURES, choices=MEASURES)
    parser.add_argument("--positions", default="rockwell", help="the game whose positions are opened")
    parser.add_argument("--before", type=Path, help="another tree, measured in turn with this one")
    parser.add_argument("--turns", type=int, default=1, help="how often everything is measured")
    parser.add_argument("--folder", type=Path, help="where SQLite's file lies, such as /dev/shm if the disk is shared")
    parser.add_argument("--settled", type=float, default=figures.SETTLED, help="seconds after the last has come")
    parser.add_argument("--out", type=Path, help="write all figures to this file, as JSON")
    return parser.parse_args()


def _measure(
    args: argparse.Namespace, kind: str, workers: int, root: Path, turn: int, tell: Callable[[str, Figures], None]
) -> None:
    """Everything about one set-up, on a fresh database."""
    wanted = [what for what in args.measure if what != "hosts" and (workers == 1 or what not in ONE_WORKER)]
    if not wanted:
        return
    cluster = Cluster() if kind == "postgresql" else None
    folder = Path(tempfile.mkdtemp(dir=args.folder))
    keeper.remove_at_end(folder)
    db = cluster.database(f"load{turn}") if cluster else str(folder / "load.sqlite")
    host = Host(db, workers=workers, pause=1.1, root=root)
    every = 1.0 if args.quick else 10.0
    try:
        for what in wanted:
            if what == "memory":
                tell(what, asyncio.run(figures.per_idle_table(host, args.game, args.tables)))
            elif what == "positions":
                tell(f"any position of a finished {args.positions}", figures.positions(host, args.positions))
            elif what == "flat":
                tell(what, asyncio.run(figures.flat_out(host, args.game, 8 if args.quick else 40, args.seconds / 4)))
            else:
                beside = THINKERS if what == "thinking" else 0
                pace = figures.human_pace([host], args.game, args.tables, args.seconds, every, beside, args.settled)
                tell(what, asyncio.run(pace))
    finally:
        host.stop()
        shutil.rmtree(folder, ignore_errors=True)
        if cluster:
            cluster.remove()


if __name__ == "__main__":
    sys.exit(main())
