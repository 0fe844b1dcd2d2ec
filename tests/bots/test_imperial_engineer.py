"""Imperial Miners' engineer: what it tries out, and at what kind of table."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.bots.engineer import Engineer, Trial
from pithead.bots.imperial_miners import valuation
from pithead.bots.imperial_miners.apprentice import APART
from pithead.bots.imperial_miners.features import rates_of
from pithead.bots.imperial_miners.foreman import BEHIND, LINES, Foreman
from pithead.bots.imperial_miners.glance import glance
from pithead.core import frames
from pithead.core.api import CHANCE, OVER, Budget, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Do, Frame, Phase
from pithead.games.registry import load_game
from tests.bots.imperial import decisions
from tests.bots.test_imperial_foreman import foreman


def test_trials_are_for_a_few_lines_none_far_behind_and_none_in_the_last_round() -> None:
    bot = foreman()
    widths = set()
    for state, seat, _ in decisions(["apprentice", "pebble"], 6):
        if seat == 0 and len(state.legal(0)) > 1:
            lines = bot.lines(state.view(0), state.legal(0))
            assert {line.codes[0] for line in lines} <= set(state.legal(0))
            assert 1 <= len({line.codes[0] for line in lines}) == len(lines) <= LINES
            assert all(line.value >= lines[0].value - BEHIND for line in lines)
            assert len(lines) == 1 or (state.round < state.t.rounds and frames.top(state.stack[0]) not in APART)
            widths.add(len(lines))
    assert len(widths) >= 3


def test_what_to_keep_is_valued_for_some_of_the_choices_too() -> None:
    """Absurd ones are left out before."""
    bot = foreman()
    state, _, _ = next(decisions(["pebble", "pebble"], 1))
    assert state.phase == Phase.KEEP
    view, legal = state.view(0), state.legal(0)
    assert bot.values(view, legal[1:]) == bot.values(view, legal)[1:]
    assert bot.lines(view, legal[:2])[0].codes[0] in legal[:2]


def test_a_trial_is_played_alone_with_every_unseen_card() -> None:
    bot = foreman()
    for state, seat, _ in decisions(["apprentice", "pebble", "pebble"], 8):
        if seat == 0 and state.round == 4:
            view = state.view(0)
            world, own = bot.world(view, Rng(1))
            assert isinstance(world, ImperialMiners)
            assert (own, world.seats, world.hand[0], world.gold[0]) == (0, 1, state.hand[0], state.gold[0])
            assert sum(world.left) == sum(view.deck) == sum(world.deck)
            return
    raise AssertionError("the fourth round did not come")


def test_engineer_follows_the_line_it_took_and_lays_its_cards_by_a_search_of_its_own() -> None:
    game = load_game("imperial_miners")
    searched: list[int] = []

    class Noting(Engineer):
        def search(self, view: State, legal: Sequence[int], budget: Budget) -> list[Trial]:
            assert isinstance(view, ImperialMiners)
            searched.append(int(frames.top(view.stack[0])))
            return super().search(view, legal, budget)

    bot = Noting(Foreman())
    bot.begin(game, 0, 5)
    state = game.new(1, {})
    chance = Chance(seed_from("lines"))
    chosen = 0
    while (actor := state.actor()) != OVER and state.round < 4:
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
        else:
            legal = state.legal(0)
            chosen += len(legal) > 1
            state.apply(0, bot.choose(state.view(0), legal, Budget(simulations=8)))
    assert Frame.PLAY in searched and Frame.PLACE in searched
    assert len(searched) < chosen


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
