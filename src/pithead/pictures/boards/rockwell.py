"""Rockwell in a picture: the planet, cut open where it was drilled, with crews, mineshafts and depths."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from pithead.games.rockwell.scene_types import Company, Crew, Scene, Tile
from pithead.pictures.boards import Board, Box, Figure, total
from pithead.pictures.canvas import Canvas, Colour, Contour, Point, arc, mixed, rectangle
from pithead.pictures.letters import centred
from pithead.pictures.signs import (
    CUTS,
    HEADFRAME,
    INK,
    INK_2,
    LAMP,
    LAMP_EDGE,
    SECTION,
    STAR,
    STRATA,
    SURFACE,
    Seat,
    plate,
    seat_look,
    sign,
)

RADII = {"A": (0.80, 1.0), "B": (0.605, 0.80), "C": (0.405, 0.605), "D": (0.15, 0.405)}  # shares of the planet's
ENTRANCES = {"E1": 0, "E2": 90, "E3": 180, "E4": 270}
METALS: dict[str, tuple[str, Colour]] = {
    "Z": ("Zn", "#7fa6c9"),
    "C": ("Cu", "#c8733c"),
    "S": ("Ag", "#b8bec6"),
    "G": ("Au", "#e3b53c"),
}
AL = Seat("#5f6b75", "#ffffff", ())
RIM = 7.0  # of a tile's gauge
Size: TypeAlias = tuple[float, float]
ARCH, CHIP = (27.0, 35.0), (30.0, 18.0)
SHAFT, LOW_SHAFT = (24.0, 33.0), (18.0, 24.0)


def look_of(company: Company) -> Seat:
    return AL if isinstance(company, str) else seat_look(company)


def angles(tile: str) -> tuple[float, float]:
    """Where a tile begins and ends; degrees clockwise from the top."""
    middle = (int(tile[1]) - 1.5) * 45
    return middle - 22.5, middle + 22.5


class Planet:
    """The planet around a point."""

    def __init__(self, canvas: Canvas, x: float, y: float, radius: float) -> None:
        self.canvas, self.x, self.y, self.radius = canvas, x, y, radius

    def sector(self, inner: float, outer: float, start: float, end: float) -> list[Point]:
        there = arc(self.x, self.y, outer, start, end)
        return there + arc(self.x, self.y, inner, start, end)[::-1]

    def polar(self, radius: float, angle: float) -> Point:
        a = math.radians(angle)
        return self.x + radius * math.sin(a), self.y - radius * math.cos(a)

    def ring_of(self, tile: str) -> tuple[float, float]:
        inner, outer = RADII[tile[0]]
        return inner * self.radius, outer * self.radius

    # -- tiles

    def ground(self, tile: Tile) -> None:
        """Rock, or the cut where it was drilled."""
        name = tile["tile"]
        level = "ABCD".index(name[0])
        inner, outer = self.ring_of(name)
        start, end = angles(name)
        self.canvas.outlined(self.sector(inner, outer, start, end), STRATA[level], SECTION, 1.6)
        if tile["drilled"]:
            edge = 5.5
            turn = math.degrees(edge / ((inner + outer) / 2))
            cut = self.sector(inner + edge, outer - edge, start + turn, end - turn)
            self.canvas.outlined(cut, CUTS[level], mixed(CUTS[level], SECTION, 0.75), 1.0)
        else:
            self.gauge(tile, outer, start, end)

    def gauge(self, tile: Tile, outer: float, start: float, end: float) -> None:
        """The rim: a division for each power that the tile needs, filled by whose is there."""
        level = "ABCD".index(tile["tile"][0])
        there = [look_of(share["company"]).colour for share in tile["companies"] for _ in range(share["power"])]
        edge, need = math.degrees(5 / outer), tile["need"]
        step, gap = (end - start - 2 * edge) / need, math.degrees(0.9 / outer)
        empty = mixed(STRATA[level], SURFACE, 0.45)
        for k in range(need):
            first = start + edge + k * step + gap
            piece = self.sector(outer - RIM, outer - 2.5, first, first + step - 2 * gap)
            self.canvas.fill([piece], there[k] if k < len(there) else empty)

    def furnish(self, tile: Tile, crews: Sequence[Crew], active: Crew | None) -> None:
        """What a tile needs or pays, and what stands on it: crews as arches, as chips where it is crowded, a chip for
        each company where it is very crowded.
        """
        name, shaft = tile["tile"], tile["mineshaft"]
        label = label_size(tile)
        for small, beyond, there in (
            (False, 0.0, crews),
            (True, 0.0, crews),
            (True, 5.0, crews),
            (True, 5.0, added(crews)),
        ):
            tower, piece = (LOW_SHAFT, CHIP) if small else (SHAFT, ARCH)
            sizes = [label, *([tower] if shaft is not None else []), *[piece] * len(there)]
            spots = pack(name, self.radius, tuple(sizes), (4.0 if tile["drilled"] else RIM) - beyond)
            if spots is not None:
                break
        else:
            spots = heap(name, self.radius, len(sizes))
        places = [(self.x + x, self.y + y) for x, y in spots]
        x, y = places.pop(0)
        if tile["drilled"]:
            self.metals(tile["back"] or "", x, y, upright=label[0] < label[1])
        else:
            plate(self.canvas, x, y, f"{tile['power']}/{tile['need']}", 15, label[0])
        if shaft is not None:
            self.shaft(shaft, *places.pop(0), 22.0 if small else 30.0)
        for crew, (x, y) in zip(there, places, strict=True):
            (self.chip if small else self.crew)(crew, x, y, crew == active)

    def metals(self, back: str, x: float, y: float, upright: bool) -> None:
        """What a drilled tile pays."""
        for i, letter in enumerate(back):
            far = (i - (len(back) - 1) / 2) * 21
            at = (x, y + far) if upright else (x + far, y)
            text, colour = METALS[letter]
            self.canvas.outlined(metal(letter, *at, 9.4), colour, INK, 1.1)
            centred(self.canvas, *at, text, 11.5, "#10171e")

    # -- pieces

    def crew(self, crew: Crew, x: float, y: float, active: bool) -> None:
        """An arch with its company's emblem and its power."""
        look, size = look_of(crew["company"]), 13.0
        if active:
            self.canvas.circle(x, y, size * 1.75, LAMP)
            self.canvas.ring(x, y, size * 1.75, 2, LAMP_EDGE)
        self.canvas.outlined(arch(x, y, size, size * 1.25), look.colour, INK, 1.6)
        if look.emblem:
            sign(self.canvas, look.emblem, x - 7.5, y - 15, 15, look.on)
        else:
            centred(self.canvas, x, y - 7, "AL", 13, look.on)
        self.canvas.rect(x - size + 2, y + 1.5, 2 * size - 4, size * 1.05, SURFACE)
        centred(self.canvas, x, y + 8, str(crew["power"] + crew["die"]), 16, INK)

    def chip(self, crew: Crew, x: float, y: float, active: bool) -> None:
        """A crew where there is little room."""
        look = look_of(crew["company"])
        if active:
            self.canvas.rect(x - 19, y - 13, 38, 26, LAMP, 6)
        self.canvas.framed(x - 15, y - 9, 30, 18, look.colour, INK, 3.5, 1.2)
        self.canvas.rect(x, y - 7.5, 13.5, 15, SURFACE, 2)
        sign(self.canvas, look.emblem, x - 13.5, y - 6.5, 13, look.on)
        centred(self.canvas, x + 6.7, y, str(crew["power"] + crew["die"]), 15, INK)

    def shaft(self, seat: int, x: float, y: float, size: float) -> None:
        """A mineshaft: a headframe whose wheel bears the seat's emblem."""
        look = seat_look(seat)
        sign(self.canvas, HEADFRAME, x - size / 2, y - size * 0.58, size, look.colour, 40)
        sign(self.canvas, look.emblem, x - size * 0.173, y - size * 0.4, size * 0.346, look.on)


