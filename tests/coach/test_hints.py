"""Hints: whole choices with what they gain and why, "why not this?", and nothing but the seat's own view."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pithead.bots.driver import Asked, drive, seat_bots
from pithead.bots.registry import make_bot
from pithead.coach.guide import coach_bot
from pithead.coach.hints import MOST, Hint, Inquiry, check_asked, equal, hint
from pithead.coach.question import Option
from pithead.core.api import Event, Game
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.errors import MoveError
from pithead.core.rollout import settle
from pithead.games.registry import GAMES, load_game
from pithead.locales import Texts


def moments(game: Game, seats: int, upto: int, every: int) -> list[Asked]:
    """Decisions of a game between apprentices."""
    asked: list[Asked] = []
    bots = [make_bot("apprentice", game.info.id) for _ in range(seats)]
    seat_bots(game, bots, ("hints", 1))
    luck = Chance(seed_from("test hints", game.info.id))
    drive(game, game.new(seats), bots, luck, None, asked.append, lambda _: len(asked) >= upto)
    return asked[::every]


def hints_of(game: Game, asked: list[Asked]) -> Iterator[tuple[Asked, Hint]]:
    for one in asked:
        yield one, hint(game, one.view, Inquiry(coach_bot(game), one.seat, 3))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_can_be_played_whole_and_reveals_nothing_before_its_last_move(game_id: str) -> None:
    game = load_game(game_id)
    for one, found in hints_of(game, moments(game, 3, 180, 12)):
        assert found.weighed and found.asked == -1 and 1 <= len(found.choices) <= MOST
        for advised in found.choices:
            world = one.view.determinize(Rng(1))
            for i, code in enumerate(advised.option.codes):
                assert code in world.legal(one.seat)
                told: list[Event] = []
                world.log = told
                world.apply(one.seat, code)
                assert i == len(advised.option.codes) - 1 or not any(event.reveals for event in told)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_gain_is_over_the_next_best_and_what_lies_closer_than_the_error_is_equal(game_id: str) -> None:
    game = load_game(game_id)
    for _, found in hints_of(game, moments(game, 3, 120, 20)):
        best, *others = found.choices
        assert best.equal and best.option.error == 0
        if others:
            assert found.share == best.option.share - others[0].option.share >= 0
            assert found.points == best.option.points - others[0].option.points
        for one in others:
            assert one.equal == (best.option.share - one.option.share < max(0.01, 2 * one.option.error))


def test_equal_is_what_lies_within_two_standard_errors_or_one_percent() -> None:
    best = Option((1,), 0.40, 0.0, 50.0)
    assert equal(best, Option((2,), 0.36, 0.021, 40.0))
    assert not equal(best, Option((2,), 0.36, 0.019, 40.0))
    assert equal(best, Option((2,), 0.395, 0.0, 49.0))
    assert not equal(best, Option((2,), 0.38, 0.0, 49.0))


@pytest.mark.parametrize("game_id", GAMES)
def test_any_other_choice_can_be_asked_about_and_the_best_stays(game_id: str) -> None:
    game = load_game(game_id)
    bot = coach_bot(game)
    met = 0
    for one in moments(game, 2, 90, 15):
        plain = hint(game, one.view, Inquiry(bot, one.seat, 3))
        known = {advised.option.codes[0] for advised in plain.choices}
        others = [code for code in one.legal if code not in known]
        if others:
            met += 1
            ask = check_asked(game, one.seat, one.view, [game.actions.format(others[-1])])
            found = hint(game, one.view, Inquiry(bot, one.seat, 3, ask))
            assert found.choices[found.asked].option.codes[0] == others[-1]
            assert len(found.choices) <= MOST + 1
            if found.asked > 0:
                assert found.choices[0].option.share == pytest.approx(
                    plain.choices[0].option.share, abs=1e-6
                )  # a larger batch
    assert met


def test_who_is_alone_is_told_points(game_id: str = "imperial_miners") -> None:
    game = load_game(game_id)
    for _, found in hints_of(game, moments(game, 1, 40, 8)):
        assert all(one.option.points > 0 for one in found.choices)
        assert found.points >= 0


def test_what_cannot_be_chosen_cannot_be_asked_about() -> None:
    game = load_game("rockwell")
    state = game.new(2)
    settle(state, Chance(seed_from("test hints", "asked")))
    view = state.view(0)
    assert len(check_asked(game, 0, view, ["bid zinc 0", "bid copper 0"])) == 2
    for moves in (["bid copper 0"], ["bid zinc 0", "bid zinc 0"], ["dig"], ["bid zinc 0", "pass"], [""]):
        with pytest.raises(MoveError):
            check_asked(game, 0, view, moves)
    whole = ["bid zinc 0", "bid copper 0", "bid silver 0", "bid gold 0", "bid_money 0"]
    assert len(check_asked(game, 0, view, whole)) == 5
    with pytest.raises(MoveError):
        check_asked(game, 0, view, [*whole, "bid zinc 0"])


def test_a_bot_that_judges_nothing_gives_its_choices_without_figures() -> None:
    game = load_game("dig_deep")
    one = moments(game, 2, 20, 19)[-1]
    found = hint(game, one.view, Inquiry("apprentice", one.seat, 3, [one.legal[0]]))
    assert not found.weighed and found.share == 0
    assert found.choices[found.asked].option.codes[0] == one.legal[0]
    assert all(not advised.reasons for advised in found.choices)


def test_what_others_sealed_does_not_change_a_hint() -> None:
    """The last to bid: every world that the view allows gives the same hint."""
    game = load_game("rockwell")
    state = game.new(2)
    chance = Chance(seed_from("test hints", "sealed"))
    assert settle(state, chance) == 0
    for code in (2, 1, 0, 0):
        state.apply(0, state.legal(0)[code])
    state.apply(0, state.legal(0)[-1])
    assert settle(state, chance) == 1
    worlds = (state, *(state.view(1).determinize(Rng(n)) for n in range(4)))
    first, *others = [hint(game, world.view(1), Inquiry("foreman", 1, 5)) for world in worlds]
    assert len(first.choices[0].option.codes) == 5
    assert all(other == first for other in others)


@pytest.mark.parametrize(
    ("lang", "bid", "nothing", "sale"),
    [
        ("en", "bid 2 zinc, 1 copper, $300", "bid nothing", "sell 4 zinc"),
        ("de", "2 Zink, 1 Kupfer, 300 $ bieten", "nichts bieten", "4 Zink verkaufen"),
        ("fr", "offrir 2 zinc, 1 cuivre, 300 $", "ne rien offrir", "vendre 4 zinc"),
    ],
)
def test_the_whole_of_it_is_one_phrase(lang: str, bid: str, nothing: str, sale: str) -> None:
    game, texts = load_game("rockwell"), Texts(lang)

    def say(*moves: str) -> str:
        return texts.run(game, [game.actions.decode(game.actions.parse(move)) for move in moves])

    assert say("bid zinc 2", "bid copper 1", "bid silver 0", "bid gold 0", "bid_money 300") == bid
    assert say("bid zinc 0", "bid copper 0", "bid silver 0", "bid gold 0", "bid_money 0") == nothing
    assert say("sell zinc", "cubes 4") == sale
