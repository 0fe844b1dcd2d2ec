"""Facts about smelting, selling, prices and shares: where each is right to say, and where it must not be said."""

from __future__ import annotations

from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Use
from tests.coach.dig_deep.asked import first, said
from tests.rules.dig_deep.positions import give, prices, resolving, share


def count(gem: str, n: int) -> dict[str, object]:
    return {"id": f"coach_dig_deep-count-{gem}", "args": {"n": n}}


def selling(*tiles: str, seats: int = 2, sell: int = 1) -> DigDeep:
    """Seat 0 has these tiles face up and may sell."""
    s = resolving(seats, sell=sell)
    give(s, 0, "shown", *tiles)
    return s


def last_round(s: DigDeep) -> DigDeep:
    s.finishing = 1
    return s


def test_smelt_what_can_be_sold_at_once() -> None:
    s = resolving(smelt=1, sell=1)
    give(s, 0, "hand", "L3-DD", "L1-R")
    give(s, 0, "shown", "L1-E")
    assert said(s, "smelt L3-DD", "done")["smelt-sell"].args == {"tile": "L3-DD", "coins": 4, "other": 2}
    assert first(s, "smelt L3-DD", "done") == "smelt-sell"
    assert "smelt-sell" not in said(s, "smelt L1-R", "done")
    s.uses[Use.SELL] = 0
    assert "smelt-sell" not in said(s, "smelt L3-DD", "done")


def test_two_tiles_of_the_hand_always_have_a_sentence() -> None:
    s = resolving(smelt=1)
    give(s, 0, "hand", "L3-DD", "L1-R", "L1-RS")
    prices(s, ruby=9)
    assert said(s, "smelt L1-R", "smelt L3-DD")["smelt-more"].args["coins"] == 9
    assert said(s, "smelt L3-DD", "smelt L1-R")["smelt-later"].args["tile"] == "L3-DD"
    prices(s, ruby=2, sapphire=0)
    assert "smelt-both" not in said(s, "smelt L1-R", "smelt L3-DD")
    s.uses[Use.SMELT] = 2
    assert said(s, "smelt L1-R", "smelt L3-DD")["smelt-both"].args["n"] == 2
    assert "smelt-later" not in said(s, "smelt L1-R", "smelt L3-DD")
    assert "smelt-more" not in said(s, "smelt L1-R", "done")


def test_a_tile_ready_for_the_next_turn() -> None:
    s = resolving(smelt=1)
    give(s, 0, "hand", "L3-DD")
    assert said(s, "smelt L3-DD", "done")["smelt-ready"].args["tile"] == "L3-DD"
    assert "smelt-ready" not in said(last_round(s), "smelt L3-DD", "done")


def test_more_tiles_in_hand_than_smelts_to_come() -> None:
    s = last_round(resolving(smelt=1, sell=0))
    give(s, 0, "hand", "L3-DD", "L1-R")
    assert said(s, "smelt L3-DD", "done")["smelt-pace"].args == {"n": 2, "m": 0}
    s.finishing = 0
    assert "smelt-pace" not in said(s, "smelt L3-DD", "done")


def test_a_sale_that_passes_somebody_for_the_bonus() -> None:
    s = selling("L3-DD", "L1-R")
    give(s, 1, "sold", "L1-RD")
    one = said(s, "sell L3-DD", "done")["sell-passes"]
    assert one.args == {"coins": 4, "count": count("diamond", 2), "seat": "2", "bonus": 20}
    assert "sell-passes" not in said(s, "sell L1-R", "done")
    assert "sell-passes" not in said(selling("L3-DD"), "sell L3-DD", "done")


def test_a_sale_that_draws_level() -> None:
    s = selling("L1-R", "L1-E")
    give(s, 1, "sold", "L1-R")
    assert said(s, "sell L1-R", "sell L1-E")["sell-level"].args["count"] == count("ruby", 1)
    give(s, 1, "sold", "L1-R")
    assert "sell-level" not in said(s, "sell L1-R", "sell L1-E")


