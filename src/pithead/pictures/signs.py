"""Colours, seats and symbols of pictures: those of the page."""

from __future__ import annotations

from typing import NamedTuple

from pithead.pictures.canvas import Canvas, Colour, Contour, mixed
from pithead.pictures.letters import centred
from pithead.pictures.paths import contours

GROUND, SURFACE, SURFACE_2 = "#f6f1e7", "#fcfaf4", "#ede6d8"
INK, INK_2, LINE, LINE_STRONG = "#22303c", "#4c5a65", "#d6ccb9", "#8e8574"
LAMP, LAMP_EDGE, LAMP_WASH = "#ffc46b", "#b76a00", "#ffe9c4"
SECTION, SKY, GOLD = "#2a2320", "#e9eef0", "#e3b53c"
STRATA = ("#c9a36b", "#a9714b", "#7a4e43", "#4b2e39")
CUTS = ("#ebddc2", "#e3cbb7", "#d5c0b8", "#c6b6bb")


class Part(NamedTuple):
    """A part of a symbol: an area, or a line where it has a width."""

    path: str
    width: float = 0.0
    colour: Colour = ""  # "": the colour that the symbol is drawn in


def _ring(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}A{r} {r} 0 0 1 {x - r} {y}Z"


PICK = (
    Part("M5 20.5 15 8.5", 2.8),
    Part("M7.5 3.2c6 .2 11.8 4.6 13.7 11.8-2.7-4.1-5.3-6.3-8-8-1.8-1.3-3.6-2.5-5.7-3.8z"),
)
LAMP_SIGN = (
    Part("M9.5 5.5a2.5 2.5 0 0 1 5 0M8.3 9.5V18M15.7 9.5V18", 1.8),
    Part("M8 9.5 9.7 6h4.6L16 9.5zM6.8 18h10.4v3.4H6.8zM12 10.5c2.2 2.3 2.2 5.3 0 6.6-2.2-1.3-2.2-4.3 0-6.6z"),
)
WHEEL = (
    Part(_ring(12, 12, 8.7), 2.5),
    Part("M12 4v16M5.1 8l13.8 8M5.1 16l13.8-8", 1.7),
    Part(_ring(12, 12, 2.9)),
)
DRILL = (Part("M7 2.5h10v5H7zM6.5 9h11l-1.3 3H7.8zM8.3 13.3h7.4l-1.2 3H9.5zM10 17.6h4L12 22.4z"),)
CART = (
    Part("M2.8 9h18.4l-2.8 8H5.6zM6 8 8.5 4.5l3 1.5L14 4l3.8 4z"),
    Part(_ring(8.2, 19.8, 2.3)),
    Part(_ring(15.8, 19.8, 2.3)),
)
STAR = (Part("m12 1.8 3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.6l-6.3 3.6 1.5-7.1L1.8 9.2l7.2-.8z"),)
COIN = (Part(_ring(12, 12, 10), 0, GOLD), Part(_ring(12, 12, 9.4), 1.3, INK), Part("m12 7.8 3 4.2-3 4.2L9 12z", 0, INK))
GEM = (
    Part("M6.5 3h11L23 9.500 12 22.500 1 9.500z", 0, "#5aa9a3"),
    Part("M6.5 3h11L23 9.500 12 22.500 1 9.500zM1.5 9.5h21M8.5 9.5 12 22M15.5 9.5 12 22", 1.3, INK),
)
HEADFRAME = (
    Part("M5 45h30M10 45 16 22M30 45 24 22M12.5 36h15", 7, "#fbf8f1"),
    Part(_ring(20, 14, 14), 0, "#fbf8f1"),
    Part("M5 45h30M10 45 16 22M30 45 24 22M12.5 36h15", 3),
    Part(_ring(20, 14, 11.5)),
)


class Seat(NamedTuple):
    """How a seat looks."""

    colour: Colour
    on: Colour  # on its colour
    emblem: tuple[Part, ...]


SEATS = (
    Seat("#0072b2", "#ffffff", PICK),
    Seat("#d55e00", "#ffffff", LAMP_SIGN),
    Seat("#009e73", "#ffffff", WHEEL),
    Seat("#cc79a7", "#22131c", DRILL),
    Seat("#e6c700", "#2a2400", CART),
)


def seat_look(seat: int) -> Seat:
    return SEATS[seat % len(SEATS)]


def sign(
    canvas: Canvas, parts: tuple[Part, ...], x: float, y: float, size: float, colour: Colour = INK, box: float = 24.0
) -> None:
    """A symbol in a square (of `box` units) whose upper left corner is a point."""
    scale = size / box
    for part in parts:
        paint = part.colour or colour
        shapes = [([(x + px * scale, y + py * scale) for px, py in found], end) for found, end in contours(part.path)]
        if part.width:
            for points, end in shapes:
                canvas.line(points, part.width * scale, paint, closed=end)
        else:
            areas: list[Contour] = [points for points, _ in shapes]
            canvas.fill(areas, paint)


def badge(canvas: Canvas, seat: int, x: float, y: float, size: float) -> None:
    """A seat's colour and emblem in a square."""
    look = seat_look(seat)
    edge = mixed(look.colour, INK, 0.5)
    canvas.framed(x, y, size, size, look.colour, edge, size * 0.18, max(1.0, size / 24))
    sign(canvas, look.emblem, x + size * 0.14, y + size * 0.14, size * 0.72, look.on)


def plate(canvas: Canvas, x: float, y: float, text: str, size: float, width: float) -> None:
    """A small label whose middle is a point."""
    height = size * 1.25
    canvas.framed(x - width / 2, y - height / 2, width, height, SURFACE, SECTION, 3.5, 1.0)
    centred(canvas, x, y, text, size, INK)
