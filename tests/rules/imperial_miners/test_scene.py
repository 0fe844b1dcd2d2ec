"""Imperial Miners, what a client draws: the scene, the prompts, and what stands beside each choice."""

from __future__ import annotations

from pithead.core.actions import Move
from pithead.core.api import SPECTATOR, Detail, sees
from pithead.locales import Texts
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
    assert GAME.scene(at.s.view(0), 0)["asked_by"] == {
        "kind": "card",
        "card": "055",
        "cell": "II+1",
        "spot": "II-1",
    }
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
    told = {"card": "055", "place": "II-2", "carts": len(trial.carts[0]), "gold": 0, "vp": 0, "above": ["I0", "I+2"]}
    assert {name: value for name, value in detail.preview.items() if name != "brings"} == told
    brings = detail.preview["brings"]
    assert isinstance(brings, list) and [one["gold"] for one in brings] == [3, 0]


def test_an_effect_is_named_by_its_branch_with_what_it_gives_at_once() -> None:
    at = Position(mine="021@I0 020@I+2", hand="055", gold=2).mine_phase().play("play 055; place II+1")
    gold, cards = beside(at, "resolve 1"), beside(at, "resolve 2")
    assert gold.preview == {"effect": "card-055.1", "gold": 3, "vp": 0} and gold.warning == ""
    assert cards.preview == {"effect": "card-055.2", "gold": 0, "vp": 0} and cards.warning == ""


def test_taking_no_effect_says_what_it_gives_up() -> None:
    at = Position(mine="021@I0 020@I+2", hand="055", gold=2).mine_phase().play("play 055; place II+1")
    detail = beside(at, "decline")
    assert detail.preview == {"gold": 3, "vp": 0} and detail.warning == "imperial_miners-warn-declines_gift"
    pump = Position(hand="045").mine_phase().play("play 045")  # a machine here and 1 gold, or 1 gold and a machine's
    assert beside(pump, "decline").preview == {"gold": 1, "vp": 0} and beside(pump, "decline").warning
    poor = Position(mine="021@I0 020@I+2", hand="023", gold=0, event="002").end_phase()
    assert poor.legal() == []  # nothing can be paid: nothing is asked


def test_a_place_says_what_the_event_gives_for_its_carts() -> None:
    at = Position(mine="020@I0", hand="021", event="001").mine_phase().play("play 021")
    found = {move: beside(at, move).preview for move in at.legal()}
    gains = {move: (one["carts"], one["gold"], one["vp"]) for move, one in found.items()}
    assert gains == {"place I-2": (0, 0, 0), "place I+2": (1, 0, 1)}


def test_prices_are_today_s_and_a_card_of_the_hand_counts_itself() -> None:
    at = Position(mine="023@I0 026@I+2", hand="025 065").mine_phase()
    seat = GAME.scene(at.s.view(0), 0)["seats"][0]
    assert seat["prices"] == {"card-023.2": 1, "card-026.2": 1, "card-025.2": 1, "card-065.1": 3}
    assert GAME.scene(at.s.view(SPECTATOR), SPECTATOR)["seats"][0]["prices"] == {"card-023.2": 1, "card-026.2": 1}


def test_what_lies_in_a_mine_says_what_it_brings_now() -> None:
    at = Position(mine="045@I0 020@I+2", machines="I0:2").mine_phase()
    first = GAME.scene(at.s.view(0), 0)["seats"][0]["mine"][0]
    plain = {"vp": 0, "cost": 0, "spaces": 0, "met": True}
    machines = [{"what": "machines_here", "of": "", "n": 2}]
    assert first["brings"] == [{"gold": 1, "counted": [], **plain}, {"gold": 3, "counted": machines, **plain}]
    event, watched = (GAME.scene(at.s.view(who), who)["event"] for who in (0, SPECTATOR))
    assert event is not None and watched is not None
    assert event["event"] == "018" and event["brings"] == [
        {"gold": 0, "counted": [{"what": "carts", "of": "", "n": 0}], **plain}
    ]
    assert watched["brings"] == []


def test_the_others_are_told_the_card_first_and_then_its_chain() -> None:
    at = Position(mine="020@I0 021@I+2 055@II+1", hand="129", gold=9, seats=2).mine_phase()
    at.play("play 129; place III0; decline; resolve 1; climb I+2; resolve 1; resolve 1")
    at.play("resolve 1", seat=1)
    told = [GAME.events[e.kind] for e in at.log if sees(1, e.seen_by)]
    values = [kind.name_values(e.args) for kind, e in zip(told, [e for e in at.log if sees(1, e.seen_by)], strict=True)]
    cells = [
        (kind.name, one["cell"]) for kind, one in zip(told, values, strict=True) if "cell" in one and one["seat"] == "1"
    ]
    assert cells == [("played", "III0"), ("activated", "III0"), ("resolved", "II+1"), ("resolved", "I+2")]
    result = next(one for kind, one in zip(told, values, strict=True) if kind.name == "result" and one["seat"] == "1")
    said = Texts("en").event(GAME, {"event": "result", **result}, ["Ann", "Ben"])
    assert said == "Ann: +2 gold"  # 5 for the card, 3 and 2 of the chain, 2 of the Surface
    assert Texts("de").event(GAME, {"event": "result", "seat": "1", "gold": -3, "vp": 1}, ["Ann", "Ben"]) == (
        "Ann: −3 Gold, +1 Punkt"
    )


