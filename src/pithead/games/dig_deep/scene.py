"""What an audience of Dig Deep sees, by names: the scene and the prompt.

Seats are numbers from 0; columns, gems, tiles, dice and spaces have the labels of the verb table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core import bag
from pithead.core.api import CHANCE, OVER, seats_in
from pithead.games.dig_deep import flow, scoring
from pithead.games.dig_deep.facts import controllers
from pithead.games.dig_deep.scene_types import (
    PHASES,
    ByGem,
    Column,
    Die,
    GemRow,
    HandPile,
    HeldTile,
    KnownTo,
    Pile,
    Reckoning,
    Scene,
    SeatScene,
    Space,
    Tile,
)
from pithead.games.dig_deep.verbs import (
    ACTIONS,
    COLUMNS,
    GEMS,
    LETTERS,
    MARKET_FACES,
    MAX_COLUMNS,
    REASONS,
    Gem,
    Phase,
    Use,
)

if TYPE_CHECKING:
    from pithead.core.api import Ints
    from pithead.games.dig_deep.state import DigDeep

EMPTY = -1
THROWN = range(Phase.WILD, Phase.BUY)  # while these last, the throw lies on the table
MARKING = (Phase.REROLL, Phase.REROLL_DICE)


def scene(view: DigDeep, seat: int) -> Scene:
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
        "market_dice": [MARKET_FACES[s.t.market_faces[f]] for f in s.market_roll] if s.phase in THROWN else [],
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


def _by_gem(values: Ints) -> ByGem:
    return {
        "ruby": values[0],
        "emerald": values[1],
        "amethyst": values[2],
        "sapphire": values[3],
        "diamond": values[4],
    }


def tile_shown(s: DigDeep, tile: int) -> Tile:
    """One tile: level always; kind and gems if this audience knows them."""
    if tile >= s.t.kinds:
        return {"level": s.t.level[tile] + 1, "tile": None, "gems": []}
    gems: list[Gem] = [GEMS[g] for g in range(5) for _ in range(s.t.gems[tile * 5 + g])]
    return {"level": s.t.level[tile] + 1, "tile": s.t.kind_names[tile], "gems": gems}


def _pile(s: DigDeep, tile: int, count: int) -> Pile:
    return {**tile_shown(s, tile), "count": count}


def _gem(s: DigDeep, gem: int) -> GemRow:
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


def _column(s: DigDeep, column: int) -> Column:
    """Tiles from the top down. Who has dug a tile is public; what it is only they know."""
    rows = len(s.grid) // len(s.height)
    cells = range(column * rows + s.height[column] - 1, column * rows - 1, -1)
    return {
        "column": COLUMNS[column],
        "tiles": [{**tile_shown(s, s.grid[c]), "known_by": seats_in(s.knows[c])} for c in cells],
        "cubes": [s.cubes[column * s.seats + i] for i in range(s.seats)],
        "control": controllers(s, column),
    }


def _seat(s: DigDeep, seat: int) -> SeatScene:
    k = s.t.kinds
    return {
        "seat": seat,
        "coins": s.coins[seat],
        "stock": s.stock[seat],
        "dice": _dice(s, seat),
        "hand": _hand(s, seat),
        "face_up": [_pile(s, i, s.shown[seat * k + i]) for i in range(k) if s.shown[seat * k + i]],
        "sold": [_pile(s, i, s.sold[seat * k + i]) for i in range(k) if s.sold[seat * k + i]],
        "gems_sold": _by_gem([scoring.gems_sold(s, seat, g) for g in range(5)]),
        "invested": _by_gem([s.invested[g * s.seats + seat] for g in range(5)]),
    }


def die_faces(s: DigDeep, die: int) -> list[str]:
    """The six faces of a die, each an action and its number."""
    return [die_face(s, die, face) for face in range(6)]


def die_face(s: DigDeep, die: int, face: int) -> str:
    """An action and its number: "mine 2"."""
    return f"{ACTIONS[s.t.face_action[die * 6 + face]]} {s.t.face_number[die * 6 + face]}"


def _dice(s: DigDeep, seat: int) -> list[Die]:
    """The dice of a seat; `rolled` while its throw lies on the table."""
    out: list[Die] = []
    thrown = seat == s.seat and s.phase in THROWN
    for i in range(6):
        die = s.dice[seat * 6 + i]
        if die != EMPTY:
            out.append(
                {
                    "position": str(i + 1),
                    "die": s.t.die_names[die],
                    "faces": die_faces(s, die),
                    "rolled": die_face(s, die, s.faces[i]) if thrown else None,
                    "marked": thrown and s.phase in MARKING and bool(s.marks >> i & 1),
                }
            )
    return out


def _hand(s: DigDeep, seat: int) -> list[HandPile]:
    """Hand tiles by kind, unknown ones by level; `known_to` counts the copies that others have dug up before."""
    k = s.t.kinds
    out: list[HandPile] = []
    for tile in range(k + 3):
        count = s.hand[seat * (k + 3) + tile]
        if count == 0:
            continue
        known: list[KnownTo] = []
        for other in range(s.seats if tile < k else 0):
            copies = s.notes.count((other * s.seats + seat) * k + tile)
            if copies > 0:
                known.append({"seat": other, "count": copies})
        out.append({**_pile(s, tile, count), "known_to": known})
    return out


def _space(s: DigDeep, space: int) -> Space:
    die = s.market[space]
    return {
        "space": str(space + 1),
        "price": s.t.prices[space],
        "die": None if die == EMPTY else s.t.die_names[die],
        "faces": [] if die == EMPTY else die_faces(s, die),
    }


def _held(s: DigDeep) -> HeldTile | None:
    """The tile under way in a Mine or a Dig."""
    if s.held == EMPTY:
        return None
    return {**tile_shown(s, s.held), "from": COLUMNS[s.held_from], "known_by": seats_in(s.held_knows)}


def _final(s: DigDeep) -> list[Reckoning]:
    """DD-Z2, DD-Z3: the last reckoning, by seat; equal places share them."""
    standings = [scoring.standing(s, seat) for seat in range(s.seats)]
    out: list[Reckoning] = []
    for seat, (total, sold, face_up, hand) in enumerate(standings):
        out.append(
            {
                "seat": seat,
                "place": 1 + sum(1 for other in standings if other > standings[seat]),
                "total": total,
                "coins": s.coins[seat],
                "bonuses": {GEMS[g]: scoring.bonus(s, seat, g) for g in range(5) if scoring.bonus(s, seat, g) > 0},
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
