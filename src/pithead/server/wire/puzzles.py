"""Puzzles: a position, a try, the verdict on it. Seats of a puzzle count from 1, chances are from 0 to 1."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pithead.server.wire.messages import Sentence
from pithead.server.wire.review import WeighedChoice, WeighedMove
from pithead.server.wire.values import MAX_MOVES, BotName, MoveText, Name, OptionValue, Shown
from pithead.table.offer import Offer


class PuzzleCount(Struct, frozen=True):
    """How many puzzles of a game there are: they are numbered from 1."""

    game: str
    count: int


class PuzzleOfTheDay(Struct, frozen=True):
    """The same for everybody on a date (UTC, YYYY-MM-DD)."""

    date: str
    game: str
    number: int


class Puzzles(Struct, frozen=True):
    """What there is to solve."""

    games: list[PuzzleCount]
    daily: PuzzleOfTheDay | None


class PuzzleBrief(Struct, frozen=True):
    """A puzzle in a list, the easiest first.

    id      stays the same where numbers change
    kind    of decision it is, a message `puzzles-kind-<game>-<kind>`
    rating  how hard it is: 800 where every rung finds it, 2000 where none does
    """

    number: int
    id: str
    kind: str
    rating: int
    seats: int
    round: int


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    puzzles: list[PuzzleBrief]


class PuzzlePosition(Struct, frozen=True):
    """What the seat sees and is asked; the second and later ones on the way through a choice of several moves."""

    scene: Shown
    offer: Offer


class PuzzleAsked(Struct, frozen=True):
    """A puzzle without its answer. `rung`: the weakest that finds it, or "" where none does at first sight."""

    game: str
    brief: PuzzleBrief
    count: int
    seat: int
    options: dict[str, OptionValue]
    rung: str
    position: PuzzlePosition


class TryPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, or its first moves."""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MAX_MOVES)]


class PuzzleVerdict(Struct, frozen=True):
    """How good a whole choice is.

    choice   with its own figures; of one that was not weighed those of the nearest that was
    weighed  whether it was
    share    the chance to win that the best choice leaves; `points` likewise
    """

    right: bool
    choice: WeighedChoice
    weighed: bool
    share: float
    points: float


class PuzzleTried(Struct, frozen=True):
    """The verdict, or the position in which the choice goes on where it is not whole."""

    position: PuzzlePosition | None
    verdict: PuzzleVerdict | None


class PuzzleHint(Struct, frozen=True):
    """A first help: the best is one of these choices, which stand in the order of the offer; none where there are too
    few others. `share` and `points` are what the best leaves.
    """

    choices: list[list[WeighedMove]]
    share: float
    points: float


class PuzzleChoice(Struct, frozen=True):
    """A choice with the standard error of its distance from the best, and why that goes before it; of the best itself,
    why it goes before the next.
    """

    choice: WeighedChoice
    error: float
    reasons: list[Sentence]


class PuzzleAnswer(Struct, frozen=True):
    """The best choice and the others, the next best first.

    complete  these are all choices that there are
    judge     who weighed them, in so many `worlds`
    source    of which game the position is
    """

    best: PuzzleChoice
    rivals: list[PuzzleChoice]
    complete: bool
    judge: str
    worlds: int
    source: str


class PuzzleCompared(Struct, frozen=True):
    """Why not this: the choice that was asked about, or the nearest that was weighed."""

    asked: list[WeighedMove]
    told: PuzzleChoice
    weighed: bool
    best: bool


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that goes on from a puzzle's position, the asker on its seat and bots of one kind on the others. What its
    seat cannot know is dealt anew.
    """

    bot: BotName
    name: Name = ""
    pace: Literal["instant", "human"] = "human"
