"""Games of Imperial Miners between bots, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator

from pithead.bots.registry import make_bot
from pithead.core.api import OVER, Bot, Budget, Game
from pithead.core.chance import Chance, Rng, seed_from
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


def played_well(names: list[str], seed: int, first_game: bool = False) -> ImperialMiners:
    """The position at the end of such a game, in which every choice was legal, and of all but pebbles none absurd."""
    game = load_game("imperial_miners")
    for state, seat, code in decisions(names, seed, first_game):
        if seat == OVER:
            state.audit()
        else:
            assert code in state.legal(seat)
            if names[seat] != "pebble":
                assert game.absurd(state.view(seat), seat, code) == "", game.actions.format(code)
    return state


def wins(name: str, rival: str, count: int) -> int:
    """How many of so many games against three rivals a bot wins, from each seat in turn."""
    won = 0
    for seed in range(count):
        names = [rival] * 4
        names[seed % 4] = name
        state = last(names, seed)
        standings = [state.standing(seat) for seat in range(4)]
        won += standings[seed % 4] == max(standings)
    return won


def check_it_never_peeps(name: str, seed: int) -> None:
    """The unknown is dealt anew; the same seed gives the same choice, at every third decision of a game of three."""
    game = load_game("imperial_miners")
    tried = 0
    for n, (state, seat, _) in enumerate(decisions([name, "pebble", "pebble"], seed)):
        if seat != 0 or n % 3:
            continue
        view = state.view(0)
        other = view.determinize(Rng(n)).view(0)
        one, two = new_bots(game, [name], n)[0], new_bots(game, [name], n)[0]
        assert one.choose(view, view.legal(0), Budget()) == two.choose(other, other.legal(0), Budget())
        tried += 1
    assert tried > 10


def check_it_repeats_itself(name: str) -> None:
    """The same seed plays the same game, another one another."""
    keys = [last([name], seed).key() for seed in (3, 3, 4)]
    assert keys[0] == keys[1] != keys[2]
