"""Facts about mining in Dig Deep: where each is the right thing to say, and where it must not be said."""

from __future__ import annotations

from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Use
from tests.coach.dig_deep.asked import first, lower, said
from tests.rules.dig_deep.positions import clear, cube, do, give, happen, own_dice, resolving


def known_top(s: DigDeep, column: str, tile: str) -> None:
    """Seat 0 has dug up the top tile of a column and put it back."""
    s.uses[Use.DIG] += 1
    do(s, f"dig {column}")
    happen(s, f"tile {tile}")
    do(s, f"put {column}")


def last_tile(**uses: int) -> DigDeep:
    """One tile of column a is left to mine."""
    s = resolving(**uses)
    clear(s, "bcdef")
    lower(s, "a", 1)
    return s


def test_a_column_shared_with_somebody_who_plays_next() -> None:
    s = resolving(mine=1)
    cube(s, 0, "abb")
    cube(s, 1, "a")
    one = said(s, "mine a", "mine b")["mine-shared"]
    assert one.args == {"column": "a", "seat": "2", "next": 1, "times": 9, "level": 1}  # three dice, half without
    assert first(s, "mine a", "mine b") == "mine-shared"
    assert "mine-shared" not in said(s, "mine b", "mine a")
    cube(s, 0, "a")
    assert "mine-shared" not in said(s, "mine a", "mine b")


def test_who_shares_a_column_may_not_be_the_next_player() -> None:
    s = resolving(3, mine=1)
    cube(s, 0, "abb")
    cube(s, 2, "a")
    assert said(s, "mine a", "mine b")["mine-shared"].args["next"] == 0
    s.finishing = 1
    s.start = 1  # seat 0 is the last to play
    assert "mine-shared" not in said(s, "mine a", "mine b")


def test_a_column_that_is_open_to_all() -> None:
    s = resolving(mine=1)
    cube(s, 0, "b")
    assert said(s, "mine a", "mine b")["mine-open"].args["column"] == "a"
    assert "mine-open" not in said(s, "mine b", "mine a")


def test_a_column_of_ones_own_can_wait() -> None:
    s = resolving(mine=1)
    cube(s, 0, "bb")
    assert said(s, "mine a", "mine b")["mine-waits"].args == {"column": "b", "lead": 2}
    cube(s, 1, "bb")
    assert "mine-waits" not in said(s, "mine a", "mine b")


def test_a_tile_that_one_has_seen() -> None:
    s = resolving(mine=1)
    known_top(s, "a", "L1-RR")
    assert said(s, "mine a", "mine b")["mine-known"].args["tile"] == "L1-RR"
    assert "mine-known" not in said(s, "mine b", "mine a")
    poor = resolving(mine=1)
    known_top(poor, "a", "L1-R")
    assert "mine-known" not in said(poor, "mine a", "mine b")
    assert said(poor, "mine b", "mine a")["mine-poor"].args["tile"] == "L1-R"
    assert "mine-poor" not in said(s, "mine b", "mine a")


def test_more_of_the_pickaxes_find_a_tile() -> None:
    s = resolving(mine=2)
    cube(s, 1, "cdef")
    lower(s, "a", 4)  # an L2 tile on top
    lower(s, "b", 5)  # an L1 tile on an L2 tile
    one = said(s, "mine a", "mine b")["mine-spends"]
    assert one.args == {"column": "a", "n": 2, "picks": 2, "lost": 1}
    assert "mine-spends" not in said(s, "mine b", "mine a")


def test_two_columns_always_have_a_sentence() -> None:
    s = resolving(mine=1)
    assert said(s, "mine a", "mine b")["mine-same"].args["target"] == "b"
    known_top(s, "a", "L1-RR")
    assert said(s, "mine a", "mine b")["mine-plan"].args["column"] == "a"
    assert "mine-same" not in said(s, "mine a", "mine b")
    assert "mine-plan" not in said(s, "mine b", "mine a"), "what speaks for the other one is no reason"


def test_the_tile_below_is_in_reach_too() -> None:
    s = resolving(mine=2, smelt=1)
    give(s, 0, "hand", "L1-R")
    assert said(s, "mine a", "smelt L1-R")["mine-deeper"].args["column"] == "a"
    s.uses[Use.MINE] = 1
    assert "mine-deeper" not in said(s, "mine a", "smelt L1-R")


