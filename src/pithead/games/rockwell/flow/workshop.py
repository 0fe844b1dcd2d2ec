"""Phase III: improvements, mineshafts and deliveries (RW-W)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import PUBLIC, Event
from pithead.games.rockwell.flow import ledger, market, mineshafts
from pithead.games.rockwell.verbs import CENTER, CREWS, NONE, SLOTS, TILES, Cause, Do, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell


def next_work(s: Rockwell) -> None:
    """RW-W1: one action each in rotation. RW-T1: asked whatever the money. Then the end of the turn (RW-V6 with Al)."""
    if market.next_slot(s, market.LAST, SLOTS):
        s.phase = Phase.WORKSHOP
    else:
        s.phase = Phase.AL_WORK if s.owners > s.seats else Phase.END


def legal(s: Rockwell) -> Ints:
    """RW-W2: what the seat can pay for; or pass. While a mineshaft is in hand: where it may go."""
    out: Ints = []
    seat: i64 = s.seat
    i: i64
    if s.phase == Phase.SINK:
        tiles: i64 = mineshafts.allowed(s, seat, s.shaft_level)
        for i in range(TILES):
            if tiles >> i & 1:
                out.append(Do.SINK + i)
        return out
    money: i64 = s.money[seat]
    prices: i64 = (s.seats - 2) * 3
    out.append(Do.PASS)
    for i in range(CREWS):
        if may_improve(s, seat * CREWS + i) and s.t.power_price[s.power[seat * CREWS + i]] <= money:
            out.append(Do.IMPROVE + i)
    if s.safety[seat] < 3 and s.t.safety_price[prices + s.safety[seat]] <= money:
        out.append(Do.SAFETY)
    if s.mobility[seat] < 3 and s.t.mobility_price[prices + s.mobility[seat]] <= money:
        out.append(Do.MOBILITY)
    _legal_mineshafts(s, out)
    for i in range(4):
        cost: i64 = delivery_cost(s, i)
        if cost > 0 and ledger.stock(s, seat, i) >= cost:
            out.append(Do.DELIVER + i)
    return out


def may_improve(s: Rockwell, c: i64) -> bool:
    """RW-W3: on an entrance too, but not at the center."""
    return s.power[c] < 4 and s.place[c] != CENTER


def _legal_mineshafts(s: Rockwell, out: Ints) -> None:
    """RW-W4: a level needs a tile for its mineshaft. RW-W5: a level reached may be paid again to move one."""
    level: i64 = s.mines[s.seat]
    prices: i64 = (s.seats - 2) * 3
    money: i64 = s.money[s.seat]
    if money < s.t.mineshaft_price[prices]:
        return
    if level < 3 and s.t.mineshaft_price[prices + level] <= money and mineshafts.allowed(s, s.seat, level + 1) != 0:
        out.append(Do.MINESHAFT)
    reached: i64
    tile: i64
    for reached in range(1, level + 1):
        if s.t.mineshaft_price[prices + reached - 1] <= money and mineshafts.allowed(s, s.seat, reached) != 0:
            for tile in range(TILES):
                if s.shaft[tile] == s.seat:
                    out.append(Do.RELOCATE + (reached - 1) * TILES + tile)


def delivery_cost(s: Rockwell, resource: i64) -> i64:
    """RW-W6: of the top tile of a pile; 0 for an empty pile."""
    at: i64 = s.t.delivery_start[resource] + s.delivered[resource]
    return s.t.delivery_cost[at] if at < s.t.delivery_start[resource + 1] else 0


def apply(s: Rockwell, code: i64) -> None:
    """RW-W2: one action."""
    if code == Do.PASS:
        market.drop_out(s)
        s.phase = Phase.NEXT_WORK
    elif code >= Do.DELIVER:
        deliver(s, code - Do.DELIVER)
    elif code >= Do.SINK:
        sink(s, code - Do.SINK)
    elif code >= Do.RELOCATE:
        s.shaft_level = (code - Do.RELOCATE) // TILES + 1
        s.shaft_from = (code - Do.RELOCATE) % TILES
        s.phase = Phase.SINK
    elif code == Do.MINESHAFT:
        s.shaft_level = s.mines[s.seat] + 1
        s.shaft_from = NONE
        s.phase = Phase.SINK
    elif code >= Do.SAFETY:
        raise_level(s, code)
    else:
        improve(s, s.seat * CREWS + code - Do.IMPROVE)


def done(s: Rockwell) -> None:
    """One action is used."""
    s.left[s.go] -= 1
    s.go += 1
    s.phase = Phase.NEXT_WORK


def improve(s: Rockwell, c: i64) -> None:
    """RW-W3: one power more, which may drill the tile at once; the improving player is active (RW-E6)."""
    price: i64 = s.t.power_price[s.power[c]]
    ledger.pay(s, s.seat, price)
    s.power[c] += 1
    if s.log is not None:
        told = (s.seat, c % CREWS, s.place[c], s.power[c], 100 * price)
        s.log.append(Event(Tell.IMPROVED, told, PUBLIC, False))
    done(s)
    s.mover = c
    s.active = s.seat
    s.cause = Cause.IMPROVEMENT
    s.pending = s.t.on[s.place[c]] & ~s.drilled
    s.phase = Phase.FILLED


def raise_level(s: Rockwell, code: i64) -> None:
    """RW-C8, RW-W2: Safety or Mobility to the next level."""
    seat: i64 = s.seat
    levels = s.safety if code == Do.SAFETY else s.mobility
    prices = s.t.safety_price if code == Do.SAFETY else s.t.mobility_price
    price: i64 = prices[(s.seats - 2) * 3 + levels[seat]]
    ledger.pay(s, seat, price)
    levels[seat] += 1
    if s.log is not None:
        kind = Tell.SAFETY if code == Do.SAFETY else Tell.MOBILITY
        s.log.append(Event(kind, (seat, levels[seat], 100 * price), PUBLIC, False))
    done(s)


def sink(s: Rockwell, tile: i64) -> None:
    """RW-W4: a new mineshaft. RW-W5: or one of one's own, moved."""
    seat: i64 = s.seat
    price: i64 = s.t.mineshaft_price[(s.seats - 2) * 3 + s.shaft_level - 1]
    ledger.pay(s, seat, price)
    s.shaft[tile] = seat
    if s.shaft_from == NONE:
        s.mines[seat] = s.shaft_level
        if s.log is not None:
            s.log.append(Event(Tell.MINESHAFT, (seat, s.shaft_level, tile, 100 * price), PUBLIC, False))
    else:
        s.shaft[s.shaft_from] = NONE
        if s.log is not None:
            s.log.append(Event(Tell.RELOCATED, (seat, s.shaft_from, tile, 100 * price), PUBLIC, False))
    s.shaft_level = 0
    s.shaft_from = NONE
    done(s)


def deliver(s: Rockwell, resource: i64) -> None:
    """RW-W6: the top tile of a pile for its cubes."""
    cost: i64 = delivery_cost(s, resource)
    ledger.spend(s, s.seat, resource, cost)
    s.delivered[resource] += 1
    s.deliveries[s.seat * 4 + resource] += 1
    if s.log is not None:
        s.log.append(Event(Tell.DELIVERED, (s.seat, resource, cost, s.t.delivery_prestige[resource]), PUBLIC, False))
    done(s)
