"""The review of a finished game."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from pithead.coach.curve import final_shares
from pithead.coach.guide import Guide, coach_bot
from pithead.coach.marks import EFFORTS, decide, known, marked
from pithead.coach.report import MARKS, Review, review_from_json
from pithead.coach.review import examine, review
from pithead.coach.walk import ReviewError, walk
from pithead.core.api import OVER
from pithead.core.errors import OptionError
from pithead.games.packs import shipped_pack
from pithead.games.registry import load_game, load_kit
from pithead.games.rockwell.state import Rockwell
from pithead.lab.golden import record_game
from pithead.table.record import Record
from pithead.table.table import Table, UndoError
from tests.coach.games import finished

TABLES = [
    ("dig_deep", ("apprentice", "foreman"), 1),
    ("dig_deep", ("apprentice", "foreman", "pebble", "apprentice"), 2),
    ("rockwell", ("apprentice", "foreman"), 1),
    ("rockwell", ("foreman", "apprentice", "pebble"), 2),
    ("imperial_miners", ("apprentice",), 1),
    ("imperial_miners", ("apprentice", "apprentice", "pebble"), 2),
]


def reviewed(game_id: str, bots: tuple[str, ...], seed: int) -> Review:
    """Of the larger tables without decisions, which take longest."""
    return review(load_game(game_id), finished(game_id, bots, seed).record, seats=[0] if len(bots) < 3 else [])


@pytest.mark.parametrize(("game_id", "bots", "seed"), TABLES)
def test_fair_share_luck_and_choices_add_up_to_the_result(game_id: str, bots: tuple[str, ...], seed: int) -> None:
    found = reviewed(game_id, bots, seed)
    for one in found.sums:
        assert one.fair + sum(one.luck.values()) + one.others + one.own == pytest.approx(one.result, abs=1e-9)
        assert one.result == found.result.shares[one.seat]
    if len(bots) > 1:
        assert sum(one.result for one in found.sums) == pytest.approx(1)
        for stream in {name for one in found.sums for name in one.luck}:
            assert sum(one.luck.get(stream, 0.0) for one in found.sums) == pytest.approx(0, abs=1e-9)
    else:
        assert found.sums[0].others == 0
    for moment in found.moments:
        assert len(bots) == 1 or sum(moment.chances) == pytest.approx(1, abs=1e-4)
        assert all(0 <= chance <= 1 for chance in moment.chances)
    assert [one.line for one in found.moments] == sorted(one.line for one in found.moments)
    for decision in found.decisions:
        assert decision.mark in MARKS and decision.person and decision.seat == 0
        assert decision.loss == 0 or decision.loss > 2 * decision.error
        assert decision.mark in ("best", "good") or decision.better is not None
        assert marked(decision.loss) == decision.mark or decision.mark == "best"
    assert all(len([one for one in found.turning if one.seat == seat]) <= 3 for seat in range(len(bots)))
    assert review_from_json(json.loads(json.dumps(found.to_json()))) == found


@pytest.mark.parametrize("game_id", ["dig_deep", "rockwell", "imperial_miners"])
def test_a_walk_has_every_line_that_was_not_taken_back_once(game_id: str) -> None:
    table = finished(game_id, ("apprentice", "apprentice"), 3)
    course = walk(table.game, table.record)
    assert [line for beat in course.beats for line in beat.lines] == [step.line for step in table.steps]
    assert course.end.actor() == OVER and course.end.key() == table.state.key()
    for beat, following in zip(course.beats, course.beats[1:], strict=False):
        assert beat.after.key() == following.before.key()
    assert final_shares(course) in ([1, 0], [0, 1], [0.5, 0.5])


def test_a_sealed_bid_is_one_beat_and_known_to_be_sealed() -> None:
    table = finished("rockwell", ("apprentice", "foreman"), 1)
    bids = [beat for beat in walk(table.game, table.record).beats if len(beat.codes) == 5][:2]
    assert [beat.sealed for beat in bids] == [True, True]
    table = finished("dig_deep", ("apprentice", "foreman"), 1)
    assert not any(beat.sealed for beat in walk(table.game, table.record).beats)


def test_parts_of_the_work_need_nothing_of_each_other() -> None:
    table = finished("dig_deep", ("apprentice", "foreman"), 1)
    course = walk(table.game, table.record)
    whole = examine(table.game, course, "quick", 0, 1, [0])
    parts = [examine(table.game, course, "quick", part, 2, [0]) for part in (1, 0)]
    assert {i: one for part in parts for i, one in part.decisions.items()} == whole.decisions
    together = {i: one for part in parts for i, one in part.chances.items()}
    for i, one in whole.chances.items():
        assert together[i].shares == pytest.approx(one.shares, abs=1e-5)


def test_a_mark_does_not_ask_what_a_player_would_have_had_to_count() -> None:
    """Rockwell's stocks are covered: whatever the others have behind their screens, the judgement is the same. Where
    the table counts for everybody it is not.
    """
    table = finished("rockwell", ("apprentice", "foreman", "foreman"), 2)
    game = table.game
    beats = [one for one in walk(game, table.record).beats if one.seat == 0 and not one.forced]
    effort = EFFORTS["quick"]
    counted = 0
    for beat in (beats[0], beats[len(beats) // 2], beats[-1]):
        richer = beat.before.clone()
        assert isinstance(richer, Rockwell) and isinstance(beat.before, Rockwell)
        richer.money[1] += 20
        richer.bank -= 20
        richer.money[2] = 0
        richer.bank += beat.before.money[2]
        guide = Guide(game, coach_bot(game), 0, 1)
        assert decide(guide, beat, effort, 3) == decide(guide, replace(beat, before=richer), effort, 3)
        shown = [one.clone() for one in (beat.before, richer)]
        for one in shown:
            assert isinstance(one, Rockwell)
            one.open_stocks = True
        counted += len({known(game, replace(beat, before=one)).key() for one in shown})
    assert counted == 6


@pytest.mark.parametrize("game_id", ["dig_deep", "rockwell", "imperial_miners"])
def test_what_was_chosen_can_be_chosen_where_it_is_judged(game_id: str) -> None:
    table = finished(game_id, ("apprentice", "foreman"), 4)
    asked = [one for one in walk(table.game, table.record).beats if one.seat is not None]
    assert len(asked) > 20
    for beat in asked:
        assert beat.seat is not None and beat.codes[0] in known(table.game, beat).legal(beat.seat)


def test_a_running_game_is_not_reviewed() -> None:
    record = finished("dig_deep", ("apprentice", "foreman"), 1).record
    running = Record(record.header, record.lines[:-1])
    with pytest.raises(ReviewError, match="finished"):
        review(load_game("dig_deep"), running)
    with pytest.raises(OptionError, match="quick, deep"):
        review(load_game("dig_deep"), record, "endless")


def test_what_was_taken_back_is_left_out() -> None:
    """A game in which the first seat took back its first choice that could be."""
    table = finished("dig_deep", ("apprentice", "foreman"), 1)
    game = table.game
    again = Table(game, table.players, table.options, table.secret)
    undone = 0
    for step in table.steps:
        if step.seat < 0:
            continue
        text = game.actions.format(step.code)
        again.play(step.seat, [text], again.offers[step.seat])
        if undone < 2 and step.seat == 0:
            try:
                again.undo(0)
            except UndoError:
                continue
            undone += 1
            again.play(0, [text], again.offers[0])
    assert undone == 2 and again.over
    lines = {line for beat in walk(game, again.record).beats for line in beat.lines}
    assert (
        len(lines) == len(table.steps) < len([line for line in again.record.lines if "move" in line or "draw" in line])
    )


def test_progress_is_told_up_to_the_end() -> None:
    seen: list[float] = []
    table = finished("rockwell", ("apprentice", "foreman"), 1)
    review(table.game, table.record, "quick", seen.append, seats=[])
    assert seen == sorted(seen) and seen[-1] == 1


@pytest.mark.parametrize("game_id", ["dig_deep", "imperial_miners"])
def test_a_game_of_a_pack_that_no_net_knows_is_judged_by_foreman(game_id: str) -> None:
    game = load_game(game_id, shipped_pack(game_id, "small"))
    found = review(
        game, record_game(game, ["apprentice", "apprentice"], {**load_kit(game_id).simulation}, 1), "quick", seats=[0]
    )
    assert found.judge.partition("-")[0] == "foreman"
