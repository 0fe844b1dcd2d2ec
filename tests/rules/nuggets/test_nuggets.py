"""The clauses of Nuggets."""

from collections.abc import Sequence

import pytest

from pithead.core.api import CHANCE, HIDDEN, SPECTATOR
from pithead.core.errors import OptionError
from pithead.games._template.game import NuggetsGame
from pithead.games._template.state import Nuggets
from pithead.games._template.verbs import Phase
from tests.rule import rule

GAME = NuggetsGame()


def deal(hands: Sequence[str], rounds: int = 4) -> Nuggets:
    """A game in which the seats hold these cards: "1356" is a hand."""
    state = GAME.new(len(hands), {"rounds": rounds})
    assert isinstance(state, Nuggets)
    for i in range(4):
        for hand in hands:
            state.apply(CHANCE, GAME.outcomes.parse(f"card {hand[i]}"))
    return state


def play_round(state: Nuggets, nugget: int, cards: str) -> None:
    """A nugget is turned up and the seats lay these cards."""
    state.apply(CHANCE, GAME.outcomes.parse(f"nugget {nugget}"))
    for seat, card in enumerate(cards):
        state.apply(seat, GAME.actions.parse(f"bid {card}"))


@rule("NU-C1")
def test_the_box_holds_twelve_cards_and_six_nuggets() -> None:
    state = GAME.new(3)
    assert isinstance(state, Nuggets)
    assert state.deck == [2] * 6
    assert state.bag == [2] * 3
    with pytest.raises(OptionError, match="2 to 3 players"):
        GAME.new(4)


@rule("NU-S1")
def test_each_player_is_dealt_four_cards_in_turn() -> None:
    state = deal(["1135", "2246"])
    assert state.hand == [2, 0, 1, 0, 1, 0, 0, 0, 2, 0, 1, 0, 1, 0]
    assert sum(state.deck) == 4
    assert state.phase == Phase.NUGGET


@rule("NU-A1")
def test_a_nugget_out_of_the_bag_is_turned_up() -> None:
    state = deal(["1135", "2246"])
    assert [p for _, p in state.outcomes()] == [1 / 3] * 3
    state.apply(CHANCE, GAME.outcomes.parse("nugget 3"))
    assert (state.nugget, state.bag) == (2, [2, 2, 1])


@rule("NU-A2")
def test_all_players_choose_at_once_and_equal_cards_are_one_choice() -> None:
    state = deal(["1135", "2246"])
    state.apply(CHANCE, GAME.outcomes.parse("nugget 3"))
    assert state.waiting() == 0b11
    assert [GAME.actions.format(code) for code in state.legal(0)] == ["bid 1", "bid 3", "bid 5"]
    state.apply(1, GAME.actions.parse("bid 6"))
    assert state.waiting() == 0b01
    assert state.legal(1) == []


@rule("NU-A3")
@pytest.mark.parametrize(
    ("hands", "cards", "winner"),
    [
        (["5224", "3364", "1165"], "531", 0),
        (["5224", "5334", "6116"], "556", 2),
        (["6224", "6334", "1155"], "661", 2),
    ],
)
def test_the_highest_card_laid_by_one_player_alone_takes_the_nugget(hands: list[str], cards: str, winner: int) -> None:
    state = deal(hands)
    play_round(state, 3, cards)
    assert [state.standing(seat)[0] for seat in range(3)] == [3 if seat == winner else 0 for seat in range(3)]


@rule("NU-A3")
def test_where_all_cards_are_tied_the_nugget_goes_out_of_the_game() -> None:
    state = deal(["5124", "5364"])
    play_round(state, 2, "55")
    assert state.lost == [0, 1, 0]
    assert sum(state.won) == 0


@rule("NU-Z1")
def test_worth_counts_first_then_the_number_of_nuggets() -> None:
    state = deal(["6125", "5346"], rounds=3)
    play_round(state, 2, "65")
    play_round(state, 1, "13")
    play_round(state, 1, "24")
    assert GAME.reasons[state.reason] == "rounds_played"
    assert state.standing(0) == (2, 1)
    assert state.standing(1) == (2, 2) > state.standing(0)


@rule("NU-H1")
def test_others_see_neither_hands_nor_bids_before_they_are_turned_up() -> None:
    state = deal(["1135", "2246"])
    state.apply(CHANCE, GAME.outcomes.parse("nugget 3"))
    state.apply(0, GAME.actions.parse("bid 5"))
    for audience in (1, SPECTATOR):
        view = state.view(audience)
        assert view.hand[:7] == [0, 0, 0, 0, 0, 0, 3]
        assert view.bids[0] == HIDDEN
    assert state.view(0).bids[0] == 4


def test_the_highest_card_for_the_least_nugget_is_absurd_while_there_is_a_lower_one() -> None:
    state = deal(["1135", "2246"])
    state.apply(CHANCE, GAME.outcomes.parse("nugget 1"))
    assert [GAME.absurd(state.view(0), 0, code) for code in state.legal(0)] == ["", "", "NU-ABS-1"]
    assert GAME.detail(state.view(0), 0, state.legal(0)[-1]).warning == "nuggets-warn-waste"
