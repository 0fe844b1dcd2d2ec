"""What Rockwell's foreman sees in a position: numbers that a player could name, for one seat.

Points are prestige, wealth is in thousands of dollars, time in turns after this one. Of the others' stocks the public
ledger is read where a view hides them; nothing else that a seat cannot know is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.rockwell.context import Context, odds, prize, stock
from pithead.games.rockwell.flow import board, ledger
from pithead.games.rockwell.verbs import CENTER, CREWS, GOALS, NONE, RING, SLOTS, TILES, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints
    from pithead.games.rockwell.state import Rockwell

FEATURES: Final = (
    "prestige",
    "bonuses",
    "wealth",
    "money",
    "stock_goals",
    "stock_goals_near",
    "card_goal",
    "power_goals",
    "depth_goal",
    "center_goal",
    "power",
    "tile_shares",
    "tile_priority",
    "crews",
    "depth",
    "mineshafts",
    "mineshafts_to_come",
    "safety",
    "mobility",
    "insurance",
    "control",
    "market",
    "workshop",
    "advantage",
)


class Feature:
    """Places in FEATURES; a test holds the two together."""

    PRESTIGE: Final = 0
    BONUSES: Final = 1
    WEALTH: Final = 2
    MONEY: Final = 3
    STOCK_GOALS: Final = 4
    STOCK_GOALS_NEAR: Final = 5
    CARD_GOAL: Final = 6
    POWER_GOALS: Final = 7
    DEPTH_GOAL: Final = 8
    CENTER_GOAL: Final = 9
    POWER: Final = 10
    TILE_SHARES: Final = 11
    TILE_PRIORITY: Final = 12
    CREWS: Final = 13
    DEPTH: Final = 14
    MINESHAFTS: Final = 15
    MINESHAFTS_TO_COME: Final = 16
    SAFETY: Final = 17
    MOBILITY: Final = 18
    INSURANCE: Final = 19
    CONTROL: Final = 20
    MARKET: Final = 21
    WORKSHOP: Final = 22
    ADVANTAGE: Final = 23


WORTH_LATER: Final[list[float]] = [0.15, 0.7, 0.9, 1.0]  # of wealth with so many turns to come
RANKS_LATER: Final[list[float]] = [1.0, 0.6, 0.4, 0.25]  # how far the ranks of now tell those at the end
PULL: Final = 0.75  # thousands that a point of an achievement adds to the cubes that it lacks, by how close it is
DANGER: Final[list[float]] = [0.0, 0.1, 0.25, 0.45, 0.6, 0.0]  # share of Danger cards by depth
AWAY: Final[list[float]] = [1.0, 0.75, 0.5, 0.3]  # of a tile's worth that is left so many moves away
MOBILE: Final[list[float]] = [0.0, 1.0, 1.7, 3.0]  # by level of Mobility
UNKNOWN: Final = -999.0
CASH: Final = 50  # hundreds in hand that help in the next workshop


def features(ctx: Context, seat: i64) -> list[float]:
    """One number for each of FEATURES."""
    out = [0.0] * len(FEATURES)
    s = ctx.s
    left: i64 = ctx.left
    late: i64 = min(left, 3)
    goes: i64 = goes_left(s, seat)
    deals: i64 = uses_left(s, seat, 4, 7, Phase.AMOUNT)
    actions: i64 = uses_left(s, seat, 7, SLOTS, Phase.SINK)
    rate: float = WORTH_LATER[late]
    if left == 0:
        rate += (0.25 if deals > 0 else 0.0) + (0.25 if actions > 0 else 0.0) + (0.05 if goes > 0 else 0.0)
    have: Ints = [stock(s, seat, 0), stock(s, seat, 1), stock(s, seat, 2), stock(s, seat, 3)]
    wealth: float = float(s.money[seat]) / 10.0
    r: i64
    for r in range(4):
        wealth += float(have[r] * s.t.prices[r]) / 10.0
    _points(s, seat, have, out)
    out[Feature.BONUSES] *= RANKS_LATER[late]
    out[Feature.WEALTH] = wealth * rate
    out[Feature.MONEY] = float(min(s.money[seat], CASH)) / 10.0 * (1.0 if left > 0 else 0.0)
    worths = _goals(s, seat, have, left, goes, deals, actions, rate, out)
    _crews(ctx, seat, goes, worths, out)
    _tiles(ctx, seat, worths, out)
    _levels(s, seat, left, goes, out)
    for r in range(s.seats):
        if s.control[r] == seat:
            out[Feature.CONTROL] = float((s.seats - 1 - r) * goes) / 4.0
    out[Feature.MARKET] = float(min(deals, 3)) * min(wealth, 10.0) / 10.0
    out[Feature.WORKSHOP] = min(float(actions), wealth / 1.5)
    if goes > 0 and board.slot_of(s, seat, 0, 4) != NONE:
        out[Feature.ADVANTAGE] = float(goes) / 4.0
    return out


def goes_left(s: Rockwell, seat: i64) -> i64:
    """Goes of a seat in the drilling rounds of this turn that are still to come."""
    if s.drilling == 0:
        return s.t.rounds if s.phase <= Phase.PLACE or s.phase == Phase.NEXT_PRESIDENT else 0
    i: i64
    for i in range(s.go, s.seats):
        if s.control[i] == seat:
            return s.t.rounds - s.drilling + 1
    return s.t.rounds - s.drilling


def uses_left(s: Rockwell, seat: i64, first: i64, last: i64, until: i64) -> i64:
    """Transactions or actions that a seat still has in this turn."""
    slot: i64 = board.slot_of(s, seat, first, last)
    if slot == NONE or (s.phase >= Phase.AL_CREW and s.drilling == 0):
        return 0
    if s.drilling > 0 or s.phase <= Phase.PLACE or s.phase < until - 1:
        return s.t.slot_uses[(s.seats - 2) * SLOTS + slot]
    return s.left[slot] if s.phase <= until else 0


def _points(s: Rockwell, seat: i64, have: Ints, out: list[float]) -> None:
    """Prestige of tiles, and of the ranks as they are."""
    points: i64 = 0
    i: i64
    r: i64
    for i in range(seat * GOALS, seat * GOALS + GOALS):
        points += s.prizes[i]
    for r in range(4):
        points += s.deliveries[seat * 4 + r] * s.t.delivery_prestige[r]
    out[Feature.PRESTIGE] = float(points)
    out[Feature.BONUSES] = float(bonuses(s, seat, have, s.money[seat]))


def bonuses(s: Rockwell, seat: i64, have: Ints, money: i64) -> i64:
    """RW-Z3: the bonuses of a seat, if it had this."""
    total: i64 = 0
    i: i64
    r: i64
    for r in range(5):
        ahead: i64 = 0
        for i in range(s.seats):
            if i != seat and (stock(s, i, r) > have[r] if r < 4 else s.money[i] > money):
                ahead += 1
        total += s.t.bonus[(s.seats - 2) * 4 + ahead]
    return total


def _goals(
    s: Rockwell, seat: i64, have: Ints, left: i64, goes: i64, deals: i64, actions: i64, rate: float, out: list[float]
) -> list[float]:
    """How far a seat is on the way to each achievement; and what a cube is worth to it, in thousands."""
    t = s.t
    soon: float = 1.0 if left >= 2 else 0.8 if left == 1 else 0.4 if goes > 0 or deals > 0 else 0.0
    worths = [float(p) / 10.0 * rate for p in t.prices]
    goal: i64
    r: i64
    for goal in t.stock_goals:
        value: i64 = prize(s, seat, goal)
        if value == 0:
            continue
        cost: i64 = 0
        lack: i64 = 0
        for r in range(4):
            need: i64 = t.goal_cubes[goal * 4 + r]
            cost += need * t.prices[r]
            if need > have[r]:
                lack += (need - have[r]) * t.prices[r]
        part: float = 1.0 - float(lack) / float(cost)
        out[Feature.STOCK_GOALS] += float(value) * part * soon
        out[Feature.STOCK_GOALS_NEAR] += float(value) * part * part * part * soon
        if lack > 0:
            more: float = PULL * float(value) * soon / (float(lack) / 10.0 + 2.0)
            for r in range(4):
                if t.goal_cubes[goal * 4 + r] > have[r]:
                    worths[r] += float(t.prices[r]) / 10.0 * more
    for goal in range(GOALS):
        if t.goal_cards[goal] > 0:
            soon = 1.0 if left >= 2 else 0.8 if left == 1 else 0.1 * float(goes)
            out[Feature.CARD_GOAL] += (
                float(prize(s, seat, goal)) * min(1.0, float(s.cards[seat]) / float(t.goal_cards[goal])) * soon
            )
    for goal in t.crew_goals:
        value = prize(s, seat, goal)
        if value > 0:
            _crew_goal(s, seat, goal, value, left, goes, actions, out)
    return worths


def _crew_goal(
    s: Rockwell, seat: i64, goal: i64, value: i64, left: i64, goes: i64, actions: i64, out: list[float]
) -> None:
    """By what is still to be paid for power; by the steps still to go for depth."""
    t = s.t
    crews: i64 = t.goal_crews[goal]
    aim: i64 = t.goal_power[goal]
    depth: i64 = t.goal_depth[goal]
    levels: Ints = []
    c: i64
    i: i64
    level: i64
    for c in range(seat * CREWS, seat * CREWS + CREWS):
        levels.append(s.power[c] if aim > 1 else min(depth, t.depth[s.place[c]]))
    levels.sort()
    if aim > 1:
        done: i64 = 0
        whole: i64 = 0
        for i in range(CREWS - crews, CREWS):
            for level in range(1, aim):
                whole += t.power_price[level]
                if level < levels[i]:
                    done += t.power_price[level]
        soon: float = 1.0 if left >= 2 else 0.8 if left == 1 else 0.5 if actions > 0 else 0.0
        out[Feature.POWER_GOALS] += float(value * done) / float(whole) * soon
        return
    steps: i64 = 0
    for i in range(CREWS - crews, CREWS):
        steps += levels[i]
    reached: float = float(steps) / float(crews * depth)
    missing: i64 = crews * depth - steps
    if left == 0 and missing > goes:
        return
    if depth == 5:
        out[Feature.CENTER_GOAL] += float(value) * reached
    else:
        out[Feature.DEPTH_GOAL] += float(value) * reached * (1.0 + reached) / 2.0


def _crews(ctx: Context, seat: i64, goes: i64, worths: list[float], out: list[float]) -> None:
    """Power and depth for the time that is left, and what each crew adds on the best tile in reach."""
    s = ctx.s
    time: float = float(ctx.left) + float(goes) / 4.0
    power: i64 = 0
    depth: i64 = 0
    c: i64
    known: list[float] = [UNKNOWN] * (TILES * 16)
    for c in range(seat * CREWS, seat * CREWS + CREWS):
        place: i64 = s.place[c]
        if place == CENTER:
            continue
        power += s.power[c]
        depth += s.t.depth[place]
        if time > 0.0:
            out[Feature.CREWS] += _best_tile(ctx, seat, place, min(s.power[c] + s.die[c], 15), worths, known)
    out[Feature.POWER] = float(power) * time
    out[Feature.DEPTH] = float(depth) / 4.0 * min(time, 4.0)


def _best_tile(ctx: Context, seat: i64, place: i64, power: i64, worths: list[float], known: list[float]) -> float:
    """What a crew adds where it stands or a few steps away, less the further it is."""
    s = ctx.s
    best: float = 0.0
    tile: i64
    at: i64
    for tile in ctx.ground.on[place]:
        if not s.drilled >> tile & 1:
            best += _hope(ctx, seat, tile, 0, worths) - _hope(ctx, seat, tile, -power, worths)
    for at in ctx.ground.steps[place]:
        tile = at % TILES
        if s.drilled >> tile & 1:
            continue
        if known[tile * 16 + power] == UNKNOWN:
            known[tile * 16 + power] = _hope(ctx, seat, tile, power, worths) - _hope(ctx, seat, tile, 0, worths)
        value: float = known[tile * 16 + power] * AWAY[at // TILES]
        if value > best:
            best = value
    return best


def _hope(ctx: Context, seat: i64, tile: i64, more: i64, worths: list[float]) -> float:
    """What a tile may bring with so much more of a seat's power on it."""
    s = ctx.s
    owners: i64 = s.owners
    base: i64 = tile * owners
    mine: i64 = ctx.powers[base + seat] + more
    if mine == 0 and s.shaft[tile] != seat:
        return 0.0
    parts: i64 = 0
    most: i64 = 0
    i: i64
    for i in range(owners):
        n: i64 = ctx.powers[base + i]
        if i == seat:
            n = mine
        elif n > most:
            most = n
        if n > 0:
            parts += 1
    shaft: i64 = s.shaft[tile]
    first: i64 = 1 if shaft == seat or (shaft == NONE and mine > most) else 0
    missing: i64 = board.need(s, tile) - ctx.total[tile] - more
    near: i64 = ctx.near[base + seat]
    if more > 0:
        near = max(0, near - more)
    return odds(missing, near, ctx.near_all[tile] - ctx.near[base + seat]) * _dollars(
        ctx.expected(tile, parts, first, mine, _saved(s, seat)), worths
    )


