"""What there is to say of dice: which to buy, whether one comes in again, which to give up."""

from __future__ import annotations

from pithead.bots.dig_deep.valuation import set_value, shut_out, swapped
from pithead.coach.dig_deep.look import Args, Choice, Look, say
from pithead.coach.question import Said
from pithead.core.api import Json
from pithead.games.dig_deep import facts
from pithead.games.dig_deep.state import EMPTY
from pithead.games.dig_deep.verbs import ACTIONS, Use

LATE = 5  # turns: with more to come nobody speaks of the end
SEVERAL = 3  # turns in which uses are counted: a third of a Smelt is nothing that a person counts


def _die(look: Look, choice: Choice) -> int:
    """The die that a choice buys, or EMPTY."""
    return int(look.s.market[choice.value]) if choice.verb == "buy" else EMPTY


def _price(look: Look, choice: Choice) -> int:
    return int(look.t.prices[choice.value])


def _mean(look: Look, die: int, use: int) -> float:
    """Uses of an action that a die shows on average."""
    faces = range(die * 6, die * 6 + 6)
    return sum(int(look.t.face_number[f]) for f in faces if look.t.face_action[f] == use) / 6


def adds(look: Look, die: int) -> float:
    """What a new die adds to one's dice a turn, in coins."""
    dice = [int(one) for one in look.s.dice[look.me * 6 : look.me * 6 + 6]]
    shut = int(shut_out(look.s, look.me))
    sets = [[*dice, die]] if EMPTY in dice else [swapped(dice, i, die) for i in range(6)]
    return (max(int(set_value(look.s, one, shut)) for one in sets) - int(set_value(look.s, dice, shut))) / 100


def _net(look: Look, choice: Choice) -> float:
    """What a purchase brings in the turns to come, less its price."""
    die = _die(look, choice)
    return 0.0 if die == EMPTY else adds(look, die) * look.turns - _price(look, choice)


def buy_brings(look: Look) -> Said | None:
    """What the die shows in the turns that are left."""
    die = _die(look, look.chosen)
    if die in (EMPTY, _die(look, look.rival)) or look.turns < 1.0:
        return None
    turns = max(1, round(look.turns))
    shows = _shows(look, die, turns)
    if shows["args"] == {"n": 0}:
        return None
    weight = 0.5 * (_net(look, look.chosen) - _net(look, look.rival))
    price, name = _price(look, look.chosen), look.t.die_names[die]
    return say("buy-brings", weight, "brings", die=name, turns=turns, coins=price, first=shows)


def buy_late(look: Look) -> Said | None:
    """The die of the other choice does not bring its price back."""
    die = _die(look, look.rival)
    if die == EMPTY or look.chosen.verb != "end":
        return None
    name, price = look.t.die_names[die], _price(look, look.rival)
    if facts.last_turn(look.s):
        return say("buy-never", float(price), "late", die=name, coins=price)
    turns = max(1, round(look.turns))
    if turns > LATE:
        return None
    return say("buy-late", -_net(look, look.rival), "late", die=name, turns=turns, coins=price)


def buy_lack(look: Look) -> Said | None:
    """The die has an action that none of one's own has."""
    die = _die(look, look.chosen)
    if die == EMPTY or look.turns < 1.0:
        return None
    own = [int(one) for one in look.s.dice[look.me * 6 : look.me * 6 + 6] if one != EMPTY]
    rival = _die(look, look.rival)
    for use in (Use.SELL, Use.RESERVE, Use.ADVERTISE, Use.INVEST, Use.DIG):
        if any(_mean(look, one, use) > 0 for one in own) or _mean(look, die, use) == 0.0:
            continue
        if rival != EMPTY and _mean(look, rival, use) > 0:
            continue
        faces = sum(int(look.t.face_action[f]) == use for f in range(die * 6, die * 6 + 6))
        weight = 0.6 * _mean(look, die, use) * look.turns * (1.0 if use == Use.SELL else 0.3)
        return say("buy-lack", weight, "lack", action=ACTIONS[use], die=look.t.die_names[die], n=faces)
    return None


def buy_balance(look: Look) -> Said | None:
    """One's dice mine more than they smelt, or smelt more than they mine."""
    die = _die(look, look.chosen)
    if die == EMPTY or look.turns < 2.0:
        return None
    engine = look.outlook.engines[look.me]
    tiles, smelts = float(engine.picks) * SEVERAL / 2, float(engine.smelts) * SEVERAL  # a tile takes two pickaxes or so
    rival = _die(look, look.rival)
    for use, short in ((Use.SMELT, round(tiles) - round(smelts)), (Use.MINE, round(smelts) - round(tiles))):
        more = _mean(look, die, use)
        if short < 2 or more < 0.5 or (rival != EMPTY and _mean(look, rival, use) >= more):
            continue
        args: Args = {"tiles": round(tiles), "smelts": round(smelts), "what": ACTIONS[use]}
        return say("buy-balance", 0.3 * short * look.turns, "balance", die=look.t.die_names[die], **args)
    return None