def said_to(at: Position, seat: int, *names: str) -> list[str]:
    """What a seat was told of certain events, in words."""
    told = [(GAME.events[e.kind], e) for e in at.log if sees(seat, e.seen_by)]
    return [
        Texts("en").event(GAME, {"event": kind.name, **kind.name_values(e.args)}, ["Ann", "Ben"])
        for kind, e in told
        if kind.name in names
    ]


def test_the_others_are_told_which_effect_and_which_place_of_the_surface_were_resolved() -> None:
    at = Position(mine="055@II+1 020@I0 021@I+2", hand="050", gold=9, seats=2).mine_phase()
    at.play("play 050; place I-2; resolve 2; resolve 2; advance 1; board alchemy")
    assert said_to(at, 1, "resolved", "surface") == []  # not before all have finished
    at.play("resolve 1", seat=1)
    assert said_to(at, 1, "resolved", "surface") == [
        "Ann activates Quarry (I-1): if this card has a card on both its left and right, gain 3 gold, else gain 1 gold",
        "Ann reaches the Surface (Hoist): pay 4 gold: advance up to 2 spaces",
    ]
    assert said_to(at, 0, "surface") == ["Ben reaches the Surface (Pay office): gain 2 gold"]
    assert at.s.searches == [[], []]


def test_places_are_counted_from_the_leftmost_card_of_their_row() -> None:
    at = Position(mine="021@I0 020@I+2 050@I+4 055@II+3", hand="056", gold=2).mine_phase()
    seat = GAME.scene(at.s.view(0), 0)["seats"][0]
    assert [card["spot"] for card in seat["mine"]] == ["I-1", "I-2", "I-3", "II-1"]
    at.play("play 056")
    moves = {move: beside(at, move).preview for move in at.legal()}
    assert {move: one["place"] for move, one in moves.items()} == {
        "place II-1": "II-L2",
        "place II+1": "II-L1",
        "place II+5": "II-2",
    }
    said = [Texts(lang).move(GAME, Move("place", ["II-1"]), (), moves["place II-1"]) for lang in ("en", "de", "fr")]
    assert said == [
        "place the card 2 places left of II-1",
        "die Karte 2 Plätze links von II-1 anlegen",
        "placer la carte 2 places avant II-1",
    ]
    at.play("place II+1")
    assert said_to(at, 0, "played") == ["Ann plays Deep Bank left of II-1 for 2 gold"]
    asked_by = GAME.scene(at.s.view(0), 0)["asked_by"]
    assert asked_by is not None and asked_by["kind"] == "card" and asked_by["spot"] == "II-1"


def test_a_cart_is_named_by_the_cards_it_stands_between() -> None:
    at = Position(mine="020@I0 023@I+2", hand="050").mine_phase().play("play 050; place I-2; resolve 1")
    found = {move: beside(at, move).preview for move in at.legal()}
    assert found["cart I0:r"] == {"card": "020", "neighbour": "023"}
    assert Texts("en").move(GAME, Move("cart", ["I0:r"]), (), found["cart I0:r"]) == (
        "place a cart between Gold Mill and Toll Gate"
    )
    at.play("cart I0:r")
    assert said_to(at, 0, "cart") == ["Ann places a cart between Gold Mill and Toll Gate"]


def test_a_card_of_the_hand_says_to_its_owner_what_it_would_bring_now() -> None:
    at = Position(mine="023@I0 020@I+2", hand="024 036 050 055 098", gold=3, marker="alchemy 5", seats=2).mine_phase()
    held = GAME.scene(at.s.view(0), 0)["seats"][0]["hand"]
    hand = {card["card"]: card["now"] for card in held if card["card"] is not None}
    shepherds = hand["024"][0]
    assert shepherds["least"] == shepherds["most"] and shepherds["most"]["gold"] == 2  # it counts itself
    assert shepherds["most"]["counted"] == [{"what": "cards_of", "of": "scots", "n": 2}]
    assert hand["036"][0]["most"]["gold"] == 2  # per 3 spaces, rounded up: space 5
    assert hand["050"][1]["least"]["gold"] == 1 == hand["050"][1]["most"]["gold"]  # at either end of the row
    assert len(hand["055"]) == 2 and hand["098"] == []  # nothing lies above level III yet
    before = at.s.view(0).key()
    GAME.scene(at.s.view(0), 0)
    assert at.s.view(0).key() == before
    over = Position(mine="020@I0", hand="021", seats=2).mine_phase()
    assert "now" not in GAME.scene(over.s.view(1), 1)["seats"][0]["hand"][0]
