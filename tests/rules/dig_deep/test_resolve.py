"""Dig Deep, a turn: resolve (reserve, control, mine, smelt, dig, advertise, invest)."""

from __future__ import annotations

import pytest

from pithead.core.api import CHANCE
from pithead.games.dig_deep import flow
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Phase, Use
from tests.rule import rule
from tests.rules.dig_deep.positions import (
    clear,
    cube,
    do,
    give,
    happen,
    in_hand,
    legal,
    offered,
    opened,
    own_dice,
    prices,
    resolving,
    share,
    throw,
    tops,
)


@rule("DD-A1", "DD-A6")
def test_numbers_of_one_action_add_up_and_one_sell_is_free() -> None:
    s = opened()
    own_dice(s, 0, "basic", "basic", "red", "yellow", "black", "green")
    throw(s, "ruby ruby ruby", "mine 2, smelt 2, mine 4, sell 2, dig 3, invest 2")
    do(s, "keep")
    assert s.uses == [0, 6, 2, 3, 3, 0, 2]


@rule("DD-A1")
def test_actions_come_in_any_order_and_pools_alternate() -> None:
    s = resolving(smelt=2, sell=2, reserve=1)
    give(s, 0, "hand", "L1-R", "L1-E")
    do(s, "smelt L1-R", "sell L1-R", "reserve a", "smelt L1-E", "sell L1-E")
    assert s.uses == [0] * 7
    assert legal(s) == ["done"]


@rule("DD-A1")
def test_each_use_is_optional_and_what_is_unused_is_lost() -> None:
    s = resolving(reserve=2, mine=3, smelt=1, sell=1, dig=1, advertise=1, invest=1)
    give(s, 0, "hand", "L1-R")
    do(s, "done")
    assert s.phase == Phase.BUY
    do(s, "end")
    throw(s, "ruby ruby ruby", "mine 1, mine 1, mine 1")
    do(s, "keep")
    assert s.uses == [0, 3, 0, 1, 0, 0, 0], "nothing is left of the turn before"


@rule("DD-A2")
def test_reserve_puts_one_cube_from_stock_below_a_column() -> None:
    s = resolving(reserve=2)
    do(s, "reserve b")
    assert s.stock == [19, 20]
    assert s.cubes[2:4] == [1, 0]
    assert s.uses[Use.RESERVE] == 1


@rule("DD-A2")
def test_at_most_three_own_cubes_in_a_column() -> None:
    s = resolving(reserve=3)
    cube(s, 0, "bb")
    cube(s, 1, "bbb")
    do(s, "reserve b")
    assert offered(s, "reserve") == ["a", "c", "d", "e", "f"]


@rule("DD-A2")
def test_an_empty_column_may_be_reserved() -> None:
    s = resolving(reserve=1)
    clear(s, "c")
    do(s, "reserve c")
    assert s.cubes[4] == 1


@rule("DD-A2")
def test_take_back_is_for_a_player_without_cubes_in_stock() -> None:
    s = resolving(3, reserve=1)
    cube(s, 0, "aaabbbcccdddeeeffgg")
    assert s.stock[0] == 1
    assert offered(s, "take_back") == []
    cube(s, 0, "h")
    assert offered(s, "take_back") == ["a", "b", "c", "d", "e", "f", "g", "h"]
    assert offered(s, "reserve") == []


@rule("DD-A2")
def test_a_cube_taken_back_goes_to_another_column_in_the_same_action() -> None:
    s = resolving(3, reserve=1)
    cube(s, 0, "aaabbbcccdddeeeffggh")
    do(s, "take_back g")
    assert legal(s) == ["reserve f", "reserve h", "reserve i"], "neither g nor a full column"
    do(s, "reserve i")
    assert s.stock[0] == 0
    assert s.cubes[6 * 3] == 1
    assert s.cubes[8 * 3] == 1
    assert s.uses[Use.RESERVE] == 0
    assert s.phase == Phase.RESOLVE


@rule("DD-A2")
def test_a_cube_comes_back_from_the_market_board_too() -> None:
    s = resolving(3, reserve=1)
    cube(s, 0, "aaabbbcccdddeeefff")
    share(s, 0, "ruby", "diamond")
    assert offered(s, "take_back") == ["a", "b", "c", "d", "e", "f", "ruby", "diamond"]
    do(s, "take_back diamond")
    assert legal(s) == ["reserve g", "reserve h", "reserve i"]
    do(s, "reserve g")
    assert s.invested[4 * 3] == 0
    assert s.cubes[6 * 3] == 1


@rule("DD-A2")
def test_a_source_that_leaves_no_other_column_is_not_offered() -> None:
    s = resolving(2, reserve=1)
    cube(s, 0, "aaabbbcccdddeeeff")
    share(s, 0, "ruby", "ruby", "ruby")
    assert s.stock[0] == 0
    assert offered(s, "take_back") == ["a", "b", "c", "d", "e", "ruby"], "f is the only column with room"
    s.cubes[5 * 2] += 1
    s.invested[0] -= 1
    assert offered(s, "take_back") == [], "every column is full of own cubes"


