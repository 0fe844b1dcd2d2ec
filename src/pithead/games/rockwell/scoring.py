"""Rockwell's end: bonuses, standing, and the audit of cubes, money, cards and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import HIDDEN, PUBLIC, Event
from pithead.games.rockwell.flow import board, ledger
from pithead.games.rockwell.verbs import BORDER, CENTER, CREWS, GOALS, NEVER, NONE, PLENTY, RING, TILES, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.rockwell.state import Rockwell

MONEY = 4  # after the four resources


def holding(s: Rockwell, seat: i64, what: i64) -> i64:
    """Cubes of a resource in stock, or money in hundreds; insurance is no stock (RW-I1)."""
    return s.money[seat] if what == MONEY else ledger.stock(s, seat, what)


def bonus(s: Rockwell, seat: i64, what: i64) -> i64:
    """RW-Z3: rank is 1 + the number of players strictly ahead, also with nothing."""
    ahead: i64 = 0
    other: i64
    for other in range(s.seats):
        if holding(s, other, what) > holding(s, seat, what):
            ahead += 1
    return s.t.bonus[(s.seats - 2) * 4 + ahead]


def achieved(s: Rockwell, seat: i64) -> tuple[int, int]:
    """Prestige and number of a seat's achievement tiles."""
    prizes = s.prizes[seat * GOALS : seat * GOALS + GOALS]
    return sum(prizes), len([value for value in prizes if value > 0])


def delivered(s: Rockwell, seat: i64) -> i64:
    """Prestige of a seat's delivery tiles."""
    n: i64 = 0
    r: i64
    for r in range(4):
        n += s.deliveries[seat * 4 + r] * s.t.delivery_prestige[r]
    return n


def standing(s: Rockwell, seat: i64) -> tuple[int, ...]:
    """RW-Z4: prestige; then achievement tiles, then cubes in stock."""
    prestige, tiles = achieved(s, seat)
    cubes: i64 = 0
    what: i64
    for what in range(5):
        prestige += bonus(s, seat, what)
        if what != MONEY:
            cubes += holding(s, seat, what)
    return (prestige + delivered(s, seat), tiles, cubes)


def tell_end(s: Rockwell) -> None:
    """What was behind the screens (RW-S3), the bonuses and the reason, as events."""
    if s.log is None:
        return
    for seat in range(s.seats):
        cubes = [int(ledger.stock(s, seat, r)) for r in range(4)]
        s.log.append(Event(Tell.SHOWN, (seat, *cubes, 100 * s.money[seat], ledger.insurance(s, seat)), PUBLIC, True))
    for what in range(5):
        for seat in range(s.seats):
            points = bonus(s, seat, what)
            if points > 0:
                amount = holding(s, seat, what) * (100 if what == MONEY else 1)
                s.log.append(Event(Tell.BONUS, (seat, what, amount, points), PUBLIC, True))
    s.log.append(Event(Tell.ENDED, (s.reason,), PUBLIC, False))


def audit(s: Rockwell) -> None:
    """Cubes and money (supply and bank included), cards, backs, dice and tiles are all there; evidence holds."""
    t = s.t
    for r in range(4):
        cubes = s.supply[r]
        for seat in range(s.seats):
            cubes += s.ledger[seat * 4 + r]
        for owner in range(s.owners):
            cubes += s.booty[owner * 4 + r]
        assert cubes == PLENTY + s.seats * t.start_cubes[r], f"resource {r}: {cubes} cubes"
    assert sum(s.money) + s.bank == PLENTY + s.seats * t.start_money, "money was lost or made"
    _audit_stocks(s)
    for pile in range(len(s.drawn)):
        first, last = t.pile_start[pile], t.pile_start[pile + 1]
        assert sum(s.deck[first:last]) == last - first - s.drawn[pile] % (last - first), f"pile {pile}"
    in_hand = 1 if s.card != NONE else 0
    assert sum(s.cards) + s.aside + in_hand == sum(s.drawn), "an extraction card was lost or made"
    for ring in range(4):
        for kind in range(t.backs):
            seen = s.back[ring * RING : ring * RING + RING].count(kind)
            assert s.bag[ring * t.backs + kind] + seen == t.back_count[ring * t.backs + kind], "a back was lost or made"
    for tile in range(TILES):
        assert (s.back[tile] != NONE) == bool(s.drilled >> tile & 1)
        if tile != s.spot and not s.pending >> tile & 1:
            assert not board.is_filled(s, tile), f"tile {tile} is filled but not drilled"
    _audit_pieces(s)


def _audit_pieces(s: Rockwell) -> None:
    assert sum([1 for die in s.die if die > 0]) + s.dice == s.t.dice, "a die was lost or made"
    assert 0 <= s.bribes <= s.t.bribery_tiles
    for c in range(len(s.place)):
        assert 1 <= s.power[c] <= 4
        assert s.die[c] <= s.t.depth[s.place[c]] and (s.die[c] == 0 or s.place[c] != CENTER), "RW-H2"
        if s.place[c] >= BORDER:
            assert s.t.on[s.place[c]] & s.drilled == 0, "RW-D10: a straddling crew beside a drilled tile"
            here = [
                other for other in range(len(s.place)) if s.place[other] == s.place[c] and other // CREWS == c // CREWS
            ]
            assert len(here) == 1, "RW-D7"
    for seat in range(s.seats):
        assert s.shaft.count(seat) == s.mines[seat], "a mineshaft was lost or made"
    for goal in range(GOALS):
        tiles = [s.prizes[seat * GOALS + goal] for seat in range(s.seats) if s.prizes[seat * GOALS + goal] > 0]
        assert len(tiles) == s.taken[goal] == len(set(tiles)), f"achievement {goal}"
    for r in range(4):
        assert sum([s.deliveries[seat * 4 + r] for seat in range(s.seats)]) == s.delivered[r], (
            "a delivery tile was lost or made"
        )


def _audit_stocks(s: Rockwell) -> None:
    """Nothing is negative, and what is insured agrees with all the public evidence."""
    for seat in range(s.seats):
        assert s.money[seat] >= 0
        if s.insured[seat * 4] == HIDDEN:
            continue
        assert ledger.insurance(s, seat) >= 0
        for r in range(4):
            assert 0 <= s.insured[seat * 4 + r] <= s.roof[seat * 4 + r] <= s.ledger[seat * 4 + r], (
                f"seat {seat}, resource {r}"
            )
            if s.plan[seat * 5 + r] != HIDDEN:
                assert 0 <= s.plan[seat * 5 + r] <= ledger.stock(s, seat, r), "more is promised than there is"
    for i in range(0, len(s.clauses), 5):
        seat = s.clauses[i]
        if s.insured[seat * 4] != HIDDEN:
            met = [
                r for r in range(4) if s.clauses[i + 1 + r] != NEVER and s.insured[seat * 4 + r] >= s.clauses[i + 1 + r]
            ]
            assert len(met) > 0, "an achievement was missed without a reason"
    for i in range(0, len(s.proofs), 6):
        seat = s.proofs[i]
        if s.insured[seat * 4] != HIDDEN:
            had = sum([min(s.insured[seat * 4 + r], s.proofs[i + 1 + r]) for r in range(4)])
            assert had >= s.proofs[i + 5], "more insurance was discarded than there was"
