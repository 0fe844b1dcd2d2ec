"""Rockwell's surveyor: what its net is shown, what it chooses by a net, and the games that it learns from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from pithead.bots.driver import drive
from pithead.bots.engineer import Engineer
from pithead.bots.evaluator import Judgement
from pithead.bots.net import NetEvaluator, turned_numbers, turns
from pithead.bots.rockwell.apprentice import Apprentice
from pithead.bots.rockwell.foreman import Foreman
from pithead.bots.rockwell.inputs import INPUTS, NUMBERS, ROW
from pithead.bots.rockwell.lookahead import filled
from pithead.bots.rockwell.surveyor import JUDGED, Surveyor
from pithead.bots.rockwell.training import TRAINING, Learner, pupils, record
from pithead.bots.rockwell.valuation import USUAL_HABITS, Habits
from pithead.core.api import Bot, Budget, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.registry import load_game
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import Phase
from pithead.lab.checks import Trial
from pithead.lab.findings import Report
from pithead.lab.honesty import Interview
from tests.bots.encoding import played
from tests.bots.games import moments
from tests.bots.nets import random_net

GAME = load_game("rockwell")
NET = random_net(GAME, TRAINING)
LOOK = NetEvaluator(NET).look


def views(seats: int, seed: int, every: int, most: int) -> Iterator[tuple[Rockwell, int, list[int]]]:
    for _, view, seat, legal in moments("rockwell", seats, seed, every, most):
        assert isinstance(view, Rockwell)
        yield view, seat, legal


def seated(bot: Bot, seat: int, seed: int = 3) -> Bot:
    bot.begin(GAME, seat, seed)
    return bot


# -- what a net is shown


def test_foremans_worth_comes_first_and_nobody_where_nobody_sits() -> None:
    foreman = Foreman()
    for view, seat, _ in views(3, 4, 30, 6):
        leaf = filled(view, seat)
        line = LOOK([leaf], seat)[1][0]
        worth = [foreman.worth(leaf, (seat + k) % 3) for k in range(3)]
        assert line[:4].tolist() == pytest.approx([*worth, 0.0], rel=1e-5)
        assert not any(line[i] for i, name in enumerate(NUMBERS) if name.endswith(".3"))


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_is_not_shown(seats: int) -> None:
    other = 0
    for state, _, rng in played(GAME, seats, 5, 40):
        seat = rng.below(seats)
        view = state.view(seat)
        world = view.determinize(rng)
        other += world.key() != state.key()
        rows, numbers = LOOK([view, world.view(seat)], seat)
        assert (rows[0] == rows[1]).all()
        assert (numbers[0] == numbers[1]).all()
    assert other > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_counted_from_another_one_turn_row_and_numbers(seats: int) -> None:
    """What a seat alone knows is left out: its insurance, and sealed choices."""
    found = [view for view, _, _ in views(seats, 6, 19, 9) if view.phase not in (Phase.BID, Phase.INSURE)]
    assert len(found) > 3
    for view in found:
        view.insured = [0] * len(view.insured)
        for first, order in enumerate(turns(seats)):
            rows, numbers = LOOK([view], first)
            own, own_numbers = LOOK([view], 0)
            assert (rows[0] == own[0][ROW.columns(order)]).all()
            assert numbers[0] == pytest.approx(own_numbers[0][turned_numbers(INPUTS, order)], rel=1e-5)


def test_a_tile_says_who_is_near_and_what_its_pile_may_bring() -> None:
    checked = 0
    for view, seat, _ in views(4, 2, 40, 6):
        row = LOOK([view], seat)[0][0]
        for tile in range(32):
            near = [int(row[at]) for at in ROW.where("reach", "near", tile)]
            brings = [int(row[at]) for name in ("cubes", "danger") for at in ROW.where("reach", name, tile)]
            if view.drilled >> tile & 1:
                assert not any(near + brings)
                continue
            on, around = view.t.on, view.t.near
            crews = [c for c in range(16) if around[view.place[c]] & ~on[view.place[c]] & 1 << tile]
            power = [sum(view.power[c] + view.die[c] for c in crews if c // 4 == (seat + k) % 4) for k in range(4)]
            assert near == power
            first = ROW.where("table", "piles")[0] + 6 * view.t.pile[view.layout * 32 + tile]
            cards = int(row[first])
            assert brings == [16 * int(row[first + 1 + i]) // cards if cards else 0 for i in range(5)]
            checked += sum(power) > 0
    assert checked > 20


# -- what it chooses


def test_positions_are_judged_together_as_one_by_one() -> None:
    leaves = [filled(view, 1) for view, _, _ in views(4, 1, 15, 12)]
    surveyor = Surveyor(NET)
    together = surveyor.judge(leaves, 1)
    for leaf, found in zip(leaves, together, strict=True):
        alone = surveyor.judge([leaf], 1)[0]
        assert alone.shares == pytest.approx(found.shares, abs=1e-5)
        assert alone.points == pytest.approx(found.points, abs=1e-3)
        assert sum(found.shares) == pytest.approx(1, abs=1e-5)


def test_without_a_net_it_is_foreman() -> None:
    for view, seat, legal in views(3, 8, 12, 12):
        bots = [seated(Surveyor(None), seat), seated(Foreman(), seat)]
        assert len({bot.choose(view, legal, Budget()) for bot in bots}) == 1
        said = [[(one.code, one.value) for one in bot.explain(view, legal, Budget())] for bot in bots]
        assert said[0] == said[1]


def test_with_a_net_sealed_choices_and_deals_stay_foremans() -> None:
    other = 0
    for view, seat, legal in views(4, 9, 4, 60):
        chosen, foremans = (
            seated(bot, seat).choose(view, legal, Budget()) for bot in (Surveyor(NET, advice=0.0), Foreman())
        )
        other += chosen != foremans
        assert view.phase in JUDGED or chosen == foremans
    assert other > 5


def test_it_takes_what_the_net_likes_best_and_draws_the_less_the_colder_it_is() -> None:
    view, seat, legal = next(one for one in views(4, 9, 1, 400) if one[0].phase == Phase.CREW)
    cold, warm = (Surveyor(NET, temperature=heat) for heat in (0.0, 0.5))
    seated(cold, seat)
    best = cold.choose(view, legal, Budget())
    values = dict(zip(legal, cold.values(view, legal), strict=True))
    assert values[best] == max(values.values())
    assert cold.explain(view, legal, Budget())[0].code == best
    seen = {seated(warm, seat, seed).choose(view, legal, Budget()) for seed in range(40)}
    assert best in seen
    assert len(seen) > 1


@pytest.mark.parametrize("seats", [2, 4])
def test_it_keeps_secrets_and_chooses_the_same_again(seats: int) -> None:
    report = Report("rockwell")
    trial = Trial(GAME, seats, {"turn_limit": 12}, 1, seats, report)
    Interview(trial, Surveyor(NET), Budget(), 15).to_the_end()
    assert report.tried["leak"] >= 15
    assert not report.findings


@pytest.mark.parametrize("seats", [2, 3])
def test_a_search_on_top_of_it_plays_without_an_absurd_move(seats: int) -> None:
    state = GAME.new(seats, {"turn_limit": 3})
    bots: list[Bot] = [seated(Engineer(Surveyor(NET)), 0), *(seated(Surveyor(NET), seat) for seat in range(1, seats))]
    absurd = []
    drive(
        GAME,
        state,
        bots,
        Chance(seed_from("surveyor", seats)),
        Budget(8),
        lambda asked: absurd.append(GAME.absurd(asked.view, asked.seat, asked.code)),
    )
    assert len(absurd) > 50
    assert not any(absurd)


# -- the games that it learns from


def test_pupils_are_mostly_surveyors_once_there_is_a_net() -> None:
    tables = [[pupils(net, Rng(i), 4) for i in range(200)] for net in (None, NET)]
    kinds = [[type(one.bot).__name__ for table in some for one in table if isinstance(one, Learner)] for some in tables]
    assert len(kinds[0]) == len(kinds[1]) == 800
    assert 100 < kinds[0].count("Apprentice") < 230
    assert kinds[0].count("Surveyor") == 0
    assert 420 < kinds[1].count("Surveyor") < 580


def test_at_an_odd_table_all_apprentices_have_the_same_drawn_habits() -> None:
    odd = []
    for i in range(200):
        bots = [one.bot for one in pupils(None, Rng(i), 4) if isinstance(one, Learner)]
        habits = [bot.habits for bot in bots if isinstance(bot, Apprentice)]
        assert all(one is habits[0] for one in habits)
        if habits and habits[0] is not USUAL_HABITS:
            odd.append(habits[0])
    assert 20 < len(odd) < 60
    assert len({one.rush for one in odd}) > 3
    assert any(one.rush > 400 for one in odd) and any(one.rush == 0 for one in odd)


def test_where_everybody_hurries_games_are_short() -> None:
    def rounds(rush: int, seed: int) -> int:
        habits = Habits()
        habits.rush = rush
        bots: list[Bot] = [seated(Apprentice(habits), seat, seed) for seat in range(4)]
        state = GAME.new(4, TRAINING.limit)
        drive(GAME, state, bots, Chance(seed_from("hurry", seed)), Budget())
        assert isinstance(state, Rockwell)
        return int(state.round)

    usual, hurried = (sum(rounds(rush, seed) for seed in range(1, 7)) for rush in (60, 480))
    assert hurried < 0.8 * usual


def test_some_bids_are_anything_the_same_at_every_step() -> None:
    state = next(state for state, _, _ in played(GAME, 4, 1))
    assert isinstance(state, Rockwell)
    assert state.phase == Phase.BID
    daring = 0
    for seed in range(60):
        s = state.clone()
        foremans = seated(Foreman(), 0, seed)
        assert isinstance(foremans, Foreman)
        for _ in range(5):
            learner = seated(Learner(Foreman(), 0), 0, seed)  # a new one at each step: nothing is remembered
            s.apply(0, learner.choose(s.view(0), s.legal(0), Budget()))
        view = state.view(0)
        assert isinstance(view, Rockwell)
        daring += s.plan[:5] != foremans.bid(view)
    assert 3 < daring < 25


def test_what_is_remembered_is_a_view_where_a_look_ahead_may_end() -> None:
    seen = 0
    for state, _, rng in played(GAME, 3, 3):
        for one in record(state, rng):
            seen += 1
            assert isinstance(one.state, Rockwell)
            view = state.view(one.seat)
            assert one.state.view(one.seat).key() == view.key()
            rows = LOOK([one.state, view], one.seat)[0]
            assert np.array_equal(rows[0], rows[1])
            assert one.state.phase not in (Phase.MOVE, Phase.DIE, Phase.AMOUNT, Phase.DISCARD)
    assert seen > 20


# -- bids and deals by the net


def mean_bid(bot: Surveyor, state: Rockwell, seat: int) -> float:
    """Hundreds of dollars, over some seeds."""
    total = 0
    for seed in range(12):
        seated(bot, seat, seed)
        view = state.view(seat)
        assert isinstance(view, Rockwell)
        total += sum(n * price for n, price in zip(bot.bid(view), [*state.t.prices, 1], strict=True))
    return total / 12


class Taste:
    """Chances to win that follow from the place in the order, wealth and gold alone."""

    def __init__(self, place: float, money: float, gold: float = 0.0) -> None:
        self.place, self.money, self.gold = place, money, gold

    def judge(self, leaves: Sequence[State], seat: int) -> list[Judgement]:
        out = []
        for leaf in leaves:
            assert isinstance(leaf, Rockwell)
            cubes = [int(n) for n in leaf.ledger[4 * seat : 4 * seat + 4]]
            wealth = leaf.money[seat] + sum(n * p for n, p in zip(cubes, leaf.t.prices, strict=True))
            place = int(leaf.seats) - 1 - leaf.management.index(seat)
            share = self.place * place + self.money * int(wealth)
            out.append(Judgement([share + self.gold * cubes[3]] * leaf.seats, [0.0] * leaf.seats))
        return out


def with_taste(taste: Taste, seat: int) -> Surveyor:
    bot = Surveyor(NET, advice=0.0, casual=0.0, plans=4)
    bot.evaluator = taste
    bot.begin(GAME, seat, 3)
    return bot


def test_it_bids_by_what_the_net_gives_to_places_and_money() -> None:
    state = next(state for state, _, _ in played(GAME, 4, 1))
    assert isinstance(state, Rockwell)
    seat = state.management[1]
    stakes, rate = with_taste(Taste(0.05, 0.002), seat).prizes(state)
    assert stakes == pytest.approx([0.15, 0.10, 0.05, 0.0])
    assert rate == pytest.approx(0.002, rel=0.05)
    bids = [mean_bid(with_taste(Taste(place, 0.002), seat), state, seat) for place in (0.0, 0.01, 0.03)]
    assert bids[0] == 0
    assert bids[0] < bids[1] < bids[2]


def test_it_deals_by_the_plan_whose_end_the_net_likes_best() -> None:
    dealt = liked = 0
    for view, seat, legal in views(4, 5, 1, 500):
        if view.phase != Phase.MARKET:
            continue
        bot = with_taste(Taste(0.0, 0.0, gold=0.05), seat)
        plan = bot.deals(view)
        closed = [view.traded[seat] >> r & 1 for r in range(4)]
        assert not any(n for n, done in zip(plan, closed, strict=True) if done)
        dealt += 1
        usual = Apprentice(bot.thumbs[4].habits)
        seated(usual, seat)
        ahead = bot._lookahead(view)
        ends = [
            bot._played(filled(view, seat), deals, ahead).ledger[4 * seat + 3] for deals in (plan, usual.plan(view))
        ]
        liked += ends[0] > ends[1]
        assert ends[0] >= ends[1]
        assert bot.choose(view, legal, Budget()) in legal
    assert dealt > 10
    assert liked > 3


@pytest.mark.parametrize("seats", [2, 4])
def test_bids_and_deals_by_the_net_are_legal_and_keep_secrets(seats: int) -> None:
    report = Report("rockwell")
    trial = Trial(GAME, seats, {"turn_limit": 12}, 2, seats, report)
    Interview(trial, Surveyor(NET, casual=0.0, plans=4), Budget(), 25).to_the_end()
    assert report.tried["leak"] >= 25
    assert not report.findings
