"""The shares of wins of learning agents over time, as a picture: python -m tools.agent_curve CURVE.json… --out FILE.svg

A curve is what `examples/selfplay.py --json` or `examples/learn.py --json` writes.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path

from pithead.lab.balance.page.charts import Series
from pithead.lab.picture import curves

BOTS = ("pebble", "apprentice")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("curves", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.out.write_text(drawn({path.stem: json.loads(path.read_text()) for path in given.curves}), encoding="utf-8")


def drawn(found: dict[str, list[dict[str, float]]]) -> str:
    """A line for each agent and bot that it met."""
    series = [
        Series(f"{name}, {bot}", [(point["seconds"], 100 * point[bot]) for point in points])
        for name, points in found.items()
        for bot in BOTS
    ]
    return curves("A first agent of Imperial Miners", series, "seconds of one core", "wins in 100")


if __name__ == "__main__":
    main()
