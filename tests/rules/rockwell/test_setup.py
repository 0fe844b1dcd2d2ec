"""RW-S, RW-T: the table before the first auction, and who sees what of it."""

from __future__ import annotations

import pytest

from pithead.core.api import CHANCE, HIDDEN, SPECTATOR
from pithead.core.chance import Rng
from pithead.core.errors import OptionError
from pithead.games.rockwell.flow import board
from pithead.games.rockwell.verbs import TILES, Phase
from tests.rule import rule
from tests.rules.rockwell.positions import GAME, Position, workshop


@rule("RW-S1")
def test_no_two_tiles_that_touch_need_the_same_power_in_any_layout() -> None:
    s = GAME.new(4)
    layouts = [GAME.outcomes.format(code) for code, _ in s.outcomes()]
    assert len(layouts) == 16  # one random bit a ring
    for text in layouts:
        p = Position(4, layout=text.split()[1])
        for tile in range(TILES):
            for other in p.s.t.touches[tile]:
                assert other >= TILES or board.need(p.s, tile) != board.need(p.s, other)


@rule("RW-S1")
def test_backs_are_bound_only_when_a_tile_is_drilled() -> None:
    p = Position(4)
    assert set(p.s.back) == {-1}
    p.put(1, 2, "A1", power=2).drilling().play("1 crew 1", "1 go A1")
    assert [GAME.outcomes.format(code) for code, _ in p.s.outcomes()] == ["back ZZ", "back ZC", "back CC"]
    odds = [chance for _, chance in p.s.outcomes()]
    assert odds == [3 / 8, 3 / 8, 2 / 8]


@rule("RW-S2")
def test_one_crew_of_power_1_on_each_entrance() -> None:
    p = Position(3)
    assert [[p.place(seat, crew) for crew in range(1, 5)] for seat in (1, 2, 3)] == [["E1", "E2", "E3", "E4"]] * 3
    assert set(p.s.power) == {1}


@rule("RW-S3")
def test_starting_stock_and_money() -> None:
    p = Position(4)
    assert [p.stock(seat) for seat in range(1, 5)] == [(3, 2, 1, 0)] * 4
    assert [p.money(seat) for seat in range(1, 5)] == [3000] * 4


@rule("RW-S3")
def test_behind_the_screen_one_sees_only_oneself_until_the_end() -> None:
    p = Position(4, turn_limit=1)
    screens = [seat["screen"] for seat in GAME.scene(p.s.view(1), 1)["seats"]]
    assert [screen is None for screen in screens] == [True, False, True, True]
    assert screens[1] == {
        "exact": True,
        "cubes": {"zinc": 3, "copper": 2, "silver": 1, "gold": 0},
        "money": 3000,
        "insurance": 0,
        "deliveries": {"zinc": 0, "copper": 0, "silver": 0, "gold": 0},
        "delivery_prestige": 0,
    }
    p.drilling().rest()
    assert p.s.phase == Phase.OVER
    last = GAME.scene(p.s.view(SPECTATOR), SPECTATOR)["seats"]
    assert all(seat["screen"] is not None and seat["screen"]["exact"] for seat in last)


@rule("RW-S3")
def test_open_stocks_shows_the_ledger_but_not_what_was_insured() -> None:
    p = Position(4, open_stocks=True).auction(100).presidents().insure(1, zinc=2).insure(2).insure(3).insure(4)
    screen = GAME.scene(p.s.view(1), 1)["seats"][0]["screen"]
    assert screen is not None
    assert screen["cubes"] == {"zinc": 3, "copper": 2, "silver": 1, "gold": 0} and screen["money"] == 2900
    assert screen["exact"] is False and screen["insurance"] is None


@rule("RW-S3")
def test_kept_cards_and_achievements_with_their_values_are_open() -> None:
    p = Position(4)
    p.s.cards[0] = 2
    p.s.drawn[0], p.s.deck[0], p.s.deck[1] = 2, 0, 0
    p.s.prizes[8], p.s.taken[8] = 6, 1
    scene = GAME.scene(p.s.view(3), 3)
    assert scene["seats"][0]["cards"] == 2
    assert scene["achievements"][8]["taken"] == [{"seat": 0, "prestige": 6}]


