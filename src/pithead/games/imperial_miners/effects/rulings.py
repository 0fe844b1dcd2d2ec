"""Which clauses of the rules a reader of an effect may want to know: found in its declaration alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pithead.games.imperial_miners.effects.grammar import Branch, Item, flatten
from pithead.games.imperial_miners.effects.words import PLAIN, At, Count, Drawn, Need, Op

RULINGS: Final = (  # those that surprise most come first; each has its words in `imperial_miners-know-<clause>`
    "IM-F8",
    "IM-F11",
    "IM-F7c",
    "IM-F12",
    "IM-C2",
    "IM-F10",
    "IM-F4",
    "IM-F2",
    "IM-F3",
    "IM-F7",
    "IM-F6",
    "IM-F1",
    "IM-F5",
    "IM-F9",
)
_OPS: Final = {
    Op.DRAW: "IM-F5",
    Op.ADVANCE: "IM-F7",
    Op.MACHINE: "IM-F1",
    Op.CAVEIN: "IM-F2",
    Op.CART: "IM-F3",
    Op.ACTIVATE: "IM-F4",
}
_COUNTS: Final = {
    Count.CARDS_OF: "IM-C2",
    Count.FACTIONS: "IM-C2",
    Count.FACTIONS_NEAR: "IM-F10",
    Count.MACHINES: "IM-F1",
    Count.MACHINES_HERE: "IM-F1",
    Count.CARTS: "IM-F3",
    Count.CARTS_HERE: "IM-F3",
    Count.MACHINES_CARTS: "IM-F3",
    Count.CAVEINS: "IM-F2",
    Count.SPACE: "IM-F7c",
    Count.NEAR: "IM-F10",
    Count.BESIDE: "IM-F10",
    Count.ABOVE: "IM-F10",
    Count.BELOW: "IM-F10",
}
_NEEDS: Final = {Need.SPEND: "IM-F9", Need.SCOTS: "IM-F8", Need.CAVEIN: "IM-F2"}


def rulings(branch: Branch) -> list[str]:
    """The clauses behind one branch, in the order of RULINGS."""
    found = {_NEEDS.get(branch.need[0], ""), _COUNTS.get(branch.need[2], "")}
    for item in branch.items:
        for part in flatten(item):
            found.update(_behind(part))
    return [clause for clause in RULINGS if clause in found]


def _behind(item: Item) -> Iterator[str]:
    op, count = item.numbers[At.OP], item.numbers[At.COUNT]
    searches = op == Op.DRAW and item.numbers[At.B] not in (PLAIN, Drawn.FOUR)
    yield "IM-F6" if searches else _OPS.get(op, "")
    yield _COUNTS.get(count, "")
    if count != Count.NONE and op == Op.ADVANCE:
        yield "IM-F11"
    if item.numbers[At.PER] > 1 and not item.numbers[At.UP]:
        yield "IM-F12"
