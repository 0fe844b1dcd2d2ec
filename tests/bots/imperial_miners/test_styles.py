"""Imperial Miners' characters, each by the figure that shows it."""

from __future__ import annotations

from functools import cache
from statistics import fmean

import pytest

from pithead.bots.registry import styles
from pithead.core.api import OVER
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects.words import FACTIONS
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Do, Phase
from pithead.games.registry import load_game
from tests.bots.imperial_miners.games import decisions

GAMES = 4


class Shown:
    """What a solo game shows: the mine, the spaces paid and moved, the cost of what was played against what could
    be.
    """

    def __init__(self, state: ImperialMiners, spaces: int, dear: int) -> None:
        self.factions = [int(mine.cards_of(state, 0, faction)) for faction in range(6)]
        self.carts = len(state.carts[0])
        self.spaces = spaces
        self.dear = dear  # cards played though a cheaper one could be


@cache
def shown(name: str, seed: int) -> Shown:
    """Every choice on the way is legal and not absurd."""
    game = load_game("imperial_miners")
    spaces = dear = 0
    for state, seat, code in decisions([name], seed):
        if seat == OVER:
            break
        legal = state.legal(0)
        assert code in legal
        assert game.absurd(state.view(0), 0, code) == "", game.actions.format(code)
        if Do.ADVANCE <= code < Do.BOARD:
            spaces += code - Do.ADVANCE
        if Do.PLAY <= code < Do.SELL:
            dear += state.t.cost[code - Do.PLAY] > min(state.t.cost[other - Do.PLAY] for other in legal)
    assert state.phase == Phase.OVER
    return Shown(state, spaces, dear)


def mean(name: str, figure: str) -> float:
    return fmean(getattr(shown(name, seed), figure) for seed in range(GAMES))


def test_there_is_a_style_for_every_faction_and_three_more() -> None:
    assert styles("imperial_miners") == sorted([*FACTIONS, "cart-filler", "cheap-first", "progress-runner"])


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_friend_of_a_faction_builds_its_mine_of_it(faction: str) -> None:
    of = FACTIONS.index(faction)
    own = fmean(shown(faction, seed).factions[of] for seed in range(GAMES))
    usual = fmean(shown("apprentice", seed).factions[of] for seed in range(GAMES))
    assert own >= usual + 1
    assert own >= max(
        fmean(shown(faction, seed).factions[other] for seed in range(GAMES)) for other in range(6) if other != of
    )


def test_the_cart_filler_has_more_carts() -> None:
    assert mean("cart-filler", "carts") >= mean("apprentice", "carts") + 2


def test_the_progress_runner_moves_further() -> None:
    assert mean("progress-runner", "spaces") >= mean("apprentice", "spaces") + 4


def test_the_penny_pincher_never_plays_a_card_while_a_cheaper_one_can_be_played() -> None:
    assert mean("cheap-first", "dear") == 0
    assert mean("apprentice", "dear") >= 2
