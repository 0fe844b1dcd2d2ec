"""Dig Deep, what a client draws: the scene, the prompts, and what stands beside each choice."""

from __future__ import annotations

import json
from collections.abc import Mapping

from pithead.core.api import CHANCE, OVER, SPECTATOR, TRUTH, Detail, Json
from pithead.core.chance import Rng
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Phase
from tests.rules.dig_deep.positions import (
    GAME,
    buying,
    clear,
    cube,
    do,
    give,
    happen,
    opened,
    own_dice,
    prices,
    resolving,
    share,
    throw,
)

ALICE, BOB = 0, 1


def look(s: DigDeep, audience: int) -> dict[str, Json]:
    return GAME.scene(s.view(audience), audience)


def at(data: Json, *path: str | int) -> Json:
    """A value inside a scene."""
    for step in path:
        if isinstance(step, int):
            assert isinstance(data, list)
            data = data[step]
        else:
            assert isinstance(data, Mapping)
            data = data[step]
    return data


def beside(s: DigDeep, text: str) -> Detail:
    seat = s.actor()
    return GAME.detail(s.view(seat), seat, GAME.actions.parse(text))


def test_a_scene_shows_a_column_from_the_top_down_with_who_knows_what() -> None:
    s = resolving(dig=1)
    cube(s, BOB, "a")
    do(s, "dig a")
    happen(s, "tile L1-RR")
    do(s, "put a")
    top = {"level": 1, "tile": "L1-RR", "gems": ["ruby", "ruby"], "known_by": [ALICE]}
    assert at(look(s, ALICE), "columns", 0, "tiles", 0) == top
    assert at(look(s, BOB), "columns", 0, "tiles", 0) == {**top, "tile": None, "gems": []}
    assert at(look(s, BOB), "columns", 0, "tiles", 5) == {"level": 3, "tile": None, "gems": [], "known_by": []}
    assert at(look(s, BOB), "columns", 0, "cubes") == [0, 1]
    assert at(look(s, BOB), "columns", 0, "control") == [BOB]
    assert at(look(s, BOB), "columns", 1, "control") == [ALICE, BOB]


def test_a_scene_shows_own_hand_tiles_and_only_the_levels_of_others() -> None:
    s = opened()
    give(s, ALICE, "hand", "L3-SDD", "L1-R")
    mine = at(look(s, ALICE), "seats", ALICE, "hand")
    assert mine == [
        {"level": 1, "tile": "L1-R", "gems": ["ruby"], "count": 1, "known_to": []},
        {"level": 3, "tile": "L3-SDD", "gems": ["sapphire", "diamond", "diamond"], "count": 1, "known_to": []},
    ]
    theirs = at(look(s, BOB), "seats", ALICE, "hand")
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
        assert at(look(s, audience), "seats", BOB, "hand", 0, "known_to") == [{"seat": ALICE, "count": 1}]


def test_a_scene_shows_the_throw_until_the_dice_are_bought() -> None:
    s = opened()
    assert at(look(s, ALICE), "market_dice") == []
    assert at(look(s, ALICE), "seats", ALICE, "dice", 0, "rolled") is None
    throw(s, "ruby wild emerald", "mine 1, smelt 2, reserve 1")
    assert at(look(s, BOB), "market_dice") == ["ruby", "wild", "emerald"]
    assert at(look(s, BOB), "wilds") == 1
    do(s, "wild ruby", "mark 2")
    assert at(look(s, BOB), "marks") == ["2"]
    assert at(look(s, BOB), "seats", ALICE, "dice", 1) == {
        "position": "2",
        "die": "basic",
        "faces": ["mine 1", "mine 2", "mine 2", "smelt 1", "smelt 2", "reserve 1"],
        "rolled": "smelt 2",
        "marked": True,
    }
    assert at(look(s, BOB), "seats", BOB, "dice", 1, "rolled") is None
    do(s, "roll")
    happen(s, "rerolled 1 1 1 1 1 1")
    assert at(look(s, BOB), "uses") == {
        "reserve": 1,
        "mine": 2,
        "smelt": 0,
        "sell": 1,
        "dig": 0,
        "advertise": 0,
        "invest": 0,
    }
    assert at(look(s, BOB), "marks") == []
    assert at(look(s, BOB), "seats", ALICE, "dice", 1, "marked") is False, "thrown again"
    do(s, "done")
    assert at(look(s, BOB), "uses") == {}
    assert at(look(s, BOB), "market_dice") == []


