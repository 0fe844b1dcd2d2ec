"""What every game must keep, at every step of random games, for every number of seats."""

import pytest

from pithead.core.api import Game
from pithead.games.registry import GAMES, load_game
from pithead.lab.conformance import check_game
from pithead.lab.findings import Report
from tests.conftest import Amount
from tests.parts import enough_games

POSITIONS = 600  # of a game at one number of seats, at least

TABLES = [
    (name, seats)
    for name in GAMES
    for seats in range(load_game(name).info.min_seats, load_game(name).info.max_seats + 1)
]


def assert_clean(report: Report) -> None:
    assert not report.findings, "\n\n".join(
        f"{f.check}: {f.game}, {f.seats} seats, seed {f.seed}, game {f.index}, step {f.step}, "
        f"{f.audience}: {f.message}\n" + "\n".join(f.moves)
        for f in report.findings
    )


def assert_tried(report: Report, game: Game) -> None:
    """Nothing passed because it was never tried."""
    for check in (
        "legal",
        "clone",
        "deepcopy",
        "pickle",
        "json",
        "damage",
        "view of view",
        "determinize",
        "whole",
        "non-interference: view",
        "non-interference: events",
        "non-interference: numbers",
        "non-interference: scene",
        "chance",
        "frequencies",
        "names",
        "absurd",
        "earlier states",
        "replay",
        "end",
    ):
        assert report.tried[check] > 0, f"{game.info.id}: {check} was never tried"


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])
def test_random_games_keep_every_promise_at_every_step(name: str, seats: int, amount: Amount) -> None:
    game = load_game(name)
    report = check_game(game, seats, max(amount(10, 200), enough_games(game, seats, POSITIONS)))
    assert_clean(report)
    assert_tried(report, game)
    assert report.games == sum(report.reasons.values())


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])
def test_every_audience_at_every_step_of_some_games(name: str, seats: int, amount: Amount) -> None:
    assert_clean(check_game(load_game(name), seats, amount(3, 10), seed=2, thorough=True))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_template_keeps_every_promise(seats: int, nuggets: str) -> None:
    report = check_game(load_game(nuggets), seats, 100, thorough=True)
    assert_clean(report)
    assert_tried(report, load_game(nuggets))
    assert report.tried["order of commits"] > 100