@rule("DD-A2")
def test_column_cubes_stay_when_the_column_is_mined() -> None:
    s = resolving(mine=1)
    cube(s, 0, "a")
    do(s, "mine a")
    happen(s, "tile L1-R")
    assert s.cubes[0] == 1


@rule("DD-A3")
@pytest.mark.parametrize(
    ("cubes", "control"),
    [
        ((0, 0, 0), (True, True, True)),
        ((1, 0, 0), (True, False, False)),
        ((1, 1, 0), (True, True, False)),
        ((2, 3, 2), (False, True, False)),
        ((3, 3, 3), (True, True, True)),
    ],
)
def test_the_most_cubes_control_and_tied_leaders_share(
    cubes: tuple[int, int, int], control: tuple[bool, bool, bool]
) -> None:
    s = resolving(3)
    for seat, n in enumerate(cubes):
        cube(s, seat, "d" * n)
    assert tuple(flow.controls(s, seat, 3) for seat in range(3)) == control


@rule("DD-A3", "DD-A4")
def test_only_controlled_columns_can_be_mined() -> None:
    s = resolving(mine=1)
    cube(s, 1, "abb")
    cube(s, 0, "bbc")
    assert offered(s, "mine") == ["b", "c", "d", "e", "f"]


@rule("DD-A4")
def test_pickaxes_are_paid_by_the_level_of_the_tile_itself() -> None:
    s = resolving(mine=5)
    give(s, 0, "sold", "L1-R", "L1-E", "L2-AS", "L2-AA")  # column f has lost its upper tiles
    assert tops(s)["f"] == "?3"
    do(s, "mine f")
    happen(s, "tile L3-DD")
    assert s.uses[Use.MINE] == 2
    assert offered(s, "mine") == ["a", "b", "c", "d", "e"], "the next tile of f costs 3"
    do(s, "mine a")
    happen(s, "tile L1-R")
    assert s.uses[Use.MINE] == 1
    assert in_hand(s, 0) == {"L3-DD": 1, "L1-R": 1}


@rule("DD-A4")
def test_a_level_two_tile_costs_two() -> None:
    s = resolving(mine=4)
    do(s, "mine a")
    happen(s, "tile L1-R")
    do(s, "mine a")
    happen(s, "tile L1-E")
    assert tops(s)["a"] == "?2"
    do(s, "mine a")
    happen(s, "tile L2-AS")
    assert s.uses[Use.MINE] == 0
    assert in_hand(s, 0) == {"L1-R": 1, "L1-E": 1, "L2-AS": 1}


@rule("DD-A4")
def test_the_first_tile_opens_the_mine_and_nothing_else_is_offered() -> None:
    s = resolving(mine=3, reserve=1, smelt=1, sell=1, dig=1, advertise=1, invest=1)
    do(s, "mine a")
    assert s.actor() == CHANCE
    happen(s, "tile L1-R")
    assert in_hand(s, 0) == {"L1-R": 1}, "seen before the next choice"
    assert legal(s) == ["mine a", "mine b", "mine c", "mine d", "mine e", "mine f", "stop"]


@rule("DD-A4")
def test_what_is_left_over_is_lost() -> None:
    s = resolving(mine=3, reserve=1)
    do(s, "mine a")
    happen(s, "tile L1-R")
    do(s, "stop", "reserve b")
    assert offered(s, "mine") == []


@rule("DD-A4")
def test_mining_ends_by_itself_when_nothing_is_affordable() -> None:
    s = resolving(mine=2, smelt=1)
    cube(s, 1, "bcdef")
    do(s, "mine a")
    happen(s, "tile L1-R")
    assert s.phase == Phase.MINING
    do(s, "mine a")
    happen(s, "tile L1-R")
    assert s.phase == Phase.RESOLVE
    s = resolving(mine=2, smelt=1)
    cube(s, 1, "bcdef")
    give(s, 1, "sold", "L1-R")
    s.height[0], s.height[5] = s.height[5], s.height[0]  # column a has one level 1 tile, f has two
    s.grid[:6], s.grid[30:] = s.grid[30:], s.grid[:6]
    do(s, "mine a")
    happen(s, "tile L1-R")
    assert (s.phase, s.uses[Use.MINE]) == (Phase.RESOLVE, 0), "one pickaxe is left, the next tile costs two"


@rule("DD-A4")
def test_mining_the_top_uncovers_the_tile_below() -> None:
    s = resolving(mine=2)
    do(s, "mine c")
    happen(s, "tile L1-RE")
    assert s.height == [6, 6, 5, 6, 6, 6]
    do(s, "mine c")
    happen(s, "tile L1-R")
    assert s.height == [6, 6, 4, 6, 6, 6]


@rule("DD-A5")
def test_smelt_turns_a_hand_tile_face_up_whatever_its_level() -> None:
    s = resolving(smelt=2)
    give(s, 0, "hand", "L1-R", "L3-DD", "L2-AA")
    do(s, "smelt L3-DD", "smelt L1-R")
    assert s.uses[Use.SMELT] == 0
    assert in_hand(s, 0) == {"L2-AA": 1}
    assert sum(s.shown) == 2
    assert offered(s, "smelt") == []


