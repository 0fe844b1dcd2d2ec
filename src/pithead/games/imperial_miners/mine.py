"""The mine as a brick grid (IM-M2): places, neighbours, junctions, and what can be counted in it.

Cell = row * WIDE + place. Its neighbours, by the half-cart that meets them:

    TL -WIDE-1    TR -WIDE
    L  -1         R  +1
    BL +WIDE      BR +WIDE+1
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from pithead.games.imperial_miners.effects.words import Count
from pithead.games.imperial_miners.verbs import CENTRE, ROUNDS, WIDE, place_code

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.imperial_miners.state import ImperialMiners

NOBODY: Final = -1


def find(s: ImperialMiners, seat: i64, cell: i64) -> i64:
    """The slot of the card at a cell, or NOBODY."""
    base: i64 = seat * ROUNDS
    i: i64
    for i in range(s.placed[seat]):
        if s.cells[base + i] == cell:
            return i
    return NOBODY


def step(half: i64) -> i64:
    """From a cell to the neighbour that one of its halves meets."""
    if half == 0:
        return -1
    if half == 1:
        return 1
    if half == 2:
        return -WIDE - 1
    if half == 3:
        return -WIDE
    return WIDE if half == 4 else WIDE + 1


def junction(cell: i64, half: i64) -> i64:
    """IM-C4: the junction at a half of a cell, named by its left or upper card: cell * 3 + R, BL or BR."""
    if half == 1:
        return cell * 3
    if half >= 4:
        return cell * 3 + half - 3
    if half == 0:
        return (cell - 1) * 3
    return (cell - WIDE - 1) * 3 + 2 if half == 2 else (cell - WIDE) * 3 + 1


def opposite(half: i64) -> i64:
    """The half that meets it: L with R, TL with BR, TR with BL."""
    return 1 - half if half < 2 else 7 - half


def places(s: ImperialMiners, seat: i64, level: i64, out: Ints) -> None:
    """IM-M3: the cells where a card of a level can be put, ascending."""
    base: i64 = seat * ROUNDS
    n: i64 = s.placed[seat]
    i: i64
    cell: i64
    if level == 0:
        low: i64 = WIDE
        high: i64 = -1
        for i in range(n):
            cell = s.cells[base + i]
            if cell < WIDE:
                low = min(low, cell)
                high = max(high, cell)
        if high < 0:
            out.append(CENTRE // 2)
        else:
            out.append(low - 1)
            out.append(high + 1)
        return
    for i in range(n):
        cell = s.cells[base + i]
        if cell // WIDE == level - 1:
            if find(s, seat, cell + WIDE) < 0 and cell + WIDE not in out:
                out.append(cell + WIDE)
            if find(s, seat, cell + WIDE + 1) < 0 and cell + WIDE + 1 not in out:
                out.append(cell + WIDE + 1)
    out.sort()


def place_of(s: ImperialMiners, seat: i64, cell: i64, slots: i64) -> i64:
    """A cell as players count it, as a code of `place_label`: from the leftmost of the first `slots` cards in its row,
    which is 1. A row without one is counted from its leftmost open place.
    """
    base: i64 = seat * ROUNDS
    row: i64 = cell // WIDE
    first: i64 = NOBODY
    i: i64
    for i in range(slots):
        if s.cells[base + i] // WIDE == row and (first < 0 or s.cells[base + i] < first):
            first = s.cells[base + i]
    if first < 0:
        first = cell
        for i in range(slots):
            if s.cells[base + i] // WIDE == row - 1:
                first = min(first, s.cells[base + i] + WIDE)
    return place_code(row, cell - first + 1)


def between(s: ImperialMiners, seat: i64, j: i64) -> tuple[int, int]:
    """The cards of a junction: the left or upper one, and the other."""
    base: i64 = seat * ROUNDS
    cell: i64 = j // 3
    other: i64 = cell + (1 if j % 3 == 0 else WIDE if j % 3 == 1 else WIDE + 1)
    return s.cards[base + find(s, seat, cell)], s.cards[base + find(s, seat, other)]


def can_place(s: ImperialMiners, seat: i64, level: i64) -> bool:
    """Whether there is any such cell."""
    base: i64 = seat * ROUNDS
    i: i64
    for i in range(s.placed[seat]):
        cell: i64 = s.cells[base + i]
        if cell // WIDE == level - 1 and (find(s, seat, cell + WIDE) < 0 or find(s, seat, cell + WIDE + 1) < 0):
            return True
    return level == 0


def put(s: ImperialMiners, seat: i64, card: i64, cell: i64) -> i64:
    """Lay a card into the own mine (IM-M9) and sort its junctions into complete and incomplete (IM-F3); how many became
    complete.
    """
    base: i64 = seat * ROUNDS
    slot: i64 = s.placed[seat]
    s.cards[base + slot] = card
    s.cells[base + slot] = cell
    s.placed[seat] = slot + 1
    halves: i64 = s.t.halves[card]
    done: i64 = 0
    half: i64
    for half in range(6):
        other: i64 = find(s, seat, cell + step(half))
        if other >= 0:
            if halves >> half & 1 and s.t.halves[s.cards[base + other]] >> opposite(half) & 1:
                insort(s.carts[seat], junction(cell, half))
                done += 1
            else:
                insort(s.gaps[seat], junction(cell, half))
    return done


def add_cart(s: ImperialMiners, seat: i64, j: i64) -> None:
    """A junction that a token has made complete."""
    insort(s.carts[seat], j)


def above(s: ImperialMiners, seat: i64, cell: i64, out: Ints) -> None:
    """IM-M5: the cells with a card of the row above that touch this one."""
    if cell < WIDE:
        return
    if find(s, seat, cell - WIDE - 1) >= 0:
        out.append(cell - WIDE - 1)
    if find(s, seat, cell - WIDE) >= 0:
        out.append(cell - WIDE)


def cards_of(s: ImperialMiners, seat: i64, faction: i64) -> i64:
    """IM-C2: own cards of a faction."""
    base: i64 = seat * ROUNDS
    n: i64 = 0
    i: i64
    for i in range(s.placed[seat]):
        n += s.t.factions[s.cards[base + i]] >> faction & 1
    return n


def machines(s: ImperialMiners, seat: i64) -> i64:
    """All own machines."""
    base: i64 = seat * ROUNDS
    n: i64 = 0
    i: i64
    for i in range(s.placed[seat]):
        n += s.machines[base + i]
    return n


def bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask > 0:
        n += mask & 1
        mask >>= 1
    return n


def tally(s: ImperialMiners, seat: i64, count: i64, of: i64, slot: i64) -> i64:
    """What a count of the effect language finds now; `slot` is the card whose effect it is (IM-F10)."""
    base: i64 = seat * ROUNDS
    i: i64
    n: i64 = 0
    if count == Count.CARDS_OF:
        return cards_of(s, seat, of)
    if count == Count.MACHINES_HERE:
        return s.machines[base + slot]
    if count == Count.FACTIONS:
        for i in range(s.placed[seat]):
            n |= s.t.factions[s.cards[base + i]]
        return bits(n)
    if count == Count.MACHINES:
        return machines(s, seat)
    if count == Count.CARTS:
        return len(s.carts[seat])
    if count == Count.MACHINES_CARTS:
        return machines(s, seat) + len(s.carts[seat])
    if count == Count.CAVEINS:
        return bits(s.caved[seat])
    if count == Count.SPACE:
        return s.space[seat]  # IM-F7c: 0 below the boards
    if count == Count.CARDS_LEVEL:
        for i in range(s.placed[seat]):
            if s.cells[base + i] // WIDE == of:
                n += 1
        return n
    return _around(s, seat, count, s.cells[base + slot])


def _around(s: ImperialMiners, seat: i64, count: i64, cell: i64) -> i64:
    """Counts that look at the neighbours of a card."""
    base: i64 = seat * ROUNDS
    first: i64 = 0
    last: i64 = 6
    if count == Count.BESIDE:
        last = 2
    elif count == Count.ABOVE:
        first = 2
        last = 4
    elif count == Count.BELOW:
        first = 4
    n: i64 = 0
    half: i64
    for half in range(first, last):
        if count == Count.CARTS_HERE:
            if junction(cell, half) in s.carts[seat]:
                n += 1
            continue
        other: i64 = find(s, seat, cell + step(half))
        if other >= 0:
            if count == Count.FACTIONS_NEAR:
                n |= s.t.factions[s.cards[base + other]]
            else:
                n += 1
    return bits(n) if count == Count.FACTIONS_NEAR else n
