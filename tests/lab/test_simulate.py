"""Simulations: the same seed gives the same result, whatever the number of jobs; wins are shared fairly and counted
well.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from pithead.bots import driver, registry
from pithead.bots.pebble import Pebble
from pithead.core.api import OVER, Budget, State
from pithead.core.errors import MoveError, OptionError
from pithead.games.kit import Report
from pithead.games.registry import GAMES, load_game, load_kit
from pithead.games.rockwell.verbs import Tell
from pithead.lab import pool, simulate
from pithead.lab.arena.contest import make_contest
from pithead.lab.simulate import Played, Simulation, Spread, line_up, summarize
from pithead.lab.stats import Mean, mean_of, share_of
from pithead.table.record import Record
from pithead.table.table import Table


def played(wins: Sequence[float], seating: Sequence[int] = (0, 1), scores: Sequence[int] = (10, 5)) -> Played:
    return Played(tuple(seating), tuple(wins), tuple(scores), "last_tile", 12, 300, {})


def small(jobs: int, seed: int = 7) -> Simulation:
    return simulate.simulate("dig_deep", 2, ["pebble", "apprentice"], 8, seed, jobs)


def test_the_result_does_not_depend_on_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "CHUNK_SECONDS", 0.01)  # several chunks though the games are few
    one, two = small(1), small(2)
    assert one == two
    assert one.to_json()["scores_by_bot"] == two.to_json()["scores_by_bot"]


def test_another_seed_gives_other_games() -> None:
    assert small(1).scores_by_bot != small(1, seed=8).scores_by_bot


def test_the_first_games_are_the_same_when_more_are_played() -> None:
    job = simulate.Job("dig_deep", 2, ("pebble", "pebble"), 3, (("stall_limit", 12),))
    assert job([0, 1]) == job([0, 1, 2])[:2]
    assert job([1]) == job([0, 1])[1:]


def test_every_bot_sits_in_every_seat_in_turn() -> None:
    job = simulate.Job("dig_deep", 3, ("pebble", "pebble", "pebble"), 3, (("turn_limit", 1),))
    assert [one.seating for one in job(range(4))] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_fewer_names_than_seats_are_taken_in_turn() -> None:
    assert line_up(["pebble", "apprentice"], 3) == ["pebble", "apprentice", "pebble"]
    with pytest.raises(OptionError, match="3 bots for 2 seats"):
        line_up(["pebble"] * 3, 2)


def test_wins_go_to_the_bot_that_sat_there_and_ties_are_shared() -> None:
    games = [played((1, 0), (0, 1)), played((0, 1), (1, 0)), played((0.5, 0.5), (0, 1)), played((1, 0), (1, 0))]
    result = summarize("dig_deep", 2, ["a", "b"], 1, {}, games)
    assert result.win_share_by_bot["a"].share == 2.5 / 4
    assert result.win_share_by_bot["b"].share == 1.5 / 4
    assert [seat.share for seat in result.win_share_by_seat] == [2.5 / 4, 1.5 / 4]
    assert result.scores_by_bot["a"].mean == (10 + 5 + 10 + 5) / 4


def test_a_bot_in_two_seats_wins_with_either() -> None:
    result = summarize(
        "dig_deep", 3, ["a", "b", "a"], 1, {}, [Played((0, 1, 2), (0.5, 0, 0.5), (9, 1, 9), "last_tile", 1, 1, {})]
    )
    assert result.win_share_by_bot["a"].share == 1
    assert result.win_share_by_bot["b"].share == 0


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"), [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962)]
)
def test_intervals_are_those_of_wilson(wins: int, n: int, low: float, high: float) -> None:
    share = share_of([1.0] * wins + [0.0] * (n - wins))
    assert share.share == wins / n
    assert share.low == pytest.approx(low, abs=1e-4)
    assert share.high == pytest.approx(high, abs=1e-4)


def test_deciles_of_a_hundred_numbers() -> None:
    assert Spread.of(list(range(101))).deciles == (10, 20, 30, 40, 50, 60, 70, 80, 90)
    assert Spread.of([3]).deciles == (3,) * 9


def test_wrong_arguments_are_told_before_anything_is_played() -> None:
    for arguments, told in (
        (("dig_deep", 5, ["pebble"], 10), "2 to 4 players"),
        (("dig_deep", 2, ["granite"], 10), "no bot 'granite'"),
        (("chess", 2, ["pebble"], 10), "no game 'chess'"),
        (("dig_deep", 2, ["pebble"], 0), "at least one"),
    ):
        with pytest.raises(OptionError, match=told):
            simulate.simulate(*arguments)


class Cheat(Pebble):
    """Chooses what is not offered."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        return legal[-1] + 1


