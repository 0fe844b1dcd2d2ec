"""Powers of several companies in one number, and what a company can expect of a pile."""

from __future__ import annotations

from pithead.bots.rockwell.piles import Worths, piles_of
from pithead.bots.rockwell.powers import companies, packed, power_of, strongest, total
from pithead.core.chance import Rng
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import NONE
from tests.bots.rockwell.games import GAME


def test_powers_in_one_number_are_those_of_each_company() -> None:
    rng = Rng(5)
    for _ in range(500):
        powers = [rng.below(4) * rng.below(12) for _ in range(4)]
        together = sum(packed(owner, power) for owner, power in enumerate(powers))
        assert [power_of(together, owner) for owner in range(4)] == powers
        assert total(together) == sum(powers)
        assert companies(together) == sum(power > 0 for power in powers)
        most = max(powers)
        expected = powers.index(most) if most and powers.count(most) == 1 else NONE
        assert strongest(together) == expected


def test_a_share_is_the_mean_over_the_cards_that_are_left() -> None:
    state = GAME.new(4, {})
    assert isinstance(state, Rockwell)
    t = state.t
    pile = piles_of(t).read(state)[0]
    slots = range(t.pile_start[0], t.pile_start[1])
    cubes = [t.card_cubes[card * 4 : card * 4 + 4] for card in (t.card_at[slot] for slot in slots)]
    assert list(pile.whole.sums) == [sum(card[r] for card in cubes) for r in range(4)]
    half = pile.share(2, 0, 3, 99)
    assert list(half.sums) == [sum(card[r] // 2 for card in cubes) for r in range(4)]
    first = pile.share(2, 1, 3, 99)
    assert list(first.sums) == [sum(card[r] - card[r] // 2 for card in cubes) for r in range(4)]
    assert first.worth(Worths(1.0, 0.0, 0.0, 0.0)) == first.sums[0] / len(slots)
    assert first.dollars([700, 0, 0, 0]) == 700 * first.sums[0] // len(slots)
    assert list(pile.share(0, 1, 0, 0).sums) == list(pile.whole.sums)


def test_danger_takes_as_much_as_there_is_power_the_dearest_first_less_what_is_saved() -> None:
    state = GAME.new(4, {})
    assert isinstance(state, Rockwell)
    t = state.t
    dangers = 0
    for pile in piles_of(t).read(state):
        dangers += sum(t.card_danger[card] for card in pile.cards)
        whole = pile.share(1, 0, 4, 4)
        lost = pile.share(1, 0, 4, 1)
        assert sum(whole.sums) - sum(lost.sums) == 3 * sum(t.card_danger[card] for card in pile.cards)
        assert lost.sums[0] >= 0
        assert list(pile.share(1, 0, 40, 99).sums) == list(whole.sums)
    assert dangers > 0


def test_cards_that_are_gone_no_longer_count() -> None:
    state = GAME.new(4, {})
    assert isinstance(state, Rockwell)
    before = piles_of(state.t).read(state)
    assert piles_of(state.t).read(state)[2] is before[2]
    state.deck[state.t.pile_start[2]] = 0
    after = piles_of(state.t).read(state)
    assert after[2] is not before[2]
    assert len(after[2].cards) == len(before[2].cards) - 1
    assert after[3] is before[3]
