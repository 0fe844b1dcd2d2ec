"""What stands beside each choice of Rockwell: clause, cost, preview and warning, from the seat's own view.

The preview of an act shows each tile it would drill, who would share, and who would take what is left over
(`prospects`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pithead.core.api import Detail, Game
from pithead.games.rockwell import absurd, facts, prospects
from pithead.games.rockwell.detail_types import (
    ActPreview,
    AdvantagePlace,
    BidPreview,
    CenterPreview,
    CrewPreview,
    DealPreview,
    DeliverPreview,
    DiscardPreview,
    DrillPreview,
    InsurePreview,
    LevelPreview,
    PassPreview,
    PurchasePreview,
    RelocatePreview,
    SafetyPreview,
    SalePreview,
    SinkPreview,
    WorkPlace,
)
from pithead.games.rockwell.flow import advantages, danger, ledger, presidents, workshop
from pithead.games.rockwell.scene import PLACES, advantage, cubes
from pithead.games.rockwell.verbs import CENTER, CREWS, GOALS, MAX_CUBES, NONE, RESOURCES, SLOTS, TILES, Do, Phase

if TYPE_CHECKING:
    from pithead.games.rockwell.state import Rockwell


def detail(game: Game, view: Rockwell, seat: int, code: int) -> Detail:
    """Clause, cost, preview and warning of one legal choice of `seat`."""
    verb = game.actions.verb_of(code)
    out = Detail(verb.clause)
    explain = _EXPLAIN.get(verb.name)
    if explain is not None:
        explain(view, seat, code - verb.start, out)
    return out


def _warn(out: Detail, name: str) -> None:
    out.warning = f"rockwell-warn-{name}"


def _act(s: Rockwell, seat: int, crew: int, place: int, die: int) -> ActPreview:
    """The preview of a crew on a place with a die: the power there and what is drilled."""
    return _reached(facts.after(s, crew, place, die, seat), seat, place)


def _reached(then: Rockwell, seat: int, place: int) -> ActPreview:
    drills = prospects.strikes(then, seat, facts.strikes(then, then.t.on[place]))
    return {"tiles": prospects.tiles(then, place), "drills": drills}


# -- Auction, Vice Presidents, insurance


def _bid(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    resource, amount = divmod(value, MAX_CUBES + 1)
    out.cost = {RESOURCES[resource]: amount}
    _bid_value(s, seat, Do.BID + value, amount * s.t.prices[resource], out)


def _bid_money(s: Rockwell, seat: int, hundreds: int, out: Detail) -> None:
    out.cost = {"money": 100 * hundreds}
    _bid_value(s, seat, Do.BID_MONEY + hundreds, hundreds, out)


def _bid_value(s: Rockwell, seat: int, code: int, hundreds: int, out: Detail) -> None:
    preview: BidPreview = {"value": 100 * (facts.bid_so_far(s, seat) + hundreds)}
    out.preview = preview
    if absurd.overbids(s, seat, code):
        _warn(out, "bid_beyond_first" if facts.sure_bid(s, seat) else "bid_changes_nothing")


def _place(s: Rockwell, seat: int, slot: int, out: Detail) -> None:
    order, worst = facts.order_with(s, seat, slot), facts.yet_before(s, seat, slot)
    if slot < 4:
        first: AdvantagePlace = {"advantage": advantage(s, slot), "order": order, "worst": worst}
        out.preview = first
        return
    slots = [i for i in range(SLOTS) if presidents.board_of(i) == presidents.board_of(slot)]
    acts = [seat if i == slot else int(s.slots[i]) for i in slots if i == slot or s.slots[i] != NONE]
    work: WorkPlace = {
        "uses": s.t.slot_uses[(s.seats - 2) * SLOTS + slot],
        "acts": acts,
        "order": order,
        "worst": worst,
    }
    out.preview = work


def _insure(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    resource, amount = divmod(value, MAX_CUBES + 1)
    out.cost = {RESOURCES[resource]: amount}
    preview: InsurePreview = {
        "insurance": facts.insurance_planned(s, seat) + amount,
        "losses_to_come": facts.losses_to_come(s, seat),
    }
    out.preview = preview
    if absurd.overinsures(s, seat, Do.INSURE + value):
        _warn(out, "insurance_beyond_loss")


# -- Drilling


def _crew(s: Rockwell, seat: int, number: int, out: Detail) -> None:
    c = seat * CREWS + number
    preview: CrewPreview = {"place": PLACES[s.place[c]], "power": s.power[c], "die": s.die[c]}
    out.preview = preview


def _go(s: Rockwell, seat: int, place: int, out: Detail) -> None:
    c = s.crew
    if place == CENTER:
        last = facts.ends_by_center(s, seat)
        center: CenterPreview = {
            "reaches_center": True,
            "prestige": _next_prize(s, seat),
            "leaves_die": s.die[c] > 0,
            "last_turn": last,
        }
        out.preview = center
        if last:
            _warn(out, "last_turn")
        return
    preview = _act(s, seat, c, place, 0)
    if s.die[c] > 0:
        preview["die"] = s.die[c]
    out.preview = preview


def _next_prize(s: Rockwell, seat: int) -> int:
    """What reaching the center is worth now."""
    best = 0
    for goal in s.t.crew_goals:
        if s.t.goal_depth[goal] == s.t.depth[CENTER] and s.prizes[seat * GOALS + goal] == 0:
            best = max(best, s.t.values[((s.seats - 2) * 3 + s.t.goal_tier[goal]) * 4 + s.taken[goal]])
    return best


def _take(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    power = value + 1
    out.cost = {"money": 100 * s.t.fees[power]}
    out.preview = _act(s, seat, s.crew, s.target, power)
    _warn_die(s, seat, s.target, power, out)


def _leave(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    out.preview = _act(s, seat, s.crew, s.target, 0)


def _hire(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    power = value + 1
    out.cost = {"money": 100 * s.t.fees[power]}
    out.preview = _act(s, seat, s.crew, s.place[s.crew], power)
    _warn_die(s, seat, s.place[s.crew], power, out)


def _warn_die(s: Rockwell, seat: int, place: int, power: int, out: Detail) -> None:
    if facts.only_drilled(s, place):
        _warn(out, "die_changes_nothing")
    elif facts.spare_power(s, seat, s.crew, place, power) < power:
        _warn(out, "die_too_strong")


def _drill(s: Rockwell, seat: int, tile: int, out: Detail) -> None:
    """RW-E2: this tile first; what is left of the other then."""
    then = s.clone()
    then.drilled |= 1 << tile
    for c in range(len(then.place)):
        if then.place[c] >= TILES and then.t.on[then.place[c]] >> tile & 1:
            then.place[c] = tile
    rest = s.pending & ~(1 << tile)
    preview: DrillPreview = {
        "drills": prospects.strikes(s, seat, facts.strikes(s, 1 << tile)),
        "then": prospects.strikes(then, seat, facts.strikes(then, rest)),
    }
    out.preview = preview


def _discard(s: Rockwell, seat: int, tiles: int, out: Detail) -> None:
    then = s.clone()
    then.risk = [0] * s.seats
    then.risk[seat] = s.risk[seat] - tiles
    danger.lose(then)
    lost = [s.booty[seat * 4 + r] - then.booty[seat * 4 + r] for r in range(4)]
    out.cost = {"insurance": tiles}
    preview: DiscardPreview = {"loses": cubes(lost), "keeps": cubes(then.booty[seat * 4 : seat * 4 + 4])}
    out.preview = preview


def _bribe(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    tile = value % TILES
    c = advantages.bribed_crew(s, value // TILES)
    out.cost = {"money": 100 * s.t.fees[s.die[c]]}
    preview = _act(s, seat, c, tile, s.die[c])
    preview["place"] = PLACES[s.place[c]]
    preview["power"] = s.power[c]
    preview["bribes_left"] = s.bribes - 1
    out.preview = preview


# -- Market and workshop


def _sell(s: Rockwell, seat: int, resource: int, out: Detail) -> None:
    preview: DealPreview = {"price": 100 * s.t.prices[resource], "most": ledger.stock(s, seat, resource)}
    out.preview = preview


def _buy(s: Rockwell, seat: int, resource: int, out: Detail) -> None:
    preview: DealPreview = {"price": 100 * s.t.prices[resource], "most": s.money[seat] // s.t.prices[resource]}
    out.preview = preview


def _cubes(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    n = value + 1
    resource = s.deal % 4
    money = 100 * n * s.t.prices[resource]
    if s.deal < 4:
        out.cost = {RESOURCES[resource]: n}
        sale: SalePreview = {"money": money, "money_then": 100 * s.money[seat] + money}
        out.preview = sale
    else:
        out.cost = {"money": money}
        purchase: PurchasePreview = {}
        purchase[RESOURCES[resource]] = n
        purchase["money_then"] = 100 * s.money[seat] - money
        out.preview = purchase


def _improve(s: Rockwell, seat: int, number: int, out: Detail) -> None:
    c = seat * CREWS + number
    out.cost = {"money": 100 * s.t.power_price[s.power[c]]}
    out.preview = _stronger(s, seat, seat, c)


def _stronger(s: Rockwell, seat: int, owner: int, c: int) -> ActPreview:
    """The preview of a crew with one more power where it stands."""
    then = facts.after(s, c, s.place[c], s.die[c], owner)
    then.power[c] += 1
    preview: ActPreview = {"place": PLACES[s.place[c]], "power": then.power[c], **_reached(then, seat, s.place[c])}
    return preview


def _safety(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    out.cost = {"money": 100 * s.t.safety_price[(s.seats - 2) * 3 + s.safety[seat]]}
    saves = s.t.saves[s.safety[seat] + 1]
    preview: SafetyPreview = {"level": s.safety[seat] + 1, "saves": saves if saves < MAX_CUBES else None}
    out.preview = preview


def _mobility(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    out.cost = {"money": 100 * s.t.mobility_price[(s.seats - 2) * 3 + s.mobility[seat]]}
    preview: LevelPreview = {"level": s.mobility[seat] + 1}
    out.preview = preview
    if facts.surely_last_turn(s):
        _warn(out, "no_turn_left")


def _mineshaft(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    level = s.mines[seat] + 1
    out.cost = {"money": 100 * s.t.mineshaft_price[(s.seats - 2) * 3 + level - 1]}
    preview: LevelPreview = {"level": level}
    out.preview = preview


def _relocate(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    level = value // TILES + 1
    out.cost = {"money": 100 * s.t.mineshaft_price[(s.seats - 2) * 3 + level - 1]}
    preview: RelocatePreview = {"level": level, "from": PLACES[value % TILES]}
    out.preview = preview
    if facts.opened_by(s, seat, level) == 0:
        _warn(out, "cheaper_level_does")


def _sink(s: Rockwell, seat: int, tile: int, out: Detail) -> None:
    out.cost = {"money": 100 * s.t.mineshaft_price[(s.seats - 2) * 3 + s.shaft_level - 1]}
    drilled = bool(s.drilled >> tile & 1)
    kinds = [k for k in range(s.t.backs) if s.bag[tile // 8 * s.t.backs + k] > 0]
    preview: SinkPreview = {
        "drilled": drilled,
        "pays": s.t.back_names[s.back[tile]] if drilled else None,
        "may_pay": [] if drilled else [s.t.back_names[k] for k in kinds],
    }
    out.preview = preview
    if drilled and facts.surely_last_turn(s):
        _warn(out, "never_pays")


def _deliver(s: Rockwell, seat: int, resource: int, out: Detail) -> None:
    out.cost = {RESOURCES[resource]: workshop.delivery_cost(s, resource)}
    preview: DeliverPreview = {"prestige": s.t.delivery_prestige[resource]}
    out.preview = preview


# -- Al


def _al_crew(s: Rockwell, seat: int, number: int, out: Detail) -> None:
    _crew(s, s.seats, number, out)


def _al_go(s: Rockwell, seat: int, tile: int, out: Detail) -> None:
    out.preview = _reached(facts.after(s, s.crew, tile, 0, s.seats), seat, tile)


def _al_raise(s: Rockwell, seat: int, number: int, out: Detail) -> None:
    out.preview = _stronger(s, seat, s.seats, s.seats * CREWS + number)


def _pass(s: Rockwell, seat: int, value: int, out: Detail) -> None:
    if s.phase in (Phase.MARKET, Phase.WORKSHOP):
        preview: PassPreview = {"lost": s.left[s.go]}
        out.preview = preview


_EXPLAIN: dict[str, Callable[[Rockwell, int, int, Detail], None]] = {
    "bid": _bid,
    "bid_money": _bid_money,
    "place": _place,
    "insure": _insure,
    "crew": _crew,
    "go": _go,
    "take": _take,
    "leave": _leave,
    "drill": _drill,
    "discard": _discard,
    "bribe": _bribe,
    "hire": _hire,
    "pass": _pass,
    "sell": _sell,
    "buy": _buy,
    "cubes": _cubes,
    "improve": _improve,
    "safety": _safety,
    "mobility": _mobility,
    "mineshaft": _mineshaft,
    "relocate": _relocate,
    "sink": _sink,
    "deliver": _deliver,
    "al_crew": _al_crew,
    "al_go": _al_go,
    "al_raise": _al_raise,
}
