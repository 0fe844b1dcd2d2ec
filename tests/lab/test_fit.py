"""Nets fitted by torch judge as they do in numpy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pithead.bots.net import load_net
from pithead.bots.registry import load_training, net_file
from pithead.games.registry import GAMES, load_game
from pithead.lab.rollouts import Rollouts
from pithead.lab.selfplay import ALONE, Job, joined, net_of

TRAINED = [game for game in GAMES if net_file(game).is_file()]


@pytest.mark.deep
@pytest.mark.parametrize("game_id", TRAINED)
def test_a_fitted_net_says_the_same_in_numpy(game_id: str, tmp_path: Path) -> None:
    import torch
    from tools.fit import Fit, save

    training = load_training(game_id)
    samples = joined([Job(game_id, 5, seats=seats)([0, 1])[i] for seats in (2, 3, 4) for i in (0, 1)])
    fit = Fit(training, samples, 10.0, None)
    fit.begin(1)
    best = fit.run(tmp_path / "log.jsonl", 0.01)
    game = load_game(game_id)
    save(tmp_path / "net.npz", game, fit, samples, [{**best, "weights": fit.net.weights(), "scale": fit.scale()}])
    net = load_net(tmp_path / "net.npz", game, training.inputs)
    fit.net.eval()
    for seats in (2, 3, 4):
        index = np.flatnonzero(samples.about[:, 1] == seats)[:16]
        with torch.no_grad():
            logits, points, _ = fit.heads(torch.tensor(index), torch.zeros(len(index), dtype=torch.long))
        [said], expected = net.heads(samples.rows[index], samples.numbers[index], seats)
        assert said == pytest.approx(logits[:, :seats].numpy(), abs=0.02)
        assert expected / training.recipe.unit == pytest.approx(points[:, :seats].numpy(), abs=0.02)


@pytest.mark.deep
@pytest.mark.parametrize("game_id", TRAINED)
def test_a_net_goes_on_from_what_another_one_knows(game_id: str) -> None:
    import torch
    from tools.fit import Fit

    samples = joined([Job(game_id, 5, seats=3).one(number) for number in range(3)])
    net = net_of(net_file(game_id), game_id, None)
    fit = Fit(load_training(game_id), samples, 10.0, net)
    for member in range(len(net.members) + 1):
        fit.begin(member, net, member)
        fit.net.eval()
        index = np.arange(min(16, len(samples)))
        with torch.no_grad():
            logits, _, _ = fit.heads(torch.tensor(index), torch.zeros(len(index), dtype=torch.long))
        said, _ = net.heads(samples.rows[index], samples.numbers[index], 3)
        assert logits[:, :3].numpy() == pytest.approx(said[member % len(net.members)], abs=1e-3)


@pytest.mark.deep
def test_a_position_with_roll_outs_keeps_its_label_and_is_not_held_out() -> None:
    from tools.fit import Fit, returns

    game_id = "rockwell"
    net = net_of(net_file(game_id), game_id, None)
    games = [Job(game_id, 5, seats=2).one(number) for number in range(24)]
    labelled = [Rollouts(Job(game_id, 7, seats=2), each=4, times=1).one(number) for number in range(24)]
    samples = joined([*games, *labelled])
    alone = samples.about[:, 3] == ALONE
    shares, points = returns(samples, net, 0.5)
    assert alone.sum() == 96
    assert (shares[alone] == samples.shares[alone]).all() and (points[alone] == samples.points[alone]).all()
    apart, _ = returns(joined(games), net, 0.5)
    assert shares[~alone] == pytest.approx(apart, abs=1e-5) and (apart != samples.shares[~alone]).any()
    fit = Fit(load_training(game_id), samples, 10.0, net)
    held = fit.held.cpu().numpy()
    assert len(held) > 0 and not alone[held].any()
