"""Who knows what in Imperial Miners (IM-S3, IM-D1): the only file about secrecy.

While a phase runs, a seat knows its own affairs as they are and those of all others as they were when the phase began;
not even who has finished, though a table may show that. Of the others' hands and discards it knows number and levels.
It learns that a deck was made
again when it draws from it. What its search turns over it knows until that is shuffled back (IM-F6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core import bag, frames
from pithead.core.api import CHANCE, TRUTH
from pithead.core.chance import Rng
from pithead.games.imperial_miners import flow
from pithead.games.imperial_miners.verbs import ROUNDS, SOMEBODY, Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.imperial_miners.state import ImperialMiners


def view(s: ImperialMiners, seat: i64) -> ImperialMiners:
    """Unknown cards become `cards + level`; the deck then holds every card that this audience has not seen."""
    v = s.clone()
    if seat == TRUTH:
        return v
    v.eyes = seat
    if s.drawing != seat and s.drawing != CHANCE:
        v.drawing = SOMEBODY
        v.turned.clear()
    v.refills = s.shuffled[seat] if seat >= 0 else 0
    other: i64
    for other in range(s.seats):
        if other == seat:
            v.thrown[other] = [card for card in s.was_thrown[other] if not v.refills >> s.t.level[card] & 1]
        else:
            _as_it_was(v, other)
    if s.open != 0:
        v.open = (1 << s.seats) - 1 if seat < 0 else (1 << s.seats) - 1 & ~(1 << seat) | s.open & 1 << seat
    _count_unseen(v, seat)
    level: i64
    for level in range(3):
        v.left[level] = s.was_deck[level]
        if seat >= 0:  # IM-D1: as when the phase began, less the own draws
            again: i64 = s.was_pile[level] if v.refills >> level & 1 else 0
            v.left[level] += again - s.taken[seat * 3 + level]
    return v


def _as_it_was(v: ImperialMiners, seat: i64) -> None:
    """Another seat's affairs, as they were when the phase began."""
    base: i64 = seat * ROUNDS
    i: i64
    v.gold[seat] = v.was_gold[seat]
    v.points[seat] = v.was_points[seat]
    v.board[seat] = v.was_board[seat]
    v.space[seat] = v.was_space[seat]
    v.caved[seat] = v.was_caved[seat]
    v.acted[seat] = v.was_acted[seat]
    v.placed[seat] = v.was_placed[seat]
    for i in range(v.was_placed[seat], ROUNDS):
        v.cards[base + i] = -1
        v.cells[base + i] = -1
    for i in range(ROUNDS):
        v.machines[base + i] = v.was_machines[base + i]
    v.carts[seat] = v.was_carts[seat][:]
    v.gaps[seat] = v.was_gaps[seat][:]
    v.hand[seat] = _unknown(v, v.was_hand[seat], 0)
    v.thrown[seat] = _unknown(v, v.was_thrown[seat], v.refills)
    v.was_hand[seat] = v.hand[seat][:]
    v.was_thrown[seat] = v.thrown[seat][:]
    v.dropped[seat] = []
    v.searches[seat] = []
    v.dry[seat] = 0
    v.shuffled[seat] = 0
    for i in range(3 * seat, 3 * seat + 3):
        v.taken[i] = 0
        if v.clock > 0:
            v.luck[i] = 0
    v.stack[seat] = []
    v._offers[seat] = []
    if v.open != 0:
        frames.push(v.stack[seat], Frame.START)


def _unknown(v: ImperialMiners, cards: Ints, without: i64) -> Ints:
    """The backs of some cards, sorted, without certain levels. Cards of level IV are all alike, so they are known."""
    out: Ints = []
    card: i64
    for card in cards:
        if not without >> v.t.level[card] & 1:
            out.append(card if card == v.t.four else v.t.cards + v.t.level[card])
    out.sort()
    return out


def _count_unseen(v: ImperialMiners, seat: i64) -> None:
    i: i64
    card: i64
    for i in range(v.t.four):
        v.deck[i] = v.t.count[i]
    for card in v.cards:
        if card >= 0 and card != v.t.four:
            v.deck[card] -= 1
    if seat < 0:
        return
    for card in v.hand[seat]:
        if card != v.t.four:
            v.deck[card] -= 1
    for card in v.thrown[seat]:
        v.deck[card] -= 1
    for card in v.dropped[seat]:
        v.deck[card] -= 1
    for card in v.turned:
        v.deck[card] -= 1


def determinize(v: ImperialMiners, rng: Rng) -> ImperialMiners:
    """Deal what this audience has not seen; each of the others then begins its phase."""
    s = v.clone()
    if v.eyes == TRUTH:
        return s
    s.eyes = TRUTH
    seat: i64
    for seat in range(s.seats):
        if seat != v.eyes:
            _deal(s, s.hand[seat], rng)
            _deal(s, s.thrown[seat], rng)
            s.was_hand[seat] = s.hand[seat][:]
            s.was_thrown[seat] = s.thrown[seat][:]
            s.shuffled[seat] = s.refills
            flow.run(s, seat)
    return s


def _deal(s: ImperialMiners, cards: Ints, rng: Rng) -> None:
    """Faces for the backs."""
    i: i64
    for i in range(len(cards)):
        level: i64 = cards[i] - s.t.cards
        if level >= 0:
            cards[i] = bag.pick(s.deck, s.t.level_start[level], s.t.level_start[level + 1], rng)
            s.deck[cards[i]] -= 1
    cards.sort()
