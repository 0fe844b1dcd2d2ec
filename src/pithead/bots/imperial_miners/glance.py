"""A choice at a glance, for roll-outs: no search and no copy of the position, only what cards, chains and spaces are
worth by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.imperial_miners import valuation
from pithead.bots.imperial_miners.projection import WORST, Ground, Held, Places, joined
from pithead.bots.imperial_miners.rates import Rates
from pithead.bots.imperial_miners.valuation import NOWHERE
from pithead.core import frames
from pithead.games.imperial_miners import absurd, mine
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import BOARDS, Do, Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

ROAD: Final = 15  # per cent of a board's further spaces that count when it is entered


def glance(s: ImperialMiners, r: Rates, left: i64) -> i64:
    """The best-looking answer of a table of one to the frame on top."""
    kind: i64 = frames.top(s.stack[0])
    legal = s.legal(0)
    if kind == Frame.PLAY:
        return _play(s, r, left, legal)
    reach: Ints = []
    if kind == Frame.PLACE or kind == Frame.CHAIN or kind == Frame.PICK:
        reach = valuation.reaches(s, r, left)
    best: i64 = legal[0]
    most: i64 = WORST
    code: i64
    for code in legal:
        worth: i64 = _worth(s, r, left, kind, code, reach)
        if worth > most and not ((kind == Frame.CHOOSE or kind == Frame.STEPS) and absurd.absurd(s, 0, code)):
            most = worth
            best = code
    return best


def _play(s: ImperialMiners, r: Rates, left: i64, legal: Ints) -> i64:
    """The card that brings most at its best place."""
    places = Places(s, valuation.reaches(s, r, left), Ground(s))
    best: i64 = legal[0]
    most: i64 = WORST
    code: i64
    i: i64
    for code in legal:
        held = Held(s, r, code - Do.PLAY, left + 1)
        held.fit(s, r, places)
        chain = places.chain[held.level]
        for i in range(len(chain)):
            worth: i64 = held.laid + chain[i] + held.fits[i]
            if worth > most:
                most = worth
                best = code
    return best


def _worth(s: ImperialMiners, r: Rates, left: i64, kind: i64, code: i64, reach: Ints) -> i64:
    """What one answer looks like."""
    stack = s.stack[0]
    if kind == Frame.CHOOSE:
        if code == Do.DECLINE:
            return 0
        return valuation.branch_worth(
            s, r, s.t.program[frames.get(stack, 1)] + code - Do.RESOLVE, frames.get(stack, 2), NOWHERE, left
        )
    if kind == Frame.PLACE:
        return valuation.above(s, reach, code - Do.PLACE) + r.fit * joined(s, frames.get(stack, 1), code - Do.PLACE)
    if kind == Frame.CHAIN:
        return reach[mine.find(s, 0, code - Do.CLIMB)]
    if kind == Frame.TARGET:
        slot: i64 = mine.find(s, 0, code - Do.ACTIVATE)
        return valuation.card_worth(s, r, s.cards[slot], slot, left)
    if kind == Frame.STEPS:
        return _space(s, r, left, s.board[0], code - Do.ADVANCE)
    if kind == Frame.BOARD:
        steps: i64 = frames.get(stack, 1)
        return _space(s, r, left, code - Do.BOARD, steps) + ROAD * _road(s, r, left, code - Do.BOARD, steps) // 100
    if kind == Frame.CHANGE:
        return _road(s, r, left, code - Do.BOARD, 1)
    if kind == Frame.PICK and frames.get(stack, 1) == Do.CAVEIN:
        return -reach[mine.find(s, 0, code - Do.CAVEIN)]
    if kind == Frame.LIMIT:
        return -_held(s, r, code - Do.DISCARD, left)
    if kind == Frame.SELL:
        return 0 if code == Do.STOP else r.gold[left] * frames.get(stack, 3) - _held(s, r, code - Do.SELL, left)
    return 0


def _space(s: ImperialMiners, r: Rates, left: i64, board: i64, steps: i64) -> i64:
    """The space that a move reaches; on no board yet, the best of all."""
    if steps == 0:
        return 0
    best: i64 = 0
    i: i64
    for i in range(BOARDS):
        if board < 0 or i == board:
            side: i64 = interpreter.side_of(s, i)
            space: i64 = min(s.t.spaces[side], s.space[0] + steps)
            branch: i64 = s.t.program[interpreter.space_program(s, side, space)]
            best = max(best, valuation.branch_worth(s, r, branch, NOWHERE, NOWHERE, left))
    return best + r.step[left] * steps // 10


def _road(s: ImperialMiners, r: Rates, left: i64, board: i64, space: i64) -> i64:
    """The spaces of a board beyond one that the marker may still come to."""
    side: i64 = interpreter.side_of(s, board)
    last: i64 = min(s.t.spaces[side], space + (left * r.reach + 99) // 100)
    total: i64 = 0
    i: i64
    for i in range(space + 1, last + 1):
        total += max(
            0, valuation.branch_worth(s, r, s.t.program[interpreter.space_program(s, side, i)], NOWHERE, NOWHERE, left)
        )
    return total


def _held(s: ImperialMiners, r: Rates, card: i64, left: i64) -> i64:
    """A card of the hand by itself; one whose row above is empty is worth less."""
    level: i64 = s.t.level[card]
    worth: i64 = valuation.card_worth(s, r, card, NOWHERE, left) - r.gold[left] * s.t.cost[card] + r.held[level]
    if level > 0 and not mine.can_place(s, 0, level):
        worth -= r.missing
    return worth
