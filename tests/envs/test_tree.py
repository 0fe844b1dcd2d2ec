"""Whole trees of small games: sequence form, best responses and CFR+, held against a game whose solution is known and
against plain recursion; the small variants of the three games.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import numpy as np
import pytest

from pithead.core.api import CHANCE, OVER, Game, State
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import OptionError, PackError
from pithead.core.rollout import play_on
from pithead.envs.rewards import Reward
from pithead.envs.throws import Luck, Throw
from pithead.envs.tree import Decision, Numbers, Solver, Tree
from pithead.envs.variants import VARIANTS, variant_of
from pithead.games.packs import shipped_pack
from pithead.games.registry import find_game, load_game, load_kit
from pithead.lab.conformance import check_game
from pithead.lab.pack_check import check_pack
from tests.conftest import Amount
from tests.envs.kuhn import Deals, Kuhn, winnings

GAMES = list(VARIANTS)
SHORT = replace(VARIANTS["dig_deep"], options={"turn_limit": 2})


def kuhn() -> Tree:
    return Tree(cast(Game, None), Kuhn(), Reward(winnings, 0.0, False), cast(Luck, Deals()))


def uniform(tree: Tree) -> list[np.ndarray[tuple[int], np.dtype[np.float64]]]:
    return [seat.plan(seat.uniform()) for seat in tree.seats]


# -- what is known of Kuhn poker


def test_kuhn_poker_has_the_information_sets_and_ends_that_it_has() -> None:
    tree = kuhn()
    assert [len(seat.decisions) for seat in tree.seats] == [6, 6]
    assert [seat.sequences for seat in tree.seats] == [13, 13]
    assert len(tree.chance) == 30


def test_random_kuhn_poker_can_be_exploited_by_as_much_as_is_known() -> None:
    tree = kuhn()
    plans = uniform(tree)
    assert tree.value(0, plans) == pytest.approx(1 / 8)
    assert tree.value(0, plans) == -tree.value(1, plans)
    assert tree.nash_conv(plans) == pytest.approx(11 / 12)


def test_cfr_solves_kuhn_poker() -> None:
    tree = kuhn()
    solver, gaps = Solver(tree), []
    for rounds in (10, 100, 1000):
        solver.run(rounds - solver.rounds)
        gaps.append(tree.nash_conv(solver.mean()))
    assert gaps == sorted(gaps, reverse=True) and 0 <= gaps[-1] < 1e-3
    assert tree.value(0, solver.mean()) == pytest.approx(-1 / 18, abs=1e-3)
    for seat, plan in zip(tree.seats, solver.mean(), strict=True):  # a plan: every decision shares out what leads to it
        for one in seat.decisions:
            assert plan[one.first : one.first + 2].sum() == pytest.approx(plan[one.parent])


def test_a_best_response_is_the_best_of_all_pure_plans() -> None:
    tree = kuhn()
    rng = np.random.default_rng(1)
    for seat in (0, 1):
        other = tree.seats[1 - seat]
        chances = other.matching(rng.random(other.sequences))
        plans = [other.plan(chances)] * 2
        one, found = tree.seats[seat], []
        for pure in range(1 << len(one.decisions)):
            mine = np.ones(one.sequences)
            for i, decision in enumerate(one.decisions):
                mine[decision.first + (pure >> i & 1)] = 0.0
            plans[seat] = one.plan(mine)
            found.append(tree.value(seat, plans))
        assert tree.best_value(seat, plans) == pytest.approx(max(found))
        assert max(found) > min(found)


# -- the small variants


@pytest.mark.parametrize("game", GAMES)
def test_the_pack_of_a_variant_is_in_order_and_its_records_find_it(game: str) -> None:
    variant = variant_of(game)
    path = shipped_pack(game, "small")
    report = check_pack(path, game)
    assert report.problems == [] and report.info is not None and report.info.printed == 0
    found = find_game(game, variant.load().info.pack.digest)
    assert found is not None and found.info.pack.name == "small"


@pytest.mark.parametrize("game", GAMES)
def test_a_variant_keeps_every_promise_of_a_game(game: str, amount: Amount) -> None:
    variant = variant_of(game)
    report = check_game(variant.load(), variant.seats, amount(20, 200), options=variant.options, thorough=True)
    assert report.findings == []


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(OptionError, match="no small variant of 'chess': there is rockwell, dig_deep, imperial_miners"):
        variant_of("chess")
    with pytest.raises(PackError, match="no such pack comes with dig_deep: there is core, small"):
        shipped_pack("dig_deep", "tiny")


class Hearsay(Tree):
    """The same, but a seat that is asked does not look around: it has what it was told and chose, and nothing else."""

    def __init__(self, tree_of: str) -> None:
        variant = SHORT if tree_of == "dig_deep" else VARIANTS[tree_of]
        game = variant.load()
        self.told_apart: list[dict[int, Decision]] = [{}, {}]
        reward = Reward(lambda state: [0.0, 0.0], 0.0, False)
        super().__init__(game, variant.start(), reward, Luck(game, variant.settled))

    def _decision(
        self, state: State, seat: int, legal: list[int], known: Numbers, parent: int, level: int
    ) -> tuple[Decision, Numbers]:
        found, _ = super()._decision(state, seat, legal, known, parent, level)
        assert self.told_apart[seat].setdefault(known[seat], found) is found, "a view says more than was ever told"
        return found, known


ALL = [
    "dig_deep",
    pytest.param("rockwell", marks=pytest.mark.deep),
    pytest.param("imperial_miners", marks=pytest.mark.deep),
]


@pytest.mark.parametrize("game", ALL)
def test_what_a_seat_was_told_and_chose_says_all_that_it_sees(game: str) -> None:
    """So that an information state's string, which is made of these, recalls everything."""
    heard = Hearsay(game)
    seen = (SHORT if game == "dig_deep" else VARIANTS[game]).tree()
    assert [len(seat.decisions) for seat in heard.seats] == [len(seat.decisions) for seat in seen.seats]


