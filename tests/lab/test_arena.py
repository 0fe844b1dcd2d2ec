"""The arena: duplicate deals, figures by block, the same result whoever plays the games, and nothing lost by a kill."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean

import msgspec
import pytest
from typer.testing import CliRunner

from pithead.bots import registry
from pithead.bots.driver import drive
from pithead.bots.pebble import Pebble
from pithead.cli.main import app
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.errors import OptionError
from pithead.games.registry import load_game, load_kit
from pithead.lab import pool
from pithead.lab.arena import times
from pithead.lab.arena.contest import Contest, make_contest, match
from pithead.lab.arena.games import Block, Job, Outcome
from pithead.lab.arena.header import Header, header_of
from pithead.lab.arena.ledger import FILE, Ledger
from pithead.lab.arena.ratings import Choices, orders, ratings, strengths
from pithead.lab.arena.report import page
from pithead.lab.arena.results import Result, share_of_place, summarize
from pithead.lab.arena.runner import run
from pithead.lab.arena.sprt import FEWEST, Sprt
from pithead.lab.cluster import cluster
from pithead.lab.stats import share_by_block
from tests.parts import WITH_SOURCES

ROOT = Path(__file__).parent.parent.parent
RUN = CliRunner()


def small(
    deals: int = 3, seats: int = 2, bots: Sequence[str] = ("apprentice", "pebble"), ladder: bool = False
) -> Contest:
    return make_contest("dig_deep", bots, deals, seats, 5, {"turn_limit": 3}, ladder=ladder)


def played(contest: Contest, jobs: int = 1, ledger: Ledger | None = None) -> Result:
    with pool.workers(jobs) as crew:
        return run(contest, crew, ledger)


def outcome(ranks: Sequence[int], rotation: int = 0) -> Outcome:
    return Outcome(rotation, list(ranks), [10 - rank for rank in ranks], [], "last_tile", 1, 1, {}, 0.1, {})


# -- who plays whom


@pytest.mark.parametrize(
    ("bots", "seats", "names"),
    [
        (["a", "b"], 4, ("a", "b", "b", "b")),
        (["a", "b", "c"], 4, ("a", "b", "c", "b")),
        (["a", "b", "c", "d"], 4, ("a", "b", "c", "d")),
        (["a"], 3, ("a", "a", "a")),
        (["a", "a", "b"], 3, ("a", "a", "b")),
    ],
)
def test_the_others_fill_the_seats_in_turn(bots: list[str], seats: int, names: tuple[str, ...]) -> None:
    assert match(bots, seats) == names


def test_the_candidate_sits_once_in_every_seat_of_a_deal() -> None:
    contest = small(seats=4, bots=("apprentice", "pebble"))
    assert [contest.seating(turn).index(0) for turn in contest.turns] == [0, 1, 2, 3]
    assert contest.games == 3 * 4


def test_a_ladder_lets_every_bot_meet_every_other_and_its_own_kind() -> None:
    contest = small(seats=3, ladder=True)
    assert contest.lineups == (
        ("apprentice",) * 3,
        ("apprentice", "pebble", "pebble"),
        ("pebble", "apprentice", "apprentice"),
        ("pebble",) * 3,
    )
    assert len(contest.turns) == 1 + 3 + 3 + 1
    assert small(seats=2, ladder=True).lineups == (
        ("apprentice", "apprentice"),
        ("apprentice", "pebble"),
        ("pebble", "pebble"),
    )


@pytest.mark.parametrize(
    ("bots", "more", "told"),
    [
        (["granite"], {}, "no bot 'granite'"),
        ([], {}, "at least one bot"),
        (["pebble"] * 3, {}, "3 bots for 2 seats"),
        (["pebble", "pebble"], {"ladder": True}, "each bot once"),
        (["apprentice", "pebble"], {"sprt": (0.6, 0.5)}, "lower first"),
        (["apprentice", "pebble"], {"sprt": (0.5, 0.6), "ladder": True}, "one candidate"),
        (["pebble"], {"sprt": (0.5, 0.6)}, "another bot"),
    ],
)
def test_wrong_arguments_are_told_before_anything_is_played(bots: list[str], more: dict[str, bool], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        make_contest("dig_deep", bots, 1, 2, **more)  # type: ignore[arg-type]


def test_two_bots_alike_get_exactly_their_parity_on_duplicate_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GENERIC, "twin", lambda game_id: Pebble())
    contest = small(4, 3, ("twin", "pebble"))
    job = Job(contest, header_of(contest))
    games = job(range(contest.games))
    for deal in range(4):
        assert games[3 * deal].scores == games[3 * deal + 1].scores == games[3 * deal + 2].scores, (
            "the same luck in every seat"
        )
    assert len({tuple(one.scores) for one in games}) == 4, "another deal for every block"
    assert played(contest).lineups[0].candidate.share == pytest.approx(1 / 3)


# -- figures by block


def test_shares_are_counted_for_the_candidate_wherever_it_sits() -> None:
    contest = small(2)
    won, drawn = (
        Block(0, 0, [outcome([0, 1], 0), outcome([1, 0], 1)]),
        Block(1, 0, [outcome([0, 1], 0), outcome([0, 0], 1)]),
    )
    assert [share_of_place(contest, block, 0) for block in (won, drawn)] == [1.0, 0.75]
    result = summarize(contest, [won, drawn])
    assert [part.wins.share for part in result.lineups[0].parts] == [0.875, 0.125]
    assert result.lineups[0].parts[0].points.mean == pytest.approx((10 + 10 + 10 + 10) / 4)
    assert result.lineups[0].parts[1].points.mean == pytest.approx((9 + 9 + 9 + 10) / 4)


def test_the_interval_is_that_of_blocks_not_of_games() -> None:
    same_luck = share_by_block([1.0, 0.0] * 50)
    steady = share_by_block([0.5, 0.5, 0.75, 0.25] * 25)
    assert same_luck.share == steady.share == 0.5
    assert same_luck.low == pytest.approx(0.5 - 0.098, abs=0.003)
    assert steady.low > same_luck.low + 0.05
    assert share_by_block([1.0] * 20).low == pytest.approx(0.839, abs=0.001)


@pytest.mark.parametrize("name", WITH_SOURCES)
def test_sources_add_up_to_the_score(name: str) -> None:
    game, sources = load_game(name), load_kit(name).report.sources
    for index in range(4):
        seats = game.info.min_seats + index % 3
        bots = [registry.make_bot("pebble", name) for _ in range(seats)]
        for seat, bot in enumerate(bots):
            bot.begin(game, seat, index)
        state, chance = game.new(seats, load_kit(name).simulation), Chance(seed_from("sources", index))
        drive(game, state, bots, chance, small().budget)
        for seat in range(seats):
            found = sources(state, seat)
            assert len(found) > 1
            assert sum(found.values()) == state.standing(seat)[0]


@pytest.mark.parametrize(
    ("name", "detail"), [("dig_deep", "sales"), ("rockwell", "achievements"), ("imperial_miners", "cards_1")]
)
def test_every_seat_of_an_arena_tells_its_points_by_source_in_detail(name: str, detail: str) -> None:
    contest = make_contest(name, ["pebble"], 2, 3)
    for one in Job(contest, header_of(contest))(range(2)):
        assert [sum(found.values()) for found in one.sources] == one.scores
        assert all(detail in found for found in one.sources)
    assert played(contest).lineups[0].parts[0].sources.get("bonuses" if name != "imperial_miners" else "carts", 0) > 0


def test_times_are_told_to_within_a_class() -> None:
    counts: dict[int, int] = {}
    for i in range(1, 1001):
        number = times.class_of(i / 1000)
        counts[number] = counts.get(number, 0) + 1
    assert times.percentile(counts, 0.5) == pytest.approx(0.5, rel=0.05)
    assert times.percentile(counts, 0.95) == pytest.approx(0.95, rel=0.05)
    assert times.percentile({}, 0.5) == 0.0


# -- the same result whoever plays


def test_the_result_does_not_depend_on_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "CHUNK_SECONDS", 0.001)
    contest = small(3, 3, ladder=True)
    one, two = played(contest, 1), played(contest, 2)
    assert one == two
    assert one.games == contest.games
    assert played(small(3, 3, ladder=True, bots=("pebble", "apprentice"))) != one


@pytest.mark.deep
def test_a_local_ray_gives_the_result_of_this_process() -> None:
    contest = small(3, 2)
    with cluster(2) as crew:
        there = run(contest, crew)
    assert there == played(contest)
    assert there.games == 6


def test_a_machine_with_other_versions_refuses_to_play() -> None:
    contest = small()
    wrong = msgspec.structs.replace(header_of(contest), rules_version=99)
    assert isinstance(wrong, Header)
    with pytest.raises(OptionError, match="another version"):
        Job(contest, wrong)([0])


# -- on disk


def arena(folder: Path, deals: int, jobs: int = 1) -> list[str]:
    return [
        sys.executable,
        "-m",
        "pithead.cli",
        "arena",
        "dig_deep",
        "--bots",
        "apprentice,pebble",
        "--seats",
        "3",
        "--deals",
        str(deals),
        "--option",
        "turn_limit=6",
        "--out",
        str(folder),
        "--json",
        "--jobs",
        str(jobs),
    ]


def wait_for(what: Callable[[], bool]) -> None:
    """Up to a minute."""
    for _ in range(1200):
        if what():
            return
        time.sleep(0.05)
    raise AssertionError("it took more than a minute")


def test_an_arena_that_was_killed_goes_on_and_every_game_counts_once(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    folder, file = tmp_path / "killed", tmp_path / "killed" / FILE
    victim = subprocess.Popen(arena(folder, 100_000, jobs=2), env=env, stdout=subprocess.DEVNULL)
    wait_for(lambda: file.exists() and file.read_bytes().count(b"\n") > 5)
    workers = Path(f"/proc/{victim.pid}/task/{victim.pid}/children").read_text().split()
    victim.send_signal(signal.SIGKILL)
    victim.wait()
    assert len(workers) >= 2
    wait_for(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    kept = file.read_bytes()
    deals = kept.count(b"\n") + 10
    again = subprocess.run(arena(folder, deals), env=env, capture_output=True, text=True, check=True)
    assert file.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1]), "what was finished is not played again"
    assert [json.loads(line)["deal"] for line in file.read_text().splitlines()[1:]] == list(range(deals))
    whole = subprocess.run(
        arena(tmp_path / "whole", deals, jobs=2), env=env, capture_output=True, text=True, check=True
    )
    one, two = json.loads(again.stdout), json.loads(whole.stdout)
    for key in ("games", "deals", "ratings"):
        assert one[key] == two[key]
    assert one["lineups"][0]["parts"] == two["lineups"][0]["parts"]


def test_a_line_cut_off_is_dropped_and_more_deals_may_follow(tmp_path: Path) -> None:
    first = Ledger(tmp_path, small(2))
    played(small(2), ledger=first)
    first.close()
    data = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(data[:-20])
    again = Ledger(tmp_path, small(3))
    assert len(again.blocks) == 1
    result = played(small(3), ledger=again)
    again.close()
    assert result == played(small(3))
    assert (tmp_path / FILE).read_bytes().count(b"\n") == 1 + 3


def test_the_folder_of_another_arena_is_refused(tmp_path: Path) -> None:
    Ledger(tmp_path, small()).close()
    with pytest.raises(OptionError, match=r"holds other games: bots is .*Choose another folder"):
        Ledger(tmp_path, small(bots=("pebble", "apprentice")))


def test_a_file_with_a_gap_or_a_spoilt_line_is_refused(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, small())
    played(small(), ledger=ledger)
    ledger.close()
    lines = (tmp_path / FILE).read_bytes().splitlines(keepends=True)
    (tmp_path / FILE).write_bytes(b"".join([lines[0], *lines[2:]]))
    with pytest.raises(OptionError, match="line 2: another block"):
        Ledger(tmp_path, small())
    (tmp_path / FILE).write_bytes(b"".join([lines[0], b"{}\n", *lines[2:]]))
    with pytest.raises(OptionError, match="line 2"):
        Ledger(tmp_path, small())


# -- the sequential test


def coins(share: float, count: int, seed: int) -> list[float]:
    """Block means of four games each."""
    rng = Rng(seed)
    return [sum(int(rng.below(1000)) < 1000 * share for _ in range(4)) / 4 for _ in range(count)]


def verdict(means: Sequence[float]) -> str:
    test = Sprt(0.25, 0.35)
    return next((v.decision for v in map(test.add, means) if v.decision != "undecided"), "undecided")


def test_the_sequential_test_errs_in_one_of_twenty_at_most() -> None:
    low = [verdict(coins(0.25, 2000, seed)) for seed in range(100)]
    high = [verdict(coins(0.35, 2000, seed)) for seed in range(100, 200)]
    assert low.count("reject") >= 90 and high.count("accept") >= 90
    assert "undecided" not in low + high


def test_the_sequential_test_decides_nothing_from_a_few_blocks() -> None:
    test = Sprt(0.25, 0.35)
    said = [test.add(1.0).decision for _ in range(FEWEST)]
    assert said == ["undecided"] * (FEWEST - 1) + ["accept"]
    assert Sprt(0.25, 0.35).verdict().decision == "undecided"


def test_a_decided_arena_stops_at_the_same_block_with_any_jobs() -> None:
    contest = make_contest("dig_deep", ["apprentice", "pebble"], 60, 2, options={"turn_limit": 8}, sprt=(0.5, 0.6))
    one, two = played(contest, 1), played(contest, 2)
    assert one == two
    assert one.sprt is not None
    assert one.sprt.decision == "accept"
    assert FEWEST <= one.sprt.blocks == one.deals < 60


# -- ratings


def test_tied_seats_count_in_every_order() -> None:
    assert sorted(orders([7, 8, 9], [1, 0, 1])) == [(8, 7, 9), (8, 9, 7)]
    even = Choices([0.0, 0.0])
    for order in orders([0, 1], [0, 0]):
        even.add_order(order, 0.5)
    assert strengths(even) == pytest.approx([1.0, 1.0])


def drawn_blocks(contest: Contest, strength: dict[str, float], seed: int) -> list[Block]:
    """Games whose order is drawn from known strengths."""
    rng = Rng(seed)
    blocks = []
    for deal in range(contest.deals):
        for lineup, names in enumerate(contest.lineups):
            games = []
            for turn in contest.turns:
                if turn.lineup == lineup:
                    seats = [names[place] for place in contest.seating(turn)]
                    ranks, left = [0] * len(seats), list(range(len(seats)))
                    for rank in range(len(seats)):
                        total = sum(strength[seats[i]] for i in left)
                        at, chosen = rng.below(10**6) / 10**6 * total, left[-1]
                        for i in left:
                            at -= strength[seats[i]]
                            if at < 0:
                                chosen = i
                                break
                        ranks[chosen] = rank
                        left.remove(chosen)
                    games.append(outcome(ranks, turn.rotation))
            blocks.append(Block(deal, lineup, games))
    return blocks


def test_ratings_find_the_strengths_that_games_were_drawn_from(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("foreman", "strong"):
        monkeypatch.setitem(registry.GENERIC, name, lambda game_id: Pebble())
    contest = make_contest("dig_deep", ["pebble", "foreman", "strong"], 40, 4, ladder=True)
    true = {"pebble": 0.1, "foreman": 1.0, "strong": 10**0.5}
    found = [ratings(contest, drawn_blocks(contest, true, seed)) for seed in range(20)]
    assert all(one["foreman"].rating == one["foreman"].low == one["foreman"].high == 1000 for one in found)
    for name, rating in (("pebble", 600), ("strong", 1200)):
        assert fmean(one[name].rating for one in found) == pytest.approx(rating, abs=25)
        assert sum(one[name].low < rating < one[name].high for one in found) >= 16, "19 of 20 are expected"
        assert all(one[name].high - one[name].low < 200 for one in found)
    assert found[3] == ratings(contest, drawn_blocks(contest, true, 3)), "the bootstrap is seeded"


def test_a_bot_that_never_loses_has_a_finite_rating() -> None:
    contest = small(20)
    found = ratings(contest, [Block(deal, 0, [outcome([0, 1], 0), outcome([1, 0], 1)]) for deal in range(20)])
    assert found["apprentice"].rating == 1000
    assert -2000 < found["pebble"].rating < 500


# -- what is shown


def test_the_report_shows_every_figure_without_a_network_or_a_script() -> None:
    for contest in (small(2, 3, ladder=True), small(2, 3)):
        result = played(contest)
        text = page(result)
        for word in (
            "Apprentice",
            "Pebble",
            result.pack_hash,
            "apprentice-",
            "sales",
            "<svg",
            "prefers-color-scheme: dark",
            contest.command(),
        ):
            assert word in text, word
        assert "http" not in text and "<script" not in text
        assert ("One of the left" in text) == contest.ladder


def test_the_command_prints_and_writes_the_same_figures(tmp_path: Path) -> None:
    args = [
        "arena",
        "dig_deep",
        "--bots",
        "apprentice,pebble",
        "--seats",
        "2",
        "--deals",
        "2",
        "--option",
        "turn_limit=2",
        "--ladder",
        "--out",
        str(tmp_path),
    ]
    done = RUN.invoke(app, [*args, "--json"])
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    assert data == json.loads((tmp_path / "result.json").read_text())
    assert data["versions"]["apprentice"] == registry.bot_version("apprentice", "dig_deep")
    assert data["command"].endswith("--ladder --option turn_limit=2")
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")
    shown = RUN.invoke(app, args)
    assert "share of wins; parity is 50.0 %" in shown.stdout
    refused = RUN.invoke(app, [*args, "--seed", "2"])
    assert refused.exit_code == 2
    assert "seed is 1 there and 2 here" in refused.stderr


def test_a_solo_arena_tells_means_and_grades() -> None:
    contest = make_contest("imperial_miners", ["pebble"], 3, 1, ladder=True)
    result = played(contest)
    figures = result.lineups[0].figures
    assert sum(value for name, value in figures.items() if name.startswith("grade")) == pytest.approx(1.0)
    assert result.ratings == {}
    assert "grade 0" in page(result)
