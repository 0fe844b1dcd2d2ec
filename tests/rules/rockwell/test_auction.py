"""RW-A, RW-P: the auction and the Vice Presidents."""

from __future__ import annotations

from pithead.core.api import HIDDEN, SPECTATOR
from pithead.games.rockwell.verbs import Phase
from tests.rule import rule
from tests.rules.rockwell.positions import GAME, Position


@rule("RW-A1")
def test_value_is_money_plus_cubes_at_market_value_and_nothing_is_a_bid() -> None:
    p = Position(4).bid(1, zinc=2, copper=1, silver=1, money=300).bid(2).bid(3).bid(4, money=2500)
    assert [event["value"] for event in p.told("bid")] == [2 * 400 + 600 + 800 + 300, 0, 0, 2500]


@rule("RW-A1")
def test_no_more_than_one_has() -> None:
    p = Position(4)
    assert p.legal(1) == ["bid zinc 0", "bid zinc 1", "bid zinc 2", "bid zinc 3"]
    p.play("1 bid zinc 3", "1 bid copper 0", "1 bid silver 0")
    assert p.legal(1) == ["bid gold 0"]
    p.play("1 bid gold 0")
    assert p.legal(1)[-1] == "bid_money 3000"


@rule("RW-A2")
def test_highest_bid_first_and_tied_players_keep_their_order() -> None:
    p = Position(4, management="4321").auction(100, 500, 100, 100)
    assert p.told("management")[-1]["order"] == ["2", "4", "3", "1"]


@rule("RW-A2")
def test_without_bids_the_order_stays() -> None:
    assert Position(3, management="312").auction().s.management == [2, 0, 1]


@rule("RW-A3")
def test_losing_bids_are_paid_too() -> None:
    p = Position(4).bid(1, zinc=3).bid(2, money=700).bid(3, silver=1, money=100).bid(4)
    assert [p.stock(seat) for seat in (1, 3)] == [(0, 2, 1, 0), (3, 2, 0, 0)]
    assert [p.money(seat) for seat in range(1, 5)] == [3000, 2300, 2900, 3000]


@rule("RW-A4")
def test_others_learn_of_a_bid_only_that_it_is_in() -> None:
    p = Position(4).play("2 bid zinc 1").bid(1, zinc=2, money=900)
    for audience in (2, SPECTATOR):
        v = p.s.view(audience)
        assert v.plan[:10] == [HIDDEN] * 10
        assert v.step[:2] == [5, HIDDEN] and v.waiting() == 0b1110
    assert [GAME.events[e.kind].name for e in p.log][-1] == "bid_in"
    assert p.log[-1].args == (0,)
    assert p.s.view(1).plan[5] == 1 and p.s.view(1).step[1] == 1  # one's own progress is one's own to see


@rule("RW-A4")
def test_seats_may_bid_in_any_order() -> None:
    one = Position(3).bid(1, money=100).bid(2, money=200).bid(3)
    two = Position(3).bid(3).bid(2, money=200).bid(1, money=100)
    assert one.s.key() == two.s.key()


@rule("RW-P1")
def test_first_presidents_of_all_then_the_second_in_the_same_order() -> None:
    p = Position(4, management="2143").auction()
    asked = []
    while p.s.phase == Phase.PLACE:
        asked.append(p.asked()[0])
        p.idle()
    assert asked == [2, 1, 4, 3, 2, 1, 4, 3]


@rule("RW-P2")
def test_any_free_slot_but_not_both_on_one_board() -> None:
    p = Position(4).auction()
    assert len(p.legal(1)) == 10
    p.play("1 place II1", "2 place I1", "3 place I2", "4 place III1")
    assert p.legal(1) == [f"place {slot}" for slot in ("I3", "I4", "III2", "III3")]
    p.play("1 place III3")
    assert p.legal(2) == [f"place {slot}" for slot in ("II2", "II3", "III2")]


@rule("RW-P3")
def test_only_a_player_without_a_legal_slot_skips() -> None:
    p = Position(4).auction()
    p.play("1 place II1", "2 place II2", "3 place II3", "4 place I1", "1 place III1", "2 place III2", "3 place III3")
    assert p.told("home") == [{"seat": "4"}]
    assert p.s.phase == Phase.INSURE