def label_size(tile: Tile) -> Size:
    """What a tile pays or needs; upright where its ring is."""
    if not tile["drilled"]:
        return (36.0 if tile["need"] > 9 else 30.0), 20.0
    long = len(tile["back"] or "") * 21.0
    upright = tile["tile"][0] != "D" and tile["tile"][1] in "3478"
    return (20.0, long) if upright else (long, 20.0)


@cache
def pack(tile: str, radius: float, sizes: tuple[Size, ...], fence: float) -> list[Point] | None:
    """Where things of some sizes stand on a tile without covering each other, from the planet's middle; None where they
    find no room. They keep together around the tile's own middle, and a fence away from its edge.
    """
    middle = _middle(tile, radius)
    places = {size: _places(tile, radius, size, fence) for size in sizes}
    best: list[Point] | None = None
    least = math.inf
    for first in places[sizes[0]]:
        standing = [first]
        for i, size in enumerate(sizes[1:], 1):
            free = (p for p in places[size] if all(_apart(p, size, standing[k], sizes[k]) for k in range(i)))
            found = next(free, None)
            if found is None:
                break
            standing.append(found)
        else:
            spread = sum(math.dist(one, middle) ** 2 for one in standing)
            if spread < least:
                best, least = standing, spread
    return best


def heap(tile: str, radius: float, count: int) -> list[Point]:
    """More than a tile has room for, one over the other."""
    x, y = _middle(tile, radius)
    turns = [(11 * math.sqrt(k), k * 2.4) for k in range(count)]
    return [(x + far * math.cos(turn), y + far * math.sin(turn)) for far, turn in turns]


