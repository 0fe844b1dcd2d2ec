"""Habits of Dig Deep: where each is the right thing to say, and where it must not be said."""

from __future__ import annotations

import pytest

from pithead.coach.dig_deep.habits import HABITS
from pithead.coach.habits import Chosen
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Phase, Use
from tests.coach import habits
from tests.rules.dig_deep.positions import GAME, buying, cube, give, prices, resolving


def at(s: DigDeep, played: str, better: str = "") -> Chosen:
    return habits.chosen(GAME, s, 0, played, better)


def mining(cubes: str = "", theirs: str = "") -> DigDeep:
    s = resolving(mine=3)
    cube(s, 0, cubes)
    cube(s, 1, theirs)
    return s


def deep() -> DigDeep:
    """Of column a only level 3 is left."""
    s = mining()
    rows = len(s.grid) // len(s.height)
    s.height[0] = rows // 3
    return s


def throwing() -> DigDeep:
    s = resolving()
    s.phase = Phase.REROLL
    return s


def holding() -> DigDeep:
    s = resolving(sell=1, smelt=1)
    give(s, 0, "shown", "L3-DD", "L1-R")
    return s


CASES: dict[str, tuple[Chosen, Chosen | None]] = {
    "free-sale": (at(holding(), "done", "sell L3-DD"), at(holding(), "done")),
    "buy-more": (at(buying(), "end", "buy 1"), at(buying(), "buy 1", "end")),
    "buy-less": (at(buying(), "buy 1", "end"), at(buying(), "buy 1", "buy 2")),
    "buy-other": (at(buying(), "buy 1", "buy 2"), at(buying(), "buy 1", "end")),
    "discard-other": (at(buying(), "discard 1", "discard 2"), at(buying(), "discard 1")),
    "mine-deep": (at(deep(), "mine b", "mine a"), at(deep(), "mine a", "mine b")),
    "mine-shared": (at(mining("a"), "mine a", "mine b"), at(mining("ab"), "mine a", "mine b")),
    "reroll-more": (at(throwing(), "keep", "mark 1; roll"), at(throwing(), "mark 1; roll", "keep")),
    "reroll-less": (at(throwing(), "mark 1; roll", "keep"), at(throwing(), "mark 1; roll", "mark 1; mark 2; roll")),
    "sell-other": (at(holding(), "sell L1-R", "sell L3-DD"), at(holding(), "sell L1-R", "done")),
    "reserve-other": (at(mining(), "reserve a", "reserve b"), at(mining(), "reserve a", "mine b")),
    "invest-other": (at(mining(), "invest ruby", "invest emerald"), at(mining(), "invest ruby")),
}


@pytest.mark.parametrize("id", CASES)
def test_a_choice_of_one_kind_where_another_was_better(id: str) -> None:
    yes, no = CASES[id]
    assert habits.missed(HABITS, id, habits.played([yes]))[0] > 0
    assert no is None or not any(habits.missed(HABITS, id, habits.played([no])))


def test_every_habit_has_a_test() -> None:
    assert {one.id for one in HABITS} == {*CASES, "sell-early", "unsold"}


def test_the_coins_of_a_sale_that_was_left_out_are_told() -> None:
    assert habits.missed(HABITS, "free-sale", habits.played([CASES["free-sale"][0]])) == [4.0]


def sale_and_next_turn(price: int, sells: int) -> list[Chosen]:
    """A sale of two diamonds at 2 each; a turn later diamonds stand at a price, and so many sales are left."""
    now = holding()
    now.turns = 3
    then = resolving(sell=sells)
    then.turns = 5
    prices(then, diamond=price)
    return [at(now, "sell L3-DD"), at(then, "done")]


def test_waiting_pays_where_the_price_stood_higher_a_turn_later_and_a_sale_was_left() -> None:
    def early(choices: list[Chosen]) -> list[float]:
        return habits.missed(HABITS, "sell-early", habits.played(choices))

    assert early(sale_and_next_turn(5, 1)) == [6.0]
    assert early(sale_and_next_turn(2, 1)) == [0.0]
    assert early(sale_and_next_turn(5, 0)) == [0.0]
    assert early(sale_and_next_turn(5, 1)[:1]) == []  # it was the last turn


def test_a_sale_of_the_next_turn_needs_its_own_sell() -> None:
    choices = sale_and_next_turn(5, 1)
    s = choices[1].view
    assert isinstance(s, DigDeep)
    give(s, 0, "shown", "L1-E")
    sold = [choices[0], at(s, "sell L1-E")]
    assert habits.missed(HABITS, "sell-early", habits.played(sold)) == [0.0]
    s.uses[Use.SELL] = 2
    assert habits.missed(HABITS, "sell-early", habits.played([choices[0], at(s, "sell L1-E")])) == [6.0]


def test_tiles_that_stay_unsold() -> None:
    one = at(holding(), "done")
    assert habits.missed(HABITS, "unsold", habits.played([one], end=holding().view(0))) == [2.0]
    assert habits.missed(HABITS, "unsold", habits.played([one], end=resolving().view(0))) == [0.0]
