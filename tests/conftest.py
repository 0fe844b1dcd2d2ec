"""What all tests share: how much is done at which level (docs/testing.md), and the toy game in the registry."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pithead.games.registry import GAMES
from pithead.lab.bench import compiled
from tests.attacks import attack as attack
from tests.attacks import pytest_pyfunc_call as pytest_pyfunc_call
from tests.attacks import pytest_runtest_makereport as pytest_runtest_makereport
from tests.attacks import pytest_terminal_summary as pytest_terminal_summary

PURE = 10  # interpreted rules do a tenth: they are the same rules, about ten times slower

Amount = Callable[[int, int], int]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="the long numbers, and the tests marked deep")
    parser.addoption("--attacks", metavar="FILE", help="the table of attacks as JSON (make attack)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without --deep the tests marked deep are not selected."""
    later = [item for item in items if item.get_closest_marker("deep") and not config.getoption("--deep")]
    if later:
        config.hook.pytest_deselected(items=later)
        items[:] = [item for item in items if item not in set(later)]


@pytest.fixture(scope="session")
def amount(pytestconfig: pytest.Config) -> Amount:
    """How many games or positions: `amount(test, deep)`, on interpreted rules a tenth of it."""
    deep = bool(pytestconfig.getoption("--deep"))

    def at_this_level(test: int, deeper: int) -> int:
        number = deeper if deep else test
        return number if compiled() else max(1, number // PURE)

    return at_this_level


@pytest.fixture
def nuggets(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of the toy game, which the registry knows for the time of a test."""
    monkeypatch.setitem(GAMES, "nuggets", "pithead.games._template.kit")
    return "nuggets"
