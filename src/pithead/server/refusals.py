"""Refusing: one exception for everything that a client asked for and does not get."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.core.errors import MoveError, OptionError, PitheadError
from pithead.server import wire
from pithead.server.store import Conflict, Unavailable
from pithead.table.record import RecordError
from pithead.table.table import StaleOffer, UndoError

STATUS: dict[wire.RefusalCode, int] = {
    "bad_request": 400,
    "bad_options": 400,
    "bad_record": 400,
    "bad_token": 401,
    "not_yours": 403,
    "not_allowed": 403,
    "not_found": 404,
    "stale_offer": 409,
    "illegal": 409,
    "no_undo": 409,
    "running": 409,
    "over": 409,
    "other_rules": 409,
    "conflict": 409,
    "too_large": 413,
    "too_many": 429,
    "unavailable": 503,
}
SHOWN = 64  # of what was possible


class Refuse(PitheadError):
    """Nothing was changed, and why."""

    def __init__(self, code: wire.RefusalCode, message: str, possible: Sequence[str] = (), retry: int = 0) -> None:
        super().__init__(message)
        self.code: wire.RefusalCode = code
        self.message = message
        self.possible = list(possible[:SHOWN])
        self.retry = retry


def refusal(error: PitheadError) -> Refuse:
    """The refusal that an error of the game, the table or the store amounts to."""
    if isinstance(error, Refuse):
        return error
    if isinstance(error, MoveError):
        return Refuse("illegal", str(error), error.possible)
    codes: list[tuple[type[PitheadError], wire.RefusalCode]] = [
        (StaleOffer, "stale_offer"),
        (UndoError, "no_undo"),
        (OptionError, "bad_options"),
        (RecordError, "bad_record"),
        (Conflict, "conflict"),
        (Unavailable, "unavailable"),
    ]
    for kind, code in codes:
        if isinstance(error, kind):
            message = "others moved at the same moment; try again" if code == "conflict" else str(error)
            return Refuse(code, message, retry=1 if code in ("conflict", "unavailable") else 0)
    raise error


BAD_TOKEN = "there is no such table, or this is not one of its links"
