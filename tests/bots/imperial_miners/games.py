"""Games of Imperial Miners between bots, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator

from pithead.bots.registry import make_bot
from pithead.core.api import Bot, Game
from pithead.core.chance import Chance, seed_from
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.registry import load_game
from tests.bots import games


def new_bots(game: Game, names: list[str], seed: int) -> list[Bot]:
    bots = [make_bot(name, "imperial_miners") for name in names]
    for seat, one in enumerate(bots):
        one.begin(game, seat, 100 * seed + seat)
    return bots


def decisions(names: list[str], seed: int, first_game: bool = False) -> Iterator[tuple[ImperialMiners, int, int]]:
    """A game between bots, decision by decision: the position before it, the seat, its choice; at last (position, OVER,
    OVER).
    """
    game = load_game("imperial_miners")
    state = game.new(len(names), {"first_game": first_game})
    assert isinstance(state, ImperialMiners)
    chance = Chance(seed_from("imperial apprentice", seed))
    bots = new_bots(game, names, seed)
    yield from games.decisions(game, state, chance, bots)


def last(names: list[str], seed: int) -> ImperialMiners:
    """The position at the end of such a game."""
    for state, _, _ in decisions(names, seed):
        pass
    return state
