"""What a game costs: measured by a few of them, to divide a time among the parts of a plan."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from pithead.lab.balance.plan import Asked, Part, Plan, Setup
from pithead.lab.balance.table import play

LEAST_SECONDS = 0.5
LEAST_GAMES = 2


def cost_of(asked: Asked, pack: Path | None, bot: str) -> float:
    """Seconds of one game with that bot in all seats."""
    part = Part("main", "main", bot, ("b",), 1000)
    setup = Setup(Plan(asked, (part,), 0), (("b", pack),))
    return _measured(setup, part)


_KNOWN: dict[tuple[str, str], float] = {}


def _measured(setup: Setup, part: Part) -> float:
    key = (setup.plan.asked.pack, part.bot)
    if key not in _KNOWN:
        started, games = perf_counter(), 0
        while games < LEAST_GAMES or perf_counter() - started < LEAST_SECONDS:
            play(setup, part, games)
            games += 1
        _KNOWN[key] = (perf_counter() - started) / games
    return _KNOWN[key]
