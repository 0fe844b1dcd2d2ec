"""An event has one number for everybody: stored events get theirs, and what counted them by audience names it."""

import json
import zlib
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

EVERYTHING, SPECTATOR = -4, -5


def upgrade() -> None:
    connection = op.get_bind()
    for id, counts, seating in connection.execute(sa.text("SELECT id, last_events, seating FROM tables")).all():
        log = Log([int(audience) for audience in json.loads(counts)])
        snapshots = _rows(connection, "SELECT line, data FROM snapshots WHERE table_id = :id ORDER BY line", id)
        for n, events in _rows(connection, "SELECT n, events FROM lines WHERE table_id = :id ORDER BY n", id):
            log.number(connection, id, n, json.loads(events))
            while snapshots and snapshots[0][0] <= n:
                log.complete(connection, id, *snapshots.pop(0))
        connection.execute(
            sa.text("UPDATE tables SET last_events = :last, seating = :seating WHERE id = :id"),
            {"id": id, "last": json.dumps(log.last()), "seating": log.asked(seating)},
        )


def _rows(connection: sa.Connection, query: str, id: str) -> list[Any]:
    return list(connection.execute(sa.text(query), {"id": id}).all())


class Log:
    """The events of one table so far: public ones, those hidden from the spectators since, and who was told which."""

    def __init__(self, audiences: list[int]) -> None:
        self.public = 0
        self.hidden: dict[int, int] = {}
        self.told: dict[int, list[str]] = {audience: [] for audience in audiences}

    def number(self, connection: sa.Connection, id: str, n: int, events: list[tuple[int, Any]]) -> None:
        """Number the events of a line."""
        out = [(self._following(mask), mask, event) for mask, event in events]
        connection.execute(
            sa.text("UPDATE lines SET events = :events WHERE table_id = :id AND n = :n"),
            {"id": id, "n": n, "events": json.dumps(out, separators=(",", ":"))},
        )

    def _following(self, mask: int) -> str:
        if mask >> 7 & 1:
            self.public, self.hidden = self.public + 1, {}
            number = str(self.public)
        else:
            self.hidden[mask] = self.hidden.get(mask, 0) + 1
            number = f"{self.public}{''.join('abcdefg'[s] for s in range(7) if mask >> s & 1)}{self.hidden[mask]}"
        for audience, numbers in self.told.items():
            if audience == EVERYTHING or mask >> (7 if audience == SPECTATOR else audience) & 1:
                numbers.append(number)
        return number

    def last(self) -> dict[str, str]:
        """The number of each audience's last event."""
        return {str(audience): numbers[-1] if numbers else "0" for audience, numbers in self.told.items()}

    def complete(self, connection: sa.Connection, id: str, line: int, data: bytes) -> None:
        """A snapshot of this moment."""
        snapshot = json.loads(zlib.decompress(data))
        del snapshot["told"]
        snapshot["numbering"] = {"public": self.public, "hidden": {str(mask): n for mask, n in self.hidden.items()}}
        snapshot["last_events"] = self.last()
        connection.execute(
            sa.text("UPDATE snapshots SET data = :data WHERE table_id = :id AND line = :line"),
            {"id": id, "line": line, "data": zlib.compress(json.dumps(snapshot).encode(), 1)},
        )

    def asked(self, text: str) -> str:
        """The seating, with the position that somebody asks to go back to by its numbers."""
        seating = json.loads(text)
        request = seating.get("undo_request")
        if request:
            told = {audience: ["0", *numbers] for audience, numbers in self.told.items()}
            request["positions"] = {a: told[int(a)][count] for a, count in request["positions"].items()}
        return json.dumps(seating, ensure_ascii=False, separators=(",", ":"))
