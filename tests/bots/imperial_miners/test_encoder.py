"""Imperial Miners' encoder: a seat's row follows from its view, and says what the table shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pithead.bots.imperial_miners.encoder import ENCODER
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import ROUNDS, WIDE
from pithead.games.registry import load_game
from tests.bots.encoding import changed_blocks, check_rows, check_secrecy, played, row_of

GAME = load_game("imperial_miners")
LAYOUT = ENCODER.layout


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_what_a_seat_cannot_know_is_not_in_its_row(seats: int) -> None:
    assert check_secrecy(GAME, ENCODER, seats, range(10), 1 + seats // 2) > 400


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_rows_are_whole_and_masks_are_legal(seats: int) -> None:
    check_rows(GAME, ENCODER, seats, 20, 4)


def block(row: list[int], group: str, name: str, copy: int = 0) -> list[int]:
    return [row[at] for at in LAYOUT.where(group, name, copy)]


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_players_come_from_the_own_seat_on_as_the_phase_began(seats: int) -> None:
    for state, _, _ in played(GAME, seats, 3, 7):
        for seat in range(seats):
            view = state.view(seat)
            assert isinstance(view, ImperialMiners)
            row = row_of(ENCODER, view, seat)
            for turn in range(seats):
                other = (seat + turn) % seats
                assert block(row, "player", "gold", turn) == [view.gold[other]]
                assert block(row, "player", "points", turn) == [view.points[other]]
                assert block(row, "player", "machines", turn) == [mine.machines(view, other)]
                factions = [mine.cards_of(view, other, faction) for faction in range(6)]
                assert block(row, "player", "factions", turn) == factions
                assert sum(block(row, "player", "hand", turn)) == len(view.hand[other])
                assert sum(block(row, "mine", "cards", turn)) == view.placed[other]
                assert block(row, "mine", "space", turn).index(1) == view.space[other]


def test_a_mine_is_told_card_by_card_with_its_junctions() -> None:
    cards = junctions = 0
    for state, _, _ in played(GAME, 3, 6, 9):
        for seat in range(3):
            view = state.view(seat)
            assert isinstance(view, ImperialMiners)
            row = row_of(ENCODER, view, seat)
            for turn in range(3):
                other = (seat + turn) % 3
                found: dict[int, int] = {}
                for slot in range(view.placed[other]):
                    copy, at = turn * ROUNDS + slot, other * ROUNDS + slot
                    (card,), (level,) = block(row, "slot", "card", copy), block(row, "slot", "row", copy)
                    (place,) = block(row, "slot", "place", copy)
                    assert card == view.cards[at] + 1
                    assert (level - 1) * WIDE + place - 1 == view.cells[at]
                    assert block(row, "slot", "machines", copy) == [view.machines[at]]
                    assert block(row, "slot", "caved", copy) == [view.caved[other] >> slot & 1]
                    for way, kind in enumerate(block(row, "slot", "junctions", copy)):
                        found[view.cells[at] * 3 + way] = kind
                    cards += 1
                assert sorted(j for j, kind in found.items() if kind == 2) == view.carts[other]
                assert sorted(j for j, kind in found.items() if kind == 1) == view.gaps[other]
                junctions += len(view.carts[other]) + len(view.gaps[other])
                for slot in range(view.placed[other], ROUNDS):
                    assert block(row, "slot", "card", turn * ROUNDS + slot) == [0]
    assert cards > 100
    assert junctions > 50


def test_a_hand_is_in_the_row_of_its_owner_alone() -> None:
    for state, _, _ in played(GAME, 2, 1, 5):
        assert isinstance(state, ImperialMiners)
        for seat in range(2):
            row = row_of(ENCODER, state.view(seat), seat)
            hand = block(row, "own", "hand")
            assert [card for card, n in enumerate(hand) for _ in range(n)] == state.hand[seat]


def _bump(field: str, index: int) -> Callable[[ImperialMiners], None]:
    def change(view: ImperialMiners) -> None:
        getattr(view, field)[index] += 1

    return change


# of another seat what it was when the phase began
CHANGES: list[tuple[Callable[[ImperialMiners], None], set[str]]] = [
    (_bump("was_gold", 2), {"player 1 gold"}),
    (_bump("was_points", 0), {"player 2 points"}),
    (_bump("was_deck", 1), {"table 0 left"}),
    (_bump("was_machines", 2 * ROUNDS), {"slot 10 machines", "player 1 machines"}),
    (_bump("was_space", 0), {"player 2 space", "mine 2 space"}),
    (lambda view: view.caved.__setitem__(1, view.caved[1] ^ 1), {"slot 0 caved", "player 0 caveins"}),
    (lambda view: view.acted.__setitem__(1, view.acted[1] ^ 1), {"slot 0 acted"}),
    (lambda view: view.sides.__setitem__(0, 1 - view.sides[0]), {"table 0 sides"}),
    (lambda view: view.hand[1].append(0), {"own 0 hand", "player 0 hand"}),
    (lambda view: view.was_hand[0].append(view.t.cards), {"player 2 hand"}),
    (lambda view: view.was_thrown[1].append(3), {"own 0 discards", "player 0 discards"}),
    (lambda view: view.was_thrown[2].append(view.t.cards + 1), {"player 1 discards"}),
    (lambda view: setattr(view, "round", view.round + 1), {"table 0 round", "table 0 rounds_left"}),
    (lambda view: setattr(view, "event", (view.event + 1) % view.t.events), {"moment 0 event"}),
    (lambda view: view.events.__setitem__(0, 1 - view.events[0]), {"moment 0 revealed"}),
]


@pytest.mark.parametrize(("change", "blocks"), CHANGES)
def test_what_changes_on_the_table_changes_in_its_own_block(
    change: Callable[[ImperialMiners], None], blocks: set[str]
) -> None:
    state = next(state for state, _, _ in played(GAME, 3, 5) if state.round == 3)
    view = state.view(1)
    assert isinstance(view, ImperialMiners)
    before = row_of(ENCODER, view, 1)
    change(view)
    assert changed_blocks(ENCODER, before, row_of(ENCODER, view, 1)) == blocks
