"""What a table tells, and the number of each event: one for everybody, for ever.

What the spectators are told is counted from 1. What is hidden from them lies between two such events and is counted
there, for each group of seats that is told the same: `57b3` is the third event since event 57 that seat 2 alone was
told, `57ac1` the first that seats 1 and 3 were. So a number is made of what everybody who reads it has been told, and
of nothing else; the end of the game, which shows every event to everybody, changes none. Events stand in the order in
which they happened; numbers name them and are not compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pithead.core.api import SPECTATOR, Json, seats_in, sees

NONE = "0"  # the number before the first event: the set-up
FORM = r"^(0|[1-9][0-9]{0,8})([a-g]{1,7}[1-9][0-9]{0,8})?$"  # of a number, as a pattern


@dataclass(frozen=True)
class TableEvent:
    """An event by its names, with its number, who sees it, and the record line it came with."""

    number: str
    seen_by: int
    line: int
    event: dict[str, Json]

    def to_json(self) -> dict[str, Json]:
        """For whoever sees it."""
        return {"n": self.number, **self.event}


@dataclass
class Numbering:
    """Gives each event its number.

    public  how many events the spectators were told
    hidden  how many others there were since the last of those, by who saw them
    """

    public: int = 0
    hidden: dict[int, int] = field(default_factory=dict)

    def following(self, seen_by: int) -> str:
        """The number of one more event."""
        if sees(SPECTATOR, seen_by):
            self.public += 1
            self.hidden = {}
            return str(self.public)
        self.hidden[seen_by] = self.hidden.get(seen_by, 0) + 1
        return f"{self.public}{''.join('abcdefg'[seat] for seat in seats_in(seen_by))}{self.hidden[seen_by]}"

    def to_json(self) -> dict[str, Json]:
        return {"public": self.public, "hidden": {str(mask): n for mask, n in self.hidden.items()}}


def numbering_from_json(data: Json) -> Numbering:
    """The inverse of `Numbering.to_json`; ValueError on anything else."""
    hidden = data.get("hidden") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(hidden, dict):
        raise ValueError(f"a numbering needs 'public' and 'hidden', not {data!r}")
    return Numbering(int(str(data.get("public"))), {int(mask): int(str(n)) for mask, n in hidden.items()})


def public_part(number: str) -> int:
    """The event of the spectators that a number counts from: 57 of `57` and of `57b3`."""
    return int(number.rstrip("0123456789").rstrip("abcdefg") or number)


def visible(audience: int, events: Sequence[TableEvent]) -> list[TableEvent]:
    """Those of some events that an audience sees."""
    return [entry for entry in events if sees(audience, entry.seen_by)]


def after(events: Sequence[TableEvent], number: str) -> list[TableEvent] | None:
    """Those that came after a number; None where it is not among them."""
    if number == NONE:
        return list(events)
    for i in range(len(events) - 1, -1, -1):
        if events[i].number == number:
            return list(events[i + 1 :])
    return None
