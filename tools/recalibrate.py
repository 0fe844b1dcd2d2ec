"""Find a net's temperatures anew: `python -m tools.recalibrate GAME [FOLDER...] [--net FILE] [--out FILE]`.

By new games of self-play (--games), other ones than `pithead judge` holds a net against, or by those that
tools.selfplay has left in the folders: games that the net was not fitted to. The weights stay as they are; the version
is raised by one, since bots that choose by chances may choose otherwise. Without --net and --out it is the net that
comes with the game.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

import numpy as np

from pithead.bots.net import Net, load_net, stored, write_net
from pithead.bots.registry import load_training, net_file
from pithead.games.registry import load_game
from pithead.lab.calibration import SEED, played, temperatures
from pithead.lab.selfplay import Samples, read_samples, shards


def by_seats(samples: Samples) -> dict[int, Samples]:
    """The positions of tables with a winner, by seat count."""
    counts = samples.about[:, 1]
    return {int(seats): samples.chosen(counts == seats) for seats in np.unique(counts) if seats > 1}


def recalibrate(net: Net, found: dict[int, Samples], path: Path) -> dict[str, object]:
    """The net with temperatures by these games, as a file; what is worth telling of it. A seat count of which there are
    no games keeps its own.
    """
    heats = {**net.temperature, **temperatures(net, found)}
    told = {
        "version": net.version + 1,
        "progress": net.inputs.progress,
        "temperature": {seats: heat.to_json() for seats, heat in heats.items()},
    }
    write_net(path, {**net.header, **told}, [stored(member) for member in net.members])
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folders", type=Path, nargs="*")
    parser.add_argument("--net", type=Path)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--games", type=int, default=300, help="of each seat count, where no folder is named")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    order = parser.parse_args()
    path = order.net or net_file(order.game)
    net = load_net(path, load_game(order.game), load_training(order.game).inputs)
    if order.folders:
        found = by_seats(read_samples([file for folder in order.folders for file in shards(folder)]))
    else:
        print(f"{order.game}: {order.games} games of each seat count", file=sys.stderr)
        found = played(order.game, order.games, order.jobs, None, path, seed=SEED + 1)
    games = {seats: len(np.unique(samples.about[:, 0])) for seats, samples in found.items()}
    told = recalibrate(net, found, order.out or path)
    print(json.dumps({"net": str(order.out or path), "games": games, **told}))


if __name__ == "__main__":
    main()
