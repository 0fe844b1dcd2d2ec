"""What effects do: machines, cave-ins, carts, special activations, drawing, advancing, costs, amounts (IM-F)."""

from __future__ import annotations

from collections import Counter

from pithead.core.api import CHANCE, SPECTATOR, Json
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.imperial_miners.verbs import Draw, Phase, Tell
from pithead.locales import Texts
from tests.rule import rule
from tests.rules.imperial_miners.position import GAME, Position, card

ROW = "021@I0 020@I+2"


@rule("IM-F1")
def test_a_card_holds_three_machines_at_most() -> None:
    at = Position(event="007", mine=ROW, machines="I0:3 I+2:2").event_phase()
    assert at.machines == {"I0": 3, "I+2": 3}
    at = Position(event="017", mine="021@I0 045@I+2", machines="I+2:3").end_phase().play("activate I+2; resolve 1")
    assert at.machines == {"I+2": 3} and at.gold == 1


@rule("IM-F2")
def test_a_cave_in_goes_instead_of_the_effect_and_the_chain_goes_on() -> None:
    at = Position(mine=ROW, hand="055", gold=2, caved="I0").mine_phase().play("play 055; place II+1; decline; climb I0")
    assert at.caved == set() and at.acted == {"I0", "II+1"}
    assert at.legal() == ["resolve 1", "resolve 4", "decline"]
    assert "dug_out" in at.told()


@rule("IM-F2")
def test_a_special_activation_loses_a_cave_in_too() -> None:
    at = Position(event="017", mine="021@I0", caved="I0").end_phase()
    assert at.caved == set() and at.gold == 0


@rule("IM-F2")
def test_there_is_one_cave_in_on_a_card_and_one_laid_in_its_own_turn_stays() -> None:
    at = Position(mine="021@I0", hand="028").mine_phase().play("play 028; place I+2; resolve 1; decline")
    assert at.caved == {"I+2"} and at.gold == 4
    at = (
        Position(mine=f"{ROW} 055@II+1", hand="109", gold=4, caved="I0 I+2 II+1")
        .mine_phase()
        .play("play 109; place III0; resolve 1")
    )
    assert at.points == 6  # no card is left for the cave-ins
    assert at.caved == {"I0", "I+2"}  # and the chain has cleared the one above


@rule("IM-F3")
def test_a_token_makes_any_incomplete_junction_complete() -> None:
    at = Position(mine=ROW, hand="053").mine_phase().play("play 053; place I+4; resolve 2")
    assert at.legal() == ["cart I0:r", "cart I+2:r"]
    at.play("cart I0:r")
    assert at.carts == 1 and at.s.standing(0)[0] == 1


@rule("IM-F3")
def test_without_an_incomplete_junction_there_is_no_token() -> None:
    at = Position(event="008", mine="021@I0").event_phase()
    assert at.carts == 0 and at.s.phase == Phase.MINE


@rule("IM-F3")
def test_one_card_can_complete_several_carts() -> None:
    at = Position(mine="021@I0 051@I+2", hand="081", gold=2).mine_phase().play("play 081; place II+1")
    assert at.carts == 3  # I0:r by the row, I0:br and I+2:bl by the new card
    assert [name for name in at.told() if name == "completed"] == ["completed"] * 2


@rule("IM-F4")
def test_a_special_activation_starts_no_chain_and_can_nest() -> None:
    at = Position(event="017", mine="021@I0 020@I+2 061@II+1 023@I+4").end_phase()
    assert at.legal() == ["activate I0", "activate I+2", "activate I+4", "activate II+1"]
    at.play("activate II+1; resolve 1; resolve 1")  # 061 activates the only other card with a faction, 023
    assert at.gold == 2 and at.acted == {"II+1", "I+4"} and at.s.phase == Phase.REVEAL


