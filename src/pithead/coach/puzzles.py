"""A puzzle: a decision of a finished game with one clearly best choice that weaker players miss.

It is data that needs neither table nor server: what the seat saw, what it could choose, what is best and why. Whatever
the seat could not know is not in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from pithead.coach.question import Said
from pithead.coach.weigh import walked
from pithead.core.api import Game, State
from pithead.core.errors import PitheadError

VERSION = 1
SEARCH = "search"  # the rating of what no rung finds: only weighing everything does
EASIEST, HARDEST = 800, 2000  # what all rungs would find, and what none does, in points as of chess players


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
    complete the best and the rivals are all whole choices that there are
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
    complete: bool = False

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


def difficulty(found: Sequence[str], asked: Sequence[str]) -> int:
    """How hard a puzzle is, by how many of the rungs miss it."""
    missed = len(asked) - len(found)
    return EASIEST + round((HARDEST - EASIEST) * missed / max(1, len(asked)) / 10) * 10


def known_answer(game: Game, puzzle: Puzzle, view: State, moves: Sequence[str], after: bytes) -> Answer | None:
    """What a puzzle says of a whole choice, or None; the same in another order is the same. `after` tells it from
    others, as `weigh.Line` has it.
    """
    every = (puzzle.best, *puzzle.rivals)
    for one in every:
        if sorted(one.moves) == sorted(moves):
            return one
    for one in every:
        if walked(game, puzzle.seat, view, one.moves).state.key() == after:
            return one
    return None


def nearest_answer(puzzle: Puzzle, moves: Sequence[str]) -> Answer:
    """Of the choices that a puzzle has figures of, other than the best, the one that shares most moves with these."""
    wanted = Counter(moves)
    return max(puzzle.rivals, key=lambda one: (sum((Counter(one.moves) & wanted).values()), one.share))


def kind_of(prompt: str) -> str:
    """The kind of decision, from the message id of its question: all amounts of a bid are one."""
    return prompt.rpartition("-")[2].partition("_")[0]


def themes(prompt: str, said: list[Said]) -> list[str]:
    return list(dict.fromkeys([kind_of(prompt), *(one.about for one in said if one.about)]))
