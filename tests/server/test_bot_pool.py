"""Where bots think: with the compiled rules once there are such, behind those who serve, or at once."""

from __future__ import annotations

import asyncio
import os

import pytest

from pithead.core.api import CHANCE
from pithead.core.chance import Rng
from pithead.games.registry import load_game
from pithead.server import bot_pool
from pithead.server.bot_pool import BotPool
from pithead.server.fair_queue import Turn

TURN = Turn(True, "", "")


def test_bots_think_in_new_processes_once_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    there = [False]
    monkeypatch.setattr(bot_pool, "compiled_rules", lambda: there[0])

    async def processes() -> list[int]:
        pool = BotPool(1, [], 50)
        try:
            first, second = await pool.run(TURN, os.getpid), await pool.run(TURN, os.getpid)
            there[0] = True
            return [first, second, await pool.run(TURN, os.getpid), await pool.run(TURN, os.getpid)]
        finally:
            pool.close()

    first, second, third, fourth = asyncio.run(processes())
    assert first == second != third == fourth


def test_processes_that_think_give_way_to_those_that_serve() -> None:
    async def priorities() -> tuple[int, int]:
        pool = BotPool(1, [], 50)
        try:
            theirs = await pool.run(TURN, os.getpriority, os.PRIO_PROCESS, 0)
            return os.getpriority(os.PRIO_PROCESS, 0), theirs
        finally:
            pool.close()

    mine, theirs = asyncio.run(priorities())
    assert theirs == min(19, mine + bot_pool.GIVE_WAY)


@pytest.mark.parametrize("game_id", ["dig_deep", "rockwell", "imperial_miners"])
def test_a_bot_that_chooses_at_once_is_not_asked_in_another_process(game_id: str) -> None:
    game = load_game(game_id)
    state = game.new(2)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample(Rng(7)))
    seat = next(s for s in range(2) if state.waiting() >> s & 1)
    view = state.view(seat)
    legal = view.legal(seat)

    async def choices() -> list[int]:
        pool = BotPool(1, [], 50)
        asked = (game_id, None, "pebble", seat, view.to_json(), legal, 5, 9, 50, False)
        elsewhere = await pool.run(TURN, bot_pool.decide, *asked)
        pool.close()
        return [elsewhere, await pool.decide(TURN, game, "pebble", seat, view, legal, 5, 9)]

    there, here = asyncio.run(choices())
    assert there == here and here in legal
