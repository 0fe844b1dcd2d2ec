"""What there is to say of smelting and selling, of prices and shares."""

from __future__ import annotations

from pithead.bots.dig_deep.plan import after
from pithead.coach.dig_deep.look import Args, Choice, Look, counted, gem, say, seat
from pithead.coach.dig_deep.race import sold
from pithead.coach.question import Said
from pithead.games.dig_deep import facts
from pithead.games.dig_deep.state import EMPTY
from pithead.games.dig_deep.verbs import Do, Use

THROW = 0.5  # what each throw of the market dice adds to a price, the wilds not counted


def _name(look: Look, kind: int) -> str:
    return look.t.kind_names[kind]


# -- smelting


def smelt_sell(look: Look) -> Said | None:
    """Face up it is the best sale of this turn."""
    if look.chosen.verb != "smelt" or look.uses(Use.SELL) == 0:
        return None
    coins, best = look.pays(look.chosen.value), look.best_sale()[0]
    if coins <= best:
        return None
    less = max(best, look.pays(look.rival.value) if look.rival.verb == "smelt" else 0)
    return say("smelt-sell", coins - less, "smelt", tile=_name(look, look.chosen.value), coins=coins, other=best)


def smelt_more(look: Look) -> Said | None:
    """Always true of two tiles: what they bring today, and at the prices to come."""
    if not look.both("smelt"):
        return None
    mine, other = look.chosen.value, look.rival.value
    now, then = look.pays(mine) - look.pays(other), look.worth(mine) - look.worth(other)
    names: Args = {"tile": _name(look, mine), "rival_tile": _name(look, other)}
    if now <= 0 and then <= 0.5 and look.uses(Use.SMELT) >= 2:
        return say("smelt-both", 0.1, "smelt", n=look.uses(Use.SMELT), **names)
    if now > 0 or then <= 0.5:
        return say("smelt-more", max(0.1, 0.5 * now), "smelt", coins=look.pays(mine), other=look.pays(other), **names)
    args: Args = {"coins": round(look.worth(mine)), "other": round(look.worth(other))}
    return say("smelt-later", max(0.1, 0.5 * then), "smelt", **args, **names)


def smelt_ready(look: Look) -> Said | None:
    """Face up it is ready for the free sale of the next turn."""
    if look.chosen.verb != "smelt" or look.rival.verb != "done" or look.turns < 1.0:
        return None
    worth = look.worth(look.chosen.value)
    return say("smelt-ready", 0.15 * worth, "smelt", tile=_name(look, look.chosen.value), coins=round(worth))


def smelt_pace(look: Look) -> Said | None:
    """More tiles wait in hand than there will be Smelts for."""
    if look.chosen.verb != "smelt" or look.rival.verb in ("smelt", "mine"):
        return None
    smelts = round(float(look.outlook.engines[look.me].smelts) * look.turns)
    hand = look.tiles("hand")
    if hand <= smelts:
        return None
    return say("smelt-pace", 0.3 * look.worth(look.chosen.value), "pace", n=hand, m=smelts)


# -- the sale itself


def sell_more(look: Look) -> Said | None:
    """Always true of two tiles: what they pay now."""
    if not look.both("sell"):
        return None
    mine, other = look.chosen.value, look.rival.value
    coins, less = look.pays(mine), look.pays(other)
    args: Args = {"tile": _name(look, mine), "coins": coins, "rival_tile": _name(look, other), "other": less}
    if coins > less:
        return say("sell-more", 0.8 * (coins - less), "pays", **args)
    later: Args = {"later": round(look.worth(other)), "less": round(look.worth(mine))}
    if coins == less and later["later"] == later["less"]:
        return say("sell-same", 0.1, "pays", **args)
    return say("sell-keeps", 0.1, "pays", **args, **later)


def sell_gains(look: Look) -> Said | None:
    """The other tile gains more by waiting."""
    if not look.both("sell"):
        return None
    mine, other = look.chosen.value, look.rival.value
    gain, less = look.worth(other) - look.pays(other), look.worth(mine) - look.pays(mine)
    if look.turns < 1.0 or round(gain) < 1 or gain - less < 1.0:
        return None
    args: Args = {"rival_tile": _name(look, other), "coins": look.pays(other), "other": round(look.worth(other))}
    return say("sell-gains", 0.8 * (gain - less), "waits", **args)


