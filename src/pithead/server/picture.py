"""A picture of a moment of a table for whoever is sent a link to it: drawn dot by dot, of what spectators see alone."""

from __future__ import annotations

import struct
import unicodedata
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 1200, 630
PALETTE = (
    (246, 241, 231),  # paper
    (31, 42, 55),  # ink
    (201, 163, 107),  # the strata
    (169, 113, 75),
    (122, 78, 67),
    (75, 46, 57),
    (255, 255, 255),
    (0, 114, 178),  # the seats
    (213, 94, 0),
    (0, 158, 115),
    (204, 121, 167),
    (240, 228, 66),
)
PAPER, INK, STRATUM, WHITE, SEAT = 0, 1, 2, 6, 7
STRATA, SEATS = 4, 5
# A letter is five columns of eight dots, the lowest bit on top, from the blank on.
LETTERS = bytes.fromhex(
    "0000000000" "00005f0000" "0007000700" "147f147f14" "242a7f2a12" "2313086462" "3649562050" "0008070300"
    "001c224100" "0041221c00" "2a1c7f1c2a" "08083e0808" "0080703000" "0808080808" "0000606000" "2010080402"
    "3e5149453e" "00427f4000" "7249494946" "2141494d33" "1814127f10" "2745454539" "3c4a494931" "4121110907"
    "3649494936" "464949291e" "0000140000" "0040340000" "0008142241" "1414141414" "0041221408" "0201590906"
    "3e415d594e" "7c1211127c" "7f49494936" "3e41414122" "7f4141413e" "7f49494941" "7f09090901" "3e41415173"
    "7f0808087f" "00417f4100" "2040413f01" "7f08142241" "7f40404040" "7f021c027f" "7f0408107f" "3e4141413e"
    "7f09090906" "3e4151215e" "7f09192946" "2649494932" "03017f0103" "3f4040403f" "1f2040201f" "3f4038403f"
    "6314081463" "0304780403" "6159494d43" "007f414141" "0204081020" "004141417f" "0402010204" "4040404040"
    "0003070800" "2054547840" "7f28444438" "3844444428" "384444287f" "3854545418" "00087e0902" "18a4a49c78"
    "7f08040478" "00447d4000" "2040403d00" "7f10284400" "00417f4000" "7c04780478" "7c08040478" "3844444438"
    "fc18242418" "18242418fc" "7c08040408" "4854545424" "04043f4424" "3c4040207c" "1c2040201c" "3c4030403c"
    "4428102844" "4c9090907c" "4464544c44"
)  # fmt: skip


@dataclass(frozen=True)
class SeatLine:
    """A seat in the picture: who sits there, and the score once the game is over."""

    name: str
    score: int | None


class Canvas:
    """Dots of a few colours."""

    def __init__(self) -> None:
        self.dots = bytearray([PAPER]) * (WIDTH * HEIGHT)

    def fill(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        row = bytes([colour]) * max(0, min(width, WIDTH - x))
        for line in range(max(0, y), min(HEIGHT, y + height)):
            self.dots[line * WIDTH + x : line * WIDTH + x + len(row)] = row

    def write(self, x: int, y: int, text: str, size: int, colour: int) -> None:
        """Letters of `size` times seven dots; what does not fit is left out, accents too."""
        for letter in plain(text)[: (WIDTH - x) // (6 * size)]:
            columns = LETTERS[5 * (ord(letter) - 32) : 5 * (ord(letter) - 32) + 5]
            for i, column in enumerate(columns):
                for bit in range(8):
                    if column >> bit & 1:
                        self.fill(x + i * size, y + bit * size, size, size, colour)
            x += 6 * size

    def png(self) -> bytes:
        rows = b"".join(b"\0" + self.dots[y * WIDTH : (y + 1) * WIDTH] for y in range(HEIGHT))
        palette = b"".join(bytes(colour) for colour in PALETTE)
        parts = (
            (b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)),
            (b"PLTE", palette),
            (b"IDAT", zlib.compress(rows, 6)),
            (b"IEND", b""),
        )
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
            for kind, body in parts
        )


def plain(text: str) -> str:
    """The text in the letters that there are."""
    bare = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("’", "'"))
    kept = "".join(c for c in bare if not unicodedata.combining(c))
    return "".join(c if " " <= c <= "z" else "?" for c in kept)


def draw_moment(title: str, moment: str, seats: Sequence[SeatLine]) -> bytes:
    """The picture as a PNG file."""
    canvas = Canvas()
    for i in range(STRATA):
        canvas.fill(0, HEIGHT - 40 * (STRATA - i), WIDTH, 40, STRATUM + i)
    canvas.write(60, 50, title, 12, INK)
    canvas.write(60, 160, moment, 6, INK)
    for i, seat in enumerate(seats):
        y = 225 + i * 46
        canvas.fill(60, y - 4, 38, 38, INK)
        canvas.fill(63, y - 1, 32, 32, SEAT + i % SEATS)
        canvas.write(116, y, seat.name[:32], 4, INK)
        if seat.score is not None:
            canvas.write(960, y, str(seat.score), 4, INK)
    return canvas.png()