def _middle(tile: str, radius: float) -> Point:
    inner, outer = (share * radius for share in RADII[tile[0]])
    away, turn = (inner + outer - RIM) / 2, math.radians(sum(angles(tile)) / 2)
    return away * math.sin(turn), -away * math.cos(turn)


@cache
def _places(tile: str, radius: float, size: Size, fence: float) -> list[Point]:
    """Points of a tile around which a box lies inside it, nearest to its middle first."""
    inner, outer = (share * radius for share in RADII[tile[0]])
    start, end = angles(tile)
    found: list[Point] = []
    for i in range(1, 14):
        away = inner + (outer - inner) * i / 14
        for k in range(1, 20):
            turn = math.radians(start + (end - start) * k / 20)
            x, y = away * math.sin(turn), -away * math.cos(turn)
            corners = [(x + a * size[0] / 2, y + b * size[1] / 2) for a in (-1, 0, 1) for b in (-1, 0, 1)]
            if all(_inside(px, py, inner + min(2.0, fence), outer - fence, start, end, fence) for px, py in corners):
                found.append((x, y))
    middle = _middle(tile, radius)
    return sorted(found, key=lambda one: math.dist(one, middle))


def _inside(x: float, y: float, inner: float, outer: float, start: float, end: float, fence: float) -> bool:
    first, last, edge = math.radians(start), math.radians(end), min(2.0, fence)
    clear = x * math.cos(first) + y * math.sin(first) > edge and x * math.cos(last) + y * math.sin(last) < -edge
    return clear and inner < math.hypot(x, y) < outer


def _apart(one: Point, size: Size, other: Point, room: Size) -> bool:
    return abs(one[0] - other[0]) * 2 >= size[0] + room[0] + 3 or abs(one[1] - other[1]) * 2 >= size[1] + room[1] + 3


def metal(letter: str, x: float, y: float, r: float) -> list[Point]:
    """The shape of a metal: a hexagon, a disc, a square, a star of eight."""
    if letter == "Z":
        return arc(x, y, r, 0, 360, 6)
    if letter == "C":
        return arc(x, y, r * 0.95, 0, 360, 20)
    if letter == "S":
        return rectangle(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76)
    star = enumerate(arc(x, y, r * 1.1, 0, 360, 16))
    shares = [(px, py, 0.74 if k % 2 else 1.0) for k, (px, py) in star]
    return [(x + (px - x) * share, y + (py - y) * share) for px, py, share in shares]


def arch(x: float, y: float, half: float, below: float) -> list[Point]:
    return [*arc(x, y - half * 0.35, half, -90, 90, 14), (x + half, y + below), (x - half, y + below)]


