"""Tables: making one, what an audience sees of it, its past, and a list of one's own."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from pithead.server.wire.values import (
    MAX_RECORD,
    BotName,
    EventNumber,
    Key,
    Name,
    Object,
    OptionValue,
    OwnSeat,
    Seconds,
    Shown,
    Token,
)
from pithead.table.events import NONE
from pithead.table.offer import Offer

# -- making a table


class SeatSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat.

    me       this client                      hotseat  one more person at this client
    invite   whoever takes it by the link     bot      a bot by its name
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


Absence: TypeAlias = Annotated[
    int,
    Meta(ge=0, le=31 * 86400, description="seconds after which the host may let a bot play for an absent person"),
]
USUAL_ABSENCE = 600


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. Options left out have their defaults. `pace` human lets bots take their time.

    `lesson`: the name of a guided game of this game, or "". `seats` is then one "me"; the lesson brings its bots, its
    options and its seed, which stands open in the record. Nobody chooses the seed of any other table.

    `pack`: one of the game's packs, by its name, name and version ("mine 2") or hash; "" is the game's own.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=7)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=40)] = {}
    clock: ClockSpec | None = None
    hints: bool = True
    pace: Literal["instant", "human"] = "human"
    away: Absence = USUAL_ABSENCE
    lesson: Annotated[str, Meta(max_length=40)] = ""
    pack: Annotated[str, Meta(max_length=120)] = ""


class SeatLink(Struct, frozen=True):
    """A seat of a new table. `token` is secret and opens the seat; `invitation` lets one person take it, who then has
    a token that nobody else has. A bot's seat has neither.
    """

    seat: int
    kind: str
    name: str
    token: str
    invitation: str
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

    `at` counts the events of the view "all". `seats` as for a new table, one for each seat. `luck`: "same" for the luck
    of the game itself, which everybody can look up. `line`: of a move in the record, which is not made; it goes before
    `at` (0: none).
    """

    at: EventNumber
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=7)]
    luck: Literal["new", "same"] = "new"
    line: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    clock: ClockSpec | None = None
    hints: bool = True
    pace: Literal["instant", "human"] = "human"
    away: Absence = USUAL_ABSENCE


class AskRematch(Struct, frozen=True, forbid_unknown_fields=True):
    """The same people once more, each a seat further on. `bot`: the kind of every bot; "" leaves them as they are."""

    bot: BotName = ""


class Rematch(Struct, frozen=True):
    """The table that follows a finished one: whoever sat on seat i sits there on `seats[i - 1]`, with the same token.
    The spectators' token opens it too.
    """

    table: str
    seats: list[int]


class AskInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """A new invitation for a seat that nobody has taken; the one before is void."""

    seat: OwnSeat


class NewInvitation(Struct, frozen=True):
    """To be handed out."""

    seat: int
    invitation: str
    link: str


class JoinSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes a seat by an invitation, and gives a name."""

    name: Name = ""
    key: Key = ""


class AskLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A new token for a seat."""

    key: Key = ""


class NewLink(Struct, frozen=True):
    """A seat's new token; the old one is void, and whoever came by it is sent away."""

    seat: int
    token: str
    link: str


# -- what an audience sees


class PlayerInfo(Struct, frozen=True):
    """Who sits on a seat now. `name` is empty where nobody gave one: the client says what the seat is called.

    `given_up`: a person's seat that a bot plays until the person comes back; `stood_in`: it was the host who let it.

    `joined`: false where nobody has taken the seat yet.
    """

    seat: int
    name: str
    kind: Literal["human", "bot"]
    bot: str
    joined: bool
    given_up: bool
    stood_in: bool


class Invitation(Struct, frozen=True):
    """What an invitation shows before the seat is taken: the game and who sits at the table."""

    table: str
    game: str
    seat: int
    players: list[PlayerInfo]


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
    to: str
    agreed: list[int]
    open: list[int]


class EndProposal(Struct, frozen=True):
    """`by` asks to end the game as it stands; `open` have not answered."""

    by: int
    agreed: list[int]
    open: list[int]


class Guided(Struct, frozen=True):
    """A move that a lesson or a hint proposes, with its arguments by name, and what else its words name."""

    move: str
    verb: str
    args: Object
    preview: Object = {}


class Guide(Struct, frozen=True):
    """Where the learner of a guided game is.

    lesson    its name
    step, of  moves of the learner that the script has made so far, and all of them; a bid is one
    on        whether the game still follows the script
    done      whether the script was followed to its end; the game may go on without it
    moves     what the script does now, in this order, or nothing while the learner is not asked; a bid is a run of
              moves
    says      message ids: first what is new here, last why this move; the farewell once the script is done
    """

    lesson: str
    step: int
    of: int
    on: bool
    done: bool
    moves: list[Guided]
    says: list[str]


class Result(Struct, frozen=True):
    """The end: why, each seat's standing (score first, then the tie-breaks), and its place."""

    reason: str
    standing: list[list[int]]
    places: list[int]


class Seal(Struct, frozen=True):
    """A choice that is in while others, who choose at once, are still asked: `hash` is the SHA-256 of the lines salt,
    "seat <seat>" and the moves, each ended by a line break. Salt and moves are empty until it lies open.
    """

    seat: int
    hash: str
    salt: str
    moves: list[str]


class TablePack(Struct, frozen=True):
    """The content pack that a table is played with. `own`: it is the one that the game comes with. `transferred`: those
    of the table's bots whose weights were tuned on another one.
    """

    name: str
    version: int
    digest: str
    own: bool
    transferred: list[str]


