"""The bots by name, and pebble."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pithead.bots.pebble import Pebble
from pithead.bots.registry import able_levels, bot_names, levels, make_bot, net_file
from pithead.core.api import Budget, State
from pithead.core.errors import OptionError, PackError
from pithead.games._template.game import NuggetsGame
from pithead.games.packs import shipped_pack
from pithead.games.registry import GAMES, load_game
from tests.bots.games import play
from tests.parts import WITH_SMALL_PACK


@pytest.mark.parametrize("names", [["apprentice", "apprentice"], ["pebble", "pebble", "pebble"]])
def test_the_same_seed_plays_the_same_game(names: list[str]) -> None:
    game = load_game("dig_deep")
    assert play(game, names, 5).key() == play(game, names, 5).key()
    assert play(game, names, 5).key() != play(game, names, 6).key()


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


def test_a_net_calculates_in_one_thread() -> None:
    """Its batches are small: with a thread for each core it takes many times as long where these are busy."""
    code = """
import os, sys

class Watch:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy":
            print(os.environ.get("OPENBLAS_NUM_THREADS"))

from pithead.bots.registry import make_bot
sys.meta_path.insert(0, Watch())
make_bot("surveyor", "dig_deep")
"""
    environment = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.split()[-1] == "1"


@pytest.mark.parametrize("game_id", WITH_SMALL_PACK)
def test_rungs_whose_net_does_not_know_the_actions_of_a_pack_leave_it_to_the_others(game_id: str) -> None:
    """Tiles and cards number the actions of Dig Deep and Imperial Miners; in Rockwell every pack has the same."""
    game = load_game(game_id, shipped_pack(game_id, "small"))
    known = game.actions.layout() == load_game(game_id).actions.layout()
    assert known == (game_id == "rockwell")
    assert list(able_levels(game)) == ["pebble", "apprentice"]
    assert (list(able_levels(game, transfer=True)) == levels(game_id)) == known
    assert "foreman" in able_levels(game, transfer=True)


def test_a_net_of_a_pack_s_own_that_does_not_know_its_actions_is_told(tmp_path: Path) -> None:
    path = tmp_path / "mine"
    shutil.copytree(shipped_pack("dig_deep", "small"), path)
    shutil.copy(net_file("dig_deep"), path / "net.npz")
    with pytest.raises(PackError, match="trained for"):
        able_levels(load_game("dig_deep", path), transfer=True)