def _saved(s: Rockwell, seat: i64) -> i64:
    """Cubes that Safety and insurance keep, as far as it is known."""
    saved: i64 = s.t.saves[s.safety[seat]]
    if s.insured[seat * 4] >= 0:
        more: i64 = ledger.insurance(s, seat)
        if more > 0:
            saved += more
    return saved


def _dollars(cubes: list[float], worths: list[float]) -> float:
    return cubes[0] * worths[0] + cubes[1] * worths[1] + cubes[2] * worths[2] + cubes[3] * worths[3]


def _tiles(ctx: Context, seat: i64, worths: list[float], out: list[float]) -> None:
    """What the undrilled tiles that a seat stands on or has a mineshaft on may bring; what its mineshafts will pay."""
    s = ctx.s
    owners: i64 = s.owners
    due: float = float(ctx.left) + (1.0 if goes_or_pay(s) else 0.0)
    saved: i64 = _saved(s, seat)
    tile: i64
    i: i64
    r: i64
    for tile in range(TILES):
        shaft: i64 = s.shaft[tile]
        base: i64 = tile * owners
        mine: i64 = ctx.powers[base + seat]
        if s.drilled >> tile & 1:
            if shaft == seat:
                pay: float = 0.0
                for r in range(4):
                    pay += float(s.t.back_pay[s.back[tile] * 4 + r]) * worths[r]
                out[Feature.MINESHAFTS] += pay * due
            continue
        if mine == 0 and shaft != seat:
            continue
        parts: i64 = 0
        most: i64 = 0
        for i in range(owners):
            n: i64 = ctx.powers[base + i]
            if n > 0:
                parts += 1
                if i != seat and n > most:
                    most = n
        missing: i64 = board.need(s, tile) - ctx.total[tile]
        chance: float = odds(missing, ctx.near[base + seat], ctx.near_all[tile] - ctx.near[base + seat])
        plain: float = 0.0
        if mine > 0:
            plain = _dollars(ctx.expected(tile, parts, 0, mine, saved), worths)
            out[Feature.TILE_SHARES] += chance * plain
        sure: float = (
            1.0 if shaft == seat else 0.0 if shaft != NONE else 1.0 if mine > most else 0.4 if mine == most else 0.1
        )
        if sure > 0.0:
            out[Feature.TILE_PRIORITY] += (
                sure * chance * (_dollars(ctx.expected(tile, parts, 1, mine, saved), worths) - plain)
            )
        if shaft == seat:
            out[Feature.MINESHAFTS_TO_COME] += (
                _back_hope(s, tile, worths) * (1.0 - (1.0 - chance) * (1.0 - chance)) * max(0.0, due - 0.5)
            )  # sooner or later


