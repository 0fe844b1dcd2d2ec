"""What stands beside a choice: costs, previews, warnings; and the moves that nobody forgives."""

from __future__ import annotations

import pytest

from pithead.core.api import Detail
from pithead.games.rockwell.verbs import Phase
from tests.rule import rule
from tests.rules.rockwell.positions import CUBES, GAME, Position, at, market, rows, workshop

Counts = tuple[int, int, int, int]


def beside(p: Position, move: str) -> Detail:
    """The detail of a legal move such as "1 go A1"."""
    seat, _, text = move.partition(" ")
    assert text in p.legal(int(seat)), f"{move}: legal is {p.legal(int(seat))}"
    return GAME.detail(p.s.view(int(seat) - 1), int(seat) - 1, GAME.actions.parse(text))


def absurd(p: Position, move: str) -> str:
    seat, _, text = move.partition(" ")
    assert text in p.legal(int(seat))
    return GAME.absurd(p.s.view(int(seat) - 1), int(seat) - 1, GAME.actions.parse(text))


def warning(p: Position, move: str) -> str:
    return beside(p, move).warning.removeprefix("rockwell-warn-")


def portion(company: int, left_over: bool, least: Counts, most: Counts, worth: int) -> dict[str, object]:
    return {
        "company": company,
        "left_over": left_over,
        "least": dict(zip(CUBES, least, strict=True)),
        "most": dict(zip(CUBES, most, strict=True)),
        "worth": worth,
    }


@rule("RW-E4", "RW-E5")
def test_a_destination_shows_what_would_be_drilled_who_shares_and_who_takes_the_rest() -> None:
    p = Position(4).put(2, 1, "A1").put(3, 1, "A1").drilling().play("1 crew 1")
    # 7/4/0/0, 6/2/0/0, 4/3/0/0, 8/0/0/0, 5/3/1/0!, 3/1/0/0 among three
    shares = [portion(seat, False, (1, 0, 0, 0), (2, 1, 0, 0), 900) for seat in range(3)]
    left_over = portion(0, True, (0, 0, 0, 0), (2, 2, 1, 0), 900)
    assert beside(p, "1 go A1").preview == {
        "tiles": [{"tile": "A1", "need": 3, "power": 3}],
        "drills": [
            {
                "tile": "A1",
                "share": [0, 1, 2],
                "left_over": 0,
                "because": "tie",
                "power": {"0": 1, "1": 1, "2": 1},
                "portions": [*shares, left_over],
                "cards_left": 6,
                "danger_cards": 1,
                "loses": 1,
                "insured": 0,
            }
        ],
    }
    assert beside(p, "1 go A2").preview == {"tiles": [{"tile": "A2", "need": 4, "power": 1}], "drills": []}


@rule("RW-E5", "RW-G2", "RW-G3")
def test_a_strike_says_why_somebody_takes_the_rest_and_what_danger_would_take() -> None:
    p = Position(4).put(1, 2, "A2", power=2).put(2, 1, "A2").insured(1, zinc=1).drilling().play("1 crew 1")
    strike = at(beside(p, "1 go A2").preview, "drills", 0)
    assert isinstance(strike, dict)
    assert (strike["because"], strike["loses"], strike["insured"]) == ("most", 3, 1)
    p.levels(1, safety=2)
    strike = at(beside(p, "1 go A2").preview, "drills", 0)
    assert isinstance(strike, dict)
    assert (strike["loses"], strike["insured"]) == (0, 0)


@rule("RW-O1", "RW-P1", "RW-K1")
def test_a_slot_says_what_it_gives_and_what_order_follows() -> None:
    p = Position(4, control="4321").auction().play("1 place I2", "2 place II2", "3 place I4")
    assert beside(p, "4 place I1").preview == {"advantage": "bribery", "order": [3, 0, 2, 1], "worst": 0}
    assert beside(p, "4 place I3").preview == {"advantage": "subcontracting", "order": [0, 3, 2, 1], "worst": 1}
    assert beside(p, "4 place II1").preview == {"uses": 4, "acts": [3, 1], "order": [0, 2, 3, 1], "worst": 0}
    assert beside(p, "4 place II3").preview == {"uses": 2, "acts": [1, 3], "order": [0, 2, 3, 1], "worst": 1}


