"""Chance: numbers that never change, fair draws, and streams that know nothing of each other."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pithead.core.chance import Chance, Rng, seed_from

SEED = bytes(range(32))


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((n - mean) ** 2 / mean for n in counts)


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [2096816574, 1864042534, 1227948138, 139610069]),
        (1, [261118096, 3827828948, 3240477003, 1292004828]),
        (1 << 32, [2013691862, 3728085068, 2455896276, 279220138]),
        (2**64 - 1, [3798969862, 2897853939, 1480658180, 2015228059]),
    ],
)
def test_the_generator_never_changes(seed: int, words: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(4)] == words


def test_the_draws_never_change() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(12)] == [4, 3, 4, 5, 2, 5, 1, 4, 2, 2, 1, 4]
    assert rng.below(1000003) == 199398


def test_the_streams_never_change() -> None:
    chance = Chance(SEED)
    assert [chance.rng((4, i)).below(1000) for i in range(6)] == [943, 60, 756, 969, 116, 753]
    assert chance.commitment() == "17f0dfb0873e545f5b45be5964c7e92868be9162685d23a72facbeaab980d068"
    assert seed_from("sim", 7, 0).hex() == "b63e685d8ced6fdc42c81dab60602685c71253432697e9e1fe73e604eeff61f9"


@given(st.integers(), st.integers(1, 2**32))
def test_a_draw_is_below_its_bound(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@given(st.integers())
def test_sixty_four_bits_of_a_seed_count(seed: int) -> None:
    one, other = Rng(seed), Rng(seed & (1 << 64) - 1)
    assert [one.word() for _ in range(3)] == [other.word() for _ in range(3)]


@given(st.integers())
def test_no_seed_stands_still(seed: int) -> None:
    rng = Rng(seed)
    assert len({rng.word() for _ in range(12)}) > 1


@pytest.mark.parametrize("high", [2131995753 - 2, 2 * 2131995753 - 3])
def test_the_state_that_repeats_itself_is_left_out(high: int) -> None:
    rng = Rng(high << 32 | 0xFFFFFFFF)
    assert len({rng.word() for _ in range(100)}) > 90


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 12, 36, 40])
def test_draws_are_uniform(n: int) -> None:
    rng = Rng(2024 + n)
    counts = [0] * n
    for _ in range(1000 * n):
        counts[rng.below(n)] += 1
    assert chi_square(counts) < n - 1 + 5 * (2 * (n - 1)) ** 0.5  # five standard deviations


def test_draws_from_a_bound_that_is_no_divisor_of_two_to_the_32_are_uniform() -> None:
    """Without rejection the lowest third of these would come twice as often."""
    rng = Rng(99)
    n = 3 * 2**30
    counts = [0, 0, 0]
    for _ in range(9000):
        counts[rng.below(n) >> 30] += 1
    assert chi_square(counts) < 2 + 5 * 2


def test_draws_in_a_row_do_not_depend_on_each_other() -> None:
    rng = Rng(5)
    pairs = [0] * 36
    for _ in range(36000):
        pairs[rng.below(6) * 6 + rng.below(6)] += 1
    assert chi_square(pairs) < 35 + 5 * 70**0.5


def test_neighbouring_streams_do_not_depend_on_each_other() -> None:
    chance = Chance(SEED)
    pairs = [0] * 36
    first = [chance.rng((2, 0, k)).below(6) for k in range(7201)]
    for one, other in itertools.pairwise(first):
        pairs[one * 6 + other] += 1
    assert chi_square(pairs) < 35 + 5 * 70**0.5


def test_neighbouring_seeds_do_not_depend_on_each_other() -> None:
    counts = [0] * 6
    for k in range(6000):
        counts[Rng(k).below(6)] += 1
    assert chi_square(counts) < 5 + 5 * 10**0.5


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 99)), unique=True, min_size=2, max_size=6))
def test_a_stream_gives_the_same_whatever_was_drawn_before(keys: list[tuple[int, int]]) -> None:
    fresh = {key: Chance(SEED).rng(key).word() for key in keys}
    chance = Chance(SEED)
    for key in reversed(keys):
        chance.rng(key).word()
        assert chance.rng(key).word() == fresh[key]


@pytest.mark.parametrize(
    ("one", "other"), [((1, 2), (12,)), ((1, 23), (12, 3)), ((1,), (1, 0)), ((), (0,)), ((1, 2), (2, 1))]
)
def test_keys_that_look_alike_are_different_streams(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    chance = Chance(SEED)
    assert chance.rng(one).word() != chance.rng(other).word()


def test_another_seed_is_other_luck() -> None:
    assert Chance(SEED).rng((1, 1)).word() != Chance(bytes(32)).rng((1, 1)).word()
    assert Chance(SEED).commitment() != Chance(bytes(32)).commitment()
    assert seed_from("a", 1) != seed_from("a", 2)
    assert seed_from(7) == seed_from("7")


def test_a_commitment_does_not_show_the_seed() -> None:
    assert SEED.hex() not in Chance(SEED).commitment()
    assert len(Chance(SEED).commitment()) == 64


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_thirty_two_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {length}"):
        Chance(bytes(length))
