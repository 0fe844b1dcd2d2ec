"""The guided first games: every move of a script is legal on its seed, every word is there, and nobody is held to
it.
"""

from __future__ import annotations

import tomllib

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from pithead.core.errors import MoveError
from pithead.games.registry import load_game, load_kit
from pithead.locales import FOLDER, LANGUAGES
from pithead.table.lesson import Lesson, lessons, load_lesson
from pithead.table.record import Player
from pithead.table.table import Table
from tests.parts import LESSONS, WITH_LESSON

READ = 200 / 60  # words a second
CLICK = 4.0  # seconds for a decision, its words apart
LONGEST = 600.0  # seconds


def words(lang: str, game_id: str) -> dict[str, str]:
    """The messages of a lesson."""
    body = FluentParser().parse((FOLDER / lang / f"lesson-{game_id}.ftl").read_text(encoding="utf-8")).body
    return {
        entry.id.name: str(entry.value.elements[0].value)  # type: ignore[union-attr]
        for entry in body
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


def table_of(lesson: Lesson) -> Table:
    players = [Player("me"), *[Player("bot", "bot", bot) for bot in lesson.bots]]
    return Table(lesson.game, players, lesson.options, lesson.seed, open_seed=True)


def follow(lesson: Lesson, table: Table, upto: int = 10**6) -> int:
    """Play by the script, the last waiting seat first; how many decisions were made."""
    for n in range(upto):
        if lesson.at_end(table.state):
            return n
        seat = table.waiting()[-1]
        advice = lesson.advice(table.state, seat)
        assert advice is not None, f"the script is lost after {n} decisions"
        table.play(seat, [advice.moves[0]], table.offers[seat])
    return upto


@pytest.mark.parametrize(("game_id", "name"), LESSONS)
def test_the_moves_of_a_lesson_are_all_legal_to_the_end(game_id: str, name: str) -> None:
    assert name in lessons(game_id)
    lesson = load_lesson(game_id, name)  # walks through the whole script and refuses an illegal move
    table = table_of(lesson)
    assert follow(lesson, table) == sum(len(steps) for steps in lesson.steps)
    assert table.state.key() == lesson.end.key()
    if table.over:
        standings = [table.state.standing(seat) for seat in range(len(table.players))]
        assert max(standings) == standings[0], "the learner wins the first game"


@pytest.mark.parametrize(("game_id", "name"), LESSONS)
def test_the_walk_leaves_no_step_of_the_script_unused(game_id: str, name: str) -> None:
    lesson = load_lesson(game_id, name)
    assert lesson.positions[lesson.end.key()] == tuple(len(steps) for steps in lesson.steps)


@pytest.mark.parametrize("game_id", WITH_LESSON)
def test_every_decision_is_explained_in_three_languages_and_no_message_is_left_over(game_id: str) -> None:
    said: set[str] = set()
    for name in lessons(game_id):
        lesson = load_lesson(game_id, name)
        steps = lesson.steps[0]
        assert steps[0].says, "the first step says what the lesson is about"
        said |= {say for step in steps for say in step.says}
        said |= {lesson.over, f"lesson-{game_id}-title-{name}", f"lesson-{game_id}-about-{name}"}
        silent = [step.move.split()[0] for step in steps if not step.says]
        assert set(silent) <= {"bid", "bid_money", "insure", "cubes", "go", "sink"}, (
            "only the parts of one choice go without words of their own"
        )
    for lang in LANGUAGES:
        assert said == set(words(lang, game_id)), lang


@pytest.mark.parametrize("name", lessons("imperial_miners"))
def test_no_sentence_of_imperial_miners_is_said_twice(name: str) -> None:
    said = [say for step in load_lesson("imperial_miners", name).steps[0] for say in step.says]
    assert len(said) == len(set(said))


def test_imperial_miners_is_guided_for_five_rounds_and_then_let_go() -> None:
    lesson = load_lesson("imperial_miners", "first")
    table = table_of(lesson)
    follow(lesson, table)
    assert not table.over and dict(table.scene(0))["round"] == 6
    assert table.waiting() == [0] and lesson.advice(table.state, 0) is None
    assert lesson.moves_of(0) <= 40
    text = " ".join(words("en", "imperial_miners").values())
    assert all(word in text for word in ("The gear", "the gem", "machine", "cave-in", "Progress", "cart token"))


def test_moves_are_counted_as_the_learner_makes_them() -> None:
    lesson = load_lesson("rockwell", "first")
    assert lesson.moves_of(0) == sum(bool(step.says) for step in lesson.steps[0]) < len(lesson.steps[0])
    assert lesson.moves_of(0, 5) == 1, "a sealed bid is one move"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game_id", "name"), LESSONS)
def test_a_lesson_takes_at_most_ten_minutes(game_id: str, name: str, lang: str) -> None:
    steps, texts = load_lesson(game_id, name).steps[0], words(lang, game_id)
    new = {say for step in steps for say in step.says}
    reading = sum(len(texts[say].split()) for say in new) / READ
    clicks = sum(bool(step.says) for step in steps)
    assert reading + CLICK * clicks <= LONGEST, f"{reading:.0f} s to read, {clicks} decisions"


@pytest.mark.parametrize(("game_id", "name"), LESSONS)
def test_another_move_leaves_the_script_and_undo_or_the_same_move_comes_back(game_id: str, name: str) -> None:
    lesson = load_lesson(game_id, name)
    table = table_of(lesson)
    left = came_back = 0
    while not lesson.at_end(table.state):
        seat = table.waiting()[0]
        advice = lesson.advice(table.state, seat)
        assert advice is not None
        if seat == 0 and len(table.state.legal(0)) > 1:
            trial = table.state.clone()
            other = next(code for code in trial.legal(0) if lesson.game.actions.format(code) != advice.moves[0])
            table.play(0, [lesson.game.actions.decode(other)], table.offers[0])
            left += not lesson.on(table.state)
            if not table.can_undo(0):
                table = table_of(lesson)  # something was revealed: begin again, by the script
                follow(lesson, table, sum(lesson.positions[trial.key()]))
            else:
                table.undo(0)
                came_back += 1
            assert lesson.advice(table.state, 0) == advice
        table.play(seat, [advice.moves[0]], table.offers[seat])
    assert left >= 10 and came_back >= 1


@pytest.mark.parametrize(("game_id", "name"), LESSONS)
def test_a_step_that_the_rules_do_not_allow_is_named(game_id: str, name: str) -> None:
    data = tomllib.loads(load_kit(game_id).lessons[name].read_text(encoding="utf-8"))
    own = [row for row in data["steps"] if row["seat"] == 1]
    own[-2]["move"] = own[0]["move"]
    with pytest.raises(MoveError, match=f"step {len(own) - 1} of seat 1"):
        Lesson(load_game(game_id), data)


def test_the_record_of_a_lesson_carries_its_seed_openly() -> None:
    lesson = load_lesson("dig_deep", "first")
    table = table_of(lesson)
    assert table.record.header["seed"] == lesson.seed.hex()
    follow(lesson, table)
    assert table.over
    assert Table.replay(lesson.game, table.record).over


def test_the_second_lesson_of_rockwell_is_short_and_has_what_the_first_leaves_out() -> None:
    lesson = load_lesson("rockwell", "second")
    assert lesson.moves_of(0) <= 30 < load_lesson("rockwell", "first").moves_of(0)
    verbs = {step.move.split()[0] for step in lesson.steps[0]}
    assert {"mineshaft", "sink", "hire", "mobility", "safety", "discard"} <= verbs
    moves = [step.move for step in lesson.steps[0]]
    assert "go center" in moves and "insure zinc 1" in moves and "discard 1" in moves
