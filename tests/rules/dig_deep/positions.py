"""Positions of Dig Deep for tests: built by hand where a clause needs one, driven by move text.

A tile that a helper hands out leaves the grid of the last columns, so that columns a, b, c stay whole and every
position passes the audit.
"""

from __future__ import annotations

from pithead.core.api import CHANCE, Event, sees
from pithead.games.dig_deep.game import DigDeepGame
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import ACTIONS, COLUMNS, GEMS, Phase

GAME = DigDeepGame()
KINDS = GAME.tables.kind_names
EMPTY = -1
MARKET = ("red", "white", "yellow", "blue", "black", "pink")


def opened(seats: int = 2, options: dict[str, int | bool | str] | None = None) -> DigDeep:
    """Seat 0 starts, the dice market is filled as MARKET says, and the first throw comes next."""
    s = GAME.new(seats, options)
    happen(s, "starts 1", *[f"fill {die}" for die in MARKET])
    return s


def resolving(seats: int = 2, **uses: int) -> DigDeep:
    """Seat 0 resolves these actions; the free Sell is not added."""
    s = opened(seats)
    s.phase = Phase.RESOLVE
    for name, n in uses.items():
        s.uses[ACTIONS.index(name)] = n
    return s


def buying(seats: int = 2, coins: int = 12) -> DigDeep:
    """Seat 0 is at the dice market."""
    s = opened(seats)
    s.phase = Phase.BUY
    s.coins[0] = coins
    return s


def do(s: DigDeep, *moves: str) -> None:
    """The seat on turn makes these moves; each must be legal."""
    for text in moves:
        assert text in legal(s), f"'{text}' is not among {legal(s)}"
        s.apply(s.actor(), GAME.actions.parse(text))
        s.audit()


def happen(s: DigDeep, *outcomes: str) -> None:
    """Chance, with these outcomes."""
    for text in outcomes:
        assert s.actor() == CHANCE, f"'{text}': it is seat {s.actor()}'s decision"
        s.apply(CHANCE, GAME.outcomes.parse(text))
        s.audit()


def throw(s: DigDeep, market: str, own: str) -> None:
    """The throw of a turn: three market faces, and the own dice as "mine 2, smelt 1, ..."."""
    faces = _faces(s, own.split(", "), range(6))
    happen(s, " ".join(["rolled", *market.split(), *faces]))


def rethrow(s: DigDeep, own: str) -> None:
    """The reroll: new faces of the marked dice, in their order."""
    marked = [i for i in range(6) if s.marks >> i & 1]
    happen(s, " ".join(["rerolled", *_faces(s, own.split(", "), marked)]))


def _faces(s: DigDeep, names: list[str], positions: list[int] | range) -> list[str]:
    out = ["1"] * 6
    for i, name in zip(positions, names, strict=False):
        die = s.dice[s.seat * 6 + i]
        faces = [f"{ACTIONS[s.t.face_action[f]]} {s.t.face_number[f]}" for f in range(die * 6, die * 6 + 6)]
        out[i] = str(faces.index(name) + 1)
    return out


def legal(s: DigDeep) -> list[str]:
    """What the seat on turn may do, in move text."""
    return [GAME.actions.format(code) for code in s.legal(s.actor())]


def offered(s: DigDeep, verb: str) -> list[str]:
    """The arguments with which a verb is offered."""
    return [text.removeprefix(verb).strip() for text in legal(s) if text.split()[0] == verb]


def kind(name: str) -> int:
    return KINDS.index(name)


def give(s: DigDeep, seat: int, where: str, *tiles: str) -> None:
    """Tiles into a seat's hand, face up ("shown") or discard pile ("sold"), out of the last columns of the grid."""
    for name in tiles:
        tile = kind(name)
        _take_from_grid(s, s.t.level[tile])
        s.pool[tile] -= 1
        width = s.t.kinds + 3 if where == "hand" else s.t.kinds
        piles = {"hand": s.hand, "shown": s.shown, "sold": s.sold}[where]
        piles[seat * width + tile] += 1
    s.audit()


