"""What an audience of Dig Deep sees, by names: the scene, the prompt, and what stands beside each choice.

Seats are numbers from 0; columns, gems, tiles, dice and spaces have the labels of the verb table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pithead.core import bag
from pithead.core.api import CHANCE, OVER, Detail, Game, Json, seats_in
from pithead.games.dig_deep import flow, market, scoring
from pithead.games.dig_deep.facts import last_turn
from pithead.games.dig_deep.verbs import ACTIONS, COLUMNS, GEMS, LETTERS, MAX_COLUMNS, REASONS, Do, Phase, Use

if TYPE_CHECKING:
    from pithead.games.dig_deep.state import DigDeep

EMPTY = -1
PHASES = (
    "start_player",
    "fill",
    "roll",
    "wild",
    "reroll",
    "reroll_dice",
    "resolve",
    "mining",
    "mined",
    "dug",
    "dig_target",
    "taken_back",
    "buy",
    "discard",
    "over",
)
THROWN = range(Phase.WILD, Phase.BUY)  # while these last, the throw lies on the table
MARKING = (Phase.REROLL, Phase.REROLL_DICE)


def scene(game: Game, view: DigDeep, seat: int) -> dict[str, Json]:
    """Everything that `seat` (or SPECTATOR, or TRUTH) may see; `view` must be that audience's view."""
    s = view
    actor = flow.actor(s)
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "turn_limit": s.turn_limit,
        "finishing": bool(s.finishing),
        "start": s.start,
        "turn": s.seat,
        "actor": actor if actor >= 0 else None,
        "you": seat if seat >= 0 else None,
        "gem_bonus": s.t.bonus,
        "gems": [_gem(s, g) for g in range(5)],
        "columns": [_column(s, c) for c in range(len(s.height))],
        "rows": len(s.grid) // len(s.height),
        "seats": [_seat(s, i) for i in range(s.seats)],
        "dice_market": [_space(s, i) for i in range(6)],
        "bag": {s.t.die_names[d]: s.bag[d] for d in range(1, s.t.dice)},
        "market_dice": [(*GEMS, "wild")[s.t.market_faces[f]] for f in s.market_roll] if s.phase in THROWN else [],
        "wilds": s.wilds,
        "uses": {name: s.uses[i] for i, name in enumerate(ACTIONS)} if s.phase in THROWN else {},
        "free_uses": {ACTIONS[Use.SELL]: Use.FREE_SELL} if s.phase in THROWN else {},
        "marks": [str(i + 1) for i in range(6) if s.marks >> i & 1] if s.phase in MARKING else [],
        "held": _held(s),
        "taken_back": None if s.taken == EMPTY else _source(s.taken),
        "new_die": None if s.new_die == EMPTY else s.t.die_names[s.new_die],
        "unseen": [_pile(s, k, s.pool[k]) for k in range(s.t.kinds) if s.pool[k] > 0],
        "frequency": {str(i + 1): [GEMS[LETTERS.index(c)] for c in letters] for i, letters in enumerate(s.t.frequency)},
        "reason": REASONS[s.reason],
        "final": _final(s) if s.phase == Phase.OVER else [],
    }


def _source(source: int) -> str:
    return COLUMNS[source] if source < MAX_COLUMNS else GEMS[source - MAX_COLUMNS]


def _gems(s: DigDeep, kind: int) -> list[Json]:
    """The gems on a kind of tile, one name for each copy."""
    return [GEMS[g] for g in range(5) for _ in range(s.t.gems[kind * 5 + g])]


def _tile(s: DigDeep, tile: int) -> dict[str, Json]:
    """One tile: level always; kind and gems if this audience knows them."""
    known = tile < s.t.kinds
    return {
        "level": s.t.level[tile] + 1,
        "tile": s.t.kind_names[tile] if known else None,
        "gems": _gems(s, tile) if known else [],
    }


def _pile(s: DigDeep, tile: int, count: int) -> dict[str, Json]:
    return {**_tile(s, tile), "count": count}


