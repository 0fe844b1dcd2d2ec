"""Letters of the page's type (`letters.json`, made by `tools/make_letters.py`), drawn on a canvas."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from pithead.pictures.canvas import Canvas, Colour, Contour, Point

Anchor = Literal["start", "middle", "end"]
MORE = "…"
BENDS = 4  # straight pieces of a curve


class _Font(msgspec.Struct):
    units: int
    cap_height: int
    letters: dict[str, tuple[int, list[list[int]]]]


@cache
def _font() -> _Font:
    return msgspec.json.decode((Path(__file__).parent / "letters.json").read_bytes(), type=_Font)


def readable(text: str) -> str:
    """The text in the letters that there are: accents that have none fall away, and so do other scripts and signs."""
    letters = _font().letters
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        bare = unicodedata.normalize("NFKD", letter)
        kept += [letter] if letter in letters else [c for c in bare if c in letters]
    return " ".join("".join(kept).split())


def width(text: str, size: float) -> float:
    """How wide a text is at a size; what has no letter takes no room."""
    font = _font()
    return sum(font.letters[c][0] for c in text if c in font.letters) * size / font.units


def fitted(text: str, size: float, room: float) -> str:
    """As much of a text as finds room, with a sign that there is more."""
    if width(text, size) <= room:
        return text
    while text and width(text + MORE, size) > room:
        text = text[:-1]
    return text.rstrip() + MORE


def write(
    canvas: Canvas, x: float, y: float, text: str, size: float, colour: Colour, anchor: Anchor = "start"
) -> float:
    """Write on a base line; where the text ends."""
    font, scale = _font(), size / _font().units
    x -= width(text, size) * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    contours: list[Contour] = []
    for letter in text:
        if letter in font.letters:
            contours += [[(x + px * scale, y - py * scale) for px, py in contour] for contour in _outline(letter)]
            x += font.letters[letter][0] * scale
    canvas.fill(contours, colour)
    return x


def centred(canvas: Canvas, x: float, y: float, text: str, size: float, colour: Colour) -> None:
    """Write with the middle of capitals at a point."""
    write(canvas, x, y + size * _font().cap_height / _font().units / 2, text, size, colour, "middle")


@cache
def _outline(letter: str) -> list[list[Point]]:
    """The contours of a letter as straight pieces, in the font's units."""
    return [_straight(contour) for contour in _font().letters[letter][1]]


def _straight(flat: list[int]) -> list[Point]:
    points = [(float(x), float(y), on) for x, y, on in zip(flat[::3], flat[1::3], flat[2::3], strict=True)]
    whole: list[tuple[float, float, int]] = []  # with the middle between two bends, which lies on the outline
    for (x0, y0, on0), (x1, y1, on1) in zip(points, points[1:] + points[:1], strict=True):
        whole.append((x0, y0, on0))
        if not on0 and not on1:
            whole.append(((x0 + x1) / 2, (y0 + y1) / 2, 1))
    first = next(i for i, point in enumerate(whole) if point[2])
    whole = whole[first:] + whole[: first + 1]
    out: list[Point] = []
    for i, (x, y, on) in enumerate(whole):
        if on:
            out.append((x, y))
        else:
            (x0, y0, _), (x1, y1, _) = whole[i - 1], whole[i + 1]
            for k in range(1, BENDS):
                t = k / BENDS
                a, b, c = (1 - t) ** 2, 2 * (1 - t) * t, t * t
                out.append((a * x0 + b * x + c * x1, a * y0 + b * y + c * y1))
    return out
