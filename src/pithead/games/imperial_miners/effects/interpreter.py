"""The effect interpreter: what is pending on a seat's stack, and what a choice does.

`work` carries on where nothing is asked, `choose` takes one of the answers that answers.py lists for the top frame.
What one item does stands in the table of operations, which the tables of a pack carry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core import frames
from pithead.core.api import Event
from pithead.games.imperial_miners import decks, mine
from pithead.games.imperial_miners.effects.words import ITEM, NO_CAP, SCOTS, At, Count, Need, Op, Rule
from pithead.games.imperial_miners.verbs import MAX_SPACES, ROUNDS, SEARCHES, Do, Frame, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.imperial_miners.state import ImperialMiners

NO_CARD: Final = -1
FROM_THE_FIRST: Final = -1  # the first "last target" of an ascending choice


# -- amounts


def amount(s: ImperialMiners, seat: i64, item: i64, slot: i64) -> i64:
    """IM-F12: min(max, k * (count / d) + plus), never below 0; counted now (IM-F11)."""
    items = s.t.items
    k: i64 = items[item + At.K]
    if items[item + At.COUNT] == Count.NONE:
        return k
    n: i64 = mine.tally(s, seat, items[item + At.COUNT], items[item + At.OF], slot)
    per: i64 = items[item + At.PER]
    if items[item + At.UP]:
        n += per - 1
    n = k * (n // per) + items[item + At.PLUS]
    cap: i64 = items[item + At.CAP]
    if cap != NO_CAP and n > cap:
        return cap
    return n if n > 0 else 0


def gain(s: ImperialMiners, seat: i64, op: i64, n: i64) -> None:
    """Gold or points."""
    if n == 0:
        return
    if op == Op.GOLD:
        s.gold[seat] += n
    else:
        s.points[seat] += n
    if s.log is not None:
        s.log.append(Event(Tell.GOLD if op == Op.GOLD else Tell.VP, (seat, n), 1 << seat, False))


def pay(s: ImperialMiners, seat: i64, n: i64) -> None:
    """IM-F9: at once and in full."""
    s.gold[seat] -= n
    if n > 0 and s.log is not None:
        s.log.append(Event(Tell.PAID, (seat, n), 1 << seat, False))


def special(s: ImperialMiners, rule: i64) -> i64:
    """The number of a rule that this round's special event sets for the mine phase (IM-E1), else 0."""
    if s.phase == Phase.MINE and s.t.rule[s.event] == rule:
        return s.t.rule_number[s.event]
    return 0


def price(s: ImperialMiners, card: i64) -> i64:
    """IM-M1: what a card costs in this mine phase, not below 0."""
    n: i64 = s.t.cost[card] - special(s, Rule.DISCOUNT)
    return n if n > 0 else 0


# -- carts


def complete(s: ImperialMiners, seat: i64, n: i64) -> None:
    """IM-F3: n carts have just become complete; event 001 pays for each of them."""
    if s.phase == Phase.MINE and s.t.rule[s.event] == Rule.ONCART:
        for _ in range(n):
            perform(s, seat, s.t.rule_item[s.event], NO_CARD)


# -- activation


def activate(s: ImperialMiners, seat: i64, slot: i64) -> None:
    """A card's turn: nothing if it had its turn (IM-M7); a cave-in goes instead of an effect (IM-F2); else a choice
    (IM-M5).
    """
    if s.acted[seat] >> slot & 1:
        return
    s.acted[seat] |= 1 << slot
    base: i64 = seat * ROUNDS
    card: i64 = s.cards[base + slot]
    if s.caved[seat] >> slot & 1:
        s.caved[seat] ^= 1 << slot
        _tell_at(s, seat, Tell.DUG_OUT, slot)
        return
    _tell_at(s, seat, Tell.ACTIVATED, slot)
    frames.push(s.stack[seat], Frame.CHOOSE, s.t.card_program + card, slot, 1, 0, 1)


def _tell_at(s: ImperialMiners, seat: i64, kind: i64, slot: i64) -> None:
    if s.log is not None:
        base: i64 = seat * ROUNDS
        cell: i64 = s.cells[base + slot]
        place: i64 = mine.place_of(s, seat, cell, s.placed[seat])
        s.log.append(Event(kind, (seat, s.cards[base + slot], cell, place), 1 << seat, False))


def cost(s: ImperialMiners, seat: i64, branch: i64) -> i64:
    """The gold that a branch asks for; IM-F8: one less for each Scots card, not below 0."""
    kind: i64 = s.t.need[branch * 4]
    if kind != Need.SPEND and kind != Need.SCOTS:
        return 0
    n: i64 = s.t.need[branch * 4 + 1]
    if kind == Need.SCOTS:
        n -= mine.cards_of(s, seat, SCOTS)
    return n if n > 0 else 0


