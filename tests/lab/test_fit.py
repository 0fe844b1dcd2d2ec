"""Nets fitted by torch judge as they do in numpy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pithead.bots.net import load_net
from pithead.bots.registry import load_training, net_file
from pithead.games.registry import GAMES, load_game
from pithead.lab.selfplay import Job, joined

TRAINED = [game for game in GAMES if net_file(game).is_file()]


@pytest.mark.deep
@pytest.mark.parametrize("game_id", TRAINED)
def test_a_fitted_net_says_the_same_in_numpy(game_id: str, tmp_path: Path) -> None:
    import torch
    from tools.fit import Fit, save

    training = load_training(game_id)
    samples = joined([Job(game_id, 5, seats=seats)([0, 1])[i] for seats in (2, 3, 4) for i in (0, 1)])
    fit = Fit(training, samples, 10.0, None, 1)
    best = fit.run(tmp_path / "log.jsonl", 0.01)
    game = load_game(game_id)
    save(tmp_path / "net.npz", game, training, samples, {**best, "weights": fit.net.weights(), "scale": fit.scale()})
    net = load_net(tmp_path / "net.npz", game, training.inputs)
    fit.net.eval()
    for seats in (2, 3, 4):
        index = np.flatnonzero(samples.about[:, 1] == seats)[:16]
        with torch.no_grad():
            logits, points, _ = fit.heads(torch.tensor(index), torch.zeros(len(index), dtype=torch.long))
        [said], expected = net.heads(samples.rows[index], samples.numbers[index], seats)
        assert said == pytest.approx(logits[:, :seats].numpy(), abs=0.02)
        assert expected / training.recipe.unit == pytest.approx(points[:, :seats].numpy(), abs=0.02)
