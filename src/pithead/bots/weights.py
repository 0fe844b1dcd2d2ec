"""Weights of a game's foreman: a TOML file that names the pack and the action layout it was tuned on.

version = 1
pack = "…"        # PackInfo.digest
layout = "…"      # ActionSpace.layout()
scale = 12.0      # points that make a win e times as likely
[weights]
coins = 1.0
[weights_2]       # what differs with two seats
coins = 1.2
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pithead.core.api import Game
from pithead.core.errors import PackError


class Weights:
    """One number for each feature, by seat count.

    pack  hash of the pack that they were tuned on; "" where they may be tried on any
    """

    def __init__(
        self,
        names: Sequence[str],
        version: int,
        scale: float,
        tables: Mapping[int, Mapping[str, float]],
        pack: str = "",
    ) -> None:
        self.names = tuple(names)
        self.version = version
        self.scale = scale
        self.pack = pack
        self.tables = {seats: dict(table) for seats, table in tables.items()}  # 0: every seat count

    def of(self, seats: int) -> list[float]:
        """The weights in the order of the features."""
        table = {**self.tables[0], **self.tables.get(seats, {})}
        return [float(table[name]) for name in self.names]


def read_weights(path: Path, game: Game, names: Sequence[str]) -> Weights:
    """The file's weights; PackError where it was made for another pack, layout or set of features."""
    return parse_weights(path.name, path.read_text(encoding="utf-8"), game, names)


def parse_weights(file: str, text: str, game: Game, names: Sequence[str]) -> Weights:
    """The same from the text of a file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(file, "", f"not readable as TOML: {error}") from None
    try:
        return _weights(file, data, game, names)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise PackError(file, "", f"these are no weights: {error!r}") from None


def _weights(file: str, data: dict[str, Any], game: Game, names: Sequence[str]) -> Weights:
    for key, found in (("pack", game.info.pack.digest), ("layout", game.actions.layout())):
        if data.get(key) != found:
            raise PackError(file, key, f"tuned for {data.get(key)!r}, this is {found!r}")
    tables: dict[int, dict[str, float]] = {}
    for key, table in data.items():
        if key == "weights" or key.startswith("weights_"):
            unknown = sorted(set(table) - set(names))
            if unknown:
                raise PackError(file, key, f"no such feature: {', '.join(unknown)}")
            tables[int(key[8:] or 0)] = {name: float(value) for name, value in table.items()}
    missing = [name for name in names if name not in tables.get(0, {})]
    if missing:
        raise PackError(file, "weights", f"no weight for {', '.join(missing)}")
    return Weights(names, int(data["version"]), float(data["scale"]), tables, game.info.pack.digest)


def write_weights(path: Path, game: Game, weights: Weights) -> None:
    """The file that `read_weights` takes."""
    lines = [
        f"version = {weights.version}",
        f'pack = "{game.info.pack.digest}"',
        f'layout = "{game.actions.layout()}"',
        f"scale = {weights.scale:g}",
    ]
    for seats, table in sorted(weights.tables.items()):
        lines += [
            "",
            f"[weights_{seats}]" if seats else "[weights]",
            *(f"{name} = {table[name]:.6g}" for name in weights.names if name in table),
        ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
