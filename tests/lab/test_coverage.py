"""Every clause has a test, and every test names a clause that exists."""

from pathlib import Path

import pytest

from pithead.core.errors import OptionError
from pithead.games import clauses as rules
from pithead.games.registry import GAMES, load_game
from pithead.lab.coverage import ROOT, citations, clause, clauses, cover, ids_in, named_by_tests

TESTS = """
@rule("NU-A1", "NU-X9")
def test_one() -> None: ...

class TestMore:
    @rule("NU-A2")
    def test_two(self) -> None: ...
"""

SOURCE = '''"""DD-A1."""

def mine() -> None:
    """DD-A4: dig."""
    x = 1  # DD-M1 to DD-M3

class A:
    def b(self) -> str:
        return "DD-Z1"
'''

WITH_RULES = [*GAMES, "_template"]


@pytest.mark.parametrize("name", WITH_RULES)
def test_every_clause_has_a_test_and_code_cites_only_clauses_that_exist(name: str) -> None:
    found = cover(name)
    assert found.missing == []
    assert found.unknown == []


def test_every_test_names_clauses_that_exist() -> None:
    known = {name for game in WITH_RULES for name in clauses(game)}
    assert [(name, where) for name, where in named_by_tests(ROOT / "tests") if name not in known] == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_clauses_of_a_game_begin_with_its_prefix(name: str) -> None:
    assert {one.partition("-")[0] for one in clauses(name)} == {load_game(name).info.prefix}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_option_and_every_verb_names_a_clause_that_exists(name: str) -> None:
    game = load_game(name)
    named = {verb.clause for verb in (*game.actions.verbs, *game.outcomes.verbs)} | {
        option.clause for option in game.info.options
    }
    assert named <= set(clauses(name))


def test_clauses_are_read_from_lines_and_from_tables() -> None:
    assert clause("dig_deep", "DD-A3").startswith("**DD-A3 Control** [R] Whoever has the most cubes")
    assert "two rubies at 4" in clause("dig_deep", "dd-m3")
    assert clause("rockwell", "RW-C9").startswith("| RW-C9 | Stock Exchange: zinc 400")
    assert {"IM-F7", "IM-F7a", "IM-F7b"} <= set(clauses("imperial_miners"))


def test_an_unknown_clause_says_what_there_is() -> None:
    with pytest.raises(OptionError, match="DD-C1 to DD-H1"):
        clause("dig_deep", "DD-Q9")


def test_a_translation_is_used_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "rules.md").write_text("- **TY-A1** One.\n- **TY-A2** Two.\n")
    (tmp_path / "toy" / "rules.de.md").write_text("- **TY-A1** Eins.\n")
    monkeypatch.setattr(rules, "__file__", str(tmp_path / "clauses.py"))
    assert rules.clause("toy", "TY-A1", "de") == "**TY-A1** Eins."
    assert rules.clause("toy", "TY-A1", "fr") == "**TY-A1** One."


def test_a_clause_that_stands_twice_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "twice").mkdir()
    (tmp_path / "twice" / "rules.md").write_text("- **TY-A1** One.\n- **TY-A1** Two.\n")
    monkeypatch.setattr(rules, "__file__", str(tmp_path / "clauses.py"))
    with pytest.raises(OptionError, match="TY-A1 stands there twice"):
        rules.clauses("twice")


def test_a_missing_test_and_an_unknown_clause_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_some.py").write_text(TESTS)
    found = cover("_template", folder)
    assert found.tests["NU-A1"] == ["tests/test_some.py::test_one"]
    assert found.missing == [name for name in clauses("_template") if name not in ("NU-A1", "NU-A2")]
    assert found.unknown == ["NU-X9 (tests/test_some.py::test_one)"]
    assert not found.ok


def test_citations_are_found_with_the_function_around_them(tmp_path: Path) -> None:
    source = tmp_path / "flow.py"
    source.write_text(SOURCE)
    assert list(citations(source)) == [
        ("DD-A1", "flow.py"),
        ("DD-A4", "flow.py:mine"),
        ("DD-M1", "flow.py:mine"),
        ("DD-M2", "flow.py:mine"),
        ("DD-M3", "flow.py:mine"),
        ("DD-Z1", "flow.py:b"),
    ]


def test_ids_in_a_text() -> None:
    assert ids_in("IM-F7a and DD-M1 to DD-M2, not x-1 or RW-V") == ["DD-M1", "DD-M2", "IM-F7a"]


def test_without_tests_coverage_says_so(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="working copy"):
        cover("dig_deep", tmp_path / "none")
