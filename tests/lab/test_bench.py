"""The shape of `bench --json`, which other programs rely on, and what is said where there is no compiled build."""

from pathlib import Path

import pytest

from pithead.core.api import Json
from pithead.core.chance import Rng
from pithead.core.errors import PitheadError
from pithead.games.registry import load_game
from pithead.lab import bench
from pithead.lab.steps import StepLoop


def test_both_builds_are_measured_in_one_run() -> None:
    result = bench.bench(["dig_deep"], seats=2, seconds=0.05)
    row = result["dig_deep"]
    assert isinstance(row, dict)
    plain = row["interpreted"]
    assert isinstance(plain, dict)
    assert set(plain) == {"seats", "decisions_per_s", "games_per_s", "api_decisions_per_s", "clone_us"}
    assert all(isinstance(value, (int, float)) and value > 0 for value in plain.values())
    built = row["compiled"]
    if bench.compiled():
        assert isinstance(built, dict)
        assert set(built) == set(plain)
        ratio = row["ratio"]
        assert isinstance(ratio, float)
        assert ratio > 2, "compiled rules are no faster than interpreted ones"


def test_where_nothing_is_compiled_a_note_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(game_id: str, seats: int, seconds: float, pack: Path | None, pure: bool) -> dict[str, Json]:
        return {"decisions_per_s": 100.0, "compiled": False}

    monkeypatch.setattr(bench, "_in_process", measured)
    monkeypatch.setattr(bench, "find_spec", lambda name: None)
    assert bench.bench(["dig_deep"]) == {
        "dig_deep": {
            "interpreted": {"decisions_per_s": 100.0},
            "compiled": None,
            "ratio": None,
            "note": "there is no compiled build: 'make build' makes one where a C compiler is at hand",
        }
    }


def test_the_ratio_to_the_peer_is_in_the_same_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(game_id: str, seats: int, seconds: float, pack: Path | None, pure: bool) -> dict[str, Json]:
        return {"decisions_per_s": 100.0 if pure else 900.0, "compiled": not pure}

    monkeypatch.setattr(bench, "_in_process", measured)
    monkeypatch.setattr(bench, "find_spec", lambda name: name)
    monkeypatch.setattr(bench, "catanatron_speed", lambda seconds: 30.0)
    result = bench.bench(["dig_deep"])
    assert result["catanatron"] == {"decisions_per_s": 30.0, "seats": 4}
    assert result["dig_deep"] == {
        "interpreted": {"decisions_per_s": 100.0},
        "compiled": {"decisions_per_s": 900.0},
        "ratio": 9.0,
        "ratio_to_catanatron": 30.0,
    }


def test_a_measurement_that_fails_says_why() -> None:
    with pytest.raises(PitheadError, match="no game 'chess'"):
        bench.bench(["chess"], seconds=0.05)


def test_the_step_loop_plays_to_the_end_and_its_mask_is_the_list_of_choices() -> None:
    rng = Rng(3)
    env = StepLoop(load_game("dig_deep"), 2, {"turn_limit": 3}, rng)
    steps = 0
    while True:
        mask, legal, over = env.last()
        assert [code for code in range(env.size) if mask[code]] == legal
        if over:
            break
        env.step(legal[rng.below(len(legal))])
        steps += 1
    assert steps > 6
    assert env.state.reason == 2


def test_a_game_in_interpreted_code_runs_on_the_core_as_it_is_built(nuggets: str) -> None:
    speed = bench.measure(load_game(nuggets), 3, seconds=0.05)
    assert speed.decisions_per_s > 0
