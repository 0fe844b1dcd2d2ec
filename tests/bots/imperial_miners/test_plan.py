"""Imperial Miners' plans: what makes them fast leaves what they find as it is."""

from __future__ import annotations

import gc
from collections.abc import Iterator

from pithead.bots.imperial_miners import plan, valuation
from pithead.bots.imperial_miners.features import rates_of
from pithead.bots.imperial_miners.foreman import EVERY, WIDE, Foreman
from pithead.bots.imperial_miners.known import Known
from pithead.bots.imperial_miners.outlook import Outlook, gains, parts_of
from pithead.bots.imperial_miners.plan import Plan
from pithead.bots.imperial_miners.projection import Projection
from pithead.bots.imperial_miners.undo import Before, Kept
from pithead.bots.imperial_miners.valuation import NOWHERE, VARIES
from pithead.core import frames
from pithead.core.api import OVER
from pithead.games.imperial_miners import absurd
from pithead.games.imperial_miners.effects.words import When
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Frame, Phase
from tests.bots.imperial_miners.games import decisions

RATES = rates_of(Foreman().weights.of(1))
DRAWS = (Frame.KEEP, Frame.DRAW, Frame.FACTION)


def worlds(seeds: range) -> Iterator[ImperialMiners]:
    """What a seat has to decide in games of an apprentice, as a table of one."""
    for seed in seeds:
        for state, seat, _ in decisions(["apprentice"], seed):
            if seat != OVER:
                yield valuation.alone(state.view(0), 0)


def looked_at(s: ImperialMiners) -> dict[str, object]:
    """All of a position that its owner's choices can depend on."""
    told = {"searches", "luck", *(name for name in s.FIELDS if name.startswith("was_"))} - {"was_deck", "was_pile"}
    found = {name: getattr(s, name) for name in s.FIELDS if name not in told}
    placed = s.placed[0]
    return {**found, "cards": s.cards[:placed], "cells": s.cells[:placed], "legal": s.legal(0)}


def test_after_any_answer_the_table_can_be_put_back() -> None:
    ended, kept = 0, Kept()
    for world in worlds(range(6)):
        if frames.top(world.stack[0]) in DRAWS:
            continue
        before, as_it_was = Before(world, kept), str(looked_at(world))
        for code in world.legal(0):
            plan.answer(world, code)
            ended += world.phase == Phase.END
            before.put_back(world)
            assert str(looked_at(world)) == as_it_was
    assert ended > 5


def test_a_plan_leaves_its_position_alone_and_ends_where_its_answers_lead() -> None:
    planned = 0
    for n, world in enumerate(worlds(range(1))):
        if frames.top(world.stack[0]) in (*DRAWS, Frame.LIMIT) or n % 4:
            continue
        as_it_was = world.key()
        found = Plan(world, RATES, WIDE)
        assert world.key() == as_it_was
        assert found.firsts[found.codes[0]] == max(found.firsts.values())
        after, left = found.reached(found.codes), found.left(world)
        assert after.open == 0 or frames.top(after.stack[0]) in DRAWS
        assert len(found.moments) == len(found.codes)
        assert found.moments[0] == plan.moment(world, 0)
        # all but what the draws on the way are worth
        whole = sum(parts_of(after, RATES, Outlook(after, RATES, left), left))
        assert whole <= found.firsts[found.codes[0]] / 100 + 1e-6
        planned += 1
    assert planned > 8


def test_a_wider_plan_finds_nothing_worse() -> None:
    for n, world in enumerate(worlds(range(1, 2))):
        if frames.top(world.stack[0]) == Frame.CHOOSE and n % 3 == 0:
            narrow, wide = Plan(world, RATES, WIDE), Plan(world, RATES, EVERY)
            assert max(wide.firsts.values()) >= max(narrow.firsts.values())


def test_a_card_at_another_place_is_another_position() -> None:
    laid = 0
    for world in worlds(range(3)):
        if frames.top(world.stack[0]) == Frame.PLACE:
            known, before, found = Known(world), Before(world, Kept()), set()
            for code in world.legal(0):
                plan.answer(world, code)
                found.add(known.position(world))
                before.put_back(world)
            assert len(found) == len(world.legal(0)) > 1
            laid += 1
    assert laid > 3


def test_the_sane_answers_are_those_that_are_not_absurd() -> None:
    for world in worlds(range(4)):
        if frames.top(world.stack[0]) in (Frame.CHOOSE, Frame.STEPS):
            legal = world.legal(0)
            assert absurd.sane(world, 0, legal) == [code for code in legal if not absurd.absurd(world, 0, code)]


def test_what_is_the_same_in_every_position_is_worth_the_same_in_every_position() -> None:
    asked = 0
    for world in worlds(range(2)):
        for left in (0, 3, 9):
            fixed = valuation.fixed(world, RATES, left)
            for branch in range(0, len(fixed), 7):
                if fixed[branch] != VARIES:
                    found = valuation._branch_worth(world, RATES, branch, NOWHERE, NOWHERE, left)
                    assert found == fixed[branch]
                    asked += 1
    assert asked > 1000


def test_a_drawn_card_gains_what_a_projection_with_it_brings() -> None:
    compared = 0
    for n, world in enumerate(worlds(range(1))):
        left = int(valuation.rounds_left(world))
        if n % 9 or left == 0 or world.phase != Phase.MINE:
            continue
        found = gains(world, RATES, left)
        whole = Outlook(world, RATES, left)
        assert whole.places is not None
        before = whole.hand_worth(world, RATES, left)
        for card in range(0, world.t.four, 5):
            if world.deck[card]:
                whole.add(world, RATES, card, left)
                rounds = Projection(RATES, left, world.gold[0], whole.places.chain, whole.places.top)
                brings = rounds.finish(whole.hand)
                assert found[card] == whole.of(RATES, brings) - before
                whole.hand.pop()
                compared += 1
    assert compared > 50


def test_an_outlook_that_is_asked_again_says_what_a_new_one_says() -> None:
    """With any gold, in any order: from some on more of it changes nothing."""
    rich = 0
    for n, world in enumerate(worlds(range(1))):
        left = int(valuation.rounds_left(world))
        if n % 9 or left == 0 or world.phase != Phase.MINE:
            continue
        whole, gold = Outlook(world, RATES, left), int(world.gold[0])
        for more in (9, 2, 0, 9, 25, 4, 0):
            world.gold[0] = gold + more
            assert whole.hand_worth(world, RATES, left) == Outlook(world, RATES, left).hand_worth(world, RATES, left)
        rich += whole.rich <= gold + 9
    assert rich > 3


def test_a_plan_leaves_the_collection_of_garbage_as_it_was() -> None:
    world = next(world for world in worlds(range(1)) if frames.top(world.stack[0]) == Frame.PLAY)
    Plan(world, RATES, WIDE)
    assert gc.isenabled()
    gc.disable()
    try:
        Plan(world, RATES, WIDE)
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_events_at_the_end_of_a_round_belong_to_its_plan() -> None:
    for world in worlds(range(8)):
        at_play = world.phase == Phase.MINE and frames.top(world.stack[0]) == Frame.PLAY
        if at_play and world.t.when[world.event] == When.END:
            assert (found := Plan(world, RATES, WIDE)).reached(found.codes).phase == Phase.END
            return
    raise AssertionError("no such event came")
