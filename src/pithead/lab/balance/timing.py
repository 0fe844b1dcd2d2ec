"""From an amount of games or of time to a plan: what a game costs is measured by a few of them."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from pithead.lab.balance.plan import Asked, Part, Plan, Setup, has_own_weights, make_plan
from pithead.lab.balance.table import play

LEAST_SECONDS = 0.5
LEAST_GAMES = 2


def planned(asked: Asked, pack: Path | None, jobs: int = 1) -> Plan:
    """The parts for what was asked for: games are divided as they are, a time by what games cost."""
    retuned = has_own_weights(pack) and "foreman" in (asked.bot, *asked.strengths)
    number, _, unit = asked.budget.partition(" ")
    if unit == "games":
        return make_plan(asked, retuned, float(number), lambda bot: 1.0)
    costs: dict[str, float] = {}

    def price(bot: str) -> float:
        if bot not in costs:
            costs[bot] = cost_of(asked, pack, bot)
        return costs[bot]

    return make_plan(asked, retuned, float(number) * jobs, price)


def cost_of(asked: Asked, pack: Path | None, bot: str) -> float:
    """Seconds of one game with that bot in all seats."""
    part = Part("main", "main", bot, ("b",), 1000)
    setup = Setup(Plan(asked, (part,), 0), (("b", pack),))
    started, games = perf_counter(), 0
    while games < LEAST_GAMES or perf_counter() - started < LEAST_SECONDS:
        play(setup, part, games)
        games += 1
    return (perf_counter() - started) / games
