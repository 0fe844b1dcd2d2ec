"""What Dig Deep's engineer tries out: whole lines of a turn, each once, with the same dice for all."""

from __future__ import annotations

from collections import Counter

import pytest

from pithead.bots.dig_deep.foreman import Foreman
from pithead.bots.dig_deep.lines import MOST, lines
from pithead.bots.dig_deep.surveyor import Surveyor, face_in_six
from pithead.bots.dig_deep.training import TRAINING
from pithead.bots.engineer import Engineer
from pithead.bots.foreman import Candidate
from pithead.core.api import CHANCE, Budget
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Phase
from pithead.games.registry import load_game
from pithead.lab.checks import fields
from tests.bots.games import moments
from tests.bots.nets import random_net

GAME = load_game("dig_deep")
NET = random_net(GAME, TRAINING)


def asked(seats: int, seed: int, phases: tuple[int, ...]) -> list[tuple[DigDeep, int, list[int]]]:
    """Decisions of some games in these phases."""
    found = []
    for _, view, seat, legal in moments("dig_deep", seats, seed, 3, 60):
        assert isinstance(view, DigDeep)
        if view.phase in phases and len(legal) > 1:
            found.append((view, seat, legal))
    assert found
    return found


def of(view: DigDeep, seat: int, legal: list[int]) -> list[Candidate]:
    foreman = Foreman()
    foreman.begin(GAME, seat, 1)
    return lines(view, seat, legal, foreman, GAME)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_a_line_can_be_played_to_where_somebody_else_takes_over_and_no_two_end_alike(seats: int, seed: int) -> None:
    for view, seat, legal in asked(seats, seed, (Phase.RESOLVE, Phase.MINING, Phase.BUY)):
        found, ends = of(view, seat, legal), Counter[str]()
        assert 1 <= len(found) <= MOST
        for one in found:
            world = view.clone()
            for code in one.codes:
                assert world.actor() == seat and world.turns == view.turns
                assert code in world.legal(seat)
                world.apply(seat, code)
            assert world.actor() == CHANCE or world.turns > view.turns or world.phase == Phase.OVER
            ends[str(fields(world))] += 1
        assert max(ends.values()) == 1


@pytest.mark.parametrize("seed", [1, 2])
def test_lines_of_a_reroll_are_sets_of_dice_foremans_own_first(seed: int) -> None:
    for view, seat, legal in asked(3, seed, (Phase.REROLL,)):
        found = of(view, seat, legal)
        sets = [frozenset(one.codes) for one in found]
        assert len(set(sets)) == len(sets)
        foreman = Foreman()
        foreman.begin(GAME, seat, 1)
        world, played = view.clone(), []
        while world.phase == Phase.REROLL:
            played.append(foreman.choose(world, world.legal(seat), Budget()))
            world.apply(seat, played[-1])
        assert sets[0] == frozenset(played)
        for one in found:
            marked = view.clone()
            for code in one.codes:
                assert code in marked.legal(seat)
                marked.apply(seat, code)
            assert marked.phase in (Phase.REROLL_DICE, Phase.RESOLVE)


def test_the_marks_of_a_reroll_are_one_choice_of_the_engineer() -> None:
    tried = 0
    for view, seat, legal in asked(3, 1, (Phase.REROLL,)):
        bot = Engineer(Surveyor(NET))
        bot.begin(GAME, seat, 7)
        for one in bot.contenders(view, legal):
            world = view.clone()
            world.apply(seat, bot.take(one))
            for code in one.candidate.codes[1:]:
                assert bot.foreman.pursued(world.view(seat), world.legal(seat)) == code
                world.apply(seat, code)
                tried += 1
            assert bot.foreman.pursued(world, legal) == -1, "nothing of it goes on after the throw"
    assert tried > 10


def test_six_trials_show_each_face_once_and_a_die_the_same_whatever_is_thrown_with_it() -> None:
    assert sorted(face_in_six(Rng(5), number) for number in range(6)) == [0, 1, 2, 3, 4, 5]
    view, seat, _ = next(one for one in asked(3, 1, (Phase.REROLL,)) if one[0].coins[one[1]] > 2)
    bot, shown = Surveyor(NET), dict[int, list[list[int]]]()
    bot.begin(GAME, seat, 7)
    for marks in (0b1, 0b11):
        shown[marks] = []
        for trial in range(12):
            world = view.clone()
            world.marks, world.phase = marks, Phase.REROLL_DICE
            bot.draw_first(world, Chance(seed_from("luck")), trial)
            assert world.phase == Phase.RESOLVE
            shown[marks].append(list(world.faces))
    assert sorted(faces[0] for faces in shown[0b1]) == sorted([0, 1, 2, 3, 4, 5] * 2)
    assert [faces[0] for faces in shown[0b1]] == [faces[0] for faces in shown[0b11]]


def test_what_meets_no_luck_is_played_once() -> None:
    bot, tried = Engineer(Surveyor(NET)), 0
    for view, seat, legal in asked(4, 5, (Phase.BUY, Phase.RESOLVE)):
        bot.begin(GAME, seat, 7)
        for one in bot.contenders(view, legal):
            first, second = (bot.roll_out(view, one, (9, world)) for world in (0, 1))
            assert one.start is not None
            if one.start.actor() != CHANCE or bot.foreman.rollout_ends(one.start, view):
                assert first is second is one.start
                tried += 1
            else:
                assert first is not second
    assert tried > 10
