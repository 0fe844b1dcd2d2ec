"""Where the lines of a plan end, for a player that has more to say about ends than what foreman gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

SOUGHT: Final = 64  # in a number of cards to be drawn: one of a faction counts so much


class End:
    """One end: what foreman gives it, the answers that lead to it, and which card was laid last where."""

    value: i64
    codes: Ints
    laid: i64

    def __init__(self, value: i64, codes: Ints, laid: i64) -> None:
        self.value = value
        self.codes = codes
        self.laid = laid


class Ends:
    """The ends that a search has met, none twice: of those that differ by points alone the best."""

    path: Ints  # the answers given so far
    promised: i64  # what the draws left out so far are worth,
    due: i64  # and how many cards they are
    found: dict[tuple[int, int], End]

    def __init__(self) -> None:
        self.path = []
        self.promised = 0
        self.due = 0
        self.found = {}

    def add(self, key: tuple[int, int], worth: i64, laid: i64) -> None:
        """The answers so far have led to an end."""
        value: i64 = worth + self.promised
        known = self.found.get(key)
        if len(self.path) > 0 and (known is None or known.value < value):
            self.found[key] = End(value, self.path[:], laid)

    def best(self, most: i64, behind: i64, each: i64) -> list[End]:
        """At most so many, the best first, none so far behind it, and of one card at one place but `each`."""
        order = sorted(self.found.values(), key=_worst)
        out: list[End] = []
        many: dict[int, int] = {}
        for end in order:
            if len(out) >= most or end.value + behind < order[0].value:
                break
            n = many.get(end.laid, 0)
            if n < each:
                many[end.laid] = n + 1
                out.append(end)
        return out


def _worst(end: End) -> int:
    return -end.value
