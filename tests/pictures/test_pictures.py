"""Pictures of moments: smooth areas, letters of many languages, and the board as spectators see it."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import pytest

from pithead.core.api import SPECTATOR
from pithead.games.registry import load_game
from pithead.pictures import letters
from pithead.pictures.boards import Board, Box, board_of
from pithead.pictures.canvas import Canvas, Colour, Contour, Point, arc
from pithead.pictures.moment import Moment, SeatLine, draw_moment
from pithead.pictures.paths import contours
from pithead.table.record import Record
from pithead.table.table import Table
from tests.server.harness import ROOT

GOLDEN = ROOT / "tests/golden"
# the games that have a board in pictures, and a recorded game of each
MIDDLE = {"rockwell": "15-4-seats", "dig_deep": "02-3-seats", "imperial_miners": "01-5-seats"}


class Dots:
    """A picture that was read."""

    def __init__(self, rows: bytes) -> None:
        self.rows = rows

    def __call__(self, x: int, y: int) -> str:
        """The colour of a dot."""
        return next(iter(colours(self, x, y, x + 1, y + 1)))


def read(png: bytes) -> Dots:
    """The dots of a picture, which must be whole."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    parts, place = {}, 8
    while place < len(png):
        length, kind = struct.unpack_from(">I4s", png, place)
        body = png[place + 8 : place + 8 + length]
        assert struct.unpack_from(">I", png, place + 8 + length)[0] == zlib.crc32(kind + body)
        parts[kind], place = body, place + 12 + length
    assert struct.unpack(">IIBBBBB", parts[b"IHDR"]) == (1200, 630, 8, 2, 0, 0, 0)
    rows = zlib.decompress(parts[b"IDAT"])
    assert len(rows) == 630 * 3601
    return Dots(rows)


