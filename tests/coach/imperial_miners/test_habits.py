"""Habits of Imperial Miners: where each is the right thing to say, and where it must not be said."""

from __future__ import annotations

import pytest

from pithead.coach.habits import Chosen
from pithead.coach.imperial_miners.habits import HABITS
from tests.coach import habits
from tests.coach.imperial_miners.positions import asked, keep
from tests.rules.imperial_miners.position import GAME, Position


def at(position: Position, played: str, better: str = "") -> Chosen:
    return habits.chosen(GAME, position.s, 0, played, better)


ANY = asked(hand="055 020")
KEEPING = keep("020 021 055 056 100 101")
MIDWAY = asked(mine="020@I0 019@I+2", hand="055 023", gold=9)
DEEP, BETWEEN, SHALLOW = "play 055; place II-1", "play 055; place II+1", "play 023; place I-2"

CASES: dict[str, tuple[Chosen, Chosen]] = {
    "place": (at(ANY, "play 055; place II+1", "play 055; place II-1"), at(ANY, "play 055; place II+1", "play 020")),
    "card-taken": (at(ANY, "resolve 2; draw I", "resolve 1"), at(ANY, "resolve 1", "resolve 2; draw I")),
    "draw-deep": (at(ANY, "draw I", "draw III"), at(ANY, "draw III", "draw I")),
    "draw-cheap": (at(ANY, "draw III", "draw I"), at(ANY, "draw I", "draw III")),
    "keep-deep": (
        at(KEEPING, "keep 020; keep 021; keep 055; keep 056", "keep 020; keep 055; keep 100; keep 101"),
        at(KEEPING, "keep 020; keep 055; keep 100; keep 101", "keep 020; keep 021; keep 055; keep 056"),
    ),
    "discard-other": (at(ANY, "discard 020", "discard 055"), at(ANY, "discard 020")),
    "sell-other": (at(ANY, "sell 020", "sell 055"), at(ANY, "sell 020", "stop")),
}


@pytest.mark.parametrize("id", CASES)
def test_a_choice_of_one_kind_where_another_was_better(id: str) -> None:
    yes, no = CASES[id]
    assert habits.missed(HABITS, id, habits.played([yes]))[0] > 0
    assert not any(habits.missed(HABITS, id, habits.played([no])))


def test_every_habit_has_a_test() -> None:
    assert {one.id for one in HABITS} == {*CASES, "chain", "carts", "price", "points", "gold-left"}


def test_a_card_that_would_have_done_more() -> None:
    """Below both cards Storage Cavern activates one of them and completes a cart; Supply Shed costs nothing and brings
    2 points.
    """
    for id, worse, better, amount in (
        ("chain", SHALLOW, DEEP, 1.0),
        ("carts", DEEP, BETWEEN, 1.0),
        ("price", DEEP, SHALLOW, 2.0),
        ("points", DEEP, SHALLOW, 2.0),
    ):
        assert habits.missed(HABITS, id, habits.played([at(MIDWAY, worse, better)])) == [amount], id
        assert habits.missed(HABITS, id, habits.played([at(MIDWAY, better, worse)])) == [0.0], id
        assert habits.missed(HABITS, id, habits.played([at(MIDWAY, worse)])) == [0.0], id


def test_gold_that_came_to_nothing() -> None:
    last = at(MIDWAY, SHALLOW)
    assert habits.missed(HABITS, "gold-left", habits.played([last], end=asked(gold=9).s.view(0))) == [9.0]
    assert habits.missed(HABITS, "gold-left", habits.played([last], end=asked(gold=4).s.view(0))) == [0.0]
