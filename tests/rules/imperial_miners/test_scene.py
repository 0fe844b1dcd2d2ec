"""Imperial Miners, what a client draws: the scene, the prompts, and what stands beside each choice."""

from __future__ import annotations

from pithead.core.api import SPECTATOR, Detail
from tests.rules.imperial_miners.position import GAME, Position


def beside(at: Position, text: str) -> Detail:
    return GAME.detail(at.s.view(0), 0, GAME.actions.parse(text))


def test_one_s_own_hand_is_shown_and_of_others_only_the_levels() -> None:
    at = Position(hand="021 055", seats=2).mine_phase()
    own = GAME.scene(at.s.view(0), 0)["seats"][0]["hand"]
    assert [card["card"] for card in own] == ["021", "055"]
    for audience in (1, SPECTATOR):
        hand = GAME.scene(at.s.view(audience), audience)["seats"][0]["hand"]
        assert hand == [{"card": None, "level": "I"}, {"card": None, "level": "II"}]


def test_a_laid_card_has_its_cell_its_figures_and_what_lies_on_it() -> None:
    at = Position(mine="021@I0 020@I+2 055@II+1", machines="I+2:2", caved="II+1").mine_phase()
    seat = GAME.scene(at.s.view(0), 0)["seats"][0]
    first, second, third = seat["mine"]
    assert (first["cell"], first["row"], first["x"]) == ("I0", 0, 0) and first["effect"] == "card-021"
    assert (second["cell"], second["machines"], second["cavein"]) == ("I+2", 2, False)
    assert (third["cell"], third["row"], third["x"], third["cavein"]) == ("II+1", 1, 1, True)
    assert third["halves"] == ["TL", "TR", "BL"] and third["factions"] == [] and third["cost"] == 2
    assert (seat["machines"], seat["caveins"]) == (2, 1)


def test_a_seat_is_told_whose_effects_it_chooses_from() -> None:
    at = Position(mine="021@I0 020@I+2", hand="055", gold=2).mine_phase()
    assert GAME.scene(at.s.view(0), 0)["asked_by"] is None
    at.play("play 055; place II+1")
    assert GAME.scene(at.s.view(0), 0)["asked_by"] == {"kind": "card", "card": "055", "cell": "II+1"}
    assert GAME.prompt(at.s.view(0), 0) == "imperial_miners-prompt-card"
    assert GAME.scene(at.s.view(SPECTATOR), SPECTATOR)["asked_by"] is None


def test_a_place_says_what_it_completes_and_where_the_chain_goes_on() -> None:
    at = Position(mine="021@I0 020@I+2", hand="055", gold=2).mine_phase()
    assert beside(at, "play 055").cost == {"gold": 2} and beside(at, "play 055").preview["card"] == "055"
    at.play("play 055")
    detail = beside(at, "place II+1")
    trial = at.s.clone()
    trial.apply(0, GAME.actions.parse("place II+1"))
    assert detail.cost == {"gold": 2}
    assert detail.preview == {"card": "055", "carts": len(trial.carts[0]), "above": ["I0", "I+2"]}


def test_an_effect_is_named_by_its_branch_with_what_it_gives_at_once() -> None:
    at = Position(mine="021@I0 020@I+2", hand="055", gold=2).mine_phase().play("play 055; place II+1")
    gold, cards = beside(at, "resolve 1"), beside(at, "resolve 2")
    assert gold.preview == {"effect": "card-055.1", "gold": 3, "vp": 0} and gold.warning == ""
    assert cards.preview == {"effect": "card-055.2", "gold": 0, "vp": 0} and cards.warning == ""
