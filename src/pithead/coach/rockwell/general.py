"""The last fact: what each of two choices comes to, exactly or on average; there is always something to say."""

from __future__ import annotations

from pithead.coach.question import Comparison, Said
from pithead.coach.rockwell import tiles
from pithead.coach.rockwell.boards import CONTROL, EXCHANGE, board_of, slot_of, uses, uses_of, worth_of_stock
from pithead.coach.rockwell.drills import strike_of
from pithead.coach.rockwell.goals import delivery
from pithead.coach.rockwell.reading import DEALS, PLACE_NAMES, SLOT_NAMES, Choice, about, cubes, names, part, read
from pithead.core.api import Json
from pithead.games.rockwell import facts
from pithead.games.rockwell.flow import board
from pithead.games.rockwell.verbs import CENTER, NONE, RESOURCES, Do, Phase

FAINT = 0.001  # of all facts the last one


def both(comparison: Comparison) -> Said | None:
    """What this choice comes to, and what the other one would."""
    pair = read(comparison)
    if pair.s.phase == Phase.PLACE and board_of(pair.chosen) == board_of(pair.rival):
        mine, other = uses(pair.s, slot_of(pair.chosen)), uses(pair.s, slot_of(pair.rival))
        if mine < other:
            return None  # it would speak for the other one
    chosen, rival = outcome(pair.chosen), outcome(pair.rival)
    same = int(chosen == rival)
    return Said("coach_rockwell-both", {"same": same, "chosen": chosen, "rival": rival}, FAINT, "both")


def outcome(choice: Choice) -> Json:
    """What a choice comes to, in words."""
    phase = choice.s.phase
    if phase == Phase.BID:
        return part("does-bid", value=choice.value, money=choice.money)
    if phase == Phase.INSURE:
        return part("does-insure", n=sum(choice.amounts[:4]), money=choice.value)
    if phase == Phase.PLACE:
        return _slot(choice)
    if phase == Phase.DISCARD:
        return part("does-discard", n=choice.last - Do.DISCARD, pile=cubes(choice.lost(choice.last - Do.DISCARD)))
    if phase in DEALS:
        return _deal(choice)
    if phase in (Phase.WORKSHOP, Phase.SINK):
        return _work(choice)
    return _crew(choice)


def _slot(choice: Choice) -> Json:
    s, slot = choice.s, slot_of(choice)
    if board_of(choice) == CONTROL:
        order = facts.order_with(s, choice.seat, slot).index(choice.seat) + 1
        return part("does-slot-control", slot=SLOT_NAMES[slot], n=order)
    if board_of(choice) == EXCHANGE:
        return part("does-slot-exchange", slot=SLOT_NAMES[slot], uses=uses_of(s, choice), money=worth_of_stock(choice))
    return part("does-slot-workshop", slot=SLOT_NAMES[slot], uses=uses_of(s, choice), money=choice.money)


def _deal(choice: Choice) -> Json:
    moved = [choice.stock(r) - choice.before(r) for r in range(4)]
    if not any(moved):
        return part("does-nothing", money=choice.money)
    if choice.paid < 0:
        return part("does-sell", pile=cubes([-n for n in moved]), money=choice.money)
    return part("does-buy", pile=cubes(moved), money=choice.money)


def _work(choice: Choice) -> Json:
    last = choice.last
    strike = strike_of(choice)
    if strike is not None:
        return _drilled(choice)
    if last == Do.PASS:
        return part("does-nothing", money=choice.money)
    if Do.DELIVER <= last < Do.AL_CREW:
        cost, prestige = delivery(choice.s, last - Do.DELIVER)
        r = last - Do.DELIVER
        worth = 100 * cost * int(choice.s.t.prices[r])
        return part("does-deliver", n=cost, resource=RESOURCES[r], prestige=prestige, money=worth)
    if Do.SINK <= last < Do.DELIVER:
        return part("does-sink", tile=PLACE_NAMES[last - Do.SINK], fee=choice.paid, money=choice.money)
    if choice.then.phase == Phase.SINK:
        level = int(choice.then.shaft_level)
        fee = 100 * int(choice.s.t.mineshaft_price[(choice.s.seats - 2) * 3 + level - 1])
        return part("does-mineshaft", level=level, fee=fee, money=choice.money - fee)
    if last == Do.SAFETY:
        return part("does-safety", level=int(choice.then.safety[choice.seat]), fee=choice.paid, money=choice.money)
    if last == Do.MOBILITY:
        return part("does-mobility", level=int(choice.then.mobility[choice.seat]), fee=choice.paid, money=choice.money)
    then, place = choice.then, PLACE_NAMES[choice.start]
    power = int(then.power[choice.crew])
    here = tiles.stood_on(then, choice.end)
    if not here:
        return part("does-improve", place=place, power=power, fee=choice.paid)
    have, need = int(board.power_on(then, here[0])), int(board.need(then, here[0]))
    tile = PLACE_NAMES[here[0]]
    return part("does-improve-there", power=power, fee=choice.paid, tile=tile, have=have, need=need)


def _drilled(choice: Choice) -> Json:
    strike = strike_of(choice)
    assert strike is not None
    share = tiles.gets(choice.then, choice.seat, strike, choice.seat)
    return part("does-drill", tile=PLACE_NAMES[strike.tile], money=about(share), fee=max(0, choice.paid))


def _crew(choice: Choice) -> Json:
    """A crew of one's own, or of Al."""
    if strike_of(choice) is not None:
        return _drilled(choice)
    if choice.crew == NONE:
        return part("does-nothing", money=choice.money)
    if choice.end == CENTER:
        return part("does-center")
    then = choice.then
    here = tiles.stood_on(then, choice.end)
    if here:
        tile = min(here, key=lambda one: (tiles.missing(then, one), one))
        others = [i for i in range(then.owners) if i != choice.seat and board.power_of(then, i, tile) > 0]
        return part(
            "does-stand",
            tile=PLACE_NAMES[tile],
            power=int(board.power_on(then, tile)),
            need=int(board.need(then, tile)),
            mine=int(board.power_of(then, choice.seat, tile)),
            others=len(others),
            seat=names(then, others),
        )
    near = tiles.next_to(then, choice.end)
    if near:
        tile = min(near, key=lambda one: (tiles.missing(then, one), one))
        return part(
            "does-wait",
            place=PLACE_NAMES[choice.end],
            tile=PLACE_NAMES[tile],
            power=int(board.power_on(then, tile)),
            need=int(board.need(then, tile)),
        )
    return part("does-rest", place=PLACE_NAMES[choice.end])
