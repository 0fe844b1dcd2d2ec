"""Dig Deep's surveyor: what its net is shown, what it chooses by a net, and the games that it learns from."""

from __future__ import annotations

import numpy as np
import pytest

from pithead.bots.dig_deep.foreman import Foreman
from pithead.bots.dig_deep.inputs import INPUTS
from pithead.bots.dig_deep.surveyor import Surveyor
from pithead.bots.dig_deep.training import TRAINING
from pithead.bots.driver import Asked, drive
from pithead.bots.engineer import Engineer
from pithead.bots.net import Net, NetEvaluator, turned_numbers, turns
from pithead.core.api import CHANCE, OVER, Bot, Budget, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.rollout import play_on
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Phase
from pithead.games.registry import load_game
from pithead.lab.checks import Trial
from pithead.lab.findings import Report
from pithead.lab.honesty import Interview
from tests.bots.games import moments
from tests.bots.nets import random_net

GAME = load_game("dig_deep")
NET = random_net(GAME, TRAINING)


def surveyor(seat: int = 0, temperature: float = 0.0) -> Surveyor:
    out = Surveyor(NET, temperature=temperature, worlds=2, width=4)
    out.begin(GAME, seat, 11)
    return out


def between_turns(seats: int, seed: int) -> list[DigDeep]:
    """Positions of a game between foremen where the next player is about to throw."""
    state, found = GAME.new(seats, TRAINING.limit), []
    bots = [Foreman() for _ in range(seats)]
    for seat, bot in enumerate(bots):
        bot.begin(GAME, seat, seed)

    def keep(now: State) -> bool:
        assert isinstance(now, DigDeep)
        if now.phase == Phase.ROLL and now.turns > 1:
            found.append(now.clone())
        return False

    play_on(
        state,
        Chance(seed_from("between turns", seed)),
        lambda now, seat, legal: bots[seat].choose(now.view(seat), legal, Budget()),
        keep,
    )
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_net_is_shown_nothing_that_the_seat_does_not_know(seats: int) -> None:
    other = 0
    evaluator = NetEvaluator(NET)
    for i, state in enumerate(between_turns(seats, 3)):
        seat = i % seats
        world = state.view(seat).determinize(Rng(i))
        other += world.key() != state.key()
        rows, numbers = evaluator.look([state.view(seat), world.view(seat)], seat)
        assert (rows[0] == rows[1]).all()
        assert (numbers[0] == numbers[1]).all()
    assert other > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_are_foremans_counted_from_the_seat(seats: int) -> None:
    """Of one position, however the seats are counted."""
    foreman = Foreman()
    at = [INPUTS.numbers.index(f"coins.{k}") for k in range(4)]
    for state in between_turns(seats, 4)[::5]:
        world = state.view(0)
        looks = [NetEvaluator(NET).look([world], seat)[1][0] for seat in range(seats)]
        assert looks[0][:seats].tolist() == pytest.approx([foreman.worth(world, seat) for seat in range(seats)])
        assert looks[0][at].tolist() == [*world.coins, *[0] * (4 - seats)]
        for seat, order in enumerate(turns(seats)):
            assert (looks[seat] == looks[0][turned_numbers(INPUTS, order)]).all()


def test_every_seat_is_judged_by_the_same_look() -> None:
    """What the net says of a seat is what it says of the seat that the position is counted from."""
    for state in between_turns(4, 5)[::6]:
        world = state.view(0)
        world.knows = [0] * len(world.knows)  # who has dug where is counted from the own seat alone
        judged = [NetEvaluator(NET).judge([world], seat)[0] for seat in range(4)]
        for one in judged[1:]:
            assert one.shares == pytest.approx(judged[0].shares, abs=1e-5)
            assert one.points == pytest.approx(judged[0].points, abs=1e-2)


