"""The turn in rulebook order: who must decide, from what, and what goes on by itself.

Auction        auction
Vice Presidents  presidents
Phase I        insurance, drilling (order, movement), extraction, danger, advantages (bribery, subcontracting),
mineshafts
Phase II       market
Phase III      workshop
End of turn    ending; with two players Al moves and grows (automa)
Achievements   achievements, at once, wherever a condition can come true

Each chapter leaves in `phase` what comes next; from `Phase.AUTOMATIC` on it is done here, without a question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import CHANCE, OVER
from pithead.games.rockwell.flow import (
    advantages,
    auction,
    automa,
    danger,
    drilling,
    ending,
    extraction,
    insurance,
    market,
    mineshafts,
    presidents,
    workshop,
)
from pithead.games.rockwell.verbs import Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell


def waiting(s: Rockwell) -> i64:
    """All who have not finished a sealed choice, or the one whose decision it is."""
    p: i64 = s.phase
    if p > Phase.INSURE:
        return 1 << s.seat if p != Phase.OVER else 0
    if p < Phase.BID:
        return 0
    mask: i64 = 0
    done: i64 = auction.STEPS if p == Phase.BID else insurance.STEPS
    seat: i64
    for seat in range(s.seats):
        if s.step[seat] < done:
            mask |= 1 << seat
    return mask


def actor(s: Rockwell) -> i64:
    """The lowest waiting seat, CHANCE or OVER."""
    p: i64 = s.phase
    if p > Phase.INSURE:
        return s.seat if p != Phase.OVER else OVER
    if p < Phase.BID:
        return CHANCE
    done: i64 = auction.STEPS if p == Phase.BID else insurance.STEPS
    seat: i64
    for seat in range(s.seats):
        if s.step[seat] < done:
            return seat
    raise AssertionError("a sealed choice that nobody owes")


def legal(s: Rockwell, seat: i64) -> Ints:
    """What `seat` may choose from; empty when it is not waiting."""
    p: i64 = s.phase
    if p < Phase.BID or p == Phase.OVER:
        return []
    if p == Phase.BID:
        return auction.legal(s, seat)
    if p == Phase.INSURE:
        return insurance.legal(s, seat)
    if seat != s.seat:
        return []
    if p <= Phase.DIE:
        if p == Phase.CREW:
            return drilling.legal_crews(s)
        if p == Phase.MOVE:
            return drilling.legal_moves(s)
        if p == Phase.DIE:
            return drilling.legal_dice(s)
        return presidents.legal(s)
    if p <= Phase.ADVANTAGE:
        if p == Phase.ADVANTAGE:
            return advantages.legal(s)
        if p == Phase.DISCARD:
            return danger.legal(s)
        return extraction.legal(s)
    if p <= Phase.AMOUNT:
        return market.legal(s)
    if p <= Phase.SINK:
        return workshop.legal(s)
    return automa.legal(s)


def apply(s: Rockwell, seat: i64, code: i64) -> None:
    """One legal choice."""
    p: i64 = s.phase
    if p == Phase.BID:
        auction.bid(s, seat, code)
    elif p == Phase.INSURE:
        insurance.insure(s, seat, code)
    elif p <= Phase.DIE:
        if p == Phase.CREW:
            drilling.name_crew(s, code)
        elif p == Phase.MOVE:
            drilling.move(s, code)
        elif p == Phase.DIE:
            drilling.choose_die(s, code)
        else:
            presidents.place(s, code)
    elif p <= Phase.ADVANTAGE:
        if p == Phase.ADVANTAGE:
            advantages.use(s, code)
        elif p == Phase.DISCARD:
            danger.discard(s, code)
        else:
            extraction.choose_first(s, code)
    elif p <= Phase.AMOUNT:
        market.apply(s, code)
    elif p <= Phase.SINK:
        workshop.apply(s, code)
    else:
        automa.apply(s, code)


def advance(s: Rockwell) -> None:
    """Everything that needs no decision and no luck."""
    p: i64 = s.phase
    while p >= Phase.AUTOMATIC:
        if p == Phase.NEXT_PRESIDENT:
            presidents.next_president(s)
        elif p == Phase.NEXT_GO:
            drilling.next_go(s)
        elif p == Phase.FILLED:
            extraction.look(s)
        elif p == Phase.DANGER:
            danger.next_question(s)
        elif p == Phase.SETTLE:
            extraction.settle(s)
        elif p == Phase.OFFER:
            advantages.offer(s)
        elif p == Phase.ROUND_OVER:
            drilling.end_round(s)
        elif p == Phase.MINESHAFTS:
            mineshafts.pay(s)
        elif p == Phase.NEXT_DEAL:
            market.next_deal(s)
        elif p == Phase.NEXT_WORK:
            workshop.next_work(s)
        elif p == Phase.AL_WORK:
            automa.begin(s)
        else:
            ending.end_turn(s)
        p = s.phase
