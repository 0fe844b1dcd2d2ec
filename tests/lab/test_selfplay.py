"""Games that nets learn from."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tools.join_nets import cooled, join
from tools.recalibrate import by_seats, recalibrate
from typer.testing import CliRunner

from pithead.bots.net import Net, load_net, write_net
from pithead.bots.registry import load_training, net_file
from pithead.bots.temperature import Temperature, softmax, together
from pithead.bots.training import Pupil
from pithead.cli.main import app
from pithead.core.chance import Rng
from pithead.core.errors import OptionError, PackError
from pithead.games.registry import GAMES, load_game
from pithead.lab import selfplay
from pithead.lab.selfplay import Job, joined, net_of, read_samples, shards, write_games
from tests.bots.nets import random_net

TRAINED = [game for game in GAMES if net_file(game).is_file()]


@pytest.mark.parametrize("game_id", TRAINED)
@pytest.mark.parametrize("with_net", [False, True])
def test_a_game_follows_from_its_number_and_ends_with_its_result(game_id: str, with_net: bool) -> None:
    job = Job(game_id, 3, net_file(game_id) if with_net else None, seats=2)
    one, again = job.one(6), job.one(6)
    inputs = load_training(game_id).inputs
    assert len(one) > 5
    assert one.rows.shape == (len(one), inputs.layout.size)
    assert one.numbers.shape == (len(one), len(inputs.numbers))
    assert (one.rows == again.rows).all() and (one.numbers == again.numbers).all()
    assert one.shares[:, :2].sum(axis=1) == pytest.approx(1.0)
    assert (one.shares[:, 2:] == 0).all()
    seats = one.about[:, 2]
    assert set(seats) == {0, 1}
    first, second = np.flatnonzero(seats == 0)[0], np.flatnonzero(seats == 1)[0]
    assert one.points[first, :2].tolist() == one.points[second, 1::-1].tolist()
    for seat in (0, 1):  # the positions of a seat are counted: returns go back along them
        assert one.about[seats == seat, 3].tolist() == list(range(int((seats == seat).sum())))


def test_one_learns_against_a_bot_that_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    training = load_training("imperial_miners")

    def pupils(net: Net | None, rng: Rng, seats: int) -> list[Pupil]:
        asked.extend([net] * seats)
        return training.pupils(net, rng, seats)

    monkeypatch.setattr(selfplay, "load_training", lambda game_id: replace(training, pupils=pupils))
    job = Job("imperial_miners", 3, net_file("imperial_miners"), seats=3, against="apprentice")
    found = [job.one(number) for number in range(6)]
    assert len(asked) == 6
    assert sum(map(len, found)) > 5
    assert all(seat == number % 3 for number, one in enumerate(found) for seat in one.about[:, 2])
    with pytest.raises(OptionError, match="no bot 'nobody'"):
        Job("imperial_miners", 3, seats=3, against="nobody").one(4)


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "SHARD", 2)
    job = Job("imperial_miners", 3, seats=1)
    assert list(write_games(job, tmp_path, 4, 1, lambda: True)) == [1, 2]
    first = shards(tmp_path)
    assert [path.name for path in first] == ["games-000000.npz"]
    before = first[0].stat().st_mtime_ns
    assert list(write_games(job, tmp_path, 4, 1, lambda: False)) == [3, 4]
    assert first[0].stat().st_mtime_ns == before
    assert list(write_games(job, tmp_path, 4, 1, lambda: False)) == []
    found = read_samples(shards(tmp_path))
    assert len(np.unique(found.about[:, 0])) == 4


def test_nets_judge_together_as_the_mean_of_each(tmp_path: Path) -> None:
    game, training = load_game("rockwell"), load_training("rockwell")
    nets = [random_net(game, training, seed) for seed in (1, 2, 3)]
    nets[2].temperature = {3: Temperature([0, 4], [5.0, 3.0])}
    path = tmp_path / "all.npz"
    members, scales = zip(*(cooled(net, 0) for net in nets), strict=True)
    header = {**join(nets, version=4), "scales": scales, "temperature": {"3": 2.0}}
    write_net(path, header, members)
    assert path.stat().st_size < 1_000_000 < sum(w.nbytes for member in members for w in member.values())
    found = load_net(path, game, training.inputs)
    assert (len(found.members), found.version) == (3, 4)
    samples = Job("rockwell", 3, seats=3).one(6)
    logits, points = found.heads(samples.rows, samples.numbers, 3)
    each = [net.heads(samples.rows, samples.numbers, 3) for net in nets]
    each[2][0][:] /= 4
    assert logits == pytest.approx(np.concatenate([one[0] for one in each]), abs=0.05)
    assert points == pytest.approx(np.mean([one[1] for one in each], axis=0), abs=0.3)
    half = found.chances(samples.rows, samples.numbers, 3)[0]
    assert half == pytest.approx(np.mean([softmax(one / 2) for one in logits], axis=0), abs=1e-5)
    with pytest.raises(ValueError, match="differ in stamps"):
        join([nets[0], random_net(load_game("dig_deep"), load_training("dig_deep"))], version=2)


def test_a_net_that_is_too_large_leaves_no_file(tmp_path: Path) -> None:
    noise = np.random.default_rng(1).standard_normal((1500, 1000)).astype(np.float16)
    with pytest.raises(ValueError, match="at most 1000000"):
        write_net(tmp_path / "net.npz", {}, [{"plain.weight": noise}])
    assert list(tmp_path.iterdir()) == []


def test_a_net_is_recalibrated_by_new_games_and_keeps_its_weights(tmp_path: Path) -> None:
    net = net_of(net_file("rockwell"), "rockwell", None)
    samples = joined([Job("rockwell", 5, seats=seats).one(number) for seats in (2, 3) for number in range(3)])
    found = by_seats(samples)
    assert {seats: set(one.about[:, 1]) for seats, one in found.items()} == {2: {2}, 3: {3}}
    logits = net.heads(found[2].rows, found[2].numbers, 2)[0]
    hot = replace(found[2], shares=np.pad(together(logits / 1.5), ((0, 0), (0, samples.shares.shape[1] - 2))))
    path = tmp_path / "net.npz"
    told = recalibrate(net, {2: hot}, path)
    again = load_net(path, load_game("rockwell"), net.inputs)
    assert again.version == told["version"] == net.version + 1
    assert again.temperature[2].values == pytest.approx([1.5] * len(again.temperature[2].at), rel=0.03)
    assert again.temperature[4] == net.temperature[4], "of which there was no game"
    assert (again.heads(hot.rows, hot.numbers, 2)[0] == logits).all()


def test_a_game_without_a_net_says_so() -> None:
    with pytest.raises(OptionError, match="nothing to train"):
        load_training("chess")
    with pytest.raises(PackError, match="no net"):
        net_of(Path("nowhere.npz"), TRAINED[0], None)


@pytest.mark.parametrize("game_id", TRAINED)
def test_a_net_is_stamped_for_what_it_judges_and_small(game_id: str) -> None:
    net = net_of(net_file(game_id), game_id, None)
    assert net.stamps == net.inputs.layout.stamps(load_game(game_id))
    assert net_file(game_id).stat().st_size <= 1_000_000


@pytest.mark.parametrize("module", ["pithead.lab.selfplay", "pithead.lab.calibration", "tools.recalibrate"])
def test_games_of_nets_calculate_in_one_thread(module: str) -> None:
    """As bots do (`tests/bots/test_bots.py`), whatever reads numpy first."""
    code = f"""
import os, sys

class Watch:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy":
            print(os.environ.get("OPENBLAS_NUM_THREADS"))

sys.meta_path.insert(0, Watch())
import {module}
"""
    environment = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.split()[-1] == "1"


def test_judge_tells_the_net_beside_foreman(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    words = ["judge", "dig_deep", "--games", "1", "--jobs", "1", "--json", "--picture", str(picture)]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert {(one["judge"], one["seats"]) for one in found} == {(j, n) for j in ("net", "foreman") for n in (2, 3, 4)}
    assert all(0 <= one["error"] <= 1 and one["positions"] > 0 for one in found)
    assert "honest" in picture.read_text(encoding="utf-8")
    assert CliRunner().invoke(app, ["judge", "chess"]).exit_code == 2
