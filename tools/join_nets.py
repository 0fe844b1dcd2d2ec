"""Let several nets of a game judge together: `python -m tools.join_nets GAME NET... --out FILE [--games 300]`.

Nets of different rounds err in different places: the mean of what they say is a better judge than any of them. `NET:0`
is the first member of a net alone. Each is cooled by its own mean temperature first; what is left of one, by seat count
and how far a game is, is found on new games of self-play. --version is that of the bots that play by it: one more than
the version of the net before. For one net alone there is tools.recalibrate, which leaves the weights as they are.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pithead.bots.net import Net, load_net, stored, write_net
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
    games = sum(int(net.header.get("games", 0)) for net in nets)
    return {**{key: first.header[key] for key in ALIKE}, "version": version, "games": games}


def cooled(net: Net, number: int) -> tuple[dict[str, NDArray[Any]], float]:
    """A member whose logits need no temperature, by and large, and its scale."""
    heat = float(np.mean([one.mean() for one in net.temperature.values()] or [1.0]))
    last = f"trunk.{len(net.shape.trunk)}."
    out = dict(net.members[number])
    for name in ("weight", "bias"):
        table = out[last + name].copy()
        table[..., : 1 if net.shape.each else net.inputs.seats] /= heat
        out[last + name] = table
    return stored(out), float(net.scales[number]) * heat


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("nets", nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--version", type=int, default=1)
    parser.add_argument("--games", type=int, default=300, help="of each seat count, for the temperature")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    order = parser.parse_args()
    game, inputs = load_game(order.game), load_training(order.game).inputs
    parts = [word.partition(":")[::2] for word in order.nets]
    nets = [load_net(Path(path), game, inputs) for path, _ in parts]
    chosen = [[int(only)] if only else range(len(net.members)) for net, (_, only) in zip(nets, parts, strict=True)]
    try:
        cold = [cooled(net, i) for net, some in zip(nets, chosen, strict=True) for i in some]
        members = [weights for weights, _ in cold]
        header = {**join(nets, order.version), "scales": [scale for _, scale in cold], "progress": inputs.progress}
        write_net(order.out, {**header, "temperature": {}}, members)
        if order.games:
            print(f"{order.game}: {order.games} games of each seat count for the temperature", file=sys.stderr)
            found = played(order.game, order.games, order.jobs, None, order.out, seed=SEED + 1)
            heats = temperatures(load_net(order.out, game, inputs), found)
            header["temperature"] = {seats: heat.to_json() for seats, heat in heats.items()}
            write_net(order.out, header, members)
    except ValueError as error:
        raise SystemExit(str(error)) from None
    told = {key: header.get(key) for key in ("version", "games", "temperature")}
    print(json.dumps({"net": str(order.out), "bytes": order.out.stat().st_size, "members": len(members), **told}))


if __name__ == "__main__":
    main()
