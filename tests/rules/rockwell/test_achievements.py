"""RW-Q: achievements."""

from __future__ import annotations

import pytest

from pithead.games.rockwell.verbs import Phase
from tests.rule import rule
from tests.rules.rockwell.positions import GAME, Position, market, resume, workshop


def drill_a1(p: Position, card: str = "3/1/0/0", seat: int = 1) -> Position:
    return p.play(f"{seat} crew 1", f"{seat} go A1").chance("back ZZ", f"card {card}")


@rule("RW-Q1")
def test_the_best_tile_left_is_taken_at_once_and_free() -> None:
    p = (
        Position(4)
        .put(1, 1, "D1")
        .put(2, 1, "D2")
        .drilling()
        .play("1 crew 1", "1 go center", "2 crew 1", "2 go center")
    )
    assert (p.prize(1, "center"), p.prize(2, "center")) == (6, 5) and p.money(1) == 3000
    assert p.told("achieved") == [
        {"seat": "1", "achievement": "center", "prestige": 6},
        {"seat": "2", "achievement": "center", "prestige": 5},
    ]


@rule("RW-Q1")
def test_once_per_player() -> None:
    p = Position(4).put(1, 1, "D1").put(1, 2, "D2").drilling().play("1 crew 1", "1 go center").rest(Phase.CREW)
    while p.asked() != (1, "crew"):
        p.idle()
    p.play("1 crew 2", "1 go center")
    assert len(p.told("achieved")) == 1


@rule("RW-Q1")
def test_dice_do_not_count_as_crew_power() -> None:
    p = Position(4).put(1, 1, "D1", power=4).put(1, 2, "D2", power=2, die=2).drilling().play("1 crew 3", "1 go A5")
    assert p.prize(1, "great_crews") == 0


@rule("RW-Q1")
def test_a_bribe_can_bring_the_last_crew_deep_enough() -> None:
    p = (
        Position(4)
        .put(2, 1, "C1")
        .put(2, 2, "C3")
        .put(2, 3, "D5")
        .put(2, 4, "B8")
        .put(1, 1, "C8")
        .drilling({1: ["I1"]})
    )
    p.play("1 crew 1", "1 stay", "1 bribe 2 4 C8")
    assert p.prize(2, "deep_crews") == 5


@rule("RW-Q1")
def test_a_workshop_action_is_looked_at() -> None:
    p = workshop().put(1, 1, "B1", power=2).put(1, 2, "B3", power=2).give(1, money=9000).play("1 improve 3")
    assert p.prize(1, "strong_crews") == 5


@rule("RW-Q1", "RW-S3")
def test_others_learn_only_that_the_condition_holds() -> None:
    p = market().give(1, silver=9, money=800).insured(1, silver=2)
    p.play("1 buy silver", "1 cubes 1")
    assert p.prize(1, "silver") == 4
    assert p.s.view(1).insured[:4] == [-3] * 4
    assert p.s.roof[2] == p.s.ledger[2] - 10  # ten of them are not insured


@rule("RW-Q2")
@pytest.mark.parametrize(
    ("stock", "card", "goal"),
    [
        ((5, 7, 0, 0), "3/1/0/0", "zinc_copper"),
        ((0, 0, 10, 0), "3/1/0/0", "silver"),
        ((0, 0, 0, 12), "3/1/0/0", "gold"),
        ((3, 5, 6, 6), "3/1/0/0", "every_resource"),
    ],
)
def test_stock_conditions_at_their_exact_number(stock: tuple[int, int, int, int], card: str, goal: str) -> None:
    names = ("zinc", "copper", "silver", "gold")
    p = Position(4).put(1, 2, "A1", power=2).drilling().give(1, **dict(zip(names, stock, strict=True)))
    drill_a1(p, card)
    assert p.prize(1, goal) > 0
    for r in range(4):
        if p.s.t.goal_cubes[p.s.t.goal_names.index(goal) * 4 + r]:
            less = list(stock)
            less[r] -= 1
            q = Position(4).put(1, 2, "A1", power=2).drilling().give(1, **dict(zip(names, less, strict=True)))
            drill_a1(q, card)
            assert q.prize(1, goal) == 0