def test_a_scene_shows_the_market_and_the_bag() -> None:
    s = buying()
    share(s, BOB, "ruby")
    scene = look(s, SPECTATOR)
    assert at(scene, "dice_market", 2) == {
        "space": "3",
        "price": 7,
        "die": "yellow",
        "faces": ["sell 1", "sell 2", "sell 2", "smelt 2", "smelt 2", "mine 2"],
    }
    assert at(scene, "bag") == {"red": 4, "white": 4, "yellow": 4, "blue": 4, "black": 4, "pink": 4, "green": 5}
    assert at(scene, "gems", 0) == {
        "gem": "ruby",
        "price": 2,
        "top_price": 10,
        "invested": [0, 1],
        "room": 2,
        "leaders": [],
        "bonus": 0,
    }
    assert at(scene, "you") is None
    assert at(scene, "turn_limit") == 60


def test_a_scene_names_what_is_under_way() -> None:
    s = resolving(dig=1)
    do(s, "dig b")
    happen(s, "tile L1-RR")
    assert at(look(s, ALICE), "held") == {
        "level": 1,
        "tile": "L1-RR",
        "gems": ["ruby", "ruby"],
        "from": "b",
        "known_by": [ALICE],
    }
    assert at(look(s, BOB), "held", "tile") is None
    s = resolving(reserve=1)
    cube(s, ALICE, "aaabbbcccdddeeeff")
    share(s, ALICE, "ruby", "ruby", "ruby")
    do(s, "take_back ruby")
    assert at(look(s, BOB), "taken_back") == "ruby"
    s = buying(coins=30)
    own_dice(s, ALICE, *["basic"] * 6)
    do(s, "buy 2")
    assert at(look(s, BOB), "new_die") == "white"


def test_the_final_scene_has_places_and_bonuses_by_gem() -> None:
    s = opened(3, {"turn_limit": 1})
    give(s, 0, "sold", "L1-RE")
    give(s, 1, "sold", "L1-R", "L1-E")
    s.seat = 2
    throw(s, "amethyst sapphire diamond", "smelt 1, smelt 1, smelt 1")
    do(s, "keep", "done", "end")
    assert s.actor() == OVER
    final = at(look(s, SPECTATOR), "final")
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
    assert at(look(s, SPECTATOR), "reason") == "turn_limit"
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


def test_a_sale_is_previewed_as_it_will_be_paid() -> None:
    s = resolving(sell=1)
    prices(s, emerald=7, amethyst=4)
    share(s, BOB, "emerald")
    give(s, ALICE, "shown", "L1-EA")
    detail = beside(s, "sell L1-EA")
    assert detail.clause == "DD-A6"
    assert detail.preview["paid"] == [7, 3]
    assert at(detail.preview["sale"], 0) == {
        "gem": "emerald",
        "copies": 1,
        "price": 7,
        "becomes": 6,
        "paid": [3, 3],
        "cubes_back": [0, 1],
    }
    assert detail.warning == ""
    before = list(s.coins)
    do(s, "sell L1-EA")
    assert [a - b for a, b in zip(s.coins, before, strict=True)] == [7, 3]


