"""The stack of pending decisions: data, so that any moment can be copied, saved and shown.

A stack is a flat int list; a frame is WIDTH ints, the first of which says what is pending. A game keeps one
stack, or one for each seat where all seats act at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

WIDTH: Final = 6
NONE: Final = -1


def push(stack: Ints, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
    """Put one more decision on top."""
    stack.append(kind)
    stack.append(a)
    stack.append(b)
    stack.append(c)
    stack.append(d)
    stack.append(e)


def pop(stack: Ints) -> None:
    """Take the top frame off."""
    i: i64
    for i in range(WIDTH):
        stack.pop()


def top(stack: Ints) -> i64:
    """What is pending, or NONE."""
    if len(stack) == 0:
        return NONE
    return stack[len(stack) - WIDTH]


def get(stack: Ints, slot: i64) -> i64:
    """Argument `slot` (1 to WIDTH - 1) of the top frame."""
    return stack[len(stack) - WIDTH + slot]


def put(stack: Ints, slot: i64, value: i64) -> None:
    """Change argument `slot` of the top frame."""
    stack[len(stack) - WIDTH + slot] = value