def buy_full(look: Look) -> Said | None:
    """A seventh die pushes out another."""
    die = _die(look, look.rival)
    if die == EMPTY or look.chosen.verb != "end" or look.s.dice[look.me * 6 + 5] == EMPTY or facts.last_turn(look.s):
        return None
    return say(
        "buy-full", max(1.0, -_net(look, look.rival)), "full", die=look.t.die_names[die], coins=_price(look, look.rival)
    )


def buy_either(look: Look) -> Said | None:
    """Always true of two dice: what they cost, and what is left."""
    if not look.both("buy"):
        return None
    mine, other = _die(look, look.chosen), _die(look, look.rival)
    coins, price = _price(look, look.chosen), _price(look, look.rival)
    weight = max(0.1, 0.5 * (price - coins))
    if mine == other:
        return say("buy-same", weight, "price", die=look.t.die_names[mine], coins=coins, other=price)
    args: Args = {"first": _shows(look, mine), "second": _shows(look, other)}
    return say("buy-either", weight, "price", coins=coins, other=price, **args, **_names(look, mine, other))


def buy_or_not(look: Look) -> Said | None:
    """Always true of a die and none: its price, and the coins that one has."""
    pair = {look.chosen.verb, look.rival.verb}
    if pair != {"buy", "end"}:
        return None
    choice = look.chosen if look.chosen.verb == "buy" else look.rival
    coins, price = int(look.s.coins[look.me]), _price(look, choice)
    id = "buy-affords" if choice is look.chosen else "buy-keeps"
    die = look.t.die_names[_die(look, choice)]
    return say(id, 0.1, "price", die=die, coins=price, left=coins - price, n=coins, turns=max(1, round(look.turns)))


def _shows(look: Look, die: int, turns: int = SEVERAL) -> dict[str, Json]:
    """What a die shows most of in some turns: a message of its own."""
    use = max(range(7), key=lambda i: _mean(look, die, i) * (3.0 if i == Use.SELL else 1.0))
    return {"id": f"coach_dig_deep-uses-{ACTIONS[use]}", "args": {"n": round(turns * _mean(look, die, use))}}


def _names(look: Look, mine: int, other: int) -> dict[str, str]:
    return {"die": look.t.die_names[mine], "rival": f"dig_deep-die-{look.t.die_names[other]}"}


def discard_twin(look: Look) -> Said | None:
    """One has several of the die that goes."""
    if not look.both("discard"):
        return None
    dice = [int(one) for one in look.s.dice[look.me * 6 : look.me * 6 + 6]]
    mine, other = dice[look.chosen.value], dice[look.rival.value]
    if dice.count(mine) < 2 or dice.count(other) > 1:
        return None
    return say("discard-twin", 1.5, "twin", die=look.t.die_names[mine], n=dice.count(mine))


def discard_both(look: Look) -> Said | None:
    """Always true of two dice: how many uses they show."""
    if not look.both("discard"):
        return None
    dice = [int(one) for one in look.s.dice[look.me * 6 : look.me * 6 + 6]]
    mine, other = dice[look.chosen.value], dice[look.rival.value]
    args: Args = {"first": _shows(look, mine), "second": _shows(look, other)}
    return say("discard-both", 0.5, "uses", **args, **_names(look, mine, other))


def sell_buys(look: Look) -> Said | None:
    """The sale pays for a die this turn."""
    if look.chosen.verb != "sell" or look.rival.verb == "sell" or look.turns < 2.0:
        return None
    have, then = int(look.s.coins[look.me]), int(look.s.coins[look.me]) + look.pays(look.chosen.value)
    found = [
        (adds(look, int(die)) * look.turns - int(price), int(die), int(price))
        for die, price in zip(look.s.market, look.t.prices, strict=True)
        if die != EMPTY and have < price <= then
    ]
    net, die, price = max(found, default=(0.0, EMPTY, 0))
    args: Args = {"coins": look.pays(look.chosen.value), "price": price}
    return say("sell-buys", 0.2 * net, "buys", die=look.t.die_names[die], **args) if die != EMPTY else None


SEEN = (
    sell_buys,
    buy_brings,
    buy_late,
    buy_lack,
    buy_balance,
    buy_full,
    buy_either,
    buy_or_not,
    discard_twin,
    discard_both,
)
