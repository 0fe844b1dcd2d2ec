"""The bots: legal choices from views alone, the same again from the same seed, and the strength they claim."""

from __future__ import annotations

import pytest

from pithead.bots.driver import Asked, drive
from pithead.bots.pebble import Pebble
from pithead.bots.registry import bot_names, make_bot
from pithead.core.api import Bot, Budget, Game, State
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import OptionError
from pithead.games._template.game import NuggetsGame
from pithead.games.registry import GAMES, load_game


def play(game: Game, names: list[str], seed: int) -> State:
    """A whole game between bots."""
    seats = len(names)
    state = game.new(seats, {"stall_limit": 12} if game.info.id == "dig_deep" else None)
    chance = Chance(seed_from("test bots", seed))
    bots: list[Bot] = [make_bot(name, game.info.id) for name in names]
    for seat, bot in enumerate(bots):
        bot.begin(game, seat, seed * 8 + seat)
    drive(game, state, bots, chance)
    return state


def wins(game: Game, names: list[str], games: int) -> float:
    """Games won by the first of the names, with seats rotated; a shared win counts in part."""
    won = 0.0
    for n in range(games):
        shift = n % len(names)
        seated = names[-shift:] + names[:-shift] if shift else names
        state = play(game, seated, n)
        standings = [state.standing(seat) for seat in range(len(names))]
        if standings[shift] == max(standings):
            won += 1 / standings.count(max(standings))
    return won


def test_the_apprentice_beats_a_pebble_at_dig_deep() -> None:
    assert wins(load_game("dig_deep"), ["apprentice", "pebble"], 30) >= 24


def test_the_apprentice_beats_three_pebbles_at_dig_deep() -> None:
    assert wins(load_game("dig_deep"), ["apprentice", "pebble", "pebble", "pebble"], 16) >= 13


@pytest.mark.parametrize("names", [["apprentice", "apprentice"], ["pebble", "pebble", "pebble"]])
def test_the_same_seed_plays_the_same_game(names: list[str]) -> None:
    game = load_game("dig_deep")
    assert play(game, names, 5).key() == play(game, names, 5).key()
    assert play(game, names, 5).key() != play(game, names, 6).key()


def test_the_apprentice_makes_no_absurd_move() -> None:
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


class Picky(NuggetsGame):
    """A game with another list of absurd moves; of a game that is never compiled, so that it can be derived from."""

    def __init__(self, bad: set[int]) -> None:
        super().__init__()
        self.bad = bad

    def absurd(self, view: State, seat: int, code: int) -> str:
        return "X-1" if code in self.bad else ""


@pytest.mark.parametrize(
    ("bad", "possible"), [(set(), {3, 5, 9}), ({5}, {3, 9}), ({3, 9}, {5}), ({3, 5, 9}, {3, 5, 9})]
)
def test_a_pebble_never_makes_an_absurd_move_unless_all_are(bad: set[int], possible: set[int]) -> None:
    view = load_game("dig_deep").new(2)
    chosen = set()
    for seed in range(60):
        bot = Pebble()
        bot.begin(Picky(bad), 0, seed)
        chosen.add(bot.choose(view, [3, 5, 9], Budget()))
    assert chosen == possible


def test_a_pebble_chooses_each_move_equally_often() -> None:
    bot = Pebble()
    bot.begin(Picky({5}), 0, 1)
    view = load_game("dig_deep").new(2)
    count = sum(1 for _ in range(4000) if bot.choose(view, [3, 5, 9], Budget()) == 3)
    assert 1850 < count < 2150


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in bot_names(game)])
def test_every_bot_can_be_made_for_its_game(game: str, name: str) -> None:
    assert make_bot(name, game) is not make_bot(name, game)


def test_an_unknown_bot_or_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(OptionError, match="no bot 'rock': there is pebble, apprentice"):
        make_bot("rock", "dig_deep")
    with pytest.raises(OptionError, match=r"no game 'chess': there is .*dig_deep"):
        make_bot("pebble", "chess")
