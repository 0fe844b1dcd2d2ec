"""Positions whose labels are what becomes of them on average."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from pithead.bots.registry import net_file
from pithead.core.chance import Rng
from pithead.games.registry import GAMES
from pithead.lab.rollouts import Rollouts
from pithead.lab.selfplay import ALONE, Job, read_samples, shards, write_games

TRAINED = [game for game in GAMES if net_file(game).is_file()]


def rollouts(game_id: str, with_net: bool = True, seats: int = 2) -> Rollouts:
    return Rollouts(Job(game_id, 3, net_file(game_id) if with_net else None, seats=seats), each=3, times=2, rounds=1)


@pytest.mark.parametrize("game_id", TRAINED)
def test_some_positions_of_a_game_are_labelled_by_their_roll_outs(game_id: str) -> None:
    some = rollouts(game_id)
    found, again, game = some.one(6), some.one(6), some.job.one(6)
    assert len(found) == 3 and (found.shares == again.shares).all() and (found.points == again.points).all()
    assert {row.tobytes() for row in found.rows} <= {row.tobytes() for row in game.rows}
    assert (found.about[:, 3] == ALONE).all() and set(found.about[:, 4]) <= set(game.about[:, 4])
    assert found.shares[:, :2].sum(axis=1) == pytest.approx(1.0, abs=1e-4)
    assert (found.shares[:, 2:] == 0).all() and (found.points[:, 2:] == 0).all()
    assert ((found.shares > 0.001) & (found.shares < 0.999)).any(), "a net, or several results, is never so sure"


@pytest.mark.parametrize("game_id", TRAINED)
def test_a_label_knows_no_more_than_the_seat_did(game_id: str) -> None:
    some = rollouts(game_id)
    for place, moment in enumerate(some.drawn(6)):
        other = moment.view.determinize(Rng(99)).view(moment.seen.seat)
        one, same = (some.label(6, place, replace(moment, view=view)) for view in (moment.view, other))
        assert one.shares == same.shares and one.points == same.points


def test_without_a_net_a_roll_out_goes_to_the_end() -> None:
    some = replace(rollouts("imperial_miners", with_net=False), times=1)
    assert set(np.unique(some.one(6).shares)) <= {0.0, 0.5, 1.0}


def test_alone_at_a_table_the_points_are_what_is_labelled() -> None:
    found = rollouts("imperial_miners", seats=1).one(6)
    assert len(found) == 3 and (found.shares[:, 0] == 1).all() and (found.points[:, 0] > 20).all()


def test_what_was_labelled_is_not_labelled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pithead.lab.selfplay.SHARD", 1)
    some = rollouts("imperial_miners", seats=1)
    assert list(write_games(some, tmp_path, 2, 1, lambda: True)) == [1]
    assert list(write_games(some, tmp_path, 2, 1, lambda: False)) == [2]
    assert len(read_samples(shards(tmp_path))) == 6
