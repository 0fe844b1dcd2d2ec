"""The guide is a test: in a copy of the tree a fourth game is made by what CONTRIBUTING.md says, by nothing else."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from pithead.games._template.game import NuggetsGame
from pithead.games.registry import GAMES

ROOT = Path(__file__).parents[2]
LEFT = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", ".hypothesis", "node_modules", "__pycache__", "*.so", "*.egg-info", "build", "static"
)
TREE = ("src", "tests", "tools", "docs", "web", "CONTRIBUTING.md", "README.md", "pyproject.toml", "setup.py")

# The programs that the guide calls, by name: `make format` without what formats the client.
PROGRAMS = {
    "python": f'exec {sys.executable} "$@"',
    "pithead": f'exec {sys.executable} -m pithead.cli "$@"',
    "make": f"""case $1 in
        format) {sys.executable} -m ruff check --fix --quiet src tests tools && \\
            {sys.executable} -m ruff format --quiet src tests tools ;;
        quick) ;;
        *) exit 1 ;;
    esac""",
    # writes the line that the guide names at the end of the list
    "editor": r"""line=$(sed -n 's/.*registry.py  *# one line: //p' CONTRIBUTING.md)
    sed -i "s/^}/    $line\n}/" $1""",
}


class Tree:
    """A copy of the tree, and commands run in it."""

    def __init__(self, root: Path, programs: Path) -> None:
        self.root = root
        programs.mkdir()
        for name, script in PROGRAMS.items():
            (programs / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            (programs / name).chmod(0o755)
        self.env = {
            **os.environ,
            "PATH": f"{programs}:{os.environ['PATH']}",
            "PYTHONPATH": str(root / "src"),
            "EDITOR": "editor",
            "PITHEAD_LANG": "en",
        }

    def run(self, *command: str, typed: str = "") -> str:
        """What a command prints; it must succeed."""
        done = subprocess.run(
            command, cwd=self.root, env=self.env, input=typed, text=True, capture_output=True, check=False
        )
        assert done.returncode == 0, f"{command}:\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
        return done.stdout

    def test(self, *args: str) -> None:
        self.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=short", *args)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tree]:
    """A copy of the tree in which the guide was followed."""
    folder = tmp_path_factory.mktemp("fourth")
    root = folder / "tree"
    for name in TREE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=LEFT, symlinks=True)
        else:
            shutil.copy(ROOT / name, root / name)
    tree = Tree(root, folder / "programs")
    tree.run("sh", "-e", "-c", guide())
    yield tree
    shutil.rmtree(folder)


def guide() -> str:
    """The commands that stand under "Add a game"."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a game")[2]
    found = re.search(r"```sh\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def test_one_line_in_one_file_is_all_that_changes(tree: Tree) -> None:
    files = [path.relative_to(tree.root) for path in tree.root.rglob("*.*") if path.is_file()]
    there = [path for path in files if "__pycache__" not in path.parts and (ROOT / path).is_file()]
    changed = {str(path) for path in there if (ROOT / path).read_bytes() != (tree.root / path).read_bytes()}
    assert changed == {"src/pithead/games/registry.py", "docs/absurd.md"}, "the page is written by a tool"
    before, after = ((root / "src/pithead/games/registry.py").read_text() for root in (ROOT, tree.root))
    assert after.replace('    "granite": "pithead.games.granite.kit",\n', "") == before


def test_its_folders_are_linted_typed_and_import_as_they_may(tree: Tree) -> None:
    tree.run("python", "-m", "ruff", "check", "--no-cache", "src", "tests", "tools")
    tree.run("python", "-m", "ruff", "format", "--no-cache", "--check", "src", "tests", "tools")
    tree.run("python", "-m", "mypy", "src/pithead/games/granite", "src/pithead/bots/granite", "tests/rules/granite")
    tree.run(str(Path(sys.executable).with_name("lint-imports")), "--no-cache")


def test_every_test_of_a_game_holds_for_it(tree: Tree) -> None:
    tree.test(
        *("tests/core", "tests/table", "tests/rules", "tests/perft", "tests/golden", "tests/conformance", "tests/bots"),
        *("tests/lab", "tests/cli", "tests/server"),
        *("-k", "granite"),
    )


def test_what_is_said_of_all_games_holds_for_it(tree: Tree) -> None:
    tree.test(
        "tests/cli/test_locales.py",
        "tests/lab/test_coverage.py",
        "tests/lab/test_commands.py",
        "tests/lab/test_honesty.py::test_the_page_of_absurd_moves_is_the_list_of_the_code",
        "tests/lab/test_simulate.py::test_simulation_options_are_options_of_the_game",
        "tests/server/test_catalogue.py",
        *("-k", "not dig_deep and not rockwell and not imperial_miners"),
    )


@pytest.mark.deep
def test_the_whole_suite_is_green_with_it(tree: Tree) -> None:
    tree.test("tests", "--ignore=tests/web", "--ignore=tests/house", "-n", "2")


def test_it_is_played_in_the_terminal(tree: Tree) -> None:
    shown = tree.run("pithead", "play", "granite", "--bots", "human,apprentice", typed="1\n" * 40)
    assert "The game is over: all rounds are played" in shown


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("check granite --games 20 --jobs 1", "granite"),
        ("check granite --bots --positions 40 --games 4 --jobs 1", "apprentice"),
        ("sim granite --seats 3 --bots pebble,apprentice --games 50 --jobs 1", "rounds_played"),
        ("bench granite --seconds 0.05", "granite"),
        ("balance granite --games 40 --seats 3", "wins of seat 3"),
        ("perft --file tests/perft/granite.json", "2 cases, 0 differences"),
        ("rules granite GR-A3", "The highest card"),
        ("pack check src/pithead/games/granite/data/core", "nothing wrong"),
    ],
)
def test_the_commands_serve_it(tree: Tree, command: str, said: str) -> None:
    assert said in tree.run("pithead", *command.split())


def test_every_clause_of_it_has_a_test(tree: Tree) -> None:
    data = json.loads(tree.run("pithead", "rules", "granite", "--coverage", "--json"))
    assert data["clauses"] == 7 and data["missing"] == [] and data["unknown"] == []


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_word_of_the_toy_game_is_there_in_three_languages(lang: str) -> None:
    game = NuggetsGame()
    text = (ROOT / "src/pithead/games/_template/messages" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = {entry.id.name for entry in parse(text).body if isinstance(entry, Message)}
    wanted = {"title", "prompt-bid", "prompt-wait", "warn-waste", "option-rounds"}
    wanted |= {f"{kind}-{verb.name}" for verb in game.actions.verbs for kind in ("move", "help")}
    wanted |= {f"event-{event.name}" for event in game.events}
    wanted |= {f"reason-{reason}" for reason in game.reasons if reason}
    assert found == {f"nuggets-{name}" for name in wanted}


def test_the_toy_game_itself_is_not_in_the_registry() -> None:
    assert not any("_template" in kit for kit in GAMES.values())
