"""Games of Rockwell between bots, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pithead.bots.registry import make_bot
from pithead.core.api import Bot
from pithead.core.chance import Chance, seed_from
from pithead.games.registry import load_game
from pithead.games.rockwell.state import Rockwell
from tests.bots import games

GAME = load_game("rockwell")


def bot_seed(word: str, seed: int, seat: int) -> int:
    """A bot's own luck; each file of tests has a word of its own."""
    return int.from_bytes(seed_from(word, seed, seat)[:8], "big")


def start(names: Sequence[str], chance: Chance, seeds: Sequence[int]) -> tuple[Rockwell, Chance, list[Bot]]:
    """A new game with a bot in every seat."""
    state = GAME.new(len(names), {"turn_limit": 12})
    assert isinstance(state, Rockwell)
    bots = [make_bot(name, "rockwell") for name in names]
    for seat, bot in enumerate(bots):
        bot.begin(GAME, seat, seeds[seat])
    return state, chance, bots


def decisions(state: Rockwell, chance: Chance, bots: Sequence[Bot]) -> Iterator[tuple[Rockwell, int, int]]:
    """Each decision of a whole game: the position, the seat and what its bot chooses, which is then done."""
    yield from games.decisions(GAME, state, chance, bots)
