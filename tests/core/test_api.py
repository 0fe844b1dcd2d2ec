"""The interfaces: events and who sees them, options, seats of a mask, driving a position."""

from __future__ import annotations

import pytest

from pithead.core.api import CHANCE, OVER, PUBLIC, SPECTATOR, TRUTH, Option, seats_in, sees
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.errors import OptionError
from pithead.core.rollout import play_out, settle
from pithead.games.registry import load_game


@pytest.mark.parametrize(
    ("seen_by", "audience", "seen"),
    [
        (0b010, 1, True),
        (0b010, 0, False),
        (0b010, SPECTATOR, False),
        (0b010, TRUTH, True),
        (PUBLIC, 3, True),
        (PUBLIC, SPECTATOR, True),
        (0, TRUTH, True),
        (0, 0, False),
    ],
)
def test_an_event_is_seen_by_its_mask(seen_by: int, audience: int, seen: bool) -> None:
    assert sees(audience, seen_by) is seen


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (Option("limit", 60, "X-1", low=0, high=100), [0, 60, 100], [-1, 101, True, "60"]),
        (Option("open", False, "X-1"), [True, False], [0, 1, "yes"]),
        (Option("side", "day", "X-1", choices=["day", "night"]), ["day", "night"], ["noon", 0, False]),
    ],
)
def test_an_option_takes_what_fits_and_says_why_not(
    option: Option, good: list[int | bool | str], bad: list[int | bool | str]
) -> None:
    assert [option.check(value) for value in good] == [""] * len(good)
    for value in bad:
        assert option.check(value).startswith(f"{option.name} must be ")
        assert repr(value) in option.check(value)


def test_the_seats_of_a_mask() -> None:
    assert seats_in(0) == []
    assert seats_in(0b1011) == [0, 1, 3]


def test_settle_stops_at_a_choice() -> None:
    state = load_game("dig_deep").new(2)
    assert state.actor() == CHANCE
    seat = settle(state, Chance(seed_from("settle")))
    assert seat in (0, 1)
    assert state.waiting() == 1 << seat


def test_play_out_keeps_to_its_limit_and_reaches_the_end() -> None:
    state = load_game("dig_deep").new(2, {"turn_limit": 5})
    assert play_out(state, Rng(1), 10) == 10
    assert state.actor() != OVER
    assert play_out(state, Rng(1)) > 10
    assert state.actor() == OVER


def test_an_unknown_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(OptionError, match=r"no game 'chess': there is .*dig_deep"):
        load_game("chess")
