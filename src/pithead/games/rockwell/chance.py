"""Rockwell's luck: the layout, the two orders, tile backs and extraction cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core import bag
from pithead.core.api import PUBLIC, Event
from pithead.core.chance import Rng
from pithead.games.rockwell.flow import auction, extraction
from pithead.games.rockwell.verbs import RING, Draw, Phase, Tell, first_order, orders

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.rockwell.state import Rockwell


class Stream:
    """First part of a chance key."""

    LAYOUT: Final = 0
    MANAGEMENT: Final = 1
    CONTROL: Final = 2
    BACK: Final = 3
    CARD: Final = 4


def key(s: Rockwell) -> tuple[int, ...]:
    if s.phase == Phase.BACK:
        return (Stream.BACK, s.spot)  # the back lies where it was dealt, so its place names its luck
    if s.phase == Phase.CARD:
        pile = extraction.pile(s)
        return (Stream.CARD, pile, s.drawn[pile])
    return (s.phase, 0)  # the first three streams are numbered like their phases


def sample(s: Rockwell, rng: Rng) -> i64:
    if s.phase == Phase.CARD:
        pile: i64 = extraction.pile(s)
        slot: i64 = bag.pick(s.deck, s.t.pile_start[pile], s.t.pile_start[pile + 1], rng)
        return Draw.CARD + s.t.card_at[s.low * s.t.cards + slot]
    if s.phase == Phase.BACK:
        first: i64 = s.spot // RING * s.t.backs
        return Draw.BACK + bag.pick(s.bag, first, first + s.t.backs, rng) - first
    if s.phase == Phase.LAYOUT:
        return Draw.LAYOUT + s.t.layouts[rng.below(len(s.t.layouts))]
    start: i64 = Draw.MANAGEMENT if s.phase == Phase.MANAGEMENT else Draw.CONTROL
    return start + first_order(s.seats) + rng.below(len(orders(s.seats)))


def outcomes(s: Rockwell) -> list[tuple[int, float]]:
    if s.phase == Phase.CARD:
        pile = extraction.pile(s)
        cards = bag.odds(s.deck, s.t.pile_start[pile], s.t.pile_start[pile + 1])
        return sorted([(int(Draw.CARD + s.t.card_at[s.low * s.t.cards + slot]), p) for slot, p in cards])
    if s.phase == Phase.BACK:
        first = s.spot // RING * s.t.backs
        return [(int(Draw.BACK + kind - first), p) for kind, p in bag.odds(s.bag, first, first + s.t.backs)]
    if s.phase == Phase.LAYOUT:
        return [(int(Draw.LAYOUT + layout), 1 / len(s.t.layouts)) for layout in s.t.layouts]
    start = (Draw.MANAGEMENT if s.phase == Phase.MANAGEMENT else Draw.CONTROL) + first_order(s.seats)
    n = len(orders(s.seats))
    return [(start + i, 1 / n) for i in range(n)]


def apply(s: Rockwell, code: i64) -> None:
    """One outcome happens."""
    if s.phase == Phase.CARD:
        extraction.draw(s, code - Draw.CARD)
    elif s.phase == Phase.BACK:
        extraction.reveal(s, code - Draw.BACK)
    elif s.phase == Phase.LAYOUT:
        s.layout = code - Draw.LAYOUT
        s.phase = Phase.MANAGEMENT
        if s.log is not None:
            s.log.append(Event(Tell.LAID, (s.layout,), PUBLIC, True))
    else:
        _order(s, code)


def _order(s: Rockwell, code: i64) -> None:
    """RW-S5: each order is random, independently of the other."""
    start: i64 = Draw.MANAGEMENT if s.phase == Phase.MANAGEMENT else Draw.CONTROL
    order = orders(s.seats)[code - start - first_order(s.seats)]
    if s.phase == Phase.MANAGEMENT:
        s.management = list(order)
        s.phase = Phase.CONTROL
        if s.log is not None:
            s.log.append(Event(Tell.MANAGEMENT, order, PUBLIC, True))
    else:
        s.control = list(order)
        if s.log is not None:
            s.log.append(Event(Tell.CONTROL, order, PUBLIC, True))
        auction.begin_turn(s)
