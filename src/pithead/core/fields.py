"""The fields of a position as data: what a saved one must look like to be read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pithead.core.api import Json

BOUND: Final = 1 << 62  # machine integers hold what is smaller, in every build


def check_fields(data: Mapping[str, Json], new: Mapping[str, Json], growing: Mapping[str, int]) -> None:
    """ValueError names a field of `data` that is missing, unknown or of another form than in `new`, a new game's.

    A list (or each list of a list of lists) in `growing` may have any length that is a multiple of the number given
    there; every other list keeps the length it has in a new game.
    """
    for name in new:
        if name not in data:
            raise ValueError(f"the field '{name}' is missing")
    for name, value in data.items():
        if name not in new:
            raise ValueError(f"there is no field '{name}'")
        _check(name, value, new[name], growing.get(name, 0))


def check_range(data: Mapping[str, Json], name: str, low: int, high: int) -> int:
    """The whole number of a field; ValueError where it is not from `low` to `high`."""
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"the field '{name}' must be {low} to {high}, not {value!r}")
    return value


def _check(name: str, value: Json, like: Json, run: int) -> None:
    if not isinstance(like, list):
        if not _is_number(value):
            raise ValueError(f"the field '{name}' must be a whole number, not {value!r}")
        return
    if not isinstance(value, list):
        raise ValueError(f"the field '{name}' must be a list, not {value!r}")
    rows = len(like) > 0 and isinstance(like[0], list)
    if run > 0 and not rows:
        if len(value) % run != 0:
            raise ValueError(f"the field '{name}' must hold {run} numbers at a time, not {len(value)}")
    elif len(value) != len(like):
        raise ValueError(f"the field '{name}' must hold {len(like)} {'lists' if rows else 'numbers'}, not {len(value)}")
    if rows:
        for i, row in enumerate(value):
            _check(name, row, like[i], run)
        return
    for item in value:
        if not _is_number(item):
            raise ValueError(f"the field '{name}' must hold whole numbers, not {item!r}")


def _is_number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -BOUND < value < BOUND
