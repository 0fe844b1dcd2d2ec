"""What effects, cards and chains of Imperial Miners are worth to their owner, in hundredths of a point.

Nothing affects other players' mines (IM-M9), so a seat appraises its own affairs alone: `alone` cuts them out of a
view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.imperial_miners.rates import LATEST, Rates
from pithead.core import frames
from pithead.core.api import CHANCE, TRUTH
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.effects.words import ALL, ITEM, NO_CAP, PLAIN, At, Count, Drawn, Need, Op
from pithead.games.imperial_miners.state import ImperialMiners, set_up
from pithead.games.imperial_miners.tables import Tables
from pithead.games.imperial_miners.verbs import ROUNDS, WIDE, Frame, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

NOWHERE: Final = -1  # the slot of a card that is still in the hand
VARIES: Final = -1000000000  # in place of a worth that depends on the position

# What a card in the hand will find around it: counts by `Count`, where its place decides.
GUESS: Final = [0, 0, 0, 0, 2, 0, 1, 0, 2, 0, 0, 0, 3, 1, 1, 1]


def alone(v: ImperialMiners, seat: i64) -> ImperialMiners:
    """The affairs of one seat as a table of one, without the others and without the past."""
    s = set_up(v.t, 1, v.first_game)
    s.eyes = TRUTH
    s.round = v.round
    s.phase = v.phase
    s.clock = v.clock
    s.event = v.event
    s.drawing = CHANCE
    s.dealt = v.dealt
    s.open = v.open >> seat & 1
    s.sides = v.sides[:]
    s.events = v.events[:]
    s.deck = v.deck[:]
    s.left = v.left[:]
    s.was_deck = v.was_deck[:]
    s.was_pile = v.was_pile[:]
    s.gold = [v.gold[seat]]
    s.points = [v.points[seat]]
    s.board = [v.board[seat]]
    s.space = [v.space[seat]]
    s.caved = [v.caved[seat]]
    s.acted = [v.acted[seat]]
    s.placed = [v.placed[seat]]
    s.cards = v.cards[seat * ROUNDS : (seat + 1) * ROUNDS]
    s.cells = v.cells[seat * ROUNDS : (seat + 1) * ROUNDS]
    s.machines = v.machines[seat * ROUNDS : (seat + 1) * ROUNDS]
    s.taken = v.taken[seat * 3 : seat * 3 + 3]
    s.dry = [v.dry[seat]]
    s.shuffled = [v.shuffled[seat]]
    s.carts = [v.carts[seat][:]]
    s.gaps = [v.gaps[seat][:]]
    s.hand = [v.hand[seat][:]]
    s.stack = [v.stack[seat][:]]
    s.was_gold, s.was_points, s.was_board, s.was_space, s.was_caved, s.was_acted, s.was_placed, s.was_machines = (
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
    )
    s.was_carts, s.was_gaps, s.was_hand, s.was_thrown = [], [], [], []
    return s


def rounds_left(s: ImperialMiners) -> i64:
    """Cards still to be played after the round under way, the one of this round included while it is to come."""
    return s.t.rounds - s.round


def rounds_to_come(s: ImperialMiners) -> i64:
    """Cards that a table of one may still play, this round's included while it is to come."""
    left: i64 = rounds_left(s)
    at: i64
    if s.phase == Phase.EVENT:
        return left + 1
    if s.phase == Phase.MINE:
        for at in range(0, len(s.stack[0]), frames.WIDTH):
            if s.stack[0][at] == Frame.PLAY or s.stack[0][at] == Frame.START or s.stack[0][at] == Frame.PLACE:
                return left + 1
    return left


# -- effects


def _count(s: ImperialMiners, count: i64, of: i64, slot: i64, card: i64) -> i64:
    """What a count will find, also for a card that is not yet laid."""
    if slot >= 0:
        return mine.tally(s, 0, count, of, slot)
    if GUESS[count] > 0:
        return GUESS[count]
    n: i64 = mine.tally(s, 0, count, of, 0)
    if card >= 0:
        if count == Count.CARDS_OF:
            n += s.t.factions[card] >> of & 1
        elif count == Count.CARDS_LEVEL and s.t.level[card] == of:
            n += 1
    return n


