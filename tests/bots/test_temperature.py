"""Chances made honest, at first and at the end of a game."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pithead.bots.net import FORMAT, Floats, Net, Rows, load_net, stored, write_net
from pithead.bots.registry import load_training
from pithead.bots.temperature import Judged, Temperature, find_temperatures, read_temperature, softmax, together
from pithead.bots.training import Training
from pithead.core.errors import PackError
from pithead.games.registry import load_game
from pithead.lab.calibration import calibrate
from pithead.lab.selfplay import Job
from tests.bots.nets import random_net

LONG = 12  # rounds of a game


def bold_then_careful(games: int, seed: int, seats: int = 3) -> Judged:
    """By one member: in the first rounds it is twice as bold as it should be, in the last ones half as bold."""
    rng = np.random.default_rng(seed)
    right = rng.normal(size=(games * LONG, seats)) * 1.5
    winners = (rng.random(len(right))[:, None] > softmax(right).cumsum(axis=1)).sum(axis=1)
    rounds = np.tile(np.arange(1, LONG + 1), games)
    boldness = np.interp(rounds, [1, LONG], [2.0, 0.5])
    shares = np.eye(seats)[np.minimum(winners, seats - 1)]
    return Judged((right * boldness[:, None])[None], shares, rounds, np.repeat(np.arange(games), LONG))


def errors(judged: Judged, heat: Temperature) -> list[float]:
    """Of calibration, by thirds."""
    chances = together(judged.logits * heat.inverse()[judged.progress, None])
    parts = [(judged.progress - 1) * 3 // LONG == part for part in range(3)]
    return [calibrate(chances[part], judged.shares[part], "net", 3, "").error for part in parts]


def test_one_temperature_does_not_mend_what_one_for_each_part_does() -> None:
    old, new = bold_then_careful(2000, 1), bold_then_careful(4000, 2)
    one = find_temperatures({3: replace(old, progress=np.zeros(len(old.shares)))})[3]
    by_part = find_temperatures({3: old})[3]
    assert one.at == [0] and len(by_part.at) > 3
    first, _, last = errors(new, one)
    assert min(first, last) > 0.03
    assert max(errors(new, by_part)) < 0.015
    assert by_part.values[0] > 1.6 and by_part.values[-1] < 0.7


def spread(heat: Temperature) -> float:
    return max(heat.values) / min(heat.values)


def test_few_games_are_no_reason_for_a_difference() -> None:
    few, many = (find_temperatures({3: bold_then_careful(games, 3)})[3] for games in (2, 400))
    assert spread(few) < 2.0 < 3.0 < spread(many)


def test_a_seat_count_of_few_games_follows_the_others() -> None:
    few, many = bold_then_careful(2, 3), bold_then_careful(400, 3, seats=2)
    found = find_temperatures({2: many, 3: few})
    assert spread(found[3]) > 3.0
    assert found[3].values == pytest.approx(found[2].values, rel=0.3)
    assert find_temperatures({}) == {}


def test_a_temperature_is_linear_between_its_knots() -> None:
    heat = read_temperature([[2, 2.0], [4, 1.0]])
    assert (1 / heat.inverse()[:5]).tolist() == pytest.approx([2.0, 2.0, 2.0, 1.5, 1.0])
    assert heat.inverse()[[5, 1000, 32767]].tolist() == [1.0] * 3
    assert read_temperature(heat.to_json()) == heat
    for wrong in ([], [[3, 1.0], [2, 1.0]], [[1, 0.0]], 0.0):
        with pytest.raises(ValueError, match="no temperature"):
            read_temperature(wrong)


@pytest.fixture
def training() -> Training:
    return load_training("imperial_miners")


@pytest.fixture
def net(training: Training) -> Net:
    return random_net(load_game("imperial_miners"), training)


def positions(training: Training, net: Net) -> tuple[Rows, Floats, Floats]:
    """Of a game of two, with what the net makes of them before any temperature."""
    samples = Job("imperial_miners", 3, seats=2).one(6)
    return samples.rows, samples.numbers, net.heads(samples.rows, samples.numbers, 2)[0]


def write_header(path: Path, header: dict[str, Any], net: Net) -> None:
    """The net with just this header."""
    data: dict[str, Any] = {f"0/{name}": weights for name, weights in net.members[0].items()}
    np.savez(path, header=json.dumps({**header, "members": 1}), **data)


def test_a_file_keeps_the_temperatures(net: Net, training: Training, tmp_path: Path) -> None:
    header = {**net.header, "progress": ["table", "round"], "temperature": {"2": [[1, 4.0], [9, 0.5]]}}
    write_net(tmp_path / "net.npz", header, [stored(net.members[0])])
    found = load_net(tmp_path / "net.npz", load_game("imperial_miners"), training.inputs)
    assert found.temperature == {2: Temperature([1, 9], [4.0, 0.5])} and found.header["format"] == FORMAT
    rows, numbers, logits = positions(training, found)
    rounds = rows[:, training.inputs.layout.where("table", "round")[0]]
    heat = np.interp(rounds, [1, 9], [4.0, 0.5])
    assert len(np.unique(heat)) > 4
    assert found.chances(rows, numbers, 2)[0] == pytest.approx(softmax(logits[0] / heat[:, None]), abs=1e-5)


@pytest.mark.parametrize("saved, hot", [({"2": 0.5}, 0.5), ({}, 1.0)])
def test_a_net_of_before_has_one_temperature_for_a_game(
    saved: dict[str, float], hot: float, net: Net, training: Training, tmp_path: Path
) -> None:
    write_header(tmp_path / "net.npz", {**net.header, "temperature": saved}, net)
    found = load_net(tmp_path / "net.npz", load_game("imperial_miners"), training.inputs)
    rows, numbers, logits = positions(training, found)
    assert found.chances(rows, numbers, 2)[0] == pytest.approx(softmax(logits[0] / hot), abs=1e-5)


def test_a_net_of_a_later_program_is_refused(net: Net, training: Training, tmp_path: Path) -> None:
    write_header(tmp_path / "net.npz", {**net.header, "format": FORMAT + 1}, net)
    with pytest.raises(PackError, match="a later program"):
        load_net(tmp_path / "net.npz", load_game("imperial_miners"), training.inputs)