class TableState(Struct, frozen=True):
    """All that one audience may know of a table.

    event       number of its last event; the scene is the position after it
    offer       what the seat is asked, or null
    waiting     the seats that owe a decision
    undo        whether the seat may take its last command back by itself; `undo_answers`: the bots whose answers go too
    missing     the seats for whose person the game waits to begin; nobody can move before. `adds` are those who have
                come and not yet added to the luck (`add_luck`)
    commitment  binds the seed and the header of the record from the start; `seed` is "" until the game is over, except
                in a lesson
    seals       what is sealed now, or lay open last
    archive     made from a record: can be looked at, verified and branched, not played on
    guide       of a guided game, for its learner
    devices     how many devices have come to this seat since it was taken, or since the others were ended
    host        whether this seat looks after the table: invites anew, lets bots play for absent people
    away        the seconds of absence after which it may do that; 0: never
    muted       the seats whose chat this seat does not want to see
    branched    the last event of the game that this table was branched from, or ""
    puzzles     whether this seat lets the finished game become puzzles
    rematch     the table at which the same people play on, once somebody asked for it
    """

    table: str
    game: str
    seat: int
    status: Literal["running", "over", "archive"]
    event: str
    scene: Shown
    offer: Offer | None
    waiting: list[int]
    missing: list[int]
    adds: list[int]
    players: list[PlayerInfo]
    clocks: Clocks | None
    undo: bool
    undo_answers: list[int]
    proposal: Proposal | None
    ending: EndProposal | None
    result: Result | None
    options: dict[str, OptionValue]
    hints: bool
    pace: str
    rules: int
    pack: TablePack
    commitment: str
    seed: str
    seals: list[Seal]
    guide: Guide | None
    devices: int
    host: bool
    away: int
    muted: list[int]
    branched: str
    puzzles: bool
    rematch: Rematch | None


class JoinedSeat(Struct, frozen=True):
    """The seat is taken, by a token that nobody else has; the invitation is void."""

    seat: int
    token: str
    link: str
    state: TableState


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
    after: str
    last: str
    events: list[Object]


class Position(Struct, frozen=True):
    """A position of the past: what was to be seen while event `at` was the last, and who owed a decision."""

    at: str
    scene: Shown
    waiting: list[int]


class Replay(Struct, frozen=True):
    """Positions of the past, in the order in which they were asked for. `view` own: in the asker's numbers and eyes;
    all: everything, once the game is over.
    """

    table: str
    view: Literal["own", "all"]
    seat: int
    last: str
    positions: list[Position]


class Share(Struct, frozen=True):
    """A link to a moment as spectators see it. Its address has a picture for whoever previews it; what stands after #
    opens the bench.
    """

    link: str


class Turn(Struct, frozen=True):
    """How things stood at the end of a round: for each seat the score as if the game ended there, its wealth, and the
    score by source. The lines of `sources` sum to the score; their names are the messages `<game>-source-<id>`.
    """

    round: int
    score: list[int]
    wealth: list[int]
    sources: list[dict[str, int]]


class Course(Struct, frozen=True):
    """The course of a finished game, round by round; the last turn is the final reckoning.

    `grades`: the least score of each grade above the lowest, where the game has grades (`<game>-grade-<n>`).
    """

    table: str
    turns: list[Turn]
    grades: list[int]


class Export(Struct, frozen=True):
    """The whole record of a finished game or an archive, as the text of its file."""

    table: str
    record: str


class Meaning(Struct, frozen=True):
    """What so many numbers in a row mean."""

    draw: str
    count: int


class Number(Struct, frozen=True):
    """A random number below `below` (0: one that is passed over), and what each would have meant, from 0 on; nothing
    is listed of very many.
    """

    below: int
    got: int
    means: list[Meaning]


class Drawn(Struct, frozen=True):
    """How an outcome follows from the seed: its line in the record, the key of its generator, the numbers asked of
    that (docs/fairness.md).
    """

    line: int
    draw: str
    key: list[int]
    numbers: list[Number]


class Proof(Struct, frozen=True):
    """The luck of a finished game, drawn again from the revealed seed. `unproved` outcomes stand before a branch of
    unknown seed; `seals` are sealed choices that fit what was published; `drawn` says how each outcome came about, for
    whoever wants to compute it again.
    """

    draws: int
    unproved: int
    seals: int
    commitment: str
    seed: str
    drawn: list[Drawn]


# -- my tables


class MyTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that the client remembers."""

    table: Annotated[str, Meta(max_length=40)]
    token: Token


class MyTables(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables to ask about at once."""

    tables: Annotated[list[MyTable], Meta(max_length=100)]


class Summary(Struct, frozen=True):
    """One of my tables. `found` false: it is gone, or the token is not one of its; the rest is then empty. `result` of
    a game that is over.

    status  running, over, archive; waits: for rules or a pack that this server does not have; aside: damaged
    pack    the content pack that this server does not have ("mine 2"), or ""
    """

    table: str
    found: bool
    game: str = ""
    seat: int = 0
    status: str = ""
    my_turn: bool = False
    waiting: list[int] = []
    players: list[PlayerInfo] = []
    event: str = NONE
    moved: float = 0.0
    deadline: float | None = None
    result: Result | None = None
    pack: str = ""


class Summaries(Struct, frozen=True):
    """One for each table asked about, in the same order."""

    tables: list[Summary]
