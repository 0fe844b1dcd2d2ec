"""One or two sentences: the weightiest, and another that says something else."""

from __future__ import annotations

import pytest

from pithead.coach.question import Comparison, Fact, Option, Said, reasons
from pithead.core.api import Json
from pithead.games.registry import load_game

GAME = load_game("dig_deep")
HELD = Comparison(GAME, 0, GAME.new(2), Option((1,), 0.5, 0.0, 9.0), Option((2,), 0.4, 0.0, 8.0))


def says(id: str, weight: float, about: str, **args: Json) -> Fact:
    return lambda _: Said(id, args, weight, about)


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ({"column": "a", "coins": 79}, {"column": "a", "coins": 79, "target": "b"}, 1),
        ({"tile": "B1", "money": 6600}, {"tile": "B1", "money": 8000}, 1),
        ({"pile": ["2 gold"]}, {"pile": ["2 gold"], "space": 2}, 1),
        ({"column": "a", "coins": 79}, {"column": "b", "coins": 79}, 2),
        ({"column": "a", "coins": 79}, {"column": "a", "lead": 2}, 2),
        ({"pile": ["2 gold"]}, {"pile": ["3 gold"]}, 2),
    ],
)
def test_an_amount_of_the_same_thing_is_not_said_twice(
    first: dict[str, Json], second: dict[str, Json], said: int
) -> None:
    facts = [says("one", 2.0, "one", **first), says("other", 1.5, "other", **second)]
    assert len(reasons(HELD, facts)) == said


def test_the_third_is_said_where_the_second_repeats_the_first() -> None:
    facts = [
        says("one", 2.0, "one", column="a", coins=7),
        says("again", 1.9, "again", column="a", coins=7),
        says("else", 1.0, "else", column="b"),
    ]
    assert [one.id for one in reasons(HELD, facts)] == ["one", "else"]
