"""Habits of Rockwell: where each is the right thing to say, and where it must not be said."""

from __future__ import annotations

import pytest

from pithead.coach.habits import Chosen
from pithead.coach.rockwell.habits import HABITS
from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.verbs import Phase, Tell
from tests.coach import habits
from tests.coach.rockwell.positions import GAME, Position, bid

PLACING, GOING, DEALING = Position(Phase.PLACE), Position(Phase.CREW), Position(Phase.ADVANTAGE)
WORKING = Position(Phase.WORKSHOP).money(0, 6000)
AUCTION = Position(Phase.BID).money(0, 3000).stock(0, 2, 2, 2, 2)


def at(position: Position, played: str, better: str = "") -> Chosen:
    return habits.chosen(GAME, position.s, position.seat, played, better)


def ready() -> Position:
    """A crew of power 3 stands beside A1, which needs 3."""
    return Position(Phase.CREW).crew(0, 1, "E1", 3)


CASES: dict[str, tuple[Chosen, Chosen]] = {
    "bid-more": (at(AUCTION, bid(), bid(money=500)), at(AUCTION, bid(money=500), bid())),
    "workshop-first": (at(PLACING, "place III1", "place II1"), at(PLACING, "place III1", "place III2")),
    "further-slot": (at(PLACING, "place III1", "place III2"), at(PLACING, "place III1", "place II1")),
    "deeper": (
        at(GOING, "crew 1; go A1", "crew 1; go B1"),
        at(GOING, "crew 1; go B1", "crew 1; go A1"),
    ),
    "shallower": (
        at(GOING, "crew 1; go B1", "crew 1; go A1"),
        at(GOING, "crew 1; go A1", "crew 2; go A3"),
    ),
    "drill-now": (at(ready(), "crew 2; go A3", "crew 1; go A1"), at(ready(), "crew 1; go A1", "crew 2; go A3")),
    "other-crew": (at(GOING, "crew 1; go A1", "crew 2; go A3"), at(GOING, "crew 1; go A1", "crew 1; go A2")),
    "bribe-skipped": (at(DEALING, "pass", "bribe 2 1 A1"), at(WORKING, "pass", "deliver zinc")),
    "bribe-wasted": (at(DEALING, "bribe 2 1 A1", "pass"), at(DEALING, "bribe 2 1 A1", "bribe 3 1 A1")),
    "deliver-late": (at(WORKING, "deliver zinc", "pass"), at(WORKING, "deliver zinc", "deliver gold")),
    "improve-other": (at(WORKING, "improve 1", "improve 2"), at(WORKING, "improve 1", "mobility")),
    "mineshaft-early": (at(WORKING, "mineshaft", "improve 1"), at(WORKING, "improve 1", "mineshaft")),
    "sell-other": (at(DEALING, "sell zinc", "sell gold"), at(DEALING, "sell zinc")),
}


@pytest.mark.parametrize("id", CASES)
def test_a_choice_of_one_kind_where_another_was_better(id: str) -> None:
    yes, no = CASES[id]
    assert habits.missed(HABITS, id, habits.played([yes]))[0] > 0
    assert not any(habits.missed(HABITS, id, habits.played([no])))


def test_every_habit_has_a_test() -> None:
    assert {one.id for one in HABITS} == {*CASES, "bid-over"}


def test_the_dollars_between_two_bids_are_told() -> None:
    assert habits.missed(HABITS, "bid-more", habits.played([CASES["bid-more"][0]])) == [500.0]


def over(played: str, *values: int, order: tuple[int, ...] = (0, 1, 2)) -> list[float]:
    """What is found in an auction in which everybody bid so much, in dollars."""
    position = Position(Phase.BID, round=3).money(0, 6000).stock(0, 2, 2, 2, 2)
    position.s.management[:] = list(order)
    told = [Event(Tell.TURN, (3,), PUBLIC, False)]
    told += [Event(Tell.BID, (seat, 0, 0, 0, 0, 0, value), PUBLIC, True) for seat, value in enumerate(values)]
    return habits.missed(HABITS, "bid-over", habits.played([at(position, played)], told))


def test_a_bid_that_its_place_did_not_ask_for() -> None:
    assert over(bid(money=2600), 2600, 800, 700) == [1800.0]  # a tie keeps the order: the president needs no more
    assert over(bid(money=2600), 2600, 800, 700, order=(2, 1, 0)) == [1700.0]  # here it needs a hundred more
    assert over(bid(money=600), 600, 800, 700) == [600.0]  # the last place costs nothing
    assert over(bid(money=900), 900, 800, 700) == [0.0]  # next to nothing
    assert over(bid(money=800), 800, 800, 700) == [0.0]


def test_only_what_can_be_left_out_counts() -> None:
    """One gold cube cannot be made smaller."""
    price = 100 * int(Position(Phase.BID).s.t.prices[3])
    assert over(bid(gold=1), price, price - 300, 0) == [0.0]
    assert over(bid(gold=1, money=300), price + 300, price - 300, 0) == [300.0]
