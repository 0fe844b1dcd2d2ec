"""Games that nets learn from."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from pithead.bots.registry import load_training, net_file
from pithead.cli.main import app
from pithead.core.errors import OptionError, PackError
from pithead.games.registry import GAMES, load_game
from pithead.lab import selfplay
from pithead.lab.selfplay import Job, net_of, read_samples, shards, write_games

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
