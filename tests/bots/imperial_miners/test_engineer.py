"""Imperial Miners' engineer: what it tries out, and at what kind of table."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.driver import Asked, drive
from pithead.bots.engineer import Contender, Engineer
from pithead.bots.imperial_miners import valuation
from pithead.bots.imperial_miners.apprentice import APART
from pithead.bots.imperial_miners.features import rates_of
from pithead.bots.imperial_miners.foreman import BEHIND, MOST, Foreman
from pithead.bots.imperial_miners.glance import glance
from pithead.core import frames
from pithead.core.api import Budget, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Do, Frame, Phase
from pithead.games.registry import load_game
from tests.bots.imperial_miners.games import decisions
from tests.bots.imperial_miners.test_foreman import foreman


def test_candidates_are_few_none_far_behind_and_there_is_one_in_the_last_round() -> None:
    bot = foreman()
    widths = set()
    for state, seat, _ in decisions(["apprentice", "pebble"], 6):
        if seat == 0 and len(state.legal(0)) > 1:
            found = bot.candidates(state.view(0), state.legal(0))
            assert {one.codes[0] for one in found} <= set(state.legal(0))
            assert 1 <= len({one.codes[0] for one in found}) == len(found) <= MOST
            assert all(one.value >= found[0].value - BEHIND for one in found)
            assert len(found) == 1 or (state.round < state.t.rounds and frames.top(state.stack[0]) not in APART)
            widths.add(len(found))
    assert len(widths) >= 3


def test_what_to_keep_is_valued_for_some_of_the_choices_too() -> None:
    """Absurd ones are left out before."""
    bot = foreman()
    state, _, _ = next(decisions(["pebble", "pebble"], 1))
    assert state.phase == Phase.KEEP
    view, legal = state.view(0), state.legal(0)
    assert bot.values(view, legal[1:]) == bot.values(view, legal)[1:]
    assert bot.candidates(view, legal[:2])[0].codes[0] in legal[:2]


def test_a_roll_out_is_played_alone_with_every_unseen_card() -> None:
    bot = foreman()
    for state, seat, _ in decisions(["apprentice", "pebble", "pebble"], 8):
        if seat == 0 and state.round == 4:
            view = state.view(0)
            world, own = bot.sample_world(view, Rng(1))
            assert isinstance(world, ImperialMiners)
            assert (own, world.seats, world.hand[0], world.gold[0]) == (0, 1, state.hand[0], state.gold[0])
            assert sum(world.left) == sum(view.deck) == sum(world.deck)
            return
    raise AssertionError("the fourth round did not come")


def test_engineer_pursues_the_plan_it_chose_and_lays_its_cards_by_a_search_of_its_own() -> None:
    game = load_game("imperial_miners")
    searched: list[int] = []

    class Noting(Engineer):
        def search(self, view: State, legal: Sequence[int], budget: Budget) -> list[Contender]:
            assert isinstance(view, ImperialMiners)
            searched.append(int(frames.top(view.stack[0])))
            return super().search(view, legal, budget)

    bot = Noting(Foreman())
    bot.begin(game, 0, 5)
    chosen: list[Asked] = []
    drive(
        game,
        game.new(1, {}),
        [bot],
        Chance(seed_from("lines")),
        Budget(simulations=8),
        chosen.append,
        until=lambda state: state.round >= 4,
    )
    assert Frame.PLAY in searched and Frame.PLACE in searched
    assert len(searched) < len(chosen)


def test_entering_a_board_at_a_glance_looks_at_all_its_spaces() -> None:
    """The board that is changed to has the spaces that are worth most, not the lowest number."""
    rates = rates_of(Foreman().weights.of(1))
    taken = set()
    for seed in range(8):
        for state, _, _ in decisions(["pebble"], seed):
            if state.round == 4 and state.phase == Phase.MINE and frames.top(state.stack[0]) == Frame.PLAY:
                world = valuation.alone(state, 0)
                world.board[0], world.space[0] = 0, world.t.spaces[world.sides[0]]
                frames.push(world.stack[0], Frame.CHANGE)
                world._offers = [[]]
                assert world.legal(0) == [Do.BOARD + 1, Do.BOARD + 2]
                taken.add(int(glance(world, rates, 6)) - Do.BOARD)
                break
    assert 2 in taken
