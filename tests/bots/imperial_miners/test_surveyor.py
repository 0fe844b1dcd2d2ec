"""Imperial Miners' surveyor: foreman's lines with a net at their ends, and what that net is shown."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

import pytest

from pithead.bots.driver import drive, seat_bots
from pithead.bots.engineer import Engineer
from pithead.bots.imperial_miners import outlook, valuation
from pithead.bots.imperial_miners.apprentice import left_now
from pithead.bots.imperial_miners.ends import Ends
from pithead.bots.imperial_miners.foreman import BEHIND, MOST, WIDE, Foreman
from pithead.bots.imperial_miners.inputs import DUE, HEAD, INPUTS, SIZE
from pithead.bots.imperial_miners.outlook import Outlook
from pithead.bots.imperial_miners.plan import Plan
from pithead.bots.imperial_miners.surveyor import EACH, ENDS, FAR, Option, Surveyor
from pithead.bots.imperial_miners.training import TRAINING, Learner, pupil
from pithead.bots.layout import FORMAT
from pithead.bots.net import Net
from pithead.core import frames
from pithead.core.api import OVER, Bot, Budget
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Frame
from pithead.games.registry import load_game
from pithead.lab.checks import Trial
from pithead.lab.findings import Report
from pithead.lab.honesty import Interview
from tests.bots.imperial_miners.games import decisions, last
from tests.bots.nets import random_net

GAME = load_game("imperial_miners")
NET = random_net(GAME, TRAINING)


def surveyor(net: Net | None = NET, seat: int = 0, seed: int = 5, temperature: float = 0.0) -> Surveyor:
    bot = Surveyor(net, temperature=temperature)
    bot.begin(GAME, seat, seed)
    return bot


def numbers_of(leaf: ImperialMiners, seat: int) -> tuple[list[int], list[float]]:
    row, numbers = array(FORMAT, [7] * INPUTS.layout.size), array("f", [7.0] * SIZE)
    INPUTS.fill(leaf, seat, row, numbers)
    return row.tolist(), numbers.tolist()


def questions(names: list[str], seed: int, every: int = 1) -> Iterator[tuple[ImperialMiners, list[int]]]:
    """Views of the first seat with a choice that is not foreman's own."""
    bot = surveyor(None)
    n = 0
    for state, seat, _ in decisions(names, seed):
        if seat == 0 and len(state.legal(0)) > 1 and bot.decides(view := state.view(0)):
            n += 1
            if n % every == 0:
                yield view, [int(code) for code in state.legal(0)]


def test_a_plan_ends_where_its_best_line_does_and_no_end_comes_twice() -> None:
    rates, met = Foreman().by_seats[1], 0
    for view, _ in questions(["apprentice"], 3):
        if frames.top(view.stack[0]) == Frame.KEEP:
            continue
        ends, world = Ends(), valuation.alone(view, 0)
        found, plain = Plan(world, rates, WIDE, ends), Plan(world, rates, WIDE)
        assert (found.codes, found.firsts, found.leaves) == (plain.codes, plain.firsts, plain.leaves)
        best = ends.best(ENDS, FAR, EACH)
        assert best[0].value == max(plain.firsts.values())
        assert [end.value for end in best] == sorted((end.value for end in best), reverse=True)
        keys = [str(found.reached(end.codes).to_json()) for end in best]
        assert len(set(keys)) == len(keys) <= ENDS
        met += len(keys) > 3
    assert met > 5


def test_an_end_is_worth_what_foreman_gives_it_with_the_draws_still_to_come() -> None:
    due = 0
    bot = surveyor()
    for view, legal in questions(["apprentice", "pebble"], 4):
        if frames.top(view.stack[0]) in (Frame.KEEP, Frame.PLACE):
            continue
        for option in bot.options(view, legal, WIDE):
            _, numbers = numbers_of(option.leaf, 0)
            assert numbers[0] == pytest.approx(option.value, abs=0.02)
            due += numbers[DUE] + numbers[DUE + 1] > 0
    assert due > 10


def test_without_a_net_it_plays_as_foreman_does() -> None:
    state = GAME.new(1)
    drive(GAME, state, [surveyor(None, seed=200)], Chance(seed_from("imperial apprentice", 2)))
    assert state.key() == last(["foreman"], 2).key()


def test_the_unknown_changes_neither_its_numbers_nor_its_choice() -> None:
    tried = 0
    for n, (view, legal) in enumerate(questions(["apprentice", "pebble", "pebble"], 6, every=3)):
        other = view.determinize(Rng(n)).view(0)
        assert numbers_of(view, 0) == numbers_of(other, 0)
        assert surveyor().choose(view, legal, Budget()) == surveyor().choose(other, legal, Budget())
        tried += 1
    assert tried > 5


def test_many_leaves_at_once_are_judged_as_one_by_one() -> None:
    bot = surveyor()
    view, legal = next(questions(["apprentice", "pebble", "pebble"], 7, every=9))
    leaves = [option.leaf for option in bot.options(view, legal, WIDE)]
    assert len(leaves) > 3
    for one, leaf in zip(bot.judge(leaves, 0), leaves, strict=True):
        alone = bot.judge([leaf], 0)[0]
        assert one.shares == pytest.approx(alone.shares, abs=1e-4) and sum(one.shares) == pytest.approx(1)
        assert one.points == pytest.approx(alone.points, abs=1e-3)


