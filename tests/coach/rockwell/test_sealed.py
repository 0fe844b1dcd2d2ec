"""Rockwell's facts about bids, insurance and Danger: where each is said, and where not."""

from __future__ import annotations

import pytest

from pithead.coach.question import Comparison, Fact
from pithead.coach.rockwell import sealed, trade
from pithead.coach.rockwell.reading import read
from pithead.games.rockwell.verbs import Phase
from tests.coach.rockwell.positions import GAME, Position, bid, insure, said


def auction(seat: int = 0, money: int = 3000) -> Position:
    return Position(Phase.BID, seat).money(seat, money)


def danger(safety: int = 0, tiles: int = 0) -> Position:
    """A crew of power 2 on B1, whose pile of 5 has Danger on 3 of 6 cards."""
    position = Position(Phase.INSURE).crew(0, 1, "B1", 2).insured(0, tiles)
    position.s.safety[0] = safety
    return position


def loss() -> Position:
    """Danger takes 2 of 1 silver and 3 zinc; 2 tiles are at hand."""
    return Position(Phase.DISCARD).insured(0, 2).danger(2, 3, 0, 1, 0)


CASES: list[tuple[Fact, str, Comparison, Comparison]] = [
    (
        sealed.bid_order,
        "bid_order",
        auction().compare(bid(money=1500), bid()),
        auction().compare(bid(), bid(money=1500)),
    ),
    (
        sealed.bid_saves,
        "bid_saves",
        auction().compare(bid(), bid(money=1500)),
        auction().compare(bid(money=1500), bid()),
    ),
    (sealed.bid_tie, "bid_tie", auction(0).compare(bid(), bid(money=500)), auction(2).compare(bid(), bid(money=500))),
    (
        sealed.bid_keeps,
        "bid_keeps",
        auction().compare(bid(), bid(money=2000)),
        auction().compare(bid(), bid(money=100)),
    ),
    (
        sealed.bid_paid_with,
        "bid_paid_with",
        auction().compare(bid(copper=2), bid(zinc=3)),
        auction().compare(bid(copper=2), bid(zinc=2)),
    ),
    (
        sealed.bid_paid_with,
        "bid_keeps_money",
        auction().compare(bid(copper=2), bid(money=1200)),
        auction().compare(bid(copper=2), bid(money=1100)),
    ),
    (
        sealed.insure_risk,
        "insure_risk",
        danger().compare(insure(zinc=2), insure()),
        danger(safety=3).compare(insure(zinc=2), insure()),
    ),
    (
        sealed.insure_safe,
        "insure_safe",
        danger(safety=3).compare(insure(), insure(zinc=2)),
        danger().compare(insure(), insure(zinc=2)),
    ),
    (
        sealed.insure_enough,
        "insure_enough",
        danger(tiles=4).compare(insure(), insure(zinc=1)),
        danger(tiles=0).compare(insure(), insure(zinc=1)),
    ),
    (
        sealed.insure_saves,
        "insure_saves",
        danger().compare(insure(), insure(zinc=1)),
        danger().compare(insure(zinc=1), insure()),
    ),
    (
        sealed.insure_cheaper,
        "insure_cheaper",
        danger().compare(insure(zinc=1), insure(copper=1)),
        danger().compare(insure(copper=1), insure(zinc=1)),
    ),
    (
        sealed.discard_saves,
        "discard_saves",
        loss().compare("discard 2", "discard 0"),
        loss().compare("discard 0", "discard 2"),
    ),
    (
        sealed.discard_keeps,
        "discard_keeps",
        loss().compare("discard 1", "discard 2"),
        loss().compare("discard 2", "discard 1"),
    ),
    (
        trade.goal_nearer,
        "goal_nearer",
        auction().stock(0, 7, 8, 0, 0).compare(bid(), bid(zinc=2)),
        auction().stock(0, 7, 8, 0, 0).has(0, "zinc_copper").compare(bid(), bid(zinc=2)),
    ),
    (
        trade.delivery_kept,
        "delivery_kept",
        danger().stock(0, 6, 0, 0, 0).compare(insure(), insure(zinc=1)),
        danger().stock(0, 7, 0, 0, 0).compare(insure(), insure(zinc=1)),
    ),
]


@pytest.mark.parametrize(("fact", "id", "yes", "no"), CASES, ids=[case[1] for case in CASES])
def test_is_said_where_it_fits_and_nowhere_else(fact: Fact, id: str, yes: Comparison, no: Comparison) -> None:
    assert said(fact, yes) == id
    assert said(fact, no) == ""


def test_the_chances_of_all_places_make_one_and_a_higher_bid_is_first_more_often() -> None:
    pair = read(auction().compare(bid(), bid(money=1500)))
    found = sealed.Auction(GAME, pair.s, 0)
    for hundreds in (0, 5, 30):
        assert sum(found.places(hundreds)) == pytest.approx(1.0)
    assert found.places(0)[0] < found.places(10)[0] <= found.places(300)[0]
    assert found.places(100000)[0] == pytest.approx(1.0)


def test_what_the_insurance_saves_is_the_most_valuable_first() -> None:
    one = sealed.discard_saves(loss().compare("discard 1", "discard 0"))
    assert one is not None
    assert one.args["money"] == 400  # 1 silver and 1 zinc would be lost; the tile leaves the silver lost alone
