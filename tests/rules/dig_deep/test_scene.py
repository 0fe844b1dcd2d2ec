"""Dig Deep, what a client draws: the scene and the prompts."""

from __future__ import annotations

import json

from pithead.core.api import CHANCE, OVER, SPECTATOR, TRUTH
from pithead.core.chance import Rng
from pithead.games.dig_deep.scene_types import Scene
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Phase
from tests.rules.dig_deep.positions import (
    GAME,
    buying,
    cube,
    do,
    give,
    happen,
    opened,
    own_dice,
    resolving,
    share,
    throw,
)

ALICE, BOB = 0, 1


def look(s: DigDeep, audience: int) -> Scene:
    return GAME.scene(s.view(audience), audience)


def test_a_scene_shows_a_column_from_the_top_down_with_who_knows_what() -> None:
    s = resolving(dig=1)
    cube(s, BOB, "a")
    do(s, "dig a")
    happen(s, "tile L1-RR")
    do(s, "put a")
    top = {"level": 1, "tile": "L1-RR", "gems": ["ruby", "ruby"], "known_by": [ALICE]}
    assert look(s, ALICE)["columns"][0]["tiles"][0] == top
    assert look(s, BOB)["columns"][0]["tiles"][0] == {**top, "tile": None, "gems": []}
    assert look(s, BOB)["columns"][0]["tiles"][5] == {"level": 3, "tile": None, "gems": [], "known_by": []}
    assert look(s, BOB)["columns"][0]["cubes"] == [0, 1]
    assert look(s, BOB)["columns"][0]["control"] == [BOB]
    assert look(s, BOB)["columns"][1]["control"] == [ALICE, BOB]


def test_a_scene_shows_own_hand_tiles_and_only_the_levels_of_others() -> None:
    s = opened()
    give(s, ALICE, "hand", "L3-SDD", "L1-R")
    mine = look(s, ALICE)["seats"][ALICE]["hand"]
    assert mine == [
        {"level": 1, "tile": "L1-R", "gems": ["ruby"], "count": 1, "known_to": []},
        {"level": 3, "tile": "L3-SDD", "gems": ["sapphire", "diamond", "diamond"], "count": 1, "known_to": []},
    ]
    theirs = look(s, BOB)["seats"][ALICE]["hand"]
    assert theirs == [
        {"level": 1, "tile": None, "gems": [], "count": 1, "known_to": []},
        {"level": 3, "tile": None, "gems": [], "count": 1, "known_to": []},
    ]


def test_a_scene_says_which_hand_tiles_others_have_dug() -> None:
    s = resolving(dig=1, mine=1)
    do(s, "dig a")
    happen(s, "tile L1-RR")
    do(s, "put a")
    s.seat = BOB
    do(s, "mine a")
    for audience in (ALICE, BOB):
        assert look(s, audience)["seats"][BOB]["hand"][0]["known_to"] == [{"seat": ALICE, "count": 1}]


def test_a_scene_shows_the_throw_until_the_dice_are_bought() -> None:
    s = opened()
    assert look(s, ALICE)["market_dice"] == []
    assert look(s, ALICE)["seats"][ALICE]["dice"][0]["rolled"] is None
    throw(s, "ruby wild emerald", "mine 1, smelt 2, reserve 1")
    assert look(s, BOB)["market_dice"] == ["ruby", "wild", "emerald"]
    assert look(s, BOB)["wilds"] == 1
    do(s, "wild ruby", "mark 2")
    assert look(s, BOB)["marks"] == ["2"]
    assert look(s, BOB)["seats"][ALICE]["dice"][1] == {
        "position": "2",
        "die": "basic",
        "faces": ["mine 1", "mine 2", "mine 2", "smelt 1", "smelt 2", "reserve 1"],
        "rolled": "smelt 2",
        "marked": True,
    }
    assert look(s, BOB)["seats"][BOB]["dice"][1]["rolled"] is None
    do(s, "roll")
    happen(s, "rerolled 1 1 1 1 1 1")
    assert look(s, BOB)["uses"] == {
        "reserve": 1,
        "mine": 2,
        "smelt": 0,
        "sell": 1,
        "dig": 0,
        "advertise": 0,
        "invest": 0,
    }
    assert look(s, BOB)["marks"] == []
    assert look(s, BOB)["seats"][ALICE]["dice"][1]["marked"] is False, "thrown again"
    do(s, "done")
    assert look(s, BOB)["uses"] == {}
    assert look(s, BOB)["market_dice"] == []


