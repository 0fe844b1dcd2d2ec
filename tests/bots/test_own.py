"""Bots of somebody's own, by import path: only where a person names them, held to the protocol, told what is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pithead.bots.driver import bot_at, seat_bot
from pithead.bots.registry import make_bot, net_file
from pithead.core.errors import MoveError, OptionError
from pithead.games.registry import GAMES, load_game
from pithead.lab.arena.contest import make_contest
from pithead.lab.simulate import simulate

EXAMPLES = Path(__file__).parents[2] / "examples"
HEAD = """
class Base:
    def begin(self, game, seat, seed, at=0): pass
    def choose(self, view, legal, budget): return legal[0]
class First(Base): pass
class Illegal(Base):
    def choose(self, view, legal, budget): return 99999
class Cheat(Base):
    def choose(self, view, legal, budget):
        legal.append(99999)
        return 99999
class Nothing(Base):
    def choose(self, view, legal, budget): return None
class Mute:
    def begin(self, game, seat, seed, at=0): pass
class Short(Base):
    def choose(self, view): return 0
class Needy(Base):
    def __init__(self, strength): pass
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with bots in it: modules of a name that no other test has."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    name = f"own_{abs(hash(tmp_path))}"
    (tmp_path / f"{name}.py").write_text(HEAD)
    return tmp_path / f"{name}.py"


def arena(folder: Path, bots: str, *more: str) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / "pithead"), "arena", "imperial_miners", "--bots", bots, "--seats", "2"]
    return subprocess.run([*command, *more], cwd=folder, capture_output=True, text=True, timeout=300, env=os.environ)


def test_the_example_plays_in_the_arena_and_beats_chance(tmp_path: Path) -> None:
    out = tmp_path / "run"
    done = arena(EXAMPLES, "own_bot:Greedy,pebble", "--deals", "3", "--jobs", "2", "--json", "--out", str(out))
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    part = next(p for lineup in result["lineups"] for p in lineup["parts"] if p["bot"] == "own_bot:Greedy")
    assert part["wins"]["share"] > 0.5
    assert result["versions"]["own_bot:Greedy"].startswith("own_bot:Greedy-")
    assert "own_bot:Greedy" in (out / "report.html").read_text()
    told = arena(EXAMPLES, "own_bot:Greedy,pebble", "--deals", "1").stdout
    assert "own_bot:Greedy" in told.replace("\n", "")


@pytest.mark.parametrize("game", ["dig_deep", "imperial_miners", "rockwell"])
def test_the_example_plays_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    found = simulate(game, load_game(game).info.max_seats, ["own_bot:Greedy", "pebble"], 2, seed=3)
    assert found.games == 2 and set(found.win_share_by_bot) == {"own_bot:Greedy", "pebble"}


@pytest.mark.parametrize("game", ["imperial_miners", "rockwell"])
def test_a_net_of_ones_own_plays_as_the_surveyor_does_with_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setenv("NET", str(net_file(game)))
    own, shipped = (simulate(game, 2, [bot, "apprentice"], 4, seed=3) for bot in ("net_bot:NetBot", "surveyor"))
    assert list(own.scores_by_bot.values()) == list(shipped.scores_by_bot.values())
    assert own.win_share_by_seat == shipped.win_share_by_seat


def test_two_texts_are_two_bots(mine: Path) -> None:
    """What one text has played is never counted for another."""
    command = [f"{mine.stem}:First,pebble", "--deals", "2", "--out", "run"]
    assert arena(mine.parent, *command).returncode == 0
    mine.write_text(HEAD + "\nCHANGED = True\n")
    again = arena(mine.parent, *command)
    assert again.returncode == 2 and "pithead: " in again.stderr and "Traceback" not in again.stderr


WRONG = {
    "no_such_module_here:Bot": "there is no module 'no_such_module_here'",
    "{mine}:Nobody": "has no class 'Nobody': there is Base, First, Illegal",
    "{mine}:": "write module:Class",
    ":First": "write module:Class",
    "{mine}:__class__.x": "write module:Class",
    "../{mine}:First": "write module:Class",
    "{mine}:Mute": "it has no choose(view, legal, budget)",
    "{mine}:Short": "cannot be called as choose(view, legal, budget)",
    "{mine}:Needy": "a bot is made without arguments",
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_bot_is_told(mine: Path, name: str) -> None:
    with pytest.raises(OptionError, match=r".") as told:
        make_contest("dig_deep", [name.format(mine=mine.stem), "pebble"], 1, 2)
    assert WRONG[name] in str(told.value)


def test_a_module_that_cannot_be_imported_is_told_without_a_traceback(mine: Path) -> None:
    for text, wanted in (("import no_such_thing", "it needs 'no_such_thing'"), ("1 / 0", "ZeroDivisionError")):
        mine.with_name("broken.py").write_text(text + "\n")
        done = arena(mine.parent, "broken:Bot,pebble", "--deals", "1")
        assert done.returncode == 2 and wanted in done.stderr and "Traceback" not in done.stderr
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["Illegal", "Cheat", "Nothing"])
def test_an_illegal_choice_stops_the_run_and_says_what_was_possible(mine: Path, name: str) -> None:
    with pytest.raises(MoveError) as told:
        simulate("dig_deep", 2, [f"{mine.stem}:{name}", "pebble"], 1)
    assert f"{mine.stem}:{name} in seat 1 chose" in str(told.value) and "it was asked for one of" in str(told.value)
    done = arena(mine.parent, f"{mine.stem}:{name},pebble", "--deals", "1")
    assert done.returncode == 2 and "Traceback" not in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_can_name_a_module(mine: Path, game: str) -> None:
    """Tables, records and clients go through these: nothing is imported there."""
    mine.write_text("import pathlib; pathlib.Path('imported').touch()\n" + HEAD)
    name = f"{mine.stem}:First"
    with pytest.raises(OptionError, match="has no bot"):
        make_bot(name, game)
    with pytest.raises(OptionError, match="has no bot"):
        seat_bot(load_game(game), name, 0, 1)
    assert not Path("imported").exists()
    bot_at(name, game, 0)
    assert Path("imported").exists()
