"""Facts about the places of Vice Presidents: what a slot is good for this turn, and who else wants it."""

from __future__ import annotations

from pithead.bots.rockwell.standing import prize
from pithead.coach.question import Said
from pithead.coach.rockwell import tiles
from pithead.coach.rockwell.goals import delivery, goal_name, price_of, short_of, stock_goals, stock_of, wishes
from pithead.coach.rockwell.reading import (
    PLACE_NAMES,
    SLOT_NAMES,
    Choice,
    Pair,
    about,
    cubes,
    fact,
    name,
    part,
    points,
    tell,
)
from pithead.core.api import Json
from pithead.games.rockwell import facts
from pithead.games.rockwell.flow import presidents
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import CREWS, NONE, RESOURCES, SLOTS, Do, Phase

CONTROL, EXCHANGE, WORKSHOP = 0, 1, 2
EARLIER = 400  # dollars that a go one place earlier is worth


def slot_of(choice: Choice) -> int:
    return choice.last - Do.PLACE


def board_of(choice: Choice) -> int:
    return int(presidents.board_of(slot_of(choice)))


def uses(s: Rockwell, slot: int) -> int:
    """Transactions or actions of a slot."""
    return int(s.t.slot_uses[(s.seats - 2) * SLOTS + slot])


def uses_of(s: Rockwell, choice: Choice) -> Json:
    """The same in words; not for Board I."""
    return part("uses-exchange" if board_of(choice) == EXCHANGE else "uses-workshop", n=uses(s, slot_of(choice)))


def _only(pair: Pair, board: int) -> bool:
    """The chosen slot is on this board, the rival one is not."""
    return board_of(pair.chosen) == board != board_of(pair.rival)


def worth_of_stock(choice: Choice) -> int:
    """Dollars of one's own cubes."""
    return price_of(choice.s, stock_of(choice))


@fact(Phase.PLACE)
def slot_order(pair: Pair) -> Said | None:
    """RW-O1: an earlier go in the drilling rounds."""
    s, seat = pair.s, pair.seat
    if board_of(pair.chosen) != CONTROL:
        return None
    here = facts.order_with(s, seat, slot_of(pair.chosen)).index(seat) + 1
    there = facts.order_with(s, seat, slot_of(pair.rival)).index(seat) + 1
    worst = here + int(facts.yet_before(s, seat, slot_of(pair.chosen)))
    if here >= there:
        return None
    return tell(
        "slot_order",
        points(s, EARLIER * (there - here)),
        "order",
        slot=SLOT_NAMES[slot_of(pair.chosen)],
        n=here,
        worst=worst,
        sure=int(worst == here),
        rest=there,
    )


