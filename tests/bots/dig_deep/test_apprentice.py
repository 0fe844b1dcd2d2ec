"""Dig Deep's apprentice: nothing absurd, and the strength it claims."""

from __future__ import annotations

from pithead.bots.driver import Asked, drive
from pithead.bots.registry import make_bot
from pithead.core.chance import Chance, seed_from
from pithead.games.registry import load_game
from tests.bots.games import wins


def test_it_beats_a_pebble() -> None:
    assert wins(load_game("dig_deep"), ["apprentice", "pebble"], 30) >= 24


def test_it_beats_three_pebbles() -> None:
    assert wins(load_game("dig_deep"), ["apprentice", "pebble", "pebble", "pebble"], 16) >= 13


def test_it_makes_no_absurd_move() -> None:
    game = load_game("dig_deep")
    for seed in range(6):
        seats = 2 + seed % 3
        state = game.new(seats, {"turn_limit": 25})
        chance = Chance(seed_from("absurd", seed))
        bots = [make_bot("apprentice", "dig_deep") for _ in range(seats)]
        for seat, bot in enumerate(bots):
            bot.begin(game, seat, seed)
        asked: list[Asked] = []
        drive(game, state, bots, chance, watch=asked.append)
        for one in asked:
            assert game.absurd(one.view, one.seat, one.code) == "", game.actions.format(one.code)
