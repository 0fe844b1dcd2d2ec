"""Dig Deep in a picture: the columns of the mine with tiles and whose miners stand there, and the prices of gems."""

from __future__ import annotations

from pithead.games.dig_deep.scene_types import Column, GemRow, Scene
from pithead.pictures.boards import Board, Box, Figure, total
from pithead.pictures.canvas import Canvas, Colour, arc, mixed
from pithead.pictures.letters import centred, write
from pithead.pictures.signs import (
    COIN,
    CUTS,
    INK,
    INK_2,
    LAMP,
    LAMP_EDGE,
    LINE,
    SECTION,
    STRATA,
    SURFACE,
    Part,
    badge,
    sign,
)

ON = ("#1a130b", "#140d08", "#fff4e4")  # lettering on the three levels
WINDLASS = (Part("M6 25 13 6M34 25 27 6M10 6h20M20 6v19", 2.2), Part("M16 6A4 4 0 0 1 24 6A4 4 0 0 1 16 6Z", 2.2))
GEMS: dict[str, tuple[Colour, str]] = {
    "ruby": ("#d8435a", "M2.2 12A9.8 9.8 0 0 1 21.8 12A9.8 9.8 0 0 1 2.2 12Z"),
    "emerald": ("#2fa36b", "M7.5 1.8h9L21 6.3v11.4l-4.5 4.5h-9L3 17.7V6.3z"),
    "amethyst": (
        "#9a6bc4",
        "M12 1.5c4.5 6 7.5 9.5 7.5 13.3A7.5 7.5 0 0 1 12 22.5A7.5 7.5 0 0 1 4.5 14.8C4.5 11 7.5 7.5 12 1.5z",
    ),
    "sapphire": (
        "#4a7fd0",
        "M1.5 12C1.5 7.5 6 4.2 12 4.2C18 4.2 22.5 7.5 22.5 12C22.5 16.5 18 19.8 12 19.8C6 19.8 1.5 16.5 1.5 12Z",
    ),
    "diamond": ("#cfe6ee", "M12 1.5 21.5 9 12 22.5 2.5 9z"),
}
FACETS = {
    "ruby": "m9 6.5 6 0 3.5 3v5L15 17.5H9l-3.5-3v-5z",
    "emerald": "M9 5.5h6l2.3 2.3v8.4L15 18.5H9l-2.3-2.3V7.8z",
    "amethyst": "m12 7 4 6-1.5 5h-5L8 13z",
    "sapphire": "M8.5 8h7l3 4-3 4h-7l-3-4z",
    "diamond": "M2.500 9h19M12 1.5 8 9l4 13.5L16 9z",
}
HEAD, FOOT, PRICES = 74.0, 118.0, 286.0
CUBE = 22.0