def expected(game: Game, luck: Luck, state: State, seat: int) -> float:
    """What a seat gets where everybody chooses at random: plain recursion."""
    actor = int(state.actor())
    if actor == OVER:
        best = max(state.standing(other) for other in range(int(state.seats)))
        winners = [other for other in range(int(state.seats)) if state.standing(other) == best]
        return 1 / len(winners) if seat in winners else 0.0
    total = 0.0
    codes = luck.every(state) if actor == CHANCE else [(c, 1 / len(state.legal(actor))) for c in state.legal(actor)]
    for code, p in codes:
        child = state.clone()
        child.apply(actor, code)
        total += p * expected(game, luck, child, seat)
    return total


def test_random_play_is_worth_what_recursion_says() -> None:
    tree, game = SHORT.tree(), SHORT.load()
    plans = uniform(tree)
    values = [tree.value(seat, plans) for seat in (0, 1)]
    assert values == pytest.approx([expected(game, Luck(game), SHORT.start(), seat) for seat in (0, 1)])
    assert sum(values) == pytest.approx(1)
    assert tree.nash_conv(plans) == pytest.approx(0.3291015625)  # as OpenSpiel has it: test_spiel.py
    solver = Solver(tree)
    solver.run(200)
    assert 0 <= tree.nash_conv(solver.mean()) < 1e-4


def test_a_game_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pithead.envs.tree.MOST", 100)
    with pytest.raises(OptionError, match="more than 100 ends"):
        SHORT.tree()


# -- luck


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_faces_with_the_same_on_them_are_one_outcome(seed: int) -> None:
    """Of throws and rerolls in a random game: the outcome that stands for others leaves the same choices and the same
    uses as they do, and is as likely as all of them together.
    """
    game = load_game("dig_deep")
    alike, kit = 0, load_kit("dig_deep")
    state, chance = game.new(2, {"turn_limit": 8}), Chance(seed_from("faces", seed))

    def choose(state: State, seat: int, legal: list[int]) -> int:
        return legal[len(legal) // 2]

    def thrown(state: State) -> bool:
        nonlocal alike
        if state.actor() == CHANCE and state.chance_key()[0] in (2, 3):
            for i in range(20):
                code = state.sample(Chance(seed_from("throw", seed, i)).rng((0,)))
                first = kit.alike(state, code)
                assert first <= code and kit.alike(state, first) == first
                one, two = state.clone(), state.clone()
                one.apply(CHANCE, code)
                two.apply(CHANCE, first)
                same = {name: value for name, value in one.to_json().items() if name not in ("faces", "market_roll")}
                assert same == {name: two.to_json()[name] for name in same}
                alike += code != first
            throw = Throw(game, state)
            assert all(sum(p for _, p in odds) == pytest.approx(1) for odds in throw.odds)
            assert all([value for value, _ in odds] == sorted({value for value, _ in odds}) for odds in throw.odds)
        return False

    play_on(state, chance, choose, thrown)
    assert alike > 50


def test_a_basic_die_has_five_different_faces() -> None:
    game = load_game("dig_deep")
    state, chance = game.new(2), Chance(seed_from("die"))
    play_on(
        state,
        chance,
        lambda state, seat, legal: legal[0],
        lambda state: state.actor() == CHANCE and state.chance_key()[0] == 2,
    )
    odds = Throw(game, state).odds
    assert len(odds) == 6  # three market dice and three of one's own
    assert [(gem, round(6 * p, 9)) for gem, p in odds[0]] == [(gem, 1) for gem in range(6)]
    assert [(face, round(6 * p, 9)) for face, p in odds[3]] == [(0, 1), (1, 2), (3, 1), (4, 1), (5, 1)]


def test_luck_is_settled_for_all_to_see_or_not_at_all() -> None:
    game = load_game("rockwell")
    luck = Luck(game, ["layout"])
    ((code, p),) = luck.every(game.new(2))
    assert p == 1 and luck.every(game.new(4)) == [(code, 1.0)]
    assert len(Luck(game).every(game.new(2))) == 16
    with pytest.raises(OptionError, match="no luck called 'weather': there is layout, first management"):
        Luck(game, ["weather"])
    miners = load_game("imperial_miners")
    state = miners.new(2)
    state.apply(CHANCE, Luck(miners).every(state)[0][0])
    with pytest.raises(OptionError, match="only luck that everybody sees"):
        Luck(miners, ["deck I"]).every(state)
