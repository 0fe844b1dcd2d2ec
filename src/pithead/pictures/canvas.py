"""A canvas: areas with smooth edges, filled by how much of each dot they cover; written as a PNG file."""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Contour: TypeAlias = Sequence[Point]
Colour: TypeAlias = str  # "#rrggbb"

FULL = 0.995  # of a dot: covered wholly
LEAST = 0.004
ROUND = 2.2  # lines that are thinner have no round ends: nobody would see them


def channels(colour: Colour) -> bytes:
    return bytes.fromhex(colour[1:7])


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour with a share of another in it."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


class Canvas:
    """Dots of 24 bits. Nothing is drawn outside."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width, self.height = width, height
        self.dots = bytearray(channels(ground) * (width * height))

    # -- areas

    def fill(self, contours: Iterable[Contour], colour: Colour) -> None:
        """What lies inside; a contour within another that runs the other way round is a hole."""
        rows: dict[int, dict[int, float]] = {}
        for contour in contours:
            for i, (x, y) in enumerate(contour):
                self._edge(rows, *contour[i - 1], x, y)
        paint = channels(colour)
        for row, steps in rows.items():
            self._paint(row, steps, paint)

    def _edge(self, rows: dict[int, dict[int, float]], x0: float, y0: float, x1: float, y1: float) -> None:
        """Note at which dots of each row the covered share changes because of an edge, and by how much."""
        if y0 == y1:
            return
        sign = 1.0
        if y0 > y1:
            x0, y0, x1, y1, sign = x1, y1, x0, y0, -1.0
        if y1 <= 0 or y0 >= self.height:
            return
        slope = (x1 - x0) / (y1 - y0)
        if y0 < 0:
            x0, y0 = x0 - y0 * slope, 0.0
        y1 = min(y1, float(self.height))
        x = x0
        for row in range(int(y0), math.ceil(y1)):
            height = (y1 if y1 < row + 1 else row + 1) - (y0 if y0 > row else row)
            following = x + slope * height
            steps = rows.get(row)
            if steps is None:
                steps = rows[row] = {}
            first, last = int(x), int(following)
            if first == last and x >= 0 and following >= 0:  # within one dot, as most are
                change = sign * height
                over = change * (1 - ((x + following) / 2 - first))
                steps[first] = steps.get(first, 0.0) + over
                steps[first + 1] = steps.get(first + 1, 0.0) + change - over
            else:
                left, right = (x, following) if x < following else (following, x)
                _share(steps, max(0.0, left), max(0.0, right), sign * height)
            x = following

    def _paint(self, row: int, steps: dict[int, float], paint: bytes) -> None:
        """Fill a row by its steps of coverage."""
        covered, width, start, dots = 0.0, self.width, row * self.width, self.dots
        red, green, blue = paint
        places = sorted(steps)
        places.append(places[-1] + 1)
        for place, following in pairwise(places):
            if place >= width:
                return
            covered += steps[place]
            share = covered if covered > 0 else -covered
            end = following if following < width else width
            if share > FULL:
                dots[3 * (start + place) : 3 * (start + end)] = paint * (end - place)
            elif share > LEAST:
                for dot in range(3 * (start + place), 3 * (start + end), 3):
                    dots[dot] = int(dots[dot] + (red - dots[dot]) * share + 0.5)
                    dots[dot + 1] = int(dots[dot + 1] + (green - dots[dot + 1]) * share + 0.5)
                    dots[dot + 2] = int(dots[dot + 2] + (blue - dots[dot + 2]) * share + 0.5)

    # -- shapes

    def rect(self, x: float, y: float, width: float, height: float, colour: Colour, radius: float = 0.0) -> None:
        self.fill([rectangle(x, y, width, height, radius)], colour)

    def framed(
        self, x: float, y: float, width: float, height: float, colour: Colour, line: Colour, radius: float = 0.0,
        thick: float = 1.5,
    ) -> None:  # fmt: skip
        """A rectangle with a line around it, on its inside."""
        self.rect(x, y, width, height, line, radius)
        inner = max(0.0, radius - thick)
        self.rect(x + thick, y + thick, width - 2 * thick, height - 2 * thick, colour, inner)

    def circle(self, x: float, y: float, radius: float, colour: Colour) -> None:
        self.fill([arc(x, y, radius, 0, 360)], colour)

    def ring(self, x: float, y: float, radius: float, thick: float, colour: Colour) -> None:
        """A line of a circle."""
        hole = arc(x, y, radius - thick / 2, 0, 360)[::-1]
        self.fill([arc(x, y, radius + thick / 2, 0, 360), hole], colour)

    def line(self, points: Contour, thick: float, colour: Colour, closed: bool = False) -> None:
        """A line with round ends and bends."""
        ends = [*points, points[0]] if closed else list(points)
        contours: list[Contour] = [arc(x, y, thick / 2, 0, 360, 8) for x, y in ends] if thick > ROUND else []
        for (x0, y0), (x1, y1) in pairwise(ends):
            length = math.hypot(x1 - x0, y1 - y0)
            if length:
                dx, dy = (x1 - x0) / length * thick / 2, (y1 - y0) / length * thick / 2
                contours.append([(x0 + dy, y0 - dx), (x1 + dy, y1 - dx), (x1 - dy, y1 + dx), (x0 - dy, y0 + dx)])
        self.fill(contours, colour)

    def outlined(self, points: Contour, colour: Colour, line: Colour, thick: float = 1.2) -> None:
        """An area with a line along its edge."""
        self.fill([points], colour)
        self.line(points, thick, line, closed=True)

    # -- the file

    def png(self) -> bytes:
        length = 3 * self.width
        rows = b"".join(b"\0" + self.dots[y * length : (y + 1) * length] for y in range(self.height))
        parts = (
            (b"IHDR", struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)),
            (b"IDAT", zlib.compress(rows, 6)),
            (b"IEND", b""),
        )
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
            for kind, body in parts
        )


def _share(steps: dict[int, float], left: float, right: float, height: float) -> None:
    """An edge runs through a row from `left` to `right` over a share of its height: what lies right of it changes."""
    first, last = int(left), int(right)
    if first == last:
        over = height * (1 - ((left + right) / 2 - first))
        steps[first] = steps.get(first, 0.0) + over
        steps[first + 1] = steps.get(first + 1, 0.0) + height - over
        return
    for dot in range(first, last + 1):
        start, end = max(left, dot), min(right, dot + 1)
        part = height * (end - start) / (right - left)
        over = part * (1 - ((start + end) / 2 - dot))
        steps[dot] = steps.get(dot, 0.0) + over
        steps[dot + 1] = steps.get(dot + 1, 0.0) + part - over


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 0) -> list[Point]:
    """Points of an arc; degrees clockwise from the top."""
    count = steps or max(3, math.ceil(math.sqrt(radius + 1) * 2.6 * abs(end - start) / 180))
    closed = abs(end - start) >= 360
    angles = [math.radians(start + (end - start) * k / count) for k in range(count + (not closed))]
    return [(x + radius * math.sin(a), y - radius * math.cos(a)) for a in angles]


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0.0) -> list[Point]:
    """The corners of a rectangle, rounded by a radius."""
    r = min(radius, width / 2, height / 2)
    if r <= 0:
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    corners = [(x + width - r, y + r, 0), (x + width - r, y + height - r, 90), (x + r, y + height - r, 180)]
    corners.append((x + r, y + r, 270))
    return [point for cx, cy, turn in corners for point in arc(cx, cy, r, turn, turn + 90, 5)]


def curve(start: Point, one: Point, two: Point, end: Point, steps: int = 8) -> list[Point]:
    """Points of a cubic curve, without its start."""
    out: list[Point] = []
    for k in range(1, steps + 1):
        t = k / steps
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
        x = a * start[0] + b * one[0] + c * two[0] + d * end[0]
        out.append((x, a * start[1] + b * one[1] + c * two[1] + d * end[1]))
    return out