@rule("RW-S4")
def test_improvements_start_at_none() -> None:
    s = Position(4).s
    assert s.safety == s.mobility == s.mines == [0, 0, 0, 0]


@rule("RW-S5")
def test_both_orders_are_random_each_for_itself() -> None:
    s = GAME.new(3)
    s.apply(CHANCE, GAME.outcomes.parse("layout llll"))
    assert len(s.outcomes()) == 6 and s.chance_key() == (1, 0)
    s.apply(CHANCE, GAME.outcomes.parse("management 312"))
    assert len(s.outcomes()) == 6 and s.chance_key() == (2, 0)
    p = Position(3, management="312", control="231")
    assert (p.s.management, p.s.control) == ([2, 0, 1], [1, 2, 0])


@rule("RW-S6")
@pytest.mark.parametrize(("seats", "companies"), [(2, 3), (3, 3), (4, 4)])
def test_al_plays_with_two_only(seats: int, companies: int) -> None:
    assert len(Position(seats).s.place) == 4 * companies


@rule("RW-S6")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_player_counts_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        GAME.new(seats)


@rule("RW-T1")
def test_a_seat_with_nothing_is_asked_in_auction_and_insurance() -> None:
    p = Position(4).give(1, money=0)
    assert p.legal(1) == ["bid zinc 0"]
    p.bid(1).bid(2).bid(3).bid(4).presidents()
    assert p.legal(1) == ["insure zinc 0"]


@rule("RW-T1")
def test_a_seat_without_money_is_asked_whether_to_hire() -> None:
    p = Position(4).drilling({1: ["I3"]}).give(1, money=0)
    p.play("1 crew 1", "1 go A1")
    assert p.asked() == (1, "hire") and p.legal(1) == ["pass"]


@rule("RW-T1")
def test_a_seat_without_money_is_asked_whether_to_bribe() -> None:
    p = Position(4).put(2, 1, "A2", die=1).drilling({1: ["I1"]}).give(1, money=0)
    p.play("1 crew 1", "1 go A1")
    assert p.asked() == (1, "bribe") and p.legal(1) == ["pass"]


@rule("RW-T1")
def test_a_seat_without_money_is_asked_about_its_die() -> None:
    p = Position(4).put(1, 1, "B1", die=2).drilling().give(1, money=0)
    p.play("1 crew 1", "1 go B2")
    assert p.asked() == (1, "die") and p.legal(1) == ["leave"]


@rule("RW-T1")
def test_a_seat_without_insurance_is_asked_in_danger() -> None:
    p = Position(4).put(1, 2, "A1", power=2).drilling().play("1 crew 1", "1 go A1").chance("back ZZ", "card 5/3/1/0!")
    assert p.asked() == (1, "discard") and p.legal(1) == ["discard 0"]


@rule("RW-T1")
def test_a_seat_with_nothing_is_asked_in_market_and_workshop() -> None:
    p = Position(4).drilling({1: ["II1", "III1"]}).give(1, money=0)
    p.rest(Phase.MARKET)
    assert p.asked() == (1, "market") and p.legal(1) == ["pass"]
    p.rest(Phase.WORKSHOP)
    assert p.asked() == (1, "workshop") and p.legal(1) == ["pass"]


@rule("RW-T2")
def test_one_decision_moves_at_most_99_cubes_or_30_000_dollars() -> None:
    p = Position(4).give(1, zinc=150, money=40000)
    assert p.legal(1)[-1] == "bid zinc 99"
    p.play("1 bid zinc 0", "1 bid copper 0", "1 bid silver 0", "1 bid gold 0")
    assert p.legal(1)[-1] == "bid_money 30000" and len(p.legal(1)) == 301


@rule("RW-S3")
def test_a_view_hides_what_others_insured_and_nothing_of_the_ledger() -> None:
    p = workshop()
    v = p.s.view(0)
    assert v.insured == [0] * 4 + [HIDDEN] * 12
    assert (v.ledger, v.money) == (p.s.ledger, p.s.money)
    assert v.determinize(Rng(1)).view(0).key() == v.key()
