"""The event phase (IM-E) and the rulings on single events."""

from __future__ import annotations

from pithead.core.api import CHANCE
from pithead.games.imperial_miners import flow
from pithead.games.imperial_miners.verbs import Phase
from tests.rule import rule
from tests.rules.imperial_miners.position import GAME, Position


def revealed(event: str, at: Position) -> Position:
    at.s.events = [1] * len(at.s.events)
    at.s.events[0] = 0
    at.s.round = 1
    at.s.phase = Phase.REVEAL
    flow.remember(at.s)
    return at.chance(f"event {event}")


@rule("IM-E1")
def test_an_immediate_event_comes_before_the_mine_phase() -> None:
    at = revealed("004", Position(seats=2))
    assert at.s.phase == Phase.EVENT and at.s.round == 2 and at.s.waiting() == 3
    at.play("resolve 1").play("resolve 1", seat=1)
    assert at.s.phase == Phase.MINE and at.s.gold == [3, 3]


@rule("IM-E1")
def test_a_special_event_changes_the_mine_phase_of_its_round_alone() -> None:
    at = revealed("014", Position(hand="055", mine="021@I0"))
    assert at.s.phase == Phase.MINE and at.legal() == ["play 055"]
    at.play("play 055; place II-1; decline; decline; decline")
    assert at.gold == 0 and at.s.phase == Phase.REVEAL
    at.deal("056").chance("event 003").play("play 056")  # one place only
    assert at.gold == 1  # the full price again


@rule("IM-E1")
def test_an_end_of_round_event_comes_after_the_mine_phase() -> None:
    at = revealed("017", Position(mine="021@I0"))
    assert at.s.phase == Phase.MINE
    at.play("decline")
    assert at.s.phase == Phase.END and at.legal() == ["resolve 1", "decline"]  # one card only: it is activated


@rule("IM-E2")
def test_an_event_is_resolved_as_far_as_possible() -> None:
    at = Position(event="007", mine="021@I0").event_phase()
    assert at.machines == {"I0": 1} and at.s.phase == Phase.MINE


@rule("IM-E3")
def test_an_or_must_be_answered() -> None:
    assert Position(event="004").event_phase().legal() == ["resolve 1", "resolve 2"]
    assert Position(event="011").event_phase().legal() == ["resolve 1", "resolve 2"]


@rule("IM-E3")
def test_up_to_and_any_number_include_none() -> None:
    at = Position(event="006", hand="019").event_phase()
    assert at.legal() == ["sell 019", "stop"]
    at.play("stop")
    assert at.gold == 0 and at.hand == ["019"]
    at = Position(event="009", mine="021@I0", caved="I0").event_phase().play("stop")
    assert at.gold == 1 and at.caved == {"I0"}
    assert "advance 0" in Position(event="010").event_phase().legal()


@rule("IM-E3")
def test_where_nothing_is_possible_nothing_happens() -> None:
    for event in ("007", "008", "013"):
        at = Position(event=event).event_phase()
        assert at.s.phase == Phase.MINE and at.gold == 0


@rule("IM-E3")
def test_only_night_trade_can_be_refused() -> None:
    at = Position(event="002", gold=3).end_phase()
    assert at.legal() == ["resolve 1", "resolve 2", "decline"]
    assert "decline" not in Position(event="012").event_phase().legal()
    at = Position(event="017", mine="021@I0").end_phase()
    assert at.legal() == ["resolve 1", "decline"]  # the activated card's effect may be declined


@rule("IM-E4")
def test_end_of_round_events_come_in_the_last_round_too() -> None:
    at = Position(event="002", gold=10, round=10).mine_phase().play("decline")
    assert at.s.phase == Phase.END
    at.play("resolve 4")
    assert at.s.phase == Phase.OVER and at.points == 4 and GAME.reasons[at.s.reason] == "last_event"


@rule("IM-F3", "IM-E1")
def test_carat_harvest_pays_for_carts_by_placing_and_by_token_in_the_mine_phase_only() -> None:
    at = Position(event="001", mine="021@I0 020@I+2", hand="092", gold=2).mine_phase()
    at.play("play 092; place II+1")
    assert (at.carts, at.points) == (1, 1)  # before the activation
    at.play("resolve 1")
    assert (at.carts, at.points) == (3, 3)


@rule("IM-M8", "IM-E1")
def test_overtime_lets_two_different_surface_effects_be_resolved() -> None:
    at = Position(event="015", gold=8).mine_phase().play("resolve 2; advance 0")
    assert at.legal() == ["resolve 1", "resolve 4", "decline"]  # both payments are one effect
    at.play("resolve 1")
    assert at.gold == 6 and at.s.actor() == CHANCE and at.s.phase == Phase.REVEAL


@rule("IM-M5", "IM-E1")
def test_of_two_surface_effects_each_may_be_declined_by_itself() -> None:
    at = Position(event="015", gold=8).mine_phase()
    offered = at.legal()
    at.play("decline")
    assert at.legal() == offered  # nothing was used
    at.play("resolve 1")
    assert at.gold == 10 and at.s.phase == Phase.REVEAL
    at = Position(event="015", gold=8).mine_phase().play("decline; decline")
    assert at.gold == 8 and at.s.phase == Phase.REVEAL


@rule("IM-F7", "IM-E1")
def test_eureka_lets_an_exact_advance_be_one_longer() -> None:
    at = Position(event="016", hand="033").mine_phase().play("play 033; resolve 1")
    assert at.legal() == ["advance 1", "advance 2"]
    at = (
        Position(event="016", mine="021@I0 020@I+2", hand="089", gold=2)
        .mine_phase()
        .play("play 089; place II+1; resolve 2")
    )
    assert at.legal()[0].startswith("climb")  # no machine: a computed 0 stays 0


@rule("IM-M1", "IM-E1")
def test_discount_day_never_brings_a_cost_below_zero() -> None:
    at = Position(event="014", hand="019").mine_phase().play("play 019")
    assert at.gold == 0