def _amount(s: ImperialMiners, item: i64, slot: i64, card: i64) -> i64:
    """IM-F12, with what a card not yet laid may expect."""
    items = s.t.items
    if items[item + At.COUNT] == Count.NONE:
        return items[item + At.K]
    n: i64 = _count(s, items[item + At.COUNT], items[item + At.OF], slot, card)
    per: i64 = items[item + At.PER]
    if items[item + At.UP]:
        n += per - 1
    n = items[item + At.K] * (n // per) + items[item + At.PLUS]
    if items[item + At.CAP] != NO_CAP and n > items[item + At.CAP]:
        n = items[item + At.CAP]
    return n if n > 0 else 0


def item_worth(s: ImperialMiners, r: Rates, item: i64, slot: i64, card: i64, left: i64) -> i64:
    """One item of an effect, resolved with `left` rounds to come; 0 for an operation that is not known here."""
    items = s.t.items
    op: i64 = items[item]
    a: i64 = items[item + At.A]
    if op == Op.GOLD:
        return r.gold[left] * _amount(s, item, slot, card)
    if op == Op.VP:
        return 100 * _amount(s, item, slot, card)
    if op == Op.DRAW:
        if items[item + At.B] == Drawn.FOUR:
            return r.four * a if left > 0 else 0
        return r.card[left] * a * (4 if items[item + At.B] != PLAIN else 3) // 3
    if op == Op.ADVANCE:
        return r.step[left] * _amount(s, item, slot, card)
    if op == Op.MACHINE:
        return r.machine[left] * (a if a > 0 else 1)
    if op == Op.CAVEIN:
        return -r.cave[left] * (a if a > 0 else 1)
    if op == Op.CART:
        return r.cart * min(a, len(s.gaps[0]) if slot >= 0 else a)
    if op == Op.CLEAR:
        n: i64 = mine.bits(s.caved[0])
        if a != ALL and n > a:
            n = a
        return n * (r.cave[left] + (r.gold[left] if items[item + At.B] == Op.GOLD else 100) * items[item + At.K])
    if op == Op.SELL:
        return a * max(0, r.gold[left] * items[item + At.K] - r.card[left])
    if op == Op.ACTIVATE:
        return r.turn
    if op == Op.AGAIN:
        return r.step[left] * 2 if s.space[0] > 0 else 0
    if op == Op.IF:
        holds = _count(s, items[item + At.COUNT], items[item + At.OF], slot, card) >= items[item + At.K]
        return item_worth(s, r, a if holds else items[item + At.B], slot, card, left)
    return 0


def branch_worth(s: ImperialMiners, r: Rates, branch: i64, slot: i64, card: i64, left: i64) -> i64:
    """One branch with what it costs; the gold is taken to be there by then."""
    known: i64 = fixed(s, r, left)[branch]
    return known if known != VARIES else _branch_worth(s, r, branch, slot, card, left)


def _branch_worth(s: ImperialMiners, r: Rates, branch: i64, slot: i64, card: i64, left: i64) -> i64:
    worth: i64 = -r.gold[left] * interpreter.cost(s, 0, branch)
    if s.t.need[branch * 4] == Need.CAVEIN:
        worth -= r.cave[left] * s.t.need[branch * 4 + 1]
    item: i64
    for item in range(s.t.first_item[branch], s.t.last_item[branch], ITEM):
        worth += item_worth(s, r, item, slot, card, left)
    return worth


def fixed(s: ImperialMiners, r: Rates, left: i64) -> Ints:
    """By branch: what it is worth in every position alike, or VARIES."""
    if r.fixed_for is not s.t:
        r.fixed_for = s.t
        r.fixed = [[] for _ in range(LATEST + 1)]
    row = r.fixed[left]
    if len(row) == 0:
        branch: i64
        for branch in range(len(s.t.effect)):
            row.append(VARIES if _varies(s.t, branch) else _branch_worth(s, r, branch, NOWHERE, NOWHERE, left))
    return row


def _varies(t: Tables, branch: i64) -> bool:
    """Whether the worth of a branch depends on the position."""
    if t.need[branch * 4] == Need.SCOTS:
        return True
    item: i64
    for item in range(t.first_item[branch], t.last_item[branch], ITEM):
        op: i64 = t.items[item]
        if op == Op.GOLD or op == Op.VP or op == Op.ADVANCE:
            if t.items[item + At.COUNT] != Count.NONE:
                return True
        elif op == Op.CART or op == Op.CLEAR or op == Op.AGAIN or op == Op.IF:
            return True
    return False


def looks_at(t: Tables, card: i64, count: i64) -> bool:
    """Whether what a card is worth may depend on a count; the marker's space is looked at by "again" too."""
    branch: i64
    for branch in range(t.program[t.card_program + card], t.program[t.card_program + card + 1]):
        if t.need[branch * 4] == Need.IF and t.need[branch * 4 + 2] == count:
            return True
        item: i64
        for item in range(t.first_item[branch], t.last_item[branch], ITEM):
            if _item_looks_at(t, item, count):
                return True
    return False


def _item_looks_at(t: Tables, item: i64, count: i64) -> bool:
    op: i64 = t.items[item]
    if op == Op.IF and (
        _item_looks_at(t, t.items[item + At.A], count) or _item_looks_at(t, t.items[item + At.B], count)
    ):
        return True
    return t.items[item + At.COUNT] == count or (op == Op.AGAIN and count == Count.SPACE)


def card_worth(s: ImperialMiners, r: Rates, card: i64, slot: i64, left: i64) -> i64:
    """The best effect of a card, or 0: it may be declined."""
    program: i64 = s.t.card_program + card
    best: i64 = 0
    branch: i64
    for branch in range(s.t.program[program], s.t.program[program + 1]):
        if s.t.need[branch * 4] == Need.IF:
            need = s.t.need
            if _count(s, need[branch * 4 + 2], need[branch * 4 + 3], slot, card) < need[branch * 4 + 1]:
                continue
        best = max(best, branch_worth(s, r, branch, slot, card, left))
    return best


# -- the whole position


def reaches(s: ImperialMiners, r: Rates, left: i64) -> Ints:
    """By slot: what the best chain from that card upwards will bring, before the Surface."""
    reach: Ints = [0] * s.placed[0]
    row: i64
    i: i64
    for row in range(4):
        for i in range(s.placed[0]):
            cell: i64 = s.cells[i]
            if cell // WIDE == row:
                worth: i64 = 0 if s.caved[0] >> i & 1 else card_worth(s, r, s.cards[i], i, left)
                reach[i] = worth + above(s, reach, cell)
    return reach


def above(s: ImperialMiners, reach: Ints, cell: i64) -> i64:
    """The better of the chains above a cell."""
    best: i64 = 0
    if cell >= WIDE:
        j: i64 = mine.find(s, 0, cell - WIDE - 1)
        if j >= 0:
            best = reach[j]
        j = mine.find(s, 0, cell - WIDE)
        if j >= 0:
            best = max(best, reach[j])
    return best


def chains(s: ImperialMiners, reach: Ints) -> Ints:
    """By level: the best chain above a card of that level, whether or not it has room there."""
    best: Ints = [0, 0, 0, 0]
    i: i64
    for i in range(s.placed[0]):
        row: i64 = s.cells[i] // WIDE
        if row < 3:
            best[row + 1] = max(best[row + 1], reach[i])
    return best


def chain_worth(s: ImperialMiners, r: Rates, slot: i64, left: i64) -> i64:
    """What a chain that begins at a card just laid will bring, before the Surface."""
    worth: i64 = 0
    if not s.acted[0] >> slot & 1 or len(s.stack[0]) > 0:
        worth = card_worth(s, r, s.cards[slot], slot, left)
    cell: i64 = s.cells[slot]
    if cell < WIDE:
        return worth
    best: i64 = 0
    step: i64
    for step in (WIDE + 1, WIDE):
        above: i64 = mine.find(s, 0, cell - step)
        if above >= 0:
            if s.acted[0] >> above & 1 or s.caved[0] >> above & 1:
                best = max(best, chain_worth(s, r, above, left) - card_worth(s, r, s.cards[above], above, left))
            else:
                best = max(best, chain_worth(s, r, above, left))
    return worth + best
