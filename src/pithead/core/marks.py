"""Codes as a row of bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import u8

if TYPE_CHECKING:
    from mypy_extensions import i64
    from typing_extensions import Buffer

    from pithead.core.api import Ints


def mark(codes: Ints, size: i64, out: Buffer) -> None:
    """Fill a row of `size` bytes: 1 at each of the codes, else 0."""
    row = vec[u8]([0] * size)
    code: i64
    for code in codes:
        row[code] = 1
    target = memoryview(out)
    if target.format != "B":
        target = target.cast("B")
    target[:] = memoryview(row)
