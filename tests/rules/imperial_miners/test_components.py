"""Components: the box, the decks, the discards (IM-C, IM-D)."""

from __future__ import annotations

from pithead.core.api import CHANCE, SPECTATOR, Json
from pithead.core.chance import Chance, seed_from
from pithead.core.rollout import settle
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects import parser
from pithead.games.imperial_miners.effects.words import FACTIONS, HALVES
from pithead.games.imperial_miners.verbs import Phase
from pithead.games.packs import Pack, core_pack
from pithead.games.registry import load_game
from tests.rule import rule
from tests.rules.imperial_miners.position import GAME, VERSION_1, Position, T, card, cell


@rule("IM-C1")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    counts = [sum(n for n, found in zip(T.count, T.level, strict=False) if found == level) for level in range(4)]
    assert counts == [36, 43, 43, 14]
    assert (T.events, T.rounds, len(T.board_ids), len(T.spaces)) == (18, 10, 3, 6)
    assert (GAME.info.min_seats, GAME.info.max_seats) == (1, 5)


@rule("IM-C1")
def test_each_board_lies_with_either_side_up() -> None:
    s = GAME.new(2)
    assert [code for code, _ in s.outcomes()] == list(range(8))
    s.apply(CHANCE, GAME.outcomes.parse("sides front back front"))
    assert s.sides == [0, 1, 0]


@rule("IM-C2")
def test_levels_one_and_four_are_free_and_level_two_costs_two() -> None:
    for i in range(T.cards):
        low, high = ((0, 0), (2, 2), (0, 13), (0, 0))[T.level[i]]
        assert low <= T.cost[i] <= high
        assert bin(T.factions[i]).count("1") <= 2


@rule("IM-C2")
def test_a_card_of_two_factions_counts_for_both() -> None:
    at = Position(mine="021@I0 020@I+2 083@II+1")
    assert mine.cards_of(at.s, 0, FACTIONS.index("scots")) == 1
    assert mine.cards_of(at.s, 0, FACTIONS.index("barbarians")) == 1
    assert mine.cards_of(at.s, 0, FACTIONS.index("egyptians")) == 0


@rule("IM-C3")
def test_at_each_activation_one_effect_is_chosen() -> None:
    at = Position(hand="023").mine_phase().play("play 023")
    assert at.legal() == ["resolve 1", "decline"]  # the other one cannot be paid
    at.play("resolve 1")
    assert at.gold == 2 and at.s.acted[0] == 1


@rule("IM-C4")
def test_halves_meet_left_with_right_and_across_the_rows() -> None:
    at = Position(mine="021@I0 046@I+2 081@II+1")  # 021 R, BR; 046 L; 081 TL, TR
    names = [GAME.actions.by_name["cart"].args[0].domain.labels[j] for j in at.s.carts[0]]
    assert names == ["I0:r", "I0:br"]  # 046 has no BL half
    for half in range(6):
        there = cell("II+1") + mine.step(half)
        assert mine.junction(cell("II+1"), half) == mine.junction(there, mine.opposite(half)), HALVES[half]


@rule("IM-C4")
def test_there_is_no_junction_at_the_surface() -> None:
    at = Position(mine="019@I0")  # TL and TR are full
    assert at.s.carts[0] == [] and at.s.gaps[0] == []


@rule("IM-C5")
def test_the_surface_offers_gold_or_an_advance_or_cards() -> None:
    surface = "gold 2 | spend 4: advance upto 2 / spend 8: advance upto 5 | draw 3"
    assert T.programs[T.surface] == parser.parse(surface)
    at = Position(gold=8).mine_phase()
    assert at.legal() == ["resolve 1", "resolve 2", "resolve 3", "resolve 4", "decline"]
    assert Position(gold=3).mine_phase().legal() == ["resolve 1", "resolve 4", "decline"]


@rule("IM-C5")
def test_the_surface_takes_eight_gold_for_up_to_five_spaces() -> None:
    at = Position(gold=8).mine_phase().play("resolve 3")
    assert at.legal() == [f"advance {n}" for n in range(6)]
    at.play("advance 5; board alchemy")
    assert (at.gold, at.points, at.marker) == (0, 2, "alchemy 5")


