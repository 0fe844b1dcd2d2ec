"""Draw what training has learnt: `python -m tools.make_curves GAME FOLDER` keeps the log of a folder of tools.train.

The log becomes docs/training/GAME.json; the picture beside it is drawn from that. Without arguments all pictures are
drawn again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

from pithead.games.registry import load_game
from pithead.lab.balance.page.charts import Series
from pithead.lab.calibration import Calibration, reliability
from pithead.lab.picture import curves

DOCS = Path(__file__).parents[1] / "docs/training"
JUDGED = "judge-"  # what `pithead judge GAME --json` says lies there as judge-GAME.json


def gather(folder: Path) -> list[dict[str, Any]]:
    """By round: the seconds of its games and its fit, and what the fit said of each epoch."""
    times = {one["round"]: one["seconds"] for one in _lines(folder / "rounds.jsonl")}
    nets = sorted(folder.glob("net-*.jsonl"), key=lambda path: int(path.stem.rpartition("-")[2]))
    return [
        {"round": number, "seconds": times.get(number, {}), "epochs": _lines(path)} for number, path in enumerate(nets)
    ]


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def picture(title: str, rounds: list[dict[str, Any]]) -> str:
    """Log-loss of the games held out, epoch by epoch, one curve a round: that of its first member."""
    series = [
        Series(
            f"round {one['round']}",
            [(float(told["epoch"] + 1), float(told["win"])) for told in one["epochs"] if told.get("member", 0) == 0],
        )
        for one in rounds
    ]
    return curves(f"{title}: learning", series, "epoch", "log-loss of the win in games held out")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("folder", nargs="?", type=Path)
    order = parser.parse_args()
    DOCS.mkdir(exist_ok=True)
    if order.folder:
        text = json.dumps(gather(order.folder), indent=1)
        (DOCS / f"{order.game}.json").write_text(text + "\n", encoding="utf-8")
    for path in sorted(DOCS.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        title = load_game(path.stem.removeprefix(JUDGED)).info.title
        judged = path.stem.startswith(JUDGED)
        drawn = reliability(title, msgspec.convert(data, list[Calibration])) if judged else picture(title, data)
        path.with_suffix(".svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
