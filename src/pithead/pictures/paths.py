"""Paths in the words of SVG, as the page's own symbols are written, as contours of straight pieces."""

from __future__ import annotations

import math
import re
from functools import cache

from pithead.pictures.canvas import Point, curve

WORDS = re.compile(r"[MLHVCAZmlhvcaz]|-?(?:\d+\.?\d*|\.\d+)")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}


@cache
def contours(path: str) -> list[tuple[list[Point], bool]]:
    """Its contours, and whether each is closed. Curves are cubic, arcs are of circles."""
    reader = _Reader()
    words = WORDS.findall(path)
    i, verb = 0, "M"
    while i < len(words):
        if words[i].isalpha():
            verb, i = words[i], i + 1
        elif verb in "Mm":
            verb = "L" if verb == "M" else "l"
        count = TAKES[verb.upper()]
        reader.step(verb, [float(word) for word in words[i : i + count]])
        i += count
    return [found for found in reader.found if len(found[0]) > 1]


class _Reader:
    def __init__(self) -> None:
        self.found: list[tuple[list[Point], bool]] = []
        self.at: Point = (0.0, 0.0)

    def step(self, verb: str, n: list[float]) -> None:
        x, y = self.at if verb.islower() else (0.0, 0.0)
        kind = verb.upper()
        if kind == "Z":
            points, _ = self.found[-1]
            self.found[-1] = (points, True)
            self.at = points[0]
            return
        if kind == "M":
            self.found.append(([(x + n[0], y + n[1])], False))
            self.at = (x + n[0], y + n[1])
            return
        if self.found[-1][1]:  # after the end of a contour the next begins where it began
            self.found.append(([self.at], False))
        if kind == "C":
            added = curve(self.at, (x + n[0], y + n[1]), (x + n[2], y + n[3]), (x + n[4], y + n[5]))
        elif kind == "A":
            added = _bend(self.at, n[0], n[3] > 0, n[4] > 0, (x + n[5], y + n[6]))
        else:
            across = x + n[0] if kind in "LH" else self.at[0]
            added = [(across, y + n[-1] if kind in "LV" else self.at[1])]
        self.found[-1][0].extend(added)
        self.at = added[-1]


def _bend(start: Point, radius: float, long: bool, clockwise: bool, end: Point) -> list[Point]:
    """Points of a circle's arc between two points, without its start."""
    (x0, y0), (x1, y1) = start, end
    half = math.hypot(x1 - x0, y1 - y0) / 2
    radius = max(radius, half)
    away = math.sqrt(radius * radius - half * half) * (1 if long == clockwise else -1)
    dx, dy = (x1 - x0) / (2 * half), (y1 - y0) / (2 * half)
    cx, cy = (x0 + x1) / 2 + dy * away, (y0 + y1) / 2 - dx * away
    first, last = math.atan2(y0 - cy, x0 - cx), math.atan2(y1 - cy, x1 - cx)
    if clockwise and last < first:
        last += 2 * math.pi
    elif not clockwise and last > first:
        last -= 2 * math.pi
    steps = max(3, math.ceil(abs(last - first) * 3))
    angles = [first + (last - first) * k / steps for k in range(1, steps + 1)]
    return [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in angles]