@rule("IM-C6")
def test_every_row_says_where_it_comes_from() -> None:
    printed = {T.card_ids[i] for i in range(T.cards) if T.card_source[i] == "rulebook"}
    assert printed == {"021", "089", "133", "141"}
    assert {T.event_ids[i] for i in range(T.events) if T.event_source[i] == "rulebook"} == {"001", "002", "004"}
    french = {name: T.card_names[card(name)][2] for name in printed}
    assert french == {"021": "Moulin à or", "089": "Bassin des crocos", "133": "Grand ver", "141": "Trésor tentant"}
    hand = GAME.scene(Position(hand="021 022").mine_phase().s.view(0), 0)["seats"][0]["hand"]
    assert [held["source"] for held in hand if held["card"] is not None] == ["rulebook", "reconstructed"]


@rule("IM-C1", "IM-C2", "IM-C6")
def test_a_new_version_of_the_pack_keeps_what_is_printed() -> None:
    """Names, levels, factions and numbers of cards, and whatever a row has right, are the same in every version."""
    old, new = (Pack(path).plain_rows() for path in (VERSION_1, core_pack("imperial_miners")))
    assert load_game("imperial_miners").info.pack.version > GAME.info.pack.version == 1
    assert [kept(row) for row in new["card"]] == [kept(row) for row in old["card"]]
    assert [kept(row) for row in new["event"]] == [kept(row) for row in old["event"]]
    assert [[new[name]] for name in ("surface", "start", "solo", "deck")] == [
        [old[name]] for name in ("surface", "start", "solo", "deck")
    ]
    assert {len(list(row["spaces"])) for row in new["side"]} == {9}  # type: ignore[arg-type]
    for row in new["card"]:
        assert row["cost"] in ((0,), (2,), range(14), (0,))[int(str(row["level"])) - 1]


def kept(row: dict[str, Json]) -> dict[str, Json]:
    """What no version may change of a row."""
    free = {"cost", "halves", "effect"} if row["source"] == "reconstructed" else row.get("reconstructed", [])
    assert isinstance(free, (set, list))
    return {name: value for name, value in row.items() if name not in free or name == "factions"}


@rule("IM-D1")
def test_all_draw_from_the_same_decks() -> None:
    at = Position(event="005", seats=2).event_phase()
    at.play("draw I > 019").play("draw I", seat=1)
    assert card("019") not in [code - 48 for code, _ in at.s.outcomes()]


@rule("IM-D1")
def test_discards_join_the_pile_when_the_phase_ends() -> None:
    at = Position(event="006", seats=2, hand="019 022").deal("023", seat=1).event_phase().play("sell 019; sell 022")
    assert at.s.thrown[0] == [] and at.s.dropped[0] == [card("019"), card("022")]
    at.play("stop", seat=1)
    assert at.s.phase == Phase.MINE
    assert at.s.thrown[0] == [card("019"), card("022")] and at.s.dropped[0] == []


@rule("IM-D1")
def test_a_view_shows_the_decks_as_the_phase_began_less_the_own_draws() -> None:
    at = Position(event="005", seats=2).event_phase()
    at.play("draw I > 019; draw II > 055").play("draw I > 020; draw I > 021", seat=1)
    assert at.s.left == [33, 42, 43]
    assert at.s.view(0).left == [35, 42, 43]
    assert at.s.view(1).left == [34, 43, 43]
    assert at.s.view(SPECTATOR).left == [36, 43, 43]


@rule("IM-D1")
def test_the_same_moves_with_the_same_outcomes_in_any_order_give_the_same_table() -> None:
    def start() -> Position:
        return Position(event="004", seats=2).event_phase()

    one = (
        start()
        .play("resolve 2; faction scots; search I > 023")
        .play("resolve 2; faction romans; search I > 050", seat=1)
    )
    two = (
        start()
        .play("resolve 2; faction romans", seat=1)
        .play("resolve 2")
        .play("search I > 050", seat=1)
        .play("faction scots; search I > 023")
    )
    assert one.s.key() == two.s.key()