def _gem(s: DigDeep, gem: int) -> dict[str, Json]:
    """One row of the market board, and who would take its bonus now."""
    bonuses = [scoring.bonus(s, seat, gem) for seat in range(s.seats)]
    return {
        "gem": GEMS[gem],
        "price": s.price[gem],
        "top_price": s.t.top_price,
        "invested": [s.invested[gem * s.seats + i] for i in range(s.seats)],
        "room": s.t.gem_cubes - bag.total(s.invested, gem * s.seats, (gem + 1) * s.seats),
        "leaders": [i for i in range(s.seats) if bonuses[i] > 0],
        "bonus": max(bonuses),
    }


def _column(s: DigDeep, column: int) -> dict[str, Json]:
    """Tiles from the top down. Who has dug a tile is public; what it is only they know."""
    rows = len(s.grid) // len(s.height)
    cells = range(column * rows + s.height[column] - 1, column * rows - 1, -1)
    return {
        "column": COLUMNS[column],
        "tiles": [{**_tile(s, s.grid[c]), "known_by": [*seats_in(s.knows[c])]} for c in cells],
        "cubes": [s.cubes[column * s.seats + i] for i in range(s.seats)],
        "control": [*_controllers(s, column)],
    }


def _controllers(s: DigDeep, column: int) -> list[int]:
    return [i for i in range(s.seats) if flow.controls(s, i, column)]


def _seat(s: DigDeep, seat: int) -> dict[str, Json]:
    k = s.t.kinds
    return {
        "seat": seat,
        "coins": s.coins[seat],
        "stock": s.stock[seat],
        "dice": _dice(s, seat),
        "hand": _hand(s, seat),
        "face_up": [_pile(s, i, s.shown[seat * k + i]) for i in range(k) if s.shown[seat * k + i]],
        "sold": [_pile(s, i, s.sold[seat * k + i]) for i in range(k) if s.sold[seat * k + i]],
        "gems_sold": {GEMS[g]: scoring.gems_sold(s, seat, g) for g in range(5)},
        "invested": {GEMS[g]: s.invested[g * s.seats + seat] for g in range(5)},
    }


def _faces(s: DigDeep, die: int) -> list[Json]:
    return [_face(s, die, face) for face in range(6)]


def _face(s: DigDeep, die: int, face: int) -> str:
    return f"{ACTIONS[s.t.face_action[die * 6 + face]]} {s.t.face_number[die * 6 + face]}"


def _dice(s: DigDeep, seat: int) -> list[Json]:
    """The dice of a seat; `rolled` while its throw lies on the table."""
    out: list[Json] = []
    thrown = seat == s.seat and s.phase in THROWN
    for i in range(6):
        die = s.dice[seat * 6 + i]
        if die != EMPTY:
            out.append(
                {
                    "position": str(i + 1),
                    "die": s.t.die_names[die],
                    "faces": _faces(s, die),
                    "rolled": _face(s, die, s.faces[i]) if thrown else None,
                    "marked": thrown and s.phase in MARKING and bool(s.marks >> i & 1),
                }
            )
    return out


def _hand(s: DigDeep, seat: int) -> list[Json]:
    """Hand tiles by kind, unknown ones by level; `known_to` counts the copies that others have dug up before."""
    k = s.t.kinds
    out: list[Json] = []
    for tile in range(k + 3):
        count = s.hand[seat * (k + 3) + tile]
        if count == 0:
            continue
        known: list[Json] = []
        for other in range(s.seats if tile < k else 0):
            copies = s.notes.count((other * s.seats + seat) * k + tile)
            if copies > 0:
                known.append({"seat": other, "count": copies})
        out.append({**_pile(s, tile, count), "known_to": known})
    return out


def _space(s: DigDeep, space: int) -> dict[str, Json]:
    die = s.market[space]
    return {
        "space": str(space + 1),
        "price": s.t.prices[space],
        "die": None if die == EMPTY else s.t.die_names[die],
        "faces": [] if die == EMPTY else _faces(s, die),
    }


def _held(s: DigDeep) -> Json:
    """The tile under way in a Mine or a Dig."""
    if s.held == EMPTY:
        return None
    return {**_tile(s, s.held), "from": COLUMNS[s.held_from], "known_by": [*seats_in(s.held_knows)]}


