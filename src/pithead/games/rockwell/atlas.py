"""Rockwell's board as data: from what touches what to masks, depths, destinations and layouts.

Runs once a pack; the rules read the tables it makes.
"""

from __future__ import annotations

from collections.abc import Sequence

from pithead.games.rockwell.verbs import BORDER, CENTER, ENTRANCE, PLACES, RING, TILES, place_names

LEVELS = 4  # of Mobility, none included


def touches(pairs: Sequence[tuple[int, int]]) -> list[list[int]]:
    """For each place the places that touch it, ascending; borders touch the two tiles they lie between."""
    out: list[set[int]] = [set() for _ in range(PLACES)]
    for a, b in [*pairs, *[(border, tile) for border in range(BORDER, PLACES) for tile in sides(border)]]:
        out[a].add(b)
        out[b].add(a)
    return [sorted(places) for places in out]


def fault(board: list[list[int]]) -> str:
    """Why a board cannot be used, or an empty string."""
    names = place_names()
    for place in range(PLACES):
        if place in board[place]:
            return f"{names[place]} touches itself"
    for border in range(BORDER, PLACES):
        left, right = sides(border)
        if right not in board[left]:
            return f"{names[left]} and {names[right]} share a border, but do not touch"
    for place in (CENTER, *range(ENTRANCE, BORDER)):
        if not board[place] or any(not is_tile(other) for other in board[place]):
            return f"{names[place]} must touch tiles, and nothing else"
    return ""


def is_tile(place: int) -> bool:
    return place < TILES


def sides(border: int) -> tuple[int, int]:
    """The two neighbouring tiles of one stratum that a border lies between."""
    ring, i = divmod(border - BORDER, RING)
    return ring * RING + i, ring * RING + (i + 1) % RING


def standing() -> list[int]:
    """RW-D6: the tiles that a crew stands on, as a mask: one, two on a border, none elsewhere."""
    out = [1 << place if is_tile(place) else 0 for place in range(PLACES)]
    for border in range(BORDER, PLACES):
        left, right = sides(border)
        out[border] = 1 << left | 1 << right
    return out


def adjoining(board: list[list[int]]) -> list[int]:
    """RW-C2, RW-D10: the tiles that adjoin a place, as a mask; a border adjoins what either side adjoins.

    A crew at the center has left the game (RW-Q4) and adjoins nothing.
    """
    out = [sum(1 << other for other in board[place] if is_tile(other)) for place in range(PLACES)]
    out[CENTER] = 0
    for border in range(BORDER, PLACES):
        left, right = sides(border)
        out[border] = out[left] | out[right]
    return out


def depths() -> list[int]:
    """Entrances 0, strata 1 to 4, the center 5."""
    rings = [ring + 1 for ring in range(4) for _ in range(RING)]
    return [*rings, 5, 0, 0, 0, 0, *rings]


def destinations(board: list[list[int]]) -> tuple[list[int], list[int]]:
    """RW-D2, RW-D5: where a crew may go, by level of Mobility and place; whether a border is free is another matter."""
    start: list[int] = []
    reach: list[int] = []
    for level in range(LEVELS):
        for place in range(PLACES):
            start.append(len(reach))
            reach.extend(sorted(_ends(board, level, place)))
    start.append(len(reach))
    return start, reach


def _ends(board: list[list[int]], level: int, place: int) -> set[int]:
    if place == CENTER:
        return set()
    ends = _steps(board, level, place)
    if level >= 3:
        # Two steps: the center ends a movement, and a border on the way leads nowhere that one step does not.
        for middle in list(ends):
            if is_tile(middle):
                ends |= _steps(board, level, middle)
    if level >= 1 and is_tile(place):
        ring, i = divmod(place, RING)
        ends |= {ring * RING + (i + 2) % RING, ring * RING + (i - 2) % RING}
    return ends - {place}


def _steps(board: list[list[int]], level: int, place: int) -> set[int]:
    """One step: never onto an entrance; onto a border only with level 2."""
    return {end for end in board[place] if is_tile(end) or end == CENTER or (end >= BORDER and level >= 2)}


def need(powers: list[list[int]], layout: int, tile: int) -> int:
    """RW-S1: the two powers of a stratum alternate; the layout's bit says which one comes first."""
    ring, i = divmod(tile, RING)
    return powers[ring][(i + (layout >> ring)) & 1]


def layouts(board: list[list[int]], powers: list[list[int]]) -> list[int]:
    """RW-S1: the layouts in which no two tiles that touch need the same power."""
    pairs = [(a, b) for a in range(TILES) for b in board[a] if a < b < TILES]
    return [i for i in range(16) if all(need(powers, i, a) != need(powers, i, b) for a, b in pairs)]
