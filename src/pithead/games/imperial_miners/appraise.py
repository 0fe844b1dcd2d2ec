"""What an own position of Imperial Miners is worth, in hundredths of a point: what it has, and what the rounds to come may add.

Nothing affects other players' mines (IM-M9), so a seat appraises its own affairs alone: `alone` cuts them out of a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core.api import CHANCE, TRUTH
from pithead.games.imperial_miners import effects, mine
from pithead.games.imperial_miners.state import ImperialMiners, set_up
from pithead.games.imperial_miners.tables import Tables
from pithead.games.imperial_miners.verbs import BOARDS, ROUNDS, WIDE
from pithead.games.imperial_miners.words import ALL, ITEM, NO_CAP, PLAIN, Count, Drawn, Need, Op

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

NOWHERE: Final = -1  # the slot of a card that is still in the hand

# Rules of thumb in hundredths of a point, by rounds still to come after this one.
GOLD: Final = [1, 28, 40, 46, 50, 52, 54, 56, 56, 56, 56]
STEP: Final = [20, 80, 110, 120, 120, 120, 120, 120, 120, 120, 120]  # one space of an advance
CARD: Final = [0, 35, 63, 77, 84, 84, 84, 84, 84, 84, 84]  # one card drawn
MACHINE: Final = [0, 15, 30, 35, 40, 40, 40, 40, 40, 40, 40]  # beyond what cards pay for it now
CAVE: Final = [0, 60, 105, 120, 120, 120, 120, 120, 120, 120, 120]  # a cave-in
TURN: Final = 150  # a card activated specially
FOUR: Final = 180  # a card of level IV in the hand
PLAYS: Final = [100, 90, 80, 70, 60, 55, 50, 45, 40, 35]  # per cent of what the first, second ... card to be played will bring
PLAYED: Final = 60  # any card played at all
INCOME: Final = 4  # gold a round
REACH: Final = 150  # hundredths of a space that the marker moves in a round
DENSITY: Final = 45  # per cent of the spaces it passes that it stops at
NEXT_BOARD: Final = 100  # a space of the board after this one
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
    s.was_gold, s.was_points, s.was_board, s.was_space, s.was_caved, s.was_acted, s.was_placed, s.was_machines = [], [], [], [], [], [], [], []
    s.was_carts, s.was_gaps, s.was_hand, s.was_thrown = [], [], [], []
    return s


def rounds_left(s: ImperialMiners) -> i64:
    """Cards still to be played after the round under way, the one of this round included while it is to come."""
    return s.t.rounds - s.round


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
    if items[item + 4] == Count.NONE:
        return items[item + 3]
    n: i64 = _count(s, items[item + 4], items[item + 5], slot, card)
    per: i64 = items[item + 6]
    if items[item + 7]:
        n += per - 1
    n = items[item + 3] * (n // per) + items[item + 8]
    if items[item + 9] != NO_CAP and n > items[item + 9]:
        n = items[item + 9]
    return n if n > 0 else 0


def item_worth(s: ImperialMiners, item: i64, slot: i64, card: i64, left: i64) -> i64:
    """One item of an effect, resolved with `left` rounds to come."""
    items = s.t.items
    op: i64 = items[item]
    a: i64 = items[item + 1]
    if op == Op.GOLD:
        return GOLD[left] * _amount(s, item, slot, card)
    if op == Op.VP:
        return 100 * _amount(s, item, slot, card)
    if op == Op.DRAW:
        if items[item + 2] == Drawn.FOUR:
            return FOUR * a if left > 0 else 0
        return CARD[left] * a * (4 if items[item + 2] != PLAIN else 3) // 3
    if op == Op.ADVANCE:
        return STEP[left] * _amount(s, item, slot, card)
    if op == Op.MACHINE:
        return MACHINE[left] * (a if a > 0 else 1)
    if op == Op.CAVEIN:
        return -CAVE[left] * (a if a > 0 else 1)
    if op == Op.CART:
        return 100 * min(a, len(s.gaps[0]) if slot >= 0 else a)
    if op == Op.CLEAR:
        n: i64 = mine.bits(s.caved[0])
        if a != ALL and n > a:
            n = a
        return n * (CAVE[left] + (GOLD[left] if items[item + 2] == Op.GOLD else 100) * items[item + 3])
    if op == Op.SELL:
        return a * max(0, GOLD[left] * items[item + 3] - CARD[left])
    if op == Op.ACTIVATE:
        return TURN
    if op == Op.AGAIN:
        return STEP[left] * 2 if s.space[0] > 0 else 0
    then: i64 = items[item + 4] if _count(s, a, items[item + 2], slot, card) >= items[item + 3] else items[item + 5]
    return item_worth(s, then, slot, card, left)


def branch_worth(s: ImperialMiners, branch: i64, slot: i64, card: i64, left: i64) -> i64:
    """One branch with what it costs; the gold is taken to be there by then."""
    worth: i64 = -GOLD[left] * effects.cost(s, 0, branch)
    if s.t.need[branch * 4] == Need.CAVEIN:
        worth -= CAVE[left] * s.t.need[branch * 4 + 1]
    item: i64
    for item in range(s.t.first_item[branch], s.t.last_item[branch], ITEM):
        worth += item_worth(s, item, slot, card, left)
    return worth


def card_worth(s: ImperialMiners, card: i64, slot: i64, left: i64) -> i64:
    """The best effect of a card, or 0: it may be declined."""
    program: i64 = s.t.card_program + card
    best: i64 = 0
    branch: i64
    for branch in range(s.t.program[program], s.t.program[program + 1]):
        if s.t.need[branch * 4] == Need.IF:
            need = s.t.need
            if _count(s, need[branch * 4 + 2], need[branch * 4 + 3], slot, card) < need[branch * 4 + 1]:
                continue
        best = max(best, branch_worth(s, branch, slot, card, left))
    return best


# -- the whole position


def chains(s: ImperialMiners, left: i64) -> Ints:
    """By level: what the best chain above a card of that level will bring, before the Surface."""
    reach: Ints = [0] * s.placed[0]
    best: Ints = [0, 0, 0, 0]
    row: i64
    i: i64
    for row in range(3):
        for i in range(s.placed[0]):
            cell: i64 = s.cells[i]
            if cell // WIDE != row:
                continue
            worth: i64 = 0 if s.caved[0] >> i & 1 else card_worth(s, s.cards[i], i, left)
            above: i64 = 0
            if row > 0:
                j: i64 = mine.find(s, 0, cell - WIDE - 1)
                if j >= 0:
                    above = reach[j]
                j = mine.find(s, 0, cell - WIDE)
                if j >= 0:
                    above = max(above, reach[j])
            reach[i] = worth + above
            best[row + 1] = max(best[row + 1], reach[i])
    return best


def chain_worth(s: ImperialMiners, slot: i64, left: i64) -> i64:
    """What a chain that begins at a card just laid will bring, before the Surface."""
    worth: i64 = 0
    if not s.acted[0] >> slot & 1 or len(s.stack[0]) > 0:
        worth = card_worth(s, s.cards[slot], slot, left)
    cell: i64 = s.cells[slot]
    if cell < WIDE:
        return worth
    best: i64 = 0
    step: i64
    for step in (WIDE + 1, WIDE):
        above: i64 = mine.find(s, 0, cell - step)
        if above >= 0:
            if s.acted[0] >> above & 1 or s.caved[0] >> above & 1:
                best = max(best, chain_worth(s, above, left) - card_worth(s, s.cards[above], above, left))
            else:
                best = max(best, chain_worth(s, above, left))
    return worth + best


def track(s: ImperialMiners, left: i64) -> i64:
    """What the next spaces of the marker's board (and of the one after it) promise: a share of all that lie within reach."""
    reach: i64 = (left * REACH + 99) // 100
    total: i64 = 0
    best: i64 = 0
    board: i64
    for board in range(BOARDS):
        if s.space[0] > 0 and board != s.board[0]:
            continue
        side: i64 = effects.side_of(s, board)
        total = 0
        space: i64
        for space in range(s.space[0] + 1, min(s.t.spaces[side], s.space[0] + reach) + 1):
            branch: i64 = s.t.program[effects.space_program(s, side, space)]
            total += max(0, branch_worth(s, branch, NOWHERE, NOWHERE, left))
        beyond: i64 = s.space[0] + reach - s.t.spaces[side]
        if beyond > 0:
            total += beyond * NEXT_BOARD
        best = max(best, total)
    return best * DENSITY // 100


