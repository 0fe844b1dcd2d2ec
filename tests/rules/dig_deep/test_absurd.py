"""Dig Deep, the list of absurd moves: each entry with a position in which it holds and one in which it does not."""

from __future__ import annotations

from pithead.core.api import CHANCE, OVER
from pithead.core.chance import Rng
from pithead.games.dig_deep.state import DigDeep
from tests.rules.dig_deep.positions import GAME, buying, clear, cube, do, give, own_dice, prices, resolving, share

ALICE, BOB = 0, 1


def absurd(s: DigDeep, text: str) -> str:
    seat = s.actor()
    code = GAME.actions.parse(text)
    assert code in s.legal(seat)
    return GAME.absurd(s.view(seat), seat, code)


def test_1_selling_for_nothing_while_another_tile_pays() -> None:
    s = resolving(sell=1)
    prices(s, ruby=0)
    give(s, ALICE, "shown", "L1-R")
    assert absurd(s, "sell L1-R") == ""
    give(s, ALICE, "shown", "L1-E")
    assert absurd(s, "sell L1-R") == "DD-ABS-1"
    assert absurd(s, "sell L1-E") == ""


def test_2_done_on_the_last_turn_while_a_sale_pays() -> None:
    s = resolving(sell=1)
    give(s, ALICE, "shown", "L1-R")
    assert absurd(s, "done") == ""
    s.finishing = 1
    assert absurd(s, "done") == "DD-ABS-2"
    prices(s, ruby=0)
    assert absurd(s, "done") == ""


def test_3_done_while_the_top_price_waits_undivided() -> None:
    s = resolving(sell=1)
    give(s, ALICE, "shown", "L1-RE")
    prices(s, ruby=10, emerald=9)
    assert absurd(s, "done") == ""
    prices(s, emerald=10)
    assert absurd(s, "done") == "DD-ABS-3"
    share(s, BOB, "emerald")
    assert absurd(s, "done") == ""


def test_4_lowering_what_only_oneself_sells() -> None:
    s = resolving(advertise=1)
    assert absurd(s, "advertise ruby -1") == ""
    give(s, ALICE, "shown", "L1-R")
    assert absurd(s, "advertise ruby -1") == "DD-ABS-4"
    give(s, BOB, "hand", "L1-E")
    assert absurd(s, "advertise ruby -1") == "", "Bob may hold rubies"


def test_5_raising_what_only_another_sells() -> None:
    s = resolving(advertise=1)
    give(s, BOB, "shown", "L1-R")
    assert absurd(s, "advertise ruby +1") == "DD-ABS-5"
    assert absurd(s, "advertise emerald +1") == ""
    share(s, ALICE, "ruby")
    assert absurd(s, "advertise ruby +1") == ""


def test_6_a_cube_below_an_empty_column() -> None:
    s = resolving(reserve=1)
    clear(s, "c")
    assert absurd(s, "reserve c") == "DD-ABS-6"
    assert absurd(s, "reserve a") == ""
    cube(s, ALICE, "aaabbbdddeeefff")
    assert absurd(s, "reserve c") == "", "there is no other room"


def test_7_buying_a_die_that_is_never_rolled() -> None:
    s = buying()
    assert absurd(s, "buy 1") == ""
    s.turn_limit = 1
    assert absurd(s, "buy 1") == "DD-ABS-7"
    assert absurd(s, "end") == ""


def test_8_giving_up_tiles_while_a_cube_lies_idle() -> None:
    s = resolving(3, reserve=1)
    cube(s, ALICE, "aaabbbcccdddeeefffgh")
    cube(s, BOB, "h")
    assert absurd(s, "take_back h") == ""
    clear(s, "g", to=BOB)
    assert absurd(s, "take_back h") == "DD-ABS-8"
    assert absurd(s, "take_back g") == ""
    assert absurd(s, "take_back a") == "", "Alice still controls it"


def test_9_discarding_the_kind_just_bought() -> None:
    s = buying(coins=30)
    own_dice(s, ALICE, "basic", "basic", "basic", "basic", "red", "red")
    do(s, "buy 1")
    assert absurd(s, "discard 5") == "DD-ABS-9"
    assert absurd(s, "discard 1") == ""


def test_there_always_is_a_choice_that_is_not_absurd() -> None:
    found = set()
    for n in range(12):
        s, rng = GAME.new(2 + n % 3, {"turn_limit": 15}), Rng(n)
        while s.actor() != OVER:
            if s.actor() == CHANCE:
                s.apply(CHANCE, s.sample(rng))
                continue
            seat = s.actor()
            codes = s.legal(seat)
            names = [GAME.absurd(s.view(seat), seat, code) for code in codes]
            assert "" in names
            found.update(names)
            s.apply(seat, codes[rng.below(len(codes))])
    assert len(found) >= 7, "the list is met in play"
