"""The powers of all companies on one tile as one number: BITS for each, company 0 in the lowest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.games.rockwell.verbs import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

BITS: Final = 8
MASK: Final = 255


def packed(owner: i64, power: i64) -> i64:
    """The power of one company; such numbers may be added and subtracted."""
    return power << (owner * BITS)


def power_of(powers: i64, owner: i64) -> i64:
    return powers >> (owner * BITS) & MASK


def total(powers: i64) -> i64:
    """Of all companies."""
    out: i64 = 0
    while powers != 0:
        out += powers & MASK
        powers >>= BITS
    return out


def companies(powers: i64) -> i64:
    """How many have any."""
    out: i64 = 0
    while powers != 0:
        if powers & MASK != 0:
            out += 1
        powers >>= BITS
    return out


def strongest(powers: i64) -> i64:
    """Who has most; NONE where several have."""
    most: i64 = 0
    owner: i64 = NONE
    i: i64 = 0
    while powers != 0:
        power: i64 = powers & MASK
        if power > most:
            most = power
            owner = i
        elif power == most:
            owner = NONE
        powers >>= BITS
        i += 1
    return owner
