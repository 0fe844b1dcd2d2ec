"""Attacks as tests, and the table of them: `make attack` (docs/testing.md).

A test that attacks names what the attacker wants and counts what it tried:

    @pytest.mark.attack("Read a sealed bid from a refusal")
    def test_a_refusal_tells_no_bid(attack: Attack) -> None:
        for command in commands:
            attack.tried(succeeded=answer(command) != expected, how=command)

The test fails if an attempt succeeded. A test without the fixture counts as one attempt, which succeeded if it fails.
Tests that name the same aim share a line of the table.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

PROPERTY = "attack"  # of a test's report: [aim, attempts, successes]


@dataclass
class Attack:
    """One test's attempts."""

    attempts: int = 0
    successes: list[str] = field(default_factory=list)

    def tried(self, succeeded: bool, how: object = "") -> None:
        self.attempts += 1
        if succeeded:
            self.successes.append(str(how)[:200])


def aim_of(item: pytest.Item) -> str | None:
    """What the attacker of this test wants."""
    marker = item.get_closest_marker("attack")
    return str(marker.args[0]) if marker else None


@pytest.fixture
def attack(request: pytest.FixtureRequest) -> Iterator[Attack]:
    """Counts the attempts of a test that is marked as an attack."""
    assert aim_of(request.node), "a test that attacks names its aim: @pytest.mark.attack(aim)"
    tries = Attack()
    request.node.stash[TRIES] = tries
    yield tries


TRIES = pytest.StashKey[Attack]()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """An attack that succeeded fails its test; one that tried nothing does too."""
    done = yield
    tries = pyfuncitem.stash.get(TRIES, None)
    if tries is not None:
        assert tries.attempts, "nothing was tried"
        assert not tries.successes, f"{len(tries.successes)} of {tries.attempts} succeeded: {tries.successes[:3]}"
    return done


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """The report of an attack says what was tried."""
    report = yield
    aim = aim_of(item)
    if aim and (report.when == "call" or report.failed):
        tries = item.stash.get(TRIES, None)
        attempts = tries.attempts if tries and tries.attempts else 1
        successes = len(tries.successes) if tries and tries.successes else int(report.failed)
        report.user_properties.append((PROPERTY, [aim, attempts, successes]))
    return report


@dataclass
class Line:
    """A line of the table."""

    aim: str
    tests: int = 0
    attempts: int = 0
    successes: int = 0


def table_of(reports: list[pytest.TestReport]) -> list[Line]:
    """The attacks by their aims, in the order of the names."""
    counted = [value for report in reports for name, value in report.user_properties if name == PROPERTY]
    return together(Line(value[0], 1, value[1], value[2]) for value in counted if isinstance(value, list))


def together(lines: Iterable[Line]) -> list[Line]:
    """One line for each aim, in the order of the names."""
    found: dict[str, Line] = {}
    for one in lines:
        line = found.setdefault(one.aim, Line(one.aim))
        line.tests += one.tests
        line.attempts += one.attempts
        line.successes += one.successes
    return [found[aim] for aim in sorted(found)]


def as_markdown(lines: list[Line]) -> str:
    rows = [f"| {one.aim} | {one.tests} | {one.attempts:,} | {one.successes} |" for one in lines]
    total = f"| **all** | {sum(one.tests for one in lines)} | {sum(one.attempts for one in lines):,} | "
    total += f"{sum(one.successes for one in lines)} |"
    return "\n".join(
        ["| What the attacker wants | tests | attempts | successes |", "|---|---:|---:|---:|", *rows, total, ""]
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """With --attacks FILE.json: the table, in words and as JSON."""
    target = config.getoption("--attacks")
    if not target:
        return
    done = [
        one
        for kind in ("passed", "failed", "error")
        for one in terminalreporter.stats.get(kind, [])
        if isinstance(one, pytest.TestReport)
    ]
    lines = table_of(done)
    terminalreporter.write_line(as_markdown(lines))
    Path(target).parent.mkdir(parents=True, exist_ok=True)
    Path(target).write_text(json.dumps([vars(one) for one in lines], indent=1) + "\n")
