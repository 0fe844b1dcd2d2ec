"""The scripted player's auction, Vice Presidents and insurance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.rockwell.drilling import Drilling
from pithead.bots.rockwell.powers import power_of, total
from pithead.bots.rockwell.trade import Market, Workshop
from pithead.bots.rockwell.valuation import USUAL_HABITS, delivery_gain, stock, wealth, worth
from pithead.core.chance import Rng, seed_from
from pithead.games.rockwell.facts import counted_bid, losses_to_come
from pithead.games.rockwell.flow import board, ledger, workshop
from pithead.games.rockwell.verbs import NONE, SLOTS, TILES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.rockwell.state import Rockwell

STAKE: Final = 20  # per cent of what the best slot is worth that it bids at most
PURSE: Final = 25  # per cent of its wealth that it bids at most
ORDER: Final[list[int]] = [1500, 1300, 1000, 800]  # dollars for a slot of Board I


def bid(s: Rockwell, seat: int, seed: int) -> list[int]:
    """Cubes of each resource and hundreds of dollars: a draw between nothing and what the order is worth."""
    rng = Rng(int.from_bytes(seed_from(seed, "bid", int(s.round))[:8], "big"))
    most = min(_stake(s, seat), PURSE * wealth(s, seat) // 100, counted_bid(s, seat))
    return pay(s, seat, rng.below(most + 1) if most > 0 else 0)


def _stake(s: Rockwell, seat: int) -> int:
    """Hundreds that a better place in the order is worth."""
    shop = Workshop(s, seat)
    values = [slot_value(s, seat, slot, shop) for slot in (4, 7)]
    return STAKE * max(0, *values) // 10000


def pay(s: Rockwell, seat: int, value: int) -> list[int]:
    """A value in hundreds from the cubes that are worth least for their price, the rest in money."""
    have = stock(s, seat)
    worths = worth(s, seat, USUAL_HABITS)
    out = [0] * 5
    for r in sorted(range(4), key=lambda r: (worths[r] * 100 // s.t.prices[r], r)):
        n = min(have[r] // 2, value // s.t.prices[r])
        out[r] = n
        value -= n * s.t.prices[r]
    out[4] = min(value, s.money[seat])
    return out


def slot_value(s: Rockwell, seat: i64, slot: i64, shop: Workshop) -> i64:
    """Dollars for a Vice President on a slot."""
    uses: i64 = s.t.slot_uses[(s.seats - 2) * SLOTS + slot]
    if slot >= 7:
        return _workshop_value(s, seat, uses, shop) + uses
    if slot >= 4:
        mine: i64 = board.slot_of(s, seat, 7, SLOTS)
        actions: i64 = s.t.slot_uses[(s.seats - 2) * SLOTS + mine] if mine != NONE else 0
        return Market(s, seat, uses, actions, shop).value + uses
    return (shop.habits.order * ORDER[slot] + shop.habits.at_once * shop.drilling.slot_gain(slot)) // 100


def _workshop_value(s: Rockwell, seat: i64, uses: i64, shop: Workshop) -> i64:
    """The best actions that the money allows, cubes counted in part as long as no market is sure."""
    have = stock(s, seat)
    sure: bool = board.slot_of(s, seat, 4, 7) != NONE
    cubes: i64 = 0
    r: i64
    for r in range(4):
        cubes += have[r] * s.t.prices[r]
    money: i64 = s.money[seat] + cubes * (100 if sure else shop.habits.liquid) // 100
    found: list[tuple[int, int]] = [(wish.gain, wish.price) for wish in shop.wishes()]
    for r in range(4):
        cost: i64 = workshop.delivery_cost(s, r)
        gain: i64 = delivery_gain(s, r, shop.worths)
        if cost > 0 and gain > 0 and (have[r] >= cost or sure):
            found.append((gain, cost * s.t.prices[r]))
    value: i64 = 0
    for gain_of, price in sorted(found, key=lambda wish: -wish[0])[:uses]:
        if price <= money:
            money -= price
            value += gain_of
    return value


def insurance(s: Rockwell, seat: int) -> list[int]:
    """RW-I1: as many tiles as Danger may be expected to take this turn, from the cubes worth least."""
    drilling = Drilling(s, seat)
    hundredths = 0
    for tile in range(TILES):
        power = power_of(drilling.powers[tile], seat)
        if s.drilled >> tile & 1 or not power:
            continue
        cards = drilling.piles[tile].cards
        danger = 100 * sum(s.t.card_danger[card] for card in cards) // len(cards)
        missing = drilling.need[tile] - total(drilling.powers[tile])
        loss = max(0, min(power + 1, 5) - s.t.saves[s.safety[seat]])
        hundredths += danger * loss * max(30, 90 - 10 * missing) // 100
    want = max(0, min((hundredths + 30) // 100, losses_to_come(s, seat)) - ledger.insurance(s, seat))
    worths = worth(s, seat, USUAL_HABITS)
    have = stock(s, seat)
    out = [0, 0, 0, 0]
    for r in (0, 1):
        if worths[r] <= 700:
            out[r] = min(want, have[r])
            want -= out[r]
    return out