def goes_or_pay(s: Rockwell) -> bool:
    """Whether the mineshafts are still to pay in this turn."""
    return s.drilling > 0 or s.phase <= Phase.PLACE


def _back_hope(s: Rockwell, tile: i64, worths: list[float]) -> float:
    """What a back of a tile's stratum pays on average."""
    first: i64 = tile // RING * s.t.backs
    total: i64 = 0
    pay: float = 0.0
    kind: i64
    r: i64
    for kind in range(s.t.backs):
        n: i64 = s.bag[first + kind]
        total += n
        if n > 0:
            for r in range(4):
                pay += float(n * s.t.back_pay[kind * 4 + r]) * worths[r]
    return pay / float(max(1, total))


def _levels(s: Rockwell, seat: i64, left: i64, goes: i64, out: list[float]) -> None:
    """Safety and Mobility for the time that is left; insurance in hand."""
    time: float = float(left) + float(goes) / 4.0
    danger: float = 0.0
    c: i64
    for c in range(seat * CREWS, seat * CREWS + CREWS):
        danger += DANGER[s.t.depth[s.place[c]]] * float(min(s.t.saves[s.safety[seat]], s.power[c] + 1))
    out[Feature.SAFETY] = danger / 4.0 * time
    out[Feature.MOBILITY] = MOBILE[s.mobility[seat]] * time
    if s.insured[seat * 4] >= 0:
        out[Feature.INSURANCE] = float(max(0, min(ledger.insurance(s, seat), 4))) * min(1.0, time)