def test_the_last_tile_while_one_is_ahead() -> None:
    s = last_tile(mine=3)
    s.coins[0] += 8
    assert said(s, "mine a", "done")["mine-ends"].args == {"seat": "2", "coins": 8}
    s.coins[1] += 9
    assert "mine-ends" not in said(s, "mine a", "done")


def test_the_last_tile_while_one_has_tiles_to_sell() -> None:
    s = last_tile(mine=3, sell=1)
    give_from_hand(s, 0, 3)
    assert said(s, "done", "mine a")["mine-spares"].args == {"n": 3, "sells": 1}
    assert "mine-spares" not in said(s, "mine a", "done")
    s.uses[Use.SELL] = 3
    assert "mine-spares" not in said(s, "done", "mine a")


def give_from_hand(s: DigDeep, seat: int, n: int) -> None:
    """Tiles of seat 1's hand go face up at another seat."""
    k = s.t.kinds
    for kind in range(k):
        while n > 0 and s.hand[(k + 3) + kind] > 0:
            s.hand[(k + 3) + kind] -= 1
            s.shown[seat * k + kind] += 1
            n -= 1
    s.audit()


def test_few_tiles_are_left_and_one_has_many_to_sell() -> None:
    s = resolving(mine=3, sell=1)
    clear(s, "bcdef")
    give_from_hand(s, 0, 4)
    assert "mine-delays" not in said(s, "done", "mine a")
    lower(s, "a", 2)
    assert said(s, "done", "mine a")["mine-delays"].args == {"left": 2, "n": 4}


def test_mine_before_one_smelts() -> None:
    s = resolving(mine=1, smelt=1)
    give(s, 0, "hand", "L1-R")
    assert "mine-first" in said(s, "mine a", "smelt L1-R")
    assert "mine-first" not in said(s, "mine a", "done")


def test_pickaxes_that_would_be_lost() -> None:
    s = resolving(mine=3)
    one = said(s, "mine a", "done")["loses-picks"]
    assert one.args["picks"] == 3 and one.args["level"] == 1
    assert first(s, "mine a", "done") in ("loses-picks", "mine-open")
    assert "loses-picks" not in said(s, "mine a", "mine b")


def test_a_sale_that_would_be_lost() -> None:
    s = resolving(smelt=1, sell=1)
    give(s, 0, "hand", "L1-R")
    give(s, 0, "shown", "L3-DD")
    assert said(s, "smelt L1-R", "done")["loses-sale"].args == {"tile": "L3-DD", "coins": 4}
    assert "loses-sale" not in said(s, "smelt L1-R", "sell L3-DD")


def test_uses_that_would_be_lost() -> None:
    s = resolving(reserve=2, sell=1)
    assert said(s, "reserve a", "done")["loses-uses"].args == {
        "pile": [{"id": "dig_deep-pile-reserve", "args": {"n": 2, "sign": "+"}}]
    }
    assert "loses-uses" not in said(s, "reserve a", "reserve b")


def test_a_tile_of_ones_own_column_stays() -> None:
    s = resolving(mine=1)
    cube(s, 0, "a")
    assert said(s, "done", "mine a")["done-leaves"].args == {"column": "a", "level": 1}
    assert "done-leaves" not in said(s, "done", "mine b")


def test_the_other_choice_can_still_follow() -> None:
    s = resolving(mine=1, smelt=1, sell=1)
    give(s, 0, "hand", "L1-R")
    give(s, 0, "shown", "L3-DD")
    assert said(s, "smelt L1-R", "sell L3-DD")["follows"].args == {"other": "sell"}
    assert "follows" not in said(s, "done", "sell L3-DD")
    assert "follows" not in said(s, "smelt L1-R", "done")


def test_the_chance_counts_all_dice_of_who_plays_next() -> None:
    s = resolving(mine=3)
    cube(s, 0, "a")
    cube(s, 1, "a")
    own_dice(s, 1, "basic")
    assert said(s, "mine a", "done")["mine-shared"].args["times"] == 5
