"""The course of a finished game: how things stood at the end of each round, for charts and the last reckoning."""

from __future__ import annotations

from dataclasses import dataclass

from pithead.core.api import OVER, Game, State
from pithead.games.registry import load_kit
from pithead.table.table import Table


@dataclass(frozen=True)
class Turn:
    """The end of a round, by seats: the score as if the game ended there, wealth, and the score by source.

    A game that reports nothing has no sources, and its wealth is its score.
    """

    round: int
    score: list[int]
    wealth: list[int]
    sources: list[dict[str, int]]


def course(table: Table) -> list[Turn]:
    """Each round of a table with its whole history, what was taken back left out; the last is the final position."""
    game = table.game
    state = table.first_position()
    state.log = None if table.laid_out else []  # the whole game: some sources are known by what happened only
    out: list[Turn] = []
    before = int(state.round)
    for step in table.steps:
        state.apply(step.seat, step.code)
        if state.actor() == OVER:
            break
        if state.round > before:
            out.append(_turn(game, state, before))
            before = int(state.round)
    return [*out, _turn(game, state, int(state.round))]


def _turn(game: Game, state: State, number: int) -> Turn:
    report = load_kit(game.info.id).report
    seats = range(int(state.seats))
    return Turn(
        number,
        [int(state.standing(seat)[0]) for seat in seats],
        [report.wealth(state, seat) for seat in seats],
        [report.sources(state, seat) for seat in seats],
    )


def grades(table: Table) -> list[int]:
    """The least score of each grade above the lowest; none where a game with so many players has no grades."""
    game = table.game
    return load_kit(game.info.id).report.grades(game.new(len(table.players), table.options))
