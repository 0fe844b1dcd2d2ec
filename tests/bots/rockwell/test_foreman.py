"""Rockwell's foreman: legal whole games, nothing absurd, mixed bids that follow what the order is worth, and its
strength.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from pithead.bots.driver import drive
from pithead.bots.foreman import weights_file
from pithead.bots.registry import able_levels, make_bot
from pithead.bots.rockwell import mixture, surveyor
from pithead.bots.rockwell.context import Context
from pithead.bots.rockwell.feature_names import FEATURES as SEEN
from pithead.bots.rockwell.feature_names import Feature
from pithead.bots.rockwell.features import Features, worth
from pithead.bots.rockwell.foreman import FEATURES, Foreman
from pithead.bots.rockwell.standing import turns_left
from pithead.bots.rockwell.valuation import USUAL_HABITS
from pithead.bots.weights import Weights, read_weights
from pithead.core.api import OVER, Bot, Budget, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.errors import PackError
from pithead.core.rollout import settle
from pithead.games.packs import shipped_pack
from pithead.games.registry import load_game
from pithead.games.rockwell.facts import surely_last_turn
from pithead.games.rockwell.game import RockwellGame
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import Do, Phase
from tests.bots.rockwell import games as rockwell
from tests.bots.rockwell.games import GAME

WEIGHTS = weights_file("rockwell")


def test_the_place_of_a_feature_has_its_name() -> None:
    places = {name: place for name, place in vars(Feature).items() if name.isupper()}
    assert {name.lower(): place for name, place in places.items()} == {name: i for i, name in enumerate(SEEN)}


def seed_of(seed: int, seat: int) -> int:
    return rockwell.bot_seed("foreman", seed, seat)


def start(seats: int, seed: int, names: list[str] | None = None) -> tuple[Rockwell, Chance, list[Bot]]:
    chance = Chance(seed_from("rockwell foreman", seats, seed))
    return rockwell.start(names or ["foreman"] * seats, chance, [seed_of(seed, seat) for seat in range(seats)])


def positions(seats: int, seed: int, names: list[str] | None = None) -> Iterator[tuple[Rockwell, int, int]]:
    return rockwell.decisions(*start(seats, seed, names))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_legal_games_without_an_absurd_move(seats: int) -> None:
    for seed in range(2):
        for state, seat, code in positions(seats, seed):
            if seat != OVER:
                found = GAME.absurd(state.view(seat), seat, code)
                assert found == "", f"{found}: {GAME.actions.format(code)}"
        state.audit()


def test_a_new_bot_chooses_the_same_at_any_moment() -> None:
    """A server makes a bot for each decision: nothing may hang on what an earlier one remembered."""
    for state, seat, code in positions(3, 4):
        if seat != OVER and state.phase in (Phase.BID, Phase.INSURE):
            bot = Foreman()
            bot.begin(GAME, seat, seed_of(4, seat))
            assert bot.choose(state.view(seat), state.legal(seat), Budget()) == code


def test_the_same_seed_plays_the_same_game() -> None:
    ends = []
    for seed in (5, 5, 6):
        for state, _, _ in positions(2, seed):
            pass
        ends.append(state.key())
    assert ends[0] == ends[1] != ends[2]


def test_what_it_cannot_know_never_changes_its_choice() -> None:
    different = 0
    for i, (state, seat, _) in enumerate(positions(3, 21, ["foreman", "apprentice", "pebble"])):
        if seat == OVER or i % 4:
            continue
        view, legal = state.view(seat), state.legal(seat)
        choices = set()
        for deal in range(3):
            world = view.determinize(Rng(deal)) if deal else state
            different += world.key() != state.key()
            bot = Foreman()
            bot.begin(GAME, seat, 77)
            choices.add(bot.choose(world.view(seat), legal, Budget()))
        assert len(choices) == 1
    assert different > 20


@pytest.mark.parametrize("name", ["apprentice", "foreman"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 13), (3, 36), (4, 5)])
def test_it_answers_where_only_what_it_leaves_out_may_be_chosen(name: str, seats: int, seed: int) -> None:
    """Restricted play may leave nothing but mineshafts to move in the last turn."""
    asked = 0
    for state, seat, _ in positions(seats, seed, ["apprentice"] * seats):
        moved = [code for code in state.legal(seat) if Do.RELOCATE <= code < Do.SINK] if seat != OVER else []
        if len(moved) > 1 and surely_last_turn(state.view(seat)):
            bot = make_bot(name, "rockwell")
            bot.begin(GAME, seat, 1)
            assert bot.choose(state.view(seat), moved, Budget()) in moved
            assert {one.code for one in bot.explain(state.view(seat), moved, Budget())} <= set(moved)
            asked += 1
    assert asked


# -- bids


def first_auction(seats: int) -> Rockwell:
    state, chance, _ = start(seats, 1)
    settle(state, chance)
    assert state.phase == Phase.BID
    return state


def bid_of(state: Rockwell, seat: int, seed: int) -> int:
    """Hundreds of dollars in a whole sealed bid, a new bot at each step."""
    s = state.clone()
    for _ in range(5):
        bot = Foreman()
        bot.begin(GAME, seat, seed)
        s.apply(seat, bot.choose(s.view(seat), s.legal(seat), Budget()))
    return sum(int(n) * int(price) for n, price in zip(s.plan[seat * 5 : seat * 5 + 5], [*s.t.prices, 1], strict=True))


def test_its_bids_are_mixed_and_the_steps_fit_together() -> None:
    state = first_auction(4)
    values = [bid_of(state, 0, seed_of(seed, 0)) for seed in range(12)]
    assert len(set(values)) >= 2
    assert max(values) <= 30 + 3 * 4 + 2 * 6 + 8


def test_a_bid_is_made_once_for_an_auction_and_anew_for_another_one() -> None:
    rich = first_auction(4)
    poor = rich.clone()
    poor.money[0] = 0
    poor.ledger[0:4] = [0, 0, 0, 0]
    kept = Foreman()
    bids = []
    for seed in range(6):
        kept.begin(GAME, 0, seed_of(seed, 0))
        fresh = Foreman()
        fresh.begin(GAME, 0, seed_of(seed, 0))
        bids.append(fresh.bid(rich.view(0)))
        assert [kept.bid(state.view(0)) for state in (rich, poor, rich)] == [bids[-1], [0] * 5, bids[-1]]
        begun = rich.clone()
        begun.apply(0, begun.legal(0)[bids[-1][0]])
        assert kept.bid(begun.view(0)) is kept.bid(rich.view(0))
    assert any(sum(bid) for bid in bids)


def test_regret_matching_bids_more_where_the_first_place_is_worth_more() -> None:
    purses = [100, 100, 100, 100]
    mean = []
    for first in (0.5, 2.0, 8.0):
        mix = mixture.mixture([first, first / 2, first / 4, 0.0], purses, 5, 0.05, 0.0, 1)
        assert sum(mix) == pytest.approx(1) and len(mix) == mixture.LEVELS
        mean.append(sum(level * share for level, share in enumerate(mix)))
    assert mean[0] < mean[1] < mean[2]


def test_regret_matching_mixes_and_keeps_to_the_purse() -> None:
    mix = mixture.mixture([4.0, 2.0, 1.0, 0.0], [100, 20, 100, 100], 5, 0.05, 0.0, 1)
    assert all(share == 0 for share in mix[5:])
    assert sum(share > 0.02 for share in mix) >= 2


def gains_against(plans: list[list[float]], me: int, values: list[float]) -> list[float]:
    """What each level of 500 dollars brings one of two bidders."""
    out = []
    for level in range(mixture.LEVELS):
        behind = sum(plans[1 - me][: level + 1 if me == 0 else level])
        out.append(behind * values[0] + (1 - behind) * values[1] - 5 * level * 0.05)
    return out


def test_nobody_gains_much_by_another_habit_than_the_mixed_one() -> None:
    """Two bidders of one prize: against its own mixture no level brings more than a little beyond the mixture
    itself.
    """
    values, purses = [3.0, 0.0], [200, 200]
    plans = [mixture.mixture(values, purses, 5, 0.05, 0.0, me) for me in (0, 1)]
    for me in (0, 1):
        gains = gains_against(plans, me, values)
        assert max(gains) - sum(a * b for a, b in zip(plans[me], gains, strict=True)) < 0.15


@pytest.mark.parametrize(
    ("values", "purses", "step"),
    [
        ([3.0, 0.0], [200, 200], 5),
        ([8.0, 4.0, 2.0, 0.0], [100, 100, 100, 100], 5),
        ([6.0, 5.0, 2.0, 0.0], [80, 120, 30, 60], 4),
        ([5.0, 2.0, 0.0], [90, 50, 120], 5),
    ],
)
def test_with_rounds_enough_nobody_gains_a_hundredth_of_the_prizes(
    values: list[float], purses: list[int], step: int
) -> None:
    mixes = mixture.mixtures(values, purses, step, 0.05, 0.0, surveyor.ROUNDS)
    assert mixture.exploitability(mixes, values, purses, step, 0.05) <= 0.01 * values[0]
    naive = [[1.0] + [0.0] * (mixture.LEVELS - 1)] * len(purses)
    assert mixture.exploitability(naive, values, purses, step, 0.05) > 0.2 * values[0]


def test_against_casual_bidders_it_bids_just_above_them_where_the_first_place_is_dear() -> None:
    """Three others bid anything up to a quarter of 60: the next level above that is surely first."""
    mix = mixture.mixture([8.0, 2.0, 1.0, 0.0], [60, 60, 60, 60], 3, 0.05, 1.0, 3)
    assert max(range(mixture.LEVELS), key=lambda level: mix[level]) == 6
    planned = mixture.mixture([8.0, 2.0, 1.0, 0.0], [60, 60, 60, 60], 3, 0.05, 0.0, 3)
    assert planned[6] < mix[6]


def test_habits_scale_the_rules_of_thumb() -> None:
    weights = read_weights(WEIGHTS, GAME, FEATURES)
    table = {**weights.tables[0], "habit_power": 2.0, "habit_fade": 1.0}
    habits = Foreman(Weights(FEATURES, 1, 8.0, {0: table})).thumbs[4].habits
    assert habits.power == 2 * USUAL_HABITS.power and habits.fade == USUAL_HABITS.fade


def test_it_bids_nothing_where_the_order_is_worth_nothing_or_nobody_else_can_bid() -> None:
    assert mixture.mixture([0.0, 0.0, 0.0], [50, 50, 50], 5, 0.05, 0.0, 0)[0] > 0.9
    state = first_auction(2)
    first, other = state.management
    state.money[other] = 0
    state.ledger[other * 4 : other * 4 + 4] = [0, 0, 0, 0]
    assert all(bid_of(state, first, seed) == 0 for seed in range(6))


# -- features and weights


def features(context: Context, seat: int) -> list[float]:
    found = Features(context, seat)
    return [getattr(found, name) for name in SEEN]


def test_features_are_named_once_and_counted() -> None:
    assert 20 <= len(SEEN) <= 40 and len(set(FEATURES)) == len(FEATURES)
    state = first_auction(4)
    context = Context(state.t)
    context.look(state, turns_left(state))
    found = features(context, 0)
    assert len(found) == len(SEEN)
    for place in range(len(SEEN)):
        weights = [float(i == place) for i in range(len(SEEN))]
        assert worth(context, 0, weights) == found[place]


def test_a_context_keeps_nothing_of_the_position_before() -> None:
    states = [state.clone() for i, (state, _, _) in enumerate(positions(3, 8)) if i % 60 == 0]
    context = Context(states[0].t)
    for state in [*states, *states[::-1]]:
        fresh = Context(state.t)
        for one in (context, fresh):
            one.look(state, turns_left(state))
        for seat in range(state.seats):
            assert features(context, seat) == features(fresh, seat)


def test_more_of_what_it_counts_is_worth_more() -> None:
    state = first_auction(4)
    bot = Foreman()
    bot.begin(GAME, 0, 1)
    before = bot.worth(state, 0)
    richer, stronger, deeper = state.clone(), state.clone(), state.clone()
    richer.money[0] += 20
    stronger.power[0] += 1
    deeper.prizes[0] = 4
    for better in (richer, stronger, deeper):
        assert bot.worth(better, 0) > before
        assert bot.worth(better, 1) <= bot.worth(state, 1) + 1e-9


def test_weights_of_another_pack_are_refused(tmp_path: Path) -> None:
    weights = read_weights(WEIGHTS, GAME, FEATURES)
    assert weights.version >= 1
    text = WEIGHTS.read_text(encoding="utf-8").replace(GAME.info.pack.digest, "0123456789abcdef")
    (tmp_path / "foreman.toml").write_text(text, encoding="utf-8")
    with pytest.raises(PackError):
        read_weights(tmp_path / "foreman.toml", GAME, FEATURES)
    other = RockwellGame()
    other.info.pack.digest = "0123456789abcdef"
    with pytest.raises(PackError):
        Foreman().begin(other, 0, 1)


def test_weights_can_be_given() -> None:
    bot = Foreman(Weights(FEATURES, 9, 5.0, {0: dict.fromkeys(FEATURES, 0.0), 2: {"prestige": 2.0}}))
    assert bot.version == 9
    assert bot.worth(first_auction(4), 0) == 0
    two = first_auction(2)
    two.prizes[0] = 4
    assert bot.worth(two, 0) == 8


# -- explaining


def test_it_ranks_what_it_looked_at() -> None:
    for i, (state, seat, _) in enumerate(positions(2, 3)):
        if seat == OVER or i % 7:
            continue
        bot = Foreman()
        bot.begin(GAME, seat, seed_of(3, seat))
        legal = state.legal(seat)
        found = bot.explain(state.view(seat), legal, Budget())
        assert found and {advice.code for advice in found} <= set(legal)
        assert [advice.value for advice in found] == sorted([advice.value for advice in found], reverse=True)


# -- search


def ended(judge: Foreman, since: State, now: State) -> bool:
    return judge.rollout_ends(now, since)


def test_a_roll_out_ends_soon() -> None:
    """From any decision of a game it takes few decisions of the roll-out player until the position may be valued."""
    longest = 0
    for i, (state, seat, _) in enumerate(positions(3, 8, ["apprentice"] * 3)):
        if seat == OVER or i % 23:
            continue
        judge = Foreman()
        judge.begin(GAME, seat, 1)
        world = state.clone()
        chance = Chance(seed_from("roll", i))
        players = [judge.rollout_player() for _ in range(3)]
        for one, player in enumerate(players):
            player.begin(GAME, one, one)
        longest = max(longest, drive(GAME, world, players, chance, until=partial(ended, judge, state)))
    assert 0 < longest <= 60


@pytest.mark.parametrize(("seats", "games", "least"), [(4, 16, 5), (2, 16, 9)])
def test_it_wins_more_than_its_share_against_apprentices(seats: int, games: int, least: int) -> None:
    """Its strength is in docs/bots.md; this shows a blunder at once."""
    won = 0
    for seed in range(games):
        names = ["apprentice"] * seats
        names[seed % seats] = "foreman"
        for state, _, _ in positions(seats, seed, names):
            pass
        standings = [state.standing(seat) for seat in range(seats)]
        won += standings[seed % seats] == max(standings)
    assert won >= least


def test_it_has_weights_of_its_own_for_the_pack_of_before() -> None:
    before = load_game("rockwell", shipped_pack("rockwell", "core-1"))
    assert "foreman" in able_levels(before) and before.info.pack.version == 1
