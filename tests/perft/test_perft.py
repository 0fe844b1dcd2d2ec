"""Node counts and the order of choices from fixed positions: clients and learned weights depend on both."""

from dataclasses import replace
from pathlib import Path

import pytest

from pithead.games.registry import GAMES, load_game
from pithead.lab.perft import Case, compare, game_of, luck, measure, perft, position, read_cases

FOLDER = Path(__file__).parent
CASES = [case for path in sorted(FOLDER.glob("*.json")) for case in read_cases(path)]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_counts_and_order_are_as_stored(case: Case) -> None:
    now = measure(game_of(case), case, len(case.counts))
    assert compare(case, now) == []


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_game_and_seat_count_has_a_case(game_id: str) -> None:
    info = load_game(game_id).info
    stored = {case.seats for case in CASES if case.game == game_id and not case.pack}
    assert stored == set(range(info.min_seats, info.max_seats + 1))


@pytest.mark.parametrize("case", CASES[:1], ids=["first"])
def test_counting_leaves_the_position_as_it_was(case: Case) -> None:
    game = load_game(case.game)
    state = position(game, case)
    before = state.key()
    counts, _ = perft(game, state, 2, luck(case.seed))
    assert state.key() == before
    assert counts == case.counts[:2]


@pytest.mark.parametrize("case", CASES[:1], ids=["first"])
def test_a_difference_is_told(case: Case) -> None:
    other = replace(case, counts=[*case.counts[:-1], case.counts[-1] + 1])
    assert "counts were" in compare(other, measure(load_game(case.game), other, len(case.counts)))[0]