def test_together_or_one_by_one_is_the_same() -> None:
    leaves = [state.view(1) for state in between_turns(3, 6)[::4]]
    bot = surveyor(1)
    for leaf, one in zip(leaves, bot.judge(leaves, 1), strict=True):
        alone = bot.judge([leaf], 1)[0]
        assert sum(one.shares) == pytest.approx(1.0)
        assert one.shares == pytest.approx(alone.shares, abs=1e-6)
        assert one.points == pytest.approx(alone.points, abs=1e-3)


@pytest.mark.parametrize("temperature", [0.0, 0.1])
def test_a_choice_is_sane_repeatable_and_explained(temperature: float) -> None:
    for _, view, seat, legal in moments("dig_deep", 4, 5, 17, 12):
        before = view.key()
        code = surveyor(seat, temperature).choose(view, legal, Budget())
        assert code in legal
        assert surveyor(seat, temperature).choose(view, legal, Budget()) == code
        told = surveyor(seat, temperature).explain(view, legal, Budget())
        assert code in [one.code for one in told]
        if temperature == 0:
            assert next(one.value for one in told if one.code == code) == max(one.value for one in told)
        assert not GAME.absurd(view, seat, code) or all(GAME.absurd(view, seat, one) for one in legal)
        assert view.key() == before


def test_without_a_net_the_ends_are_judged_by_foreman() -> None:
    for _, view, seat, legal in moments("dig_deep", 3, 8, 23, 4):
        plain, foreman = Surveyor(None), Foreman()
        plain.begin(GAME, seat, 1)
        foreman.begin(GAME, seat, 1)
        assert plain.choose(view, legal, Budget()) in legal
        assert plain.judge([view], seat)[0].shares == foreman.judge([view], seat)[0].shares


def test_a_judgement_in_the_middle_of_a_turn_is_that_of_its_end() -> None:
    for _, view, seat, _ in moments("dig_deep", 4, 9, 19, 5):
        before = view.key()
        one, other = (surveyor(seat).judge([view], seat)[0] for _ in range(2))
        assert one.shares == other.shares
        assert sum(one.shares) == pytest.approx(1.0)
        assert view.key() == before


def test_nothing_leaks() -> None:
    """Whatever the seat cannot know is changed: it chooses the same."""
    report = Report("dig_deep")
    for number in range(3):
        trial = Trial(GAME, 2 + number, {"stall_limit": 12}, 5, number, report)
        Interview(trial, surveyor(), Budget(), 12 * (number + 1)).to_the_end()
    assert report.tried["leak"] >= 30
    assert report.tried["positions with secrets"] > 10
    assert not report.findings


def test_an_engineer_on_top_of_it_plays_a_game() -> None:
    bots: list[Bot] = [Engineer(Surveyor(NET)), Foreman()]
    state = GAME.new(2, {"turn_limit": 4})
    for seat, bot in enumerate(bots):
        bot.begin(GAME, seat, 3)
    asked: list[Asked] = []
    drive(GAME, state, bots, Chance(seed_from("engineer of nets")), Budget(simulations=6), watch=asked.append)
    assert state.actor() == OVER
    assert not [one for one in asked if GAME.absurd(one.view, one.seat, one.code)]


@pytest.mark.parametrize("net", [None, NET])
def test_pupils_play_and_what_is_recorded_are_views_between_turns(net: Net | None) -> None:
    rng = Rng(5)
    state = GAME.new(3, {**TRAINING.limit, "turn_limit": 3})
    pupils = TRAINING.pupils(net, rng, 3)
    for seat, bot in enumerate(pupils):
        bot.begin(GAME, seat, seat)
    seen = []
    chance = Chance(seed_from("pupils"))
    while (actor := int(state.actor())) != OVER:
        seen += TRAINING.record(state, rng)
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
        else:
            state.apply(actor, pupils[actor].choose(state.view(actor), state.legal(actor), Budget()))
    assert len(seen) >= 8
    for one in seen:
        assert isinstance(one.state, DigDeep)
        assert one.state.phase == Phase.ROLL
        assert one.state.view(one.seat).key() == one.state.key()
    assert np.isfinite([share for one in seen for share in surveyor().judge([one.state], one.seat)[0].shares]).all()
