"""Nuggets' round in rulebook order: (chance turns up a nugget), bid, turn_up, end_round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core.api import CHANCE, OVER, PUBLIC, Event
from pithead.games._template.tables import KINDS
from pithead.games._template.verbs import Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games._template.state import Nuggets

EMPTY: Final = -1


def waiting(s: Nuggets) -> i64:
    """NU-A2: everybody who has not bid, all at once."""
    mask: i64 = 0
    i: i64
    if s.phase == Phase.BID:
        for i in range(s.seats):
            if s.bids[i] == EMPTY:
                mask |= 1 << i
    return mask


def actor(s: Nuggets) -> i64:
    """The lowest waiting seat; a search plays the seats in this order, people in any."""
    if s.phase == Phase.OVER:
        return OVER
    if s.phase != Phase.BID:
        return CHANCE
    return s.bids.index(EMPTY)


def legal(s: Nuggets, seat: i64) -> Ints:
    """NU-A2: any card of the hand; equal cards are offered once."""
    out: Ints = []
    if s.phase != Phase.BID or s.bids[seat] != EMPTY:
        return out
    card: i64
    for card in range(KINDS):
        if s.hand[seat * (KINDS + 1) + card] > 0:
            out.append(card)
    return out


def bid(s: Nuggets, seat: i64, card: i64) -> None:
    """NU-A2: laid face down. Others see that, not what: NU-H1."""
    s.hand[seat * (KINDS + 1) + card] -= 1
    s.bids[seat] = card
    if s.log is not None:
        s.log.append(Event(Tell.LAID, (seat,), PUBLIC, False))
    if EMPTY not in s.bids:
        turn_up(s)


def turn_up(s: Nuggets) -> None:
    """NU-A3: the highest card that only one player laid takes the nugget."""
    kinds: i64 = len(s.bag)
    best: i64 = EMPTY
    seat: i64
    for seat in range(s.seats):
        card: i64 = s.bids[seat]
        s.played[card] += 1
        if s.log is not None:
            s.log.append(Event(Tell.TURNED_UP, (seat, card), PUBLIC, True))
        if s.bids.count(card) == 1 and (best == EMPTY or card > s.bids[best]):
            best = seat
    if best == EMPTY:
        s.lost[s.nugget] += 1
    else:
        s.won[best * kinds + s.nugget] += 1
    if s.log is not None:
        s.log.append(
            Event(Tell.NOBODY, (s.nugget,), PUBLIC, False)
            if best == EMPTY
            else Event(Tell.TOOK, (best, s.nugget), PUBLIC, False)
        )
    end_round(s)


def end_round(s: Nuggets) -> None:
    """NU-Z1: the next round, or the end."""
    s.nugget = EMPTY
    s.bids = [EMPTY] * s.seats
    if s.round < s.rounds:
        s.round += 1
        s.phase = Phase.NUGGET
        return
    s.reason = 1
    s.phase = Phase.OVER
    if s.log is not None:
        s.log.append(Event(Tell.ENDED, (s.reason,), PUBLIC, False))
