"""Everything that goes over the wire, HTTP bodies and socket messages alike. `web/src/wire.ts` is generated from this
file.

Seats count from 1, as in records; seat 0 is the spectators' bench. Inside a scene, a preview and a cost, which the
game makes, seats are indices from 0 into the lists of that scene. Events are numbered from 1 for each audience, and
"position n" of an audience is what it sees while its n-th event is the last (0: the set-up). Times are seconds since
1970.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

# -- bounds, the same for every client

MAX_BODY = 64 * 1024  # bytes of an HTTP body
MAX_RECORD = 4 * 1024 * 1024  # bytes of an imported record
MAX_MESSAGE = 16 * 1024  # bytes of one socket message from a client
MAX_MOVES = 64  # moves in one command
MAX_EVENTS = 400  # events in one answer: a longer gap is answered with a fresh view
MAX_CHAT = 200  # chat lines in one answer

Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=128)]
CommandId: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, description="made by the client; the same id is applied once")
]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7, description="from 1; 0 is the spectators' bench")]
OwnSeat: TypeAlias = Annotated[int, Meta(ge=1, le=7)]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
BotName: TypeAlias = Annotated[str, Meta(max_length=40)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Position: TypeAlias = Annotated[
    int, Meta(ge=0, le=10_000_000, description="number of an event of the asking audience; 0 is the set-up")
]
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=31 * 86400)]
Object: TypeAlias = dict[str, Any]
Shown: TypeAlias = Mapping[str, Any]  # by the game's own types: its `scene_types.py` and `detail_types.py`
OptionValue: TypeAlias = bool | int | str

# -- games


class OptionInfo(Struct, frozen=True):
    """A table option. A switch has a bool default; a choice has `choices`; else a whole number from low to high."""

    name: str
    default: OptionValue
    clause: str
    choices: list[str]
    low: int
    high: int


class PackFigures(Struct, frozen=True):
    """The content pack in use: how many of its rows are printed in a rulebook, how many reconstructed."""

    name: str
    digest: str
    printed: int
    reconstructed: int


class Verb(Struct, frozen=True):
    """One verb of the game's moves: its arguments' names, the rule behind it, the input that draws it."""

    name: str
    args: list[str]
    clause: str
    kind: str


class GameInfo(Struct, frozen=True):
    """What a lobby shows of a game. `bots` are the levels from the weakest to the strongest, `styles` bots of a
    character of
    their own; `lesson` says whether there is a guided first game; `prefix` begins its clauses ("DD")."""

    id: str
    title: str
    prefix: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    rules: int
    pack: PackFigures
    stage: str
    bots: list[str]
    styles: list[str]
    lesson: bool
    verbs: list[Verb]


class Games(Struct, frozen=True):
    """Every game of this server."""

    games: list[GameInfo]


class Clause(Struct, frozen=True):
    """One rule: its number ("DD-A3"), the section it stands in, and its text (Markdown)."""

    id: str
    section: str
    text: str


class Rules(Struct, frozen=True):
    """The rules of a game by clauses, for "why?"."""

    game: str
    lang: str
    clauses: list[Clause]


class Texts(Struct, frozen=True):
    """The Fluent catalogues of one language, by file name without its ending."""

    lang: str
    catalogues: dict[str, str]


class EffectWords(Struct, frozen=True):
    """One branch of a declared effect: the number of its effect, its verbs, its words, and its signs (a sign stands in
    brackets).
    """

    effect: int
    verbs: list[str]
    text: str
    short: str


class Words(Struct, frozen=True):
    """What a game's content pack says in one language: names by "domain-label", the branches of effects by the id that
    scenes have.
    """

    game: str
    lang: str
    names: dict[str, str]
    effects: dict[str, list[EffectWords]]


# -- making a table


class SeatSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat.

    me       this client            hotseat  one more person at this client
    invite   somebody with the link bot      a bot by its name
    """

    kind: Literal["me", "hotseat", "invite", "bot"]
    name: Name = ""
    bot: BotName = ""


class ClockSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a person may think; a bot plays a decision whose time is up.

    move   `seconds` each time the seat is asked, until it is no longer waited for
    bank   `seconds` for the whole game, and `increment` more each time the seat has answered
    """

    kind: Literal["move", "bank"]
    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. Options left out have their defaults. `pace` human lets bots take their time.

    `lesson`: the guided first game of this game. `seats` is then one "me"; the lesson brings its bots, its options and
    its seed, which stands open in the record. Nobody chooses the seed of any other table.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=7)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=40)] = {}
    clock: ClockSpec | None = None
    hints: bool = True
    pace: Literal["instant", "human"] = "human"
    lesson: bool = False


class SeatLink(Struct, frozen=True):
    """A seat of a new table. `token` is secret and opens the seat; a bot's seat has none."""

    seat: int
    kind: str
    name: str
    token: str
    link: str


class CreatedTable(Struct, frozen=True):
    """The new table with every secret it has: they are shown this once and stored as hashes only."""

    table: str
    seats: list[SeatLink]
    spectator: SeatLink


class ImportTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at. The table made of it is an archive: everything is open, it can be branched and verified."""

    record: Annotated[str, Meta(max_length=MAX_RECORD)]


class BranchTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that starts from a position of a finished game or an archive, with new luck from there on.

    `at` counts the events of the view "all". `seats` as for a new table, one for each seat.
    """

    at: Position
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=7)]
    clock: ClockSpec | None = None
    hints: bool = True
    pace: Literal["instant", "human"] = "human"


class JoinSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody opened a seat's link and gives a name."""

    name: Name = ""


class NewLink(Struct, frozen=True):
    """A seat's new secret; the old one is void."""

    seat: int
    token: str
    link: str


# -- what an audience sees


class PlayerInfo(Struct, frozen=True):
    """Who sits on a seat now. `given_up`: a person's seat that a bot plays until the person comes back.

    `joined`: false for an invited person who has not opened the link yet.
    """

    seat: int
    name: str
    kind: Literal["human", "bot"]
    bot: str
    joined: bool
    given_up: bool


class Choice(Struct, frozen=True):
    """One thing the seat may do: `move` is what to send back.

    kind     the input that draws it: place, card, option, amount or dice
    args     the move's arguments by name
    clause   the rule behind it; cost: what it takes; preview: what would happen; warning: message id, or ""
    """

    move: str
    verb: str
    kind: str
    args: Object
    clause: str
    cost: Shown
    preview: Shown
    warning: str


class Offer(Struct, frozen=True):
    """The question to a seat; `number` goes back with the answer. `prompt` is a message id."""

    number: int
    seat: int
    prompt: str
    choices: list[Choice]


class SeatClock(Struct, frozen=True):
    """A person's time: `left` seconds at `since`, less what has passed since then if it runs."""

    seat: int
    left: float
    since: float
    running: bool


class Clocks(Struct, frozen=True):
    """The table's clock. It stands still until every invited person has joined."""

    kind: Literal["move", "bank"]
    seconds: int
    increment: int
    seats: list[SeatClock]


class Proposal(Struct, frozen=True):
    """`by` asks to go back to position `to` (in the numbers of the audience that reads this); `open` have not
    answered.
    """

    by: int
    to: int
    agreed: list[int]
    open: list[int]


class Guided(Struct, frozen=True):
    """A move that a lesson or a hint proposes, with its arguments by name."""

    move: str
    verb: str
    args: Object


class Guide(Struct, frozen=True):
    """Where the learner of a guided first game is.

    step, of  decisions of the script made so far, and all of them
    on        whether the game still follows the script
    moves     what the script does now, in this order, or nothing while the learner is not asked; a bid is a run of
              moves
    says      message ids: first what is new here, last why this move
    """

    step: int
    of: int
    on: bool
    moves: list[Guided]
    says: list[str]


class Result(Struct, frozen=True):
    """The end: why, each seat's standing (score first, then the tie-breaks), and its place."""

    reason: str
    standing: list[list[int]]
    places: list[int]


class TableState(Struct, frozen=True):
    """All that one audience may know of a table.

    event       number of its last event; the scene is the position after it
    offer       what the seat is asked, or null
    waiting     the seats that owe a decision
    undo        whether the seat may take its last command back by itself
    commitment  binds the seed from the start; `seed` is "" until the game is over, except in a lesson
    archive     made from a record: can be looked at, verified and branched, not played on
    guide       of a guided first game, for its learner
    muted       the seats whose chat this seat does not want to see
    """

    table: str
    game: str
    seat: int
    status: Literal["running", "over", "archive"]
    event: int
    scene: Shown
    offer: Offer | None
    waiting: list[int]
    players: list[PlayerInfo]
    clocks: Clocks | None
    undo: bool
    proposal: Proposal | None
    result: Result | None
    options: dict[str, OptionValue]
    hints: bool
    pace: str
    rules: int
    pack: str
    commitment: str
    seed: str
    guide: Guide | None
    muted: list[int]


class ChatLine(Struct, frozen=True):
    """One line of chat, numbered for the audience that reads it. Seat 0: a spectator, unseen by the players until the
    end.
    """

    n: int
    seat: int
    name: str
    text: str
    at: float


class History(Struct, frozen=True):
    """Events of an audience after number `after`, each an object with `n`, `event` (its name) and its arguments."""

    seat: int
    after: int
    last: int
    events: list[Object]


class Replay(Struct, frozen=True):
    """A position of the past. `view` own: in the asker's numbers and eyes; all: everything, once the game is over."""

    table: str
    view: Literal["own", "all"]
    seat: int
    at: int
    last: int
    scene: Shown
    waiting: list[int]


class Turn(Struct, frozen=True):
    """How things stood at the end of a round: for each seat the score as if the game ended there, its wealth, and the
    score
    by source. The lines of `sources` sum to the score; their names are the messages `<game>-source-<id>`."""

    round: int
    score: list[int]
    wealth: list[int]
    sources: list[dict[str, int]]


class Course(Struct, frozen=True):
    """The course of a finished game, round by round; the last turn is the final reckoning."""

    table: str
    turns: list[Turn]


class Export(Struct, frozen=True):
    """The whole record of a finished game or an archive, as the text of its file."""

    table: str
    record: str


