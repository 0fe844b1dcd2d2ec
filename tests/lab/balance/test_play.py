"""Playing a plan: the same result whoever plays and however often it is interrupted; nothing is played twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from pithead.cli.main import app
from pithead.core.errors import OptionError
from pithead.lab import pool
from pithead.lab.balance import timing
from pithead.lab.balance.ledger import FILE, Ledger, found_plan
from pithead.lab.balance.plan import Setup
from pithead.lab.balance.report import report
from pithead.lab.balance.result import read
from pithead.lab.balance.rows import Game, rows_of
from pithead.lab.balance.runner import run
from pithead.lab.balance.table import Job, bots_of, play
from pithead.lab.cluster import cluster
from tests.lab.balance.study import SHORT, set_up, study
from tests.lab.test_arena import ROOT, wait_for

RUN = CliRunner()


def small(games: int = 120, **more: Any) -> Setup:
    return set_up("dig_deep", games, seats=2, compare=True, strengths=("pebble",), trials=1, options=SHORT, **more)


def test_the_result_does_not_depend_on_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "CHUNK_SECONDS", 0.001)
    setup = small()
    one, two = study(setup, 1), study(setup, 2)
    assert one == two
    assert sum(stage.played for stage in one.stages) <= 120
    assert {stage.name for stage in one.stages} >= {"main", "strength pebble", "rung apprentice", "luck tiles"}
    assert study(small(seed=2)) != one


def test_the_same_deal_is_the_same_game_in_every_part() -> None:
    setup = small()
    parts = {part.name: part for part in setup.plan.parts}
    main, other = parts["main"], parts["luck tiles"]
    plain = msgspec.structs.replace(other, stream=-1, name="main")
    a, b = play(setup, main, 6), play(setup, main, 7)
    assert (a.deal, a.pack, b.deal, b.pack) == (3, "a", 3, "b")
    assert msgspec.structs.replace(a, pack="b") == b, "the two packs are the same"
    assert msgspec.structs.replace(play(setup, plain, 3), repeats=b.repeats) == b
    assert play(setup, other, 3).scores != b.scores, "the tiles are others"


def test_every_row_of_a_game_adds_up() -> None:
    setup = small()
    main = setup.plan.parts[0]
    games = [play(setup, main, index) for index in range(4)]
    rows = list(rows_of((game, bots_of(setup, main, game.deal)) for game in games))
    assert len(rows) == 8 and [row.seat for row in rows[:2]] == [1, 2]
    for one, two in zip(rows[::2], rows[1::2], strict=True):
        assert one.win + two.win == 1 and one.margin == -two.margin
        assert one.course[-1] == one.score == sum(one.sources.values())
        assert set(one.taken) <= set(one.offered) and one.bot == "apprentice"


# -- on disk


def test_a_report_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    setup = small()
    whole = study(setup)
    with closing(Ledger(tmp_path, setup.plan)) as ledger:
        assert study(setup, 1, ledger) == whole
    lines = (tmp_path / FILE).read_bytes().splitlines(keepends=True)
    (tmp_path / FILE).write_bytes(b"".join(lines[:20]) + lines[20][:30])
    assert found_plan(tmp_path, setup.plan.asked) == setup.plan
    played: list[int] = []
    with closing(Ledger(tmp_path, setup.plan)) as ledger, pool.workers(1) as crew:
        assert sum(len(games) for games in ledger.games.values()) == 19
        assert report(setup, run(setup, crew, ledger, lambda done, of: played.append(done))) == whole
    assert (tmp_path / FILE).read_bytes() == b"".join(lines)


def test_another_plan_is_refused_in_words(tmp_path: Path) -> None:
    setup, other = small(), small(seed=2)
    Ledger(tmp_path, setup.plan).close()
    with pytest.raises(OptionError, match=r"seed is 1 there and 2 here.*another folder"):
        found_plan(tmp_path, other.plan.asked)
    with pytest.raises(OptionError, match="another plan"):
        Ledger(tmp_path, other.plan)
    (tmp_path / FILE).write_bytes(b"[1]\n")
    with pytest.raises(OptionError, match="no file of a balance report"):
        found_plan(tmp_path, setup.plan.asked)


def test_a_machine_with_other_versions_refuses_to_play() -> None:
    setup = small()
    asked = msgspec.structs.replace(setup.plan.asked, versions={"pebble": "pebble-99"})
    wrong = Setup(msgspec.structs.replace(setup.plan, asked=asked), setup.packs)
    with pytest.raises(OptionError, match="another version"):
        Job(wrong, setup.plan.parts[0])([0])


def command(folder: Path, games: int) -> list[str]:
    words = f"balance dig_deep --seats 2 --games {games} --strengths pebble --option turn_limit=3 --trials 1 --json"
    return [*words.split(), "--out", str(folder), "--jobs", "2"]


def test_a_report_has_its_folder_alone_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    folder, file = tmp_path / "killed", tmp_path / "killed" / FILE
    words = [sys.executable, "-m", "pithead.cli", *command(folder, 400)]
    victim = subprocess.Popen(words, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for(lambda: file.exists() and file.read_bytes().count(b"\n") > 5)
    victim.send_signal(signal.SIGSTOP)
    there = file.read_bytes()
    for second in (
        command(folder, 400),
        ["arena", "dig_deep", "--bots", "pebble", "--deals", "1", "--out", str(folder)],
    ):
        refused = RUN.invoke(app, second)
        assert refused.exit_code == 2 and f"in use: process {victim.pid} on " in refused.output, refused.output
    assert file.read_bytes() == there, "whoever is refused writes nothing"
    victim.send_signal(signal.SIGKILL)
    victim.wait()
    before = file.read_bytes().count(b"\n")
    shown = RUN.invoke(app, command(folder, 400))
    assert shown.exit_code == 0, shown.output
    result = read((folder / "result.json").read_bytes())
    assert json.loads(shown.stdout)["plan"] == result.plan
    shown = RUN.invoke(app, [*command(tmp_path / "whole", 400)])
    assert result == read((tmp_path / "whole" / "result.json").read_bytes())
    assert file.read_bytes() == (tmp_path / "whole" / FILE).read_bytes() and before > 5
    refused = RUN.invoke(app, command(folder, 401))
    assert refused.exit_code == 2 and "budget is '400 games' there and '401 games' here" in refused.output


# -- the command


def test_a_time_is_turned_into_games_and_the_price_is_told_before_the_verdicts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "cost_of", lambda asked, pack, bot: 0.005 if bot == "pebble" else 0.02)
    words = "balance dig_deep --seats 2 --budget 1s --bot pebble --strengths apprentice --option turn_limit=2"
    args = [*words.split(), "--item", "die", "--against", "dig_deep", "--out", str(tmp_path)]
    shown = RUN.invoke(app, args)
    assert shown.exit_code == 0, shown.output
    assert 0 < shown.stdout.index("The smallest difference that these find") < shown.stdout.index("no difference")
    assert "a seat that never takes die red" in shown.stdout and "luck of throws" in shown.stdout
    before = (tmp_path / FILE).read_bytes()
    assert RUN.invoke(app, args).exit_code == 0, "the numbers of games are those of the first time"
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--budget soon", "90s, 10m or 2h, not 'soon'"),
        ("--budget 0s", "90s, 10m or 2h"),
        ("--budget 5s --games 10", "not both"),
        ("--games 30 --item granite", "nobody could choose 'granite'"),
        ("--seats 9", "2 to 4 players"),
        ("--pack nowhere", "there is no such folder or zip"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(words: str, said: str) -> None:
    usual = "--bot pebble --strengths pebble --option turn_limit=2 --only-verdicts"
    shown = RUN.invoke(app, ["balance", "dig_deep", *usual.split(), *words.split()])
    assert shown.exit_code == 2 and said in shown.output


# -- on a cluster


@dataclass(frozen=True)
class Dying:
    """Work whose process dies once, in the middle of a chunk."""

    work: pool.Work[Game]
    marker: Path

    def __call__(self, indices: Sequence[int]) -> list[Game]:
        done = self.work(indices)
        if not self.marker.exists():
            self.marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return done


@dataclass
class Perilous:
    """Workers of whom one is lost."""

    crew: pool.Workers
    marker: Path

    @property
    def slots(self) -> int:
        return self.crew.slots

    def submit(self, work: Any, chunk: Sequence[int]) -> Any:
        return self.crew.submit(Dying(work, self.marker), chunk)


@pytest.mark.deep
def test_a_lost_process_of_a_cluster_changes_nothing(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    setup = small()
    with cluster(2) as crew:
        there = report(setup, run(setup, Perilous(crew, tmp_path / "died")))  # type: ignore[arg-type]
    assert (tmp_path / "died").exists()
    assert there == study(setup)