@rule("IM-F4")
def test_the_target_s_effect_may_be_declined_and_the_rest_goes_on() -> None:
    at = Position(mine="042@I0 020@I+2 055@II+1", hand="104", gold=4).mine_phase()
    at.play("play 104; place III0; resolve 2; decline")
    assert (at.gold, at.points) == (0, 1)
    at = Position(mine=f"{ROW} 055@II+1", hand="104", gold=4).mine_phase().play("play 104; place III0; resolve 2")
    assert at.points == 1  # no Japanese card to activate: the point stays


@rule("IM-F5")
def test_cards_come_one_by_one_from_any_of_three_decks() -> None:
    at = Position(event="005").event_phase().play("draw I > 019")
    assert at.hand == ["019"] and at.legal() == ["draw I", "draw II", "draw III"]


@rule("IM-F5")
def test_the_hand_may_exceed_eight_while_an_effect_lasts_and_not_after() -> None:
    at = (
        Position(event="005", hand="019 020 021 022 023 024 025")
        .event_phase()
        .play("draw I > 026; draw II > 055; draw III > 098")
    )
    assert len(at.hand) == 10 and at.legal()[0] == "discard 019" and len(at.legal()) == 10
    at.play("discard 098; discard 019")
    assert len(at.hand) == 8 and at.s.phase == Phase.MINE


@rule("IM-F5")
def test_the_inner_effect_comes_down_to_eight_first() -> None:
    hand = "019 022 023 024 025 026 027 028"
    at = Position(event="010", hand=hand, marker="diplomacy 6").event_phase().play("advance 1")
    assert len(at.hand) == 9 and at.legal()[-1] == "discard 141"  # the space is an effect of its own


@rule("IM-F6")
def test_a_faction_is_named_first_then_a_deck_is_searched() -> None:
    at = Position(event="012").event_phase()
    assert at.legal() == [
        "faction scots",
        "faction barbarians",
        "faction egyptians",
        "faction japanese",
        "faction atlanteans",
        "faction romans",
    ]
    at.play("faction romans; search II > 079")
    assert at.hand == ["079"] and at.s.left[1] == 42


@rule("IM-F6")
def test_cards_are_turned_over_each_equally_likely_until_one_of_the_faction_comes() -> None:
    at = Position(event="012").event_phase().play("faction romans; search I > 019 > 023")
    odds = at.s.outcomes()
    assert len(odds) == 34 and all(p == 1 / 34 for _, p in odds)
    assert at.hand == [] and at.s.actor() == CHANCE
    at.chance("050")
    assert at.hand == ["050"] and at.s.left[0] == 35


@rule("IM-F6")
def test_what_was_turned_over_is_shuffled_back_and_the_searcher_alone_sees_it() -> None:
    at = Position(event="012", seats=2).event_phase().play("faction romans; search I > 023 > 019")
    turned = [card("023"), card("019")]
    assert at.s.view(0).turned == turned and at.s.view(1).turned == at.s.view(SPECTATOR).turned == []
    assert at.s.view(0).determinize(Rng(1)).turned == turned
    at.s.audit()
    at.chance("050")
    event = next(e for e in at.log if e.kind == Tell.TURNED)
    assert GAME.events[event.kind].name_values(event.args) == {"seat": "1", "card": ["023", "019"]}
    assert at.told(0)[-3:] == ["turned", "drew", "gold"] and "turned" not in at.told(1) + at.told(SPECTATOR)
    at.play("faction scots; search I", seat=1)
    assert at.s.turned == [] and {Draw.CARD + c for c in turned} <= {code for code, _ in at.s.outcomes()}
    at.s.audit()


@rule("IM-F6")
def test_the_log_names_the_cards_turned_over() -> None:
    event: dict[str, Json] = {"event": "turned", "seat": "1", "card": ["023", "019"]}
    said = [Texts(lang).event(GAME, event, ["Ann"]) for lang in ("en", "de", "fr")]
    assert said == [
        "Ann turns over Toll Gate, Supply Shed",
        "Ann deckt Zollschranke, Vorratsschuppen auf",
        "Ann révèle Barrière de péage, Remise à provisions",
    ]


