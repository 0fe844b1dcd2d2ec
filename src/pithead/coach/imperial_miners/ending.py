"""The last round: grades, the others' points, and what comes too late."""

from __future__ import annotations

from pithead.coach.imperial_miners.both import both, message
from pithead.coach.imperial_miners.line import Line
from pithead.coach.question import Comparison, Said
from pithead.games.imperial_miners import scoring

END = "end"


def _score(line: Line) -> int:
    return int(scoring.standing(line.end, 0)[0])


def grade(c: Comparison) -> Said | None:
    """Alone: the next grade is reached."""
    x = both(c)
    one, other = int(scoring.grade(x.a.end, 0)), int(scoring.grade(x.b.end, 0))
    if x.seats > 1 or x.left > 0 or one <= other:
        return None
    weight = _score(x.a) - _score(x.b) + 0.5
    return x.said(
        "grade",
        weight,
        END,
        points=message("points", n=_score(x.a)),
        grade=str(one),
        less=message("points", n=_score(x.b)),
    )


def passes(c: Comparison) -> Said | None:
    """It is enough to pass what somebody has now."""
    x = both(c)
    if x.left > 0:
        return None
    mine, less = _score(x.a), _score(x.b)
    found = [
        (points, seat)
        for seat in range(x.seats)
        if seat != x.seat and less <= (points := int(scoring.standing(x.view, seat)[0])) < mine
    ]
    if not found:
        return None
    points, seat = max(found)
    return x.said("passes", mine - less + 0.3, END, points=message("points", n=mine), seat=str(seat + 1), less=points)


def too_late(c: Comparison) -> Said | None:
    """Cards that are drawn in the last round stay in the hand."""
    x = both(c)
    drawn = x.b.total()
    if x.left > 0 or not drawn.cards + drawn.sought or x.a.total().cards + x.a.total().sought:
        return None
    return x.said("too-late", max(0.1, x.value(x.gains) - x.value(x.less)), END, otherwise=x.otherwise)


FACTS = (grade, passes, too_late)
