"""Let several nets of a game judge together: `python -m tools.join_nets GAME NET... --out FILE [--games 300]`.

Nets of different rounds err in different places: the mean of what they say is a better judge than any of them. Their
common temperature, by seat count, is found on new games of self-play. --version is that of the bots that play by it:
one more than the version of the net before.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from pithead.bots.net import Net, load_net, write_net
from pithead.bots.registry import load_training
from pithead.games.registry import load_game
from pithead.lab.calibration import SEED, played, temperatures

ALIKE = ("stamps", "shape", "unit")  # of the headers


def join(nets: list[Net], version: int) -> dict[str, Any]:
    """The header of all; ValueError where they are not for the same thing."""
    first = nets[0]
    for key in ALIKE:
        if any(net.header[key] != first.header[key] for net in nets):
            raise ValueError(f"these nets differ in {key}")
    if first.shape.residual and any(net.scale != first.scale for net in nets):
        raise ValueError("these nets differ in the scale of foreman's worth that they add to")
    games = sum(int(net.header.get("games", 0)) for net in nets)
    return {**{key: first.header[key] for key in ALIKE}, "scale": first.scale, "version": version, "games": games}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("nets", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--version", type=int, default=1)
    parser.add_argument("--games", type=int, default=300, help="of each seat count, for the temperature")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    order = parser.parse_args()
    game, inputs = load_game(order.game), load_training(order.game).inputs
    nets = [load_net(path, game, inputs) for path in order.nets]
    members = [member for net in nets for member in net.members]
    try:
        header = join(nets, order.version)
        write_net(order.out, {**header, "temperature": {}}, members)
        if order.games:
            print(f"{order.game}: {order.games} games of each seat count for the temperature", file=sys.stderr)
            found = played(order.game, order.games, order.jobs, None, order.out, seed=SEED + 1)
            header["temperature"] = temperatures(load_net(order.out, game, inputs), found)
            write_net(order.out, header, members)
    except ValueError as error:
        raise SystemExit(str(error)) from None
    told = {key: header.get(key) for key in ("version", "games", "temperature")}
    print(json.dumps({"net": str(order.out), "bytes": order.out.stat().st_size, "members": len(members), **told}))


if __name__ == "__main__":
    main()
