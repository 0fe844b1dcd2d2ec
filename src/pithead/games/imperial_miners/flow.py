"""Imperial Miners in rulebook order.

Set-up: dealt, KEEP
A round: reveal; event phase; mine phase: play, place, climb (IM-M5), the Surface; end-of-round event
Phases: begin_phase, run (each seat until it must choose), end_phase

In every phase all seats act at once, each on its own stack of frames; a phase ends when all stacks are empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core import frames
from pithead.core.api import CHANCE, OVER, PUBLIC, Event
from pithead.games.imperial_miners import decks, mine, scoring
from pithead.games.imperial_miners.effects import answers, interpreter
from pithead.games.imperial_miners.effects.words import Rule, When
from pithead.games.imperial_miners.verbs import ROUNDS, Do, Frame, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.imperial_miners.state import ImperialMiners

NO_CARD: Final = -1


def actor(s: ImperialMiners) -> i64:
    if s.drawing != CHANCE:
        return CHANCE
    if s.open == 0:
        return OVER if s.phase == Phase.OVER else CHANCE
    seat: i64 = 0
    while not s.open >> seat & 1:
        seat += 1
    return seat


def legal(s: ImperialMiners, seat: i64) -> Ints:
    """The answers a seat has now; worked out once for each decision."""
    if seat < 0 or s.drawing != CHANCE or not s.open >> seat & 1:
        return []
    if len(s._offers[seat]) == 0:
        out: Ints = []
        options(s, seat, frames.top(s.stack[seat]), out)
        s._offers[seat] = out
    return s._offers[seat][:]


def apply(s: ImperialMiners, seat: i64, code: i64) -> None:
    """One answer of one seat, and all that follows without another question."""
    choose(s, seat, frames.top(s.stack[seat]), code)
    go_on(s, seat)


def go_on(s: ImperialMiners, seat: i64) -> None:
    """A seat carries on; the last one to finish ends the phase."""
    run(s, seat)
    if s.open == 0:
        end_phase(s)


# -- the stack of one seat


def run(s: ImperialMiners, seat: i64) -> None:
    """Work off the stack until the seat must choose, chance is to act, or nothing is left."""
    stack = s.stack[seat]
    out: Ints = []
    s._offers[seat] = out
    while len(stack) > 0:
        kind: i64 = frames.top(stack)
        if kind == Frame.RUN:
            interpreter.work(s, seat)
        elif kind == Frame.START:
            frames.pop(stack)
            start(s, seat)
        elif kind == Frame.DRAWING:
            return
        else:
            options(s, seat, kind, out)
            if len(out) == 0:
                frames.pop(stack)
            elif len(out) == 1 and kind >= Frame.LIMIT:
                code: i64 = out.pop()
                choose(s, seat, kind, code)
            else:
                return
    s.open &= ~(1 << seat)


def options(s: ImperialMiners, seat: i64, kind: i64, out: Ints) -> None:
    """The answers to the frame on top, ascending."""
    if kind == Frame.CHAIN:
        mine.above(s, seat, s.cells[seat * ROUNDS + frames.get(s.stack[seat], 1)], out)
        _shift(out, Do.CLIMB)
    elif kind == Frame.PLAY:
        _options_play(s, seat, out)
    elif kind == Frame.PLACE:
        mine.places(s, seat, s.t.level[frames.get(s.stack[seat], 1)], out)
        _shift(out, Do.PLACE)
    elif kind == Frame.KEEP:
        _options_keep(s, seat, out)
    else:
        answers.options(s, seat, kind, out)


def _shift(cells: Ints, verb: i64) -> None:
    """Cells to the codes of a verb."""
    i: i64
    for i in range(len(cells)):
        cells[i] += verb


def choose(s: ImperialMiners, seat: i64, kind: i64, code: i64) -> None:
    """One of the answers to the frame on top."""
    stack = s.stack[seat]
    if kind == Frame.CHAIN:
        climb(s, seat, code - Do.CLIMB)
    elif kind == Frame.PLAY:
        frames.pop(stack)
        frames.push(stack, Frame.PLACE, code - Do.PLAY)
    elif kind == Frame.PLACE:
        place(s, seat, code - Do.PLACE)
    elif kind == Frame.KEEP:
        keep(s, seat, code - Do.KEEP)
    else:
        interpreter.choose(s, seat, kind, code)


def start(s: ImperialMiners, seat: i64) -> None:
    """What a phase asks of a seat."""
    stack = s.stack[seat]
    if s.phase == Phase.KEEP:
        frames.push(stack, Frame.KEEP, s.t.keep)
    elif s.phase == Phase.MINE:
        # IM-M5, IM-M8: the Surface comes last, and alone where no card can be played.
        times: i64 = interpreter.special(s, Rule.SURFACE)
        frames.push(stack, Frame.CHOOSE, s.t.surface, NO_CARD, 1, 0, times if times > 0 else 1)
        frames.push(stack, Frame.PLAY)
    else:  # IM-E2, IM-E3: an event is resolved as far as possible, and refused only where it says "may"
        frames.push(stack, Frame.CHOOSE, s.t.event_program[s.event], NO_CARD, s.t.may[s.event], 0, 1)


# -- phases


def begin_phase(s: ImperialMiners, phase: i64) -> None:
    """All seats begin at once; until all have finished, others see the table as it was remembered before (IM-S3)."""
    s.phase = phase
    s.clock += 1
    s.open = (1 << s.seats) - 1
    seat: i64
    for seat in range(s.seats):
        frames.push(s.stack[seat], Frame.START)
    for seat in range(s.seats):
        run(s, seat)
    if s.open == 0:
        end_phase(s)


def remember(s: ImperialMiners) -> None:
    """The table as everybody knows it, until the next phase has ended."""
    s.was_gold = s.gold[:]
    s.was_points = s.points[:]
    s.was_board = s.board[:]
    s.was_space = s.space[:]
    s.was_caved = s.caved[:]
    s.was_acted = s.acted[:]
    s.was_placed = s.placed[:]
    s.was_machines = s.machines[:]
    s.was_carts = [carts[:] for carts in s.carts]
    s.was_gaps = [gaps[:] for gaps in s.gaps]
    s.was_hand = [hand[:] for hand in s.hand]
    s.was_thrown = [thrown[:] for thrown in s.thrown]
    begin_counts(s)


def begin_counts(s: ImperialMiners) -> None:
    """Decks and piles as they are now; what is taken from them in the next phase is counted from here."""
    i: i64
    s.was_deck = s.left[:]
    s.was_pile = decks.pile(s)
    s.refills = 0
    for i in range(s.seats):
        s.dry[i] = 0
        s.shuffled[i] = 0
        s.searches[i].clear()
    for i in range(3 * s.seats):
        s.taken[i] = 0
        s.luck[i] = 0


def end_phase(s: ImperialMiners) -> None:
    """All have finished: what they did is shown, discards are gathered, the next phase begins."""
    decks.gather(s)
    scoring.tell_phase(s)
    remember(s)
    if s.phase == Phase.EVENT:
        begin_phase(s, Phase.MINE)
    elif s.phase == Phase.MINE and s.t.when[s.event] == When.END:
        begin_phase(s, Phase.END)  # IM-E4: in the last round too
    elif s.round == s.t.rounds:
        s.phase = Phase.OVER
        s.reason = 1
        if s.log is not None:
            scoring.tell_end(s)
    else:
        s.phase = Phase.REVEAL


def reveal(s: ImperialMiners, event: i64) -> None:
    """IM-E1: the next event; IM-M7: a new round, in which no card has been activated yet."""
    s.events[event] -= 1
    s.event = event
    s.round += 1
    seat: i64
    for seat in range(s.seats):
        s.acted[seat] = 0
        s.was_acted[seat] = 0
    if s.log is not None:
        s.log.append(Event(Tell.ROUND, (s.round, event), PUBLIC, True))
    begin_phase(s, Phase.EVENT if s.t.when[event] == When.NOW else Phase.MINE)


# -- Set-up


def dealt(s: ImperialMiners) -> None:
    """IM-S2: all cards are dealt; four are kept, or in a first game all six."""
    remember(s)
    if s.first_game:
        s.clock += 1
        s.phase = Phase.REVEAL
    else:
        begin_phase(s, Phase.KEEP)


def _options_keep(s: ImperialMiners, seat: i64, out: Ints) -> None:
    kept: i64 = frames.get(s.stack[seat], 2)
    last: i64 = NO_CARD
    i: i64
    for i in range(len(s.hand[seat])):
        card: i64 = s.hand[seat][i]
        if not kept >> i & 1 and card != last:
            out.append(Do.KEEP + card)
            last = card


def keep(s: ImperialMiners, seat: i64, card: i64) -> None:
    """IM-S2: one more card kept; with the last of them the others are discarded."""
    stack = s.stack[seat]
    hand = s.hand[seat]
    kept: i64 = frames.get(stack, 2)
    i: i64 = hand.index(card)
    while kept >> i & 1:
        i += 1
    kept |= 1 << i
    decks.tell_card(s, seat, Tell.KEPT, card, False)
    more: i64 = frames.get(stack, 1) - 1
    if more > 0:
        frames.put(stack, 1, more)
        frames.put(stack, 2, kept)
        return
    frames.pop(stack)
    for i in range(len(hand) - 1, -1, -1):
        if not kept >> i & 1:
            decks.discard(s, seat, hand[i])


# -- Mine phase


def _options_play(s: ImperialMiners, seat: i64, out: Ints) -> None:
    """IM-M1: every hand card that can be paid and placed. IM-M8: perhaps none."""
    room: i64 = 1  # mask of the levels that have a place
    level: i64
    for level in range(1, 4):
        if mine.can_place(s, seat, level):
            room |= 1 << level
    last: i64 = NO_CARD
    card: i64
    for card in s.hand[seat]:
        if card != last and room >> s.t.level[card] & 1 and interpreter.price(s, card) <= s.gold[seat]:
            out.append(Do.PLAY + card)
        last = card


def place(s: ImperialMiners, seat: i64, cell: i64) -> None:
    """IM-M1 to IM-M5: pay, lay the card, and it is the first of the chain."""
    stack = s.stack[seat]
    card: i64 = frames.get(stack, 1)
    frames.pop(stack)
    paid: i64 = interpreter.price(s, card)
    s.gold[seat] -= paid
    s.hand[seat].remove(card)
    before = len(s.carts[seat])
    slot: i64 = s.placed[seat]
    where: i64 = mine.place_of(s, seat, cell, slot)
    done: i64 = mine.put(s, seat, card, cell)
    if s.log is not None:
        s.log.append(Event(Tell.PLAYED, (seat, card, cell, paid, where), 1 << seat, False))
        if len(s.carts[seat]) > before:
            scoring.tell_completed(s, seat, cell)
    interpreter.complete(s, seat, done)
    frames.push(stack, Frame.CHAIN, slot)
    interpreter.activate(s, seat, slot)


def climb(s: ImperialMiners, seat: i64, cell: i64) -> None:
    """IM-M5: the chain goes on through a card of the row above, also through one that had its turn (IM-M7)."""
    slot: i64 = mine.find(s, seat, cell)
    frames.put(s.stack[seat], 1, slot)
    interpreter.activate(s, seat, slot)
