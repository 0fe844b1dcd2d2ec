"""Imperial Miners in a picture: the mine of each seat, and how far each has come on the Progress boards."""

from __future__ import annotations

from pithead.games.imperial_miners.scene_types import Board as Progress
from pithead.games.imperial_miners.scene_types import LaidCard, Scene, SeatScene
from pithead.pictures.boards import Board, Box, Figure, total
from pithead.pictures.canvas import Canvas, arc, mixed
from pithead.pictures.letters import centred, width, write
from pithead.pictures.signs import (
    CART,
    COIN,
    CUTS,
    GEM,
    INK,
    INK_2,
    LAMP,
    LAMP_EDGE,
    LINE,
    LINE_STRONG,
    SECTION,
    SKY,
    STRATA,
    SURFACE,
    SURFACE_2,
    Part,
    badge,
    sign,
)

FACTIONS: dict[str, tuple[Part, ...]] = {
    "scots": (
        Part("M12 22v-6M12 20c-3 0-5-1-6.5-3M12 20c3 0 5-1 6.5-3", 2),
        Part("M8 10.5a4.2 4.2 0 1 0 8 0zM8 10.5 5.5 3.5l3.5 3 1-4.5L12 6l2-4 1 4.5 3.5-3L16 10.5z", 2),
    ),
    "barbarians": (
        Part("M12 3v19M12 5.5C9.5 6 7 4.5 5.5 2.5c-3 4.5-3 8.5 0 13C7 13.5 9.5 12 12 12.5", 2),
        Part("M12 5.5c2.5.5 5-1 6.5-3 3 4.5 3 8.5 0 13-1.5-2-4-3.5-6.5-3", 2),
    ),
    "egyptians": (Part("M12 11.5V22M5.5 14h13M12 11.5C8.5 8 8 6.5 8 5.5a4 4 0 0 1 8 0c0 1-.5 2.5-4 6z", 2),),
    "japanese": (Part("M2 4c6 1.8 14 1.8 20 0M4.5 10h15M7.5 5.5 6.5 22M16.5 5.5l1 16.5M12 5.5V10", 2),),
    "atlanteans": (
        Part("M12 22V2.5M9.5 5 12 2.5 14.5 5M4.5 4v5c0 3.5 3 5 7.5 5c4.5 0 7.5-1.5 7.5-5V4", 2),
        Part("M2.8 6 4.5 4l1.7 2M17.8 6l1.7-2 1.7 2M9 18.5h6", 2),
    ),
    "romans": (
        Part("M4 21.5h16M6 18.5h12M7.5 18.5V8M12 18.5V8M16.5 18.5V8M5.5 8h13", 2),
        Part("M4 4.5h16c0 2-1 3.5-2.5 3.5h-11C5 8 4 6.5 4 4.5z", 2),
    ),
}
SIDES = {
    "l": (-0.5, 0.0),
    "r": (0.5, 0.0),
    "tl": (-0.25, -0.5),
    "tr": (0.25, -0.5),
    "bl": (-0.25, 0.5),
    "br": (0.25, 0.5),
}
LEVELS = ("I", "II", "III", "IV")
TRACKS = 138.0  # of the Progress boards
GRIDS = {1: (1, 1), 2: (1, 2), 3: (2, 2), 4: (2, 2), 5: (2, 3), 6: (2, 3)}  # columns and rows of mines


