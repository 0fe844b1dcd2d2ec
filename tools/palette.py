"""PNG pictures with a palette of 256 colours: a third of the size, for drawings of flat colours without a visible
difference.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter

MOST = 256
Colour = tuple[int, int, int]


def shrink(png: bytes) -> bytes:
    """The same picture (8 bits, RGB or RGBA, not interlaced) with at most 256 colours."""
    width, height, channels, data = _read(png)
    pixels = [bytes(data[i : i + 3]) for i in range(0, len(data), channels)]
    seen: Counter[Colour] = Counter()
    for text, n in Counter(pixels).items():
        seen[(text[0], text[1], text[2])] += n
    palette, place = _palette(seen)
    index = {bytes(colour): i for colour, i in place.items()}
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        rows += bytes(index[pixel] for pixel in pixels[y * width : (y + 1) * width])
    flat = bytes(value for colour in palette for value in colour)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    body = zlib.compress(bytes(rows), 9)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", head)
        + _chunk(b"PLTE", flat)
        + _chunk(b"IDAT", body)
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _read(png: bytes) -> tuple[int, int, int, bytearray]:
    """Width, height, channels and the pixels, row by row."""
    at, packed = 8, b""
    width = height = channels = 0
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlace = struct.unpack(">IIBBBBB", body)
            assert depth == 8 and colour in (2, 6) and not interlace, "an 8-bit RGB picture is needed"
            channels = 3 if colour == 2 else 4
        elif kind == b"IDAT":
            packed += body
        at += 12 + size
    raw = zlib.decompress(packed)
    stride = width * channels
    out = bytearray()
    before = bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        before = _unfilter(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), before, channels)
        out += before
    return width, height, channels, out


def _unfilter(kind: int, row: bytearray, up: bytearray, step: int) -> bytearray:
    for i in range(len(row)):
        left = row[i - step] if i >= step else 0
        if kind == 1:
            row[i] = row[i] + left & 255
        elif kind == 2:
            row[i] = row[i] + up[i] & 255
        elif kind == 3:
            row[i] = row[i] + (left + up[i]) // 2 & 255
        elif kind == 4:
            corner = up[i - step] if i >= step else 0
            guess = left + up[i] - corner
            row[i] = (
                row[i]
                + min((abs(guess - left), 0, left), (abs(guess - up[i]), 1, up[i]), (abs(guess - corner), 2, corner))[2]
                & 255
            )
        else:
            break
    return row


def _palette(seen: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """The commonest colours as they are, the others by median cut; and the place of each colour in the palette."""
    if len(seen) <= MOST:
        exact = list(seen)
        return exact, {colour: i for i, colour in enumerate(exact)}
    common = [colour for colour, _ in seen.most_common(MOST // 2)]
    place = {colour: i for i, colour in enumerate(common)}
    boxes = [[colour for colour in seen if colour not in place]]
    while len(boxes) < MOST - len(common):
        widest = max(
            boxes, key=lambda box: _spread(box)[0] * sum(seen[c] for c in box) ** 0.5 if len(box) > 1 else -1.0
        )
        if len(widest) < 2:
            break
        boxes.remove(widest)
        axis = _spread(widest)[1]
        widest.sort(key=lambda colour: colour[axis])
        boxes += [widest[: len(widest) // 2], widest[len(widest) // 2 :]]
    palette = list(common)
    for box in boxes:
        weight = sum(seen[c] for c in box)
        for colour in box:
            place[colour] = len(palette)
        mean = [round(sum(c[k] * seen[c] for c in box) / weight) for k in range(3)]
        palette.append((mean[0], mean[1], mean[2]))
    return palette, place


def _spread(box: list[Colour]) -> tuple[int, int]:
    """The widest axis of a box of colours, and how wide it is."""
    return max((max(c[k] for c in box) - min(c[k] for c in box), k) for k in range(3))
