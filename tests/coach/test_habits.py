"""The one thing to try next time: a habit of the last games, else something of this one, else nothing."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pithead.coach.habits import GAMES, TIMES, first_thing, habit_thing, habits_of, one_thing, this_game
from pithead.coach.report import Count, Decision, Play, Review, Sentence, Thing, review_from_json
from pithead.coach.review import review
from pithead.coach.usual import LEVEL, usual
from pithead.games.registry import load_game
from pithead.locales import FOLDER, LANGUAGES, Texts
from tests.coach.games import finished

COACHED = ("dig_deep", "rockwell", "imperial_miners")


def count(id: str, cases: int, times: int, worth: float, line: int = 9) -> Count:
    return Count(0, id, cases, times, 12.0, worth, line)


def reviewed(game_id: str = "dig_deep") -> Review:
    return review(load_game(game_id), finished(game_id, ("apprentice", "foreman")).record, seats=[0])


@pytest.mark.parametrize("game_id", COACHED)
def test_there_is_a_handful_of_habits_each_with_its_words(game_id: str) -> None:
    game, habits = load_game(game_id), habits_of(game_id)
    assert len(habits) >= 6 and len({one.id for one in habits}) == len(habits)
    for habit in habits:
        said = habit_thing(game_id, 0, [[count(habit.id, 9, 7, 0.4)]])
        assert said is not None and said.id == habit.id and said.line == 9
        for lang in LANGUAGES:
            texts = Texts(lang)
            advice = texts.because(game, said.advice.id, said.advice.args)
            seen = texts.because(game, said.seen[0].id, said.seen[0].args)
            assert advice.endswith(".") and seen.endswith(".") and len(advice) <= 60
            assert "7" in seen and "9" in seen


@pytest.mark.parametrize("game_id", COACHED)
def test_no_words_are_left_of_a_habit_that_is_gone(game_id: str) -> None:
    text = (FOLDER / "en" / f"coach_{game_id}.ftl").read_text(encoding="utf-8")
    said = re.findall(rf"^coach_{game_id}-habit-([\w-]+)-(?:try|seen) =", text, re.MULTILINE)
    assert sorted(said) == sorted(2 * [one.id for one in habits_of(game_id)])


@pytest.mark.parametrize("game_id", COACHED)
def test_after_a_lesson_it_names_what_brings_most_at_every_table(game_id: str) -> None:
    for seats, known in usual(game_id)[LEVEL].items():
        thing = first_thing(game_id, 0, int(seats))
        assert thing is not None and thing.line == 0
        most = max((points, id) for id, points in known.items() if id != "start")
        assert thing.advice.args == {"points": round(most[0]), "all": round(sum(known.values()))}
        for lang in LANGUAGES:
            assert str(round(most[0])) in Texts(lang).because(load_game(game_id), thing.seen[0].id, thing.seen[0].args)
    assert first_thing(game_id, 0, 9) is None
    assert first_thing("nuggets", 0, 2) is None


def test_thin_evidence_is_none() -> None:
    enough = count("buy-more", 10, TIMES, 0.1)
    assert habit_thing("dig_deep", 0, [[enough]]) is not None
    assert habit_thing("dig_deep", 0, [[count("buy-more", 10, TIMES - 1, 0.1)]]) is None
    assert habit_thing("dig_deep", 0, [[count("buy-more", 100, TIMES, 0.1)]]) is None
    assert habit_thing("dig_deep", 0, [[count("buy-more", 10, TIMES, 0.01)]]) is None
    assert habit_thing("dig_deep", 0, []) is None


def test_games_add_up_and_the_dearest_habit_is_named() -> None:
    games = [
        [count("buy-more", 4, 1, 0.05, line=31)],
        [],
        [count("buy-more", 4, 2, 0.05), count("buy-less", 3, 3, 0.08)],
    ]
    thing = habit_thing("dig_deep", 0, games)
    assert thing is not None and thing.id == "buy-more" and thing.line == 31
    assert thing.advice.args == {"times": 3, "cases": 8, "games": 2, "amount": 24, "percent": 5}
    dearer = habit_thing("dig_deep", 0, [*games[:2], [count("buy-more", 4, 2, 0.02), count("buy-less", 3, 3, 0.08)]])
    assert dearer is not None and dearer.id == "buy-less"
    assert dearer.line == 0  # nothing of this game shows it


def test_a_habit_that_says_what_was_better_goes_before_one_that_does_not() -> None:
    thing = habit_thing("dig_deep", 0, [[count("buy-other", 5, 4, 0.12), count("buy-more", 5, 4, 0.1)]])
    assert thing is not None and thing.id == "buy-more"


def test_only_the_last_games_count() -> None:
    old = [[count("buy-more", 4, 1, 0.05)]] * 3
    quiet = [[count("buy-less", 4, 0, 0.0)]] * GAMES
    assert habit_thing("dig_deep", 0, old) is not None
    assert habit_thing("dig_deep", 0, [*quiet, *old]) is None


def test_one_game_alone_names_its_dearest_choice_or_that_there_is_none() -> None:
    play = Play(["end"], 0.5, 50.0)
    lost = Decision(40, [40], 6, 0, True, play, play, 0.06, 0.01, "mistake", [], [])
    less = Decision(20, [20], 3, 0, True, play, play, 0.03, 0.01, "inaccuracy", [Sentence("x", {})], [])
    thing = this_game([lost], 0)
    assert thing is not None and (thing.id, thing.line) == ("once", 40)
    assert thing.advice.args == {"round": 6, "percent": 6}
    assert [one.id for one in thing.seen] == ["coach-once-seen"]
    told = this_game([lost, less], 0)
    assert told is not None and told.line == 20 and told.seen == less.reasons  # a reason is worth more than a number
    fine = Decision(40, [40], 6, 0, True, play, None, 0.0, 0.0, "best", [], [])
    clean = this_game([fine] * 20, 0)
    assert clean is not None and clean.id == "clean" and clean.advice.args == {"choices": 20}
    assert this_game([fine], 0) is None
    assert this_game([lost], 1) is None  # nobody else's choices


def test_a_habit_of_earlier_games_goes_before_this_game_and_nobody_elses_counts() -> None:
    own = Thing(0, "once", Sentence("coach-once-try", {}), [], 4)
    found = replace(reviewed(), habits=[], things=[own])
    assert one_thing(found, 0) == own
    thing = one_thing(found, 0, [[count("buy-more", 4, 2, 0.05)], [count("buy-more", 4, 1, 0.05)]])
    assert thing is not None and thing.id == "buy-more"
    others = [Count(1, "buy-more", 8, 6, 6.0, 0.3, 5)]
    assert one_thing(replace(found, habits=others), 0) == own
    assert one_thing(replace(found, things=[]), 0) is None


@pytest.mark.parametrize("game_id", COACHED)
def test_a_review_counts_the_habits_of_its_people_alone(game_id: str) -> None:
    found = reviewed(game_id)
    known = {one.id for one in habits_of(game_id)}
    assert found.habits and all(one.seat == 0 and one.id in known for one in found.habits)
    assert all(0 <= one.times <= one.cases and (one.times > 0) == (one.line > 0) for one in found.habits)
    assert review_from_json(found.to_json()) == found


def test_bots_among_themselves_have_no_habits() -> None:
    table = finished("dig_deep", ("apprentice", "foreman"), people=0)
    assert review(table.game, table.record, seats=[0]).habits == []
