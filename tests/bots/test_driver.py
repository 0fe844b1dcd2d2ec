"""The driver: bots are seated with one seed, asked from their views, and drive a position as far as they shall."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pithead.bots.driver import Asked, ask, bot_at, bot_seed, drive, hint_seed, luck_of, seat_bot, seat_bots
from pithead.bots.pebble import Pebble
from pithead.bots.registry import levels, make_bot
from pithead.core.api import OVER, Budget, Game, State
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import MoveError
from pithead.core.rollout import settle
from pithead.games.registry import GAMES, load_game, load_kit
from tests.parts import enough_games


class Noting(Pebble):
    """Notes what it was begun with, and every view it was given."""

    def __init__(self) -> None:
        self.begun: list[tuple[int, int, int]] = []
        self.views: list[bytes] = []

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.begun.append((seat, seed, at))

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        self.views.append(view.key())
        return super().choose(view, legal, budget)


def test_every_seat_of_every_game_has_a_seed_of_its_own_and_advice_another() -> None:
    sources = [("sim", "dig_deep", 4, 7, n) for n in range(20)]
    seeds = [seed(source, seat) for source in sources for seat in range(4) for seed in (bot_seed, hint_seed)]
    assert len(set(seeds)) == len(seeds)
    assert bot_seed(sources[3], 2) == bot_seed(list(sources[3]), 2)


def test_the_bots_of_a_table_have_their_luck_from_its_secret_seed() -> None:
    one, two = (luck_of(Chance(seed_from("table", n))) for n in range(2))
    assert bot_seed(one, 0) != bot_seed(two, 0)
    with pytest.raises(AssertionError, match="without a seed"):
        luck_of(None)


def test_a_bot_is_begun_once_for_its_seat_and_game_and_gets_its_own_views() -> None:
    game = load_game("rockwell")
    bots = [Noting() for _ in range(3)]
    seat_bots(game, bots, ("test", 1))
    asked: list[Asked] = []
    state = game.new(3, {"turn_limit": 2})
    made = drive(game, state, bots, Chance(seed_from("driver")), watch=asked.append)
    assert state.actor() == OVER
    assert [bot.begun for bot in bots] == [[(seat, bot_seed(("test", 1), seat), 0)] for seat in range(3)]
    for seat, bot in enumerate(bots):
        assert bot.views == [one.view.key() for one in asked if one.seat == seat]
        assert all(one.view.key() == one.view.view(seat).key() for one in asked if one.seat == seat)
    assert all(len(one.legal) > 1 and one.code in one.legal for one in asked)
    assert [one.number for one in asked] == sorted({one.number for one in asked})
    assert len(asked) < asked[-1].number <= made  # some choices are none


def test_it_stops_where_it_is_told_to_and_goes_on_from_there() -> None:
    game = load_game("dig_deep")
    ends = []
    for stops in ((), (2, 4)):
        bots = [make_bot("pebble", "dig_deep") for _ in range(2)]
        seat_bots(game, bots, ("test", 2))
        state, chance = game.new(2, {"turn_limit": 6}), Chance(seed_from("stops"))
        for stop in stops:
            drive(game, state, bots, chance, until=lambda now, stop=stop: bool(now.round >= stop))  # type: ignore[misc]
            assert state.round == stop
        drive(game, state, bots, chance)
        ends.append(state.key())
    assert ends[0] == ends[1]


def test_where_there_is_one_choice_nobody_is_asked() -> None:
    game, bot = load_game("dig_deep"), Noting()
    bot.begin(game, 0, 1)
    assert ask(game, bot, 0, game.new(2), [7], Budget()) == 7
    assert bot.views == []


def test_an_illegal_choice_is_refused_with_what_was_possible() -> None:
    class Outlaw(Pebble):
        def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
            return legal[-1] + 1

    game = load_game("dig_deep")
    bot = Outlaw()
    bot.begin(game, 1, 1)
    with pytest.raises(MoveError, match=r"the bot in seat 2 chose 5, which is not legal") as error:
        ask(game, bot, 1, game.new(2), [3, 4], Budget())
    assert error.value.possible == (game.actions.format(3), game.actions.format(4))


def test_a_bot_that_is_kept_for_a_seat_starts_anew_with_each_game() -> None:
    game = load_game("dig_deep")
    keys = []
    for source in (("a",), ("b",), ("a",)):
        bots = [bot_at("pebble", "dig_deep", seat) for seat in range(2)]
        seat_bots(game, bots, source)
        state = game.new(2, {"turn_limit": 3})
        drive(game, state, bots, Chance(seed_from("kept")))
        keys.append(state.key())
    assert keys[0] == keys[2] != keys[1]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_bot_made_anew_for_each_decision_draws_anew_for_each(game_id: str) -> None:
    """A pebble that began each decision with the same draw would always take the same place of the list."""
    game = load_game(game_id)
    places: dict[int, list[int]] = {}
    for index in range(enough_games(game, 2, 400)):
        state, chance = game.new(2, load_kit(game_id).simulation), Chance(seed_from("anew", index))
        for at in range(1, 400):
            if (seat := int(settle(state, chance))) == OVER:
                break
            legal = state.legal(seat)
            bot = seat_bot(game, "pebble", seat, bot_seed(("anew", str(index)), seat), at)
            code = ask(game, bot, seat, state.view(seat), legal, Budget())
            places.setdefault(len(legal), []).append(legal.index(code))
            state.apply(seat, code)
    often = [set(found) for size, found in places.items() if size > 1 and len(found) >= 8]
    assert len(often) >= 2
    assert all(len(found) > 1 for found in often)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_drawn_for_one_decision_is_the_same_at_the_same_point_of_a_game(game_id: str) -> None:
    game = load_game(game_id)
    for name in levels(game_id)[:3]:
        state, chance = game.new(2, load_kit(game_id).simulation), Chance(seed_from("point"))
        seat = int(settle(state, chance))
        codes = {
            ask(game, seat_bot(game, name, seat, 5, 33), seat, state.view(seat), state.legal(seat), Budget())
            for _ in range(3)
        }
        assert len(codes) == 1
