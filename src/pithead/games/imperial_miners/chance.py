"""Imperial Miners' luck: the sides of the boards, the events, the cards.

A key is (stream, seat, phase, index): the k-th card that a seat takes from a deck in a phase, whatever others do
meanwhile. A search (IM-F6) has one key for all the cards it turns over: the first number of the generator says what it
finds, and after as many more as cards lie open the next one says whether it is found now or what is turned over.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from pithead.core import bag, frames
from pithead.core.api import CHANCE, PUBLIC, Event
from pithead.core.chance import Rng
from pithead.games.imperial_miners import decks, flow
from pithead.games.imperial_miners.effects.words import PLAIN
from pithead.games.imperial_miners.verbs import BOARDS, SOMEBODY, Draw, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.imperial_miners.state import ImperialMiners


class Stream:
    """First part of a chance key."""

    SIDES: Final = 0
    EVENT: Final = 1
    DECK: Final = 2  # and 3 and 4: by level
    NOTHING: Final = 5


def level(s: ImperialMiners) -> i64:
    """The deck of the draw under way."""
    if s.drawing != CHANCE:
        return frames.get(s.stack[s.drawing], 1)
    return _deal_level(s)


def _faction(s: ImperialMiners) -> i64:
    """The faction searched for, or PLAIN."""
    return PLAIN if s.drawing == CHANCE else frames.get(s.stack[s.drawing], 2)


def _deal_of(s: ImperialMiners, i: i64) -> i64:
    return s.t.first_deal[i] if s.first_game else s.t.deal[i]


def _deal_level(s: ImperialMiners) -> i64:
    """Which level the next card dealt has: a seat's cards one after the other, level by level."""
    n: i64 = s.dealt % (_deal_of(s, 0) + _deal_of(s, 1) + _deal_of(s, 2))
    i: i64 = 0
    while n >= _deal_of(s, i):
        n -= _deal_of(s, i)
        i += 1
    return i


def _deal_seat(s: ImperialMiners) -> i64:
    return s.dealt // (_deal_of(s, 0) + _deal_of(s, 1) + _deal_of(s, 2))


def key(s: ImperialMiners) -> tuple[int, ...]:
    if s.drawing == SOMEBODY:
        return (Stream.NOTHING, s.clock)
    if s.drawing != CHANCE:
        deck = level(s)
        return (Stream.DECK + deck, s.drawing, s.clock, s.luck[s.drawing * 3 + deck])
    if s.phase == Phase.REVEAL:
        return (Stream.EVENT, s.round)
    if s.dealt < 0:
        return (Stream.SIDES, 0)
    seat = _deal_seat(s)
    deck = _deal_level(s)
    return (Stream.DECK + deck, seat, 0, s.luck[seat * 3 + deck])


def sample(s: ImperialMiners, rng: Rng) -> i64:
    if s.drawing == CHANCE:
        if s.phase == Phase.REVEAL:
            return Draw.EVENT + bag.pick(s.events, 0, s.t.events, rng)
        if s.dealt < 0:
            return Draw.SIDES + rng.below(1 << BOARDS)
    if s.drawing == SOMEBODY:
        return Draw.NONE
    deck: i64 = level(s)
    if _faction(s) == PLAIN and s.left[deck] > 0:
        return Draw.CARD + _pick(s, deck, rng)
    return _search(s, deck, rng)


def _search(s: ImperialMiners, deck: i64, rng: Rng) -> i64:
    """The next card turned over, each equally likely; nothing where none is left."""
    start: i64 = s.t.level_start[deck]
    found = decks.found(s, deck, _faction(s))
    good: i64 = bag.total(found, 0, len(found))
    left: i64 = bag.total(s.deck, start, s.t.level_start[deck + 1])
    if left == 0:
        return Draw.NONE
    card: i64 = bag.pick(found, 0, len(found), rng) if good > 0 else 0
    i: i64
    for i in range(len(s.turned)):
        rng.word()
    r: i64 = rng.below(left) - good
    if r >= 0:
        card = 0
        r -= s.deck[start] - found[0]
        while r >= 0:
            card += 1
            r -= s.deck[start + card] - found[card]
    return Draw.CARD + start + card


def _pick(s: ImperialMiners, deck: i64, rng: Rng) -> i64:
    """One card of a deck, each equally likely; its size is known."""
    card: i64 = s.t.level_start[deck]
    r: i64 = rng.below(s.left[deck]) - s.deck[card]
    while r >= 0:
        card += 1
        r -= s.deck[card]
    return card


def outcomes(s: ImperialMiners) -> list[tuple[int, float]]:
    if s.drawing == CHANCE:
        if s.phase == Phase.REVEAL:
            return [(Draw.EVENT + i, p) for i, p in bag.odds(s.events, 0, s.t.events)]
        if s.dealt < 0:
            return [(Draw.SIDES + i, 1 / (1 << BOARDS)) for i in range(1 << BOARDS)]
    if s.drawing == SOMEBODY:
        return [(Draw.NONE, 1.0)]
    deck = level(s)
    start, stop = s.t.level_start[deck], s.t.level_start[deck + 1]
    if bag.total(s.deck, start, stop) == 0:
        return [(Draw.NONE, 1.0)]
    return [(Draw.CARD + i, p) for i, p in bag.odds(s.deck, start, stop)]


def apply(s: ImperialMiners, code: i64) -> None:
    """One outcome happens."""
    seat: i64 = s.drawing
    if seat == SOMEBODY:
        s.drawing = CHANCE
    elif seat != CHANCE:
        _answer(s, code)
    elif s.phase == Phase.REVEAL:
        flow.reveal(s, code - Draw.EVENT)
    elif s.dealt < 0:
        _sides(s, code - Draw.SIDES)
    else:
        _deal(s, code - Draw.CARD)


def _answer(s: ImperialMiners, code: i64) -> None:
    """A seat's draw: it ends, or turns a card over and goes on (IM-F6)."""
    seat: i64 = s.drawing
    card: i64 = code - Draw.CARD
    if code == Draw.NONE:
        decks.not_found(s)
    elif decks.wanted(s, card):
        decks.drawn(s, card)
    else:
        decks.turn_over(s, card)
        return
    flow.go_on(s, seat)


def _sides(s: ImperialMiners, code: i64) -> None:
    """IM-C1: a random side of each board."""
    i: i64
    for i in range(BOARDS):
        s.sides[i] = code >> (BOARDS - 1 - i) & 1
    s.dealt = 0
    if s.log is not None:
        s.log.append(Event(Tell.SIDES, (s.sides[0], s.sides[1], s.sides[2]), PUBLIC, True))


def _deal(s: ImperialMiners, card: i64) -> None:
    """IM-S2: one card to a seat; its number and level are public, the card is not."""
    seat: i64 = _deal_seat(s)
    deck: i64 = s.t.level[card]
    s.deck[card] -= 1
    s.luck[seat * 3 + deck] += 1
    insort(s.hand[seat], card)
    s.dealt += 1
    s.left[deck] -= 1
    s.was_deck[deck] -= 1
    s.was_hand[seat] = s.hand[seat][:]
    decks.tell_card(s, seat, Tell.DEALT, card, True)
    if _deal_seat(s) == s.seats:
        flow.dealt(s)
