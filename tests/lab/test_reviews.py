"""Measuring reviews: what is found is kept, goes on where it stopped, and asks more than the judge itself."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from tools import measure_reviews

from pithead.coach.guide import coach_bot
from pithead.coach.marks import known
from pithead.core.api import OVER
from pithead.lab import reviews
from pithead.lab.reviews import Finisher, Marked, Series
from tests.coach.games import SHORT

ORDER = ["rockwell", "--games", "1", "--depths", "quick", "--confirm", "2", "--ends", "1"]


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of a few rounds."""
    monkeypatch.setattr(reviews, "played", partial(reviews.played, options=SHORT["rockwell"]))
    reviews._course.cache_clear()


@pytest.mark.usefixtures("short")
def test_what_was_measured_is_kept_and_not_measured_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "measured.json"
    measure_reviews.main([*ORDER, "--out", str(out)])
    first = capsys.readouterr()
    assert "of 1 games" in first.err and "| rockwell | quick | 1 |" in first.out and "| rockwell | 2 |" in first.out
    found = json.loads(out.read_text())["games"]["rockwell"]
    assert found["found"]["gap"] < 1e-9 and found["quick"][0]["processor"] > 0
    tried = [Marked(**one) for one in found["marks"]][:2]
    assert all(one.tried and one.ends == 1 and one.better for one in tried)
    assert not any(Marked(**one).tried for one in found["marks"][2:])
    assert found["found"]["marks"]["tried"] == 2

    monkeypatch.setattr(reviews, "confirmed_loss", None)  # would fail if anything were tried again
    measure_reviews.main([*ORDER, "--out", str(out)])
    assert json.loads(out.read_text())["games"]["rockwell"] == found
    with pytest.raises(SystemExit, match="was measured with"):
        measure_reviews.main([*ORDER, "--seed", "9", "--out", str(out)])
    out.write_text("[]")
    with pytest.raises(SystemExit, match="something else"):
        measure_reviews.main([*ORDER, "--out", str(out)])


@pytest.mark.parametrize(
    ("order", "said"), [([], "one game"), (["rockwell", "--all"], "one game"), (["rockwell", "--depth", "x"], "deep")]
)
def test_a_wrong_order_is_told(order: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        measure_reviews.main(order)
    assert said in capsys.readouterr().err


@pytest.mark.usefixtures("short")
def test_a_finisher_leaves_nothing_to_judge() -> None:
    table, course = reviews._course(Series("rockwell", 3, 3, 5), 0)
    beat = next(one for one in course.beats if one.seat == 1 and not one.forced)
    guide = Finisher(table.game, coach_bot(table.game), 1, 2)
    end = guide.after(known(table.game, beat), beat.codes, 3)
    assert end.actor() == OVER
    assert sum(guide.judge([end])[0].shares) == pytest.approx(1)
    assert guide.after(known(table.game, beat), beat.codes, 3).key() == end.key()


def test_a_mark_holds_where_half_of_what_it_stands_for_is_lost() -> None:
    assert Marked(0, 1, "mistake", 0.07, [], again=0.026, error=0.01).holds
    assert not Marked(0, 1, "blunder", 0.12, [], again=0.04, error=0.01).holds