class RockwellBoard(Board[Scene]):
    """The planet; prestige and cards of each seat."""

    def figures(self, scene: Scene, seat: int) -> list[Figure]:
        return [Figure(STAR, total(scene["final"], seat, scene["seats"][seat]["prestige"]))]

    def draw(self, canvas: Canvas, scene: Scene, box: Box) -> None:
        planet = Planet(canvas, box.x + box.width / 2, box.y + box.height / 2, min(box.width, box.height) / 2 - 34)
        graduations(planet)
        for tile in scene["tiles"]:
            planet.ground(tile)
        canvas.ring(planet.x, planet.y, planet.radius, 3, INK)
        core(planet, scene["crews"])
        standing = on_tiles(scene["crews"])
        for tile in scene["tiles"]:
            planet.furnish(tile, standing.get(tile["tile"], []), scene["active"])
        on_ways(planet, scene)


def on_tiles(crews: Sequence[Crew]) -> dict[str, list[Crew]]:
    """The crews of each tile, the strongest first."""
    found: dict[str, list[Crew]] = {}
    for crew in sorted(crews, key=lambda one: -one["power"]):
        if len(crew["place"]) == 2 and crew["place"] not in ENTRANCES:
            found.setdefault(crew["place"], []).append(crew)
    return found


def added(crews: Sequence[Crew]) -> list[Crew]:
    """The crews of each company as one, where there is no room for all."""
    found: dict[Company, Crew] = {}
    for crew in crews:
        power = crew["power"] + crew["die"]
        if crew["company"] in found:
            power += found[crew["company"]]["power"]
        found[crew["company"]] = {**crew, "power": power, "die": 0}
    return list(found.values())


def on_ways(planet: Planet, scene: Scene) -> None:
    """Crews on borders between two tiles, and at the entrances."""
    counts: dict[str, int] = {}
    for crew in scene["crews"]:
        place = crew["place"]
        if place in ENTRANCES or "/" in place:
            k = counts[place] = counts.get(place, 0) + 1
            if place in ENTRANCES:
                side = (k // 2) * (1 if k % 2 else -1) * 4.6
                at = planet.polar(planet.radius + 17, ENTRANCES[place] + side)
            else:
                inner, outer = planet.ring_of(place)
                at = planet.polar((inner + outer) / 2 + (k - 1) * 8, angles(place)[1])
            planet.crew(crew, *at, active=crew == scene["active"])


def core(planet: Planet, crews: Sequence[Crew]) -> None:
    """The center, with the emblems of whoever has come there."""
    radius = RADII["D"][0] * planet.radius
    for share, colour in ((1.0, "#f0782d"), (0.78, "#f79a3e"), (0.5, LAMP)):
        planet.canvas.circle(planet.x, planet.y, radius * share, colour)
    planet.canvas.ring(planet.x, planet.y, radius, 2, SECTION)
    there = [crew for crew in crews if crew["place"] == "center"]
    for i, crew in enumerate(there[:6]):
        look = look_of(crew["company"])
        x, y = planet.polar(radius * 0.55 if len(there) > 1 else 0, 360 * i / max(1, len(there[:6])))
        planet.canvas.circle(x, y, 10, look.colour)
        sign(planet.canvas, look.emblem, x - 7, y - 7, 14, look.on)


def graduations(planet: Planet) -> None:
    """The numbers of the sectors and fine lines around the planet, headframes at the entrances."""
    lines: list[Contour] = []
    for k in range(64):
        far = 8 if k % 8 == 4 else 5
        a, b = planet.polar(planet.radius + 1, k * 5.625), planet.polar(planet.radius + far, k * 5.625)
        dx, dy = (b[1] - a[1]) / far * 0.5, (a[0] - b[0]) / far * 0.5
        lines.append([(a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), (b[0] - dx, b[1] - dy), (a[0] - dx, a[1] - dy)])
    planet.canvas.fill(lines, INK_2)
    for k in range(1, 9):
        x, y = planet.polar(planet.radius + 19, (k - 1.5) * 45)
        centred(planet.canvas, x, y, str(k), 17, INK_2)


BOARD = RockwellBoard()
