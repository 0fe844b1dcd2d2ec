"""Dig Deep's encoder: a seat's row follows from its view, and says what the table shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pithead.bots.dig_deep.encoder import ENCODER
from pithead.games.dig_deep.state import DigDeep
from pithead.games.registry import load_game
from tests.bots.encoding import changed_blocks, check_rows, check_secrecy, played, row_of

GAME = load_game("dig_deep")
LAYOUT = ENCODER.layout


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_know_is_not_in_its_row(seats: int) -> None:
    assert check_secrecy(GAME, ENCODER, seats, range(8), 3) > 500


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rows_are_whole_and_masks_are_legal(seats: int) -> None:
    check_rows(GAME, ENCODER, seats, 20, 5)


def block(row: list[int], group: str, name: str, copy: int = 0) -> list[int]:
    return [row[at] for at in LAYOUT.where(group, name, copy)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_come_from_the_own_seat_on(seats: int) -> None:
    for state, _, _ in played(GAME, seats, 3, 11):
        assert isinstance(state, DigDeep)
        for seat in range(seats):
            row = row_of(ENCODER, state.view(seat), seat)
            for turn in range(seats):
                other = (seat + turn) % seats
                assert block(row, "player", "coins", turn) == [state.coins[other]]
                assert sum(block(row, "player", "dice", turn)) == 6 - state.dice[6 * other : 6 * other + 6].count(-1)
                assert (
                    block(row, "tiles", "sold", turn)[: state.t.kinds]
                    == state.sold[other * state.t.kinds : (other + 1) * state.t.kinds]
                )
                cubes = [block(row, "column", "cubes", column)[turn] for column in range(len(state.height))]
                assert cubes == state.cubes[other::seats]
            assert block(row, "moment", "turn").index(1) == (state.seat - seat) % seats
            assert block(row, "tiles", "hand") == _hand(state, seat)


def _hand(state: DigDeep, seat: int) -> list[int]:
    base = seat * (state.t.kinds + 3)
    known = state.hand[base : base + state.t.kinds]
    return [*known, *[0] * (40 - len(known)), *state.hand[base + state.t.kinds : base + state.t.kinds + 3]]


def test_a_dug_tile_is_in_the_row_of_whoever_saw_it() -> None:
    found = 0
    for seed in range(6):
        for state, _, _ in played(GAME, 3, seed, 4):
            assert isinstance(state, DigDeep)
            rows, kinds = len(state.grid) // len(state.height), state.t.kinds
            for seat in range(3):
                row = row_of(ENCODER, state.view(seat), seat)
                for cell, knows in enumerate(state.knows):
                    column, place = divmod(cell, rows)
                    depth = state.height[column] - 1 - place
                    if depth < 0:
                        continue
                    tile = state.grid[cell]
                    shown = block(row, "dug", "gems", column * 9 + depth)
                    assert block(row, "column", "levels", column)[depth] == state.t.level[tile] + 1
                    if knows >> seat & 1:
                        assert tile < kinds
                        assert shown == state.t.gems[tile * 5 : tile * 5 + 5]
                        found += 1
                    else:
                        assert not any(shown)
                    others = [knows >> (seat + turn) % 3 & 1 for turn in (1, 2)]
                    assert block(row, "dug", "knows", column * 9 + depth)[:2] == others
    assert found > 100


def _bump(field: str, index: int) -> Callable[[DigDeep], None]:
    def change(view: DigDeep) -> None:
        getattr(view, field)[index] += 1

    return change


CHANGES: list[tuple[Callable[[DigDeep], None], set[str]]] = [
    (_bump("coins", 2), {"player 1 coins"}),
    (_bump("stock", 0), {"player 2 stock"}),
    (_bump("cubes", 4), {"column 1 cubes"}),
    (_bump("invested", 5), {"player 1 invested"}),
    (_bump("price", 4), {"table 0 price"}),
    (_bump("pool", 7), {"table 0 unseen"}),
    (_bump("shown", 3), {"tiles 2 shown"}),
    (_bump("sold", 5), {"tiles 2 sold"}),
    (_bump("bag", 3), {"table 0 bag"}),
    (_bump("hand", 0), {"tiles 2 hand", "table 0 unseen"}),
    (lambda view: view.hand.__setitem__(view.t.kinds, view.hand[view.t.kinds] + 1), {"tiles 2 hand"}),
    (lambda view: setattr(view, "round", view.round + 1), {"table 0 round", "table 0 rounds_left"}),
    (lambda view: setattr(view, "finishing", 1), {"table 0 finishing"}),
    (lambda view: setattr(view, "quiet", view.quiet + 1), {"table 0 quiet", "table 0 quiet_left"}),
    (lambda view: setattr(view, "start", (view.start + 1) % 3), {"moment 0 start"}),
    (lambda view: view.market.reverse(), {"moment 0 spaces"}),
    (lambda view: setattr(view, "wilds", view.wilds + 1), {"table 0 wilds"}),
]


@pytest.mark.parametrize(("change", "blocks"), CHANGES)
def test_what_changes_on_the_table_changes_in_its_own_block(
    change: Callable[[DigDeep], None], blocks: set[str]
) -> None:
    state = next(state for state, _, _ in played(GAME, 3, 5) if state.round == 2)
    view = state.view(1)
    assert isinstance(view, DigDeep)
    before = row_of(ENCODER, view, 1)
    change(view)
    assert changed_blocks(ENCODER, before, row_of(ENCODER, view, 1)) == blocks


def test_the_dice_of_the_turn_are_told_until_its_actions_are_done() -> None:
    seen = set()
    for state, seat, _ in played(GAME, 2, 9):
        assert isinstance(state, DigDeep)
        row = row_of(ENCODER, state.view(seat), seat)
        thrown = sum(block(row, "moment", "thrown"))
        assert thrown == (0 if state.phase >= 12 else 6 - state.dice[6 * seat : 6 * seat + 6].count(-1))
        if state.phase == 6:
            assert block(row, "moment", "uses") == state.uses
        seen.add(int(state.phase))
    assert {4, 6, 12} <= seen
