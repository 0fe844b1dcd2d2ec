"""Decks, hands and discards (IM-D1, IM-D3, IM-F5, IM-F6).

All seats draw from the same decks at the same time. What a seat may choose depends on what it knows alone: the decks
as they were when the phase began, and its own draws.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from pithead.core import frames
from pithead.core.api import CHANCE, Event
from pithead.games.imperial_miners.effects.words import PLAIN
from pithead.games.imperial_miners.verbs import Frame, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.imperial_miners.state import ImperialMiners


def tell_card(s: ImperialMiners, seat: i64, kind: i64, card: i64, reveals: bool) -> None:
    """A card that its owner alone is told of."""
    if s.log is not None:
        s.log.append(Event(kind, (seat, card), 1 << seat, reveals))


def found(s: ImperialMiners, level: i64, faction: i64) -> Ints:
    """How many of each card of a level can end a draw now: all of the deck, or those of a faction."""
    out: Ints = s.deck[s.t.level_start[level] : s.t.level_start[level + 1]]
    if faction != PLAIN:
        i: i64
        for i in range(len(out)):
            if not s.t.factions[s.t.level_start[level] + i] >> faction & 1:
                out[i] = 0
    return out


def pile(s: ImperialMiners) -> Ints:
    """How many cards of each level lie on the discard pile."""
    out: Ints = [0, 0, 0]
    seat: i64
    card: i64
    for seat in range(s.seats):
        for card in s.thrown[seat]:
            out[s.t.level[card]] += 1
    return out


def open_to(s: ImperialMiners, seat: i64, level: i64) -> bool:
    """IM-D3: whether a seat has reason to think that there is a card left, in the deck or among its discards."""
    if s.dry[seat] >> level & 1:
        return False
    return s.was_deck[level] + s.was_pile[level] > s.taken[seat * 3 + level]


def begin_draw(s: ImperialMiners, seat: i64, level: i64, faction: i64) -> None:
    """IM-D3: an empty deck is first made again from its discards; then chance is to act.

    A search that finds nothing among the discards leaves them where they are, so that the order of draws does not
    matter (IM-D1).
    """
    if s.left[level] == 0 and _thrown(s, level, faction):
        refill(s, level)
    fresh: i64 = s.refills >> level & 1 & ~(s.shuffled[seat] >> level)
    s.shuffled[seat] |= fresh << level
    if s.log is not None:
        s.log.append(Event(Tell.DRAWS, (seat, level, faction, fresh), 1 << seat, True))
    frames.push(s.stack[seat], Frame.DRAWING, level, faction)
    s.drawing = seat


def _thrown(s: ImperialMiners, level: i64, faction: i64) -> bool:
    """Whether the discard pile has a card of a level (and a faction)."""
    owner: i64
    card: i64
    for owner in range(s.seats):
        for card in s.thrown[owner]:
            if s.t.level[card] == level and (faction == PLAIN or s.t.factions[card] >> faction & 1):
                return True
    return False


def refill(s: ImperialMiners, level: i64) -> None:
    """IM-D3: the discards of earlier phases become the deck."""
    owner: i64
    card: i64
    for owner in range(s.seats):
        for card in s.thrown[owner]:
            if s.t.level[card] == level:
                s.deck[card] += 1
                s.left[level] += 1
                s.refills |= 1 << level
        s.thrown[owner] = [card for card in s.thrown[owner] if s.t.level[card] != level]


def wanted(s: ImperialMiners, card: i64) -> bool:
    """Whether a card ends the draw under way: any does, or one of the faction searched for."""
    faction: i64 = frames.get(s.stack[s.drawing], 2)
    return faction == PLAIN or bool(s.t.factions[card] >> faction & 1)


def turn_over(s: ImperialMiners, card: i64) -> None:
    """IM-F6: a card of no use to the search lies open until it ends."""
    s.deck[card] -= 1
    s.turned.append(card)


def _shuffle_back(s: ImperialMiners) -> None:
    """IM-F6: the search has ended; the searcher alone has seen the cards turned over."""
    card: i64
    if s.log is not None and len(s.turned) > 0:
        s.log.append(Event(Tell.TURNED, (s.drawing, *s.turned), 1 << s.drawing, True))
    for card in s.turned:
        s.deck[card] += 1
    s.turned.clear()


def drawn(s: ImperialMiners, card: i64) -> None:
    """A card comes off the deck into the hand."""
    _shuffle_back(s)
    seat: i64 = s.drawing
    stack = s.stack[seat]
    level: i64 = frames.get(stack, 1)
    faction: i64 = frames.get(stack, 2)
    s.deck[card] -= 1
    s.left[level] -= 1
    insort(s.hand[seat], card)
    s.luck[seat * 3 + level] += 1
    s.taken[seat * 3 + level] += 1
    s.drawing = CHANCE
    tell_card(s, seat, Tell.DREW, card, True)
    if faction != PLAIN:
        s.searches[seat].append(faction * 3 + level)
    frames.pop(stack)
    more: i64 = frames.get(stack, 1) - 1
    if more == 0:
        frames.pop(stack)
    else:
        frames.put(stack, 1, more)


def not_found(s: ImperialMiners) -> None:
    """IM-D3, IM-F6: the deck has no card (of the faction): another deck is to be chosen."""
    _shuffle_back(s)
    seat: i64 = s.drawing
    stack = s.stack[seat]
    level: i64 = frames.get(stack, 1)
    if frames.get(stack, 2) == PLAIN:
        s.dry[seat] |= 1 << level
    s.luck[seat * 3 + level] += 1
    s.drawing = CHANCE
    if s.log is not None:
        s.log.append(Event(Tell.EMPTY, (seat, level, frames.get(stack, 2)), 1 << seat, True))
    frames.pop(stack)
    frames.put(stack, 3, frames.get(stack, 3) | 1 << level)


def discard(s: ImperialMiners, seat: i64, card: i64) -> None:
    """IM-D1: a hand card onto the own discards of this phase; IM-D2: one of level IV back to the supply."""
    s.hand[seat].remove(card)
    if card != s.t.four:
        insort(s.dropped[seat], card)
    tell_card(s, seat, Tell.DISCARDED, card, False)


def gather(s: ImperialMiners) -> None:
    """IM-D1: when a phase ends its discards join the pile."""
    seat: i64
    card: i64
    for seat in range(s.seats):
        for card in s.dropped[seat]:
            insort(s.thrown[seat], card)
        s.dropped[seat].clear()
