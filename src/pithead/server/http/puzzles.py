"""The puzzles that come with the program, asked and judged by what is stored with them: nothing is weighed here."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache

from pithead.coach.puzzles import SEARCH, Answer, Puzzle, PuzzleError, known_answer, nearest_answer, view_of
from pithead.coach.shipped import Brief, of_the_day, shipped_briefs, shipped_count, shipped_puzzle
from pithead.coach.weigh import Walked, walked
from pithead.core.api import Game, State
from pithead.games.registry import GAMES, load_game
from pithead.server import wire
from pithead.server.refusals import RefusalError
from pithead.table.offer import make_offer

KEPT = 64  # puzzles that are held ready
HINTED = 3  # choices of a hint, where there are more than so many others


class Held:
    """A puzzle with the view that it is about."""

    def __init__(self, game: Game, puzzle: Puzzle, number: int) -> None:
        self.game = game
        self.puzzle = puzzle
        self.number = number
        self.view: State = view_of(game, puzzle)
        self.counted = game.uncounted(self.view, puzzle.seat).key() != self.view.key()

    def made(self, moves: Sequence[str]) -> Walked:
        """MoveError where it is not a choice, or the beginning of one."""
        return walked(self.game, self.puzzle.seat, self.view, moves)

    def found(self, made: Walked) -> tuple[Answer, bool]:
        """What is known of a whole choice, or of the nearest that something is known of; whether it is of itself."""
        moves = [self.game.actions.format(code) for code in made.codes]
        known = known_answer(self.game, self.puzzle, self.view, moves, made.state.key())
        return (known, True) if known is not None else (nearest_answer(self.puzzle, moves), False)

    def named(self, moves: Sequence[str]) -> list[wire.WeighedMove]:
        """Moves with what their offers show beside them in one word or number each."""
        game, seat, out = self.game, self.puzzle.seat, list[wire.WeighedMove]()
        here = self.view
        for i, move in enumerate(moves):
            code = game.actions.parse(move)
            args = game.actions.to_json(code)
            preview = game.detail(here, seat, code).preview
            short = {name: value for name, value in preview.items() if isinstance(value, str | int | float)}
            out.append(wire.WeighedMove(move, str(args.pop("verb")), args, short))
            if i + 1 < len(moves):
                here = self.made(moves[: i + 1]).state.view(seat)
        return out

    def choice(self, answer: Answer) -> wire.WeighedChoice:
        return wire.WeighedChoice(self.named(answer.moves), answer.share, answer.points)

    def told(self, answer: Answer) -> wire.PuzzleChoice:
        said = [wire.Sentence(one.id, one.args) for one in answer.reasons]
        return wire.PuzzleChoice(self.choice(answer), answer.error, said)


@lru_cache(maxsize=KEPT)
def held(game: str, number: str) -> Held:
    """RefusalError where there is no such puzzle."""
    count = _count(game)
    puzzle = shipped_puzzle(game, int(number)) if number.isdigit() else None
    if puzzle is None:
        raise RefusalError("not_found", f"there is no puzzle '{number}' of {game}: they are numbered from 1 to {count}")
    try:
        return Held(load_game(game), puzzle, int(number))
    except PuzzleError:
        raise RefusalError("not_found", f"puzzle {number} of {game} was made for another pack") from None


def _count(game: str) -> int:
    if game not in GAMES:
        raise RefusalError("not_found", f"there is no game '{game}': there is {', '.join(GAMES)}")
    return shipped_count(game)


def overview(now: float) -> wire.Puzzles:
    """How many there are, and the one of the day; `now` in seconds since 1970."""
    day = datetime.fromtimestamp(now, UTC).date()
    daily = of_the_day(day)
    counts = [wire.PuzzleCount(game, shipped_count(game)) for game in GAMES]
    return wire.Puzzles(counts, wire.PuzzleOfTheDay(day.isoformat(), *daily) if daily else None)


def listed(game: str) -> wire.PuzzleList:
    _count(game)
    return wire.PuzzleList(game, [_brief(one, i) for i, one in enumerate(shipped_briefs(game), 1)])


def _brief(one: Brief, number: int) -> wire.PuzzleBrief:
    return wire.PuzzleBrief(number, one.id, one.themes[0], one.difficulty, one.seats, one.round)


def asked(game: str, number: str) -> wire.PuzzleAsked:
    """A puzzle without its answer."""
    here = held(game, number)
    one = here.puzzle
    return wire.PuzzleAsked(
        game=game,
        brief=_brief(shipped_briefs(game)[here.number - 1], here.number),
        count=shipped_count(game),
        seat=one.seat + 1,
        options=dict(one.options),
        rung="" if one.rating == SEARCH else one.rating,
        position=_position(here, here.view, 1),
    )


def _position(here: Held, view: State, number: int) -> wire.PuzzlePosition:
    seat = here.puzzle.seat
    return wire.PuzzlePosition(here.game.scene(view, seat), make_offer(here.game, view, seat, number))


def tried(game: str, number: str, moves: Sequence[str]) -> wire.PuzzleTried:
    """The verdict on a whole choice; of the beginning of one, what is asked next."""
    here = held(game, number)
    made = here.made(moves)
    seat = here.puzzle.seat
    if made.legal:
        seen = made.state.view(seat)
        view = seen if here.counted else here.game.uncounted(seen, seat)
        return wire.PuzzleTried(_position(here, view, 1 + len(made.codes)), None)
    found, exact = here.found(made)
    best = here.puzzle.best
    choice = wire.WeighedChoice(here.named(moves), found.share, found.points)
    return wire.PuzzleTried(None, wire.PuzzleVerdict(found is best, choice, exact, best.share, best.points))


def hinted(game: str, number: str) -> wire.PuzzleHint:
    """Three choices of which one is the best, in an order that says nothing."""
    here = held(game, number)
    one = here.puzzle
    some = [one.best, *one.rivals[: HINTED - 1]] if len(one.rivals) > HINTED else []
    some.sort(key=lambda answer: (one.legal.index(answer.moves[0]), answer.moves))
    return wire.PuzzleHint([here.named(answer.moves) for answer in some], one.best.share, one.best.points)


def answer(game: str, number: str) -> wire.PuzzleAnswer:
    """The best choice and the others, with reasons."""
    here = held(game, number)
    one = here.puzzle
    rivals = [here.told(rival) for rival in one.rivals]
    return wire.PuzzleAnswer(here.told(one.best), rivals, one.complete, one.judge, one.worlds, one.source)


def compared(game: str, number: str, moves: Sequence[str]) -> wire.PuzzleCompared:
    """Why not this; RefusalError where it is not a whole choice."""
    here = held(game, number)
    made = here.made(moves)
    if made.legal:
        raise RefusalError(
            "illegal", "that is the beginning of a choice only", [here.game.actions.format(one) for one in made.legal]
        )
    found, exact = here.found(made)
    return wire.PuzzleCompared(here.named(moves), here.told(found), exact, found is here.puzzle.best)
