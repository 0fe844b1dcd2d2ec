"""The end: points, ties, solo grades (IM-Z)."""

from __future__ import annotations

import pytest

from pithead.games.imperial_miners import scoring
from pithead.games.imperial_miners.verbs import Phase
from tests.rule import rule
from tests.rules.imperial_miners.position import GAME, Position


@rule("IM-Z1")
def test_points_are_tokens_and_complete_carts() -> None:
    at = Position()
    at.s.points[0] = 31
    at.s.carts[0] = list(range(8))
    at.s.gold[0] = 7
    assert at.s.standing(0) == (39, 7, 8)


@rule("IM-Z1")
def test_ties_go_to_gold_then_to_carts_and_are_shared_then() -> None:
    at = Position(seats=3, round=10)
    s = at.s
    s.points = [10, 12, 10]
    s.gold = [4, 4, 4]
    s.carts = [[1, 2], [], [1, 2]]
    assert s.standing(0) == s.standing(2) > s.standing(1)
    s.gold[1] = 5
    assert s.standing(1) > s.standing(0)


@rule("IM-Z1")
def test_the_game_ends_after_the_tenth_round() -> None:
    at = Position(event="003", round=10).mine_phase().play("resolve 1")
    assert at.s.phase == Phase.OVER and at.s.actor() == -2 and at.s.waiting() == 0
    assert at.told()[-2:] == ["score", "ended"]
    at = Position(event="003", round=9).mine_phase().play("resolve 1")
    assert at.s.phase == Phase.REVEAL


@rule("IM-Z2")
@pytest.mark.parametrize(
    ("points", "grade"), [(34, 0), (35, 1), (45, 1), (46, 2), (55, 2), (56, 3), (60, 3), (61, 4), (65, 4), (66, 5)]
)
def test_solo_grades(points: int, grade: int) -> None:
    at = Position(round=10)
    at.s.points[0] = points
    assert scoring.grade(at.s, 0) == grade
    at.mine_phase().play("resolve 1")
    assert GAME.scene(at.s.view(0), 0)["final"][0]["grade"] == grade
