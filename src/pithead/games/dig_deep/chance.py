"""Dig Deep's luck: the starting player, the dice bag, the throws, the faces of tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.core import bag
from pithead.core.api import PUBLIC, Event
from pithead.core.chance import Rng
from pithead.core.errors import TooMany
from pithead.games.dig_deep import flow
from pithead.games.dig_deep.verbs import ACTIONS, Draw, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.dig_deep.state import DigDeep

EMPTY: Final = -1
LISTED: Final = 300  # more outcomes than this are not listed


class Stream:
    """First part of a chance key."""

    START: Final = 0
    BAG: Final = 1
    ROLL: Final = 2
    REROLL: Final = 3
    TILE: Final = 4


def key(s: DigDeep) -> tuple[int, ...]:
    if s.phase == Phase.START_PLAYER:
        return (Stream.START, 0)
    if s.phase == Phase.FILL:
        return (Stream.BAG, s.fills)
    if s.phase == Phase.ROLL:
        return (Stream.ROLL, s.seat, s.round)
    if s.phase == Phase.REROLL_DICE:
        return (Stream.REROLL, s.seat, s.round)
    # A tile that nobody has seen still lies where it was dealt, so its place names its luck.
    rows = len(s.grid) // len(s.height)
    return (Stream.TILE, s.held_from * rows + s.height[s.held_from])


def sample(s: DigDeep, rng: Rng) -> i64:
    i: i64
    if s.phase == Phase.START_PLAYER:
        return Draw.STARTS + rng.below(s.seats)
    if s.phase == Phase.FILL:
        return Draw.FILL + bag.pick(s.bag, 0, s.t.dice, rng)
    code: i64 = 0
    if s.phase == Phase.ROLL:
        for i in range(3):
            code = code * 6 + rng.below(6)
        for i in range(6):
            code *= 6
            if s.dice[s.seat * 6 + i] != EMPTY:
                code += rng.below(6)
        return Draw.ROLL + code
    if s.phase == Phase.REROLL_DICE:
        for i in range(6):
            code *= 6
            if s.marks >> i & 1:
                code += rng.below(6)
        return Draw.REROLL + code
    level: i64 = s.held - s.t.kinds
    return Draw.TILE + bag.pick(s.pool, s.t.level_start[level], s.t.level_start[level + 1], rng)


def outcomes(s: DigDeep) -> list[tuple[int, float]]:
    if s.phase == Phase.START_PLAYER:
        return [(Draw.STARTS + i, 1 / s.seats) for i in range(s.seats)]
    if s.phase == Phase.FILL:
        return [(Draw.FILL + i, p) for i, p in bag.odds(s.bag, 0, s.t.dice)]
    if s.phase == Phase.ROLL:
        raise TooMany("a throw of three market dice and one's own has too many outcomes to list")
    if s.phase == Phase.REROLL_DICE:
        codes = [0]
        for i in range(6):
            faces = range(6) if s.marks >> i & 1 else range(1)
            codes = [code * 6 + face for code in codes for face in faces]
            if len(codes) > LISTED:
                raise TooMany("a reroll of four or more dice has too many outcomes to list")
        return [(Draw.REROLL + code, 1 / len(codes)) for code in codes]
    level = s.held - s.t.kinds
    return [(Draw.TILE + k, p) for k, p in bag.odds(s.pool, s.t.level_start[level], s.t.level_start[level + 1])]


def alike(s: DigDeep, code: i64) -> i64:
    """The first outcome that does the same: of a die's faces that have the same on them the first stands for all."""
    if s.phase == Phase.ROLL:
        return Draw.ROLL + _first_faces(s, code - Draw.ROLL)
    if s.phase == Phase.REROLL_DICE:
        return Draw.REROLL + _first_faces(s, code - Draw.REROLL)
    return code


def _first_faces(s: DigDeep, code: i64) -> i64:
    """The code of a throw: three market dice, then six places for one's own; a die that is not thrown shows 0."""
    out: i64 = 0
    digit: i64 = 1
    i: i64
    for i in range(8, -1, -1):
        face: i64 = code % 6
        code //= 6
        if i < 3:
            face = s.t.market_faces.index(s.t.market_faces[face])
        elif s.dice[s.seat * 6 + i - 3] != EMPTY:
            base: i64 = 6 * s.dice[s.seat * 6 + i - 3]
            first: i64 = 0
            while (
                s.t.face_action[base + first] != s.t.face_action[base + face]
                or s.t.face_number[base + first] != s.t.face_number[base + face]
            ):
                first += 1
            face = first
        out += digit * face
        digit *= 6
    return out


def apply(s: DigDeep, code: i64) -> None:
    """One outcome happens."""
    if s.phase == Phase.START_PLAYER:
        s.seat = s.start = code - Draw.STARTS
        s.phase = Phase.FILL
    elif s.phase == Phase.FILL:
        _fill(s, code - Draw.FILL)
    elif s.phase == Phase.ROLL:
        _roll(s, code - Draw.ROLL)
    elif s.phase == Phase.REROLL_DICE:
        _reroll(s, code - Draw.REROLL)
    else:
        kind: i64 = code - Draw.TILE
        s.pool[kind] -= 1
        s.held = kind
        if s.phase == Phase.MINED:
            flow.take_tile(s)
        else:
            flow.see_dug_tile(s)


def _fill(s: DigDeep, die: i64) -> None:
    """DD-S1, DD-B1: a die from the bag onto the first empty space."""
    s.bag[die] -= 1
    s.fills += 1
    space: i64 = s.market.index(EMPTY)
    s.market[space] = die
    if s.log is not None:
        s.log.append(Event(Tell.FILLED, (space, die), PUBLIC, True))
    if s.turns > 0:
        s.phase = Phase.BUY
    elif space == 5 or bag.total(s.bag, 0, s.t.dice) == 0:
        flow.begin_turn(s)


def _roll(s: DigDeep, code: i64) -> None:
    """DD-R1: all own dice and the three market dice together."""
    i: i64
    for i in range(5, -1, -1):
        s.faces[i] = code % 6
        code //= 6
    for i in range(2, -1, -1):
        s.market_roll[i] = code % 6
        code //= 6
    if s.log is not None:
        own = tuple([s.faces[i] if s.dice[s.seat * 6 + i] != EMPTY else EMPTY for i in range(6)])
        shown = tuple([s.t.market_faces[face] for face in s.market_roll])
        s.log.append(Event(Tell.ROLLED, (s.seat, *shown, *own), PUBLIC, True))
    flow.raise_prices(s)


def _reroll(s: DigDeep, code: i64) -> None:
    """DD-R3: the marked dice are thrown again, together."""
    i: i64
    paid: i64 = 0
    for i in range(5, -1, -1):
        if s.marks >> i & 1:
            s.faces[i] = code % 6
            paid += 1
        code //= 6
    if s.log is not None:
        uses = [0] * len(ACTIONS)  # of each action: what the dice thrown again show
        for i in range(6):
            if s.marks >> i & 1:
                face: i64 = s.dice[s.seat * 6 + i] * 6 + s.faces[i]
                uses[s.t.face_action[face]] += s.t.face_number[face]
        s.log.append(Event(Tell.REROLLED, (s.seat, paid, *uses), PUBLIC, True))
    flow.begin_resolve(s)
