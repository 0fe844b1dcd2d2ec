"""Facts about the Stock Exchange and the Workshop, and about stocks that a bid or insurance would use up."""

from __future__ import annotations

from pithead.bots.rockwell.standing import bonuses, prize, turns_left
from pithead.coach.question import Said
from pithead.coach.rockwell.goals import (
    crews_for,
    delivery,
    goal_name,
    price_of,
    short_of,
    stock_goals,
    stock_of,
    wishes,
)
from pithead.coach.rockwell.reading import (
    DEALS,
    PLACE_NAMES,
    SEALED,
    WORK,
    Choice,
    Pair,
    about,
    cubes,
    fact,
    points,
    tell,
)
from pithead.games.rockwell import facts
from pithead.games.rockwell.flow import board
from pithead.games.rockwell.scoring import MONEY
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import ASSETS, CREWS, MAX_CUBES, NONE, PLACES, RESOURCES, SLOTS, Do, Phase

CUBE = 600  # dollars that Danger takes with a cube, about
STRIKES = 1.5  # tiles that a company drills or shares in a turn, about


def to_workshop(s: Rockwell, seat: int) -> bool:
    """Whether a seat still comes to the Workshop in this turn."""
    return bool(board.slot_of(s, seat, 7, SLOTS) != NONE)


def _goal_gap(pair: Pair) -> tuple[float, int, list[int], list[int]] | None:
    """The achievement of cubes to which the chosen way is shorter: its weight, number, and what both choices lack."""
    s, best = pair.s, None
    for goal in stock_goals(s, pair.seat):
        here, there = (short_of(s, goal, stock_of(one)) for one in (pair.chosen, pair.rival))
        near, far = price_of(s, here), price_of(s, there)
        if not 0 < near < far or sum(here) > 5:
            continue
        weight = 0.6 * float(prize(s, pair.seat, goal)) * (far - near) / (far + 1000)
        if best is None or weight > best[0]:
            best = (weight, goal, here, there)
    return best


@fact(*SEALED, *DEALS, *WORK)
def goal_nearer(pair: Pair) -> Said | None:
    """Fewer cubes are lacking for an achievement."""
    found = _goal_gap(pair)
    if found is None:
        return None
    weight, goal, here, there = found
    return tell(
        "goal_nearer",
        weight,
        "goal",
        achievement=goal_name(pair.s, goal),
        prestige=int(prize(pair.s, pair.seat, goal)),
        pile=cubes(here),
        rest=cubes(there),
    )


@fact(*SEALED, *DEALS)
def delivery_kept(pair: Pair) -> Said | None:
    """Enough cubes for a delivery, which the rival choice does not leave."""
    s, best = pair.s, None
    for r in range(4):
        cost, prestige = delivery(s, r)
        if cost == 0 or not pair.rival.stock(r) < cost <= pair.chosen.stock(r):
            continue
        soon = 0.9 if to_workshop(s, pair.seat) else 0.4
        weight = soon * max(0.3, prestige - points(s, 100 * cost * int(s.t.prices[r])))
        if best is None or weight > best.weight:
            best = tell(
                "delivery_kept",
                weight,
                "delivery",
                n=cost,
                resource=RESOURCES[r],
                prestige=prestige,
                soon=int(soon > 0.5),
            )
    return best


@fact(*DEALS)
def sale_buys(pair: Pair) -> Said | None:
    """The money then pays for something in the Workshop."""
    if not to_workshop(pair.s, pair.seat):
        return None
    for wish in wishes(pair.s, pair.seat):
        if pair.rival.money < wish.price <= pair.chosen.money:
            weight = float(wish.points) if wish.points else points(pair.s, 0.4 * wish.price)
            return tell("sale_buys", weight, "money", money=pair.chosen.money, wish=wish.words, price=wish.price)
    return None


@fact(*DEALS)
def sale_idle(pair: Pair) -> Said | None:
    """The rival choice sells, and the money buys nothing in this turn."""
    gain = pair.chosen.paid - pair.rival.paid
    if gain <= 0 or to_workshop(pair.s, pair.seat) or facts.surely_last_turn(pair.s):
        return None
    return tell("sale_idle", 0.1, "money", money=gain)


@fact(*DEALS)
def buys_nothing(pair: Pair) -> Said | None:
    """The rival purchase brings neither an achievement nor a delivery nearer."""
    spent = pair.rival.paid
    bought = [max(0, pair.rival.stock(r) - pair.rival.before(r)) for r in range(4)]
    if spent <= max(0, pair.chosen.paid) or not any(bought) or facts.surely_last_turn(pair.s):
        return None
    for goal in stock_goals(pair.s, pair.seat):
        here, there = (short_of(pair.s, goal, stock_of(one)) for one in (pair.chosen, pair.rival))
        if sum(there) < sum(here) <= 5:
            return None
    for r in range(4):
        if bought[r] and 0 < delivery(pair.s, r)[0] <= pair.rival.stock(r):
            return None
    return tell("buys_nothing", 0.1, "money", pile=cubes(bought), money=spent)


