"""Hints: a choice that is asked in steps is told to its end, and no further."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pithead.bots.hints import Hint, hints
from pithead.bots.registry import levels, make_bot
from pithead.core.api import OVER, Budget, Event, Game, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.rollout import settle
from pithead.games.registry import GAMES, load_game
from pithead.locales import Texts
from tests.bots.games import decisions


def moments(game: Game, seats: int, upto: int, every: int) -> Iterator[tuple[State, int, list[Hint]]]:
    """Positions of a game between apprentices, with what the one who is asked is advised there."""
    state = game.new(seats)
    chance = Chance(seed_from("test hints", game.info.id))
    bots = [make_bot("apprentice", game.info.id) for _ in range(seats)]
    for seat, bot in enumerate(bots):
        bot.begin(game, seat, seat)
    for n, (_, seat, _) in enumerate(decisions(game, state, chance, bots)):
        if seat == OVER or n == upto:
            return
        if n % every == 0:
            yield state, seat, hints(game, levels(game.info.id)[-1], seat, state.view(seat), state.legal(seat), 3)


def amounts(game: Game, state: State, seat: int) -> bool:
    """Whether nothing but an amount is asked of a seat."""
    asked = state.legal(seat) if state.waiting() >> seat & 1 else []
    return bool(asked) and all(game.actions.verb_of(code).kind == "amount" for code in asked)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_can_be_played_whole_and_tells_nothing_before_its_last_move(game_id: str) -> None:
    game = load_game(game_id)
    for state, seat, found in moments(game, 3, 240, 5):
        assert 1 <= len(found) <= 3
        for hint in found:
            world = state.clone()
            for i, code in enumerate(hint.codes):
                assert code in world.legal(seat)
                assert i == 0 or amounts(game, world, seat)
                told: list[Event] = []
                world.log = told
                world.apply(seat, code)
                assert i == len(hint.codes) - 1 or not told
            assert told or not amounts(game, world, seat), "the choice goes on"


@pytest.mark.parametrize("phase", ["bid", "insure"])
def test_a_sealed_choice_is_what_the_bot_would_do_step_by_step(phase: str) -> None:
    game = load_game("rockwell")
    steps = {"bid": 5, "insure": 4}[phase]
    met = 0
    for state, seat, found in moments(game, 3, 400, 1):
        if game.actions.verb_of(state.legal(seat)[0]).name != phase or len(found[0].codes) != steps:
            continue
        (hint,) = found
        bot = make_bot("foreman", "rockwell")
        bot.begin(game, seat, 3)
        world = state.clone()
        for code in hint.codes:
            known = game.uncounted(world.view(seat), seat)
            assert bot.choose(known, world.legal(seat), Budget()) == code
            world.apply(seat, code)
        met += 1
    assert met >= 6


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
    said = {
        tuple(one.codes for one in hints(game, "foreman", 1, world.view(1), world.legal(1), 5))
        for world in (state, *(state.view(1).determinize(Rng(n)) for n in range(6)))
    }
    assert len(said) == 1


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