class ImperialMinersBoard(Board[Scene]):
    """A mine for each seat, and the Progress boards; points and gold of each seat."""

    def figures(self, scene: Scene, seat: int) -> list[Figure]:
        seen = scene["seats"][seat]
        return [Figure(GEM, total(scene["final"], seat, seen["points"])), Figure(COIN, seen["gold"])]

    def draw(self, canvas: Canvas, scene: Scene, box: Box) -> None:
        count = len(scene["seats"])
        across, down = GRIDS[min(count, 6)]
        wide, high = (box.width - TRACKS - 14) / across, (box.height - 32) / down
        for seat in scene["seats"]:
            i = seat["seat"]
            place = Box(box.x + 4 + i % across * wide, box.y + 18 + i // across * high, wide - 10, high - 10)
            draw_mine(canvas, seat, place)
        draw_progress(canvas, scene["boards"], Box(box.x + box.width - TRACKS, box.y + 18, TRACKS - 8, box.height - 42))


def draw_mine(canvas: Canvas, seat: SeatScene, box: Box) -> None:
    """The section of a mine: sky, four strata, cards where they lie, carts where two of them meet."""
    sky = min(44.0, max(26.0, box.height * 0.13))
    row = (box.height - sky) / len(LEVELS)
    canvas.rect(box.x, box.y, box.width, box.height, SECTION, 8)
    canvas.rect(box.x + 1.5, box.y + 1.5, box.width - 3, sky, SKY, 7)
    canvas.rect(box.x + 1.5, box.y + sky - 8, box.width - 3, 8, SKY)
    for k, level in enumerate(LEVELS):
        y = box.y + sky + k * row
        canvas.rect(box.x + 1.5, y, box.width - 3, row - (1.5 if k == 3 else 0), STRATA[k], 7 if k == 3 else 0)
        if k == 3:
            canvas.rect(box.x + 1.5, y, box.width - 3, row / 2, STRATA[k])
        size = min(24.0, row * 0.42)
        canvas.circle(box.x + size * 0.85, y + row / 2, size / 2 + 1, SURFACE)
        centred(canvas, box.x + size * 0.85, y + row / 2, level, size * 0.66, INK)
    canvas.rect(box.x + 1.5, box.y + sky - 1, box.width - 3, 2.2, INK)
    badge(canvas, seat["seat"], box.x + 6, box.y + sky - min(30.0, sky - 4) - 1, min(30.0, sky - 4))
    count, end = str(len(seat["carts"])), box.x + box.width - 10
    write(canvas, end, box.y + sky * 0.72, count, sky * 0.62, INK, "end")
    sign(canvas, CART, end - width(count, sky * 0.62) - sky * 0.78, box.y + sky * 0.16, sky * 0.66, INK)
    draw_cards(canvas, seat, Box(box.x + row * 0.5, box.y + sky, box.width - row * 0.6, row))


def draw_cards(canvas: Canvas, seat: SeatScene, box: Box) -> None:
    """The cards and carts of a mine; the box is that of its first row."""
    mine = seat["mine"]
    least, most = min([0, *[card["x"] for card in mine]]), max([0, *[card["x"] for card in mine]])
    columns = max(3.0, (most - least) / 2 + 1)
    pitch = min(box.width / columns, box.height * 2.1)
    middle = box.x + box.width / 2 - (least + most) / 2 * pitch / 2
    width, height = pitch - 6, box.height * 0.78
    places: dict[str, tuple[float, float]] = {}
    for card in mine:
        x, y = middle + card["x"] * pitch / 2, box.y + (card["row"] + 0.5) * box.height
        places[card["cell"]] = (x, y)
        draw_card(canvas, card, x, y, width, height)
    for cart in seat["carts"]:
        cell, _, side = cart.partition(":")
        if cell in places and side in SIDES:
            dx, dy = SIDES[side]
            x, y = places[cell][0] + dx * pitch, places[cell][1] + dy * box.height
            size = min(11.0, box.height * 0.19) if box.height < 90 else 15.0
            canvas.fill([arc(x, y, size, 0, 360)], INK)
            canvas.fill([arc(x, y, size - 1.3, 0, 360)], LAMP)
            sign(canvas, CART, x - size * 0.62, y - size * 0.66, size * 1.24, INK)


def draw_card(canvas: Canvas, card: LaidCard, x: float, y: float, width: float, height: float) -> None:
    """A card by its factions; a cave-in is crossed out, machines are counted."""
    level = LEVELS.index(card["level"])
    ground = mixed(CUTS[level], STRATA[level], 0.55) if card["cavein"] else CUTS[level]
    canvas.framed(x - width / 2, y - height / 2, width, height, ground, SECTION, 4, 1.5)
    if card["cavein"]:
        canvas.line([(x - width / 2 + 5, y - height / 2 + 4), (x + width / 2 - 5, y + height / 2 - 4)], 2.4, SECTION)
        canvas.line([(x + width / 2 - 5, y - height / 2 + 4), (x - width / 2 + 5, y + height / 2 - 4)], 2.4, SECTION)
    size = min(height * 0.62, 46.0)
    factions = card["factions"][:2]
    for i, faction in enumerate(factions):
        left = x + (i - (len(factions) - 1) / 2) * size * 1.12 - size / 2
        sign(canvas, FACTIONS[faction], left, y - size / 2, size, INK)
    if card["machines"]:
        at = x + width / 2 - 9
        canvas.circle(at, y - height / 2 + 7, 8, LAMP_EDGE)
        centred(canvas, at, y - height / 2 + 7, str(card["machines"]), 13, SURFACE)


def draw_progress(canvas: Canvas, boards: list[Progress], box: Box) -> None:
    """A ladder for each board, with the markers of the seats."""
    width = box.width / max(1, len(boards))
    for i, board in enumerate(boards):
        x, count = box.x + i * width, len(board["spaces"])
        step = box.height / count
        canvas.framed(x, box.y, width - 6, box.height, SURFACE, LINE_STRONG, 6, 1.3)
        for k in range(count):
            y = box.y + box.height - (k + 1) * step
            if k + 1 == count:
                canvas.rect(x + 2, y + 2, width - 10, step - 2, mixed(LAMP, SURFACE, 0.45), 4)
            elif k % 2:
                canvas.rect(x + 2, y, width - 10, step, SURFACE_2)
            if k:
                canvas.rect(x + 2, y + step - 0.6, width - 10, 1.2, LINE)
            if not any(marker["space"] == k + 1 for marker in board["markers"]):
                centred(canvas, x + (width - 6) / 2, y + step / 2, str(k + 1), 16, INK_2)
        for space in {marker["space"] for marker in board["markers"]}:
            there = sorted(marker["seat"] for marker in board["markers"] if marker["space"] == space)
            size = min(26.0, step * 0.82 / (1 + 0.45 * (len(there) - 1)))
            for n, seat in enumerate(there):
                shift = (n - (len(there) - 1) / 2) * size * 0.62
                y = box.y + box.height - (space - 0.5) * step
                badge(canvas, seat, x + (width - 6) / 2 - size / 2 + shift * 0.5, y - size / 2 + shift, size)


BOARD = ImperialMinersBoard()
