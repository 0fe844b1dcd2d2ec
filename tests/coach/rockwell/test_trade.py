"""Rockwell's facts about the Stock Exchange and the Workshop: where each is said, and where not."""

from __future__ import annotations

import pytest

from pithead.coach.question import Comparison, Fact
from pithead.coach.rockwell import drills, moves, trade
from pithead.games.rockwell.verbs import Phase
from tests.coach.rockwell.positions import Position, said


def market(stock: tuple[int, ...], money: int, workshop: bool = True, open_stocks: bool = False) -> Position:
    position = Position(Phase.MARKET, open_stocks=open_stocks).president(0, "II1").exchange()
    if workshop:
        position.president(0, "III1")
    return position.stock(0, *stock).money(0, money)


def work(money: int = 3000, stock: tuple[int, ...] = (0, 0, 0, 0), round: int = 3) -> Position:
    return Position(Phase.WORKSHOP, round=round).president(0, "III1").workshop().money(0, money).stock(0, *stock)


def shafts() -> Position:
    """B1 is drilled with a poor back, B2 with a rich one."""
    position = work(5000).crew(0, 1, "B1").crew(0, 2, "B2").drilled("B1", back=1).drilled("B2", back=3)
    position.s.mines[0] = 1
    return position


def over() -> Position:
    """Two of three are at the center: this turn is the last."""
    return work().crew(1, 1, "center").crew(2, 1, "center")


CASES: list[tuple[Fact, str, Comparison, Comparison]] = [
    (
        moves.achieves,
        "achieves",
        market((0, 0, 8, 0), 1600).compare("buy silver; cubes 2", "pass"),
        market((0, 0, 8, 0), 1600).compare("buy silver; cubes 1", "pass"),
    ),
    (
        trade.goal_nearer,
        "goal_nearer",
        market((0, 0, 8, 0), 1600).compare("buy silver; cubes 1", "pass"),
        market((0, 0, 3, 0), 1600).compare("buy silver; cubes 1", "pass"),
    ),
    (
        trade.delivery_kept,
        "delivery_kept",
        market((6, 0, 0, 0), 0).compare("pass", "sell zinc; cubes 1"),
        market((6, 0, 0, 0), 0).compare("sell zinc; cubes 1", "pass"),
    ),
    (
        trade.sale_buys,
        "sale_buys",
        market((4, 0, 0, 0), 0).compare("sell zinc; cubes 4", "pass"),
        market((4, 0, 0, 0), 0, workshop=False).compare("sell zinc; cubes 4", "pass"),
    ),
    (
        trade.sale_idle,
        "sale_idle",
        market((4, 0, 0, 0), 0, workshop=False).compare("pass", "sell zinc; cubes 4"),
        market((4, 0, 0, 0), 0).compare("pass", "sell zinc; cubes 4"),
    ),
    (
        trade.buys_nothing,
        "buys_nothing",
        market((0, 0, 0, 0), 3000).compare("pass", "buy gold; cubes 1"),
        market((5, 0, 0, 0), 3000).compare("pass", "buy zinc; cubes 1"),
    ),
    (
        trade.rank,
        "rank",
        market((0, 4, 0, 0), 0, open_stocks=True).stock(1, 0, 3, 0, 0).compare("pass", "sell copper; cubes 4"),
        market((0, 4, 0, 0), 0).stock(1, 0, 3, 0, 0).compare("pass", "sell copper; cubes 4"),
    ),
    (
        trade.deliver,
        "deliver",
        work(stock=(6, 0, 0, 0)).compare("deliver zinc", "pass"),
        work(stock=(6, 0, 0, 0)).compare("pass", "deliver zinc"),
    ),
    (
        trade.deliver_dear,
        "deliver_dear",
        work(stock=(0, 0, 0, 12)).delivered("gold", 6).compare("pass", "deliver gold"),
        work(stock=(6, 0, 0, 0)).compare("pass", "deliver zinc"),
    ),
    (
        moves.achieves,
        "achieves",
        work().crew(0, 1, "E1", 2).crew(0, 2, "E2", 2).compare("improve 3", "pass"),
        work().crew(0, 1, "E1", 2).crew(0, 2, "E2", 2).compare("improve 2", "pass"),
    ),
    (
        trade.power_step,
        "power_step",
        work().crew(0, 1, "E1", 2).compare("improve 2", "pass"),
        work().crew(0, 1, "E1", 2).has(0, "strong_crews").has(0, "great_crews").compare("improve 2", "pass"),
    ),
    (
        drills.drill_fee,
        "drill_fee",
        work().crew(0, 1, "A1").crew(0, 2, "A1").compare("improve 1", "pass"),
        work().crew(0, 1, "A1").compare("improve 1", "pass"),
    ),
    (
        trade.safety,
        "safety",
        work().compare("safety", "pass"),
        work().compare("mobility", "pass"),
    ),
    (
        trade.mobility,
        "mobility",
        work().crew(0, 1, "B1").compare("mobility", "pass"),
        work().compare("safety", "pass"),
    ),
    (
        trade.mineshaft,
        "mineshaft_pays",
        shafts().compare("mineshaft; sink B2", "pass"),
        shafts().compare("mineshaft; sink B2", "mineshaft; sink B1"),
    ),
    (
        trade.mineshaft,
        "mineshaft_first",
        work().crew(0, 1, "C1").compare("mineshaft; sink C1", "pass"),
        work().crew(0, 1, "C1").compare("pass", "mineshaft; sink C1"),
    ),
    (
        trade.mineshaft_richer,
        "mineshaft_richer",
        shafts().compare("mineshaft; sink B2", "mineshaft; sink B1"),
        shafts().compare("mineshaft; sink B1", "mineshaft; sink B2"),
    ),
    (
        trade.costs_less,
        "costs_less",
        work().compare("pass", "safety"),
        over().compare("pass", "safety"),
    ),
    (
        trade.no_turn_left,
        "no_turn_left",
        over().compare("pass", "safety"),
        work().compare("pass", "safety"),
    ),
]


@pytest.mark.parametrize(("fact", "id", "yes", "no"), CASES, ids=[case[1] for case in CASES])
def test_is_said_where_it_fits_and_nowhere_else(fact: Fact, id: str, yes: Comparison, no: Comparison) -> None:
    assert said(fact, yes) == id
    assert said(fact, no) == ""


def test_a_delivery_names_the_price_of_the_next_tile() -> None:
    one = trade.deliver(work(stock=(6, 0, 0, 0)).compare("deliver zinc", "pass"))
    assert one is not None
    assert (one.args["n"], one.args["prestige"], one.args["money"], one.args["next"]) == (6, 2, 2400, 7)


def test_only_what_the_rival_choice_buys_is_called_bought() -> None:
    one = trade.buys_nothing(market((0, 0, 4, 0), 3000).compare("sell silver; cubes 4", "buy gold; cubes 1"))
    assert one is not None
    assert one.args["money"] == 1000
    assert one.args["pile"] == [{"id": "coach_rockwell-cubes", "args": {"n": 1, "resource": "gold"}}]


def test_a_mineshaft_not_yet_put_down_is_spoken_of_on_its_best_tile() -> None:
    one = trade.mineshaft(shafts().compare("mineshaft", "pass"))
    assert one is not None
    assert (one.id, one.args["tile"]) == ("coach_rockwell-mineshaft_pays", "B2")
