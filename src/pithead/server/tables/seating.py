"""Seating: what the server keeps of a table beside its record: who was invited, clocks, mutes, a request to undo."""

from __future__ import annotations

import unicodedata
from typing import Literal

import msgspec

from pithead.server.wire import ClockSpec, Rematch, Result


class SeatState(msgspec.Struct):
    """A seat: how it was set up, the person's name, whether the person has come, whether a bot stands in for good."""

    kind: Literal["me", "hotseat", "invite", "bot"]
    name: str
    joined: bool
    given_up: bool = False
    given_offer: int = 0  # the question that was open when it was given up
    nonce: str | None = None  # what the person adds to the luck; "" adds nothing, None: not known yet
    muted: list[int] = []  # audiences
    link: int = 0  # rises when other secrets open the seat than before
    taken: float = 0.0  # when an invited person took it
    private: bool = False  # nobody but the person has ever had its token
    devices: list[str] = []  # marks of those that sit here, in the order in which they came
    stood_in: bool = False  # it was not the person who let the bot play
    puzzles: bool = False  # the person lets the finished game become puzzles

    @property
    def human(self) -> bool:
        """Whether a person plays it now."""
        return self.kind != "bot" and not self.given_up


class TimeLeft(msgspec.Struct):
    """A seat's clock: `left` seconds at `since`; it runs while the seat is waited for."""

    left: float
    since: float
    running: bool = False


class Request(msgspec.Struct):
    """Somebody asks for what all must agree to, and who agreed so far."""

    by: int
    agreed: list[int]


class EndRequest(Request):
    """To end the game as it stands."""


class UndoRequest(Request):
    """To go back to the position after a line: its number for each audience."""

    line: int
    positions: dict[str, str]


class Seating(msgspec.Struct):
    """The whole of it, as JSON in the table's row."""

    seats: list[SeatState]
    clock: ClockSpec | None
    times: list[TimeLeft]
    hints: bool
    pace: str
    lesson_id: str = ""  # which guided game it is
    lesson_done: bool = False  # the learner has been led to the end of its script
    names: list[tuple[str, str, str]] = []  # of the players now: name, kind, bot
    snapshot_line: int = 0  # line of the latest snapshot
    chat: int = 0  # lines of chat so far
    chat_at_end: int | None = None  # as many there were when the game ended
    missing: list[int] = []  # seats for whose person the game waits to begin
    undo_request: UndoRequest | None = None
    end_request: EndRequest | None = None
    away: int = 0  # seconds of absence after which the host may let a bot play; 0: never
    branched: str = ""  # the last event of the game that it was branched from
    rematch: Rematch | None = None
    result: Result | None = None  # once the game is over

    @property
    def bots_alone(self) -> bool:
        """Whether no person plays."""
        return not any(seat.human for seat in self.seats)

    def awaited(self, asks_players: bool) -> list[int]:
        """The seats whose person has not come yet or, where the players are asked for it, has not added to the luck."""
        return [
            i
            for i, seat in enumerate(self.seats)
            if seat.human and (not seat.joined or (asks_players and seat.nonce is None))
        ]

    def voters(self) -> list[int]:
        """The persons whose agreement an undo past a reveal, or an early end, needs."""
        return [i for i, seat in enumerate(self.seats) if seat.human and seat.joined]

    def hosts(self) -> list[int]:
        """The seats that look after the table: those of the device that made it, else the first person who came."""
        own = [i for i, seat in enumerate(self.seats) if seat.kind in ("me", "hotseat")]
        return own or [i for i, seat in enumerate(self.seats) if seat.kind == "invite" and seat.joined][:1]


def encode(seating: Seating) -> str:
    return msgspec.json.encode(seating).decode()


def decode(text: str) -> Seating:
    return msgspec.json.decode(text, type=Seating)


BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs by their class, nothing to the eye
MARKS = 2  # on one letter


def clean_text(text: str, length: int) -> str:
    """One line of readable characters: no control, direction or invisible ones, few marks on a letter, blanks drawn
    together.
    """
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Cf", "Cs", "Co", "Cn") or marks > MARKS:
            continue
        kept.append(c if c.isprintable() and c not in BLANK else " ")
    return " ".join("".join(kept).split())[:length]