@rule("RW-Q2")
def test_six_extraction_cards() -> None:
    p = Position(4).put(1, 2, "A1", power=2).drilling()
    p.s.cards[0], p.s.drawn[7] = 5, 5
    p.s.deck[42:47] = [0] * 5
    drill_a1(p)
    assert p.s.cards[0] == 6 and p.prize(1, "extractions") == 4


@rule("RW-Q2")
@pytest.mark.parametrize(("power", "crews", "goal"), [(2, 3, "strong_crews"), (4, 2, "great_crews")])
def test_power_conditions(power: int, crews: int, goal: str) -> None:
    p = workshop().give(1, money=9000)
    for crew in range(1, crews):
        p.put(1, crew, f"D{crew}", power=power)
    p.put(1, 4, "D8", power=power - 1).play("1 improve 4")
    assert p.prize(1, goal) > 0
    q = workshop().give(1, money=9000).put(1, 4, "D8", power=power - 1).play("1 improve 4")
    assert q.prize(1, goal) == 0


@rule("RW-Q2", "RW-Q4")
def test_all_crews_at_stratum_c_or_deeper_and_the_center_counts() -> None:
    p = (
        Position(4)
        .put(1, 1, "C1")
        .put(1, 2, "D3")
        .put(1, 3, "center")
        .put(1, 4, "B8")
        .drilling()
        .play("1 crew 4", "1 go C8")
    )
    assert p.prize(1, "deep_crews") == 5
    q = (
        Position(4)
        .put(1, 1, "C1")
        .put(1, 2, "D3")
        .put(1, 3, "B3")
        .put(1, 4, "B8")
        .drilling()
        .play("1 crew 4", "1 go C8")
    )
    assert q.prize(1, "deep_crews") == 0


@rule("RW-Q3")
def test_at_the_same_moment_the_active_player_first_then_management_order() -> None:
    p = Position(4, management="3412").put(2, 1, "A1").put(3, 1, "A1").drilling()
    for seat in (1, 2, 3):
        p.give(seat, zinc=7, copper=8)
    drill_a1(p, "8/0/0/0")
    assert [p.prize(seat, "zinc_copper") for seat in (1, 2, 3)] == [4, 2, 3]


@rule("RW-Q3", "RW-V5")
def test_when_al_is_active_management_order_alone_decides() -> None:
    p = Position(2, management="21").put(1, 1, "A1").put(2, 1, "A1").put("al", 1, "E1", power=4).drilling()
    for seat in (1, 2):
        p.give(seat, zinc=6, copper=8)
    p.play("1 crew 2", "1 stay", "2 crew 2", "2 stay").chance(
        "back ZZ", "card 8/0/0/0"
    )  # Al goes to A1, where least is missing
    assert (p.prize(1, "zinc_copper"), p.prize(2, "zinc_copper")) == (2, 4)


@rule("RW-Q4")
def test_a_crew_at_the_center_leaves_the_game_and_its_die_returns() -> None:
    p = Position(4).put(1, 1, "D1", power=4, die=1).drilling().play("1 crew 1", "1 go center")
    assert p.s.dice == 3 and p.place(1, 1) == "center"
    assert GAME.scene(p.s.view(0), 0)["seats"][0]["at_center"] == 1


@rule("RW-Q4")
def test_a_crew_at_the_center_still_counts_for_its_power() -> None:
    p = workshop().put(1, 1, "center", power=4).put(1, 2, "D1", power=3).give(1, money=9000).play("1 improve 2")
    assert p.prize(1, "great_crews") == 6


@rule("RW-Q1", "RW-M1")
def test_mineshaft_pay_is_looked_at_all_together() -> None:
    p = Position(4).drill("A1").mineshaft(1, "A1").drilling().give(1, zinc=6, copper=8)
    resume(p, Phase.MINESHAFTS)
    assert p.prize(1, "zinc_copper") == 4