def test_an_illegal_choice_stops_the_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GENERIC, "cheat", lambda game_id: Cheat())
    with pytest.raises(MoveError, match="which is not legal"):
        simulate.simulate("dig_deep", 2, ["cheat"], 1)


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "LONGEST", 20)
    with pytest.raises(OptionError, match="did not end within 20 decisions"):
        simulate.simulate("dig_deep", 2, ["pebble"], 1)


def test_figures_of_a_game_are_averaged(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = replace(load_kit("dig_deep"), report=Report(figures=lambda state: {"rounds": float(state.round)}))
    monkeypatch.setattr(simulate, "load_kit", lambda game_id: counted)
    result = simulate.simulate("dig_deep", 2, ["pebble"], 3, options={"turn_limit": 2})
    assert result.figures == {"rounds": 2.0}
    assert result.end_reasons == {"turn_limit": 3}


def test_simulation_options_are_options_of_the_game() -> None:
    for name in GAMES:
        game = load_game(name)
        game.new(game.info.min_seats, load_kit(name).simulation)


def test_a_report_that_wants_the_history_reads_every_event(monkeypatch: pytest.MonkeyPatch) -> None:
    kit, logs = load_kit("rockwell"), []

    def figures(state: State) -> dict[str, float]:
        assert state.log is not None
        logs.append([event.kind for event in state.log])
        return kit.report.figures(state) if kit.report.figures else {}

    noting = replace(kit, report=replace(kit.report, figures=figures))
    monkeypatch.setattr(simulate, "load_kit", lambda game_id: noting)
    assert kit.report.wants_events and not load_kit("dig_deep").report.wants_events
    result = simulate.simulate("rockwell", 2, ["pebble"], 1, options={"turn_limit": 2})
    (kinds,) = logs
    assert kinds.count(Tell.TURN) == 2
    assert kinds.count(Tell.ENDED) == 1
    assert result.figures["players per extraction"] == kinds.count(Tell.SHARE) / max(1, kinds.count(Tell.DRILLED))


def test_seats_with_a_trait_are_compared_with_those_without() -> None:
    games = [
        replace(played((1, 0), scores=(30, 10)), traits=(("dug",), ())),
        replace(played((0, 1), scores=(20, 40)), traits=(("dug", "sold"), ("dug",))),
    ]
    found = simulate.compare(games)
    dug, sold = found["dug"], found["sold"]
    assert dug.having is not None and dug.lacking is not None and sold.having is not None and sold.lacking is not None
    assert (dug.having.seats, dug.having.points.mean) == (3, 30)
    assert dug.having.wins.share == pytest.approx(2 / 3)
    assert (dug.lacking.seats, dug.lacking.points.mean) == (1, 10)
    assert (sold.having.seats, sold.lacking.seats) == (1, 3)
    assert simulate.compare([played((1, 0))]) == {}


def test_a_mean_has_an_interval_that_narrows() -> None:
    few, many = mean_of([1, 3]), mean_of([1, 3] * 50)
    assert few.mean == many.mean == 2
    assert few.low < many.low < 2 < many.high < few.high
    assert mean_of([5]) == Mean(5, 5, 5)


def test_bots_are_not_left_alone_without_a_turn_limit() -> None:
    """DD-Z4."""
    with pytest.raises(OptionError, match="turn_limit 0 is for tables of people only"):
        simulate.simulate("dig_deep", 2, ["pebble"], 1, options={"turn_limit": 0})
    with pytest.raises(OptionError, match="turn_limit 0 is for tables of people only"):
        make_contest("dig_deep", ["pebble"], 1, options={"turn_limit": 0})


@pytest.mark.parametrize("game", ["rockwell", "dig_deep", "imperial_miners"])
def test_records_of_simulated_games(game: str, tmp_path: Path) -> None:
    """They are the games that were played, whole, for any number of processes; `records export` reads them."""
    seats = load_game(game).info.max_seats
    plain = simulate.simulate(game, seats, ["pebble", "apprentice"], 3, 5)
    folder = tmp_path / "games"
    kept = simulate.simulate(game, seats, ["pebble", "apprentice"], 3, 5, jobs=2, records=folder)
    assert (kept.scores_by_bot, kept.end_reasons) == (plain.scores_by_bot, plain.end_reasons)
    files, points = sorted(folder.iterdir()), list[int]()
    assert [file.name for file in files] == [f"{game}-{i:06}.jsonl" for i in range(3)]
    for file in files:
        table = Table.replay(load_game(game), Record.parse(file.read_text(encoding="utf-8")))
        assert table.state.actor() == OVER
        points += [table.state.standing(i)[0] for i, player in enumerate(table.players) if player.bot == "apprentice"]
    assert kept.scores_by_bot["apprentice"].mean == pytest.approx(sum(points) / len(points))
    with pytest.raises(OptionError, match="has records already"):
        simulate.simulate(game, seats, ["pebble"], 1, records=folder)
