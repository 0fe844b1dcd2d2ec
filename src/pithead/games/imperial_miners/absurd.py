"""Imperial Miners' list of moves that nobody forgives, on top of being legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core import frames
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.effects.words import ITEM, Need, Op, When
from pithead.games.imperial_miners.verbs import Do, Frame, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.imperial_miners.state import ImperialMiners

MOVES = {  # by id, in words; docs/absurd.md lists them
    "IM-ABS-1": "declining while an effect on offer gives gold or points for nothing",
    "IM-ABS-2": "resolving an effect that yields nothing while another on offer gives gold or points for nothing",
    "IM-ABS-3": "paying gold for an effect that yields nothing",
    "IM-ABS-4": "paying the Surface for an advance, and not moving",
    "IM-ABS-5": "after the last mine phase, keeping gold that the end-of-round event would turn into points",
    "IM-ABS-6": "drawing at the Surface when no card can be played any more",
    "IM-ABS-7": "an opening hand without a card of level I, though one was dealt",
}


def absurd(view: ImperialMiners, seat: i64, code: i64) -> str:
    """Id in MOVES that a legal choice of a seat falls under, or ""."""
    kind: i64 = frames.top(view.stack[seat])
    if kind == Frame.CHOOSE:
        return _absurd_effect(view, seat, code, _has_gift(view, seat, view.legal(seat)))
    if kind == Frame.STEPS and code == Do.ADVANCE:
        return "IM-ABS-4" if _paid_at_surface(view, seat) else ""
    if kind == Frame.KEEP:
        return _absurd_keep(view, seat, code - Do.KEEP)
    return ""


def sane(s: ImperialMiners, seat: i64, legal: Ints) -> Ints:
    """Those of a seat's legal choices, at an effect or an advance, that are not absurd."""
    out: Ints = []
    code: i64
    if frames.top(s.stack[seat]) == Frame.STEPS:
        for code in legal:
            if code != Do.ADVANCE or not _paid_at_surface(s, seat):
                out.append(code)
        return out
    gift: bool = _has_gift(s, seat, legal)
    for code in legal:
        if not _absurd_effect(s, seat, code, gift):
            out.append(code)
    return out


def gains(s: ImperialMiners, seat: i64, branch: i64, slot: i64) -> tuple[i64, i64, bool]:
    """Gold and points that a branch would give at once, and whether it does anything else besides."""
    gold: i64 = 0
    points: i64 = 0
    more: bool = s.t.need[branch * 4] == Need.CAVEIN
    item: i64
    for item in range(s.t.first_item[branch], s.t.last_item[branch], ITEM):
        op: i64 = s.t.items[item]
        if op == Op.GOLD:
            gold += interpreter.amount(s, seat, item, slot)
        elif op == Op.VP:
            points += interpreter.amount(s, seat, item, slot)
        else:
            more = True
    return gold, points, more


def _offers(s: ImperialMiners, seat: i64) -> list[int]:
    """The branches on offer."""
    first = s.t.program[frames.get(s.stack[seat], 1)]
    return [first + code - Do.RESOLVE for code in s.legal(seat) if code < Do.DECLINE]


def _has_gift(s: ImperialMiners, seat: i64, legal: Ints) -> bool:
    """Whether an effect on offer gives gold or points for nothing, and nothing else."""
    slot: i64 = frames.get(s.stack[seat], 2)
    first: i64 = s.t.program[frames.get(s.stack[seat], 1)]
    code: i64
    for code in legal:
        if code < Do.DECLINE and interpreter.cost(s, seat, first + code - Do.RESOLVE) == 0:
            gold, points, more = gains(s, seat, first + code - Do.RESOLVE, slot)
            if not more and gold + points > 0:
                return True
    return False


def gift(s: ImperialMiners, seat: int) -> tuple[int, int]:
    """The points and the gold of the effect on offer that gives most of them and costs no gold."""
    slot = frames.get(s.stack[seat], 2)
    free = [b for b in _offers(s, seat) if interpreter.cost(s, seat, b) == 0]
    return max([(points, gold) for gold, points, _ in [gains(s, seat, b, slot) for b in free]], default=(0, 0))


def _absurd_effect(s: ImperialMiners, seat: i64, code: i64, gift: bool) -> str:
    """gift  whether an effect on offer gives gold or points for nothing"""
    stack = s.stack[seat]
    slot: i64 = frames.get(stack, 2)
    branch: i64 = s.t.program[frames.get(stack, 1)] + code - Do.RESOLVE
    if (
        s.phase == Phase.END
        and s.round == s.t.rounds
        and _keeps_gold(s, seat, _offers(s, seat), -1 if code == Do.DECLINE else branch)
    ):
        return "IM-ABS-5"
    if code == Do.DECLINE:
        return "IM-ABS-1" if gift else ""
    if not gift and interpreter.cost(s, seat, branch) == 0:
        return ""
    gold, points, more = gains(s, seat, branch, slot)
    if not more and gold + points == 0:
        return "IM-ABS-2" if gift else "IM-ABS-3"
    return "IM-ABS-6" if gift and _draws_too_late(s, seat, branch) else ""


def _keeps_gold(s: ImperialMiners, seat: int, offers: list[int], chosen: int) -> bool:
    """Nothing comes after this choice, and another one gives more points."""
    found = [gains(s, seat, b, interpreter.NO_CARD) for b in offers]
    if frames.get(s.stack[seat], 1) != s.t.event_program[s.event] or any(more for _, _, more in found):
        return False
    return (gains(s, seat, chosen, interpreter.NO_CARD)[1] if chosen >= 0 else 0) < max(
        points for _, points, _ in found
    )


def _draws_too_late(s: ImperialMiners, seat: int, branch: int) -> bool:
    """A draw and nothing else at the Surface of the last round, with no event to come."""
    if s.round < s.t.rounds or s.phase != Phase.MINE or s.t.when[s.event] == When.END:
        return False
    items = range(s.t.first_item[branch], s.t.last_item[branch], ITEM)
    return frames.get(s.stack[seat], 1) == s.t.surface and all(s.t.items[item] == Op.DRAW for item in items)


def _paid_at_surface(s: ImperialMiners, seat: int) -> bool:
    """The Surface's effect lies at the bottom of the stack, and all of its effects that advance are paid for."""
    stack = s.stack[seat]
    if s.phase != Phase.MINE or len(stack) != 2 * frames.WIDTH or stack[0] != Frame.LIMIT:
        return False
    for branch in range(s.t.program[s.t.surface], s.t.program[s.t.surface + 1]):
        for item in range(s.t.first_item[branch], s.t.last_item[branch], ITEM):
            if s.t.items[item] == Op.ADVANCE and s.t.need[branch * 4] != Need.SPEND:
                return False
    return True


def _absurd_keep(s: ImperialMiners, seat: int, card: int) -> str:
    stack, hand = s.stack[seat], s.hand[seat]
    if frames.get(stack, 1) > 1 or s.t.level[card] == 0:
        return ""
    kept = frames.get(stack, 2)
    ones = [i for i in range(len(hand)) if s.t.level[hand[i]] == 0]
    return "IM-ABS-7" if ones and not any(kept >> i & 1 for i in ones) else ""
