"""What every encoder must hold, asked of positions from games that are played at random."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from pithead.bots.layout import FORMAT, Encoder
from pithead.core.api import Game, State
from pithead.core.chance import Rng
from pithead.core.rollout import play_out, settle_by
from pithead.games.registry import load_kit

FILTH = 77  # what a buffer holds before it is filled


def row_of(encoder: Encoder, view: State, seat: int) -> list[int]:
    """The numbers of a view."""
    out = array(FORMAT, [FILTH] * encoder.layout.size)
    encoder.encode(view, seat, out)
    return out.tolist()


def played(game: Game, seats: int, seed: int, apart: int = 1) -> Iterator[tuple[State, int, Rng]]:
    """Positions of a random game where a seat must choose: so many decisions apart, with that seat."""
    state, rng = game.new(seats, load_kit(game.info.id).simulation), Rng(1000 * seats + seed)
    while (seat := int(settle_by(state, rng))) >= 0:
        yield state, seat, rng
        play_out(state, rng, apart)


def check_secrecy(game: Game, encoder: Encoder, seats: int, seeds: range, apart: int) -> int:
    """A seat's row is the same in every position that it cannot tell from the true one, whether it is made of the view
    or of the position itself; how many were compared, and that there were such.
    """
    compared = other = 0
    for seed in seeds:
        for state, _, rng in played(game, seats, seed, apart):
            seat = rng.below(seats)
            view = state.view(seat)
            world = view.determinize(rng)
            other += world.key() != state.key()
            assert world.view(seat).key() == view.key()
            row = row_of(encoder, view, seat)
            assert row == row_of(encoder, world.view(seat), seat)
            assert row == row_of(encoder, state, seat) == row_of(encoder, world, seat)
            compared += 1
    assert other > 0 or seats == 1
    return compared


def check_rows(game: Game, encoder: Encoder, seats: int, seed: int, apart: int) -> None:
    """Numbers are in range and every one is written; absent players have none; the mask says what is legal."""
    layout, most = encoder.layout, game.info.max_seats
    absent = [
        at
        for group in layout.groups
        if group.copies == most
        for at in range(group.start + seats * group.width, group.start + most * group.width)
    ]
    for state, _, _ in played(game, seats, seed, apart):
        for seat in range(seats):
            view = state.view(seat)
            row = row_of(encoder, view, seat)
            assert min(row) >= 0
            assert row == row_of(encoder, view, seat)
            assert not any(row[at] for at in absent)
            check_mask(game, encoder, view, seat)


def check_mask(game: Game, encoder: Encoder, view: State, seat: int) -> None:
    out = bytearray([FILTH]) * game.actions.size
    encoder.mask(view, seat, out)
    assert [code for code, may in enumerate(out) if may == 1] == list(view.legal(seat))
    assert set(out) <= {0, 1}


def changed_blocks(encoder: Encoder, before: list[int], after: list[int]) -> set[str]:
    """Where two rows differ: `player 2 coins`."""
    names = {encoder.layout.name_of(at) for at in range(len(before)) if before[at] != after[at]}
    return {name.rpartition(" ")[0] for name in names}
