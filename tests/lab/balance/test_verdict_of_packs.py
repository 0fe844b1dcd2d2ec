"""What must be found is found and named; what is no change is called none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pithead.games.registry import load_game
from tests.lab.balance.study import SHORT, another_table, reordered, rich_card, set_up, study

FALSE = {"better", "worse", "different"}
PEBBLES: dict[str, Any] = {"compare": True, "bot": "pebble", "strengths": (), "trials": 0, "skill": False}


def test_a_card_of_thirty_points_more_is_found_and_named(tmp_path: Path) -> None:
    pack = rich_card(tmp_path / "rich")
    result = study(set_up("imperial_miners", 400, pack, seats=3, seed=2, **PEBBLES))
    assert result.overall.verdict == "worse"
    assert result.overall.findings[0] == "lift card 020"
    lift = next(one for one in result.findings if one.id == "lift card 020")
    assert lift.verdict == "worse" and lift.low is not None and lift.low > 0 and lift.difference > 3
    assert next(one for one in result.findings if one.id == "points").verdict == "more"
    [change] = result.changes
    assert change.splitlines()[0] == "card 020 Gold Mill: effect “gold 2” → “gold 2, vp 30”"
    assert "before: Gain 2 gold." in change and "now: Gain 2 gold and gain 30 points." in change


def test_restricted_play_and_forced_style_show_what_it_is_worth(tmp_path: Path) -> None:
    pack = rich_card(tmp_path / "rich")
    alone = {**PEBBLES, "compare": False}
    result = study(set_up("imperial_miners", 900, pack, seats=2, tries=("card 020",), **alone))
    verdicts = {trial.rule: trial.verdict for trial in result.trials}
    assert verdicts == {"never": "less", "always": "more"}
    assert all(trial.worth > 0.3 for trial in result.trials)


@pytest.mark.deep
def test_apprentices_find_it_within_two_thousand_games(tmp_path: Path) -> None:
    pack = rich_card(tmp_path / "rich")
    setup = set_up("imperial_miners", 800, pack, seats=2, compare=True, bot="apprentice", strengths=("pebble",))
    result = study(setup, jobs=2)
    assert sum(stage.played for stage in result.stages) <= 800
    assert "lift card 020" in result.overall.findings[:2]
    assert any(trial.item == "card 020" for trial in result.trials)


def test_a_change_that_nobody_meets_is_no_difference(tmp_path: Path, amount: Callable[[int, int], int]) -> None:
    pack = another_table(tmp_path / "same")
    assert load_game("dig_deep", pack).info.pack.digest != load_game("dig_deep").info.pack.digest
    for seed in range(amount(20, 40)):
        result = study(set_up("dig_deep", 70, pack, seats=2, seed=seed, options=SHORT, **PEBBLES))
        assert result.overall.verdict == "no difference"
        assert all(one.difference == 0 for one in result.findings)


def test_other_luck_is_hardly_ever_taken_for_a_change(tmp_path: Path, amount: Callable[[int, int], int]) -> None:
    pack = reordered(tmp_path / "reordered")
    alarms = 0
    for seed in range(amount(20, 40)):
        result = study(set_up("dig_deep", 70, pack, seats=2, seed=seed, options=SHORT, **PEBBLES))
        assert next(one for one in result.findings if one.id == "points").difference != 0, "the deals are others"
        alarms += result.overall.verdict in FALSE
    assert alarms <= 2 * amount(20, 40) // 40


@pytest.mark.deep
def test_other_luck_is_called_no_difference(tmp_path: Path) -> None:
    """With a budget that can tell: up to 5,000 deals."""
    pack = reordered(tmp_path / "reordered")
    found = []
    for seed in range(20):
        setup = set_up("dig_deep", 10_000, pack, seats=2, seed=seed, options=SHORT, **PEBBLES)
        found.append(study(setup, jobs=2).overall.verdict)
    assert found.count("no difference") >= 19, found