def offered(s: ImperialMiners, seat: i64, branch: i64, slot: i64) -> bool:
    """IM-F9: a "spend" that can be paid in full, an "if" that is true."""
    need = s.t.need
    kind: i64 = need[branch * 4]
    if kind == Need.NONE:
        return True
    if kind == Need.IF:
        return mine.tally(s, seat, need[branch * 4 + 2], need[branch * 4 + 3], slot) >= need[branch * 4 + 1]
    if kind == Need.CAVEIN:
        return s.placed[seat] - mine.bits(s.caved[seat]) >= need[branch * 4 + 1]
    return s.gold[seat] >= cost(s, seat, branch)


def _take_branch(s: ImperialMiners, seat: i64, branch: i64, slot: i64) -> None:
    """Pay, then the items from left to right, then down to the hand limit (IM-F5, IM-F9, IM-F11). Items that only give
    gold or points ask nothing, and are done at once as long as none stands before them.
    """
    stack = s.stack[seat]
    pay(s, seat, cost(s, seat, branch))
    item: i64 = s.t.first_item[branch]
    last: i64 = s.t.last_item[branch]
    pays_cave_ins = s.t.need[branch * 4] == Need.CAVEIN
    while item < last and not pays_cave_ins and s.t.items[item] <= Op.VP:
        gain(s, seat, s.t.items[item], amount(s, seat, item, slot))
        item += ITEM
    if item < last or pays_cave_ins or len(s.hand[seat]) > s.t.hand_limit:
        frames.push(stack, Frame.LIMIT)
    if item < last:
        frames.push(stack, Frame.RUN, item, last, slot)
    if pays_cave_ins:
        frames.push(stack, Frame.PICK, Do.CAVEIN, s.t.need[branch * 4 + 1], FROM_THE_FIRST, NO_CARD)


# -- items


def work(s: ImperialMiners, seat: i64) -> None:
    """The next item of the RUN frame on top."""
    stack = s.stack[seat]
    item: i64 = frames.get(stack, 1)
    slot: i64 = frames.get(stack, 3)
    if item + ITEM >= frames.get(stack, 2):
        frames.pop(stack)
    else:
        frames.put(stack, 1, item + ITEM)
    perform(s, seat, item, slot)