def test_the_bonus_is_near() -> None:
    s = selling("L2-A", "L2-AA", "L1-R")
    give(s, 1, "sold", "L2-AS")
    give(s, 1, "sold", "L2-AS")
    one = said(s, "sell L2-A", "sell L1-R")["sell-near"]
    assert one.args["count"] == count("amethyst", 2) and one.args["n"] == 2
    assert "sell-near" not in said(s, "sell L1-R", "sell L2-A")


def test_a_lead_that_somebody_may_catch() -> None:
    s = selling("L1-R", "L1-E")
    give(s, 0, "sold", "L1-R")
    give(s, 1, "shown", "L1-RE")
    one = said(s, "sell L1-R", "sell L1-E")["sell-guards"]
    assert one.args == {"count": count("ruby", 0), "n": 2, "seat": "2", "coming": 1, "bonus": 20}
    assert "sell-guards" not in said(s, "sell L1-E", "sell L1-R")


def test_a_bonus_out_of_reach() -> None:
    s = last_round(selling("L2-A", "L1-R", sell=2))
    give(s, 1, "sold", "L2-AA")
    one = said(s, "sell L1-R", "sell L2-A")["sell-beyond"]
    assert one.args == {"gem": "amethyst", "seat": "2", "n": 2, "m": 1, "bonus": 20}
    give(s, 0, "shown", "L2-AS")
    assert "sell-beyond" not in said(s, "sell L1-R", "sell L2-A")


def test_two_tiles_face_up_always_have_a_sentence() -> None:
    s = selling("L3-DD", "L1-R")
    assert said(s, "sell L3-DD", "sell L1-R")["sell-more"].args["other"] == 2
    assert said(s, "sell L1-R", "sell L3-DD")["sell-keeps"].args["other"] == 4
    assert "sell-more" not in said(s, "sell L1-R", "sell L3-DD")
    assert "sell-keeps" not in said(s, "sell L3-DD", "done")
    both = selling("L1-EA", "L2-EA")
    assert said(both, "sell L1-EA", "sell L2-EA")["sell-same"].args["coins"] == 4
    assert "sell-same" not in said(s, "sell L1-R", "sell L3-DD")


def test_the_other_tile_gains_by_waiting() -> None:
    s = selling("L3-DD", "L1-R")
    prices(s, ruby=9)
    assert said(s, "sell L1-R", "sell L3-DD")["sell-gains"].args["coins"] == 4
    assert "sell-gains" not in said(s, "sell L3-DD", "sell L1-R")


def test_the_order_of_two_sales() -> None:
    s = selling("L1-R", "L1-RR", sell=2)
    prices(s, ruby=8)
    assert "sell-order" not in said(s, "sell L1-R", "sell L1-RR")
    share(s, 1, "ruby")  # it goes home with the first sale
    one = said(s, "sell L1-R", "sell L1-RR")["sell-order"]
    assert one.args == {"rival_tile": "L1-RR", "coins": 4 + 14, "other": 8 + 6}
    assert "sell-order" not in said(s, "sell L1-RR", "sell L1-R")
    s.uses[Use.SELL] = 1
    assert "sell-order" not in said(s, "sell L1-R", "sell L1-RR")


def test_a_price_that_can_only_fall() -> None:
    s = selling("L3-DD", "L1-R")
    prices(s, diamond=10)
    assert said(s, "sell L3-DD", "done")["sell-top"].args == {"gem": "diamond", "price": 10, "coins": 20}
    assert "sell-top" not in said(s, "sell L1-R", "sell L3-DD")


def test_somebody_may_sell_the_same_first() -> None:
    s = selling("L3-DD", "L1-R")
    give(s, 1, "shown", "L1-RD")
    one = said(s, "sell L3-DD", "done")["sell-first"]
    assert one.args == {"seat": "2", "count": count("diamond", 1), "coins": 2, "tile": "L3-DD"}
    assert "sell-first" not in said(last_round(s), "sell L3-DD", "done")


