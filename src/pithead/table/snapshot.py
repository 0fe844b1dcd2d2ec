"""A table that does not start from its first line: snapshots to open it from, folding to forget what lies before.

A snapshot is taken where no person can take anything back without the others, so that nothing before it is ever needed
for play. Only an undo that everybody agreed to, a replay and an export read the older lines again.
"""

from __future__ import annotations

from collections.abc import Mapping

from pithead.core.api import Game, Json
from pithead.table.envelopes import envelopes_from_json
from pithead.table.events import numbering_from_json
from pithead.table.record import Record, RecordError, player_from_json
from pithead.table.table import Table, empty_table


def settled(table: Table) -> bool:
    """Whether no person can take anything back without the others."""
    return not any(player.kind == "human" and table.can_undo(seat) for seat, player in enumerate(table.players))


def last_event_numbers(table: Table) -> dict[str, Json]:
    """The number of each audience's last event, by audience."""
    return {str(audience): number for audience, number in table.last_events.items()}


def take(table: Table) -> dict[str, Json]:
    """The table as data, without its history."""
    return {
        "line": table.record.count,
        "h": table.record.hash,
        "state": table.state.to_json(),
        "count": table.count,
        "offers": list[Json](table.offers),
        "players": [p.to_json() for p in table.players],
        "numbering": table.numbering.to_json(),
        "last_events": last_event_numbers(table),
        "agreed": table.agreed,
        "epoch": table.epoch,
        "nonces": list[Json](table.nonces) if table.nonces is not None else None,
        "envelopes": table.envelopes.to_json(),
    }


def fold(table: Table) -> None:
    """Forget steps, commands, events and lines up to now; what a seat could take back before, it no longer can."""
    table.base = table.state.clone()
    table.events_before = dict(table.last_events)
    table.steps, table.commands, table.event_log, table.marks = [], [], [], []
    table.record.fold()


def restore(game: Game, header: Mapping[str, Json], snapshot: Mapping[str, Json], seed: bytes | None = None) -> Table:
    """The folded table of a snapshot; RecordError where it does not fit the game."""
    table = empty_table(Table, game, Record(dict(header)), seed)
    try:
        state, offers, players, last = (snapshot[name] for name in ("state", "offers", "players", "last_events"))
        if (
            not isinstance(state, dict)
            or not isinstance(offers, list)
            or not isinstance(players, list)
            or not isinstance(last, dict)
        ):
            raise ValueError("its parts have the wrong form")
        table.state = game.load(state)
        table.base = table.state.clone()
        table.numbering = numbering_from_json(snapshot["numbering"])
        table.last_events = {int(audience): str(number) for audience, number in last.items()}
        table.events_before = dict(table.last_events)
        table.offers = [int(str(n)) for n in offers]
        table.players = [player_from_json(p) for p in players]
        table.agreed = bool(snapshot.get("agreed"))
        _restore_luck(table, snapshot)
        table.count = int(str(snapshot["count"]))
        table.record.folded, table.record.last = int(str(snapshot["line"])), str(snapshot["h"])
    except (KeyError, ValueError, TypeError) as error:
        raise RecordError(1, f"the snapshot cannot be read: {error}") from None
    return table


def _restore_luck(table: Table, snapshot: Mapping[str, Json]) -> None:
    """Snapshots of before have none of it: then nothing was added, taken back or sealed."""
    table.epoch = int(str(snapshot.get("epoch", 0)))
    nonces = snapshot.get("nonces")
    if isinstance(nonces, list):
        table.complete([str(nonce) for nonce in nonces])
    if "envelopes" in snapshot:
        table.envelopes = envelopes_from_json(snapshot["envelopes"])
