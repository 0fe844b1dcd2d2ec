"""Small nets with random weights, of the shape that a game trains."""

from __future__ import annotations

from dataclasses import asdict

import numpy as np

from pithead.bots.net import Columns, Floats, Net
from pithead.bots.training import Training
from pithead.core.api import Game


def random_net(game: Game, training: Training, seed: int = 1) -> Net:
    """Every weight is drawn; inputs keep about their size from layer to layer."""
    rng = np.random.default_rng(seed)
    shape, inputs = training.shape, training.inputs
    columns = Columns(shape, inputs.layout)
    first = shape.trunk[0]
    weights: dict[str, Floats] = {}

    def draw(name: str, rows: int, width: int) -> None:
        weights[name] = (rng.standard_normal((rows, width)) / np.sqrt(rows)).astype(np.float32)

    draw("plain.weight", len(columns.plain), first)
    for i, (one, at) in enumerate(zip(shape.sets, columns.sets, strict=True)):
        sizes = [at.shape[1], *one.layers]
        for j in range(len(one.layers)):
            draw(f"set{i}.{j}.weight", sizes[j], sizes[j + 1])
            weights[f"set{i}.{j}.bias"] = np.zeros(sizes[j + 1], dtype=np.float32)
        draw(f"set{i}.place", one.things, sizes[1])
        draw(f"set{i}.weight", one.things // one.pool * sizes[-1], first)
    count = len(inputs.numbers)
    draw("numbers.weight", count, first)
    weights["mean"] = np.zeros(count, dtype=np.float32)
    weights["deviation"] = np.full(count, 0.1, dtype=np.float32)
    weights["first.bias"] = np.zeros(first, dtype=np.float32)
    sizes = [*shape.trunk, 2 if shape.each else 2 * inputs.seats]
    for i in range(1, len(sizes)):
        draw(f"trunk.{i}.weight", sizes[i - 1], sizes[i])
        weights[f"trunk.{i}.bias"] = np.zeros(sizes[i], dtype=np.float32)
    header = {
        "stamps": inputs.layout.stamps(game),
        "shape": asdict(shape),
        "scales": [10.0],
        "unit": training.recipe.unit,
        "temperature": {},
    }
    return Net(header, [weights], inputs)