def hand_worth(s: ImperialMiners, card: i64, above: Ints, left: i64) -> i64:
    """What a card of the hand will bring when it is played in one of `left` rounds: its effect and the chain above it, less its cost."""
    level: i64 = s.t.level[card]
    worth: i64 = card_worth(s, card, NOWHERE, max(0, left - 1)) + 15 * mine.bits(s.t.halves[card])
    if level > 0 and above[level] == 0:
        worth -= 60  # the row above is still missing
    return worth + above[level] - GOLD[left] * s.t.cost[card]


def rooms(s: ImperialMiners) -> Ints:
    """By level: how many cards of it could be laid now; level I always has room."""
    out: Ints = [ROUNDS, 0, 0, 0]
    level: i64
    for level in range(1, 4):
        cells: Ints = []
        mine.places(s, 0, level, cells)
        out[level] = len(cells)
    return out


def schedule(t: Tables, cards: Ints, worths: Ints, room: Ints, gold: i64, left: i64) -> i64:
    """What some cards will bring, one a round, of those that have room and can be paid the best first."""
    total: i64 = 0
    used: i64 = 0
    played: i64
    i: i64
    open_to: Ints = room[:]
    for played in range(left):
        best: i64 = -1
        for i in range(len(cards)):
            if not used >> i & 1 and open_to[t.level[cards[i]]] > 0 and t.cost[cards[i]] <= gold and (best < 0 or worths[i] > worths[best]):
                best = i
        if best >= 0:
            total += PLAYS[played] * (worths[best] + PLAYED) // 100
            used |= 1 << best
            gold -= t.cost[cards[best]]
            level: i64 = t.level[cards[best]]
            open_to[level] -= 1
            if level < 3:
                open_to[level + 1] += 1
        gold += INCOME
    return total


