"""Many contests as one stream, mixed tables, and the tool that measures all bots by them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from tools import make_bots_page, measure_bots

from pithead.bots.registry import HEAT, level_scale, levels, styles
from pithead.core.errors import OptionError
from pithead.games.registry import GAMES, load_game
from pithead.lab import pool
from pithead.lab.arena import series
from pithead.lab.arena.contest import Contest, make_contest, mixed_tables
from pithead.lab.arena.games import Block
from pithead.lab.arena.runner import run
from pithead.lab.arena.series import blocks_of, run_series, whole_deals
from tests.parts import WITH_FOREMAN

SHORT: dict[str, int | bool | str] = {"turn_limit": 2}


def contests() -> dict[str, Contest]:
    return {
        "match": make_contest("dig_deep", ["apprentice", "pebble"], 3, 3, 5, SHORT),
        "mixed": make_contest("dig_deep", ["pebble", "dumper", "apprentice"], 2, 2, 5, SHORT, mixed=True),
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mixed_tables_seat_different_bots_and_everybody_meets_neighbours(seats: int) -> None:
    bots = list("abcdefg")
    tables = mixed_tables(bots, seats)
    assert all(len(set(names)) == seats for names in tables)
    assert len({frozenset(names) for names in tables}) == len(tables)
    assert all(any({one, other} <= set(names) for names in tables) for one, other in itertools.pairwise(bots))


@pytest.mark.parametrize(
    ("bots", "ladder", "told"),
    [
        (["pebble", "apprentice"], False, "at least as many bots as seats"),
        (["pebble", "apprentice", "foreman"], True, "are no ladder"),
        (["pebble", "pebble", "foreman"], False, "each bot once"),
    ],
)
def test_wrong_mixed_tables_are_refused(bots: list[str], ladder: bool, told: str) -> None:
    with pytest.raises(OptionError, match=told):
        make_contest("dig_deep", bots, 1, 3, mixed=True, ladder=ladder)


def test_a_series_gives_each_contest_what_an_arena_of_its_own_would(tmp_path: Path) -> None:
    found = run_series(contests(), tmp_path, jobs=1)
    for name, contest in contests().items():
        with pool.workers(1) as crew:
            alone = run(contest, crew)
        result = whole_deals(contest, found[name], 1)
        assert result == alone
        assert result and (result.ratings != {}) and result.command == contest.command()
    assert found == run_series(contests(), tmp_path, jobs=1), "nothing is played twice"


def test_a_series_that_is_cut_goes_on_where_it_was(tmp_path: Path) -> None:
    """As by a kill: the first run ends in the middle, without a word."""
    seen: list[str] = []

    def stop(name: str, blocks: Sequence[Block]) -> None:
        if name == "match" and len(blocks) == 2:
            raise KeyboardInterrupt
        seen.append(name)

    with pytest.raises(KeyboardInterrupt):
        run_series(contests(), tmp_path, 1, 0, stop)
    whole = run_series(contests(), tmp_path / "other", 2)
    told: dict[str, list[int]] = {"match": [], "mixed": []}
    again = run_series(contests(), tmp_path, 1, 0, lambda name, blocks: told[name].append(len(blocks)))
    assert told["match"] == [2, 3]
    assert [[g.ranks for g in b.games] for b in again["match"]] == [[g.ranks for g in b.games] for b in whole["match"]]
    assert {name: len(blocks) for name, blocks in again.items()} == {n: blocks_of(c) for n, c in contests().items()}


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_block_is_kept_after_its_time(tmp_path: Path, jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(0, 10_000, 10))
    monkeypatch.setattr(series, "perf_counter", lambda: float(next(now)))
    found = run_series(contests(), tmp_path, jobs, seconds=25)
    assert [len(blocks) for blocks in found.values()] == [2, 0]
    result = whole_deals(contests()["match"], found["match"], jobs)
    assert result and result.deals == 2 and "--deals 2 " in result.command
    assert whole_deals(contests()["mixed"], found["mixed"], jobs) is None


@pytest.mark.parametrize("game_id", WITH_FOREMAN)
def test_every_rung_style_and_level_of_a_game_is_measured_at_every_number_of_seats(game_id: str) -> None:
    info, rungs = load_game(game_id).info, levels(game_id)
    items = [item.contest for item in measure_bots.plan(game_id)]
    names = [make_bots_page.file_name(one) for one in items]
    assert len(set(names)) == len(names)
    for seats in range(info.min_seats, info.max_seats + 1):
        mine = [one for one in items if one.seats == seats]
        assert set(level_scale(game_id)) <= {bot for one in mine for bot in one.bots} | set(rungs)
        if seats == 1:
            assert [bot for one in mine for bot in one.bots if HEAT in bot]
            continue
        assert {bot for one in mine if one.ladder for bot in one.bots} >= {"pebble", "apprentice", "foreman"}
        above = rungs[rungs.index("foreman") + 1 :]
        assert {(one.bots[0], one.bots[1]) for one in mine if not one.ladder and not one.mixed} >= {
            (name, rungs[rungs.index(name) - 1]) for name in above
        }
    four = [one for one in items if one.seats == 4 and not one.ladder and not one.mixed]
    met = {one.bots[1]: one.games for one in four}
    assert all(met[style] >= 80 for style in styles(game_id))
    assert met[rungs[-2]] >= 400


def test_the_tool_measures_goes_on_and_leaves_out_what_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def few(game: str) -> list[measure_bots.Item]:
        return [measure_bots.Item(0, one) for one in contests().values()] if game == "dig_deep" else []

    monkeypatch.setattr(measure_bots, "plan", few)
    order = ["--out", str(tmp_path / "out"), "--runs", str(tmp_path / "runs"), "--jobs", "1"]
    assert measure_bots.main([*order, "--list"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [(one["games"], one["kept"]) for one in listed] == [(9, False), (12, False)]
    assert measure_bots.main(order) == 0
    assert "2 of 2 complete" in capsys.readouterr().err
    files = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert files == ["dig_deep-2-mixed.json", "dig_deep-3-apprentice-pebble.json"]
    assert measure_bots.main([*order, "dig_deep", "--list"]) == 0
    assert all(one["kept"] for one in json.loads(capsys.readouterr().out))
    monkeypatch.setattr(make_bots_page, "DATA", tmp_path / "out")
    text = make_bots_page.page(make_bots_page.results())
    assert all(one.command() in text for one in contests().values())
    with pytest.raises(SystemExit):
        measure_bots.main(["chess"])
    assert f"there is {', '.join(GAMES)}" in capsys.readouterr().err
