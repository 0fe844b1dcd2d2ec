"""The review of a finished game. Unlike elsewhere seats are indices from 0, as in a scene; chances are from 0 to 1."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from pithead.server.wire.messages import Sentence
from pithead.server.wire.values import MAX_MOVES, MoveText, Object, Shown
from pithead.table.offer import Offer

Depth: TypeAlias = Literal["quick", "deep"]
Mark: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
LineNumber: TypeAlias = Annotated[int, Meta(ge=1, le=10_000_000, description="of a line in the record, from 1")]


class ReviewedSeat(Struct, frozen=True):
    """Who sat there at the end."""

    name: str
    kind: str
    bot: str


class Outcome(Struct, frozen=True):
    """How it ended: what each seat has of the win, its standing and its place."""

    shares: list[float]
    standing: list[list[int]]
    places: list[int]


class ReviewMoment(Struct, frozen=True):
    """The chance of each seat to win after a line, and its standard error. `seat`: whose choice led there; None: luck.
    `at`: the position, as the view "all" numbers it.
    """

    line: int
    round: int
    seat: int | None
    chances: list[float]
    errors: list[float]
    at: str


class WeighedMove(Struct, frozen=True):
    """A move of a choice, with its arguments by name, and what its offer shows beside it in one word or number each."""

    move: str
    verb: str
    args: Object
    preview: Object


class WeighedChoice(Struct, frozen=True):
    """A whole choice, the chance to win that it leaves, and the points that are expected."""

    moves: list[WeighedMove]
    share: float
    points: float


class ReviewedDecision(Struct, frozen=True):
    """What a seat chose, and what it gave up by it.

    line    of its first move; `lines` has all of them
    at      the position in which it was made
    better  the best choice; None where nothing better was found
    loss    what that is better by, with its standard error
    rivals  other choices that were looked at
    """

    line: int
    lines: list[int]
    round: int
    seat: int
    person: bool
    played: WeighedChoice
    better: WeighedChoice | None
    loss: float
    error: float
    mark: Mark
    reasons: list[Sentence]
    rivals: list[WeighedChoice]
    at: str


class ReviewedDraw(Struct, frozen=True):
    """A draw that changed the chance of somebody by 5 % or more. `stream`: its name; `at`: the position after it."""

    line: int
    round: int
    stream: str
    change: list[float]
    at: str


class SeatSum(Struct, frozen=True):
    """How a seat came from its fair share to its result: fair + luck by stream + others + own = result."""

    seat: int
    fair: float
    luck: dict[str, float]
    others: float
    own: float
    result: float
    accuracy: float | None


class TurningPoint(Struct, frozen=True):
    """A moment that decided the game for a seat, at most three of each."""

    line: int
    kind: Literal["choice", "luck"]
    seat: int
    change: float
    title: Sentence
    reasons: list[Sentence]
    at: str


class SourceItem(Struct, frozen=True):
    """Points of one source, and what is usual at the level."""

    id: str
    points: float
    usual: float | None


class SeatSources(Struct, frozen=True):
    """Where a seat's points came from."""

    seat: int
    items: list[SourceItem]


class HabitCount(Struct, frozen=True):
    """How often a person did something in one game, and how often the other way was better: by `amount` in the unit of
    the habit's sentence, by `worth` in chance to win. `line`: the dearest of these times; 0 for none.
    """

    seat: int
    id: str
    cases: int
    times: int
    amount: float
    worth: float
    line: int


class OneThing(Struct, frozen=True):
    """One thing for a seat to try next time, and why. `line`: a decision of this game that shows it; 0 for none."""

    seat: int
    id: str
    advice: Sentence
    seen: list[Sentence]
    line: int


class Review(Struct, frozen=True):
    """A finished game as a judge saw it, each seat by its own view at that time."""

    version: int
    game: str
    depth: Depth
    judge: str
    seats: list[ReviewedSeat]
    result: Outcome
    moments: list[ReviewMoment]
    decisions: list[ReviewedDecision]
    draws: list[ReviewedDraw]
    sums: list[SeatSum]
    turning: list[TurningPoint]
    sources: list[SeatSources]
    habits: list[HabitCount]
    things: list[OneThing]


class ReviewProgress(Struct, frozen=True):
    """How far the review of a game is, and what there is of it; `review` is None where the asker has it already.

    depth  of what is there; "" while nothing is
    done   of the next depth, from 0 to 1; 1 where the deepest is there
    """

    table: str
    depth: Literal["", "quick", "deep"]
    done: float
    review: Review | None


class DecisionAsked(Struct, frozen=True):
    """A reviewed decision as its seat was asked it: what it saw then, and what it could choose. `line` is the first of
    its moves.
    """

    line: int
    seat: int
    scene: Shown
    offer: Offer


class AskWhyNot(Struct, frozen=True, forbid_unknown_fields=True):
    """What another choice would have been worth: `line` is the first of a reviewed decision, `moves` the choice."""

    line: LineNumber
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MAX_MOVES)]


class WhyNot(Struct, frozen=True):
    """Two choices of a decision held against each other by the same judge: why the one that is asked about is better
    than what was played, or is not.

    gain   of the asked choice over the one that was played, with its standard error
    equal  the difference is within the error
    """

    line: int
    asked: WeighedChoice
    played: WeighedChoice
    gain: float
    error: float
    equal: bool
    reasons: list[Sentence]


MAX_HABITS = 40  # of one game
MAX_GAMES = 10  # that a coach looks back at
Often: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Amount: TypeAlias = Annotated[float, Meta(ge=0, le=1e9)]


class EarlierCount(Struct, frozen=True, forbid_unknown_fields=True):
    """What the asker did in a game before, as `Coached.habits` told it then."""

    id: Annotated[str, Meta(max_length=40)]
    cases: Often
    times: Often
    amount: Amount
    worth: Amount


EarlierGame: TypeAlias = Annotated[list[EarlierCount], Meta(max_length=MAX_HABITS)]


class AskCoach(Struct, frozen=True, forbid_unknown_fields=True):
    """What the asker did in the games before this one, the latest first. It is kept by whoever played, not here."""

    earlier: Annotated[list[EarlierGame], Meta(max_length=MAX_GAMES)] = []


class Coached(Struct, frozen=True):
    """The one thing to try next time, once the game is looked at; None where there is nothing to say.

    done    how far the look at the game is; ask again below 1
    habits  what the asker did in this game, to be sent along after the next ones
    """

    table: str
    done: float
    thing: OneThing | None
    habits: list[HabitCount]