def test_a_sale_that_pays_another_too() -> None:
    s = selling("L3-DD", "L2-SS")
    prices(s, sapphire=6)
    share(s, 1, "sapphire")
    one = said(s, "sell L3-DD", "sell L2-SS")["sell-split"]
    assert one.args == {"rival_tile": "L2-SS", "seat": "2", "coins": 6}
    assert "sell-split" not in said(s, "sell L2-SS", "sell L3-DD")


def test_the_last_turn_to_sell() -> None:
    s = last_round(selling("L3-DD"))
    assert said(s, "sell L3-DD", "done")["sell-last"].args == {"tile": "L3-DD", "coins": 4}
    s.finishing = 0
    assert "sell-last" not in said(s, "sell L3-DD", "done")


def test_more_tiles_than_sales() -> None:
    s = selling("L3-DD", "L2-SS", "L2-AA", "L1-RR", "L1-R", seats=3)
    s.turn_limit = s.round + 2
    assert said(s, "sell L3-DD", "done")["sell-many"].args == {"n": 5, "sales": 2, "coins": 4}
    s.turn_limit = 60
    assert "sell-many" not in said(s, "sell L3-DD", "done")


def test_nothing_to_wait_for() -> None:
    s = selling("L3-DD")
    prices(s, diamond=9)
    assert said(s, "sell L3-DD", "done")["sell-now"].args["coins"] == 18
    prices(s, diamond=2)
    assert "sell-now" not in said(s, "sell L3-DD", "done")


def test_prices_that_rise_with_every_throw() -> None:
    s = selling("L3-DD", seats=4)
    assert said(s, "done", "sell L3-DD")["wait-rises"].args == {"rival_tile": "L3-DD", "coins": 4, "other": 8}
    give(s, 1, "shown", "L1-RD")
    assert "wait-rises" not in said(s, "done", "sell L3-DD")


def test_a_low_price_far_from_the_end() -> None:
    s = selling("L3-DD")
    assert said(s, "done", "sell L3-DD")["wait-later"].args["coins"] == 4
    prices(s, diamond=10)
    assert "wait-later" not in said(s, "done", "sell L3-DD")


def test_advertise_before_a_sale() -> None:
    s = selling("L3-DD")
    s.uses[Use.ADVERTISE] = 1
    one = said(s, "advertise diamond +1", "sell L3-DD")["advert-sale"]
    assert one.args == {"gem": "diamond", "tile": "L3-DD", "coins": 6, "other": 4}
    assert "advert-sale" not in said(s, "advertise ruby +1", "sell L3-DD")


def test_advertise_against_another() -> None:
    s = resolving(advertise=1)
    give(s, 1, "shown", "L2-SS")
    one = said(s, "advertise sapphire -1", "done")["advert-hurts"]
    assert one.args == {"count": count("sapphire", 2), "seat": "2", "n": 2, "m": 0}
    give(s, 0, "hand", "L2-AS", "L2-AS")
    assert "advert-hurts" not in said(s, "advertise sapphire -1", "done")


def test_invest_in_what_another_must_sell() -> None:
    s = resolving(invest=1)
    give(s, 1, "shown", "L2-SS")
    prices(s, sapphire=7)
    assert said(s, "invest sapphire", "invest ruby")["invest-soon"].args["coins"] == 6  # two copies, half of 7 each
    assert "invest-soon" not in said(s, "invest ruby", "invest sapphire")


def test_sell_before_one_invests() -> None:
    s = selling("L3-DD")
    s.uses[Use.INVEST] = 1
    assert said(s, "sell L3-DD", "invest diamond")["invest-after"].args == {"gem": "diamond"}
    assert "invest-after" not in said(s, "sell L3-DD", "invest ruby")


def test_a_gem_that_nobody_shows() -> None:
    s = resolving(invest=1)
    assert said(s, "done", "invest ruby")["invest-nobody"].args == {"gem": "ruby"}
    give(s, 1, "shown", "L1-R")
    assert "invest-nobody" not in said(s, "done", "invest ruby")
