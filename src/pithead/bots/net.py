"""A net of numpy: what `tools.fit` has learnt of a game, and the evaluator that judges by it.

The file holds the weights and, as JSON, what they are for: the stamps of pack, actions and encoder, the shape, the
figures that bring inputs to a common size, and the temperature that makes its chances to win honest.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # batches are small, and bots think in a process for each core

import numpy as np
from numpy.typing import NDArray

from pithead.bots.evaluator import Judgement, result
from pithead.bots.layout import Layout
from pithead.bots.training import Inputs, Part, Set, Shape
from pithead.core.api import OVER, Game, State
from pithead.core.errors import PackError

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]

FARTHEST = 6.0  # deviations beyond which one of foreman's numbers does not count
LARGEST_FILE = 1_000_000  # bytes of a net
STEP = "@"  # behind the name of a table of 8 bits: what 1 is worth in each of its columns
LARGEST = 4.0  # the same of an encoder's number, in its scale


class Columns:
    """Which numbers of a row each part of a net sees, in the order in which they are seen."""

    def __init__(self, shape: Shape, layout: Layout) -> None:
        self.plain = np.array([at for part in shape.plain for at in _plain(layout, part)], dtype=np.int64)
        self.sets = [np.array([_thing(layout, one, i) for i in range(one.things)]) for one in shape.sets]


def _plain(layout: Layout, part: Part) -> list[int]:
    name, only = (part, "") if isinstance(part, str) else part[:2]
    group = next(one for one in layout.groups if one.name == name)
    return [
        at
        for copy in range(part[2] if len(part) == 3 and not isinstance(part, str) else group.copies)
        for block in group.blocks
        if not only or block.name == only
        for at in layout.where(name, block.name, copy)
    ]


def _thing(layout: Layout, one: Set, number: int) -> list[int]:
    """The numbers of one thing."""
    out: list[int] = []
    for name, only, first in one.parts:
        group = next(group for group in layout.groups if group.name == name)
        for block in group.blocks:
            if not only or block.name == only:
                out += layout.where(name, block.name, first + number)
    return out


class Side:
    """Where each part of a net finds what it sees once the seats are counted in an order."""

    def __init__(self, columns: Columns, inputs: Inputs, order: Sequence[int]) -> None:
        turned = np.array(inputs.layout.columns(order))
        self.plain = turned[columns.plain]
        self.sets = [turned[at] for at in columns.sets]
        self.numbers = np.array(turned_numbers(inputs, order))


def turns(seats: int) -> list[list[int]]:
    """The seats counted from each of them."""
    return [[(first + k) % seats for k in range(seats)] for first in range(seats)]


class Net:
    """Weights with their shape. Seats are counted from the one that asks.

    members      sets of weights that judge together: what is said is the mean of what each says
    version      raised with each net of a game that plays otherwise than the one before
    temperature  by seat count: what logits are divided by
    stamps       what it was made for
    """

    def __init__(self, header: dict[str, Any], members: Sequence[dict[str, Floats]], inputs: Inputs) -> None:
        self.header = header
        self.members = members
        self.inputs = inputs
        self.version = int(header.get("version", 1))
        self.stamps: dict[str, str] = header["stamps"]
        self.shape = read_shape(header["shape"])
        self.scale = float(header["scale"])  # points that make a win e times as likely, in foreman's worth
        self.unit = float(header["unit"])
        self.temperature: dict[int, float] = {int(k): float(v) for k, v in header["temperature"].items()}
        columns = Columns(self.shape, inputs.layout)
        divisors = np.array(inputs.layout.scales(), dtype=np.float32)
        self.plain_scale = 1 / divisors[columns.plain]
        self.set_scales = [1 / divisors[at] for at in columns.sets]
        self.sides = {
            seats: [Side(columns, inputs, order) for order in turns(seats)[: None if self.shape.each else 1]]
            for seats in range(1, inputs.seats + 1)
        }

    def heads(self, rows: Rows, numbers: Floats, seats: int) -> tuple[Floats, Floats]:
        """Logits of the win by member and seat, (members, n, seats), and points by seat, (n, seats)."""
        worth = numbers[:, :seats]
        seen = self._seen(rows, self.sides[seats])
        sides = np.concatenate([numbers[:, side.numbers] for side in self.sides[seats]])
        looks = np.stack([self._look(weights, *seen, sides) for weights in self.members])
        if self.shape.each:
            by_seat = looks.reshape(len(looks), seats, len(rows), -1).swapaxes(1, 2)
            logits, points = by_seat[..., 0], by_seat[..., 1]
        else:
            logits, points = looks[..., :seats], looks[..., self.inputs.seats : self.inputs.seats + seats]
        points = points.mean(axis=0) * np.float32(self.unit)
        if self.shape.residual:
            logits, points = logits + worth / np.float32(self.scale), points + worth
        return logits, points

    def chances(self, rows: Rows, numbers: Floats, seats: int) -> tuple[Floats, Floats]:
        """Chances to win, by its temperature, and points, by seat: (n, seats) each."""
        logits, points = self.heads(rows, numbers, seats)
        return together(logits / np.float32(self.temperature.get(seats, 1.0))), points

    def _seen(self, rows: Rows, sides: Sequence[Side]) -> tuple[Floats, list[Floats]]:
        """What a net is shown of positions, all of them from the first side, then from the next: as it is, and by sets
        of alike things.
        """
        plain = np.concatenate([rows[:, side.plain] for side in sides])
        sets = []
        for i, scale in enumerate(self.set_scales):
            things = np.concatenate([rows[:, side.sets[i]] for side in sides])
            sets.append(np.minimum(things * scale, LARGEST).reshape(len(things) * len(scale), -1))
        return np.minimum(plain * self.plain_scale, LARGEST), sets

    def _look(self, w: dict[str, Floats], plain: Floats, sets: Sequence[Floats], numbers: Floats) -> Floats:
        """What the trunk of one member makes of it."""
        n = len(plain)
        x = plain @ w["plain.weight"]
        for i, (one, t) in enumerate(zip(self.shape.sets, sets, strict=True)):
            for j in range(len(one.layers)):
                t = t @ w[f"set{i}.{j}.weight"]
                t += w[f"set{i}.{j}.bias"]
                if j == 0:
                    t = t.reshape(n, one.things, -1) + w[f"set{i}.place"]
                    t = t.reshape(n * one.things, -1)
                np.maximum(t, 0, out=t)
            x += t.reshape(n, one.things // one.pool, one.pool, -1).sum(2).reshape(n, -1) @ w[f"set{i}.weight"]
        x += np.clip((numbers - w["mean"]) * w["deviation"], -FARTHEST, FARTHEST) @ w["numbers.weight"]
        x += w["first.bias"]
        for i in range(1, len(self.shape.trunk) + 1):
            np.maximum(x, 0, out=x)
            x = x @ w[f"trunk.{i}.weight"] + w[f"trunk.{i}.bias"]
        out: Floats = x
        return out


def softmax(logits: NDArray[Any]) -> NDArray[Any]:
    """Chances from logits, row by row."""
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    out: NDArray[Any] = powers / powers.sum(axis=-1, keepdims=True)
    return out


def together(logits: NDArray[Any]) -> NDArray[Any]:
    """What the members of a net say as one: the mean of their chances."""
    out: NDArray[Any] = softmax(logits).mean(axis=0)
    return out


def turned_numbers(inputs: Inputs, order: Sequence[int]) -> list[int]:
    """Where each of foreman's numbers comes from once the seats are counted otherwise: the blocks of `<name>.<seat>`
    move, all others stay.
    """
    at = {name: i for i, name in enumerate(inputs.numbers)}
    out = []
    for name in inputs.numbers:
        stem, _, seat = name.rpartition(".")
        moved = f"{stem}.{order[int(seat)]}" if seat.isdigit() and int(seat) < len(order) else name
        out.append(at[moved])
    return out


def read_shape(data: dict[str, Any]) -> Shape:
    sets = [
        Set([(a, b, c) for a, b, c in one["parts"]], one["things"], one["pool"], one["layers"]) for one in data["sets"]
    ]
    plain = [part if isinstance(part, str) else tuple(part) for part in data["plain"]]
    return Shape(plain, sets, data["trunk"], data["each"], data["residual"])


def load_net(path: Path, game: Game, inputs: Inputs) -> Net:
    """The net of a file; PackError where it was made for other actions or another encoder. Whether it may judge another
    pack is for its player to say (`Foreman.begin`).
    """
    try:
        with np.load(path, allow_pickle=False) as data:
            header = json.loads(str(data["header"]))
            net = Net(header, [_member(data, f"{i}/") for i in range(header["members"])], inputs)
    except (OSError, ValueError, KeyError) as error:
        raise PackError(path.name, "", f"this is no net: {error}") from None
    for key, found in inputs.layout.stamps(game).items():
        if net.stamps.get(key) != found and key != "pack":
            raise PackError(path.name, key, f"trained for {net.stamps.get(key)!r}, this is {found!r}")
    return net


def _member(data: Mapping[str, NDArray[Any]], prefix: str) -> dict[str, Floats]:
    """The weights whose names begin so; those of 8 bits stand beside the step of each column."""
    out = {}
    for name in data:
        if name.startswith(prefix) and not name.endswith(STEP):
            step = data[name + STEP].astype(np.float32) if name + STEP in data else np.float32(1)
            out[name.removeprefix(prefix)] = data[name].astype(np.float32) * step
    return out


def write_net(path: Path, header: dict[str, Any], members: Sequence[Mapping[str, NDArray[Any]]]) -> None:
    """All of a file or nothing; ValueError where it would be too large. Of a net with several members the tables are
    rounded to 8 bits.
    """
    data: dict[str, Any] = {"header": np.array(json.dumps({**header, "members": len(members)}))}
    for i, member in enumerate(members):
        for name, weights in member.items():
            if len(members) == 1 or weights.ndim < 2:
                data[f"{i}/{name}"] = weights
                continue
            step = np.maximum(np.abs(weights).max(axis=0), 1e-6).astype(np.float32) / 127
            data[f"{i}/{name}"] = np.rint(weights / step).astype(np.int8)
            data[f"{i}/{name}{STEP}"] = step
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, **data)
    if (size := part.stat().st_size) > LARGEST_FILE:
        part.unlink()
        raise ValueError(f"{path.name} would have {size} bytes; a net has at most {LARGEST_FILE}")
    part.rename(path)


class NetEvaluator:
    """Judges positions by a net, all of them at once."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.inputs = net.inputs
        self.asked = 0  # positions so far

    def judge(self, leaves: Sequence[State], seat: int) -> list[Judgement]:
        found = [result(leaf) if leaf.actor() == OVER else None for leaf in leaves]
        open_leaves = [leaf for leaf, known in zip(leaves, found, strict=True) if known is None]
        judged = iter(self._judged(open_leaves, seat) if open_leaves else [])
        return [known or next(judged) for known in found]

    def _judged(self, leaves: Sequence[State], seat: int) -> list[Judgement]:
        self.asked += len(leaves)
        seats = int(leaves[0].seats)
        rows, numbers = self.look(leaves, seat)
        shares, points = self.net.chances(rows, numbers, seats)
        order = [(k - seat) % seats for k in range(seats)]
        return [
            Judgement(chances, worth)
            for chances, worth in zip(shares[:, order].tolist(), points[:, order].tolist(), strict=True)
        ]

    def look(self, leaves: Sequence[State], seat: int) -> tuple[Rows, Floats]:
        """What the net is shown of positions."""
        rows = np.zeros((len(leaves), self.inputs.layout.size), dtype=np.int16)
        numbers = np.zeros((len(leaves), len(self.inputs.numbers)), dtype=np.float32)
        for leaf, row, line in zip(leaves, rows, numbers, strict=True):
            self.inputs.fill(leaf, seat, row.data, line.data)
        return rows, numbers
