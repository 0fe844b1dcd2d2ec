"""Refusing: one exception for everything that a client asked for and does not get."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.core.errors import MoveError, OptionError, PitheadError
from pithead.server import wire
from pithead.server.rows import Conflict, Unavailable
from pithead.table.record import RecordError
from pithead.table.table import StaleOffer, UndoError

SHOWN = 64  # of what was possible
CODES: tuple[tuple[type[PitheadError], wire.RefusalCode], ...] = (
    (StaleOffer, "stale_offer"),
    (UndoError, "no_undo"),
    (OptionError, "bad_options"),
    (RecordError, "bad_record"),
    (Conflict, "conflict"),
    (Unavailable, "unavailable"),
)


class RefusalError(PitheadError):
    """Nothing was changed, and why. `pack`: which one is not here."""

    def __init__(
        self, code: wire.RefusalCode, message: str, possible: Sequence[str] = (), retry: int = 0, pack: str = ""
    ) -> None:
        super().__init__(message)
        self.code: wire.RefusalCode = code
        self.message = message
        self.possible = list(possible[:SHOWN])
        self.retry = retry
        self.pack = pack


def as_refusal(error: PitheadError) -> RefusalError:
    """The refusal that an error of the game, the table or the store amounts to."""
    if isinstance(error, RefusalError):
        return error
    if isinstance(error, MoveError):
        return RefusalError("illegal", str(error), error.possible)
    for kind, code in CODES:
        if isinstance(error, kind):
            message = "others moved at the same moment; try again" if code == "conflict" else str(error)
            return RefusalError(code, message, retry=1 if code in ("conflict", "unavailable") else 0)
    raise error


def unknown_table() -> RefusalError:
    """The answer to a wrong token and to a table that does not exist: the difference is nobody's business."""
    return RefusalError("bad_token", "there is no such table, or this is not one of its links")