@rule("IM-F6")
def test_a_card_found_at_once_has_none_turned_over() -> None:
    at = Position(event="012").event_phase().play("faction romans; search I > 050")
    assert "drew" in at.told() and "turned" not in at.told()


@rule("IM-F6")
def test_a_search_has_the_luck_of_a_shuffled_deck() -> None:
    start = Position(event="012").event_phase().play("faction romans; search I").s
    found: Counter[int] = Counter()
    first: Counter[int] = Counter()
    turned = 0
    for n in range(600):
        s, chance = start.clone(), Chance(seed_from("search", n))
        while not s.hand[0]:
            turned += len(s.turned) > 0
            s.apply(CHANCE, s.sample(chance.rng(s.chance_key())))
            if len(s.turned) == 1:
                first[s.turned[0]] += 1
        found[s.hand[0][0]] += 1
    assert len(found) == 5 and max(found.values()) < 150  # of 5 Romans among 36 cards each 120 times
    assert len(first) == 31 and max(first.values()) < 34  # each of the others about 17 times
    assert abs(turned / 600 - 31 / 6) < 0.5  # 31 others fall into 6 gaps


@rule("IM-F6")
def test_a_deck_without_the_faction_means_another_deck() -> None:
    at = Position(event="012").drain(0, "019").event_phase().play("faction romans; search I > 019 > none")
    assert at.legal() == ["search II", "search III"] and at.s.left[0] == 1
    at.play("search III > 122")
    assert at.hand == ["122"] and at.gold == 1


@rule("IM-F6")
def test_where_no_deck_has_the_faction_nothing_is_drawn() -> None:
    at = Position(event="012").drain(0, "019").drain(1, "055").drain(2, "098").event_phase()
    at.play("faction scots; search I > 019 > none; search II > 055 > none; search III > 098 > none")
    assert at.told().count("turned") == at.told().count("empty") == 3
    assert at.hand == [] and at.gold == 1 and at.s.phase == Phase.MINE


@rule("IM-F6")
def test_afterwards_faction_and_deck_are_public() -> None:
    at = Position(event="012", seats=2).event_phase().play("faction scots; search I > 023")
    assert "searched" not in at.told(1)
    at.play("faction romans; search I > 050", seat=1)
    assert "searched" in at.told(1) and "drew" in at.told(1)


@rule("IM-F7")
def test_only_the_space_reached_is_resolved() -> None:
    at = Position(event="010", marker="alchemy 1").event_phase().play("advance 2")
    assert (at.gold, at.points, at.marker) == (0, 1, "alchemy 3")


@rule("IM-F7")
def test_the_number_comes_first_then_the_board_and_then_one_stays_on_it() -> None:
    at = Position(event="010").event_phase()
    assert at.legal() == ["advance 0", "advance 1", "advance 2"]
    at.play("advance 1")
    assert at.legal() == ["board alchemy", "board technology", "board diplomacy"]
    at.play("board alchemy")
    at = Position(event="010", marker="alchemy 1").event_phase().play("advance 1")
    assert at.marker == "alchemy 2"


@rule("IM-F7")
def test_no_move_resolves_no_space() -> None:
    at = Position(event="010", marker="alchemy 1").event_phase().play("advance 0")
    assert at.gold == 0 and at.marker == "alchemy 1" and at.s.phase == Phase.MINE


@rule("IM-F7")
def test_an_exact_advance_stops_at_the_last_space_and_the_rest_is_lost() -> None:
    at = Position(mine=ROW, hand="072", gold=2, marker="alchemy 8").mine_phase().play("play 072; place II+1; resolve 1")
    assert at.points == 5 and at.legal() == ["board technology", "board diplomacy"]
    at.play("board diplomacy")
    assert at.marker == "diplomacy 1" and at.gold == 1


