"""The table of operations: what an item of an effect can do.

A row says how an operation is written, what it asks for and how it is drawn in few signs; its class has the one
function that does it; its messages are in the catalogues. Everything else reads the table (docs/effect-language.md, "A
new verb").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core import frames
from pithead.games.imperial_miners import decks, mine
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.effects.grammar import NOTHING, Operation
from pithead.games.imperial_miners.effects.interpreter import FROM_THE_FIRST, NO_CARD
from pithead.games.imperial_miners.effects.shapes import (
    ALL_OR_NUMBER,
    AMOUNT,
    CONDITION,
    GAIN,
    HERE_OR_NUMBER,
    KIND,
    NUMBER,
    TARGET,
    UPTO,
)
from pithead.games.imperial_miners.effects.words import At, Drawn, Rule
from pithead.games.imperial_miners.verbs import ROUNDS, Do, Frame, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.imperial_miners.state import ImperialMiners


class GainGoldOrPoints(Operation):
    """So much gold, so many points: the operation says which."""

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        interpreter.gain(s, seat, s.t.items[item], interpreter.amount(s, seat, item, slot))


class DrawCards(Operation):
    """IM-F5, IM-F6; level IV never runs out (IM-D2)."""

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        n: i64 = s.t.items[item + At.A]
        kind: i64 = s.t.items[item + At.B]
        if kind == Drawn.FOUR:
            for _ in range(n):
                s.hand[seat].append(s.t.four)
                decks.tell_card(s, seat, Tell.DREW, s.t.four, False)
        elif kind == Drawn.ANY:
            frames.push(s.stack[seat], Frame.FACTION, n)
        else:
            frames.push(s.stack[seat], Frame.DRAW, n, kind)


class AdvanceMarker(Operation):
    """IM-F7: the number first, then the board; IM-F7a: from a last space the board is changed before. Event 016 adds to
    it.
    """

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        n: i64 = interpreter.amount(s, seat, item, slot)
        if n == 0:
            return
        least: i64 = 0 if s.t.items[item + At.A] else n
        frames.push(s.stack[seat], Frame.STEPS, least, n + interpreter.special(s, Rule.FURTHER))
        if interpreter.on_last(s, seat):
            frames.push(s.stack[seat], Frame.CHANGE)


class PutMachines(Operation):
    """IM-F1: on this card, or one on each of some cards."""

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        n: i64 = s.t.items[item + At.A]
        if n > 0:
            frames.push(s.stack[seat], Frame.PICK, Do.MACHINE, n, FROM_THE_FIRST, NO_CARD)
        elif interpreter.has_room(s, seat, Do.MACHINE, slot):
            interpreter.put(s, seat, Do.MACHINE, slot)


class PutCaveIns(Operation):
    """IM-F2: on this card, or one on each of some others."""

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        n: i64 = s.t.items[item + At.A]
        if n > 0:
            frames.push(s.stack[seat], Frame.PICK, Do.CAVEIN, n, FROM_THE_FIRST, slot)
        elif interpreter.has_room(s, seat, Do.CAVEIN, slot):
            interpreter.put(s, seat, Do.CAVEIN, slot)


class PutCarts(Operation):
    """IM-F3: tokens on incomplete junctions."""

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        frames.push(s.stack[seat], Frame.CART, s.t.items[item + At.A], FROM_THE_FIRST)


class ClearCaveIns(Operation):
    """Cave-ins go, up to so many or all; each gives something."""

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        items = s.t.items
        n: i64 = items[item + At.A]
        frames.push(
            s.stack[seat], Frame.CLEAR, n if n > 0 else ROUNDS, FROM_THE_FIRST, items[item + At.B], items[item + At.K]
        )


class SellCards(Operation):
    """Hand cards go, up to so many; each gives something."""

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        items = s.t.items
        frames.push(s.stack[seat], Frame.SELL, items[item + At.A], items[item + At.B], items[item + At.K])


class ActivateCard(Operation):
    """IM-F4."""

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        frames.push(s.stack[seat], Frame.TARGET, s.t.items[item + At.A], s.t.items[item + At.B])


class ResolveAgain(Operation):
    """The marker's space once more; below the boards nothing."""

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        if s.space[seat] > 0:
            interpreter.resolve_space(s, seat)


class OneOrTheOther(Operation):
    """One of two items, whose places the item has."""

    def do(self, s: ImperialMiners, seat: i64, item: i64, slot: i64) -> None:
        items = s.t.items
        holds = mine.tally(s, seat, items[item + At.COUNT], items[item + At.OF], slot) >= items[item + At.K]
        interpreter.perform(s, seat, items[item + At.A] if holds else items[item + At.B], slot)


# Words and order are those of packs and of `Op`: new rows come last.
OPERATIONS: Final[list[Operation]] = [
    GainGoldOrPoints("gold", [AMOUNT], NOTHING, "{n}[gold]"),
    GainGoldOrPoints("vp", [AMOUNT], NOTHING, "{n}[vp]"),
    DrawCards("draw", [NUMBER, KIND], Frame.DRAW, "{n}[card]{which}"),
    AdvanceMarker("advance", [UPTO, AMOUNT], Frame.STEPS, "{n}[advance]"),
    PutMachines("machine", [HERE_OR_NUMBER], Frame.PICK, "{n}[machine]"),
    PutCaveIns("cavein", [HERE_OR_NUMBER], Frame.PICK, "{n}[cavein]"),
    PutCarts("cart", [NUMBER], Frame.CART, "{n}[cart]"),
    ClearCaveIns("clear", [ALL_OR_NUMBER, GAIN], Frame.CLEAR, "-[cavein]"),
    SellCards("sell", [NUMBER, GAIN], Frame.SELL, "-[card]"),
    ActivateCard("activate", [TARGET], Frame.TARGET, "[activate]"),
    ResolveAgain("again", [], Frame.CHOOSE, "[again]"),
    OneOrTheOther("if", [CONDITION], NOTHING, "{then}:{else}", inner=("then", "else")),
]
