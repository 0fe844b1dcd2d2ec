"""Hints know no more than their seat, words included; and the check of that finds those that do."""

from __future__ import annotations

import sys

import pytest

from pithead.coach import hints
from pithead.coach.facts import facts_of
from pithead.coach.question import Comparison, Said
from pithead.core.api import State
from pithead.games.registry import GAMES, load_game
from pithead.lab.hint_honesty import check_hints
from tests.conftest import Amount


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_and_its_words_are_the_same_for_every_world_that_the_seat_cannot_tell_apart(
    game: str, seed: int, amount: Amount
) -> None:
    positions = amount(24, 400)
    report = check_hints(game, positions, seed)
    assert report.ok, "\n".join(f"{f.seats} seats, game {f.index}, step {f.step}: {f.message}" for f in report.findings)
    assert report.tried["leak"] == positions
    assert report.tried["positions with secrets"] > positions / 3, "where nothing is hidden nothing can leak"
    info = load_game(game).info
    assert report.seats == list(range(info.min_seats, info.max_seats + 1))


def peeps(comparison: Comparison) -> Said:
    """Looks at the true position by a side door: the local variables of those who have it asked."""
    frame = sys._getframe()
    while "truth" not in frame.f_locals:
        assert frame.f_back is not None
        frame = frame.f_back
    known = frame.f_locals
    world: State = known["world"] if "first" in known else known["truth"]
    return Said("common-repeated", {"part": sum(world.key()), "n": 2}, 1.0)


@pytest.mark.parametrize("game", [game for game in GAMES if facts_of(game)])
def test_a_sentence_that_knows_the_true_position_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "facts_of", lambda game_id: (peeps,))
    assert not check_hints(game, 12).ok