@rule("DD-A5")
def test_only_own_hand_tiles_are_smelted() -> None:
    s = resolving(smelt=1)
    give(s, 1, "hand", "L1-R")
    give(s, 0, "shown", "L1-E")
    assert offered(s, "smelt") == []


@rule("DD-A7")
def test_dig_looks_at_the_top_of_any_column_controlled_or_not() -> None:
    s = resolving(dig=2)
    cube(s, 1, "abc")
    clear(s, "d")
    assert offered(s, "dig") == ["a", "b", "c", "e", "f"]
    do(s, "dig a")
    assert s.actor() == CHANCE
    happen(s, "tile L1-RR")
    assert s.phase == Phase.DIG_TARGET


@rule("DD-A7")
def test_a_dug_tile_goes_on_any_column_that_is_lower_than_at_the_start() -> None:
    s = resolving(dig=1)
    clear(s, "d")
    give(s, 0, "sold", "L1-R")  # from column f
    do(s, "dig a")
    happen(s, "tile L1-RR")
    assert legal(s) == ["put a", "put d", "put f"], "the source always is one; b, c and e are full"
    do(s, "put d")
    assert s.height == [5, 6, 6, 1, 6, 5]
    assert tops(s)["d"] == "L1-RR"
    assert s.uses[Use.DIG] == 0


@rule("DD-A7")
def test_levels_may_be_mixed_and_a_tile_keeps_its_own_price() -> None:
    s = resolving(dig=1, mine=2)
    give(s, 0, "sold", "L1-R", "L1-E")
    assert tops(s)["f"] == "?2"
    do(s, "dig f")
    happen(s, "tile L2-SS")
    s.height[0] = 5  # column a has room
    s.grid[5] = -1
    s.pool[0] -= 1
    s.sold[0] += 1
    do(s, "put a", "mine a")
    assert s.uses[Use.MINE] == 0
    assert in_hand(s, 0) == {"L2-SS": 1}


@rule("DD-A7")
def test_a_known_tile_is_dug_without_chance() -> None:
    s = resolving(dig=2)
    do(s, "dig a")
    happen(s, "tile L1-RR")
    do(s, "put a", "dig a")
    assert s.phase == Phase.DIG_TARGET
    assert s.held == s.t.kind_names.index("L1-RR")


@rule("DD-A7", "DD-Z1")
def test_digging_the_last_tile_does_not_end_the_game() -> None:
    s = resolving(dig=1, mine=3)
    clear(s, "bcdef")
    give(s, 1, "sold", *_all_unseen_but_one(s))
    assert s.height == [1, 0, 0, 0, 0, 0]
    do(s, "dig a")
    happen(s, f"tile {_only_kind(s)}")
    do(s, "put c")
    assert s.finishing == 0
    do(s, "mine c")
    assert s.finishing == 1


def _all_unseen_but_one(s: DigDeep) -> list[str]:
    """Names of unseen tiles: all but one of level 3."""
    names = [name for k, name in enumerate(s.t.kind_names) for _ in range(s.pool[k])]
    return names[:-1]


def _only_kind(s: DigDeep) -> str:
    return next(name for k, name in enumerate(s.t.kind_names) if s.pool[k])


@rule("DD-A8")
def test_advertise_moves_one_price_by_one() -> None:
    s = resolving(advertise=3)
    do(s, "advertise ruby +1", "advertise ruby +1", "advertise diamond -1")
    assert prices(s) == {"ruby": 4, "emerald": 2, "amethyst": 2, "sapphire": 2, "diamond": 1}
    assert offered(s, "advertise") == []


@rule("DD-A8")
def test_raising_at_ten_and_lowering_at_zero_are_not_offered() -> None:
    s = resolving(advertise=1)
    prices(s, ruby=10, emerald=0)
    assert offered(s, "advertise")[:4] == ["ruby -1", "emerald +1", "amethyst -1", "amethyst +1"]
    assert len(offered(s, "advertise")) == 8


@rule("DD-A9")
def test_invest_puts_a_cube_from_stock_on_a_gem() -> None:
    s = resolving(invest=2)
    do(s, "invest ruby", "invest ruby")
    assert s.invested[:2] == [2, 0]
    assert s.stock[0] == 18


@rule("DD-A9")
def test_three_cubes_on_a_gem_in_all() -> None:
    s = resolving(3, invest=2)
    share(s, 0, "ruby")
    share(s, 1, "ruby")
    do(s, "invest ruby")
    assert offered(s, "invest") == ["emerald", "amethyst", "sapphire", "diamond"]


@rule("DD-A9")
def test_without_a_cube_in_stock_there_is_no_invest() -> None:
    s = resolving(3, invest=1, reserve=1)
    cube(s, 0, "aaabbbcccdddeeeffggh")
    assert offered(s, "invest") == []
    assert offered(s, "take_back") != []


@rule("DD-A9")
def test_an_investment_stays_over_turns() -> None:
    s = resolving(invest=1)
    do(s, "invest ruby", "done", "end")
    throw(s, "ruby ruby ruby", "mine 1, mine 1, mine 1")
    do(s, "keep", "done", "end")
    assert s.invested[0] == 1
