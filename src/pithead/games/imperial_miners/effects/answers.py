"""What can be chosen: the answers to each kind of frame on a seat's stack, ascending.

A frame without an answer is dropped: with fewer targets than asked, as many as possible (IM-F10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core import frames
from pithead.games.imperial_miners import decks
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.effects.words import PLAIN, Only
from pithead.games.imperial_miners.verbs import BOARDS, ROUNDS, WIDE, Do, Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.imperial_miners.state import ImperialMiners


def options(s: ImperialMiners, seat: i64, kind: i64, out: Ints) -> None:
    """The answers to the frame on top, ascending."""
    stack = s.stack[seat]
    i: i64
    if kind == Frame.CHOOSE:
        _effects(s, seat, out)
    elif kind == Frame.LIMIT:
        if len(s.hand[seat]) > s.t.hand_limit:
            _hand(s, seat, Do.DISCARD, out)
    elif kind == Frame.DRAW:
        first: i64 = Do.DRAW if frames.get(stack, 2) == PLAIN else Do.SEARCH
        for i in range(3):
            if decks.open_to(s, seat, i) and not frames.get(stack, 3) >> i & 1:
                out.append(first + i)
    elif kind == Frame.STEPS:
        _steps(s, seat, out)
    elif kind == Frame.PICK:
        _pick(s, seat, out)
    elif kind == Frame.CART:
        _carts(s, seat, out)
    elif kind == Frame.TARGET:
        _targets(s, seat, out)
    elif kind == Frame.BOARD:
        for i in range(BOARDS):
            out.append(Do.BOARD + i)
    elif kind == Frame.CHANGE:
        if interpreter.on_last(s, seat):
            for i in range(BOARDS):
                if i != s.board[seat]:
                    out.append(Do.BOARD + i)
    elif kind == Frame.FACTION:
        if decks.open_to(s, seat, 0) or decks.open_to(s, seat, 1) or decks.open_to(s, seat, 2):
            for i in range(6):
                out.append(Do.FACTION + i)
    elif kind == Frame.SELL:
        if len(s.hand[seat]) > 0:
            _hand(s, seat, Do.SELL, out)
            out.append(Do.STOP)
    else:
        _clear(s, seat, out)


def _hand(s: ImperialMiners, seat: i64, verb: i64, out: Ints) -> None:
    """Each different card of a hand; hands are sorted."""
    last: i64 = interpreter.NO_CARD
    card: i64
    for card in s.hand[seat]:
        if card != last:
            out.append(verb + card)
            last = card


def _effects(s: ImperialMiners, seat: i64, out: Ints) -> None:
    """IM-C3, IM-M5: one effect, or none where it can be declined."""
    stack = s.stack[seat]
    program: i64 = frames.get(stack, 1)
    slot: i64 = frames.get(stack, 2)
    used: i64 = frames.get(stack, 4)
    first: i64 = s.t.program[program]
    branch: i64
    for branch in range(first, s.t.program[program + 1]):
        if not used >> s.t.effect[branch] & 1 and interpreter.offered(s, seat, branch, slot):
            out.append(Do.RESOLVE + branch - first)
    if len(out) > 0 and frames.get(stack, 3) == 1:
        out.append(Do.DECLINE)


def _steps(s: ImperialMiners, seat: i64, out: Ints) -> None:
    """IM-F7: no further than the last space; below the boards, than the longest board."""
    stack = s.stack[seat]
    room: i64 = 0
    i: i64
    if s.space[seat] > 0:
        room = s.t.spaces[interpreter.side_of(s, s.board[seat])] - s.space[seat]
    else:
        for i in range(BOARDS):
            room = max(room, s.t.spaces[interpreter.side_of(s, i)])
    for i in range(min(room, frames.get(stack, 1)), min(room, frames.get(stack, 2)) + 1):
        out.append(Do.ADVANCE + i)


def _pick(s: ImperialMiners, seat: i64, out: Ints) -> None:
    """IM-F13: different cards in ascending position; enough must stay for what is still to be placed."""
    stack = s.stack[seat]
    verb: i64 = frames.get(stack, 1)
    last: i64 = frames.get(stack, 3)
    not_this: i64 = frames.get(stack, 4)
    base: i64 = seat * ROUNDS
    i: i64
    for i in range(s.placed[seat]):
        if s.cells[base + i] <= last or i == not_this:
            continue
        if interpreter.has_room(s, seat, verb, i):
            out.append(verb + s.cells[base + i])
    out.sort()
    _leave(out, frames.get(stack, 2))


def _leave(out: Ints, more: i64) -> None:
    """Of ascending targets, those after which enough are left to choose `more` in all."""
    spare: i64 = len(out) - more
    if spare < 0:
        spare = 0
    if len(out) > spare + 1:
        del out[spare + 1 :]


def _carts(s: ImperialMiners, seat: i64, out: Ints) -> None:
    """IM-F3, IM-F13: incomplete junctions in ascending position."""
    stack = s.stack[seat]
    last: i64 = frames.get(stack, 2)
    j: i64
    for j in s.gaps[seat]:
        if j > last:
            out.append(Do.CART + j)
    _leave(out, frames.get(stack, 1))


def _targets(s: ImperialMiners, seat: i64, out: Ints) -> None:
    """IM-F4: an own card not yet activated this round, of the kind asked for."""
    stack = s.stack[seat]
    only: i64 = frames.get(stack, 1)
    which: i64 = frames.get(stack, 2)
    base: i64 = seat * ROUNDS
    i: i64
    for i in range(s.placed[seat]):
        if s.acted[seat] >> i & 1:
            continue
        fits = only == Only.ANY
        if only == Only.LEVEL:
            fits = s.cells[base + i] // WIDE == which
        elif only == Only.FACTION:
            fits = s.t.factions[s.cards[base + i]] >> which & 1 == 1
        elif only == Only.SOME_FACTION:
            fits = s.t.factions[s.cards[base + i]] != 0
        elif only == Only.MACHINE:
            fits = s.machines[base + i] > 0
        if fits:
            out.append(Do.ACTIVATE + s.cells[base + i])
    out.sort()


def _clear(s: ImperialMiners, seat: i64, out: Ints) -> None:
    """Cave-ins of any own cards, in ascending position, or no more of them."""
    last: i64 = frames.get(s.stack[seat], 2)
    base: i64 = seat * ROUNDS
    i: i64
    for i in range(s.placed[seat]):
        if s.caved[seat] >> i & 1 and s.cells[base + i] > last:
            out.append(Do.CLEAR + s.cells[base + i])
    if len(out) > 0:
        out.sort()
        out.append(Do.STOP)
