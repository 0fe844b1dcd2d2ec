"""What a client sends: commands, by socket or by POST /tables/{table}/commands, and other messages of a socket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from pithead.server.wire.values import (
    MAX_MOVES,
    BotName,
    ChatNumber,
    CommandId,
    Device,
    EventNumber,
    MoveText,
    Name,
    Nonce,
    OwnSeat,
    Seat,
    Text,
    Token,
)
from pithead.table.events import NONE


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Answer an offer with one or more moves, all or none."""

    id: CommandId
    seat: OwnSeat
    offer: Annotated[int, Meta(ge=0)]
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MAX_MOVES)]


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last command."""

    id: CommandId
    seat: OwnSeat


class AskUndo(Struct, frozen=True, tag="ask_undo", forbid_unknown_fields=True):
    """Ask every other person to take back whatever was played after an event; a move by anybody ends the asking."""

    id: CommandId
    seat: OwnSeat
    to: EventNumber


class AnswerUndo(Struct, frozen=True, tag="answer_undo", forbid_unknown_fields=True):
    """Agree, or end the asking."""

    id: CommandId
    seat: OwnSeat
    agree: bool


class AskEnd(Struct, frozen=True, tag="ask_end", forbid_unknown_fields=True):
    """Ask every other person to end the game as it stands; alone among bots it ends at once."""

    id: CommandId
    seat: OwnSeat


class AnswerEnd(Struct, frozen=True, tag="answer_end", forbid_unknown_fields=True):
    """Agree, or end the asking."""

    id: CommandId
    seat: OwnSeat
    agree: bool


class GiveUp(Struct, frozen=True, tag="give_up", forbid_unknown_fields=True):
    """Let a bot play this seat."""

    id: CommandId
    seat: OwnSeat
    bot: BotName = ""


class TakeBack(Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """The person plays this seat again."""

    id: CommandId
    seat: OwnSeat


class StandIn(Struct, frozen=True, tag="stand_in", forbid_unknown_fields=True):
    """The host lets a bot play the seat `whom`: for good where nobody has come yet, else until the person takes it
    back, and only after as long an absence as the table was made with.
    """

    id: CommandId
    seat: OwnSeat
    whom: OwnSeat
    bot: BotName = ""


class Rename(Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """The person on a seat gives a name (and has joined by it)."""

    id: CommandId
    seat: OwnSeat
    name: Name


class AddLuck(Struct, frozen=True, tag="add_luck", forbid_unknown_fields=True):
    """What a seat adds to the luck of the table, once and before the first draw. The client makes it after it has read
    the commitment, so that nobody who runs a server can have chosen the luck (docs/fairness.md).
    """

    id: CommandId
    seat: OwnSeat
    nonce: Nonce


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A line of chat. `name` is for spectators; a seat speaks under its own name."""

    id: CommandId
    seat: Seat
    text: Text
    name: Name = ""


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Do not (or do again) show this seat what another seat, or the bench (0), says."""

    id: CommandId
    seat: OwnSeat
    whom: Seat
    muted: bool


class SetPace(Struct, frozen=True, tag="set_pace", forbid_unknown_fields=True):
    """How the bots of a table play, set by the only person who sits there."""

    id: CommandId
    seat: OwnSeat
    pace: Literal["instant", "human"]


class LetPuzzles(Struct, frozen=True, tag="let_puzzles", forbid_unknown_fields=True):
    """Whether this seat lets the finished game become puzzles, without names; it may be changed at any time. A game
    does only if every person at the table lets it.
    """

    id: CommandId
    seat: OwnSeat
    agree: bool


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask a bot for advice, where the table allows it. `bot` "" is the strongest level. Nothing is changed by it.

    ask  a choice, or how it begins: the answer compares it with the best one
    """

    id: CommandId
    seat: OwnSeat
    offer: Annotated[int, Meta(ge=0)]
    bot: BotName = ""
    ask: Annotated[list[MoveText], Meta(max_length=MAX_MOVES)] = []


Command: TypeAlias = (
    Play
    | Undo
    | AskUndo
    | AnswerUndo
    | AskEnd
    | AnswerEnd
    | GiveUp
    | TakeBack
    | StandIn
    | Rename
    | AddLuck
    | Say
    | Mute
    | SetPace
    | LetPuzzles
    | Hint
)

# -- other socket messages of a client


class HelloSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat (or the bench) that this client sits on. `after` is the last event it has, `chat` its last chat line."""

    token: Token
    after: EventNumber = NONE
    chat: ChatNumber = 0


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a socket, within ten seconds. Several seats: hot-seat."""

    seats: Annotated[list[HelloSeat], Meta(min_length=1, max_length=8)]
    device: Device = ""


class Sync(Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    """Ask for the state again, with the events after a number."""

    seat: Seat
    after: EventNumber = NONE


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Answered by a pong."""


FromClient: TypeAlias = Hello | Sync | Ping | Command
