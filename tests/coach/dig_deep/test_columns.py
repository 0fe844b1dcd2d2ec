"""Facts about cubes below columns and about digging: where each is right to say, and where it must not be said."""

from __future__ import annotations

from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Use
from tests.coach.dig_deep.asked import first, lower, said
from tests.rules.dig_deep.positions import clear, cube, do, happen, resolving, share


def test_a_cube_opens_a_column_to_the_pickaxes() -> None:
    s = resolving(reserve=1, mine=1)
    cube(s, 1, "a")
    one = said(s, "reserve a", "reserve b")["reserve-opens"]
    assert one.args["column"] == "a" and one.args["picks"] == 1 and one.args["level"] == 1
    s.uses[Use.MINE] = 0
    assert "reserve-opens" not in said(s, "reserve a", "reserve b")


def test_level_with_who_held_a_column() -> None:
    s = resolving(3, reserve=1)
    cube(s, 2, "a")
    one = said(s, "reserve a", "done")["reserve-joins"]
    assert one.args["seat"] == "3" and one.args["tiles"] == 6
    cube(s, 2, "a")
    assert "reserve-joins" not in said(s, "reserve a", "done")


def test_a_shared_column_becomes_ones_own() -> None:
    s = resolving(3, reserve=1)
    cube(s, 0, "a")
    cube(s, 2, "a")
    assert said(s, "reserve a", "done")["reserve-alone"].args["seat"] == "3"
    assert "reserve-alone" not in said(s, "reserve b", "done")


def test_the_first_cube_at_a_column() -> None:
    s = resolving(reserve=1)
    assert said(s, "reserve a", "done")["reserve-free"].args["tiles"] == 6
    cube(s, 1, "a")
    assert "reserve-free" not in said(s, "reserve a", "done")


def test_a_lead_of_two_cubes() -> None:
    s = resolving(reserve=1)
    cube(s, 0, "a")
    assert said(s, "reserve a", "done")["reserve-safe"].args["seat"] == "2"
    cube(s, 0, "a")
    assert "reserve-safe" not in said(s, "reserve a", "done")


def test_as_many_cubes_as_there_may_be() -> None:
    s = resolving(reserve=1)
    cube(s, 0, "aab")
    assert "reserve-full" in said(s, "reserve a", "reserve b")
    assert "reserve-full" not in said(s, "reserve b", "reserve a")


def test_a_cube_that_changes_nothing() -> None:
    s = resolving(reserve=1)
    cube(s, 1, "bb")
    assert said(s, "reserve a", "reserve b")["reserve-idle"].args == {"column": "b", "seat": "2"}
    cube(s, 0, "b")
    assert "reserve-idle" not in said(s, "reserve a", "reserve b")
    clear(s, "cd")
    assert said(s, "reserve a", "reserve c")["reserve-empty"].args == {"column": "c"}
    assert "reserve-empty" not in said(s, "reserve d", "reserve c")


def test_two_columns_always_have_a_sentence() -> None:
    s = resolving(reserve=1)
    assert said(s, "reserve a", "reserve b")["reserve-rich"].args["target"] == "b"
    assert "reserve-rich" not in said(s, "reserve a", "done")
    lower(s, "b", 1)
    assert "reserve-rich" in said(s, "reserve a", "reserve b")
    assert "reserve-rich" not in said(s, "reserve b", "reserve a"), "what speaks for the other one is no reason"
    clear(s, "cd")
    assert "reserve-none" in said(s, "reserve c", "reserve d")
    assert "reserve-none" not in said(s, "reserve c", "reserve a")


def without_stock() -> DigDeep:
    """Seat 0 has no cube in stock: 17 below columns, c with two, and three on gems."""
    s = resolving(reserve=1)
    cube(s, 0, "aaabbbccdddeeefff")
    share(s, 0, "ruby", "ruby", "diamond")
    assert s.stock[0] == 0
    return s


def test_a_cube_below_an_empty_column() -> None:
    s = without_stock()
    clear(s, "a")
    assert said(s, "take_back a", "take_back b")["back-idle"].args == {"column": "a"}
    assert "back-idle" not in said(s, "take_back b", "take_back a")


def test_a_cube_that_is_a_share() -> None:
    s = without_stock()
    s.price[0] = 9
    assert said(s, "take_back a", "take_back ruby")["back-share"].args == {"gem": "ruby", "coins": 3}
    assert "back-share" not in said(s, "take_back diamond", "take_back ruby")


def test_a_cube_that_holds_a_column() -> None:
    s = without_stock()
    cube(s, 1, "aa")
    assert "back-holds" in said(s, "take_back b", "take_back a")
    assert "back-holds" not in said(s, "take_back a", "take_back b")


def test_dig_up_what_one_cannot_mine() -> None:
    s = resolving(dig=1)
    cube(s, 1, "a")
    clear(s, "f")
    assert said(s, "dig a", "dig b")["dig-take"].args["seat"] == "2"
    assert "dig-take" not in said(s, "dig b", "dig a")


def test_look_before_one_mines() -> None:
    s = resolving(dig=1, mine=1)
    assert said(s, "dig a", "mine a")["dig-look"].args == {"column": "a", "level": 1}
    s.uses[Use.MINE] = 0
    assert "dig-look" not in said(s, "dig a", "done")


def holding(tile: str, **uses: int) -> DigDeep:
    """Seat 0 has dug up a tile of column a; b is its own, c the other's, d nobody's; e and f are open too."""
    s = resolving(dig=1, **uses)
    cube(s, 0, "b")
    cube(s, 1, "c")
    clear(s, "bcd")
    do(s, "dig a")
    happen(s, f"tile {tile}")
    return s


def test_put_it_where_one_may_mine_alone() -> None:
    s = holding("L1-RR")
    assert said(s, "put b", "put c")["put-own"].args == {"column": "b", "target": "c", "seat": "2", "alone": 1}
    assert said(s, "put d", "put c")["put-own"].args["alone"] == 0
    assert "put-own" not in said(s, "put c", "put b")
    assert "put-own" not in said(s, "put d", "put b")


def test_a_poor_tile_for_another() -> None:
    s = holding("L1-A")
    one = said(s, "put c", "put b")["put-away"]
    assert one.args["tile"] == "L1-A" and one.args["seat"] == "2" and one.args["level"] == 1
    assert "put-away" not in said(s, "put b", "put c")
    assert "put-away" not in said(holding("L1-RR"), "put c", "put b")


def test_put_it_where_the_pickaxes_reach_it() -> None:
    s = holding("L1-RR", mine=1)
    assert said(s, "put b", "put c")["put-reach"].args == {"tile": "L1-RR", "column": "b", "level": 1}
    assert first(s, "put b", "put c") == "put-own"
    assert "put-reach" not in said(holding("L1-RR"), "put b", "put c")