@rule("RW-G2", "RW-I1")
def test_insurance_states_the_risk_within_one_movement() -> None:
    """Power 2 on A1, one more a step away: Danger on one of the six cards of pile 3."""
    p = Position(4).put(1, 1, "A1", power=2).put(1, 2, "A2").auction().presidents()
    sealed = GAME.scene(p.s.view(0), 0)["sealed"]
    assert sealed is not None
    first = sealed["risks"][0]
    assert (first["pile"], first["left"], first["danger"], first["loses"]) == (3, 6, 1, 3)
    assert "A1" in first["tiles"]
    safe = GAME.scene(p.levels(1, safety=3).s.view(0), 0)["sealed"]
    assert safe is not None and safe["risks"] == []


@rule("RW-E2")
def test_a_border_shows_both_tiles_and_the_choice_between_them_what_becomes_of_the_other() -> None:
    p = (
        Position(4)
        .put(1, 1, "C1", power=3)
        .put(2, 1, "B1", power=2)
        .put(3, 1, "B2", power=3)
        .levels(1, mobility=3)
        .drilling()
        .play("1 crew 1")
    )
    assert [row["tile"] for row in rows(beside(p, "1 go B1/B2").preview, "drills")] == ["B1", "B2"]
    p.play("1 go B1/B2")
    first = beside(p, "1 drill B2").preview
    assert first["then"] == [] and len(rows(first, "drills")) == 1


@rule("RW-B3")
def test_a_bribe_shows_its_fee_and_what_it_drills() -> None:
    p = Position(4).put(1, 1, "A1").put(2, 1, "A2", die=1).drilling({1: ["I1"]}).play("1 crew 1", "1 stay")
    d = beside(p, "1 bribe 2 1 A1")
    assert d.cost == {"money": 1000} and at(d.preview, "drills", 0, "left_over") == 1


@rule("RW-W3", "RW-V5")
def test_an_improvement_and_als_raise_show_what_they_drill() -> None:
    p = workshop(2).put(1, 1, "A1").put("al", 1, "A1").give(1, money=9000)
    d = beside(p, "1 improve 1")
    assert d.cost == {"money": 1500} and at(d.preview, "drills", 0, "left_over") == 0
    p.rest(Phase.AL_RAISE)
    assert at(beside(p, "1 al_raise 1").preview, "drills", 0, "left_over") == "al"


@rule("RW-G4")
def test_a_discard_shows_what_is_lost_and_kept() -> None:
    p = (
        Position(4)
        .put(1, 2, "A1", power=2)
        .insured(1, zinc=2)
        .drilling()
        .play("1 crew 1", "1 go A1")
        .chance("back ZZ", "card 5/3/1/0!")
    )
    d = beside(p, "1 discard 2")
    assert d.cost == {"insurance": 2}
    assert d.preview == {
        "loses": {"zinc": 0, "copper": 0, "silver": 1, "gold": 0},
        "keeps": {"zinc": 5, "copper": 3, "silver": 0, "gold": 0},
    }


@rule("RW-A2")
def test_a_bid_beyond_what_all_others_have_is_wasted() -> None:
    p = Position(2, management="12", open_stocks=True).give(1, zinc=5, money=3000).give(2, money=300)
    assert [warning(p, f"1 bid zinc {n}") for n in (0, 1, 2)] == ["", "", "bid_beyond_first"]
    assert absurd(p, "1 bid zinc 2") == "RW-ABS-1" and absurd(p, "1 bid zinc 1") == ""
    p.play("1 bid zinc 0", "1 bid copper 0", "1 bid silver 0", "1 bid gold 0")
    assert [warning(p, f"1 bid_money {n}") for n in (0, 300, 400)] == ["", "", "bid_beyond_first"]
    q = Position(2, management="12", open_stocks=True).give(2, money=0)
    assert warning(q, "1 bid zinc 1") == "bid_changes_nothing"
    r = Position(2, management="21", open_stocks=True).give(2, money=0)  # behind: one bid more than nothing is needed
    assert warning(r, "1 bid zinc 1") == "" and warning(r, "1 bid zinc 2") == "bid_beyond_first"


