"""Bots get the compiled rules as soon as there are such."""

from __future__ import annotations

import asyncio
import os

import pytest

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