@rule("IM-F7")
def test_up_to_goes_no_further_than_the_last_space() -> None:
    at = Position(gold=8, marker="alchemy 7").mine_phase().play("resolve 3")
    assert at.legal() == ["advance 0", "advance 1", "advance 2"]


@rule("IM-F7")
def test_a_finished_board_may_be_entered_again() -> None:
    at = (
        Position(event="010", mine="033@I0", gold=4, marker="technology 8")
        .event_phase()
        .play("advance 1; resolve 1; board alchemy")
    )
    assert at.marker == "alchemy 2"
    at.s.space[0] = 8
    at.play("resolve 2; advance 1; board technology")
    assert at.marker == "technology 1"  # finished before, entered again


@rule("IM-F7a")
def test_the_first_space_of_the_new_board_is_not_resolved() -> None:
    at = Position(event="010", marker="alchemy 8").event_phase().play("advance 1; board technology")
    assert (at.marker, at.points, at.gold) == ("technology 1", 5, 0)


@rule("IM-F7a")
def test_an_advance_from_inside_the_last_space_first_changes_the_board_once() -> None:
    at = Position(event="010", mine="033@I0", marker="technology 8").event_phase().play("advance 1; resolve 1")
    assert at.legal() == ["board alchemy", "board diplomacy"]  # 033 advances from a last space
    at.play("board alchemy")
    assert at.marker == "alchemy 2" and at.gold == 3 and at.points == 3  # space 2 and the card's own gold
    assert at.s.phase == Phase.MINE  # and there is no second change


@rule("IM-F7a")
def test_the_last_space_resolved_again_from_inside_brings_no_second_change() -> None:
    at = Position(event="010", mine="021@I0 020@I+2 055@II+1 117@III0", marker="technology 8").event_phase()
    at.play("advance 1; activate III0; resolve 1")
    assert at.legal() == ["activate I0", "activate I+2", "activate II+1"]  # space 9 once more
    at.play("activate I0; resolve 1")
    assert at.points == 3 + 3 + 2 and at.legal() == ["board alchemy", "board diplomacy"]
    at.play("board diplomacy")
    assert at.s.phase == Phase.MINE and at.marker == "diplomacy 1"


@rule("IM-F7b")
def test_what_a_space_asks_to_spend_may_be_kept() -> None:
    at = Position(event="010", gold=3, marker="alchemy 6", sides="back front front").event_phase().play("advance 1")
    assert at.legal() == ["resolve 1", "decline"]
    at.play("decline")
    assert at.gold == 3 and at.points == 0
    at = Position(event="010", gold=2, marker="alchemy 6", sides="back front front").event_phase().play("advance 1")
    assert at.gold == 2 and at.s.phase == Phase.MINE


@rule("IM-F7b")
def test_a_space_reached_must_be_resolved() -> None:
    at = Position(event="010", mine=ROW, marker="technology 1").event_phase().play("advance 1")
    assert at.legal() == ["machine I0", "machine I+2"]


@rule("IM-F7c")
def test_below_the_boards_the_position_is_zero() -> None:
    at = Position(mine=ROW, hand="073", gold=2).mine_phase().play("play 073; place II+1; resolve 1")
    assert at.gold == 1 and at.points == 0
    at = (
        Position(mine="021@I0 020@I+2 055@II+1", hand="117", gold=5)
        .mine_phase()
        .play("play 117; place III0; resolve 1")
    )
    assert at.points == 2 and at.marker == ""


@rule("IM-F7c")
def test_markers_may_share_a_space() -> None:
    at = (
        Position(event="010", seats=2, marker="alchemy 1")
        .event_phase()
        .play("advance 1")
        .play("advance 2; board alchemy", seat=1)
    )
    assert at.s.space == [2, 2] and at.s.board == [0, 0]


@rule("IM-F8")
def test_scots_costs_fall_by_one_for_each_scots_card_the_new_one_included() -> None:
    at = Position(mine="021@I0 024@I+2", hand="023", gold=1).mine_phase().play("play 023; place I+4; resolve 2")
    assert (at.gold, at.points) == (0, 2)  # the second Scots card: 3 - 2