def test_warnings_name_what_is_wrong_with_a_choice() -> None:
    s = resolving(sell=1, reserve=1)
    give(s, ALICE, "shown", "L1-R", "L1-E")
    prices(s, ruby=0, emerald=2)
    share(s, BOB, "emerald", "emerald")
    clear(s, "c")
    cube(s, ALICE, "d")
    assert beside(s, "sell L1-R").warning == "dig_deep-warn-sells_for_nothing"
    prices(s, emerald=3)
    assert beside(s, "sell L1-E").warning == "dig_deep-warn-pays_another_more"
    assert beside(s, "reserve c").warning == "dig_deep-warn-empty_column"
    assert beside(s, "reserve d").warning == "dig_deep-warn-no_change_of_control"
    assert beside(s, "reserve a").warning == ""
    assert beside(s, "done").warning == "dig_deep-warn-actions_left"
    assert beside(s, "done").preview == {"lost": {"reserve": 1, "sell": 1}}
    assert beside(resolving(), "done").warning == ""


def test_reserve_says_whether_it_gains_control() -> None:
    s = resolving(reserve=1)
    cube(s, BOB, "ab")
    cube(s, BOB, "b")
    assert beside(s, "reserve a").preview == {"control": [BOB], "becomes": [ALICE, BOB], "gains_control": True}
    assert beside(s, "reserve b").preview == {"control": [BOB], "becomes": [BOB], "gains_control": False}
    assert beside(s, "reserve c").preview == {"control": [ALICE, BOB], "becomes": [ALICE], "gains_control": False}
    assert beside(s, "reserve a").cost == {"reserve": 1, "cubes": 1}


def test_mining_says_what_it_costs_and_when_it_is_the_last_tile() -> None:
    s = resolving(mine=3)
    clear(s, "bcdef")
    give(s, BOB, "sold", *[name for k, name in enumerate(s.t.kind_names) for _ in range(s.pool[k])][:-1])
    detail = beside(s, "mine a")
    assert detail.cost == {"pickaxes": 3}
    assert detail.preview == {"level": 3, "tile": None, "gems": [], "pickaxes_left": 0, "last_tile": True, "deeper": []}
    assert detail.warning == "dig_deep-warn-last_tile"


def test_mining_says_what_the_tiles_below_would_cost_as_far_as_the_pickaxes_last() -> None:
    tiles = at(look(resolving(mine=1), ALICE), "columns", 0, "tiles")
    assert isinstance(tiles, list)
    levels = [int(str(at(tile, "level"))) for tile in tiles]
    assert levels == sorted(levels) and levels[0] == 1
    for pickaxes in range(1, 12):
        deeper = beside(resolving(mine=pickaxes), "mine a").preview["deeper"]
        paid = next(n for n in range(len(levels), 0, -1) if sum(levels[:n]) <= pickaxes)
        assert deeper == levels[1:paid]


def test_the_scene_says_which_uses_need_no_die_and_what_a_gem_s_bonus_is() -> None:
    seen = look(resolving(mine=1), ALICE)
    assert seen["free_uses"] == {"sell": 1} and seen["gem_bonus"] == 20
    assert look(buying(), ALICE)["free_uses"] == {}


def test_a_reroll_says_what_it_costs() -> None:
    s = opened()
    throw(s, "ruby ruby emerald", "mine 1, smelt 2, reserve 1")
    do(s, "mark 1")
    assert beside(s, "mark 2").preview == {"reroll_cost": 2, "die": "basic", "rolled": "smelt 2"}
    do(s, "mark 2")
    assert beside(s, "roll").cost == {"coins": 2}


def test_buying_warns_of_a_seventh_die_and_of_one_never_rolled() -> None:
    s = buying(coins=30)
    assert beside(s, "buy 2").cost == {"coins": 6}
    assert beside(s, "buy 2").warning == ""
    own_dice(s, ALICE, *["basic"] * 6)
    assert beside(s, "buy 2").warning == "dig_deep-warn-seventh_die"
    s.finishing = 1
    assert beside(s, "buy 2").warning == "dig_deep-warn-never_rolled"


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
