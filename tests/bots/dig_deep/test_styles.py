"""Dig Deep's characters show in figures, and none of them does anything absurd."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest

from pithead.bots.registry import make_bot, styles
from pithead.core.api import Bot
from pithead.core.chance import Chance, seed_from
from pithead.games.dig_deep import flow
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Do, Phase
from pithead.games.registry import load_game
from pithead.locales import LANGUAGES, Texts
from tests.bots.games import decisions

GAMES = 8


@cache
def figures(name: str) -> dict[str, float]:
    """What one seat of this style does a game against three apprentices."""
    game = load_game("dig_deep")
    seen: dict[str, float] = defaultdict(float)
    for n in range(GAMES):
        state = game.new(4, {"turn_limit": 8})
        assert isinstance(state, DigDeep)
        me = n % 4
        bots: list[Bot] = [make_bot(name if seat == me else "apprentice", "dig_deep") for seat in range(4)]
        for seat, bot in enumerate(bots):
            bot.begin(game, seat, n * 4 + seat)
        chance = Chance(seed_from("styles", n))
        for _, seat, code in decisions(game, state, chance, bots):
            if seat == me:
                assert game.absurd(state.view(seat), seat, code) == "", f"{name}: {game.actions.format(code)}"
                _count(state, code, seen)
    seen["level"] = seen["levels"] / max(1, seen["mined"])
    seen["price"] = seen["prices"] / max(1, seen["sold"])
    return seen


def _count(s: DigDeep, code: int, seen: dict[str, float]) -> None:
    if Do.MINE <= code < Do.STOP:
        seen["mined"] += 1
        seen["levels"] += int(flow.top_level(s, code - Do.MINE))
    elif code >= Do.SELL:
        kind = code - Do.SELL
        seen["sold"] += 1
        seen["early"] += s.round <= 3
        gems = [int(n) for n in s.t.gems[kind * 5 : kind * 5 + 5]]
        seen["prices"] += sum(n * int(p) for n, p in zip(gems, s.price, strict=True)) / sum(gems)
    elif Do.BUY <= code < Do.DISCARD:
        seen["dice"] += 1
    elif Do.INVEST <= code < Do.DONE:
        seen["invested"] += 1
    elif s.phase == Phase.RESOLVE and Do.RESERVE <= code < Do.TAKE_BACK:
        seen["reserved"] += 1


def test_there_are_six_styles_with_a_name_in_every_language() -> None:
    assert styles("dig_deep") == [
        "column-blocker",
        "deep-miner",
        "dice-collector",
        "dumper",
        "shallow-miner",
        "speculator",
    ]
    for name in styles("dig_deep"):
        for lang in LANGUAGES:
            assert Texts(lang).msg(f"common-bot-{name}")


@pytest.mark.parametrize(
    ("name", "other", "figure", "factor"),
    [
        ("deep-miner", "shallow-miner", "level", 1.15),
        ("apprentice", "shallow-miner", "level", 1.05),
        ("speculator", "apprentice", "invested", 1.2),
        ("column-blocker", "apprentice", "reserved", 1.5),
        ("dice-collector", "apprentice", "dice", 1.5),
        ("dumper", "apprentice", "early", 1.15),
        ("apprentice", "dumper", "price", 1.05),
    ],
)
def test_a_style_shows_in_figures(name: str, other: str, figure: str, factor: float) -> None:
    """The first does this more than the second, by at least this factor."""
    assert figures(name)[figure] > factor * figures(other)[figure], (figures(name)[figure], figures(other)[figure])