def _final(s: DigDeep) -> list[Json]:
    """DD-Z2, DD-Z3: the last reckoning, by seat; equal places share them."""
    standings = [scoring.standing(s, seat) for seat in range(s.seats)]
    out: list[Json] = []
    for seat, (total, sold, face_up, hand) in enumerate(standings):
        bonuses: dict[str, Json] = {
            GEMS[g]: scoring.bonus(s, seat, g) for g in range(5) if scoring.bonus(s, seat, g) > 0
        }
        out.append(
            {
                "seat": seat,
                "place": 1 + sum(1 for other in standings if other > standings[seat]),
                "total": total,
                "coins": s.coins[seat],
                "bonuses": bonuses,
                "tiles_sold": sold,
                "face_up": face_up,
                "hand": hand,
            }
        )
    return out


def prompt(view: DigDeep, seat: int) -> str:
    """Message id of what `seat` is asked for now; also while it waits, and at the end."""
    actor = flow.actor(view)
    if actor == OVER:
        name = "over"
    elif actor == CHANCE:
        name = "chance"
    elif actor != seat:
        name = "waiting"
    elif view.phase == Phase.REROLL and view.marks:
        name = "reroll_more"
    else:
        name = PHASES[view.phase]
    return f"dig_deep-prompt-{name}"


# -- Beside one choice


def detail(game: Game, view: DigDeep, seat: int, code: int) -> Detail:
    """Clause, cost, preview and warning of one legal choice of `seat`."""
    verb = game.actions.verb_of(code)
    out = Detail(verb.clause)
    explain = _EXPLAIN.get(verb.name)
    if explain is not None:
        explain(view, seat, code - verb.start, out)
    return out


def use_of(code: int) -> int:
    """The pool (see `Use`) that a choice of the main menu draws on; `done` draws on none."""
    for start, use in (
        (Do.SELL, Use.SELL),
        (Do.SMELT, Use.SMELT),
        (Do.INVEST, Use.INVEST),
        (Do.ADVERTISE, Use.ADVERTISE),
        (Do.DIG, Use.DIG),
        (Do.MINE, Use.MINE),
    ):
        if code >= start:
            return use
    return Use.RESERVE


def _warn(out: Detail, name: str) -> None:
    out.warning = f"dig_deep-warn-{name}"


def _step(s: DigDeep, gem: int, step: int, out: Detail) -> None:
    out.preview = {"price": s.price[gem], "becomes": max(0, min(s.t.top_price, s.price[gem] + step))}


def _wild(s: DigDeep, seat: int, gem: int, out: Detail) -> None:
    _step(s, gem, 1, out)
    if s.price[gem] == s.t.top_price:
        _warn(out, "price_at_top")


def _mark(s: DigDeep, seat: int, position: int, out: Detail) -> None:
    die = s.dice[seat * 6 + position]
    out.preview = {
        "reroll_cost": int(s.marks).bit_count() + 1,
        "die": s.t.die_names[die],
        "rolled": _face(s, die, s.faces[position]),
    }


def _roll(s: DigDeep, seat: int, value: int, out: Detail) -> None:
    out.cost = {"coins": int(s.marks).bit_count()}


def _reserve(s: DigDeep, seat: int, column: int, out: Detail) -> None:
    after = s.clone()
    after.cubes[column * s.seats + seat] += 1
    now, then = _controllers(s, column), _controllers(after, column)
    out.cost = {"reserve": 1, "cubes": 1}
    out.preview = {"control": [*now], "becomes": [*then], "gains_control": seat in then and seat not in now}
    if s.height[column] == 0:
        _warn(out, "empty_column")
    elif now == then:
        _warn(out, "no_change_of_control")


def _take_back(s: DigDeep, seat: int, source: int, out: Detail) -> None:
    if source >= MAX_COLUMNS:
        gem = source - MAX_COLUMNS
        out.preview = {"price": s.price[gem], "cubes_left": s.invested[gem * s.seats + seat] - 1}
        _warn(out, "gives_up_share")
        return
    after = s.clone()
    after.cubes[source * s.seats + seat] -= 1
    now, then = _controllers(s, source), _controllers(after, source)
    out.preview = {"control": [*now], "becomes": [*then], "loses_control": seat in now and seat not in then}
    if seat in now and seat not in then and s.height[source] > 0:
        _warn(out, "loses_control")