def test_a_scene_shows_the_market_and_the_bag() -> None:
    s = buying()
    share(s, BOB, "ruby")
    scene = look(s, SPECTATOR)
    assert scene["dice_market"][2] == {
        "space": "3",
        "price": 7,
        "die": "yellow",
        "faces": ["sell 1", "sell 2", "sell 2", "smelt 2", "smelt 2", "mine 2"],
    }
    assert scene["bag"] == {"red": 4, "white": 4, "yellow": 4, "blue": 4, "black": 4, "pink": 4, "green": 5}
    assert scene["gems"][0] == {
        "gem": "ruby",
        "price": 2,
        "top_price": 10,
        "invested": [0, 1],
        "room": 2,
        "leaders": [],
        "bonus": 0,
    }
    assert scene["you"] is None
    assert scene["turn_limit"] == 60


def test_a_scene_names_what_is_under_way() -> None:
    s = resolving(dig=1)
    do(s, "dig b")
    happen(s, "tile L1-RR")
    assert look(s, ALICE)["held"] == {
        "level": 1,
        "tile": "L1-RR",
        "gems": ["ruby", "ruby"],
        "from": "b",
        "known_by": [ALICE],
    }
    held = look(s, BOB)["held"]
    assert held is not None and held["tile"] is None
    s = resolving(reserve=1)
    cube(s, ALICE, "aaabbbcccdddeeeff")
    share(s, ALICE, "ruby", "ruby", "ruby")
    do(s, "take_back ruby")
    assert look(s, BOB)["taken_back"] == "ruby"
    s = buying(coins=30)
    own_dice(s, ALICE, *["basic"] * 6)
    do(s, "buy 2")
    assert look(s, BOB)["new_die"] == "white"


def test_the_final_scene_has_places_and_bonuses_by_gem() -> None:
    s = opened(3, {"turn_limit": 1})
    give(s, 0, "sold", "L1-RE")
    give(s, 1, "sold", "L1-R", "L1-E")
    s.seat = 2
    throw(s, "amethyst sapphire diamond", "smelt 1, smelt 1, smelt 1")
    do(s, "keep", "done", "end")
    assert s.actor() == OVER
    final = look(s, SPECTATOR)["final"]
    assert final == [
        {
            "seat": 0,
            "place": 2,
            "total": 32,
            "coins": 12,
            "bonuses": {"ruby": 10, "emerald": 10},
            "tiles_sold": 1,
            "face_up": 0,
            "hand": 0,
        },
        {
            "seat": 1,
            "place": 1,
            "total": 32,
            "coins": 12,
            "bonuses": {"ruby": 10, "emerald": 10},
            "tiles_sold": 2,
            "face_up": 0,
            "hand": 0,
        },
        {"seat": 2, "place": 3, "total": 12, "coins": 12, "bonuses": {}, "tiles_sold": 0, "face_up": 0, "hand": 0},
    ]
    assert look(s, SPECTATOR)["reason"] == "turn_limit"
    assert GAME.prompt(s.view(0), 0) == "dig_deep-prompt-over"


def test_prompts_follow_the_turn() -> None:
    s = opened()
    assert GAME.prompt(s.view(ALICE), ALICE) == "dig_deep-prompt-chance"
    throw(s, "ruby wild emerald", "mine 1, smelt 2, reserve 1")
    assert GAME.prompt(s.view(ALICE), ALICE) == "dig_deep-prompt-wild"
    assert GAME.prompt(s.view(BOB), BOB) == "dig_deep-prompt-waiting"
    assert GAME.prompt(s.view(SPECTATOR), SPECTATOR) == "dig_deep-prompt-waiting"
    do(s, "wild ruby")
    assert GAME.prompt(s.view(ALICE), ALICE) == "dig_deep-prompt-reroll"
    do(s, "mark 1")
    assert GAME.prompt(s.view(ALICE), ALICE) == "dig_deep-prompt-reroll_more"


def test_the_scene_says_which_uses_need_no_die_and_what_a_gem_s_bonus_is() -> None:
    seen = look(resolving(mine=1), ALICE)
    assert seen["free_uses"] == {"sell": 1} and seen["gem_bonus"] == 20
    assert look(buying(), ALICE)["free_uses"] == {}


def test_every_moment_of_random_games_can_be_drawn_for_every_audience() -> None:
    """JSON all the way, a clause beside each choice, and no price above one's coins."""
    for n in range(6):
        seats = 2 + n % 3
        s, rng = GAME.new(seats, {"turn_limit": 12}), Rng(n)
        while s.actor() != OVER:
            if s.actor() == CHANCE:
                s.apply(CHANCE, s.sample(rng))
                continue
            seat = s.actor()
            codes = s.legal(seat)
            view = s.view(seat)
            for code in codes:
                detail = GAME.detail(view, seat, code)
                json.dumps([detail.cost, detail.preview])
                assert detail.clause.startswith("DD-")
                price = detail.cost.get("coins", 0)
                assert isinstance(price, int) and price <= s.coins[seat]
            if rng.below(8) == 0:
                for audience in (*range(seats), SPECTATOR, TRUTH):
                    json.dumps(look(s, audience))
            s.apply(seat, codes[rng.below(len(codes))])
        assert s.phase == Phase.OVER
