"""The chances of all seats after each thing that happened, and what became of everybody's fair share.

A seat's chance is judged from its own view, played on to the next quiet point. Those of all seats are then scaled to
add up to 1. The change from one point to the next belongs to the luck or the choice between them, so that all changes
add up to the result.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from pithead.bots.evaluator import result
from pithead.coach.guide import Guide, alone_share, whole_alone
from pithead.coach.report import Sum
from pithead.coach.walk import Beat, Walk
from pithead.core.api import OVER, State

AGREED = "agreed"  # the stream of what was still open when all agreed to end the game


@dataclass(frozen=True)
class Chances:
    """Of each seat by its own view, with standard errors; not yet scaled."""

    shares: list[float]
    errors: list[float]


def chances(guides: Sequence[Guide], beats: Sequence[Beat], worlds: int) -> list[Chances]:
    """After each beat; each seat's are judged in one call."""
    columns = [_column(guide, [beat.after for beat in beats], worlds) for guide in guides]
    return [
        Chances([column[i][0] for column in columns], [column[i][1] for column in columns]) for i in range(len(beats))
    ]


def _column(guide: Guide, states: Sequence[State], worlds: int) -> list[tuple[float, float]]:
    """One seat's chance at each position, and its standard error."""
    ends: list[State] = []
    place: dict[bytes, tuple[int, int]] = {}
    spans: list[tuple[int, int]] = []
    for state in states:
        view = guide.game.uncounted(state.view(guide.seat), guide.seat) if state.actor() != OVER else state
        key = view.key()
        if key not in place:
            count = 1 if state.actor() == OVER or guide.manner.quiet(view, guide.seat) else worlds
            place[key] = (len(ends), count)
            ends += [guide.quiet_point(view, world) for world in range(count)]
        spans.append(place[key])
    judged = [one.shares[guide.seat] for one in guide.judge(ends)]
    return [_mean(judged[first : first + count]) for first, count in spans]


def _mean(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def scaled(shares: Sequence[float]) -> list[float]:
    """Chances that add up to 1; a seat alone keeps its own."""
    total = sum(shares)
    if len(shares) == 1:
        return list(shares)
    return [share / total for share in shares] if total > 0 else [1 / len(shares)] * len(shares)


def final_shares(walk: Walk) -> list[float]:
    """How the game ended: shares of the win; alone the part of the whole that its points are."""
    found = result(walk.end)
    if len(found.shares) > 1:
        return found.shares
    return [alone_share(found.points[0], whole_alone(walk.game, walk.end))]


@dataclass(frozen=True)
class Change:
    """What a beat changed, by seat: own by the choice as the chooser's view shows it, and what came to light then."""

    chosen: list[float]
    shown: list[float]

    @property
    def all(self) -> list[float]:
        return [a + b for a, b in zip(self.chosen, self.shown, strict=True)]


def changes(walk: Walk, found: Sequence[Chances], fair: Sequence[float]) -> list[Change]:
    """What each beat changed. The last one leads to the result."""
    last = [1 / len(fair)] * len(fair) if len(fair) > 1 else list(fair)
    now, raw = list(fair), last
    out = []
    for beat, after in zip(walk.beats, found, strict=True):
        then = scaled(after.shares)
        halfway = then
        if beat.sealed and beat.seat is not None:
            mixed = list(raw)
            mixed[beat.seat] = after.shares[beat.seat]
            halfway = scaled(mixed)
        out.append(
            Change(
                [b - a for a, b in zip(now, halfway, strict=True)],
                [b - a for a, b in zip(halfway, then, strict=True)],
            )
        )
        now, raw = then, after.shares
    return out


def sums(walk: Walk, found: Sequence[Chances], fair: Sequence[float], accuracies: Sequence[float | None]) -> list[Sum]:
    """Fair share + luck by stream + others' choices + own choices = result.

    A choice made while others chose too changes the others' chances as far as its own seat's view shows it; what comes
    to light once all have chosen is counted to everybody as what the others did.
    """
    seats = range(len(fair))
    luck: list[defaultdict[str, float]] = [defaultdict(float) for _ in seats]
    others, own = [0.0] * len(fair), [0.0] * len(fair)
    for beat, change in zip(walk.beats, changes(walk, found, fair), strict=True):
        for seat in seats:
            if beat.seat is None:
                luck[seat][beat.stream] += change.chosen[seat] + change.shown[seat]
            elif beat.seat != seat:
                others[seat] += change.chosen[seat] + change.shown[seat]
            elif beat.sealed:
                own[seat] += change.chosen[seat]
                others[seat] += change.shown[seat]
            else:
                own[seat] += change.chosen[seat] + change.shown[seat]
    end = final_shares(walk)
    last = scaled(found[-1].shares) if found else list(fair)
    for seat in seats:
        if abs(end[seat] - last[seat]) > 1e-12:
            luck[seat][AGREED] += end[seat] - last[seat]
    return [
        Sum(seat, fair[seat], dict(luck[seat]), others[seat], own[seat], end[seat], accuracies[seat]) for seat in seats
    ]
