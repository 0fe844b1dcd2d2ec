"""A net of numpy: what `tools.fit` has learnt of a game, and the evaluator that judges by it.

The file holds the weights and, as JSON, what they are for: the stamps of pack, actions and encoder, the shape, the
figures that bring inputs to a common size, and the temperatures that make its chances to win honest.
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
from pithead.bots.temperature import Temperature, read_temperature, together
from pithead.bots.training import Inputs, Part, Set, Shape
from pithead.core.api import OVER, Game, State
from pithead.core.errors import PackError

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]

FORMAT = 2  # of the header; 1 has no `progress`, and one temperature for a whole game
FARTHEST = 6.0  # deviations beyond which one of foreman's numbers does not count
LARGEST_FILE = 1_000_000  # bytes of a net
MOST_ROUNDED = 6  # bits of a weight that a large net does without, at most
WIDE = ("mean", "deviation")  # weights of 32 bits; all others have 16
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
    scales       of each member: points that make a win e times as likely, in foreman's worth
    version      raised with each net of a game that plays otherwise than the one before
    progress     the number of the row that tells how far a game is
    temperature  by seat count: what logits are divided by as the game goes on
    stamps       what it was made for
    """

    def __init__(self, header: dict[str, Any], members: Sequence[dict[str, Floats]], inputs: Inputs) -> None:
        self.header = header
        self.members = members
        self.inputs = inputs
        self.version = int(header.get("version", 1))
        self.stamps: dict[str, str] = header["stamps"]
        self.shape = read_shape(header["shape"])
        self.scales = np.array(header["scales"], dtype=np.float32)
        self.unit = float(header["unit"])
        self.temperature = {int(seats): read_temperature(found) for seats, found in header["temperature"].items()}
        self.progress = inputs.layout.where(*header.get("progress", inputs.progress))[0]
        self.cooling = {
            seats: self.temperature.get(seats, Temperature([0], [1.0])).inverse()
            for seats in range(1, inputs.seats + 1)
        }
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
            logits, points = logits + worth / self.scales[:, None, None], points + worth
        return logits, points

    def chances(self, rows: Rows, numbers: Floats, seats: int) -> tuple[Floats, Floats]:
        """Chances to win, by its temperature, and points, by seat: (n, seats) each."""
        logits, points = self.heads(rows, numbers, seats)
        logits *= self.cooling[seats][rows[:, self.progress], None]
        return together(logits), points

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
            if header.get("format", 1) > FORMAT:
                raise ValueError(f"a later program made it, in format {header['format']}")
            net = Net(header, [_member(data, f"{i}/") for i in range(header["members"])], inputs)
    except (OSError, ValueError, KeyError) as error:
        raise PackError(path.name, "", f"this is no net: {error}") from None
    for key, found in inputs.layout.stamps(game).items():
        if net.stamps.get(key) != found and key != "pack":
            raise PackError(path.name, key, f"trained for {net.stamps.get(key)!r}, this is {found!r}")
    return net


def _member(data: Mapping[str, NDArray[Any]], prefix: str) -> dict[str, Floats]:
    """The weights whose names begin so."""
    return {name.removeprefix(prefix): data[name].astype(np.float32) for name in data if name.startswith(prefix)}


def stored(weights: Mapping[str, Floats]) -> dict[str, NDArray[Any]]:
    """The weights of a member as a file has them."""
    return {name: w if name in WIDE else w.astype(np.float16) for name, w in weights.items()}


def write_net(path: Path, header: dict[str, Any], members: Sequence[Mapping[str, NDArray[Any]]]) -> None:
    """All of a file or nothing; ValueError where it would be too large. Weights of 16 bits are rounded as far as that
    takes, and no further than to a part in 32.
    """
    part = path.with_suffix(".part.npz")
    head = {**header, "format": FORMAT, "members": len(members)}
    size = 0
    for bits in range(MOST_ROUNDED + 1):
        data: dict[str, Any] = {"header": np.array(json.dumps(head))}
        for i, member in enumerate(members):
            data |= {f"{i}/{name}": rounded(weights, bits) for name, weights in member.items()}
        np.savez_compressed(part, **data)
        if (size := part.stat().st_size) <= LARGEST_FILE:
            part.rename(path)
            return
    part.unlink()
    raise ValueError(f"{path.name} would have {size} bytes; a net has at most {LARGEST_FILE}")


def rounded(weights: NDArray[Any], bits: int) -> NDArray[Any]:
    """Numbers of 16 bits with so many of the last ones 0; others as they are."""
    if weights.dtype != np.float16 or bits == 0:
        return weights
    whole = weights.view(np.uint16).astype(np.uint32)
    out: NDArray[Any] = (whole + (1 << bits - 1) >> bits << bits).astype(np.uint16).view(np.float16)
    return out


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