def gem(canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
    """A gem around a point."""
    colour, shape = GEMS[name]
    parts = (
        Part(shape, 0, colour),
        Part(shape, 1.4, INK),
        Part(FACETS[name], 1.0, mixed(colour, INK, 0.45)),
    )
    sign(canvas, parts, x - size / 2, y - size / 2, size)


class DigDeepBoard(Board[Scene]):
    """Mine and market; the coins of each seat."""

    def figures(self, scene: Scene, seat: int) -> list[Figure]:
        return [Figure(COIN, total(scene["final"], seat, scene["seats"][seat]["coins"]))]

    def draw(self, canvas: Canvas, scene: Scene, box: Box) -> None:
        columns = scene["columns"]
        pitch = (box.width - PRICES - 48) / len(columns)
        row = (box.height - HEAD - FOOT) / scene["rows"]
        top = box.y + HEAD
        for i, column in enumerate(columns):
            draw_column(canvas, column, Box(box.x + 8 + i * pitch, top, pitch, row), scene["rows"])
        left, right, ground = box.x + 8, box.x + 8 + pitch * len(columns), top + row * scene["rows"]
        canvas.rect(left - 4, top - 1.5, right - left + 8, 3, INK)
        canvas.rect(left - 4, ground - 1.5, right - left + 8, 3, INK)
        canvas.rect(left - 1.5, top, 3, ground - top, INK)
        canvas.rect(right - 1.5, top, 3, ground - top, INK)
        draw_prices(canvas, scene["gems"], Box(right + 26, top, PRICES, ground - top))


def draw_column(canvas: Canvas, column: Column, box: Box, rows: int) -> None:
    """A shaft down to the first tile, the tiles below it, and whose miners are there; the box is that of one tile."""
    x, y, width, height = box
    sign(canvas, WINDLASS, x + width / 2 - 17, y - 24, 34, INK, 40)
    centred(canvas, x + width / 2, y - 44, column["column"], 26, INK)
    tiles = column["tiles"]
    dug = rows - len(tiles)
    canvas.rect(x, y, width, height * dug, CUTS[0])
    if dug:
        draw_ladder(canvas, x + width - 15, y, height * dug)
    for k, tile in enumerate(tiles):
        level = tile["level"] - 1
        at = y + height * (dug + k)
        canvas.rect(x, at, width, height, STRATA[level])
        canvas.rect(x, at, width, 1.2, mixed(STRATA[level], SECTION, 0.35))
        if k == 0:
            canvas.framed(x + 2, at + 2, width - 4, height - 4, STRATA[level], SECTION, 3, 2)
            centred(canvas, x + width / 2, at + height / 2, f"L{tile['level']}", 22, ON[level])
    canvas.rect(x + width - 0.6, y, 1.2, height * rows, mixed(SECTION, SURFACE, 0.35))
    draw_miners(canvas, column, x, y + height * rows + 12, width)


def draw_ladder(canvas: Canvas, x: float, y: float, height: float) -> None:
    colour = mixed(LINE, INK, 0.3)
    canvas.rect(x, y + 2, 1.5, height - 4, colour)
    canvas.rect(x + 9, y + 2, 1.5, height - 4, colour)
    for k in range(int(height // 12)):
        canvas.rect(x, y + 8 + 12 * k, 10, 1.4, colour)


def draw_miners(canvas: Canvas, column: Column, x: float, y: float, width: float) -> None:
    """Each seat's cubes, most first; whoever controls the column alone stands in the lamp's light."""
    there = sorted(((count, seat) for seat, count in enumerate(column["cubes"]) if count), key=lambda one: -one[0])
    for k, (count, seat) in enumerate(there):
        at, left = y + k * (CUBE + 4), x + width / 2 - CUBE
        if column["control"] == [seat]:
            canvas.framed(left - 5, at - 3, 2 * CUBE + 12, CUBE + 6, LAMP, LAMP_EDGE, 6, 1.5)
        badge(canvas, seat, left, at, CUBE)
        centred(canvas, left + CUBE + 13, at + CUBE / 2, str(count), 21, INK)


def draw_prices(canvas: Canvas, gems: list[GemRow], box: Box) -> None:
    """A scale for each gem, the gem at its price, and who has invested in it."""
    top_price = max(row["top_price"] for row in gems)
    pitch, step = (box.width - 26) / len(gems), box.height / (top_price + 1)
    left = box.x + 26
    canvas.framed(left, box.y, box.width - 26, box.height, SURFACE, LINE, 6, 1.5)
    for price in range(top_price + 1):
        y = box.y + box.height - step * (price + 0.5)
        canvas.rect(left + 2, y - 0.6, box.width - 30, 1.2, LINE)
        write(canvas, left - 8, y + 6, str(price), 17, INK_2, "end")
    for i, row in enumerate(gems):
        x = left + pitch * (i + 0.5)
        y = box.y + box.height - step * (row["price"] + 0.5)
        colour = GEMS[row["gem"]][0]
        canvas.rect(x - 8, y, 16, box.y + box.height - y - 2, mixed(colour, SURFACE, 0.62))
        canvas.fill([arc(x, y, 19, 0, 360)], SURFACE)
        gem(canvas, row["gem"], x, y, 34)
        centred(canvas, x, box.y - 22, str(row["price"]), 27, INK)
        invested = [seat for seat, count in enumerate(row["invested"]) for _ in range(count)]
        for k, seat in enumerate(invested[:4]):
            badge(canvas, seat, x - CUBE / 2, box.y + box.height + 12 + k * (CUBE + 4), CUBE)


BOARD = DigDeepBoard()
