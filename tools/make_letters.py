"""Writes the letters of shared pictures: outlines of Barlow Condensed, the page's own type, as data for a program that
has no browser. Needs the client's packages (`make web`).
"""

from __future__ import annotations

import json
import struct
import zlib
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "web/node_modules/@fontsource/barlow-condensed/files"
FILES = [FONTS / f"barlow-condensed-{part}-600-normal.woff" for part in ("latin", "latin-ext")]
TARGET = ROOT / "src/pithead/pictures/letters.json"
WANTED = [*range(0x20, 0x7F), *range(0xA1, 0x180), *map(ord, "ȘșȚțẞ–—‘’‚“”„…•−×")]

Point = tuple[int, int, int]  # x, y, and 1 on the outline, 0 where it bends towards it
Contour = list[Point]


class Font:
    """A WOFF file with TrueType outlines."""

    def __init__(self, file: Path) -> None:
        data = file.read_bytes()
        assert data[:4] == b"wOFF", f"{file} is no WOFF file"
        self.tables: dict[str, bytes] = {}
        for i in range(struct.unpack_from(">H", data, 12)[0]):
            tag, offset, packed, length, _ = struct.unpack_from(">4sLLLL", data, 44 + 20 * i)
            body = data[offset : offset + packed]
            self.tables[tag.decode()] = zlib.decompress(body) if packed < length else body
        self.units: int = struct.unpack_from(">H", self.tables["head"], 18)[0]
        self.cap_height: int = struct.unpack_from(">h", self.tables["OS/2"], 88)[0]
        glyphs = struct.unpack_from(">H", self.tables["maxp"], 4)[0]
        wide = struct.unpack_from(">h", self.tables["head"], 50)[0]
        form, scale = (f">{glyphs + 1}L", 1) if wide else (f">{glyphs + 1}H", 2)
        self.places = [scale * place for place in struct.unpack_from(form, self.tables["loca"])]
        self.metrics: int = struct.unpack_from(">H", self.tables["hhea"], 34)[0]
        self.glyphs = self._glyphs()

    def _glyphs(self) -> dict[int, int]:
        """The glyph of each character."""
        cmap = self.tables["cmap"]
        found: dict[int, int] = {}
        for i in range(struct.unpack_from(">H", cmap, 2)[0]):
            start = struct.unpack_from(">L", cmap, 8 + 8 * i)[0]
            if struct.unpack_from(">H", cmap, start)[0] != 4:
                continue
            count = struct.unpack_from(">H", cmap, start + 6)[0] // 2
            ends = struct.unpack_from(f">{count}H", cmap, start + 14)
            firsts, deltas, offsets = (
                struct.unpack_from(f">{count}H", cmap, start + 16 + 2 * count * (k + 1)) for k in range(3)
            )
            base = start + 16 + 6 * count
            for n, (end, first, delta, offset) in enumerate(zip(ends, firsts, deltas, offsets, strict=True)):
                for code in range(first, min(end, 0xFFFE) + 1):
                    glyph = code
                    if offset:
                        glyph = struct.unpack_from(">H", cmap, base + 2 * n + offset + 2 * (code - first))[0]
                    found[code] = (glyph + delta) & 0xFFFF if glyph else 0
        return found

    def advance(self, glyph: int) -> int:
        """How far the next letter stands."""
        width: int = struct.unpack_from(">H", self.tables["hmtx"], 4 * min(glyph, self.metrics - 1))[0]
        return width

    def outline(self, glyph: int) -> list[Contour]:
        """The contours of a glyph, those of its parts put together."""
        start, end = self.places[glyph : glyph + 2]
        if start == end:
            return []
        data = self.tables["glyf"][start:end]
        contours = struct.unpack_from(">h", data)[0]
        return self._parts(data) if contours < 0 else _simple(data, contours)

    def _parts(self, data: bytes) -> list[Contour]:
        found: list[Contour] = []
        place, more = 10, True
        while more:
            flags, glyph = struct.unpack_from(">HH", data, place)
            assert flags & 2 and not flags & 0xC8, "parts are moved, never scaled"
            form = ">hh" if flags & 1 else ">bb"
            dx, dy = struct.unpack_from(form, data, place + 4)
            place += 4 + struct.calcsize(form)
            found += [[(x + dx, y + dy, on) for x, y, on in contour] for contour in self.outline(glyph)]
            more = bool(flags & 0x20)
        return found


def _simple(data: bytes, contours: int) -> list[Contour]:
    ends = struct.unpack_from(f">{contours}H", data, 10)
    place = 10 + 2 * contours
    place += 2 + struct.unpack_from(">H", data, place)[0]
    flags: list[int] = []
    while len(flags) <= ends[-1]:
        flag = data[place]
        repeats = data[place + 1] if flag & 8 else 0
        place += 2 if flag & 8 else 1
        flags += [flag] * (1 + repeats)
    axes: list[list[int]] = []
    for short, same in ((2, 16), (4, 32)):
        value, values = 0, []
        for flag in flags:
            if flag & short:
                value += data[place] if flag & same else -data[place]
                place += 1
            elif not flag & same:
                value += struct.unpack_from(">h", data, place)[0]
                place += 2
            values.append(value)
        axes.append(values)
    points = [(x, y, flag & 1) for x, y, flag in zip(*axes, flags, strict=True)]
    return [points[first:last] for first, last in pairwise([0, *[end + 1 for end in ends]])]


def main() -> None:
    fonts = [Font(file) for file in FILES]
    letters: dict[str, list[object]] = {}
    for code in sorted(WANTED):
        font = next((one for one in fonts if one.glyphs.get(code)), None)
        if font is not None:
            glyph = font.glyphs[code]
            flat = [[n for point in contour for n in point] for contour in font.outline(glyph)]
            letters[chr(code)] = [font.advance(glyph), flat]
    rows = ",\n".join(
        f"{json.dumps(letter, ensure_ascii=False)}:{json.dumps(value, separators=(',', ':'))}"
        for letter, value in letters.items()
    )
    about = "Barlow Condensed SemiBold, SIL Open Font License 1.1, by The Barlow Project Authors"
    head = f'{{"font":{json.dumps(about)},"units":{fonts[0].units},"cap_height":{fonts[0].cap_height},"letters":{{\n'
    TARGET.write_text(f"{head}{rows}\n}}}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
