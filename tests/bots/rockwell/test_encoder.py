"""Rockwell's encoder: a seat's row follows from its view, and says what the table shows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

import pytest

from pithead.bots.rockwell.encoder import ENCODER
from pithead.core.api import HIDDEN
from pithead.games.registry import load_game
from pithead.games.rockwell.flow import board
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import Phase
from tests.bots.encoding import changed_blocks, check_rows, check_secrecy, played, row_of

GAME = load_game("rockwell")
LAYOUT = ENCODER.layout


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_know_is_not_in_its_row(seats: int) -> None:
    assert check_secrecy(GAME, ENCODER, seats, range(6), 5) > 500


@pytest.mark.parametrize("seats", [3, 4])
def test_rows_are_whole_and_masks_are_legal(seats: int) -> None:
    check_rows(GAME, ENCODER, seats, 20, 11)


def test_with_two_players_al_is_the_third_company() -> None:
    for state, _, _ in played(GAME, 2, 4, 13):
        assert isinstance(state, Rockwell)
        for seat in range(2):
            row = row_of(ENCODER, state.view(seat), seat)
            assert min(row) >= 0
            assert [block(row, "company", "present", i) for i in range(4)] == [[1], [1], [1], [0]]
            assert [block(row, "company", "al", i) for i in range(4)] == [[0], [0], [1], [0]]
            assert block(row, "company", "power", 2) == state.power[8:12]
            assert not any(
                row[at]
                for at in range(LAYOUT.where("act", "management", 3)[0], LAYOUT.where("act", "mover", 3)[-1] + 1)
            )


def block(row: list[int], group: str, name: str, copy: int = 0) -> list[int]:
    return [row[at] for at in LAYOUT.where(group, name, copy)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_companies_come_from_the_own_seat_on(seats: int) -> None:
    for state, _, _ in played(GAME, seats, 3, 37):
        assert isinstance(state, Rockwell)
        for seat in range(seats):
            row = row_of(ENCODER, state.view(seat), seat)
            for turn in range(seats):
                other = (seat + turn) % seats
                assert block(row, "company", "money", turn) == [state.money[other]]
                assert block(row, "company", "ledger", turn) == state.ledger[4 * other : 4 * other + 4]
                assert block(row, "company", "prizes", turn) == state.prizes[9 * other : 9 * other + 9]
                assert block(row, "act", "management", turn).index(1) == state.management.index(other)
                assert block(row, "act", "slots", turn) == [int(who == other) for who in state.slots]
                insured = block(row, "company", "insured", turn)
                assert insured == (state.insured[4 * seat : 4 * seat + 4] if turn == 0 else [0, 0, 0, 0])


def test_powers_and_tiles_are_those_of_the_board() -> None:
    drilled = 0
    for state, seat, _ in chain(played(GAME, 3, 8, 23), played(GAME, 3, 9, 23)):
        assert isinstance(state, Rockwell)
        row = row_of(ENCODER, state.view(seat), seat)
        for tile in range(32):
            if state.drilled >> tile & 1:
                drilled += 1
                assert block(row, "tile", "need", tile) == [0]
                assert block(row, "ground", "drilled", tile) == [1]
                continue
            need, there = board.need(state, tile), board.power_on(state, tile)
            assert block(row, "tile", "need", tile) == [need]
            assert block(row, "tile", "missing", tile) == [max(0, need - there)]
        for crew, place in enumerate(state.place):
            company = (crew // 4 - seat) % 3
            assert block(row, "company", "place", company)[crew % 4] == place + 1
            assert block(row, "act", "crew", company)[crew % 4] == int(crew == state.crew)
            assert block(row, "place", "power", place)[company] >= state.power[crew] + state.die[crew]
        assert sum(sum(block(row, "place", "power", place)) for place in range(69)) == sum(state.power) + sum(state.die)
        assert block(row, "table", "deck")[: state.t.cards] == state.deck
        left = [block(row, "table", "piles")[6 * pile] for pile in range(8)]
        assert sum(left) == sum(state.deck)
    assert drilled > 50


def test_a_sealed_bid_is_in_the_row_of_its_bidder_alone() -> None:
    own = hidden = 0
    for seed in range(4):
        for state, _, _ in played(GAME, 3, seed):
            assert isinstance(state, Rockwell)
            if state.phase != Phase.BID:
                continue
            for seat in range(3):
                view = state.view(seat)
                assert isinstance(view, Rockwell)
                row = row_of(ENCODER, view, seat)
                assert block(row, "act", "plan") == state.plan[5 * seat : 5 * seat + 5]
                own += sum(state.plan[5 * seat : 5 * seat + 5])
                for turn in (1, 2):
                    assert not any(block(row, "act", "plan", turn) + block(row, "act", "step", turn))
                    hidden += view.step[(seat + turn) % 3] == HIDDEN
    assert own > 0
    assert hidden > 0


def _bump(field: str, index: int) -> Callable[[Rockwell], None]:
    def change(view: Rockwell) -> None:
        getattr(view, field)[index] += 1

    return change


CHANGES: list[tuple[Callable[[Rockwell], None], set[str]]] = [
    (_bump("money", 2), {"company 1 money"}),
    (_bump("ledger", 0), {"company 2 ledger"}),
    (_bump("roof", 9), {"company 1 roof"}),
    (_bump("discarded", 2), {"company 1 discarded"}),
    (_bump("safety", 0), {"company 2 safety"}),
    (_bump("mobility", 1), {"company 0 mobility"}),
    (_bump("mines", 2), {"company 1 mines"}),
    (_bump("cards", 2), {"company 1 cards"}),
    (_bump("deliveries", 0), {"company 2 deliveries", "company 2 prestige"}),
    (_bump("prizes", 10), {"company 0 prizes", "company 0 prestige"}),
    (_bump("booty", 1), {"act 2 booty"}),
    (_bump("risk", 1), {"act 0 risk"}),
    (_bump("left", 5), {"table 0 left"}),
    (lambda view: setattr(view, "round", view.round + 1), {"table 0 turn", "table 0 turns_left"}),
    (lambda view: setattr(view, "bribes", view.bribes + 1), {"table 0 bribes"}),
    (lambda view: setattr(view, "aside", view.aside + 1), {"table 0 aside"}),
    (lambda view: view.shaft.__setitem__(3, 0), {"ground 3 shaft"}),
    (lambda view: view.deck.__setitem__(0, 1 - view.deck[0]), {"table 0 deck", "table 0 piles"}),
    (lambda view: view.control.reverse(), {"act 0 control", "act 1 control", "act 2 control"}),
    (lambda view: view.bag.__setitem__(0, view.bag[0] + 1), {"moment 0 backs"}),
]


@pytest.mark.parametrize(("change", "blocks"), CHANGES)
def test_what_changes_on_the_table_changes_in_its_own_block(
    change: Callable[[Rockwell], None], blocks: set[str]
) -> None:
    state = next(state for state, _, _ in played(GAME, 3, 5) if state.round == 2)
    view = state.view(1)
    assert isinstance(view, Rockwell)
    before = row_of(ENCODER, view, 1)
    change(view)
    after = changed_blocks(ENCODER, before, row_of(ENCODER, view, 1))
    assert after
    assert after <= blocks
