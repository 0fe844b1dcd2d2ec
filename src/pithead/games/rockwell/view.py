"""Who knows what in Rockwell (RW-S3, RW-A4, RW-I1): the only file about secrecy.

Public: everything on the boards, and the ledger of all transfers. Secret: which cubes others turned into insurance,
and bids and insurance that are not yet open, as well as how far others have got with them. Backs and piles are not
bound before they are seen. At the end all screens fall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core.api import HIDDEN, TRUTH
from pithead.core.chance import Rng
from pithead.games.rockwell.flow import auction, insurance, ledger
from pithead.games.rockwell.verbs import MAX_CUBES, MAX_MONEY, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

RARITY: Final = 3  # one cube more is insured with a chance of one in so many


def view(s: Rockwell, seat: i64) -> Rockwell:
    """Holes for what others have insured and for their sealed choices."""
    v = s.clone()
    if seat == TRUTH or s.phase == Phase.OVER:
        return v
    sealed: i64 = sealed_steps(s)
    other: i64
    i: i64
    for other in range(s.seats):
        if other == seat:
            continue
        for i in range(other * 4, other * 4 + 4):
            v.insured[i] = HIDDEN
        if sealed > 0:
            for i in range(other * 5, other * 5 + 5):
                v.plan[i] = HIDDEN
            if s.step[other] < sealed:
                v.step[other] = HIDDEN
    return v


def sealed_steps(s: Rockwell) -> i64:
    """How many decisions make up the sealed choice under way; 0 if there is none."""
    if s.phase == Phase.BID:
        return auction.STEPS
    return insurance.STEPS if s.phase == Phase.INSURE else 0


def uncounted(v: Rockwell, seat: i64) -> Rockwell:
    """RW-S3: a seat's view as somebody has it who counts no stocks, unless `open_stocks` counts for everybody: the
    others have about what the seat has itself, and nothing was concluded about their insurance.
    """
    if v.open_stocks or v.phase == Phase.OVER:
        return v
    s = v.clone()
    short: i64 = min([n for n in s.t.goal_cubes if n > 0]) - 1  # of any achievement
    other: i64
    r: i64
    for other in range(s.seats):
        if other == seat:
            continue
        for r in range(4):
            n: i64 = min(ledger.stock(s, seat, r), short)
            s.supply[r] += s.ledger[other * 4 + r] - n
            s.ledger[other * 4 + r] = n
            s.roof[other * 4 + r] = n
        s.bank += s.money[other] - s.money[seat]
        s.money[other] = s.money[seat]
        s.discarded[other] = 0
    s.clauses = _evidence_of(s.clauses, 5, seat)
    s.proofs = _evidence_of(s.proofs, 6, seat)
    return s


def _evidence_of(rows: Ints, width: i64, seat: i64) -> Ints:
    """Those of some rows that begin with a seat."""
    out: Ints = []
    i: i64
    for i in range(0, len(rows), width):
        if rows[i] == seat:
            out += rows[i : i + width]
    return out


def determinize(v: Rockwell, rng: Rng) -> Rockwell:
    """What others insured, within the public evidence; sealed choices that are in; who is not done starts again."""
    s = v.clone()
    seat: i64
    for seat in range(s.seats):
        if s.insured[seat * 4] == HIDDEN:
            imagine_insurance(s, seat, rng)
        if s.plan[seat * 5] == HIDDEN:
            imagine_plan(s, seat, rng)
    return s


def imagine_plan(s: Rockwell, seat: i64, rng: Rng) -> None:
    """Any bid or insurance that the seat's imagined stock allows."""
    at: i64 = seat * 5
    r: i64
    for r in range(5):
        s.plan[at + r] = 0
    if s.step[seat] == HIDDEN:
        s.step[seat] = 0
        return
    for r in range(4):
        s.plan[at + r] = rng.below(min(ledger.stock(s, seat, r), MAX_CUBES) + 1)
    if s.phase == Phase.BID:
        s.plan[at + 4] = rng.below(min(s.money[seat], MAX_MONEY) + 1)


def imagine_insurance(s: Rockwell, seat: i64, rng: Rng) -> None:
    """Few cubes are likelier than many; then as many more as the evidence asks for. Nothing possible is left out."""
    at: i64 = seat * 4
    r: i64
    i: i64
    for r in range(4):
        n: i64 = 0
        while n < s.roof[at + r] and rng.below(RARITY) == 0:
            n += 1
        s.insured[at + r] = n
    for i in range(0, len(s.clauses), 5):
        if s.clauses[i] == seat:
            _meet_clause(s, seat, i, rng)
    for i in range(0, len(s.proofs), 6):
        if s.proofs[i] == seat:
            _meet_proof(s, seat, s.proofs[i + 1 : i + 5], s.proofs[i + 5], rng)
    _meet_proof(s, seat, s.roof[at : at + 4], s.discarded[seat], rng)


def _meet_clause(s: Rockwell, seat: i64, i: i64, rng: Rng) -> None:
    """One of the bounds is reached: if none is yet, one that the roof allows is picked."""
    options: Ints = []
    r: i64
    for r in range(4):
        bound: i64 = s.clauses[i + 1 + r]
        if s.insured[seat * 4 + r] >= bound:
            return
        if bound <= s.roof[seat * 4 + r]:
            options.append(r)
    r = options[rng.below(len(options))]
    s.insured[seat * 4 + r] = s.clauses[i + 1 + r]


def _meet_proof(s: Rockwell, seat: i64, roofs: Ints, tiles: i64, rng: Rng) -> None:
    """Under these roofs there is as much insurance as was discarded: cubes are added one by one."""
    at: i64 = seat * 4
    while True:
        had: i64 = 0
        r: i64
        options: Ints = []
        for r in range(4):
            most: i64 = min(roofs[r], s.roof[at + r])
            had += min(s.insured[at + r], roofs[r])
            if s.insured[at + r] < most:
                options.append(r)
        if had >= tiles:
            return
        s.insured[at + options[rng.below(len(options))]] += 1