@cache
def golden(game: str) -> Table:
    """The middle of a recorded game."""
    file = next(GOLDEN.glob(f"{game}/{MIDDLE[game]}*"))
    record = Record.parse(file.read_text(encoding="utf-8"))
    table = Table.replay(load_game(game), Record(record.header))
    for line in record.lines[: len(record.lines) * 6 // 10]:
        table.replay_line(line)
    return table


def public(game: str) -> dict[str, Any]:
    """What spectators see there."""
    return dict(golden(game).scene(SPECTATOR))


def drawn(game: str, scene: Mapping[str, Any], names: list[str] | None = None) -> Dots:
    seats = [SeatLine(name, waiting=i == 0) for i, name in enumerate(names or ["Ann"] * len(scene["seats"]))]
    return read(draw_moment(Moment(game, load_game(game).info.title, "57", "", scene, seats)))


def colours(dots: Dots, left: int, top: int, right: int, bottom: int) -> set[str]:
    """Those of a part of a picture."""
    found: set[tuple[bytes]] = set()
    for row in range(top * 3601 + 1, bottom * 3601 + 1, 3601):
        found.update(struct.iter_unpack("3s", dots.rows[row + 3 * left : row + 3 * right]))
    return {f"#{dot.hex()}" for (dot,) in found}


def test_an_area_covers_as_much_as_it_is_large() -> None:
    canvas = Canvas(40, 40, "#000000")
    canvas.fill([arc(20, 20, 15, 0, 360, 200), arc(20, 20, 5, 0, 360, 200)[::-1]], "#ffffff")
    assert sum(canvas.dots[::3]) / 255 == pytest.approx(3.1416 * (15**2 - 5**2), rel=0.005)
    canvas = Canvas(10, 10, "#000000")
    canvas.rect(-5, 2.5, 30, 1, "#ffffff")
    assert [canvas.dots[30 * y] for y in range(5)] == [0, 0, 128, 128, 0], "what stands out is cut off"


def test_a_path_is_read_as_the_page_reads_it() -> None:
    (square, closed), (line, open) = contours("M1 2h3v3h-3zm5 5 1 1")
    assert (square, closed) == ([(1, 2), (4, 2), (4, 5), (1, 5)], True)
    assert (line, open) == ([(6, 7), (7, 8)], False)
    ((half, _),) = contours("M0 0A5 5 0 0 1 10 0")
    assert min(y for _, y in half) == pytest.approx(-5, abs=0.2) and half[-1] == pytest.approx((10, 0))


def test_names_of_any_language_are_written_as_far_as_there_are_letters() -> None:
    assert letters.readable("Zoë Łódź Straße") == "Zoë Łódź Straße"
    assert letters.readable("Nguyễn  🙂 小明") == "Nguyen"
    assert letters.readable("小明🙂") == ""
    assert letters.width(letters.fitted("W" * 300, 26, 150), 26) <= 150


@pytest.mark.parametrize("game", sorted(MIDDLE))
def test_no_name_breaks_a_picture(game: str) -> None:
    scene = public(game)
    names = ["Wolfeschlegelsteinhausen von Bergerdorff " * 2, "小明", "🙂🙃", "‏שלום", ""][: len(scene["seats"])]
    long, plain = drawn(game, scene, names), drawn(game, scene)
    assert colours(long, 0, 0, 840, 60) == colours(plain, 0, 0, 840, 60), "a name stays in its card"
    cards = range(150, 150 + 70 * len(names), 70)
    for y in cards:
        assert len(colours(long, 925, y + 15, 1080, y + 50)) > 5, "who cannot be written has a number"
        assert "#22303c" not in colours(long, 1172, y, 1186, y + 60)


def test_every_game_has_a_board_in_pictures() -> None:
    assert all(type(board_of(game)) is not Board for game in MIDDLE)
    scene = public("dig_deep")
    assert len(colours(drawn("dig_deep", scene), 0, 0, 840, 630)) > 40
    assert type(board_of("granite")) is Board, "one without is drawn without"


class Measure(Canvas):
    """A canvas that only notes how far is drawn."""

    def __init__(self) -> None:
        super().__init__(1, 1, "#000000")
        self.points: list[Point] = []

    def fill(self, contours: Iterable[Contour], colour: Colour) -> None:
        self.points += [point for contour in contours for point in contour]


@pytest.mark.parametrize("game", sorted(MIDDLE))
def test_every_moment_of_a_game_keeps_within_its_box(game: str) -> None:
    record = Record.parse(next(GOLDEN.glob(f"{game}/{MIDDLE[game]}*")).read_text(encoding="utf-8"))
    table = Table.replay(load_game(game), Record(record.header))
    board = board_of(game)
    for i, line in enumerate(record.lines, 1):
        table.replay_line(line)
        if i % 60 == 0 or i == len(record.lines):
            canvas, scene = Measure(), table.scene(SPECTATOR)
            board.draw(canvas, scene, Box(12, 6, 836, 618))
            assert all(12 <= x <= 848 and 0 <= y <= 630 for x, y in canvas.points), i
            assert all(board.figures(scene, seat) for seat in range(len(table.players)))


def test_rockwell_is_a_planet_with_its_depths() -> None:
    scene = public("rockwell")
    dots = drawn("rockwell", scene)
    assert dots(430, 340) in ("#ffc46b", "#f79a3e"), "the center glows"
    open = [{**tile, "drilled": True, "back": "SG", "companies": [], "mineshaft": None} for tile in scene["tiles"]]
    bare = drawn("rockwell", {**scene, "tiles": open, "crews": [], "active": None})
    shut = [{**tile, "drilled": False, "back": None} for tile in open]
    rock = drawn("rockwell", {**scene, "tiles": shut, "crews": [], "active": None})
    for radius, cut, stratum in ((250, "#ebddc2", "#c9a36b"), (195, "#e3cbb7", "#a9714b"), (140, "#d5c0b8", "#7a4e43")):
        x, y = 430 + int(radius * 0.17), 315 - int(radius * 0.985)
        assert (bare(x, y), rock(x, y)) == (cut, stratum)
    assert "#0072b2" not in colours(bare, 150, 40, 710, 600) and "#0072b2" in colours(dots, 150, 40, 710, 600)


def test_dig_deep_is_columns_of_tiles_with_miners_and_prices() -> None:
    scene = public("dig_deep")
    empty = [{**column, "tiles": [], "cubes": [0, 0, 0]} for column in scene["columns"]]
    cubes = [{**column, "cubes": [0, 0, 4]} for column in empty]
    full, bare = drawn("dig_deep", {**scene, "columns": cubes}), drawn("dig_deep", {**scene, "columns": empty})
    assert "#7a4e43" in colours(drawn("dig_deep", scene), 20, 80, 520, 505)
    assert "#7a4e43" not in colours(bare, 20, 80, 520, 505)
    assert "#009e73" in colours(full, 20, 512, 520, 600) and "#009e73" not in colours(bare, 20, 512, 520, 600)
    low = [{**row, "price": 0} for row in scene["gems"]]
    assert "#d8435a" not in colours(drawn("dig_deep", {**scene, "gems": low}), 575, 90, 830, 400)


def test_imperial_miners_is_a_mine_for_each_seat_and_the_progress_of_all() -> None:
    scene = public("imperial_miners")
    dots = drawn("imperial_miners", scene)
    assert any(seat["mine"] for seat in scene["seats"])
    bare = [{**seat, "mine": [], "carts": []} for seat in scene["seats"]]
    boards = [{**board, "markers": []} for board in scene["boards"]]
    empty = drawn("imperial_miners", {**scene, "seats": bare, "boards": boards})
    assert "#ebddc2" in colours(dots, 15, 20, 695, 605) and "#ebddc2" not in colours(empty, 15, 20, 695, 605)
    marked = {marker["seat"] for board in scene["boards"] for marker in board["markers"]}
    assert marked and colours(dots, 705, 20, 840, 605) & {"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e6c700"}
    assert not colours(empty, 705, 20, 840, 605) & {"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e6c700"}
