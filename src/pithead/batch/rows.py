"""Rows of machine numbers, and how they come into somebody's buffer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, mypyc_attr, u8

from pithead.core.api import State

if TYPE_CHECKING:
    from mypy_extensions import i64
    from typing_extensions import Buffer

    from pithead.core.api import Ints


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """What a game's encoder has of its own."""

    def fill(self, state: State, seat: i64, row: vec[i16]) -> None:
        """Write what a seat may know into a row of zeros."""
        raise NotImplementedError


class Page:
    """Rows of one length, written one after the other."""

    size: i64

    def __init__(self, size: i64) -> None:
        self.size = size

    def write(self, writer: Writer, state: State, seat: i64, out: memoryview) -> None:
        """What a seat may know, into a buffer of as many numbers of 16 bits."""
        row = vec[i16]([0] * self.size)
        writer.fill(state, seat, row)
        out[:] = memoryview(row)


def write_numbers(row: vec[i16], out: Buffer) -> None:
    """A row of numbers into a buffer of as many numbers of 16 bits; ValueError where it is another one."""
    target = out if isinstance(out, memoryview) else memoryview(out)
    try:
        target[:] = memoryview(row)
    except ValueError:
        raise ValueError(f"the buffer must have {len(row)} numbers of 16 bits") from None


def mark(codes: Ints, size: i64, out: Buffer) -> None:
    """Fill a row of `size` bytes: 1 at each of the codes, else 0."""
    Marks(size).write(codes, memoryview(out).cast("B"))


class Marks:
    """The same again and again, for one thread: the row is kept."""

    row: vec[u8]
    shown: memoryview

    def __init__(self, size: i64) -> None:
        self.row = vec[u8]([0] * size)
        self.shown = memoryview(self.row)

    def write(self, codes: Ints, out: memoryview) -> None:
        """Into a buffer of unsigned bytes."""
        row: vec[u8] = self.row
        code: i64
        for code in codes:
            row[code] = 1
        out[:] = self.shown
        for code in codes:
            row[code] = 0