@rule("IM-F8")
def test_a_scots_cost_never_falls_below_zero() -> None:
    at = Position(event="017", mine="023@I0 024@I+2 025@I+4 026@I+6").end_phase().play("activate I0; resolve 2")
    assert (at.gold, at.points) == (0, 2)


@rule("IM-F9")
def test_what_cannot_be_paid_or_is_not_true_is_not_offered() -> None:
    at = Position(mine="021@I0", hand="043").mine_phase().play("play 043; place I+2")
    assert at.legal() == ["resolve 1", "decline"]
    at = Position(mine=ROW, hand="056", gold=4).mine_phase().play("play 056; place II+1")
    assert at.legal() == ["resolve 2", "decline"]
    at = (
        Position(mine=f"{ROW} 055@II+1", hand="133", gold=3, caved="I0 I+2 II+1")
        .mine_phase()
        .play("play 133; place III0")
    )
    assert at.caved == {"I0", "I+2"}  # one free card is not enough for the worm: the chain has gone on


@rule("IM-F9")
def test_it_is_paid_at_once_also_when_nothing_comes_of_it() -> None:
    at = Position(mine=f"{ROW} 055@II+1", hand="129", gold=9).mine_phase().play("play 129; place III0; resolve 1")
    assert (at.gold, at.points) == (1, 0)


@rule("IM-F10")
def test_other_excludes_the_acting_card_and_fewer_targets_take_what_there_is() -> None:
    at = Position(hand="030").mine_phase().play("play 030; resolve 1")
    assert at.gold == 3 and at.caved == set()
    at = Position(mine="021@I0", hand="048").mine_phase().play("play 048; place I+2; resolve 1")
    assert at.machines == {"I0": 1, "I+2": 1}


@rule("IM-F11")
def test_counts_are_taken_when_their_part_is_reached() -> None:
    at = (
        Position(mine=f"{ROW} 055@II+1", hand="140", gold=8)
        .mine_phase()
        .play("play 140; place III0; resolve 1; cart I0:r")
    )
    assert at.points == 1  # the new cart counts: (0 + 2) / 2


@rule("IM-F12")
def test_an_amount_is_rounded_capped_and_never_negative() -> None:
    at = Position(event="017", mine="021@I0 047@I+2").end_phase().play("activate I+2; resolve 2")
    assert at.points == 0  # no machine less one
    at = Position(mine="021@I0", hand="032", caved="I0").mine_phase().play("play 032; place I+2; resolve 1")
    assert at.gold == 2
    caved = "I0 I+2 I+4 I+6"
    at = (
        Position(mine="021@I0 020@I+2 019@I+4 022@I+6", hand="032", caved=caved)
        .mine_phase()
        .play("play 032; place I+8; resolve 1")
    )
    assert at.gold == 4  # 4 + 1, at most 4
    at = Position(hand="032").mine_phase().play("play 032; resolve 1")
    assert at.gold == 1  # "plus" also at count 0


@rule("IM-F13")
def test_targets_are_different_cards_in_ascending_position() -> None:
    at = Position(mine=ROW, hand="076", gold=2).mine_phase().play("play 076; place II+1; resolve 1")
    assert at.legal() == ["machine I0", "machine I+2"]  # after II+1 no second one would be left
    at.play("machine I+2")
    assert at.machines == {"I+2": 1, "II+1": 1} and at.gold == 1


@rule("IM-F13")
def test_what_finds_no_room_is_lost_and_the_rest_goes_on() -> None:
    at = (
        Position(event="017", mine="021@I0 020@I+2 091@II+1", machines="I0:3 I+2:3 II+1:2")
        .end_phase()
        .play("activate II+1; resolve 1")
    )
    assert at.machines == {"I0": 3, "I+2": 3, "II+1": 3} and at.caved == {"II+1"}