@rule("RW-Z2")
def test_with_everything_drilled_a_company_goes_down() -> None:
    """Else one that is behind could keep a lost game running for ever."""
    p = Position(2).put(1, 1, "B1").put(2, 1, "center").drill(*[f"{ring}{n}" for ring in "ABCD" for n in range(1, 9)])
    p.drilling().play("1 crew 1")
    named = {text: absurd(p, f"1 {text}") for text in p.legal(1)}
    assert named == {"stay": "RW-ABS-9", "go A1": "RW-ABS-9", "go B2": "RW-ABS-9", "go B8": "RW-ABS-9", "go C1": ""}
    p.s.mines[0] = 1  # its mineshaft feeds it better than the rival is fed
    assert not any(absurd(p, f"1 {text}") for text in p.legal(1))
    p.s.mines[1] = 1
    assert absurd(p, "1 stay") == "RW-ABS-9"
    p.s.drilled &= ~1
    assert not any(absurd(p, f"1 {text}") for text in p.legal(1))


@rule("RW-I1")
def test_insurance_beyond_every_loss_is_wasted() -> None:
    p = Position(4).levels(1, safety=3).auction().presidents()
    assert warning(p, "1 insure zinc 1") == "insurance_beyond_loss" and absurd(p, "1 insure zinc 1") == "RW-ABS-2"
    assert warning(p, "1 insure zinc 0") == "" and warning(p, "2 insure zinc 3") == ""


@rule("RW-H1")
def test_a_hire_that_changes_nothing_or_more_than_is_needed() -> None:
    p = Position(4).put(1, 1, "B1").drill("B1").drilling({1: ["I3"]}).play("1 crew 1", "1 stay")
    assert warning(p, "1 hire 1") == "die_changes_nothing" and absurd(p, "1 hire 1") == "RW-ABS-3"
    q = Position(4).put(1, 1, "B1", power=4).drilling({1: ["I3"]}).play("1 crew 1", "1 stay")
    assert (
        warning(q, "1 hire 2") == "die_too_strong"
        and absurd(q, "1 hire 2") == "RW-ABS-4"
        and warning(q, "1 hire 1") == ""
    )
    r = Position(4).put(1, 1, "B1", power=2).put(2, 1, "B1", power=2).drilling({1: ["I3"]}).play("1 crew 1", "1 stay")
    assert warning(r, "1 hire 2") == "die_too_strong" and warning(r, "1 hire 1") == ""


@rule("RW-H3")
def test_a_die_taken_along_is_judged_alike() -> None:
    p = Position(4).put(1, 1, "C2", power=4, die=1).drilling().play("1 crew 1", "1 go B2")
    assert [warning(p, f"1 take {n}") for n in (1, 2)] == ["", ""]  # 6 needs both
    q = Position(4).put(1, 1, "C1", power=4, die=1).drilling().play("1 crew 1", "1 go B1")
    assert warning(q, "1 take 2") == "die_too_strong" and absurd(q, "1 take 2") == "RW-ABS-4"


@rule("RW-Z2")
def test_the_step_that_makes_the_last_turn_is_announced() -> None:
    p = Position(2).put(2, 1, "center").put(1, 1, "D1").drilling().play("1 crew 1")
    assert warning(p, "1 go center") == "last_turn" and beside(p, "1 go center").preview["prestige"] == 6


@rule("RW-Z2", "RW-W2")
def test_what_never_pays_any_more_in_the_last_turn() -> None:
    p = (
        workshop(2)
        .put(1, 1, "center")
        .put(2, 1, "center")
        .drill("A1", "A3")
        .put(1, 2, "A3")
        .give(1, money=9000)
        .mineshaft(1, "D5")
    )
    assert warning(p, "1 mobility") == "no_turn_left" and absurd(p, "1 mobility") == "RW-ABS-5"
    p.play("1 mineshaft")
    assert (
        warning(p, "1 sink A3") == "never_pays"
        and absurd(p, "1 sink A3") == "RW-ABS-6"
        and absurd(p, "1 sink A4") == ""
    )