def perform(s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
    """One item: done at once, or pushed as what is to be chosen next."""
    s.t.operations[s.t.items[item] - 1].do(s, seat, item, slot)


def has_room(s: ImperialMiners, seat: i64, verb: i64, slot: i64) -> bool:
    """Whether a machine (IM-F1) or a cave-in (IM-F2) can be put on a card."""
    if verb == Do.MACHINE:
        return s.machines[seat * ROUNDS + slot] < s.t.machine_limit
    return not s.caved[seat] >> slot & 1


def put(s: ImperialMiners, seat: i64, verb: i64, slot: i64) -> None:
    """A machine or a cave-in on a card."""
    if verb == Do.MACHINE:
        s.machines[seat * ROUNDS + slot] += 1
        _tell_at(s, seat, Tell.MACHINE, slot)
    else:
        s.caved[seat] |= 1 << slot
        _tell_at(s, seat, Tell.CAVEIN, slot)


# -- Progress boards


def side_of(s: ImperialMiners, board: i64) -> i64:
    """The side of a board that is in play: board * 2 + side."""
    return board * 2 + s.sides[board]


def on_last(s: ImperialMiners, seat: i64) -> bool:
    """Whether a marker stands on the last space of its board."""
    return s.space[seat] > 0 and s.space[seat] == s.t.spaces[side_of(s, s.board[seat])]


def _move(s: ImperialMiners, seat: i64, n: i64) -> None:
    """IM-F7: only the space reached counts; on the last one the board is changed after it, and the rest of the move is
    lost.
    """
    last: i64 = s.t.spaces[side_of(s, s.board[seat])]
    s.space[seat] = min(last, s.space[seat] + n)
    if s.log is not None:
        s.log.append(Event(Tell.MOVED, (seat, s.board[seat], s.space[seat]), 1 << seat, False))
    if s.space[seat] == last:
        frames.push(s.stack[seat], Frame.CHANGE)
    resolve_space(s, seat)


def resolve_space(s: ImperialMiners, seat: i64) -> None:
    """IM-F7b: as far as possible; what it asks to spend may be kept. One effect that asks for nothing is no choice."""
    side: i64 = side_of(s, s.board[seat])
    program: i64 = space_program(s, side, s.space[seat])
    branch: i64 = s.t.program[program]
    if s.t.program[program + 1] == branch + 1 and s.t.need[branch * 4] == Need.NONE:
        _take_branch(s, seat, branch, NO_CARD)
        return
    spends: i64 = s.t.space_spends[side * MAX_SPACES + s.space[seat] - 1]
    frames.push(s.stack[seat], Frame.CHOOSE, program, NO_CARD, spends, 0, 1)


def space_program(s: ImperialMiners, side: i64, space: i64) -> i64:
    """The program of one space of a side."""
    return s.t.space_program[side * MAX_SPACES + space - 1]


# -- what a choice does


def choose(s: ImperialMiners, seat: i64, kind: i64, code: i64) -> None:
    """One of the answers to the frame on top."""
    stack = s.stack[seat]
    if kind == Frame.CHOOSE:
        _choose_effect(s, seat, code)
    elif kind == Frame.LIMIT:
        decks.discard(s, seat, code - Do.DISCARD)
    elif kind == Frame.DRAW:
        decks.begin_draw(s, seat, (code - Do.DRAW) % 3, frames.get(stack, 2))
    elif kind == Frame.STEPS:
        frames.pop(stack)
        _step(s, seat, code - Do.ADVANCE)
    elif kind == Frame.PICK:
        _pick(s, seat, code)
    elif kind == Frame.CART:
        _cart(s, seat, code - Do.CART)
    elif kind == Frame.TARGET:
        frames.pop(stack)
        activate(s, seat, mine.find(s, seat, code - Do.ACTIVATE))
    elif kind == Frame.BOARD:
        n: i64 = frames.get(stack, 1)
        frames.pop(stack)
        s.board[seat] = code - Do.BOARD
        _move(s, seat, n)
    elif kind == Frame.CHANGE:
        frames.pop(stack)
        s.board[seat] = code - Do.BOARD
        s.space[seat] = 1  # IM-F7a: space 1 is not resolved
        if s.log is not None:
            s.log.append(Event(Tell.CHANGED, (seat, s.board[seat]), 1 << seat, False))
    elif kind == Frame.FACTION:
        _one_less(stack)
        frames.push(stack, Frame.DRAW, 1, code - Do.FACTION)
    elif kind == Frame.SELL:
        _sell(s, seat, code)
    else:
        _clear(s, seat, code)


def _one_less(stack: Ints) -> None:
    """One of the frame's number is done; after the last the frame goes."""
    n: i64 = frames.get(stack, 1) - 1
    if n == 0:
        frames.pop(stack)
    else:
        frames.put(stack, 1, n)


def _choose_effect(s: ImperialMiners, seat: i64, code: i64) -> None:
    stack = s.stack[seat]
    more: i64 = frames.get(stack, 5) - 1  # event 015: another effect of the Surface
    if code == Do.DECLINE:
        if more == 0:
            frames.pop(stack)
        else:
            frames.put(stack, 5, more)
        if s.log is not None:
            s.log.append(Event(Tell.DECLINED, (seat,), 1 << seat, False))
        return
    slot: i64 = frames.get(stack, 2)
    program: i64 = frames.get(stack, 1)
    branch: i64 = s.t.program[program] + code - Do.RESOLVE
    if more == 0:
        frames.pop(stack)
    else:
        frames.put(stack, 4, frames.get(stack, 4) | 1 << s.t.effect[branch])
        frames.put(stack, 5, more)
    if slot >= 0 or program == s.t.surface:
        s.searches[seat].append(SEARCHES + branch * (ROUNDS + 1) + slot + 1)
    _take_branch(s, seat, branch, slot)


def _step(s: ImperialMiners, seat: i64, n: i64) -> None:
    if n == 0:
        return
    if s.space[seat] > 0:
        _move(s, seat, n)
    else:
        frames.push(s.stack[seat], Frame.BOARD, n)


def _pick(s: ImperialMiners, seat: i64, code: i64) -> None:
    stack = s.stack[seat]
    verb: i64 = frames.get(stack, 1)
    cell: i64 = code - verb
    slot: i64 = mine.find(s, seat, cell)
    more: i64 = frames.get(stack, 2) - 1
    if more == 0:
        frames.pop(stack)
    else:
        frames.put(stack, 2, more)
        frames.put(stack, 3, cell)
    put(s, seat, verb, slot)


def _cart(s: ImperialMiners, seat: i64, j: i64) -> None:
    """IM-F3: a token makes a junction complete for every purpose."""
    stack = s.stack[seat]
    more: i64 = frames.get(stack, 1) - 1
    if more == 0:
        frames.pop(stack)
    else:
        frames.put(stack, 1, more)
        frames.put(stack, 2, j)
    s.gaps[seat].remove(j)
    mine.add_cart(s, seat, j)
    if s.log is not None:
        s.log.append(Event(Tell.CART, (seat, j, *mine.between(s, seat, j)), 1 << seat, False))
    complete(s, seat, 1)


def _sell(s: ImperialMiners, seat: i64, code: i64) -> None:
    stack = s.stack[seat]
    if code == Do.STOP:
        frames.pop(stack)
        return
    op: i64 = frames.get(stack, 2)
    each: i64 = frames.get(stack, 3)
    _one_less(stack)
    decks.discard(s, seat, code - Do.SELL)
    gain(s, seat, op, each)


def _clear(s: ImperialMiners, seat: i64, code: i64) -> None:
    stack = s.stack[seat]
    if code == Do.STOP:
        frames.pop(stack)
        return
    cell: i64 = code - Do.CLEAR
    op: i64 = frames.get(stack, 3)
    each: i64 = frames.get(stack, 4)
    frames.put(stack, 2, cell)
    _one_less(stack)
    slot: i64 = mine.find(s, seat, cell)
    s.caved[seat] ^= 1 << slot
    _tell_at(s, seat, Tell.CLEARED, slot)
    gain(s, seat, op, each)