def _take_from_grid(s: DigDeep, level: int) -> None:
    rows = len(s.grid) // len(s.height)
    for column in range(len(s.height) - 1, -1, -1):
        for i in range(s.height[column] - 1, -1, -1):
            cell = column * rows + i
            if s.grid[cell] == s.t.kinds + level:
                s.grid[cell : (column + 1) * rows] = [*s.grid[cell + 1 : (column + 1) * rows], EMPTY]
                s.knows[cell : (column + 1) * rows] = [*s.knows[cell + 1 : (column + 1) * rows], 0]
                s.height[column] -= 1
                return
    raise AssertionError(f"no unseen tile of level {level + 1} is left in the grid")


def clear(s: DigDeep, columns: str, to: int = 1) -> None:
    """Every tile of these columns is in the hand of seat `to`."""
    rows = len(s.grid) // len(s.height)
    for letter in columns:
        column = COLUMNS.index(letter)
        for cell in range(column * rows, column * rows + s.height[column]):
            level = s.t.level[s.grid[cell]]
            tile = next(k for k in range(s.t.level_start[level], s.t.level_start[level + 1]) if s.pool[k] > 0)
            s.pool[tile] -= 1
            s.hand[to * (s.t.kinds + 3) + tile] += 1
            s.grid[cell] = EMPTY
        s.height[column] = 0
    s.audit()


def cube(s: DigDeep, seat: int, columns: str) -> None:
    """Cubes of a seat below columns: "aab" is two at a and one at b."""
    for letter in columns:
        s.stock[seat] -= 1
        s.cubes[COLUMNS.index(letter) * s.seats + seat] += 1
    s.audit()


def share(s: DigDeep, seat: int, *gems: str) -> None:
    """Investment cubes of a seat."""
    for gem in gems:
        s.stock[seat] -= 1
        s.invested[GEMS.index(gem) * s.seats + seat] += 1
    s.audit()


def prices(s: DigDeep, **change: int) -> dict[str, int]:
    """Set some prices; the prices of all gems."""
    for gem, price in change.items():
        s.price[GEMS.index(gem)] = price
    return {gem: s.price[i] for i, gem in enumerate(GEMS)}


def own_dice(s: DigDeep, seat: int, *dice: str) -> None:
    """Exactly these dice."""
    for i in range(6):
        s.dice[seat * 6 + i] = s.t.die_names.index(dice[i]) if i < len(dice) else EMPTY


def dice_of(s: DigDeep, seat: int) -> list[str]:
    return [s.t.die_names[d] for d in s.dice[seat * 6 : seat * 6 + 6] if d != EMPTY]


def market_of(s: DigDeep) -> list[str]:
    """The dice market from left to right; "" for an empty space."""
    return [s.t.die_names[d] if d != EMPTY else "" for d in s.market]


def in_hand(s: DigDeep, seat: int) -> dict[str, int]:
    """A hand by kind; unknown tiles as "?1", "?2", "?3"."""
    names = [*KINDS, "?1", "?2", "?3"]
    base = seat * len(names)
    return {name: s.hand[base + i] for i, name in enumerate(names) if s.hand[base + i]}


def tops(s: DigDeep) -> dict[str, str]:
    """The top tile of each column that has one."""
    names = [*KINDS, "?1", "?2", "?3"]
    rows = len(s.grid) // len(s.height)
    return {COLUMNS[c]: names[s.grid[c * rows + s.height[c] - 1]] for c in range(len(s.height)) if s.height[c]}


def heard(s: DigDeep) -> list[Event]:
    """Listen: the list that events are written to from now on."""
    s.log = []
    return s.log


def told(events: list[Event], audience: int) -> list[str]:
    """The events that an audience sees, as "name value value"."""
    out = []
    for event in events:
        if sees(audience, event.seen_by):
            kind_of = GAME.events[event.kind]
            out.append(" ".join([kind_of.name, *[str(v) for v in kind_of.name_values(event.args).values()]]))
    return out
