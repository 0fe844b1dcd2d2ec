"""The mine phase: playing, placing, the chain reaction (IM-M)."""

from __future__ import annotations

import pytest

from pithead.games.imperial_miners.verbs import Phase
from tests.rule import rule
from tests.rules.imperial_miners.position import Position


@rule("IM-M1")
def test_who_can_play_a_card_must_and_pays_its_cost() -> None:
    at = Position(mine="021@I0", hand="019 055 098", gold=2).mine_phase()
    assert at.legal() == ["play 019", "play 055"]  # 098 is too dear and has no place; there is no pass
    at.play("play 055; place II+1")
    assert at.gold == 0 and at.hand == ["019", "098"]


@rule("IM-M1")
def test_the_cost_is_paid_before_the_effects_of_the_card() -> None:
    at = Position(mine="021@I0", hand="056", gold=4).mine_phase().play("play 056; place II+1")
    assert at.gold == 2 and at.legal() == ["resolve 2", "decline"]  # 3 gold are no longer there


@rule("IM-M2")
@pytest.mark.parametrize(
    ("name", "cells"), [("019", "I-2 I+4"), ("056", "II-1 II+3"), ("100", "III0 III+2"), ("141", "IV-1 IV+1 IV+3 IV+5")]
)
def test_a_card_goes_into_the_row_of_its_level_in_brick_pattern(name: str, cells: str) -> None:
    mine = "021@I0 020@I+2 055@II+1" + (" 098@III0 099@III+4 057@II+3" if name == "141" else "")
    at = Position(mine=mine, hand=name, gold=2).mine_phase().play(f"play {name}")
    assert at.legal() == [f"place {cell}" for cell in cells.split()]


@rule("IM-M3")
def test_the_first_card_stands_in_the_middle_and_later_ones_at_either_end() -> None:
    at = Position(hand="019").mine_phase().play("play 019")
    assert at.acted == {"I0"}
    at = Position(mine="021@I0 020@I-2", hand="019").mine_phase().play("play 019")
    assert at.legal() == ["place I-4", "place I+2"]


@rule("IM-M3")
def test_lower_rows_may_have_gaps() -> None:
    at = Position(mine="021@I0 020@I+2 019@I+4 055@II-1", hand="056", gold=2).mine_phase().play("play 056")
    assert at.legal() == ["place II+1", "place II+3", "place II+5"]


@rule("IM-M3")
def test_a_card_below_must_touch_one_of_the_row_above() -> None:
    at = Position(mine="021@I0", hand="100").mine_phase()
    assert at.legal() == ["resolve 1", "resolve 4", "decline"]  # level III without level II: only the Surface


@rule("IM-M4")
def test_carts_need_not_match() -> None:
    at = Position(mine="022@I0", hand="053").mine_phase().play("play 053")
    assert at.legal() == ["place I-2", "place I+2"]
    at.play("place I+2")
    assert at.carts == 0 and len(at.s.gaps[0]) == 1


@rule("IM-M5")
def test_the_chain_goes_up_to_the_surface_by_the_player_s_way() -> None:
    at = Position(mine="021@I0 020@I+2 055@II+1", hand="100").mine_phase().play("play 100; place III+2; resolve 2")
    assert at.legal() == ["resolve 1", "resolve 2", "decline"]  # II+1 is the only card above
    at.play("resolve 1")
    assert at.legal() == ["climb I0", "climb I+2"]
    at.play("climb I+2; resolve 1")
    assert at.legal() == [
        "resolve 1",
        "resolve 2",
        "resolve 3",
        "resolve 4",
        "decline",
    ]  # 3 + 3 + 2 gold at the Surface
    assert at.acted == {"III+2", "II+1", "I+2"}


@rule("IM-M5", "IM-M6")
def test_every_effect_may_be_declined_and_the_chain_goes_on() -> None:
    at = Position(mine="021@I0", hand="055", gold=2).mine_phase().play("play 055; place II+1; decline")
    assert at.legal() == ["resolve 1", "decline"]
    at.play("decline; decline")
    assert at.gold == 0 and at.s.phase == Phase.REVEAL


@rule("IM-M6")
def test_an_effect_is_resolved_completely_before_the_next_card() -> None:
    at = Position(mine="021@I0", hand="055", gold=2).mine_phase().play("play 055; place II+1; resolve 2; draw I > 019")
    assert at.legal() == ["draw I", "draw II", "draw III"]  # an effect that was chosen goes on to its end
    at.play("draw III > 098")
    assert at.legal() == ["resolve 1", "decline"]


@rule("IM-M7")
def test_a_card_is_activated_once_a_round_and_a_chain_can_lead_through_it() -> None:
    at = Position(mine="021@I0", hand="057", gold=2).mine_phase().play("play 057; place II+1; resolve 1; resolve 1")
    assert at.gold == 2
    assert at.legal() == ["resolve 1", "resolve 4", "decline"]  # I0 had its turn: straight on to the Surface


@rule("IM-M7")
def test_an_activation_of_the_event_phase_counts_for_the_round() -> None:
    at = Position(event="010", mine="021@I0", hand="055", gold=2, marker="technology 8").event_phase()
    at.play("advance 1; resolve 1; board alchemy")
    assert at.acted == {"I0"} and at.gold == 4
    at.play("play 055; place II+1; decline")
    assert at.legal()[0] == "resolve 1" and "decline" in at.legal() and at.s.phase == Phase.MINE
    at.play("decline")
    assert at.s.phase == Phase.REVEAL


@rule("IM-M7", "IM-F2")
def test_a_cave_in_stays_on_a_card_that_had_its_turn() -> None:
    at = Position(mine="029@I0", hand="057", gold=2).mine_phase()
    at.play("play 057; place II+1; resolve 1; resolve 1")  # 029 acts and caves in
    assert at.points == 2 and at.caved == {"I0"}
    assert at.legal() == ["resolve 1", "resolve 4", "decline"]
    assert at.caved == {"I0"}


@rule("IM-M7")
def test_a_new_round_lets_every_card_act_again() -> None:
    at = Position(event="002", mine="021@I0", hand="019").mine_phase().play("play 019; place I+2; decline; decline")
    assert at.acted == {"I+2"} and at.s.phase == Phase.REVEAL
    at.chance("event 014")
    assert at.acted == set()


@rule("IM-M8")
def test_who_can_play_no_card_resolves_only_the_surface() -> None:
    for hand in ("", "055", "100"):
        at = Position(mine="021@I0", hand=hand).mine_phase().play("resolve 1")
        assert at.gold == 2 and at.s.placed[0] == 1 and at.s.phase == Phase.REVEAL


@rule("IM-M9")
def test_nothing_touches_another_mine() -> None:
    at = Position(seats=2, mine="021@I0", hand="031").lay("020@I0 019@I+2", seat=1).mine_phase()
    at.play("play 031; place I+2; resolve 1; decline")
    assert at.s.caved == [3, 0]
    assert all(move.startswith("resolve") or move == "decline" for move in at.legal(1))