def _mine(s: DigDeep, seat: int, column: int, out: Detail) -> None:
    rows = len(s.grid) // len(s.height)
    tile = s.grid[column * rows + s.height[column] - 1]
    level = s.t.level[tile] + 1
    last = bag.total(s.height, 0, len(s.height)) == 1
    out.cost = {"pickaxes": level}
    out.preview = {
        **_tile(s, tile),
        "pickaxes_left": s.uses[Use.MINE] - level,
        "last_tile": last,
        "deeper": _deeper(s, column),
    }
    if last and not s.finishing:
        _warn(out, "last_tile")


def _deeper(s: DigDeep, column: int) -> list[Json]:
    """What each further tile of the column would cost, as far down as the pickaxes last."""
    rows = len(s.grid) // len(s.height)
    left = int(s.uses[Use.MINE])
    out: list[Json] = []
    for row in range(s.height[column] - 1, -1, -1):
        cost = s.t.level[s.grid[column * rows + row]] + 1
        left -= cost
        if left < 0:
            break
        out.append(cost)
    return out[1:]


def _stop(s: DigDeep, seat: int, value: int, out: Detail) -> None:
    out.preview = {"pickaxes_lost": s.uses[Use.MINE]}
    _warn(out, "pickaxes_lost")


def _dig(s: DigDeep, seat: int, column: int, out: Detail) -> None:
    rows = len(s.grid) // len(s.height)
    cell = column * rows + s.height[column] - 1
    out.cost = {"dig": 1}
    out.preview = {**_tile(s, s.grid[cell]), "known_by": [*seats_in(s.knows[cell])]}


def _put(s: DigDeep, seat: int, column: int, out: Detail) -> None:
    out.preview = {
        **_tile(s, s.held),
        "from": COLUMNS[s.held_from],
        "height": s.height[column] + 1,
        "control": [*_controllers(s, column)],
    }


def _advertise(s: DigDeep, seat: int, value: int, out: Detail) -> None:
    out.cost = {"advertise": 1}
    _step(s, value // 2, 2 * (value % 2) - 1, out)


def _invest(s: DigDeep, seat: int, gem: int, out: Detail) -> None:
    shares = 2 + bag.total(s.invested, gem * s.seats, (gem + 1) * s.seats)
    out.cost = {"invest": 1, "cubes": 1}
    out.preview = {"price": s.price[gem], "shares": shares, "share_value": s.price[gem] // shares}


def _smelt(s: DigDeep, seat: int, kind: int, out: Detail) -> None:
    out.cost = {"smelt": 1}
    out.preview = {**_tile(s, kind), "worth_now": sum(market.payout(s, seat, kind, g)[seat] for g in range(5))}


def _sell(s: DigDeep, seat: int, kind: int, out: Detail) -> None:
    """Who is paid what, where the prices fall to, whose cubes go home."""
    totals = [0] * s.seats
    gems: list[Json] = []
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
                "paid": [*paid],
                "cubes_back": [s.invested[gem * s.seats + i] for i in range(s.seats)],
            }
        )
    out.cost = {"sell": 1}
    out.preview = {**_tile(s, kind), "paid": [*totals], "sale": gems}
    if totals[seat] == 0:
        _warn(out, "sells_for_nothing")
    elif max(totals) > totals[seat]:
        _warn(out, "pays_another_more")


def _done(s: DigDeep, seat: int, value: int, out: Detail) -> None:
    """What is lost: the pools that could still do something."""
    pools = {use_of(code) for code in flow.legal(s) if code != Do.DONE}
    lost: dict[str, Json] = {ACTIONS[i]: s.uses[i] for i in sorted(pools)}
    out.preview = {"lost": lost}
    if lost:
        _warn(out, "actions_left")


def _buy(s: DigDeep, seat: int, space: int, out: Detail) -> None:
    seventh = s.dice[seat * 6 + 5] != EMPTY
    out.cost = {"coins": s.t.prices[space]}
    out.preview = {"die": s.t.die_names[s.market[space]], "faces": _faces(s, s.market[space]), "seventh": seventh}
    if last_turn(s):
        _warn(out, "never_rolled")
    elif seventh:
        _warn(out, "seventh_die")


def _discard(s: DigDeep, seat: int, position: int, out: Detail) -> None:
    out.preview = {"die": s.t.die_names[s.dice[seat * 6 + position]], "replaced_by": s.t.die_names[s.new_die]}


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
