"""Puzzles: one best choice that can be made, nothing that the seat cannot know, and words for all of it."""

from __future__ import annotations

import msgspec
import pytest

from pithead.bots.registry import make_bot
from pithead.coach.mining import LEAST, answered, asked_answer, asked_rungs, confirmed, rated
from pithead.coach.puzzles import SEARCH, Puzzle, PuzzleError, kind_of, read_puzzle, view_of
from pithead.core.chance import Rng
from pithead.games.registry import GAMES, load_game
from pithead.locales import LANGUAGES, Texts
from tests.coach.puzzles import mined


@pytest.fixture(params=GAMES)
def found(request: pytest.FixtureRequest) -> tuple[Puzzle, ...]:
    puzzles = mined(str(request.param))
    assert puzzles, "the seeded game has some"
    return puzzles


def test_the_best_can_be_made_and_is_ahead_of_every_other(found: tuple[Puzzle, ...]) -> None:
    for one in found:
        game = load_game(one.game)
        for answer in (one.best, *one.rivals):
            world = game.load(one.view).determinize(Rng(3))
            for move in answer.moves:
                code = game.actions.parse(move)
                assert code in world.legal(one.seat)
                world.apply(one.seat, code)
        assert one.rivals and all(one.best.share - rival.share >= LEAST - 1e-3 for rival in one.rivals)
        assert all(one.best.share - rival.share >= 4 * rival.error - 1e-3 for rival in one.rivals)


def test_a_puzzle_holds_what_its_seat_sees_and_no_more(found: tuple[Puzzle, ...]) -> None:
    for one in found:
        game = load_game(one.game)
        view = game.load(one.view)
        assert view.to_json() == one.view
        for seed in (1, 2):
            assert view.determinize(Rng(seed)).view(one.seat).to_json() == one.view
        assert read_puzzle(one.line()) == one
        view_of(game, one)


def test_the_truth_in_place_of_a_view_is_refused() -> None:
    one = mined("rockwell")[0]
    game = load_game("rockwell")
    truth = game.load(one.view).determinize(Rng(1))
    assert truth.key() != game.load(one.view).key()
    with pytest.raises(PuzzleError, match="more or something else"):
        view_of(game, msgspec.structs.replace(one, view=truth.to_json(), id=truth.key().hex()))


def test_a_weaker_rung_misses_it(found: tuple[Puzzle, ...]) -> None:
    for one in found:
        game = load_game(one.game)
        assert one.asked == asked_rungs(game) and one.rating == rated(one.found, one.asked) != one.asked[0]
        assert set(one.found) < set(one.asked)
    one = found[0]
    game, view = load_game(one.game), load_game(one.game).load(one.view)
    for name in ("apprentice", "foreman"):
        legal = [int(code) for code in view.legal(one.seat)]
        line = answered(game, make_bot(name, one.game), one.seat, view, legal, 1)
        chosen = asked_answer(game, one, line.codes)
        assert (chosen.moves == one.best.moves) == (name in one.found)


def test_a_rating_is_no_luck_of_a_single_rung() -> None:
    rungs = ["a", "b", "c", "d"]
    assert rated(["a"], rungs) == SEARCH
    assert rated(["a", "d"], rungs) == "d"
    assert rated(["b", "d"], rungs) == "b"
    assert rated([], rungs) == SEARCH


def test_reasons_and_questions_have_words_in_three_languages(found: tuple[Puzzle, ...]) -> None:
    for lang in LANGUAGES:
        texts = Texts(lang)
        for one in found:
            names = [f"P{seat + 1}" for seat in range(one.seats)]
            assert one.best.reasons and one.themes[0] == kind_of(one.prompt)
            assert texts.msg(one.prompt)
            for answer in (one.best, *one.rivals):
                game = load_game(one.game)
                moves = [game.actions.decode(game.actions.parse(move)) for move in answer.moves]
                assert texts.run(game, moves, names, answer.previews)
            for reason in [said for answer in (one.best, *one.rivals) for said in answer.reasons]:
                assert texts.because(load_game(one.game), reason.id, reason.args, names)


def test_weighing_again_drops_a_spoiled_one(found: tuple[Puzzle, ...]) -> None:
    game = load_game(found[0].game)
    one = max(found, key=lambda puzzle: puzzle.best.share - puzzle.rivals[0].share)
    assert confirmed(game, one, 24, 5) == ""
    spoiled = msgspec.structs.replace(one, best=one.rivals[-1], rivals=[one.best, *one.rivals[:-1]])
    assert "is better" in confirmed(game, spoiled, 24, 5)
    other = msgspec.structs.replace(one, legal=one.legal[1:])
    assert "moves" in confirmed(game, other, 24, 5)


def test_a_choice_that_the_puzzle_does_not_name_is_weighed() -> None:
    game, one = load_game("dig_deep"), mined("dig_deep")[0]
    bare = msgspec.structs.replace(one, rivals=[])
    codes = [game.actions.parse(move) for move in one.rivals[0].moves]
    assert asked_answer(game, bare, codes).share < one.best.share