@fact(*DEALS, *WORK)
def rank(pair: Pair) -> Said | None:
    """RW-Z3 with open stocks: a better rank in something."""
    s = pair.s
    if not s.open_stocks:
        return None
    left = int(turns_left(s))
    here = bonuses(s, pair.seat, stock_of(pair.chosen), pair.chosen.money // 100)
    there = bonuses(s, pair.seat, stock_of(pair.rival), pair.rival.money // 100)
    what = next((i for i in range(5) if _ahead(pair.chosen, i) < _ahead(pair.rival, i)), None)
    if what is None or here <= there:
        return None
    return tell(
        "rank",
        int(here - there) * (1.0 if left == 0 else 0.25 / left),
        "rank",
        what=ASSETS[what],
        n=_ahead(pair.chosen, what) + 1,
        rest=_ahead(pair.rival, what) + 1,
        prestige=int(here - there),
    )


def _ahead(choice: Choice, what: int) -> int:
    """How many others have more of something; needs open stocks."""
    s = choice.s
    others = [i for i in range(s.seats) if i != choice.seat]
    if what == MONEY:
        return sum(1 for i in others if 100 * s.money[i] > choice.money)
    return sum(1 for i in others if s.ledger[i * 4 + what] > choice.stock(what))


# -- the Workshop


@fact(*WORK)
def deliver(pair: Pair) -> Said | None:
    """Prestige for cubes; the next tile costs more."""
    if not Do.DELIVER <= pair.chosen.last < Do.AL_CREW:
        return None
    r = pair.chosen.last - Do.DELIVER
    s = pair.s
    cost, prestige = delivery(s, r)
    worth = 100 * cost * int(s.t.prices[r])
    following = s.clone()
    following.delivered[r] += 1
    return tell(
        "deliver",
        max(0.4, prestige - points(s, worth)),
        "delivery",
        n=cost,
        resource=RESOURCES[r],
        prestige=prestige,
        money=worth,
        next=delivery(following, r)[0],
    )


@fact(*WORK)
def deliver_dear(pair: Pair) -> Said | None:
    """The rival delivery costs cubes that are worth more than its prestige."""
    if not Do.DELIVER <= pair.rival.last < Do.AL_CREW or Do.DELIVER <= pair.chosen.last < Do.AL_CREW:
        return None
    r = pair.rival.last - Do.DELIVER
    cost, prestige = delivery(pair.s, r)
    worth = 100 * cost * int(pair.s.t.prices[r])
    return tell(
        "deliver_dear",
        points(pair.s, worth) - prestige,
        "delivery",
        n=cost,
        resource=RESOURCES[r],
        prestige=prestige,
        money=worth,
    )


def _power_short(s: Rockwell, seat: int, goal: int) -> int:
    """Power that the strongest crews lack for an achievement."""
    powers = sorted((int(p) for p in s.power[seat * CREWS : seat * CREWS + CREWS]), reverse=True)
    return sum(max(0, int(s.t.goal_power[goal]) - power) for power in powers[: s.t.goal_crews[goal]])


@fact(*WORK)
def power_step(pair: Pair) -> Said | None:
    """Closer to an achievement of strong crews."""
    s, seat, best = pair.s, pair.seat, None
    for goal in s.t.crew_goals:
        if prize(s, seat, goal) == 0 or s.t.goal_power[goal] <= 1:
            continue
        here, there = _power_short(pair.chosen.then, seat, goal), _power_short(pair.rival.then, seat, goal)
        if not 0 < here < there:
            continue
        value = int(prize(s, seat, goal))
        one = tell(
            "power_step",
            0.5 * value * (there - here) / (there + 1),
            "goal",
            achievement=goal_name(s, goal),
            n=here,
            crews=crews_for(pair.chosen.then, seat, goal),
            prestige=value,
        )
        if best is None or one.weight > best.weight:
            best = one
    return best


@fact(*WORK)
def safety(pair: Pair) -> Said | None:
    """How often Danger can still come, and what the next level of Safety saves."""
    s, seat = pair.s, pair.seat
    if pair.chosen.last != Do.SAFETY:
        return None
    before, after = int(s.t.saves[s.safety[seat]]), int(s.t.saves[s.safety[seat] + 1])
    cards = [s.t.card_at[s.low * s.t.cards + i] for i in range(s.t.cards) if s.deck[i]]
    danger = sum(int(s.t.card_danger[card]) for card in cards)
    most = max(int(p) for p in s.power[seat * CREWS : seat * CREWS + CREWS])
    saved = min(after, most + 1) - min(before, most + 1)
    times = STRIKES * max(1, int(turns_left(s))) * danger / max(1, len(cards))
    return tell(
        "safety",
        points(s, saved * CUBE * times),
        "safety",
        danger=danger,
        cards=len(cards),
        n=after if after < MAX_CUBES else 0,
    )


def _reach(s: Rockwell, seat: int, level: int) -> int:
    """Places that one movement of a company's crews can end on."""
    ends: set[int] = set()
    for c in range(seat * CREWS, seat * CREWS + CREWS):
        at = level * PLACES + s.place[c]
        ends |= {int(end) for end in s.t.reach[s.t.reach_start[at] : s.t.reach_start[at + 1]]}
    return len(ends)


@fact(*WORK)
def mobility(pair: Pair) -> Said | None:
    """What the next level of Mobility allows, and how many more places are in reach."""
    s, seat = pair.s, pair.seat
    if pair.chosen.last != Do.MOBILITY:
        return None
    level = int(s.mobility[seat])
    before, after = _reach(s, seat, level), _reach(s, seat, level + 1)
    weight = points(s, 60 * (after - before) * max(1, int(turns_left(s))))
    return tell("mobility", weight, "mobility", level=level + 1, n=after, rest=before)


def _sunk(choice: Choice) -> int:
    """The tile of a mineshaft that is put down, or NONE; of one not yet put down the best tile for it."""
    if choice.last == Do.MINESHAFT and choice.then.phase == Phase.SINK:
        s = choice.s
        free = [int(code) - Do.SINK for code in choice.then.legal(choice.seat)]
        return max(free, key=lambda tile: (bool(s.drilled >> tile & 1), pays(s, tile)[1], -tile))
    return choice.last - Do.SINK if Do.SINK <= choice.last < Do.DELIVER else NONE


def pays(s: Rockwell, tile: int) -> tuple[list[float], float]:
    """Cubes that a mineshaft there pays each turn once the tile is drilled, and dollars; on average where the back is
    hidden.
    """
    t = s.t
    if s.back[tile] != NONE:
        amounts = [float(t.back_pay[s.back[tile] * 4 + r]) for r in range(4)]
    else:
        bag = [int(s.bag[tile // 8 * t.backs + kind]) for kind in range(t.backs)]
        total = max(1, sum(bag))
        amounts = [sum(n * int(t.back_pay[kind * 4 + r]) for kind, n in enumerate(bag)) / total for r in range(4)]
    return amounts, 100 * sum(n * int(price) for n, price in zip(amounts, t.prices, strict=True))


@fact(*WORK)
def mineshaft(pair: Pair) -> Said | None:
    """What a mineshaft pays, or what it secures where nothing is drilled yet."""
    tile = _sunk(pair.chosen)
    s = pair.s
    if tile == NONE or _sunk(pair.rival) != NONE:
        return None
    amounts, dollars = pays(s, tile)
    left = int(turns_left(s))
    if s.drilled >> tile & 1:
        return tell(
            "mineshaft_pays",
            points(s, dollars * left),
            "mineshaft",
            tile=PLACE_NAMES[tile],
            pile=cubes(amounts),
            money=int(dollars),
        )
    return tell(
        "mineshaft_first",
        points(s, dollars * max(0, left - 1)) * 0.7,
        "mineshaft",
        tile=PLACE_NAMES[tile],
        power=int(board.power_on(s, tile)),
        need=int(board.need(s, tile)),
        money=about(dollars),
    )


@fact(*WORK)
def mineshaft_richer(pair: Pair) -> Said | None:
    """Of two tiles for a mineshaft the one that pays more, or already pays."""
    tile, other = _sunk(pair.chosen), _sunk(pair.rival)
    s = pair.s
    if tile in (NONE, other) or other == NONE:
        return None
    here, there = pays(s, tile)[1], pays(s, other)[1]
    left = int(turns_left(s))
    ready, later = bool(s.drilled >> tile & 1), bool(s.drilled >> other & 1)
    mine = here * (left if ready else max(0, left - 1))
    theirs = there * (left if later else max(0, left - 1))
    return tell(
        "mineshaft_richer",
        points(s, mine - theirs),
        "mineshaft",
        tile=PLACE_NAMES[tile],
        money=about(here),
        rival=PLACE_NAMES[other],
        rest=about(there),
        ready=int(ready),
        later=int(later),
    )


@fact(*WORK)
def costs_less(pair: Pair) -> Said | None:
    """Money that is left for the next turn."""
    less = pair.rival.paid - pair.chosen.paid
    unpaid = Phase.SINK in (pair.chosen.then.phase, pair.rival.then.phase)  # a mineshaft is paid where it is put
    if unpaid or less <= 0 or facts.surely_last_turn(pair.s):
        return None
    return tell("costs_less", 0.3 * points(pair.s, less), "money", money=pair.chosen.money, rest=pair.rival.money)


@fact(*WORK)
def no_turn_left(pair: Pair) -> Said | None:
    """In the last turn an improvement changes nothing any more, but money ranks."""
    if not facts.surely_last_turn(pair.s) or pair.rival.paid <= max(0, pair.chosen.paid):
        return None
    if pair.rival.strikes or _brings_points(pair.rival):
        return None
    return tell("no_turn_left", 0.5, "money", money=pair.rival.paid)


def _brings_points(choice: Choice) -> bool:
    s, seat = choice.s, choice.seat
    return any(
        prize(s, seat, goal) > 0 and crews_for(choice.then, seat, goal) >= s.t.goal_crews[goal]
        for goal in s.t.crew_goals
    )
