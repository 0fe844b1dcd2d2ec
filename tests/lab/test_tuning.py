"""The search by slopes: how far weights are changed, and that it goes on where it was left."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from pithead.bots.foreman import weights_file
from pithead.bots.registry import OWN_WEIGHTS
from pithead.games.packs import core_pack
from pithead.lab import pool, tuning
from pithead.lab.tuning import FEWEST, TINY, Line, Tuner
from pithead.lab.tuning_games import Search, Sizes


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "SIZED", 2)
    monkeypatch.setattr(tuning, "PROBES", 1)


def test_a_weight_is_changed_by_as_much_as_can_matter(tmp_path: Path) -> None:
    """Also one that is nothing yet: of a die more or less something must be seen in games."""
    pack = Path(shutil.copytree(core_pack("dig_deep"), tmp_path / "mine"))
    weights = weights_file("dig_deep").read_text(encoding="utf-8")
    (pack / OWN_WEIGHTS).write_text(re.sub(r"(?m)^dice = .*$", "dice = 0", weights), encoding="utf-8")
    search = Search("dig_deep", pack, 2, 1)
    with pool.workers(1) as crew:
        tuner = Tuner(search, 0, crew, only=("coins", "dice", "throw"))
        names = [tuner.names[i] for i in tuner.moved]
        spread = dict(zip(names, tuner.spread(), strict=True))
    first = dict(zip(tuner.names, search.first, strict=True))
    assert first["dice"] == 0.0
    found = Sizes(search, search.first, tuner.moved)([0, 1])
    looks = [look[names.index("dice")] for game in found for look in game if look[names.index("dice")] > TINY**2]
    size = (sum(looks) / len(looks)) ** 0.5
    assert spread["dice"] * size == pytest.approx(tuning.MATTERS * search.start.scale)
    assert spread["coins"] == tuning.SPREAD * first["coins"], "what weighs much is changed by a part of itself"
    assert spread["throw"] == tuning.SPREAD * first["throw"], "what no position is worth more by, too"


def searched(seed: int, log: list[Line], ends_after: str = "") -> tuple[list[str], list[float]]:
    """What a search of one round notes, and the weights that it ends with; the lines come to the log."""
    said: list[str] = []

    def note(line: Line) -> None:
        said.append(str(line["what"]))
        log.append(line)
        if line["what"] == ends_after:
            raise KeyboardInterrupt

    with pool.workers(1) as crew:
        search = Search("dig_deep", None, 2, seed)
        weights = Tuner(search, 0, crew, pairs=2, only=("coins", "dice"), note=note, log=list(log)).run()
    return said, weights.of(2)


def test_a_search_that_was_left_goes_on_after_its_last_round() -> None:
    log: list[Line] = []
    with pytest.raises(KeyboardInterrupt):
        searched(1, log, ends_after="round")
    assert [line["what"] for line in log] == ["start", "round"]
    left = list(log)
    said, weights = searched(1, log)
    assert said == ["final", "done"]
    assert weights == searched(1, [])[1], "as if it had never been left"
    assert searched(1, log)[0] == ["start", "round", "final", "done"], "one that was finished begins anew"
    assert searched(2, left)[0] == ["start", "round", "final", "done"], "so does another one"


def test_a_round_that_the_time_cuts_short_is_short() -> None:
    said: list[Line] = []
    with pool.workers(1) as crew:
        Tuner(Search("dig_deep", None, 2, 1), 0, crew, pairs=1500, only=("coins",), note=said.append).run()
    start, first = (next(line for line in said if line["what"] == what) for what in ("start", "round"))
    assert first["games"] - start["games"] == 2 * FEWEST  # type: ignore[operator]
