"""Rockwell's characters: each shows in figures of its games what it is like, and none makes an absurd move."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from pithead.bots.registry import make_bot, styles
from pithead.bots.rockwell.styles import STYLES
from pithead.core.api import Event
from pithead.core.chance import Chance, seed_from
from pithead.games.registry import load_game
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import CENTER, Tell
from pithead.locales import LANGUAGES
from tests.bots.games import decisions

GAME = load_game("rockwell")
GAMES = 8
SEATS = 4


@cache
def figures(name: str) -> dict[str, float]:
    """Means a game of one bot among three apprentices: bids, bribes, deliveries, improvements, cubes at the end, turn
    of its first crew at the center.
    """
    total = dict.fromkeys(("bid", "first", "bribes", "delivered", "improved", "cubes", "center"), 0.0)
    for seed in range(GAMES):
        state = GAME.new(SEATS, {"turn_limit": 12})
        assert isinstance(state, Rockwell)
        me = seed % SEATS
        bots = [make_bot(name if seat == me else "apprentice", "rockwell") for seat in range(SEATS)]
        for seat, bot in enumerate(bots):
            bot.begin(GAME, seat, int.from_bytes(seed_from("style", seed, seat)[:8], "big"))
        chance = Chance(seed_from("styles", seed))
        log: list[Event] = []
        state.log = log
        turn = 0
        for _, seat, code in decisions(GAME, state, chance, bots):
            if not turn and CENTER in state.place[me * 4 : me * 4 + 4]:
                turn = int(state.round)
            if seat == me:
                found = GAME.absurd(state.view(seat), seat, code)
                assert found == "", f"{name}, {found}: {GAME.actions.format(code)}"
        bids = [event for event in log if event.kind == Tell.BID and event.args[0] == me]
        orders = [event for event in log if event.kind == Tell.MANAGEMENT][1:]
        total["bid"] += sum(event.args[-1] for event in bids) / len(bids)
        total["first"] += sum(event.args[0] == me for event in orders) / len(orders)
        total["bribes"] += sum(event.kind == Tell.BRIBED and event.args[0] == me for event in log)
        total["delivered"] += int(sum(state.deliveries[me * 4 : me * 4 + 4]))
        levels = state.safety[me] + state.mobility[me] + state.mines[me]
        total["improved"] += int(levels + sum(state.power[me * 4 : me * 4 + 4]) - 4)
        total["cubes"] += int(sum(state.ledger[me * 4 : me * 4 + 4]))
        total["center"] += turn or 13
    return {key: value / GAMES for key, value in total.items()}


def test_there_are_the_characters_of_the_design() -> None:
    assert styles("rockwell") == ["briber", "core-rusher", "deliverer", "hoarder", "overbidder", "zero-bidder"]
    assert sorted(STYLES) == styles("rockwell")


def test_the_zero_bidder_bids_nothing() -> None:
    assert figures("zero-bidder")["bid"] == 0 < figures("apprentice")["bid"]


def test_the_overbidder_bids_most_and_is_first_most_often() -> None:
    assert figures("overbidder")["bid"] > 2 * figures("apprentice")["bid"]
    assert figures("overbidder")["first"] > 0.7 > figures("apprentice")["first"]


def test_the_briber_bribes_more_often() -> None:
    assert figures("briber")["bribes"] > 1.5 * figures("apprentice")["bribes"]


def test_the_deliverer_takes_more_delivery_tiles_for_each_improvement() -> None:
    deliverer, apprentice = figures("deliverer"), figures("apprentice")
    assert deliverer["delivered"] / deliverer["improved"] > 1.25 * apprentice["delivered"] / apprentice["improved"]


def test_the_hoarder_keeps_its_cubes() -> None:
    assert figures("hoarder")["cubes"] > 1.5 * figures("apprentice")["cubes"]
    assert figures("hoarder")["delivered"] == 0 == figures("hoarder")["bid"]


def test_the_core_rusher_is_first_at_the_center() -> None:
    assert figures("core-rusher")["center"] < figures("apprentice")["center"] - 1.5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_characters_have_names(lang: str) -> None:
    folder = Path("src/pithead/locales") / lang
    for name in STYLES:
        assert f"\ncommon-bot-{name} = " in (folder / "common.ftl").read_text(encoding="utf-8")
