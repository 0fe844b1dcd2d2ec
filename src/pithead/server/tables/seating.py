"""What the server keeps of a table beside its record: who was invited, clocks, an undo that is asked for, mutes."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from typing import Literal

import msgspec

from pithead.server.wire import ClockSpec


class SeatMeta(msgspec.Struct):
    """A seat: how it was set up, the person's name, whether the person has come, whether a bot stands in for good."""

    kind: Literal["me", "hotseat", "invite", "bot"]
    name: str
    joined: bool
    given_up: bool = False
    muted: list[int] = []  # audiences
    link: int = 0  # rises when the seat's link is made anew

    @property
    def human(self) -> bool:
        """Whether a person plays it now."""
        return self.kind != "bot" and not self.given_up


class Time(msgspec.Struct):
    """A seat's clock: `left` seconds at `since`; it runs while the seat is waited for."""

    left: float
    since: float
    running: bool = False


class Asked(msgspec.Struct):
    """Somebody asks to go back to the position after a line: its number for each audience, and who agreed so far."""

    by: int
    line: int
    positions: dict[str, int]
    agreed: list[int]


class Meta(msgspec.Struct):
    """The whole of it, as JSON in the table's row."""

    seats: list[SeatMeta]
    clock: ClockSpec | None
    times: list[Time]
    hints: bool
    pace: str
    lesson: bool = False  # a guided first game
    names: list[tuple[str, str, str]] = []  # of the players now: name, kind, bot
    folded: int = 0  # line of the latest snapshot
    chat: int = 0  # lines of chat so far
    chat_at_end: int | None = None  # as many there were when the game ended
    asked: Asked | None = None

    def people(self) -> list[int]:
        """The seats that persons play now."""
        return [i for i, seat in enumerate(self.seats) if seat.human]


def encode(meta: Meta) -> str:
    return msgspec.json.encode(meta).decode()


def decode(text: str) -> Meta:
    return msgspec.json.decode(text, type=Meta)


def hash_token(token: str) -> str:
    """What the store keeps of a secret of 192 random bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def audience_of(token: str, hashes: dict[int, str]) -> int | None:
    """Whose token this is; every hash is compared, each in constant time."""
    given = hash_token(token)
    found: int | None = None
    for audience, known in hashes.items():
        if hmac.compare_digest(given, known):
            found = audience
    return found


def clean(text: str, length: int) -> str:
    """One line of readable characters: no control, direction or invisible ones, blanks drawn together."""
    normal = unicodedata.normalize("NFC", text)
    kept = [c if c.isprintable() else " " for c in normal if unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn")]
    return " ".join("".join(kept).split())[:length]
