"""One decision as a coach looks at it: what could be chosen, what each choice is worth, and what there is to say.

A game's `coach/<game>/facts.py` has `FACTS`: each looks at two choices of one seat and says one thing about them, or
nothing. All of them see the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from pithead.core.api import Game, Json, State


@dataclass(frozen=True)
class Option:
    """A whole choice: a sealed bid with all its amounts, all dice that are rolled again.

    codes   the moves that make it, in order
    plan    how its seat would go on with the same action, where something is drawn or shown first: as far as it can be
            foreseen
    share   the chance to win that it leaves
    error   standard error of its distance from the best choice; 0 for that one
    points  what the seat is expected to have at the end, in the game's own unit
    """

    codes: tuple[int, ...]
    share: float
    error: float
    points: float
    plan: tuple[int, ...] = ()

    @property
    def whole(self) -> tuple[int, ...]:
        """All of it: pickaxes are spent on several tiles, though each is a move of its own."""
        return self.codes + self.plan


@dataclass(frozen=True)
class Question:
    """A decision of a seat, and its choices, the best first."""

    game: Game
    seat: int
    view: State
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Comparison:
    """One choice held against another: why the first, and why not the second."""

    game: Game
    seat: int
    view: State
    chosen: Option
    rival: Option


@dataclass(frozen=True)
class Said:
    """A sentence: the id of a message and its arguments (labels as in moves and events: seats from 0, names of a
    domain).

    weight  how much it counts, in points of the game: of all that is true the weightiest is said
    about   its subject; a second sentence is about another one
    """

    id: str
    args: dict[str, Json] = field(default_factory=dict)
    weight: float = 0.0
    about: str = ""


Fact: TypeAlias = Callable[[Comparison], Said | None]

TWICE = (("column", "coins"), ("tile", "coins"), ("tile", "money"), ("pile", "pile"))
SECOND = 0.4  # of the weight of the first: from there on a second sentence is worth saying


def reasons(comparison: Comparison, facts: Sequence[Fact]) -> list[Said]:
    """One or two sentences, the weightiest first; none where nothing fits."""
    said = [one for fact in facts if (one := fact(comparison)) is not None]
    said.sort(key=lambda one: -one.weight)
    if not said:
        return []
    first = said[0]
    second = [one for one in said[1:] if one.about != first.about and one.weight >= SECOND * first.weight]
    return [first, *[one for one in second if not repeats(first, one)][:1]]


def repeats(first: Said, second: Said) -> bool:
    """Whether two sentences give an amount for the same thing: at a table nobody says it twice."""
    one, other = first.args, second.args
    return any(thing in one and one[thing] == other.get(thing) and n in one and n in other for thing, n in TWICE)
