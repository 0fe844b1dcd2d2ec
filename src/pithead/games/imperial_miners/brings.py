"""What an effect of Imperial Miners would bring a seat now, and what it counts, from that seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.effects.words import (
    COUNTS,
    FACTIONS,
    ITEM,
    ROMAN,
    SCOTS,
    At,
    Count,
    Need,
    Op,
    Rule,
)
from pithead.games.imperial_miners.scene_types import Brings, Counted, Range
from pithead.games.imperial_miners.verbs import ROUNDS

if TYPE_CHECKING:
    from pithead.games.imperial_miners.state import ImperialMiners


def program_brings(s: ImperialMiners, seat: int, program: int, slot: int) -> list[Brings]:
    """What each branch of an effect would bring a seat now; `slot` is the card whose effect it is, or NO_CARD."""
    return [_branch(s, seat, branch, slot) for branch in range(s.t.program[program], s.t.program[program + 1])]


def hand_brings(s: ImperialMiners, seat: int, card: int) -> list[Range]:
    """The same of a card in the hand as if it lay in the mine: the least and the most of all places for it. None where
    there is no place, or no round left.
    """
    cells: list[int] = []
    if s.placed[seat] < s.t.rounds:
        mine.places(s, seat, s.t.level[card], cells)
    trial = s.clone()
    found = []
    for cell in cells:
        found.append(placed_brings(trial, seat, card, cell))
        _take_up(trial, s, seat)
    if not found:
        return []
    return [_range([one[i] for one in found]) for i in range(len(found[0]))]


def placed_brings(trial: ImperialMiners, seat: int, card: int, cell: int) -> list[Brings]:
    """The same of a card that is now laid down at a cell of a trial."""
    mine.put(trial, seat, card, cell)
    return program_brings(trial, seat, trial.t.card_program + card, trial.placed[seat] - 1)


def _take_up(trial: ImperialMiners, s: ImperialMiners, seat: int) -> None:
    """The card last laid leaves the trial's mine."""
    slot = seat * ROUNDS + s.placed[seat]
    trial.placed[seat] = s.placed[seat]
    trial.cards[slot], trial.cells[slot] = s.cards[slot], s.cells[slot]
    trial.carts[seat], trial.gaps[seat] = s.carts[seat][:], s.gaps[seat][:]


def _range(found: list[Brings]) -> Range:
    worth = sorted(found, key=lambda one: (one["vp"], one["gold"], one["spaces"]))
    return {"least": worth[0], "most": worth[-1]}


def _branch(s: ImperialMiners, seat: int, branch: int, slot: int) -> Brings:
    cost = int(interpreter.cost(s, seat, branch))
    out: Brings = {"gold": 0, "vp": 0, "cost": cost, "spaces": 0, "met": True, "counted": []}
    kind, least, count, of = s.t.need[branch * 4 : branch * 4 + 4]
    if kind == Need.SCOTS:
        _count(s, seat, Count.CARDS_OF, SCOTS, slot, out["counted"])
    elif kind == Need.IF:
        out["met"] = _count(s, seat, count, of, slot, out["counted"]) >= least
    for item in range(s.t.first_item[branch], s.t.last_item[branch], ITEM):
        _add(s, seat, item, slot, out)
    return out


def _add(s: ImperialMiners, seat: int, item: int, slot: int, out: Brings) -> None:
    items = s.t.items
    op, count = items[item + At.OP], items[item + At.COUNT]
    found = 0 if count == Count.NONE else _count(s, seat, count, items[item + At.OF], slot, out["counted"])
    if op == Op.IF:
        _add(s, seat, items[item + At.A] if found >= items[item + At.K] else items[item + At.B], slot, out)
        return
    if op == Op.CART:
        out["counted"].append({"what": "gaps", "of": "", "n": len(s.gaps[seat])})
    if op not in (Op.GOLD, Op.VP, Op.ADVANCE):
        return
    n = int(interpreter.amount(s, seat, item, slot))
    if op == Op.GOLD:
        out["gold"] += n
    elif op == Op.VP:
        out["vp"] += n
    else:
        out["spaces"] += n + int(interpreter.special(s, Rule.FURTHER)) if n else 0


def _count(s: ImperialMiners, seat: int, count: int, of: int, slot: int, out: list[Counted]) -> int:
    """What a count finds now, noted once."""
    n = int(mine.tally(s, seat, count, of, slot))
    labels = FACTIONS if count == Count.CARDS_OF else ROMAN if count == Count.CARDS_LEVEL else ()
    one: Counted = {"what": COUNTS[count - 1].name, "of": labels[of] if labels else "", "n": n}
    if one not in out:
        out.append(one)
    return n