def test_every_seat_counts_from_itself() -> None:
    """What is public is the same for all; the own hand is worth more than one that nobody knows."""
    for n, (state, seat, _) in enumerate(decisions(["apprentice"] * 3, 8)):
        if seat == OVER or n % 25 or state.round == 0:
            continue
        worth = [numbers_of(state.view(seat), seat)[1][:5] for seat in range(3)]
        assert worth[0][2] == worth[1][1] and worth[1][2] == worth[2][1] and worth[2][2] == worth[0][1]
        assert all(one[3:] == [0.0, 0.0] for one in worth)


def test_at_a_table_own_affairs_are_numbered_as_alone() -> None:
    for view, _ in questions(["apprentice", "pebble"], 9, every=4):
        world = valuation.alone(view, 0)
        world.was_thrown = [[]]  # it has no past; a row tells of it
        own = numbers_of(world, 0)[1]
        assert numbers_of(view, 0)[1][HEAD:] == own[HEAD:]
        alone, rates = valuation.alone(view, 0), Foreman().by_seats[2]
        left = int(valuation.rounds_to_come(alone))
        whole = sum(outlook.parts_of(alone, rates, Outlook(alone, rates, left), left))
        assert numbers_of(view, 0)[1][0] >= whole - 0.01


def test_the_last_round_is_foremans_and_late_rounds_at_a_table_are_for_the_win() -> None:
    bot, late = surveyor(), set()
    assert bot.evaluator is not None
    for view, legal in questions(["apprentice", "pebble"], 10):
        options, asked = bot.options(view, legal, WIDE), bot.evaluator.asked
        values = bot.worths(view, options)
        if left_now(view) == 0 or len(options) == 1:
            assert bot.evaluator.asked == asked and values == [option.value for option in options]
        else:
            assert bot.evaluator.asked == asked + len(options)
            late.add(max(values) <= 4 * bot.weights.scale)
    assert late == {True, False}


def test_what_to_keep_is_one_set_whatever_the_order() -> None:
    bot = surveyor()
    state, _, _ = next(decisions(["pebble", "pebble"], 1))
    view, legal = state.view(0), [int(code) for code in state.legal(0)]
    assert bot.values(view, legal[1:]) == bot.values(view, legal)[1:]
    chosen = []
    for _ in range(4):
        chosen.append(bot.choose(state.view(0), state.legal(0), Budget()))
        state.apply(0, chosen[-1])
    values = dict(zip(legal, bot.values(view, legal), strict=True))
    assert {values[code] for code in chosen} == {max(values.values())}
    assert bot.candidates(view, legal[:2])[0].codes[0] in legal[:2]


def test_choices_by_lot_are_sane_and_differ_and_the_best_stays_the_likeliest() -> None:
    view, legal = next(questions(["apprentice"], 11, every=6))
    best = surveyor().choose(view, legal, Budget())
    found = [surveyor(seed=seed, temperature=0.05).choose(view, legal, Budget()) for seed in range(40)]
    assert len(set(found)) > 1 and max(set(found), key=found.count) == best
    assert not any(GAME.absurd(view, 0, code) for code in found)


def test_advice_and_candidates_begin_with_the_choice() -> None:
    bot = surveyor()
    for view, legal in questions(["apprentice", "pebble"], 12, every=5):
        told = bot.explain(view, legal, Budget())
        assert {advice.code for advice in told} <= set(legal)
        assert told[0].value == max(advice.value for advice in told)
        found = bot.candidates(view, legal)
        assert found[0].codes[0] == surveyor().choose(view, legal, Budget())
        assert len(found) <= MOST and all(one.value >= found[0].value - BEHIND for one in found)


def test_engineer_plays_on_top_of_it() -> None:
    state = GAME.new(2)
    players: list[Bot] = [Engineer(Surveyor(NET)), Surveyor(NET, temperature=0.1)]
    seat_bots(GAME, players, ("surveyor", 1))
    drive(GAME, state, players, Chance(seed_from("surveyor", 1)), budget=Budget(simulations=4))
    assert int(state.actor()) == OVER


def test_pupils_remember_the_ends_they_chose_but_not_in_the_last_round() -> None:
    state = GAME.new(2)
    learner, other = Learner(NET, 1.0, remembers=True), Learner(None, 0.0, remembers=False)
    players: list[Bot] = [learner, other]
    seat_bots(GAME, players, ("pupils", 1))
    drive(GAME, state, players, Chance(seed_from("pupils", 1)))
    assert other.seen == [] and len(learner.seen) > 20
    states = [one.state for one in learner.seen]
    assert {one.seat for one in learner.seen} == {0}
    assert all(isinstance(one, ImperialMiners) and one.eyes == 0 for one in states)
    assert {int(one.round) for one in states} >= set(range(9))
    kinds = {type(pupil(NET, Rng(n))).__name__ for n in range(60)}
    assert kinds == {"Learner", "Bystander"}


def test_an_option_that_was_taken_is_the_leaf_that_was_judged() -> None:
    bot = Learner(NET, 0.0, remembers=True)
    bot.begin(GAME, 0, 1)
    view, legal = next(questions(["apprentice"], 13, every=4))
    options = bot.options(view, legal, bot.breadth)
    values = bot.worths(view, options)
    best: Option = options[values.index(max(values))]
    bot.choose(view, legal, Budget())
    assert bot.seen[-1].state.to_json() == best.leaf.to_json()


def test_it_is_honest_at_positions_of_mixed_games() -> None:
    report = Report("imperial_miners")
    for seats in (1, 2, 4):
        trial = Trial(GAME, seats, {}, 3, seats, report)
        Interview(trial, Surveyor(NET, temperature=0.05), Budget(), wanted=20 * seats).to_the_end()
    assert report.ok, report.findings
    assert report.tried["leak"] > 20 and report.tried["positions with secrets"] > 10
