"""Cubes, money and insurance as they change hands, and what the public can conclude from it (RW-S3).

Every transfer is public but one: which cubes became insurance. So a seat's stock is `ledger - insured`, and three
kinds of public evidence bound `insured`: it never exceeded the ledger (`roof`); an achievement taken lowers the
roof, one not taken although the ledger allowed it is a clause; insurance discarded is a proof of its being there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.games.rockwell.verbs import NEVER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell


def stock(s: Rockwell, seat: i64, resource: i64) -> i64:
    """Cubes behind the screen. Needs the truth or the seat's own view."""
    return s.ledger[seat * 4 + resource] - s.insured[seat * 4 + resource]


def insurance(s: Rockwell, seat: i64) -> i64:
    """Insurance tiles behind the screen. Needs the truth or the seat's own view."""
    base: i64 = seat * 4
    return s.insured[base] + s.insured[base + 1] + s.insured[base + 2] + s.insured[base + 3] - s.discarded[seat]


def earn(s: Rockwell, seat: i64, resource: i64, cubes: i64) -> None:
    """From the supply to a seat."""
    s.ledger[seat * 4 + resource] += cubes
    s.supply[resource] -= cubes


def spend(s: Rockwell, seat: i64, resource: i64, cubes: i64) -> None:
    """From a seat to the supply; what is left on the ledger is all that can be insured."""
    s.ledger[seat * 4 + resource] -= cubes
    s.supply[resource] += cubes
    showed(s, seat, resource, 0)


def pay(s: Rockwell, seat: i64, hundreds: i64) -> None:
    """Money to the bank; a negative sum comes from it."""
    s.money[seat] -= hundreds
    s.bank += hundreds


def showed(s: Rockwell, seat: i64, resource: i64, cubes: i64) -> None:
    """So many cubes are in stock for all to know: they are not insured."""
    at: i64 = seat * 4 + resource
    if s.ledger[at] - cubes < s.roof[at]:
        s.roof[at] = s.ledger[at] - cubes


def took(s: Rockwell, seat: i64, goal: i64) -> None:
    """An achievement taken shows its cubes."""
    r: i64
    for r in range(4):
        showed(s, seat, r, s.t.goal_cubes[goal * 4 + r])


def missed(s: Rockwell, seat: i64, goal: i64) -> None:
    """An achievement that the ledger allows but that was not taken: enough of one of its cubes must be insured."""
    bounds: Ints = []
    r: i64
    for r in range(4):
        cubes: i64 = s.t.goal_cubes[goal * 4 + r]
        bounds.append(s.ledger[seat * 4 + r] - cubes + 1 if cubes > 0 else NEVER)
    i: i64 = 0
    while i < len(s.clauses):
        if s.clauses[i] == seat:
            if _covers(s.clauses, i + 1, bounds, 0):
                return
            if _covers(bounds, 0, s.clauses, i + 1):
                del s.clauses[i : i + 5]
                continue
        i += 5
    s.clauses.append(seat)
    for r in range(4):
        s.clauses.append(bounds[r])


def _covers(strong: Ints, a: i64, weak: Ints, b: i64) -> bool:
    """Whether each bound of one clause is at least that of another, which then follows from it."""
    r: i64
    for r in range(4):
        if strong[a + r] < weak[b + r]:
            return False
    return True


def close_period(s: Rockwell) -> None:
    """New insurance: what was learned holds for the old insurance under the old roof; the new roof is the ledger."""
    i: i64
    r: i64
    for i in range(0, len(s.clauses), 5):
        for r in range(4):
            if s.clauses[i + 1 + r] > s.roof[s.clauses[i] * 4 + r]:
                s.clauses[i + 1 + r] = NEVER
    known: Ints = [0] * s.seats
    for i in range(0, len(s.proofs), 6):
        seat: i64 = s.proofs[i]
        for r in range(4):
            if s.proofs[i + 1 + r] > s.roof[seat * 4 + r]:
                s.proofs[i + 1 + r] = s.roof[seat * 4 + r]
        known[seat] = s.proofs[i + 5]
    for seat in range(s.seats):
        if s.discarded[seat] > known[seat]:
            s.proofs.append(seat)
            for r in range(4):
                s.proofs.append(s.roof[seat * 4 + r])
            s.proofs.append(s.discarded[seat])
    _forget_weaker(s)
    for i in range(len(s.roof)):
        s.roof[i] = s.ledger[i]


def _forget_weaker(s: Rockwell) -> None:
    """Of two proofs of a seat under the same roof only the later one says more."""
    i: i64 = 0
    j: i64
    while i < len(s.proofs):
        for j in range(i + 6, len(s.proofs), 6):
            if s.proofs[i : i + 5] == s.proofs[j : j + 5]:
                del s.proofs[i : i + 6]
                break
        else:
            i += 6
