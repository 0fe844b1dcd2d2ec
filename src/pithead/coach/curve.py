"""The chances of all seats after each thing that happened, and what became of everybody's fair share.

A seat's chance is judged from its own view, played on to the next quiet point. Those of all seats are then scaled to
add up to 1. The change from one point to the next belongs to the luck or the choice between them, so that all changes
add up to the result.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from pithead.bots.evaluator import result
from pithead.coach.guide import Guide, alone_share, whole_alone
from pithead.coach.report import Sum
from pithead.coach.walk import Beat, Walk
from pithead.coach.weigh import standard_error
from pithead.core.api import OVER, State

AGREED = "agreed"  # the stream of what was still open when all agreed to end the game


@dataclass(frozen=True)
class Chances:
    """Of each seat by its own view, with standard errors; not yet scaled."""

    shares: list[float]
    errors: list[float]


def chances(guides: Sequence[Guide], beats: Sequence[Beat], worlds: int) -> list[Chances]:
    """After each beat; each seat's are judged in one call.

    Where nobody chooses in secret, all seats look at the same roll-outs of the position as it is, each with its own
    eyes; else each plays on what it knows itself.
    """
    ends: list[list[State]] = [[] for _ in guides]
    spans: list[list[tuple[int, int]]] = [[] for _ in guides]
    known: list[dict[bytes, tuple[int, int]]] = [{} for _ in guides]
    for beat in beats:
        state = beat.after
        shared = _shared_ends(guides, state, worlds)
        for guide, own, place, spots in zip(guides, ends, known, spans, strict=True):
            if shared:
                spots.append((len(own), len(shared)))
                own += shared
                continue
            view = state.view(guide.seat)
            key = view.key()
            if key not in place:
                place[key] = (len(own), worlds)
                own += [guide.quiet_point(view, world) for world in range(worlds)]
            spots.append(place[key])
    judged = [[one.shares[guide.seat] for one in guide.judge(own)] for guide, own in zip(guides, ends, strict=True)]
    rows = [
        [judged[seat][first : first + count] for seat, (first, count) in enumerate(row)]
        for row in zip(*spans, strict=True)
    ]
    return [Chances([sum(one) / len(one) for one in row], [standard_error(one) for one in row]) for row in rows]


def _shared_ends(guides: Sequence[Guide], state: State, worlds: int) -> list[State]:
    """What all seats are judged at; nothing where each must look for itself."""
    manner = guides[0].manner
    if state.actor() == OVER or all(manner.quiet(state, guide.seat) for guide in guides):
        return [state]
    if not manner.open(state):
        return []
    return [guides[0].true_quiet_point(state, world) for world in range(worlds)]


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
