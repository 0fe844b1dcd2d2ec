"""Dig Deep's end: majorities, standing, and the audit of what the box holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core import bag
from pithead.core.api import PUBLIC, Event
from pithead.games.dig_deep.verbs import Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.dig_deep.state import DigDeep

EMPTY: Final = -1


def gems_sold(s: DigDeep, seat: i64, gem: i64) -> i64:
    """Copies of a gem on the tiles that a seat has sold."""
    n: i64 = 0
    kind: i64
    for kind in range(s.t.kinds):
        n += s.sold[seat * s.t.kinds + kind] * s.t.gems[kind * 5 + gem]
    return n


def bonus(s: DigDeep, seat: i64, gem: i64) -> i64:
    """DD-Z2: for the most of a gem sold; tied players split, rounded down; nothing for nothing."""
    mine = gems_sold(s, seat, gem)
    if mine == 0:
        return 0
    tied: i64 = 0
    other: i64
    for other in range(s.seats):
        n: i64 = gems_sold(s, other, gem)
        if n > mine:
            return 0
        if n == mine:
            tied += 1
    return s.t.bonus // tied


def standing(s: DigDeep, seat: i64) -> tuple[int, ...]:
    """DD-Z3: coins with the bonuses; then tiles sold, tiles face up, tiles in hand."""
    coins: i64 = s.coins[seat]
    gem: i64
    for gem in range(5):
        coins += bonus(s, seat, gem)
    k: i64 = s.t.kinds
    return (
        coins,
        bag.total(s.sold, seat * k, (seat + 1) * k),
        bag.total(s.shown, seat * k, (seat + 1) * k),
        bag.total(s.hand, seat * (k + 3), (seat + 1) * (k + 3)),
    )


def tell_end(s: DigDeep) -> None:
    """The bonuses and the reason, as events."""
    if s.log is None:
        return
    for gem in range(5):
        for seat in range(s.seats):
            coins = bonus(s, seat, gem)
            if coins > 0:
                s.log.append(Event(Tell.BONUS, (seat, gem, coins, gems_sold(s, seat, gem)), PUBLIC, False))
    s.log.append(Event(Tell.ENDED, (s.reason,), PUBLIC, False))


def audit(s: DigDeep) -> None:
    """Tiles, cubes and dice of the box are all there; nothing is negative."""
    k = s.t.kinds
    for kind in range(k):
        n = s.pool[kind] + (1 if s.held == kind else 0) + s.grid.count(kind)
        for seat in range(s.seats):
            n += s.hand[seat * (k + 3) + kind] + s.shown[seat * k + kind] + s.sold[seat * k + kind]
        assert n == s.t.supply[(s.seats - 2) * k + kind], f"{s.t.kind_names[kind]}: {n} tiles"
    unseen = 1 if s.held >= k else 0
    for cell in s.grid:
        unseen += 1 if cell >= k else 0
    assert unseen == bag.total(s.pool, 0, k), f"{unseen} unseen places, another number of unseen tiles"
    under_way = 1 if s.taken != EMPTY else 0
    for seat in range(s.seats):
        n = s.stock[seat] + (under_way if seat == s.seat else 0)
        for i in range(len(s.height)):
            assert 0 <= s.cubes[i * s.seats + seat] <= s.t.column_cubes
            n += s.cubes[i * s.seats + seat]
        for gem in range(5):
            n += s.invested[gem * s.seats + seat]
        assert n == s.t.cubes, f"seat {seat + 1}: {n} cubes"
        assert s.coins[seat] >= 0
    for gem in range(5):
        assert 0 <= s.price[gem] <= s.t.top_price
        assert bag.total(s.invested, gem * s.seats, (gem + 1) * s.seats) <= s.t.gem_cubes
    for value in [*s.pool, *s.hand, *s.shown, *s.sold, *s.uses, *s.bag, *s.stock, *s.height]:
        assert value >= 0, "a negative count"