@fact(Phase.PLACE)
def slot_advantage(pair: Pair) -> Said | None:
    """A bribe or a subcontractor that would drill something as the board stands."""
    s, slot = pair.s, slot_of(pair.chosen)
    if board_of(pair.chosen) != CONTROL:
        return None
    same = board_of(pair.rival) == CONTROL and s.t.slot_bribes[slot_of(pair.rival)] == s.t.slot_bribes[slot]
    found = None if same else tiles.slot_trigger(s, pair.seat, slot)
    if found is None:
        return None
    weight = 0.5 * points(s, found.dollars - found.fee)
    place: dict[str, Json] = {"tile": PLACE_NAMES[found.tile], "money": about(found.dollars)}
    if s.t.slot_bribes[slot]:
        return tell("slot_bribe", weight, "advantage", seat=name(s, found.code // CREWS), **place)
    return tell("slot_hire", weight, "advantage", fee=found.fee, **place)


@fact(Phase.PLACE)
def slot_delivery(pair: Pair) -> Said | None:
    """Cubes for a delivery are in stock."""
    if not _only(pair, WORKSHOP):
        return None
    s = pair.s
    found = [
        (delivery(s, r)[1] - points(s, price_of(s, _just(r, delivery(s, r)[0]))), r) for r in range(4) if _can(pair, r)
    ]
    if not found:
        return None
    value, r = max(found)
    cost, prestige = delivery(s, r)
    return tell(
        "slot_delivery",
        max(0.3, value),
        "workshop",
        resource=RESOURCES[r],
        have=pair.chosen.stock(r),
        n=cost,
        prestige=prestige,
    )


def _just(resource: int, n: int) -> list[int]:
    return [n if r == resource else 0 for r in range(4)]


def _can(pair: Pair, resource: int) -> bool:
    return 0 < delivery(pair.s, resource)[0] <= pair.chosen.stock(resource)


@fact(Phase.PLACE)
def slot_improves(pair: Pair) -> Said | None:
    """Money for the Workshop: for an achievement at once, or for an improvement."""
    if not _only(pair, WORKSHOP):
        return None
    for wish in wishes(pair.s, pair.seat):
        if wish.price <= pair.chosen.money:
            weight = float(wish.points) if wish.points else points(pair.s, 0.5 * wish.price)
            return tell(
                "slot_achieves" if wish.points else "slot_improves",
                weight,
                "workshop",
                money=pair.chosen.money,
                wish=wish.words,
                price=wish.price,
                prestige=wish.points,
                n=uses(pair.s, slot_of(pair.chosen)),
            )
    return None


@fact(Phase.PLACE)
def slot_poor(pair: Pair) -> Said | None:
    """The rival slot is in the Workshop, and there is nothing to pay it with."""
    if board_of(pair.rival) != WORKSHOP or board_of(pair.chosen) == WORKSHOP:
        return None
    cheapest = min((wish.price for wish in wishes(pair.s, pair.seat)), default=0)
    if pair.chosen.money >= cheapest or any(_can(pair, r) for r in range(4)):
        return None
    return tell("slot_poor", 0.6, "workshop", money=pair.chosen.money, price=cheapest)


@fact(Phase.PLACE)
def slot_goal(pair: Pair) -> Said | None:
    """An achievement of cubes that the Stock Exchange can complete."""
    if not _only(pair, EXCHANGE):
        return None
    s, best = pair.s, None
    have = stock_of(pair.chosen)
    for goal in stock_goals(s, pair.seat):
        short = short_of(s, goal, have)
        spare = [max(0, have[r] - int(s.t.goal_cubes[goal * 4 + r])) for r in range(4)]
        if not any(short) or price_of(s, short) > pair.chosen.money + price_of(s, spare):
            continue
        value = int(prize(s, pair.seat, goal))
        one = tell(
            "slot_goal",
            max(0.2, value - points(s, price_of(s, short))),
            "exchange",
            achievement=goal_name(s, goal),
            pile=cubes(short),
            money=price_of(s, short),
            prestige=value,
        )
        if best is None or one.weight > best.weight:
            best = one
    return best


@fact(Phase.PLACE)
def slot_sells(pair: Pair) -> Said | None:
    """Cubes that only the Stock Exchange turns into money."""
    if not _only(pair, EXCHANGE):
        return None
    worth = worth_of_stock(pair.chosen)
    if worth <= pair.chosen.money:
        return None
    return tell(
        "slot_sells", 0.3 * points(pair.s, worth - pair.chosen.money), "exchange", money=worth, purse=pair.chosen.money
    )


@fact(Phase.PLACE)
def slot_uses(pair: Pair) -> Said | None:
    """More transactions or actions on the same board."""
    board = board_of(pair.chosen)
    here, there = uses(pair.s, slot_of(pair.chosen)), uses(pair.s, slot_of(pair.rival))
    if board == CONTROL or board != board_of(pair.rival) or here <= there:
        return None
    return tell(
        "slot_uses",
        0.3 * (here - there),
        "uses",
        uses=uses_of(pair.s, pair.chosen),
        rest=there,
    )


@fact(Phase.PLACE)
def slot_before(pair: Pair) -> Said | None:
    """The same number of uses, but earlier in the rotation."""
    board = board_of(pair.chosen)
    here, there = slot_of(pair.chosen), slot_of(pair.rival)
    if board != board_of(pair.rival) or here >= there or uses(pair.s, here) != uses(pair.s, there):
        return None
    if board == CONTROL and pair.s.t.slot_bribes[here] != pair.s.t.slot_bribes[there]:
        return None
    return tell("slot_before", 0.2, "uses", slot=SLOT_NAMES[here])


def _free(s: Rockwell, board: int) -> int:
    return sum(1 for i in range(SLOTS) if presidents.board_of(i) == board and s.slots[i] == NONE and uses(s, i) > 0)


def _wanted(s: Rockwell, seat: int, board: int) -> int:
    """How many others could still come to a board."""
    here = {int(s.slots[i]) for i in range(SLOTS) if presidents.board_of(i) == board}
    to_come = {int(s.management[i % s.seats]) for i in range(int(s.go) + 1, 2 * int(s.seats))}
    return len(to_come - here - {seat})


@fact(Phase.PLACE)
def slot_scarce(pair: Pair) -> Said | None:
    """The board fills up before one's second Vice President, the rival's does not."""
    s, seat = pair.s, pair.seat
    board, other = board_of(pair.chosen), board_of(pair.rival)
    if board == other or s.go >= s.seats:
        return None
    free, wanted = _free(s, board), _wanted(s, seat, board)
    if free > wanted or _free(s, other) <= _wanted(s, seat, other):
        return None
    return tell("slot_scarce", 0.4 * (1 + wanted - free), "scarce", n=free, others=wanted)
