"""Moves that nobody forgives: each entry of the list, and the move beside it that is forgiven."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.imperial_miners.position import GAME, Position


def absurd(at: Position, move: str) -> str:
    assert move in at.legal()
    return GAME.absurd(at.s.view(0), 0, GAME.actions.parse(move))


ROW = "021@I0 020@I+2"


@pytest.mark.parametrize(
    ("at", "bad", "good", "entry"),
    [
        (lambda: Position(hand="020").mine_phase().play("play 020"), "decline", "resolve 1", "IM-ABS-1"),
        (
            lambda: Position(mine=ROW, hand="059", gold=2).mine_phase().play("play 059; place II+1"),
            "resolve 1",
            "resolve 2",
            "IM-ABS-2",
        ),
        (
            lambda: Position(mine=f"{ROW} 055@II+1", hand="129", gold=9).mine_phase().play("play 129; place III0"),
            "resolve 1",
            "resolve 2",
            "IM-ABS-3",
        ),
        (lambda: Position(gold=4).mine_phase().play("resolve 2"), "advance 0", "advance 1", "IM-ABS-4"),
        (lambda: Position(event="002", gold=3, round=10).end_phase(), "decline", "resolve 2", "IM-ABS-5"),
        (lambda: Position(event="002", gold=3, round=10).end_phase(), "resolve 1", "resolve 2", "IM-ABS-5"),
        (lambda: Position(event="003", round=10).mine_phase(), "resolve 4", "resolve 1", "IM-ABS-6"),
        (
            lambda: Position(hand="019 020 055 056 057 098 099 100").keep_phase().play("keep 055; keep 056; keep 098"),
            "keep 100",
            "keep 019",
            "IM-ABS-7",
        ),
    ],
)
def test_each_entry_names_its_move_and_not_the_one_beside_it(
    at: Callable[[], Position], bad: str, good: str, entry: str
) -> None:
    position = at()
    assert absurd(position, bad) == entry
    assert absurd(position, good) == ""


def test_what_may_be_wise_is_not_on_the_list() -> None:
    assert absurd(Position(event="002", gold=3, round=9).end_phase(), "decline") == ""
    assert absurd(Position(event="003", round=9).mine_phase(), "resolve 4") == ""
    oasis = Position(mine="021@I0 020@I+2 074@II+1", event="017").end_phase().play("activate II+1")
    assert absurd(oasis, "resolve 1") == ""  # nothing, but nothing better for nothing
    assert absurd(Position(mine="021@I0", hand="028").mine_phase().play("play 028; place I+2"), "resolve 1") == ""
