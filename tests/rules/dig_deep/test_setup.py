"""Dig Deep, set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from pithead.core.api import CHANCE
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.rollout import settle
from pithead.games.dig_deep.verbs import Phase
from tests.rule import rule
from tests.rules.dig_deep.positions import GAME, MARKET, do, happen, market_of, opened, throw


@rule("DD-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_may_start(seats: int) -> None:
    s = GAME.new(seats)
    assert s.actor() == CHANCE
    assert s.outcomes() == [(seat, 1 / seats) for seat in range(seats)]
    starts = Counter(s.sample(Rng(n)) for n in range(200))
    assert sorted(starts) == list(range(seats))


@rule("DD-S1")
def test_six_dice_from_the_bag_fill_the_market_from_left_to_right() -> None:
    s = GAME.new(2)
    happen(s, "starts 2")
    for i, die in enumerate(MARKET):
        assert s.phase == Phase.FILL
        happen(s, f"fill {die}")
        assert market_of(s) == [*MARKET[: i + 1], *[""] * (5 - i)]
    assert s.phase == Phase.ROLL
    assert s.seat == s.start == 1


@rule("DD-S1")
def test_basic_dice_not_dealt_are_out_of_the_game() -> None:
    s = GAME.new(2)
    assert s.bag == [0, 5, 5, 5, 5, 5, 5, 5]
    happen(s, "starts 1", *["fill red"] * 5)
    assert s.bag[1] == 0
    assert "fill red" not in [GAME.outcomes.format(code) for code, _ in s.outcomes()]
    assert "fill basic" not in [GAME.outcomes.format(code) for code, _ in s.outcomes()]


@rule("DD-S1")
def test_play_goes_clockwise() -> None:
    s = opened(3)
    order = []
    for _ in range(4):
        order.append(s.seat)
        throw(s, "ruby emerald diamond", "mine 1, mine 1, mine 1")
        do(s, "keep", "done", "end")
    assert order == [0, 1, 2, 0]


@rule("DD-S1")
def test_tiles_are_dealt_at_random_within_their_level() -> None:
    s = opened()
    s.phase = Phase.RESOLVE
    s.uses[1] = 1
    do(s, "mine a")
    odds = {GAME.outcomes.format(code): p for code, p in s.outcomes()}
    assert odds["tile L1-R"] == 3 / 12
    assert sum(odds.values()) == pytest.approx(1)
    assert all(name.startswith("tile L1-") for name in odds)


@rule("DD-S1")
def test_the_same_seed_deals_the_same_game() -> None:
    first, again, other = GAME.new(2), GAME.new(2), GAME.new(2)
    settle(first, Chance(seed_from("a")))
    settle(again, Chance(seed_from("a")))
    settle(other, Chance(seed_from("b")))
    assert first.key() == again.key()
    assert first.key() != other.key()
