"""What stands beside each choice of Dig Deep: clause, cost, preview and warning, from the seat's own view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pithead.core import bag
from pithead.core.api import Detail, Game, seats_in
from pithead.games.dig_deep import flow, market
from pithead.games.dig_deep.detail_types import (
    BuyPreview,
    DiscardPreview,
    DonePreview,
    GemSale,
    InvestPreview,
    LeaveColumn,
    LeaveGem,
    MarketSpace,
    MarkPreview,
    MinePreview,
    PriceStep,
    PutPreview,
    ReservePreview,
    SalePreview,
    SmeltPreview,
    StopPreview,
)
from pithead.games.dig_deep.facts import controllers, last_turn, use_of
from pithead.games.dig_deep.scene import EMPTY, die_face, die_faces, tile_shown
from pithead.games.dig_deep.scene_types import GroundTile
from pithead.games.dig_deep.verbs import ACTIONS, COLUMNS, GEMS, MAX_COLUMNS, Do, Use

if TYPE_CHECKING:
    from pithead.games.dig_deep.state import DigDeep


def detail(game: Game, view: DigDeep, seat: int, code: int) -> Detail:
    """Clause, cost, preview and warning of one legal choice of `seat`."""
    verb = game.actions.verb_of(code)
    out = Detail(verb.clause)
    explain = _EXPLAIN.get(verb.name)
    if explain is not None:
        explain(view, seat, code - verb.start, out)
    return out


def _warn(out: Detail, name: str) -> None:
    out.warning = f"dig_deep-warn-{name}"


# -- The throw


def _price_step(s: DigDeep, gem: int, step: int) -> PriceStep:
    return {"price": s.price[gem], "becomes": max(0, min(s.t.top_price, s.price[gem] + step))}


def _wild(s: DigDeep, seat: int, gem: int, out: Detail) -> None:
    out.preview = _price_step(s, gem, 1)
    if s.price[gem] == s.t.top_price:
        _warn(out, "price_at_top")


def _mark(s: DigDeep, seat: int, position: int, out: Detail) -> None:
    die = s.dice[seat * 6 + position]
    preview: MarkPreview = {
        "reroll_cost": int(s.marks).bit_count() + 1,
        "die": s.t.die_names[die],
        "rolled": die_face(s, die, s.faces[position]),
    }
    out.preview = preview


def _roll(s: DigDeep, seat: int, value: int, out: Detail) -> None:
    out.cost = {"coins": int(s.marks).bit_count()}


# -- The mine


def _reserve(s: DigDeep, seat: int, column: int, out: Detail) -> None:
    after = s.clone()
    after.cubes[column * s.seats + seat] += 1
    now, then = controllers(s, column), controllers(after, column)
    preview: ReservePreview = {"control": now, "becomes": then, "gains_control": seat in then and seat not in now}
    out.cost = {"reserve": 1, "cubes": 1}
    out.preview = preview
    if s.height[column] == 0:
        _warn(out, "empty_column")
    elif now == then:
        _warn(out, "no_change_of_control")


def _take_back(s: DigDeep, seat: int, source: int, out: Detail) -> None:
    if source >= MAX_COLUMNS:
        gem = source - MAX_COLUMNS
        share: LeaveGem = {"price": s.price[gem], "cubes_left": s.invested[gem * s.seats + seat] - 1}
        out.preview = share
        _warn(out, "gives_up_share")
        return
    after = s.clone()
    after.cubes[source * s.seats + seat] -= 1
    now, then = controllers(s, source), controllers(after, source)
    column: LeaveColumn = {"control": now, "becomes": then, "loses_control": seat in now and seat not in then}
    out.preview = column
    if column["loses_control"] and s.height[source] > 0:
        _warn(out, "loses_control")


def _mine(s: DigDeep, seat: int, column: int, out: Detail) -> None:
    rows = len(s.grid) // len(s.height)
    tile = s.grid[column * rows + s.height[column] - 1]
    level = s.t.level[tile] + 1
    last = bag.total(s.height, 0, len(s.height)) == 1
    preview: MinePreview = {
        **tile_shown(s, tile),
        "pickaxes_left": s.uses[Use.MINE] - level,
        "last_tile": last,
        "deeper": _deeper(s, column),
    }
    out.cost = {"pickaxes": level}
    out.preview = preview
    if last and not s.finishing:
        _warn(out, "last_tile")


def _deeper(s: DigDeep, column: int) -> list[int]:
    """What each further tile of the column would cost, as far down as the pickaxes last."""
    rows = len(s.grid) // len(s.height)
    left = int(s.uses[Use.MINE])
    out: list[int] = []
    for row in range(s.height[column] - 1, -1, -1):
        cost = s.t.level[s.grid[column * rows + row]] + 1
        left -= cost
        if left < 0:
            break
        out.append(cost)
    return out[1:]


def _stop(s: DigDeep, seat: int, value: int, out: Detail) -> None:
    preview: StopPreview = {"pickaxes_lost": s.uses[Use.MINE]}
    out.preview = preview
    _warn(out, "pickaxes_lost")


def _dig(s: DigDeep, seat: int, column: int, out: Detail) -> None:
    rows = len(s.grid) // len(s.height)
    cell = column * rows + s.height[column] - 1
    preview: GroundTile = {**tile_shown(s, s.grid[cell]), "known_by": seats_in(s.knows[cell])}
    out.cost = {"dig": 1}
    out.preview = preview


def _put(s: DigDeep, seat: int, column: int, out: Detail) -> None:
    preview: PutPreview = {
        **tile_shown(s, s.held),
        "from": COLUMNS[s.held_from],
        "height": s.height[column] + 1,
        "control": controllers(s, column),
    }
    out.preview = preview


# -- Prices, shares, sales


def _advertise(s: DigDeep, seat: int, value: int, out: Detail) -> None:
    out.cost = {"advertise": 1}
    out.preview = _price_step(s, value // 2, 2 * (value % 2) - 1)


def _invest(s: DigDeep, seat: int, gem: int, out: Detail) -> None:
    shares = 2 + bag.total(s.invested, gem * s.seats, (gem + 1) * s.seats)
    preview: InvestPreview = {"price": s.price[gem], "shares": shares, "share_value": s.price[gem] // shares}
    out.cost = {"invest": 1, "cubes": 1}
    out.preview = preview


def _smelt(s: DigDeep, seat: int, kind: int, out: Detail) -> None:
    worth = sum(market.payout(s, seat, kind, g)[seat] for g in range(5))
    preview: SmeltPreview = {**tile_shown(s, kind), "worth_now": worth}
    out.cost = {"smelt": 1}
    out.preview = preview


def _sell(s: DigDeep, seat: int, kind: int, out: Detail) -> None:
    """Who is paid what, where the prices fall to, whose cubes go home."""
    totals = [0] * s.seats
    gems: list[GemSale] = []
    for gem in range(5):
        copies = s.t.gems[kind * 5 + gem]
        if copies == 0:
            continue
        paid = [int(n) for n in market.payout(s, seat, kind, gem)]
        totals = [a + b for a, b in zip(totals, paid, strict=True)]
        gems.append(
            {
                "gem": GEMS[gem],
                "copies": copies,
                "price": s.price[gem],
                "becomes": max(0, s.price[gem] - copies),
                "paid": paid,
                "cubes_back": [s.invested[gem * s.seats + i] for i in range(s.seats)],
            }
        )
    preview: SalePreview = {**tile_shown(s, kind), "paid": totals, "sale": gems}
    out.cost = {"sell": 1}
    out.preview = preview
    if totals[seat] == 0:
        _warn(out, "sells_for_nothing")
    elif max(totals) > totals[seat]:
        _warn(out, "pays_another_more")


def _done(s: DigDeep, seat: int, value: int, out: Detail) -> None:
    """What is lost: the pools that could still do something."""
    pools = {use_of(code) for code in flow.legal(s) if code != Do.DONE}
    preview: DonePreview = {"lost": {ACTIONS[i]: s.uses[i] for i in sorted(pools)}}
    out.preview = preview
    if pools:
        _warn(out, "actions_left")


# -- The dice market


def _market_then(s: DigDeep, space: int) -> list[MarketSpace]:
    """DD-B1: the dice from this space on, once its own is gone."""
    sliding = [die for die in s.market[space + 1 :] if die != EMPTY]
    names: list[str | None] = [s.t.die_names[die] for die in sliding]
    if bag.total(s.bag, 0, s.t.dice) > 0:
        names.append(None)
    return [{"die": name, "price": s.t.prices[space + i]} for i, name in enumerate(names)]


def _buy(s: DigDeep, seat: int, space: int, out: Detail) -> None:
    seventh = s.dice[seat * 6 + 5] != EMPTY
    preview: BuyPreview = {
        "die": s.t.die_names[s.market[space]],
        "faces": die_faces(s, s.market[space]),
        "seventh": seventh,
        "then": _market_then(s, space),
    }
    out.cost = {"coins": s.t.prices[space]}
    out.preview = preview
    if last_turn(s):
        _warn(out, "never_rolled")
    elif seventh:
        _warn(out, "seventh_die")


def _discard(s: DigDeep, seat: int, position: int, out: Detail) -> None:
    preview: DiscardPreview = {
        "die": s.t.die_names[s.dice[seat * 6 + position]],
        "replaced_by": s.t.die_names[s.new_die],
    }
    out.preview = preview


_EXPLAIN: dict[str, Callable[[DigDeep, int, int, Detail], None]] = {
    "wild": _wild,
    "mark": _mark,
    "roll": _roll,
    "reserve": _reserve,
    "take_back": _take_back,
    "mine": _mine,
    "stop": _stop,
    "dig": _dig,
    "put": _put,
    "advertise": _advertise,
    "invest": _invest,
    "smelt": _smelt,
    "sell": _sell,
    "done": _done,
    "buy": _buy,
    "discard": _discard,
}
