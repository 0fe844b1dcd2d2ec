"""The picture of a moment: the board, and beside it the game's name, how far it is, and who plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pithead.pictures.boards import Box, Figure, board_of
from pithead.pictures.canvas import Canvas
from pithead.pictures.letters import fitted, readable, width, write
from pithead.pictures.signs import (
    GROUND,
    INK,
    INK_2,
    LAMP_EDGE,
    LAMP_WASH,
    LINE,
    SECTION,
    STRATA,
    SURFACE,
    badge,
    sign,
)

WIDTH, HEIGHT = 1200, 630
RAIL = 340  # of title and seats, at the right
MARGIN = 24
CARD = 62  # of a seat
INDENT = 18
TOP = 150  # of the first seat
GRID = 30


@dataclass(frozen=True)
class SeatLine:
    """A seat in the picture: who sits there, whether it is waited for, and its place once the game is over."""

    name: str
    waiting: bool
    place: int = 0


@dataclass(frozen=True)
class Moment:
    """What is drawn: a scene of whoever looks, and what the table adds to it. `last` is "" while the game goes on."""

    game: str
    title: str
    at: str
    last: str
    scene: Mapping[str, Any]
    seats: Sequence[SeatLine]


def draw_moment(moment: Moment) -> bytes:
    """The picture as a PNG file."""
    return paint_moment(moment).png()


def paint_moment(moment: Moment) -> Canvas:
    """The picture as dots."""
    board = board_of(moment.game)
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    for line in range(0, WIDTH, GRID):
        canvas.rect(line, 0, 1, HEIGHT, "#efe9de")
    for line in range(0, HEIGHT, GRID):
        canvas.rect(0, line, WIDTH, 1, "#efe9de")
    board.draw(canvas, moment.scene, Box(MARGIN / 2, 6, WIDTH - RAIL - MARGIN, HEIGHT - 12))
    x = WIDTH - RAIL - MARGIN / 2
    canvas.framed(x, MARGIN, RAIL, HEIGHT - 2 * MARGIN, SURFACE, LINE, 14, 1.5)
    _heading(canvas, moment, x + INDENT)
    for i, seat in enumerate(moment.seats):
        _seat(canvas, i, seat, board.figures(moment.scene, i), x + INDENT, TOP + i * (CARD + 8))
    _ground(canvas, x + 1.5, TOP + len(moment.seats) * (CARD + 8) + 26, RAIL - 3, HEIGHT - MARGIN - 1.5)
    return canvas


def _heading(canvas: Canvas, moment: Moment, x: float) -> None:
    room = RAIL - 2 * INDENT
    write(canvas, x, 74, fitted(moment.title, 46, room), 46, INK)
    write(canvas, x, 110, f"{moment.at} / {moment.last}" if moment.last else moment.at, 24, INK_2)
    write(canvas, x + room, 110, "Pithead", 24, LAMP_EDGE, "end")
    canvas.rect(x, 128, room, 1.5, LINE)


def _seat(canvas: Canvas, i: int, seat: SeatLine, figures: Sequence[Figure], x: float, y: float) -> None:
    """A card: whoever is waited for stands in the lamp's light, and so does the winner."""
    lit, room = seat.waiting or seat.place == 1, RAIL - 2 * INDENT
    ground = LAMP_WASH if seat.place == 1 else SURFACE
    canvas.framed(x, y, room, CARD, ground, LAMP_EDGE if lit else LINE, 9, 2.2 if lit else 1.3)
    badge(canvas, i, x + 10, y + 11, 40)
    end = x + room - 12
    for figure in figures:
        text = str(figure.number)
        end -= width(text, 28)
        write(canvas, end, y + 41, text, 28, INK)
        sign(canvas, figure.sign, end - 28, y + 19, 24)
        end -= 40
    name = readable(seat.name) or str(i + 1)
    write(canvas, x + 62, y + 40, fitted(name, 26, end - x - 62), 26, INK)


def _ground(canvas: Canvas, x: float, top: float, width: float, bottom: float) -> None:
    """The strata below the seats, as deep as there is room."""
    top = max(top, bottom - 190)
    for i, stratum in enumerate(STRATA):
        y = top + (bottom - top) * i / len(STRATA)
        last = i + 1 == len(STRATA)
        wave = [(x + width * k / 12, y + 3 * ((k * 5 + i * 3) % 4 - 1.5)) for k in range(13)]
        canvas.fill([[*wave, (x + width, bottom - 12), (x, bottom - 12)]], stratum)
        canvas.line(wave, 1.4, SECTION)
        if last:
            canvas.rect(x, bottom - 24, width, 24, stratum, 12)
