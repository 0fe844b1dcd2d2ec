"""Dig Deep, the end: the last tile, bonuses, ties, limits."""

from __future__ import annotations

import pytest

from pithead.core.api import OVER
from pithead.games.dig_deep.scoring import bonus, standing
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Phase
from tests.rule import rule
from tests.rules.dig_deep.positions import GAME, clear, do, give, happen, heard, in_hand, opened, resolving, throw, told


def last_tile(seats: int, start: int = 0) -> DigDeep:
    """Seat 0 is on turn, `start` had the first turn, and one tile of level 3 is left in column a."""
    s = resolving(seats, mine=3)
    s.start = start
    clear(s, "bcdefghi"[: len(s.height) - 1])
    names = [name for k, name in enumerate(s.t.kind_names) for _ in range(s.pool[k])]
    give(s, 1, "sold", *names[:-1])
    return s


def mine_it(s: DigDeep) -> None:
    do(s, "mine a")
    happen(s, "tile " + next(name for k, name in enumerate(s.t.kind_names) if s.pool[k]))
    do(s, "done", "end")


def idle_turn(s: DigDeep) -> None:
    """A turn in which nothing is done."""
    throw(s, "ruby emerald diamond", "smelt 1, smelt 1, smelt 1")
    do(s, *(["keep"] if s.phase == Phase.REROLL else []), "done", "end")


@rule("DD-Z1")
@pytest.mark.parametrize(
    ("seats", "start", "turns_after"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 1, 0), (4, 0, 3), (4, 2, 1)]
)
def test_after_the_last_tile_all_get_the_same_number_of_turns(seats: int, start: int, turns_after: int) -> None:
    s = last_tile(seats, start)
    mine_it(s)
    for _ in range(turns_after):
        assert s.actor() != OVER
        idle_turn(s)
    assert s.actor() == OVER
    assert GAME.reasons[s.reason] == "last_tile"


@rule("DD-Z1")
def test_tiles_in_hand_may_still_be_sold_in_the_last_turns() -> None:
    s = last_tile(2)
    mine_it(s)
    assert in_hand(s, 1)
    throw(s, "ruby emerald diamond", "smelt 1, smelt 1, smelt 1")
    do(s, "keep")
    name = next(iter(in_hand(s, 1)))
    do(s, f"smelt {name}", f"sell {name}")


@rule("DD-Z1")
def test_the_last_tile_and_the_end_are_told_with_the_bonuses() -> None:
    s = last_tile(2, start=1)
    events = heard(s)
    mine_it(s)
    lines = told(events, 1)
    assert "last_tile 1" in lines
    assert lines[-1] == "ended last_tile"
    assert lines[-6:-1] == [
        "bonus 2 ruby 20 5",
        "bonus 2 emerald 20 1",
        "bonus 2 amethyst 20 2",
        "bonus 2 sapphire 20 2",
        "bonus 2 diamond 20 2",
    ]


@rule("DD-Z2")
def test_the_most_of_a_gem_sold_brings_twenty() -> None:
    s = opened()
    give(s, 0, "sold", "L1-RR", "L1-E")
    give(s, 1, "sold", "L1-R", "L1-RE")
    assert [bonus(s, seat, 0) for seat in (0, 1)] == [10, 10], "two rubies each"
    assert [bonus(s, seat, 1) for seat in (0, 1)] == [10, 10], "one emerald each"
    give(s, 1, "sold", "L1-R")
    assert [bonus(s, seat, 0) for seat in (0, 1)] == [0, 20]


@rule("DD-Z2")
def test_three_tied_players_take_six_each() -> None:
    s = opened(3)
    for seat in range(3):
        give(s, seat, "sold", "L1-R")
    assert [bonus(s, seat, 0) for seat in range(3)] == [6, 6, 6]


@rule("DD-Z2")
def test_a_gem_that_nobody_sold_brings_nothing() -> None:
    s = opened()
    assert [standing(s, seat)[0] for seat in (0, 1)] == [12, 12]
    give(s, 0, "hand", "L3-DD")
    give(s, 0, "shown", "L3-SD")
    assert standing(s, 0)[0] == 12, "only sold tiles count"


@rule("DD-Z2", "DD-Z3")
def test_bonuses_count_as_coins() -> None:
    s = opened()
    give(s, 0, "sold", "L1-RE")
    s.coins[1] = 51
    assert standing(s, 0)[0] == 12 + 20 + 20
    assert standing(s, 0) > standing(s, 1)


@rule("DD-Z3")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (
            [("sold", "L1-R"), ("sold", "L1-E")],
            [("sold", "L1-RE"), ("shown", "L1-R"), ("shown", "L1-R"), ("hand", "L1-A")],
        ),
        ([("shown", "L1-R")], [("hand", "L1-E"), ("hand", "L1-A")]),
        ([("hand", "L1-R"), ("hand", "L1-R")], [("hand", "L3-DD")]),
    ],
)
def test_ties_are_broken_by_tiles_sold_then_face_up_then_in_hand(
    first: list[tuple[str, str]], second: list[tuple[str, str]]
) -> None:
    s = opened()
    for seat, tiles in enumerate((first, second)):
        for where, name in tiles:
            give(s, seat, where, name)
    assert standing(s, 0)[0] == standing(s, 1)[0]
    assert standing(s, 0) > standing(s, 1)


@rule("DD-Z3")
def test_after_all_ties_the_win_is_shared() -> None:
    s = opened()
    give(s, 0, "hand", "L1-R")
    give(s, 1, "hand", "L3-DD")
    assert standing(s, 0) == standing(s, 1) == (12, 0, 0, 1)


@rule("DD-Z4")
def test_the_turn_limit_ends_the_game_after_the_round() -> None:
    s = opened(2, {"turn_limit": 2})
    for _ in range(4):
        assert s.actor() != OVER
        idle_turn(s)
    assert s.actor() == OVER
    assert GAME.reasons[s.reason] == "turn_limit"
    assert s.turns == 4


@rule("DD-Z4")
def test_the_limit_is_sixty_turns_unless_the_table_says_otherwise() -> None:
    assert GAME.new(2).turn_limit == 60
    s = opened(2, {"turn_limit": 0})
    for _ in range(2 * 61):
        idle_turn(s)
    assert s.actor() != OVER


@rule("DD-Z4")
def test_twelve_rounds_without_a_tile_mined_end_a_simulation() -> None:
    s = opened(2, {"stall_limit": 12})
    for _ in range(2 * 11):
        idle_turn(s)
    s.phase = Phase.RESOLVE
    s.uses[1] = 1
    do(s, "mine a")
    happen(s, "tile L1-R")
    do(s, "done", "end")  # somebody mines in the twelfth round: the count starts again
    idle_turn(s)
    for _ in range(2 * 12):
        assert s.actor() != OVER
        idle_turn(s)
    assert s.actor() == OVER
    assert GAME.reasons[s.reason] == "stalled"


@rule("DD-Z4", "DD-Z1")
def test_the_last_tile_comes_before_the_limits_as_the_reason() -> None:
    s = last_tile(2, start=1)
    s.turn_limit = 1
    mine_it(s)
    assert GAME.reasons[s.reason] == "last_tile"