@rule("RW-Z2", "RW-W5")
def test_in_the_last_turn_a_dearer_level_that_opens_drilled_tiles_alone_is_the_mistake_not_what_follows() -> None:
    p = (
        workshop(2)
        .put(1, 1, "center")
        .put(2, 1, "center")
        .drill("A1", "A3")
        .put(1, 2, "A3")
        .give(1, money=9000)
        .mineshaft(1, "D5", "D6", "D7")
    )
    assert warning(p, "1 relocate 2 D5") == "cheaper_level_does" and absurd(p, "1 relocate 2 D5") == "RW-ABS-7"
    p.play("1 relocate 2 D5")
    legal = p.legal(1)
    assert "sink A3" in legal and absurd(p, "1 sink A3") == "RW-ABS-6"
    assert any(absurd(p, f"1 {text}") == "" for text in legal), "whoever did it all the same has a sane choice left"


@rule("RW-W5")
def test_a_dearer_level_that_opens_no_further_tile() -> None:
    p = workshop().give(1, money=9000).mineshaft(1, "D5", "D6", "D7")
    assert warning(p, "1 relocate 2 D5") == "cheaper_level_does" and absurd(p, "1 relocate 2 D5") == "RW-ABS-7"
    assert absurd(p, "1 relocate 3 D5") == "" and absurd(p, "1 relocate 1 D5") == ""
    p.play("1 relocate 3 D5")
    assert absurd(p, "1 sink A1") == "RW-ABS-8" and absurd(p, "1 sink C1") == ""


@rule("RW-K2")
@pytest.mark.parametrize(
    ("move", "cost", "then"), [("sell zinc", {"zinc": 2}, 3800), ("buy zinc", {"money": 800}, 2200)]
)
def test_a_deal_shows_what_it_takes_and_leaves(move: str, cost: dict[str, int], then: int) -> None:
    p = market().play(f"1 {move}")
    d = beside(p, "1 cubes 2")
    assert d.cost == cost and d.preview["money_then"] == then


def test_every_choice_of_a_long_game_has_a_detail_with_a_clause() -> None:
    p = Position(2, turn_limit=2)
    while p.s.phase != Phase.OVER:
        seat = int(p.s.actor())
        if seat >= 0:
            for code in p.s.legal(seat):
                assert GAME.detail(p.s.view(seat), seat, code).clause.startswith("RW-")
        p.idle()


def test_the_scene_says_what_is_enough_of_a_sealed_choice() -> None:
    """A bid is warned of where its last unit lies beyond what is enough; the scene's words are the warning's."""
    p = Position(2, open_stocks=True).give(2, 0, 0, 0, 0, money=500).give(1, zinc=4)
    sealed = GAME.scene(p.s.view(0), 0)["sealed"]
    assert sealed is not None and sealed["enough"] == 500 and sealed["money_step"] == 100
    for zinc in range(5):
        beyond = zinc > 0 and (zinc - 1) * 400 >= 500
        assert beside(p, f"1 bid zinc {zinc}").warning == (sealed["beyond"] if beyond else "")


def test_the_scene_says_what_each_achievement_asks() -> None:
    goals = {goal["achievement"]: goal["asks"] for goal in GAME.scene(Position(3).s.view(0), 0)["achievements"]}
    none = {"zinc": 0, "copper": 0, "silver": 0, "gold": 0}
    assert goals["zinc_copper"] == {
        "cubes": {**none, "zinc": 8, "copper": 8},
        "cards": 0,
        "crews": 0,
        "power": 0,
        "at": "",
    }
    assert goals["extractions"] == {"cubes": none, "cards": 6, "crews": 0, "power": 0, "at": ""}
    assert goals["deep_crews"] == {"cubes": none, "cards": 0, "crews": 4, "power": 1, "at": "C"}
    assert goals["center"] == {"cubes": none, "cards": 0, "crews": 1, "power": 1, "at": "center"}
