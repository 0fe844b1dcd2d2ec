"""Bounds, the same for every client, and the small types that messages are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from pithead.core.api import SPECTATOR
from pithead.table.events import FORM

MAX_BODY = 64 * 1024  # bytes of an HTTP body
MAX_RECORD = 4 * 1024 * 1024  # bytes of an imported record
MAX_MESSAGE = 16 * 1024  # bytes of one socket message from a client
MAX_MOVES = 64  # moves in one command
MAX_EVENTS = 400  # events in one answer: a longer gap is answered with a fresh view
MAX_CHAT = 200  # chat lines in one answer

Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=128)]
Key: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^(.{16,128})?$",
        description="made by the client, secret and random: the same one again gets the same token",
    ),
]
Device: TypeAlias = Annotated[
    str, Meta(max_length=64, description="a random name that the device made for itself; all that send none are one")
]
Nonce: TypeAlias = Annotated[
    str, Meta(pattern="^([0-9a-f]{64})?$", description="32 random bytes, or nothing: the server's luck will do")
]
CommandId: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, description="made by the client; the same id is applied once")
]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7, description="from 1; 0 is the spectators' bench")]
OwnSeat: TypeAlias = Annotated[int, Meta(ge=1, le=7)]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
BotName: TypeAlias = Annotated[str, Meta(max_length=40)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
EventNumber: TypeAlias = Annotated[
    str, Meta(pattern=FORM, max_length=26, description='number of an event, such as "57" or "57b3"; "0" is the set-up')
]
EventNumbers: TypeAlias = Annotated[
    str, Meta(pattern=f"{FORM[:-1]}(,{FORM[1:-1]}){{0,11}}$", max_length=330, description="up to twelve, with commas")
]
ChatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=31 * 86400)]
Object: TypeAlias = dict[str, Any]
Shown: TypeAlias = Mapping[str, Any]  # by the game's own types: its `scene_types.py` and `detail_types.py`
OptionValue: TypeAlias = bool | int | str


def to_seat(audience: int) -> int:
    """An audience as clients name it: a seat from 1, the bench as 0."""
    return audience + 1 if audience >= 0 else 0


def to_audience(seat: int) -> int:
    """The audience that a client means."""
    return seat - 1 if seat > 0 else SPECTATOR
