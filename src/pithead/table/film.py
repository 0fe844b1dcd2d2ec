"""The film of a game: its position after each line of the record, so that any of them is shown without being played.

Nothing of the rules is needed to show it, and it can be shown when they have changed: only what a position consists of
must still be read. A position is stored as the fields that differ from the one before.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping

from pithead.core.api import Game, Json, State


class Film:
    """Positions by their line; line 0 is the one before the first."""

    def __init__(self, changes: list[dict[str, Json]] | None = None) -> None:
        self.changes = changes or []
        self.last: dict[str, Json] = {}

    def add(self, state: State) -> None:
        """One more line: the position after it."""
        now = state.to_json()
        self.changes.append({name: value for name, value in now.items() if self.last.get(name, ...) != value})
        self.last = now

    def at(self, line: int) -> dict[str, Json]:
        """The position after a line, as `State.to_json` gave it."""
        out: dict[str, Json] = {}
        for change in self.changes[: line + 1]:
            out.update(change)
        return out

    def pack(self) -> bytes:
        return zlib.compress(json.dumps(self.changes, separators=(",", ":")).encode(), 6)


def unpack_film(data: bytes) -> Film:
    """The inverse of `Film.pack`."""
    return Film(json.loads(zlib.decompress(data)))


def load_older(game: Game, position: Mapping[str, Json]) -> State:
    """A position as this game reads it, though it was made by another version of it: what it does not have is as in a
    new game, what is not known any more is left out. ValueError where it cannot be read even so. For looking, never
    for playing on.
    """
    seats = position.get("seats")
    if not isinstance(seats, int) or not game.info.min_seats <= seats <= game.info.max_seats:
        raise ValueError(f"'seats' cannot be {seats!r}")
    fresh = game.new(seats).to_json()
    return game.load({name: position.get(name, value) for name, value in fresh.items()})