@rule("IM-D1")
def test_the_luck_of_a_seat_does_not_hang_on_what_others_do_meanwhile() -> None:
    chance = Chance(seed_from("luck"))
    one = Position(event="005", seats=2).event_phase().play("draw I")
    two = Position(event="005", seats=2).event_phase().play("draw II > 055", seat=1).play("draw I")
    assert one.s.chance_key() == two.s.chance_key()
    settle(one.s, chance)
    settle(two.s, chance)
    assert one.s.hand[0] == two.s.hand[0]


@rule("IM-D2")
def test_level_four_never_runs_out_and_goes_back_to_the_supply() -> None:
    hand = " ".join(["141"] * 8)
    at = Position(event="011", hand=hand).event_phase().play("resolve 1")
    assert at.hand == ["141"] * 8  # the ninth was discarded at once: all are alike
    assert at.s.dropped[0] == [] and at.s.thrown[0] == []
    at.s.audit()


@rule("IM-D3")
def test_an_empty_deck_is_made_again_from_its_discards() -> None:
    at = Position(event="005").drain(0, "019")
    at.event_phase().play("draw I > 019")
    assert at.s.left[0] == 0 and len(at.s.thrown[0]) == 35
    at.play("draw I")
    assert at.s.left[0] == 35 and at.s.thrown[0] == []
    at.chance("020")
    assert at.hand == ["019", "020"]


@rule("IM-D3")
def test_a_deck_without_cards_and_discards_cannot_be_chosen() -> None:
    at = Position(event="005").drain(0)
    at.s.thrown[0], at.s.dropped[0] = [], at.s.thrown[0]  # out of reach in this phase
    at.event_phase()
    assert at.legal() == ["draw II", "draw III"]


@rule("IM-D3")
def test_where_all_decks_are_empty_the_draw_ends() -> None:
    at = Position(event="005").drain(0).drain(1).drain(2)
    at.s.thrown[0], at.s.dropped[0] = [], at.s.thrown[0]
    at.event_phase()
    assert at.s.phase == Phase.MINE and at.hand == []


@rule("IM-D3")
def test_a_deck_that_others_have_emptied_gives_nothing_and_another_is_chosen() -> None:
    at = Position(event="005", seats=2).drain(0, "019")
    at.s.thrown[0], at.s.dropped[0] = [], at.s.thrown[0]
    at.event_phase().play("draw I > 019", seat=1)
    assert at.legal() == ["draw I", "draw II", "draw III"] == [GAME.actions.format(c) for c in at.s.view(0).legal(0)]
    at.play("draw I > none")
    assert at.legal() == ["draw II", "draw III"]


@rule("IM-D3")
def test_a_search_never_refills_a_deck_that_still_has_cards() -> None:
    at = Position(event="012").drain(0, "019").event_phase().play("faction scots; search I > 019 > none")
    assert at.s.left[0] == 1 and len(at.s.thrown[0]) == 35
    assert at.legal() == ["search II", "search III"]


@rule("IM-D3")
def test_a_search_of_discards_that_finds_nothing_leaves_them_there() -> None:
    at = Position(event="012").drain(0)
    at.s.thrown[0], at.s.dropped[0] = [card("028")], [c for c in at.s.thrown[0] if c != card("028")]
    at.event_phase().play("faction scots; search I > none")
    assert at.s.thrown[0] == [card("028")] and at.s.left[0] == 0
    at.play("search II > 062")
    assert at.hand == ["062"]


@rule("IM-D3")
def test_who_draws_from_a_deck_made_again_knows_it_and_nobody_else_does() -> None:
    at = Position(event="005", seats=2).drain(0, "019").event_phase()
    at.play("draw I > 019; draw I > 020", seat=1)
    assert at.s.view(1).left[0] == 34 and at.s.view(1).thrown[0] == []
    assert at.s.view(0).left[0] == 1 and len(at.s.view(0).thrown[0]) == 35
    assert at.s.view(SPECTATOR).left[0] == 1
