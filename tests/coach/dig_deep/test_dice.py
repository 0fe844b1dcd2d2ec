"""Facts about dice that are bought and given up: where each is right to say, and where it must not be said."""

from __future__ import annotations

from tests.coach.dig_deep.asked import first, said
from tests.rules.dig_deep.positions import buying, do, give, own_dice, resolving

SIX = ("red", "red", "white", "yellow", "basic", "basic")


def uses(action: str, n: int) -> dict[str, object]:
    return {"id": f"coach_dig_deep-uses-{action}", "args": {"n": n}}


def test_what_a_die_brings_to_the_end() -> None:
    s = buying()
    s.turn_limit = s.round + 6
    one = said(s, "buy 1", "end")["buy-brings"]
    assert one.args == {"die": "red", "turns": 6, "coins": 5, "first": uses("mine", 12)}
    s.turn_limit = s.round
    assert "buy-brings" not in said(s, "buy 1", "end")


def test_a_die_that_comes_too_late() -> None:
    s = buying()
    s.turn_limit = s.round + 1
    assert said(s, "end", "buy 6")["buy-late"].args == {"die": "pink", "turns": 1, "coins": 10}
    s.turn_limit = 60
    assert "buy-late" not in said(s, "end", "buy 1")


def test_a_die_that_is_never_rolled() -> None:
    s = buying()
    s.finishing = 1
    assert said(s, "end", "buy 1")["buy-never"].args == {"die": "red", "coins": 5}
    assert first(s, "end", "buy 1") == "buy-never"
    s.finishing = 0
    assert "buy-never" not in said(s, "end", "buy 1")


def test_an_action_that_none_of_ones_dice_has() -> None:
    s = buying()
    assert said(s, "buy 3", "buy 1")["buy-lack"].args == {"action": "sell", "die": "yellow", "n": 3}
    own_dice(s, 0, "basic", "yellow")
    assert "buy-lack" not in said(s, "buy 3", "buy 1")


def test_dice_that_mine_more_than_they_smelt() -> None:
    s = buying()
    own_dice(s, 0, "red", "red", "red")
    one = said(s, "buy 2", "buy 1")["buy-balance"]
    assert one.args == {"tiles": 9, "smelts": 4, "what": "smelt", "die": "white"}
    assert "buy-balance" not in said(s, "buy 1", "buy 2")
    own_dice(s, 0, "white", "white", "white")
    assert said(s, "buy 1", "buy 2")["buy-balance"].args["what"] == "mine"


def test_a_seventh_die() -> None:
    s = buying()
    own_dice(s, 0, *SIX)
    assert said(s, "end", "buy 1")["buy-full"].args == {"die": "red", "coins": 5}
    own_dice(s, 0, *SIX[:5])
    assert "buy-full" not in said(s, "end", "buy 1")


def test_two_dice_always_have_a_sentence() -> None:
    s = buying(coins=20)
    one = said(s, "buy 1", "buy 2")["buy-either"]
    assert one.args["first"] == uses("mine", 6) and one.args["second"] == uses("smelt", 4)
    assert one.args["rival"] == "dig_deep-die-white"
    s.market[3] = s.market[0]
    assert said(s, "buy 1", "buy 4")["buy-same"].args == {"die": "red", "coins": 5, "other": 8}
    assert "buy-same" not in said(s, "buy 1", "buy 2")
    assert "buy-either" not in said(s, "buy 1", "buy 4")


def test_a_die_or_none_always_has_a_sentence() -> None:
    s = buying(coins=20)
    assert said(s, "buy 1", "end")["buy-affords"].args["left"] == 15
    assert said(s, "end", "buy 2")["buy-keeps"].args["left"] == 14
    assert not said(s, "buy 1", "buy 2").keys() & {"buy-affords", "buy-keeps"}


def test_the_sale_pays_for_a_die() -> None:
    s = resolving(sell=1)
    give(s, 0, "shown", "L3-DD")
    s.coins[0] = 2
    assert said(s, "sell L3-DD", "done")["sell-buys"].args == {"coins": 4, "die": "red", "price": 5}
    s.coins[0] = 0
    assert "sell-buys" not in said(s, "sell L3-DD", "done")


def test_give_up_one_of_several() -> None:
    s = buying()
    own_dice(s, 0, "red", "red", "white", "yellow", "blue", "black")
    do(s, "buy 1")
    assert said(s, "discard 1", "discard 3")["discard-twin"].args == {"die": "red", "n": 2}
    assert "discard-twin" not in said(s, "discard 3", "discard 1")


def test_two_dice_to_give_up_always_have_a_sentence() -> None:
    s = buying()
    own_dice(s, 0, *SIX)
    do(s, "buy 1")
    one = said(s, "discard 5", "discard 1")["discard-both"]
    assert one.args["first"] == uses("mine", 2) and one.args["second"] == uses("mine", 6)
    assert "discard-both" not in said(buying(), "buy 1", "end")
