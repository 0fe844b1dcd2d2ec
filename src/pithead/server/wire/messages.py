"""What the server sends: answers, refusals and news."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pithead.server.wire.tables import ChatLine, Guided, TableState
from pithead.server.wire.values import Object

RefusalCode: TypeAlias = Literal[
    "bad_request",  # not of the documented form
    "bad_token",  # no such table, or the token is not one of its
    "taken",  # somebody has taken the seat that this invitation was for
    "not_yours",  # the seat is not one of this client's, or spectators may not do this
    "stale_offer",  # the offer was answered or taken back: look at the new state
    "illegal",  # not a legal move now; `possible` says what is
    "no_undo",  # nothing to take back, or nobody asked
    "not_allowed",  # the table's settings or the moment forbid it
    "gathering",  # the game has not begun: it waits for people, whom the message names by their seats
    "running",  # only once the game is over
    "over",  # not any more: the game is over
    "bad_record",  # the record cannot be read; the message names the line
    "bad_options",  # no such game, seats, option or bot
    "other_rules",  # played by a rules version that this server does not have
    "no_pack",  # played with a content pack that this server does not have; `pack` names it
    "not_found",  # no such address
    "too_large",  # body or message above its bound
    "too_many",  # too many requests or sockets: wait `retry` seconds
    "full",  # the server has as many tables of this kind as it can hold
    "draining",  # no new tables are taken: the server will be renewed
    "no_advice",  # the bot that was asked did not answer; ask again
    "unavailable",  # the store cannot be reached; nothing was changed
    "conflict",  # others kept moving at the same moment; nothing was changed, try again
]


class Refusal(Struct, frozen=True):
    """Why an HTTP request changed nothing."""

    code: RefusalCode
    message: str
    possible: list[str] = []
    retry: int = 0
    pack: str = ""


class State(Struct, frozen=True, tag="state"):
    """What a seat sees now, and what it was told since it last heard. `fresh`: older events were left out."""

    seat: int
    state: TableState
    events: list[Object]
    fresh: bool


class Welcome(Struct, frozen=True, tag="welcome"):
    """The hello was accepted: the seats of this socket, and the server's time for the clocks. States and chat
    follow.
    """

    table: str
    seats: list[int]
    time: float


class Ack(Struct, frozen=True, tag="ack"):
    """A command was done and is in the store. `repeated`: it had been done before, under the same id."""

    id: str
    seat: int
    repeated: bool


class Refused(Struct, frozen=True, tag="refused"):
    """A command (or, with id "", a message that names none) changed nothing."""

    id: str
    code: RefusalCode
    message: str
    possible: list[str] = []
    retry: int = 0


class Sentence(Struct, frozen=True):
    """A message id with its arguments: labels as in moves and events, other messages (`{id, args}`), lists of these."""

    id: str
    args: Object


class Advised(Struct, frozen=True):
    """A whole choice, and what it leaves the seat.

    then     the moves that complete it, where it is asked in steps (the amounts of a sealed bid); one command may
             bring them all
    plan     how the seat would go on with the same action, as far as it can be foreseen: each a command of its own,
             once what comes before it is drawn or shown
    share    the chance to win, from 0 to 1
    error    standard error of its distance from the best choice
    points   what the seat is expected to have at the end, in the game's own unit
    equal    it cannot be told apart from the best choice
    reasons  why it is better than what is worse; of the others: why the best goes before it. Two at most, none where
             nothing fits
    """

    move: str
    then: list[Guided]
    plan: list[Guided]
    share: float
    error: float
    points: float
    equal: bool
    reasons: list[Sentence]


class Advice(Struct, frozen=True, tag="advice"):
    """The answer to a hint, made from the seat's own view alone.

    moves    up to three choices, the best first, and the one that was asked about
    weighed  whether they have figures: a bot that judges nothing has its own order alone
    asked    which of them was asked about; -1 where nothing was
    share    what the best gains over the next, in chance to win
    points   the same in the game's own unit
    """

    id: str
    seat: int
    offer: int
    bot: str
    moves: list[Advised]
    weighed: bool
    asked: int
    share: float
    points: float


class Chat(Struct, frozen=True, tag="chat"):
    """New lines of chat for one audience."""

    seat: int
    lines: list[ChatLine]


class SeatPresence(Struct, frozen=True):
    """Whether a person's seat is connected, and when it last was (0: never)."""

    seat: int
    here: bool
    seen: float


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected, of the persons at a table: after the welcome, and whenever it changes."""

    seats: list[SeatPresence]


class Pong(Struct, frozen=True, tag="pong"):
    """The server's time."""

    time: float


ClosingCode: TypeAlias = Literal[
    "stopping",
    "bad_token",
    "ended",  # the seat has other secrets now: it goes on elsewhere
    "bad_request",
    "too_large",
    "too_many",
    "slow",
    "other_rules",
    "no_pack",
    "unavailable",
    "gone",
]


class Closing(Struct, frozen=True, tag="closing"):
    """The server stops or cuts this socket off; come back later with a new hello. `pack`: which one is not here."""

    code: ClosingCode
    message: str
    pack: str = ""


FromServer: TypeAlias = Welcome | State | Chat | Presence | Ack | Refused | Advice | Pong | Closing


class CommandAnswer(Struct, frozen=True):
    """The answer to a command by HTTP: an ack, or advice."""

    answer: Ack | Advice
    state: TableState


class Health(Struct, frozen=True):
    """`/healthz`: whether this worker serves, looks after its tables and can write; else what is wrong."""

    status: Literal["ok", "stopping", "unavailable"]
    version: str
    problem: str = ""
