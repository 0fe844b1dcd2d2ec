"""Single choices as habits look at them."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.coach.habits import Chosen, Habit, Played
from pithead.core.api import Event, Game, State

LOSS = 0.04


def codes(game: Game, moves: str) -> tuple[int, ...]:
    """Moves by their texts, separated by semicolons."""
    return tuple(game.actions.parse(text.strip()) for text in moves.split(";"))


def chosen(game: Game, state: State, seat: int, played: str, better: str = "") -> Chosen:
    """A choice, and what was better."""
    other = codes(game, better) if better else None
    return Chosen(game, seat, 7, state.view(seat), codes(game, played), True, other, LOSS if better else 0.0)


def played(choices: Sequence[Chosen], told: Sequence[Event] = (), end: State | None = None) -> Played:
    first = choices[0]
    return Played(first.game, first.seat, tuple(choices), tuple(told), first.view if end is None else end)


def missed(habits: Sequence[Habit], id: str, game: Played) -> list[float]:
    """What a habit finds in a game: for each of its cases what was missed."""
    habit = next(one for one in habits if one.id == id)
    return [one.missed for one in habit.cases(game)]
