"""The shape of `bench --bots --json`, which other programs rely on."""

import json

import pytest
from typer.testing import CliRunner

from pithead.bots.registry import levels
from pithead.cli.main import app
from pithead.lab import bot_speed, pool

FIGURES = {"seats", "games", "games_per_s", "core_games_per_s", "core_decisions_per_s", "p50_us", "p95_us"}


def test_every_rung_of_a_ladder_is_measured() -> None:
    done = CliRunner().invoke(
        app, ["bench", "imperial_miners", "--bots", "--seats", "1", "--seconds", "0.05", "--json"]
    )
    rows = json.loads(done.stdout)["imperial_miners"]
    assert list(rows) == levels("imperial_miners")
    for row in rows.values():
        assert set(row) == FIGURES
        assert row["seats"] == 1
        assert row["games"] >= 1
        assert all(value > 0 for value in row.values())
        assert row["p50_us"] <= row["p95_us"]


def test_several_processes_measure_the_bots_that_are_named_at_four_seats() -> None:
    with pool.workers(2) as crew:
        found = bot_speed.bench_bots(["rockwell"], ["pebble"], seconds=0.05, crew=crew)
    rows = found["rockwell"]
    assert isinstance(rows, dict)
    row = rows["pebble"]
    assert isinstance(row, dict)
    assert row["seats"] == 4


def test_an_unknown_bot_is_told_before_anything_is_measured() -> None:
    done = CliRunner().invoke(app, ["bench", "dig_deep", "--bots", "--bot", "wizard"])
    assert done.exit_code == 2
    assert "no bot 'wizard'" in done.stderr
    assert "measuring" not in done.stderr


@pytest.mark.deep
def test_a_cluster_is_measured_like_processes() -> None:
    words = "bench rockwell --bots --bot pebble --bot apprentice --seconds 0.05 --jobs 2 --ray --json"
    done = CliRunner().invoke(app, words.split())
    assert done.exit_code == 0, done.output
    rows = json.loads(done.stdout)["rockwell"]
    assert list(rows) == ["pebble", "apprentice"] and all(set(row) == FIGURES for row in rows.values())
