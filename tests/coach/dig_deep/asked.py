"""What the facts say of two choices in a position of Dig Deep."""

from __future__ import annotations

from pithead.coach.dig_deep.facts import FACTS
from pithead.coach.question import Comparison, Option, Said, reasons
from pithead.core.api import State
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import COLUMNS
from tests.rules.dig_deep.positions import GAME

PREFIX = "coach_dig_deep-"


def codes(moves: str) -> tuple[int, ...]:
    return tuple(GAME.actions.parse(text) for text in moves.split(", "))


def comparison(view: State, seat: int, chosen: str, rival: str) -> Comparison:
    return Comparison(GAME, seat, view, Option(codes(chosen), 0.5, 0.0, 100.0), Option(codes(rival), 0.45, 0.01, 95.0))


def said(s: DigDeep, chosen: str, rival: str) -> dict[str, Said]:
    """All facts that have something to say for the seat on turn, by their ids."""
    seat = int(s.actor())
    for moves in (chosen, rival):
        assert codes(moves)[0] in s.legal(seat), f"'{moves}' is not legal"
    asked = comparison(s.view(seat), seat, chosen, rival)
    return {one.id.removeprefix(PREFIX): one for fact in FACTS if (one := fact(asked)) is not None}


def first(s: DigDeep, chosen: str, rival: str) -> str:
    """The id of what is said first."""
    seat = int(s.actor())
    return reasons(comparison(s.view(seat), seat, chosen, rival), FACTS)[0].id.removeprefix(PREFIX)


def lower(s: DigDeep, column: str, height: int) -> None:
    """The top tiles of a column go to seat 1's hand."""
    rows, at = len(s.grid) // len(s.height), COLUMNS.index(column)
    for cell in range(at * rows + height, at * rows + s.height[at]):
        level = s.t.level[s.grid[cell]]
        tile = next(k for k in range(s.t.level_start[level], s.t.level_start[level + 1]) if s.pool[k] > 0)
        s.pool[tile] -= 1
        s.hand[s.t.kinds + 3 + tile] += 1
        s.grid[cell] = -1
    s.height[at] = height
    s.audit()
