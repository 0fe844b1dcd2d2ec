"""A finished record without the names of its people, and without the name of its table."""

from __future__ import annotations

from collections.abc import Mapping

from pithead.core.api import Json
from pithead.table.luck import commitment_of
from pithead.table.record import Record, RecordError


def nameless(record: Record) -> Record:
    """The same game, chained and committed to anew; RecordError while it runs: the commitment needs the seed."""
    if not record.ended:
        raise RecordError(len(record.lines) + 1, "the game is not over")
    players = record.header["players"]
    assert isinstance(players, list)
    header = {name: value for name, value in record.header.items() if name not in ("h", "pithead", "table")}
    header["players"] = [_nobody(player) for player in players]
    bound: dict[str, Json] = {"pithead": record.header["pithead"], **header}
    header["commitment"] = commitment_of(bound, bytes.fromhex(str(record.lines[-1]["seed"])))
    out = Record.start(header)
    for line in record.lines:
        kept = {name: value for name, value in line.items() if name not in ("n", "h")}
        out.append({**kept, "player": _nobody(kept["player"])} if "player" in kept else kept)
    return out


def _nobody(player: Json) -> Json:
    return {**player, "name": ""} if isinstance(player, Mapping) else player
