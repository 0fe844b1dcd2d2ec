"""Games that go on by choices from outside, one and many; rows of machine numbers."""

from __future__ import annotations

from array import array

import pytest

from pithead.batch.match import Batch, Match
from pithead.batch.rows import mark
from pithead.bots.registry import load_encoder
from pithead.core.api import OVER
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.rollout import play_on
from pithead.games.registry import load_game, load_kit

GAME = load_game("dig_deep")
FRESH = GAME.new(2, load_kit("dig_deep").simulation)


def test_a_match_is_the_game_that_is_driven_otherwise() -> None:
    match, rng, seed, n = Match(FRESH, False), Rng(3), seed_from("match"), 0
    match.deal(seed)
    while match.seat != OVER:
        assert match.legal == match.state.legal(match.seat)
        match.choose(match.legal[rng.below(len(match.legal))])
        n += 1
    state, again = FRESH.clone(), Rng(3)
    assert play_on(state, Chance(seed), lambda _, seat, legal: legal[again.below(len(legal))]) == n
    assert match.state.key() == state.key() and match.broken == -1 and match.legal == []


def test_forced_choices_are_made_and_illegal_ones_end_a_match() -> None:
    match, rng, asked = Match(FRESH, True), Rng(3), 0
    match.deal(seed_from("match"))
    while match.seat != OVER:
        assert len(match.legal) > 1
        match.choose(match.legal[rng.below(len(match.legal))])
        asked += 1
    assert asked > 50 and match.state.actor() == OVER
    match.deal(seed_from("match"))
    seat = match.seat
    match.choose(-1)
    assert (match.broken, match.seat, match.legal) == (seat, OVER, [])


def test_a_batch_writes_where_each_game_stands() -> None:
    encoder = load_encoder("dig_deep")
    rows = [memoryview(array("h", [7] * encoder.layout.size)) for _ in range(3)]
    masks = [memoryview(bytearray([7]) * GAME.actions.size) for _ in range(3)]
    seats = bytearray(3)
    matches = [Match(FRESH, False) for _ in range(3)]
    batch = Batch(matches, GAME.actions.size, encoder.layout.size, encoder.writer, rows, masks, memoryview(seats))
    for i, match in enumerate(matches):
        match.deal(seed_from("batch", i))
        batch.show(i)
    rng, ended = Rng(5), list[int]()
    while not ended:
        for i, match in enumerate(matches):
            row = array("h", [0] * encoder.layout.size)
            encoder.encode(match.state.view(match.seat), match.seat, row)
            assert rows[i].tolist() == row.tolist()
            assert [code for code, may in enumerate(masks[i]) if may] == match.legal == batch.legal[i]
            assert seats[i] == match.seat
        ended = batch.step(batch.sample(rng))
    assert all(matches[i].seat == OVER for i in ended)


def test_marks_and_numbers_want_buffers_of_their_size() -> None:
    out = bytearray([9, 9, 9, 9])
    mark([1, 3], 4, out)
    assert list(out) == [0, 1, 0, 1]
    with pytest.raises(ValueError):
        mark([1], 3, out)
    with pytest.raises(IndexError):
        mark([4], 4, out)