def sell_order(look: Look) -> Said | None:
    """Both can be sold this turn, and in this order they pay more."""
    if not look.both("sell") or look.uses(Use.SELL) < 2:
        return None
    mine, other = look.chosen.value, look.rival.value
    first = look.pays(mine) + int(facts.earns(after(look.s, Do.SELL + mine), other))
    second = look.pays(other) + int(facts.earns(after(look.s, Do.SELL + other), mine))
    args: Args = {"rival_tile": _name(look, other), "coins": first, "other": second}
    return say("sell-order", 1.2 * (first - second), "order", **args)


def sell_top(look: Look) -> Said | None:
    """A gem on the tile stands at the top."""
    kind = sold(look.chosen)
    if kind == EMPTY:
        return None
    for index, n in look.gems(kind).items():
        if look.s.price[index] < look.t.top_price:
            continue
        rival = sold(look.rival)
        if rival != EMPTY and any(look.s.price[i] >= look.t.top_price for i in look.gems(rival)):
            continue
        return say("sell-top", 1.5 * n, "top", gem=gem(index), price=int(look.t.top_price), coins=look.pays(kind))
    return None


def _loss(look: Look, kind: int) -> tuple[int, int, int]:
    """What a tile loses if somebody sells a gem of it first: coins, who, gem."""
    worst = (0, look.others[0], 0)
    if kind == EMPTY:
        return worst
    for index, n in look.gems(kind).items():
        for who in look.others:
            sold = max((look.gems(one).get(index, 0) for one in look.face_up(who)), default=0)
            drop = n * min(sold, int(look.s.price[index]))
            if look.plays_again(who) and drop > worst[0]:
                worst = (drop, who, index)
    return worst


def sell_first(look: Look) -> Said | None:
    """Somebody shows the same gem and plays before one's next turn."""
    kind = sold(look.chosen)
    if look.turns == 0.0:
        return None
    loss, who, index = _loss(look, kind)
    weight = 0.5 * (loss - _loss(look, sold(look.rival))[0])
    if loss == 0:
        return None
    tile, n = _name(look, kind), look.shown(who, index)
    return say("sell-first", weight, "first", seat=seat(who), count=counted(index, n), coins=loss, tile=tile)


def sell_split(look: Look) -> Said | None:
    """The other sale pays somebody else too."""
    kind, rival = sold(look.chosen), sold(look.rival)
    if rival == EMPTY:
        return None
    paid = look.pays_others(rival)
    who = max(look.others, key=lambda i: paid[i])
    mine = sum(look.pays_others(kind).values()) if kind != EMPTY else 0
    weight = 0.6 * (sum(paid.values()) - mine)
    args: Args = {"rival_tile": _name(look, rival), "seat": seat(who), "coins": paid[who]}
    return say("sell-split", weight if paid[who] else 0.0, "split", **args)


def sell_last(look: Look) -> Said | None:
    """What is not sold on the last turn pays nothing."""
    kind = sold(look.chosen)
    if kind == EMPTY or look.turns > 0.0 or look.rival.verb == "sell":
        return None
    return say("sell-last", float(look.pays(kind)), "last", tile=_name(look, kind), coins=look.pays(kind))


def sell_many(look: Look) -> Said | None:
    """More tiles than there will be sales."""
    kind = sold(look.chosen)
    if kind == EMPTY or look.rival.verb == "sell" or look.turns == 0.0:
        return None
    engine = look.outlook.engines[look.me]
    coming = min(look.tiles("hand"), round(float(engine.smelts) * look.turns))
    tiles = look.tiles("shown") + coming
    sales = round(float(engine.sells) * look.turns)
    if tiles <= sales:
        return None
    return say("sell-many", 0.4 * look.pays(kind), "many", n=tiles, sales=sales, coins=look.pays(kind))


def sell_now(look: Look) -> Said | None:
    """Always true of a sale: what it pays, where that is no less than at the prices to come."""
    kind = sold(look.chosen)
    if kind == EMPTY or look.rival.verb == "sell" or look.turns == 0.0:
        return None
    coins, later = look.pays(kind), look.worth(kind)
    if coins < later - 0.5:
        return None
    weight = 0.8 + 0.5 * (coins - later)
    return say("sell-now", weight, "pays", tile=_name(look, kind), coins=coins, other=round(later))