class Outlook:
    """What the rounds to come hold, apart from gold: what each card of the hand will bring, the room for them, and all the rest."""

    worths: Ints
    room: Ints
    rest: i64

    def __init__(self, s: ImperialMiners, left: i64) -> None:
        self.worths = []
        self.rest = track(s, left) + MACHINE[left] * mine.machines(s, 0) // 2 - CAVE[left] * mine.bits(s.caved[0]) // 2
        self.room = rooms(s)
        above = chains(s, left)
        card: i64
        for card in s.hand[0]:
            self.worths.append(hand_worth(s, card, above, left))


def outlook_key(s: ImperialMiners) -> tuple[int, ...]:
    """Positions of one mine phase that share it have the same outlook."""
    return tuple(s.machines + s.carts[0] + s.hand[0] + [s.caved[0], s.board[0], s.space[0], s.placed[0]])


def hand_plan(s: ImperialMiners, left: i64) -> i64:
    """What the hand will bring."""
    outlook = Outlook(s, left)
    return schedule(s.t, s.hand[0], outlook.worths, outlook.room, s.gold[0], left)


def gains(s: ImperialMiners, left: i64) -> Ints:
    """By card: how much more the hand would bring with it; 0 for those that are not among the unseen."""
    out: Ints = [0] * s.t.cards
    if left == 0:
        return out
    above = chains(s, left)
    room = rooms(s)
    cards: Ints = s.hand[0][:]
    worths: Ints = []
    card: i64
    for card in cards:
        worths.append(hand_worth(s, card, above, left))
    before: i64 = schedule(s.t, cards, worths, room, s.gold[0], left)
    cards.append(0)
    worths.append(0)
    for card in range(s.t.four):
        if s.deck[card] > 0:
            cards[len(cards) - 1] = card
            worths[len(cards) - 1] = hand_worth(s, card, above, left)
            out[card] = schedule(s.t, cards, worths, room, s.gold[0], left) - before
    return out


def deck_gain(s: ImperialMiners, gains: Ints, level: i64, faction: i64) -> i64:
    """The mean gain of the unseen cards of a level (and a faction); -1 if there is none."""
    total: i64 = 0
    n: i64 = 0
    card: i64
    for card in range(s.t.level_start[level], s.t.level_start[level + 1]):
        if s.deck[card] > 0 and (faction == PLAIN or s.t.factions[card] >> faction & 1):
            total += s.deck[card] * gains[card]
            n += s.deck[card]
    return total // n if n > 0 else -1


def worth(s: ImperialMiners, outlook: Outlook, left: i64) -> i64:
    """The position at the end of a round with `left` rounds to come."""
    total: i64 = 100 * (s.points[0] + len(s.carts[0])) + GOLD[left] * s.gold[0]
    if left == 0:
        return total
    return total + outlook.rest + schedule(s.t, s.hand[0], outlook.worths, outlook.room, s.gold[0], left)
