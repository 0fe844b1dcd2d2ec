"""A puzzle: a decision of a finished game with one clearly best choice that weaker players miss.

It is data that needs neither table nor server: what the seat saw, what it could choose, what is best and why. Whatever
the seat could not know is not in it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pithead.coach.question import Said
from pithead.core.api import Game, State
from pithead.core.errors import PitheadError

VERSION = 1
SEARCH = "search"  # the rating of what no rung finds: only weighing everything does


class PuzzleError(PitheadError):
    """Something that is no puzzle of this game."""


class Reason(msgspec.Struct, frozen=True):
    """A sentence: the id of a message and its arguments."""

    id: str
    args: dict[str, Any] = {}


class Answer(msgspec.Struct, frozen=True):
    """A whole choice.

    moves     as records have them
    previews  words that go with each move, as the seat sees it when it makes it: where a crew is
    share     the chance to win that it leaves; alone the part of the points that make the highest grade and a quarter
    points    at the end, in the game's own unit
    error     standard error of its distance from the best choice; 0 for that one
    reasons   why the best goes before it; of the best why it goes before the next
    """

    moves: list[str]
    previews: list[dict[str, Any]]
    share: float
    points: float
    error: float
    reasons: list[Reason]


class PackStamp(msgspec.Struct, frozen=True):
    name: str
    version: int
    digest: str


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """One puzzle, a line of a file.

    id       of what the seat sees: no two puzzles of a file have the same
    seat     whose decision it is, from 0
    view     `State.to_json` of the seat's view; `Game.load` reads it back
    prompt   message id of the question
    legal    the moves that the choice can begin with
    best     the one clearly best choice
    rivals   the next best ones, and what rungs chose instead
    themes   the kind of decision, then what its reasons are about
    rating   the weakest rung that finds it as most stronger ones do, or SEARCH; never the weakest of all
    found    all rungs that find it, weakest first; `asked` are all that were asked
    judge    who weighed it, in so many `worlds`
    source   of which game it is
    """

    version: int = VERSION
    id: str
    game: str
    rules: int
    pack: PackStamp
    seats: int
    options: dict[str, int | bool | str]
    seat: int
    round: int
    view: dict[str, Any]
    prompt: str
    legal: list[str]
    best: Answer
    rivals: list[Answer]
    themes: list[str]
    rating: str
    found: list[str]
    asked: list[str]
    judge: str
    worlds: int
    source: str

    def line(self) -> bytes:
        """As a line of a file."""
        return msgspec.json.encode(self) + b"\n"


def read_puzzle(line: bytes) -> Puzzle:
    """PuzzleError for a line that is none."""
    try:
        found = msgspec.json.decode(line, type=Puzzle)
    except msgspec.MsgspecError as error:
        raise PuzzleError(f"no puzzle: {error}") from None
    if found.version != VERSION:
        raise PuzzleError(f"a puzzle of version {found.version}; this program reads version {VERSION}")
    return found


def view_of(game: Game, puzzle: Puzzle) -> State:
    """What the seat sees; PuzzleError where it is not a view of that seat, or of another game, pack or question."""
    if (puzzle.game, puzzle.pack.digest) != (game.info.id, game.info.pack.digest):
        raise PuzzleError(f"a puzzle of {puzzle.game} with pack {puzzle.pack.name} {puzzle.pack.digest}")
    if not 0 <= puzzle.seat < puzzle.seats:
        raise PuzzleError(f"there is no seat {puzzle.seat} at a table of {puzzle.seats}")
    try:
        view = game.load(puzzle.view)
    except ValueError as error:
        raise PuzzleError(f"no position of {puzzle.game}: {error}") from None
    if view.view(puzzle.seat).key() != view.key() or view.key().hex() != puzzle.id:
        raise PuzzleError("it shows more or something else than its seat sees")
    if [game.actions.format(int(code)) for code in view.legal(puzzle.seat)] != puzzle.legal:
        raise PuzzleError("its moves are not those of its position")
    return view


def kind_of(prompt: str) -> str:
    """The kind of decision, from the message id of its question: all amounts of a bid are one."""
    return prompt.rpartition("-")[2].partition("_")[0]


def themes(prompt: str, said: list[Said]) -> list[str]:
    return list(dict.fromkeys([kind_of(prompt), *(one.about for one in said if one.about)]))