def wait_rises(look: Look) -> Said | None:
    """The tile is not sold yet: its prices rise with every throw."""
    kind = sold(look.rival)
    if kind == EMPTY or look.chosen.verb != "done" or look.turns < 1.0:
        return None
    if any(look.shown(who, index) for index in look.gems(kind) for who in look.others):
        return None
    now = look.pays(kind)
    step = THROW * int(look.s.seats)
    top = float(look.t.top_price)
    prices = {index: float(look.s.price[index]) for index in look.gems(kind)}
    rise = sum(n * (min(top, prices[index] + step) - prices[index]) for index, n in look.gems(kind).items())
    args: Args = {"rival_tile": _name(look, kind), "coins": now, "other": now + round(rise)}
    return say("wait-rises", float(round(rise)), "waits", **args)


def wait_later(look: Look) -> Said | None:
    """The tile is not sold yet: prices are low, and the end is far."""
    kind = sold(look.rival)
    if kind == EMPTY or look.chosen.verb != "done" or look.turns < 1.0:
        return None
    now, later = look.pays(kind), look.worth(kind)
    args: Args = {
        "rival_tile": _name(look, kind),
        "coins": now,
        "other": round(later),
        "turns": max(1, round(look.turns)),
    }
    return say("wait-later", 0.7 * (later - now) if round(later) > now else 0.0, "waits", **args)


# -- prices and shares


def advert_sale(look: Look) -> Said | None:
    """The sale after it pays more."""
    if look.chosen.verb != "advertise" or not look.chosen.up or look.uses(Use.SELL) == 0:
        return None
    before = look.best_sale()[0]
    coins, kind = look.best_sale(look.after(look.chosen))
    less = look.best_sale(look.after(look.rival))[0] if look.rival.verb == "advertise" else before
    if kind == EMPTY or coins <= before:
        return None
    args: Args = {"gem": gem(look.chosen.value), "tile": _name(look, kind), "coins": coins, "other": before}
    return say("advert-sale", 1.5 * (coins - max(before, less)), "sale", **args)


def advert_hurts(look: Look) -> Said | None:
    """A lower price takes from who shows the gem."""
    if look.chosen.verb != "advertise" or look.chosen.up:
        return None
    who, n = look.most_shown(look.chosen.value)
    mine = look.own(look.chosen.value)
    args: Args = {"count": counted(look.chosen.value, n), "seat": seat(who), "n": n, "m": mine}
    return say("advert-hurts", 0.7 * (n - mine), "hurts", **args)


def _dividend(look: Look, choice: Choice) -> tuple[int, int]:
    """What a cube on a gem would be paid by the best sale that another shows, and by whom."""
    if choice.verb != "invest":
        return 0, look.others[0]
    index, seats = choice.value, int(look.s.seats)
    cubes = sum(int(n) for n in look.s.invested[index * seats : (index + 1) * seats])
    each = int(look.s.price[index]) // (cubes + 2)
    sales = [
        (each * max((look.gems(k).get(index, 0) for k in look.face_up(who)), default=0), who) for who in look.others
    ]
    return max(sales, key=lambda one: one[0])


def invest_soon(look: Look) -> Said | None:
    """Somebody shows the gem and must sell it."""
    coins, who = _dividend(look, look.chosen)
    if coins == 0 or not look.plays_again(who):
        return None
    n = look.shown(who, look.chosen.value)
    args: Args = {"count": counted(look.chosen.value, n), "seat": seat(who), "coins": coins}
    return say("invest-soon", 0.6 * (coins - _dividend(look, look.rival)[0]), "share", **args)


def invest_after(look: Look) -> Said | None:
    """One's own sale would send the cube home."""
    kind = sold(look.chosen)
    if kind == EMPTY or look.rival.verb != "invest" or look.rival.value not in look.gems(kind):
        return None
    then = int(facts.earns(look.after(look.rival), kind))
    return say("invest-after", 1.5 if then <= look.pays(kind) else 0.0, "order", gem=gem(look.rival.value))


def invest_nobody(look: Look) -> Said | None:
    """Nobody else shows the other gem."""
    if look.rival.verb != "invest" or look.chosen.verb not in ("invest", "done"):
        return None
    if look.most_shown(look.rival.value)[1] > 0:
        return None
    weight = 1.0 if look.chosen.verb == "done" or look.most_shown(look.chosen.value)[1] > 0 else 0.0
    return say("invest-nobody", weight, "nobody", gem=gem(look.rival.value))


SEEN = (
    smelt_sell,
    smelt_more,
    smelt_ready,
    smelt_pace,
    sell_more,
    sell_gains,
    sell_order,
    sell_top,
    sell_first,
    sell_split,
    sell_last,
    sell_many,
    sell_now,
    wait_rises,
    wait_later,
    advert_sale,
    advert_hurts,
    invest_soon,
    invest_after,
    invest_nobody,
)
