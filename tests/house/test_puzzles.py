"""The puzzles that come with the program: enough of them, readable, in words of three languages, with no secret."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from pithead.coach.puzzles import Puzzle, kind_of, view_of
from pithead.coach.shipped import of_the_day, shipped_briefs, shipped_count, shipped_file, shipped_puzzle
from pithead.coach.weigh import walked
from pithead.core.chance import Rng
from pithead.games.registry import load_game
from pithead.locales import LANGUAGES, Texts
from tests.cli.drive import ROOT
from tests.parts import WITH_COACH

LEAST = 200  # puzzles of each game
LARGEST = 400_000  # bytes of a file
AHEAD = 0.02  # of the chance to win: so far the best is ahead


@pytest.fixture(params=WITH_COACH, scope="module")
def shipped(request: pytest.FixtureRequest) -> list[Puzzle]:
    game = str(request.param)
    found = [shipped_puzzle(game, number) for number in range(1, shipped_count(game) + 1)]
    return [one for one in found if one is not None]


def test_there_are_enough_of_every_game_and_none_comes_twice(shipped: list[Puzzle]) -> None:
    assert len(shipped) >= LEAST
    assert len({one.id for one in shipped}) == len(shipped)
    game = shipped[0].game
    assert shipped_file(game).stat().st_size <= LARGEST
    hard = [one.difficulty for one in shipped_briefs(game)]
    assert hard == sorted(hard), "the easiest stand first"
    assert len(set(hard)) >= 3 and len({one.themes[0] for one in shipped}) >= 2


def test_each_shows_what_its_seat_sees_and_no_more(shipped: list[Puzzle]) -> None:
    for one in shipped:
        game = load_game(one.game)
        assert one.rules == game.info.rules_version
        view = view_of(game, one)  # refuses what shows more
        for seed in (1, 2):
            assert view.determinize(Rng(seed)).view(one.seat).to_json() == one.view


def test_every_choice_can_be_made_and_the_best_is_ahead_of_all(shipped: list[Puzzle]) -> None:
    for one in shipped:
        game = load_game(one.game)
        view = view_of(game, one)
        assert one.rivals
        for answer in (one.best, *one.rivals):
            assert walked(game, one.seat, view, answer.moves).legal == [], "it is whole"
        afters = {walked(game, one.seat, view, answer.moves).state.key() for answer in (one.best, *one.rivals)}
        assert len(afters) == 1 + len(one.rivals), "no choice stands there twice"
        shares = [rival.share for rival in one.rivals]
        assert shares == sorted(shares, reverse=True) and one.best.share - shares[0] >= AHEAD
        assert one.found != one.asked and one.rating != one.asked[0]


def test_each_has_words_in_three_languages(shipped: list[Puzzle]) -> None:
    for lang in LANGUAGES:
        texts = Texts(lang)
        for one in shipped:
            game = load_game(one.game)
            names = [f"P{seat + 1}" for seat in range(one.seats)]
            assert one.best.reasons and one.themes[0] == kind_of(one.prompt)
            assert texts.msg(one.prompt) and texts.msg(f"puzzles-kind-{one.game}-{one.themes[0]}")
            for answer in (one.best, *one.rivals):
                moves = [game.actions.decode(game.actions.parse(move)) for move in answer.moves]
                assert texts.run(game, moves, names, answer.previews)
                for reason in answer.reasons:
                    assert texts.because(game, reason.id, reason.args, names)


def test_every_kind_of_decision_has_a_name() -> None:
    prompts = (ROOT / "src/pithead/locales/en").glob("*.ftl")
    lines = [
        line for path in prompts if path.stem in WITH_COACH for line in path.read_text(encoding="utf-8").splitlines()
    ]
    asked = [line.partition(" =")[0] for line in lines if "-prompt-" in line.partition(" =")[0]]
    asked = [id for id in asked if not id.endswith(("-waiting", "-chance", "-over"))]
    assert len(asked) > 30
    for lang in LANGUAGES:
        texts = Texts(lang)
        for id in asked:
            assert texts.msg(f"puzzles-kind-{id.partition('-')[0]}-{kind_of(id)}")


def test_a_wheel_has_them() -> None:
    wanted = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert '"coach/*/puzzles.jsonl.gz"' in wanted


def test_everybody_has_the_same_puzzle_of_the_day() -> None:
    first = date(2026, 1, 1)
    days = [of_the_day(first + timedelta(days=i)) for i in range(len(WITH_COACH) * max(map(shipped_count, WITH_COACH)))]
    assert days == [of_the_day(first + timedelta(days=i)) for i in range(len(days))]
    assert {one[0] for one in days[: len(WITH_COACH)] if one} == set(WITH_COACH), "games take turns"
    for game in WITH_COACH:
        numbers = [one[1] for one in days if one and one[0] == game]
        assert set(numbers) == set(range(1, shipped_count(game) + 1)), "all of them come"
        assert len(set(numbers[: shipped_count(game)])) == shipped_count(game), "none comes back before"
