"""Puzzles: one best choice that can be made, nothing that the seat cannot know, and words for all of it."""

from __future__ import annotations

import msgspec
import pytest

from pithead.bots.registry import make_bot
from pithead.coach.mining import LEAST, answered, asked_answer, asked_rungs, confirmed, rated, widened
from pithead.coach.puzzles import (
    SEARCH,
    Puzzle,
    PuzzleError,
    difficulty,
    kind_of,
    known_answer,
    nearest_answer,
    read_puzzle,
    view_of,
)
from pithead.coach.weigh import every_choice, walked
from pithead.core.chance import Rng
from pithead.games.registry import load_game
from pithead.locales import LANGUAGES, Texts
from tests.coach.puzzles import every_mined, mined
from tests.parts import WITH_COACH


@pytest.fixture(params=WITH_COACH)
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


def test_every_whole_choice_is_found_once() -> None:
    for game_id in WITH_COACH:
        game = load_game(game_id)
        for one in mined(game_id)[:6]:
            view = view_of(game, one)
            every = every_choice(game, one.seat, view, 64)
            if every is None:
                assert every_choice(game, one.seat, view, 3) is None
                continue
            texts = [[game.actions.format(code) for code in codes] for codes in every]
            made = [walked(game, one.seat, view, moves) for moves in texts]
            assert all(not each.legal for each in made), "they are whole"
            assert len({each.state.key() for each in made}) == len(made), "each comes once"
            assert {moves[0] for moves in texts} <= set(one.legal)
            best = walked(game, one.seat, view, one.best.moves).state.key()
            assert best in {each.state.key() for each in made}
            assert every_choice(game, one.seat, view, len(every) - 1) is None, "too many are too many"


def test_a_widened_puzzle_has_figures_and_reasons_for_every_choice(found: tuple[Puzzle, ...]) -> None:
    game = load_game(found[0].game)
    held = ((one, wide) for one in every_mined(game.info.id) if (wide := widened(game, one, 1, 8)) is not None)
    one, wide = next(held)  # one mined with so little effort may have a second answer: then it is none
    assert wide.best == one.best and wide.id == one.id
    assert {tuple(rival.moves) for rival in one.rivals} <= {tuple(rival.moves) for rival in wide.rivals}
    shares = [rival.share for rival in wide.rivals]
    assert shares == sorted(shares, reverse=True) and shares[0] < one.best.share
    every = every_choice(game, one.seat, view_of(game, one), 64)
    assert wide.complete == (every is not None)
    for codes in every or []:
        moves = [game.actions.format(code) for code in codes]
        after = walked(game, one.seat, view_of(game, one), moves).state.key()
        assert known_answer(game, wide, view_of(game, one), moves, after) is not None


def test_a_puzzle_with_two_answers_is_none(found: tuple[Puzzle, ...]) -> None:
    game, one = load_game(found[0].game), found[0]
    spoiled = msgspec.structs.replace(one, best=one.rivals[-1], rivals=[one.best, *one.rivals[:-1]])
    assert widened(game, spoiled, 1, 8) is None


def test_what_fewer_rungs_find_is_harder() -> None:
    rungs = ["a", "b", "c", "d", "e", "f"]
    hard = [difficulty(rungs[n:], rungs) for n in range(7)]
    assert hard == sorted(hard) and hard[0] == 800 and hard[-1] == 2000


def test_the_nearest_choice_shares_most_moves() -> None:
    one = next(one for one in mined("rockwell") if len(one.best.moves) > 1)
    for rival in one.rivals:
        assert nearest_answer(one, rival.moves).moves == rival.moves