class Proof(Struct, frozen=True):
    """The luck of a finished game, drawn again from the revealed seed. `unproved` outcomes stand before a branch of
    unknown seed.
    """

    draws: int
    unproved: int
    commitment: str
    seed: str


# -- my tables


class MyTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that the client remembers."""

    table: Annotated[str, Meta(max_length=40)]
    token: Token


class MyTables(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables to ask about at once."""

    tables: Annotated[list[MyTable], Meta(max_length=100)]


class Summary(Struct, frozen=True):
    """One of my tables. `found` false: it is gone, or the token is not one of its; the rest is then empty."""

    table: str
    found: bool
    game: str = ""
    seat: int = 0
    status: str = ""
    my_turn: bool = False
    waiting: list[int] = []
    players: list[PlayerInfo] = []
    event: int = 0
    moved: float = 0.0
    deadline: float | None = None


class Summaries(Struct, frozen=True):
    """One for each table asked about, in the same order."""

    tables: list[Summary]


# -- commands, by socket or by POST /tables/{table}/commands


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
    to: Position


class AnswerUndo(Struct, frozen=True, tag="answer_undo", forbid_unknown_fields=True):
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


class Rename(Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """The person on a seat gives a name (and has joined by it)."""

    id: CommandId
    seat: OwnSeat
    name: Name


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


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask a bot for advice, where the table allows it. `bot` "" is the strongest level. Nothing is changed by it."""

    id: CommandId
    seat: OwnSeat
    offer: Annotated[int, Meta(ge=0)]
    bot: BotName = ""


Command: TypeAlias = Play | Undo | AskUndo | AnswerUndo | GiveUp | TakeBack | Rename | Say | Mute | Hint

# -- other socket messages of a client


class HelloSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat (or the bench) that this client sits on. `after` is the last event it has, `chat` its last chat line."""

    token: Token
    after: Position = 0
    chat: Position = 0


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a socket, within ten seconds. Several seats: hot-seat."""

    seats: Annotated[list[HelloSeat], Meta(min_length=1, max_length=8)]


class Sync(Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    """Ask for the state again, with the events after a number."""

    seat: Seat
    after: Position = 0


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Answered by a pong."""


FromClient: TypeAlias = (
    Hello | Sync | Ping | Play | Undo | AskUndo | AnswerUndo | GiveUp | TakeBack | Rename | Say | Mute | Hint
)

# -- answers and news of the server

RefusalCode: TypeAlias = Literal[
    "bad_request",  # not of the documented form
    "bad_token",  # no such table, or the token is not one of its
    "not_yours",  # the seat is not one of this client's, or spectators may not do this
    "stale_offer",  # the offer was answered or taken back: look at the new state
    "illegal",  # not a legal move now; `possible` says what is
    "no_undo",  # nothing to take back, or nobody asked
    "not_allowed",  # the table's settings or the moment forbid it
    "running",  # only once the game is over
    "over",  # not any more: the game is over
    "bad_record",  # the record cannot be read; the message names the line
    "bad_options",  # no such game, seats, option or bot
    "other_rules",  # played by a rules version or pack that this server does not have
    "not_found",  # no such address
    "too_large",  # body or message above its bound
    "too_many",  # too many requests, sockets or tables: wait `retry` seconds
    "unavailable",  # the store cannot be reached; nothing was changed
    "conflict",  # others kept moving at the same moment; nothing was changed, try again
]


class Refusal(Struct, frozen=True):
    """Why an HTTP request changed nothing."""

    code: RefusalCode
    message: str
    possible: list[str] = []
    retry: int = 0


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


class Advised(Struct, frozen=True):
    """One choice as the bot sees it: its value in the bot's own unit, and why: a message id with its arguments.

    then  the moves that complete it, where it is asked in steps (the amounts of a sealed bid); one command may bring
          them all
    """

    move: str
    then: list[Guided]
    value: float
    reason: str
    args: Object


class Advice(Struct, frozen=True, tag="advice"):
    """The answer to a hint: up to three choices, the best first. Made from the seat's own view alone."""

    id: str
    seat: int
    offer: int
    bot: str
    moves: list[Advised]


class Chat(Struct, frozen=True, tag="chat"):
    """New lines of chat for one audience."""

    seat: int
    lines: list[ChatLine]


class Pong(Struct, frozen=True, tag="pong"):
    """The server's time."""

    time: float


class Closing(Struct, frozen=True, tag="closing"):
    """The server stops or cuts this socket off; come back later with a new hello."""

    code: Literal[
        "stopping", "bad_token", "bad_request", "too_large", "too_many", "slow", "other_rules", "unavailable", "gone"
    ]
    message: str


FromServer: TypeAlias = Welcome | State | Chat | Ack | Refused | Advice | Pong | Closing


class CommandAnswer(Struct, frozen=True):
    """The answer to a command by HTTP: an ack, or advice."""

    answer: Ack | Advice
    state: TableState


class Health(Struct, frozen=True):
    """`/healthz`: whether this worker serves and the store answers."""

    status: Literal["ok", "stopping", "unavailable"]
    version: str
