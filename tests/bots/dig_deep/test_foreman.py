"""Dig Deep's foreman: what it looks at, and the strength it claims."""

from __future__ import annotations

from itertools import product

import pytest

from pithead.bots.dig_deep.almanac import almanac, one_die
from pithead.bots.dig_deep.features import SEEN, weights_of
from pithead.bots.dig_deep.foreman import Foreman
from pithead.bots.dig_deep.outlook import Outlook
from pithead.bots.dig_deep.plan import after
from pithead.bots.dig_deep.reroll import Roll
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Phase, Use
from pithead.games.registry import load_game
from tests.bots.games import moments, wins


def seen(s: DigDeep, seat: int) -> dict[str, float]:
    return dict(zip(SEEN, Outlook(s).of(seat).row(), strict=True))


def test_features_read_the_position() -> None:
    """A coin is a coin, a lead below a column is control, and a longer hand is a longer hand."""
    _, view, seat, _ = next(moments("dig_deep", 4, 1, 30, 1))
    assert isinstance(view, DigDeep)
    before = seen(view, seat)
    richer = view.clone()
    richer.coins[seat] += 5
    assert seen(richer, seat)["coins"] == before["coins"] + 5
    held = view.clone()
    for column in range(8):
        held.cubes[column * 4 + seat] = 3
    assert seen(held, seat)["control"] > before["control"]
    assert seen(held, seat)["columns"] > before["columns"]


def test_the_worth_of_a_position_is_weights_times_features() -> None:
    _, view, seat, _ = next(moments("dig_deep", 4, 1, 50, 1))
    assert isinstance(view, DigDeep)
    row = Outlook(view).of(seat).row()
    weights = [1.0 + i for i in range(len(SEEN))]
    told = Outlook(view).of(seat).worth(weights_of(weights))
    assert told == pytest.approx(sum(w * x for w, x in zip(weights, row, strict=True)))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_choice_tried_out_shares_what_it_leaves_alone(seats: int) -> None:
    """The position stays as it was, the one after the choice is what the rules make of it, and the features that it
    shares with the one before are those that it would have by itself.
    """
    phases = set()
    for _, view, seat, legal in moments("dig_deep", seats, 3, 7, 60, "foreman"):
        assert isinstance(view, DigDeep)
        phases.add(int(view.phase))
        was = {name: str(getattr(view, name)) for name in DigDeep.FIELDS}
        outlook = Outlook(view)
        for code in legal:
            tried = after(view, code)
            assert {name: str(getattr(view, name)) for name in DigDeep.FIELDS} == was
            rows = [Outlook(tried, outlook).of(i).row() for i in range(seats)]
            assert rows == [Outlook(tried.clone()).of(i).row() for i in range(seats)]
            played = view.clone()
            played.apply(seat, code)
            if tried.phase == played.phase and view.phase in (Phase.RESOLVE, Phase.WILD):
                assert all(getattr(tried, name) == getattr(played, name) for name in DigDeep.FIELDS)
    assert {Phase.REROLL, Phase.RESOLVE, Phase.MINING, Phase.BUY} <= phases


def test_a_throw_of_dice_is_every_throw() -> None:
    """What the table says of three dice is what all 216 throws say."""
    state = load_game("dig_deep").new(4)
    assert isinstance(state, DigDeep)
    t, place = state.t, {Use.MINE: 0, Use.SMELT: 6, Use.SELL: 12}
    found: dict[int, float] = {}
    for faces in product(range(6), range(18, 24), range(18, 24)):  # a basic die and two yellow ones
        shown = [(int(t.face_action[face]), int(t.face_number[face])) for face in faces]
        total = sum(number << place[action] for action, number in shown if action in place)
        found[total] = found.get(total, 0.0) + 1 / 216
    throw = almanac(t).throw(one_die(0) + 2 * one_die(3))
    assert dict(zip(throw.sums, throw.chances, strict=True)) == pytest.approx(found)


def test_a_reroll_is_worth_the_mean_of_all_throws() -> None:
    """Two dice thrown again are worth what they are on average, kept, over all faces; keeping all gains nothing."""
    weights = Foreman().tables[4]
    views = (view for _, view, _, _ in moments("dig_deep", 4, 2, 1, 60, "foreman"))
    view = next(view for view in views if isinstance(view, DigDeep) and view.phase == Phase.REROLL and view.round > 1)
    roll = Roll(view, view.seat, weights)
    assert roll.sets()[0] == 0.0
    kept = []
    for first, second in product(range(6), repeat=2):
        thrown = view.clone()
        thrown.faces[0], thrown.faces[1] = first, second
        kept.append(Roll(thrown, view.seat, weights).mean(0))
    assert roll.mean(0b11) == pytest.approx(sum(kept) / 36)


def test_it_beats_three_apprentices() -> None:
    """Parity is six of 24; it wins at least ten of these."""
    assert wins(load_game("dig_deep"), ["foreman", "apprentice", "apprentice", "apprentice"], 24) >= 10
